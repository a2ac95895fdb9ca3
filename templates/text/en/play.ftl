### Battles as their two players and everybody read them, votes, leaving, and the private link.

play-help = Help for players
play-round-and-table = Round { $round }, table { $table }
play-on-stream = on stream
play-scoring-sheet = Scoring sheet
play-pairings = Pairings
play-all-tables = All tables of round { $round }
play-at-the-desk = At the desk
# When a round begins, or began.
play-start-planned = Start planned for { $at }
play-clock-started = Started { $at }
play-no-result-yet = No result yet.
play-not-started = Not started.

# Of a result that two have reported otherwise.
play-reports-differ = The two reports differ. A judge settles it. Wait here.
play-says = <strong>{ $name }</strong> says { $result }
play-judge-decided = { $reason ->
    [none] A judge decided this
   *[other] A judge decided this: { $reason }
}
play-why-the-bye = Why the bye
play-why-you-meet = Why you meet
play-why-they-meet = Why they meet
play-before-you-begin = Before you begin
# What a player does about a battle.
play-is-this-right = Is this right?
play-desk-typed-in = The desk typed in from your sheet:
play-opponent-reported = Your opponent reported
play-confirm = Yes, confirm
play-was-different = No, it was different
play-call-a-judge = Call a judge
play-without-an-answer = { $minutes ->
    [one] Without an answer it counts as it stands, and the desk looks at it after { $minutes } minute.
   *[other] Without an answer it counts as it stands, and the desk looks at it after { $minutes } minutes.
}
play-report-the-result = Report the result
play-report = Report
play-not-confirmed-yet = Your opponent has not confirmed it yet. It counts; the desk sees that it waits.
play-waiting-for-opponent = Waiting for your opponent to confirm.
play-report-different = Report different numbers
play-talk-first = Talk to your opponent first. Different numbers go to a judge, who sees both.
play-send-these-numbers = Send these numbers
play-correct-your-report = Correct your report
play-send-the-correction = Send the correction
play-rounds-left = If somebody left: battle rounds left to score
    .hint = The one who stayed scores the maximum for each.
# On whatever page whoever has not answered it is. $who has reported; their own points stand first.
play-reported-at-your-table = { $who } reported { $theirs }–{ $mine } at your table, their own points first.
play-reported-how-it-ended = { $who } reported how your battle ended.
play-look-and-confirm = Look and confirm

# One's own battles, to keep.
play-battles-title = My battles
play-battles-of = { $name } at { $event }
play-battles-none = Your battles stand here, one by one, as you play them.
play-battles-round = Round
play-battles-against = Against
play-battles-result = Result
play-battles-table = Table
play-battles-place = Place after it
play-battles-print = Print
play-battles-certificate = My certificate as PDF

# A private link that another site has opened.
play-link-whose = This private link is of <strong><bdi>{ $name }</bdi></strong>. Is that you?
play-link-go-on = Go on as <bdi>{ $name }</bdi>
play-link-from-elsewhere = Another site has opened it. If you did not expect it, close this page: nothing has changed.

play-vote-title = Vote
play-vote-once-paired = Players vote once they have been paired.
play-vote-none-open = No vote is open. The organiser opens them, mostly in the last round; they appear here.
play-vote-secret-and-final = Votes are secret and final. What you vote for is counted and not kept: nobody, the organiser included, can look it up, change it or give it back.
play-vote-open-until = Open until { $until }
play-vote-met-nobody = You have met nobody yet. Come back when your first battle has its result.
play-vote-goes-to = Your vote goes to
    .hint = Type a name, or part of it: you choose from those who are called like it.
play-vote-somebody-else = Somebody else
play-vote-choose-a-player = Choose a player
play-vote-final = This is my vote, and it is final.
play-vote-for = Vote for “{ $title }”
play-vote-you-have-voted = You have voted
play-vote-is-counted = counted
play-vote-closed = Closed
play-vote-choose-somebody = Choose somebody.
play-vote-choose-of-these = Choose who is meant; if it is none of these, type another name.
play-vote-is-final = Tick this: nobody can give you the vote back, because nobody knows which is yours.
play-vote-counted = Your vote is counted.

