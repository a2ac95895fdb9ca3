### The log of what happens in rounds: rounds themselves, battles, standings, awards and the big screen.

## Rounds

round-act-drawn = paired round { $round }: { audit-size-of-draw }{ audit-left-out }
round-act-drawn-again = paired round { $round } again, attempt { $attempt }: { audit-size-of-draw }{ audit-left-out }
audit-size-of-draw = { $byes ->
    [0] { audit-so-many-tables }
    [one] { audit-so-many-tables }, { $byes } bye
   *[other] { audit-so-many-tables }, { $byes } byes
}
audit-so-many-tables = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
# Players who were not here.
audit-left-out = { $left-out ->
    [none] { "" }
   *[other] ; not checked in: { $left-out }
}
round-act-published = { $battleplan ->
    [none] published round { $round }
   *[other] published round { $round }: { $battleplan }
}
round-act-draft-thrown-away = discarded the draft of round { $round }
round-act-taken-back = took back round { $round } to a draft
# $accepted are tables whose report was accepted by it.
round-act-closed = { $accepted ->
    [none] closed round { $round }
    [one] closed round { $round } and accepted the report at table { $accepted }
   *[other] closed round { $round } and accepted the reports at tables { $accepted }
}
round-act-reopened = reopened round { $round }
# $battleplan is one of the two texts below.
round-act-planned = { $battleplan ->
    [none] { $start-changed ->
        [true] set the start time of round { $round }
       *[false] { "" }
    }
   *[other] { $start-changed ->
        [true] { $battleplan }, set the start time of round { $round }
       *[false] { $battleplan }
    }
}
battleplan-change-secret = changed the battleplan of round { $round } (secret until published)
battleplan-change-to-all = { $before ->
    [none] { $after ->
        [none] left the battleplan of round { $round } open
       *[other] set the battleplan of round { $round } to { $after }
    }
   *[other] { $after ->
        [none] removed the battleplan of round { $round }: { $before }
       *[other] changed the battleplan of round { $round } from { $before } to { $after }
    }
}
picked-battleplan = { $dice ->
    [none] { $name }
   *[other] { $name } (rolled { $dice })
}
# Two dice and the battleplan they picked, after "rolled" or "dice:". $table is the number of the handbook's table.
plan-dice = { $first } and { $second } on table { $table }, { $name }
round-act-players-swapped = swapped { LIST($players, type: "and") } in round { $round }
round-act-late-seated = paired { $player } with { $against } at table { $table }, replacing a bye
round-act-teams-swapped = swapped { LIST($teams, type: "and") } in round { $round }{ audit-begun-anew }
# Matches, by their places.
audit-begun-anew = { $begun-anew ->
    [none] { "" }
    [one] ; restarted the draft of match { $begun-anew }
   *[other] ; restarted the drafts of matches { $begun-anew }
}
round-act-late-team-seated = { $against ->
    [none] gave { $team } the bye in round { $round }
   *[other] paired { $team } with { $against } in round { $round }, replacing a bye
}
round-act-left-waiting = left { $player } waiting for an opponent in round { $round }
round-act-bye-given = gave { $player } the bye in round { $round }
round-act-battles-begun = { $tables ->
    [one] marked table { $tables } as started
   *[other] marked tables { $tables } as started
}
round-act-battles-not-begun = { $tables ->
    [one] marked table { $tables } as not started
   *[other] marked tables { $tables } as not started
}
round-act-tables-given-out-again = reassigned the tables of round { $round }: { $moves }
logged-table-move = { $from } to { $to }
round-act-battle-moved = moved a round { $round } battle from table { $from } to table { $to }
round-act-battles-changed-places = swapped the battles on tables { LIST($tables, type: "and") } in round { $round }
# $change is what was asked for.
round-act-repaired = { $change }: { $moves ->
    [none] no tables changed
   *[other] { LIST($moves, type: "semicolon") }
}{ audit-out-of-round }{ $back-in-use ->
    [none] { "" }
   *[other] ; put table { $back-in-use } back in use
}
round-act-matches-repaired = { $change }: { $moves ->
    [none] no matches changed
   *[other] { LIST($moves, type: "semicolon") }
}{ audit-out-of-round }{ audit-begun-anew }
# Those who had a table and have none now.
audit-out-of-round = { $out ->
    [none] { "" }
   *[other] ; no longer playing: { $out }
}
round-act-tables-planned = { $battleplans ->
    [none] changed the battleplans of round { $round } (secret until published)
   *[other] set the table battleplans of round { $round }: { $battleplans }
}

