### A player's own roster: handing it in, fixing it, typing it into a table, or building it here.

play-roster-title = My roster
play-roster-other-ways = No list builder? <build>Build it here</build> from the battle profiles, or <table>type it into a table</table>.
play-roster-other-way = No list builder? <table>Type it into a table</table>.
play-roster-sample = Only a sample of battle profiles is available, so some units are marked unknown.
play-roster-check-first = Check first
play-roster-due = Due { $at }.
roster-not-handed-in = Not handed in yet.
play-roster-mend = Fix it here
play-roster-prices = Update prices
# A link to the form below.
roster-change-below = Edit below
play-roster-hand-in-anyway = Hand in anyway
# $format is the list builder, $why how it was recognised.
play-roster-read-as = Read as { $format } ({ $why }). Wrong? Choose another format below.
play-roster-version = Version { $version }, handed in { $at }
play-roster-version-by = Version { $version }, handed in { $at } by { $by }
# $told is one of the two above.
play-roster-version-late = { $told }, <late>late</late>
play-roster-waits = waiting for the organiser
play-roster-sent-back = { $by ->
    [none] Sent back: { $reason }
   *[other] { $by } sent this back: { $reason }
}
# The organiser's message about a roster that was accepted, or is waiting again.
play-roster-word = { $by ->
    [none] { $reason }
   *[other] { $by }: { $reason }
}
play-roster-fix-until = Hand in a new version by { $due }.
# $registered is the faction given at sign-up.
play-roster-other-faction = { $registered ->
    [none] This roster is { $faction }. Everyone sees the faction on your sign-up.
   *[other] You signed up with { $registered }, but this roster is { $faction }. Everyone sees the sign-up faction.
}
play-roster-register = Change to { $faction }
play-roster-faction-followed = Your faction now matches your roster.
play-roster-go-on = Continue building
play-roster-replace = Replace roster
play-roster-change = Edit
play-roster-as-given = Original text
play-roster-receipt = Arrived { $at }. Receipt { $receipt }.
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
# After handing in. $verdict is "ready"; any other result is on the page below.
play-roster-arrived-legal = Roster received: version { $version }, { $verdict }.
play-roster-arrived = Roster received: version { $version }. See the check below.
play-roster-prices-of-today = This is your roster at the event's prices. Check it, then hand it in.

## A roster typed into a table.

play-roster-type-in = Enter my roster
roster-table-called = Roster name
roster-table-faction = Faction
roster-table-explained = One line for each unit or army choice. Empty points are looked up. Separate options with ; and put prices in brackets: Shield (10); Reinforced.
roster-table-line = Line
# Labels of the fields of a line, and the headings of their columns.
roster-table-what = Line { $line }: type
    .head = Type
roster-table-name = Line { $line }: name
    .head = Name
roster-table-points = Line { $line }: points
    .head = Points
roster-table-models = Line { $line }: models
    .head = Models
roster-table-options = Line { $line }: options
    .head = Options
# The heading of the column with roster-table-general.
roster-table-leads = General
roster-table-general = General
# The type of a line that isn't chosen yet: the first line has to be, the others go with the line above.
roster-table-choose = { $first ->
    [true] Choose
   *[false] Same as above
}
roster-table-more = Add lines
roster-table-no-line = No units yet. Fill in one line per unit.
roster-table-say-under-which = Choose what this line is in its first box.
roster-table-say-what-it-is = Enter a name on this line, or clear the line.
roster-table-points-are-a-number = Enter points as a whole number, or leave empty to look them up.
roster-table-models-are-a-number = Enter models as a whole number from 1, or leave empty.
roster-table-cell-too-long = Use { $longest } characters or fewer in each box.
roster-table-too-much = Too long: the table takes { $lines } lines and 24,000 characters. Shorten it, or hand your roster in as text or a file.
roster-table-version-too-long = Version { $version } is too long for the table, which takes { $lines } lines. Hand in a new version as text or a file.

## A roster built here.