# Leaving, and coming back: a player, or a team by its captain.
play-leave-title = Leave the event
play-leave-leave = Leave { $what }?
play-leave-event-is-over = { $event } is over
play-leave-nobody-leaves = What you played stands, and nobody leaves any more. <me>Your page</me>
play-leave-come-back = Come back
play-leave-results-stand = What you played stands.
play-leave-team-left = { $team } has left
play-leave-team-results-stand = What the team has played stands.
# $why is a sentence.
play-leave-team-stays-out = { $has-played ->
    [true] What the team has played stands. { $why }
   *[false] { $why }
}
play-leave-team-can-come-back = What the team has played stands. If this was a mistake, you can bring the team back until round { $round } is published.
play-leave-team-can-come-back-before = If this was a mistake, you can bring the team back until round 1 is published, while its place is free.
play-leave-take-team-off = Take { $team } off the waiting list?
# $others are people of the team besides whoever reads it.
play-leave-teams-move-up = { $others ->
    [0] Teams behind it move up.
   *[other] Teams behind it move up. This is for all of its people.
}
play-leave-team-no-longer-waits = Yes, the team no longer waits
play-leave-no-it-waits = No, it waits
play-leave-take-team-out = Take { $team } out of { $event }?
play-leave-team-gives-place = The place of the team goes to one that waits for it.
play-leave-team-plays-on = The team plays round { $round } to its end, and is not paired again. What it has played stands, and it stays in the standings, marked as having left.
play-leave-for-all-its-people = This is for all of its people: if you alone cannot come, make somebody else the captain on the <team>page of your team</team>, and leave then.
play-leave-yes-team-leaves = Yes, the team leaves
play-leave-no-we-stay = No, we stay
# $team is none of somebody who plays for themselves.
play-leave-no-longer-in = { $team ->
    [none] You are no longer in
   *[other] You are no longer in { $team }
}
play-leave-you-have-left = { $team ->
    [none] You have left
   *[other] You have left { $team }
}
play-leave-ask-for-invitation = To play for it again, ask its captain for a new invitation.
play-leave-missed = What you played stands. Round { $round } went without you: ask at the desk to play again.
play-leave-still-play = You still play round { $round } to its end.
play-leave-can-ask-again = If this was a mistake, you can ask to be let in again.
play-leave-ask-again = Ask again
play-leave-can-come-back = { $is-in-team ->
    [true] If this was a mistake, you can come back until round { $round } is published, to a place of the team that is free by then.
   *[false] If this was a mistake, you can come back until round { $round } is published.
}
play-leave-can-come-back-before = { $is-in-team ->
    [true] If this was a mistake, you can come back until round 1 is published, to a place of the team that is free by then.
   *[false] If this was a mistake, you can come back until round 1 is published, while your place is free.
}
play-leave-withdraw-entry = Withdraw your entry?
play-leave-waits-to-be-let-in = It waits to be let in.
play-leave-yes-not-coming = Yes, I am not coming
play-leave-waiting-list = Leave the waiting list?
play-leave-those-behind-move-up = Those behind you move up.
play-leave-yes-no-longer-wait = Yes, I no longer wait
play-leave-no-i-wait = No, I wait
play-leave-team-stays = The team stays in the event.
play-leave-captain-gives-place = Your captain can give your place to somebody else.
play-leave-captain-gives-place-later = Your captain can give your place to somebody else, from the next match on: you play round { $round } to its end, and what you have played stands.
play-leave-place-is-free = Your place is free for somebody who waits for one.
play-leave-you-play-on = You play round { $round } to its end, and are not paired again. If you cannot play it, tell the desk. What you have played stands, and you stay in the standings, marked as having left.
play-leave-not-paired-again = You are not paired again. What you have played stands, and you stay in the standings, marked as having left.
play-leave-even-without-you = With you gone { $players } play, an even number: as it stands, nobody has the bye.
play-leave-odd-without-you = With you gone { $players } play, an odd number: as it stands, somebody has the bye.
play-leave-yes-i-leave = Yes, I leave
play-leave-no-i-stay = No, I stay
# What will become of a payment. $last is the last day for refunds, where there is one.
play-leave-too-late-for-refund = The last day for refunds was { DATETIME($last, style: "weekday") }: no refund.
play-leave-refund = { $last ->
    [none] Your payment is to be given back.
   *[other] Your payment is given back if you leave until { DATETIME($last, style: "weekday") }.
}
play-leave-refund-of-team = { $last ->
    [none] The payment of the team is to be given back.
   *[other] The payment of the team is given back if it leaves until { DATETIME($last, style: "weekday") }.
}
# After a step.
play-leave-asks-again = Your entry waits to be let in.
play-leave-welcome-back = Welcome back. You are paired from the next round on.
play-leave-entry-withdrawn = Your entry is withdrawn.
play-leave-left = You have left the event. Thank you for playing.
play-leave-team-has-left = { $name } has left the event. Thank you for playing.
play-leave-team-is-back = Welcome back. { $name } is paired from the next round on.
