### Standings: the table, why somebody stands where they do, and what a round did to a place.

# 1st, 22nd, 113th: $place is the number.
place-ordinal = { NUMBER($place, type: "ordinal") ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
}

# Each within a sentence; .head is above its column, which is as wide as its longest word; .title at the head of its trail;
# .label in lists to choose from; .explained how it is worked out.
tiebreaker-opponents-win-record = opponents' win records
    .head = Opponents' wins
    .title = Opponents' win records
    .label = Opponents' win records
    .explained = The win records of the opponents a { -player } has beaten, added up; a drawn opponent counts half. Level on that, the win records of all opponents, added up.
tiebreaker-victory-points = victory points
    .head = Victory points
    .title = Victory points
    .label = Victory points
    .explained = All victory points scored.
tiebreaker-battle-tactics = battle tactics
    .head = Tactics
    .title = Battle tactics
    .label = Battle tactics completed
    .explained = All battle tactics completed.
tiebreaker-battle-tactics-denied = battle tactics denied
    .head = Tactics denied
    .title = Battle tactics denied
    .label = Battle tactics opponents failed
    .explained = The battle tactics, of five in each battle, that opponents did not complete.
tiebreaker-victory-point-differential = victory point difference
    .head = Point difference
    .title = Victory point difference
    .label = Victory point difference
    .explained = Victory points scored, less those of the opponents.
tiebreaker-strength-of-schedule = strength of schedule
    .head = Strength of schedule
    .title = Strength of schedule
    .label = Strength of schedule
    .explained = The mean win record of all opponents.
tiebreaker-strength-of-victory = strength of victory
    .head = Strength of victory
    .title = Strength of victory
    .label = Strength of victory
    .explained = The win records of the opponents a { -player } has beaten, added up.
tiebreaker-head-to-head = head to head
    .head = Head to head
    .title = Head to head
    .label = Head to head
    .explained = The battles among the { -players } who are still level, counted only where each has met every other.
tiebreaker-extended-strength-of-schedule = extended strength of schedule
    .head = Extended strength of schedule
    .title = Extended strength of schedule
    .label = Extended strength of schedule
    .explained = The mean strength of schedule of all opponents.
tiebreaker-tournament-points = { -tournament-points }
    .head = { -tournament-points-title }
    .title = { -tournament-points-title }
    .label = { -tournament-points-title }
    .explained = The { -tournament-points } of all battles, added up, with penalties and bonuses.
tiebreaker-opponents-tournament-points = opponents' { -tournament-points }
    .head = Opponents' { -tournament-points }
    .title = Opponents' { -tournament-points }
    .label = Opponents' { -tournament-points }
    .explained = The { -tournament-points } of all opponents, added up, as they won them: without penalties and bonuses.
