### Statistics: which factions and units were played, and how they did.

# What players choose for their rosters, counted by kind.
choice-kind-unit = Units
choice-kind-formation = Formations
choice-kind-lore = Lores
choice-kind-renown = Regiments of Renown
choice-kind-enhancement = Enhancements
choice-kind-army = Army choices

# Numbers: 52%, 34–69%, 2.5. A dash means that there is no value.
statistics-percent = { $percent }%
statistics-percent-range = { $low }–{ $high }%
statistics-decimal = { $whole }.{ $tenths }
statistics-not-told = –
# Below the rates: 0 25 50% 75 100
statistics-axis = { $percent }

# The page.
statistics-title = Statistics
statistics-hidden = Results are hidden for now. Statistics appear with them.
statistics-kept-back = Up to round { $round }: the organiser is keeping later results back for now.
statistics-nothing-yet = No statistics yet
    .about = They appear as battles finish.
# What the page counts so far: $playing battles of the last round have no result yet, out of $all.
statistics-so-far = { $playing ->
    [0] After round { $round }.
    [one] Round { $round } under way: { $playing } of { $all } results still to come.
   *[other] Round { $round } under way: { $playing } of { $all } results still to come.
}
statistics-at-the-end = { $playing ->
    [0] After round { $round }.
    [one] After round { $round }. { $playing } of its { $all } battles never had a result.
   *[other] After round { $round }. { $playing } of its { $all } battles never had a result.
}
statistics-left-out = Leaves out byes, spare players, no-shows and same-faction battles.
statistics-which-battles = Filter battles
statistics-which-round = Round
statistics-all-rounds = All rounds
statistics-round = Round { $round }
statistics-which-records = Records
statistics-any-record = Any record
statistics-both-unbeaten = Both unbeaten
# Which battles were picked.
statistics-selection = { $unbeaten ->
    [true] { $round ->
        [none] Win rates and faction against faction: unbeaten players only. The rest: whole event.
       *[other] Win rates and faction against faction: unbeaten players in round { $round } only. The rest: whole event.
    }
   *[false] { $round ->
        [none] Win rates and faction against faction: all rounds. The rest: whole event.
       *[other] Win rates and faction against faction: round { $round } only. The rest: whole event.
    }
}
statistics-all-factions = All factions

# The chart of rates.
statistics-how-often-won = Faction win rates
statistics-rates-explained = Dot: win rate, draws count half. Line: 95% range. Grey: fewer than 20 battles.
# A rate in words, for people who can't see the chart: Skaven: 52%, range 34–69%, 24 battles
statistics-rate = { $name }: { $rate }, range { $range }, { statistics-battles }
statistics-rate-title = { $name }: { $rate }, range { $range }, { statistics-battles }
statistics-battles = { $battles ->
    [one] { $battles } battle
   *[other] { $battles } battles
}
# What the chart shows, one sentence each. $names are factions, or missions in which the first turn counts.
statistics-ranges-above = Clearly above 50%: { LIST($names, type: "and") }.
statistics-ranges-below = Clearly below 50%: { LIST($names, type: "and") }.
statistics-every-range-crosses = Nothing with 20 or more battles is clearly above or below 50%. Differences could be chance.
statistics-others-cross = { $count ->
    [one] { $count } other with 20 or more battles is close enough to 50% to be chance.
   *[other] { $count } others with 20 or more battles are close enough to 50% to be chance.
}
statistics-players-of-factions = Players by faction

# How rounds ended.
statistics-rounds-ended = Results by round
statistics-drawn = { $draws ->
    [0] No draws in { statistics-battles }.
    [one] { $draws } of { statistics-battles } was drawn.
   *[other] { $draws } of { statistics-battles } were drawn.
}
# Round 1: major victory 2, draw 1
statistics-round-endings = Round { $round }: { $endings }
statistics-round-ending = { $called } { $battles }
# How players did who took a turn that mattered; $record is 7–1–4.
statistics-turns = { $which ->
    [first] Players who took the first turn won { statistics-turns-rate }
    [twice] Players who first took two turns in a row won { statistics-turns-rate }
   *[seized] Players who first seized the initiative won { statistics-turns-rate }
}
statistics-turns-rate = { $is-sure ->
    [true] { $rate } of { statistics-battles } ({ $record }, range { $range }).
   *[false] { $rate } of { statistics-battles } ({ $record }, range { $range }). Too few to say much.
}

