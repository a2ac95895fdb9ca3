### Signing in, signing up, what links open, and one's own account.

## Signing in
account-sign-in = Sign in
account-email = E-mail address
account-password = Password
account-make-one = Make an account
account-players-need-none = Players need no account: open your private link, or scan the code on your paper.
account-second-step = The second step
account-phone-code = The code of your phone
    .hint = Six digits; or one of the codes on your paper.
account-start-again = Start again

## Signing up
account-what-for = An account keeps your entries of all events together. To play, you do not need one.
account-email-for-link = E-mail address
    .hint = A link goes there, with which you make the account.
account-name = Name
account-password-short = Password
    .hint = At least 8 characters. Four words make a good one.
account-password-again = The password again
account-send-link = Send the link
account-have-one = I have one
account-make-it = Make the account
# Where mails are sent: whoever asked for an account sees this, whether there is one or not.
account-look-into-mail = Look into your mail: a link there goes on. It works for an hour.
# Where none are sent: the same for everybody too.
account-sign-in-now = Sign in with it now. If there was an account with this address before, it is as it was.
account-no-name = Enter your name.
account-passwords-differ = The two passwords differ.
email-error = Enter an e-mail address, like ann@example.org.
# $it is the fewest that it may have.
password-error-too-short = Use at least { $it } characters. Four words make a good password.
password-error-too-long = Keep the password to 128 characters.
password-error-common = This password is too easy to guess. Four words that do not belong together make a good one.
# $wait is how long, as "5 minutes".
account-too-many-passwords = Too many wrong passwords. Wait { $wait }, or ask for a new-password link.
account-too-many-codes = Too many wrong codes. Wait { $wait }, and try again.

## What a link opens
account-link-setup = Set up Muster
account-link-password = A new password
# $event is the one that its holder is invited to help with.
account-link-staff = { $role ->
    [judge] Be judge of { $event }
   *[organiser] Be organiser of { $event }
}
account-link-account = Make your account
account-first = This is the first account. It looks after the whole site, and can create events.
account-signed-in-as = You are signed in as <strong>{ $name }</strong>.
account-own-password = Your password
    .hint = The one that you sign in with.
account-accept-as = Accept as { $name }
account-or-another = Or make another account
account-have-one-for-link = Do you have an account? <a>Sign in</a>, and this link opens again. Else make one here.
account-new-password = New password
    .hint = At least { $least } characters. Four words make a good one.
account-set-password = Set the password
account-your-name = Your name
    .hint = As judges and players will see it.
account-email-as-staff = E-mail address
    .hint = You sign in with it. The organisers of your events see it.
account-password-least = The password has at least { $least } characters. Four words make a good one.
account-password-set = Your new password is set. Sign in with it.
account-welcome-to-staff = Welcome to the staff.

## The password once more, before what cannot be undone
account-prove = Is it you?
    .body = This needs your password, which was not typed here within the last ten minutes. Then it goes on as you asked.
# The same of an account with a second step.
account-prove-or-code = This needs your password or a code of your phone, and neither was typed here within the last ten minutes. Then it goes on as you asked.
account-wrong-password = That is not your password. Nothing was done; try again.
account-wrong-password-or-code = That is neither your password nor a code that still counts. Nothing was done; try again.
account-your-password = Your password
account-your-password-or-code = Your password, or the code of your phone
account-go-on = Go on

## One's own account
account-help = Help with accounts
account-new-event = New event
account-site = Site administration
account-sign-out = Sign out
account-events-of-staff = Events you run or judge
account-events-of-player = Events you play in
account-no-entries = None yet. Open your private link of an event while signed in, and claim the entry there.
account-entry = as { $name }, number { $number }
account-second-step-state = { $is-on ->
    [true] A code of your phone is asked for besides the password. <a>New codes, or turn it off</a>
   *[false] Your password is all that it takes to be you here. <a>Set up a second step</a>
}
account-password-heading = Password
account-old-password = The password you have
account-other-password = The new one
    .hint = Other browsers are signed out.
account-change-password = Change the password
account-browsers = Your browsers
account-signed-in-with = { $browsers ->
    [one] You are signed in here alone. Times are UTC; the last use is told to the half hour.
   *[other] You are signed in with { $browsers } browsers. Times are UTC; the last use is told to the half hour.
}
account-which-browser = { $is-here ->
    [true] This one
   *[false] Another one
}
account-browser-used = signed in { $at }, last used { $last }
account-sign-one-out = Sign it out
account-sign-others-out = Sign the others out
account-changes = What was changed of how you sign in
account-changes-not-yours = If it was not you, ask whoever looks after the site for a new-password link at once.
account-data = Your data
account-export = Everything that is kept about you
account-delete = Delete the account
account-delete-what-goes = This deletes your email address, password, browsers and roles for good. Your entries lose address, dietary needs and notes; in events that are over you are called “Deleted player”.
account-delete-what-stays = These stay: your results; rosters, answers at sign-up, judge calls and conduct notes, until an organiser of the event deletes them; your name in the logs; backups made before today, until they are removed.
account-delete-meant = Delete my account
account-password-changed = Your password is changed. Other browsers were signed out.
account-one-signed-out = That browser is signed out.
account-others-signed-out = Your other browsers are signed out.
account-deleted = Your account is deleted.

## The second step
account-paper-codes = Your codes for paper
account-paper-codes-shown-once = Each signs you in once without the phone. Print them or write them down now: they are shown only this once.
account-point-app = Point an authenticator app at this picture, or type the letters into it.
account-secret-picture = The secret as a code for the app
account-six-digits = The six digits that it shows
account-turn-on = Turn it on
account-turn-off = Turn it off
account-second-step-on = It is on. { $left } of your codes for paper are left.
account-new-codes = New codes for paper
account-second-step-why = Whoever learns your password is you. With a second step they need your phone too: an app on it, which works without a network, shows six digits that change every half minute.
account-set-up = Set it up
account-own = Your account
account-second-step-is-off = The second step is off: your password is enough.

## A time zone, and a time in it

# $it is what was typed.
zone-error-unknown = “{ $it }” is not a time zone. Use a name like Europe/Berlin.
zone-error-unusual-year = Enter a year with four digits.
zone-error-skipped = On that day the clock jumps over this time. Choose another.
