### Judge calls, the clock of a round, and tables that are watched for slow play.

# What a judge is called for.
call-kind-rules = Rules
call-kind-roster = Roster
call-kind-time = Time
call-kind-other = Something else
call-kind-appeal = Appeal

# What an appeal came to; in the log, on its form and at its table.
appeal-outcome-stands = The decision stands
appeal-outcome-changed = The decision is changed

# $it is the judge.
call-refusal-taken = { $it } has already taken this call.
call-refusal-not-taken = No one has taken this call yet, so you can't pass it on.
call-refusal-answered = This call has already been answered.
call-refusal-withdrawn = The players have cancelled this call.
call-refusal-called-already = A judge has already been called to this table.
call-refusal-not-called = This table has no open call.
call-refusal-not-their-call = Only the player who made this call can cancel it.
call-refusal-not-their-table = Only the two players at this table can call a judge to it.
call-refusal-nothing-to-appeal = No judge has decided anything at this table yet.
call-refusal-appealed-already = An appeal against this decision has already been answered.
call-refusal-needs-outcome = Choose whether the decision stands or is changed.
call-refusal-not-played-now = This round isn't being played. Ask at the desk.

partial-plays-there = You're playing in this battle. Another judge must take the call.
partial-same-club = One of these players is from your club. Another judge should take the call.
partial-own-decision = You made this decision. Another judge should hear the appeal.

slow-play-refusal-watched-already = This table is already being watched.
slow-play-refusal-ended = Someone has already ended this watch.
slow-play-refusal-not-playing = No one is playing at this table.
# $it is a table.
slow-play-refusal-nobody-at = No one is playing at table { $it } this round.
slow-play-refusal-own-battle = You're playing in this battle. Another judge must watch it.

clock-refusal-started = This round's clock has already started.
clock-refusal-not-started = This round's clock hasn't started yet.
clock-refusal-paused = The clock is already paused.
clock-refusal-running = The clock is already running.
clock-refusal-length = A round can be from 1 minute to 10 hours long in all.
clock-refusal-not-published = Publish the round first.
clock-refusal-round-closed = This round is closed, so its clock can't change.
clock-refusal-goes-on = The clock has been changed or a table has reported, so its start can't be undone.
clock-refusal-too-few = { $own ->
    [0] Table { $table } has no extra minutes to take away.
    [one] Table { $table } has only { $own } extra minute. You can't take off more.
   *[other] Table { $table } has only { $own } extra minutes. You can't take off more.
}
clock-refusal-no-table = Round { $round } has no table { $table }.

# $it is a line, or what it says.
call-out-problem-no-time = “{ $it }” must start with the time left, like 0:30 Half an hour left.
call-out-problem-too-long = This call-out is over 80 characters. Shorten it: “{ $it }”.
call-out-problem-too-many = That's more than 40 call-outs. Remove some.

# What comes next in a round; $at is what the clock shows then, $part a part of a game: "Battle round 3".
clock-part-should-end = { $part } should end with { $at } left
clock-called-out-at = { $at } left: { $text }
# Called out in every round.
clock-half-time = Half time.
clock-ten-minutes = Ten minutes left.
clock-time-is-up = Time's up.

# A player's own table.
calls-judge-to-table = Judge for table { $table }
calls-answered = { $time } { $kind }: { $answer }
# $judge decided what was appealed.
calls-appeal-answered = { $time } Appeal against a decision by { $judge }: { $outcome }. { $answer }
calls-judge-on-the-way = { $judge } is on the way.
calls-called-at = Judge called at { $time }. You're { calls-in-line }.
# $place in the line for a judge.
calls-in-line = { $place ->
    [1] next in line
   *[other] { place-ordinal } in line
}
calls-settled = Cancel the call
calls-another-cancels = Only { $caller } can cancel this call.
# On one of four buttons side by side on a phone.
calls-button-other = Other
calls-tap-what = Tap a reason to call a judge to table { $table }.
calls-say-more = Add a note
calls-for-the-judge = Note for the judge
# What a judge decided at the table can be heard once more.
calls-appeal = Appeal a decision
calls-appeal-why = Why you disagree
    .hint = Another judge hears you, your opponent and the first judge. Until then, the decision stands.
