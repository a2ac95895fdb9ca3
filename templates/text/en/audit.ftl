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

# As whom somebody made a change.
acting-as-organiser = organiser
acting-as-judge = judge
acting-as-player = player
acting-as-visitor = visitor
acting-as-muster = muster
