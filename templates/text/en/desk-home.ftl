### The first page of the desk: what to do next, the stages of the event, and how it ends.

## What to do next: the headline, .text is a sentence under it, and .label the link or button that does it.

desk-home-event-is-a-draft = The event is a draft
    .text = Only staff can see it. Check the set-up and the event page, then publish.
    .label = Publish the event
desk-home-draft-is-not-ready = The event is a draft
    .text = Only staff can see it. Something must be set before you can publish it: { LIST($blocks, type: "and") }.
    .label = Look it over
desk-home-blocks = <a>{ $what }</a>
desk-home-event-is-finished = Event finished
    .text = Hand out certificates, pay refunds, save the files and archive the event.
    .label = Wrap up
desk-home-event-is-archived = Event archived
    .text = Everyone can still read it.
    .label = Standings
# The event is over, and $first is still open.
desk-home-finished-with-something-open = Event finished
    .text = { $first }.
    .label = { PART($first, part: "label") }
desk-home-last-round-with-something-open = Round { $round } was the last round
    .text = { $first }.
    .label = { PART($first, part: "label") }
desk-home-nobody-has-a-place = No players yet
    .text = Players sign up on the <a>event page</a>. You can also add them or import a table.
    .label = Players
desk-home-decide-rosters = { $rosters ->
    [one] { $rosters } roster to review
   *[other] { $rosters } rosters to review
}
    .text = Rosters with problems come first. You can accept all ready ones at once.
    .label = Rosters
desk-home-begins-on = { $players ->
    [one] { $players } player so far
   *[other] { $players } players so far
}
    .text = Starts { DATETIME($first, style: "weekday") }. Check players in on the day.
    .label = Players
desk-home-check-players-in = Check players in
    .text = { $players ->
        [one] { $players } player to check in.
       *[other] { $players } players to check in.
    }
    .label = Check-in
desk-home-check-the-others-in = Check players in
    .text = { $players ->
        [one] { $here } of { $players } player here.
       *[other] { $here } of { $players } players here.
    }
    .label = Check-in
desk-home-draw-the-first = Pair round 1
    .text = { $players ->
        [1] The only player is here.
        [2] Both players are here.
       *[other] All { $players } players are here.
    }
    .label = Pair round 1
desk-home-round-is-a-draft = Round { $round } is a draft
    .text = Check the pairings, then publish them.
    .label = Check round { $round }
# $claims are what each player reported; $waiting is how many tables have reports that differ.
desk-home-reports-differ = { $round ->
    [none] Table { $table }: reports differ
   *[other] Round { $round }, table { $table }: reports differ
}
    .text = { $claims ->
        [none] { desk-home-judge-says }
       *[other] { $claims }. { desk-home-judge-says }
    }
    .label = Rule on table { $table }
desk-home-judge-says = { $waiting ->
    [0] A judge decides which one stands.
    [one] A judge decides which one stands.
   *[other] { $waiting } tables have reports that differ. A judge decides which ones stand.
}
desk-home-says = { $who } reported { $what }
desk-home-captains-settle = { $matches ->
    [one] { $matches } match still drafting
   *[other] { $matches } matches still drafting
}
    .text = Battles start when both captains have finished the draft.
    .label = Matches
desk-home-round-begins-later = Round { $round } is published
    .text = { $missing ->
        [0] Starts { $at }. Everyone is checked in.
       *[other] Starts { $at }. Check players in until then.
    }
    .label = Check-in
desk-home-start-the-clock = Round { $round } is published
    .text = Start the clock when everyone is at their table.
    .label = { $minutes ->
        [one] Start clock ({ $minutes } minute)
       *[other] Start clock ({ $minutes } minutes)
    }
# Players arrived after the round was paired; $others says who has the bye or is waiting.
desk-home-seat-them = { desk-home-without-a-seat }
    .text = { $others ->
        [none] They can play each other.
       *[other] { LIST($others, type: "blank") }
    }
    .label = Seat them
desk-home-time-is-up = { $tables ->
    [one] Time's up: { $playing } of { $tables } table still playing
   *[other] Time's up: { $playing } of { $tables } tables still playing
}
    .text = Ask for their results. You can close round { $round } when every table has one.
    .label = Battles
desk-home-somebody-waits = { $names ->
    [1] { $names } is still waiting for an opponent
   *[other] { $names } are still waiting for an opponent
}
    .text = Every table has a result. Give them the bye, then close the round.
    .label = Go to round { $round }
