### Files that come in: event files, lists of players, rosters. What one is, and why it, or a part of it, is not read.

## Event files. Each in one plain line, after the file's name and a colon. Keys, marks and quotation marks are the file's own.

# $it is what the reader of JSON says, in its own words.
event-file-error-not-json = not JSON: { $it }
event-file-error-no-event-file = { $fault } at line { NUMBER($line, useGrouping: "false") } column { NUMBER($column, useGrouping: "false") }
# $place are parts of the file, the outermost first.
event-file-error-at = { $place }: { $problem }
event-file-error-no-hash = it carries no hash of what it holds, so nobody can tell whether it was changed. Export it again where the event is; for a file from an older Muster that you trust, say --without-hash
# $it are places in its rows.
event-file-error-changed = { $it ->
    [none] it was changed after it was written: not in its rows, but in what it says of the event, its players, rounds or staff. Export it again where the event is
   *[other] it was changed after it was written: { LIST($it, type: "semicolon") }. Export it again where the event is
}
file-change-rows = { $table }: rows or columns were added or taken out
file-change-cell = { $table }, row { NUMBER($row, useGrouping: "false") }: { $column }
file-change-more = { $count ->
    [one] { $count } more place
   *[other] { $count } more places
}

json-fault-too-large = the file holds more than any event needs
# $most is in kilobytes.
json-fault-long-text = a text is longer than { $most } KB
json-fault-many-keys = an object has more than { $most } keys
json-fault-key-twice = key { $it } is there twice

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
file-part-forbidden = forbidden { NUMBER($it, useGrouping: "false") }
file-part-round = round { NUMBER($it, useGrouping: "false") }
file-part-entry = entry { NUMBER($it, useGrouping: "false") } of tables
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
    [players] { NUMBER($count, useGrouping: "false") } players, and at most { NUMBER($most, useGrouping: "false") } are read
   *[rounds] { NUMBER($count, useGrouping: "false") } rounds, and at most { NUMBER($most, useGrouping: "false") } are read
}
file-problem-no-such-word = { $known ->
    [none] "{ $key }" is { $said }
    [one] "{ $key }" is { $said }, and only { $known } is known
   *[other] "{ $key }" is { $said }; it is { LIST($known, type: "either") }
}
file-problem-no-such-kind = unknown kind { $it }
file-problem-no-such-outcome = unknown outcome { $it }
file-problem-no-such-tiebreaker = unknown tie-breaker { $it }
file-problem-tiebreaker-twice = tie-breaker { $it } is named twice
# $why is what is wrong with the game.
file-problem-no-game = "system_file" is no game system that can be read here: { $why }
# $known are words of the format.
file-problem-no-methods = "methods" must name a method for a round, as { "{\"2\": …}" }: { $known }
file-problem-other-number = "number" is { NUMBER($it, useGrouping: "false") }; rounds are numbered 1, 2, 3, without a gap
file-problem-no-player = player { $it } is not in players
file-problem-no-team = team { $it } is not in teams
file-problem-plays-twice = player { $it } plays twice in this round
file-problem-other-bye = "{ $it }" is not what a bye counts in this event ("pairing", "bye")
file-problem-many-marks = "marks" has { $most } numbers at most
file-problem-unknown-team-key = "team" has the unknown key { $it }
file-problem-no-seeds = "seeds" must be a list of players' ids
file-problem-no-cut-leavers = "cut_leavers" must say walkover, beaten or next by player, like { "{\"p6\": \"walkover\"}" }
file-problem-no-lists = "lists" must have the pairs of a round, as { "{\"2\": [[\"p1\", \"p2\"]]}" }
file-problem-id-twice = this id is there twice
file-problem-table-twice = this table is there twice
file-problem-same-player = "a" and "b" are the same player
file-problem-bye-at-a-table = "b" is null: a bye has no table, so "table" must be null too
file-problem-bye-with-opponent = "kind" is "bye", but there is an opponent
file-problem-no-opponent = there is no opponent, so "kind" must be "bye"
file-problem-reason-alone = "reason" is there without "outcome"
file-problem-large-mark = "marks" are small numbers
file-problem-no-team-settings = "team" is not how teams are set up
file-problem-in-a-team-already = a player of it is in a team already
file-problem-team-plays-twice = a team of it plays twice in this round
file-problem-plays-twice-in-match = a player of it plays twice in this match
file-problem-other-sides = "a" must be of the first team and "b" of the second
file-problem-no-corrections = "corrections" are not readable
file-problem-no-penalties = "corrections" must be a list like { "[{\"round\": 1, \"points\": -5, \"reason\": \"a late list\"}]" }
file-problem-no-side = "side" is "a" or "b"
file-problem-no-choice = "choice" must be numbers, as "2,5"

## What does not come along when an event goes on elsewhere: a line each, at the terminal.

