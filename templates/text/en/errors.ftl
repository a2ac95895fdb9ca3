### The page for an error, and the page that keeps a form until it can be sent again.

error-not-found = Not found
    .body = There's no page at this address. The link may be old or mistyped.
error-forbidden = No access
error-conflict = Already changed
error-busy = Too busy right now
    .body = The site is busy, so nothing was saved. Try again in a few seconds.
error-no-room = Disk full
    .body = The server's disk is full, so this wasn't saved. Tell the organiser and send it again later. Everything saved earlier is safe.
error-away = No response
    .body = The database isn't responding. Send it again in a few seconds; nothing will count twice.
error-too-many = Wait a moment
error-broken = Something went wrong
    .body = The fault is ours and has been logged. Nothing was saved.
error-refused = That didn't work
error-nothing-there = Page not found. Check the address.
error-sign-in = Sign in first.
error-sent-twice = This has already been saved.
# $wait is how long, as "5 minutes".
error-wait = Too many attempts. Wait { $wait }, then try again.

error-go-back = Go back
error-all-events = All events
error-help = Help
# $number is the number of the request in the server's log.
error-number = If you report this, quote request <code>{ $number }</code>.

again-password = Password
again-password-again = Repeat password
again-had-file = Your file wasn't kept. Go back and choose it again.

# Where more is sent at once than a person would send: above the form as it was typed.
again-wait = Wait a moment
    .body = Too much was sent from here at once, so this wasn't saved. What you typed is still here: wait { $wait }, then send it again.
again-send = Send again
