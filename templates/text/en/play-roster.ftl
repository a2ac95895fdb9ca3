### A player's own roster: handed in, mended, typed in as a table, or built by picking.

play-roster-title = My roster
play-roster-other-ways = No app at hand? <build>Build it here</build> by picking from the battle profiles, or <table>type it in as a table</table>.
play-roster-other-way = No program at hand? <table>Type it in as a table</table>.
play-roster-sample = This site has only a small sample of battle profiles so far: units it does not know are marked.
play-roster-check-first = Check it first
play-roster-due = Due { $at }.
roster-not-handed-in = This is not handed in yet.
play-roster-mend = Mend it here
play-roster-prices = Use today’s prices
roster-change-below = Change it below
play-roster-hand-in-anyway = Hand it in all the same
# $format is the program that wrote the list, $why how that is known.
play-roster-read-as = Read as: { $format } ({ $why }). If that is wrong, choose below who wrote it.
play-roster-version = Handed in: version { $version }, { $at }
play-roster-version-by = Handed in: version { $version }, { $at }, by <name>{ $by }</name>
# After the version.
play-roster-version-late = { $told }, <late>late</late>
play-roster-waits = waits for the organisers
play-roster-sent-back = { $by ->
    [none] Sent back: { $reason }
   *[other] Sent back: { $reason } (<name>{ $by }</name>)
}
# A word of the organiser's about a roster that was accepted, or is open again.
play-roster-word = { $by ->
    [none] { $reason }
   *[other] { $reason } (<name>{ $by }</name>)
}
play-roster-fix-until = Hand in a new version until { $due }.
play-roster-other-faction = { $registered ->
    [none] This roster is of { $faction }. Everybody sees what you are registered with.
   *[other] You are registered with { $registered }, and this roster is of { $faction }. Everybody sees what you are registered with.
}
play-roster-register = Register with { $faction }
play-roster-faction-followed = You are registered with the army of your roster now.
play-roster-go-on = Go on with what you build
play-roster-replace = Replace it
play-roster-change = Change it
play-roster-as-given = As you gave it
play-roster-receipt = It arrived on { $at }. Receipt { $receipt }.
play-roster-earlier = Earlier versions
play-roster-earlier-version = { $points ->
    [none] { $receipt ->
        [none] Version { $version }, { $at }
       *[other] Version { $version }, { $at }, receipt { $receipt }
    }
   *[other] { $receipt ->
        [none] Version { $version }, { $at }, { $points } points
       *[other] Version { $version }, { $at }, { $points } points, receipt { $receipt }
    }
}
# When a roster is kept: good news in a word; anything else stands on the page below it.
play-roster-arrived-legal = Your roster has arrived: version { $version }, { $verdict }.
play-roster-arrived = Your roster has arrived: version { $version }. The verdict stands below.
play-roster-prices-of-today = This is your list at the prices that count. Look at it, then hand it in.

## A roster typed in as a table.

play-roster-type-in = Type in my roster
roster-table-called = Name of the roster
roster-table-faction = Faction
roster-table-explained = A line for each unit, and for each thing chosen for the whole army. Points left empty are looked up in the battle profiles. Options are parted by ; each with its price in brackets where it has one: Shield (10); Banner of Speed (50); Reinforced. Lines left empty do not count.
roster-table-line = Line
# Labels of the boxes of a line, and the heads of their columns.
roster-table-what = Line { $line }: what
    .head = What
roster-table-name = Line { $line }: name
    .head = Name
roster-table-points = Line { $line }: points
    .head = Points
roster-table-models = Line { $line }: models
    .head = Models
roster-table-options = Line { $line }: options
    .head = Options
roster-table-leads = Leads
roster-table-general = General
# What a line is: to be chosen on the first, as on the line above on the others.
roster-table-choose = { $first ->
    [true] choose
   *[false] as above
}
roster-table-more = More lines
roster-table-no-line = There is no unit yet: fill in a line for each.
roster-table-say-under-which = Say what this line is, in its first box.
roster-table-say-what-it-is = Name what is on this line, or empty the line.
roster-table-points-are-a-number = Points are a whole number; leave them empty to have them looked up.
roster-table-models-are-a-number = Models are a whole number from 1 on, or nothing.
roster-table-cell-too-long = Keep what stands in a box to { $longest } characters.
roster-table-too-much = This is more than a table takes: { $lines } lines, and 24,000 letters in all of them. Put fewer options on a line, or hand your list in as a text or a file.
roster-table-version-too-long = Version { $version } has more lines than a table takes ({ $lines }), so the table is empty. Hand a new version in as a text or a file.

## A roster built by picking.

