### The pack of an event: everything that a player should know, in chapters. It stands on the event's page and on paper.
### Much of it is a label and what is set; $rounds are numbers of rounds.

# Several lines, or several sentences of one paragraph.
pack-lines = { LIST($lines, type: "line") }
# Names, and what a game's own file says: nobody translates them.
pack-names = { $names }
pack-given = { $given }

pack-title = The pack
# The whole of it on paper.
pack-as-pdf = This page as PDF

# Its chapters.
pack-topic-when-and-where = When and where
pack-topic-timetable = Timetable
pack-topic-the-game = The game
pack-topic-rosters = Rosters
pack-topic-the-day = The day
pack-topic-teams = Teams
pack-topic-pairs = Pairs
pack-topic-pairing-and-ranking = Pairing and ranking
pack-topic-tickets-food-and-prizes = Tickets, food and prizes
pack-topic-people = People
pack-topic-the-place = The place

# When: the first of several days leaves out what the last one says as well, its year or its month and year.
pack-day = { DATETIME($first, style: "weekday") }
pack-days = { $within ->
    [month] { DATETIME($first, style: "weekday-in-month") } to { DATETIME($last, style: "weekday") }
    [year] { DATETIME($first, style: "weekday-in-year") } to { DATETIME($last, style: "weekday") }
   *[none] { DATETIME($first, style: "weekday") } to { DATETIME($last, style: "weekday") }
}

# The game.
pack-system-changed = { $name }, as changed for this event
# In inches; $features: how many stand on it.
pack-battlefield = { $features ->
    [none] { $short } × { $long } inches
    [one] { $short } × { $long } inches, { $features } terrain feature
   *[other] { $short } × { $long } inches, { $features } terrain features
}
pack-terrain-by = { $by ->
    [organiser] The organiser: it stands on the tables.
    [players] The players.
   *[each-half] Each player half of it.
}
# Who places it.
pack-terrain-by-organiser = The organiser sets it up.
pack-terrain-preset = The preset layout of the { -mission }.
pack-terrain-after-roll-off = Attacker and defender place it after a roll-off.
pack-terrain-by-both = The two players place it.
# $sizes are pack-terrain-of-size.
pack-terrain-recommended = Recommended: { LIST($sizes, type: "and") }.
pack-terrain-of-size = { $count } { $name }
# In inches.
pack-terrain-distances = Each feature stands more than { $edge } inches from the edge, more than { $objectives } inches from objectives and more than { $others } inches from other features.
pack-chess-clocks = Used. A player out of time may only make save rolls and remove slain models.
pack-deployment = Deployment
pack-terrain-kinds = Kinds of terrain
# How large what is of each size is at most; $sizes are pack-terrain-size.
pack-terrain-sizes = { LIST($sizes, type: "semicolon") }; larger: large
pack-terrain-size = { $name }: up to { $short } × { $long } inches
pack-terrain-types = Types, agreed on before the battle: { $types }
pack-command-points = Command points
pack-command-points-told = { $each } each battle round, { $more } more for the underdog. What is left at its end is lost.
pack-missions = { -missions-title }
pack-missions-by-dice = Drawn by two dice each round, shown with the pairings.
pack-missions-secret = Fixed; told with each round's pairings.
pack-mission-of-round = Round { $round }: { $mission }
pack-twists = Twists
# What makes a mission unlike the others.
pack-twist = { $mission }: { $twist }

# Rosters: where they are shown, and to whom.
pack-rosters-are = { $policy ->
    [at-table] shown at the table.
    [closed] handed in here, and seen by staff alone.
   *[open] handed in here, and open to all players from the moment below.
}
pack-season = Season
pack-not-allowed = Not allowed
pack-counted = Publications that count
pack-left-out = Publications that do not count
pack-left-out-kind = All { $kind }: { $reason }
pack-left-out-publication = { $published ->
    [none] { $title }: { $reason }
   *[other] { $title } ({ DATETIME($published, style: "weekday") }): { $reason }
}
pack-played-without = Played without
pack-lowered-rules = Rules that count for less
pack-lowered-rule = { $rule } ({ $title }): { $severity }. { $reason }
pack-prices = Prices of this event
# What a unit costs here: $change is "110 points, not 120" or the like, $faction is none of a Regiment of Renown.
pack-price = { $faction ->
    [none] { $name } (Regiment of Renown): { $change }. { $reason }
   *[other] { $name } ({ $faction }): { $change }. { $reason }
}

