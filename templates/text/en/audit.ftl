### The log of an event: what was done, as it follows the name of the person who did it. Each act begins with a verb in the past.

audit-title = Log
# A badge before audit-all-in-place.
audit-in-order = unchanged
audit-all-in-place = { $count ->
    [1] The only entry is intact.
   *[other] All { NUMBER($count, useGrouping: "false") } entries are intact.
}
audit-count = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
audit-check = Check log
audit-search = Search log
# An example of what to search for, in the empty field.
audit-search-like = Table 14, Ann, player 12
audit-find = Find
audit-whole = Download log (JSON Lines)
audit-number = No.
audit-when = When
audit-who = Who
audit-what = What
audit-on = On
audit-why = Reason
audit-older = Older entries

# For readers who may not see what is on the roster.
audit-looked-through-roster = reviewed the roster
# For readers who may not know who has paid.
audit-noted-payments = noted payments
# For readers who may not know who asked whom for a battle.
audit-dealt-with-grudge = changed a grudge request
# The reason of an entry that has none of its own.
audit-came-after-the-draw = arrived after the round was paired

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
audit-subject-table = round { $round }, table { $table }
audit-subject-match = round { $round }, match { $place }
audit-subject-bye = round { $round }, bye
audit-subject-standings = standings
audit-subject-awards = awards
audit-subject-screen = big screen
audit-subject-ceremony = ceremony
audit-subject-news = announcements

# Where a check finds that the log was changed.
no-log-mark = That isn't a log code. Copy it from the foot of the printed pairings, like 87-1f0c93ab55d2.
# $it is the log code.
break-not-as-printed = The log doesn't match code { $it }. Its newest entries were replaced, or the code is from another event.
# $it is the number of the entry.
break-changed = Entry { NUMBER($it, useGrouping: "false") } was changed after it was written.
break-out-of-order = An entry before entry { NUMBER($it, useGrouping: "false") } was removed or added.
break-cut = The newest entries are missing: { NUMBER($found, useGrouping: "false") } of { NUMBER($expected, useGrouping: "false") } are left.

# What differs from the log.
result-break-result = Round { $round }, table { $table }: the result differs from the log.
# Whether it is reported, confirmed or ruled on, or reports differ.
result-break-state = Round { $round }, table { $table }: the state of the result differs from the log.
result-break-seats = Round { $round }, table { $table }: the players differ from those who reported.
result-break-gone = Round { $round }, table { $table }: the log has a result, but the table has no players.
result-break-points = Player { NUMBER($player, useGrouping: "false") }: penalties and bonuses differ from the log.
result-break-soft = Player { NUMBER($player, useGrouping: "false") }: the soft score differs from the log.
result-break-corrections = Round { $round }: corrections to matches differ from the log.
result-break-bye = Round { $round }, player { NUMBER($player, useGrouping: "false") }: the bye differs from the log.
result-break-roll-offs = Roll-offs differ from the log.
result-break-ranking = The ranking rules differ from the log.
# $name is what the setting is called.
result-break-setting = The setting “{ $name }” differs from the log.

## The event

event-act-created = created { $name }
event-act-read-from-file = imported { $name } from an event file: { audit-so-many-players }, { audit-so-many-rounds }
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
audit-part-taken-out = { $what } at { $before } removed
audit-part-moved = { $what } from { $before } to { $after }
# How long it lasts: $before and $after are minutes.
audit-part-lasts = { $after ->
    [one] { $what } from { $before } to { $after } minute
   *[other] { $what } from { $before } to { $after } minutes
}
audit-part-time = { $day ->
    [1] { $at }
   *[other] { $at } on day { $day }
}
event-act-timetable-by-length = reset the timetable to automatic times
event-act-stage-moved = moved the event from “{ $from }” to “{ $to }”
event-act-battleplan-added = added the battleplan { $name }
event-act-battleplan-changed = changed the battleplan { $name }
event-act-battleplan-map-put = added a map of the { -mission } { $name }
event-act-battleplan-map-removed = removed the map of the { -mission } { $name }
event-act-battleplan-removed = removed the battleplan { $name }
# $own is the id of the event's own game file.
event-act-game-replaced = { $own ->
    [none] switched back to the built-in game file: { $name }
   *[other] switched to the event's own game file: { $name } ({ $own })
}
# $alt describes the picture in words.
event-act-picture-put = added a picture, { NUMBER($width, useGrouping: "false") } × { NUMBER($height, useGrouping: "false") } pixels: { $alt }
event-act-picture-first = made a picture the first: { $alt }
event-act-picture-removed = { $alt ->
    [none] removed the picture
   *[other] removed a picture: { $alt }
}
event-act-battleplans-reordered = reordered the battleplans to move less terrain; their old rounds: { $were-in }

