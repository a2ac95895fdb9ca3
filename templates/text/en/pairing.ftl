### Why a round can't be paired, what checking it finds, and problems with its tables. $a, $b, $name and $player are names.

draw-error-nobody = No one is playing in round { $round }.
draw-error-round-zero = Round numbers start at 1.
draw-error-round-missing = Round { $round } hasn't been paired yet.
draw-error-round-twice = Round { $round } appears twice.
draw-error-results-missing = Round { $round } isn't finished. Results are missing for { $tables }.
# A battle without a result, in that sentence.
draw-error-table = { $table ->
    [none] a bye
   *[other] table { $table }
}
draw-error-unknown-player = Round { $round } names a player who isn't in the event.
draw-error-against-themselves = In round { $round }, { $name } plays themselves.
draw-error-twice-in-a-round = In round { $round }, { $name } plays twice.
draw-error-same-key = Two players have the id "{ $key }".
draw-error-fixed-unknown = A pair set by staff names a player who isn't in the event.
draw-error-fixed-with-themselves = { $name } can't be paired with themselves.
draw-error-fixed-twice = { $name } is in two pairs set by staff. Remove one.
draw-error-fixed-absent = { $name } isn't playing in round { $round } but is in a pair set by staff.
draw-error-fixed-spares = Two spare players can't be paired with each other.
draw-error-bye-too-many = { $name } can't have the bye: that leaves an odd number of players.
draw-error-spare-with-bye = { $name } is a spare player and can't have the bye.
draw-error-too-large = { $players ->
    [one] { $rounds ->
        [one] This event is too large to find the best pairings: { $players } player, { $rounds } round.
       *[other] This event is too large to find the best pairings: { $players } player, { $rounds } rounds.
    }
   *[other] { $rounds ->
        [one] This event is too large to find the best pairings: { $players } players, { $rounds } round.
       *[other] This event is too large to find the best pairings: { $players } players, { $rounds } rounds.
    }
}
draw-error-unproven = These pairings couldn't be proven best. This is a bug: report it with the event file.

table-error-too-few = { $pairs ->
    [one] { $tables ->
        [one] { $pairs } pair needs a table, but only { $tables } table is in use.
       *[other] { $pairs } pair needs a table, but only { $tables } tables are in use.
    }
   *[other] { $tables ->
        [one] { $pairs } pairs need a table, but only { $tables } table is in use.
       *[other] { $pairs } pairs need a table, but only { $tables } tables are in use.
    }
}
table-error-twice = Table { $number } is listed twice.
table-error-unknown-player = A pair names a player who isn't in the event.
table-error-too-large = Too many tables or rounds to assign tables exactly.
table-error-not-a-list = "{ $text }" is not a list of tables. Write it like 1-20, 31.

# Problems with the tables of a round, a line for each, without a full stop.
table-note-out-of-use = Table { $table } is out of use ({ $why }) but has a pair on it
table-note-moved = Table { $from } { $why }; its pair moved to table { $to }
table-note-not-on-own = { $player } isn't on their usual table { $own }, which { $why }
table-note-table-again = { $player } is on table { $table } again, as in round { $before }: { $why }
table-note-terrain-again = { $player } has { $terrain } terrain again, as in round { $before }: { $why }
# Why a table couldn't be used, after "Table 3" or "which".
not-had-not-there = doesn't exist
not-had-out-of-use = is out of use ({ $why })
not-had-taken = is taken
not-had-left-empty = stays empty
# Why no one can play on a table.
out-of-use-said = { $it }
out-of-use-in-play = its battle has started
# Why someone is back on a table, or on a $terrain.
why-again-stays = their battle stays at this table
why-again-own = { $player } always plays there
why-again-needed-elsewhere = { $terrain ->
    [none] every table new to both players is needed elsewhere
   *[other] every terrain new to both players is needed elsewhere
}
why-again-belongs-to-others = { $terrain ->
    [none] every table new to both players belongs to someone else
   *[other] every terrain new to both players belongs to someone else
}
why-again-none-is-new = { $terrain ->
    [none] no table in use is new to both players
   *[other] no terrain in use is new to both players
}

