### A round that was drawn, changed at the desk: what can be changed and what it would do, two who change places, pairs kept apart.

# A round that was drawn is changed; where teams or pairs are drawn, matches take the place of tables.
desk-rounds-change-round = Change round { $round }
desk-rounds-seen-first = Nothing is done before you have seen what it would do. <a>Back to the round</a>
desk-rounds-change-unseated = { ENTRANTS() ->
    [players] At no table: { $players }.
   *[other] In no match: { $players }.
}
desk-rounds-change-leaving = { $name } leaves after this round, and their battle has not begun. <a>Take them out of the round</a>
desk-rounds-corrected = Results were corrected since the draw: { $players }. The draw stands on the results of its day; “improve the rest” looks at those of now.
# Above what a change would do.
desk-rounds-would-repair = Repair
desk-rounds-would-improve = The best draw around what is fixed
desk-rounds-would-move = { $one } moves to { $two }
desk-rounds-would-fix = { $one } and { $two } meet
desk-rounds-would-bye = { $one } has the bye
desk-rounds-would-seat = { $one } plays in this round
desk-rounds-would-out = { $one } leaves, and does not play in this round
desk-rounds-would-free = The draw decides about { $one } again
desk-rounds-would-apart = { $one } and { $two } do not meet
desk-rounds-would-clubs = { $rule ->
    [off] Club mates may meet
    [soft] Club mates apart where it costs nothing more
   *[strong] Club mates apart, before the record
}
desk-rounds-no-change = { ENTRANTS() ->
    [players] No table would change.
   *[other] No match would change.
}
desk-rounds-changes = { ENTRANTS() ->
    [players] { $count ->
        [one] { $count } table changes
       *[other] { $count } tables change
    }
   *[other] { $count ->
        [one] { $count } match changes
       *[other] { $count } matches change
    }
}
# $stay tables stay, of which $begun have begun.
desk-rounds-changes-and-stays = { $begun ->
    [0] <strong>{ desk-rounds-changes }</strong>, { $stay } stay.
    [one] <strong>{ desk-rounds-changes }</strong>, { $stay } stay ({ $begun } of them has begun).
   *[other] <strong>{ desk-rounds-changes }</strong>, { $stay } stay ({ $begun } of them have begun).
}
desk-rounds-it-costs = It { $price }.
desk-rounds-not-in-round = Not in the round any more: { $players }.
desk-rounds-more-changes = and { $more } more; the log will name them all
desk-rounds-drafts-anew = The drafts of these matches begin anew: what their captains have chosen is gone.
desk-rounds-would-give-up = The round would then give up: { LIST($lines, type: "semicolon") }
desk-rounds-change-reason = Why
    .hint = It is on record.
desk-rounds-tell-players = Tell players: changed by hand, with this reason
desk-rounds-do-it = Do it
desk-rounds-best-instead = The best draw instead
desk-rounds-fewest-instead = As few changes as possible instead
desk-rounds-what-cost = What would it cost?
desk-rounds-change-what = Change
desk-rounds-change-one = { ENTRANTS() ->
    [players] Player
   *[other] Team
}
    .hint = To move, to fix, to keep apart, or for the bye.
desk-rounds-change-two = { ENTRANTS() ->
    [players] and player
   *[other] and team
}
desk-rounds-apart-rounds = Apart in rounds
    .hint = Like 1, 2. Empty: always.
desk-rounds-club-rule = Club mates
    .hint = For this round alone.
desk-rounds-show-change = Show what it would do
# What can be changed, to choose from.
desk-rounds-can-repair = Repair: a place for everybody, the fewest tables change
desk-rounds-can-improve = Improve the rest: the best draw around what is fixed or has begun
desk-rounds-can-move = Move one player to another: nobody else moves who need not
desk-rounds-can-fix = Fix a pair, and draw the rest around it
desk-rounds-can-bye = Give one player the bye: nobody else moves who need not
desk-rounds-can-seat = Seat somebody who came after the draw: the fewest tables change
desk-rounds-can-out = Take out somebody who leaves: nobody else moves who need not
desk-rounds-can-free = Let the draw decide again about a player who was set by hand
desk-rounds-can-apart = Keep a pair apart
desk-rounds-can-clubs = Another rule for club mates
desk-rounds-changed = { $draft ->
    [true] The draft is changed. Players see it when you publish the round.
   *[false] The round is changed. Whoever is at another table sees it now.
}
# Tables that have begun.
desk-rounds-begun = Tables that have begun
desk-rounds-begun-stay = They stay as they are. A table with a report has begun by itself.
desk-rounds-begun-so-far = Begun: { $tables }.
desk-rounds-begun-tables = Tables
    .hint = Like 1-4, 7.
desk-rounds-enter-tables = Enter table numbers, like 1-4, 7.
desk-rounds-have-begun = They have begun
desk-rounds-have-not-begun = They have not
desk-rounds-begun-noted = { $is ->
    [true] { $count ->
        [one] Noted: { $tables } has begun, and stays as it is.
       *[other] Noted: { $tables } have begun, and stay as they are.
    }
   *[false] { $count ->
        [one] Noted: { $tables } has not begun.
       *[other] Noted: { $tables } have not begun.
    }
}

