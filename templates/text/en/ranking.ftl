### How players are ranked.

# Among teams, in the place of "Head to head".
ranking-direct-match = Direct match

# What results count as, before any tie-breaker.
ranking-scored-graded = major and minor victories apart
ranking-scored-plain = wins, then draws
ranking-scored-points = { -tournament-points }
ranking-scored-match-points = match points
ranking-scored-game-points = game points

# The rules as a whole: $results is what results count as, $breakers the tie-breakers in order. What a bye is follows, in
# points and tactics, or in points and games won of a team.
ranking-in-full = { $tactics ->
    [0] { ranking-rules-of-chart }; a bye is { $points } victory points
   *[other] { ranking-rules-of-chart }; a bye is { $points } victory points and { $tactics } battle tactics
}
ranking-rules-of-matches = { ranking-rules-of-chart }; a bye is { ranking-game-points } and { ranking-games-won }
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

# What a result is worth: $brought are points of the chart, $points what was scored in the battle.
ranking-worth-points = { $points ->
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

# The ranking was changed after round 1. $before and $after are the rules as a whole.
ranking-changed = { $when }, after round { $round }: { $by } changed how { -players } are ranked. Before: { $before }. Since then: { $after }. Why: { $reason }

ranking-error-unknown = unknown tie-breaker "{ $name }"; the known ones are { $known }
ranking-error-twice = tie-breaker "{ $name }" is named twice
roll-off-does-not-fit = This roll-off no longer fits: its players do not share a place any more.

# The list of tie-breakers, each of which is chosen from all and moved by a button.
ranking-tiebreakers = Tie-breakers, the first decides first
ranking-tiebreaker-number = { $number }<unseen>. tie-breaker</unseen>
ranking-move-up = Move number { $number } up
ranking-move-down = Move number { $number } down
# Somebody else changed it meanwhile; $name is what was chosen.
ranking-stands-now = { $name } stands here now

ranking-choose-tiebreakers = Choose tie-breakers from the lists.
ranking-tiebreaker-twice = “{ $name }” is there twice.
ranking-no-tiebreaker = –
