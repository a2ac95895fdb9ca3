### Rounds, their tables and who plays. $round and $table are numbers, $tables several.

# To a player, above the tables of a round. <seat> leads to their own.
round-own-table = You're at <seat>table { $table }</seat> against { $opponent }.

round-refusal-event-is-draft = The event is still a draft. Publish it first.
round-refusal-event-is-over = The event is finished. Set it back to running first.
round-refusal-has-results = Round { $round } already has results, so you can't take it back.
round-refusal-later-exists = There's already a later round. Correct single results with a ruling.
round-refusal-is = { $state ->
    [draft] Round { $round } is already a draft.
    [published] Round { $round } is already in play.
   *[closed] Round { $round } is already closed.
}
round-refusal-unfinished = { $tables ->
    [one] No result yet: table { $tables }.
   *[other] No result yet: tables { $tables }.
}
round-refusal-unconfirmed = { $tables ->
    [one] Not confirmed yet: table { $tables }. Accept the report to close the round.
   *[other] Not confirmed yet: tables { $tables }. Accept all reports to close the round.
}
round-refusal-somebody-waits = A player is still waiting for an opponent. Give them the bye, or repair the round.
round-refusal-have-left = { $names ->
    [one] { $names } has withdrawn since the round was paired. Repair the round.
   *[other] { $names } have withdrawn since the round was paired. Repair the round.
}
round-refusal-not-in-round = Choose two players in this round.
round-refusal-play-each-other = These two play each other. Choose players from different tables.
round-refusal-not-of-this-event = Choose a player at this event.
round-refusal-sits-already = { $name } already has a table.
round-refusal-does-not-play = { $name } isn't playing at this event.
round-refusal-bye-by-hand = The bye was set by staff. Return it to automatic pairing first.
round-refusal-no-bye = There's no bye to fill in this round. They can play from the next one.
round-refusal-has-opponent = { $name } already has an opponent.
round-refusal-not-planned = There's no round { $round }. Enter rounds up to { $last }, the last one.
# $other is the pair that was set before, as the log tells it: kept Ann and Bo apart in round 3.
round-refusal-contradicts = This contradicts a pair already set: { $other }. Remove that one first.
round-refusal-best-already = Every battle is already on its best table.
round-refusal-no-battle-at = Table { $table } has no battle in this round.
round-refusal-there-already = That battle is already on table { $table }.
round-refusal-no-table-free = The venue has no free tables.
round-refusal-no-table-in-venue = The venue has no table { $table }.
round-refusal-out-of-use = Table { $table } is out of use: { $reason }.
round-refusal-not-published = Battles can't start yet. Publish the round first.
round-refusal-no-table-in-round = This round has no table { $table }.
round-refusal-sheet-started = Table { $table } has started its scoring sheet, so the battle has started.
round-refusal-results-already = These tables already have results.

round-state-draft = Draft
round-state-published = In play
round-state-closed = Closed

# Whether clubmates meet.
club-rule-off = May meet
club-rule-soft = Keep apart if nothing else gets worse
club-rule-strong = Keep apart, even if records differ

# What happens when the number of players is odd.
odd-player-spare = Use the spare player, if there is one
odd-player-bye = Give a bye
odd-player-wait = One player waits for a late arrival

# A wish of the desk about two players: they …
constraint-kind-apart = don't meet
constraint-kind-together = meet

# How a round is paired.
# .first: of round 1.
method-handbook = By results
    .first = At random, as there are no results yet
method-random = At random
method-seeded = Seeded: top half plays bottom half
method-accelerated = Accelerated: top half starts one win up
method-list = From a list
method-standing = By standings: 1st plays 2nd
method-round-robin = Round robin
method-cut = Cut

# How a cut goes on when someone in it withdraws, within a sentence.
leaver-way-walkover = a walkover for the opponent
leaver-way-beaten = the last { -player } they beat advances
leaver-way-next = the next { -player } in the standings advances

# Why a round can't be paired or changed as asked.
round-error-not-next = Pair round { $next } first.
round-error-still-a-draft = Round { $round } is still a draft. Publish it first.
round-error-closed = Round { $round } is closed.
round-error-drawn-from = Round { PLUS($round, 1) } has been paired from this round, so its tables can't change.
round-error-not-a-draft = Only a draft can be paired again. Take the round back first.
round-error-results-missing = { $missing ->
    [one] A result is missing: { $missing }. Wait for it, or tick the box to count it as a draw.
   *[other] Some results are missing: { $missing }. Wait for them, or tick the box to count them as draws.
}
missing-result = { $table ->
    [none] a player waiting in round { $round }
   *[other] round { $round } table { $table }
}
round-error-kept-changing = Results came in while the round was being paired. Try again in a moment.
round-error-does-not-play = { $name } isn't playing in round { $round }.
round-error-no-list = Round { $round } has no list to pair from yet. Paste it under “How rounds are paired”.
# $key is the number of a player.
round-error-listed-unknown = The list for round { $round } names player { $key }, who isn't here.
round-error-one-player-twice = Choose two different players.
round-error-no-round-named = Choose one round for these two to meet.
round-error-not-two-of-this-event = Choose two players at this event.
round-error-not-of-this-event = Choose players at this event.
round-error-no-bye-to-give = { $name } can't have a bye in round { $round }: they aren't playing, or are the spare player.
round-error-no-opponent-already = { $name } already has no opponent.
round-error-even-number = { $name } can't have a bye: the number of players is even.
round-error-brought-together = { $name } already has a set opponent this round, under “Grudges and pairs to avoid”. Remove that first.
round-error-nothing-set = Nothing is set by staff for { $name } in this round.
round-error-table-stays = { $why ->
    [has-begun] The battle on table { $table } has started, so it can't change. If it hasn't, mark that under “Other changes”.
   *[has-result] Table { $table } already has a result, so it can't change.
}
round-error-has-a-seat = { $name } already has a seat in this round.
round-error-no-seat = { $name } has no seat in this round.
round-error-has-begun = { $name }'s battle has started, so their table can't change.
round-error-left-a-battle = { $name } has withdrawn, but their battle has started. Enter its result, or mark it as not started.

# Published, and no one has started playing.
round-not-started = Not started

# Which tables, in a sentence: table 3, tables 3–5, 9.
round-tables = { $count ->
    [one] table { $runs }
   *[other] tables { $runs }
}
# Without a full stop: an action follows.
round-idle-streams = { $count ->
    [one] Table { $runs } is on stream but has no battle this round
   *[other] Tables { $runs } are on stream but have no battle this round
}

## Grudges that players ask for
grudge-refusal-not-offered = Players can't ask for opponents at this event.
grudge-refusal-round-is-out = Round 1 is published, so you can't ask for an opponent any more.
grudge-refusal-no-place = Only players with a place can ask for an opponent.
grudge-refusal-yourself = Choose another player.
grudge-refusal-one-at-a-time = You can ask or meet only one player. Withdraw your other request first.
grudge-refusal-said-no = { $name } said no. Ask someone else.
grudge-refusal-gone = This request is no longer open.
