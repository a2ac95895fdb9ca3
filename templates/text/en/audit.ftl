### The log of an event: what was done, without its subject. Who did it stands beside it, and what it was done to, and why.

audit-title = Log
audit-in-order = in order
audit-all-in-place = { $count ->
    [1] The only entry is in place, unchanged.
   *[other] All { NUMBER($count, useGrouping: "false") } entries are in place, unchanged.
}
audit-count = { $count ->
    [one] { $count } entry.
   *[other] { $count } entries.
}
audit-check = Check that none was changed
audit-search = Search the log
audit-search-like = Like: table 14, Ann, player 12
audit-find = Find
audit-whole = The whole log as JSON lines
audit-number = No.
audit-when = When
audit-who = Who
audit-what = What
audit-on = On
audit-why = Why
audit-older = Older

# For whoever may not know what stands on the roster.
audit-looked-through-roster = looked through the roster
# The reason of an entry that has none of its own.
audit-came-after-the-draw = came after the draw

# What an entry is about, in a column of its own.
audit-subject-event = event
audit-subject-staff = staff
audit-subject-players = players
audit-subject-player = player { NUMBER($number, useGrouping: "false") }
audit-subject-teams = teams
audit-subject-team = team { NUMBER($number, useGrouping: "false") }
audit-subject-rosters = rosters
audit-subject-pairs = pairs
audit-subject-tables = tables
audit-subject-round = round { $round }
audit-subject-table = round { $round } table { $table }
audit-subject-match = round { $round } match { $place }
audit-subject-bye = round { $round } bye
audit-subject-standings = standings
audit-subject-awards = awards
audit-subject-screen = screen
audit-subject-ceremony = ceremony
audit-subject-news = news

# Where the chain of the log does not hold.
no-log-mark = A log's mark is a number and twelve signs, like 87-1f0c93ab55d2: it stands at the foot of printed pairings.
# $it is the mark.
break-not-as-printed = It is not the log that bore the mark { $it }: entries were cut off at its end and others written, or it is another event's.
# $it is the number of the entry.
break-changed = Entry { NUMBER($it, useGrouping: "false") } was changed after it was written.
break-out-of-order = An entry before number { NUMBER($it, useGrouping: "false") } is missing, or one was put in.
break-cut = The newest entries are missing: there are { NUMBER($found, useGrouping: "false") }, and there were { NUMBER($expected, useGrouping: "false") }.

# What stands otherwise than the log says.
result-break-result = The result of round { $round }, table { $table } is another than the log says.
result-break-state = The log says otherwise whether the result of round { $round }, table { $table } is reported, agreed, spoken against or ruled.
result-break-seats = Others sit at round { $round }, table { $table } than when its result was reported.
result-break-gone = The log has a result of round { $round }, table { $table }, and nobody sits there.
result-break-points = The penalties and bonuses of player { NUMBER($player, useGrouping: "false") } are others than the log says.
result-break-soft = The soft score of player { NUMBER($player, useGrouping: "false") } is another than the log says.
result-break-corrections = What was added to the matches of round { $round } is other than the log says.
result-break-bye = Player { NUMBER($player, useGrouping: "false") } has no opponent in round { $round }, and something else than the bye that the log has.
result-break-roll-offs = The dice for shared places are others than the log says.
result-break-ranking = The ranking is another than the log says.
# $name is what the setting is called.
result-break-setting = The setting “{ $name }” is another than the log says.

## The event

