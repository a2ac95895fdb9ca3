### Why two meet, what a draw gave up, what a change costs, how far the proof goes, and the bracket of a cut.
### A record is wins, draws and losses: 2–0–1. A path is the order of the results: WWL. $gap is how far two are apart.

# Where those meet who are entered, and by what points they are drawn.
-draw-table = { ENTRANTS() ->
    [teams] match
   *[other] table
}
-draw-tables = { ENTRANTS() ->
    [teams] matches
   *[other] tables
}
-draw-points = { ENTRANTS() ->
    [teams] game points
   *[other] { -tournament-points }
}

# Why two meet. The text itself is for staff, one of several, without a full stop; .short stands beside the records and
# paths of the two; .explained is a sentence for the two themselves.
reason-by-hand = set by the organiser
    .explained = The organiser set this { -draw-table }.
reason-seeds = seeds { $upper } and { $lower }
    .explained = Seed { $upper } meets seed { $lower }.
reason-listed = from the organiser's list
    .explained = The pair stands on the organiser's list.
reason-round-robin = { $group ->
    [none] { $rests ->
        [true] round robin: no opponent in this round
       *[false] round robin
    }
   *[other] { $rests ->
        [true] round robin, group { $group }: no opponent in this round
       *[false] round robin, group { $group }
    }
}
    .explained = { $group ->
        [none] { $rests ->
            [true] Everybody meets everybody, and one rests in each round.
           *[false] Everybody meets everybody.
        }
       *[other] { $rests ->
            [true] Everybody of group { $group } meets everybody, and one rests in each round.
           *[false] Everybody of group { $group } meets everybody.
        }
    }
reason-group-done = { $other ->
    [none] { $group ->
        [none] round robin: nobody is left to meet in this round
       *[other] round robin, group { $group }: nobody is left to meet in this round
    }
   *[other] round robin, groups { $group } and { $other }: neither has anybody left to meet in their group
}
    .explained = { $other ->
        [none] { $group ->
            [none] Nobody is left to meet in this round, so there is no battle.
           *[other] Nobody of group { $group } is left to meet in this round, so there is no battle.
        }
       *[other] One is of group { $group }, the other of group { $other }: nobody is left there for them to meet.
    }
reason-cut = { $other ->
    [none] the cut: seed { $seed } goes on without a battle
   *[other] the cut: seed { $seed } and seed { $other }
}
    .explained = { $other ->
        [none] The cut: number { $seed } of it goes on without a battle.
       *[other] The cut: number { $seed } of it meets number { $other }.
    }
reason-third-place = the match for third place: seed { $seed } and seed { $other }
    .explained = The match for third place: number { $seed } of the cut meets number { $other }.
reason-walkover = the cut: a walkover for seed { $seed }, because seed { $other } has left
    .explained = The cut: number { $other } of it has left, so number { $seed } goes on without a battle.
# The organiser's own words.
reason-said = { $it }
    .explained = { $it }
reason-forbidden = { $a } and { $b } should not meet: no draw could avoid it
reason-forbidden-and-set = { $a } and { $b } should not meet: the table was set all the same
reason-again = { $a } and { $b } meet again, after { reason-rounds }: { $because }
    .explained = { $because ->
        [set] They met in { reason-rounds } already.
       *[other] They met in { reason-rounds } already: { PART($because, part: "explained") }.
    }
# $a is one of the two.
again-because-all-others-met = everyone else on { $record } has met { $a } or is banned
    .explained = { $a } can meet nobody else on { $record }
again-because-nobody-else = nobody else is on { $record }
    .explained = nobody else is on { $record }
again-because-fewest = no draw has fewer second meetings
    .explained = without it, more { -players } would meet again
again-because-set = the table was set all the same
reason-rounds = { $rounds ->
    [0] an earlier round
    [one] round { $rounds }
   *[other] rounds { LIST($rounds, type: "and") }
}
reason-clubmates = both from { $club }: keeping them apart would cost more
    .explained = Both are from { $club }: keeping them apart would cost other { -draw-tables } more.
reason-head-start = the upper half of the seeds counts as a win ahead
    .explained = The upper half of the seeds counts as one win ahead in this round.
reason-random = drawn at random
    .explained = Drawn by lot.
reason-same-record = same record { $record }
    .short = same record
    .explained = Both stood at { $record }.
reason-equal-records = records { $upper } and { $lower }, worth the same
    .short = records worth the same
    .explained = They stood at { $upper } and { $lower }, which counts the same.
