### What the rules of composition find on a roster, and (fix) how to mend it, each in a sentence. Names are as the roster or the battle profiles write them.

# Where a finding is about, as it stands on the roster.
section-heading = { $kind }
section-kind-general = General's Regiment
section-kind-regiment = Regiment { NUMBER($it, useGrouping: "false") }
section-kind-auxiliary = Auxiliary units
section-kind-regiment-of-renown = { $name ->
    [none] Regiment of Renown
   *[other] Regiment of Renown { $name }
}
section-kind-terrain = Faction terrain
# A section of another game, by the heading that its rules give it.
section-kind-category = { $it }
# A unit of a section.
finding-place = { $section }: { $unit }
# Where a name stands that nobody knows.
name-place-faction = The faction
name-place-army-of-renown = The army of renown
name-place-formation = The battle formation
name-place-lore = The { $kind }
name-place-terrain = Faction terrain
name-place-regiment-of-renown = Regiment of Renown
# Several lores are .many.
roster-lore-kind-spell = spell lore
    .many = spell lores
    .title = Spell lore
roster-lore-kind-prayer = prayer lore
    .many = prayer lores
    .title = Prayer lore
roster-lore-kind-manifestation = manifestation lore
    .many = manifestation lores
    .title = Manifestation lore
roster-lore-kind-unknown = lore
    .many = lores
    .title = Lore
# A publication of battle profiles; $date is none where the title says it.
used-publication = { $date ->
    [none] { $title }
   *[other] { $title } ({ DATETIME($date, style: "long") })
}
# What an organiser corrected, in the place of a publication.
used-correction = Correction for this event

## Age of Sigmar: points.

# $not-printed are finding-not-printed.
observation-over-limit = { $not-printed ->
    [none] { $spent } of { $limit } points: { MINUS($spent, $limit) } over.
   *[other] { $spent } of { $limit } points: { MINUS($spent, $limit) } over. Counted, though the list does not print it: { LIST($not-printed, type: "and") }.
}
    .fix = Take out { MINUS($spent, $limit) } points.
finding-not-printed = { $name } { NUMBER($points, useGrouping: "false") }
observation-built-for-another = Built for { $built-for } points; this event plays { $limit }.
    .fix = Set the event's limit in your program and export again.
observation-over-half = { $unit } costs { $price } points, and no unit may cost more than { $half }.
    .fix = Take something cheaper.
observation-unspent = { NUMBER($points, useGrouping: "false") } points unspent: one extra command point at the start of the first battle round.
# $of is used-publication.
observation-older-price = { $reinforced ->
    [true] { $unit } reinforced is priced at { NUMBER($printed, useGrouping: "false") } as in { $of }; with the profiles of this event it costs { NUMBER($costs, useGrouping: "false") } ({ NUMBER(MINUS($costs, $printed), sign: "always", useGrouping: "false") }).
   *[false] { $unit } is priced at { NUMBER($printed, useGrouping: "false") } as in { $of }; with the profiles of this event it costs { NUMBER($costs, useGrouping: "false") } ({ NUMBER(MINUS($costs, $printed), sign: "always", useGrouping: "false") }).
}
    .fix = Update your program's data and export again.
observation-newer-price = { $unit } is priced at { NUMBER($printed, useGrouping: "false") } as in { $of }, which is newer than this event's cut-off ({ DATETIME($cut-off, style: "long") }); here it costs { NUMBER($costs, useGrouping: "false") } ({ NUMBER(MINUS($costs, $printed), sign: "always", useGrouping: "false") }).
    .fix = There is nothing to update: write the price that counts here.
observation-price-of-faction = { $unit } is printed at { NUMBER($printed, useGrouping: "false") } points, as its faction has it; { NUMBER($costs, useGrouping: "false") } were counted, as the profiles of the army of renown have it.
observation-other-season = The list was written for { $written-for }; this event is played with { $season }.
    .fix = Choose this event's season in your program and export again.
observation-wrong-price = { $reinforced ->
    [true] { $unit } reinforced is printed at { $printed } points and costs { $costs }.
   *[false] { $unit } is printed at { $printed } points and costs { $costs }.
}
    .fix = Correct the price to { NUMBER($costs, useGrouping: "false") }.
