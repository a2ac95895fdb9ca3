### The scoring sheet: what breaks its rules, which numbers cannot be, and what its pages and its script say.

# Battle rounds, tactics and lines are those of the game; a line is what scores on a battleplan: "Hold an objective".
sheet-too-many-rounds = A battle has { $most } battle rounds.
sheet-nothing-picked = A battle tactic is completed, but none was picked.
# $slug is in quotation marks.
sheet-unknown-tactic = There is no battle tactic { $slug }.
sheet-in-double-turn = No battle tactic in a double turn, unless { $free-from } or more victory points behind.
sheet-in-any-double-turn = No battle tactic in a double turn.
sheet-other-alliance = { $tactic } needs a general of { $alliance }.
sheet-picked-before = { $tactic } was picked in battle round { $round } already.
# $id is in quotation marks.
sheet-no-line = { $battleplan } has no line { $id }.
sheet-too-often = "{ $line }" counts { $often } at most.
sheet-other-rounds = "{ $line }" counts in battle rounds { $rounds } only.
sheet-needs = "{ $line }" needs { $needed }.
# The same three on the button of the line, which need not name itself.
sheet-own-too-often = Counts { $often } at most.
sheet-own-other-rounds = Counts in battle rounds { $rounds } only.
sheet-own-needs = Needs { $needed }.
sheet-quoted = "{ $text }"
sheet-one-of = { LIST($lines, type: "or") }
sheet-once = once
sheet-twice = twice
sheet-times = { $count ->
    [one] { $count } time
   *[other] { $count } times
}
sheet-pick-one = Pick one
sheet-pick-first = Pick a battle tactic first.
sheet-seizes = { $name } takes a double turn and seizes the initiative: no battle tactic in this battle round, and the opponent is the underdog from now on.
sheet-forgoes = { $name } takes a double turn: no battle tactic in this battle round.
sheet-double-turn = { $name } takes a double turn, { $behind } victory points behind: a battle tactic is allowed.
# $result is what the game calls it: "Major victory".
sheet-victory = { $result } of { $name }
# Below the score, while taps are sent. What counts here is written by the script.
sheet-all-saved = All saved
sheet-not-sent = { $count } not sent
sheet-one-waits = 1 change waits for signal
sheet-more-wait = { $count ->
    [one] { $count } change waits for signal
   *[other] { $count } changes wait for signal
}
sheet-stopped = This phone may not change this sheet any more. Open your private link again; your changes are kept here until then.
sheet-send-later = Some of your changes wait for a signal. Send the sheet when all are saved.

sheet-turn-of-side = { $side ->
    [a] battle round { $round }, first player
   *[b] battle round { $round }, second player
}
sheet-unreadable-tap = This tap could not be read. Load the page again.
# What stands in a field, and what stood there when it was tapped.
sheet-tap-changed = { $stands } stands there now, not { $seen }.
# $rule is where the rule stands, $fault a whole sentence.
sheet-tap-forbidden = Not by the rules ({ $rule }, battle round { $round }): { $fault }

# Asked before a sheet is sent.
missing-on-sheet-attacker = Who was the attacker?
missing-on-sheet-priority = Battle round { $round }: who had priority?

# Numbers that cannot be.
sheet-too-many-tactics = { $tactics } battle tactics: a player completes at most { $most }, one in each battle round.
sheet-too-many-points = { $in-a-turn ->
    [none] { $points } victory points: a player scores at most { $most }.
   *[other] { $points } victory points: a player scores at most { $most }, { $in-a-turn } in each turn.
}
sheet-tactics-without-points = { $tactics } completed battle tactics alone are { $least } victory points, so { $points } is too few: each is worth { $each }.
sheet-points-without-tactics = { $points } victory points with { $tactics } completed battle tactics is too many: objectives give at most { $from-lines } a turn, tactics { $each } each, so { $most } is the most.
sheet-not-on-battleplan = On { $battleplan } no turns add up to { $points } victory points with { $tactics } completed battle tactics. The nearest that do: { LIST($nearest, type: "and") }.

