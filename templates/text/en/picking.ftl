### The form for those without a program, in games whose rosters are units under categories.

picking-title = Build my roster
picking-no-profiles = This site has no battle profiles of this game yet: an administrator can import them. Until then, <table>type your roster in as a table</table>.
# $published is the day of the newest profiles.
picking-army = { $published ->
    [none] { $faction }, { $points } points. Every tap is kept.
   *[other] { $faction }, { $points } points, battle profiles of { $published }. Every tap is kept.
}
# $choices are what the game chooses for an army, each once.
picking-name-and = { $choices ->
    [none] Name
   *[other] Name, { $choices }
}
picking-name = Name of the roster
picking-keep-these = Keep these
picking-is-reinforced = reinforced
picking-is-general = general
picking-models = Models
picking-reinforced = Reinforced
picking-reinforced-no = no
picking-reinforced-once = once
picking-reinforced-twice = twice
picking-general = General
picking-add-item = Add an item
picking-no-item = none
picking-other-options = Other options, parted by ;
    .hint = With the price in brackets where it has one: Shield (10)
picking-keep = Keep
picking-again = One more of it
picking-take-out = Take out
picking-change = Change it
picking-add-unit = Add a unit
# Of a game without categories.
picking-units = Units
picking-another-faction = Another faction
# How many models a unit has, as far as its profile says.
picking-sizes = { $least ->
    [none] up to { $most }
   *[other] { $most ->
        [none] { $least } or more
       *[other] { $least } to { $most }
    }
}
