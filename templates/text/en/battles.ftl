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
