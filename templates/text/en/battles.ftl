### Reports, rulings, scoring sheets and paper sheets.

battle-refusal-round-is-draft = This round is still a draft. Publish it first.
battle-refusal-round-is-closed = Round { $round } is closed and its results are final. If yours is wrong, ask at the desk.
battle-refusal-event-is-over = The event is over and its results are final. If yours is wrong, ask the organiser.
battle-refusal-not-cleared-when-closed = The round is closed. Enter a different result, or reopen the round first.
battle-refusal-both-sides = This phone is signed in as both players. Your opponent must confirm on their own, or ask at the desk.
battle-refusal-nothing-to-accept = There are no reports to accept.
battle-refusal-typed-in-before = You've already entered this sheet. Someone else must enter it too.

report-refusal-stale = This battle has changed since you opened the page. Check it again.
report-refusal-nothing-reported = There's no report to confirm yet.
report-refusal-own-report = You can't confirm your own report. Your opponent has to confirm it.
report-refusal-agreed = Both players confirmed this result. If it's wrong, ask a judge.
report-refusal-disputed = The reports differ. A judge will decide.
report-refusal-ruled = A judge has ruled on this battle. If you think it's wrong, ask at the desk.
report-refusal-bye = You don't need to report a bye.
report-refusal-differs-from-paper = This table already has a different result. Make a ruling and give a reason.
report-refusal-waits-for-second = This result was entered from paper. Someone else must enter the same sheet to confirm it.

sheet-refusal-no-scoring = There's no scoring sheet for this round. Report the result as four numbers.
# $rule is the rule's name, $place is sheet-turn-of-side, $fault a whole sentence.
sheet-refusal-breaks = { $place }, rule { $rule }: { $fault } Correct the sheet, or call a judge.
sheet-refusal-round-is-closed = The round is closed. If something is wrong, ask at the desk.
sheet-refusal-agreed = You've both confirmed the result, so the sheet is closed.
sheet-refusal-disputed = The reports differ, so the sheet is closed until a judge rules.
sheet-refusal-ruled = A judge has ruled on the result, so the sheet is closed.

# The state of a battle's result.
state-open = Playing
state-reported = One report
state-confirmed = Confirmed
state-disputed = Reports differ
state-ruled = Ruled

# A result, the first player's points first: "30–12 (tactics 3–2)". $more is what to add to the points.
battle-came-to = { $more ->
    [none] { $own }–{ $theirs }
   *[other] { $own }–{ $theirs } ({ $more })
}
battle-came-to-tactics = tactics { $own }–{ $theirs }
# $had is who has which: "1 and 3 to Ann".
battle-came-to-objectives = objectives { $had }
# In a game that counts more than points: "points destroyed 650–420, leader slain 1–0".
battle-came-to-values = { $values }
battle-came-to-first-value = { -first-value } { $own }–{ $theirs }
battle-came-to-second-value = { -second-value } { $own }–{ $theirs }
battle-came-to-third-value = { -third-value } { $own }–{ $theirs }
battle-came-to-fourth-value = { -fourth-value } { $own }–{ $theirs }
battle-came-to-had-by = { LIST($numbers, type: "and") } to { $name }
battle-came-to-had-by-first = { LIST($numbers, type: "and") } to the first player
battle-came-to-had-by-second = { LIST($numbers, type: "and") } to the second player
battle-came-to-left = { $name } conceded
battle-came-to-absent = { $name } was a no-show

# How a battle ended, where nobody is named.
result-kind-played = played
result-kind-bye = bye
result-kind-conceded-by-a = first player conceded
result-kind-conceded-by-b = second player conceded
result-kind-no-show-a = first player was a no-show
result-kind-no-show-b = second player was a no-show
result-kind-adjudicated = unfinished, result agreed

# How a result came about: "1,840–1,215: ahead by 625". The numbers are from the view of the player whose points are first.
battle-how-scored = { $lead ->
    [level] { $own }–{ $theirs }: level
    [ahead] { $own }–{ $theirs }: ahead by { $apart }
   *[behind] { $own }–{ $theirs }: behind by { $apart }
}
# $called is what the game calls the result: "solid victory". $is-vowel is whether it begins with a vowel. $agreed is the
# size, where it decides; $bonus what else brings the first player points.
battle-how-by-size = { $bonus ->
    [none] { battle-how-called }
   *[other] { battle-how-called }; bonus { NUMBER($bonus, sign: "always") }
}
battle-how-called = { $lead ->
    [behind] { $is-vowel ->
        [true] { battle-how-at-size }, an { $called } for the opponent
       *[false] { battle-how-at-size }, a { $called } for the opponent
    }
   *[ahead] { $is-vowel ->
        [true] { battle-how-at-size }, an { $called }
       *[false] { battle-how-at-size }, a { $called }
    }
}
battle-how-at-size = { $agreed ->
    [none] { battle-how-scored }
   *[other] { battle-how-scored } at { $agreed } points
}
# $points are the tournament points of both, $moved how objectives change them, $then the points after that.
battle-how-by-share = { $moved ->
    [none] { battle-how-scored } ({ $percent }% of { $agreed }), so { $points }
   *[other] { battle-how-scored } ({ $percent }% of { $agreed }), so { $points }; with { LIST($moved, type: "and") }, { $then }
}
battle-how-moved = { $mark } { NUMBER($points, sign: "always") }

