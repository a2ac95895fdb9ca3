### Signing up for an event without an account, and what somebody who has signed up needs to know and keep.

register-title = Sign up
register-heading = Sign up for { $name }
# Whoever looks has an entry here already.
register-asks-to-come-in = Your entry waits to be let in, as { $name }.
register-is-waiting = You are on the waiting list already, as { $name }.
register-is-in = You are in already, as { $name }.
register-has-left = You have left, as { $name }.
register-your-page = Your page
register-no-account = You need no account.
register-until = You can sign up until { $day }.
register-name = Your name
    .hint = As it will stand on the pairings.
register-club = Club or team
    .hint = If you have one.
register-faction = Faction
    .hint = If you know it yet.
register-email = E-mail address
    .hint = Only the organisers see it.
register-painting = My army enters the painting contest
register-somebody-else = This is somebody else
register-send = Sign up

register-my-entry = My entry
register-number = Your number is <strong>{ $number }</strong>.
register-place-to-come = The organiser lets you know when a place is free.
register-invite = Invite the others
register-invite-how = Send this to the people of your team. Whoever opens it can join, as a player, reserve or coach. It stands on the page of your team, too.
register-own-link = Your own link
register-keep-link = Keep this link
register-link-is-key = It is your key to this event: pairings, your roster, your results. Open it on the phone you will bring. Do not share it.
register-link-as-code = The link as a code for a phone's camera
register-link-by-mail = The link also goes to { $email } by email, at most 5 an hour.
register-my-team = My team
register-hand-in = Hand in my roster
register-my-page = My page
