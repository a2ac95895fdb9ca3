### The rounds at the desk: pairing, publishing and closing them, changing their pairings and tables, and their figures.
### $round and $table are numbers. $tables, where it is written out, says which: "tables 3–5, 9".

# Figures by round: attendance, timing and judging.
desk-rounds-figures = Figures
desk-rounds-figures-title = Figures by round
desk-rounds-figures-none = No rounds published yet. Players, timing and judge calls will appear here.
# $players had a place; $never of them never came.
desk-rounds-figures-attendance = { $never ->
    [0] { $players ->
        [0] No one had a place.
        [one] { $players } player had a place.
       *[other] { $players } players had a place.
    }
   *[other] { $players ->
        [0] No one had a place.
        [one] { $players } player had a place; { $never } never came.
       *[other] { $players } players had a place; { $never } never came.
    }
}
desk-rounds-figures-last-report = Time to last report
# $took minutes, against those that were planned; $more or $fewer is 0.
desk-rounds-figures-longest = { $more ->
    [0] { $fewer ->
        [0] { $took ->
            [one] Round { $round } took longest: { $took } minute to the last report, exactly as planned.
           *[other] Round { $round } took longest: { $took } minutes to the last report, exactly as planned.
        }
       *[other] { $took ->
            [one] Round { $round } took longest: { $took } minute to the last report, { $fewer } under plan.
           *[other] Round { $round } took longest: { $took } minutes to the last report, { $fewer } under plan.
        }
    }
   *[other] { $took ->
        [one] Round { $round } took longest: { $took } minute to the last report, { $more } over plan.
       *[other] Round { $round } took longest: { $took } minutes to the last report, { $more } over plan.
    }
}
desk-rounds-figures-bar = Bar: minutes from clock start to last report. Line: planned.
desk-rounds-figures-round = Round { $round }
# Read out instead of a bar, in minutes.
desk-rounds-figures-duration = { $took ->
    [none] { $planned ->
        [one] Round { $round }: no report yet, { $planned } minute planned
       *[other] Round { $round }: no report yet, { $planned } minutes planned
    }
   *[other] Round { $round }: { $took } of { $planned } planned minutes
}
desk-rounds-figures-there = Players
desk-rounds-figures-duration-title = Timing
desk-rounds-figures-judges = Judging
# Column headings.
desk-rounds-figures-round-head = Round
desk-rounds-figures-players = Players
desk-rounds-figures-byes = Byes
desk-rounds-figures-not-at-the-table = No-shows
desk-rounds-figures-left = Withdrew after
desk-rounds-figures-tables = Tables
desk-rounds-figures-reported = Reported
desk-rounds-figures-planned = Planned (min)
desk-rounds-figures-half = Half reported (min)
desk-rounds-figures-took = Last report (min)
desk-rounds-figures-ruled = Set by staff
desk-rounds-figures-calls = Calls
desk-rounds-figures-waited = Median wait (min)
desk-rounds-figures-judged = At tables (min)
desk-rounds-figures-given = Extra minutes

# The page of one round.
desk-rounds-round = Round { $round }
# Follows the state of a draft.
desk-rounds-only-staff = , staff only
desk-rounds-spare = spare player
desk-rounds-publish = Publish round { $round }
desk-rounds-publish-and-start = Publish and start clock
desk-rounds-none-yet = none yet
desk-rounds-table-count = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
# Those without an opponent; follows the number of tables.
desk-rounds-alone-count = { $count ->
    [1] { $waits ->
        [true] 1 waiting
       *[false] 1 bye
    }
   *[other] { $count } without an opponent
}
desk-rounds-change = Change

# Someone without an opponent, and why.
desk-rounds-alone = { $state ->
    [waits] <b>{ $name }</b> is waiting for an opponent ({ LIST($why, type: "semicolon") }).
    [rests] <b>{ $name }</b> has no opponent ({ LIST($why, type: "semicolon") }).
    [by-hand] <b>{ $name }</b> has the bye, set by staff ({ LIST($why, type: "semicolon") }).
   *[bye] <b>{ $name }</b> has the bye ({ LIST($why, type: "semicolon") }).
}
desk-rounds-give-bye = Give bye
desk-rounds-wait-instead = Wait for an opponent
desk-rounds-let-draw-decide = Choose automatically
desk-rounds-bye-to-another = Give bye to someone else
desk-rounds-waits = waiting for an opponent
desk-rounds-has-bye = has the bye

