### The timetable of an event, and its page at the desk.

# What stands in a timetable.
part-kind-doors = Doors open
part-kind-check-in = Check-in
part-kind-briefing = Welcome briefing, with fire exits and who to turn to
part-kind-round = Round { $it }
part-kind-break = Break
part-kind-meal = Meal
part-kind-awards = Awards
# As the organiser called it.
part-kind-other = { $it }

timetable-error-after-midnight = It would end after midnight: begin sooner, or move it to another day.
timetable-error-round-twice = Round { $it } is there twice.
timetable-error-round-too-soon = Round { $it } begins before the round before it is over.