event-act-created = created { $name }
event-act-read-from-file = read { $name } from an event file: { audit-so-many-players }, { audit-so-many-rounds }
audit-so-many-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
audit-so-many-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
event-act-settings-saved = { $renamed ->
    [none] { audit-settings-saved }
   *[other] { $renamed }; { audit-settings-saved }
}
renamed = renamed the event from { $from } to { $to }
audit-settings-saved = { $changed ->
    [none] saved the settings
   *[other] changed { $changed }
}
event-act-timetable-set = { $changed ->
    [none] saved the timetable
   *[other] changed the timetable: { LIST($changed, type: "semicolon") }
}
# A part of the day: $what is "Round 2", $before and $after are when it is.
audit-part = { $what }
audit-part-added = { $what } added at { $after }
audit-part-taken-out = { $what } at { $before } taken out
audit-part-moved = { $what } from { $before } to { $after }
# $before and $after are minutes.
audit-part-lasts = { $before ->
    [one] { $what } { $after } instead of { $before } minute long
   *[other] { $what } { $after } instead of { $before } minutes long
}
audit-part-time = { $day ->
    [1] { $at }
   *[other] { $at } on day { $day }
}
event-act-timetable-by-length = took back the timetable set by hand
event-act-stage-moved = moved the event from “{ $from }” to “{ $to }”
event-act-battleplan-added = added the battleplan { $name }
event-act-battleplan-changed = changed the battleplan { $name }
event-act-battleplan-removed = removed the battleplan { $name }
event-act-game-replaced = { $own ->
    [none] took { $name } as it ships again
   *[other] put the event's own file of the game in use: { $name } ({ $own })
}
event-act-picture-put = put up a picture of { NUMBER($width, useGrouping: "false") } by { NUMBER($height, useGrouping: "false") } pixels: { $alt }
event-act-picture-first = put a picture before the others: { $alt }
event-act-picture-removed = { $alt ->
    [none] took the picture down
   *[other] took a picture down: { $alt }
}
event-act-battleplans-reordered = put the battleplans in the order that moves the least terrain: before they were in rounds { $were-in }

staff-act-invited = { $role ->
    [judge] invited { $name } as judge
   *[organiser] invited { $name } as organiser
}
staff-act-invitation-withdrawn = withdrew an invitation
staff-act-joined = { $role ->
    [judge] joined the staff as judge
   *[organiser] joined the staff as organiser
}
staff-act-appointed = { $role ->
    [judge] made { $name } a judge
   *[organiser] made { $name } an organiser
}
staff-act-removed = { $role ->
    [judge] removed { $name }, who was judge
   *[organiser] removed { $name }, who was organiser
}
staff-act-not-invited-again = { $role ->
    [judge] left out { $name }, who was judge where the event came from
   *[organiser] left out { $name }, who was organiser where the event came from
}

## Players and teams

# A player, or a team, that one of several was about.
named-player = { NUMBER($number, useGrouping: "false") } { $name }
    .name = { $name } ({ NUMBER($number, useGrouping: "false") })
player-act-signed-up = { $paints ->
    [true] signed up, and enters the painting contest
   *[false] signed up
}
player-act-asked-to-come-in = { $paints ->
    [true] asked to be let in, and enters the painting contest
   *[false] asked to be let in
}
player-act-came-in-by-mail = { $has-place ->
    [true] opened the link from the email, and has a place
   *[false] opened the link from the email, and is on the waiting list
}
player-act-joined-waiting-list = { $paints ->
    [true] joined the waiting list, and enters the painting contest
   *[false] joined the waiting list
}
player-act-added = { $from-round ->
    [none] added { $name }
   *[other] added { $name }, after round { MINUS($from-round, 1) } was drawn
}
# $source is the name of a file.
player-act-added-all = { $teams ->
    [none] added { audit-so-many-added } from { $source }
   *[other] added { audit-so-many-added } and { audit-so-many-made } from { $source }
}
audit-so-many-added = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
audit-so-many-made = { $teams ->
    [one] { NUMBER($teams) } team
   *[other] { NUMBER($teams) } teams
}
player-act-adding-taken-back = { $count ->
    [one] removed { $count } player that { $source } had added
   *[other] removed { $count } players that { $source } had added
}
# $fields are what differs: "club, paid".
player-act-changed = { $fields ->
    [none] changed { $name }
   *[other] changed { $name }: { PART($fields, part: "within") }
}
player-act-checked-in = checked in { $name }
player-act-came-after-all = checked in { $name }, who plays after all
player-act-check-in-taken-back = took back the check-in of { $name }
player-act-link-renewed = renewed the private link of { $name }
player-act-link-withdrawn = withdrew the private link of { $name }
player-act-claimed = claimed the entry of { $name }
player-act-released = gave back the entry of { $name }
player-act-left-waiting-list = { $name }: left the waiting list
player-act-withdrew = { $too-late-for-refund ->
    [true] { $name }: withdrew (no refund)
   *[false] { $name }: withdrew
}
player-act-left = { $name }: left the event after round { $after-round }
player-act-given-place = gave a place to { $name }
player-act-places-given = gave free places to: { $players }
player-act-leaving-taken-back = took back that they left: { $name }
player-act-came-back = { $name }: came back
player-act-marked-not-coming = marked as not coming: { $players }
player-act-forgotten = deleted what was kept about player { NUMBER($number, useGrouping: "false") }
player-act-expected-again = took back that these are not coming: { $players }
player-act-points-corrected = { $pairs ->
    [true] { $name }: { NUMBER($points, sign: "always") } in points, for later draws too
   *[false] { $name }: { NUMBER($points, sign: "always") } in points
}
player-act-correction-taken-back = took back { NUMBER($points, sign: "always") } in points of { $name }
player-act-entered-panel = entered the painting contest: { $name }
player-act-left-panel = took out of the painting contest: { $name }
# $points are all of them.
player-act-soft-scored = marked the soft scores of { $name }: { $points } in all

