### The venue at the desk: its tables, and the terrain that moves between rounds.

desk-venue-tables = Tables
desk-venue-none-listed = No tables listed. Each round uses as many as it needs, numbered from 1.
# $used tables of all $tables are in use, $out are not.
desk-venue-in-use = { $out ->
    [0] { $tables ->
        [one] <strong>{ $used }</strong> of { $tables } table is in use.
       *[other] <strong>{ $used }</strong> of { $tables } tables are in use.
    }
   *[other] { $tables ->
        [one] <strong>{ $used }</strong> of { $tables } table is in use, { NUMBER($out, useGrouping: "false") } out of use.
       *[other] <strong>{ $used }</strong> of { $tables } tables are in use, { NUMBER($out, useGrouping: "false") } out of use.
    }
}
# How many tables the next round needs: one for each two players, or for each two pairs.
desk-venue-need = { ENTRANTS() ->
    [pairs] { $playing } pairs need { $tables }.
   *[players] { $playing } players need { $tables }.
}
# The same for an odd number, where a spare player plays.
desk-venue-need-with-spare = { ENTRANTS() ->
    [pairs] { $playing ->
        [one] { $playing } pair needs { $tables }, including the spare player's.
       *[other] { $playing } pairs need { $tables }, including the spare player's.
    }
   *[players] { $playing ->
        [one] { $playing } player needs { $tables }, including the spare player's.
       *[other] { $playing } players need { $tables }, including the spare player's.
    }
}
# The same without a spare player; $more is one table more.
desk-venue-need-with-bye = { ENTRANTS() ->
    [pairs] { $playing ->
        [one] { $playing } pair needs { $tables } with a bye, or { $more } if a late arrival plays.
       *[other] { $playing } pairs need { $tables } with a bye, or { $more } if a late arrival plays.
    }
   *[players] { $playing ->
        [one] { $playing } player needs { $tables } with a bye, or { $more } if a late arrival plays.
       *[other] { $playing } players need { $tables } with a bye, or { $more } if a late arrival plays.
    }
}
desk-venue-rounds = Rounds
desk-venue-settings = Settings
desk-venue-to-terrain = Terrain plan
desk-venue-too-few = There are too few tables for the next round. Add tables before you pair it.

desk-venue-which = Table list
desk-venue-list = Tables
    .hint = One range per line, for example “1-20 main hall”. Leave empty for automatic tables.
desk-venue-order = Table order
    .hint = Access needs come first, then repeat tables and terrain are avoided.
desk-venue-save-list = Save tables
desk-venue-list-saved = Saved. The next pairing uses these tables.
table-order-higher-on-lower = Top pairings on low tables
table-order-any = At random

desk-venue-terrain-sets = Terrain sets
desk-venue-which-tables = Tables
    .hint = For example 1-4, 9.
desk-venue-have-terrain = Terrain set
    .hint = A name or number. Tables with the same set count as the same terrain. Battles already played keep theirs. Leave empty for none.
desk-venue-set-terrain = Save terrain
desk-venue-terrain-set = Saved. It applies from the next pairing on.
desk-venue-enter-tables = Enter table numbers, like 1-4, 9.

desk-venue-fixed = Fixed tables
desk-venue-fixed-seen-by = Only staff see this. Change it on the player's page.
# A player with a fixed table: $number is the player's.
desk-venue-fixed-player = <a>{ $player }</a> <soft>#{ $number }</soft>: table { $table }
desk-venue-not-in-list = not in the list
desk-venue-out-of-use-because = out of use: { $reason }

desk-venue-column-table = Table
desk-venue-column-where = Area
desk-venue-column-terrain = Terrain set
desk-venue-column-note = Note for staff
desk-venue-column-state = Status
desk-venue-on-stream = on stream
desk-venue-out-of-use = out of use
desk-venue-table-in-use = in use

