### The desk's first page: what comes next, the stages of the event, and its end.

## What to do next: the thing itself, .text a sentence, and .label the link or button that does it.

# $missing says what the event does not tell yet.
desk-home-event-is-a-draft = The event is a draft
    .text = { $missing ->
        [none] Only staff see it. Look at its settings and its page; then everybody may see them and sign up.
       *[other] Only staff see it. Look at its settings and its page; then everybody may see them and sign up. { $missing }
    }
    .label = Publish the event
desk-home-event-is-finished = The event is finished
    .text = Certificates, files, refunds, thanks and the archive: one page has all that remains.
    .label = What remains
desk-home-event-is-archived = The event is archived
    .text = It is kept for reading.
    .label = Standings
# The end has come, and $first is still open.
desk-home-finished-with-something-open = The event is finished
    .text = { $first }.
    .label = { PART($first, part: "label") }
desk-home-last-round-with-something-open = Round { $round } was the last
    .text = { $first }.
    .label = { PART($first, part: "label") }
desk-home-nobody-has-a-place = Nobody has a place yet
    .text = Players sign up on the event's page; here they can be added or read from a table.
    .label = Players
desk-home-decide-rosters = { $rosters ->
    [one] { $rosters } roster to decide
   *[other] { $rosters } rosters to decide
}
    .text = The worst come first, and those with nothing to mend are accepted at once.
    .label = Rosters
desk-home-begins-on = { $players ->
    [one] { $players } player has a place so far
   *[other] { $players } players have a place so far
}
    .text = It begins on { DATETIME($first, style: "weekday") }: on that day, check them in.
    .label = Players
desk-home-check-players-in = Check players in
    .text = { $players ->
        [one] { $players } player has a place. On the day, check them in.
       *[other] { $players } players have a place. On the day, check them in.
    }
    .label = Check-in
desk-home-check-the-others-in = Check players in
    .text = { $players ->
        [one] { $here } of { $players } player is here.
       *[other] { $here } of { $players } players are here.
    }
    .label = Check-in
desk-home-draw-the-first = Draw round 1
    .text = { $players ->
        [1] The only player is here.
        [2] Both players are here.
       *[other] All { $players } players are here.
    }
    .label = Draw round 1
desk-home-round-is-a-draft = Round { $round } is a draft
    .text = Look it over, then publish it.
    .label = Look over round { $round }
# $claims are what each player says; $waiting tables in all wait for a judge.
desk-home-reports-differ = { $round ->
    [none] Table { $table }: two reports differ
   *[other] Round { $round }, table { $table }: two reports differ
}
    .text = { $claims ->
        [none] { desk-home-judge-says }
       *[other] { $claims }. { desk-home-judge-says }
    }
    .label = Settle table { $table }
desk-home-judge-says = { $waiting ->
    [0] A judge says which one stands.
    [one] A judge says which one stands.
   *[other] { $waiting } tables wait for this. A judge says which one stands.
}
desk-home-says = { $who } says { $what }
desk-home-captains-settle = Matches in which captains settle who plays whom: { $matches }.
    .text = Battles begin when both captains have chosen, step by step.
    .label = Matches
desk-home-round-begins-later = Round { $round } is out
    .text = It is planned for { $at }. Until then, check in who comes.
    .label = Check-in
desk-home-start-the-clock = Round { $round } is out
    .text = Everybody sees it. When they sit at their tables, start its clock.
    .label = { $minutes ->
        [one] Start the clock: { $minutes } minute
       *[other] Start the clock: { $minutes } minutes
    }
# Somebody came after the draw; $others says who has the bye, or waits.
desk-home-seat-them = { desk-home-without-a-seat }
    .text = { $others ->
        [none] They can play each other.
       *[other] { LIST($others, type: "blank") }
    }
    .label = Seat them
