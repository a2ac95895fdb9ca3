### The event's own page, for everyone: how far it is, who leads and who won, and its timetable.

# The head of the page.
event-when-and-where = { $days }, { $venue }
# The same on the front page, in a line of a list.
event-when-and-where-short = { $days } · { $venue }
# Who played, and how many rounds: "12 teams, 48 players, 5 rounds".
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
    [true] Round { $round } of { $rounds } under way
   *[false] Round { $round } of { $rounds }
}
# On the front page. If the event plays more rounds than planned, its round alone.
event-round = Round { $round }
event-round-of = Round { $round } of { $rounds }
event-won-by-one = { $name } wins { $event }
event-won-by-some = { LIST($names, type: "and") } share first place
event-won-by-many = { ENTRANTS() ->
    [players] { $count } players share first place
   *[teams] { $count } teams share first place
}
event-until = ends { $time }
# After the time that is left.
event-left = left
event-paused = Paused
# How many results are in. With teams, the total isn't known before the last draft is done.
event-results = { $done } of { $tables ->
    [one] { $tables } result in.
   *[other] { $tables } results in.
}
event-results-all = { $tables ->
    [one] The only result is in.
   *[other] All { $tables } results are in.
}
event-results-of-teams = { $done ->
    [one] { $done } result in.
   *[other] { $done } results in.
}
event-sign-up = { ENTRANTS() ->
    [pairs] Sign up a pair
    [teams] Sign up a team
   *[players] Sign up
}
event-places-left = { $places ->
    [one] { $left } of { $places } place left
   *[other] { $left } of { $places } places left
}
event-no-places-left = All places are taken
event-waiting = { NUMBER($waiting, useGrouping: "false") } on the waiting list
event-my-match = My match
event-my-battle = My battle
# Before round 1 is published. $at is a day and a time.
event-sign-up-opens = Sign-up opens on { $at }
event-sign-up-by-organiser = Sign up through the organiser
event-sign-up-is-open = Sign-up is open
event-sign-up-is-over = Sign-up is closed

# After the event.
event-first-places = Podium
# Where too many are tied to name them.
event-level = { ENTRANTS() ->
    [players] { $count } players
   *[teams] { $count } teams
}
event-shared = tied
event-closest-win = Closest win: { $own }–{ $theirs }
event-closest-win-of = { $name } v { $opponent }, round { $round }.
event-final-standings = Final standings
event-way-to-the-top = Places by round
event-places-in-figures = Places as a table

# During the event.
event-find = Where do I play?
event-find-name = Type your name
event-find-go = Find
event-next = Next
event-round-ends = Round { $round } ends
event-on-stream = On stream: <a>table { $table }</a>, <b>{ $first }</b> – <b>{ $second }</b>
event-just-reported = Latest results
event-all-tables = { ENTRANTS() ->
    [players] { $tables ->
        [one] All tables
       *[other] All { NUMBER($tables, useGrouping: "false") } tables
    }
   *[teams] All tables
}
event-one-report = one report
# The first $count of the standings.
event-first = Top { $count }
event-first-after = Top { $count } after round { $round }
event-leading-in = Leading in round { $round }
event-leading-after = Leading after round { $round }
event-all-standings = All standings
event-awards = Awards
event-all-awards = All awards
event-awards-above = Podium awards are shown above.
event-bracket = Bracket

# Before the event.
event-in-short = At a glance
event-places = Places
event-places-taken = { $taken } <small>of { $places } taken</small>
event-rounds = Rounds
event-points = Points
event-entry = Ticket
event-who-is-coming = Who's coming
event-factions = Factions
# Players of factions that are not named.
event-other-factions = Others
event-all-teams = All { -players }
event-all-players = { $players ->
    [one] All players
   *[other] All { NUMBER($players, useGrouping: "false") } players
}

# Links to more pages.
event-more = More
event-all-rosters = All rosters
event-armies-to-read = Read every army
event-statistics = Statistics
event-statistics-of = Charts and numbers
event-pack-as-pdf = Pack (PDF)
event-to-print = Print or save
event-by-hand = To fill in by hand: <sheet>scoring sheet</sheet> <roster>roster</roster>
event-more-pictures = { $count ->
    [one] { $count } more picture
   *[other] { $count } more pictures
}

# The timetable. $time is 09:30, or 09:30–12:15, and $part what happens then.
event-timetable = Timetable
event-only-day = Timetable
# From the 8th on, days share a name.
event-day = { $number ->
    [8] Later
   *[other] Day { $number }
}
event-date = { DATETIME($date, style: "weekday") }
event-day-on = { event-day }, { DATETIME($date, style: "weekday") }
event-time-on-day = { DATETIME($day, style: "weekday-name") } { $time }
event-timetable-line = { $time } { $part }
event-after-midnight = Ends after midnight.
event-part-over = done
# What comes next. $at is a day and a time, $before what comes before it.
event-part-at-time = { $part } at { $time }
event-part-on-day = { $part }: { $at }
event-parts-before = { $before }, then { $next }

# Around all pages of an event, and of its desk.
event-help = Help for players
event-help-organisers = Help for organisers
event-help-scorekeepers = Help for scorekeepers
event-time-left = Time left in the round
# In the head of a page. On a phone, the time alone.
event-until-short = <wide>ends </wide>{ $time }
event-clock-paused = paused
event-desk = Desk
event-desk-of = { $name } desk
event-trouble = Server problem
event-disk-is-full = The server's disk is full, so changes can't be saved. Saved data is safe. Ask the person who runs the server to free up space; Muster then carries on.

# What a photo shows, for people who can't see it.
players-photos = { $count ->
    [one] { $count } army photo
   *[other] { $count } army photos
}
players-photo = Army of { $name }