left-behind-of-players-and-games = This file has players, rounds, draws and results alone. Not in it: rosters, private links (print new ones), what players wrote or paid, calls and rulings, awards and votes, the venue, the texts of the pack, why each table was drawn or set, the log, and the staff: invite them under Set-up, Staff. For all of that take the event's whole file. What other programs keep in it under keys of their own (x-…) stayed behind.
left-behind-proofs = { $rounds ->
    [one] The proof of the draw stayed behind of { LIST($rounds, type: "and") }: it cannot be read, or it is of players whose ids are not like p12, and who have other ids here. `muster verify` calls it not proven.
   *[other] The proof of the draw stayed behind of { LIST($rounds, type: "and") }: it cannot be read, or it is of players whose ids are not like p12, and who have other ids here. `muster verify` calls them not proven.
}
left-behind-round = round { $round }
left-behind-links = Players open their private links again: phones are not signed in here. Links that were given out hold if this site answers at the same address, but for those of players whose ids were taken here: they have new ones.
left-behind-rosters = Rosters are judged again by the battle profiles of this site.
# Somebody of the staff who has no account here.
left-behind-staff = { $role ->
    [judge] { left-behind-name } was judge and has to join again here.
   *[organiser] { left-behind-name } was organiser and has to join again here.
}
left-behind-name = { $email ->
    [none] { $name }
   *[other] { $name } ({ $email })
}
left-behind-invitations = Set-up, Staff has an invitation ready for each of them: one tap makes the link.
left-behind-ballots = { $count ->
    [one] One ballot was still open: open it again, the votes cast in it stayed behind.
   *[other] { $count } ballots were still open: open them again, their votes stayed behind.
}

## Lists of players

players-csv-error-empty = The file is empty.
# $most is in megabytes.
players-csv-error-too-large = The file is larger than { $most } MB. Split it, or leave out columns that are not needed.
players-csv-error-too-many-rows = The file has more than { $most } rows. Split it.
players-csv-error-too-many-columns = The file has more than { $most } columns. Leave out those that are not needed.
players-csv-error-spreadsheet = This is a spreadsheet, not a CSV file. In the spreadsheet program, save it as CSV and choose that file.
players-csv-error-not-text = This is not a text file. Save the list of players as CSV and choose that file.

player-row-problem-unprintable = The name has characters that cannot be printed.
player-row-problem-no-name = No name.
player-row-problem-too-long = The name is longer than 60 characters.
player-row-problem-team-full = The team is full.
player-row-problem-pair-full = The pair is full.

# What a column is taken for.
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
# A column that nothing is read from.
files-column-not-read = { $cells ->
    [one] { $column } ({ $cells } cell)
   *[other] { $column } ({ $cells } cells)
}

# What stands between two cells.
separator-tab = Tab
separator-semicolon = Semicolon ;
separator-comma = Comma ,
separator-pipe = Bar |
separator-none = None: one column

# The parts of the world whose files are written in an encoding, and its name.
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
cell-problem-no-email = left out: not an e-mail address
cell-problem-unprintable = left out: it has characters that cannot be printed
cell-problem-too-long = left out: longer than { NUMBER($it, useGrouping: "false") } characters
cell-problem-no-answer = left out: neither paid nor not paid
cell-problem-another-column = left out: another column says this already
cell-problem-no-role = left out: no role of a team
cell-problem-no-place = left out: places are 1 to { $it }
cell-problem-place-taken = left out: place { $it } is taken

# What happens to a row.
files-row-added = Added
# $like is what it shares with others.
files-row-added-with = Added, with the { LIST($like, type: "and-the") }
files-row-here-already = { $called ->
    [none] Here already, as player { NUMBER($number, useGrouping: "false") }
   *[other] Here already, by the e-mail address: player { NUMBER($number, useGrouping: "false") }, { $called }
}
files-row-repeated = Same name and e-mail address as line { NUMBER($line, useGrouping: "false") }: passed over
files-row-bad = Not added. { $problem }
files-name-of-line = name of line { NUMBER($line, useGrouping: "false") }
files-name-of-player = name of player { NUMBER($number, useGrouping: "false") }
files-email-of-line = e-mail address of line { NUMBER($line, useGrouping: "false") }
files-email-of-player = e-mail address of player { NUMBER($number, useGrouping: "false") }

## Rosters: the formats they come in, and what was read of one.

format-app = Warhammer Age of Sigmar app
format-listbot = Listbot
format-sigdex = Sigdex
format-new-recruit = New Recruit text
format-scrollcaster = Scrollcaster
format-ros = roster file (.ros)
format-rosz = zipped roster file (.rosz)
format-json = roster file (JSON)
format-csv = table (CSV)
format-plain = list, a unit a line
format-warscroll-builder = Warscroll Builder text
format-page = BattleScribe page (HTML)

