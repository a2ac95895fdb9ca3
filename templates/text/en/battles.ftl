### Reports, rulings, scoring sheets and sheets of paper.

battle-refusal-round-is-draft = This round is a draft. Publish it first.
battle-refusal-round-is-closed = Round { $round } is closed and its results are final. Ask at the desk if yours is wrong.
battle-refusal-event-is-over = The event is over and its results are final. Ask its organiser if yours is wrong.
battle-refusal-not-cleared-when-closed = The round is closed. Set another result, or open the round again first.
battle-refusal-both-sides = This phone is signed in as both players. One person cannot be both sides: let your opponent confirm on theirs, or ask at the desk.
battle-refusal-nothing-to-accept = No report is waiting to be accepted.
battle-refusal-typed-in-before = You typed this in already. Somebody else has to type it in too.

report-refusal-stale = This battle was changed since you opened the page.
report-refusal-nothing-reported = There is no report yet to confirm.
report-refusal-own-report = Your opponent has to confirm your report; you cannot confirm it yourself.
report-refusal-agreed = Both players agreed on this result. If it is wrong, ask a judge.
report-refusal-disputed = The two reports differ. A judge settles it.
report-refusal-ruled = A judge ruled on this battle. Ask at the desk if you think it is wrong.
report-refusal-bye = A bye has nothing to report.
report-refusal-differs-from-paper = A result stands already that differs from the sheet. Rule on it, with a reason.
report-refusal-waits-for-second = This was typed in from paper. Somebody else types the same sheet in again to confirm it.

sheet-refusal-no-scoring = This round has no battleplan that Muster knows the scoring of, so there is no scoring sheet. Report the result with four numbers.
# $rule is where the rule stands, $place which turn, $fault a whole sentence.
sheet-refusal-breaks = The sheet breaks a rule ({ $rule }, { $place }): { $fault } Put it right, or call a judge.
sheet-refusal-round-is-closed = The round is closed. Ask at the desk if something is wrong.
sheet-refusal-agreed = You both agreed on the result, so the sheet is closed.
sheet-refusal-disputed = The reports differ. A judge settles it, and may need the sheet as it is.
sheet-refusal-ruled = A judge decided the result, so the sheet is closed.

# How far the result of a battle is.
state-open = Playing
state-reported = One report
state-confirmed = Confirmed
state-disputed = Reports differ
state-ruled = Ruled

# A result, the first player's points first: "30–12 (tactics 3–2)". $more is what there is to say beside the points.
battle-came-to = { $more ->
    [none] { $own }–{ $theirs }
   *[other] { $own }–{ $theirs } ({ $more })
}
battle-came-to-tactics = tactics { $own }–{ $theirs }
# $had is who has which: "1 and 3 to Ann".
battle-came-to-objectives = objectives { $had }
battle-came-to-had-by = { LIST($numbers, type: "and") } to { $name }
battle-came-to-had-by-first = { LIST($numbers, type: "and") } to the first player
battle-came-to-had-by-second = { LIST($numbers, type: "and") } to the second
battle-came-to-left = { $name } left
battle-came-to-absent = { $name } did not come

# How a battle ended, where nobody is named.
result-kind-played = played
result-kind-bye = bye
result-kind-conceded-by-a = first player left
result-kind-conceded-by-b = second player left
result-kind-no-show-a = first player did not come
result-kind-no-show-b = second player did not come
result-kind-adjudicated = not finished, the rest agreed

# How a result came about: "1,840 to 1,215: 625 more". $lead is of whoever is named first.
battle-how-scored = { $lead ->
    [level] { $own } to { $theirs }: level
    [ahead] { $own } to { $theirs }: { $apart } more
   *[behind] { $own } to { $theirs }: { $apart } fewer
}
# $called is what the game calls the result: "solid victory". It begins with a vowel, or not.
battle-how-by-size = { $is-vowel ->
    [true] { battle-how-scored } at { $agreed } points: an { $called }
   *[false] { battle-how-scored } at { $agreed } points: a { $called }
}
# $points are tournament points of both, $moved what objectives change about them, $then what they come to.
battle-how-by-share = { $moved ->
    [none] { battle-how-scored }, { $percent } % of { $agreed }: { $points }
   *[other] { battle-how-scored }, { $percent } % of { $agreed }: { $points }, { $moved }: { $then }
}
battle-how-moved = { $mark } { NUMBER($points, sign: "always") }

# A line of the chart that a result is read by: from this difference, in points or in per cent of them.
battle-chart-from = from { $from }: { $result }, { $own }–{ $theirs }
battle-chart-to = to { $percent } %: { $own }–{ $theirs }
battle-chart-above = above { $percent } %: { $own }–{ $theirs }

# The state of a table, as the desk tells it; after a number: "10 playing".
table-word-not-started = not started
table-word-playing = playing
table-word-quiet = quiet
table-word-one-report = one report
table-word-done = done
table-word-differ = differ
table-word-not-used = not used

# What one of the two has beside points: "battle tactics: 4, primary objective". $word is the game's.
battle-figures-tactics = { $word }: { $count }
battle-figures-more = { $more }
# Whoever reads it, at the head of their own numbers; and as a mark beside their name.
battle-you = You
battle-you-within = you
# $called is what the game calls the result, $who is none for whoever reads it, $points are tournament points of both.
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
# How a battle ended, in a list to choose from, and as a sentence. $who is none for whoever reads it.
battle-how-it-ended = How it ended
battle-ended-played = Played to the end
battle-ended-agreed = Not finished: the rest was agreed
    .sentence = Not finished: the rest was agreed.
battle-ended-left = { $who ->
    [none] You left or conceded
   *[other] { $who } left or conceded
}
    .sentence = { $who ->
        [none] You left or conceded.
       *[other] { $who } left or conceded.
    }
battle-ended-absent = { $who ->
    [none] You did not come
   *[other] { $who } did not come
}
    .sentence = { $who ->
        [none] You did not come.
       *[other] { $who } did not come.
    }
# After a report.
battle-both-said-the-same = Confirmed: you both said the same.
battle-reports-differ = Your numbers differ from your opponent's. A judge looks at both.
battle-reported = Reported. Your opponent confirms it on their phone.
# The form of a result.
battle-choose-how-it-ended = Choose how the battle ended.
battle-whole-number = Enter a whole number, 0 or more.
battle-add-up = Add up what happened
battle-added-up = Leave the victory points empty: they are the sum of these rows.
battle-row-points = The points of each enemy unit, like 110, 95
battle-row-halves = The points of each enemy unit, like 325, 133; half of each counts, rounded up
battle-row-once = 1 if so: { $points } points
battle-row-each = How many, { $points } points each
battle-row-no-points = Enter the points of each unit, with commas between them.
battle-row-no-number = Enter a whole number, 0 to { $most }.
battle-rows-come-to = The rows come to { $sum }. Correct a row, or leave this empty.
