### The rounds at the desk: drawing, publishing and closing them, changing what was drawn, and how they went.
### $round and $table are numbers. $tables, where it is written out, says which: "tables 3–5, 9".

# How the rounds went: who was there, how long it took.
desk-rounds-figures = Figures
desk-rounds-figures-title = How the rounds went
desk-rounds-figures-none = Here stands, round by round, who was there, how long it took, and what judges had to do. No round has been published yet.
# Who had a place, and how many of them never came.
desk-rounds-figures-attendance = { $never ->
    [0] { $players ->
        [0] No players had a place, and everybody came.
        [one] { $players } player had a place, and everybody came.
       *[other] { $players } players had a place, and everybody came.
    }
   *[other] { $players ->
        [0] No players had a place; { $never } never came.
        [one] { $players } player had a place; { $never } never came.
       *[other] { $players } players had a place; { $never } never came.
    }
}
desk-rounds-figures-last-report = Until the last report
# Against the minutes that were planned; $more or $fewer is 0.
desk-rounds-figures-longest = Round { $round } took longest: { $took ->
    [one] { $took } minute
   *[other] { $took } minutes
} until the last report, { $more ->
    [0] { $fewer ->
        [0] as many as planned
       *[other] { $fewer } fewer than planned
    }
   *[other] { $more } more than planned
}.
desk-rounds-figures-bar = The bar is what the round took, in minutes from the start of its clock; the line is what was planned.
desk-rounds-figures-round = Round { $round }
# In the place of a bar for whoever does not see it, in minutes.
desk-rounds-figures-duration = { $took ->
    [none] { $planned ->
        [one] Round { $round }: no report yet, { $planned } minute planned
       *[other] Round { $round }: no report yet, { $planned } minutes planned
    }
    [one] Round { $round }: { $took } minute of { $planned } planned
   *[other] Round { $round }: { $took } minutes of { $planned } planned
}
desk-rounds-figures-there = Who was there
desk-rounds-figures-duration-title = How long it took
desk-rounds-figures-judges = What judges had to do
# Heads of their columns.
desk-rounds-figures-round-head = Round
desk-rounds-figures-players = Players
desk-rounds-figures-byes = Byes
desk-rounds-figures-not-at-the-table = Not at the table
desk-rounds-figures-left = Left after it
desk-rounds-figures-tables = Tables
desk-rounds-figures-reported = Reported
desk-rounds-figures-planned = Planned, min
desk-rounds-figures-half = Half reported, min
desk-rounds-figures-took = Last report, min
desk-rounds-figures-ruled = Set by staff
desk-rounds-figures-calls = Calls
desk-rounds-figures-waited = Wait for a judge, min
desk-rounds-figures-judged = Judges at tables, min
desk-rounds-figures-given = Given to tables, min

# One round, and what is done to it.
desk-rounds-round = Round { $round }
# Behind the state of a draft.
desk-rounds-only-staff = , only staff see it
desk-rounds-spare = spare
desk-rounds-publish = Publish round { $round }
desk-rounds-publish-and-start = Publish and start the clock
desk-rounds-none-yet = none yet
desk-rounds-table-count = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
# Those without an opponent, behind the number of tables.
desk-rounds-alone-count = { $count ->
    [1] { $waits ->
        [true] one waits
       *[false] one bye
    }
   *[other] { $count } without an opponent
}
desk-rounds-change = Change

# Somebody without an opponent, and why.
desk-rounds-alone = { $state ->
    [waits] <b>{ $name }</b> waits for an opponent ({ LIST($why, type: "semicolon") }).
    [rests] <b>{ $name }</b> has no opponent ({ LIST($why, type: "semicolon") }).
    [by-hand] <b>{ $name }</b> has the bye, given by hand ({ LIST($why, type: "semicolon") }).
   *[bye] <b>{ $name }</b> has the bye ({ LIST($why, type: "semicolon") }).
}
desk-rounds-give-bye = Give the bye
desk-rounds-wait-instead = Wait for somebody instead
desk-rounds-let-draw-decide = Let the draw decide
desk-rounds-bye-to-another = Give it to somebody else
desk-rounds-waits = waits for an opponent
desk-rounds-has-bye = has the bye

