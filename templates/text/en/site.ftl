### The front page, the archive, and what whoever runs the site has to know.

site-events = Events
site-new-event = New event
site-yours = Yours
site-running = Running now
site-coming = Coming
site-past = Past
site-archived = Archived events
site-is-new = This site is new, and nobody has an account yet. Whoever started Muster finds a set-up link beside its address, in the window or the log it was started in: it makes the first account.
site-no-event = No event has been published here yet.
site-foot = <wide>Muster runs these events. </wide>Every change is on record.
site-all-events = All events
site-none-archived = No event has been archived here yet.
site-foot-archived = <wide>Muster ran these events. </wide>Every change is on record.

## To whoever starts the program
# Links and codes lead to an address that only the server itself reaches.
site-unreachable = Links and QR codes lead to { $address }, which no phone reaches: nobody has said the address that people type.
# A setting of the database server is off that keeps what was acknowledged.
site-at-risk = WARNING: { $setting } is off on this PostgreSQL server. Results that players were told are saved can be LOST when it stops. Turn it on before the event.
# $what is what they must not miss.
site-start-warning = WARNING: { $what }
# Nobody checks that this machine is the database's.
site-database-unchecked = WARNING: nobody checks that { $host } is the right database server. Whoever stands on the network between can read and change everything. Add ?sslmode=verify-full to the address of the database.
# Mails go to this machine as plain text.
site-mails-in-the-open = WARNING: mails go to { $host } as plain text, with private links and the password of the mail server. Begin its address with smtps://, or add ?tls=required.
