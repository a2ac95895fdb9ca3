### The pack of an event: everything a player should know, in chapters, on the event's page and on paper.
### Most of it is a label and a setting. $rounds are numbers of rounds.

# Several lines.
pack-lines = { LIST($lines, type: "line") }
# Names, and text from a game's own file: not translated.
pack-names = { $names }
pack-given = { $given }

pack-title = Pack
# The whole pack as a PDF.
pack-as-pdf = Download PDF

# Its chapters.
pack-topic-when-and-where = When and where
pack-topic-timetable = Timetable
pack-topic-the-game = Game
pack-topic-rosters = Rosters
pack-topic-the-day = On the day
pack-topic-teams = Teams
pack-topic-pairs = Pairs
pack-topic-pairing-and-ranking = Pairing and ranking
pack-topic-tickets-food-and-prizes = Tickets, food and prizes
pack-topic-people = People
pack-topic-the-place = At the venue

# When: the first of several days leaves out its year, or its month and year, where the last day has the same.
pack-day = { DATETIME($first, style: "weekday") }
pack-days = { $within ->
    [month] { DATETIME($first, style: "weekday-in-month") } to { DATETIME($last, style: "weekday") }
    [year] { DATETIME($first, style: "weekday-in-year") } to { DATETIME($last, style: "weekday") }
   *[none] { DATETIME($first, style: "weekday") } to { DATETIME($last, style: "weekday") }
}

# The game.
pack-system-changed = { $name }, modified for this event
# In inches; $features: how many terrain features there are.
pack-battlefield = { $features ->
    [none] { $short } × { $long } inches
    [one] { $short } × { $long } inches, { $features } terrain feature
   *[other] { $short } × { $long } inches, { $features } terrain features
}
pack-terrain-by = { $by ->
    [organiser] The organiser. It's already on the tables.
    [players] The players.
   *[each-half] Each player brings half.
}
# Who places it.
pack-terrain-by-organiser = The organiser sets it up.
pack-terrain-preset = Preset layout of the { -mission }.
pack-terrain-after-roll-off = Attacker and defender place it after a roll-off.
pack-terrain-by-both = The two players place it.
# $sizes are pack-terrain-of-size.
pack-terrain-recommended = Recommended: { LIST($sizes, type: "and") }.
pack-terrain-of-size = { $count } { $name }
# In inches.
pack-terrain-distances = Each feature is more than { $edge } inches from the edge, more than { $objectives } inches from objectives and more than { $others } inches from other features.
pack-chess-clocks = Used. A player out of time may only roll saves and remove slain models.
pack-deployment = Deployment
pack-terrain-kinds = Terrain types
# The largest features of each size; $sizes are pack-terrain-size.
pack-terrain-sizes = { LIST($sizes, type: "semicolon") }; anything bigger: large
pack-terrain-size = { $name }: up to { $short } × { $long } inches
pack-terrain-types = Types, to agree before the battle: { $types }
pack-command-points = Command points
pack-command-points-told = { $each } each battle round, plus { $more } for the underdog. Unspent points are lost.
pack-missions = { -missions-title }
pack-missions-by-dice = Rolled with two dice each round, shown with the pairings.
pack-missions-secret = Fixed, shown with each round's pairings.
pack-mission-of-round = Round { $round }: { $mission }
pack-twists = Twists
# What makes a mission different from the others.
pack-twist = { $mission }: { $twist }

# Who sees the rosters. $has-time is whether it is set from when on.
pack-rosters-are = { $policy ->
    [at-table] Shown at the table.
    [closed] Handed in here. Only staff see them.
   *[open] { $has-time ->
        [true] Handed in here. All players see them from the time below.
       *[false] Handed in here. All players see them later.
    }
}
pack-season = Season
# $word is what the game calls it: "Force Disposition". $mission: what both players' choices give each of them.
pack-declared = Each roster has one line with “{ $word }:” and one of { LIST($names, type: "comma") }. Both players' choices give each player's { $mission }.
pack-left-out-kind = All { $kind }: { $reason }
pack-left-out-publication = { $published ->
    [none] { $title }: { $reason }
   *[other] { $title } ({ DATETIME($published, style: "weekday") }): { $reason }
}
pack-lowered-rule = { $rule } ({ $title }): { $severity }. { $reason }
# What a unit costs here: $change is "110 points, not 120" or similar. A Regiment of Renown has no $faction.
pack-price = { $faction ->
    [none] { $name } (Regiment of Renown): { $change }. { $reason }
   *[other] { $name } ({ $faction }): { $change }. { $reason }
}

