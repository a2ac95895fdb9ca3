### Why two meet, the compromises of a pairing, what a change would do, what is proven, and the bracket of a cut.
### A record is wins, draws and losses: 2–0–1. A path is the order of the results: WWL. $gap is how far two are apart.

# Where entrants meet, and the points they are paired by.
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
    .explained = Seed { $upper } plays seed { $lower }.
reason-listed = from the organiser's list
    .explained = This pair is on the organiser's list.
reason-round-robin = { $group ->
    [none] { $rests ->
        [true] round robin: no opponent this round
       *[false] round robin
    }
   *[other] { $rests ->
        [true] round robin, group { $group }: no opponent this round
       *[false] round robin, group { $group }
    }
}
    .explained = { $group ->
        [none] { $rests ->
            [true] Everyone plays everyone, and one has no opponent each round.
           *[false] Everyone plays everyone.
        }
       *[other] { $rests ->
            [true] Everyone in group { $group } plays everyone, and one has no opponent each round.
           *[false] Everyone in group { $group } plays everyone.
        }
    }
reason-group-done = { $other ->
    [none] { $group ->
        [none] round robin: no one left to play this round
       *[other] round robin, group { $group }: no one left to play this round
    }
   *[other] round robin, groups { $group } and { $other }: neither has anyone left to play in their group
}
    .explained = { $other ->
        [none] { $group ->
            [none] No one is left to play this round, so there's no battle.
           *[other] No one in group { $group } is left to play this round, so there's no battle.
        }
       *[other] One is in group { $group }, the other in group { $other }: neither has anyone left to play in their group.
    }
reason-cut = { $other ->
    [none] cut: seed { $seed } advances without a battle
   *[other] cut: seed { $seed } plays seed { $other }
}
    .explained = { $other ->
        [none] Cut: seed { $seed } advances without a battle.
       *[other] Cut: seed { $seed } plays seed { $other }.
    }
reason-third-place = match for third place: seed { $seed } plays seed { $other }
    .explained = Match for third place: seed { $seed } plays seed { $other }.
reason-walkover = cut: walkover for seed { $seed }, as seed { $other } has withdrawn
    .explained = Cut: seed { $other } has withdrawn, so seed { $seed } advances without a battle.
# The organiser's own words.
reason-said = { $it }
    .explained = { $it }
reason-forbidden = { $a } and { $b } should be kept apart, but no pairings avoid it
reason-forbidden-and-set = { $a } and { $b } should be kept apart, but this table was set anyway
reason-again = rematch of { $a } and { $b }, who met in { reason-rounds }: { $because }
    .explained = { $because ->
        [set] They already met in { reason-rounds }.
       *[other] They already met in { reason-rounds }, but { PART($because, part: "explained") }.
    }
# $a is one of the two.
again-because-all-others-met = { $a } has met, or is kept apart from, everyone else on { $record }
    .explained = { $a } has no one else to meet on { $record }
again-because-nobody-else = no one else is on { $record }
    .explained = no one else is on { $record }
again-because-fewest = no pairings have fewer rematches
    .explained = avoiding it would give more { -players } a rematch
again-because-allowed = rematches are allowed this round
    .explained = rematches are allowed this round
again-because-set = this table was set anyway
reason-rounds = { $rounds ->
    [0] an earlier round
    [one] round { $rounds }
   *[other] rounds { LIST($rounds, type: "and") }
}
reason-clubmates = both from { $club }: keeping them apart would make other pairings worse
    .explained = Both are from { $club }, but keeping them apart would make other { -draw-tables } worse.
reason-head-start = the top half of the seeds starts one win up
    .explained = The top half of the seeds starts one win up in this round.
reason-random = paired at random
    .explained = Paired at random.
reason-same-record = same record { $record }
    .short = same record
    .explained = Both were on { $record }.
reason-equal-records = records { $upper } and { $lower }, equal in value
    .short = equal records
    .explained = They were on { $upper } and { $lower }, which count the same.
reason-record-gap = records { $upper } and { $lower }, { $gap } apart: { $because }
    .short = { $because }
    .explained = They were on { $upper } and { $lower }: { PART($because, part: "explained") }.
