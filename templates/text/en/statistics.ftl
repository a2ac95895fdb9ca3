### What was played: factions, units and how they fared.

# What players choose for their rosters, counted by kind.
choice-kind-unit = Units
choice-kind-formation = Formations
choice-kind-lore = Lores
choice-kind-renown = Regiments of renown
choice-kind-enhancement = Enhancements
choice-kind-army = Chosen for the army

# Numbers: 52 %, 34–69 %, 2.5. A dash stands in the place of what cannot be told.
statistics-percent = { $percent } %
statistics-percent-range = { $low }–{ $high } %
statistics-decimal = { $whole }.{ $tenths }
statistics-not-told = –
# Below the rates: 0 25 50 % 75 100
statistics-axis = { $percent }

# The page.
statistics-title = Statistics
statistics-hidden = The organiser keeps results back for now. The statistics appear with them.
statistics-nothing-yet = Nothing has been played yet. Factions, rounds and places appear here as they are.
# Up to when everything on the page counts: $playing battles of the last round have no result, of $all.
statistics-so-far = { $playing ->
    [0] After round { $round }.
    [one] Round { $round } is being played: one of its { $all } battles has no result yet, the rest count.
   *[other] Round { $round } is being played: { $playing } of its { $all } battles have no result yet, the rest count.
}
statistics-at-the-end = { $playing ->
    [0] After round { $round }.
    [one] After round { $round }. One of its { $all } battles has no result: the event ended without it.
   *[other] After round { $round }. { $playing } of its { $all } battles have no result: the event ended without them.
}
statistics-left-out = Byes, spares and no-shows are left out; two of one faction count for neither.
statistics-which-battles = Which battles count
statistics-which-round = Which round
statistics-all-rounds = All rounds
statistics-round = Round { $round }
statistics-which-records = Which records
statistics-any-record = Any record
statistics-both-unbeaten = Both unbeaten
# Which battles were picked out.
statistics-selection = { $unbeaten ->
    [true] { statistics-selection-round }, where neither had lost before. Places, shares and rounds are of the whole event.
   *[false] { statistics-selection-round }. Places, shares and rounds are of the whole event.
}
statistics-selection-round = { $round ->
    [none] Rates and meetings are of every round
   *[other] Rates and meetings are of round { $round } alone
}
statistics-all-factions = All factions

# The chart of rates.
statistics-how-often-won = How often each faction won
statistics-rates-explained = A dot is the share won, a draw as half; its line is where the true share lies, 19 times of 20. Grey, and last: fewer than 20 battles.
# A rate for whoever does not see the chart: Skaven: 52 %, 34–69 %, 24 battles
statistics-rate = { $name }: { $rate }, { $range }, { statistics-battles }
statistics-rate-title = { $name }: { $rate }, { $range } of { statistics-battles }
statistics-battles = { $battles ->
    [one] { $battles } battle
   *[other] { $battles } battles
}
# What is to be seen, a sentence each.
statistics-ranges-above = { $names ->
    [one] The range of { LIST($names, type: "and") } lies above one half.
   *[other] The ranges of { LIST($names, type: "and") } lie above one half.
}
statistics-ranges-below = { $names ->
    [one] The range of { LIST($names, type: "and") } lies below one half.
   *[other] The ranges of { LIST($names, type: "and") } lie below one half.
}
statistics-every-range-crosses = With 20 battles or more, every range crosses one half: chance alone could have made the difference.
statistics-others-cross = { $count ->
    [one] That of the other with 20 battles crosses it: chance alone could have made the difference.
   *[other] Those of the others with 20 battles cross it: chance alone could have made the difference.
}
statistics-players-of-factions = Players of each faction

# How rounds ended.
statistics-rounds-ended = How the rounds ended
statistics-drawn = { $draws ->
    [0] None of { statistics-battles } was drawn.
    [one] { $draws } of { statistics-battles } was drawn.
   *[other] { $draws } of { statistics-battles } were drawn.
}
# Round 1: major victory 2, draw 1
statistics-round-endings = Round { $round }: { $endings }
statistics-round-ending = { $called } { $battles }
# How those did whose turns mattered; $record is 7–1–4.
statistics-turns = { $which ->
    [first] Whoever took the first turn of the battle won { statistics-turns-rate }
    [twice] Whoever was the first to take two turns in a row won { statistics-turns-rate }
   *[seized] Whoever was the first to seize the initiative won { statistics-turns-rate }
}
statistics-turns-rate = { $is-sure ->
    [true] { $rate } of { statistics-battles }, with a range from { $range }: { $record }.
   *[false] { $rate } of { statistics-battles }, with a range from { $range }: { $record }. That is too few to say much.
}