conduct-act-noted = { $level }: { $kind }
conduct-act-taken-back = took back an entry about the player's conduct

team-act-signed-up = signed up { $name }
team-act-joined-waiting-list = put { $name } on the waiting list
team-act-added = added { $name }
team-act-changed = changed { $name }
team-act-member-joined = { $name }: joined the team
team-act-member-added = added { $name } to the team
team-act-member-changed = changed the place or role of { $name } in the team
team-act-member-left = { $name }: left the team
team-act-invitation-renewed = renewed the invitation of { $name }
team-act-checked-in = checked in { $name }
team-act-left-waiting-list = { $name }: left the waiting list
team-act-withdrew = { $too-late-for-refund ->
    [true] { $name }: withdrew (no refund)
   *[false] { $name }: withdrew
}
team-act-left = { $name }: left the event after round { $after-round }
team-act-given-place = gave a place to { $name }
team-act-places-given = gave free places to: { $teams }
team-act-came-back = { $name }: came back

match-act-step-shown = { $complete ->
    [true] step { $step } of the draft: { LIST($choices, type: "semicolon") }; all battles are settled
   *[false] step { $step } of the draft: { LIST($choices, type: "semicolon") }
}
# $chose are names of players or numbers of tables, $by who chose, and when.
shown-in-log = { $by-lot ->
    [true] { $team } got { $chose } by lot
   *[false] { $team } chose { $chose } ({ $by })
}
match-act-step-taken-back = took back step { $step } of the draft, for both teams
match-act-typed-in = { $battles ->
    [one] typed in who plays whom at { $battles } table
   *[other] typed in who plays whom at { $battles } tables
}
match-act-typed-by-captain = typed in who plays whom for { $team }; it holds once the other team has typed the same
match-act-missing-named = { $players ->
    [none] took back that somebody is missing
   *[other] said who is missing: { $players }
}
match-act-every-board-lost = said that { $team } loses every board
match-act-corrected = corrected { $team } by { NUMBER($match-points, sign: "always", useGrouping: "false") } match points and { NUMBER($game-points, sign: "always", useGrouping: "false") } game points

## Rosters

