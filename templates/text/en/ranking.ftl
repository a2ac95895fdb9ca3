### How players are ranked.

# Head to head among teams.
ranking-direct-match = Head to head

# What results count as, before any tie-breaker.
ranking-scored-graded = major, then minor victories
ranking-scored-plain = wins, then draws
ranking-scored-points = { -tournament-points }
ranking-scored-match-points = match points
ranking-scored-game-points = game points

# The ranking in full: $results is what results count as, $breakers the tie-breakers in order. The worth of a bye follows, in
# points and tactics, or for teams in game points and games won.
ranking-in-full = { $tactics ->
    [0] { ranking-rules-of-chart }; a bye is worth { $points } { -points }
   *[other] { ranking-rules-of-chart }; a bye is worth { $points } { -points } and { $tactics } { -tactics }
}
ranking-rules-of-matches = { ranking-rules-of-chart }; a bye is worth { ranking-game-points } and { ranking-games-won }
ranking-rules-of-chart = { $breakers ->
    [none] { $results }; no tie-breakers
   *[other] { $results }; { $breakers }
}
ranking-game-points = { $points ->
    [one] { $points } game point
   *[other] { $points } game points
}
ranking-games-won = { $won ->
    [one] { $won } game won
   *[other] { $won } games won
}
ranking-match-won = a match won with { ranking-game-points } and { ranking-games-won }

# What a result is worth: $brought are points from the chart, $points those scored in the battle.
ranking-worth-points = { $points ->
    [none] { ranking-worth-brought }
    [0] { ranking-worth-brought }
   *[other] { ranking-worth-brought } and { $points } { -points }
}
ranking-worth-brought = { $brought ->
    [one] { $brought } tournament point
   *[other] { $brought } { -tournament-points }
}
# $outcome is what the game calls the result: "major victory".
ranking-worth = { $tactics ->
    [none] a { $outcome } with { $points } { -points }
   *[other] a { $outcome } with { $points } { -points } and { $tactics } { -tactics }
}

# The ranking was changed after round 1. $before and $after are the ranking in full.
ranking-changed = { $when }, after round { $round }: { $by } changed the ranking. Before: { $before }. Now: { $after }. Reason: { $reason }

# $worth is what a bye is worth before.
ranking-bye-mean = { $worth }; once the player has played, the mean of their points in other rounds instead of these points
# $rules are the ranking in full.
ranking-with-mean = { $rules }; once a player has played, a bye scores the mean of their points in other rounds

# $called is the tie-breaker.
ranking-explained-capped = { $explained } Each battle counts at most { $most }.
ranking-capped = { $called } (at most { $most } a battle)

ranking-error-unknown = unknown tie-breaker "{ $name }". Use one of: { $known }
ranking-error-twice = tie-breaker "{ $name }" appears twice
roll-off-does-not-fit = This roll-off no longer applies: its players are no longer tied.

# The list of tie-breakers: each is a choice, with buttons that move it.
ranking-tiebreakers = Tie-breakers in order
ranking-take-out = Choose – to remove one.
ranking-add-tiebreaker = Add a tie-breaker
ranking-tiebreaker-number = <unseen>Tie-breaker </unseen>{ $number }
ranking-move-up = Move tie-breaker { $number } up
ranking-move-down = Move tie-breaker { $number } down
# Someone else changed it in the meantime; $name is their choice.
ranking-stands-now = Someone else chose { $name }

ranking-choose-tiebreakers = Choose tie-breakers from the lists.
# $first: where it stands before.
ranking-tiebreaker-twice = “{ $name }” is already number { $first }. Choose another, or – to remove it.
ranking-no-tiebreaker = –