# How long a round is, and the $between minutes from one to the next.
pack-rounds = { $rounds ->
    [one] { $rounds } round of { $hours } h { $minutes }
   *[other] { $between ->
        [0] { $rounds } rounds of { $hours } h { $minutes }, no breaks
       *[other] { $rounds } rounds of { $hours } h { $minutes }, { $between }-minute breaks
    }
}

# Pairing and ranking.
pack-pairing = Pairing
# $by-difference: it is points that are compared, not games.
pack-results = { $by-difference ->
    [true] Results by point difference
   *[false] Results
}
pack-ranking = Ranking
# What players are ranked by before any tie-breaker.
pack-ranking-by = { $scoring ->
    [graded] Major victories, then minor victories, draws, minor losses, and fewest major losses.
    [plain] Wins, then draws.
    [points] { -tournament-points-title }.
    [match-points] Match points.
   *[game-points] Game points. Matches have no winner.
}
pack-tiebreakers = Tie-breakers
pack-tiebreaker = { $number }. { $tiebreaker }
pack-ranking-changes = Ranking changes
pack-bye-value = A bye counts as
# $bye: what a bye counts as, with a capital.
pack-bye-value-told = { $bye }.

# How rounds are paired, sentence by sentence.
pack-pairing-first = Round 1 is random.
pack-pairing-later = { $scoring ->
    [points] Later rounds pair players with the same or closest { -tournament-points }, then at random.
    [game-points] Later rounds pair teams with the same or closest game points, then at random.
    [match-points] Later rounds pair teams with the same record, then the same win path, then at random.
   *[graded] Later rounds pair players with the same record, then the same win path, then at random.
}
pack-pairing-by-results = { $scoring ->
    [points] { $rounds ->
        [one] Round { $rounds } pairs players with the same or closest { -tournament-points }, then at random.
       *[other] Rounds { LIST($rounds, type: "and") } pair players with the same or closest { -tournament-points }, then at random.
    }
    [game-points] { $rounds ->
        [one] Round { $rounds } pairs teams with the same or closest game points, then at random.
       *[other] Rounds { LIST($rounds, type: "and") } pair teams with the same or closest game points, then at random.
    }
    [match-points] { $rounds ->
        [one] Round { $rounds } pairs teams with the same record, then the same win path, then at random.
       *[other] Rounds { LIST($rounds, type: "and") } pair teams with the same record, then the same win path, then at random.
    }
   *[graded] { $rounds ->
        [one] Round { $rounds } pairs players with the same record, then the same win path, then at random.
       *[other] Rounds { LIST($rounds, type: "and") } pair players with the same record, then the same win path, then at random.
    }
}
pack-pairing-random = { $rounds ->
    [one] Round { $rounds } is paired at random.
   *[other] Rounds { LIST($rounds, type: "and") } are paired at random.
}
pack-pairing-seeded = { $rounds ->
    [one] Round { $rounds } is seeded: the top half of the seeds plays the bottom half, in order.
   *[other] Rounds { LIST($rounds, type: "and") } are seeded: the top half of the seeds plays the bottom half, in order.
}
pack-pairing-accelerated = { $rounds ->
    [one] Round { $rounds } is accelerated: for pairing only, the top half of the seeds starts one win up.
   *[other] Rounds { LIST($rounds, type: "and") } are accelerated: for pairing only, the top half of the seeds starts one win up.
}
pack-pairing-list = { $rounds ->
    [one] Round { $rounds } is paired from the organiser's list; everyone else is paired automatically.
   *[other] Rounds { LIST($rounds, type: "and") } are paired from the organiser's list; everyone else is paired automatically.
}
pack-pairing-standing = { $rounds ->
    [one] Round { $rounds } is paired by the standings: first plays second, third plays fourth, and so on.
   *[other] Rounds { LIST($rounds, type: "and") } are paired by the standings: first plays second, third plays fourth, and so on.
}
pack-pairing-round-robin = { $rounds ->
    [one] Round { $rounds } is a round robin: everyone plays someone new until all have met.
   *[other] Rounds { LIST($rounds, type: "and") } are a round robin: everyone plays someone new until all have met.
}
# In groups of about $size.
pack-pairing-round-robin-in-groups = { $rounds ->
    [one] Round { $rounds } is a round robin in groups of about { $size }: everyone plays someone new in their group until all have met. Anyone who finishes their group early plays someone new from another group who has finished too, or gets a bye.
   *[other] Rounds { LIST($rounds, type: "and") } are a round robin in groups of about { $size }: everyone plays someone new in their group until all have met. Anyone who finishes their group early plays someone new from another group who has finished too, or gets a bye.
}
# The top $size of the standings play a single elimination.
pack-pairing-cut = { $rounds ->
    [one] Round { $rounds } is a single-elimination cut to the top { $size }, seeded by the standings before it: first plays last, and winners play winners. After a draw, the higher seed advances.
   *[other] Rounds { LIST($rounds, type: "and") } are a single-elimination cut to the top { $size }, seeded by the standings before it: first plays last, and winners play winners. After a draw, the higher seed advances.
}
pack-pairing-cut-byes = { $byes ->
    [one] The top seed skips the first round of the cut.
   *[other] The top { $byes } seeds skip the first round of the cut.
}
pack-pairing-cut-third-place = Semi-final losers play for third place.
pack-pairing-cut-places = The bracket decides the top { $size } places.
pack-pairing-cut-others = { $scoring ->
    [points] Everyone else is paired by { -tournament-points }.
    [game-points] Everyone else is paired by game points.
   *[graded] Everyone else is paired by record and win path.
}
pack-pairing-twice-at-the-end = Rematches are avoided where possible before round { $round }, and allowed in it.
pack-pairing-nobody-twice = Rematches are avoided where possible.
pack-pairing-clubs-apart = { $rounds ->
    [one] Clubmates are kept apart in round { $rounds }.
   *[other] Clubmates are kept apart in rounds { LIST($rounds, type: "and") }.
}
pack-pairing-clubs-if-nothing-lost = { $rounds ->
    [one] In round { $rounds }, clubmates are kept apart unless that makes other pairings worse.
   *[other] In rounds { LIST($rounds, type: "and") }, clubmates are kept apart unless that makes other pairings worse.
}