roster-act-handed-in = handed in version { $version } of the roster of { $name }{ $is-late ->
    [true] , after the deadline
   *[false] { "" }
}{ $replaces-accepted ->
    [true] ; the version before was accepted, and this one has to be looked at
   *[false] { "" }
}
roster-act-faction-followed = { $name } is registered with { $faction } now, as on the roster
roster-act-name-confirmed = confirmed that “{ $written }” on the roster of { $name } is { $means }
roster-act-accepted = accepted version { $version } of the roster of { $name }
roster-act-sent-back = sent back version { $version } of the roster of { $name }
roster-act-reopened = opened again version { $version } of the roster of { $name }
roster-act-clean-accepted = { $count ->
    [1] accepted the only roster that is ready
   *[other] accepted all { NUMBER($count, useGrouping: "false") } rosters that are ready
}
# $rule is its number, $finding a sentence.
roster-act-finding-let-pass = let pass on the roster of { $name }: { $rule }, { $finding }
roster-act-finding-counted-again = counted again on the roster of { $name }: { $rule }, { $finding }
roster-act-problem-reported = reported a problem with the roster of { $name }
roster-act-problem-answered = answered a report about the roster of { $name }
roster-act-wrote-to-missing = { $count ->
    [one] wrote to { $count } player who has not handed in a roster
   *[other] wrote to { $count } players who have not handed in a roster
}
roster-act-wrote-to-sent-back = { $count ->
    [one] wrote to { $count } player who has to fix their roster
   *[other] wrote to { $count } players who have to fix their roster
}
roster-act-wrote-to-illegal = { $count ->
    [one] wrote to { $count } player whose roster is to be mended
   *[other] wrote to { $count } players whose rosters are to be mended
}
roster-act-all-judged-again = { $changed ->
    [one] judged all rosters again, as their rules changed: { $changed } verdict changed, { audit-so-many-to-mend }
   *[other] judged all rosters again, as their rules changed: { $changed } verdicts changed, { audit-so-many-to-mend }
}
# How many of the verdicts that changed.
audit-so-many-to-mend = { $became-illegal ->
    [one] { $became-illegal } of them is to be mended now
   *[other] { $became-illegal } of them are to be mended now
}
roster-act-changes-seen = { $written-to ->
    [0] { audit-changes-looked-at }
    [one] { audit-changes-looked-at }; { $written-to } player was written to
   *[other] { audit-changes-looked-at }; { $written-to } players were written to
}
audit-changes-looked-at = { $changed ->
    [one] looked at { $changed } changed verdict, { audit-so-many-to-mend }
   *[other] looked at { $changed } changed verdicts, { audit-so-many-to-mend }
}
# $changed is what is otherwise than published.
roster-act-profile-corrected = corrected { $unit } for this event: { $changed }
roster-act-profile-as-published = { $unit } is again as published
roster-act-allowed = { $wording ->
    [original] { $season ->
        [none] allowed on rosters: { $allowed }; the original text of the rules
       *[other] allowed on rosters: { $allowed }; the original text of the rules; the season { $season }
    }
   *[errata] { $season ->
        [none] allowed on rosters: { $allowed }; the newest text of the rules
       *[other] allowed on rosters: { $allowed }; the newest text of the rules; the season { $season }
    }
}
roster-act-publication-left-out = left the publication { $title } out at this event
roster-act-publication-counts = the publication { $title } counts again
# $kind is what the game calls them: "Battlescrolls".
roster-act-kind-left-out = left all { $kind } out at this event
roster-act-kind-counts = { $kind } count again
roster-act-modules-chosen = { $without ->
    [none] the event plays by all modules
   *[other] the event plays without { $without }
}
# $rule is "A17 (Reinforced units)".
roster-act-rule-lowered = { $severity ->
    [illegal] { $rule } counts as illegal
    [warning] { $rule } counts as warning
   *[information] { $rule } counts as information
}
roster-act-rule-raised = { $rule } counts in full again
# A rule by its number, and its title where the game has one.
audit-rule = { $title ->
    [none] { $rule }
   *[other] { $rule } ({ $title })
}

## The venue

# $list are the lines that were typed.
venue-act-list-set = { $order ->
    [higher-on-lower] set the tables: { audit-list-of-tables }; higher pairings on lower numbers
   *[any] set the tables: { audit-list-of-tables }; by lot
}
audit-list-of-tables = { $list ->
    [none] as many as needed
   *[other] { $list }
}
venue-act-described = described table { $table }: { $terrain ->
    [none] no terrain set
   *[other] terrain { $terrain }
}{ $note ->
    [none] { "" }
   *[other] , note { $note }
}{ $streamed ->
    [true] , on stream
   *[false] { "" }
}{ $out-of-use ->
    [none] { "" }
   *[other] , out of use: { $out-of-use }
}
venue-act-taken-out-of-use = took table { $table } out of use: { $reason }
venue-act-put-back-in-use = put table { $table } back in use
venue-act-terrain-set = { $terrain ->
    [none] set the terrain of table { $tables }: no set of its own
   *[other] set the terrain of table { $tables }: { $terrain }
}

