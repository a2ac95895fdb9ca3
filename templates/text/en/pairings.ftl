### The pairings of a round, as everybody sees them.

pairings-title = Pairings
pairings-round = Round { $round }
pairings-none = No round has been published yet. The pairings appear here the moment they are.
# How far the results have come, behind the state of the round.
pairings-done = { $tables ->
    [one] { $done } of { $tables } table has a result
   *[other] { $done } of { $tables } tables have a result
}
pairings-hidden = The organiser keeps the results of this round for later.
pairings-search = Name, number or table
pairings-find = Find
pairings-by-table = By table
pairings-by-name = By name
pairings-waits = waits for an opponent
pairings-bye = has the bye
pairings-on-stream = on stream
pairings-disputed = a judge decides
pairings-one-report = one report
pairings-by-hand = changed by hand: { $reason }
pairings-playing = playing
# $score is of both, the first player's first.
pairings-table = { $score ->
    [none] Table { $table }
   *[other] Table { $table }: { $score }
}
# What opens the reasons: for the eye, and for whoever does not see it.
pairings-why = Why
    .explained = Why they meet
pairings-nobody = Nobody of that name plays in this round.

# How the round came about, for anybody who wants to draw it again. $method is the name of a way to draw.
pairings-how-drawn = How this round was drawn
pairings-from-a-file = It came with an event file.
pairings-drawn-secretly = By { $method }, round { $round }, attempt { $attempt }, from the seed whose SHA-256 stands in the pack. The seed itself is told with the last round, because it foretells what is played.
pairings-drawn = By { $method }, seed { $seed }, round { $round }, attempt { $attempt }. Anybody can draw it again from the event file: muster pair FILE --round { $round } --seed { $seed } --attempt { $attempt }; with what was changed by hand since: muster pair FILE --round { $round } --again
pairings-dice = The battleplan was thrown (dice: { $dice }).
