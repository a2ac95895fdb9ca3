### What the army composition rules find on a roster, and (.fix) how to fix it, each in a sentence. Names are written as on the roster or in the battle profiles.

# Where on the roster a finding is.
section-heading = { $kind }
section-kind-general = General's Regiment
section-kind-regiment = Regiment { NUMBER($it, useGrouping: "false") }
section-kind-auxiliary = Auxiliary units
section-kind-regiment-of-renown = { $name ->
    [none] Regiment of Renown
   *[other] Regiment of Renown { $name }
}
section-kind-terrain = Faction terrain
# A section of another game, under the heading that its rules use.
section-kind-category = { $it }
# A unit of a section.
finding-place = { $section }: { $unit }
# Where an unknown name is. A colon follows.
name-place-faction = Faction
name-place-army-of-renown = Army of Renown
name-place-formation = Battle formation
name-place-lore = { PART($kind, part: "title") }
name-place-terrain = Faction terrain
name-place-regiment-of-renown = Regiment of Renown
# .many is the plural.
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
# A publication of battle profiles. $date is none if the title has it.
used-publication = { $date ->
    [none] { $title }
   *[other] { $title } ({ DATETIME($date, style: "long") })
}
# An organiser's profile correction, in place of a publication.
used-correction = Event correction

## Age of Sigmar: points.

# $not-printed are finding-not-printed.
observation-over-limit = { $not-printed ->
    [none] { $spent } of { $limit } points: { MINUS($spent, $limit) } over.
   *[other] { $spent } of { $limit } points: { MINUS($spent, $limit) } over. The roster leaves out { LIST($not-printed, type: "and") }.
}
    .fix = Remove { MINUS($spent, $limit) } points.
finding-not-printed = { $name } { NUMBER($points, useGrouping: "false") }
observation-built-for-another = Built for { $built-for } points, but this event plays { $limit }.
    .fix = Set your list builder to this event's limit and export again.
observation-over-half = { $unit } costs { $price } points. No unit may cost more than { $half }.
    .fix = Choose a cheaper unit.
observation-unspent = { NUMBER($points, useGrouping: "false") } points unspent: 1 extra command point at the start of the first battle round.
# $of is used-publication.
observation-older-price = { $reinforced ->
    [true] { $unit } (reinforced) costs { NUMBER($costs, useGrouping: "false") } here ({ NUMBER(MINUS($costs, $printed), sign: "always", useGrouping: "false") }). The roster has { NUMBER($printed, useGrouping: "false") }, from { $of }.
   *[false] { $unit } costs { NUMBER($costs, useGrouping: "false") } here ({ NUMBER(MINUS($costs, $printed), sign: "always", useGrouping: "false") }). The roster has { NUMBER($printed, useGrouping: "false") }, from { $of }.
}
    .fix = Update your list builder and export again.
# .fix also follows several units with different prices.
observation-newer-price = { $unit } costs { NUMBER($costs, useGrouping: "false") } here ({ NUMBER(MINUS($costs, $printed), sign: "always", useGrouping: "false") }). The roster has { NUMBER($printed, useGrouping: "false") }, from { $of }, after the rules cut-off ({ DATETIME($cut-off, style: "long") }).
    .fix = Use this event's prices. Your list builder is newer than the cut-off.
observation-price-of-faction = { $unit } counts as { NUMBER($costs, useGrouping: "false") } points in this army of renown. The roster has its faction's price, { NUMBER($printed, useGrouping: "false") }.
observation-other-season = The roster was written for { $written-for }, but this event plays { $season }.
    .fix = Choose this event's season in your list builder and export again.
observation-wrong-price = { $reinforced ->
    [true] { $unit } (reinforced) costs { $costs } points, not { $printed }.
   *[false] { $unit } costs { $costs } points, not { $printed }.
}
    .fix = Correct the price to { NUMBER($costs, useGrouping: "false") }.