# What a draw came to, at the head of a draft: what should not be, what it kept, what to look at.
desk-rounds-have-left = { $count ->
    [one] { $count } player has left
   *[other] { $count } players have left
}
desk-rounds-forbidden = { $count ->
    [one] { $count } table that should not be
   *[other] { $count } tables that should not be
}
desk-rounds-meet-again = { $count ->
    [one] { $count } pair meets again
   *[other] { $count } pairs meet again
}
desk-rounds-second-byes = { $count ->
    [one] { $count } second bye
   *[other] { $count } second byes
}
desk-rounds-kept = { $byes ->
    [true] Nobody meets again, no second bye
   *[false] Nobody meets again
}
desk-rounds-unlike = { $points ->
    [true] { $count ->
        [one] { $count } table with unlike points
       *[other] { $count } tables with unlike points
    }
   *[false] { $count ->
        [one] { $count } table with unlike records
       *[other] { $count } tables with unlike records
    }
}
desk-rounds-club-mates = { $count ->
    [one] { $count } table of club mates
   *[other] { $count } tables of club mates
}
# The same beside a table.
draw-breach-has-left = has left
draw-breach-forbidden = should not meet
draw-breach-meet-again = have met before
draw-breach-second-bye = had a bye before
desk-rounds-unlike-points = unlike points
desk-rounds-same-club = same club
desk-rounds-by-hand = by hand
desk-rounds-by-hand-why = { $told ->
    [true] by hand, players are told: { $reason }
   *[false] by hand: { $reason }
}
desk-rounds-reasons = { LIST($why, type: "semicolon") }
desk-rounds-result = { $ruled ->
    [true] { $result }, ruled
   *[false] { $result }
}
# The heading of those who stand alike, behind their record.
desk-rounds-band = { $draws ->
    [0] { desk-rounds-wins }
    [1] { desk-rounds-wins }, one draw
    [2] { desk-rounds-wins }, two draws
    [3] { desk-rounds-wins }, three draws
   *[other] { desk-rounds-wins }, { $draws } draws
}
desk-rounds-wins = { $wins ->
    [0] no win
    [1] one win
    [2] two wins
    [3] three wins
   *[other] { $wins } wins
}

# Notes above the tables; $players are names.
desk-rounds-drawn-before = Round { $round } was drawn on other results than those that stand now: { $players }.
desk-rounds-take-back-first = A round of a cut goes by the results alone, and nobody plays this one yet. To draw it again, <a>take it back</a> first.
desk-rounds-draw-round-again = Draw round { $round } again
# Why a draft was drawn again, in the log.
desk-rounds-results-changed = results changed since the draw
desk-rounds-late = Here since the draw, and not in this round: { $players }. <a>Seat them</a>
desk-rounds-left = Left since the draw: { $players }. <a>Repair</a> gives their opponents others, with the fewest changes.
desk-rounds-leaving = { $name } leaves after this round, and their battle has not begun. If they are gone already, <a>take them out of the round</a>.
desk-rounds-no-roster = { $what }. <a>Rosters</a>
desk-rounds-idle = { $what }. <a>Tables of this round</a>
desk-rounds-left-out = Left out, because not checked in: { $players }. When they come, <a>check-in</a> offers them a seat in this round; else they play from round { PLUS($round, 1) } on.
desk-rounds-unseated = At no table: { $players }.
    .fix = At no table: { $players }. <a>Repair</a> seats them with the fewest changes.
desk-rounds-plays-bye = { $name } plays whoever has the bye
desk-rounds-begun-notice = Begun: { $tables }. To take the round back and draw it again throws away what was scored there.
# Above the ways on with a cut.
desk-rounds-left-cut = { $name } is in the cut and does not play in round { $round }. How does the cut go on?
desk-rounds-way-chosen = { $way }: chosen