format-error-all-met = { $rounds ->
    [one] Everyone in a group of { $players } has met after { $rounds } round. Choose another method for this round.
   *[other] Everyone in a group of { $players } has met after { $rounds } rounds. Choose another method for this round.
}

cut-error-size = A cut needs 2 to { $most } players.
# $ways are the ways the cut can go on, each with who takes the place.
cut-error-left = { $name } is in the cut but isn't playing in round { $round }. Choose how it goes on: { LIST($ways, type: "or-else") }.
cut-error-too-few = A cut needs at least two players in the standings.
cut-error-over = { $winner ->
    [none] The cut is over: both finalists had withdrawn. Choose another method for this round.
   *[other] The cut is over: { $winner } has won. Choose another method for this round.
}
cut-error-not-met = { $a } and { $b } should have met in the cut but didn't. Set the next pairs yourself.
cut-error-no-result = { $a } and { $b } have no result yet. Enter it to see who advances.

# What is wrong with a proof, after "the proof is malformed:".
proof-fault-weights-too-high = weights are too high
proof-fault-other-players = it covers different players
proof-fault-player-left-out = it leaves out a player
proof-fault-other-bye = its bye differs
proof-fault-weight-of-a-level = every level needs a weight
proof-fault-too-large = it is too large
proof-fault-levels-mixed = the weights mix up the levels
proof-fault-short-lots = the lots have too few bits
proof-fault-negative-blossom = a blossom has a negative value
proof-fault-even-blossom = a blossom holds an even number
proof-fault-number-too-large = a number is too large
proof-fault-player-in-two-blossoms = a player is in two blossoms, or unknown
proof-fault-blossoms-not-nested = blossoms are not nested in order
proof-fault-long-lots = the lots have more than 16 bits

# What is wrong with a round, without a full stop.
violation-no-such-round = round { $round } doesn't exist
violation-unknown-player = round { $round } names a player who isn't in the event
violation-against-themselves = { $name } plays themselves in round { $round }
violation-two-tables = { $name } is at two tables in round { $round }
violation-table-twice = table { $table } is used twice in round { $round }
violation-not-playing = { $name } is paired in round { $round }, but had withdrawn or not yet arrived
violation-left-out = { $name } is playing in round { $round } but has no table or bye
violation-two-spares = spare players { $a } and { $b } are paired in round { $round }
violation-spare-with-bye = spare player { $name } has a bye in round { $round }
violation-two-byes = round { $round } has more than one bye not set by staff
violation-fixed-pair-missing = { $a } and { $b } were set as a pair but don't meet
violation-fixed-bye-missing = { $name } was given the bye but doesn't have it
violation-history = earlier rounds can't be read: { $why }
violation-another-draw = the stored pairings are for another round, seed or attempt
violation-wrong-cost = the cost of { $names } differs from the stored one
violation-wrong-total = the total cost differs from the stored one
violation-malformed = the proof is malformed: { $why }
violation-negative-slack = the proof fails for { $a } and { $b }: their cost is lower than it allows
violation-not-proven = the pairings cost more than the proof allows
# What each level of the cost counts, as it is and as it could be.
violation-not-best = { $level ->
    [bans] better pairings exist (pairs that meet but should be kept apart: { $found }, could be { $best })
    [rematches] better pairings exist (rematches and second byes: { $found }, could be { $best })
    [clubs] better pairings exist (pairs of clubmates: { $found }, could be { $best })
    [soft-clubs] better pairings exist (pairs of clubmates: { $found }, could be { $best })
    [changes] better pairings exist (changed tables: { $found }, could be { $best })
    [soft-changes] better pairings exist (changed tables: { $found }, could be { $best })
    [bye] better pairings exist (records below the player with the bye: { $found }, could be { $best })
    [record] better pairings exist (record gaps, squared: { $found }, could be { $best })
    [win-path] better pairings exist (win-path gaps: { $found }, could be { $best })
   *[lottery] better pairings exist (lots: { $found }, could be { $best })
}
