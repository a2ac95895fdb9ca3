### The venue at the desk: its tables, and the terrain that is moved between rounds.

desk-venue-tables = Tables
desk-venue-none-listed = No tables are listed, so each round has as many as it needs, numbered from 1.
# $used tables of all $tables are in use, $out are not.
desk-venue-in-use = { $out ->
    [0] { $tables ->
        [one] <strong>{ $used }</strong> of { $tables } table is in use.
       *[other] <strong>{ $used }</strong> of { $tables } tables are in use.
    }
   *[other] { $tables ->
        [one] <strong>{ $used }</strong> of { $tables } table is in use, { NUMBER($out, useGrouping: "false") } not.
       *[other] <strong>{ $used }</strong> of { $tables } tables are in use, { NUMBER($out, useGrouping: "false") } not.
    }
}
# How many tables the next round needs. Each of a team sits at a table of their own, both of a pair at one.
desk-venue-need = { ENTRANTS() ->
    [pairs] { $playing } pairs need { $tables }.
   *[players] { $playing } players need { $tables }.
}
# The same of an odd number, where a spare player plays the one who is left.
desk-venue-need-with-spare = { ENTRANTS() ->
    [pairs] { $playing ->
        [one] { $playing } pair needs { $tables }, the one against the spare player among them.
       *[other] { $playing } pairs need { $tables }, the one against the spare player among them.
    }
   *[players] { $playing ->
        [one] { $playing } player needs { $tables }, the one against the spare player among them.
       *[other] { $playing } players need { $tables }, the one against the spare player among them.
    }
}
# The same where nobody does; $more is one table more.
desk-venue-need-with-bye = { ENTRANTS() ->
    [pairs] { $playing ->
        [one] { $playing } pair needs { $tables }, and one has a bye; { $more } where they wait for somebody who comes.
       *[other] { $playing } pairs need { $tables }, and one has a bye; { $more } where they wait for somebody who comes.
    }
   *[players] { $playing ->
        [one] { $playing } player needs { $tables }, and one has a bye; { $more } where they wait for somebody who comes.
       *[other] { $playing } players need { $tables }, and one has a bye; { $more } where they wait for somebody who comes.
    }
}
desk-venue-rounds = Rounds
desk-venue-settings = Settings
desk-venue-to-terrain = Terrain from round to round
desk-venue-too-few = There are fewer tables in use than the next round needs. A round can only be drawn when every pair has one.

desk-venue-which = Which tables there are
desk-venue-list = Tables, one range a line
    .hint = Like 1-20 main hall. Empty: as many as each round needs.
desk-venue-order = Who plays where
    .hint = After access needs, and nobody twice on a table or on the same terrain while that can be.
desk-venue-save-list = Save the list
desk-venue-list-saved = Saved: draws from now on use these tables.
table-order-higher-on-lower = Higher pairings on lower numbers
table-order-any = By lot

desk-venue-terrain-sets = Terrain sets
desk-venue-which-tables = Tables
    .hint = Like 1-4, 9.
desk-venue-have-terrain = have the terrain set
    .hint = A name or number. Tables with the same one count as the same terrain. What has been played stays on what stood there. Empty: none.
desk-venue-set-terrain = Set the terrain
desk-venue-terrain-set = These tables have it from the next draw on.
desk-venue-enter-tables = Enter table numbers, like 1-4, 9.

desk-venue-fixed = Always at one table
desk-venue-fixed-seen-by = Only staff see this. It is set at the player.
# A line of those: $number is the player's.
desk-venue-fixed-player = <a>{ $player }</a> <soft>#{ $number }</soft>: table { $table }
desk-venue-not-in-list = not in the list
desk-venue-out-of-use-because = out of use: { $reason }

desk-venue-column-table = Table
desk-venue-column-where = Where
desk-venue-column-terrain = Terrain set
desk-venue-column-note = Note for staff
desk-venue-column-state = State
desk-venue-on-stream = on stream
desk-venue-out-of-use = out of use
desk-venue-table-in-use = in use

