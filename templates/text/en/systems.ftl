### Games: what is wrong with a file of one, its battleplans and their lines, and what a round is played on.

system-error-not-json = not a game system: { $it }
system-error-sizes = sizes: at least one, in ascending order of points
system-error-call-outs = call_outs: at least one, the first of the round first
system-error-bye-too-much = bye: more than a battle can bring
system-error-tactics-unnamed = words: the tactics of this game have no name
system-error-axis = axes "{ $id }": give each an id of its own, a word, and as many names as are picked of it
system-error-publications = publications "{ $id }": give each an id of its own, a name, and what its titles hold
system-error-slug-twice = the slug "{ $slug }" is there twice
system-error-serves-unknown = { $battleplan }: serves "{ $unknown }", which is no battleplan
system-error-no-alliance = "{ $name }" is no alliance of this system
system-error-too-long = longer than { NUMBER($most, useGrouping: "false") } bytes
system-error-id-taken = there is a system "{ $id }" already
sheet-plan-error-rounds = sheet: 1 to { $most } battle rounds
sheet-plan-error-turn = sheet: a turn brings points, and more than its tactic alone
sheet-plan-error-battle = sheet: a battle brings what a turn does or more, and no more than all its turns
sheet-plan-error-totals = sheet: totals have one round, and neither tactics nor double turns
chart-error-bands = result: one or two bands, the narrowest first, from a difference of 1 or more
chart-error-narrower-is-major = result: the narrower of two victories is the minor one
chart-error-awarded = result: what is awarded is no victory of this chart
chart-error-marks = result: four marks at most; where a mark decides, one of them does, for a minor victory of its own
chart-error-mark-of-nothing = result: a mark is of "mission", or of the id of an axis
chart-error-results = result: a draw first, then one victory or more, the narrowest first
chart-error-sizes = result: sizes go up, and each has a greater difference for each victory
chart-error-share = result: bands go up, points lie from half of the pool to all of it, and there are four marks at most
# $at is a place in the file: "rules F03".
composition-error = composition, { $at }: { $what }
composition-misfit-twice = it is there twice
composition-misfit-unknown = "{ $it }" is no category, flag, type or column of this file
composition-misfit-rows = rows go up, all have the same columns, and only the last grows by the thousand
composition-misfit-no-limit = the rule has no limit
composition-misfit-no-such-fact = a rule of this kind has no { "{" }{ $it }{ "}" } to tell
composition-misfit-no-function = this game has no function "{ $it }"
# $why is ranking-error.
game-file-error-ranking = ranking: { $why }

## A battleplan of one's own.

battleplan-error-not-json = This is not a battleplan: { $it }
battleplan-error-name = Give the battleplan a name and a slug of small letters, digits and hyphens.
battleplan-error-lines = { $battleplan }: give it one to { $most } lines, each with a text and an id of its own.
battleplan-error-line = { $battleplan }, line "{ $line }": { $problem }
battleplan-error-too-much = { $battleplan }: a turn could score { NUMBER($points, useGrouping: "false") } with its battle tactic; the most is { NUMBER($most, useGrouping: "false") } (R7). Set a cap of { NUMBER($cap, useGrouping: "false") } or less.
line-problem-never-scored = it could never be scored.
line-problem-points = a line is worth 1 to { NUMBER($most, useGrouping: "false") } points.
line-problem-times = a line counts once to { $most } times in a turn.
line-problem-needs = it needs "{ $unknown }", which is no other line.
line-problem-battle-rounds = battle rounds are 1 to { $last }.
# A line of a battleplan in a list or on a sheet of paper: "Hold an objective: 2". $rounds are the battle rounds in which it counts; none: in all. $is-tallied: it brings no points.
system-line = { $rounds ->
    [none] { $is-tallied ->
        [true] { $text }
       *[false] { $times ->
            [0] { $text }: { NUMBER($points, useGrouping: "false") }
            [1] { $text }: { NUMBER($points, useGrouping: "false") }
            [2] { $text }: { NUMBER($points, useGrouping: "false") } each, twice at most
           *[other] { $text }: { NUMBER($points, useGrouping: "false") } each, { $times } times at most
        }
    }
   *[other] { $is-tallied ->
        [true] { $text } (battle rounds { LIST($rounds, type: "comma") })
       *[false] { $times ->
            [0] { $text } (battle rounds { LIST($rounds, type: "comma") }): { NUMBER($points, useGrouping: "false") }
            [1] { $text } (battle rounds { LIST($rounds, type: "comma") }): { NUMBER($points, useGrouping: "false") }
            [2] { $text } (battle rounds { LIST($rounds, type: "comma") }): { NUMBER($points, useGrouping: "false") } each, twice at most
           *[other] { $text } (battle rounds { LIST($rounds, type: "comma") }): { NUMBER($points, useGrouping: "false") } each, { $times } times at most
        }
    }
}

## What a game is called that an event plays with fewer of its tactics.

system-universal-tactics = { $game }, universal { -tactics } alone
system-without-tactics = { $game }, without { -tactics }

## What a round is played on. $word is the game's own for an axis of its missions: "Deployment".

# $missions are the mission and missions-axis: "Spoils of War · Map: Vetia 3".
missions-played = { LIST($missions, type: "dots") }
# $names is none where each table has its own.
missions-axis = { $names ->
    [none] { $word }: one a table
   *[other] { $word }: { LIST($names, type: "comma") }
}
# What the game counts beside points, with what it is in this battle: "First secondary: Assassinate".
missions-mark = { $objective ->
    [none] { $mark }
   *[other] { $mark }: { $objective }
}
# How an axis is chosen.
missions-choice-drawn = Drawn for each round, shown with the pairings.
missions-choice-one-a-table = Drawn for each table, shown with the pairings.
missions-choice-players = Each player chooses.
# $rounds are missions-choice-round, a line each.
missions-choice-fixed = { LIST($rounds, type: "line") }
missions-choice-round = Round { $round }: { $names }
