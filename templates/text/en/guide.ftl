### What a game suggests while an organiser sets up an event: how many rounds, how long they are, and warnings. $entrants:
### players, pairs or teams.

guide-days = { $days ->
    [one] one day
   *[other] { $days } days
}
# What players, pairs or teams win or lose.
guide-game = { $entrants ->
    [teams] match
   *[other] battle
}
# $guides are guide-line; $suits is guide-suits, or none if no number of rounds suits; $of: the places, as figures.
guide-rounds = { $suits ->
    [none] { $guides }. { guide-fewest }
   *[other] { $suits } { guide-fewest }
}
guide-line = { $entrants ->
    [pairs] { guide-so-many-rounds } over { guide-days } for { $least } or more pairs
    [teams] { guide-so-many-rounds } over { guide-days } for { $least } or more teams
   *[players] { guide-so-many-rounds } over { guide-days } for { $least } or more players
}
guide-suits = { $places ->
    [one] For { $places } place over { guide-days }: { guide-so-many-rounds }.
   *[other] For { $places } places over { guide-days }: { guide-so-many-rounds }.
}
guide-fewest = { $fewest ->
    [one] After { $fewest } round, at most one of { $of } has won every { guide-game }.
   *[other] After { $fewest } rounds, at most one of { $of } has won every { guide-game }.
}
guide-minutes = { $points ->
    [none] Usually { $minutes }.
   *[other] Usually { $minutes } for { $points } points.
}

## Reasons for suggestions

guide-reason-rounds = { guide-so-many-rounds }: usual for { guide-so-many-entrants } over { guide-days }. After { $fewest }, at most one has won every { guide-game }.
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
    [pairs] No suggestion for so few pairs, so your rounds stay unchanged.
    [teams] No suggestion for so few teams, so your rounds stay unchanged.
   *[players] No suggestion for so few players, so your rounds stay unchanged.
}
guide-reason-minutes = { $points ->
    [none] { $minutes } minutes a round: usual for this game.
   *[other] { $minutes } minutes a round: usual for { $points } points.
}
guide-reason-places = { $places ->
    [one] { $places } place: with an even number, no one sits out.
   *[other] { $places } places: with an even number, no one sits out.
}
guide-reason-season = { $season }: in force since { DATETIME($since, style: "weekday") }, so it applies on { DATETIME($day, style: "weekday") }.
guide-reason-first-day = Enter the first day to get a season and roster deadline too.
# $days: between the deadline and the event.
guide-reason-rosters-due = { $days ->
    [1] Rosters due on { $due }: the evening before, with no time to fix them.
    [7] Rosters due on { $due }: a week to check and fix them.
   *[other] Rosters due on { $due }: { $days } days to check and fix them.
}
guide-reason-no-deadline = No roster deadline: the first day is too near. Set when rosters are visible, or have them shown at the table.

## When the event's season belongs to another game

# $meant: the game of the season; $game: the game that is chosen.
guide-which-game = { $season } is played with “{ $meant }”, but you chose “{ $game }”. Which game do you want?
guide-game-stays = Missions and scoring stay as in { $game }. { $meant } is for this season.
guide-game-instead = Game: { $meant } instead of { $game }, which is for an earlier season.
# $points, $missions: what that game calls them.
guide-game-by-hand = Players then report only the final { $points }, without a scoring sheet, and you name the { $missions } yourself.