observation-price-of-several = { $unit } is printed at { NUMBER($printed, useGrouping: "false") } points, { $times } times its price of { NUMBER($costs, useGrouping: "false") }, and not marked as reinforced.
    .fix = { $times ->
        [2] Mark it as reinforced, or write each unit on a line of its own.
       *[other] Write each unit on a line of its own.
    }
observation-several-on-line = { $unit } stands on one line at { NUMBER($printed, useGrouping: "false") } points, { $times } times { NUMBER($costs, useGrouping: "false") }: { $times } units were counted.
    .fix = Write each unit on a line of its own.
observation-points-differ = Points: { $declared } declared at the head, { $printed } printed in the lines together, { $counted } counted by the profiles of this event.
    .fix = Correct the total, or the line whose price is wrong.
observation-sum-differs = { $of }: { NUMBER($printed, useGrouping: "false") } printed, { NUMBER($counted, useGrouping: "false") } counted.
    .fix = Correct the number, or add what is missing.
sum-drops = Drops
sum-auxiliary-units = Auxiliary units
sum-wounds = Wounds

## The faction, and what is chosen once.

observation-unknown-faction = The list names no faction known here; “{ $name }” stands in its place.
    .fix = Write the faction on a line of its own, for example: Faction: Skaven.
observation-no-faction = The list names no faction.
    .fix = Write the faction on a line of its own, for example: Faction: Skaven.
# It is judged as $faction: by a name like $written, or by its units.
observation-faction-taken = { $by-units ->
    [false] { $written ->
        [none] The list names no faction known here: by its units it is judged as { $faction }.
       *[other] No faction is called “{ $written }”: the list is judged as { $faction }.
    }
   *[true] { $written ->
        [none] The list names no faction known here: by its units it is judged as { $faction }.
       *[other] The list names no faction known here: by its units it is judged as { $faction }; “{ $written }” stands in its place.
    }
}
    .fix = { $by-units ->
        [false] Did you mean { $faction }?
       *[true] Write the faction at the head.
    }
observation-other-alliance = Grand Alliance { $printed } stands at the head, and { $faction } is of { $alliance }.
    .fix = Correct it to { $alliance }, or choose the right faction.
observation-of-another-faction = { $unit } is not in { $faction }; it belongs to { $home }.
    .fix = Take it out.
observation-unknown-unit = { $unit } is not a name known in { $faction }.
    .fix = { $suggestion ->
        [none] Check the spelling, or ask the organiser to add the profile.
       *[other] Did you mean { $suggestion }?
    }
observation-terrain-barred = This event is played without faction terrain: { LIST($features, type: "and") }.
    .fix = Take it out.
observation-several-terrain = { NUMBER($features) } terrain features ({ LIST($features, type: "and") }), at most 1.
    .fix = Keep one of them.
# $elsewhere: it is another faction's.
observation-foreign-terrain = { $feature } is not a terrain feature of { $faction }.
    .fix = { $elsewhere ->
        [true] Take it out.
       *[false] { $suggestion ->
            [none] Check the spelling.
           *[other] Did you mean { $suggestion }?
        }
    }
observation-no-formation = No battle formation is chosen.
    .fix = Choose a battle formation.
observation-several-formations = { NUMBER($formations) } battle formations ({ LIST($formations, type: "and") }), at most 1.
    .fix = Keep one of them.
observation-formation-replaced = { $army-of-renown } replaces the faction's rules, so it has no battle formation { $formation }.
observation-foreign-formation = { $formation } is not a battle formation of { $faction }.
    .fix = { $elsewhere ->
        [true] Choose one of the faction's own formations.
       *[false] { $suggestion ->
            [none] Check the spelling.
           *[other] Did you mean { $suggestion }?
        }
    }
observation-several-lores = { NUMBER($lores) } { PART($kind, part: "many") } ({ LIST($lores, type: "and") }), at most 1.
    .fix = Keep one of them.
observation-foreign-lore = { $lore } is not a { $kind } of { $faction }.
    .fix = { $elsewhere ->
        [true] Choose a lore of your faction.
       *[false] { $suggestion ->
            [none] Check the spelling.
           *[other] Did you mean { $suggestion }?
        }
    }