staff-act-invited = { $role ->
    [scorekeeper] invited { $name } as scorekeeper
    [judge] invited { $name } as judge
   *[organiser] invited { $name } as organiser
}
staff-act-invitation-withdrawn = cancelled an invitation
staff-act-joined = { $role ->
    [scorekeeper] joined the staff as scorekeeper
    [judge] joined the staff as judge
   *[organiser] joined the staff as organiser
}
staff-act-appointed = { $role ->
    [scorekeeper] made { $name } a scorekeeper
    [judge] made { $name } a judge
   *[organiser] made { $name } an organiser
}
staff-act-removed = { $role ->
    [scorekeeper] removed { $name } (scorekeeper)
    [judge] removed { $name } (judge)
   *[organiser] removed { $name } (organiser)
}
# The event was copied from another, whose staff are not invited again.
staff-act-not-invited-again = { $role ->
    [scorekeeper] did not bring over { $name }, scorekeeper at the original event
    [judge] did not bring over { $name }, judge at the original event
   *[organiser] did not bring over { $name }, organiser at the original event
}

## Players and teams

# One of several players, or teams, that an entry is about.
named-player = { NUMBER($number, useGrouping: "false") } { $name }
    .name = { $name } ({ NUMBER($number, useGrouping: "false") })
player-act-signed-up = { $paints ->
    [true] signed up and entered the painting contest
   *[false] signed up
}
player-act-asked-to-come-in = { $paints ->
    [true] asked to be let in and entered the painting contest
   *[false] asked to be let in
}
player-act-came-in-by-mail = { $has-place ->
    [true] opened the link from the email and got a place
   *[false] opened the link from the email and joined the waiting list
}
player-act-joined-waiting-list = { $paints ->
    [true] joined the waiting list and entered the painting contest
   *[false] joined the waiting list
}
player-act-added = { $from-round ->
    [none] added { $name }
   *[other] added { $name }, after round { MINUS($from-round, 1) } was paired
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
    [one] removed { $count } player added from { $source }
   *[other] removed { $count } players added from { $source }
}
# $fields are what differs: "club, paid".
player-act-changed = { $fields ->
    [none] changed { $name }
   *[other] changed { $name }: { PART($fields, part: "within") }
}
player-act-checked-in = checked in { $name }
player-act-came-after-all = checked in { $name }, who is playing after all
player-act-check-in-taken-back = took back { $name }'s check-in
player-act-link-renewed = gave { $name } a new private link
player-act-link-withdrawn = cancelled { $name }'s private link
player-act-claimed = linked { $name } to their account
player-act-released = unlinked { $name } from their account
player-act-left-waiting-list = took { $name } off the waiting list
player-act-withdrew = { $too-late-for-refund ->
    [true] withdrew { $name } (no refund)
   *[false] withdrew { $name }
}
player-act-left = withdrew { $name } after round { $after-round }
player-act-given-place = gave { $name } a place
player-act-places-given = gave out free places: { $players }
player-act-leaving-taken-back = took back { $name }'s withdrawal
player-act-came-back = brought { $name } back into the event
player-act-marked-not-coming = marked as not here: { $players }
player-act-forgotten = deleted the data of player { NUMBER($number, useGrouping: "false") }
player-act-expected-again = took back “not here”: { $players }
player-act-marked-paid = marked as paid: { $players }
player-act-payments-taken-back = marked as not paid again: { $players }
player-act-points-corrected = { $pairs ->
    [true] changed { $name }'s points by { NUMBER($points, sign: "always") }, counted in pairings too
   *[false] changed { $name }'s points by { NUMBER($points, sign: "always") }
}
player-act-correction-taken-back = took back the { NUMBER($points, sign: "always") } on { $name }'s points
player-act-entered-panel = entered { $name } in the painting contest
player-act-left-panel = took { $name } out of the painting contest
player-act-photo-put = added { $name }'s army photo
player-act-photo-removed = removed { $name }'s army photo
player-act-photo-released = released { $name }'s army photo
player-act-photo-held-back = held back { $name }'s army photo
# $points are all of them.
player-act-soft-scored = marked { $name }'s soft scores: { $points } in total