calls-appeal-send = Ask for another judge
calls-appeal-needs-a-reason = Say in a few words why you disagree.
calls-note-too-long = Note too long. Use 300 characters or fewer, or tell the judge in person.
calls-withdrawn = Judge call cancelled.
calls-called = Judge called. Stay at your table.

# The judges' page.
calls-title = Calls
calls-heading = Judge calls
calls-not-saved = This has been closed, so your text wasn't saved: <q>{ $typed }</q>
calls-nobody-waits = No open calls
    .about = Each call appears here at once, with its table, reason and waiting time.
calls-table = Table { $table }
# One short word: the button stands beside a heading on a phone.
calls-i-go = Take
calls-i-go-all-the-same = No one else is free: take it
calls-is-on-the-way = { $judge } is on the way
calls-waits = open
# In <timer> the script counts: it writes a time, and calls-ago after it.
calls-called-by = called <timer>{ $minutes ->
    [0] just now
   *[other] { $minutes } min ago
}</timer> by { $caller } against { $opponent }
calls-ago = ago
calls-passed-on = Passed on by { $said }
calls-needs-another-judge = needs another judge
calls-answer-or-pass-on = Answer or pass on
calls-what-you-decided = Your answer, or why you're passing it on
calls-say-what-you-decided = Enter your decision. The players will see it.
# In <since> the script counts.
calls-give-minutes-back = Add back lost minutes (<since>{ $minutes }</since> so far)
calls-answer = Mark answered
calls-pass-on = Pass on
calls-rosters-conduct-battle = { $notes ->
    [0] Rosters, conduct, battle
   *[other] Rosters, conduct ({ $notes }), battle
}
calls-battle-reports-rulings = Battle and reports
calls-earlier = Earlier calls ({ $calls })
# What an appeal is against; $judge decided it.
calls-against = Against a decision by { $judge }
calls-decided = { $by } answered: { $answer }
calls-ruled = { $by } set the result to { $result }.
# After the decision that is appealed.
calls-ruled-since = Since then, { $by } has set the result to { $result }.
calls-outcome = Outcome of the appeal
# $answer is none for a call that was cancelled.
calls-earlier-call = { $answer ->
    [none] { $time } { $kind }: cancelled
   *[other] { $by ->
        [none] { $time } { $kind }: { $answer }
       *[other] { $time } { $kind }: { $answer } ({ $by })
    }
}
calls-ended = Closed calls
calls-ended-at = { $time }, { $minutes } min
calls-is-withdrawn = cancelled
calls-everybody-reads = shared with everyone: <a>edit</a>
calls-question = Question to share
calls-tell-everybody = Share with everyone
# How long a call has waited.
calls-waited = { $minutes ->
    [0] just now
   *[other] { $minutes } min
}
calls-you-play-here = You're playing here. Another judge should rule.
# After a step. $minutes were given back to the table; none if the judge didn't tick the box.
calls-you-go = You've taken table { $table }. The players can see you're on the way.
calls-waits-for-another = Table { $table } is waiting for another judge.
calls-is-answered = { $minutes ->
    [none] Table { $table } answered. Both players can read it.
    [one] Table { $table } answered, with { $minutes } extra minute.
   *[other] Table { $table } answered, with { $minutes } extra minutes.
}
calls-needs-no-judge = Table { $table }: judge call cancelled.

# Slow play.
calls-slow-play = Slow play
calls-minutes = { $minutes } min
calls-watched-since = { $by } has been watching since { $time }: { $name } against { $opponent }.
calls-battle = Battle
calls-scoring-sheet = scoring sheet
calls-what-you-saw = What you saw
calls-say-what-you-saw = Enter what you saw. It goes in the log.
calls-stop-watching = Stop watching
calls-watch-a-table = Watch a table
calls-watch-table = Table
    .hint = Players can't see that you're watching.
calls-watch-why = Reason
calls-watch-it = Watch table
calls-watched-from-now = You're watching table { $table }. The players can't see this.
calls-watch-ended = { $table ->
    [none] Stopped watching. What you saw is in the table's log.
   *[other] Stopped watching table { $table }. What you saw is in its log.
}
