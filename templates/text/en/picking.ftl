### The roster builder for games whose rosters are units under categories.

picking-title = Build my roster
picking-no-profiles = No battle profiles for this game yet. <table>Type your roster into a table</table> instead.
# $published is the day of the newest profiles.
picking-army = { $published ->
    [none] { $faction }, { $points } points. Changes save as you go.
   *[other] { $faction }, { $points } points, battle profiles from { $published }. Changes save as you go.
}
# $choices are what the game chooses for an army, each once.
picking-name-and = { $choices ->
    [none] Name
   *[other] Name, { $choices }
}
picking-name = Roster name
picking-keep-these = Save
picking-is-reinforced = reinforced
picking-is-general = general
picking-models = Models
picking-reinforced = Reinforced
picking-reinforced-no = No
picking-reinforced-once = Once
picking-reinforced-twice = Twice
picking-general = General
picking-add-item = Add an item
picking-no-item = None
picking-other-options = Other options, separated by ;
    .hint = Put any price in brackets: Shield (10)
picking-keep = Save
picking-again = Add another
picking-take-out = Remove
picking-change = Edit
picking-add-unit = Add a unit
# In games without categories.
picking-units = Units
picking-another-faction = Change faction
# How many models a unit has, where its profile says so.
picking-sizes = { $least ->
    [none] up to { $most }
   *[other] { $most ->
        [none] { $least } or more
       *[other] { $least } to { $most }
    }
}
