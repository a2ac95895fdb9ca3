### A player's own page: where to sit, how they stand, checking in, and their entry.

play-me-title = My battle
play-me-report-answered = What you reported about the roster of { $name } is answered.
play-me-votes-open = { $votes ->
    [one] A vote is open: yours is still to come.
   *[other] { $votes } votes are open: yours are still to come.
}
play-me-round = Round { $round }
play-me-table = Table<seat>{ $table }</seat>
play-me-start-planned = Start planned for
play-me-not-started = Not started
play-me-how-far = { $has-sheet ->
    [true] How far are you? Tap your scoring sheet, or report when you are done.
   *[false] How far are you? Report when you are done.
}
play-me-you-play = You play
play-me-their-roster = Their roster
play-me-wait-for-opponent = You wait for an opponent
play-me-odd-number = The number of players is odd. If somebody comes late, you play them; if not, the organiser gives you the bye. This page shows it at once.
play-me-bye-title = Bye
# $worth is what a bye counts as.
play-me-bye-counts = You have no opponent in this round. It counts as { $worth }. Nothing to report.
play-me-my-match = My match
# $next is the next part of the timetable.
play-me-next = Next: <b><a>{ $next }</a></b>
play-me-next-small = <soft>Next:</soft> <a>{ $next }</a>

# The roster. $due is a day and a time.
play-me-roster-missing = { $due ->
    [none] Your roster is not handed in yet.
   *[other] { $is-over ->
        [true] Your roster is missing. It was due { $due }.
       *[false] Your roster is not handed in yet. It is due { $due }.
    }
}
play-me-roster-sent-back = { $until ->
    [none] Your roster was sent back: { $reason }
   *[other] Your roster was sent back: { $reason } Mend it until { $until }.
}

# Where they stand. $place is like "31st".
play-me-event-is-over = The event is over
play-me-round-is-over = Round { $round } is over
play-me-standings = Standings
play-me-place = { $is-beside-teams ->
    [true] Your place among the players: { $place } of { $of }
   *[false] Your place: { $place } of { $of }
}
# Above play-me-place-of.
play-me-final-place = Your final place
play-me-place-after = { $is-beside-teams ->
    [true] Your place among the players after round { $round }
   *[false] Your place after round { $round }
}
play-me-place-of = <huge>{ $place }</huge> of { $of }
play-me-after-round = After round { $round }.
play-me-all-standings = All standings
# $record is wins, draws and losses: "2–0–1".
play-me-tournament-points = { $points ->
    [one] { $points } tournament point, { $record }
   *[other] { $points } { -tournament-points }, { $record }
}
play-me-match-points = { $points ->
    [one] { $points } match point, { $record }
   *[other] { $points } match points, { $record }
}

# Earlier rounds. $outcome is one of the four below.
play-me-earlier = { $table ->
    [none] Round { $round }, { $outcome }
   *[other] Round { $round }, table { $table }, { $outcome }
}
play-me-won = won
play-me-lost = lost
play-me-draw = draw
play-me-no-result-yet = no result yet
# In the place of an opponent.
play-me-bye = bye
play-me-battles-so-far = Battles so far
play-me-all-my-battles = All my battles, to print or as a table
play-me-to-keep = To keep
play-me-my-certificate = My certificate
    .hint = As PDF
play-me-my-battles = My battles
    .hint = To print, or as a table

# Why there is no table.
play-me-waits-by-itself = You are on the waiting list. A place that becomes free goes to whoever has waited longest, by itself: you see it here.
play-me-asks-to-come-in = Very many people are signing up at the moment, so the organiser will look at your entry and let you in. You will see it here.
play-me-waiting = You are on the waiting list. The organiser gives you a place when one is free.
play-me-withdrawn = You have withdrawn from this event.
play-me-no-round-yet = No round has been published yet. Your table appears here the moment it is.
play-me-team-waits = { $team } is on the waiting list. The organiser gives it a place when one is free.
play-me-team-withdrawn = { $team } has withdrawn from this event.
play-me-team-has-left = { $team } has left the event, so it is not paired any more. Its results stand.
play-me-has-left = You have left the event, so you are not paired any more. Your results stand.
play-me-spare = You are the spare player, and are not needed in this round.
play-me-joins-in-round = You join in round { $round }.
play-me-pairs-to-come = The pairs of round { $round } are still being chosen: the captains see their next step under “My match”.
play-me-pairs-to-choose = The pairs of round { $round } are still being chosen, and you choose for your team.
play-me-at-no-table = You are at no table of round { $round }. Ask at the desk.

# What becomes of a payment for a place that was given up. $last is the last day for refunds.
play-me-refund-due = Your payment is to be given back: the organiser has it on the list. If it does not come, ask them.
play-me-refund-of-team-due = The payment of the team is to be given back: the organiser has it on the list. If it does not come, ask them.
play-me-no-refund = You gave your place up after { DATETIME($last, style: "weekday") }, the last day for refunds: no refund.
play-me-no-refund-of-team = The team gave its place up after { DATETIME($last, style: "weekday") }, the last day for refunds: no refund.

# Their entry.
play-me-in-the-contest = Your army is in the painting contest.
play-me-out-of-the-contest = Your army is not in the painting contest.
play-me-enter-the-contest = My army enters the painting contest
play-me-leave-the-contest = Take it out
play-me-number-and-link = My number and private link
play-me-leave-the-team = Leave the team
play-me-team-off-the-waiting-list = Take the team off the waiting list
play-me-team-out-of-the-event = Take the team out of the event
play-me-leave-the-event = Leave the event
play-me-leave-the-waiting-list = Leave the waiting list
play-me-withdraw-my-entry = Withdraw my entry
play-me-come-back = Come back
play-me-you-have-left = You have left
play-me-keep-in-account = Keep this entry in my account
play-me-sign-in-to-keep = Sign in to keep it in an account
play-me-take-out-of-account = Take it out of my account
play-me-released = This entry is not in your account any more. Its private link still leads to it.
play-me-claimed = This entry is in your account now.

# Checking in on the morning of the event. $time is the time of day, $name a first name.
play-check-in-today = { DATETIME($day, style: "today") }
play-check-in-greeting = { $time ->
    [morning] Good morning, { $name }
    [afternoon] Good afternoon, { $name }
   *[evening] Good evening, { $name }
}
play-check-in-you-are-here = You are here, { $name }
play-check-in-since = Since { $time }.
play-check-in-take-back = Take it back
play-check-in-open-until = { $at ->
    [none] Check-in is open until round 1 is published.
   *[other] Check-in is open until { $at }.
}
play-check-in-first-round = { $venue ->
    [none] Round 1 at { $at }
   *[other] Round 1 at { $at }, { $venue }
}
play-check-in-next = What comes next
play-check-in-table-appears = { $at ->
    [none] Your table appears here when round 1 is published. This page changes by itself.
   *[other] Your table appears here when round 1, which begins at { $at }, is published. This page changes by itself.
}
play-check-in-while-you-wait = While you wait
play-check-in-all-rosters = All rosters
    .hint = Who plays what
play-check-in-who-comes = Who comes
    .hint = Names, clubs and factions
play-check-in-the-event = The event
    .hint = The pack, the timetable, the place
play-check-in-i-am-here = I am here
    .hint = Tap when you are in the hall. You can take it back until round 1 is published.
play-check-in-i-do-not-come = I do not come
play-check-in-roster-accepted = Roster accepted
play-check-in-roster-handed-in = Roster handed in; the organiser looks at it
play-check-in-paid = Entry paid
play-check-in-not-paid = Entry not paid yet: ask at the desk
play-me-not-checked-in = You are not checked in any more.