observation-idle-lore = { $kind ->
    [spell] No WIZARD can use { $lore }.
    [prayer] No PRIEST can use { $lore }.
   *[manifestation] No WIZARD or PRIEST can use { $lore }.
}
observation-no-cards = The list names no battle tactic cards; it takes { $take }.
    .fix = { $take ->
        [one] Name { $take } card of the season.
       *[other] Name { $take } different cards of the season.
    }
observation-number-of-cards = { NUMBER($cards) } of { $take } battle tactic cards ({ LIST($cards, type: "and") }): a list takes { $take } different ones.
    .fix = { $take ->
        [one] Name { $take } card of the season.
       *[other] Name { $take } different cards of the season.
    }
observation-card-of-another-season = { $card } is a battle tactic card of { $of }; this event plays { $season }.
    .fix = Choose a card of this season.
observation-unknown-card = { $card } is not a battle tactic card known here.
    .fix = { $suggestion ->
        [none] Check the spelling.
       *[other] Did you mean { $suggestion }?
    }

## Regiments.

observation-no-regiment = No regiment: an army needs at least 1.
    .fix = Put a hero of your faction in a regiment.
observation-too-many-regiments = { $number } regiments, at most { $most }.
    .fix = Join two of them, or leave one out.
observation-too-many-with-renown = { $number } regiments with the Regiment of Renown, at most { $most }.
    .fix = Leave one regiment out.
# $regiment is section-heading.
observation-no-hero-leads = { $regiment } has no HERO leader: { $first } stands first and is not a HERO.
    .fix = Put a hero of your faction first.
observation-too-many-followers = { $generals ->
    [true] { $regiment }: { $number } units besides the leader, at most { $most }.
   *[false] { $regiment }: { $number } units besides the leader, at most { $most } when it is not the general's.
}
    .fix = { $generals ->
        [true] Move one to another regiment.
       *[false] Move one, or make its leader the general.
    }
observation-not-an-option = { $units ->
    [one] { LIST($units, type: "and") } is not an option of { $leader }. { finding-may-hold }
   *[other] { LIST($units, type: "and") } are not options of { $leader }. { finding-may-hold }
}
    .fix = Move the unit to a leader who may take it, or make it an auxiliary unit.
observation-no-room-together = { LIST($units, type: "and") } do not fit into { $leader }'s options together. { finding-may-hold }
    .fix = Move the unit to a leader who may take it, or make it an auxiliary unit.
# $options as the battle profile of the leader writes them.
finding-may-hold = { $options ->
    [none] The regiment may hold: nobody.
   *[other] The regiment may hold: { LIST($options, type: "comma") }.
}
observation-hero-may-not-join = { $only-as ->
    [none] { $hero } is a HERO and may not join { $leader }'s regiment.
   *[other] { $hero } is a HERO and may not join { $leader }'s regiment; it may join only as { LIST($only-as, type: "or") }.
}
    .fix = Give the hero a regiment of its own, or make it an auxiliary unit.
observation-only-led-by = { $auxiliary ->
    [true] { $unit } may be taken only in a regiment led by { LIST($leaders, type: "or") }, so not as an auxiliary unit.
   *[false] { $unit } may be taken only in a regiment led by { LIST($leaders, type: "or") }.
}
    .fix = Move it to that regiment, or take it out.
observation-companion-alone = { $auxiliary ->
    [true] { $unit } may be taken only in the regiment of { $of }, so not as an auxiliary unit.
   *[false] { $unit } may be taken only in the regiment of { $of }.
}
    .fix = Move it to that regiment, or take it out.
observation-too-many-outsiders = { $regiment }: { $number } of { $of }, at most { $most } when the leader is not { $unless-led-by }.
    .fix = Move one elsewhere.
observation-too-many-per = { $number } of { $unit }, and 1 is allowed for each { LIST($per, type: "or") } in the army ({ $allowed }).
    .fix = Take one out.
observation-excluded = { $unit } and { $with } cannot be in the same army.
    .fix = Take one of them out.
observation-only-in-armies = { $unit } may be taken only in { LIST($armies, type: "or") }.
    .fix = Take it out.

## The general.