## Rounds

round-act-drawn = drew round { $round }: { audit-size-of-draw }{ audit-left-out }
round-act-drawn-again = drew round { $round } again, attempt { $attempt }: { audit-size-of-draw }{ audit-left-out }
audit-size-of-draw = { $byes ->
    [0] { audit-so-many-tables }
    [1] { audit-so-many-tables } and a bye
   *[other] { audit-so-many-tables } and { $byes } byes
}
audit-so-many-tables = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
# Those who were not there.
audit-left-out = { $left-out ->
    [none] { "" }
   *[other] ; without { $left-out }, not checked in
}
round-act-published = { $battleplan ->
    [none] published round { $round }
   *[other] published round { $round }: { $battleplan }
}
round-act-draft-thrown-away = threw the draft of round { $round } away
round-act-taken-back = took round { $round } back: it is a draft again
round-act-closed = { $accepted ->
    [none] closed round { $round }
   *[other] closed round { $round }; accepted what was reported at table { $accepted }
}
round-act-reopened = opened round { $round } again
round-act-planned = { $battleplan ->
    [none] { $start-changed ->
        [true] set the start of round { $round }
       *[false] { "" }
    }
   *[other] { $start-changed ->
        [true] { $battleplan }, set the start of round { $round }
       *[false] { $battleplan }
    }
}
battleplan-change-secret = changed the battleplan of round { $round }, which is secret until it is published
battleplan-change-to-all = set the battleplan of round { $round } to { $after ->
    [none] none
   *[other] { $after }
}; it was { $before ->
    [none] none
   *[other] { $before }
}
picked-battleplan = { $dice ->
    [none] { $name }
   *[other] { $name } (dice: { $dice })
}
plan-dice = a { $first } and a { $second }: table { $table }, { $name }
round-act-players-swapped = swapped { LIST($players, type: "and") } in round { $round }
round-act-late-seated = seated { $player } against { $against } at table { $table }, instead of a bye
round-act-teams-swapped = swapped { LIST($teams, type: "and") } in round { $round }{ audit-begun-anew }
# Matches, by their places.
audit-begun-anew = { $begun-anew ->
    [none] { "" }
    [one] ; the draft of match { $begun-anew } begins anew
   *[other] ; the drafts of matches { $begun-anew } begin anew
}
round-act-late-team-seated = { $against ->
    [none] gave { $team } the bye of round { $round }
   *[other] let { $team } meet { $against } in round { $round }, instead of a bye
}
round-act-left-waiting = lets { $player } wait for an opponent in round { $round }
round-act-bye-given = gave { $player } the bye of round { $round }
round-act-battles-begun = said that the battle has begun: table { $tables }
round-act-battles-not-begun = said that the battle has not begun: table { $tables }
round-act-tables-given-out-again = gave out the tables of round { $round } again: { $moves }
logged-table-move = { $from } to { $to }
round-act-battle-moved = moved the battle of round { $round } on table { $from } to table { $to }
round-act-battles-changed-places = let the battles of round { $round } on tables { LIST($tables, type: "and") } change places
# $change is what was asked for.
round-act-repaired = { $change }: { $moves ->
    [none] no table changes
   *[other] { LIST($moves, type: "semicolon") }
}{ audit-out-of-round }{ $back-in-use ->
    [none] { "" }
   *[other] ; table { $back-in-use } is back in use
}
round-act-matches-repaired = { $change }: { $moves ->
    [none] no match changes
   *[other] { LIST($moves, type: "semicolon") }
}{ audit-out-of-round }{ audit-begun-anew }
# Those who had a place and have none any more.
audit-out-of-round = { $out ->
    [none] { "" }
   *[other] ; out: { $out }
}
round-act-tables-planned = { $battleplans ->
    [none] changed the battleplans of round { $round }, which are secret until it is published
   *[other] set the battleplans of the tables in round { $round }: { $battleplans }
}