# $level is "Warning", $kind what it was for: "Slow play".
conduct-act-noted = added a conduct note: { $level }, { $kind }
conduct-act-taken-back = took back a conduct note

team-act-signed-up = signed up { $name }
team-act-joined-waiting-list = put { $name } on the waiting list
team-act-added = added { $name }
team-act-changed = changed { $name }
# $name is the member's.
team-act-member-joined = joined the team: { $name }
team-act-member-added = added { $name } to the team
team-act-member-changed = changed { $name }'s place or role in the team
team-act-member-left = left the team: { $name }
team-act-invitation-renewed = gave { $name } a new invitation link
team-act-checked-in = checked in { $name }
team-act-left-waiting-list = took { $name } off the waiting list
team-act-withdrew = { $too-late-for-refund ->
    [true] withdrew { $name } (no refund)
   *[false] withdrew { $name }
}
team-act-left = withdrew { $name } after round { $after-round }
team-act-given-place = gave { $name } a place
team-act-places-given = gave out free places: { $teams }
team-act-came-back = brought { $name } back into the event
team-act-marked-paid = marked as paid: { $teams }
team-act-payments-taken-back = marked as not paid again: { $teams }

match-act-step-shown = { $complete ->
    [true] revealed step { $step } of the draft: { LIST($choices, type: "semicolon") }; draft complete
   *[false] revealed step { $step } of the draft: { LIST($choices, type: "semicolon") }
}
# $chose are names of players or numbers of tables, $by is who chose, and when.
shown-in-log = { $by-lot ->
    [true] { $team } ran out of time and got { $chose } at random
   *[false] { $team } chose { $chose } ({ $by })
}
match-act-choice-made = recorded that { $team } has chosen in step { $step } of the draft
match-act-step-taken-back = took back step { $step } of the draft for both teams
match-act-typed-in = { $battles ->
    [one] entered the pairings of { $battles } table
   *[other] entered the pairings of { $battles } tables
}
match-act-typed-by-captain = entered the pairings for { $team }; the other team must enter the same
match-act-missing-named = { $players ->
    [none] cleared the list of missing players
   *[other] marked as missing: { $players }
}
match-act-every-board-lost = ruled that { $team } loses every battle
match-act-corrected = corrected { $team }: { NUMBER($match-points, sign: "always", useGrouping: "false") } match points, { NUMBER($game-points, sign: "always", useGrouping: "false") } game points

## Rosters