reason-same-path = same win path { $path }
    .short = same win path
    .explained = Both had the win path { $path }.
# $because is there in a round that was repaired.
reason-path-gap = { $because ->
    [none] win paths { $a } and { $b }, { $gap } apart
   *[other] win paths { $a } and { $b }, { $gap } apart: { $because }
}
    .short = win paths { $gap } apart
    .explained = { $because ->
        [none] Their win paths were { $a } and { $b }; no one closer was left.
       *[other] Their win paths were { $a } and { $b }: { PART($because, part: "explained") }.
    }
reason-same-points = both have { NUMBER($points, useGrouping: "false") } { -draw-points }
    .explained = Both had { NUMBER($points, useGrouping: "false") } { -draw-points }.
reason-points-gap = { NUMBER($upper, useGrouping: "false") } and { NUMBER($lower, useGrouping: "false") } { -draw-points }: { $because }
    .explained = They had { NUMBER($upper, useGrouping: "false") } and { NUMBER($lower, useGrouping: "false") } { -draw-points }: { PART($because, part: "explained") }.
# Places in the standings; $because is there when someone else stands between the two.
reason-standing = { $because ->
    [none] { reason-upper-place } and { reason-lower-place } in the standings
   *[other] { reason-upper-place } and { reason-lower-place } in the standings: { $because }
}
    .explained = { $because ->
        [none] They were { reason-upper-place } and { reason-lower-place } in the standings.
       *[other] They were { reason-upper-place } and { reason-lower-place } in the standings: { PART($because, part: "explained") }.
    }
reason-same-standing = both { reason-upper-place } in the standings
    .explained = Both were { reason-upper-place } in the standings.
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
    .explained = The spare { -player } plays so that no one sits out.
reason-spare-forbidden = these two should be kept apart, but no pairings avoid it

# Why two with different records or points meet; $upper is the better record, or the higher points.
gap-odd-record = an odd number of { -players } on { $upper }
    .explained = an odd number of { -players } was on { $upper }, so one plays someone lower
gap-odd-points = an odd number of { -players } has { NUMBER($upper, useGrouping: "false") }
    .explained = an odd number of { -players } had { NUMBER($upper, useGrouping: "false") }, so one plays someone lower
gap-repaired = the repair changes as few { -draw-tables } as possible
    .explained = the round was changed, and this way the fewest { -draw-tables } changed
gap-dearer = a closer pairing would make others worse
    .explained = a closer pairing would have put others further apart

# Why someone has no opponent.
reason-odd-number = odd number of { -players }, so one has a bye
    .explained = The number of { -players } is odd, so one has a bye.
reason-spare-plays = odd number of { -players }, so { $name } plays as the spare { -player }
    .explained = The number of { -players } is odd, so { $name } plays as the spare { -player }.
reason-had-bye = already had a bye in { reason-rounds }
    .explained = They already had a bye in { reason-rounds }.
reason-had-bye-or-spare = already had a bye or spare { -player } in { reason-rounds }
    .explained = They already had a bye or the spare { -player } in { reason-rounds }.
reason-lowest-record = the lowest record, { $record }
    .explained = The bye goes to the lowest record, { $record }.
reason-lowest-points = the fewest { -draw-points }, { NUMBER($points, useGrouping: "false") }
    .explained = The bye goes to the fewest { -draw-points }, { NUMBER($points, useGrouping: "false") }.
reason-last-in-standings = last in the standings, { place-ordinal }
    .explained = The bye goes to last place in the standings, { place-ordinal }.
reason-lowest-path = then the lowest win path, { $path }
    .explained = Among those, it goes to the lowest win path, { $path }.
reason-lowest-that-can = the lowest record that can have the bye, { $record }
    .explained = The bye goes to the lowest record that can still have one, { $record }.
reason-fewest-changes = the repair changes as few { -draw-tables } as possible
    .explained = The round was changed after pairing, and this way the fewest { -draw-tables } changed.