# The day: how long a round is, and how many $between minutes are between two.
pack-rounds = { $between ->
    [one] { $rounds } of { $hours } h { $minutes }, with { $between } minute between
   *[other] { $rounds } of { $hours } h { $minutes }, with { $between } minutes between
}

# Pairing and ranking.
pack-pairing = Pairing
pack-ranking = Ranking
# By what players are ranked before any tie-breaker.
pack-ranking-by = { $scoring ->
    [graded] By major victories, minor victories, draws, minor losses, then fewer major losses.
    [plain] By wins, then draws.
    [points] By { -tournament-points }.
    [match-points] By match points.
   *[game-points] By game points: no match is won.
}
pack-tiebreakers = Tie-breakers
pack-tiebreaker = { $number }. { $tiebreaker }
pack-ranking-changes = Changed after round 1
pack-bye-value = A bye counts as
# $bye: what a bye counts, with a capital.
pack-bye-value-told = { $bye }.

# How rounds are drawn, sentence by sentence.
pack-pairing-first = The first round is random.
pack-pairing-later = { $scoring ->
    [points] Later rounds pair players of the same { -tournament-points }, or of the nearest, then by lot.
    [game-points] Later rounds pair teams of the same game points, or of the nearest, then by lot.
    [match-points] Later rounds pair teams of the same record, then of the same win path, then by lot.
   *[graded] Later rounds pair players of the same record, then of the same win path, then by lot.
}
pack-pairing-by-results = { $scoring ->
    [points] { $rounds ->
        [one] Round { $rounds } pairs players of the same { -tournament-points }, or of the nearest, then by lot.
       *[other] Rounds { LIST($rounds, type: "and") } pair players of the same { -tournament-points }, or of the nearest, then by lot.
    }
    [game-points] { $rounds ->
        [one] Round { $rounds } pairs teams of the same game points, or of the nearest, then by lot.
       *[other] Rounds { LIST($rounds, type: "and") } pair teams of the same game points, or of the nearest, then by lot.
    }
    [match-points] { $rounds ->
        [one] Round { $rounds } pairs teams of the same record, then of the same win path, then by lot.
       *[other] Rounds { LIST($rounds, type: "and") } pair teams of the same record, then of the same win path, then by lot.
    }
   *[graded] { $rounds ->
        [one] Round { $rounds } pairs players of the same record, then of the same win path, then by lot.
       *[other] Rounds { LIST($rounds, type: "and") } pair players of the same record, then of the same win path, then by lot.
    }
}
pack-pairing-random = { $rounds ->
    [one] Round { $rounds } is drawn by lot alone.
   *[other] Rounds { LIST($rounds, type: "and") } are drawn by lot alone.
}
pack-pairing-seeded = { $rounds ->
    [one] Round { $rounds } is seeded: the upper half of the seeds meets the lower half, in order.
   *[other] Rounds { LIST($rounds, type: "and") } are seeded: the upper half of the seeds meets the lower half, in order.
}
pack-pairing-accelerated = { $rounds ->
    [one] Round { $rounds } is accelerated: for the draw alone, the upper half of the seeds counts as a win ahead.
   *[other] Rounds { LIST($rounds, type: "and") } are accelerated: for the draw alone, the upper half of the seeds counts as a win ahead.
}
pack-pairing-list = { $rounds ->
    [one] Round { $rounds } is paired from the organiser's list; whoever is not on it is drawn.
   *[other] Rounds { LIST($rounds, type: "and") } are paired from the organiser's list; whoever is not on it is drawn.
}
pack-pairing-standing = { $rounds ->
    [one] In round { $rounds }, the first of the standings meets the second, the third the fourth, and so on.
   *[other] In rounds { LIST($rounds, type: "and") }, the first of the standings meets the second, the third the fourth, and so on.
}
pack-pairing-round-robin = { $rounds ->
    [one] Round { $rounds } is a round robin: everybody meets somebody new, until all have met.
   *[other] Rounds { LIST($rounds, type: "and") } are a round robin: everybody meets somebody new, until all have met.
}
# In groups of about $size.
pack-pairing-round-robin-in-groups = { $rounds ->
    [one] Round { $rounds } is a round robin in groups of about { $size }: everybody meets somebody new of the group, until all have met. Whoever has nobody of the group left to meet while others still play meets somebody new of another group who has nobody left either, or else has a bye.
   *[other] Rounds { LIST($rounds, type: "and") } are a round robin in groups of about { $size }: everybody meets somebody new of the group, until all have met. Whoever has nobody of the group left to meet while others still play meets somebody new of another group who has nobody left either, or else has a bye.
}
# The best $size of the standings play a single elimination.
pack-pairing-cut = { $rounds ->
    [one] Round { $rounds } is a cut of the best { $size } to single elimination: by the standings before it the first meets the last, winners meet winners, and after a draw the higher seed goes on.
   *[other] Rounds { LIST($rounds, type: "and") } are a cut of the best { $size } to single elimination: by the standings before it the first meets the last, winners meet winners, and after a draw the higher seed goes on.
}
pack-pairing-cut-byes = { $byes ->
    [one] The first has no battle in its first round.
   *[other] The first { $byes } have no battle in its first round.
}
pack-pairing-cut-third-place = Those who lose the semi-finals play for third place.
pack-pairing-cut-places = The first { $size } places come from the bracket.
pack-pairing-cut-others = { $scoring ->
    [points] Everybody else plays on by { -tournament-points }.
    [game-points] Everybody else plays on by game points.
   *[graded] Everybody else plays on by record and win path.
}
pack-pairing-nobody-twice = Nobody meets twice while that can be avoided.
pack-pairing-clubs-apart = { $rounds ->
    [one] Club mates are kept apart in round { $rounds }.
   *[other] Club mates are kept apart in rounds { LIST($rounds, type: "and") }.
}
pack-pairing-clubs-if-nothing-lost = { $rounds ->
    [one] In round { $rounds } club mates are kept apart where nothing else is lost by it.
   *[other] In rounds { LIST($rounds, type: "and") } club mates are kept apart where nothing else is lost by it.
}

