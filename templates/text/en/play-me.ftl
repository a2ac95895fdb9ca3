### A player's own page: their table, their place, checking in, and their entry.

play-me-title = My battle
play-me-report-answered = Your report on { $name }'s roster has an answer.
play-me-votes-open = { $votes ->
    [one] { $votes } vote to cast
   *[other] { $votes } votes to cast
}
play-me-round = Round { $round }
play-me-table = Table<seat>{ $table }</seat>
# Before a time.
play-me-start-planned = Starts
play-me-not-started = Not started yet
play-me-how-far = { $has-sheet ->
    [true] How far are you? Update your scoring sheet, or report when you finish.
   *[false] How far are you? Report when you finish.
}
# Above the opponent's name.
play-me-you-play = Your opponent
play-me-their-roster = Their roster
play-me-wait-for-opponent = Waiting for an opponent
play-me-odd-number = If someone arrives late, you play them. If not, you get the bye. This page updates by itself.
play-me-bye-title = Bye
# $worth is what a bye counts as.
play-me-bye-counts = No opponent this round. It counts as { $worth }. Nothing to report.
play-me-my-match = My match
# $next is the next part of the timetable.
play-me-next = Next: <b><a>{ $next }</a></b>
play-me-next-small = <soft>Next:</soft> <a>{ $next }</a>

# The roster. $due is a day and a time.
play-me-roster-missing = { $due ->
    [none] You haven't handed in your roster yet.
   *[other] { $is-over ->
        [true] Your roster is late. It was due { $due }.
       *[false] You haven't handed in your roster yet. It's due { $due }.
    }
}
# $reason is what staff wrote.
play-me-roster-sent-back = { $until ->
    [none] Your roster was sent back: { $reason }
   *[other] Your roster was sent back: { $reason } Fix it by { $until }.
}

# The player's place. $place is like "31st".
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
play-me-unfinished = Round { $round } against { $opponent } has no result yet. <a>Report it</a>

# How an earlier battle ended.
play-me-won = won
play-me-lost = lost
play-me-draw = draw
play-me-no-result-yet = no result yet
# In the place of an opponent.
play-me-bye = bye
play-me-battles-so-far = Battles so far
play-me-all-my-battles = All my battles
play-me-my-battles = My battles

# Why there is no table.
play-me-asks-to-come-in = Many people are signing up, so the organiser checks each entry. You'll see here when you're in.
# $place counts from 1; $team is none for whoever plays for themselves.
play-me-waiting = { $team ->
    [none] You're number { $place } on the waiting list.
   *[other] { $team } is number { $place } on the waiting list.
} { $goes-by-itself ->
    [true] Free places go to those who have waited longest. If you get one, it shows here.
   *[false] The organiser gives out places as they become free.
}
play-me-withdrawn = You've withdrawn from this event.
# $at is when the first round is planned.
play-me-no-round-yet = { $at ->
    [none] No round is published yet
   *[other] Round 1: { $at }
}
    .about = Your table and opponent appear here as soon as they're published.
play-me-team-withdrawn = { $team } has withdrawn from this event.
play-me-team-has-left = { $team } has withdrawn from the event. Its results stand.
play-me-has-left = { ENTRANTS() ->
    [players] You've withdrawn from the event. Your results stand.
   *[teams] You've left the event. Your results stand.
}
play-me-spare = You're the spare player and aren't needed this round.
play-me-joins-in-round = You join in round { $round }.
play-me-pairs-to-come = Captains are still drafting round { $round }. They choose under “My match”.
play-me-pairs-to-choose = Round { $round } is still being drafted, and you choose for your team.
play-me-at-no-table = You have no table in round { $round }. Ask at the desk.

# What happens to a payment for a place that was given up. $last is the last day for refunds.
play-me-refund-due = You're due a refund. If it doesn't arrive, ask the organiser.
play-me-refund-of-team-due = Your { -player } is due a refund. If it doesn't arrive, ask the organiser.
play-me-no-refund = No refund: you withdrew after { DATETIME($last, style: "weekday") }, the last day for refunds.
play-me-no-refund-of-team = No refund: your { -player } withdrew after { DATETIME($last, style: "weekday") }, the last day for refunds.