# The clock, and closing the round.
desk-rounds-clock-not-started = The clock of this round has not been started.
desk-rounds-start-clock = { $minutes ->
    [one] Start the clock: { $minutes } minute
   *[other] Start the clock: { $minutes } minutes
}
desk-rounds-all-done = Every table has a result
desk-rounds-close = Close round { $round }
desk-rounds-unconfirmed-tables = Not confirmed by the opponent: { $tables }.
desk-rounds-accept-and-close = { $count ->
    [one] Accept it and close round { $round }
   *[other] Accept all { $count } and close round { $round }
}
desk-rounds-missing = { $count ->
    [one] One table has no result yet: { $tables }.
   *[other] { $count } tables have no result yet: { $tables }.
}
desk-rounds-quiet = No word for 40 minutes: { $tables }.
desk-rounds-one-report = One report: { $tables }, which count already.
desk-rounds-settle = Settle table { $table }
desk-rounds-battles = Battles

# The tables.
desk-rounds-search = Name, number or table
    .short = Name or table
desk-rounds-find = Find
desk-rounds-all = All { $count }
desk-rounds-to-look-at = To look at { $count }
desk-rounds-swap-a-player = Swap a player
desk-rounds-keep-pair = Keep this pair
desk-rounds-table = Table { $table }

# What can be done with the round.
desk-rounds-swap-repair-change = Swap, repair and change
desk-rounds-swap-two = Swap two players
desk-rounds-repair = Repair
desk-rounds-move-fix = Move, fix, keep apart
desk-rounds-its-tables = Tables of this round
desk-rounds-plan = { -mission-title } and start
desk-rounds-mission = { -mission-title }
desk-rounds-no-mission = None
desk-rounds-mission-by-dice = Throw the two dice of this round
desk-rounds-starts-at = Starts
desk-rounds-save = Save
desk-rounds-draw-again = Draw again
    .explained = Tables and a bye set by hand stay; the rest is drawn anew.
desk-rounds-clubs = Players of one club
desk-rounds-odd = The one who is left
desk-rounds-leave-out = Leave those out who have not played yet and are not checked in
desk-rounds-count-as-drawn = Battles without a result count as drawn
desk-rounds-redraw-reason = Why
    .hint = Every attempt is on record.
desk-rounds-say-why-redrawn = Say why: every attempt is on record.
desk-rounds-throw-away = Throw the draft away
desk-rounds-take-back = Take the round back
desk-rounds-reopen = Open the round again
desk-rounds-as-players = As players see it

# How the draw was made.
desk-rounds-how-made = How this draw was made
desk-rounds-draw = Draw
desk-rounds-draw-made = { $method }, attempt { $attempt }, drawn { $at }
desk-rounds-seed = Seed
# $hash is of the seed, before anybody may know it.
desk-rounds-seed-promised = SHA-256 { $hash }: the seed itself is told when you publish
desk-rounds-seed-told = { $seed }; again with muster pair FILE --round { $round } --seed { $seed } --attempt { $attempt }
desk-rounds-battleplan = Battleplan
desk-rounds-thrown = thrown (dice: { $dice })
desk-rounds-gave-up = What it gave up
desk-rounds-tables-head = Tables
desk-rounds-more-notes = and { $more } more

# After something was done to a round.
desk-rounds-drawn = Round { $round } is drawn. Only staff see it until you publish it.
desk-rounds-drawn-already = It was drawn already.
desk-rounds-came-late = came after the draw
desk-rounds-drawn-again = The draft is drawn again.
desk-rounds-thrown-away = The draft is thrown away.
desk-rounds-draft-again = The round is a draft again: only staff see it.
desk-rounds-closed = Round { $round } is closed: its results are final.
desk-rounds-open-again = Round { $round } is open again.
desk-rounds-seated = { $name } plays in round { $round } now.
desk-rounds-swapped = { $one } and { $two } have changed places.
desk-rounds-plan-saved = Saved: the start of round { $round }, and what is played in it.
desk-rounds-published = { $clock ->
    [true] Round { $round } is published: everybody sees it now. The clock runs.
   *[false] Round { $round } is published: everybody sees it now.
}
desk-rounds-left-over = { $waits ->
    [true] They wait for an opponent.
   *[false] They have the bye.
}
desk-rounds-cut-goes-on = Saved. Draw the round, or repair it, to go on like that.