# The seeds of everything random: promised before the first round, published once they no longer give anything away.
# $promise is a SHA-256, $seed a number.
pack-seed = Random seed
pack-seed-told = { $seed }. SHA-256, published before round 1: { $promise }. To repeat every pairing, use the event file with: muster pair.
# Where dice choose missions, the seed gives something away until the last round.
pack-seed-promised = { $dice ->
    [true] SHA-256: { $promise }. The seed was set when the event was created, and decides everything random, dice included. It appears here when the last round is published.
   *[false] SHA-256: { $promise }. The seed was set when the event was created, and decides everything random, dice included. It appears here when the first round is published.
}
pack-seeds = Random seeds
pack-seeds-when-published = Each round has its own seed, shown here once the round is published.
pack-draft-seeds = Random seeds of the captains' draft
pack-draft-seeds-when-closed = Each round has its own seed, shown here once the round is closed.
pack-seeds-promise = SHA-256 of the seed of round 1: { $promise }.
# $told are pack-seed-of-round.
pack-seeds-told = Shown so far: { $told }. To check a later seed, take the first 16 digits of its SHA-256 as a number and halve it. That is the seed of the round before.
pack-seed-of-round = round { $round }: { $seed }

# Tickets, food and prizes.
pack-awards = Awards
# An award: who gets it, and the prize.
pack-award = { $prize ->
    [none] { $title }: { $decided }
   *[other] { $title }: { $decided }; { $prize }
}
pack-award-place = { place-ordinal } in the standings
pack-award-place-of-players = { place-ordinal } among the players
pack-award-best-in-faction = highest place with { $faction }
pack-award-best-in-alliance = highest place with { $alliance }
pack-award-by-vote = players vote
pack-award-by-paint = highest painting marks
pack-award-chosen = organisers decide or players vote
pack-soft-scores = Soft scores
# $given: the soft scores and the most that each can give.
pack-soft-scores-count = { $given }. These count in the standings.
pack-soft-scores-do-not-count = { $given }. These don't count in the standings.
pack-soft-painting = painting up to { $most }
pack-soft-sportsmanship = sportsmanship up to { $most }
pack-soft-lists = roster on time up to { $most }

