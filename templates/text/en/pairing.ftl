### Why there is no draw, what its check finds, and what tables could not be. $a, $b, $name and $player are names.

draw-error-nobody = Nobody plays in round { $round }.
draw-error-round-zero = Rounds are numbered from 1.
draw-error-round-missing = Round { $round } has not been drawn yet.
draw-error-round-twice = Round { $round } is there twice.
draw-error-results-missing = Round { $round } is not finished: no result for { $tables }.
# A battle without a result, in that sentence.
draw-error-table = { $table ->
    [none] a bye
   *[other] table { $table }
}
draw-error-unknown-player = Round { $round } names a player who is not in the event.
draw-error-against-themselves = In round { $round }, { $name } plays against themselves.
draw-error-twice-in-a-round = In round { $round }, { $name } plays twice.
draw-error-same-key = Two players have the id "{ $key }".
draw-error-fixed-unknown = A pair set by hand names a player who is not in the event.
draw-error-fixed-with-themselves = { $name } cannot be paired with themselves.
draw-error-fixed-twice = { $name } is in two pairs that were set by hand.
draw-error-fixed-absent = { $name } does not play in round { $round }, but is in a pair that was set by hand.
draw-error-fixed-spares = A pair set by hand cannot be two spare players.
draw-error-bye-too-many = { $name } cannot have the bye: that leaves an odd number of players.
draw-error-spare-with-bye = { $name } is a spare player and cannot have the bye.
draw-error-too-large = { $players ->
    [one] { $rounds ->
        [one] This event is too large to be drawn exactly: { $players } player, { $rounds } round.
       *[other] This event is too large to be drawn exactly: { $players } player, { $rounds } rounds.
    }
   *[other] { $rounds ->
        [one] This event is too large to be drawn exactly: { $players } players, { $rounds } round.
       *[other] This event is too large to be drawn exactly: { $players } players, { $rounds } rounds.
    }
}
draw-error-unproven = The draw could not be proven to be the best. This is a bug: please report it with the event file.

table-error-too-few = { $pairs ->
    [one] { $tables ->
        [one] { $pairs } pair needs a table, but only { $tables } is in use.
       *[other] { $pairs } pair needs a table, but only { $tables } are in use.
    }
   *[other] { $tables ->
        [one] { $pairs } pairs need a table, but only { $tables } is in use.
       *[other] { $pairs } pairs need a table, but only { $tables } are in use.
    }
}
table-error-twice = Table { $number } is listed twice.
table-error-unknown-player = A pair names a player who is not in the event.
table-error-too-large = There are too many tables, or too many rounds, to give out tables exactly.
table-error-not-a-list = "{ $text }" is not a list of tables like "1-20, 31".

# What the tables of a round could not be, a line for each, without a full stop.
table-note-out-of-use = Table { $table } is out of use ({ $why }), and a pair is on it
table-note-moved = Table { $from } { $why }: its pair is on table { $to }
table-note-not-on-own = { $player } is not on table { $own }, which { $why }
table-note-table-again = { $player } plays on table { $table } again, as in round { $before }: { $why }
table-note-terrain-again = { $player } has the terrain { $terrain } again, as in round { $before }: { $why }
# Why a table could not be had, after "Table 3" or "which".
not-had-not-there = is not there
not-had-out-of-use = is out of use ({ $why })
not-had-taken = is taken
not-had-left-empty = stays empty
# Why nobody can play on a table.
out-of-use-said = { $it }
out-of-use-in-play = its battle has started
# Why somebody is back on a table, or on a $terrain.
why-again-stays = the battle stays where it is
why-again-own = { $player } always plays there
why-again-needed-elsewhere = { $terrain ->
    [none] each table that is new to both players is needed at another pair
   *[other] each terrain that is new to both players is needed at another pair
}
why-again-belongs-to-others = { $terrain ->
    [none] each table that is new to both players belongs to somebody else
   *[other] each terrain that is new to both players belongs to somebody else
}
why-again-none-is-new = { $terrain ->
    [none] no table in use is new to both players
   *[other] no terrain in use is new to both players
}

