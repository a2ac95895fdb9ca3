### A battle as its two players and everyone else read it, votes, withdrawing, and the private link.

play-help = Help for players
play-round-and-table = Round { $round }, table { $table }
play-on-stream = on stream
play-scoring-sheet = Scoring sheet
play-pairings = Pairings
play-all-tables = All tables in round { $round }
play-at-the-desk = Open at the desk
# When a round starts, or started.
play-start-planned = Starts { $at }
play-clock-started = Started { $at }
play-no-result-yet = No result yet.
play-not-started = Not started yet.

# The two players' reports of one battle differ.
play-reports-differ = { $is-own ->
    [true] Reports differ. Stay at your table: a judge will decide.
   *[false] Reports differ. A judge will decide.
}
play-says = <strong>{ $name }</strong> says { $result }
play-judge-decided = { $reason ->
    [none] Judge's ruling
   *[other] Judge's ruling: { $reason }
}
play-ruled-by = { $before ->
    [none] Decided by { $who }, { $time }.
   *[other] Decided by { $who }, { $time }. Before: { $before }.
}
play-why-the-bye = Why this bye
play-why-you-meet = Why this pairing
play-why-they-meet = Why this pairing
play-before-you-begin = Before you start
# What a player does about a battle.
play-is-this-right = Is this right?
play-desk-typed-in = Staff entered this from your sheet
play-opponent-reported = Your opponent reported
play-confirm = Yes, confirm
play-was-different = No, that's wrong
play-call-a-judge = Call a judge
play-without-an-answer = { $minutes ->
    [one] If you don't answer, this result counts and staff check it after { $minutes } minute.
   *[other] If you don't answer, this result counts and staff check it after { $minutes } minutes.
}
play-report-the-result = Report the result
play-report = Report result
play-not-confirmed-yet = Your opponent hasn't confirmed yet. The result counts, and staff know about it.
play-waiting-for-opponent = Waiting for your opponent to confirm.
play-report-different = Report a different result
play-talk-first = Talk to your opponent first. If your reports differ, a judge decides.
play-send-these-numbers = Report this result
play-correct-your-report = Correct your report
play-send-the-correction = Correct report
play-rounds-left = Battle rounds left
    .hint = If a player left, the other scores the maximum for each.
# On every page until the reader answers. $who has reported; their own points come first.
play-reported-at-your-table = { $who } reported { $theirs }–{ $mine }. Is that right?
play-reported-how-it-ended = { $who } reported how your battle ended. Is that right?
play-look-and-confirm = Check and confirm

# A player's own battles, to keep.
play-battles-title = My battles
play-battles-of = { $name } at { $event }
play-battles-none = No battles yet
    .about = Your battles appear here as you play them.
    .way = My page
play-battles-round = Round
play-battles-against = Opponent
play-battles-result = Result
play-battles-table = Table
play-battles-place = Place after
play-battles-print = Print
play-battles-certificate = My certificate (PDF)

# A private link that was opened from another website.
play-link-whose = This is <strong>{ $name }</strong>'s private link. Is that you?
# Opens the map of the battleplan.
play-map = Map
# For staff who scanned a code.
play-link-to-check-in = Go to check-in for { $name }
play-link-go-on = Continue as { $name }
play-link-from-elsewhere = Another website opened this link. If you didn't expect that, close this page. Nothing has changed.

play-vote-title = Vote
play-vote-once-paired = You can vote once you've been paired.
play-vote-none-open = No votes are open. Most open in the last round.
play-vote-secret-and-final = Votes are secret and final. No one, not even the organiser, can see or change yours.
play-vote-open-until = Open until { $until }
play-vote-met-nobody = You haven't met anyone yet. Come back after your first result.
play-vote-goes-to = Your vote
    .hint = Type all or part of a name, then choose the player.
