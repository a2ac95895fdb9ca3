### The pairings of a round, as everyone sees them.

pairings-title = Pairings
pairings-round = Round { $round }
# $at is when the first round is planned.
pairings-none = { $at ->
    [none] No pairings yet
   *[other] Round 1: { $at }
}
    .about = Tables and opponents appear here as soon as they're published.
    .way = About the event
# Progress of the results; follows the state of the round.
pairings-done = { $tables ->
    [one] { $done } of { $tables } result in
   *[other] { $done } of { $tables } results in
}
pairings-hidden = The organiser has hidden the results of this round.
pairings-search = Name, number or table
pairings-find = Search
pairings-by-table = By table
pairings-by-name = By name
pairings-waits = waiting for an opponent
pairings-bye = has the bye
pairings-on-stream = on stream
pairings-disputed = judge deciding
pairings-one-report = one report
pairings-by-hand = changed by staff: { $reason }
pairings-playing = playing
# $score is of both, the first player's first.
pairings-table = { $score ->
    [none] Table { $table }
   *[other] Table { $table }: { $score }
}
# Opens the reasons: as shown, and as read out by screen readers.
pairings-why = Why
    .explained = Why this pairing
pairings-nobody = Nothing found in this round. Check the spelling.
# The same after a search.
pairings-nobody-found = Nothing found for “{ $name }” in round { $round }. <a>Show all</a>

# How the round was paired, for anyone who wants to repeat it. $method is the name of a pairing method.
pairings-how-drawn = How this round was paired
pairings-from-a-file = Imported with an event file.
pairings-drawn-secretly = { $method }, round { $round }, attempt { $attempt }. The pack has the seed's SHA-256 now, and the seed itself after the last round is published.
pairings-drawn = { $method }, seed { $seed }, round { $round }, attempt { $attempt }. To repeat it from the event file: muster pair FILE --round { $round } --seed { $seed } --attempt { $attempt }. To include changes by staff: muster pair FILE --round { $round } --again
pairings-dice = Battleplan rolled: { $dice }.