# A player's entry.
play-me-in-the-contest = Your army is in the painting contest.
play-me-out-of-the-contest = Your army isn't in the painting contest.
play-me-enter-the-contest = Enter painting contest
play-me-leave-the-contest = Leave the contest
play-me-number-and-link = My number and private link
play-me-leave-the-team = Leave { -player }
play-me-team-off-the-waiting-list = Leave the waiting list
play-me-team-out-of-the-event = Withdraw { -player }
play-me-leave-the-event = Withdraw
play-me-leave-the-waiting-list = Leave the waiting list
play-me-withdraw-my-entry = Withdraw my entry
# A link to the page that says how to rejoin, or why not.
play-me-come-back = Rejoin
play-me-you-have-left = { ENTRANTS() ->
    [players] You've withdrawn
   *[teams] You've left
}
play-me-keep-in-account = Add to my account
play-me-sign-in-to-keep = Sign in to save this to your account
play-me-take-out-of-account = Remove from my account
play-me-released = Event removed from your account. Your private link still works.
play-me-claimed = Event added to your account.

# Checking in on the day of the event. $time is the time of day, $name a first name.
play-check-in-today = { DATETIME($day, style: "today") }
play-check-in-greeting = { $time ->
    [morning] Good morning, { $name }
    [afternoon] Good afternoon, { $name }
   *[evening] Good evening, { $name }
}
play-check-in-you-are-here = You're checked in, { $name }
play-check-in-since = Checked in at { $time }.
play-check-in-take-back = Undo check-in
play-check-in-open-until = { $at ->
    [none] Check-in is open until round 1 is published.
   *[other] Check-in is open until { $at }.
}
play-check-in-first-round = { $venue ->
    [none] Round 1 at { $at }
   *[other] Round 1 at { $at }, { $venue }
}
play-check-in-next = What's next
play-check-in-table-appears = { $at ->
    [none] Your table will appear here when round 1 is published. This page updates by itself.
   *[other] Round 1 starts { $at }. Your table appears here when it's published. This page updates by itself.
}
play-check-in-while-you-wait = While you wait
play-check-in-all-rosters = All rosters
    .hint = Every army at the event
play-check-in-who-comes = Players
    .hint = Names, clubs and factions
play-check-in-the-event = Event
    .hint = Pack, timetable and venue
play-check-in-i-am-here = I'm here
    .hint = Tap when you arrive. You can undo this until round 1 is published.
play-check-in-i-do-not-come = I can't make it
play-check-in-roster-accepted = Roster accepted
play-check-in-roster-handed-in = Roster handed in, waiting for the organiser
play-check-in-paid = Paid
play-check-in-not-paid = Not paid yet. Ask at the desk
play-me-not-checked-in = You're no longer checked in.

## Asking for an opponent in round 1
play-grudge-title = Grudge match
play-grudge-about = Ask another player for a battle in round 1. If they agree, the organiser decides. No one else sees it. <a>Back to your page</a>
play-grudge-opponent = Opponent
play-grudge-ask = Ask
play-grudge-asks = { $name } asks you for a grudge match in round 1.
play-grudge-waits = You asked { $name }. They haven't answered yet.
play-grudge-agreed = You and { $name } agreed to meet in round 1. The organiser decides.
play-grudge-met = You both asked for this battle.
play-grudge-said-no = { $name } said no.
play-grudge-accept = Accept
play-grudge-decline = Decline
play-grudge-withdraw = Withdraw
play-grudge-withdrawn = Withdrawn. If the organiser has set this battle already, tell them.

## A photo of the army
play-photo-title = Army photo
play-photo-about = Show your army on your public page. Staff look at the photo first. <a>Back to your page</a>
play-photo-own = Your army
play-photo-waits = Only you and staff see this photo. Staff haven't released it yet.
play-photo-released = Everyone can see this photo on your public page.
play-photo-agree = Everyone may see this photo. I can remove it at any time.
play-photo-put = Add photo
play-photo-remove = Remove photo
play-photo-is-up = Photo added. Staff will look at it.
play-photo-is-down = Photo removed.
