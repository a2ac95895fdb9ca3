### Words used within sentences, which an event or its game can replace.

# Who is entered, within a sentence: a player, a pair or a team.
-player = { ENTRANTS() ->
    [pairs] pair
    [teams] team
   *[players] player
}
-players = { ENTRANTS() ->
    [pairs] pairs
    [teams] teams
   *[players] players
}
# The same where a sentence begins.
-player-title = { ENTRANTS() ->
    [pairs] Pair
    [teams] Team
   *[players] Player
}
-players-title = { ENTRANTS() ->
    [pairs] Pairs
    [teams] Teams
   *[players] Players
}
# What a game's result chart awards for a battle. A game can have its own word, which comes first.
-tournament-points = tournament points
-tournament-points-title = Tournament points
# What a game counts beside points, in its own order; each such game has names of its own for them.
-first-value = first value
-first-value-title = First value
-second-value = second value
-second-value-title = Second value
-third-value = third value
-third-value-title = Third value
-fourth-value = fourth value
-fourth-value-title = Fourth value
# What a game calls its missions and what is scored in it. Where an event has no game, the most common words.
-mission = mission
-mission-title = Mission
-missions = missions
-missions-title = Missions
-points = victory points
-points-title = Victory points
-tactic = tactic
-tactics = tactics
-tactics-title = Tactics
# A value that has no text of its own: a number, a name, a day.
it = { $it }