roster-act-handed-in = { $is-late ->
    [true] { $replaces-accepted ->
        [true] handed in { $name }'s roster late, version { $version }, replacing an accepted one
       *[false] handed in { $name }'s roster late, version { $version }
    }
   *[false] { $replaces-accepted ->
        [true] handed in { $name }'s roster, version { $version }, replacing an accepted one
       *[false] handed in { $name }'s roster, version { $version }
    }
}
roster-act-faction-followed = changed { $name }'s faction to { $faction }, as on their roster
roster-act-name-confirmed = confirmed “{ $written }” on { $name }'s roster as { $means }
roster-act-accepted = accepted { $name }'s roster, version { $version }
roster-act-sent-back = sent back { $name }'s roster, version { $version }
roster-act-reopened = reopened { $name }'s roster, version { $version }
roster-act-clean-accepted = { $count ->
    [1] accepted 1 ready roster
   *[other] accepted all { NUMBER($count, useGrouping: "false") } ready rosters
}
# $rule is its number, $finding a sentence.
roster-act-finding-let-pass = allowed on { $name }'s roster: { $rule }, { $finding }
roster-act-finding-counted-again = no longer allowed on { $name }'s roster: { $rule }, { $finding }
roster-act-problem-reported = reported a problem with { $name }'s roster
roster-act-problem-answered = answered a report about { $name }'s roster
roster-act-wrote-to-missing = { $count ->
    [one] emailed { $count } player without a roster
   *[other] emailed { $count } players without a roster
}
roster-act-wrote-to-sent-back = { $count ->
    [one] emailed { $count } player whose roster was sent back
   *[other] emailed { $count } players whose rosters were sent back
}
roster-act-wrote-to-illegal = { $count ->
    [one] emailed { $count } player with a roster to fix
   *[other] emailed { $count } players with rosters to fix
}
roster-act-all-judged-again = rechecked all rosters after a rules change: { $changed } changed, { audit-so-many-to-mend }
# How many of the rosters that changed.
audit-so-many-to-mend = { $became-illegal } now to fix
roster-act-changes-seen = { $written-to ->
    [0] { audit-changes-looked-at }
    [one] { audit-changes-looked-at }; emailed { $written-to } player
   *[other] { audit-changes-looked-at }; emailed { $written-to } players
}
audit-changes-looked-at = { $changed ->
    [one] reviewed { $changed } rechecked roster, { audit-so-many-to-mend }
   *[other] reviewed { $changed } rechecked rosters, { audit-so-many-to-mend }
}
# $changed is what differs from the published profile.
roster-act-profile-corrected = corrected { $unit }'s profile for this event: { $changed }
roster-act-profile-as-published = reset { $unit } to its published profile
roster-act-allowed = { $allowed ->
    [none] set the roster rules: nothing extra allowed
   *[other] set the roster rules: { $allowed } allowed
}{ $wording ->
    [original] ; original rules text
   *[errata] ; newest rules text
}{ $season ->
    [none] { "" }
   *[other] ; season { $season }
}
roster-act-publication-left-out = excluded { $title } from this event
roster-act-publication-counts = included { $title } again
# $kind is what the game calls them: "Battlescrolls".
roster-act-kind-left-out = excluded all { $kind } from this event
roster-act-kind-counts = included { $kind } again
roster-act-modules-chosen = { $without ->
    [none] set the event to play with all rules modules
   *[other] set the event to play without { $without }
}
# $rule is "A17 (Reinforced units)".
roster-act-rule-lowered = { $severity ->
    [illegal] lowered { $rule } to “to fix”
    [warning] lowered { $rule } to “to check”
   *[information] lowered { $rule } to “good to know”
}
roster-act-rule-raised = restored { $rule } to full strength
# A rule by its number, and its title where the game has one.
audit-rule = { $title ->
    [none] { $rule }
   *[other] { $rule } ({ $title })
}

## The venue

# $list are the lines that were typed.
venue-act-list-set = { $order ->
    [higher-on-lower] set the tables: { audit-list-of-tables }; top pairings on the lowest numbers
   *[any] set the tables: { audit-list-of-tables }; pairings at random
}
audit-list-of-tables = { $list ->
    [none] as many as needed
   *[other] { $list }
}
venue-act-described = changed table { $table }: { $terrain ->
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
    [none] { $tables ->
        [one] removed the terrain set of table { $tables }
       *[other] removed the terrain set of tables { $tables }
    }
   *[other] { $tables ->
        [one] set the terrain of table { $tables }: { $terrain }
       *[other] set the terrain of tables { $tables }: { $terrain }
    }
}

# The role in which someone made a change.
acting-as-organiser = organiser
acting-as-judge = judge
acting-as-scorekeeper = scorekeeper
acting-as-player = player
acting-as-visitor = visitor
acting-as-muster = muster
