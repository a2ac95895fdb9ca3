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

# Told by scripts: what is new on a page, and what is not sent yet. What is counted is written by them.
layout-script-new = { $count } new
layout-script-changes = Changes
layout-script-unsent = Changes on a scoring sheet that were not sent yet: { $count }. They stay on this phone, and are sent once you sign in again and open the sheet. Sign out?
layout-script-no-signal = No signal: nothing was kept. Tap once more.

## The tabs of an event and of its desk: groups of pages, and their pages
tab-title-event = Event
tab-title-battle = Battle
tab-title-match = Match
tab-title-roster = Roster
tab-title-team = Team
tab-title-now = Now
tab-title-people = People
tab-title-show = Show
tab-title-set-up = Set-up
tab-title-players = Players
tab-title-pairings = Pairings
tab-title-news = News
tab-title-rosters = Rosters
tab-title-standings = Standings
tab-title-figures = Figures
tab-title-statistics = Statistics
tab-title-awards = Awards
tab-title-soft-scores = Soft scores
tab-title-teams = Teams
tab-title-my-battle = My battle
tab-title-my-match = My match
tab-title-my-roster = My roster
tab-title-my-team = My team
tab-title-overview = Overview
tab-title-battles = Battles
tab-title-calls = Calls
tab-title-check-in = Check-in
tab-title-rounds = Rounds
tab-title-tables = Tables
tab-title-screen = Screen
tab-title-print = Print
tab-title-settings = Settings
tab-title-the-day = The day
tab-title-timetable = Timetable
tab-title-staff = Staff
tab-title-log = Log
tab-title-finish = Finish

## What is left of the round at a table
layout-time-left = { $running ->
    [true] <soft>Time left</soft> <timer>{ $left }</timer> <until>until { $end }</until>
   *[false] <soft>The clock is paused at</soft> <timer>{ $left }</timer>
}
layout-time-given = { $minutes } min more for your table

## Places after each round, as lines and in figures
layout-places-lines = Each line is one of the first { $count }, in their order among themselves; the number is the place among all.
layout-places-paths = Places after each round: { LIST($paths, type: "semicolon") }
layout-places = Places after each round
layout-place-after = Place after round

## A table as a file
layout-as-table = As a table:
layout-as-excel = Excel
layout-as-csv = CSV
layout-as-csv-with-semicolons = CSV with semicolons