play-vote-somebody-else = Choose someone else
play-vote-choose-a-player = Choose a player
play-vote-final = I know I can't change this vote
play-vote-for = Cast vote: { $title }
play-vote-you-have-voted = Votes cast
play-vote-is-counted = counted
play-vote-closed = Closed votes
play-vote-choose-somebody = Choose who to vote for.
play-vote-choose-of-these = Choose who you mean, or type another name.
play-vote-is-final = Tick to confirm. Votes are secret, so you can't change yours later.
play-vote-counted = Vote counted.

# Withdrawing and rejoining: a player, or a team by its captain.
play-leave-title = Leave
# $what is the event, or a member's team.
play-leave-leave = { ENTRANTS() ->
    [players] Withdraw from { $what }?
   *[teams] Leave { $what }?
}
play-leave-event-is-over = { $event } is over
play-leave-nobody-leaves = Your results stand, and you can't withdraw any more. <me>My page</me>
play-leave-come-back = Rejoin
play-leave-wait-again = Join the waiting list
play-leave-results-stand = Your results stand.
play-leave-team-left = { $team } has withdrawn
play-leave-team-results-stand = Your { -player }'s results stand.
# $why is a sentence.
play-leave-team-stays-out = { $has-played ->
    [true] Your { -player }'s results stand. { $why }
   *[false] { $why }
}
play-leave-team-can-come-back = Your { -player }'s results stand. Made a mistake? You can rejoin until round { $round } is published.
play-leave-team-can-come-back-before = Made a mistake? You can rejoin until round 1 is published, if the place is still free.
play-leave-take-team-off = Take { $team } off the waiting list?
# $others are the people of the team, without the reader.
play-leave-teams-move-up = { $others ->
    [0] The { -players } behind you move up.
   *[other] The { -players } behind you move up. This applies to your whole { -player }.
}
play-leave-team-no-longer-waits = Leave the waiting list
play-leave-no-it-waits = Keep waiting
play-leave-take-team-out = Withdraw { $team } from { $event }?
play-leave-team-gives-place = Your { -player }'s place goes to the waiting list.
play-leave-team-plays-on = Your { -player } finishes round { $round } and isn't paired again. Its results stand, and the standings show it as withdrawn.
play-leave-for-all-its-people = This withdraws everyone. If only you can't make it, choose a new captain on your <team>{ -player } page</team>, then leave.
play-leave-yes-team-leaves = Withdraw { -player }
play-leave-no-we-stay = Keep our place
# $team is none for players who aren't in a team.
play-leave-no-longer-in = { $team ->
    [none] You've been removed
   *[other] You're no longer in { $team }
}
play-leave-you-have-left = { $team ->
    [none] You've withdrawn
   *[other] You've left { $team }
}
play-leave-ask-for-invitation = To play for it again, ask its captain for a new invitation.
play-leave-missed = Your results stand. You weren't paired in round { $round }. To play again, ask at the desk.
# Followed by how to rejoin, or why not.
play-leave-still-play = You still finish round { $round }.
play-leave-can-ask-again = Made a mistake? You can ask to be let in again.
play-leave-ask-again = Ask again
play-leave-can-come-back = { $is-in-team ->
    [true] Made a mistake? You can rejoin until round { $round } is published, if your { -player } still has a place.
   *[false] Made a mistake? You can rejoin until round { $round } is published.
}
play-leave-can-come-back-before = { $is-in-team ->
    [true] Made a mistake? You can rejoin until round 1 is published, if your { -player } still has a place.
   *[false] Made a mistake? You can rejoin until round 1 is published, if your place is still free.
}
play-leave-withdraw-entry = Withdraw your entry?
play-leave-waits-to-be-let-in = It's waiting to be let in.
play-leave-yes-not-coming = Withdraw entry
play-leave-waiting-list = Leave the waiting list?
play-leave-those-behind-move-up = The players behind you move up.
play-leave-yes-no-longer-wait = Leave the waiting list
play-leave-no-i-wait = Keep waiting
play-leave-team-stays = Your { -player } stays in the event.
# These two follow play-leave-team-stays.
play-leave-captain-gives-place = Your captain can give your place to someone else.
play-leave-captain-gives-place-later = You finish round { $round } and your results stand. Your captain can then give your place to someone else.
play-leave-place-is-free = Your place goes to the waiting list.
play-leave-you-play-on = You finish round { $round } and aren't paired again. Can't play it? Tell the desk. Your results stand, and the standings show you as withdrawn.
play-leave-not-paired-again = You aren't paired again. Your results stand, and the standings show you as withdrawn.
play-leave-even-without-you = { $players ->
    [one] Without you, { $players } player remains: no one needs a bye.
   *[other] Without you, { $players } players remain: no one needs a bye.
}
play-leave-odd-without-you = { $players ->
    [one] Without you, { $players } player remains: someone gets a bye.
   *[other] Without you, { $players } players remain: someone gets a bye.
}
# From the event, or a member from their team.
play-leave-yes-i-leave = { ENTRANTS() ->
    [players] Withdraw
   *[teams] Leave
}
play-leave-no-i-stay = Keep my place
# What will happen to a payment. $last is the last day for refunds, where there is one.
play-leave-too-late-for-refund = No refund: the last day for refunds was { DATETIME($last, style: "weekday") }.
play-leave-refund = { $last ->
    [none] You'll be due a refund.
   *[other] You'll get a refund if you withdraw by { DATETIME($last, style: "weekday") }.
}
play-leave-refund-of-team = { $last ->
    [none] Your { -player } will be due a refund.
   *[other] Your { -player } will get a refund if it withdraws by { DATETIME($last, style: "weekday") }.
}
# After a step.
play-leave-asks-again = Your entry is waiting to be let in.
play-leave-welcome-back = Welcome back. You play again from the next round.
play-leave-entry-withdrawn = Entry withdrawn.
# A player who withdrew, or a member who left their team.
play-leave-left = { ENTRANTS() ->
    [players] You've withdrawn from the event. Thank you for playing.
   *[teams] You've left. Thank you for playing.
}
play-leave-team-has-left = { $name } has withdrawn from the event. Thank you for playing.
play-leave-team-is-back = Welcome back. { $name } plays again from the next round.