logged-round-change-repair = repaired round { $round }
logged-round-change-improve = drew the rest of round { $round } anew
logged-round-change-move = moved { $player } to { $to } in round { $round }
logged-round-change-fix = fixed { LIST($players, type: "and") } as a pair in round { $round }
logged-round-change-bye = gave { $player } the bye of round { $round }
logged-round-change-seat = seated { $player }, who came late, in round { $round }
logged-round-change-out = took { $player }, who leaves, out of round { $round }
logged-round-change-free = let the draw of round { $round } decide about { $player } again
logged-round-change-apart = { $rounds ->
    [none] kept { LIST($players, type: "and") } apart always
   *[other] kept { LIST($players, type: "and") } apart in round { $rounds }
}
logged-round-change-clubs = { $rule ->
    [off] changed the club rule of round { $round } to off
    [soft] changed the club rule of round { $round } to soft
   *[strong] changed the club rule of round { $round } to strong
}

# A table, or a bye, that is new: who sits there, and where they were before.
seat-move = { $table ->
    [none] { LIST(PART($players, part: "name"), type: "dash") } has the bye ({ LIST($players, type: "semicolon") })
   *[other] table { $table }: { LIST(PART($players, part: "name"), type: "dash") } ({ LIST($players, type: "semicolon") })
}
# The same for teams, of which the tables are not said.
match-move = { $teams ->
    [one] match { $place }: { PART($teams, part: "name") } has the bye ({ PART($teams, part: "within") })
   *[other] match { $place }: { LIST(PART($teams, part: "name"), type: "dash") } ({ LIST(PART($teams, part: "within"), type: "semicolon") })
}
# .within is of a team.
reseated = { $was ->
    [none] { $name } had no table
   *[other] { $was }
}
    .name = { $name }
    .within = { $was ->
        [none] { $name } had no match
       *[other] { PART($was, part: "within") }
    }
logged-seat = { $with ->
    [none] { $name } had the bye
   *[other] { $table ->
        [none] { $name } had the bye
       *[other] { $name } was at table { $table } with { $with }
    }
}
    .within = { $with ->
        [none] { $name } had the bye
       *[other] { $name } met { $with }
    }

pair-act-kept-apart = { $rounds ->
    [none] kept apart { LIST($players, type: "and") } in every round
   *[other] kept apart { LIST($players, type: "and") } in round { $rounds }
}
pair-act-brought-together = { $rounds ->
    [none] brought together { LIST($players, type: "and") } in every round
   *[other] brought together { LIST($players, type: "and") } in round { $rounds }
}
pair-act-no-longer-apart = { $rounds ->
    [none] no longer: kept apart { LIST($players, type: "and") } in every round
   *[other] no longer: kept apart { LIST($players, type: "and") } in round { $rounds }
}
pair-act-no-longer-together = { $rounds ->
    [none] no longer: brought together { LIST($players, type: "and") } in every round
   *[other] no longer: brought together { LIST($players, type: "and") } in round { $rounds }
}

## Battles

# $result is a result: "20–10".
battle-act-reported = { $from-sheet ->
    [true] reported { $result }, from the scoring sheet
   *[false] reported { $result }
}
battle-act-disputed = { $from-sheet ->
    [true] reported { $result }, against { $first }, from the scoring sheet
   *[false] reported { $result }, against { $first }
}
battle-act-corrected = { $from-sheet ->
    [true] corrected the report from { $before } to { $after }, from the scoring sheet
   *[false] corrected the report from { $before } to { $after }
}
battle-act-confirmed = { $from-sheet ->
    [true] confirmed { $result }, from the scoring sheet
   *[false] confirmed { $result }
}
battle-act-entered-from-paper = entered { $result } from paper
battle-act-typed-in-from-paper = { $before ->
    [none] typed in { $result } from paper, for somebody else to check
   *[other] typed in { $result } from paper instead of { $before }, for somebody else to check
}
battle-act-set = { $before ->
    [none] set the result to { $result }
   *[other] set the result from { $before } to { $result }
}
battle-act-taken-back = took back { $before }
battle-act-accepted = accepted { $result }
battle-act-all-accepted = { $count ->
    [1] accepted the only report that nobody speaks against
   *[other] accepted all { NUMBER($count, useGrouping: "false") } reports that nobody speaks against
}