desk-home-time-is-up = { $tables ->
    [one] Time is up: { $playing } of { $tables } table still play
   *[other] Time is up: { $playing } of { $tables } tables still play
}
    .text = Ask them for their results: round { $round } can be closed when every table has one.
    .label = Battles
desk-home-somebody-waits = { $names ->
    [1] { $names } still waits for an opponent
   *[other] { $names } still wait for an opponent
}
    .text = Every table has a result. Give them the bye, and the round can be closed.
    .label = Look at round { $round }
desk-home-still-playing = { $tables ->
    [one] { $playing } of { $tables } table still play
   *[other] { $playing } of { $tables } tables still play
}
    .text = Round { $round } can be closed when every table has a result.
    .label = Battles
desk-home-close-the-round = Close round { $round }
    .text = Every table has a result. The round's page closes it.
    .label = Look over round { $round }
desk-home-that-was-the-last = Round { $round } was the last
    .text = Look at the standings, then finish the event.
    .label = Finish the event
desk-home-draw-the-next = Draw round { PLUS($round, 1) }
    .text = Round { $round } is closed.
    .label = Draw the next round
# For a judge.
desk-home-tables-wait = { $calls ->
    [1] One table waits for a judge
   *[other] { $calls } tables wait for a judge
}
    .label = Calls
desk-home-rosters-to-look-at = Rosters to look at: { $rosters }
    .label = Rosters
desk-home-nobody-waits = Nobody waits for you
    .text = Calls from the tables come up by themselves.
    .label = Calls

## What else is to be done, or may be done instead, each with the .label of its link.

desk-home-certificates-are-there = Certificates for everybody can be printed
    .label = Print
desk-home-nobody-else = Round 1 can be drawn without those who are missing
    .label = Draw round 1
desk-home-as-it-is = Or it ends as it is
    .label = Finish the event
# Those who came after the draw, by name; $others are those beyond the first.
desk-home-without-a-seat = { $names ->
    [1] { $names } is here, and has no seat in round { $round }
    [2] { LIST($names, type: "and") } are here, and have no seat in round { $round }
   *[other] { $first-name } and { $others-late } others are here, and have no seat in round { $round }
}
    .label = Seat them
desk-home-have-left = { $names ->
    [1] { $names } has left, and has a seat in round { $round }
   *[other] { $names } have left, and have a seat in round { $round }
}
    .label = Repair
# $others are those beyond the names.
desk-home-have-no-roster = { $others ->
    [0] { $names ->
        [1] { $names } has no roster yet, and has a seat in round { $round }
       *[other] { LIST($names, type: "and") } have no roster yet, and have a seat in round { $round }
    }
    [one] { $names } and { $others } other have no roster yet, and have a seat in round { $round }
   *[other] { $names } and { $others } others have no roster yet, and have a seat in round { $round }
}
    .label = Rosters
desk-home-are-leaving = { $names ->
    [1] { $names } leaves after round { $round }, and their battle has not begun
   *[other] { $names } leave after round { $round }, and their battles have not begun
}
    .label = Look
desk-home-next-is-a-draft = Round { $round } is a draft: only staff see it
    .label = Look it over
desk-home-idle-streams = { $streams }
    .label = Tables of this round
desk-home-time-is-over = { $playing ->
    [one] Time is over: { $playing } table is still playing
   *[other] Time is over: { $playing } tables are still playing
}
    .label = See them
# Of a round that is not the newest any more.
desk-home-without-a-result = { $tables ->
    [one] Round { $round }: { $tables } table has no result yet
   *[other] Round { $round }: { $tables } tables have no result yet
}
    .label = See them
desk-home-nobody-confirmed = { $reports ->
    [one] { $reports } report nobody confirmed in time
   *[other] { $reports } reports nobody confirmed in time
}
    .label = See them
desk-home-wait-for-the-opponent = { $reports ->
    [one] { $reports } report waits for the opponent
   *[other] { $reports } reports wait for the opponent
}
    .label = See them
