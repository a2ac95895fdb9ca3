### What two rosters mean for a battle, for the two players.

# What is in an army. .compare: where players don't see each other's rosters.
muster-regiments = { $regiments ->
    [one] { $auxiliaries ->
        [one] { $regiments } regiment, { $auxiliaries } auxiliary unit.
       *[other] { $regiments } regiment, { $auxiliaries } auxiliary units.
    }
   *[other] { $auxiliaries ->
        [one] { $regiments } regiments, { $auxiliaries } auxiliary unit.
       *[other] { $regiments } regiments, { $auxiliaries } auxiliary units.
    }
}
    .compare = Compare regiments and auxiliaries at the table.
muster-points = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
    .compare = Compare points at the table.
muster-declared = { muster-points }
    .compare = Compare { $word } at the table.
match-fact-unspent = { $points ->
    [one] { $points } point unspent: 1 extra command point in the first battle round.
   *[other] { $points } points unspent: 1 extra command point in the first battle round.
}
match-fact-fewer-auxiliaries = { $own ->
    [one] { $own } auxiliary unit against { $other }: 1 extra command point in each battle round.
   *[other] { $own } auxiliary units against { $other }: 1 extra command point in each battle round.
}
match-fact-second-honour-guard = { $own ->
    [one] { $own } regiment against { $other }: a second honour guard, outside the general's regiment.
   *[other] { $own } regiments against { $other }: a second honour guard, outside the general's regiment.
}
match-fact-tactic-cards = Battle tactic cards: { LIST($cards, type: "and") }.
match-fact-tactics = Battle tactics: universal and { $alliance }.
# $word is what the game calls it, $mission what both together give this player, $called its name where the game has it.
match-fact-declared = { $other ->
    [none] { $word }: { $own }.
   *[other] { $called ->
        [none] { $word }: { $own } against { $other }. Together they give your { $mission }.
       *[other] { $word }: { $own } against { $other }. Your { $mission }: { $called }.
    }
}
match-fact-triumph = { $works ->
    [true] { $name } (triumph): use it once this battle, as { NUMBER($own, useGrouping: "false") } points is below { NUMBER($other, useGrouping: "false") }.
   *[false] { $name } (triumph): not this battle, as { NUMBER($own, useGrouping: "false") } points is not below { NUMBER($other, useGrouping: "false") }.
}
# A unit that can be the honour guard, with what it can be there.
honour-guard = { $field-sergeant ->
    [true] { $prized-beast ->
        [true] { $unit } ({ $regiment }; can be a field sergeant or a prized beast)
       *[false] { $unit } ({ $regiment }; can be a field sergeant)
    }
   *[false] { $prized-beast ->
        [true] { $unit } ({ $regiment }; can be a prized beast)
       *[false] { $unit } ({ $regiment })
    }
}
# $army is one of the texts above whose names begin with "muster".
match-card-army = { $general ->
    [none] { $army }
   *[other] General: { $general }. { $army }
}
match-card-honour-guard = Possible honour guard: { $units }