observation-several-generals = { NUMBER($units) } generals: { LIST($units, type: "and") }. An army has exactly 1.
    .fix = Mark only one of them as the general.
observation-general-is-no-hero = { $unit } is the general and is not a HERO.
    .fix = Choose a HERO as the general.
observation-general-leads-nothing = { $unit } is marked as the general but leads no regiment.
    .fix = Mark the leader of one of your regiments as the general.
observation-general-inferred = No general is marked. { $unit } is taken as the general: { $why }.
    .fix = Mark your general.
inference-heading = the regiment is headed so
inference-only-regiment = it leads the only regiment
inference-only-warmaster = it is the only WARMASTER
inference-full-regiment = only the general's regiment may hold 4 units besides its leader
observation-no-general = No general is marked, and any of several heroes could be it.
    .fix = Mark your general.
observation-warmaster-leads-nothing = { LIST($warmasters, type: "and") } has the WARMASTER keyword and leads no regiment, so it cannot be the general. A judge should say whether that is allowed.
observation-warmaster-in-army-of-renown = { LIST($warmasters, type: "and") } has the WARMASTER keyword, but { $general } is the general. The rules of the army of renown may allow that.
observation-warmaster-passed-over = { LIST($warmasters, type: "and") } has the WARMASTER keyword, so { $general } cannot be the general.
    .fix = Make { LIST($warmasters, type: "and") } the general.

## Single units.

observation-single-reinforced = { $unit } is a single model and reinforced: no single model can be, unless its battle profile says so.
    .fix = Check the battle profile of { $unit }.
observation-cannot-be-reinforced = { $unit } cannot be reinforced: { $why }.
    .fix = Take it at its normal size.
not-reinforced-unique = it is UNIQUE
not-reinforced-single-model = it is a single model
not-reinforced-profile = its profile does not allow it
observation-wrong-size = { $can-be-reinforced ->
    [true] { $size ->
        [one] { $models } { $unit }: the unit has { $size } model, or { PLUS($size, $size) } reinforced.
       *[other] { $models } { $unit }: the unit has { $size } models, or { PLUS($size, $size) } reinforced.
    }
   *[false] { $size ->
        [one] { $models } { $unit }: the unit has { $size } model.
       *[other] { $models } { $unit }: the unit has { $size } models.
    }
}
    .fix = Correct the number of models.
observation-unique-twice = { $unit } is unique but appears { $times } times.
    .fix = Keep one of them.
observation-two-versions = { LIST($units, type: "and") } are versions of one unit and cannot both be taken.
    .fix = Take the same version everywhere.
observation-legends-unit = { $unit } is a Legends unit, which this event does not allow.
    .fix = Take another unit.
observation-legends-regiment = { $regiment } is a Legends regiment, which this event does not allow.
    .fix = Take it out.
observation-out-of-season = { $name } may be taken only in { LIST($seasons, type: "or") }; this event plays { $season }.
    .fix = { $is-unit ->
        [true] Take another unit.
       *[false] Check it with the season's pack.
    }

## Regiments of Renown and companions.

observation-renown-barred = This event is played without Regiments of Renown: { LIST($regiments, type: "and") }.
    .fix = Take it out.
observation-several-renown = { NUMBER($regiments) } Regiments of Renown ({ LIST($regiments, type: "and") }), at most 1.
    .fix = Keep one of them.
observation-unknown-renown = { $regiment } is not a Regiment of Renown known here.
    .fix = { $suggestion ->
        [none] Check the spelling.
       *[other] Did you mean { $suggestion }?
    }
observation-renown-cannot-join = { $regiment } cannot join { $faction }.
    .fix = Take it out.
observation-renown-strangers = { $units ->
    [one] { $regiment } has { LIST($units, type: "and") }, which is not among its units known here. Some of these regiments bring manifestations.
   *[other] { $regiment } has { LIST($units, type: "and") }, which are not among its units known here. Some of these regiments bring manifestations.
}
    .fix = Compare the units with the battle profile of { $regiment }.
# $differences are member-difference.
observation-renown-differs = { $regiment } always comes with the same units, and here { LIST($differences, type: "and") }.
    .fix = Take it exactly as it is defined.
