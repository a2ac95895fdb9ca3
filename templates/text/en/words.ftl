### Words that sentences are made with, where an event or its game has its own.

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
# What a game's chart makes of a battle. A game may have its own word, which is asked first.
-tournament-points = tournament points
-tournament-points-title = Tournament points
# What a game calls its missions and what is scored in it, where an event has a game; else as most games do.
-mission = mission
-mission-title = Mission
-missions = missions
-missions-title = Missions
-points = victory points
-points-title = Victory points
-tactic = tactic
-tactics = tactics
-tactics-title = Tactics
# A value that is no kind of anything: a number, a name, a day.
it = { $it }
