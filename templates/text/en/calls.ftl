### Calls for a judge, the clock of a round, and tables that are watched for slow play.

# What a judge is called for.
call-kind-rules = A rule
call-kind-roster = A roster
call-kind-time = Time
call-kind-other = Something else

# $it is the judge.
call-refusal-taken = { $it } has taken this call already.
call-refusal-not-taken = Nobody has taken this call, so there is nothing to pass on.
call-refusal-answered = This call is answered already.
call-refusal-withdrawn = The players have withdrawn this call.
call-refusal-called-already = A judge has been called to this table already.
call-refusal-not-called = No judge is called to this table now.
call-refusal-not-their-table = Only the two players of a table call a judge to it.
call-refusal-not-played-now = This round is not being played. Come to the desk.

partial-own-battle = You play in this battle, so another judge takes it.
partial-own-club = One of these players is from your club, so another judge should take it.

slow-play-refusal-watched-already = This table is watched already.
slow-play-refusal-ended = Somebody has ended this watch already.
slow-play-refusal-not-playing = Nobody is playing at this table now.
# $it is a table.
slow-play-refusal-nobody-at = Nobody plays at table { $it } in this round.
slow-play-refusal-own-battle = You play in this battle, so another judge watches it.

clock-refusal-started = The clock of this round is running already.
clock-refusal-not-started = The clock of this round was not started yet.
clock-refusal-paused = The clock stands still already.
clock-refusal-running = The clock is running already.
clock-refusal-length = A round is 1 minute to 10 hours long.
clock-refusal-not-published = Publish the round first.
clock-refusal-round-closed = The round is closed, and its clock with it.
clock-refusal-goes-on = Since it was started, somebody turned the clock or a table reported: it goes on as it is.
clock-refusal-too-few = { $own ->
    [0] Table { $table } has no minutes of its own to take away.
    [one] Table { $table } has { $own } minute of its own: no more can be taken away.
   *[other] Table { $table } has { $own } minutes of its own: no more can be taken away.
}
clock-refusal-no-table = Round { $round } has no table { $table }.

# $it is a line, or what it says.
call-out-problem-no-time = “{ $it }” does not begin with the time left. Write it like 0:30 Half an hour left.
call-out-problem-too-long = Keep what is called out to 80 characters: “{ $it }”.
call-out-problem-too-many = These are more than 40 call-outs.

# What is reached next in a round; $at is what the clock shows then, $part a part of a game: "Battle round 3".
clock-part-should-end = { $part } should end at { $at }
clock-called-out-at = At { $at }: { $text }
# Called out in every round.
clock-half-time = Half of the time is over.
clock-ten-minutes = Ten minutes are left.
clock-time-is-up = Time is up.

# A player's own table.
calls-judge-to-table = A judge to table { $table }
calls-answered = { $time } { $kind }: { $answer }
calls-judge-on-the-way = { $judge } is on the way.
# $tables called before this one.
calls-called-at = { $tables ->
    [0] A judge was called at { $time }.
    [one] A judge was called at { $time }. One table is before you.
   *[other] A judge was called at { $time }. { $tables } tables are before you.
}
calls-settled = We settled it: no judge needed
# On one of four buttons side by side on a phone.
calls-button-other = Other
calls-tap-what = Tap what it is about; a judge comes to table { $table }.
calls-say-more = Say more before you call
calls-for-the-judge = For the judge
calls-note-too-long = That note is longer than 300 characters. Say it to the judge instead.
calls-withdrawn = The call is withdrawn.
calls-called = A judge is called. Stay at your table.

# The judges' page.
calls-title = Calls
calls-heading = Calls for a judge
calls-not-saved = What you typed is not saved: <q>{ $typed }</q>
calls-nobody-waits = Nobody is waiting for a judge.
calls-table = Table { $table }
calls-i-go = I go
calls-i-go-for-my-club = Nobody else can: I go, though it is my club
calls-is-on-the-way = { $judge } is on the way
calls-waits = waits
# <timer> is where the script counts: it writes a time, and calls-ago behind it.
calls-called-by = called <timer>{ $minutes ->
    [0] just now
   *[other] { $minutes } min ago
}</timer> by { $caller } against { $opponent }
calls-ago = ago
calls-passed-on = Passed on. { $said }
calls-needs-another-judge = needs another judge
calls-answer-or-pass-on = Answer it, or pass it on
calls-what-you-decided = What you decided, or why you pass it on
calls-say-what-you-decided = Say what you decided: the players see it.
# <since> is where the script counts.
calls-give-minutes-back = Give the table back the minutes it lost (<since>{ $minutes }</since> by now)
calls-answer = Answered
calls-pass-on = Pass it on
calls-rosters-conduct-battle = { $notes ->
    [0] Rosters, conduct, battle
   *[other] Rosters, conduct ({ $notes }), battle
}
calls-battle-reports-rulings = Battle, reports and rulings
calls-earlier = Earlier calls from this table: { $calls }
# $answer is none for one that was withdrawn.
calls-earlier-call = { $answer ->
    [none] { $time } { $kind }: withdrawn
   *[other] { $by ->
        [none] { $time } { $kind }: { $answer }
       *[other] { $time } { $kind }: { $answer } ({ $by })
    }
}
calls-ended = Ended
calls-ended-at = { $time }, { $minutes } min
calls-is-withdrawn = withdrawn
calls-everybody-reads = everybody can read it: <a>word it better</a>
calls-question = Question, if you tell everybody
calls-tell-everybody = Tell everybody
# How long a call has waited.
calls-waited = { $minutes ->
    [0] just now
   *[other] { $minutes } min
}
calls-you-play-here = You play here: another judge should rule.
# After a step. $minutes were given back to the table; none where none were asked for.
calls-you-go = You go to table { $table }. Its players read that you are on the way.
calls-waits-for-another = Table { $table } waits for another judge.
calls-is-answered = { $minutes ->
    [none] Table { $table } is answered. Both players read it.
    [one] Table { $table } is answered, and has one minute more.
   *[other] Table { $table } is answered, and has { $minutes } minutes more.
}
calls-needs-no-judge = Table { $table } needs no judge any more.

# Slow play.
calls-slow-play = Slow play
calls-minutes = { $minutes } min
calls-watched-since = Watched since { $time } by { $by }: <bdi>{ $name }</bdi> against <bdi>{ $opponent }</bdi>.
calls-battle = Battle
calls-scoring-sheet = scoring sheet
calls-what-you-saw = What you saw
calls-say-what-you-saw = Say what you saw: it stands in the log.
calls-stop-watching = Stop watching
calls-watch-a-table = Watch a table for slow play
calls-watch-table = Table
    .hint = Of the round that is on. The time since runs here and under Now; players do not see it.
calls-watch-why = Why
calls-watch-it = Watch it
calls-watched-from-now = Table { $table } is watched from now on. Its players do not see it.
calls-watch-ended = { $table ->
    [none] It is not watched any more. The log of the table has what you saw.
   *[other] Table { $table } is not watched any more. Its log has what you saw.
}