desk-home-still-playing = { $tables ->
    [one] { $playing } of { $tables } table still playing
   *[other] { $playing } of { $tables } tables still playing
}
    .text = You can close round { $round } when every table has a result.
    .label = Battles
desk-home-close-the-round = Close round { $round }
    .text = Every table has a result.
    .label = Check round { $round }
desk-home-that-was-the-last = Round { $round } was the last round
    .text = Check the standings, then finish the event.
    .label = Finish the event
desk-home-draw-the-next = Pair round { PLUS($round, 1) }
    .text = Round { $round } is closed.
    .label = Pair next round
# For a judge.
desk-home-rosters-to-look-at = { $rosters ->
    [one] { $rosters } roster to review
   *[other] { $rosters } rosters to review
}
    .label = Rosters
# To a scorekeeper.
desk-home-results-to-enter = { $tables ->
    [one] { $playing } of { $tables } table has no result yet
   *[other] { $playing } of { $tables } tables have no result yet
}
    .text = Enter the sheets that are handed in.
    .label = Enter paper sheets
desk-home-nothing-to-enter = Nothing to enter
    .text = Results to enter and people to check in appear here.
    .label = Battles
desk-home-nobody-waits = No calls waiting
    .text = New calls appear here.
    .label = Calls

## What else to do, or what to do instead, each with the .label of its link.

desk-home-rest-of-the-end = Certificates, refunds and files
    .label = Wrap up
desk-home-nobody-else = You can pair round 1 without the missing players
    .label = Pair round 1
desk-home-as-it-is = Finish anyway
    .label = Finish the event
# Players who arrived after the round was paired, by name; $others-late is how many there are besides the first.
desk-home-without-a-seat = { $names ->
    [1] { $names } is here but has no seat in round { $round }
    [2] { LIST($names, type: "and") } are here but have no seat in round { $round }
   *[other] { $first-name } and { $others-late } others are here but have no seat in round { $round }
}
    .label = Seat them
desk-home-have-left = { $names ->
    [1] { $names } has withdrawn but still has a seat in round { $round }
   *[other] { $names } have withdrawn but still have seats in round { $round }
}
    .label = Repair round { $round }
# $others is how many there are besides the names.
desk-home-have-no-roster = { $others ->
    [0] No roster in round { $round }: { LIST($names, type: "and") }
    [one] No roster in round { $round }: { $names } and { $others } other
   *[other] No roster in round { $round }: { $names } and { $others } others
}
    .label = Rosters
desk-home-rosters-are-due = { $missing ->
    [one] { $missing } roster is missing, { $is-over ->
        [true] was due
       *[false] due
    } { $due }
   *[other] { $missing } rosters are missing, { $is-over ->
        [true] were due
       *[false] due
    } { $due }
}
    .label = Remind them
desk-home-are-leaving = { $names ->
    [1] { $names } withdraws after round { $round }, but their battle hasn't started
   *[other] { $names } withdraw after round { $round }, but their battles haven't started
}
    .label = Go to round { $round }
desk-home-next-is-a-draft = Round { $round } is a draft. Only staff can see it
    .label = Check round { $round }
desk-home-idle-streams = { $streams }
    .label = Tables this round
desk-home-time-is-over = { $playing ->
    [one] Time's up: { $playing } table still playing
   *[other] Time's up: { $playing } tables still playing
}
    .label = View tables
# Of a round before the newest one.
desk-home-without-a-result = { $tables ->
    [one] Round { $round }: { $tables } result missing
   *[other] Round { $round }: { $tables } results missing
}
    .label = View tables
desk-home-nobody-confirmed = { $reports ->
    [one] { $reports } report not confirmed in time
   *[other] { $reports } reports not confirmed in time
}
    .label = View reports
desk-home-wait-for-the-opponent = { $reports ->
    [one] { $reports } report waiting for the opponent
   *[other] { $reports } reports waiting for opponents
}
    .label = View reports
# To a judge who plays.
desk-home-your-own-table-waits = You're playing at table { $table }, which needs a judge. Another judge should rule
    .label = View battle
# $judges are the texts below.
desk-home-judges-who-play = { $judges ->
    [1] { $judges }. Another judge rules there
   *[other] { LIST($judges, type: "and") }. Another judge rules there
}
    .label = Staff
desk-home-judge-at-table = { $name } is playing at table { $table }
# Signed up without passing the check for programs, so staff decide.
desk-home-ask-to-come-in = { $people ->
    [one] { $people } person is asking to be let in
   *[other] { $people } people are asking to be let in
}
    .label = Let them in
