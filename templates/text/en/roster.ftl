### What stands on a roster that was judged.

# The battle profiles that its verdict was made with.
checked-roster-publications = { LIST($publications, type: "comma") }

## What one version changed against another.

checked-roster-in-all = { $points ->
    [one] In all: { $points } point
   *[other] In all: { $points } points
}
changed-line-name = Name: { $name }
changed-line-faction = Faction: { $name }
changed-line-army-of-renown = Army of renown: { $name }
changed-line-formation = Formation: { $name }
changed-line-tactic-card = Battle tactic card: { $name }
changed-line-lore = { PART($kind, part: "title") }: { $name }
# $section is section-heading.
changed-line-unit = { $points ->
    [none] { $marks ->
        [none] { $section }: { $name }
       *[other] { $section }: { $name }, { LIST($marks, type: "comma") }
    }
   *[other] { $marks ->
        [none] { $section }: { $name } ({ NUMBER($points, useGrouping: "false") })
       *[other] { $section }: { $name } ({ NUMBER($points, useGrouping: "false") }), { LIST($marks, type: "comma") }
    }
}
unit-mark-general = General
unit-mark-reinforced = Reinforced
unit-mark-upgrade = { $name }
