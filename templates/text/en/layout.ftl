### What is around every page: its head, its foot, and the note that the last page left.

layout-skip = Skip to content
layout-all-events = All events
# For screen readers, after the initials of the person who is signed in.
layout-own-account = , { $name }'s account
layout-sign-in = Sign in
layout-undo = Undo
layout-help = Help
# On a narrow screen, <wide> is left out.
layout-foot = <wide>Run with Muster. </wide>Every change is logged.

# Said by scripts, which fill in the count: what is new on a page, and what is not sent yet.
layout-script-new = { $count } new
layout-script-changes = Changes
layout-script-unsent = Scoring sheet changes not sent yet: { $count }. They stay on this phone until you sign in and open the sheet again. Sign out?
layout-script-no-signal = No signal, so nothing was saved. Tap again.

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
tab-title-figures = Event figures
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
tab-title-timetable = Timetable
tab-title-staff = Staff
tab-title-log = Log
tab-title-finish = Finish

## How much time is left in the round at a table
layout-time-left = { $running ->
    [true] <soft>Time left</soft> <timer>{ $left }</timer> <until>ends { $end }</until>
   *[false] <soft>Paused at</soft> <timer>{ $left }</timer>
}
layout-time-given = +{ $minutes } min for your table

## Places after each round, as a chart and as a table
layout-places-lines = The top { $count } after each round. Numbers show the overall place.
layout-places-paths = Places after each round: { LIST($paths, type: "semicolon") }
layout-places = Places after each round
layout-place-after = Place after round

## A table as a file
layout-as-table = Download:
layout-as-excel = Excel
layout-as-csv = CSV
layout-as-csv-with-semicolons = CSV with semicolons