observation-price-of-several = { $unit } is listed at { NUMBER($printed, useGrouping: "false") } points, { $times } times its price of { NUMBER($costs, useGrouping: "false") }, but isn't marked as reinforced.
    .fix = { $times ->
        [2] Mark it as reinforced, or put each unit on its own line.
       *[other] Put each unit on its own line.
    }
observation-several-on-line = { $unit } is on one line at { NUMBER($printed, useGrouping: "false") } points, { $times } times { NUMBER($costs, useGrouping: "false") }. It counts as { $times } units.
    .fix = Put each unit on its own line.
observation-points-differ = Points don't add up: total { $declared }, sum of the lines { $printed }, by this event's profiles { $counted }.
    .fix = Correct the total, or the line with the wrong price.
observation-sum-differs = { $of }: { NUMBER($printed, useGrouping: "false") } on the roster, { NUMBER($counted, useGrouping: "false") } counted.
    .fix = Correct the number, or add what is missing.
sum-drops = Drops
sum-auxiliary-units = Auxiliary units
sum-wounds = Wounds

## The faction, and what is chosen once.

observation-unknown-faction = There are no battle profiles here for “{ $name }”.
    .fix = Check the spelling, and put the faction on its own line, for example: Faction: Skaven.
observation-no-faction = The roster has no faction.
    .fix = Put the faction on its own line, for example: Faction: Skaven.
# It is checked as $faction, because the name is like $written or because of its units.
observation-faction-taken = { $by-units ->
    [false] { $written ->
        [none] The roster has no known faction. Its units suggest { $faction }, so it was checked as that.
       *[other] There are no battle profiles here for “{ $written }”. The roster was checked as { $faction }.
    }
   *[true] { $written ->
        [none] The roster has no known faction. Its units suggest { $faction }, so it was checked as that.
       *[other] There are no battle profiles here for “{ $written }”. The units suggest { $faction }, so the roster was checked as that.
    }
}
    .fix = { $by-units ->
        [false] Did you mean { $faction }?
       *[true] Put the faction at the top.
    }
observation-other-alliance = The roster says Grand Alliance { $printed }, but { $faction } belongs to { $alliance }.
    .fix = Change it to { $alliance }, or choose the right faction.
observation-of-another-faction = { $unit } isn't in { $faction }. It belongs to { $home }.
    .fix = Remove it.
observation-unknown-unit = { $unit } isn't a known { $faction } unit.
    .fix = { $suggestion ->
        [none] Check the spelling, or ask the organiser to add the profile.
       *[other] Did you mean { $suggestion }?
    }
observation-terrain-barred = This event doesn't allow faction terrain: { LIST($features, type: "and") }.
    .fix = Remove it.
observation-several-terrain = { NUMBER($features) } terrain features ({ LIST($features, type: "and") }). At most 1 is allowed.
    .fix = Keep only one.
# $elsewhere: it belongs to another faction.
observation-foreign-terrain = { $feature } isn't a terrain feature of { $faction }.
    .fix = { $elsewhere ->
        [true] Remove it.
       *[false] { $suggestion ->
            [none] Check the spelling.
           *[other] Did you mean { $suggestion }?
        }
    }
observation-no-formation = No battle formation chosen.
    .fix = Choose a battle formation.
observation-several-formations = { NUMBER($formations) } battle formations ({ LIST($formations, type: "and") }). At most 1 is allowed.
    .fix = Keep only one.
observation-formation-replaced = { $army-of-renown } replaces the faction's rules, so { $formation } doesn't apply.
observation-foreign-formation = { $formation } isn't a battle formation of { $faction }.
    .fix = { $elsewhere ->
        [true] Choose one of your faction's formations.
       *[false] { $suggestion ->
            [none] Check the spelling.
           *[other] Did you mean { $suggestion }?
        }
    }
observation-several-lores = { NUMBER($lores) } { PART($kind, part: "many") } ({ LIST($lores, type: "and") }). At most 1 is allowed.
    .fix = Keep only one.
