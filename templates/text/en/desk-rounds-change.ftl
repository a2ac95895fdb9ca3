### Changing a round at the desk: the changes and what each would do, swaps, and pairs kept apart.

# Other changes to a round. With teams or pairs, matches take the place of tables.
desk-rounds-change-round = Change round { $round }
desk-rounds-seen-first = You'll see a preview before anything changes. <a>Back to the round</a>
desk-rounds-change-unseated = { ENTRANTS() ->
    [players] No table: { $players }
   *[other] No match: { $players }
}
desk-rounds-change-leaving = { $name } withdraws after this round and hasn't started their battle. <a>Remove them from the round</a>
desk-rounds-corrected = Results corrected since pairing: { $players }. To use them, choose “Improve the rest”.
# Heading of a change's preview.
desk-rounds-would-repair = Repair
desk-rounds-would-improve = Best pairings around what's locked
desk-rounds-would-move = { $one } moves to play { $two }
desk-rounds-would-fix = { $one } plays { $two }
desk-rounds-would-bye = { $one } has the bye
desk-rounds-would-seat = { $one } plays in this round
desk-rounds-would-out = { $one } withdraws and doesn't play this round
desk-rounds-would-free = { $one } is no longer set by staff
desk-rounds-would-apart = { $one } and { $two } are kept apart
desk-rounds-would-clubs = { $rule ->
    [off] Clubmates may meet
    [soft] Clubmates kept apart if nothing else gets worse
   *[strong] Clubmates kept apart, even if records differ
}
desk-rounds-no-change = { ENTRANTS() ->
    [players] No tables change.
   *[other] No matches change.
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
# $stay tables stay the same, of which $begun have started.
desk-rounds-changes-and-stays = { $begun ->
    [0] <strong>{ desk-rounds-changes }</strong>, { $stay } stay the same.
   *[other] <strong>{ desk-rounds-changes }</strong>, { $stay } stay the same ({ $begun } started).
}
desk-rounds-it-costs = This { $price }.
desk-rounds-not-in-round = Removed from the round: { $players }
desk-rounds-more-changes = and { $more } more (the log will list them all)
desk-rounds-drafts-anew = Captains start their drafts again in these matches. Their choices are lost.
desk-rounds-would-give-up = Compromises: { LIST($lines, type: "semicolon") }
desk-rounds-change-reason = Reason
    .hint = Kept in the log.
desk-rounds-tell-players = Show players this change and reason
desk-rounds-do-it = Apply change
desk-rounds-best-instead = Best pairings instead
desk-rounds-fewest-instead = Fewest changes instead
desk-rounds-what-cost = Preview a change
desk-rounds-change-what = Change
desk-rounds-change-one = { ENTRANTS() ->
    [players] Player
   *[other] Team
}
    .hint = To move, lock, keep apart or give the bye.
desk-rounds-change-two = { ENTRANTS() ->
    [players] Second player
   *[other] Second team
}
desk-rounds-apart-rounds = Keep apart in
    .hint = For example 1, 2. Leave empty for every round, or, to meet, for the next one.
desk-rounds-club-rule = Clubmates
    .hint = This round only.
desk-rounds-show-change = Preview
# The changes to choose from.
desk-rounds-can-repair = Repair: seat everyone, changing the fewest tables
desk-rounds-can-improve = Improve the rest: best pairings around locked and started tables
desk-rounds-can-move = Move one player to another opponent, moving few others
desk-rounds-can-fix = Lock a pair and pair the rest again
desk-rounds-can-bye = Give one player the bye, moving few others
desk-rounds-can-seat = Seat a late arrival, changing the fewest tables
desk-rounds-can-out = Remove a player who withdraws, moving few others
desk-rounds-can-free = Unlock a player who was set by staff
desk-rounds-can-apart = Keep a pair apart
desk-rounds-can-clubs = Change the clubmate rule
desk-rounds-changed = { $draft ->
    [true] Draft changed. Players see it when you publish the round.
   *[false] Round changed. Players who moved can see their new table.
}
# Tables that have started.
desk-rounds-begun = Started tables
desk-rounds-begun-stay = These tables stay as they are. Tables with a report count as started.
desk-rounds-begun-so-far = Started: { $tables }
desk-rounds-begun-tables = Tables
    .hint = For example 1-4, 7.
desk-rounds-enter-tables = Enter table numbers, for example 1-4, 7.
desk-rounds-have-begun = Mark as started
desk-rounds-have-not-begun = Mark as not started
desk-rounds-begun-noted = { $is ->
    [true] { $count ->
        [one] Marked as started: { $tables }. It won't change.
       *[other] Marked as started: { $tables }. They won't change.
    }
   *[false] Marked as not started: { $tables }.
}

# Swaps.
desk-rounds-swap-title = Swap
desk-rounds-back-to-round = Back to round { $round }
desk-rounds-swap-one = { ENTRANTS() ->
    [players] Swap players
   *[other] Swap teams
}
desk-rounds-swap-this = { ENTRANTS() ->
    [players] Player
   *[other] Team
}
desk-rounds-swap-another = Change
desk-rounds-swap-with = Swap with
desk-rounds-swap-search = { ENTRANTS() ->
    [players] Name, number or table
   *[other] Name or match
}
desk-rounds-swap-nobody-can = No one can swap with { $name } now.
desk-rounds-swap-nobody-called = No one found for “{ $name }”.
# $more others can only be found by name.
desk-rounds-swap-best = { $more ->
    [0] { $count ->
        [1] Best option.
       *[other] Best { $count } options.
    }
   *[other] { $count ->
        [1] Best option. Search by name for { $more } more.
       *[other] Best { $count } options. Search by name for { $more } more.
    }
}
desk-rounds-swap-show = Preview
desk-rounds-swap-would = Preview
desk-rounds-swap-table = { ENTRANTS() ->
    [players] Table { $number }
   *[other] Match { $number }
}
desk-rounds-swap-now = Now
desk-rounds-swap-then = After
# $price is draw-price: adds 1 record gap.
desk-rounds-swap-costs = { $dearer ->
    [true] Swapping { $one } and { $two } { $price }.
   *[false] Nothing gets worse: swapping { $one } and { $two } { $price }.
}
desk-rounds-swap-drafts-anew = Captains start both drafts again. Their choices are lost.
desk-rounds-swap-reason = Reason
    .hint = Kept in the log.
desk-rounds-swap-them = Confirm swap
desk-rounds-swap-leave = Cancel
desk-rounds-swap-together = { $between ->
    [none] Pairing them with each other { $price }.
   *[other] Pairing them with each other { $price }. Between them: { LIST($between, type: "semicolon") }.
}
desk-rounds-swap-who = { $more ->
    [0] Who moves?
   *[other] Who moves? Search by name for { $more } more.
}
desk-rounds-choose-two = { ENTRANTS() ->
    [players] Choose a player at another table.
   *[other] Choose a team in another match.
}
# Where someone sits, below their name: table 7, against Jan de Boer.
desk-rounds-sits = { $number ->
    [none] { $other ->
        [none] no opponent
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
# What a swap would do, in two or three words beside a name.
desk-rounds-price-same = just as good
desk-rounds-price-better = better
desk-rounds-price = { $what ->
    [forbidden] should be kept apart
    [rematch] rematch
    [repeated-bye] second bye
    [clubmates] clubmates
    [changed-table] 1 more change
    [bye-step] bye ranked higher
   *[path-gap] win paths differ
}
# How much further apart they would be.
desk-rounds-further-records = records differ
desk-rounds-further-points = { $count ->
    [one] { $count } point further apart
   *[other] { $count } points further apart
}
desk-rounds-further-places = { $count ->
    [one] { $count } place further apart
   *[other] { $count } places further apart
}
desk-rounds-further-wins = { $halves ->
    [1] half a win further apart
    [2] { $wins } win further apart
   *[other] { $wins } wins further apart
}

# Grudges and pairs to avoid.
desk-rounds-pairs = Pairs
desk-rounds-pairs-title = Grudges and pairs to avoid
desk-rounds-pairs-about = Choose who must meet and who mustn't, such as family or a grudge. <a>Back to the rounds</a>
desk-rounds-pair = { $together ->
    [true] <strong>{ $one }</strong> and <strong>{ $two }</strong> meet { desk-rounds-pair-rounds }: { $why }
   *[false] <strong>{ $one }</strong> and <strong>{ $two }</strong> don't meet { desk-rounds-pair-rounds }: { $why }
}
desk-rounds-pair-rounds = { $rounds ->
    [none] in every round
   *[other] in round { $rounds }
}
desk-rounds-grudges = Players ask
desk-rounds-grudge = { $agreed ->
    [true] <strong>{ $one }</strong> and <strong>{ $two }</strong> both want to meet in round 1
   *[false] <strong>{ $one }</strong> asked <strong>{ $two }</strong> for round 1, no answer yet
}
desk-rounds-grudge-set = Set for round 1
# The reason of the pair.
desk-rounds-grudge-why = both players asked
desk-rounds-pair-remove = Remove
desk-rounds-new-pair = Add pair
desk-rounds-pair-one = { ENTRANTS() ->
    [players] Player
   *[other] Team
}
desk-rounds-pair-type = Type a name or part of it.
desk-rounds-pair-wish = They
desk-rounds-pair-in-rounds = Rounds
    .hint = For example 1, 2; leave empty for every round.
desk-rounds-pair-why = Reason
    .hint = Required. Only staff can see this.
desk-rounds-pair-price = { $price ->
    [none] Round { $round }, next to be paired: no effect, as the rule is for other rounds or one of them isn't playing.
   *[other] Round { $round }, next to be paired: this { $price }.
}
desk-rounds-pair-show-price = Preview
desk-rounds-pair-add = Add pair
desk-rounds-pair-say-why = Give a reason, like family, a grudge match or shared travel.
# $draft is the number of a round that is paired already and not published.
desk-rounds-pair-kept = { $draft ->
    [none] Saved. It applies from the next pairing.
   *[other] Saved. Round { $draft } is paired already: pair it again for this to apply.
}
# Of a draft.
desk-rounds-pair-not-kept = { $together ->
    [true] { $one } and { $two } should meet in this round, but don't. Pair again to change that.
   *[false] { $one } and { $two } shouldn't meet, but do in this round. Pair again to change that.
}
desk-rounds-pair-free = Removed. It no longer affects pairings.
