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