# The chart of places.
statistics-places = Places by round
# A player's whole line in words: Ann Archer 3, 1, 2
statistics-places-path = { $name } { $places }
statistics-places-round = { $round }
statistics-places-round-so-far = { $round } so far
# How the leader got there: $place is the place now, $then the one after an early round.
statistics-leader-stayed = { $name } is { $place }, as after round { $round }.
statistics-leader-rose = { $name } is { $place }, up from { $then } after round { $round }.

# Tables.
statistics-in-figures = Faction figures
statistics-factions = Factions
statistics-faction = Faction
statistics-players = Players
statistics-of-the-field = Share
statistics-record = W–D–L
statistics-won = Win rate
statistics-range = 95% range
statistics-first-four = Top four
statistics-unbeaten-starts = Unbeaten starts
statistics-first-loss = Average first loss
statistics-what-players-chose = Roster choices
# The title of the details about each mission: Battleplan by battleplan, By primary objective
statistics-by-mission = { $is-one-word ->
    [true] { -mission-title } by { -mission }
   *[false] By { -mission }
}
statistics-first-turns-explained = Dot: win rate with first turn, draws count half. Line: 95% range. Pale: fewer than 20 battles.
statistics-mission = { -mission-title }
statistics-number-of-battles = Battles
statistics-number-drawn = Draws
statistics-points-a-player = { -points-title } per player
statistics-margin = Margin
statistics-tactics-a-player = { -tactics-title } per player
statistics-first-turn-record = First turn W–D–L
statistics-two-turns-record = Double turn W–D–L
statistics-clubs = Clubs
statistics-clubs-rule = The best { statistics-clubs-counted } of a club's places are added up, and the lowest total is first. Clubs with fewer players aren't ranked. Records include all players.
statistics-clubs-counted = { $count ->
    [1] one
    [2] two
    [3] three
   *[other] { $count }
}
statistics-place = Place
statistics-club = Club
statistics-best-place = Best place
statistics-places-of-three = Best three total
statistics-who-met-whom = Faction against faction
statistics-record-of = W–D–L
statistics-places-and-rounds = Places and rounds as tables
statistics-rounds = Rounds
statistics-round-head = Round

# What players chose in their rosters.
statistics-choices-title = Roster choices
statistics-choices-hidden = Results are hidden for now. These figures appear with them.
# $opens is a day and a time.
statistics-choices-closed = { $opens ->
    [none] Rosters aren't open yet. These figures appear when they open.
   *[other] Rosters open { $opens }. These figures appear then.
}
statistics-choices-too-few = Not enough rosters yet: these figures need at least { $count }.
statistics-most-taken = { $rosters ->
    [one] Most common unit: { $name }, in { $taken } of { $rosters } roster.
   *[other] Most common unit: { $name }, in { $taken } of { $rosters } rosters.
}
statistics-choices-that-differ = { $count ->
    [0] No choice is clearly above or below 50%. Differences could be chance.
    [one] { $count } choice is clearly above or below 50%.
   *[other] { $count } choices are clearly above or below 50%.
}
statistics-units-in-most = Most popular units
statistics-choice-in-words = { $rosters ->
    [one] { $name }: { $taken } of { $rosters } roster
   *[other] { $name }: { $taken } of { $rosters } rosters
}
statistics-choices-explained = { $count ->
    [one] Counted once per roster. Win rates need { $count } battle against rosters without it; draws count half.
   *[other] Counted once per roster. Win rates need { $count } battles against rosters without it; draws count half.
}
statistics-number-of-rosters = Rosters
statistics-of-all = Share
