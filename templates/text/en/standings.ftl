### The standings, and by what players are ranked.

# What players are ranked by, within a sentence.
tiebreaker-opponents-win-record = opponents' win records
tiebreaker-victory-points = victory points
tiebreaker-battle-tactics = battle tactics
tiebreaker-battle-tactics-denied = battle tactics denied
tiebreaker-victory-point-differential = victory point difference
tiebreaker-strength-of-schedule = strength of schedule
tiebreaker-strength-of-victory = strength of victory
tiebreaker-head-to-head = head to head
tiebreaker-extended-strength-of-schedule = extended strength of schedule
tiebreaker-tournament-points = { -tournament-points }
tiebreaker-opponents-tournament-points = opponents' { -tournament-points }
tiebreaker-soft-scores = soft scores
tiebreaker-grand-strategies = grand strategies completed
tiebreaker-match-points = match points
tiebreaker-game-points = game points
tiebreaker-games-won = games won
tiebreaker-battles-differential = victory point difference of all games
tiebreaker-battles-victory-points = victory points of all games
tiebreaker-opponents-match-points = opponents' match points