member-difference-not-a-member = { $unit } is not one of them
member-difference-number = { $found ->
    [0] { $defined ->
        [1] { $unit } is missing
       *[other] { $unit } is there not at all, where { $defined } belong
    }
    [1] { $unit } is there once, where { $defined } belong
   *[other] { $unit } is there { $found } times, where { $defined } belong
}
observation-general-in-renown = { $unit } is in a Regiment of Renown and cannot be the general.
    .fix = Choose another general.
observation-enhanced-in-renown = { $unit } is in a Regiment of Renown: it cannot carry { $enhancement }.
    .fix = Give it to another unit.
# $companions are lists of units, any of which will do.
observation-auxiliary-needs-companions = { $unit } must be accompanied by { LIST($companions, type: "and", within: "or") } and so cannot be an auxiliary unit.
    .fix = Let it lead a regiment.
observation-companions-missing = { $leader } must be accompanied by { LIST($companions, type: "and", within: "or") }.
    .fix = Add { LIST($companions, type: "and", within: "or") } to the regiment.

## Enhancements. $kind is what the battle profiles call them: "Heroic Traits".

observation-too-many-of-kind = { $tables ->
    [0] { NUMBER($items) } { $kind } ({ LIST($items, type: "and") }), at most { $most }.
    [1] { NUMBER($items) } { $kind } ({ LIST($items, type: "and") }), at most { $most }.
   *[other] { NUMBER($items) } { $kind } ({ LIST($items, type: "and") }), at most { $most }. They are from { LIST($tables, type: "and") }, and an army may use one of these tables.
}
    .fix = { $most ->
        [0] Keep one of them.
        [1] Keep one of them.
       *[other] Keep { $most } of them.
    }
observation-item-twice = { $item } is taken { NUMBER($units) } times ({ LIST($units, type: "and") }), at most once.
    .fix = Keep one of them.
observation-kind-twice = { $unit } carries { NUMBER($items) } { $kind } ({ LIST($items, type: "and") }), at most 1.
    .fix = Keep one of them.
observation-unique-carries = { $unit } is UNIQUE: it cannot carry { $enhancement }.
    .fix = Give it to another unit.
observation-may-not-carry = { $unit } may not carry { $enhancement } ({ $table }).
    .fix = Give it to another unit.
observation-foreign-enhancement = { $unit } carries { $enhancement }, which is of { $home }, not of { $faction }.
    .fix = Choose one of the army's own.
observation-unknown-enhancement = { $enhancement } under { $unit } is not known here: no enhancement of the army, and no wargear of the unit.
    .fix = { $suggestion ->
        [none] Check the spelling.
       *[other] Did you mean { $suggestion }?
    }

## What is left open.

observation-terrain-open = You may still take a faction terrain feature.
observation-lore-open = You may still choose a { $kind }.
# $tables is none where they are called as the kind is.
observation-kind-open = { $tables ->
    [none] You may still take one of { $kind }.
   *[other] You may still take one of { $kind }, from { LIST($tables, type: "or") }.
}
observation-slot-open = { $regiment } holds { $number } units besides its leader; as the general's it may hold { $most }.

## Armies of renown. $said and $asks are sentences of the battle profiles.

observation-army-of-renown-barred = { $army } is an army of renown, and this event allows none.
    .fix = Build the roster from its faction.
observation-not-evenly-led = { $said } Here they lead { LIST($led, type: "and") }.
    .fix = Change the leaders of the regiments.
observation-not-included = { $said }
    .fix = Add { $unit }.
observation-unknown-army-of-renown = { $faction ->
    [none] { $army } is not an army of renown known here. The roster was held against its faction itself, so findings about units, prices and choices may be mistaken.
   *[other] { $army } is not an army of renown known here. The roster was held against { $faction } itself, so findings about units, prices and choices may be mistaken.
}
    .fix = Check this roster by eye.
observation-army-of-renown = { $asks ->
    [none] { $army } is an army of renown. Its own conditions of composition are not all checked here.
   *[other] { $army } is an army of renown. Its own conditions of composition are not all checked here. { LIST($asks, type: "blank") }
}
    .fix = Compare the roster with the rules of { $army }.

## Other games: their files have the sentences, with places for these facts. A sentence can begin with what has a title.