# Badges at the top of a draft: what is wrong, what was kept, what to check.
desk-rounds-have-left = { $count ->
    [one] { $count } player has withdrawn
   *[other] { $count } players have withdrawn
}
desk-rounds-forbidden = { $count ->
    [one] { $count } pair to keep apart
   *[other] { $count } pairs to keep apart
}
desk-rounds-meet-again = { $count ->
    [one] { $count } rematch
   *[other] { $count } rematches
}
desk-rounds-second-byes = { $count ->
    [one] { $count } second bye
   *[other] { $count } second byes
}
desk-rounds-kept = { $byes ->
    [true] No rematches, no second bye
   *[false] No rematches
}
desk-rounds-unlike = { $points ->
    [true] { $count ->
        [one] { $count } table with different points
       *[other] { $count } tables with different points
    }
   *[false] { $count ->
        [one] { $count } table with different records
       *[other] { $count } tables with different records
    }
}
desk-rounds-club-mates = { $count ->
    [one] { $count } pair of clubmates
   *[other] { $count } pairs of clubmates
}
# The same, beside a table.
draw-breach-has-left = withdrawn
draw-breach-forbidden = should be kept apart
draw-breach-meet-again = rematch
draw-breach-second-bye = second bye
desk-rounds-unlike-points = points differ
desk-rounds-same-club = clubmates
desk-rounds-by-hand = set by staff
desk-rounds-by-hand-why = { $told ->
    [true] set by staff, shown to players: { $reason }
   *[false] set by staff: { $reason }
}
desk-rounds-reasons = { LIST($why, type: "semicolon") }
desk-rounds-result = { $ruled ->
    [true] { $result } (ruling)
   *[false] { $result }
}
# Heading of players with the same record; follows that record.
desk-rounds-band = { $draws ->
    [0] { desk-rounds-wins }
    [one] { desk-rounds-wins }, { $draws } draw
   *[other] { desk-rounds-wins }, { $draws } draws
}
desk-rounds-wins = { $wins ->
    [0] no wins
    [one] { $wins } win
   *[other] { $wins } wins
}

# Notes above the tables; $players are names.
desk-rounds-drawn-before = Results have changed since round { $round } was paired: { $players }.
desk-rounds-take-back-first = This round of the cut no longer fits the results, and no battle has started. <a>Take the round back</a>, then pair it again.
desk-rounds-draw-round-again = Pair round { $round } again
# In the log: the reason a draft was paired again.
desk-rounds-results-changed = results changed since pairing
desk-rounds-late = Arrived after pairing, not in this round: { $players }. <a>Seat them</a>
desk-rounds-left = Withdrawn since pairing: { $players }. <a>Repair</a> finds new opponents with the fewest changes.
desk-rounds-leaving = { $name } withdraws after this round and hasn't started their battle. Already gone? <a>Remove them from the round</a>
desk-rounds-no-roster = { $what }. <a>Rosters</a>
desk-rounds-idle = { $what }. <a>Tables this round</a>
desk-rounds-left-out = { $is-last ->
    [true] Left out, not checked in: { $players }. If they arrive, seat them at <a>check-in</a>.
   *[false] Left out, not checked in: { $players }. If they arrive, seat them at <a>check-in</a>. Otherwise they play from round { PLUS($round, 1) }.
}
# Of a draft: it was paired as if these tables had drawn.
desk-rounds-counted-as-draws = { $tables ->
    [one] One result was missing and counted as a draw. Pair again once it is in.
   *[other] { $tables } results were missing and counted as draws. Pair again once they are in.
}
desk-rounds-still-played = { $tables ->
    [one] A table of an earlier round has no result yet. If players are to see round { $round } already, tick the box and publish again.
   *[other] { $tables } tables of earlier rounds have no result yet. If players are to see round { $round } already, tick the box and publish again.
}
desk-rounds-publish-early = Earlier rounds go on beside it
desk-rounds-unseated = No table: { $players }.
    .fix = No table: { $players }. <a>Repair</a> seats them with the fewest changes.
desk-rounds-plays-bye = Pair { $name } with the bye player
desk-rounds-begun-notice = Started: { $tables }. Taking back the round and pairing it again loses their scores.
# Above the buttons that say how a cut goes on.
desk-rounds-left-cut = { $name } is in the cut but isn't playing in round { $round }. Choose how the cut goes on.
desk-rounds-way-chosen = { $way } (chosen)

