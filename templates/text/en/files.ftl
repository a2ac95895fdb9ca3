### Files that are read: event files, lists of players, rosters. What a file is, and why it or a part of it isn't read.

## Event files. Each is one plain line after the file's name and a colon. Keys and quotation marks are the file's own.

# $it is the JSON reader's own message.
event-file-error-not-json = not valid JSON: { $it }
event-file-error-no-event-file = line { NUMBER($line, useGrouping: "false") }, column { NUMBER($column, useGrouping: "false") }: { $fault }
# $place are parts of the file, the outermost first.
event-file-error-at = { $place }: { $problem }
event-file-error-no-hash = the file has no hash, so changes to it can't be detected. Export it again from where the event is. If it is from an older Muster and you trust it, use --without-hash
# $it are places in its rows.
event-file-error-changed = { $it ->
    [none] the file was changed after it was exported: not in its rows, but in its event, players, rounds or staff. Export it again from where the event is
   *[other] the file was changed after it was exported: { LIST($it, type: "semicolon") }. Export it again from where the event is
}
file-change-rows = { $table }: rows or columns were added or removed
file-change-cell = { $table }, row { NUMBER($row, useGrouping: "false") }: { $column }
file-change-more = { $count ->
    [one] { $count } more place
   *[other] { $count } more places
}

json-fault-too-large = the file is too large for an event
# $most is in kilobytes.
json-fault-long-text = a text field is longer than { $most } KB
json-fault-many-keys = an object has more than { $most } keys
json-fault-key-twice = key { $it } appears twice

# A part of the file. $it is its number in the file, or what it is called there.
file-part-file = file
file-part-event = event
file-part-pairing = pairing
file-part-bye = bye
file-part-ranking = ranking
file-part-nth-player = player { NUMBER($it, useGrouping: "false") }
file-part-player = player { $it }
file-part-nth-team = team { NUMBER($it, useGrouping: "false") }
file-part-team = team { $it }
file-part-forbidden = forbidden pair { NUMBER($it, useGrouping: "false") }
file-part-round = round { NUMBER($it, useGrouping: "false") }
file-part-entry = tables, entry { NUMBER($it, useGrouping: "false") }
file-part-table = table { NUMBER($it, useGrouping: "false") }
file-part-match = match { NUMBER($it, useGrouping: "false") }
file-part-result = result
# "a" or "b".
file-part-score = { $it }
file-part-draft = draft

# What is wrong there. $key and most $it are keys and texts of the file.
file-problem-not-an-object = must be an object, in { "{ }" }
file-problem-unknown-key = unknown key { $it }
file-problem-missing = "{ $it }" is missing
file-problem-empty = "{ $it }" is empty
file-problem-not-text = "{ $it }" must be text, in quotes
file-problem-not-a-list = "{ $it }" must be a list, in [ ]
file-problem-not-true-or-false = "{ $it }" must be true or false
file-problem-not-a-number = "{ $key }" must be a whole number, { $least } or more
file-problem-number-too-large = "{ $key }" is too large: at most { $most }
file-problem-not-a-table = "table" must be a whole number, 1 or more, or null
file-problem-not-a-date = "{ $key }" must be a date like 2025-05-10, not { $said }
file-problem-too-many = { $what ->
    [players] { NUMBER($count, useGrouping: "false") } players; the limit is { NUMBER($most, useGrouping: "false") }
   *[rounds] { NUMBER($count, useGrouping: "false") } rounds; the limit is { NUMBER($most, useGrouping: "false") }
}
file-problem-no-such-word = { $known ->
    [none] "{ $key }" can't be { $said }
    [one] "{ $key }" must be { $known }, not { $said }
   *[other] "{ $key }" is { $said }; it must be { LIST($known, type: "either") }
}
file-problem-no-such-kind = unknown kind { $it }
file-problem-no-such-outcome = unknown outcome { $it }
file-problem-no-such-tiebreaker = unknown tie-breaker { $it }
file-problem-tiebreaker-twice = tie-breaker { $it } appears twice
# $why is what is wrong with the game.
file-problem-no-game = "system_file" can't be read as a game: { $why }
# $known are words of the format.
file-problem-no-methods = "methods" must give a method for each round, like { "{\"2\": …}" }: { $known }
file-problem-other-number = "number" is { NUMBER($it, useGrouping: "false") }; rounds must be numbered 1, 2, 3 without gaps
file-problem-no-player = player { $it } is not in "players"
file-problem-no-team = team { $it } is not in "teams"
file-problem-plays-twice = player { $it } plays twice in this round
file-problem-other-bye = "{ $it }" must be this event's value for a bye ("pairing", "bye")
file-problem-many-marks = "marks" can have at most { $most } numbers
file-problem-unknown-team-key = "team" has an unknown key { $it }
file-problem-no-seeds = "seeds" must be a list of player ids
file-problem-no-cut-leavers = "cut_leavers" must give walkover, beaten or next for each player, like { "{\"p6\": \"walkover\"}" }
file-problem-no-lists = "lists" must give the pairs of each round, like { "{\"2\": [[\"p1\", \"p2\"]]}" }
file-problem-id-twice = this id appears twice
file-problem-table-twice = this table appears twice
file-problem-same-player = "a" and "b" are the same player
file-problem-bye-at-a-table = "b" is null, so this is a bye and "table" must be null too
file-problem-bye-with-opponent = "kind" is "bye", but there is an opponent
file-problem-no-opponent = there is no opponent, so "kind" must be "bye"
file-problem-reason-alone = "reason" needs an "outcome"
file-problem-large-mark = "marks" must be numbers up to 32,767
file-problem-no-team-settings = "team" is not a valid team set-up
file-problem-in-a-team-already = one of its players is already in another team
file-problem-team-plays-twice = one of its teams plays twice in this round
file-problem-plays-twice-in-match = one of its players plays twice in this match
file-problem-other-sides = "a" must be from the first team and "b" from the second
file-problem-no-corrections = "corrections" can't be read
file-problem-no-penalties = "corrections" must be a list like { "[{\"round\": 1, \"points\": -5, \"reason\": \"late roster\"}]" }
file-problem-no-side = "side" must be "a" or "b"
file-problem-no-choice = "choice" must be numbers, like "2,5"

