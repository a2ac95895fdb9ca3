### What stands on a roster that was judged.

# The battle profiles that its verdict was made with.
checked-roster-publications = { LIST($publications, type: "comma") }

## What one version changed against another.

checked-roster-in-all = { $points ->
    [one] In all: { $points } point
   *[other] In all: { $points } points
}
roster-line-name = Name: { $name }
roster-line-faction = Faction: { $name }
roster-line-army-of-renown = Army of renown: { $name }
roster-line-formation = Formation: { $name }
roster-line-tactic-card = Battle tactic card: { $name }
roster-line-lore = { PART($kind, part: "title") }: { $name }
# $section is section-heading.
roster-line-unit = { $points ->
    [none] { $marks ->
        [none] { $section }: { $name }
       *[other] { $section }: { $name }, { LIST($marks, type: "comma") }
    }
   *[other] { $marks ->
        [none] { $section }: { $name } ({ NUMBER($points, useGrouping: "false") })
       *[other] { $section }: { $name } ({ NUMBER($points, useGrouping: "false") }), { LIST($marks, type: "comma") }
    }
}
roster-unit-mark-general = General
roster-unit-mark-reinforced = Reinforced
roster-unit-mark-upgrade = { $name }