# All rounds, and the form that draws the next.
desk-rounds-title = Rounds
desk-rounds-tables-of-venue = Tables of the venue
desk-rounds-terrain = Terrain from round to round
desk-rounds-head-round = Round
desk-rounds-head-state = State
desk-rounds-head-start = Start
desk-rounds-head-unconfirmed = Unconfirmed
desk-rounds-done = { $done } of { $tables } done
desk-rounds-has-draft = There is a draft: publish it, or throw it away, before you draw the next round.
desk-rounds-draw-round = Draw round { $round }
desk-rounds-beyond-pack = { $count ->
    [one] The pack says { $count } round.
   *[other] The pack says { $count } rounds.
}
desk-rounds-method = { $method }. <a>How rounds are made</a>
# What its method leaves out of sight.
desk-rounds-unseen = { $what }.
desk-rounds-plays = { $count ->
    [one] { $count } player plays in it.
   *[other] { $count } players play in it.
}
# Behind that: $out where they are left out.
desk-rounds-not-here = { $out ->
    [true] { $count ->
        [one] { $count } who is not checked in is left out.
       *[other] { $count } who are not checked in are left out.
    }
   *[false] { $count ->
        [one] { $count } of them is not checked in.
       *[other] { $count } of them are not checked in.
    }
}
desk-rounds-odd-number = { $spare ->
    [none] { $number } is an odd number. There is no spare player: add one, wait for somebody, or give a bye.
   *[other] { $number } is an odd number. { $spare } is the spare player.
}
desk-rounds-not-checked-in = { $others ->
    [true] Not checked in: { $count }. { $players } and others. <a>Check-in</a>
   *[false] Not checked in: { $count }. { $players }. <a>Check-in</a>
}
# Tables follow, each a link; .label is for whoever hears the link alone.
desk-rounds-no-result-yet = No result yet:
desk-rounds-missing-table = round { $round } table { $table }
    .label = Round { $round }, table { $table }
desk-rounds-draw-without = Draw without them: they count as drawn, for this draw alone
desk-rounds-pairs-count = Pairs kept apart or brought together ({ $count })

# The tables of a round.
desk-rounds-tables-of-round = Tables of round { $round }
desk-rounds-could-not-be = What could not be
desk-rounds-tables-fine = Everybody has their own table where they have one, and nobody is back on a table or on terrain they had before.
desk-rounds-given-again = Tables given out again
desk-rounds-nothing-would-change = Nothing would change.
desk-rounds-battles-move = { $count ->
    [one] One battle moves; who meets whom stays.
   *[other] { $count } battles move; who meets whom stays.
}
desk-rounds-tell-movers = The round is published: tell those who move.
desk-rounds-head-battle = Battle
desk-rounds-head-from = From
desk-rounds-head-to = To
desk-rounds-two-of-table = { $one } and { $two }
desk-rounds-even-then = Even then:
desk-rounds-give-like-this = Give the tables out like this
desk-rounds-leave-tables = Leave them as they are
desk-rounds-give-again = Give the tables out again
desk-rounds-give-again-about = Who meets whom stays. You see what would change first.
desk-rounds-started-stay = Battles that have started stay where they are.
desk-rounds-only-needed = Only where it is needed
desk-rounds-all-of-them = All of them
desk-rounds-needed-or-all = Needed: where a table is out of use, or where a player has a table of their own. All: as a new draw would, but for battles moved by hand.
desk-rounds-move-battle = Move one battle
desk-rounds-from-table = From table
desk-rounds-to-table = To table
    .hint = If it is taken, the two change places.
desk-rounds-move-why = Why
    .hint = For the log.
desk-rounds-move-it = Move it
desk-rounds-tables-search = Name or table
desk-rounds-head-table = Table
desk-rounds-head-where = Where
desk-rounds-head-terrain = Terrain set
desk-rounds-on-stream = on stream
desk-rounds-put-by-hand = put here by hand
desk-rounds-started = started
desk-rounds-tables-given-again = The tables are given out again.
desk-rounds-battle-moved = The battle of table { $from } is on table { $to } now.