# To a judge who plays.
desk-home-your-own-table-waits = You play at table { $table }, which waits for a judge: another one should rule
    .label = Look
desk-home-judges-who-play = { $judges ->
    [1] { $judges } judges and plays: another judge rules on that table
   *[other] { LIST($judges, type: "and") } judge and play: another judge rules on those
}
    .label = Staff
desk-home-judge-at-table = { $name } at table { $table }
# Signed up without anything that tells them from a program.
desk-home-ask-to-come-in = { $people ->
    [one] { $people } person asks to be let in
   *[other] { $people } people ask to be let in
}
    .label = Let them in
desk-home-places-are-free = { $longest ->
    [none] { $free ->
        [1] A place is free
       *[other] { $free } places are free
    }
   *[other] { $free ->
        [1] A place is free: { $longest } has waited longest
       *[other] { $free } places are free: { $longest } has waited longest
    }
}
    .label = { desk-home-to-entrants }
desk-home-to-refund = { $entrants } to refund
    .label = { desk-home-to-entrants }
# The link to the list of who is entered.
desk-home-to-entrants = { ENTRANTS() ->
    [players] Players
   *[other] Teams
}
desk-home-moved-up = { $names } moved up from the waiting list, { $at }
    .label = Players
desk-home-rosters-are-reported = { $reports ->
    [1] A player reported a problem with a roster
   *[other] Players reported { $reports } problems with rosters
}
    .label = Answer
# What the end leaves open.
desk-home-standings-are-hidden = { $round ->
    [0] The standings are hidden
   *[other] The standings after round { $round } are hidden
}
    .label = Show them
desk-home-awards-are-open = { $titles ->
    [1] “{ $titles }” is nobody's yet
   *[other] { NUMBER($titles) } awards are nobody's yet: { $titles }
}
    .label = Decide
desk-home-votes-are-open = { $titles ->
    [1] The vote for “{ $titles }” is open
   *[other] { NUMBER($titles) } votes are open: { $titles }
}
    .label = Close the vote
desk-home-awards-are-to-be-given = The awards are told one by one on the screen, and then the standings are shown
    .label = Give the awards
desk-home-sentence = { $what }.

## The page.