# The page of a sheet.
sheet-title = Scoring sheet, round { $round }, table { $table }
sheet-points-so-far = Victory points so far
# Behind the reader's own name.
sheet-you = (you)
sheet-tactics = Tactics
sheet-underdog = Underdog
sheet-opponent-reported = Your opponent reported the result. Is it right?
sheet-you-sent = You sent the result. Your opponent has to confirm it.
sheet-before-you-send = Before you send
sheet-tap-the-answers = Tap the answers below, or leave them out.
sheet-send-without = Send without it
sheet-let-it-stand-as-judge = Let it stand, as a judge
sheet-let-it-stand = Let it stand
sheet-reason = Reason
    .hint = Kept with the sheet and in the audit log.
sheet-battle-rounds = Battle rounds
# <number> is where the script writes another.
sheet-battle-round = Battle round <number>{ $round }</number>
# <unseen> is read aloud alone.
sheet-battle-round-tab = <unseen>Battle round </unseen>{ $number }
sheet-attacker = Attacker
sheet-priority = Priority
sheet-first-turn = First turn
# <points> is where the script writes others.
sheet-this-turn = <points>{ $total }</points> this turn
# $worth is like "+2".
sheet-worth-each = { $worth } each
sheet-battle-tactic = Battle tactic
sheet-tactic-completed = Battle tactic completed
sheet-back = Back
sheet-next-battle-round = Next battle round
sheet-reading-along = You are reading along. The two players fill it in.
sheet-against-the-rules = Against the rules: { $rule } (battle round { $round }, { $name }): { $fault }
sheet-stands-by-a-judge = Stands by a judge's word ({ $by }: { $reason }): battle round { $round }, { $name }: { $fault }
sheet-result-stands = { $state }: { $result }
sheet-is-report-right = Is the report right?
sheet-report-differs = It is not what the sheet says. Talk to your opponent first.
sheet-when-over = When the battle is over
# <strong> and <points> are where the script writes others.
sheet-says = The sheet says <strong>{ $outcome }</strong>: <points>{ $own }–{ $theirs }</points>.
sheet-send-again = Send again, corrected
sheet-send-as-result = Send as the result
sheet-then-confirmed = Your opponent then confirms it. <paper>Four numbers from paper</paper> do as well.
sheet-who-tapped = Who tapped what ({ $steps })
sheet-tapped-by = { $reason ->
    [none] { $who }, { $time }
   *[other] { $who }, { $time } · let stand: { $reason }
}
# In the place of a sheet that somebody may not read.
sheet-not-shown = The sheet is not shown
sheet-none-here = There is no sheet to read here now. Its round may not be out, or the players may sit elsewhere.
# After it was sent.
sheet-look-first = Look at the sheet first, and send it from there.
sheet-sent = Sent. Your opponent confirms it on their phone.
sheet-sent-already = That was sent already.
sheet-differs-from-report = Your sheet differs from what your opponent reported. A judge looks at both.

# The sheet on paper, of games that are scored turn by turn.
sheet-printed-sheets = Scoring sheets
sheet-printed-title = Scoring sheet
# On a blank one.
sheet-printed-round-and-table = Round ____  Table ____
sheet-printed-name-and-faction = Name and faction
# Under the heading, where the battleplan caps a turn.
sheet-printed-turn-cap = In a turn these lines count at most { $cap } together.
sheet-printed-defender = Defender
sheet-printed-battle-round = Battle round { $number }
# Beside boxes to tick.
sheet-printed-priority = priority
sheet-printed-went-first = went first
sheet-printed-tactic = Tactic
sheet-printed-done = done
sheet-printed-tactics-done = Tactics done
# $points is what the game calls them: "Victory points".
sheet-printed-this-turn = { $points } this turn