reason-missed = For pairing, a missed round counts as a loss.
reason-settled-since = A result of theirs was settled only after this round was paired; pairing went by what stood then.

# How far apart two are: $halves in half wins, $wins in wins as written: 1.5
draw-wins = { $halves ->
    [1] half a win
    [2] { $wins } win
   *[other] { $wins } wins
}
draw-wins-apart = { $gap } apart

# What speaks against pairing these two.
apart-reason-forbidden = the organiser keeps this pair apart
apart-reason-met = they met in round { $round }
apart-reason-clubmates = both are from { $club }
apart-reason-records = records { $a } and { $b }
apart-reason-win-paths = win paths { $a } and { $b }

# What a change does, after "This" or after what is changed: adds 1 record gap and 1 win-path gap.
draw-price = { $costs ->
    [none] { $saves ->
        [none] makes no difference
       *[other] avoids { LIST($saves, type: "and") }
    }
   *[other] { $saves ->
        [none] adds { LIST($costs, type: "and") }
       *[other] { $is-dearer ->
            [true] adds { LIST($costs, type: "and") } but avoids { LIST($saves, type: "and") }
           *[false] avoids { LIST($saves, type: "and") } but adds { LIST($costs, type: "and") }
        }
    }
}
draw-difference = { $what ->
    [forbidden] { $count ->
        [one] { $count } pair that should be kept apart
       *[other] { $count } pairs that should be kept apart
    }
    [rematch] { $count ->
        [one] { $count } rematch
       *[other] { $count } rematches
    }
    [repeated-bye] { $count ->
        [one] { $count } second bye
       *[other] { $count } second byes
    }
    [clubmates] { $count ->
        [one] { $count } pair of clubmates
       *[other] { $count } pairs of clubmates
    }
    [changed-table] { $count ->
        [one] { $count } changed { -draw-table }
       *[other] { $count } changed { -draw-tables }
    }
    [bye-step] { $count ->
        [one] a bye { $count } record higher
       *[other] a bye { $count } records higher
    }
    [record-gap] { $count ->
        [one] { $count } record gap
       *[other] { $count } record gaps
    }
    [wider-record-gap] { $count ->
        [one] { $count } wider record gap
       *[other] { $count } wider record gaps
    }
    [path-gap] { $count ->
        [one] { $count } win-path gap
       *[other] { $count } win-path gaps
    }
   *[wider-path-gap] { $count ->
        [one] { $count } wider win-path gap
       *[other] { $count } wider win-path gaps
    }
}

# What is proven of a pairing, as the end of a sentence; $set tables were already set.
draw-best = { $repairs ->
    [true] { $set ->
        [0] no repair changes fewer { -draw-tables }
       *[other] no repair changes fewer { -draw-tables }, with { $set } already set
    }
   *[false] { $set ->
        [0] no better pairings exist
        [one] no better pairings exist with the { $set } { -draw-table } already set
       *[other] no better pairings exist with the { $set } { -draw-tables } already set
    }
}
draw-best-of-nothing = every { -draw-table } was already set, so nothing is proven

# The compromises of a pairing, a line for each.
draw-gave-up-forbidden = { $count ->
    [one] { $count } pair meets that should be kept apart
   *[other] { $count } pairs meet that should be kept apart
}
draw-gave-up-rematches = { $count ->
    [one] { $count } rematch
   *[other] { $count } rematches
}
draw-gave-up-byes = { $count ->
    [one] { $count } second bye
   *[other] { $count } second byes
}
draw-gave-up-clubmates = { $count ->
    [one] { $count } pair of clubmates
   *[other] { $count } pairs of clubmates
}
draw-gave-up-points = { $count ->
    [one] { $count } { -draw-table } with different points
   *[other] { $count } { -draw-tables } with different points
}
draw-gave-up-records = { $count ->
    [one] { $count } { -draw-table } with different records
   *[other] { $count } { -draw-tables } with different records
}
draw-gave-up-paths = { $count ->
    [one] { $count } { -draw-table } with different win paths
   *[other] { $count } { -draw-tables } with different win paths
}
# $price is draw-price.
draw-bye-by-hand = bye set by staff: this { $price }
draw-all-by-hand = All { -draw-tables } were set by staff, so nothing is proven.
draw-gave-up-nothing = none
draw-nothing-proven = Every { -draw-table } was already set, so nothing is proven.
draw-proven = Proven: { $claim }.

