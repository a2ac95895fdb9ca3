### What commands tell whoever runs them, a line each. What goes wrong stands after "muster: ", so it begins small.

## The database. $database is its path, $why what the machine says of it.

command-no-database = there is no database { $path }
command-up-to-date = The database is up to date.
command-copied-before = Before that it was copied to { $copy }.
command-database-was-older = The database was of an older Muster. Before it was changed it was copied to { $copy }
command-database-is-older = the database { $database } is of an older Muster. Run `muster migrate`, which makes a copy first.
command-database-is-newer = the database { $database } is of a newer Muster than this one. Start the newer one, or a backup from before it.
command-database-is-foreign = { $database } is the database of another program. Nothing in it was changed: name another file.
# $migration is the number of the state of its tables.
command-database-is-unreleased = the database { $database } is of a state of Muster that was never released (its migration { NUMBER($migration, useGrouping: "false") } is another one). Export its events with the program that made it, and import them into a new database.
command-database-is-damaged = the database { $database } is damaged ({ $why }). Do not go on with it: put it aside and start from the newest backup.
command-database-not-opened = the database { $database } could not be opened: { $why }
# In the place of $database, whose address may hold a password.
command-on-postgresql = on PostgreSQL
command-database-in-use = another Muster already runs on this database. For several processes, use PostgreSQL.
command-no-copy-made = nothing was changed: no copy could be made at { $copy }: { $why }

## Copies of the database

command-backup-is-for-sqlite = this command copies SQLite databases; for PostgreSQL use pg_dump.
command-restore-is-for-sqlite = this command puts back SQLite databases; for PostgreSQL use pg_restore.
command-exists-already = { $file } exists already. Choose another name.
command-no-database-at = there is no database at { $path }.
command-copy-failed = the copy failed: { $why }
command-no-copy-at = there is no copy at { $copy }.
command-copy-not-fetched = { $copy } cannot be fetched: { $why }
command-copy-not-put-back = the copy could not be put back: { $why }
command-copy-put-back = { $events ->
    [one] { $copy } is the database again, with { $events } event.
   *[other] { $copy } is the database again, with { $events } events.
}
command-database-put-aside = The database that was there before is at { $path } now.
command-copy-is-damaged = { $copy } is damaged ({ $why }). Take another copy.
command-copy-is-newer = { $copy } is of a newer Muster than this one. Use that one.
command-copy-is-unreleased = { $copy } is of a state of Muster that was never released (its migration { NUMBER($migration, useGrouping: "false") } is another one), so it cannot be brought up to date.
command-copy-is-not-ours = { $copy } is no database of Muster.
command-copy-is-unreadable = { $copy } is no database of Muster, or it is damaged ({ $why }).

## Files

command-cannot-read = cannot read { $path }: { $why }
command-cannot-write = cannot write { $path }: { $why }
command-cannot-remove = cannot remove the old { $path }: { $why }
# What is wrong with a file, an event, or a round.
command-problem = { $of }: { $why }
command-too-large-for-an-event = { $path } is larger than { NUMBER($megabytes, useGrouping: "false") } MB, and no event file is

## Events and accounts

command-no-event = there is no event at /e/{ $slug }
command-no-account = there is no account { $email }

## Rounds that were checked. What was found out stands after "round 2: ".

command-of-round = round { $round }: { $found }
# The same, with those who took part in the event and had no part in the round.
command-of-round-without = round { $round }: { $found }; { LIST($names, type: "and") } sat it out
command-no-round-yet = no round has been drawn yet
command-no-such-round = { $path }: there is no round { $round }
command-set-by-hand = legal, and set by hand
command-set-before = legal, and set before the draw
command-not-proven = legal, and not proven: its draw had a proof, which did not come along
command-by-its-method = legal, and as its method has it: nothing was drawn
# $set are the tables that were set.
command-no-better-draw = { $set ->
    [0] legal, and no draw is better
    [1] legal, and no draw is better around the one table that was set
   *[other] legal, and no draw is better around the { $set } tables that were set
}
command-not-by-its-method = it cannot be of the method that the file names: { $why }
# $claim is what the proof says, $corrected how many players' results were corrected since.
command-round-proof = { $corrected ->
    [0] legal, and { $claim }
    [1] legal, and { $claim }, on the results of its day: one player's was corrected since
   *[other] legal, and { $claim }, on the results of its day: those of { $corrected } players were corrected since
}