observation-foreign-lore = { $lore } isn't a { $kind } of { $faction }.
    .fix = { $elsewhere ->
        [true] Choose one of your faction's lores.
       *[false] { $suggestion ->
            [none] Check the spelling.
           *[other] Did you mean { $suggestion }?
        }
    }
observation-idle-lore = { $kind ->
    [spell] { $lore } does nothing: the army has no WIZARD.
    [prayer] { $lore } does nothing: the army has no PRIEST.
   *[manifestation] { $lore } does nothing: the army has no WIZARD or PRIEST.
}
observation-no-cards = { $take ->
    [one] No battle tactic card chosen. The roster needs { $take }.
   *[other] No battle tactic cards chosen. The roster needs { $take }.
}
    .fix = { $take ->
        [one] Choose { $take } battle tactic card from this season.
       *[other] Choose { $take } different battle tactic cards from this season.
    }
observation-number-of-cards = { $cards ->
    [one] { NUMBER($cards) } battle tactic card ({ LIST($cards, type: "and") }). The roster needs { $take }, all different.
   *[other] { NUMBER($cards) } battle tactic cards ({ LIST($cards, type: "and") }). The roster needs { $take }, all different.
}
    .fix = { $take ->
        [one] Choose { $take } battle tactic card from this season.
       *[other] Choose { $take } different battle tactic cards from this season.
    }
observation-card-of-another-season = { $card } is a battle tactic card from { $of }, but this event plays { $season }.
    .fix = Choose a card from this season.
observation-unknown-card = { $card } isn't a known battle tactic card.
    .fix = { $suggestion ->
        [none] Check the spelling.
       *[other] Did you mean { $suggestion }?
    }

## Regiments.

observation-no-regiment = No regiments. An army needs at least 1.
    .fix = Add a regiment led by a hero of your faction.
observation-too-many-regiments = { $number } regiments. At most { $most } are allowed.
    .fix = Merge two regiments, or remove one.
observation-too-many-with-renown = { $number } regiments including the Regiment of Renown. At most { $most } are allowed.
    .fix = Remove one regiment.
# $regiment is section-heading.
observation-no-hero-leads = { $regiment } isn't led by a HERO: { $first } comes first.
    .fix = Put a hero of your faction first.
observation-too-many-followers = { $generals ->
    [true] { $regiment }: { $number } units besides the leader. At most { $most } are allowed.
   *[false] { $regiment }: { $number } units besides the leader. Only the general's regiment may have more than { $most }.
}
    .fix = { $generals ->
        [true] Move one unit to another regiment.
       *[false] Move one unit, or make the leader your general.
    }
observation-not-an-option = { $leader }'s regiment can't include { LIST($units, type: "or") }. { finding-may-hold }
    .fix = { $units ->
        [one] Move it to a leader who can take it, or make it an auxiliary unit.
       *[other] Move them to a leader who can take them, or make them auxiliary units.
    }
observation-no-room-together = { $leader }'s regiment can't include { LIST($units, type: "and") } together. { finding-may-hold }
    .fix = Move one to a leader who can take it, or make it an auxiliary unit.
# $options are written as in the leader's battle profile.
finding-may-hold = { $options ->
    [none] It may include no other units.
   *[other] It may include: { LIST($options, type: "comma") }.
}
observation-hero-may-not-join = { $only-as ->
    [none] { $hero } is a HERO and can't join { $leader }'s regiment.
   *[other] { $hero } is a HERO and can join { $leader }'s regiment only as { LIST($only-as, type: "or") }.
}
    .fix = Give the hero their own regiment, or make them an auxiliary unit.
observation-only-led-by = { $auxiliary ->
    [true] { $unit } needs a regiment led by { LIST($leaders, type: "or") }, so it can't be an auxiliary unit.
   *[false] { $unit } needs a regiment led by { LIST($leaders, type: "or") }.
}
    .fix = Move it to that regiment, or remove it.
observation-companion-alone = { $auxiliary ->
    [true] { $unit } can only be in the regiment of { $of }, so it can't be an auxiliary unit.
   *[false] { $unit } can only be in the regiment of { $of }.
}
    .fix = Move it to that regiment, or remove it.