reason-record-gap = records { $upper } and { $lower }, { $gap } apart: { $because }
    .short = { $because }
    .explained = They stood at { $upper } and { $lower }: { PART($because, part: "explained") }.
reason-same-path = same win path { $path }
    .short = same win path
    .explained = Both won and lost in the same order, { $path }.
# $because is there in a round that was repaired.
reason-path-gap = { $because ->
    [none] win paths { $a } and { $b }, { $gap } apart
   *[other] win paths { $a } and { $b }, { $gap } apart: { $because }
}
    .short = win paths { $gap } apart
    .explained = { $because ->
        [none] In the order of their results, { $a } and { $b }, nobody nearer was left.
       *[other] In the order of their results, { $a } and { $b }, they are apart: { PART($because, part: "explained") }.
    }
reason-same-points = both have { NUMBER($points, useGrouping: "false") } { -draw-points }
    .explained = Both had { NUMBER($points, useGrouping: "false") } { -draw-points }.
reason-points-gap = { NUMBER($upper, useGrouping: "false") } and { NUMBER($lower, useGrouping: "false") } { -draw-points }: { $because }
    .explained = They had { NUMBER($upper, useGrouping: "false") } and { NUMBER($lower, useGrouping: "false") } { -draw-points }: { PART($because, part: "explained") }.
# Places in the standings; $because is there where somebody else stands between the two.
reason-standing = { $because ->
    [none] { reason-upper-place } and { reason-lower-place } in the standings
   *[other] { reason-upper-place } and { reason-lower-place } in the standings: { $because }
}
    .explained = { $because ->
        [none] They stood { reason-upper-place } and { reason-lower-place } in the standings.
       *[other] They stood { reason-upper-place } and { reason-lower-place } in the standings: { PART($because, part: "explained") }.
    }
reason-same-standing = both { reason-upper-place } in the standings
    .explained = Both stood { reason-upper-place } in the standings.
reason-upper-place = { NUMBER($upper, type: "ordinal") ->
    [one] { $upper }st
    [two] { $upper }nd
    [few] { $upper }rd
   *[other] { $upper }th
}
reason-lower-place = { NUMBER($lower, type: "ordinal") ->
    [one] { $lower }st
    [two] { $lower }nd
    [few] { $lower }rd
   *[other] { $lower }th
}
reason-against-spare = against a spare player
    .explained = The spare { -player } plays, so that nobody has to sit out.
reason-spare-forbidden = these two should not meet: no draw could avoid it

# Why two who are not level meet; $upper is the better record, or the more points.
gap-odd-record = an odd number on { $upper }
    .explained = an odd number of { -players } is on { $upper }, so one meets somebody lower
gap-odd-points = an odd number has { NUMBER($upper, useGrouping: "false") }
    .explained = an odd number of { -players } has { NUMBER($upper, useGrouping: "false") }, so one meets somebody lower
gap-repaired = the repair changes as few tables as it can
    .explained = the round was changed, and this way the fewest { -draw-tables } changed
gap-dearer = anything nearer would cost more elsewhere
    .explained = anything nearer would have put others further apart

# Why somebody has nobody to meet.
reason-odd-number = an odd number of players: one has a bye
    .explained = The number of { -players } is odd, so one has a bye.
reason-spare-plays = an odd number of players: { $name } plays as the spare player
    .explained = The number of { -players } is odd: { $name } plays as the spare.
reason-had-bye = had one in { reason-rounds } already
    .explained = They had one in { reason-rounds } already.
reason-had-bye-or-spare = had a bye or a spare player in { reason-rounds } already
    .explained = They had a bye or the spare { -player } in { reason-rounds } already.
reason-lowest-record = the lowest record, { $record }
    .explained = It goes to the lowest record, { $record }.
reason-lowest-points = the fewest { -draw-points }, { NUMBER($points, useGrouping: "false") }
    .explained = It goes to the fewest { -draw-points }, { NUMBER($points, useGrouping: "false") }.
reason-last-in-standings = the last in the standings, { place-ordinal }
    .explained = It goes to the last in the standings, { place-ordinal }.
reason-lowest-path = the lowest win path there, { $path }
    .explained = Of those, to the lowest order of results, { $path }.
reason-lowest-that-can = the lowest record that can have it, { $record }
    .explained = It goes to the lowest record that can still have one, { $record }.