## What isn't copied when an event is imported elsewhere: a line each, at the terminal.

left-behind-of-players-and-games = This file has only players, rounds, pairings and results. It has no rosters, private links (print new ones), messages, payments, calls, rulings, awards, votes, venue, pack texts, reasons for pairings, log or staff (invite them under Set-up, Staff). To bring all of these, use the full event file. Other programs' own keys (x-…) were not copied.
left-behind-proofs = { $rounds ->
    [one] The proof of { LIST($rounds, type: "and") } was not copied: it can't be read, or its players have ids that aren't like p12 and have new ids here. `muster verify` reports this round as not proven.
   *[other] The proofs of { LIST($rounds, type: "and") } were not copied: they can't be read, or their players have ids that aren't like p12 and have new ids here. `muster verify` reports these rounds as not proven.
}
left-behind-round = round { $round }
left-behind-links = Players must open their private links again to sign in here. The links still work if the site keeps its address. Players whose ids were already taken here have new links.
left-behind-rosters = Rosters will be checked again with this site's battle profiles.
# Someone on the staff who has no account here.
left-behind-staff = { $role ->
    [scorekeeper] { left-behind-name } was scorekeeper and needs a new invitation.
    [judge] { left-behind-name } was judge and needs a new invitation.
   *[organiser] { left-behind-name } was organiser and needs a new invitation.
}
left-behind-name = { $email ->
    [none] { $name }
   *[other] { $name } ({ $email })
}
left-behind-invitations = Their invitations are ready under Set-up, Staff.
left-behind-ballots = { $count ->
    [one] { $count } vote was still open. Open it again: the ballots cast were not copied.
   *[other] { $count } votes were still open. Open them again: the ballots cast were not copied.
}

## Lists of players

players-csv-error-empty = The file is empty. Choose another file.
# $most is in megabytes.
players-csv-error-too-large = The file is larger than { $most } MB. Split it, or remove columns you don't need.
players-csv-error-too-many-rows = The file has more than { $most } rows. Split it.
players-csv-error-too-many-columns = The file has more than { $most } columns. Remove those you don't need.
players-csv-error-spreadsheet = This is a spreadsheet, not a CSV file. Save it as CSV, then choose that file.
players-csv-error-not-text = This isn't a text file. Save the players as CSV, then choose that file.

player-row-problem-unprintable = The name has characters that can't be printed. Remove them.
player-row-problem-no-name = No name.
player-row-problem-too-long = Keep the name to 60 characters.
player-row-problem-team-full = The team is full.
player-row-problem-pair-full = The pair is full.