call-act-called = called a judge: { $kind }
call-act-withdrawn = withdrew the call for a judge
call-act-taken = { $own-club ->
    [true] took the call, though it is from their own club
   *[false] took the call
}
call-act-passed-on = passed the call on
call-act-answered = answered the call
call-act-asked-how-far = asked the table how far it is
call-act-slow-play-watched = began to watch the table for slow play
call-act-slow-play-ended = { $minutes ->
    [one] watched the table for slow play, { $minutes } minute
   *[other] watched the table for slow play, { $minutes } minutes
}

# $against are the rules that it broke.
sheet-act-let-stand = { $against ->
    [none] scoring sheet: { $change }
   *[other] scoring sheet: { $change }, against { LIST($against, type: "blank") }
}
sheet-field-change = { $field }: { $before } → { $after }
# What a field of a scoring sheet is called. $player is whose turn it is.
audit-field-attacker = attacker
audit-field-priority = battle round { $round }: priority
audit-field-first = battle round { $round }: first turn
audit-field-tactic = battle round { $round }, { $player }: battle tactic
audit-field-completed = battle round { $round }, { $player }: battle tactic completed
audit-field-line = battle round { $round }, { $player }: { $line }
# What a field says that says nothing.
audit-field-empty = nothing
audit-field-not-completed = no

## Standings, awards and the big screen

standings-act-ranking-changed = changed how players are ranked, from: { $before }; to: { $after }
standings-act-shown-up-to = { $round ->
    [none] showed all standings and results to everybody
    [0] hid all standings and results
   *[other] hid the standings and results after round { $round }
}
standings-act-rolled-off = broke a shared place by dice (seed { $seed }): { LIST($rolls, type: "semicolon") }
award-roll = { $name } threw { $dice } and is place { $place }

award-act-best-of-factions-added = added an award for the best of: { $factions }
award-act-added = added the award “{ $title }” ({ $basis })
award-act-given = gave “{ $title }” to { PART($to, part: "name") }
award-act-prize-set = { $prize ->
    [none] took the prize of “{ $title }” away
   *[other] set the prize of “{ $title }”: { $prize }
}
award-act-left-open = left “{ $title }” open
award-act-removed = removed the award “{ $title }”
award-act-vote-opened = opened the vote for “{ $title }” ({ $choices })
award-act-voted = voted for “{ $title }”: for whom is not kept
award-act-vote-closed = closed the vote for “{ $title }”
award-act-vote-thrown-away = threw away the vote for “{ $title }”

screen-act-shown = put on the big screen: { $shows }
# $left is "1:29:00".
screen-act-clock-turned = { $hand }, { $left } left
hand-start = started the clock
hand-pause = paused the clock
hand-go-on = let the clock go on
hand-extend = { $it ->
    [one] gave everybody { $it } minute
   *[other] gave everybody { $it } minutes
}
screen-act-clock-start-taken-back = took the start of the clock back
screen-act-table-extended = { $minutes ->
    [one] gave the table { $minutes } minute
   *[other] gave the table { $minutes } minutes
}
screen-act-call-outs-set = { $calls ->
    [none] took the game system's call-outs
   *[other] changed what is called out: { LIST($calls, type: "semicolon") }
}
screen-act-ceremony-step = { $becomes ->
    [announced] announced “{ $title }” on the big screen
   *[revealed] revealed “{ $title }” on the big screen
}
screen-act-ceremony-forgotten = took the ceremony back to its beginning

news-act-announced = announced: { $text }
news-act-answered = answered for all: { $question } – { $answer }
news-act-reworded = worded “{ $before }” anew: { $after }
news-act-taken-down = took the announcement down: { $text }
news-act-taken-back = took back: { $text }