## The card of a battle that is over
# Its name to those who do not see it.
play-card-label = The card of this battle
# How it ended, to one of the two. $by is how many points more they had; none where those did not decide.
play-card-won = { $by ->
    [none] You won
    [1] You won by one
    [2] You won by two
    [3] You won by three
    [4] You won by four
    [5] You won by five
    [6] You won by six
    [7] You won by seven
    [8] You won by eight
    [9] You won by nine
    [10] You won by ten
    [11] You won by eleven
    [12] You won by twelve
   *[other] You won by { $by }
}
# $score is the reader's own points and the opponent's: "28–34".
play-card-lost = { $score } against { $opponent }
play-card-drawn = A draw with { $opponent }, { $score }
# The same to everybody.
play-card-beats = { $first } beats { $second } { $score }
play-card-both = { $first } and { $second } draw { $score }
# What a link to the card is called.
play-card-title = { $first } { $score } { $second } · { $event }
# On the picture: "Round 3 · The Vice".
play-card-head = { $battleplan ->
    [none] Round { $round }
   *[other] Round { $round } · { $battleplan }
}
play-card-by-round = Points after each battle round
play-card-round = Battle round
# What it brings both, below "Minor victory".
play-card-worth = { $own } to { $theirs }
play-card-result = Result
play-card-mission = { -mission-title }
play-card-place = Place
# From one place to another by this round. $from is none after the first.
play-card-places = { $from ->
    [none] { $place }
   *[other] { $from } → { $place }
}
play-card-share = Share this card
play-card-save = Save picture
play-card-kept = You can share this card once the results of this round are shown.
play-card-battle = The battle
play-card-about = Anyone with the link sees this card. It shows no more than the pairings do.