# $longest has waited longest.
desk-home-places-are-free = { $longest ->
    [none] { $free ->
        [one] { $free } place free
       *[other] { $free } places free
    }
   *[other] { $free ->
        [one] { $free } place free: { $longest } is first on the waiting list
       *[other] { $free } places free: { $longest } is first on the waiting list
    }
}
    .label = { desk-home-to-entrants }
desk-home-to-refund = { $entrants } to refund
    .label = { desk-home-to-entrants }
# The link to the list of entrants.
desk-home-to-entrants = { ENTRANTS() ->
    [players] Players
   *[other] Teams
}
desk-home-moved-up = { $names } moved up from the waiting list, { $at }
    .label = Players
desk-home-rosters-are-reported = { $reports ->
    [one] { $reports } roster problem reported
   *[other] { $reports } roster problems reported
}
    .label = Answer
# What is still open at the end.
desk-home-standings-are-hidden = { $round ->
    [0] The standings are hidden
   *[other] Players see standings up to round { $round } only
}
    .label = Show standings
desk-home-awards-are-open = { $titles ->
    [1] “{ $titles }” has no winner yet
   *[other] { NUMBER($titles) } awards have no winner yet: { $titles }
}
    .label = { $titles ->
        [1] Choose winner
       *[other] Choose winners
    }
desk-home-votes-are-open = { $titles ->
    [1] The vote for “{ $titles }” is open
   *[other] { NUMBER($titles) } votes are open: { $titles }
}
    .label = { $titles ->
        [1] Close the vote
       *[other] Close the votes
    }
desk-home-awards-can-be-given = The awards can still be revealed one by one on the screen
    .label = Go to the ceremony
desk-home-awards-are-to-be-given = Reveal the awards one by one on the screen, then show the standings
    .label = Go to the ceremony
desk-home-sentence = { $what }.

## The page.

desk-home-title = Now
desk-home-the-day = The day
desk-home-settings = Settings
desk-home-event-page = Event page
desk-home-after-that = Also to do
desk-home-sign-up-is-shut = Sign-up is closed until tomorrow: too many people signed up in one day
desk-home-open-sign-up = Reopen sign-up
desk-home-sign-up-is-open-again = Sign-up is open again.
desk-home-to-decide = { $rosters ->
    [one] { $rosters } roster to review
   *[other] { $rosters } rosters to review
}
desk-home-rosters = Rosters
desk-home-can-be-closed = { $tables ->
    [one] { $tables } table left in round { $round }
   *[other] { $tables } tables left in round { $round }
}
desk-home-round-stands = Round { $round }: { $state }
desk-home-round = Round { $round }
# The tile of a table, for screen readers.
desk-home-tile-table = Table
desk-home-tile-state = { $is-called ->
    [true] , { $word }, judge called,
   *[false] , { $word },
}
desk-home-tile-not-used = unused
desk-home-tile-no-sheet = no score
desk-home-clock = Clock
desk-home-clock-ends = ends <time>{ $at }</time>
desk-home-clock-paused = paused
desk-home-clock-pause = Pause
desk-home-clock-go-on = Resume
desk-home-clock-less = Take off 5 minutes
desk-home-clock-more = Add 5 minutes
desk-home-tables = Tables
# Tables that have reported nothing for long; $more is how many there are besides the tables named.
desk-home-no-word = { $more ->
    [0] Quiet for 40 minutes: { $tables }.
   *[other] Quiet for 40 minutes: { $tables } and { $more } more.
}
desk-home-no-word-asked = { $told } Asked at { $at }.
desk-home-table-link = <a>{ $table }</a>
desk-home-ask-them = Ask for progress
desk-home-ask-all = Ask all tables for progress
desk-home-waiting-for-a-judge = Judge calls
desk-home-calls = { $calls ->
    [one] { $calls } call
   *[other] { $calls } calls
}
# A judge's line: calls, reports that differ and quiet tables.
desk-home-line = In line
desk-home-line-empty = No one else is waiting.
desk-home-line-under-way = Under way
desk-home-line-asked = Asked at { $at }
desk-home-line-table = Table
desk-home-line-waiting = waiting
desk-home-line-differs = Two reports differ
desk-home-line-is-quiet = Quiet table
desk-home-line-claims = { LIST($claims, type: "semicolon") }.
# What the players at the table were told; $place in the line.
desk-home-line-told = Told: { calls-in-line }
desk-home-line-quiet = { $minutes ->
    [one] No word for { $minutes } minute
   *[other] No word for { $minutes } minutes
}
desk-home-line-take = Take table { $table }
desk-home-line-look = { $differs ->
    [true] Rule on table { $table }
   *[false] Look at table { $table }
}
desk-home-line-open = Open
desk-home-calls-explained = Calls appear here.
desk-home-judge-is-coming = { $judge ->
    [none] no one yet
   *[other] { $judge } is on the way
}
desk-home-i-go = Take
desk-home-watched = Slow play
desk-home-watched-minutes = { $minutes } min
desk-home-watched-by = { $note ->
    [none] { $name }
   *[other] { $name }: { $note }
}
desk-home-results-over-time = Results over time
desk-home-ten-minutes-a-bar = 10 minutes per bar
# For screen readers, in place of the chart.
desk-home-results-by-minute = Results in steps of 10 minutes: { $bars }
desk-home-bar = { $results } by minute { $minutes }
# $round had $before at this time, in grey; none without an earlier round.
desk-home-results-in = { $round ->
    [none] { $results } of { $tables } in.
   *[other] { $results } of { $tables } in. Grey: round { $round }, { $before } by now
}
desk-home-minutes = Minutes
desk-home-here = Here
    .of = { $here } <small>of { $players }</small>