# Two change places.
desk-rounds-swap-title = Swap
desk-rounds-back-to-round = Back to round { $round }
desk-rounds-swap-one = { ENTRANTS() ->
    [players] Swap a player
   *[other] Swap a team
}
desk-rounds-swap-this = { ENTRANTS() ->
    [players] This player
   *[other] This team
}
desk-rounds-swap-another = Another
desk-rounds-swap-with = changes places with
desk-rounds-swap-search = { ENTRANTS() ->
    [players] Name, number or table
   *[other] Name or match
}
desk-rounds-swap-nobody-can = Nobody can change places with { $name } now.
desk-rounds-swap-nobody-called = Nobody is called “{ $name }” here.
# $more are found by their names alone.
desk-rounds-swap-best = { $more ->
    [0] { $count ->
        [1] The best one.
       *[other] The best { $count }.
    }
   *[other] { $count ->
        [1] The best one; { $more } more are found by name.
       *[other] The best { $count }; { $more } more are found by name.
    }
}
desk-rounds-swap-show = Show what it does
desk-rounds-swap-would = What it would do
desk-rounds-swap-table = { ENTRANTS() ->
    [players] Table { $number }
   *[other] Match { $number }
}
desk-rounds-swap-now = Now
desk-rounds-swap-then = Then
# $price is what it costs: costs one record gap.
desk-rounds-swap-costs = { $dearer ->
    [true] Swapping { $one } and { $two } { $price }.
   *[false] Nothing gets worse. Swapping { $one } and { $two } { $price }.
}
desk-rounds-swap-drafts-anew = The drafts of both matches begin anew: what captains have chosen is gone.
desk-rounds-swap-reason = Why
    .hint = It stays on record beside both tables.
desk-rounds-swap-them = Swap them
desk-rounds-swap-leave = Leave it
desk-rounds-swap-together = { $between ->
    [none] If they met each other, it { $price }.
   *[other] If they met each other, it { $price }. Between them: { LIST($between, type: "semicolon") }.
}
desk-rounds-swap-who = { $more ->
    [0] Who is to sit elsewhere?
   *[other] Who is to sit elsewhere? { $more } more are found by name.
}
desk-rounds-choose-two = Choose somebody who sits at another table.
# Where somebody sits, beneath their name: table 7, against Jan de Boer.
desk-rounds-sits = { $number ->
    [none] { $other ->
        [none] has no opponent
       *[other] against { $other }
    }
   *[other] { $other ->
        [none] { desk-rounds-sits-at }
       *[other] { desk-rounds-sits-at }, against { $other }
    }
}
desk-rounds-sits-at = { ENTRANTS() ->
    [players] table { $number }
   *[other] match { $number }
}
# What it would cost, in two or three words beside a name.
desk-rounds-price-same = as good
desk-rounds-price-better = better
desk-rounds-price = { $what ->
    [forbidden] should not meet
    [rematch] they have met
    [repeated-bye] a second bye
    [clubmates] club mates meet
    [changed-table] one more change
    [bye-step] the bye goes higher up
   *[path-gap] unlike in order
}
# How much further apart they would be.
desk-rounds-further-records = unlike records
desk-rounds-further-points = { $count ->
    [1] a point more
   *[other] { $count } points more
}
desk-rounds-further-places = { $count ->
    [one] { $count } place more
   *[other] { $count } places more
}
desk-rounds-further-wins = { $halves ->
    [1] half a win more
    [2] a win more
   *[other] { $wins } wins more
}

# Pairs that are kept apart, or brought together.
desk-rounds-pairs = Pairs
desk-rounds-pairs-title = Pairs kept apart or brought together
desk-rounds-pairs-about = Draws keep to these: family who do not want to meet, a grudge match in round 1. <a>Back to the rounds</a>
desk-rounds-pair = { $together ->
    [true] <strong>{ $one }</strong> and <strong>{ $two }</strong> meet { desk-rounds-pair-rounds }: { $why }
   *[false] <strong>{ $one }</strong> and <strong>{ $two }</strong> do not meet { desk-rounds-pair-rounds }: { $why }
}
desk-rounds-pair-rounds = { $rounds ->
    [none] in every round
   *[other] in round { $rounds }
}
desk-rounds-pair-remove = Remove
desk-rounds-new-pair = A new pair
desk-rounds-pair-one = { ENTRANTS() ->
    [players] Player
   *[other] Team
}
desk-rounds-pair-type = Type a name, or part of it.
desk-rounds-pair-wish = They
desk-rounds-pair-in-rounds = In rounds
    .hint = Like 1, 2. Empty: in every round.
desk-rounds-pair-why = Why
    .hint = Staff see it.
desk-rounds-pair-price = { $price ->
    [none] In round { $round }, the next to be drawn: no change, since it is not for that round or one of them does not play.
   *[other] In round { $round }, the next to be drawn: it { $price }.
}
desk-rounds-pair-show-price = Show what it costs
desk-rounds-pair-add = Add the pair
desk-rounds-pair-say-why = Say why: family, a grudge match, club mates who travelled together.
desk-rounds-pair-kept = Draws from now on keep to it.
desk-rounds-pair-free = The wish is removed: draws from now on do not read it.
