### Signing up for an event without an account, and what a player needs to know afterwards.

register-title = Sign up
register-heading = Sign up for { $name }
# The visitor has signed up here before.
register-asks-to-come-in = You've already asked to join as { $name }.
register-is-waiting = You're already on the waiting list as { $name }.
register-is-in = You've already signed up as { $name }.
register-has-left = You've withdrawn as { $name }.
register-your-page = My page
register-no-account = No account needed.
register-until = Sign-up closes { $day }.
register-name = Your name
    .hint = Shown on the pairings.
register-club = Club or team
    .hint = Optional.
register-faction = Faction
    .hint = Leave empty if you haven't decided.
register-email = Email address
    .hint = Only the organisers see this.
register-painting = Enter my army in the painting contest
register-somebody-else = This is someone else
register-send = Sign up

register-my-entry = My sign-up
register-number = Your number is <strong>{ $number }</strong>.
register-place-to-come = The organiser will tell you when a place is free.
register-invite = Invite your team
register-invite-how = Send this link to your team. Anyone with it can join as player, reserve or coach. It's on your team page too.
register-own-link = Your private link
register-keep-link = Keep this link
register-link-is-key = It opens your pairings, roster and results. Open it on the phone you'll bring. Don't share it.
register-link-as-code = QR code for your private link
register-link-by-mail = We also email the link to { $email }, at most 5 times an hour.
register-my-team = My team
register-hand-in = Hand in roster
register-my-page = My page
