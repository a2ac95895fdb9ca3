### Standings: the table, why someone is placed where they are, and how a round changed a place.

# 1st, 22nd, 113th: $place is the number.
place-ordinal = { NUMBER($place, type: "ordinal") ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
}

# Each within a sentence; .short stands before its value in a narrow row; .head is its column heading (the column is as wide as the longest word); .title heads its breakdown;
# .label is the option in a list; .explained says how it is worked out.
tiebreaker-opponents-win-record = opponents' wins
    .short = opponents
    .head = Opponents' wins
    .title = Opponents' wins
    .label = Opponents' wins
    .explained = The total of beaten opponents' win records; drawn opponents count half. If tied, the total for all opponents.
tiebreaker-victory-points = { -points }
    .short = points
    .head = { -points-title }
    .title = { -points-title }
    .label = { -points-title }
    .explained = Total { -points } scored.
tiebreaker-battle-tactics = battle tactics
    .short = tactics
    .head = Tactics
    .title = Battle tactics
    .label = Battle tactics completed
    .explained = Total battle tactics completed.
tiebreaker-battle-tactics-denied = battle tactics denied
    .short = denied
    .head = Tactics denied
    .title = Battle tactics denied
    .label = Battle tactics denied
    .explained = Battle tactics opponents didn't complete, out of five each battle.
tiebreaker-victory-point-differential = point difference
    .short = difference
    .head = Point difference
    .title = Point difference
    .label = Point difference
    .explained = { -points-title } scored minus those of opponents.
tiebreaker-strength-of-schedule = strength of schedule
    .short = schedule
    .head = Strength of schedule
    .title = Strength of schedule
    .label = Strength of schedule
    .explained = Average win record of all opponents.
tiebreaker-floored-schedule = strength of schedule, a third or more each
    .short = schedule
    .head = Schedule, ⅓ or more
    .title = Strength of schedule, a third or more each
    .label = Strength of schedule, a third or more each
    .explained = Average win record of all opponents, each counted as at least a third.
tiebreaker-strength-of-victory = strength of victory
    .short = opponents beaten
    .head = Strength of victory
    .title = Strength of victory
    .label = Strength of victory
    .explained = Total of beaten opponents' win records.
tiebreaker-head-to-head = head to head
    .short = head to head
    .head = Head to head
    .title = Head to head
    .label = Head to head
    .explained = Battles between the tied { -players }, if they have all met.
tiebreaker-extended-strength-of-schedule = extended strength of schedule
    .short = extended schedule
    .head = Extended strength of schedule
    .title = Extended strength of schedule
    .label = Extended strength of schedule
    .explained = Average strength of schedule of all opponents.
tiebreaker-tournament-points = { -tournament-points }
    .short = { -tournament-points }
    .head = { -tournament-points-title }
    .title = { -tournament-points-title }
    .label = { -tournament-points-title }
    .explained = Total { -tournament-points }, including penalties and bonuses.
tiebreaker-opponents-tournament-points = opponents' { -tournament-points }
    .short = opponents
    .head = Opponents' { -tournament-points }
    .title = Opponents' { -tournament-points }
    .label = Opponents' { -tournament-points }
    .explained = Total { -tournament-points } of all opponents, without penalties and bonuses.