desk-home-title = Now
desk-home-the-day = The day
desk-home-settings = Settings
desk-home-event-page = The event's page
desk-home-after-that = After that
desk-home-sign-up-is-shut = Sign-up is shut until tomorrow: very many people have signed up within a day
desk-home-open-sign-up = Open it again
desk-home-sign-up-is-open-again = Sign-up is open again.
desk-home-to-decide = { $rosters ->
    [one] { $rosters } roster to decide
   *[other] { $rosters } rosters to decide
}
desk-home-rosters = Rosters
desk-home-can-be-closed = { $tables ->
    [one] Round { $round } can be closed after { $tables } more table
   *[other] Round { $round } can be closed after { $tables } more tables
}
desk-home-round-stands = Round { $round }: { $state }
desk-home-round = Round { $round }
# A tile of a table, for whoever hears the page.
desk-home-tile-table = Table
desk-home-tile-state = { $is-called ->
    [true] , { $word }, judge called,
   *[false] , { $word },
}
desk-home-tile-not-used = not used
desk-home-tile-no-sheet = no sheet
desk-home-clock = Clock
desk-home-clock-ends = ends <time>{ $at }</time>
desk-home-clock-paused = paused
desk-home-clock-pause = Pause
desk-home-clock-go-on = Go on
desk-home-clock-less = 5 minutes less
desk-home-clock-more = 5 minutes more
desk-home-tables = Tables
# Tables that nobody has heard of; $more are those beyond the tables that are named.
desk-home-no-word = { $more ->
    [0] No word for 40 minutes: { $tables }.
   *[other] No word for 40 minutes: { $tables } and { $more } more.
}
desk-home-no-word-asked = { $told } Asked { $at }.
desk-home-table-link = <a>{ $table }</a>
desk-home-ask-them = Ask them on their phones
desk-home-waiting-for-a-judge = Waiting for a judge
desk-home-calls = { $calls ->
    [one] { $calls } call
   *[other] { $calls } calls
}
desk-home-calls-explained = When a table calls a judge, it stands here at once.
desk-home-judge-is-coming = { $judge ->
    [none] nobody yet
   *[other] { $judge } is on the way
}
desk-home-i-go = I go
desk-home-watched = Watched for slow play
desk-home-watched-minutes = { $minutes } min
desk-home-watched-by = { $note ->
    [none] { $name }
   *[other] { $name }: { $note }
}
desk-home-results-over-time = Results over time
desk-home-ten-minutes-a-bar = ten minutes a bar
desk-home-results-by-minute = Results by minute of the round: { $bars }
desk-home-bar = { $results } by { $minutes }
# $round had $before at this time, in grey; none without an earlier round.
desk-home-results-in = { $round ->
    [none] { $results } in so far, of { $tables }.
   *[other] { $results } in so far, of { $tables }. Round { $round } had { $before } by this time (grey).
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
desk-home-nobody-else-comes = Nobody else is coming
desk-home-the-event = The event: { $stage }

## The stages: what the button that leads to one says, and .then what happens.

desk-home-to-draft = Back to a draft
    .then = Only staff see the event again.
desk-home-to-published = Publish the event
    .then = Everybody sees the pack and can sign up.
desk-home-back-to-published = Open registration again
    .then = { -players-title } can sign up by themselves again.
desk-home-to-registration-closed = Close registration
    .then = Nobody signs up by themselves any more; staff can still add { -players }.
desk-home-to-running = Start the event
    .then = Publishing the first round does this by itself.
desk-home-back-to-running = Go on with the event
    .then = Results and standings can change again.
# This one leads to a page that asks again.
desk-home-to-finished = Finish the event
    .then = Standings and awards are final. You can go back if need be.
desk-home-back-to-finished = Take it out of the archive
    .then = It is on the front page again.
desk-home-to-archived = Archive the event
    .then = Kept for reading, and off the front page.
# $missing says what the event does not tell yet.
desk-home-is-now = { $missing ->
    [none] The event is now: { $stage }.
   *[other] The event is now: { $stage }. { $missing }
}
desk-home-no-date = It tells no date yet: set one in the settings.
desk-home-no-venue = It tells no venue yet: set one in the settings.
desk-home-no-date-nor-venue = It tells no date and no venue yet: set them in the settings.

## The end: what it means and what is still open, before it is done.

desk-finish-title = Finish the event
desk-finish-ask = Finish the event?
desk-finish-explained = Then the standings and the awards are final, players report nothing more, and no round is drawn. The votes and the certificates go on. You can go back if need be.
desk-finish-played = { $rounds ->
    [one] { $played } of { $rounds } round has been played.
   *[other] { $played } of { $rounds } rounds have been played.
}
desk-finish-round-not-closed = <a>Round { $round }</a> is not closed.
# $tables are links; $more are those beyond the tables that are named.
desk-finish-without-a-result = { $more ->
    [0] Without a result: { $tables }.
   *[other] Without a result: { $tables } and { $more } more.
}
desk-finish-table = <a>{ $table }</a>
desk-finish-table-of-round = <a>round { $round } table { $table }</a>
desk-finish-somebody-waits = somebody who waits in round { $round }
desk-finish-show = Show everybody all standings and awards
    .explained = The ceremony has not shown all awards yet. Without this box the standings stay hidden until you show them.
desk-finish-reason = Why it ends with tables playing
    .hint = It is on record.
desk-finish-not-yet = Not yet
desk-finish-delete = An event that does not run can be <a>deleted for good</a>.
desk-finish-say-why = Say why the event ends with tables playing: it is on record.
desk-finish-done = The event is finished.
desk-finish-done-hidden = The event is finished. Its standings are still hidden.