observation-too-many-outsiders = { $most ->
    [one] { $regiment }: { $number } of { $of }. At most { $most } is allowed unless { $unless-led-by } leads it.
   *[other] { $regiment }: { $number } of { $of }. At most { $most } are allowed unless { $unless-led-by } leads it.
}
    .fix = Move one out of this regiment.
observation-too-many-per = { $number } of { $unit }. This army may have { $allowed }: 1 for each { LIST($per, type: "or") }.
    .fix = Remove one.
observation-excluded = { $unit } and { $with } can't be in the same army.
    .fix = Remove one of them.
observation-only-in-armies = { $unit } is only allowed in { LIST($armies, type: "or") }.
    .fix = Remove it.

## The general.

observation-several-generals = { NUMBER($units) } generals: { LIST($units, type: "and") }. An army has exactly 1.
    .fix = Mark only one as the general.
observation-general-is-no-hero = { $unit } is the general but isn't a HERO.
    .fix = Choose a HERO as your general.
observation-general-leads-nothing = { $unit } is the general but doesn't lead a regiment.
    .fix = Make one of your regiment leaders the general.
observation-general-inferred = No general is marked. { $unit } counts as the general: { $why }.
    .fix = Mark your general.
inference-heading = its regiment is labelled as the general's
inference-only-regiment = it leads the only regiment
inference-only-warmaster = it's the only WARMASTER
inference-full-regiment = only the general's regiment may have 4 other units
observation-no-general = No general is marked, and several heroes could be it.
    .fix = Mark your general.
observation-warmaster-leads-nothing = { $warmasters ->
    [one] { LIST($warmasters, type: "and") } is a WARMASTER but leads no regiment, so it can't be the general. Ask a judge if that's allowed.
   *[other] { LIST($warmasters, type: "and") } are WARMASTERs but lead no regiment, so they can't be the general. Ask a judge if that's allowed.
}
observation-warmaster-in-army-of-renown = { $general } is the general despite the WARMASTER { LIST($warmasters, type: "and") }. Check whether the army of renown allows this.
observation-warmaster-passed-over = { $warmasters ->
    [one] { LIST($warmasters, type: "and") } is a WARMASTER, so { $general } can't be the general.
   *[other] { LIST($warmasters, type: "and") } are WARMASTERs, so { $general } can't be the general.
}
    .fix = Make { LIST($warmasters, type: "or") } the general.

## Single units.

observation-single-reinforced = { $unit } is a single model, so it can't be reinforced unless its battle profile says so.
    .fix = Check the battle profile of { $unit }.
observation-cannot-be-reinforced = { $unit } can't be reinforced: { $why }.
    .fix = Use its normal size.
not-reinforced-unique = it's unique
not-reinforced-single-model = it's a single model
not-reinforced-profile = its profile doesn't allow it
observation-wrong-size = { $can-be-reinforced ->
    [true] { $models ->
        [one] { $unit } has { $models } model. It needs { $size }, or { PLUS($size, $size) } if reinforced.
       *[other] { $unit } has { $models } models. It needs { $size }, or { PLUS($size, $size) } if reinforced.
    }
   *[false] { $models ->
        [one] { $unit } has { $models } model. It needs { $size }.
       *[other] { $unit } has { $models } models. It needs { $size }.
    }
}
    .fix = Correct the number of models.
observation-unique-twice = { $unit } is unique but appears { $times } times.
    .fix = Keep only one.
observation-two-versions = { LIST($units, type: "and") } are versions of the same unit. You can't take both.
    .fix = Use the same version throughout.
observation-legends-unit = This event doesn't allow Legends units: { $unit }.
    .fix = Choose another unit.
observation-legends-regiment = This event doesn't allow Legends regiments: { $regiment }.
    .fix = Remove it.
observation-out-of-season = { $name } is only for { LIST($seasons, type: "or") }. This event plays { $season }.
    .fix = { $is-unit ->
        [true] Choose another unit.
       *[false] Check the season's rules.
    }