logged-round-change-repair = repaired round { $round }
logged-round-change-improve = paired the rest of round { $round } again
logged-round-change-move = moved { $player } to { $to } in round { $round }
logged-round-change-fix = locked { LIST($players, type: "and") } as a pair in round { $round }
logged-round-change-bye = gave { $player } the bye in round { $round }
logged-round-change-seat = added latecomer { $player } to round { $round }
logged-round-change-out = removed { $player }, who is leaving, from round { $round }
logged-round-change-free = returned { $player } to automatic pairing in round { $round }
logged-round-change-apart = { $rounds ->
    [none] kept { LIST($players, type: "and") } apart in every round
    [one] kept { LIST($players, type: "and") } apart in round { $rounds }
   *[other] kept { LIST($players, type: "and") } apart in rounds { $rounds }
}
logged-round-change-clubs = { $rule ->
    [off] changed the club rule for round { $round } to off
    [soft] changed the club rule for round { $round } to soft
   *[strong] changed the club rule for round { $round } to strong
}

# A table, or a bye, that is new: who has it, and where they were before.
seat-move = { $table ->
    [none] { LIST(PART($players, part: "name"), type: "dash") } has the bye ({ LIST($players, type: "semicolon") })
   *[other] table { $table }: { LIST(PART($players, part: "name"), type: "dash") } ({ LIST($players, type: "semicolon") })
}
# The same for teams, without their tables.
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
       *[other] { $name } was at table { $table } against { $with }
    }
}
    .within = { $with ->
        [none] { $name } had the bye
       *[other] { $name } was paired with { $with }
    }

# Each also follows "This contradicts a pair already set:".
pair-act-kept-apart = { $rounds ->
    [none] kept { LIST($players, type: "and") } apart in every round
    [one] kept { LIST($players, type: "and") } apart in round { $rounds }
   *[other] kept { LIST($players, type: "and") } apart in rounds { $rounds }
}
pair-act-brought-together = { $rounds ->
    [none] added a grudge: { LIST($players, type: "and") }, every round
    [one] added a grudge: { LIST($players, type: "and") }, round { $rounds }
   *[other] added a grudge: { LIST($players, type: "and") }, rounds { $rounds }
}
# The first of the two players did it.
pair-act-grudge-asked = asked for a grudge in round 1: { LIST($players, type: "and") }
pair-act-grudge-agreed = agreed to a grudge in round 1: { LIST($players, type: "and") }
pair-act-grudge-declined = declined a grudge in round 1: { LIST($players, type: "and") }
pair-act-grudge-withdrawn = withdrew a grudge in round 1: { LIST($players, type: "and") }
pair-act-no-longer-apart = { $rounds ->
    [none] stopped keeping { LIST($players, type: "and") } apart in every round
    [one] stopped keeping { LIST($players, type: "and") } apart in round { $rounds }
   *[other] stopped keeping { LIST($players, type: "and") } apart in rounds { $rounds }
}
pair-act-no-longer-together = { $rounds ->
    [none] removed a grudge: { LIST($players, type: "and") }, every round
    [one] removed a grudge: { LIST($players, type: "and") }, round { $rounds }
   *[other] removed a grudge: { LIST($players, type: "and") }, rounds { $rounds }
}

## Battles

# $result is a result: "20–10".
battle-act-reported = { $from-sheet ->
    [true] reported { $result } from the scoring sheet
   *[false] reported { $result }
}
battle-act-disputed = { $from-sheet ->
    [true] reported { $result } from the scoring sheet; the first report was { $first }
   *[false] reported { $result }; the first report was { $first }
}
battle-act-corrected = { $from-sheet ->
    [true] corrected the report from { $before } to { $after }, from the scoring sheet
   *[false] corrected the report from { $before } to { $after }
}
battle-act-confirmed = { $from-sheet ->
    [true] confirmed { $result } from the scoring sheet
   *[false] confirmed { $result }
}
battle-act-entered-from-paper = entered { $result } from paper
battle-act-typed-in-from-paper = { $before ->
    [none] entered { $result } from paper; someone else must enter it too
   *[other] entered { $result } from paper, replacing { $before }; someone else must enter it too
}
battle-act-set = { $before ->
    [none] set the result to { $result }
   *[other] changed the result from { $before } to { $result }
}
# A judge chose what stood there already.
battle-act-set-as-it-was = decided that { $result } stands
battle-act-taken-back = { $before ->
    [none] cleared the result
   *[other] cleared the result { $before }
}
battle-act-accepted = accepted { $result }
battle-act-all-accepted = { $count ->
    [1] accepted 1 unconfirmed report
   *[other] accepted all { NUMBER($count, useGrouping: "false") } unconfirmed reports
}