roster-build-title = Build my roster
roster-build-pick-faction = Pick your faction. Every tap is kept: you can go on later, on any phone with your link.
roster-build-sample = This site has only a small sample of battle profiles so far: four factions, some units of each.
# $army is the faction, with its army of renown.
roster-build-about = { $day ->
    [none] { $army }, { $points } points. Every tap is kept.
   *[other] { $army }, { $points } points, battle profiles of { $day }. Every tap is kept.
}
roster-build-army = { $cards ->
    [true] { $terrain ->
        [true] Name, formation, lores, cards, terrain
       *[false] Name, formation, lores, cards
    }
   *[false] { $terrain ->
        [true] Name, formation, lores, terrain
       *[false] Name, formation, lores
    }
}
roster-build-formation = Battle formation
roster-build-terrain = Faction terrain
roster-build-card = Battle tactic card { $number }
# What can be chosen, with its price.
roster-build-choice = { $points ->
    [none] { $name }
   *[other] { $name }, { $points } points
}
roster-build-none-yet = none yet
roster-build-none = none
roster-build-keep-these = Keep these
roster-build-keep = Keep
roster-build-reinforced = reinforced
roster-build-general = general
roster-build-reinforce = { $is-on ->
    [true] Not reinforced
   *[false] Reinforce
}
roster-build-another-leader = Another leader
roster-build-take-out = Take out
# Before the regiments that a unit may go to, and what else may become of it.
roster-build-to = To
roster-build-own-regiment = a regiment of its own
roster-build-auxiliaries = auxiliary units
roster-build-move = Move
roster-build-add-unit = Add a unit
roster-build-make-general = Make its leader the general
roster-build-take-section-out = { $is-regiment ->
    [true] Take out the regiment
   *[false] Take out all of it
}
roster-build-add-regiment = { $first ->
    [true] Choose your general
   *[false] Add a regiment
}
roster-build-add-auxiliary = Add an auxiliary unit
roster-build-add-renown = Add a Regiment of Renown
roster-build-other-faction = Another faction
    .hint = This empties the roster. What you handed in stays.
roster-build-back = Back to what I handed in
    .hint = This replaces what you see here by version { $version }.
roster-build-start-from = Start from version { $version }, which I handed in
roster-build-armies-of-renown = Armies of Renown
roster-build-models = { $models } models
roster-build-no-price = no price
roster-build-more = And { $more } more, to be seen when these are mended.
roster-build-many-at-once = Many rosters are being checked just now. Every tap is kept: load this page again in a few seconds to see what is to mend.
roster-build-good-to-know = Good to know
roster-build-was-accepted = Your roster has been accepted. A new version has to be looked at again.
# $drops is none where the game counts none.
roster-build-in-order = { $drops ->
    [none] Nothing to mend: { $points } of { $limit } points.
    [one] Nothing to mend: { $points } of { $limit } points, { $drops } drop.
   *[other] Nothing to mend: { $points } of { $limit } points, { $drops } drops.
}
roster-build-to-mend = { $mend } to mend
roster-build-ready = ready
roster-build-to-look-at = to look at
# Picking something for a place of the roster.
roster-build-back-to-it = Back to the roster
roster-build-find = Find a unit
roster-build-no-options = The options of this leader are used up, or there are none.
roster-build-other-units = Other units ({ $units })
    .hint = They can be added, but the verdict will say that they do not belong here.
roster-build-new-leader = A leader for a new regiment
roster-build-other-leader = Another leader: { $regiment }
roster-build-unit-for = A unit for { $regiment }
roster-build-auxiliary = An auxiliary unit
roster-build-renown = A Regiment of Renown
# Beside a unit that may be picked all the same.
offered-aside-accompanies = goes only with the one it accompanies
offered-aside-not-an-option = not among the leader’s options
offered-aside-no-room = no room for another
# What a tap on the form was refused for.
roster-build-gone = That cannot be picked here any more. Look at the roster as it is now.
roster-build-no-faction = Choose a faction first.
roster-build-long-name = Keep the name to 60 characters.
roster-build-long-options = Keep the other options to 400 characters.
roster-build-wrong-models = Models are a whole number from 1 to 1,000.
# A list that was only checked is on the form; $left says what is not carried over.
roster-build-taken-in = { $left ->
    [none] This is your list, to be mended and handed in.
   *[other] This is your list. { $left }
}
# A version that was handed in is on the form again.
roster-build-taken-over = { $left ->
    [none] This is version { $number }, to be changed and handed in again.
   *[other] This is version { $number }. { $left }
}
# $more is how many beside those that are named.
roster-build-names-left = { $more ->
    [0] Not in the battle profiles, so not carried over: { $names }.
    [one] Not in the battle profiles, so not carried over: { $names } and { $more } more.
   *[other] Not in the battle profiles, so not carried over: { $names } and { $more } more.
}
