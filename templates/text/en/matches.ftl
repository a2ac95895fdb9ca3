### Matches of two teams: the draft step by step, what both sides chose, and the score. Also the public list of a round's
### matches.

matches-round = Round { $round }
matches-match = Match { $number }
matches-table = Table { $number }
    .short = { $number }
matches-tables = Tables { $first }–{ $last }
    .short = { $first }–{ $last }
matches-against = { $one } v { $other }
# In a list.
matches-of-two = <b>{ $one }</b> v <b>{ $other }</b>
matches-points-in-brackets = (match points { NUMBER($own, useGrouping: "false") }–{ NUMBER($other, useGrouping: "false") })
matches-search = Team or player
# After the battleplan.
matches-dice = (rolled { $dice })

# How far a match is.
matches-has-the-bye = has the bye
matches-being-settled = still drafting
matches-won = { $name } won
matches-drawn = draw
matches-done = { $battles ->
    [one] { $done } of { $battles } result in
   *[other] { $done } of { $battles } results in
}
# After the score: what it counts, and how far the match is.
matches-unit-and-standing = { $unit ->
    [games] battles; { $stands }
   *[points] points; { $stands }
}
# The final score, for the members of one side.
matches-we-won = { $unit ->
    [games] { $own ->
        [one] We won, { $own } battle to { $other }.
       *[other] We won, { $own } battles to { $other }.
    }
   *[points] { $own ->
        [one] We won, { $own } point to { $other }.
       *[other] We won, { $own } points to { $other }.
    }
}
matches-they-won = { $unit ->
    [games] { $own ->
        [one] We lost, { $own } battle to { $other }.
       *[other] We lost, { $own } battles to { $other }.
    }
   *[points] { $own ->
        [one] We lost, { $own } point to { $other }.
       *[other] We lost, { $own } points to { $other }.
    }
}
matches-is-a-draw = { $unit ->
    [games] { $own ->
        [one] It's a draw, { $own } battle to { $other }.
       *[other] It's a draw, { $own } battles to { $other }.
    }
   *[points] { $own ->
        [one] It's a draw, { $own } point to { $other }.
       *[other] It's a draw, { $own } points to { $other }.
    }
}
# The score so far, for the members of one side. $ours and $theirs are what each side still needs, where it can still win.
matches-goes-on = { $ours ->
    [none] { $theirs ->
        [none] { matches-so-far }
       *[other] { matches-so-far } They need { $theirs } more to win.
    }
   *[other] { $theirs ->
        [none] { matches-so-far } We need { $ours } more to win.
       *[other] { matches-so-far } We need { $ours } more to win. They need { $theirs } more to win.
    }
}
matches-so-far = { $unit ->
    [games] { $own ->
        [one] We've won { $own } battle, they've won { $other }.
       *[other] We've won { $own } battles, they've won { $other }.
    }
   *[points] { $own ->
        [one] We have { $own } point, they have { $other }.
       *[other] We have { $own } points, they have { $other }.
    }
}

# Where a player sits, found by a search.
matches-plays-other-at = { $name } plays { $other } at table { $table }.
matches-plays-at = { $name } plays at table { $table }.
matches-seat-to-come = { $name } plays in this match. Table not decided yet.
matches-does-not-play = { $name } doesn't play in this match.

## The page of a match
matches-help = Help with the draft
matches-bye = Bye
matches-no-opponent = No opponent this round.
matches-match-points = Match points { NUMBER($own, useGrouping: "false") } – { NUMBER($other, useGrouping: "false") }
matches-why-the-bye = Why a bye
matches-why-we-meet = Why this pairing
matches-why-they-meet = Why this pairing
matches-by-hand = Changed by staff: { $reason }
matches-playing = playing
# How much was added, or taken away.
matches-correction = { $team }: match points corrected by { NUMBER($match-points, useGrouping: "false") }, game points by { NUMBER($game-points, useGrouping: "false") }. Reason: { $reason }