# One table.
desk-venue-table = Table { $number }
desk-venue-all-tables = All tables
desk-venue-owner = <a>{ $player }</a> always plays here. Only staff see this.
desk-venue-terrain = Terrain set
    .hint = A name or number that several tables can share.
desk-venue-note = Note for staff
    .hint = For example, step-free or near the bar.
desk-venue-why-out = Why out of use
    .hint = Leave empty if the table is in use.
desk-venue-streamed = On stream (marked in the pairings)
desk-venue-save-table = Save table { $number }
desk-venue-table-saved = Table { $number } saved.
desk-venue-when-it-counts = Changes count for new pairings. If a round is already paired, reassign its tables on the round's page.

# What stands on a table, the note for staff, and why it is out of use.
venue-table = { $terrain ->
    [none] no terrain
   *[other] terrain { $terrain }
}{ $note ->
    [none] { "" }
   *[other] , note: { $note }
}{ $streamed ->
    [true] , on stream
   *[false] { "" }
}{ $out-of-use ->
    [none] { "" }
   *[other] , out of use: { $out-of-use }
}
venue-error-no-numbers = “{ $part }” must start with table numbers, like “1-20 main hall”.
venue-error-backwards = “{ $part }” runs backwards. Write the lower number first.
venue-error-twice = Table { $table } is listed twice. Remove one.
# $most is how many there may be.
venue-error-too-many = That's more than { $most } tables. Remove some.
venue-error-long-name = “{ $area }” is too long. Keep it to { $most } characters.

# The terrain plan.
desk-venue-terrain-title = Terrain plan
desk-venue-terrain-intro = One layout can fit several { -missions }. If two rounds in a row share a layout, the terrain can stay.
desk-venue-no-layouts = Players place the terrain after a roll-off, so there is no layout to plan.
desk-venue-by-dice = Each round's { -mission } is rolled when you pair it. To plan terrain, fix the { -missions } in the <a>settings</a>.
desk-venue-no-missions = No { -missions } listed yet. Add one for each round in the <a>settings</a>.
desk-venue-rounds-without = { $rounds ->
    [one] { $rounds } round has no { -mission } yet.
   *[other] { $rounds } rounds have no { -mission } yet.
}
desk-venue-order-now = Current order
# $setups is how often terrain is set up in the order of rounds.
desk-venue-moves = { $setups ->
    [0] Terrain is set up once and never moved.
    [1] Terrain is set up once and never moved.
    [2] Terrain is set up once and moved once.
    [3] Terrain is set up once and moved twice.
   *[other] Terrain is set up once and moved { MINUS($setups, 1) } times.
}
desk-venue-best-order = Best order
desk-venue-best-moves = { $setups ->
    [0] The same { -missions }, but terrain is set up once and never moved.
    [1] The same { -missions }, but terrain is set up once and never moved.
    [2] The same { -missions }, but terrain is set up once and moved once.
    [3] The same { -missions }, but terrain is set up once and moved twice.
   *[other] The same { -missions }, but terrain is set up once and moved { MINUS($setups, 1) } times.
}
desk-venue-drawn-already = You can't change the order because a round is already paired.
desk-venue-order-is-told = The pack already shows the { -missions } in the current order. Tell players if you change it.
desk-venue-use-order = Use this order
desk-venue-order-used = Order of the rounds saved.
desk-venue-no-better-order = This order already moves the least terrain.
desk-venue-column-round = Round
desk-venue-column-mission = { -mission-title }
desk-venue-column-layout = Terrain
desk-venue-stays = stays
desk-venue-set-up = set up
# The terrain of a round: $stands says whether its layout is already set up, $own whether it is the round's own layout or one that fits it too.
desk-venue-layout = { $stands ->
    [true] { $own ->
        [true] Own layout, already set up.
       *[false] Layout of { $layout }, already set up.
    }
   *[false] { $own ->
        [true] Own layout.
       *[false] Layout of { $layout }.
    }
}
