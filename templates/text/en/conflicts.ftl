### What somebody else changed meanwhile: what stands now, and what was sent.

conflict-settings = Somebody else saved settings at the same moment. Save again: what they alone changed stays as they left it.
conflict-battleplans = Somebody else changed the battleplans since you opened this page. Here they are as they stand.
conflict-award = Somebody else has just decided “{ $title }”. Look again.
# $now is the list of tables as it is typed.
conflict-table-list = Somebody else changed the list of tables while you were typing. Now it is: { $now ->
    [none] none listed
   *[other] { $now }
}.
# $now is what the table has: "terrain ruins, on stream".
conflict-table = Somebody else changed table { $number } while you were typing. Now it has { $now }.
conflict-ranking = Somebody else changed this meanwhile. It is now: { $now }.
conflict-shared-place = These players do not share a place any more: the standings changed meanwhile.
conflict-soft-score = Somebody else has just marked { $name }. Look at what stands now, then save again.
conflict-conduct-taken-back = Somebody else has taken this back already.
conflict-penalty-taken-back = Somebody else has taken this back already.
conflict-news = Somebody else changed this just now. Look at it again.
conflict-call = Somebody else did something about this call just now. Look at it again.
# $changed is conflict-player-changed.
conflict-player = { $changed } Look at what stands now, and decide again: nothing of yours was saved.
# $differences are sentences.
conflict-player-fields = { $changed } { LIST($differences, type: "blank") }
# $by is none where nobody knows; $ago is "2 minutes ago".
conflict-player-changed = { $by ->
    [none] { $name } was changed meanwhile.
   *[other] { $name } was changed by { $by } { $ago }.
}
# One field of a player's entry: $stands is its value now, $sent what was sent.
conflict-player-field = { $field }: { $stands } stands now, you sent { $sent }.
conflict-result-taken-back = The result was taken back meanwhile. Look at it again before you send.
# $table is none for a bye.
conflict-result-stands = { $table ->
    [none] The bye was changed by { $by } { $ago }: { $result }.
   *[other] Table { $table } was changed by { $by } { $ago }: { $result }.
}
conflict-result-sent = You sent { $sent }.
conflict-sheet-field = { $by ->
    [none] Not saved: { $field } was changed from { $seen } to { $stands }. You tapped { $sent }. Tap again if yours is right.
   *[other] Not saved: { $field } was changed by { $by } { $ago } from { $seen } to { $stands }. You tapped { $sent }. Tap again if yours is right.
}
conflict-sheet-sum = The sheet was changed meanwhile. It now says { $result }. Look at it, and send it again.
conflict-paper-disputed = The reports of table { $table } differ. Rule on it, with a reason. It began with { $first }.
conflict-draft = Somebody else changed this draft since you opened it. Look at it again first.
conflict-draft-to-publish = Somebody else changed this draft since you opened it. Look at it again before you publish.
conflict-round = Somebody else changed this round since you opened it. Look at it again first.
conflict-round-state = Somebody else changed round { $round } since you opened it. Now it is: { $now ->
    [draft] draft
    [published] being played
   *[closed] closed
}. Look at it again first.
conflict-drawn-already = Round { $round } has been drawn already, a moment ago. Here it is.
conflict-table-proposal = The tables would be given out differently by now. Look at the proposal again.
conflict-repair-plan = Something has changed since you looked: this is what would be done now. Look at it again.
conflict-roster = The roster of { $name } has changed since you opened it: another version, or somebody else's decision. Look at it again.
conflict-roster-draft = This roster was changed in another window. It is shown as it is now; your last tap changed nothing.
conflict-roster-draft-to-hand-in = The roster was changed in another window. Look at it once more, then hand it in.
conflict-problem-answered = Somebody else has answered this report already.
conflict-roster-rules = Somebody else changed these rules just now. Look at them again.