## The draft
matches-who-plays-whom = Draft
matches-step = Step { $step } of { $of }: { $what }
# What is being chosen, for everyone.
draft-task-turn = Roll-off winner chooses who goes first
draft-task-champion = Both captains choose a champion
draft-task-defender = Choosing a defender
draft-task-attackers = Choosing attackers
draft-task-keep = Choosing which attacker to keep
draft-task-table = Choosing a table
draft-task-line-up = Both captains choose their player order
draft-task-pairs = Choosing the pairings
draft-task-tables = Choosing the tables
# Instead of a step, where captains don't choose on a phone.
matches-typed-in = Captains pair with cards at the table, then enter the pairings.
# The same above the question, and how long the clock of the step runs.
matches-step-of = Step { $step } of { $of }
matches-time-left = Time left for this choice
matches-until = until { $time }
# Who is choosing and who has chosen. $whose: the own team, the other one, or one of two that a spectator watches.
matches-badge = { $whose ->
    [we] { $has ->
        [true] We have chosen
       *[false] We are choosing
    }
    [they] { $has ->
        [true] They have chosen
       *[false] They are choosing
    }
   *[team] { $has ->
        [true] { $team } has chosen
       *[false] { $team } is choosing
    }
}
# Above the name of the player whom the choice is about.
matches-foe = { $ours ->
    [true] Your defender
   *[false] Their defender
}
matches-missing-by-lot = Choices missing at { $time } are made at random.
matches-what-we-expect = Our expected scores
matches-how-a-draft-goes = How a draft works
matches-own-champion = Your champion is { $name }. The other team sees this at the end.
matches-own-choice = { $speaks ->
    [true] Chosen: { LIST($names, type: "each") }. Hidden until both captains have chosen. You can still change it.
   *[false] Chosen: { LIST($names, type: "each") }. Hidden until both captains have chosen.
}
# The instruction for the captain who chooses. $pick is how many.
matches-choose-what = { $what ->
    [turn] You won the roll-off. Who goes first?
    [champion] Choose your champion
    [defender] Choose your defender
    [attackers] { $faction ->
        [none] { $pick ->
            [one] Choose { $pick } attacker against { $name }
           *[other] Choose { $pick } attackers against { $name }
        }
       *[other] { $pick ->
            [one] Choose { $pick } attacker against { $name }’s { $faction }
           *[other] Choose { $pick } attackers against { $name }’s { $faction }
        }
    }
    [keep] Which attacker does { $name } play?
    [table] Choose a table
    [line-up] Put your players in order. Your first plays their first.
    [pairs] Choose an opponent for each of your players, in order.
   *[tables] Choose a table for each battle, in order.
}
# Answers to "Who goes first?".
matches-we-go-first = We go first
matches-they-go-first = They go first
# The same answer once everyone sees it, after the team's name.
matches-goes-first = goes first
matches-goes-second = goes second
matches-choose = Choose
# The button while one of the cards is chosen.
matches-choose-this = { $what ->
    [turn] { $name }
    [attackers] Send { $name }
    [keep] Play { $name }
   *[other] Choose { $name }
}
# The button where several are chosen.
matches-send-choice = { $what ->
    [attackers] Send { $pick }
   *[other] Choose
}
# What the numbers on the cards mean.
matches-numbers-mean = { $what ->
    [defender] { $attackers ->
        [one] The number is what’s left when they send their best attacker.
       *[other] The number is what’s left when they send their best { $attackers } and you keep the better pairing.
    }
    [attackers] The number is what you expect against { $name }.
   *[keep] The number is what you expect for { $name }.
}
matches-change-the-choice = Change choice
matches-choice-kept = Choice saved. It stays hidden until both captains choose, and you can still change it.
matches-both-have-chosen = Both captains have chosen.
# Captains enter what they drafted with cards.
matches-with-cards = We drafted with cards
matches-with-cards-about = Enter the pairings. They count once both captains have entered the same.
# The label of the opponent.
matches-meets = { $name } plays
matches-say-who-plays-whom = Save pairings
matches-pair = { $one } plays { $other }
matches-has-typed = { $team } entered: { $pairs }.
matches-typed-by-both = Both captains entered the same pairings. They're final.
matches-typed-by-one = Saved. It counts once the other captain enters the same.
matches-typed-otherwise = The other captain entered different pairings. Compare, then one of you must change theirs.
# What lies on the table: above a card, on a card, between two cards.
matches-on-the-table = { $what ->
    [champion] Champion of { $team }
    [line-up] Line-up of { $team }
   *[defender] Defender of { $team }
}
matches-attacked-by = attacked by
matches-face-down = Chosen, face down
matches-face-not-yet = not yet
matches-at-table = table
matches-against-short = v
matches-roster = Roster
matches-roster-of = Roster of { $name }
matches-settled = Paired
# On the wall: every pair, and a pair with its table.
matches-settled-pairs = Paired: { LIST($pairs, type: "semicolon") }
matches-settled-pair = { $table ->
    [none] { $one } v { $other }
   *[other] { $one } v { $other } (table { NUMBER($table, useGrouping: "false") })
}
matches-still-to-pair = Still to be paired
# Of all battles together, as the own team expects them.
matches-expected-of-all = { $scale ->
    [two-each-way] We expect { NUMBER($drafted, sign: "always") } over these battles. Drawn at random, it would be { $by-lot } on average.
   *[up-to-twenty] We expect { $drafted } points over these battles. Drawn at random, it would be { $by-lot } on average.
}
matches-save-numbers = Save these numbers
matches-how-settled = Draft steps
# A step that both captains have made: "Step 2. Rooks: sent Ann and Bo". $names are of people, or of tables.
matches-shown = { $by-lot ->
    [true] Step { $step }. { matches-shown-choice } (at random: no choice in time)
   *[false] Step { $step }. { matches-shown-choice }
}
matches-shown-choice = { $what ->
    [turn] { $team }: { LIST($names, type: "each") }
    [champion] { $team }: champion { LIST($names, type: "each") }
    [defender] { $team }: defender { LIST($names, type: "each") }
    [attackers] { $team }: sent { LIST($names, type: "each") }
    [keep] { $team }: kept { LIST($names, type: "each") }
    [line-up] { $team }: line-up { LIST($names, type: "each") }
    [pairs] { $team }: plays { LIST($names, type: "each") }
   *[tables] { $team }: picked { LIST($names, type: "each") }
}