## Regiments of Renown and companions.

observation-renown-barred = This event doesn't allow Regiments of Renown: { LIST($regiments, type: "and") }.
    .fix = Remove it.
observation-several-renown = { NUMBER($regiments) } Regiments of Renown ({ LIST($regiments, type: "and") }). At most 1 is allowed.
    .fix = Keep only one.
observation-unknown-renown = { $regiment } isn't a known Regiment of Renown.
    .fix = { $suggestion ->
        [none] Check the spelling.
       *[other] Did you mean { $suggestion }?
    }
observation-renown-cannot-join = { $regiment } can't join { $faction }.
    .fix = Remove it.
observation-renown-strangers = { LIST($units, type: "and") } may not belong in { $regiment }. Some Regiments of Renown bring manifestations.
    .fix = Compare the units with the battle profile of { $regiment }.
# $differences are member-difference.
observation-renown-differs = { $regiment } has a fixed set of units: { LIST($differences, type: "and") }.
    .fix = Take it exactly as published.
member-difference-not-a-member = { $unit } isn't one of them
member-difference-number = { $found ->
    [0] { $defined ->
        [1] { $unit } is missing
       *[other] it needs { $defined } { $unit }, not { $found }
    }
   *[other] it needs { $defined } { $unit }, not { $found }
}
observation-general-in-renown = { $unit } is in a Regiment of Renown, so it can't be the general.
    .fix = Choose another general.
observation-enhanced-in-renown = { $unit } is in a Regiment of Renown, so it can't carry { $enhancement }.
    .fix = Give it to another unit.
# $companions are lists of units; one of each list is enough.
observation-auxiliary-needs-companions = { $unit } needs { LIST($companions, type: "and", within: "or") } with it, so it can't be an auxiliary unit.
    .fix = Make it lead a regiment.
observation-companions-missing = { $leader } needs { LIST($companions, type: "and", within: "or") } in the regiment.
    .fix = Add { LIST($companions, type: "and", within: "or") } to the regiment.

## Enhancements. $kind is their name in the battle profiles: "Heroic Traits".

observation-too-many-of-kind = { $tables ->
    [0] { finding-too-many-of-kind }
    [1] { finding-too-many-of-kind }
   *[other] { finding-too-many-of-kind } They come from { LIST($tables, type: "and") }, and an army may use only one of these tables.
}
    .fix = { $most ->
        [0] Keep only one.
        [1] Keep only one.
       *[other] Keep only { $most }.
    }
finding-too-many-of-kind = { $most ->
    [one] { NUMBER($items) } { $kind } ({ LIST($items, type: "and") }). At most { $most } is allowed.
   *[other] { NUMBER($items) } { $kind } ({ LIST($items, type: "and") }). At most { $most } are allowed.
}
observation-item-twice = { $item } is taken { NUMBER($units) } times ({ LIST($units, type: "and") }). It's allowed once.
    .fix = Keep only one.
observation-kind-twice = { $unit } carries { NUMBER($items) } { $kind } ({ LIST($items, type: "and") }). At most 1 is allowed.
    .fix = Keep only one.
observation-unique-carries = { $unit } is unique, so it can't carry { $enhancement }.
    .fix = Give it to another unit.
observation-may-not-carry = { $unit } can't carry { $enhancement } ({ $table }).
    .fix = Give it to another unit.
observation-foreign-enhancement = { $unit } carries { $enhancement }, which belongs to { $home }, not { $faction }.
    .fix = Choose one of your army's own enhancements.
observation-unknown-enhancement = { $enhancement } on { $unit } isn't a known enhancement or wargear.
    .fix = { $suggestion ->
        [none] Check the spelling.
       *[other] Did you mean { $suggestion }?
    }

## Choices that a player can still make.