reason-fewest-changes = the repair changes as few tables as it can
    .explained = The round was changed after it was drawn, and this way the fewest { -draw-tables } changed.
reason-missed = For the draw, a round that somebody missed counts as lost.

# How far two are apart: $halves in half wins, $wins in wins as it is written: 1.5
draw-wins = { $halves ->
    [1] half a win
    [2] one win
   *[other] { $wins } wins
}
draw-wins-apart = { $gap } apart

# What stands between two who could meet.
apart-reason-forbidden = the organiser forbade this pair
apart-reason-met = they met in round { $round }
apart-reason-clubmates = both are from { $club }
apart-reason-records = records { $a } and { $b }
apart-reason-win-paths = win paths { $a } and { $b }

# What a change costs, after "It" or after what is changed: costs one record gap and one win-path gap.
draw-price = { $costs ->
    [none] { $saves ->
        [none] costs nothing: one is as good as the other
       *[other] saves { LIST($saves, type: "and") }
    }
   *[other] { $saves ->
        [none] costs { LIST($costs, type: "and") }
       *[other] { $is-dearer ->
            [true] costs { LIST($costs, type: "and") }, saves { LIST($saves, type: "and") }
           *[false] saves { LIST($saves, type: "and") }, costs { LIST($costs, type: "and") }
        }
    }
}
draw-difference = { $what ->
    [forbidden] { $count ->
        [one] one forbidden pair
       *[other] { draw-count } forbidden pairs
    }
    [rematch] { $count ->
        [one] one rematch
       *[other] { draw-count } rematches
    }
    [repeated-bye] { $count ->
        [one] one repeated bye
       *[other] { draw-count } repeated byes
    }
    [clubmates] { $count ->
        [one] one pair of clubmates
       *[other] { draw-count } pairs of clubmates
    }
    [changed-table] { $count ->
        [one] one changed table
       *[other] { draw-count } changed tables
    }
    [bye-step] { $count ->
        [one] one step up for the bye
       *[other] { draw-count } steps up for the bye
    }
    [record-gap] { $count ->
        [one] one record gap
       *[other] { draw-count } record gaps
    }
    [wider-record-gap] { $count ->
        [one] a wider record gap
       *[other] { draw-count } wider record gaps
    }
    [path-gap] { $count ->
        [one] one win-path gap
       *[other] { draw-count } win-path gaps
    }
   *[wider-path-gap] { $count ->
        [one] a wider win-path gap
       *[other] { draw-count } wider win-path gaps
    }
}
draw-count = { $count ->
    [2] two
    [3] three
   *[other] { $count }
}

# How far the proof of a draw goes, as the end of a sentence; $set tables were set before it.
draw-best = { $repairs ->
    [true] { $set ->
        [0] a repair, and none changes fewer tables
        [one] a repair around the one table that was set, and none changes fewer tables
       *[other] a repair around the { $set } tables that were set, and none changes fewer tables
    }
   *[false] { $set ->
        [0] no draw is better
        [one] no draw is better around the one table that was set
       *[other] no draw is better around the { $set } tables that were set
    }
}
draw-best-of-nothing = every table was set before the draw, so nothing is proven

# What a draw gave up, a line for each.
draw-gave-up-forbidden = { $count ->
    [one] { $count } pair meets though it was forbidden
   *[other] { $count } pairs meet though it was forbidden
}
draw-gave-up-rematches = { $count ->
    [one] { $count } pair meets again
   *[other] { $count } pairs meet again
}
draw-gave-up-byes = { $count ->
    [one] { $count } player has a second bye
   *[other] { $count } players have a second bye
}
draw-gave-up-clubmates = { $count ->
    [one] { $count } pair is of one club
   *[other] { $count } pairs are of one club
}
draw-gave-up-points = { $count ->
    [one] { $count } table has different points
   *[other] { $count } tables have different points
}
draw-gave-up-records = { $count ->
    [one] { $count } table has different records
   *[other] { $count } tables have different records
}
draw-gave-up-paths = { $count ->
    [one] { $count } table has different win paths
   *[other] { $count } tables have different win paths
}
# $price is what it costs.
draw-bye-by-hand = the bye was given by hand: that { $price }
draw-all-by-hand = Set by hand: nothing is claimed about these tables.
draw-gave-up-nothing = nothing
draw-nothing-proven = Every table was set before the draw, so nothing is proven.
draw-proven = Proven: { $claim }.

