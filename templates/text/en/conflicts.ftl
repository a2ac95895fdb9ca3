### What someone else changed at the same time: what it is now, and what the reader sent.

conflict-settings = Someone else saved the settings at the same time. Save again to add your changes to theirs.
conflict-battleplans = Someone else changed the battleplans since you opened this page. Here they are now.
conflict-award = Someone else has just decided “{ $title }”. Check it again.
# $now is the list of tables as it is typed.
conflict-table-list = { $now ->
    [none] Someone else cleared the table list while you were typing.
   *[other] Someone else changed the table list while you were typing. It's now: { $now }.
}
# $now is what the table has: "terrain ruins, on stream".
conflict-table = Someone else changed table { $number } while you were typing. It's now: { $now }.
conflict-ranking = Someone else has changed this. It's now: { $now }.
conflict-shared-place = The standings have changed. These players are no longer tied.
conflict-soft-score = Someone else has just marked { $name }. Check their marks, then save again.
conflict-conduct-taken-back = Someone else has already taken this back.
conflict-penalty-taken-back = Someone else has already taken this back.
conflict-news = Someone else has just changed this. Check it again.
conflict-call = Someone else has just updated this call. Check it again.
# $changed is conflict-player-changed.
conflict-player = Not saved: { $changed } Check the page and try again.
# $differences are sentences.
conflict-player-fields = { $changed } { LIST($differences, type: "blank") }
# $by is none where nobody knows; $ago is "2 minutes ago".
conflict-player-changed = { $by ->
    [none] { $name } has changed.
   *[other] { $by } changed { $name } { $ago }.
}
# One field of a player's entry: $stands is its value now, $sent what was sent.
conflict-player-field = { $field } is now { $stands }; you sent { $sent }.
conflict-result-taken-back = The result has been cleared. Check the table again before you send.
# $table is none for a bye.
conflict-result-stands = { $table ->
    [none] The bye is now { $result }; { $by } changed it { $ago }.
   *[other] Table { $table } is now { $result }; { $by } changed it { $ago }.
}
conflict-result-sent = You sent { $sent }.
conflict-sheet-field = { $by ->
    [none] Not saved: { $field } changed from { $seen } to { $stands }. You tapped { $sent }. If that's right, tap again.
   *[other] Not saved: { $by } changed { $field } { $ago }, from { $seen } to { $stands }. You tapped { $sent }. If that's right, tap again.
}
conflict-sheet-sum = The sheet has changed and now says { $result }. Check it, then send it again.
conflict-paper-disputed = The reports of table { $table } differ; the first was { $first }. Make a ruling and give a reason.
conflict-draft = Someone else changed this draft since you opened it. Check it again.
conflict-draft-to-publish = Someone else changed this draft since you opened it. Check it before you publish.
conflict-round = Someone else changed this round since you opened it. Check it again.
conflict-round-state = { $now ->
    [draft] Someone else changed round { $round } since you opened it. It's now a draft. Check it again.
    [published] Someone else changed round { $round } since you opened it. It's now being played. Check it again.
   *[closed] Someone else changed round { $round } since you opened it. It's now closed. Check it again.
}
conflict-drawn-already = Round { $round } was paired a moment ago. Here it is.
conflict-table-proposal = Something changed, so the tables would now be different. Check them again.
conflict-repair-plan = Something changed since you looked. Here is the new preview: check it again.
conflict-roster = { $name }'s roster has a new version or decision since you opened it. Check it again.
conflict-roster-draft = This roster was changed in another window. Your last tap wasn't saved; here it is now.
conflict-roster-draft-to-hand-in = The roster was changed in another window. Check it again, then hand it in.
conflict-problem-answered = Someone else has already answered this report.
conflict-roster-rules = Someone else has just changed these rules. Check them again.