desk-home-places = Places
    .of = { $waiting ->
        [0] { $places } <small>of { $capacity }</small>
       *[other] { $places } <small>of { $capacity }, { $waiting } waiting</small>
    }
desk-home-rosters-in = Rosters
    .of = { $rosters } <small>handed in</small>
desk-home-results = Results
    .of = { $results } <small>of { $tables }</small>
desk-home-bye = Bye
desk-home-not-here-yet = { $players } not here yet
desk-home-and-more = and { $more } more
desk-home-nobody-else-comes = No one else is coming
desk-home-the-event = Event stage: { $stage }

## The stages: what the button says, and .then what happens.

desk-home-to-draft = Return to draft
    .then = Only staff will see the event.
desk-home-to-published = Publish the event
    .then = Everyone can see the pack and sign up.
desk-home-back-to-published = Reopen sign-up
    .then = { -players-title } can sign up again.
desk-home-to-registration-closed = Close sign-up
    .then = { -players-title } can't sign up any more. Staff can still add them.
desk-home-to-running = Start the event
    .then = Publishing round 1 does this automatically.
desk-home-back-to-running = Reopen the event
    .then = Results and standings can change again.
# This one leads to a page that asks for confirmation.
desk-home-to-finished = Finish the event
    .then = Standings and awards become final. You can go back later.
desk-home-back-to-finished = Unarchive the event
    .then = It returns to the front page.
desk-home-to-archived = Archive the event
    .then = Everyone can still read it. It leaves the front page.
# $missing says what the event page still lacks.
desk-home-is-now = { $missing ->
    [none] Event stage: { $stage }.
   *[other] Event stage: { $stage }. { $missing }
}
desk-home-no-date = The event has no date yet. Set one under Set-up.
desk-home-no-venue = The event has no venue yet. Set one under Set-up.
desk-home-no-date-nor-venue = The event has no date or venue yet. Set them under Set-up.

## The end: what it means and what is still open, before it is confirmed.

desk-finish-title = Finish the event
desk-finish-ask = Finish the event?
desk-finish-explained = Standings and awards become final, with no more reports or rounds. Voting and certificates stay open. You can reopen the event later.
desk-finish-played = { $rounds ->
    [one] { $played } of { $rounds } round played.
   *[other] { $played } of { $rounds } rounds played.
}
desk-finish-round-not-closed = <a>Round { $round }</a> isn't closed.
# $tables are links; $more is how many there are besides the tables named.
desk-finish-without-a-result = { $more ->
    [0] No result yet: { $tables }.
   *[other] No result yet: { $tables } and { $more } more.
}
desk-finish-table = <a>{ $table }</a>
desk-finish-table-of-round = <a>round { $round } table { $table }</a>
desk-finish-somebody-waits = someone waiting in round { $round }
desk-finish-show = Show all standings and awards
    .explained = The ceremony isn't over. Leave this unticked to keep the standings hidden for now.
desk-finish-reason = Reason for finishing now
    .hint = Kept in the log.
desk-finish-not-yet = Cancel
desk-finish-delete = Event not going ahead? <a>Delete it for good</a>
desk-finish-say-why = Say why the event ends with tables still playing. It goes in the log.
desk-finish-done = Event finished.
desk-finish-done-hidden = Event finished. Its standings are still hidden.