# A line of the chart that turns a difference, in points or in percent of them, into a result.
# $times: the winner also has so many times the other's points. $up-to: of the first line, which begins at 0.
battle-chart-from = { $times ->
    [none] { $up-to ->
        [none] { $from } or more: { $result }, { $own }–{ $theirs }
        [0] Level: { $result }, { $own }–{ $theirs }
       *[other] 0 to { $up-to }: { $result }, { $own }–{ $theirs }
    }
   *[other] { $from } or more, and { $times } times the loser's: { $result }, { $own }–{ $theirs }
}
# Of a game whose results are worth no points: how far ahead one has to be.
battle-chart-ahead = { $from } or more ahead: { $result }
battle-chart-level = { $up-to ->
    [0] Level: { $result }
   *[other] Up to { $up-to } apart: { $result }
}
battle-chart-more-tactics = Level, with more { -tactics }: { $result }
battle-chart-with-mark = Level, with { $mark }: { $result }
# $least: from each of these leads on, one point more.
battle-chart-bonus = ±1 at each of these leads in { $mark }: { LIST($least, type: "comma") }
battle-chart-to = up to { $percent }%: { $own }–{ $theirs }
battle-chart-above = over { $percent }%: { $own }–{ $theirs }

# The state of a table, on the desk; after a number: "10 playing".
table-word-not-started = not started
table-word-playing = playing
table-word-quiet = quiet
table-word-one-report = one report
table-word-done = done
table-word-differ = reports differ
table-word-not-used = unused

# What one of the two has besides points: "battle tactics: 4, primary objective". $word is the game's.
battle-figures-tactics = { $word }: { $count }
battle-figures-more = { $more }
# The reader: above their own numbers; and as a mark beside their name.
battle-you = You
battle-you-within = you
# $called is what the game calls the result, $who is none for the reader, $points are the tournament points of both.
battle-won-by = { $who ->
    [none] { $points ->
        [none] { $called } for you
       *[other] { $called } for you ({ $points })
    }
   *[other] { $points ->
        [none] { $called } for { $who }
       *[other] { $called } for { $who } ({ $points })
    }
}
battle-won-by-opponent = { $points ->
    [none] { $called } for your opponent
   *[other] { $called } for your opponent ({ $points })
}
battle-drawn = { $points ->
    [none] { $called }
   *[other] { $called } ({ $points })
}
# How a battle ended, in a list to choose from, and as a sentence. $who is none for the reader.
battle-how-it-ended = How it ended
# How a battle ended that is won by games; $who is whoever won.
battle-result = Result
battle-games-won = { $who } won
battle-games-drawn = Draw
battle-games-won-by = { $who } won { $most }–{ $least }
battle-games-level = { $most }–{ $least }
battle-ended-played = Played to the end
battle-ended-agreed = Not finished; players agreed the rest
    .sentence = Not finished; players agreed the rest.
battle-ended-left = { $who ->
    [none] You conceded or left
   *[other] { $who } conceded or left
}
    .sentence = { $who ->
        [none] You conceded or left.
       *[other] { $who } conceded or left.
    }
battle-ended-absent = { $who ->
    [none] You were a no-show
   *[other] { $who } was a no-show
}
    .sentence = { $who ->
        [none] You were a no-show.
       *[other] { $who } was a no-show.
    }
# After a report.
battle-both-said-the-same = Confirmed. Your reports match.
battle-reports-differ = Your reports differ. A judge will look at both.
battle-reported = Reported. Your opponent can now confirm it.
# The form of a result.
battle-choose-how-it-ended = Choose how the battle ended.
battle-whole-number = Enter a whole number, 0 or more.
battle-add-up = Add up points
battle-added-up = Leave the { -points } empty to use the total of these rows.
battle-row-points = Points of each enemy unit, like 110, 95
battle-row-halves = Points of each enemy unit, like 325, 133; each counts half, rounded up
battle-row-once = 1 if so: { $points } points
battle-row-each = How many, { $points } points each
battle-row-no-points = Enter the points of each unit, separated by commas.
battle-row-no-number = Enter a whole number from 0 to { $most }.
battle-rows-come-to = The rows total { $sum }. Correct a row, or leave this empty.
