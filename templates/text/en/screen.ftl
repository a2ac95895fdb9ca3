### The big screen of the hall, what a broadcast lays over its picture, and the page from which both are steered.

# What the screen shows.
shows-clock = The clock
shows-pairings = Pairings
shows-standings = Standings
shows-timetable = The timetable
shows-ceremony = The ceremony

# What it shows while there is nothing to show yet.
screen-no-round = No round has been published yet.
screen-no-pairings = The pairings appear here.
screen-no-standings = The standings appear here.
screen-no-bracket = The bracket appears here once the cut begins.
screen-no-timetable = The times of the day appear here.
screen-awards = The awards

# In the place of a clock, or beneath it. $when is a day and a time.
screen-paused = The clock is paused.
screen-time = Time.
screen-not-started = Not started
screen-no-clock = The clock has not been started yet.
screen-event-over = The event is over.
screen-next = Next
screen-next-comes = Next: { $next }
# Behind what is left.
screen-to-start = to the start
screen-to-round = to round { $round }
screen-start-planned = Start planned for { $when }
screen-round-at = Round { $round }: { $when }
screen-round-over = Round { $round } is over
screen-results-in = { $tables ->
    [one] { $done } of { $tables } result is in
   *[other] { $done } of { $tables } results are in
}
# What is left at a table with time of its own.
screen-table-time = Table { $table }: <span>{ $left }</span>

# Over and beneath the lists.
screen-round = Round { $round }
screen-find-name = Find your name, go to your table
screen-by-table = By table
# In the place of a table.
screen-bye = bye
# Those who play together.
screen-side = { LIST($names, type: "and") }
screen-bracket = Bracket
screen-standings = Standings
screen-in-round = in round { $round }
screen-after-round = after round { $round }
# $when is after which round they are, $counted what stands behind each name, where points count first.
screen-standings-about = { $counted ->
    [none] { $when }
   *[other] { $when } · { $counted }
}
screen-points-and-record = { -tournament-points }, W–D–L
screen-match-points-and-record = match points, W–D–L
screen-places = { $last ->
    [none] Place { $first } of { $count }
   *[other] Places { $first }–{ $last } of { $count }
}

# A table on stream.
screen-nothing-on-stream = Nothing is on stream now.
screen-report = { $is-final ->
    [true] Final
   *[false] One report
}
screen-battle-round = Battle round { $round }

# The page that steers it.
screen-desk-title = Big screen
screen-desk-open = Open <a>{ $path }</a> on the computer at the screen, and press F11. It needs no sign-in, and shows what you choose here.
screen-desk-more-screens = More than one screen
screen-desk-each-stays = Each of these stays what it is, whatever you choose below:
screen-desk-bracket = The bracket of the cut, which comes with the standings too
screen-desk-by-table = Pairings by table
screen-desk-broadcast = For a broadcast
screen-desk-overlays = Lay these over the picture, as a page of the web. They need no sign-in, open for everybody, and tell no more than players may know.
screen-desk-stream = { $table ->
    [none] The table on stream: names, factions, records, the score as it comes and the clock. No table is on stream now.
   *[other] The table on stream: names, factions, records, the score as it comes and the clock. Now table { $table }.
}
screen-desk-choose-it = Choose it
screen-desk-same-of = The same of table { $table }; any other by its number, in the newest round.
screen-desk-same-of-none = The same of a table by its number, once a round is out.
screen-desk-standings = The standings as a table for spreadsheets and graphics.
screen-desk-event-file = Not for everybody: <a>{ $path }</a> Players, games and draws as JSON, for organisers who are signed in.
screen-desk-on = On the screen
screen-desk-clock = { $round ->
    [none] Clock
   *[other] Clock of round { $round }
}
screen-desk-clock-closed = Round { $round } is closed, and its clock with it.
screen-desk-left = <strong>{ $left }</strong> left
screen-desk-paused = paused
screen-desk-not-started = { $minutes ->
    [one] Not started: { $minutes } minute.
   *[other] Not started: { $minutes } minutes.
}
screen-desk-start = Start
screen-desk-pause = Pause
screen-desk-go-on = Go on
screen-desk-more-for-all = { $minutes } more for all
screen-desk-fewer = { $minutes } fewer
screen-desk-no-round = There is no round yet.
screen-desk-ceremony = Ceremony
# What the ceremony leaves out, and where it is decided.
screen-desk-left-out = { LIST($what, type: "blank") } <a>Awards</a>
screen-desk-on-stage = { $name ->
    [none] Now: <strong>{ $award }</strong>, without a name
   *[other] Now: <strong>{ $award }</strong>, { $name }
}
screen-desk-still-played = Round { $round } is still being played. What is announced now is on every phone, and goes by the results so far.
screen-desk-reveal = Reveal: { $name }
screen-desk-announce = Announce: { $award }
screen-desk-ceremony-begins = From the last award to the first. Each is announced, then revealed; nothing is shown to anybody before.
screen-desk-ceremony-goes-on = The public list of awards shows what was revealed, and no more.
screen-desk-all-given = All awards are given.
    .fix = All awards are given. The standings are still hidden: <a>show them to everybody</a>.
screen-desk-no-award = There is no award to give yet.
screen-desk-back-to-beginning = Back to the beginning
    .explained = What was revealed is hidden again; who saw it saw it.
screen-desk-calls = What is called out
screen-desk-call-outs = Time left, and what to say
    .hint = One a line, like 0:30 Half an hour left. Empty: what the game system says, scaled to the length of the round.
screen-desk-save = Save
screen-desk-table-minutes = Minutes for one table
screen-desk-table-has = Table { $table } has { $minutes } more.
screen-desk-table = Table
screen-desk-minutes = Minutes
screen-desk-give = Give them

# After a hand on the clock; $less where minutes were taken away.
screen-desk-clock-runs = The clock of round { $round } runs.
screen-desk-clock-paused = The clock of round { $round } is paused.
screen-desk-clock-runs-again = The clock of round { $round } runs again.
screen-desk-clock-taken-back = The clock of round { $round } is not started.
screen-desk-round-has = { $less ->
    [true] { $minutes ->
        [one] Round { $round } has { $minutes } minute less.
       *[other] Round { $round } has { $minutes } minutes less.
    }
   *[false] { $minutes ->
        [one] Round { $round } has { $minutes } minute more.
       *[other] Round { $round } has { $minutes } minutes more.
    }
}
screen-desk-table-got = { $less ->
    [true] { $minutes ->
        [one] Table { $table } has { $minutes } minute less.
       *[other] Table { $table } has { $minutes } minutes less.
    }
   *[false] { $minutes ->
        [one] Table { $table } has { $minutes } minute more.
       *[other] Table { $table } has { $minutes } minutes more.
    }
}
screen-desk-calls-set = This is what is called out.
# After a step of the ceremony, or something else was put on the screen.
screen-desk-step-taken = { $reveal ->
    [announced] On the screen: “{ $award }”, without a name.
   *[revealed] On the screen: “{ $award }”, with the name.
}
screen-desk-ceremony-forgotten = The ceremony is at its beginning again.
screen-desk-shown = On the screen: { $shown }.
# Awards that nobody has yet.
screen-desk-quoted = “{ $award }”
screen-desk-still-voted = Players still vote for { $awards }.
screen-desk-undecided = { $awards ->
    [one] { $awards } is nobody's yet.
   *[other] Nobody has { $awards } yet.
}
screen-desk-leaves-out = The ceremony leaves out what is open.
