### An event: its settings, battleplans, venue and ranking.

event-refusal-not-its-name = That isn't the event's name. Type it exactly as shown above.
event-refusal-runs = You can't delete a running event. Finish it first.
event-refusal-still-playing = { $tables ->
    [one] { $tables } table has no result yet. Wait, or finish the event from its own page with a reason.
   *[other] { $tables } tables have no result yet. Wait, or finish the event from its own page with a reason.
}
event-refusal-name-too-common = Too many events have this name. Add the year or town.
event-refusal-ranking-elsewhere = Round 1 is published. Change ranking and byes on the standings page, with a reason.
# $check: what is missing before the event is published.
event-refusal-not-ready = Not published yet: { $check }. Set that, then publish.
event-refusal-more-already = { $has ->
    [judge] You're already a judge, so you can do everything a scorekeeper can. Give the link to someone else.
   *[organiser] You're already an organiser, so you can do everything. Give the link to someone else.
}
event-refusal-game-stays = A round is published, so the game can't be changed.
event-refusal-other-game-since = Someone else has changed the game. Look at it, then send yours again.
event-refusal-same-game = The event already uses this file.
event-refusal-last-organiser = An event needs an organiser. Invite another one first.
event-refusal-database-in-use = This database is in use. Run the demo without --database.

event-name-error-empty = Enter a name for the event.
event-name-error-too-long = Use 80 characters or fewer for the event's name.

battleplan-refusal-of-the-system = The handbook already has a battleplan called { $name }. Choose another name.
battleplan-refusal-played-so-not-changed = A round uses this battleplan, so its scoring can't change. Give the new one another name.
battleplan-refusal-played-so-not-removed = A round uses this battleplan, so you can't remove it.
battleplan-refusal-too-many = An event can have { $most } custom battleplans. Remove one first.
battleplan-refusal-rounds-drawn = A round has been paired, so the order can't change. Change later rounds in the settings.
battleplan-refusal-not-fixed = The battleplans aren't fixed, so they have no order.
battleplan-refusal-in-that-order = They're already in that order.

ranking-refusal-same = Players are already ranked this way.
ranking-refusal-reason-missing = Round 1 is published. Give a reason for players.

venue-refusal-no-table = Table { $number } isn't in the list above.

stage-draft = Draft
stage-published = Published
stage-registration-closed = Sign-up closed
stage-running = Running
stage-finished = Finished
stage-archived = Archived

# A role among the staff.
staff-role-scorekeeper = scorekeeper
staff-role-judge = judge
staff-role-organiser = organiser

stage-error-rounds-exist = Rounds have already been paired. Take them back first.
stage-error-no-such-step = An event can't go from “{ $from }” to “{ $to }”.
