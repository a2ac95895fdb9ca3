### What two rosters mean for their battle, for the two who play it.

# What an army is made of.
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
muster-points = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
# Where lists stay closed.
match-card-compare-regiments = Compare regiments and auxiliaries at the table.
match-card-compare-points = Compare points at the table.
match-card-unspent = { $points ->
    [one] { $points } point unspent: 1 extra command point in the first battle round.
   *[other] { $points } points unspent: 1 extra command point in the first battle round.
}
match-card-fewer-auxiliaries = { $own ->
    [one] { $own } auxiliary unit against { $other }: 1 extra command point in each battle round.
   *[other] { $own } auxiliary units against { $other }: 1 extra command point in each battle round.
}
match-card-second-honour-guard = { $own ->
    [one] { $own } regiment against { $other }: a second honour guard, in a regiment the general does not lead.
   *[other] { $own } regiments against { $other }: a second honour guard, in a regiment the general does not lead.
}
match-card-tactics = Battle tactics: the universal ones and those of { $alliance }.
match-card-triumph = { $works ->
    [true] The triumph { $name } works in this battle, once: { $own } points against { $other }.
   *[false] The triumph { $name } does not work in this battle: { $own } points are not below { $other }.
}
# A unit that may be the honour guard, with what it could be there.
honour-guard = { $field-sergeant ->
    [true] { $prized-beast ->
        [true] { $unit } ({ $regiment }; may be a field sergeant or a prized beast)
       *[false] { $unit } ({ $regiment }; may be a field sergeant)
    }
   *[false] { $prized-beast ->
        [true] { $unit } ({ $regiment }; may be a prized beast)
       *[false] { $unit } ({ $regiment })
    }
}
# $army is one of the texts above that begin with "muster".
match-card-army = { $general ->
    [none] { $army }
   *[other] General: { $general }. { $army }
}
match-card-honour-guard = May be the honour guard: { $units }
