### Rounds, their tables and who plays. $round and $table are numbers, $tables several.

# To a player, above the tables of a round. <seat> leads to their own.
round-own-table = You play at <seat>table { $table }</seat>, against { $opponent }.

round-refusal-event-is-draft = The event is a draft. Publish it first.
round-refusal-event-is-over = The event is finished. Move it back to running first.
round-refusal-has-results = Round { $round } has results already, so it stays as it was published.
round-refusal-later-exists = A later round exists. Correct single results with a ruling instead.
round-refusal-is = { $state ->
    [draft] Round { $round } is a draft already.
    [published] Round { $round } is being played already.
   *[closed] Round { $round } is closed already.
}
round-refusal-unfinished = No result yet: table { $tables }.
round-refusal-unconfirmed = Not confirmed yet: table { $tables }. Accept them all to close the round.
round-refusal-somebody-waits = Somebody still waits for an opponent. Give them the bye, or repair the round.
round-refusal-have-left = { $names ->
    [one] { $names } has left the event since the draw. Repair the round: the fewest tables change.
   *[other] { $names } have left the event since the draw. Repair the round: the fewest tables change.
}
round-refusal-not-in-round = Choose two players of this round.
round-refusal-play-each-other = These two play each other. Choose players of two tables.
round-refusal-not-of-this-event = Choose a player of this event.
round-refusal-sits-already = { $name } sits at a table already.
round-refusal-does-not-play = { $name } does not play in this event now.
round-refusal-bye-by-hand = The bye was given by hand. Let the draw decide about it first.
round-refusal-no-bye = Nobody has a bye in this round. They can join in the next one.
round-refusal-has-opponent = { $name } has an opponent.
round-refusal-not-planned = There is no round { $round }: the last one is round { $last }. Enter rounds up to that.
# $other is what was asked for before, as the log tells it.
round-refusal-contradicts = That cannot be: { $other }. Take that back first.
round-refusal-best-already = Every battle is on the best table already.
round-refusal-no-battle-at = No battle of this round is on table { $table }.
round-refusal-there-already = That battle is on table { $table } already.
round-refusal-no-table-free = No table of the venue is free.
round-refusal-no-table-in-venue = The venue has no table { $table }.
round-refusal-out-of-use = Table { $table } is out of use: { $reason }.
round-refusal-not-published = Battles begin when the round is published.
round-refusal-no-table-in-round = There is no table { $table } in this round.
round-refusal-sheet-started = The scoring sheet of table { $table } has been started, so that battle has begun.
round-refusal-results-already = These tables have a result already.

round-state-draft = Draft
round-state-published = Being played
round-state-closed = Closed

# Whether players of one club meet.
club-rule-off = May meet
club-rule-soft = Kept apart where nothing else is lost by it
club-rule-strong = Kept apart, before the record

# What is done where the number of players is odd.
odd-player-spare = The spare player plays, if there is one
odd-player-bye = One player has a bye
odd-player-wait = One player waits for somebody who may still come

# Of two players, by the desk's wish: they …
constraint-kind-apart = do not meet
constraint-kind-together = meet

# How a round is drawn.
# .first: of round 1.
method-handbook = By results
    .first = At random, as there are no results yet
method-random = At random
method-seeded = Seeded: upper half meets lower half
method-accelerated = Accelerated: the upper half counts as a win ahead
method-list = From a list
method-standing = By the standings: first against second
method-round-robin = Round robin
method-cut = Top cut

# What becomes of the match of somebody who leaves a top cut, within a sentence.
leaver-way-walkover = a walkover for the opponent
leaver-way-beaten = whom they beat last goes on
leaver-way-next = the next in the standings goes on

# Why a round cannot be made, or changed, as it was asked for.
round-error-not-next = Round { $next } comes first.
round-error-still-a-draft = Round { $round } is still a draft. Publish it first.
round-error-closed = Round { $round } is closed.
round-error-drawn-from = Round { PLUS($round, 1) } has been drawn from this one, so its tables stay as they are.
round-error-not-a-draft = Only a draft is drawn again. Take the round back first.
round-error-results-missing = { $missing ->
    [one] A table is without a result: { $missing }. Wait for them, or tick that they count as drawn for this draw.
   *[other] Some tables are without a result: { $missing }. Wait for them, or tick that they count as drawn for this draw.
}
missing-result = { $table ->
    [none] somebody who waits in round { $round }
   *[other] round { $round } table { $table }
}
round-error-kept-changing = Results kept coming in while the round was drawn. Try again in a moment.
round-error-does-not-play = { $name } does not play in round { $round }.
round-error-no-list = Round { $round } is made from a list, and there is none yet. Paste it under Methods.
# $key is the number of a player.
round-error-listed-unknown = The list of round { $round } names player { $key }, who is not here.
round-error-one-player-twice = Choose two different players.
round-error-no-round-named = Say in which one round these two meet.
round-error-not-two-of-this-event = Choose two players of this event.
round-error-not-of-this-event = Choose players of this event.
round-error-no-bye-to-give = { $name } does not play in round { $round } as one of the players, so there is no bye to give.
round-error-no-opponent-already = { $name } has no opponent already.
round-error-even-number = { $name } cannot have the bye: the number of players is even.
round-error-brought-together = { $name } is brought together with somebody in this round under Pairs. Take that back first.
round-error-nothing-set = Nothing was set by hand for { $name } in this round.
round-error-table-stays = { $why ->
    [has-begun] The battle on table { $table } has begun, so it stays as it is. If it has not, say so under “Move, fix, keep apart”.
   *[has-result] Table { $table } has a result already, so it stays as it is.
}
round-error-has-a-seat = { $name } has a seat in this round already.
round-error-no-seat = { $name } has no seat in this round.
round-error-has-begun = The battle of { $name } has begun, so that table stays as it is.
round-error-left-a-battle = { $name } has left, but their battle has begun. Decide that battle first, or say that it has not begun.

# It is out, and nobody plays it yet.
round-not-started = Not started

# Which tables, in a sentence: table 3, tables 3–5, 9.
round-tables = { $count ->
    [one] table { $runs }
   *[other] tables { $runs }
}
# Without a full stop: what can be done stands behind it.
round-idle-streams = { $count ->
    [one] Table { $runs } is on stream, and no battle of this round is on it
   *[other] Tables { $runs } are on stream, and no battle of this round is on them
}