# What a column is read as.
column-meaning-unused = Not used
column-meaning-full-name = First and last name
column-meaning-last-name-first = Last name, first name
column-meaning-first-name = First name
column-meaning-last-name = Last name
column-meaning-paid = Paid
column-meaning-number = Not used
column-meaning-team = Team or pair
column-meaning-role = Role in the team
column-meaning-place = Place in the team
# A column without a heading, by its place.
files-column = Column { $place }
# A column that isn't read.
files-column-not-read = { $cells ->
    [one] { $column } ({ $cells } cell)
   *[other] { $column } ({ $cells } cells)
}

# What separates two cells.
separator-tab = Tab
separator-semicolon = Semicolon ;
separator-comma = Comma ,
separator-pipe = Bar |
separator-none = None: one column

# The part of the world an encoding is used in, and its name.
encoding-windows-1252 = Western Europe (Windows-1252)
encoding-windows-1250 = Central Europe (Windows-1250)
encoding-windows-1251 = Cyrillic (Windows-1251)
encoding-macintosh = Older Mac (Mac Roman)
encoding-ibm850 = MS-DOS (code page 850)
encoding-ibm852 = Central Europe (MS-DOS, code page 852)
encoding-ibm866 = Cyrillic (MS-DOS)
encoding-iso-8859-2 = Central Europe (ISO 8859-2)
encoding-windows-1253 = Greek (Windows-1253)
encoding-windows-1254 = Turkish (Windows-1254)
encoding-windows-1257 = Baltic (Windows-1257)
encoding-koi8-u = Cyrillic (KOI8-U)
encoding-shift-jis = Japanese (Shift JIS)
encoding-gb18030 = Chinese (GB 18030)
encoding-big5 = Chinese (Big5)
encoding-euc-kr = Korean (EUC-KR)

# Beside a cell that is left out. $it is the most there may be, or the place.
cell-problem-no-email = left out: not an email address
cell-problem-unprintable = left out: has characters that can't be printed
cell-problem-too-long = left out: longer than { NUMBER($it, useGrouping: "false") } characters
cell-problem-no-answer = left out: neither paid nor not paid
cell-problem-another-column = left out: another column already says this
cell-problem-no-role = left out: not a role in a team
cell-problem-no-place = left out: places are 1 to { $it }
cell-problem-place-taken = left out: place { $it } is taken

# What happens to a row.
files-row-added = Will be added
# $like is what it shares with other rows or players.
files-row-added-with = Will be added. Shares the { LIST($like, type: "and-the") }
files-row-here-already = { $called ->
    [none] Already here, as player { NUMBER($number, useGrouping: "false") }
   *[other] Already here, by email address: player { NUMBER($number, useGrouping: "false") }, { $called }
}
files-row-repeated = Skipped: same name and email address as line { NUMBER($line, useGrouping: "false") }
files-row-bad = Won't be added. { $problem }
files-name-of-line = name of line { NUMBER($line, useGrouping: "false") }
files-name-of-player = name of player { NUMBER($number, useGrouping: "false") }
files-email-of-line = email address of line { NUMBER($line, useGrouping: "false") }
files-email-of-player = email address of player { NUMBER($number, useGrouping: "false") }

## Rosters: their formats, and notices about how one was read.

format-app = Warhammer Age of Sigmar app
format-listbot = Listbot
format-sigdex = Sigdex
format-new-recruit = New Recruit text
format-scrollcaster = Scrollcaster
format-ros = roster file (.ros)
format-rosz = zipped roster file (.rosz)
format-json = roster file (JSON)
format-csv = table (CSV)
format-plain = plain list, one unit per line
format-warscroll-builder = Warscroll Builder text
format-page = BattleScribe page (HTML)

# Why it was read as this format, within a sentence.
format-reason-chosen = you chose it
format-reason-is-zip = it is a zip archive
format-reason-is-xml = it is XML
format-reason-is-json = it is JSON
format-reason-is-page = it is a BattleScribe page
# $format is one of the formats above.
format-reason-labelled = it is labelled as { $format }
format-reason-table-heading = its first line has Muster's CSV headings
format-reason-signed = { $format ->
    [app] it ends with the app's name
    [new-recruit] it ends with New Recruit's name
   *[other] it ends with { $format }'s name
}
format-reason-counted-units = units are listed as "- 10 x Name (points)"
format-reason-prints-wounds = it lists wounds, like Sigdex
format-reason-points-and-indents = its first line has "(points) -" and units are indented
format-reason-points-in-first-line = its first line has "(points) -"
format-reason-price-first = its lines start with points and a dash, like New Recruit
format-reason-is-text = it is plain text
format-reason-usual = nothing else fits, and most rosters come from the app

