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
