### What commands print, a line each. An error follows "muster: ", so it starts in lower case.

## The database. $database is its path, $why the machine's own message.

command-no-database = there is no database at { $path }
command-up-to-date = The database is up to date.
command-copied-before = A copy of the old version is at { $copy }.
command-database-was-older = The database was from an older Muster and has been updated. A copy of the old version is at { $copy }
command-database-is-older = the database { $database } is from an older Muster. Run `muster migrate` to update it; it makes a copy first.
command-database-is-newer = the database { $database } is from a newer Muster. Run that version, or restore a backup made before the update.
command-database-is-foreign = { $database } is the database of another program. Nothing was changed. Name another file.
# $migration is the number of its schema.
command-database-is-unreleased = the database { $database } is from a version of Muster that was never released (its migration { NUMBER($migration, useGrouping: "false") } differs). Export its events with the program that made it, then import them into a new database.
command-database-is-damaged = the database { $database } is damaged ({ $why }). Move it aside and restore the newest backup.
command-database-not-opened = cannot open the database { $database }: { $why }
# Used instead of $database, as the address may contain a password.
command-on-postgresql = on PostgreSQL
command-database-in-use = another Muster is already using this database. Stop it, or use PostgreSQL to run several processes.
command-no-copy-made = cannot make a copy at { $copy }, so nothing was changed: { $why }

## Backups of the database

command-backup-is-for-sqlite = this command only backs up SQLite databases. For PostgreSQL, use pg_dump.
command-restore-is-for-sqlite = this command only restores SQLite databases. For PostgreSQL, use pg_restore.
command-exists-already = { $file } already exists. Choose another name.
command-no-database-at = there is no database at { $path }.
command-copy-failed = the backup failed: { $why }
command-no-copy-at = there is no backup at { $copy }.
command-copy-not-fetched = cannot read { $copy }: { $why }
command-copy-not-put-back = cannot restore the backup: { $why }
command-copy-put-back = { $events ->
    [one] Restored { $copy }, with { $events } event.
   *[other] Restored { $copy }, with { $events } events.
}
command-database-put-aside = The previous database is now at { $path }.
command-copy-is-damaged = { $copy } is damaged ({ $why }). Use another backup.
command-copy-is-newer = { $copy } is from a newer Muster. Use that version to restore it.
command-copy-is-unreleased = { $copy } is from a version of Muster that was never released (its migration { NUMBER($migration, useGrouping: "false") } differs), so it can't be updated. Use another backup.
command-copy-is-not-ours = { $copy } is not a Muster database.
command-copy-is-unreadable = { $copy } is damaged or not a Muster database ({ $why }).

## Files

command-cannot-read = cannot read { $path }: { $why }
command-cannot-write = cannot write { $path }: { $why }
command-cannot-remove = cannot remove the old { $path }: { $why }
# What is wrong with a file, an event, or a round.
command-problem = { $of }: { $why }
command-too-large-for-an-event = { $path } is larger than { NUMBER($megabytes, useGrouping: "false") } MB, too large for an event file

## Texts in somebody's own words

command-texts-are-right = { $files ->
    [one] { $files } file, nothing wrong
   *[other] { $files } files, nothing wrong
}
command-texts-are-wrong = Muster uses its own wording for these.
command-unknown-language = Muster doesn't speak “{ $code }”
# A line of a file, as an editor finds it. $what is the problem, which is one of those that follow.
text-mistake = { $path }:{ NUMBER($line, useGrouping: "false") }: { $what }
# $from is the rest of the line.
text-problem-unreadable = “{ $from }” can't be read. Check the braces, the quotes, and that every choice has one line with a star.
text-problem-twice = { $name } is there twice.
text-problem-open = { $name } opens or closes “{ $element }” without the other, in the same branch.
text-problem-asks-for = { $name } asks for { LIST($facts, type: "and") }, which it doesn't get.
text-problem-leaves-out = { $name } leaves out { LIST($elements, type: "and") }, which it needs.
text-problem-unused = { $name } is never shown. Check its name.
text-problem-no-text = { $name } contains { $other }, which doesn't exist.
text-problem-no-function = { $name } uses { $function }, which doesn't exist.
text-problem-within-itself = { $name } contains itself.
text-problem-forms = { $name } counts in the forms { LIST($found, type: "and") }. It needs { LIST($wanted, type: "and") }.

## Events and accounts

command-no-event = there is no event at /e/{ $slug }
command-no-account = there is no account for { $email }

## Rounds that were checked. The finding follows "round 2: ".