observation-terrain-open = You can still take a faction terrain feature.
observation-lore-open = You can still choose a { $kind }.
# $tables is none if they have the same name as the kind.
observation-kind-open = { $tables ->
    [none] You can still take one from { $kind }.
   *[other] You can still take one from { $kind }: { LIST($tables, type: "or") }.
}
observation-slot-open = { $regiment } has { $number } units besides its leader. The general's regiment may have { $most }.

## Armies of renown. $said and $asks are sentences from the battle profiles.

observation-army-of-renown-barred = This event doesn't allow armies of renown: { $army }.
    .fix = Build the roster from its faction instead.
observation-not-evenly-led = { $said } On this roster they lead { LIST($led, type: "and") }.
    .fix = Change who leads the regiments.
observation-not-included = { $said }
    .fix = Add { $unit }.
observation-unknown-army-of-renown = { $faction ->
    [none] { $army } isn't a known army of renown. The roster was checked by its faction's rules, so findings may be wrong.
   *[other] { $army } isn't a known army of renown. The roster was checked as { $faction }, so findings may be wrong.
}
    .fix = Check this roster yourself.
observation-army-of-renown = { $asks ->
    [none] { $army } is an army of renown. Not all its rules are checked here.
   *[other] { $army } is an army of renown. Not all its rules are checked here. { LIST($asks, type: "blank") }
}
    .fix = Compare the roster with the rules of { $army }.

## Other games: their own files have the sentences, with gaps for these facts. A fact with a .title can begin a sentence.

# A sentence from a game's file, in pieces: its words and the facts.
finding-declared = { LIST($pieces, type: "nothing") }
# $what is the game's name for what was counted: "Lords".
finding-counted = { $what ->
    [none] { $found ->
        [one] { $found } entry
       *[other] { $found } entries
    }
   *[other] { $found } { $what }
}
finding-entries = { LIST($entries, type: "and") }
finding-none-allowed = none are allowed
    .title = None are allowed
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
finding-size-above = over { $from } and up to { $to } points
    .title = Over { $from } and up to { $to } points
finding-size-up-to = up to { $to } points
    .title = Up to { $to } points
finding-size-below = below { $to } points
    .title = Below { $to } points
finding-size-from = at { $from }–{ MINUS($to, 1) } points
    .title = At { $from }–{ MINUS($to, 1) } points
# 24.1 percent
finding-share = { $whole }.{ $tenths }
# When the game's file no longer exists.
finding-bare = { $least ->
    [none] { $most ->
        [none] { NUMBER($found, useGrouping: "false") } found.
       *[other] { NUMBER($found, useGrouping: "false") } found; at most { NUMBER($most, useGrouping: "false") } allowed.
    }
   *[other] { $most ->
        [none] { NUMBER($found, useGrouping: "false") } found; at least { NUMBER($least, useGrouping: "false") } needed.
       *[other] { NUMBER($found, useGrouping: "false") } found; at least { NUMBER($least, useGrouping: "false") } needed, at most { NUMBER($most, useGrouping: "false") } allowed.
    }
}

## Numbers beside the findings.

# 2 (at most 3)
rule-tally = { $least ->
    [none] { $most ->
        [none] { $found }
       *[other] { $found } (at most { $most })
    }
   *[other] { $most ->
        [none] { $found } (at least { $least })
       *[other] { $found } (at least { $least }, at most { $most })
    }
}
roster-counts-regiments = Regiments
roster-counts-drops = Drops
# The label of a list of rules.
roster-counts-not-asked = Not checked (details missing)
roster-counts-rules = { LIST($rules, type: "comma") }

## A finding in an email.

# $heading is none for the whole army, $rule is "A07".
finding-line = { $heading ->
    [none] { $message } { $fix } ({ $rule })
   *[other] { $heading }: { $message } { $fix } ({ $rule })
}

## The result of the check.

