### Games: problems with a game's file, battleplans and their lines, and what a round is played on.

system-error-not-json = this is not the file of a game, or it is damaged. Reading stopped at: { $it }
system-error-sizes = sizes: give at least one, in ascending order of points
system-error-call-outs = call_outs: give at least one, earliest first
system-error-bye-too-much = bye: more than a battle can score
system-error-tactics-unnamed = words: name this game's tactics
system-error-axis = axes "{ $id }": give each its own id, a word, and at least as many names as are picked
system-error-declaration = declaration: give it a word, at least two names, what they lead to, and no missions or one for each pair
system-error-publications = publications "{ $id }": give each its own id, a name, and the text its titles contain
system-error-tactic-card = tactic_cards "{ $name }": give each a name, its own slugs, and as many steps as the sheet says
system-error-slug-twice = the slug "{ $slug }" appears twice
system-error-serves-unknown = { $battleplan }: serves "{ $unknown }", which is not a battleplan
system-error-no-alliance = "{ $name }" is not an alliance in this game
system-error-too-long = longer than { NUMBER($most, useGrouping: "false") } bytes
system-error-id-taken = the game system "{ $id }" already exists
sheet-plan-error-rounds = sheet: give 1 to { $most } battle rounds
sheet-plan-error-turn = sheet: a turn must score more than its tactic alone
sheet-plan-error-battle = sheet: a battle must score at least one turn's points and at most all its turns'
sheet-plan-error-cards = sheet: give 1 to { $most } cards and steps, and no more steps in a turn than a card has
sheet-plan-error-games = sheet: at most { $most } games win a battle
sheet-plan-error-totals = sheet: totals must have one round and no tactics or double turns
chart-error-bands = result: give one or two bands, narrowest first, from a difference of 1 or more
chart-error-narrower-is-major = result: the narrower of two victories must be the minor one
chart-error-awarded = result: the awarded result is not a victory in this chart
chart-error-marks = result: give at most four marks; only one may decide, with its own minor victory
chart-error-mark-of-nothing = result: a mark must be of "mission" or of the id of an axis
chart-error-results = result: give a draw first, then at least one victory, narrowest first
chart-error-sizes = result: sizes must go up, each with a greater difference for each victory
chart-error-share = result: bands must go up, points must be between half the pool and all of it, with at most four marks
# $at is a place in the file: "rules F03".
composition-error = composition, { $at }: { $what }
composition-misfit-twice = appears twice
composition-misfit-unknown = "{ $it }" is not a category, flag, type or column in this file
composition-misfit-rows = rows must go up and have the same columns; only the last may grow by the thousand
composition-misfit-no-limit = the rule has no limit
composition-misfit-no-such-fact = this kind of rule has no { "{" }{ $it }{ "}" }
composition-misfit-no-function = this game has no function "{ $it }"
# $why is ranking-error.
game-file-error-ranking = ranking: { $why }

## Custom battleplans

battleplan-error-not-json = This isn't a battleplan: { $it }
battleplan-error-name = Give the battleplan a name and a slug of lower-case letters, digits and hyphens.
battleplan-error-lines = { $battleplan }: give it 1 to { $most } lines, each with text and its own id.
battleplan-error-line = { $battleplan }, line "{ $line }": { $problem }
battleplan-error-too-much = { $battleplan }: a turn could score { NUMBER($points, useGrouping: "false") } with its battle tactic, over the limit of { NUMBER($most, useGrouping: "false") } (R7). Set a cap of { NUMBER($cap, useGrouping: "false") } or less.
line-problem-never-scored = it can never be scored.
line-problem-points = give the line 1 to { NUMBER($most, useGrouping: "false") } points.
line-problem-times = a line can count 1 to { $most } times a turn.
line-problem-needs = it needs "{ $unknown }", which is not another line.
line-problem-at-end = it counts at the end of the battle, so give it battle round { $last } alone.
line-problem-battle-rounds = use battle rounds 1 to { $last }.
# A line of a battleplan in a list or on a sheet of paper: "Hold an objective: 2". $rounds are the battle rounds in which it counts; none: all of them. $is-tallied: it scores no points.
system-line = { $rounds ->
    [none] { $is-tallied ->
        [true] { $text }
       *[false] { $times ->
            [0] { $text }: { NUMBER($points, useGrouping: "false") }
            [1] { $text }: { NUMBER($points, useGrouping: "false") }
            [2] { $text }: { NUMBER($points, useGrouping: "false") } each, at most twice
           *[other] { $text }: { NUMBER($points, useGrouping: "false") } each, at most { $times } times
        }
    }
   *[other] { $is-tallied ->
        [true] { $text } (battle rounds { LIST($rounds, type: "comma") })
       *[false] { $times ->
            [0] { $text } (battle rounds { LIST($rounds, type: "comma") }): { NUMBER($points, useGrouping: "false") }
            [1] { $text } (battle rounds { LIST($rounds, type: "comma") }): { NUMBER($points, useGrouping: "false") }
            [2] { $text } (battle rounds { LIST($rounds, type: "comma") }): { NUMBER($points, useGrouping: "false") } each, at most twice
           *[other] { $text } (battle rounds { LIST($rounds, type: "comma") }): { NUMBER($points, useGrouping: "false") } each, at most { $times } times
        }
    }
}

## The name of a game that is played with fewer of its tactics

system-universal-tactics = { $game }, universal { -tactics } only
system-without-tactics = { $game }, without { -tactics }

## What a round is played on. $word is the game's own word for an axis of its missions: "Deployment".

# $missions are the mission and missions-axis: "Spoils of War · Map: Vetia 3".
missions-played = { LIST($missions, type: "dots") }
# $names is none if each table has its own.
missions-axis = { $names ->
    [none] { $word }: one per table
   *[other] { $word }: { LIST($names, type: "comma") }
}
# An objective that the game counts beside points, and what it is in this battle: "First secondary: Assassinate".
missions-mark = { $objective ->
    [none] { $mark }
   *[other] { $mark }: { $objective }
}
# What a player declared in the roster. $mission is what both players' choices give, $called its name where the game has it.
missions-declared = { $called ->
    [none] { $word }: { $own }
   *[other] { $word }: { $own } · { $mission }: { $called }
}
missions-not-declared = { $word }: nothing declared
# $choice is how it is chosen, $then what players do with it at the table.
missions-axis-then = { $then ->
    [none] { $choice }
   *[other] { $choice } { $then }
}
# How an axis is chosen.
missions-choice-drawn = Random each round; shown with the pairings.
missions-choice-one-a-table = Random for each table; shown with the pairings.
missions-choice-players = Each player chooses.
# $rounds are missions-choice-round, one per line.
missions-choice-fixed = { LIST($rounds, type: "line") }
missions-choice-round = Round { $round }: { $names }

## A game in a line, for an organiser who chooses one

# $points: what its players score: "victory points". $worth: the most tournament points of a battle; none: wins count.
game-in-short = { $shape ->
    [per-turn] Players fill in a scoring sheet turn by turn.
    [games] Players choose who won.
   *[totals] Players report their { $points }.
} { $worth ->
    [none] Wins and draws count.
   *[other] A battle is worth up to { $worth } { -tournament-points }.
}
