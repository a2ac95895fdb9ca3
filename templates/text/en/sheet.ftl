### The scoring sheet: what breaks its rules, which numbers aren't possible, and what its pages and its script say.

# Battle rounds, tactics and lines are those of the game; a line is what scores on a battleplan: "Hold an objective".
sheet-too-many-rounds = A battle has at most { $most } battle rounds.
sheet-nothing-picked = A battle tactic is marked as completed, but none is picked. Pick one.
# $slug is in quotation marks.
sheet-unknown-tactic = Unknown battle tactic { $slug }. Pick another.
sheet-in-double-turn = No battle tactic in a double turn, unless you're { $free-from } or more { -points } behind.
sheet-in-any-double-turn = No battle tactic in a double turn.
sheet-other-alliance = { $tactic } needs a general from { $alliance }.
sheet-picked-before = { $tactic } was already picked in battle round { $round }.
# A card has steps, which are completed one after the other.
sheet-too-many-cards = A player has { $most } cards. Deselect one first.
sheet-cards-off-roster = The roster has { LIST($cards, type: "and") }.
sheet-card-not-taken = { $step } is on { $card }, which this player doesn't have.
sheet-step-too-early = { $step } comes after { $needed }.
# $often is "once", "twice".
sheet-steps-in-turn = { $card } counts at most { $often } in a turn.
# $id is in quotation marks.
sheet-no-line = { $battleplan } has no line { $id }.
sheet-too-often = "{ $line }" counts at most { $often }.
sheet-other-rounds = "{ $line }" only counts in battle rounds { $rounds }.
sheet-needs = "{ $line }" needs { $needed }.
# The same three on the line's own button, without its name.
sheet-own-too-often = Counts at most { $often }.
sheet-own-other-rounds = Only counts in battle rounds { $rounds }.
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
sheet-seizes = { $name } takes a double turn and seizes the initiative: no battle tactic this battle round, and the opponent becomes the underdog.
sheet-forgoes = { $name } takes a double turn: no battle tactic this battle round.
sheet-double-turn = { $name } takes a double turn. At { $behind } { -points } behind, they can pick a battle tactic.
# $result is what the game calls it: "Major victory".
sheet-victory = { $result } for { $name }
# Below the score, while taps are sent. The script writes the number.
sheet-all-saved = All saved
sheet-not-sent = { $count } not sent
sheet-one-waits = 1 change waiting for signal
sheet-more-wait = { $count ->
    [one] { $count } change waiting for signal
   *[other] { $count } changes waiting for signal
}
sheet-stopped = This phone can't change this sheet any more. Open your private link again; your changes are kept.
sheet-send-later = Some changes aren't saved yet. Send the sheet when you have signal.

# At the beginning of a sentence.
sheet-turn-of-side = { $side ->
    [a] Battle round { $round }, first player
   *[b] Battle round { $round }, second player
}
sheet-unreadable-tap = That tap wasn't saved. Reload the page and tap again.
# $stands is in the field now, $seen was there when it was tapped.
sheet-tap-changed = This was changed to { $stands } in the meantime; you saw { $seen }.
# $rule is the rule's name, $fault a whole sentence.
sheet-tap-forbidden = Not allowed in battle round { $round } ({ $rule }): { $fault }

# Asked before a sheet is sent.
missing-on-sheet-attacker = Who was the attacker?
missing-on-sheet-priority = Battle round { $round }: who had priority?

# Numbers that aren't possible.
sheet-too-many-tactics = { $tactics } battle tactics is too many. The most is { $most }, one per battle round.
sheet-both-won = { $games ->
    [one] Only one player can win { $games } game.
   *[other] Only one player can win { $games } games.
}
sheet-too-many-steps = { $tactics } battle tactics is too many. The most is { $most }, every step of the cards.
sheet-too-many-points = { $in-a-turn ->
    [none] { $points } { -points } is too many. The most is { $most }.
   *[other] { $points } { -points } is too many. The most is { $most }, at { $in-a-turn } a turn.
}
sheet-tactics-without-points = { $tactics ->
    [one] { $points } { -points } is too few: { $tactics } battle tactic already makes { $least }.
   *[other] { $points } { -points } is too few: { $tactics } battle tactics at { $each } each already make { $least }.
}
sheet-points-without-tactics = { $tactics ->
    [one] { $points } { -points } is too many with { $tactics } battle tactic. The most is { $most }: { $from-lines } a turn from objectives, { $each } per tactic.
   *[other] { $points } { -points } is too many with { $tactics } battle tactics. The most is { $most }: { $from-lines } a turn from objectives, { $each } per tactic.
}
sheet-not-on-battleplan = { $tactics ->
    [one] { $points } { -points } with { $tactics } battle tactic isn't possible on { $battleplan }. Nearest: { LIST($nearest, type: "and") }.
   *[other] { $points } { -points } with { $tactics } battle tactics isn't possible on { $battleplan }. Nearest: { LIST($nearest, type: "and") }.
}