# One table.
desk-venue-table = Table { $number }
desk-venue-all-tables = All tables
desk-venue-owner = <a>{ $player }</a> always plays here. Only staff see this.
desk-venue-terrain = Terrain set
    .hint = A name or number; other tables may have the same one.
desk-venue-note = Note for staff
    .hint = Like step-free, near the bar.
desk-venue-why-out = Out of use, because
    .hint = Empty: it is in use.
desk-venue-streamed = On stream: everybody sees beside the pairings whose battle is shown
desk-venue-save-table = Save table { $number }
desk-venue-table-saved = Table { $number } is saved.
desk-venue-when-it-counts = A change counts for draws from now on. For a round that is drawn already, give its tables out again on the round's own page.

# What stands on a table, the note for staff, and why nobody can play there.
venue-table = { $terrain ->
    [none] no terrain set
   *[other] terrain { $terrain }
}{ $note ->
    [none] { "" }
   *[other] , note { $note }
}{ $streamed ->
    [true] , on stream
   *[false] { "" }
}{ $out-of-use ->
    [none] { "" }
   *[other] , out of use: { $out-of-use }
}
venue-error-no-numbers = “{ $part }” does not begin with table numbers, like “1-20 main hall”.
venue-error-backwards = “{ $part }” ends before it begins: write the lower number first.
venue-error-twice = Table { $table } is in the list twice.
# $most is how many there may be.
venue-error-too-many = That is more than { $most } tables.
venue-error-long-name = Keep “{ $area }” to { $most } characters.

# The terrain, from round to round.
desk-venue-terrain-title = Terrain
desk-venue-terrain-intro = One layout can serve several { -missions }. Where two rounds in a row share a layout, the terrain can stay.
desk-venue-no-layouts = In this event the players place the terrain after a roll-off, so there is no layout to keep.
desk-venue-by-dice = The { -missions } are drawn by dice when each round is drawn, so nobody knows yet which terrain it needs. To plan it, fix the { -missions } in the <a>settings</a>.
desk-venue-no-missions = No { -missions } are listed yet. List them in the <a>settings</a>, one for each round.
desk-venue-rounds-without = { $rounds ->
    [one] One round has no { -mission } yet.
   *[other] { $rounds } rounds have no { -mission } yet.
}
desk-venue-order-now = As it is now
# $setups is how often terrain is set up in the order of rounds.
desk-venue-moves = Terrain is { $setups ->
    [0] set up once, and never moved.
    [1] set up once, and never moved.
    [2] set up once, and moved once.
    [3] set up once, and moved twice.
   *[other] set up once, and moved { MINUS($setups, 1) } times.
}
desk-venue-best-order = The order that moves the least
desk-venue-best-moves = The same { -missions }, with terrain { $setups ->
    [0] set up once, and never moved.
    [1] set up once, and never moved.
    [2] set up once, and moved once.
    [3] set up once, and moved twice.
   *[other] set up once, and moved { MINUS($setups, 1) } times.
}
desk-venue-drawn-already = A round has been drawn already, so the order stays.
desk-venue-order-is-told = The pack shows players the { -missions } in the order of now. Tell them if you change it.
desk-venue-use-order = Use this order
desk-venue-order-used = The rounds are played in this order now.
desk-venue-no-better-order = No other order of these { -missions } moves less terrain.
desk-venue-column-round = Round
desk-venue-column-mission = { -mission-title }
desk-venue-column-layout = Terrain
desk-venue-stays = stays
desk-venue-set-up = set up
# What the terrain of a round is: its $layout stands already, or not; and it is the round's own, or another's that serves.
desk-venue-layout = { $stands ->
    [true] { $own ->
        [true] Its own layout stands already.
       *[false] The layout of { $layout } serves it too.
    }
   *[false] { $own ->
        [true] Its own layout.
       *[false] The layout of { $layout }, which serves it.
    }
}