roster-build-title = Build my roster
roster-build-pick-faction = Choose your faction. Changes save as you go. Continue on any phone with your private link.
roster-build-sample = Only a sample of battle profiles is available: 4 factions, some units of each.
# $army is the faction, with its Army of Renown.
roster-build-about = { $day ->
    [none] { $army }, { $points } points. Changes save as you go.
   *[other] { $army }, { $points } points, battle profiles from { $day }. Changes save as you go.
}
# What the fields below are about.
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
# A choice, with its price.
roster-build-choice = { $points ->
    [none] { $name }
   *[other] { $name }, { $points } points
}
# The first choice of a field: where one has to be chosen, and where none need be.
roster-build-none-yet = Not chosen
roster-build-none = None
roster-build-keep-these = Save
roster-build-keep = Save
roster-build-reinforced = reinforced
roster-build-general = general
roster-build-reinforce = { $is-on ->
    [true] Undo reinforcing
   *[false] Reinforce
}
roster-build-another-leader = Change leader
roster-build-take-out = Remove
# Before the places that a unit may move to: regiments, and the two below.
roster-build-to = Move to
roster-build-own-regiment = New regiment
roster-build-auxiliaries = Auxiliary units
roster-build-move = Move
roster-build-add-unit = Add a unit
roster-build-make-general = Make leader general
# Without $is-led it is a Regiment of Renown.
roster-build-take-section-out = { $is-led ->
    [true] Remove regiment
   *[false] Remove all
}
roster-build-add-regiment = { $first ->
    [true] Choose your general
   *[false] Add a regiment
}
roster-build-add-auxiliary = Add an auxiliary unit
roster-build-add-renown = Add a Regiment of Renown
roster-build-other-faction = Change faction
    .hint = This clears the roster. The version you handed in stays.
roster-build-back = Go back to handed-in version
    .hint = This replaces the roster shown here with version { $version }.
roster-build-start-from = Start from version { $version }
roster-build-armies-of-renown = Armies of Renown
roster-build-models = { $models } models
roster-build-no-price = no points
roster-build-more = { $more } more to show once these are fixed.
roster-build-many-at-once = Checks are slow right now. Your roster is saved; reload in a few seconds.
roster-build-good-to-know = Good to know
roster-build-was-accepted = Your roster is accepted. A new version needs another check.
# $drops is none for games that don't count them.
roster-build-in-order = { $drops ->
    [none] Nothing to fix: { $points } of { $limit } points.
    [one] Nothing to fix: { $points } of { $limit } points, { $drops } drop.
   *[other] Nothing to fix: { $points } of { $limit } points, { $drops } drops.
}
# Beside the points at the foot of the page.
roster-build-to-mend = { $mend } to fix
roster-build-ready = ready
roster-build-to-look-at = to check
# Choosing something for the roster.
roster-build-back-to-it = Back to roster
roster-build-find = Find a unit
roster-build-no-options = This leader can't take any more units.
roster-build-other-units = Other units ({ $units })
    .hint = You can add these, but the check will mark them to fix.
# Headings.
pick-heading-new-leader = Leader for a new regiment
pick-heading-other-leader = New leader: { $regiment }
pick-heading-unit-for = Unit for { $regiment }
pick-heading-auxiliary = Auxiliary unit
pick-heading-regiment-of-renown = Regiment of Renown
# Beside a unit that can still be chosen, but breaks a rule.
offered-aside-accompanies = only with the unit it accompanies
offered-aside-not-an-option = not an option for this leader
offered-aside-no-room = no room left
# Errors in the form.
roster-build-gone = That choice is no longer available. Check the roster as it is now.
roster-build-no-faction = Choose a faction first.
roster-build-long-name = Use 60 characters or fewer for the name.
roster-build-long-options = Use 400 characters or fewer for the other options.
roster-build-wrong-models = Enter models as a whole number from 1 to 1,000.
# After "Fix it here" on a roster that was only checked. $left is roster-build-names-left, or none.
roster-build-taken-in = { $left ->
    [none] This is your roster. Fix it, then hand it in.
   *[other] This is your roster. { $left }
}
# The same for a version that was handed in.
roster-build-taken-over = { $left ->
    [none] This is version { $number }. Change it, then hand it in again.
   *[other] This is version { $number }. { $left }
}
# $more is how many there are besides $names.
roster-build-names-left = { $more ->
    [0] Left out, as the battle profiles don't have them: { $names }.
    [one] Left out, as the battle profiles don't have them: { $names } and { $more } more.
   *[other] Left out, as the battle profiles don't have them: { $names } and { $more } more.
}
