### The page that an error becomes, and the page that keeps a form to be sent once more.

error-not-found = Not found
    .body = There is nothing at this address. The link may be old, or mistyped.
error-forbidden = Not for you
error-conflict = Changed meanwhile
error-busy = Busy
    .body = The site is busy. Nothing was saved; try again in a few seconds.
error-no-room = The disk is full
    .body = The server's disk is full, so nothing was saved. Tell the organiser, and send it again when there is room: nothing that was saved before is lost.
error-away = No answer
    .body = The database does not answer just now. Send it again in a few seconds: what was saved already does not count twice.
error-too-many = Wait a moment
error-broken = Something went wrong
    .body = That was our fault, and it has been written down. What you sent was not saved.
error-refused = That did not work
error-nothing-there = There is nothing at this address.
error-sign-in = Sign in first.
error-sent-twice = That was already saved.
# $wait is how long, as "5 minutes".
error-wait = Too many tries. Wait { $wait }, and try again.

error-go-back = Go back
error-all-events = All events
error-help = Help
# $number is of the request, as the server's log has it.
error-number = If you ask somebody about this: request <code>{ $number }</code>

again-password = Password
again-password-again = The password again
again-had-file = A page cannot keep a file: go back with the browser and choose it again.

# Where more was sent than people send: above the form as it was typed.
again-wait = One moment
    .body = More was sent from here than people send, so this was not saved. What you typed is kept on this page: wait { $wait }, then send it again.
again-send = Send it again
