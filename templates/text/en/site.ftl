### The front page, the archive, and warnings for the person who runs the site.

# For visitors who aren't signed in.
site-what = Muster runs tabletop tournaments, from sign-up to awards
site-for-players = Your table, your opponent and your place, on your phone.
site-find = Event or town
site-find-it = Find my event
site-found = Events found
site-none-found = No event found. Try fewer words.
site-more-found = There are more. Add a word to find others.
site-to-demo = Try the demo
site-events = Events
site-new-event = New event
site-yours = Your events
# The lists themselves.
event-list-running = On now
event-list-coming = Coming up
event-list-past = Past events
event-list-archived = Archived events
site-none-listed = No events here.
# Links to the whole list, where the front page shows its beginning.
site-more-yours = All your events
site-more-running = All events on now
site-more-coming = All coming events
site-more-past = All past events
site-is-new = No accounts yet. To create the first, open the set-up link in the window or log where Muster started.
site-no-event = No events yet.
site-foot = <wide>Run with Muster. </wide>Every change is logged.
site-all-events = All events
site-none-archived = No archived events yet.
site-foot-archived = <wide>Run with Muster. </wide>Every change is logged.

## To the person who starts the program
# Links and codes point to an address that only the server itself can reach.
site-unreachable = Links and QR codes point to { $address }, which phones can't reach. Set the site's public address.
# The database server may lose changes that it has confirmed.
site-at-risk = WARNING: { $setting } is off on this PostgreSQL server, so saved results can be LOST if it stops. Turn it on before the event.
# $what is one of the sentences here.
site-start-warning = WARNING: { $what }
# The identity of the database server is not checked.
site-database-unchecked = WARNING: { $host } is not verified as the right database server. Anyone on the network between could read and change everything. Add ?sslmode=verify-full to the database address.
# Email goes to this server as plain text.
site-mails-in-the-open = WARNING: emails to { $host } are unencrypted, including private links and the mail server's password. Start its address with smtps://, or add ?tls=required.