# The clock, and closing the round.
desk-rounds-clock-not-started = Clock not started
desk-rounds-start-clock = { $minutes ->
    [one] Start clock ({ $minutes } minute)
   *[other] Start clock ({ $minutes } minutes)
}
desk-rounds-all-done = Every table has a result
desk-rounds-close = Close round { $round }
desk-rounds-unconfirmed-tables = Unconfirmed: { $tables }
desk-rounds-accept-and-close = { $count ->
    [one] Accept { $count } report and close round { $round }
   *[other] Accept { $count } reports and close round { $round }
}
desk-rounds-missing = { $count ->
    [one] { $count } table without a result: { $tables }.
   *[other] { $count } tables without a result: { $tables }.
}
desk-rounds-quiet = Quiet for 40 minutes: { $tables }.
desk-rounds-one-report = One report, already counted: { $tables }.
desk-rounds-settle = Rule on table { $table }
desk-rounds-battles = Battles

# The tables.
desk-rounds-search = Name, number or table
    .short = Name or table
desk-rounds-find = Search
desk-rounds-all = All { $count }
desk-rounds-to-look-at = To check { $count }
desk-rounds-swap-a-player = Swap player
desk-rounds-keep-pair = Lock pair
desk-rounds-table = Table { $table }

# Actions on the round.
desk-rounds-swap-repair-change = Change pairings
desk-rounds-swap-two = Swap players
desk-rounds-repair = Repair
desk-rounds-move-fix = Other changes
desk-rounds-its-tables = Tables this round
desk-rounds-plan = { -mission-title } and start time
desk-rounds-mission = { -mission-title }
desk-rounds-no-mission = None
desk-rounds-mission-by-dice = Roll this round's two dice
desk-rounds-starts-at = Start time
desk-rounds-save = Save
desk-rounds-draw-again = Pair again
    .explained = Pairings and byes set by staff stay; the rest are paired again.
desk-rounds-clubs = Clubmates
desk-rounds-odd = Odd number
desk-rounds-leave-out = Leave out players who haven't checked in or played yet
desk-rounds-count-as-drawn = Count unfinished battles as draws
desk-rounds-redraw-reason = Reason
    .hint = Every attempt is kept in the log.
desk-rounds-say-why-redrawn = Give a reason. Every attempt is kept in the log.
desk-rounds-throw-away = Discard draft
desk-rounds-take-back = Take round back
desk-rounds-reopen = Reopen round
desk-rounds-as-players = Player view

# How the round was paired.
desk-rounds-how-made = How this round was paired
desk-rounds-draw = Pairing
desk-rounds-draw-made = { $method }, attempt { $attempt }, paired { $at }
desk-rounds-seed = Seed
# $hash is the SHA-256 of the seed, which stays secret until the round is published.
desk-rounds-seed-promised = SHA-256 { $hash }. The seed appears when you publish.
desk-rounds-seed-told = { $seed }. To repeat the pairing: muster pair FILE --round { $round } --seed { $seed } --attempt { $attempt }
desk-rounds-battleplan = Battleplan
desk-rounds-thrown = rolled (dice: { $dice })
desk-rounds-gave-up = Compromises
desk-rounds-tables-head = Tables
desk-rounds-more-notes = and { $more } more

# Messages after an action.
desk-rounds-drawn = Round { $round } paired. Only staff can see it until you publish it.
desk-rounds-drawn-already = This round is already paired.
desk-rounds-came-late = arrived after pairing
desk-rounds-drawn-again = Draft paired again.
desk-rounds-thrown-away = Draft discarded.
desk-rounds-draft-again = The round is a draft again. Only staff can see it.
desk-rounds-closed = Round { $round } closed. Its results are final.
desk-rounds-open-again = Round { $round } reopened.
desk-rounds-seated = { $name } now plays in round { $round }.
desk-rounds-swapped = { $one } and { $two } swapped.
desk-rounds-plan-saved = Start and { -mission } of round { $round } saved.
desk-rounds-published = { $clock ->
    [true] Round { $round } published. Everyone can see it. The clock is running.
   *[false] Round { $round } published. Everyone can see it.
}
desk-rounds-left-over = { $waits ->
    [true] They're waiting for an opponent.
   *[false] They now have the bye.
}
desk-rounds-cut-goes-on = Saved. Pair or repair the round to apply it.