# Why it was read so, within a sentence.
format-reason-chosen = you chose it
format-reason-is-zip = it is a zip archive
format-reason-is-xml = it is XML
format-reason-is-json = it is JSON
format-reason-is-page = it is a page as BattleScribe saves it
# $format is one of the formats above.
format-reason-labelled = it is labelled as by the { $format }
format-reason-table-heading = its first line is the heading of our table
format-reason-signed = { $format ->
    [app] the app signed it at the foot
    [new-recruit] New Recruit signed it at the foot
   *[other] { $format } signed it at the foot
}
format-reason-counted-units = units are listed as "- 10 x Name (points)"
format-reason-prints-wounds = it prints wounds, as Sigdex does
format-reason-points-and-indents = its first line says "(points) -" and units are indented
format-reason-points-in-first-line = its first line says "(points) -"
format-reason-price-first = its lines begin with a price and a dash, as New Recruit prints them
format-reason-is-text = it is a text
format-reason-usual = nothing says otherwise, and most lists come from the app

# What a person should know about how it was read, on a line of it or on all of it.
notice-about-no-unit = No unit was found in this. If it is a roster, choose its format, or build it from the catalogue instead.
notice-about-far-too-long = This is far longer than a roster: the rest was not read.
notice-about-ran-on = Several units stand on one line. Check that each of them, and what it carries, was read right.
notice-about-pasted-twice = The list stands in it twice, and was read once.
notice-about-lines-joined = Its lines were broken at a narrow width and were put together again: look whether all names are whole.
notice-about-long-names = Names longer than any name of the game were cut.
notice-about-and-more = { $count ->
    [one] And { $count } more line like these.
   *[other] And { $count } more lines like these.
}
notice-about-odd-letters = Some letters could not be read and are shown as �. Names with them may not be recognised.
notice-about-western-european = This is not Unicode. It was read as Western European: look whether names have their accents.
notice-about-row-unreadable = A row could not be read and was left out.
notice-about-not-a-section = "{ $section }" is not a section of a roster.
# $why is what a reader of files says, in its own words.
notice-about-not-json = The file is not a roster in JSON: { $why }.
notice-about-damaged = The file is damaged and was read only up to the damage: { $why }.
notice-about-several-armies = The file holds more than one army; all of them were read as one.
notice-about-outside-regiments = "{ $unit }" stands outside every regiment: taken as an auxiliary unit.
notice-about-not-understood = Not understood, and left out.
notice-about-header-not-understood = { $lines ->
    [none] Not understood in the header, and kept as a remark.
   *[other] Not understood in the header, and kept as a remark: { $lines }
}
notice-about-no-total = No total ("2000/2000 pts") was found in the header.
notice-about-no-faction = The header has no line of its own for the faction.
notice-about-ends-above = The roster ends above this line: what follows was not read.
notice-about-no-heading = No section heading before this line: taken as a first regiment.
notice-about-dear-bullet = This has a bullet and a price like a unit's: taken as something the unit above carries.
notice-about-stray-bullet = A bullet before any unit was not used.
notice-about-taken-as-carried = No bullet and no price could be read: taken as something the unit above carries.
notice-about-taken-as-companion = No price could be read: it counts with the unit above, unless the profiles have it as a unit of its own. Write a unit’s price in brackets behind its name: Clanrats (150).
notice-about-no-price = No price could be read for this unit. Write it in brackets: Clanrats (150).
notice-about-apart-in-renown = An empty line stands before this: taken as one more unit of the regiment of renown.
notice-about-priced-as-one = { $units ->
    [none] { files-leaders-priced }
   *[other] { $with-leaders ->
        [none] { files-units-priced }
       *[other] { files-units-priced } { files-leaders-priced }
    }
}
files-units-priced = The app prints a reinforced unit at the price of one. By its total these are reinforced: { LIST($units, type: "and") }.
files-leaders-priced = By its total the price of the leader is that of both: { LIST($with-leaders, type: "and") }.
notice-about-second-terrain = Another line under the terrain: a second feature where the profiles know one of that name, else left out.

# Why a roster was not read at all.
read-error-too-big = This is longer than a roster can be: keep a text to 64 KB and a file to 8 MB.
read-error-not-text = This is not text. Paste the list as your program exports it, or send a .ros, .rosz, .json or .csv file.
read-error-picture = This is a picture, and pictures are not read: in your program choose to copy or share the list as text, and paste that.
read-error-pdf = This is a PDF, and those are not read: open it, copy the text of the list, and paste that.
read-error-many-files = A zipped roster must hold exactly one file, and this archive holds { NUMBER($it, useGrouping: "false") }.
# $it is what the reader of archives says, in its own words.
read-error-broken-archive = This archive cannot be unpacked: { $it }. Save the roster again, or send the .ros file.
read-error-entities = A roster file never declares a document type or entities, and this one does. Save it again.
read-error-too-deep = This file is nested deeper than any roster is.
read-error-too-many = This file holds more entries than any roster does.

builder-step-error-not-there = That is not on the roster any more. Look at it as it is now.
builder-step-error-leader-is-needed = A leader with units behind it cannot leave its regiment. Move the units first.
builder-step-error-too-many = A roster holds at most { $most } units.