# What a round's method leaves out of sight, without a full stop.
draw-unseen-random = A round by lot does not look at records
draw-unseen-list = A list is taken as it stands: it does not look at pairs kept apart, clubs or records
draw-unseen-round-robin = A round robin does not look at clubs or records: everybody meets everybody
draw-unseen-cut = A cut goes by its seeds: it does not look at pairs kept apart, clubs or records

# The bracket of a cut. Above a round, by how many could be left in it; .within in a sentence, .label of one in it.
bracket-round = { $left ->
    [0] Final
    [1] Final
    [2] Final
    [4] Semi-finals
    [8] Quarter-finals
   *[other] Round of { $left }
}
    .within = { $left ->
        [0] the final
        [1] the final
        [2] the final
        [4] the semi-final
        [8] the quarter-final
       *[other] the round of { $left }
    }
    .label = { $left ->
        [0] Final
        [1] Final
        [2] Final
        [4] Semi-final
        [8] Quarter-final
       *[other] Round of { $left }
    }
bracket-third-place = Third place
# In the place of an opponent in the first round.
bracket-no-opponent = no battle
# For whoever does not see the picture: before a number, after a name.
bracket-seed = seed
bracket-wins = wins
bracket-goes-on = goes on

# How far somebody came, after their name.
reached-won = won the final
    .label = Winner
reached-plays-in = is in { bracket-round.within }
    .label = { bracket-round.label }
reached-lost-in = lost { bracket-round.within }
    .label = { bracket-round.label }
reached-left-before = left before { bracket-round.within }
    .label = { bracket-round.label }
reached-not-in = is not in { bracket-round.within }
    .label = { bracket-round.label }
reached-plays-for-third = plays for third place
    .label = { bracket-third-place }
reached-third = won the match for third place
    .label = { bracket-third-place }
reached-fourth = lost the match for third place
    .label = { bracket-third-place }

# Beneath a pair of whom one goes on by something else than a victory; $last where nothing comes after it.
bracket-by-seed = { $last ->
    [true] Drawn: { $name } wins as the higher seed
   *[false] Drawn: { $name } goes on as the higher seed
}
bracket-by-walkover = { $last ->
    [true] Walkover: { $name } wins
   *[false] Walkover: { $name } goes on
}
bracket-by-bye = { $last ->
    [true] No battle: { $name } wins
   *[false] No battle: { $name } goes on
}
bracket-both-gone = Both had left

# A step of somebody's way through a bracket: Semi-final, round 5: seed 4 won 30–20 against Ann (seed 1). $score is their
# points, the own first.
bracket-step-bye = { $title }, round { $round }: seed { $seed }, on without a battle.
bracket-step-open = { $title }, round { $round }: seed { $seed } against { $other } (seed { $other-seed }).
bracket-step-walkover = { $title }, round { $round }: a walkover, because { $other } (seed { $other-seed }) has left.
bracket-step-left = { $title }, round { $round }: { $name } had left, a walkover for { $other } (seed { $other-seed }).
bracket-step-both-gone = { $title }, round { $round }: not played against { $other } (seed { $other-seed }), as both had left.
bracket-step-drawn-won = { $last ->
    [true] { $title }, round { $round }: drew { $score } with { $other } (seed { $other-seed }), and wins as the higher seed.
   *[false] { $title }, round { $round }: drew { $score } with { $other } (seed { $other-seed }), and goes on as the higher seed.
}
bracket-step-drawn-lost = { $last ->
    [true] { $title }, round { $round }: drew { $score } with { $other } (seed { $other-seed }), who wins as the higher seed.
   *[false] { $title }, round { $round }: drew { $score } with { $other } (seed { $other-seed }), who goes on as the higher seed.
}
bracket-step-won = { $score ->
    [none] { $title }, round { $round }: won against { $other } (seed { $other-seed }).
   *[other] { $title }, round { $round }: won { $score } against { $other } (seed { $other-seed }).
}
bracket-step-lost = { $score ->
    [none] { $title }, round { $round }: lost against { $other } (seed { $other-seed }).
   *[other] { $title }, round { $round }: lost { $score } against { $other } (seed { $other-seed }).
}

# How a cut goes on where somebody of it has left: for a choice, and in a sentence. $name takes the place.
cut-way-walkover = { $name ->
    [none] Nobody takes the place
   *[other] { $name } goes on without a battle (walkover)
}
cut-way-beaten = { $name }, whom they beat last, takes the place
cut-way-next = { $name }, the next in the standings before the cut, takes the place
