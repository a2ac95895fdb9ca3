### The event's own page, for everybody: how far it is, who leads and who won, and its days.

# The head of the page.
event-when-and-where = { $days }, { $venue }
# The same on the front page, in a line of a list.
event-when-and-where-short = { $days } · { $venue }
# Who played, and how long: "12 teams, 48 players, 5 rounds".
event-entered = { $counted }.
event-count-entrants = { $count ->
    [one] { $count } { -player }
   *[other] { $count } { -players }
}
event-count-players = { $count ->
    [one] { $count } player
   *[other] { NUMBER($count, useGrouping: "false") } players
}
event-count-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
event-how-far = { $played ->
    [true] Round { $round } of { $rounds } is being played
   *[false] Round { $round } of { $rounds }
}
# On the front page; of an event that plays on, its round alone.
event-round = Round { $round }
event-round-of = Round { $round } of { $rounds }
event-won-by-one = { $name } wins { $event }
event-won-by-some = { LIST($names, type: "and") } share first place
event-won-by-many = { ENTRANTS() ->
    [players] { $count } players share first place
   *[teams] { $count } teams share first place
}
event-until = until { $time }
# Behind what is left of the time.
event-left = left
event-paused = Paused
# How many results are in. Of teams nobody knows of how many before the last draft is done.
event-results = { $done } of { $tables ->
    [one] { $tables } result is in.
   *[other] { $tables } results are in.
}
event-results-all = { $tables ->
    [one] The only result is in.
   *[other] All { $tables } results are in.
}
event-results-of-teams = { $done ->
    [one] { $done } result is in.
   *[other] { $done } results are in.
}
event-sign-up = { ENTRANTS() ->
    [pairs] Sign a pair up
    [teams] Sign a team up
   *[players] Sign up
}
event-places-left = { $places ->
    [one] { $left } of { $places } place left
   *[other] { $left } of { $places } places left
}
event-no-places-left = All places are taken
event-waiting = { $waiting ->
    [one] { $waiting } waits for a place
   *[other] { NUMBER($waiting, useGrouping: "false") } wait for a place
}
event-my-match = My match
event-my-battle = My battle
# How far an event is of which no round is out; $at is a day and a time.
event-sign-up-opens = Sign-up opens on { $at }
event-sign-up-by-organiser = Sign-up through the organiser
event-sign-up-is-open = Sign-up is open
event-sign-up-is-over = Sign-up is over

# Once it is over.
event-first-places = The first places
# So many on one place that none is named.
event-level = { ENTRANTS() ->
    [players] { $count } players
   *[teams] { $count } teams
}
event-shared = shared
event-closest-win = The closest win: { $own }–{ $theirs }
event-closest-win-of = { $name } against { $opponent }, in round { $round }.
event-final-standings = Final standings
event-way-to-the-top = The way to the top, round by round
event-places-in-figures = The places in figures

# While it is played.
event-find = Where do I play?
event-find-name = Type your name
event-find-go = Find
event-next = Next
event-round-ends = Round { $round } ends
event-on-stream = On stream: <a>table { $table }</a>, <b>{ $first }</b> – <b>{ $second }</b>
event-just-reported = Just reported
event-all-tables = { ENTRANTS() ->
    [players] { $tables ->
        [one] The table
       *[other] All { NUMBER($tables, useGrouping: "false") } tables
    }
   *[teams] All tables
}
event-one-report = one report
# The first $count of the standings.
event-first = The first { $count }
event-first-after = The first { $count } after round { $round }
event-leading-in = Leading in round { $round }
event-leading-after = Leading after round { $round }
event-all-standings = All standings
event-awards = Awards
event-all-awards = All awards
event-awards-above = Those of the first places stand above.
event-bracket = Bracket

# Before it.
event-in-short = In short
event-places = Places
event-places-taken = { $taken } <small>of { $places } taken</small>
event-rounds = Rounds
event-points = Points
event-entry = Entry
event-who-is-coming = Who is coming
event-factions = Factions
# Players of factions that are not named.
event-other-factions = others
event-all-teams = All teams
event-all-players = { $players ->
    [one] The player
   *[other] All { NUMBER($players, useGrouping: "false") } players
}

# What else there is.
event-more = More
event-all-rosters = All rosters
event-armies-to-read = Armies to read
event-statistics = Statistics
event-statistics-of = Factions and { -missions }
event-pack-as-pdf = The pack as PDF
event-to-print = To print, or to keep
event-by-hand = To fill in by hand: <sheet>a scoring sheet</sheet> <roster>a roster</roster>
event-more-pictures = { $count ->
    [one] { $count } more picture
   *[other] { $count } more pictures
}

# Its days. $time is 09:30, or 09:30–12:15, $part what is then.
event-timetable = Timetable
event-only-day = Schedule
# From 8 on days share a name.
event-day = { $number ->
    [8] Later
   *[other] Day { $number }
}
event-date = { DATETIME($date, style: "weekday") }
event-day-on = { event-day }, { DATETIME($date, style: "weekday") }
event-time-on-day = { DATETIME($day, style: "weekday-name") } { $time }
event-timetable-line = { $time } { $part }
event-after-midnight = The last of it is after midnight.
event-part-over = over
# What comes next; $at is a day and a time, $before what comes before it.
event-part-at-time = { $part } at { $time }
event-part-on-day = { $part }: { $at }
event-parts-before = { $before }, then { $next }

# Around all pages of an event, and of its desk.
event-help = Help for players
event-help-organisers = Help for organisers
event-time-left = Time left in the round
# In the head of a page; on a phone the time alone.
event-until-short = <wide>until </wide>{ $time }
event-clock-paused = paused
event-desk = Desk
event-desk-of = Desk of { $name }
event-trouble = Trouble
event-disk-is-full = The server's disk is full: changes are refused until there is room again. What was saved is safe. Whoever looks after the server has to free some space; Muster goes on by itself then.
