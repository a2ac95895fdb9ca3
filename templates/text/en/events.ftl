### An event: its settings, battleplans, venue and ranking.

event-refusal-not-its-name = That is not the event’s name. Type it as it stands above.
event-refusal-runs = The event runs. Finish it first, then it can be deleted.
event-refusal-still-playing = { $tables ->
    [one] A table has no result yet. Wait for it, or finish the event on its own page, with a reason.
   *[other] { $tables } tables have no result yet. Wait for it, or finish the event on its own page, with a reason.
}
event-refusal-name-too-common = Many events have this name. Add the year or the town.
event-refusal-ranking-elsewhere = Round 1 is out: how players are ranked, and what a bye counts as, is now changed on the desk's standings page, with a reason.
event-refusal-organiser-already = You are an organiser of this event already, and an organiser may do all that a judge may. Give the link to somebody else.
event-refusal-game-stays = A round is out, and is played by the game as it is: it stays.
event-refusal-other-game-since = Somebody else put another file in its place since you looked. Look at it, then send yours again.
event-refusal-same-game = The event is played by this file already.
event-refusal-last-organiser = An event keeps at least one organiser. Invite another one first.
event-refusal-database-in-use = This database is in use. The demo needs one of its own: leave --database out.

event-name-error-empty = Enter a name for the event.
event-name-error-too-long = Keep the event's name to 80 characters.

battleplan-refusal-of-the-system = { $name } is a battleplan of the handbook. Give yours another name.
battleplan-refusal-played-so-not-changed = A round is played on this battleplan, so its scoring stays. Give the new one another name.
battleplan-refusal-played-so-not-removed = A round is played on this battleplan, so it stays.
battleplan-refusal-too-many = { $most } battleplans are the most. Remove one first.
battleplan-refusal-rounds-drawn = A round has been drawn, so its battleplan stays. Change later rounds in the settings.
battleplan-refusal-not-fixed = The battleplans are not fixed, so they have no order to change.
battleplan-refusal-in-that-order = They are in that order already.

ranking-refusal-same = This is how players are ranked already.
ranking-refusal-reason-missing = Say why: round 1 is out, and players ask.

venue-refusal-no-table = There is no table { $number } in the list above.

stage-draft = Draft
stage-published = Published
stage-registration-closed = Registration closed
stage-running = Running
stage-finished = Finished
stage-archived = Archived

# What somebody is among the staff.
staff-role-judge = judge
staff-role-organiser = organiser

stage-error-rounds-exist = Rounds have been drawn. Take them back first.
stage-error-no-such-step = An event cannot go from “{ $from }” to “{ $to }”.