format-error-not-a-cut = A cut takes 2, 4, 8, 16, … players, not { $players }.
format-error-all-met = { $rounds ->
    [one] A group of { $players } has met everybody after { $rounds } round: choose another method for this round.
   *[other] A group of { $players } has met everybody after { $rounds } rounds: choose another method for this round.
}

cut-error-size = A cut takes 2 to { $most } players.
# $ways are how the cut can go on, each with whoever takes the place.
cut-error-left = { $name } is in the cut and does not play in round { $round }. Choose how it goes on: { LIST($ways, type: "or-else") }.
cut-error-too-few = A cut needs at least two players in the standings.
cut-error-over = { $winner ->
    [none] The cut is over: both finalists had left. Choose another method for this round.
   *[other] The cut is over: { $winner } has won it. Choose another method for this round.
}
cut-error-not-met = { $a } and { $b } were to meet in the cut and did not. Set the next pairs by hand.
cut-error-no-result = { $a } and { $b } have no result yet, so nobody knows who goes on.

# Why a proof cannot be followed, after "the proof is not well formed:".
proof-fault-weights-too-high = weights are too high
proof-fault-other-players = it is about other players
proof-fault-player-left-out = it leaves out a player
proof-fault-other-bye = it does not agree about the bye
proof-fault-weight-of-a-level = a weight for each level is needed
proof-fault-too-large = it is too large
proof-fault-levels-mixed = the weights mix up the levels
proof-fault-short-lots = the lots are shorter than they need to be
proof-fault-negative-blossom = a blossom has a negative value
proof-fault-even-blossom = a blossom holds an even number
proof-fault-number-too-large = a number is too large
proof-fault-player-in-two-blossoms = a player is in two blossoms, or unknown
proof-fault-blossoms-not-nested = blossoms are not nested in order
proof-fault-long-lots = lots have up to 16 bits

# What is wrong with a round, without a full stop.
violation-no-such-round = round { $round } does not exist
violation-unknown-player = round { $round } names a player who is not in the event
violation-against-themselves = { $name } plays against themselves in round { $round }
violation-two-tables = { $name } is at two tables in round { $round }
violation-table-twice = table { $table } is there twice in round { $round }
violation-not-playing = { $name } had left before round { $round }, or had not come yet, but is paired
violation-left-out = { $name } plays in round { $round }, but has no table and no bye
violation-two-spares = { $a } and { $b }, both spare players, are paired in round { $round }
violation-spare-with-bye = { $name }, a spare player, has a bye in round { $round }
violation-two-byes = more than one player has a bye that nobody set in round { $round }
violation-fixed-pair-missing = { $a } and { $b } were set as a pair, but do not meet
violation-fixed-bye-missing = { $name } was given the bye, but does not have it
violation-history = the history cannot be read: { $why }
violation-another-draw = the draw is for another round, seed or attempt
violation-wrong-cost = the cost of { $names } is not what the draw says
violation-wrong-total = the total cost is not what the draw says
violation-malformed = the proof is not well formed: { $why }
violation-negative-slack = the proof fails for { $a } and { $b }: they are cheaper than it allows
violation-not-proven = the draw costs more than the proof shows to be possible
# What is counted on a level of the cost, as it is and as it could be.
violation-not-best = a better draw exists: { $level ->
    [bans] pairs that were forbidden are { $found }, and could be { $best }
    [rematches] second meetings and repeated byes are { $found }, and could be { $best }
    [clubs] pairs of one club are { $found }, and could be { $best }
    [soft-clubs] pairs of one club are { $found }, and could be { $best }
    [changes] changed tables are { $found }, and could be { $best }
    [soft-changes] changed tables are { $found }, and could be { $best }
    [bye] scores below that of the player with the bye are { $found }, and could be { $best }
    [record] the gaps between records, squared, add up to { $found }, and could be { $best }
    [win-path] the gaps between win paths add up to { $found }, and could be { $best }
   *[lottery] the lots add up to { $found }, and could be { $best }
}
