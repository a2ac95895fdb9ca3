### Signing in, creating an account, what links open, and a person's own account.

## Signing in
account-sign-in = Sign in
account-email = Email address
account-password = Password
account-make-one = Create an account
account-players-need-none = Playing? You don't need an account. Open your private link or scan your printed code.
account-second-step = Two-step sign-in
account-phone-code = Code from your app
    .hint = 6 digits, or one of your recovery codes.
account-start-again = Start again

## Creating an account
account-what-for = An account keeps all your events together. You don't need one to play.
account-email-for-link = Email address
    .hint = We'll email you a link to create your account.
account-name = Name
account-password-short = Password
    .hint = At least 8 characters; four random words work well.
account-password-again = Repeat password
account-send-link = Send link
account-have-one = I have an account
account-make-it = Create account
# Where the site sends email: everyone who asks for an account sees this, whether or not they already have one.
account-look-into-mail = Check your email and open the link within an hour.
# Where the site sends no email: the same for everyone, too.
account-sign-in-now = You can now sign in. If you already had an account, it hasn't changed.
account-no-name = Enter your name.
account-passwords-differ = The passwords don't match. Type both again.
email-error = Enter an email address, like ann@example.org.
# $it is the least number of characters.
password-error-too-short = Use at least { $it } characters. Four unrelated words work well.
password-error-too-long = Use 128 characters or fewer.
password-error-common = This password is too easy to guess. Use four unrelated words.
# $wait is how long, as "5 minutes".
account-too-many-passwords = Too many wrong passwords. Wait { $wait }, or ask for a password reset link.
account-too-many-codes = Too many wrong codes. Wait { $wait }, then try again.

## What a link opens
account-link-setup = Set up Muster
account-link-password = Choose a new password
# $event is the event whose staff the person is invited to join.
account-link-staff = { $role ->
    [scorekeeper] Join { $event } as scorekeeper
    [judge] Join { $event } as judge
   *[organiser] Join { $event } as organiser
}
account-link-account = Create your account
account-first = This first account manages the whole site and can create events.
account-signed-in-as = You're signed in as <strong>{ $name }</strong>.
account-own-password = Your password
    .hint = The one you sign in with.
account-accept-as = Accept as { $name }
account-or-another = Use another account
account-have-one-for-link = Already have an account? <a>Sign in</a> and come back here. If not, create one below.
account-new-password = New password
    .hint = At least { $least } characters; four random words work well.
account-set-password = Set password
account-your-name = Your name
    .hint = Judges and players see this.
account-email-as-staff = Email address
    .hint = You sign in with this. The organisers of your events see it.
account-password-least = At least { $least } characters; four random words work well.
account-password-set = Password changed. Sign in with the new one.
account-welcome-to-staff = You've joined the staff.

## The password again, before something that can't be undone
account-prove = Confirm your password
    .body = Enter your password to continue.
# The same for an account with two-step sign-in.
account-prove-or-code = Enter your password or a code from your app to continue.
account-wrong-password = Wrong password. Nothing was changed; try again.
account-wrong-password-or-code = Wrong password or code. Nothing was changed; try again.
account-your-password = Your password
account-your-password-or-code = Your password, or a code from your app
account-go-on = Continue
# In the place of that question, while the browser fetches the file.
account-download = Your download
account-download-begins = The download begins now. If it doesn't, <a>download the file</a>.
account-download-done = Back to the event

## A person's own account
account-help = Help with accounts
account-new-event = New event
account-site = Site administration
account-sign-out = Sign out
account-events-of-staff = Events you help to run
account-events-of-player = Events you play in
account-all-entries = All your entries
account-no-entries = None yet. Open your private link while signed in, then keep the event in your account.
account-entry = as { $name }, number { $number }
account-second-step-state = { $is-on ->
    [true] On: you sign in with your password and a code from your app. <a>New codes or turn off</a>
   *[false] Off: you sign in with your password alone. <a>Set up two-step sign-in</a>
}
account-password-heading = Password
account-old-password = Current password
account-other-password = New password
    .hint = Your other browsers are signed out.
account-change-password = Change password
account-browsers = Signed-in browsers
account-signed-in-with = { $browsers ->
    [one] You're signed in on this browser only. Times are UTC; last use is to the half hour.
   *[other] You're signed in on { $browsers } browsers. Times are UTC; last use is to the half hour.
}
account-which-browser = { $is-here ->
    [true] This browser
   *[false] Another browser
}
account-browser-used = signed in { $at }, last used { $last }
account-sign-one-out = Sign out
account-sign-others-out = Sign out the others
account-changes = Sign-in changes
account-changes-not-yours = Not you? Ask the site administrator for a password reset link now.
account-data = Your data
account-export = Download my data
account-delete = Delete account
account-delete-what-goes = Deleted for good: your email address, password, sign-ins and roles. Your events lose your email address, dietary needs and notes. In finished events you become “Deleted player”.
account-delete-what-stays = Kept: your results; your rosters, sign-up answers, judge calls and conduct notes, until an organiser deletes them; your name in the logs; earlier backups, until they are deleted.
account-delete-meant = I want to delete my account for good
account-password-changed = Password changed. Your other browsers are signed out.
account-one-signed-out = Browser signed out.
account-others-signed-out = Other browsers signed out.
account-deleted = Account deleted.

## Two-step sign-in
account-paper-codes = Your recovery codes
account-paper-codes-shown-once = Each code signs you in once without your phone. Print or write them down: you won't see them again.
account-point-app = Scan this with an authenticator app, or type in the letters.
account-secret-picture = QR code for your authenticator app
account-six-digits = 6-digit code
account-turn-on = Turn on
account-turn-off = Turn off
account-second-step-on = { $left ->
    [one] On. { $left } recovery code left.
   *[other] On. { $left } recovery codes left.
}
account-new-codes = New recovery codes
account-second-step-why = Protect your account with a code from an app on your phone. The app works offline.
account-set-up = Set up
account-own = My account
account-second-step-is-off = Two-step sign-in is off.

## A time zone, and a time in it

# $it is what was typed.
zone-error-unknown = “{ $it }” is not a time zone. Use a name like Europe/Berlin.
zone-error-unusual-year = Enter a year with 4 digits.
zone-error-skipped = The clocks go forward then, so this time doesn't exist. Choose another.