# The seeds that all lots come from: promised before the first round, told when they foretell nothing any more. $promise is
# a SHA-256, $seed a number.
pack-seed = Seed of the draws
pack-seed-told = { $seed }. Before the first round its SHA-256 stood here: { $promise }. With it and the event file anybody can draw every round again: muster pair.
# With dice for missions it foretells until the last round.
pack-seed-promised = { $dice ->
    [true] Fixed when the event was made. Its SHA-256 is { $promise }; the seed itself stands here when the last round is published. All lots and dice come from it.
   *[false] Fixed when the event was made. Its SHA-256 is { $promise }; the seed itself stands here when the first round is published. All lots and dice come from it.
}
pack-seeds = Seeds of the draws
pack-seeds-when-published = Each round has its own, shown here once the round is published.
pack-draft-seeds = Seeds of the captains' lots
pack-draft-seeds-when-closed = Each round has its own, shown here once the round is closed.
pack-seeds-promise = SHA-256 of the seed of round 1: { $promise }.
# $told are pack-seed-of-round.
pack-seeds-told = Told so far: { $told }. To check a later one, take the first 16 digits of its SHA-256 as a number and halve it: that is the seed of the round before.
pack-seed-of-round = round { $round }: { $seed }

# Tickets, food and prizes.
pack-awards = Awards
# An award: who gets it, and what goes with it.
pack-award = { $prize ->
    [none] { $title }: { $decided }
   *[other] { $title }: { $decided }; { $prize }
}
pack-award-place = { place-ordinal } in the standings
pack-award-place-of-players = { place-ordinal } among the players
pack-award-best-in-faction = highest place with { $faction }
pack-award-best-in-alliance = highest place with { $alliance }
pack-award-by-vote = the players vote
pack-award-by-paint = highest marks for paint
pack-award-chosen = the organisers decide, or the players vote
pack-soft-scores = Soft scores
# $given: what is given beside the battles, and the most of it.
pack-soft-scores-count = { $given }. They count in the ranking.
pack-soft-scores-do-not-count = { $given }. They do not count in the ranking.
pack-soft-painting = painting up to { $most }
pack-soft-sportsmanship = sportsmanship up to { $most }
pack-soft-lists = a list in time up to { $most }