## Logs that were checked

command-log-in-place = { $entries ->
    [1] its one entry is in place, unchanged
   *[other] all { NUMBER($entries, useGrouping: "false") } entries are in place, unchanged
}
command-not-in-order = NOT IN ORDER. { $why }

## A draw

command-no-leaver-way = say a player and walkover, beaten or next, like p6=walkover
# $why is what is in the way, $key what the file calls somebody of a cut who has left.
command-choose-a-way = { $why } Say so with --leaver { $key }=walkover, { $key }=beaten or { $key }=next.
command-not-told-how = the file does not say how it was drawn
command-tables-again = players are on a table again where no other was left
# Why a round of a file cannot be drawn again.
command-round-of-file = { $path }: round { $round }: { $why }
command-drawn-round = Round { $round }, seed { $seed }, { $method }
# Somebody without an opponent, below the tables.
command-bye = bye  { $name }  ({ $reasons })
command-gave-up = { $list ->
    [none] Gave up: nothing
   *[other] Gave up: { $list }
}
command-nothing-proven = Every table was set before the draw, so nothing is proven.
# By how many numbers of the solver.
command-proven = Proven: { $claim } ({ NUMBER($duals, useGrouping: "false") } dual values and { NUMBER($sets, useGrouping: "false") } odd sets say so, in --json)

## Rosters that were checked

command-not-a-day = write it as 2025-06-19
command-no-roster = there is no roster file among the arguments
command-no-date = no publication has a date: say --as-of
command-could-not-be-read = could not be read
# A name on a list that nothing in the catalogue has.
command-unknown-name = { $suggestion ->
    [none] { command-name-in-section }
   *[other] { command-name-in-section } Did you mean “{ $suggestion }”?
}
command-name-in-section = { $section ->
    [none] the profiles have nothing called “{ $name }”.
   *[other] { $section }: the profiles have nothing called “{ $name }”.
}
# $id is what was typed, in quotation marks.
command-unknown-system = there is no game system { $id }; there is { $known }
command-no-profiles = { $database }: no battle profiles of { $system } were imported
# The verdict in a word.
command-not-read-whole = not read whole
command-not-judged = not judged
command-illegal = illegal
command-legal = legal
command-verdict = { $file }: { $verdict }, { NUMBER($points, useGrouping: "false") } of { NUMBER($limit, useGrouping: "false") } points
command-notice = { $line ->
    [none] { $notice }
   *[other] line { NUMBER($line, useGrouping: "false") }: { $notice }
}

## An import of battle profiles

command-no-publication-date = it has no date: say --published DATE
# Who imported it, in the log of the site.
command-the-command-line = the command line
command-reading = reading { $path }
command-kept-catalogue = { $source ->
    [none] { $title }: { command-so-many-units } read, keeping them
   *[other] { $title } (source: { $source }): { command-so-many-units } read, keeping them
}
command-so-many-units = { $units ->
    [one] { $units } unit
   *[other] { $units } units
}
command-imported-catalogue = { $title }: { command-so-many-factions }, { command-so-many-units }, { command-so-many-changes }
command-so-many-factions = { $factions ->
    [one] { $factions } faction
   *[other] { $factions } factions
}
command-so-many-changes = { $changes ->
    [one] { $changes } change
   *[other] { $changes } changes
}
# $other is the game whose battle profiles it takes.
command-kept-for-another = { $system } uses the battle profiles of { $other }: they were imported for both.

## Standings

command-match-points = match points { NUMBER($points, useGrouping: "false") }
command-tournament-points = { $correction ->
    [0] { -tournament-points } { NUMBER($points, useGrouping: "false") }
   *[other] { -tournament-points } { NUMBER($points, useGrouping: "false") } ({ NUMBER($correction, sign: "always") } by penalties and bonuses)
}

## The server

command-answers-at = Muster answers at { $address }
command-first-account = Make the first account here (the link works once):
command-say-the-address = { $problem } Say it with --url.
# Below it are commands, a line each.
command-start-it-with = { $problem } For phones in the hall, start it with:
command-demo-answers-at = The demo answers at { $address }. How to sign in as each role: { $address }/demo
command-cannot-listen = cannot listen on { $address }: { $why }. Choose another with --listen.
command-cannot-hear = cannot hear when to stop: { $why }
command-server-stopped = the server stopped: { $why }
