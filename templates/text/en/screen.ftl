### The big screen in the hall.

# What the screen shows.
shows-clock = The clock
shows-pairings = Pairings
shows-standings = Standings
shows-timetable = The timetable
shows-ceremony = The ceremony