command-of-round = round { $round }: { $found }
# The same, with those who sat the round out.
command-of-round-without = round { $round }: { $found }; sat out: { LIST($names, type: "and") }
command-no-round-yet = no rounds have been paired yet
command-no-such-round = { $path }: there is no round { $round }
command-set-by-hand = valid, set by staff
command-set-before = valid, set before pairing
command-not-proven = valid, but not proven: its proof is missing from the file
command-by-its-method = valid, and as its method sets it: nothing to pair
# $set is the number of tables already set.
command-no-better-draw = { $set ->
    [0] valid, and no better pairings exist
    [1] valid, and no better pairings exist with the { $set } table already set
   *[other] valid, and no better pairings exist with the { $set } tables already set
}
command-not-by-its-method = it doesn't match the method named in the file: { $why }
# $claim is what the proof says, $corrected the number of players whose results were corrected since.
command-round-proof = { $corrected ->
    [0] valid, and { $claim }
    [1] valid, and { $claim }, on the results at the time ({ $corrected } player's have since been corrected)
   *[other] valid, and { $claim }, on the results at the time ({ $corrected } players' have since been corrected)
}

## Logs that were checked

command-log-in-place = { $entries ->
    [1] its only entry is unchanged
   *[other] all { NUMBER($entries, useGrouping: "false") } entries are there and unchanged
}
command-not-in-order = PROBLEM: { $why }

## A pairing

command-no-leaver-way = give a player and walkover, beaten or next, like p6=walkover
# $why is the problem, $key the file's name for someone in a cut who has withdrawn.
command-choose-a-way = { $why } Choose with --leaver { $key }=walkover, { $key }=beaten or { $key }=next.
command-not-told-how = the file does not say how this round was paired
command-tables-again = some players are back at a table, as no other was free
# Why a round of a file can't be paired again.
command-round-of-file = { $path }: round { $round }: { $why }
command-drawn-round = Round { $round }, seed { $seed }, { $method }
# Someone without an opponent, below the tables.
command-bye = bye  { $name }  ({ $reasons })
command-gave-up = { $list ->
    [none] Compromises: none
   *[other] Compromises: { $list }
}
command-nothing-proven = Every table was already set, so nothing is proven.
# $duals and $sets count the solver's numbers.
command-proven = Proven: { $claim } (proof in --json: { NUMBER($duals, useGrouping: "false") } dual values, { NUMBER($sets, useGrouping: "false") } odd sets)

## Rosters that were checked

command-not-a-day = write it as 2025-06-19
command-no-roster = no roster file given. Name at least one.
command-no-date = no publication has a date. Give one with --as-of.
command-could-not-be-read = not readable
# A name on a list that the catalogue doesn't have.
command-unknown-name = { $suggestion ->
    [none] { command-name-in-section }
   *[other] { command-name-in-section } Did you mean “{ $suggestion }”?
}
command-name-in-section = { $section ->
    [none] nothing in the profiles is called “{ $name }”.
   *[other] { $section }: nothing in the profiles is called “{ $name }”.
}
# $id is what was typed, in quotation marks.
command-unknown-system = unknown game { $id }. Use one of: { $known }
command-no-profiles = { $database }: no battle profiles for { $system }. Import some first.
# The verdict in a word.
command-not-read-whole = not read in full
command-not-judged = not checked
command-illegal = to fix
command-legal = ready
command-verdict = { $file }: { $verdict }, { NUMBER($points, useGrouping: "false") } of { NUMBER($limit, useGrouping: "false") } points
command-notice = { $line ->
    [none] { $notice }
   *[other] line { NUMBER($line, useGrouping: "false") }: { $notice }
}

## An import of battle profiles

command-no-publication-date = no publication date in the file. Give one with --published DATE.
# Who imported it, in the log of the site.
command-the-command-line = the command line
command-reading = reading { $path }
command-kept-catalogue = { $source ->
    [none] { $title }: saving { command-so-many-units }
   *[other] { $title } (source: { $source }): saving { command-so-many-units }
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
# $other is the game whose battle profiles it uses.
command-kept-for-another = { $system } uses the battle profiles of { $other }, so they were imported for both.

## Standings

command-match-points = match points { NUMBER($points, useGrouping: "false") }
command-tournament-points = { $correction ->
    [0] { -tournament-points } { NUMBER($points, useGrouping: "false") }
   *[other] { -tournament-points } { NUMBER($points, useGrouping: "false") } (including { NUMBER($correction, sign: "always") } from penalties and bonuses)
}

## The server

command-answers-at = Muster is running at { $address }
command-first-account = Create the first account here (the link works once):
command-say-the-address = { $problem } Set it with --url.
# Below it are commands, a line each.
command-start-it-with = { $problem } So that phones can connect, start it with:
command-demo-answers-at = The demo is running at { $address }. Sign in as any role: { $address }/demo
command-cannot-listen = cannot listen on { $address }: { $why }. Choose another address with --listen.
command-cannot-hear = cannot receive stop signals: { $why }
command-server-stopped = the server stopped: { $why }

## `muster service install`

command-service-runs = { $is-update ->
    [true] Updated. Muster runs at { $url }
   *[false] Installed. Muster runs at { $url }
}
command-service-settings = Its settings are in { $settings }. After a change, run: systemctl restart muster
command-service-proxy = An example for a proxy is at { $example }
command-service-set-up-link = To set it up, open the link in its log: journalctl -u muster
command-service-copied = The database from before is at { $copy }
command-service-did-not-start = the service didn't start. To see why, run: journalctl -u muster
command-service-old-runs-again = the new version didn't start, so the old one is running again with the database from before. To see why, run: journalctl -u muster
# $program is what was run.
command-service-step-failed = { $program } failed: { $why }
command-service-not-written = cannot write { $path }: { $why }. Run this command as root.