verdict-headline = { $mend ->
    [0] { $look ->
        [0] Ready.
        [one] Ready, { $look } thing to check.
       *[other] Ready, { $look } things to check.
    }
    [one] { $look ->
        [0] { $mend } thing to fix.
       *[other] { $mend } to fix, { $look } to check.
    }
   *[other] { $look ->
        [0] { $mend } things to fix.
       *[other] { $mend } to fix, { $look } to check.
    }
}
verdict-no-composition = Not checked: this event has no army composition rules.
verdict-no-unit = Not readable: no units found. Is this a roster for { $game }?
verdict-other-way-to-play = Not checked: this roster is for { $way }, but the event is matched play.
verdict-unknown-faction = { $name ->
    [none] Not checked: no faction named. Is this { $game }?
   *[other] Not checked: unknown faction “{ $name }”. Is this { $game }?
}
# A faction of the game for which the site has no battle profiles.
verdict-faction-without-profiles = Not checked: this site has no battle profiles for { $name }. Staff will read the roster.
verdict-unknown-units = { $units ->
    [one] Not checked: { $unknown } of { $units } unit is unknown. Is this { $game }?
   *[other] Not checked: { $unknown } of { $units } units are unknown. Is this { $game }?
}
verdict-not-read-whole = Partly read: the total says { $printed } points, but the lines read add up to { $read }.
verdict-below-the-end = Partly read: { $unit } comes after the end of the list and isn't counted. Move it up, or delete everything after the end.
verdict-several-unread = Partly read: { $times } { $unit } are on one line, but the price doesn't match that many. Put each unit on its own line.
# The same finding on several units.
verdict-several = { $message } ({ $count } times)
# Several units with other prices. $publication is where those prices are from, none if unknown; $prices are verdict-price.
verdict-prices = { $publication ->
    [none] { $count } prices differ ({ NUMBER($sum, sign: "always", useGrouping: "false") } points): { LIST($prices, type: "comma") }.
   *[other] { $count } prices are from { $publication }, { NUMBER($sum, sign: "always", useGrouping: "false") } points at this event: { LIST($prices, type: "comma") }.
}
    .fix = Correct these prices.
verdict-price = { $times ->
    [1] { $unit }: { NUMBER($printed, useGrouping: "false") } → { NUMBER($costs, useGrouping: "false") }
   *[other] { $unit } ×{ $times }: { NUMBER($printed, useGrouping: "false") } → { NUMBER($costs, useGrouping: "false") }
}

## The state of a roster by the rules alone, for a row.

roster-readiness-not-readable = not readable
roster-readiness-not-read-whole = partly read
roster-readiness-not-judged = not checked
roster-readiness-to-mend = { $mend } to fix
roster-readiness-to-look-at = { $look } to check
roster-readiness-ready = ready

## Above the findings on a roster, and among them.

# $things is how many there are to fix, $look how many to check, $due the deadline or none.
roster-check-to-mend = { $due ->
    [none] { $look ->
        [0] { $things } to fix
       *[other] { $things } to fix, { $look } to check
    }
   *[other] { $look ->
        [0] { $things } to fix by { $due }
       *[other] { $things } to fix by { $due }, { $look } to check
    }
}
roster-check-to-look-at = { $things } to check
roster-check-ready = Ready: nothing to fix
# Units with the old price struck through beside them. $sum is how much more they cost together.
roster-check-prices = { $count ->
    [one] { $count } price differs ({ NUMBER($sum, sign: "always") } points).
   *[other] { $count } prices differ ({ NUMBER($sum, sign: "always") } points).
}
# The army with the prices that count. $over is none within the limit; $publication is where the roster's prices are from, none if unknown.
roster-check-sum = { $over ->
    [none] { $publication ->
        [none] New total: { $points } of { $limit }.
       *[other] New total: { $points } of { $limit }. The roster has prices from { $publication }.
    }
   *[other] { $publication ->
        [none] New total: { $points } of { $limit }, { $over } over.
       *[other] New total: { $points } of { $limit }, { $over } over. The roster has prices from { $publication }.
    }
}
# A finding, suggested as a reason for sending a roster back. $place is none for several units, or for none.
roster-check-reason = { $place ->
    [none] { $message } { $fix }
   *[other] { $place }: { $message } { $fix }
}