# People.
pack-judges = Judges
pack-judges-named = { $names }. A judge's word is final for that game.

# How teams or pairs play.
pack-played-by = Played by
# $entrants is "Pairs: two people, one battle".
pack-played-by-pairs = { $entrants }, one place.
# $beside: who belongs to a team beside those who play.
pack-played-by-teams = { $beside ->
    [none] Teams of { $size }.
   *[other] Teams of { $size }, with up to { LIST($beside, type: "and") } beside them.
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
pack-who-plays-whom = Who plays whom
# $method is how the battles of a match are made, $minutes how long a step of it takes.
pack-draft = { $minutes ->
    [none] { $method }.
    [one] { $method }. Each step takes { $minutes } minute at most; then what is missing is drawn by lot.
   *[other] { $method }. Each step takes { $minutes } minutes at most; then what is missing is drawn by lot.
}
pack-tables-of-match = Tables of a match
pack-tables-of-match-told = { $choice }.
pack-played-at-tables = What is played at each table
pack-missions-of-round = Round { $round }: { $missions }
pack-missions-by-table = By table: { $missions }
pack-battle-is-worth = A battle is worth
# Own points first, then the opponent's: 20:0.
pack-worth-by-outcome = A major victory { $major-own }:{ $major-theirs }, a victory { $minor-own }:{ $minor-theirs }, a draw { $draw }:{ $draw } game points.
    .logged = A major victory { $major-own }:{ $major-theirs }, a victory { $minor-own }:{ $minor-theirs }, a draw { $draw }:{ $draw } game points
# $bands are pack-worth-band.
pack-worth-by-difference = Game points by the difference of victory points: { $bands }.
    .logged = Game points by the difference of victory points: { $bands }
pack-worth-band = { $to ->
    [none] { $from } and more { $winner }:{ $loser }
   *[other] { $from }–{ $to } { $winner }:{ $loser }
}
pack-worth-of-the-game = The tournament points of the game’s own chart.
    .logged = The tournament points of the game’s own chart
pack-worth-wins = A game won is one point.
    .logged = A game won is one point
pack-match-is-won = A match is won
pack-won-by-majority = By whoever has won more games.
    .logged = By whoever has won more games
pack-won-by-window = With { $from } game points; else it is drawn.
    .logged = With { $from } game points; else it is drawn
# Each side for itself.
pack-won-by-cut-off = At least { $two-from } game points are 2 match points, at most { $none-to } are 0, anything else 1.
    .logged = At least { $two-from } game points are 2 match points, at most { $none-to } are 0, anything else 1
pack-won-never = Not at all: game points are all there is.
    .logged = Not at all: game points are all there is
pack-sum-limits = The sum counts as { $floor } at least and { $cap } at most.
pack-across-rosters = Across the rosters
# $rule: what the rosters of a team may have in common.
pack-roster-rule = { $rule }.
pack-cap-unit = No unit above { $most } points.
pack-cap-monster = No monster above { $most } points.
pack-cap-reinforced = No reinforced unit above { $most } points.
pack-cap-together = The rosters of a pair have { $most } points at most together.
pack-rosters-to-check = Rosters to check
pack-checks = { $checks ->
    [one] Each team checks the rosters of one other.
   *[other] Each team checks the rosters of { $checks } others.
}
