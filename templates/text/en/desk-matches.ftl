### The rounds of teams at the desk, the matches of one, and one match.

desk-matches-help = Help for teams
desk-matches-round = Round { $round }
desk-matches-match = Match { $number }

## Drawing the next round
desk-matches-plays = { $count ->
    [one] { $count } { -player } plays in it.
   *[other] { $count } { -players } play in it.
}
desk-matches-odd-number = { $number } is an odd number: one { -player } has the bye.
desk-matches-nobody-here = Nobody of these is checked in: { $teams }. <a>Check-in</a>
desk-matches-leave-out = Leave those teams out that have not played yet and of which nobody is checked in
# A match without a result, in a list of them.
desk-matches-missing = round { $round } match { $place }
desk-matches-clubs = { -players-title } of one club

## A round
desk-matches-back = All rounds
desk-matches-publish = Publish round { $round }
desk-matches-publish-and-start = Publish and start the clock
desk-matches-throw-away = Throw the draft away
desk-matches-start-clock = Start the clock
desk-matches-accept = Accept what one side alone reported
desk-matches-close = Close round { $round }
desk-matches-take-back = Take it back
desk-matches-reopen = Open it again
desk-matches-no-table-battleplans = No battleplans for its tables yet
desk-matches-no-battleplan = No battleplan yet
desk-matches-only-staff = Only staff see this draft.
# $teams are names. <a> leads to the repair.
desk-matches-left = Left since the draw: { $teams }. <a>Repair</a> gives the others a match with the fewest changes.
desk-matches-left-while-played = Left since the draw: { $teams }. They play this round to its end, or lose every board: say so on the page of their match.
desk-matches-left-out = Left out, because nobody of them is checked in: { $teams }. When they come, check them in on the <a>page of the team</a>, and this page offers them a match; else they play from round { PLUS($round, 1) } on.
desk-matches-came-late = <b>{ $name }</b> came after the draw.
# What such a team can be given.
desk-matches-late-meets = { $name } meets { $other }, who has the bye
desk-matches-late-bye = { $name } has the bye of this round
desk-matches-why = Why they meet
desk-matches-plan = { -mission-title } and start
    .short = Start
desk-matches-mission = { -mission-title }
desk-matches-starts = Starts
desk-matches-save = Save
desk-matches-at-each-table = What is played at each table
# Counted from the first of the match.
desk-matches-table-of = Table { $number } of the match
desk-matches-swap-repair-change = Swap, repair and change
desk-matches-swap = Swap two teams
desk-matches-repair = Repair
desk-matches-change = Move, fix, give the bye, keep apart
desk-matches-draw-again = Draw again
    .explained = A team has left since the draw, or two should not meet: draw again. What was set by hand stays.
desk-matches-redraw-reason = Draw it again, because
    .hint = It stays on record.
desk-matches-published-about = A team that leaves now plays this round to its end, or loses every board. While no battle of two matches has begun, two of their teams can change places; both drafts begin anew. Before captains have chosen, the round can be taken back and drawn again.
desk-matches-say-why = Say why: it stays on record.
desk-matches-drawn-again = Drawn again.
desk-matches-no-such-team = No team has this number.
desk-matches-not-in-round = No team has this number in this round.
desk-matches-choose-two = Choose teams of two matches.
desk-matches-seated = { $name } is in round { $round } now.
# What can be changed in a round that was drawn, to choose from.
desk-matches-can-repair = Repair: a match for every team, the fewest matches change
desk-matches-can-improve = Improve the rest: the best draw around what is fixed or has begun
desk-matches-can-move = Let one team meet another: no other moves that need not
desk-matches-can-fix = Fix a match, and draw the rest around it
desk-matches-can-bye = Give one team the bye: no other moves that need not
desk-matches-can-seat = Seat a team that came after the draw: the fewest matches change
desk-matches-can-out = Take out a team that leaves: no other moves that need not
desk-matches-can-free = Let the draw decide again about a team that was set by hand
desk-matches-can-apart = Keep two teams apart
desk-matches-can-clubs = Another rule for teams of one club

## A match
desk-matches-as-everybody = As everybody sees it
desk-matches-score = { $score }, { $stands }
desk-matches-table = Table { $number }
desk-matches-two = { $one } against { $other }
desk-matches-step-back = Take a step back
desk-matches-step-back-about = The last step that was shown is chosen again by both. Not while a battle of the match has begun.
desk-matches-take-step-back = Take the last step back
desk-matches-reason = Why
desk-matches-typed = Typed in from cards
# The label of the opponent.
desk-matches-meets = { $name } meets
desk-matches-save-pairs = Save who plays whom
desk-matches-missing-players = Missing
desk-matches-missing-about = Name them before anything is shown: their boards are lost. A board where both are missing waits for a ruling.
desk-matches-save-missing = Save who is missing
desk-matches-not-there = A team is not there
desk-matches-not-there-about = It loses every board. Nobody drafts: players meet by their places.
desk-matches-team = Team
desk-matches-lose-every-board = It loses every board
desk-matches-correct = Correct the score
desk-matches-match-points = Match points
desk-matches-game-points = Game points
desk-matches-counts-for-draws = It counts for the draw of later rounds, too
desk-matches-save-correction = Save the correction
desk-matches-step-taken-back = The step is taken back; both choose it again.
desk-matches-pairs-typed-in = Who plays whom is typed in.
desk-matches-every-board-lost = Every board is lost for those who are not there.
desk-matches-correction-saved = The correction is saved.