# What a round's method ignores, without a full stop.
draw-unseen-random = Random pairing ignores records
draw-unseen-list = Pairing from a list ignores pairs kept apart, clubs and records
draw-unseen-round-robin = A round robin ignores clubs and records: everyone plays everyone
draw-unseen-cut = A cut follows its seeds and ignores pairs kept apart, clubs and records

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
# For screen readers: before a number, after a name.
bracket-seed = seed
bracket-wins = wins
bracket-goes-on = advances

# How far someone got, after their name.
reached-won = won the final
    .label = Winner
reached-plays-in = is in { bracket-round.within }
    .label = { bracket-round.label }
reached-lost-in = lost { bracket-round.within }
    .label = { bracket-round.label }
reached-left-before = withdrew before { bracket-round.within }
    .label = { bracket-round.label }
reached-not-in = is not in { bracket-round.within }
    .label = { bracket-round.label }
reached-plays-for-third = plays for third place
    .label = { bracket-third-place }
reached-third = won the match for third place
    .label = { bracket-third-place }
reached-fourth = lost the match for third place
    .label = { bracket-third-place }

# Below a pair of whom one advances without a victory; $last: it is the last battle of the bracket.
bracket-by-seed = { $last ->
    [true] Draw: { $name } wins as the higher seed
   *[false] Draw: { $name } advances as the higher seed
}
bracket-by-walkover = { $last ->
    [true] Walkover: { $name } wins
   *[false] Walkover: { $name } advances
}
bracket-by-bye = { $last ->
    [true] No battle: { $name } wins
   *[false] No battle: { $name } advances
}
bracket-both-gone = Both had withdrawn

# A step of someone's way through a bracket: Semi-final, round 5: seed 4 won 30–20 against Ann (seed 1). $score is their
# points, then the opponent's.
bracket-step-bye = { $title }, round { $round }: seed { $seed }, advances without a battle.
bracket-step-open = { $title }, round { $round }: seed { $seed } against { $other } (seed { $other-seed }).
bracket-step-walkover = { $title }, round { $round }: walkover, as { $other } (seed { $other-seed }) has withdrawn.
bracket-step-left = { $title }, round { $round }: { $name } had withdrawn, so a walkover for { $other } (seed { $other-seed }).
bracket-step-both-gone = { $title }, round { $round }: not played against { $other } (seed { $other-seed }), as both had withdrawn.
bracket-step-drawn-won = { $last ->
    [true] { $title }, round { $round }: drew { $score } with { $other } (seed { $other-seed }) and wins as the higher seed.
   *[false] { $title }, round { $round }: drew { $score } with { $other } (seed { $other-seed }) and advances as the higher seed.
}
bracket-step-drawn-lost = { $last ->
    [true] { $title }, round { $round }: drew { $score } with { $other } (seed { $other-seed }), who wins as the higher seed.
   *[false] { $title }, round { $round }: drew { $score } with { $other } (seed { $other-seed }), who advances as the higher seed.
}
bracket-step-won = { $score ->
    [none] { $title }, round { $round }: won against { $other } (seed { $other-seed }).
   *[other] { $title }, round { $round }: won { $score } against { $other } (seed { $other-seed }).
}
bracket-step-lost = { $score ->
    [none] { $title }, round { $round }: lost against { $other } (seed { $other-seed }).
   *[other] { $title }, round { $round }: lost { $score } against { $other } (seed { $other-seed }).
}

# How a cut goes on when someone in it has withdrawn: as a choice, and in a sentence. $name takes their place.
cut-way-walkover = { $name ->
    [none] No one takes their place
   *[other] { $name } advances without a battle (walkover)
}
cut-way-beaten = { $name }, the last { -player } they beat, takes their place
cut-way-next = { $name }, next in the standings before the cut, takes their place