# The page of a sheet.
sheet-title = Scoring sheet, round { $round }, table { $table }
sheet-points-so-far = Victory points so far
# Behind the reader's own name.
sheet-you = (you)
sheet-tactics = Tactics
sheet-underdog = Underdog
sheet-opponent-reported = Your opponent reported the result. Is that right?
sheet-you-sent = Reported. Waiting for your opponent to confirm.
sheet-before-you-send = Still missing
sheet-tap-the-answers = Fill these in below, or report without them.
sheet-send-without = Report anyway
sheet-let-it-stand-as-judge = Allow as a judge
sheet-let-it-stand = Allow it
sheet-reason = Reason
    .hint = Shown on the sheet and in the log.
sheet-battle-rounds = Battle rounds
# <number> is where the script writes another.
sheet-battle-round = Battle round <number>{ $round }</number>
# <unseen> is only read aloud.
sheet-battle-round-tab = <unseen>Battle round </unseen>{ $number }
sheet-attacker = Attacker
sheet-priority = Priority
sheet-first-turn = First turn
# <points> is where the script writes others.
sheet-this-turn = <points>{ $total }</points> this turn
# $worth is like "+2".
sheet-worth-each = { $worth } each
sheet-battle-tactic = Battle tactic
# From the list below it.
sheet-choose-cards = { $take ->
    [one] Choose { $take } card
   *[other] Choose { $take } cards
}
sheet-cards-of-roster = These cards are on the roster.
sheet-tactic-completed = Battle tactic completed
sheet-back = Previous
# On a button, and read aloud for it and the one before.
sheet-next-battle-round = Next battle round
sheet-reading-along = Read only. The two players fill this in.
sheet-against-the-rules = Breaks a rule ({ $rule }) in battle round { $round }, { $name }: { $fault }
sheet-stands-by-a-judge = Allowed by { $by } in battle round { $round }, { $name }: { $fault } Reason: { $reason }
sheet-result-stands = { $state }: { $result }
sheet-is-report-right = Is this right?
sheet-report-differs = This differs from the scoring sheet. Talk to your opponent first.
sheet-when-over = Report the result
# <strong> and <points> are where the script writes others.
sheet-says = On the sheet: <points>{ $own }–{ $theirs }</points>, <strong>{ $outcome }</strong>.
sheet-send-again = Send correction
sheet-send-as-result = Report result
sheet-then-confirmed = Your opponent then confirms it. Scored on paper? <paper>Report the totals</paper> instead.
sheet-who-tapped = Changes ({ $steps })
sheet-tapped-by = { $reason ->
    [none] { $who }, { $time }
   *[other] { $who }, { $time } · allowed: { $reason }
}
# The result was reported as totals, or decided.
sheet-left-out = This scoring sheet wasn't completed. The result was reported without it: { $result }.
# Instead of a sheet that the reader may not see.
sheet-not-shown = No scoring sheet here
sheet-none-here = There's no scoring sheet here. The round may not be published, or the players may have moved.
# After it was sent.
sheet-look-first = Check the scoring sheet first, then send it.
sheet-sent = Sent. Your opponent can now confirm it.
sheet-sent-already = Already sent.
sheet-differs-from-report = Your scoring sheet and your opponent's report differ. A judge will look at both.

# The sheet on paper, for games that are scored turn by turn.
sheet-printed-sheets = Scoring sheets
sheet-printed-title = Scoring sheet
# On a blank one.
sheet-printed-round-and-table = Round ____  Table ____
sheet-printed-name-and-faction = Name and faction
# Under the heading, where the battleplan limits a turn.
sheet-printed-turn-cap = These lines score at most { $cap } a turn in total.
sheet-printed-defender = Defender
sheet-printed-battle-round = Battle round { $number }
# Beside boxes to tick.
sheet-printed-priority = priority
sheet-printed-went-first = went first
sheet-printed-tactic = Tactic
sheet-printed-done = done
# Before the line to write the name of a card on.
sheet-printed-card = Card
# $step is empty where the card is not known.
sheet-printed-step = { $number }. { $step }
sheet-printed-tactics-done = Tactics done
# $points is what the game calls them: "Victory points".
sheet-printed-this-turn = { $points } this turn

## Whether everybody may read along while the battle is played
sheet-live = Show it live
sheet-live-none = Spectators and the stream see this score only if you both agree. Staff always see it.
sheet-live-mine = You agreed. Your opponent hasn't yet, so only staff see this score.
sheet-live-theirs = Your opponent agrees to show this score to spectators and the stream. Staff always see it.
sheet-live-both = You both agreed, so spectators and the stream see this score.
sheet-live-agree = I agree
sheet-live-stop = Stop showing it
