### What is in a checked roster, and what it comes to.

# The battle profiles it was checked against.
checked-roster-publications = { LIST($publications, type: "comma") }

## What changed between two versions.

checked-roster-in-all = { $points ->
    [one] Total: { $points } point
   *[other] Total: { $points } points
}
changed-line-name = Name: { $name }
changed-line-faction = Faction: { $name }
changed-line-army-of-renown = Army of Renown: { $name }
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

# The whole army: labels, each with its value beside it.
checked-roster-accepted-as-it-is = Accepted by the organiser
checked-roster-sent-back = Sent back, though the check finds nothing to fix
checked-roster-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
checked-roster-general = General
checked-roster-not-named = none named
checked-roster-formation = Formation
checked-roster-tactic-card = Battle tactic card
checked-roster-printed = Sum of the lines
checked-roster-left = Left
checked-roster-too-much = Over by
checked-roster-checked-with = Checked against
checked-roster-no-profile = no matching battle profiles

# About a unit.
checked-roster-about = { LIST($facts, type: "dots") }
checked-roster-reinforced = Reinforced
checked-roster-models = { $models ->
    [one] { $models } model
   *[other] { $models } models
}
checked-roster-several = { $count } × { $name }
checked-roster-with = with { $name }
checked-roster-name = { $name }
