### The big screen in the hall, the overlays for a broadcast, and the page that controls both.

# What the screen shows.
shows-clock = Clock
shows-pairings = Pairings
shows-standings = Standings
shows-timetable = Timetable
shows-ceremony = Ceremony

# What it shows while there is nothing to show yet.
screen-no-round = No rounds published yet.
screen-no-pairings = Pairings appear here.
screen-no-standings = Standings appear here.
screen-no-draft = Captains' drafts appear here while a round is being drafted.
screen-no-bracket = The bracket appears here once the cut begins.
screen-no-timetable = The timetable appears here.
screen-awards = Awards

# In place of a clock, or under it. $when is a day and a time.
screen-paused = The clock is paused.
screen-time = Time's up.
screen-not-started = Not started yet
screen-no-clock = The clock hasn't started yet.
screen-event-over = The event is over.
screen-next = Coming up
screen-next-comes = Next: { $next }
# After the time left.
screen-to-start = until the start
screen-to-round = until round { $round }
screen-start-planned = Starts { $when }
screen-round-at = Round { $round }: { $when }
screen-round-over = Round { $round } is over
screen-results-in = { $tables ->
    [one] { $done } of { $tables } result in
   *[other] { $done } of { $tables } results in
}
# What is left at a table with extra minutes.
screen-table-time = Table { $table }: <span>{ $left }</span>

# Above and below the lists.
screen-round = Round { $round }
screen-find-name = Find your name, go to your table
screen-by-table = By table
# In place of a table.
screen-bye = bye
# Those who play together.
screen-side = { LIST($names, type: "and") }
screen-bracket = Bracket
screen-draft-step = Round { $round } · step { $step } of { $of }
# The players that a team has not put up yet.
screen-draft-to-come = Still to be paired: { LIST($names) }
screen-standings = Standings
screen-in-round = in round { $round }
screen-after-round = after round { $round }
# $when is after which round they are, $counted what stands after each name, where points count first.
screen-standings-about = { $counted ->
    [none] { $when }
   *[other] { $when } · { $counted }
}
screen-points-and-record = { -tournament-points }, W–D–L
screen-major-and-record = major victories, W–D–L
screen-match-points-and-record = match points, W–D–L
screen-places = { $last ->
    [none] Place { $first } of { $count }
   *[other] Places { $first }–{ $last } of { $count }
}
# Under standings: words in a box beside some names.
screen-in-a-box = In a box: what sets a place above the next
screen-standings-foot = { $part } · { $boxed }

# A table on stream.
screen-nothing-on-stream = No table on stream right now
screen-report = { $is-final ->
    [true] Final
   *[false] Not confirmed
}
screen-battle-round = Battle round { $round }
# Over a broadcast's picture: who plays, and the score.
screen-third-table = Table { $table }
screen-third-round = Round { $round } of { $of }
screen-score-at = Score at table { $table }
screen-score-round = Round { $round }
# The heads of its columns, to those who do not see it.
screen-score-who = { -player-title }
screen-score-points = { -points-title }