tiebreaker-soft-scores = soft scores
    .short = soft scores
    .head = Soft scores
    .title = Soft scores
    .label = Soft scores
    .explained = Points for painting (average of the panel's marks), sportsmanship and the roster.
tiebreaker-grand-strategies = grand strategies completed
    .short = grand strategies
    .head = Grand strategies completed
    .title = Grand strategies completed
    .label = Grand strategies completed
    .explained = Number of grand strategies completed.
tiebreaker-opponents-mean-points = opponents' average { -tournament-points }
    .short = opponents
    .head = Opponents' average
    .title = Opponents' average { -tournament-points }
    .label = Opponents' average { -tournament-points }
    .explained = Average { -tournament-points } of all opponents, without penalties and bonuses.
tiebreaker-victory-point-ratio = victory point ratio
    .short = ratio
    .head = Point ratio
    .title = Victory point ratio
    .label = Victory point ratio
    .explained = { -points-title } scored divided by those of opponents.
tiebreaker-first-value = { -first-value }
    .short = { -first-value }
    .head = { -first-value-title }
    .title = { -first-value-title }
    .label = { -first-value-title }
    .explained = Total { -first-value }.
tiebreaker-first-difference = { -first-value } difference
    .short = { -first-value } difference
    .head = { -first-value-title } difference
    .title = { -first-value-title } difference
    .label = { -first-value-title } difference
    .explained = Total { -first-value } minus the opponents'.
tiebreaker-second-value = { -second-value }
    .short = { -second-value }
    .head = { -second-value-title }
    .title = { -second-value-title }
    .label = { -second-value-title }
    .explained = Total { -second-value }.
tiebreaker-second-difference = { -second-value } difference
    .short = { -second-value } difference
    .head = { -second-value-title } difference
    .title = { -second-value-title } difference
    .label = { -second-value-title } difference
    .explained = Total { -second-value } minus the opponents'.
tiebreaker-third-value = { -third-value }
    .short = { -third-value }
    .head = { -third-value-title }
    .title = { -third-value-title }
    .label = { -third-value-title }
    .explained = Total { -third-value }.
tiebreaker-third-difference = { -third-value } difference
    .short = { -third-value } difference
    .head = { -third-value-title } difference
    .title = { -third-value-title } difference
    .label = { -third-value-title } difference
    .explained = Total { -third-value } minus the opponents'.
tiebreaker-fourth-value = { -fourth-value }
    .short = { -fourth-value }
    .head = { -fourth-value-title }
    .title = { -fourth-value-title }
    .label = { -fourth-value-title }
    .explained = Total { -fourth-value }.
tiebreaker-fourth-difference = { -fourth-value } difference
    .short = { -fourth-value } difference
    .head = { -fourth-value-title } difference
    .title = { -fourth-value-title } difference
    .label = { -fourth-value-title } difference
    .explained = Total { -fourth-value } minus the opponents'.
tiebreaker-match-points = match points
    .short = match points
    .head = Match points
    .title = Match points
    .label = Match points
    .explained = Total match points.
tiebreaker-game-points = game points
    .short = game points
    .head = Game points
    .title = Game points
    .label = Game points
    .explained = Total game points.
tiebreaker-games-won = games won
    .short = games won
    .head = Games won
    .title = Games won
    .label = Games won
    .explained = Games won by the team's players.
tiebreaker-battles-differential = point difference, all games
    .short = difference
    .head = Point difference, all games
    .title = Point difference, all games
    .label = Point difference, all games
    .explained = { -points-title } the team's players scored minus those of their opponents.
tiebreaker-battles-victory-points = { -points }, all games
    .short = points
    .head = { -points-title }, all games
    .title = { -points-title }, all games
    .label = { -points-title }, all games
    .explained = Total { -points } the team's players scored.
tiebreaker-opponents-match-points = opponents' match points
    .short = opponents
    .head = Opponents' match points
    .title = Opponents' match points
    .label = Opponents' match points
    .explained = Total match points of all opponents.

# A value of a tie-breaker. $whole may have a minus, $hundredths has two digits.
tiebreak-value-not-used = –
tiebreak-value-whole = { $points }
tiebreak-value-difference = { NUMBER($points, sign: "always") }
tiebreak-value-share = { $whole }.{ $hundredths }
# $first counts opponents beaten, and drawn ones half; $all counts all of them.
tiebreak-value-two-stages = { $first } (all { $all })
# What sets somebody above the next: $by is a tie-breaker in short, as "points".
standings-decider = { $by } { $value }
standings-decider-all = all opponents { $value }

# Points of a penalty (−5) or a bonus (+3).
standings-signed-points = { NUMBER($points, sign: "always") }

# The part of a record that separates two, after "on".
record-count-major-victories = major victories
record-count-minor-victories = minor victories
record-count-draws = draws
record-count-minor-losses = minor losses
record-count-major-losses = fewer major losses
record-count-wins = wins
record-count-tournament-points = { -tournament-points }
record-count-match-points = match points
record-count-game-points = game points

# Why $name is placed above or below $other; $own and $theirs are what each has of it.
standings-why = { $stands ->
    [above] { $name } is above { $other } { standings-why-by }: { $own } against { $theirs }.
    [below] { $name } is below { $other } { standings-why-by }: { $own } against { $theirs }.
   *[level] { $name } is tied with { $other } { standings-why-by }: { $own } against { $theirs }.
}
# More minor losses rank higher only because both have the same number of losses.
standings-why-by = { $by ->
    [roll-off] by a roll-off
    [cut] by the cut
    [seed-of-cut] on their seed in the cut
    [minor-losses] on minor losses
    [all-opponents] on the wins of all opponents
   *[other] on { $by }
}
# What sets a place above the next, beneath whoever has it: "on opponents' wins: 1.67".
standings-decided = { $own ->
    [none] { standings-why-by }
   *[other] { standings-why-by }: { $own }
}
standings-why-level = { $name } and { $other } are tied on everything.
# $own and $theirs say how far each got in the cut: "won the final".
standings-why-cut = { $stands ->
    [above] { $name } is above { $other } by the cut: { $name } { $own }, { $other } { $theirs }.
    [below] { $name } is below { $other } by the cut: { $name } { $own }, { $other } { $theirs }.
   *[level] { $name } is tied with { $other } in the cut: { $name } { $own }, { $other } { $theirs }.
}
standings-why-not-in-cut = was not in it

# A game in a title: the score and the opponent.
standings-game-against = { $opponent ->
    [none] bye
   *[other] { $own }–{ $theirs } { $opponent }
}
# In the title of a round that someone didn't play.
standings-no-battle = no battle

# How the last round changed the reader's place, and their battle in it. $was is the place before, "9th".
standings-since-round = { $moved ->
    [up-by-victory] Up from { $was }: you { $battle }.
    [up] Up from { $was }: others fell behind. You { $battle }.
    [down-by-defeat] Down from { $was }: you { $battle }.
    [down] Down from { $was }: others passed you. You { $battle }.
    [same] Same place as before. You { $battle }.
   *[first] You { $battle }.
}
# The same for a team; $place is the current one.
standings-since-match = { $moved ->
    [up] Up from { $was }: { $battle }.
    [down] Down from { $was }: { $battle }.
    [same] Same place as before: { $battle }.
   *[first] { $place } after round 1: { $battle }.
}
# The result never breaks across lines.
standings-last-battle = { $opponent ->
    [none] had a bye
   *[other] { $outcome ->
        [won] won { $own }–{ "\u2060" }{ $theirs } against { $opponent }
        [lost] lost { $own }–{ "\u2060" }{ $theirs } against { $opponent }
       *[drawn] drew { $own }–{ "\u2060" }{ $theirs } against { $opponent }
    }
}

# Headings of the columns before the tie-breakers.
standings-tournament-points = { -tournament-points-title }
standings-match-points = Match points
standings-game-points = Game points
standings-counted-tournament-points = { $points ->
    [one] { $points } tournament point
   *[other] { $points } { -tournament-points }
}
standings-counted-match-points = { $points ->
    [one] { $points } match point
   *[other] { $points } match points
}
standings-counted-game-points = { $points ->
    [one] { $points } game point
   *[other] { $points } game points
}
standings-won = Won
standings-drawn = Drawn
standings-lost = Lost
# What the game calls a result.
standings-result-called = { $name }

# What one battle added to a number, or why it added nothing.
trail-amount-whole = { $amount }
trail-amount-share = { $share }
trail-amount-half-of = { $share } (half, for a draw)
trail-amount-left-out = not counted: { $why }
left-out-reason-bye = a bye has no opponent
left-out-reason-spare = battles against the spare player don't count here
left-out-reason-not-beaten = only beaten and drawn opponents count
left-out-reason-no-battle = soft scores come from the desk, not from battles
left-out-reason-not-level = only counts when tied players have all met

# How a battle ended that was not played out.
standings-left-during-the-game = left during the battle
standings-did-not-come = no-show
standings-adjudicated = by ruling

# The detail that puts one record above another that reads the same.
# The head of a column.
standings-major-victories = Major victories
standings-of-which-major = { $count } major
standings-of-which-minor = { $count } minor
standings-of-which-minor-losses = { $count ->
    [one] { $count } minor loss
   *[other] { $count } minor losses
}

# The page of standings.
standings-title = Standings
standings-heading = { $state ->
    [unplayed] Standings
    [final] Final standings
    [playing] Standings during round { $round }
   *[played] Standings after round { $round }
}
# For staff: what is hidden from players. $a leads to the setting.
standings-hidden-from-players = { $round ->
    [0] Players can't see these standings: <a>hidden by the organiser</a>.
   *[other] Players can't see results after round { $round }: <a>hidden by the organiser</a>.
}
# The same for players.
standings-kept-for-later = { $round ->
    [0] The organiser has hidden the standings. They appear here when the organiser shows them.
   *[other] The organiser has hidden the standings after round { $round }. Rounds up to { $round } stay public. The rest appears here when the organiser shows it.
}
# $at is when the first round is planned.
standings-no-round-yet = { $at ->
    [none] No rounds played yet
   *[other] Round 1: { $at }
}
    .about = Places, results and points appear here as rounds are played.
standings-battles-missing = { $count ->
    [one] { $count } battle has no result yet.
   *[other] { $count } battles have no result yet.
}
standings-battles-missing-at-the-end = { $count ->
    [one] { $count } battle never got a result.
   *[other] { $count } battles never got a result.
}
standings-of-teams = Team standings
standings-search = Name or number
standings-find = Search
standings-after-round = After round { $round }
standings-nobody-found = Nothing found for “{ $name }”. <a>Show all</a>

# The reader's own place, when it may change or is on another page of the list. $place is "7th".
standings-own-place = { $changes ->
    [true] Your place during round { $round }: { $place }
   *[false] Your place after round { $round }: { $place }
}
standings-own-place-elsewhere = { $changes ->
    [true] Your place during round { $round }: { $place }. <a>Show me</a>
   *[false] Your place after round { $round }: { $place }. <a>Show me</a>
}

# The table.
standings-place = Place
standings-moved = Change
standings-player = Player
standings-faction = Faction
# Wins, draws, losses.
standings-record = W–D–L
standings-moved-up = { $count }<unseen> up</unseen>
standings-moved-down = { $count }<unseen> down</unseen>
standings-shared = tied
standings-settled-by-dice = Settled by dice: { $dice }
# Beside the reader's own name.
standings-you = you
standings-gone = withdrawn
# Points from the chart; $correction is the part that comes from penalties and bonuses.
standings-row-points = { $correction ->
    [0] <b>{ $points }</b> { -tournament-points }
   *[other] <b>{ $points }</b> ({ NUMBER($correction, sign: "always") }) { -tournament-points }
}

# Below the table, a sentence each.
standings-legend = { $missed ->
    [true] <win>W</win> win, <draw>D</draw> draw, <loss>L</loss> loss, <missing>–</missing> no battle.
   *[false] <win>W</win> win, <draw>D</draw> draw, <loss>L</loss> loss.
}
standings-legend-graded = { $missed ->
    [true] <win>W</win> major victory, <won>W</won> minor victory, <draw>D</draw> draw, <loss>L</loss> loss, <missing>–</missing> no battle.
   *[false] <win>W</win> major victory, <won>W</won> minor victory, <draw>D</draw> draw, <loss>L</loss> loss.
}
standings-legend-major-first = More major victories rank higher.
standings-legend-cut = { -players-title } in the cut rank above all others.
# What is within <wide> is hidden on phones, which show no tie-breakers.
standings-legend-name = Tap a name to see their battles and place. A box marks what puts a player above the next.
standings-legend-corrections = In brackets: penalties and bonuses, already included.
standings-legend-shared = =: tied.
standings-legend-dice = ⚄: settled by dice.

# The page that says why someone is placed where they are.
standings-why-title = { $name }: { place-ordinal }
standings-why-heading = { $shared ->
    [true] { $name }: tied { place-ordinal }
   *[false] { $name }: { place-ordinal }
}
standings-all = All standings
standings-why-dice = Tie settled by dice: { $dice }.
standings-why-left = <badge>withdrawn</badge> Their results stand.
standings-in-the-cut = In the cut
standings-battles = Battles
standings-round = Round
standings-against = Against
standings-outcome = Result
standings-tactics = Tactics
standings-opponents-record = Opponent's wins
# $won may be 2½.
standings-win-record = { $won } of { $games }
standings-record-not-counted = not counted
standings-opponent = { $kind ->
    [bye] a bye
    [spare] { $name } (spare player)
   *[ranked] { $name }
}
standings-corrections = Penalties and bonuses
# A penalty or a bonus: −5 battle points: late list (from round 2)
standings-correction = { $round ->
    [0] <strong>{ NUMBER($points, sign: "always") } { -tournament-points }</strong>: { $reason } <soft>(from the start)</soft>
   *[other] <strong>{ NUMBER($points, sign: "always") } { -tournament-points }</strong>: { $reason } <soft>(from round { $round })</soft>
}
standings-what-decides = What decides, in order
standings-results = Results
# Several of: Major victory 2
standings-result-counts = { $results }
standings-result-count = { $title } { $count }
standings-trail = { $title }: <strong>{ $value }</strong>
# $exact is a fraction, where the value above is rounded.
standings-trail-explained = { $exact ->
    [none] { $explained }
   *[other] { $explained } Exact value: { $exact }.
}
# What one battle added: $all is the amount if every opponent counted.
standings-trail-step = { $all ->
    [none] { standings-trail-battle }: <strong>{ $amount }</strong>
   *[other] { standings-trail-battle }: <strong>{ $amount }</strong>; all opponents: <strong>{ $all }</strong>
}
standings-trail-battle = { $won ->
    [none] Round { $round }, { $opponent }
   *[other] Round { $round }, { $opponent } (won { $won } of { $games })
}
standings-nothing-to-see = No standings yet.

# Standings of teams.
standings-help-for-teams = Help for teams
standings-of-players = Player standings
standings-matches-missing = { $count ->
    [one] { $count } match has no result yet.
   *[other] { $count } matches have no result yet.
}
standings-matches-missing-at-the-end = { $count ->
    [one] { $count } match never got a result.
   *[other] { $count } matches never got a result.
}
standings-search-teams = Team or number
standings-own-team-place = Your team is { place-ordinal }. <a>Show me</a>
standings-team = Team
standings-club = Club
# $points is "2 match points", $record 2–0–1.
standings-record-with-points = { $points }, { $record }
standings-record-alone = { $record }
standings-no-team-found = Nothing found. Check the spelling.
standings-legend-teams = { $missed ->
    [true] <win>W</win> win, <draw>D</draw> draw, <loss>L</loss> loss, <missing>–</missing> no match.
   *[false] <win>W</win> win, <draw>D</draw> draw, <loss>L</loss> loss.
}
standings-legend-teams-graded = { $missed ->
    [true] <win>W</win> major victory, <won>W</won> minor victory, <draw>D</draw> draw, <loss>L</loss> loss, <missing>–</missing> no match.
   *[false] <win>W</win> major victory, <won>W</won> minor victory, <draw>D</draw> draw, <loss>L</loss> loss.
}
standings-legend-team = Tap a team to see its matches<wide>. A box marks what puts a team above the next</wide>.
