### A match of two teams: what is chosen step by step, what has been shown, and how the match stands. And the matches of a
### round, as everybody sees them.

matches-round = Round { $round }
matches-match = Match { $number }
matches-table = Table { $number }
    .short = { $number }
matches-tables = Tables { $first }–{ $last }
    .short = { $first }–{ $last }
matches-against = { $one } against { $other }
# In a list.
matches-of-two = <b>{ $one }</b> against <b>{ $other }</b>
matches-points-in-brackets = (match points { NUMBER($own, useGrouping: "false") }–{ NUMBER($other, useGrouping: "false") })
matches-search = Team or player
matches-dice = (dice: { $dice })

# How far one has come.
matches-has-the-bye = has the bye
matches-being-settled = who plays whom is being settled
matches-first-won = the first has won
matches-second-won = the second has won
matches-drawn = drawn
matches-done = { $battles ->
    [one] { $done } of { $battles } battle has a result
   *[other] { $done } of { $battles } battles have a result
}
# What the score counts, and how far the match has come.
matches-unit-and-standing = { $unit ->
    [games] games; { $stands }
   *[points] points; { $stands }
}
# For the people of one side, when it is over.
matches-we-won = { $unit ->
    [games] We have won, { $own } to { $other } games.
   *[points] We have won, { $own } to { $other } points.
}
matches-they-won = { $unit ->
    [games] They have won, { $own } to { $other } games.
   *[points] They have won, { $own } to { $other } points.
}
matches-is-a-draw = { $unit ->
    [games] It is a draw, { $own } to { $other } games.
   *[points] It is a draw, { $own } to { $other } points.
}
# The same while it goes on. $ours and $theirs are what either still needs, where that can be said.
matches-goes-on = { $ours ->
    [none] { $theirs ->
        [none] { matches-so-far }.
       *[other] { matches-so-far }; they need { $theirs } more to win.
    }
   *[other] { $theirs ->
        [none] { matches-so-far }; we need { $ours } more to win.
       *[other] { matches-so-far }; we need { $ours } more to win; they need { $theirs } more to win.
    }
}
matches-so-far = { $unit ->
    [games] We have { $own }, they have { $other } games
   *[points] We have { $own }, they have { $other } points
}

# Where somebody sits whom a search has found.
matches-plays-other-at = { $name } plays { $other } at table { $table }.
matches-plays-at = { $name } plays at table { $table }.
matches-seat-to-come = { $name } plays in this match: at which table is still being settled.
matches-does-not-play = { $name } does not play in this match.

## The page of a match
matches-help = Help with the draft
matches-bye = Bye
matches-no-opponent = The team has no opponent in this round.
matches-match-points = Match points { NUMBER($own, useGrouping: "false") } – { NUMBER($other, useGrouping: "false") }
matches-why-the-bye = Why the bye
matches-why-we-meet = Why we meet
matches-why-they-meet = Why they meet
matches-by-hand = Changed by hand: { $reason }
matches-playing = playing
# What was added or taken away.
matches-correction = { $team }: { NUMBER($match-points, useGrouping: "false") } match points, { NUMBER($game-points, useGrouping: "false") } game points: { $reason }

## The draft
matches-who-plays-whom = Who plays whom
matches-step = Step { $step } of { $of }: { $what }
# What is chosen now, for everybody.
draft-task-turn = The winner of the roll-off says who goes first.
draft-task-champion = Both captains write down a champion.
draft-task-defender = A defender is put up.
draft-task-attackers = Attackers are sent against the other side’s defender.
draft-task-keep = Of the attackers that were sent, one is kept.
draft-task-table = A table is picked.
draft-task-line-up = Both captains put their players in order.
draft-task-pairs = The pairs are made.
draft-task-tables = The tables are given out.
# In the place of a step, where no captain chooses on a phone.
matches-typed-in = The pairings are typed in from cards on the table.
matches-missing-by-lot = What is missing at { $time } is drawn by lot.
matches-what-we-expect = What we expect against them
matches-how-a-draft-goes = How a draft goes
matches-own-champion = Your champion is { $name }. The others see it at the end.
matches-own-choice = { $speaks ->
    [true] Chosen: { LIST($names, type: "each") }. Nobody else sees it until both have chosen; you may still change it.
   *[false] Chosen: { LIST($names, type: "each") }. Nobody else sees it until both have chosen.
}
# What the captain who chooses is asked to do; $pick are sent.
matches-choose-what = { $what ->
    [turn] You have won the roll-off. Who goes first?
    [champion] Choose your champion.
    [defender] Choose your defender.
    [attackers] Choose { $pick } of yours against their defender.
    [keep] Choose the attacker whom your defender meets. The other goes back.
    [table] Choose a table.
    [line-up] Put your players in order: the first meets their first.
    [pairs] Choose an opponent for each of yours, in order.
   *[tables] Give each battle a table, in order.
}
# Answers to who goes first.
matches-we-go-first = We go first
matches-they-go-first = They go first
# The same, when everybody sees it, behind the team's name.
matches-goes-first = goes first
matches-goes-second = goes second
matches-choose = Choose
matches-change-the-choice = Change the choice
matches-choice-kept = Your choice is kept. Nobody else sees it until both have chosen; you may still change it.
matches-both-have-chosen = Both have chosen.
# Captains type in what they settled on the table.
matches-with-cards = We settled it with cards on the table
matches-with-cards-about = Type in who plays whom. It holds once both captains have typed the same.
# The label of the opponent.
matches-meets = { $name } meets
matches-say-who-plays-whom = Say who plays whom
matches-pair = { $one } meets { $other }
matches-has-typed = { $team } has typed in: { $pairs }.
matches-typed-by-both = Both have typed the same: it is settled who plays whom.
matches-typed-by-one = It is kept. It holds once the other captain has typed the same.
matches-typed-otherwise = The other captain has typed something else. Compare, and one of you types it anew.
# What both sides have left, and have put up.
matches-defender = Defender: <b>{ $name }</b>
matches-attackers = Attackers: <b>{ $names }</b>
matches-roster = roster
matches-settled = Settled
matches-how-settled = How it was settled
# A step that has been shown: Rooks: sent Ann and Bo. $names are of people, or of tables.
matches-shown = { $by-lot ->
    [true] Step { $step }. { matches-shown-choice } (by lot: nobody chose in time)
   *[false] Step { $step }. { matches-shown-choice }
}
matches-shown-choice = { $what ->
    [turn] { $team }: { LIST($names, type: "each") }
    [champion] { $team }: champion { LIST($names, type: "each") }
    [defender] { $team }: defender { LIST($names, type: "each") }
    [attackers] { $team }: sent { LIST($names, type: "each") }
    [keep] { $team }: kept { LIST($names, type: "each") }
    [line-up] { $team }: line-up { LIST($names, type: "each") }
    [pairs] { $team }: meets { LIST($names, type: "each") }
   *[tables] { $team }: picked { LIST($names, type: "each") }
}