# The chart of places.
statistics-places = Places over the rounds
# The whole line of somebody in words: Ann Archer 3, 1, 2
statistics-places-path = { $name } { $places }
statistics-places-round = { $round }
statistics-places-round-so-far = { $round } so far
# How whoever is first came there: $place is the place now, $then the one after an early round.
statistics-leader-stayed = { $name } is { $place } now, as after round { $round }.
statistics-leader-rose = { $name } is { $place } now, and was { $then } after round { $round }.

# Tables.
statistics-in-figures = The same in figures
statistics-factions = Factions
statistics-faction = Faction
statistics-players = Players
statistics-of-the-field = Of the field
statistics-record = W–D–L
statistics-won = Won
statistics-range = 95 % range
statistics-first-four = First four
statistics-unbeaten-starts = Unbeaten starts
statistics-first-loss = First loss in round
statistics-what-players-chose = What players chose in their rosters
# What the details are called that tell each mission by itself: Battleplan by battleplan, By primary objective
statistics-by-mission = { $is-one-word ->
    [true] { -mission-title } by { -mission }
   *[false] By { -mission }
}
statistics-first-turns-explained = How often whoever took the first turn won, a draw as half, and where the true share lies, 19 times of 20. Pale: fewer than 20 battles.
statistics-mission = { -mission-title }
statistics-number-of-battles = Battles
statistics-number-drawn = Drawn
statistics-points-a-player = { -points-title } a player
statistics-margin = Margin
statistics-tactics-a-player = { -tactics-title } a player
statistics-first-turn-record = First turn W–D–L
statistics-two-turns-record = Two turns in a row W–D–L
statistics-clubs = Clubs
statistics-clubs-rule = The places of the best { statistics-clubs-counted } of a club are added up, and the least is first. A club of fewer players is not ranked. Wins, draws and losses are of all its players.
statistics-clubs-counted = { $count ->
    [1] one
    [2] two
    [3] three
   *[other] { $count }
}
statistics-place = Place
statistics-club = Club
statistics-best-place = Best place
statistics-places-of-three = Places of three
statistics-who-met-whom = Who met whom
statistics-record-of = W–D–L of
statistics-places-and-rounds = Places and rounds in figures
statistics-rounds = Rounds
statistics-round-head = Round

# What players chose in their rosters.
statistics-choices-title = Choices in rosters
statistics-choices-hidden = The organiser keeps results back for now. This appears with them.
# $opens is a day and a time.
statistics-choices-closed = { $opens ->
    [none] Rosters are not open. What players chose is told when everybody may read theirs.
   *[other] Rosters are not open before { $opens }. What players chose is told when everybody may read theirs.
}
statistics-choices-too-few = { $count ->
    [one] Nothing is told of fewer than { $count } roster: it would be about persons.
   *[other] Nothing is told of fewer than { $count } rosters: it would be about persons.
}
statistics-most-taken = { $rosters ->
    [one] { $name }: in { $taken } of { $rosters } roster; no unit is in more.
   *[other] { $name }: in { $taken } of { $rosters } rosters; no unit is in more.
}
statistics-choices-that-differ = { $count ->
    [0] No choice has won more or less than half of its battles by more than chance could have made.
    [one] The range of one choice leaves one half out.
   *[other] The ranges of { $count } choices leave one half out.
}
statistics-units-in-most = The units in most rosters
statistics-choice-in-words = { $rosters ->
    [one] { $name }: { $taken } of { $rosters } roster
   *[other] { $name }: { $taken } of { $rosters } rosters
}
statistics-choices-explained = { $count ->
    [one] A roster that has something twice has it once. Won and the 95 % range are of battles against rosters without it, a draw as half, from { $count } such battle on.
   *[other] A roster that has something twice has it once. Won and the 95 % range are of battles against rosters without it, a draw as half, from { $count } such battles on.
}
statistics-number-of-rosters = Rosters
statistics-of-all = Of all