# What a game's file says, a piece after the other: its own words, and the facts.
finding-declared = { LIST($pieces, type: "nothing") }
# $what is what the game's file calls what was counted: "Lords".
finding-counted = { $what ->
    [none] { $found ->
        [one] { $found } entry
       *[other] { $found } entries
    }
   *[other] { $found } { $what }
}
finding-entries = { LIST($entries, type: "and") }
finding-none-allowed = none is allowed
    .title = None is allowed
finding-most-allowed = { $most ->
    [one] at most { $most } is allowed
   *[other] at most { $most } are allowed
}
    .title = { $most ->
        [one] At most { $most } is allowed
       *[other] At most { $most } are allowed
    }
finding-least-needed = { $least ->
    [one] at least { $least } is needed
   *[other] at least { $least } are needed
}
    .title = { $least ->
        [one] At least { $least } is needed
       *[other] At least { $least } are needed
    }
finding-size-at = at { $points } points
    .title = At { $points } points
finding-size-above = above { $from } up to { $to } points
    .title = Above { $from } up to { $to } points
finding-size-up-to = up to { $to } points
    .title = Up to { $to } points
finding-size-below = below { $to } points
    .title = Below { $to } points
finding-size-from = from { $from } to below { $to } points
    .title = From { $from } to below { $to } points
# 24.1 percent
finding-share = { $whole }.{ $tenths }
# Where the game's file is gone.
finding-bare = { $least ->
    [none] { $most ->
        [none] { NUMBER($found, useGrouping: "false") } found.
       *[other] { NUMBER($found, useGrouping: "false") } found, at most { NUMBER($most, useGrouping: "false") }.
    }
   *[other] { $most ->
        [none] { NUMBER($found, useGrouping: "false") } found, at least { NUMBER($least, useGrouping: "false") }.
       *[other] { NUMBER($found, useGrouping: "false") } found, at least { NUMBER($least, useGrouping: "false") }, at most { NUMBER($most, useGrouping: "false") }.
    }
}

## What was counted, beside the findings.

# 2, at most 3
rule-tally = { $least ->
    [none] { $most ->
        [none] { $found }
       *[other] { $found }, at most { $most }
    }
   *[other] { $most ->
        [none] { $found }, at least { $least }
       *[other] { $found }, at least { $least }, at most { $most }
    }
}
roster-counts-regiments = Regiments
roster-counts-drops = Drops
roster-counts-not-asked = Not asked, as facts are missing
roster-counts-rules = { LIST($rules, type: "comma") }

## A finding in a letter.

# $heading is none for the whole army, $rule is "A07".
finding-line = { $heading ->
    [none] { $message } { $fix } ({ $rule })
   *[other] { $heading }: { $message } { $fix } ({ $rule })
}

## The verdict.

verdict-headline = { $mend ->
    [0] { $look ->
        [0] Legal.
        [one] Legal, one thing to look at.
       *[other] Legal, { $look } things to look at.
    }
    [one] { $look ->
        [0] Not legal: one thing to mend.
        [one] Not legal: one thing to mend, one thing to look at.
       *[other] Not legal: one thing to mend, { $look } things to look at.
    }
   *[other] { $look ->
        [0] Not legal: { $mend } things to mend.
        [one] Not legal: { $mend } things to mend, one thing to look at.
       *[other] Not legal: { $mend } things to mend, { $look } things to look at.
    }
}
verdict-no-composition = Not judged: this event plays without rules of army composition.
verdict-no-unit = Not readable: no unit was found; is this a list of { $game }?
verdict-other-way-to-play = Not judged: this is a list for { $way }, which has rules of its own; this event plays matched play.
verdict-unknown-faction = { $name ->
    [none] Not judged: it names no faction; is this { $game }?
   *[other] Not judged: no faction was found, “{ $name }” stands in its place; is this { $game }?
}
verdict-unknown-units = { $units ->
    [one] Not judged: { $unknown } of { $units } unit is unknown; is this { $game }?
   *[other] Not judged: { $unknown } of { $units } units are unknown; is this { $game }?
}
verdict-not-read-whole = Not read whole: its total says { $printed } points, and what was read of it comes to { $read }.
verdict-below-the-end = Not read whole: { $unit } stands below the end of the list and was not counted. Move it into the list, or delete what stands below the end.
verdict-several-unread = Not read whole: { $times } { $unit } stand on one line, and its price is not that of so many. Write each unit on a line of its own.
# The same finding of several units.
verdict-several = { $message } ({ $count } times)
# Several units with another price. $publication is none where their prices are in none that is known; $prices are verdict-price.
verdict-prices = { $publication ->
    [none] { $count } units are not priced as in any publication known here; with the profiles of this event they cost { NUMBER($sum, sign: "always", useGrouping: "false") } points: { LIST($prices, type: "comma") }.
   *[other] { $count } units are priced as in { $publication }; with the profiles of this event they cost { NUMBER($sum, sign: "always", useGrouping: "false") } points: { LIST($prices, type: "comma") }.
}
    .fix = Correct these prices.