# Settings that are allowed but seldom meant.
settings-warning-odd-capacity = { $places ->
    [one] { $places } place is an odd number, so each round someone needs a bye or the spare player.
   *[other] { $places } places is an odd number, so each round someone needs a bye or the spare player.
}
settings-warning-short-break = { $minutes ->
    [one] { $minutes } minute is a short break. Allow 30 for results, pairings and food.
   *[other] { $minutes } minutes is a short break. Allow 30 for results, pairings and food.
}
settings-warning-unusual-length = { $minutes ->
    [one] { $minutes } minute a round is unusual. Most events play 120 to 180 for 2,000 points.
   *[other] { $minutes } minutes a round is unusual. Most events play 120 to 180 for 2,000 points.
}
settings-warning-few-places = { $rounds ->
    [one] { $rounds } round suits { $least } { -players } or more.
   *[other] { $rounds } rounds suit { $least } { -players } or more.
}
# $days are two or more.
settings-warning-few-rounds = { $rounds ->
    [one] { $rounds } round over { $days } days is few. The usual number is { $usual }.
   *[other] { $rounds } rounds over { $days } days are few. The usual number is { $usual }.
}
settings-warning-no-roster-deadline = Rosters are handed in, but there's no deadline. Set one.
settings-warning-rosters-open-before-due = Rosters are shown before the deadline, so late { -players } could build against them.
settings-warning-rosters-due-after-start = The roster deadline is after round 1 starts.
settings-warning-cut-off-after-start = The rules cut-off is after the first day, so rules published during the event would count.
settings-warning-ends-after-midnight = { $rounds ->
    [one] { $rounds } round on day { $day } would end after midnight, at { $ends }.
   *[other] { $rounds } rounds on day { $day } would end after midnight, at { $ends }.
}
settings-warning-round-without-time = Round { $round } is missing from the timetable.
settings-warning-fewer-places-than-players = { $places ->
    [one] { $players } { -players } are already in, so { $places } place is too few.
   *[other] { $players } { -players } are already in, so { $places } places are too few.
}
settings-warning-fewer-rounds-than-drawn = { $rounds ->
    [one] Round { $drawn } is already paired, but only { $rounds } round is planned.
   *[other] Round { $drawn } is already paired, but only { $rounds } rounds are planned.
}
# $rounds are planned, and $players need $needs.
settings-warning-round-robin-too-short = { $rounds ->
    [one] { $needs ->
        [one] A round robin of { $players } { -players } needs { $needs } round, but only { $rounds } is planned. Not everyone will play everyone.
       *[other] A round robin of { $players } { -players } needs { $needs } rounds, but only { $rounds } is planned. Not everyone will play everyone.
    }
   *[other] A round robin of { $players } { -players } needs { $needs } rounds, but only { $rounds } are planned. Not everyone will play everyone.
}
settings-warning-round-robin-too-long = { $needs ->
    [one] A round robin of { $players } { -players } needs { $needs } round, but { $rounds } are planned. Choose another method for the rest.
   *[other] A round robin of { $players } { -players } needs { $needs } rounds, but { $rounds } are planned. Choose another method for the rest.
}
settings-warning-unknown-battleplan = Round { $round }: “{ $name }” isn't one of this game's battleplans or your own.
settings-warning-refunds-after-event = Refunds stay open after the event, so people who played could claim one.
settings-warning-doors-after-first-round = Doors open after round 1 starts.
settings-warning-clubs-in-no-round = { $rounds ->
    [one] Clubmates are kept apart in round { $round }, but only { $rounds } round is planned.
   *[other] Clubmates are kept apart in round { $round }, but only { $rounds } rounds are planned.
}
settings-warning-sign-up-opens-after-event = Sign-up opens after the event is over.
settings-warning-sign-up-closes-after-event = Sign-up closes after the event is over.
# $what is a part of the timetable, $why the part-clash below.
settings-warning-part = { $why }
part-clash-in-round = { $what } is during round { $it }.
part-clash-after-first = { $what } is after round { $it } starts.

# Problems with a list of players or pairs.
player-list-error-nobody = “{ $it }” isn't a { -player }'s number or name.
player-list-error-several = More than one { -player } is called “{ $it }”. Use the number.
player-list-error-twice = { -player-title } { NUMBER($it, useGrouping: "false") } is listed twice.
player-list-error-line = Line { $line }: { $why }
line-error-not-three = enter round, { -player }, { -player }, for example 1, 12, 7.
line-error-no-round = “{ $it }” isn't a round.
line-error-in-round-twice = { -player } { NUMBER($player, useGrouping: "false") } is in round { $round } twice.
line-error-themselves = { -player } { NUMBER($it, useGrouping: "false") } can't play themselves.