# The list of rounds, and the form that pairs the next one.
desk-rounds-title = Rounds
desk-rounds-tables-of-venue = Venue tables
desk-rounds-terrain = Terrain by round
desk-rounds-head-round = Round
desk-rounds-head-state = State
desk-rounds-head-start = Start
desk-rounds-head-unconfirmed = Unconfirmed
desk-rounds-done = { $done } of { $tables } done
desk-rounds-has-draft = Publish or discard the draft before you pair the next round.
desk-rounds-draw-round = Pair round { $round }
desk-rounds-beyond-pack = { $count ->
    [one] The pack only has { $count } round.
   *[other] The pack only has { $count } rounds.
}
desk-rounds-method = { $method }. <a>How rounds are paired</a>
# What the method ignores.
desk-rounds-unseen = { $what }.
desk-rounds-plays = { $count ->
    [one] { $count } player in this round.
   *[other] { $count } players in this round.
}
# Follows that. $out: they are left out.
desk-rounds-not-here = { $out ->
    [true] { $count } not checked in, so left out.
   *[false] { $count } not checked in.
}
# $otherwise: not the number that plays now, but the one there would be with (or, $out, without) who is not checked in.
desk-rounds-odd-number = { $otherwise ->
    [true] { $out ->
        [true] Together with players not checked in, the number is odd ({ $number }).
       *[false] Without players not checked in, the number is odd ({ $number }).
    }
   *[false] Odd number ({ $number }).
} { $spare ->
    [none] Add a spare player, wait for someone or give a bye.
   *[other] { $spare } is the spare player.
}
desk-rounds-not-checked-in = { $others ->
    [true] Not checked in ({ $count }): { $players } and others. <a>Check-in</a>
   *[false] Not checked in ({ $count }): { $players }. <a>Check-in</a>
}
# Tables follow, each a link; .label is read out by screen readers.
desk-rounds-no-result-yet = No result yet:
desk-rounds-missing-table = round { $round } table { $table }
    .label = Round { $round }, table { $table }
desk-rounds-draw-without = Pair anyway and count them as draws this time
# Players who both agreed to a grudge match in round 1.
desk-rounds-grudges-open = { $pairs ->
    [one] { $pairs } pair asks to meet in round 1
   *[other] { $pairs } pairs ask to meet in round 1
}
    .label = Decide
desk-rounds-pairs-count = Grudges and pairs to avoid ({ $count })

# The tables of a round.
desk-rounds-tables-of-round = Round { $round } tables
desk-rounds-could-not-be = Table problems
desk-rounds-tables-fine = Everyone with a fixed table has it, and no one repeats a table or terrain.
desk-rounds-given-again = New tables
desk-rounds-nothing-would-change = Nothing changes.
desk-rounds-battles-move = { $count ->
    [one] { $count } battle moves; pairings stay the same.
   *[other] { $count } battles move; pairings stay the same.
}
desk-rounds-tell-movers = The round is published, so tell the players who move.
desk-rounds-head-battle = Battle
desk-rounds-head-from = From
desk-rounds-head-to = To
desk-rounds-two-of-table = { $one } and { $two }
desk-rounds-even-then = Problems left:
desk-rounds-give-like-this = Use these tables
desk-rounds-leave-tables = Keep current tables
desk-rounds-give-again = Reassign tables
desk-rounds-give-again-about = Pairings stay the same. You'll see a preview first.
desk-rounds-started-stay = Battles that have started don't move.
desk-rounds-only-needed = Only where needed
desk-rounds-all-of-them = All tables
desk-rounds-needed-or-all = Where needed: tables out of use and players with a fixed table. All: every battle not moved by staff.
desk-rounds-move-battle = Move a battle
desk-rounds-from-table = From table
desk-rounds-to-table = To table
    .hint = If it's taken, the two battles swap.
desk-rounds-move-why = Reason
    .hint = Kept in the log.
desk-rounds-move-it = Move battle
desk-rounds-tables-search = Name or table
desk-rounds-head-table = Table
desk-rounds-head-where = Where
desk-rounds-head-terrain = Terrain set
desk-rounds-on-stream = on stream
desk-rounds-put-by-hand = moved by staff
desk-rounds-started = started
desk-rounds-tables-given-again = Tables reassigned.
desk-rounds-battle-moved = Battle moved from table { $from } to table { $to }.
