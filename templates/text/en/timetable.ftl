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

## The page of the timetable

timetable-title = Timetable
timetable-follows = These times follow from the <settings>settings</settings>. Change any of them, and what you save counts. Players see them on the <a>event's page</a>, on their phones and in the pack. The clock of a round runs { $minutes } minutes whatever stands here.
timetable-by-hand = These times are set by hand. Players see them on the <a>event's page</a>, on their phones and in the pack. The clock of a round runs { $minutes } minutes whatever stands here.
timetable-day = Day { $day }
timetable-day-dated = Day { $day }, { DATETIME($date, style: "weekday") }
# Of an event of one day.
timetable-only-day = { DATETIME($date, style: "weekday") }
timetable-nothing = Nothing yet.
timetable-to-add = To add
    .hint = A line counts when it has a time. Whatever has its time taken away is taken out.
# What a line asks for, where its label does not stand.
timetable-what = What is added
# To choose, beside breaks and meals.
timetable-something-else = Something else
timetable-name = What it is called
    .like = Like raffle
# $what: what the line is of, like a break. For those who do not see the page.
timetable-line-day = { $what }: day
timetable-line-begins = { $what }: begins
timetable-line-minutes = { $what }: minutes
# After a number of minutes.
timetable-minutes = min
timetable-stands-changed = Somebody else has set it to { $at } for { $minutes } minutes on day { $day }; you sent what is shown.
timetable-stands-taken-out = Somebody else has taken it out; you sent what is shown.
timetable-along = What comes later that day moves along
timetable-save = Save the timetable
timetable-from-settings = Work it out from the settings again
timetable-saved = Saved. Players see it at once, on the event's page and on their phones.
timetable-others-saved = Somebody else saved the timetable while you looked at it. Here it is as it stands.
timetable-choose-what = Choose what it is.
timetable-name-missing = Say what it is, like Raffle.
timetable-nothing-left = A timetable without any time is none: use the times that follow from the settings.
timetable-out-of-its-day = It would move along into the next day. Change its time yourself, or do not let what comes later move along.
