### What stands around every page: its head, its foot, and the note that the page before left.

layout-skip = Skip to the content
layout-all-events = All events
# Behind a person's initials, for who hears the page: it goes on after them.
layout-own-account = , account of { $name }
layout-sign-in = Sign in
layout-undo = Undo
layout-help = Help
# What <wide> holds is left out on a narrow screen.
layout-foot = <wide>Muster runs this event. </wide>Every change is on record.