# People.
pack-judges = Judges
pack-judges-named = { $names }. A judge's ruling is final for that battle.

# How teams or pairs play.
# $entrants is "Pairs: two players, one battle".
pack-played-by-pairs = { $entrants }, one place.
# $beside: who can be in a team besides its players.
pack-played-by-teams = { $beside ->
    [none] Teams of { $size }.
   *[other] Teams of { $size }, plus up to { LIST($beside, type: "and") }.
}
pack-reserves = { $count ->
    [one] { $count } reserve
   *[other] { $count } reserves
}
pack-coaches = { $count ->
    [one] { $count } coach
   *[other] { $count } coaches
}
pack-assistants = { $count ->
    [one] { $count } assistant
   *[other] { $count } assistants
}
# $method is how the battles of a match are made, $minutes how long a step of it takes.
pack-draft = { $minutes ->
    [none] { $method }.
    [one] { $method }. Each step has { $minutes } minute; missing choices are then made at random.
   *[other] { $method }. Each step has { $minutes } minutes; missing choices are then made at random.
}
pack-tables-of-match-told = { $choice }.
pack-missions-of-round = Round { $round }: { $missions }
pack-missions-by-table = By table: { $missions }
# The winner's points first, then the opponent's: 20–0.
pack-worth-by-outcome = Major victory { $major-own }–{ $major-theirs }, minor victory { $minor-own }–{ $minor-theirs }, draw { $draw }–{ $draw } game points.
    .logged = Major victory { $major-own }–{ $major-theirs }, minor victory { $minor-own }–{ $minor-theirs }, draw { $draw }–{ $draw } game points
# $bands are pack-worth-band.
pack-worth-by-difference = Game points by victory point difference: { $bands }.
    .logged = Game points by victory point difference: { $bands }
pack-worth-band = { $to ->
    [none] { $from } or more: { $winner }–{ $loser }
   *[other] { $from } to { $to }: { $winner }–{ $loser }
}
pack-worth-of-the-game = By the game's tournament points chart.
    .logged = By the game's tournament points chart
pack-worth-wins = 1 point per battle won.
    .logged = 1 point per battle won
pack-won-by-majority = The team that wins more battles.
    .logged = The team that wins more battles
pack-won-by-window = { $from } game points win the match; otherwise it's a draw.
    .logged = { $from } game points win the match; otherwise it's a draw
# Each team separately.
pack-won-by-cut-off = { $two-from } or more game points: 2 match points. { $none-to } or fewer: 0. In between: 1.
    .logged = { $two-from } or more game points: 2 match points. { $none-to } or fewer: 0. In between: 1
pack-won-never = Matches aren't won or lost. Only game points count.
    .logged = Matches aren't won or lost. Only game points count
pack-sum-limits = A team's total counts as at least { $floor } and at most { $cap }.
# $rule: what the rosters of a team can share.
pack-roster-rule = { $rule }.
pack-cap-unit = No unit over { $most } points.
pack-cap-monster = No monster over { $most } points.
pack-cap-reinforced = No reinforced unit over { $most } points.
pack-cap-together = A pair's rosters total at most { $most } points.
pack-checks = { $checks ->
    [one] Each team checks { $checks } other team's rosters.
   *[other] Each team checks { $checks } other teams' rosters.
}
