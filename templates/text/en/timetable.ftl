### The timetable of an event, and its page at the desk.

# The parts of a timetable.
part-kind-doors = Doors open
part-kind-check-in = Check-in
part-kind-briefing = Welcome and safety briefing
part-kind-round = Round { $it }
part-kind-break = Break
part-kind-meal = Meal
part-kind-awards = Awards
# As the organiser called it.
part-kind-other = { $it }

timetable-error-after-midnight = This would end after midnight. Start it earlier, or move it to another day.
timetable-error-round-twice = Round { $it } is in the timetable twice.
timetable-error-round-too-soon = Round { $it } starts before the previous round ends.

## The page of the timetable

timetable-title = Timetable
timetable-follows = These times come from the <settings>settings</settings>. Change any of them and save to keep your own. Players see them on the <a>event page</a>, on their phones and in the pack. The round clock runs { $minutes } minutes whatever these times say.
timetable-by-hand = You've edited these times. Players see them on the <a>event page</a>, on their phones and in the pack. The round clock runs { $minutes } minutes whatever these times say.
timetable-day = Day { $day }
timetable-day-dated = Day { $day }, { DATETIME($date, style: "weekday") }
# For an event of one day.
timetable-only-day = { DATETIME($date, style: "weekday") }
timetable-nothing = Nothing planned yet.
timetable-to-add = Add items
    .hint = An item needs a time. To remove one, clear its time.
# The label of a choice, for screen readers.
timetable-what = Item type
# To choose, beside breaks and meals.
timetable-something-else = Other
timetable-name = Item name
    .like = Raffle
# For screen readers. $what is the item, like a break.
timetable-line-day = { $what }: day
timetable-line-begins = { $what }: start time
timetable-line-minutes = { $what }: minutes
# After a number of minutes.
timetable-minutes = min
timetable-stands-changed = Someone else changed this to { $at } for { $minutes } minutes on day { $day }. Your version is shown.
timetable-stands-taken-out = Someone else removed this. Your version is shown.
timetable-along = Move later items that day too
timetable-save = Save timetable
timetable-from-settings = Reset from settings
timetable-saved = Saved. Players can see it now.
timetable-others-saved = Someone else saved the timetable. This is the latest version.
timetable-choose-what = Choose an item type.
timetable-name-missing = Enter a name, like Raffle.
timetable-nothing-left = The timetable is empty. Add a time, or use the times from the settings.
timetable-out-of-its-day = This would move into the next day. Change its time, or don't move later items.