# The page that controls it.
screen-desk-title = Big screen
screen-desk-open = On the screen's computer, open <a>{ $path }</a> and press F11. No sign-in needed. It shows what you choose here.
screen-desk-more-screens = More screens
screen-desk-each-stays = These addresses always show the same scene:
screen-desk-draft = The captains' drafts, also shown with the pairings
screen-desk-bracket = The bracket of the cut, also shown with the standings
screen-desk-by-table = Pairings by table
screen-desk-broadcast = Live stream
screen-desk-overlays = Add these to your streaming software as browser sources. They are public and show only what players can see.
screen-desk-stream = { $table ->
    [none] Table on stream: names, factions and records. No table is on stream now.
   *[other] Table on stream: names, factions and records. Now table { $table }.
}
screen-desk-score = Its live score and the clock. Both let your picture through, and have no background.
screen-desk-choose-it = Choose table
screen-desk-same-of = The same for table { $table } in the newest round. Change the number for another table.
screen-desk-same-of-none = The same for any table number, once a round is published.
screen-desk-standings = Standings as a spreadsheet (CSV).
screen-desk-event-file = For signed-in organisers only: <a>{ $path }</a> Players, battles and pairings (JSON).
screen-desk-on = Show on screen
screen-desk-clock = { $round ->
    [none] Clock
   *[other] Round { $round } clock
}
screen-desk-clock-closed = Round { $round } is closed, so its clock has stopped.
screen-desk-left = <strong>{ $left }</strong> left
screen-desk-paused = paused
screen-desk-not-started = { $minutes ->
    [one] { $minutes } minute, not started
   *[other] { $minutes } minutes, not started
}
screen-desk-start = Start
screen-desk-pause = Pause
screen-desk-go-on = Resume
screen-desk-more-for-all = { $minutes ->
    [one] Add { $minutes } minute
   *[other] Add { $minutes } minutes
}
screen-desk-fewer = { $minutes ->
    [one] Take off { $minutes } minute
   *[other] Take off { $minutes } minutes
}
screen-desk-no-round = No round yet.
screen-desk-ceremony = Ceremony
# What the ceremony skips, and where to decide it.
screen-desk-left-out = { LIST($what, type: "blank") } <a>Awards</a>
screen-desk-on-stage = { $name ->
    [none] On screen: <strong>{ $award }</strong>, winner hidden
   *[other] On screen: <strong>{ $award }</strong>, { $name }
}
screen-desk-still-played = Round { $round } is still being played. Awards use the results so far and appear on every phone.
screen-desk-reveal = Reveal { $name }
screen-desk-announce = Announce { $award }
screen-desk-ceremony-begins = From the last award to the first: announce each, then reveal the winner.
screen-desk-ceremony-goes-on = The public awards page shows only what you've revealed.
screen-desk-all-given = { $are-hidden ->
    [true] All awards revealed. The standings are still hidden.
   *[false] All awards revealed.
}
screen-desk-show-standings = Show standings
screen-desk-no-award = No awards to give yet.
screen-desk-back-to-beginning = Restart ceremony
    .explained = This hides all revealed awards again.
screen-desk-calls = Call-outs
screen-desk-call-outs = Call-outs
    .hint = One per line, like 0:30 Half an hour left. Leave empty for the game's own, scaled to the round.
screen-desk-save = Save
screen-desk-table-minutes = Extra minutes
screen-desk-table-has = { $minutes ->
    [one] Table { $table }: { $minutes } extra minute
   *[other] Table { $table }: { $minutes } extra minutes
}
screen-desk-table = Table
screen-desk-minutes = Minutes
screen-desk-give = Add minutes

# After the clock was changed; $less where minutes were taken off.
screen-desk-clock-runs = Round { $round }: clock started.
screen-desk-clock-paused = Round { $round }: clock paused.
screen-desk-clock-runs-again = Round { $round }: clock running again.
screen-desk-clock-taken-back = Round { $round }: clock start undone.
screen-desk-round-has = { $less ->
    [true] { $minutes ->
        [one] Round { $round }: { $minutes } minute taken off.
       *[other] Round { $round }: { $minutes } minutes taken off.
    }
   *[false] { $minutes ->
        [one] Round { $round }: { $minutes } extra minute.
       *[other] Round { $round }: { $minutes } extra minutes.
    }
}
screen-desk-table-got = { $less ->
    [true] { $minutes ->
        [one] Table { $table }: { $minutes } minute taken off.
       *[other] Table { $table }: { $minutes } minutes taken off.
    }
   *[false] { $minutes ->
        [one] Table { $table }: { $minutes } extra minute.
       *[other] Table { $table }: { $minutes } extra minutes.
    }
}
screen-desk-calls-set = Call-outs saved.
# After a step of the ceremony, or something else was put on the screen.
screen-desk-step-taken = { $reveal ->
    [announced] On the screen: “{ $award }”, winner hidden.
   *[revealed] On the screen: “{ $award }” and its winner.
}
screen-desk-ceremony-forgotten = The ceremony is back at the start.
screen-desk-shown = On the screen: { $shown }.
# Awards that have no winner yet.
screen-desk-quoted = “{ $award }”
screen-desk-still-voted = Players are still voting on { $awards }.
screen-desk-undecided = { $awards ->
    [one] { $awards } has no winner yet.
   *[other] No winners yet for { $awards }.
}
screen-desk-leaves-out = The ceremony skips open awards.
