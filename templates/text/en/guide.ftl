### What a game system suggests while an organiser chooses: how many rounds, and how long they are. $entrants is who is
### entered: players, pairs or teams.

guide-days = { $days ->
    [one] one day
   *[other] { $days } days
}
# What those who are entered win or lose.
guide-game = { $entrants ->
    [teams] match
   *[other] battle
}
# $guides are lines like the next; $suits is a sentence, where any number of rounds suits; $of: the places, as figures.
guide-rounds = { $suits ->
    [none] { $guides }. { guide-fewest }
   *[other] { $guides }. { $suits } { guide-fewest }
}
guide-line = { $entrants ->
    [pairs] { $rounds } in { guide-days } from { $least } pairs
    [teams] { $rounds } in { guide-days } from { $least } teams
   *[players] { $rounds } in { guide-days } from { $least } players
}
guide-suits = { $places ->
    [one] { $places } place and { guide-days } suit { $rounds }.
   *[other] { $places } places and { guide-days } suit { $rounds }.
}
guide-fewest = { $fewest ->
    [one] After { $fewest } round one of { $of } at most has won every { guide-game }.
   *[other] After { $fewest } rounds one of { $of } at most has won every { guide-game }.
}
guide-minutes = { $minutes } is usual for { $points } points.

## Why something is suggested

guide-reason-rounds = { guide-so-many-rounds }: usual in { guide-days } with { guide-so-many-entrants }. After { $fewest } one at most has won every { guide-game }.
guide-so-many-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
guide-so-many-entrants = { $entrants ->
    [pairs] { $capacity ->
        [one] { $capacity } pair
       *[other] { $capacity } pairs
    }
    [teams] { $capacity ->
        [one] { $capacity } team
       *[other] { $capacity } teams
    }
   *[players] { $capacity ->
        [one] { $capacity } player
       *[other] { $capacity } players
    }
}
guide-reason-no-rounds = { $entrants ->
    [pairs] For so few pairs the guide has no number of rounds: yours stays.
    [teams] For so few teams the guide has no number of rounds: yours stays.
   *[players] For so few players the guide has no number of rounds: yours stays.
}
guide-reason-minutes = { $minutes } minutes a round: usual at { $points } points.
guide-reason-places = { $places ->
    [one] { $places } place: with an even number nobody has to wait.
   *[other] { $places } places: with an even number nobody has to wait.
}
guide-reason-season = { $season }: in force on { DATETIME($day, style: "weekday") }, since { DATETIME($since, style: "weekday") }.
guide-reason-first-day = With the first day, the season and the roster deadline are suggested too.
# $days: between that moment and the event.
guide-reason-rosters-due = { $days ->
    [1] Rosters due on { $due }: the evening before, with no time to mend them.
    [7] Rosters due on { $due }: a week to read and to mend them.
   *[other] Rosters due on { $due }: { $days } days to read and to mend them.
}

## Where the season of the event is another's

# $meant: the game that is meant for the season; $game: the one that is chosen.
guide-which-game = { $season } is played with “{ $meant }”, and this event is of “{ $game }”. Which one do you mean? The draft is made with it.
guide-game-stays = Missions and scoring stay those of { $game }; { $meant } is meant for this season.
guide-game-instead = Game: { $meant } instead of { $game }, which an earlier season was meant for.
# $points, $missions: what that game calls them.
guide-game-by-hand = With it players report the { $points } at the end alone, without a scoring sheet turn by turn, and you name its { $missions } yourself.