call-act-called = called a judge: { $kind }
call-act-withdrawn = cancelled the judge call
call-act-taken = { $own-club ->
    [true] took a judge call from their own club
   *[false] took the judge call
}
call-act-passed-on = passed on the judge call
call-act-answered = answered the judge call
call-act-appeal-answered = answered the appeal: { $outcome }
call-act-asked-how-far = asked the players how far they've got
call-act-slow-play-watched = started watching the table for slow play
call-act-slow-play-ended = { $minutes ->
    [one] watched the table for slow play for { $minutes } minute
   *[other] watched the table for slow play for { $minutes } minutes
}

# A judge's change to a scoring sheet. $against are the rules that it breaks.
sheet-act-shared-live = { $name } agreed to show the sheet live
sheet-act-no-longer-shared = { $name } no longer shows the sheet live
sheet-act-let-stand = { $against ->
    [none] changed the scoring sheet: { $change }
   *[other] allowed on the scoring sheet: { $change } (breaks { LIST($against, type: "comma") })
}
sheet-field-change = { $field }: { $before } → { $after }
# What a field of a scoring sheet is called. $player is whose turn it is.
audit-field-attacker = attacker
audit-field-priority = battle round { $round }: priority
audit-field-first = battle round { $round }: first turn
audit-field-tactic = battle round { $round }, { $player }: battle tactic
audit-field-completed = battle round { $round }, { $player }: battle tactic completed
# A battle tactic card, and a step of one.
audit-field-card = { $player }: card { $card }
audit-field-step = battle round { $round }, { $player }: { $step }
audit-field-taken = taken
audit-field-not-taken = not taken
audit-field-line = battle round { $round }, { $player }: { $line }
# An empty field.
audit-field-empty = nothing
audit-field-not-completed = no

## Standings, awards and the big screen

standings-act-ranking-changed = changed the ranking rules from “{ $before }” to “{ $after }”
standings-act-shown-up-to = { $round ->
    [none] showed all standings and results to everyone
    [0] hid all standings and results
   *[other] showed standings and results up to round { $round } only
}
standings-act-rolled-off = rolled off a tie (seed { $seed }): { LIST($rolls, type: "semicolon") }
award-roll = { $name } rolled { $dice } for { place-ordinal } place

award-act-best-of-factions-added = added best-in-faction awards: { $factions }
award-act-added = added the award “{ $title }” ({ $basis })
award-act-given = gave “{ $title }” to { PART($to, part: "name") }
award-act-prize-set = { $prize ->
    [none] removed the prize of “{ $title }”
   *[other] set the prize of “{ $title }”: { $prize }
}
award-act-left-open = took back the winner of “{ $title }”
award-act-removed = removed the award “{ $title }”
award-act-vote-opened = opened the vote for “{ $title }” ({ $choices })
award-act-voted = voted on “{ $title }” (secret ballot)
award-act-vote-closed = closed the vote for “{ $title }”
award-act-vote-thrown-away = deleted the vote for “{ $title }”

screen-act-shown = put on the big screen: { $shows }
# $left is "1:29:00".
screen-act-clock-turned = { $hand }, { $left } left
hand-start = started the clock
hand-pause = paused the clock
hand-go-on = resumed the clock
hand-extend = { $it ->
    [one] gave everyone { $it } extra minute
   *[other] gave everyone { $it } extra minutes
}
screen-act-clock-start-taken-back = took back the clock start
screen-act-table-extended = { $minutes ->
    [one] gave the table { $minutes } extra minute
   *[other] gave the table { $minutes } extra minutes
}
screen-act-call-outs-set = { $calls ->
    [none] reset the call-outs to the game's own
   *[other] changed the call-outs: { LIST($calls, type: "semicolon") }
}
screen-act-ceremony-step = { $becomes ->
    [announced] announced “{ $title }” on the big screen
   *[revealed] revealed “{ $title }” on the big screen
}
screen-act-ceremony-forgotten = restarted the ceremony

news-act-announced = announced: { $text }
news-act-answered = answered publicly: { $question } – { $answer }
news-act-reworded = changed “{ $before }” to “{ $after }”
news-act-taken-down = removed the announcement: { $text }
news-act-taken-back = took back as wrong: { $text }
