### The page that an error becomes, and the page that keeps a form to be sent once more.

error-not-found = Not found
    .body = There is nothing at this address. The link may be old, or mistyped.
error-forbidden = Not for you
error-conflict = Changed meanwhile
error-busy = Busy
error-no-room = The disk is full
error-away = No answer
error-too-many = Wait a moment
error-broken = Something went wrong
    .body = That was our fault, and it has been written down. What you sent was not saved.
error-refused = That did not work

error-go-back = Go back
error-all-events = All events
error-help = Help
# $number is of the request, as the server's log has it.
error-number = If you ask somebody about this: request <code>{ $number }</code>

again-password = Password
again-password-again = The password again
again-had-file = A page cannot keep a file: go back with the browser and choose it again.