# Settings that are allowed, and seldom meant.
settings-warning-odd-capacity = { $places ->
    [one] { $places } place is an odd number: in each round one has no opponent.
   *[other] { $places } places is an odd number: in each round one has no opponent.
}
settings-warning-short-break = { $minutes ->
    [one] A break of { $minutes } minute is short: results, the draw and a sandwich take half an hour.
   *[other] A break of { $minutes } minutes is short: results, the draw and a sandwich take half an hour.
}
settings-warning-unusual-length = { $minutes ->
    [one] { $minutes } minute a round is outside the usual 120 to 180 for 2,000 points.
   *[other] { $minutes } minutes a round is outside the usual 120 to 180 for 2,000 points.
}
settings-warning-few-places = { $rounds ->
    [one] { $rounds } round is meant for at least { $least } { -players }.
   *[other] { $rounds } rounds are meant for at least { $least } { -players }.
}
settings-warning-no-roster-deadline = Rosters are handed in, but there is no deadline yet.
settings-warning-rosters-open-before-due = All { -players } see the rosters before they are due: whoever is late can answer to them.
settings-warning-rosters-due-after-start = Rosters are due when the first round has begun.
settings-warning-cut-off-after-start = Rules count that come out after the event has begun: the cut-off is later than its first day.
settings-warning-ends-after-midnight = { $rounds ->
    [one] { $rounds } round on day { $day } end after midnight, at { $ends }.
   *[other] { $rounds } rounds on day { $day } end after midnight, at { $ends }.
}
settings-warning-round-without-time = Round { $round } has no time in the timetable.
settings-warning-fewer-places-than-players = { $places ->
    [one] { $players } { -players } play already: { $places } place is too few for them.
   *[other] { $players } { -players } play already: { $places } places are too few for them.
}
settings-warning-fewer-rounds-than-drawn = { $rounds ->
    [one] Round { $drawn } is drawn already, and { $rounds } is planned.
   *[other] Round { $drawn } is drawn already, and { $rounds } are planned.
}
# $rounds are planned, and $players need $needs.
settings-warning-round-robin-too-short = { $rounds ->
    [one] { $needs ->
        [one] A round robin of { $players } { -players } needs { $needs } round, and { $rounds } is planned: not everybody meets everybody.
       *[other] A round robin of { $players } { -players } needs { $needs } rounds, and { $rounds } is planned: not everybody meets everybody.
    }
   *[other] A round robin of { $players } { -players } needs { $needs } rounds, and { $rounds } are planned: not everybody meets everybody.
}
settings-warning-round-robin-too-long = { $needs ->
    [one] A round robin of { $players } { -players } needs { $needs } round, and { $rounds } are planned: after that nobody has anybody new to meet, so choose another method for the rest.
   *[other] A round robin of { $players } { -players } needs { $needs } rounds, and { $rounds } are planned: after that nobody has anybody new to meet, so choose another method for the rest.
}
settings-warning-unknown-battleplan = Round { $round }: “{ $name }” is no battleplan of this game, nor one of your own.
settings-warning-refunds-after-event = Money is given back until a day after the event: whoever was there could ask for it.
settings-warning-doors-after-first-round = The doors open when the first round has begun.
settings-warning-clubs-in-no-round = { $rounds ->
    [one] Club mates are kept apart in round { $round }, and { $rounds } is planned.
   *[other] Club mates are kept apart in round { $round }, and { $rounds } are planned.
}
settings-warning-sign-up-opens-after-event = People can sign up only when the event is over.
settings-warning-sign-up-closes-after-event = People can still sign up when the event is over.
# $what is a part of the timetable, $why the part-clash below.
settings-warning-part = { $why }
part-clash-in-round = { $what } is while round { $it } is played.
part-clash-after-first = { $what }: only when round { $it } has begun.

# What is wrong with an order of players, or with a list of pairs.
player-list-error-nobody = “{ $it }” is no { -player }'s number or name.
player-list-error-several = Several { -players } are called “{ $it }”: use the number.
player-list-error-twice = { -player-title } { NUMBER($it, useGrouping: "false") } is there twice.
player-list-error-line = Line { $line }: { $why }
line-error-not-three = write round, { -player }, { -player }, like 1, 12, 7.
line-error-no-round = “{ $it }” is not a round.
line-error-in-round-twice = { -player } { NUMBER($player, useGrouping: "false") } is in round { $round } twice.
line-error-themselves = { -player } { NUMBER($it, useGrouping: "false") } cannot meet themselves.
