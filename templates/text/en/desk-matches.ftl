### The rounds of teams at the desk, the matches of one, and one match.

desk-matches-help = Help for teams
desk-matches-round = Round { $round }
desk-matches-match = Match { $number }

## Pairing the next round
desk-matches-plays = { $count ->
    [one] { $count } { -player } in this round.
   *[other] { $count } { -players } in this round.
}
desk-matches-odd-number = Odd number ({ $number }): one { -player } gets the bye.
desk-matches-nobody-here = No one checked in yet: { $teams }. <a>Check-in</a>
desk-matches-leave-out = Leave out teams with no one checked in and no battles played
# A match without a result, in a list of them.
desk-matches-missing = round { $round } match { $place }
desk-matches-clubs = { -players-title } from one club

## A round
desk-matches-back = All rounds
desk-matches-publish = Publish round { $round }
desk-matches-publish-and-start = Publish and start clock
desk-matches-throw-away = Discard draft
desk-matches-start-clock = Start clock
desk-matches-accept = Accept unconfirmed reports
desk-matches-close = Close round { $round }
desk-matches-take-back = Take back round
desk-matches-reopen = Reopen round
desk-matches-no-table-battleplans = No battleplans for these tables yet
desk-matches-no-battleplan = No battleplan yet
desk-matches-only-staff = Visible to staff only
# $teams are names. <a> leads to the repair.
desk-matches-left = Withdrawn since pairing: { $teams }. <a>Repair</a> finds their opponents a match with the fewest changes.
desk-matches-left-while-played = Withdrawn since pairing: { $teams }. They finish this round or lose every battle: decide on their match page.
desk-matches-left-out = Left out, no one checked in: { $teams }. If they arrive, check them in on their <a>team page</a> and seat them here. Otherwise they play from round { PLUS($round, 1) }.
desk-matches-came-late = <b>{ $name }</b> arrived after pairing.
# What such a team can be given.
desk-matches-late-meets = Pair { $name } with { $other }
desk-matches-late-bye = Give { $name } the bye
desk-matches-why = Why they meet
desk-matches-plan = { -mission-title } and start time
    .short = Start time
desk-matches-mission = { -mission-title }
desk-matches-starts = Start time
desk-matches-save = Save
desk-matches-at-each-table = { -missions-title } by table
# Counted from the first table of the match.
desk-matches-table-of = Table { $number } of the match
desk-matches-swap-repair-change = Change pairings
desk-matches-swap = Swap teams
desk-matches-repair = Repair
desk-matches-change = Other changes
desk-matches-draw-again = Pair again
    .explained = Pairings set by staff stay. The rest are paired again.
desk-matches-redraw-reason = Reason
    .hint = Kept in the log.
desk-matches-published-about = A team that withdraws now finishes this round or loses every battle. You can swap teams until their battles start; both matches then draft again. You can take the round back and pair again until captains choose.
desk-matches-say-why = Give a reason. It goes in the log.
desk-matches-drawn-again = Paired again.
desk-matches-no-such-team = No team has this number.
desk-matches-not-in-round = No team with this number in this round.
desk-matches-choose-two = Choose teams from two different matches.
desk-matches-seated = { $name } is now in round { $round }.
# What can be changed in a round that is paired, to choose from.
desk-matches-can-repair = Repair: a match for every team, changing the fewest matches
desk-matches-can-improve = Improve the rest: best pairings around locked and started matches
desk-matches-can-move = Move one team to another opponent, moving few others
desk-matches-can-fix = Lock a match and pair the rest again
desk-matches-can-bye = Give one team the bye, moving few others
desk-matches-can-seat = Seat a late team, changing the fewest matches
desk-matches-can-out = Take out a team that withdraws, moving few others
desk-matches-can-free = Unlock a team that was set by staff
desk-matches-can-apart = Keep two teams apart
desk-matches-can-clubs = Change the club rule

## A match
desk-matches-as-everybody = Public page
desk-matches-score = { $score }, { $stands }
desk-matches-table = Table { $number }
desk-matches-two = { $one } against { $other }
desk-matches-step-back = Undo last step
desk-matches-step-back-about = Both captains choose the last revealed step again. You can't undo once a battle has started.
desk-matches-take-step-back = Undo step
desk-matches-reason = Reason
desk-matches-typed = Pairings from cards
# The label of the field for the opponent.
desk-matches-meets = { $name } meets
desk-matches-save-pairs = Save pairings
desk-matches-missing-players = Missing players
desk-matches-missing-about = Mark them before the first reveal; they lose their battles. If both players are missing, a judge rules.
desk-matches-save-missing = Save missing players
desk-matches-not-there = Team no-show
desk-matches-not-there-about = The team loses every battle. There is no draft: players are paired in team order.
desk-matches-team = Team
desk-matches-lose-every-board = Mark as no-show
desk-matches-correct = Correct score
# What is added to the score, or taken off it.
desk-matches-match-points = Match points (+/−)
desk-matches-game-points = Game points (+/−)
desk-matches-counts-for-draws = Use for later pairings too
desk-matches-save-correction = Save correction
desk-matches-step-taken-back = Step undone. Both captains choose again.
desk-matches-pairs-typed-in = Pairings saved.
desk-matches-every-board-lost = Every battle recorded as a loss for the missing team.
desk-matches-correction-saved = Correction saved.