verdict-price = { $times ->
    [1] { $unit }: { NUMBER($printed, useGrouping: "false") } → { NUMBER($costs, useGrouping: "false") }
   *[other] { $unit } ×{ $times }: { NUMBER($printed, useGrouping: "false") } → { NUMBER($costs, useGrouping: "false") }
}

## How a roster stands by the rules alone, in a word.

roster-readiness-not-readable = not readable
roster-readiness-not-read-whole = not read whole
roster-readiness-not-judged = not judged
roster-readiness-to-mend = { $mend } to mend
roster-readiness-to-look-at = { $look } to look at
roster-readiness-ready = ready

## Above and among what was found on a roster.

# $things and $look are numbers, $due is until when, where a time is set.
roster-check-to-mend = { $due ->
    [none] { $look ->
        [0] { roster-check-things } to mend
       *[other] { roster-check-things } to mend, { roster-check-look } to look at
    }
   *[other] { $look ->
        [0] { roster-check-things } to mend before { $due }
       *[other] { roster-check-things } to mend before { $due }, { roster-check-look } to look at
    }
}
roster-check-to-look-at = { roster-check-things } to look at
roster-check-ready = Ready: nothing to mend
# Numbers in words as far as nine.
roster-check-things = { $things ->
    [1] One thing
    [2] Two things
    [3] Three things
    [4] Four things
    [5] Five things
    [6] Six things
    [7] Seven things
    [8] Eight things
    [9] Nine things
   *[other] { NUMBER($things, useGrouping: "false") } things
}
roster-check-look = { $look ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
   *[other] { NUMBER($look, useGrouping: "false") }
}
# Units whose prices stand struck through beside them; $sum is how much more they cost together.
roster-check-prices = { $count ->
    [1] One unit costs something else than printed: { NUMBER($sum, sign: "always") } points.
    [2] Two units cost something else than printed: { NUMBER($sum, sign: "always") } points.
    [3] Three units cost something else than printed: { NUMBER($sum, sign: "always") } points.
    [4] Four units cost something else than printed: { NUMBER($sum, sign: "always") } points.
    [5] Five units cost something else than printed: { NUMBER($sum, sign: "always") } points.
    [6] Six units cost something else than printed: { NUMBER($sum, sign: "always") } points.
    [7] Seven units cost something else than printed: { NUMBER($sum, sign: "always") } points.
    [8] Eight units cost something else than printed: { NUMBER($sum, sign: "always") } points.
    [9] Nine units cost something else than printed: { NUMBER($sum, sign: "always") } points.
   *[other] { NUMBER($count, useGrouping: "false") } units cost something else than printed: { NUMBER($sum, sign: "always") } points.
}
# What the army comes to with the prices that count. $over is none within the limit, $publication where no known one has the printed prices.
roster-check-sum = { $over ->
    [none] { $publication ->
        [none] That makes { $points } of { $limit }.
       *[other] That makes { $points } of { $limit }. Printed as in { $publication }.
    }
   *[other] { $publication ->
        [none] That makes { $points } of { $limit }, { $over } over.
       *[other] That makes { $points } of { $limit }, { $over } over. Printed as in { $publication }.
    }
}
# A finding among the reasons that a player whose roster is sent back reads. $place is none where several units, or none, are concerned.
roster-check-reason = { $place ->
    [none] { $message } { $fix }
   *[other] { $place }: { $message } { $fix }
}
