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
changed-unit-mark-general = General
changed-unit-mark-reinforced = Reinforced
changed-unit-mark-upgrade = { $name }

# What the whole army comes to.
checked-roster-accepted-as-it-is = Accepted by the organiser as it is
checked-roster-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
checked-roster-general = General
checked-roster-not-named = not named
checked-roster-formation = Formation
checked-roster-tactic-card = Battle tactic card
checked-roster-printed = Printed
checked-roster-left = Left
checked-roster-too-much = Too much
checked-roster-checked-with = Checked with
checked-roster-no-profile = no battle profile: none matched

# What is to be known of a unit, a thing after the other.
checked-roster-about = { LIST($facts, type: "dots") }
checked-roster-reinforced = Reinforced
checked-roster-models = { $models ->
    [one] { $models } model
   *[other] { $models } models
}
checked-roster-several = { $count } × { $name }
checked-roster-with = with { $name }
checked-roster-name = { $name }