tiebreaker-soft-scores = soft scores
    .head = Soft scores
    .title = Soft scores
    .label = Soft scores
    .explained = Points beside the battles: for paint (the mean of the panel's marks), sportsmanship and the list.
tiebreaker-grand-strategies = grand strategies completed
    .head = Grand strategies completed
    .title = Grand strategies completed
    .label = Grand strategies completed
    .explained = The battles in which a { -player } completed the grand strategy.
tiebreaker-match-points = match points
    .head = Match points
    .title = Match points
    .label = Match points
    .explained = The match points of all matches, added up.
tiebreaker-game-points = game points
    .head = Game points
    .title = Game points
    .label = Game points
    .explained = The game points of all matches, added up.
tiebreaker-games-won = games won
    .head = Games won
    .title = Games won
    .label = Games won
    .explained = The games that the team's players have won.
tiebreaker-battles-differential = victory point difference of all games
    .head = Victory point difference of all games
    .title = Victory point difference of all games
    .label = Victory point difference of all games
    .explained = Victory points that the team's players scored, less those of their opponents.
tiebreaker-battles-victory-points = victory points of all games
    .head = Victory points of all games
    .title = Victory points of all games
    .label = Victory points of all games
    .explained = All victory points that the team's players scored.
tiebreaker-opponents-match-points = opponents' match points
    .head = Opponents' match points
    .title = Opponents' match points
    .label = Opponents' match points
    .explained = The match points of all opponents, added up.

# A value of a tie-breaker. $whole may have a minus, $hundredths has two digits.
tiebreak-value-not-used = –
tiebreak-value-whole = { $points }
tiebreak-value-difference = { NUMBER($points, sign: "always") }
tiebreak-value-share = { $whole }.{ $hundredths }

# Points of a penalty (−5) or a bonus (+3).
standings-signed-points = { NUMBER($points, sign: "always") }

# What of a record sets two apart, after "on".
record-count-major-victories = major victories
record-count-minor-victories = minor victories
record-count-draws = draws
record-count-minor-losses = minor losses
record-count-major-losses = fewer major losses
record-count-wins = wins
record-count-tournament-points = { -tournament-points }
record-count-match-points = match points
record-count-game-points = game points

# Why $name stands where they do beside $other; $own and $theirs are what each has of it.
standings-why = { $stands ->
    [above] { $name } is above { $other } { standings-why-by }: { $own } against { $theirs }.
    [below] { $name } is below { $other } { standings-why-by }: { $own } against { $theirs }.
   *[level] { $name } is level with { $other } { standings-why-by }: { $own } against { $theirs }.
}
# More minor losses are better only because the losses of both are as many.
standings-why-by = { $by ->
    [roll-off] by a roll-off
    [cut] by the cut
    [seed-of-cut] on the seed in the cut
    [minor-losses] on how many losses were minor
    [all-opponents] on win records of all opponents
   *[other] on { $by }
}
standings-why-level = { $name } and { $other } are level on everything and share the place.
# How far the cut brought each: "won the final".
standings-why-cut = { $stands ->
    [above] { $name } is above { $other } by the cut: { $name } { $own }, { $other } { $theirs }.
    [below] { $name } is below { $other } by the cut: { $name } { $own }, { $other } { $theirs }.
   *[level] { $name } is level with { $other } by the cut: { $name } { $own }, { $other } { $theirs }.
}
standings-why-not-in-cut = was not in it

# A game in a title: the score and the opponent.
standings-game-against = { $opponent ->
    [none] bye
   *[other] { $own }–{ $theirs } { $opponent }
}
# In the title of a round that somebody was no part of.
standings-no-battle = no battle

# What the last round did to somebody's place, and their battle in it. $was is the place before, "9th".
standings-since-round = { $moved ->
    [up-by-victory] Up from { $was }: you { $battle }.
    [up] Up from { $was }: others fell behind. You { $battle }.
    [down-by-defeat] Down from { $was }: you { $battle }.
    [down] Down from { $was }: others passed you. You { $battle }.
    [same] The same place as before. You { $battle }.
   *[first] You { $battle }.
}
# The same of a team; $place is the one now.
standings-since-match = { $moved ->
    [up] Up from { $was }: { $battle }.
    [down] Down from { $was }: { $battle }.
    [same] The same place as before: { $battle }.
   *[first] { $place } after the first round: { $battle }.
}
# A line does not end within the result.
standings-last-battle = { $opponent ->
    [none] had the bye
   *[other] { $outcome ->
        [won] won { $own }–{ "\u2060" }{ $theirs } against { $opponent }
        [lost] lost { $own }–{ "\u2060" }{ $theirs } against { $opponent }
       *[drawn] drew { $own }–{ "\u2060" }{ $theirs } against { $opponent }
    }
}

# Heads of the columns before the tie-breakers; .within a sentence.
standings-tournament-points = { -tournament-points-title }
    .within = { -tournament-points }
standings-match-points = Match points
    .within = match points
standings-game-points = Game points
    .within = game points
standings-won = Won
standings-drawn = Drawn
standings-lost = Lost
# What the game calls a result.
standings-result-called = { $name }

# What one battle gave to a number, or why it gave nothing.
trail-amount-whole = { $amount }
trail-amount-share = { $share }
trail-amount-half-of = { $share }, drawn opponents count half
trail-amount-left-out = not counted: { $why }
left-out-reason-bye = a bye has no opponent
left-out-reason-spare = games against the spare are not counted here
left-out-reason-not-beaten = only beaten and drawn opponents count
left-out-reason-no-battle = soft scores come from no battle: the desk gives them
left-out-reason-not-level = counts only among players who are level and have all met

# How a battle ended that was not played to its end.
standings-left-during-the-game = left during the game
standings-did-not-come = did not come
standings-adjudicated = adjudicated

# What of a record sets it above another that reads alike.
standings-of-which-major = { $count } major
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
    [playing] Standings in round { $round }
   *[played] Standings after round { $round }
}
# For staff: what is kept from players. $a leads to where it is hidden.
standings-hidden-from-players = { $round ->
    [0] Players do not see any of this: <a>hidden by the organiser</a>.
   *[other] Players do not see what came after round { $round }: <a>hidden by the organiser</a>.
}
# The same for players.
standings-kept-for-later = { $round ->
    [0] The organiser keeps the standings for later.
   *[other] The organiser keeps the standings after round { $round } for later.
}
standings-no-round-yet = No round has been played yet.
standings-battles-missing = { $count ->
    [one] { $count } battle has no result yet: this will change.
   *[other] { $count } battles have no result yet: this will change.
}
standings-battles-missing-at-the-end = { $count ->
    [one] { $count } battle has no result: the event ended without it.
   *[other] { $count } battles have no result: the event ended without them.
}
standings-of-teams = Standings of teams
standings-search = Name or number
standings-find = Find
standings-after-round = After round { $round }
standings-nobody-found = Nobody of that name is ranked.

# The visitor's own place, where it may change or is not on this page of the list. $place is "7th".
standings-own-place = { $changes ->
    [true] Your place so far in round { $round }: { $place }.
   *[false] Your place after round { $round }: { $place }.
}
standings-own-place-elsewhere = { $changes ->
    [true] Your place so far in round { $round }: { $place }: <a>show me there</a>
   *[false] Your place after round { $round }: { $place }: <a>show me there</a>
}

