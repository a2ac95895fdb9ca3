### The log of what happens in rounds: rounds themselves, battles, standings, awards and the big screen.

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