# Notices about how a roster was read, on one line or as a whole.
notice-about-no-unit = No units found. If this is a roster, choose its format or build it from the catalogue.
notice-about-not-declared = { $name ->
    [none] No line begins with “{ $word }:”. Add it and hand the list in again.
   *[other] { $word }: “{ $name }” is not one of the choices. Correct the line and hand the list in again.
}
notice-about-far-too-long = This is too long for a roster. The end was not read.
notice-about-ran-on = Several units are on one line. Check that each unit and what it carries was read right.
notice-about-pasted-twice = The list appears twice and was read once.
notice-about-lines-joined = Broken lines were joined. Check that all names are complete.
notice-about-long-names = Names longer than any in the game were cut short.
notice-about-and-more = { $count ->
    [one] And { $count } more line like this.
   *[other] And { $count } more lines like this.
}
notice-about-odd-letters = Some letters couldn't be read and show as �. Check the names that have them.
notice-about-western-european = This isn't Unicode, so it was read as Western European. Check accents in names.
notice-about-row-unreadable = A row couldn't be read and was skipped.
notice-about-not-a-section = "{ $section }" is not a roster section.
# $why is the file reader's own message.
notice-about-not-json = This isn't a JSON roster: { $why }.
notice-about-damaged = The file is damaged and was only partly read: { $why }.
notice-about-several-armies = The file has more than one army. They were read as one.
notice-about-outside-regiments = "{ $unit }" is outside every regiment, so it was read as an auxiliary unit.
notice-about-not-understood = Not understood and skipped.
notice-about-header-not-understood = { $lines ->
    [none] Header text not understood; kept as a note.
   *[other] Header text not understood; kept as a note: { $lines }
}
notice-about-no-total = No total found in the header, like "2000/2000 pts".
notice-about-no-faction = No line for the faction found in the header.
notice-about-ends-above = The roster ends above this line. Nothing below it was read.
notice-about-no-heading = No heading before this line, so it was read as the first regiment.
notice-about-dear-bullet = This looks like a unit, but was read as part of the unit above.
notice-about-stray-bullet = A bullet before the first unit was skipped.
notice-about-taken-as-carried = No bullet or points found, so it was read as part of the unit above.
notice-about-taken-as-companion = No points found, so it counts with the unit above unless the profiles list it as a unit. If it is one, add its points in brackets: Clanrats (150).
notice-about-no-price = No points found for this unit. Add them in brackets: Clanrats (150).
notice-about-apart-in-renown = Empty line above, so it was read as another unit of the Regiment of Renown.
notice-about-priced-as-one = { $units ->
    [none] { files-leaders-priced }
   *[other] { $with-leaders ->
        [none] { files-units-priced }
       *[other] { files-units-priced } { files-leaders-priced }
    }
}
files-units-priced = The app shows reinforced units at the price of one. Going by the total, these are reinforced: { LIST($units, type: "and") }.
files-leaders-priced = Going by the total, the leader's price covers both: { LIST($with-leaders, type: "and") }.
notice-about-second-terrain = Second line under the terrain: read as another feature if the profiles have one by that name, otherwise skipped.

# Why a roster wasn't read at all.
read-error-too-big = This is too large for a roster. Keep text to 64 KB and files to 8 MB.
read-error-not-text = This isn't text. Paste the list as your app exports it, or upload a .ros, .rosz, .json or .csv file.
read-error-picture = Pictures can't be read. Copy or share the list as text from your app, then paste it.
read-error-pdf = PDFs can't be read. Open it, copy the list's text, then paste it.
read-error-many-files = { $it ->
    [0] This archive is empty. A zipped roster must hold exactly one file.
   *[other] This archive holds { NUMBER($it, useGrouping: "false") } files. A zipped roster must hold exactly one.
}
# $it is the archive reader's own message.
read-error-broken-archive = This archive can't be unpacked: { $it }. Save the roster again, or upload the .ros file.
read-error-entities = This file declares a document type or entities, which isn't allowed. Save the roster again.
read-error-too-deep = This file has too many nested levels for a roster.
read-error-too-many = This file has too many entries for a roster.

builder-step-error-not-there = That's no longer on the roster. Reload to see what is.
builder-step-error-leader-is-needed = This leader can't leave a regiment that still has units. Move the units first.
builder-step-error-too-many = A roster can have at most { $most } units. Remove one first.