# The table.
standings-place = Place
standings-moved = Moved
standings-player = Player
standings-faction = Faction
# Wins, draws, losses.
standings-record = W–D–L
standings-moved-up = { $count }<unseen> up</unseen>
standings-moved-down = { $count }<unseen> down</unseen>
standings-shared = shared
standings-settled-by-dice = Settled by dice: { $dice }
# Beside the visitor's own name.
standings-you = you
standings-gone = left
# Points of the chart; $correction is what of them penalties and bonuses brought.
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
standings-legend-major-first = Of two records, the one with more major victories stands higher.
standings-legend-cut = The places of the cut come before all others.
# What is within <wide> is left out on phones, which show no tie-breakers.
standings-legend-name = A name leads to the battles its numbers come from<wide>; the number in bold is what decides against the next</wide>.
standings-legend-corrections = In brackets: penalties and bonuses, counted in.
standings-legend-shared = = marks a shared place.
standings-legend-dice = ⚄ marks a place that dice settled.

# The page that tells why somebody stands where they do.
standings-why-title = { $name }: place { $place }
standings-why-heading = { $shared ->
    [true] { $name }: place { $place }, shared
   *[false] { $name }: place { $place }
}
standings-all = All standings
standings-why-dice = This place was shared, and settled by dice: { $dice }.
standings-why-left = <badge>left the event</badge> What was played stands.
standings-in-the-cut = In the cut
standings-battles = Battles
standings-round = Round
standings-against = Against
standings-outcome = Outcome
standings-tactics = Tactics
standings-opponents-record = Opponent's win record
# $won may be 2½.
standings-win-record = { $won } of { $games }
standings-record-not-counted = not counted
standings-opponent = { $kind ->
    [bye] a bye
    [spare] { $name } (spare)
   *[ranked] { $name }
}
standings-corrections = Penalties and bonuses
# A penalty or a bonus: −5 battle points: late list (from round 2 on)
standings-correction = { $round ->
    [0] <strong>{ NUMBER($points, sign: "always") } { -tournament-points }</strong>: { $reason } <soft>(from the beginning)</soft>
   *[other] <strong>{ NUMBER($points, sign: "always") } { -tournament-points }</strong>: { $reason } <soft>(from round { $round } on)</soft>
}
standings-what-decides = What decides, in this order
standings-results = Results
# Several of: Major victory 2
standings-result-counts = { $results }
standings-result-count = { $title } { $count }
standings-trail = { $title }: <strong>{ $value }</strong>
# $exact is a fraction, where the value above is rounded.
standings-trail-explained = { $exact ->
    [none] { $explained }
   *[other] { $explained } Exactly: { $exact }.
}
# What one battle gave: $record is what the opponent has won, $all what it is where every opponent counts.
standings-trail-step = { $all ->
    [none] { standings-trail-battle }: <strong>{ $amount }</strong>
   *[other] { standings-trail-battle }: <strong>{ $amount }</strong>; among all opponents: <strong>{ $all }</strong>
}
standings-trail-battle = { $won ->
    [none] Round { $round }, { $opponent }
   *[other] Round { $round }, { $opponent } (won { $won } of { $games })
}
standings-nothing-to-see = There are no standings to see yet.

# Standings of teams.
standings-help-for-teams = Help for teams
standings-of-players = Standings of players
standings-matches-missing = { $count ->
    [one] { $count } match has no result yet: this will change.
   *[other] { $count } matches have no result yet: this will change.
}
standings-matches-missing-at-the-end = { $count ->
    [one] { $count } match has no result: the event ended without it.
   *[other] { $count } matches have no result: the event ended without them.
}
standings-search-teams = Team or number
standings-own-team-place = Your team stands at place { $place }: <a>show me there</a>
standings-team = Team
standings-club = Club
# $of is "match points", $record 2–0–1.
standings-points-of = { $points } { $of }
standings-record-with-points = { $points } { $of }, { $record }
standings-record-alone = { $record }
standings-no-team-found = No team of that name is ranked.
standings-legend-teams = { $missed ->
    [true] <win>W</win> won, <draw>D</draw> draw, <loss>L</loss> loss, <missing>–</missing> no match.
   *[false] <win>W</win> won, <draw>D</draw> draw, <loss>L</loss> loss.
}
standings-legend-teams-graded = { $missed ->
    [true] <win>W</win> major victory, <won>W</won> minor victory, <draw>D</draw> draw, <loss>L</loss> loss, <missing>–</missing> no match.
   *[false] <win>W</win> major victory, <won>W</won> minor victory, <draw>D</draw> draw, <loss>L</loss> loss.
}
standings-legend-team = A name leads to the matches its numbers come from, and each match to its battles<wide>; the number in bold is what decides against the next</wide>.
