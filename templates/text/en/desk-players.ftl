### Players at the desk: the list, one player, check-in, late arrivals, importing players, and conduct notes.

## The list
desk-players-title = Players
desk-players-in-all = { $free ->
    [one] { $count } in total, { $free } place left
   *[other] { $count } in total, { $free } places left
}
desk-players-in-all-too-many = { $count } in total, { $more } over capacity
desk-players-in-all-in-teams = { $count } in total, in <teams>teams</teams>
desk-players-add-many = Import players
desk-players-links-on-paper = Print private links
# Opens the address at which players sign up, with its code to scan.
desk-players-sign-up-address = Sign-up address
desk-players-sign-up-address-about = Players sign up at <a>{ $link }</a>. Show this code, or <poster>print it as a poster</poster>.
desk-players-sign-up-code = QR code of the sign-up address
# $name is a player, or a team.
desk-players-first-waiting = A place is free for <strong>{ $name }</strong>, first on the waiting list.
desk-players-give-place = Give place
desk-players-add-one = Add player
desk-players-name = Name
desk-players-club = Club
desk-players-faction = Faction
desk-players-email = Email address
desk-players-spare-what = Spare player (only plays if numbers are odd, not ranked)
desk-players-namesake = This is a different player
desk-players-is-here-and-may-play = Check in now (may join the current round)
desk-players-add = Add
desk-players-search = Name, number or club
# Filters of the list, each with the number of players in it.
desk-players-all = All
desk-players-only-asks = Asking to join
desk-players-only-waiting = Waiting list
desk-players-only-unpaid = Unpaid
desk-players-only-absent = Not checked in
desk-players-only-left = Withdrew
desk-players-only-refund = Refunds due
desk-players-only-spare = Spare players
desk-players-only-alike = Same name or email
desk-players-in-order-of = Sort by
# After "Sort by".
players-order-number = number
players-order-name = name
players-order-club = club
players-order-faction = faction
desk-players-number = Number
desk-players-paid = Paid
desk-players-state = Status
desk-players-spare = spare player
desk-players-yes = yes
desk-players-not-paid = not paid
# Beside a box to tick; $name is a player, or a team.
desk-players-tick-paid = Paid<unseen>: { $name }</unseen>
desk-players-tick-all-shown = All { $count } shown
desk-players-mark-paid = Mark as paid
desk-players-marked-paid = { $count } marked as paid.
desk-players-payments-taken-back = { $count } marked as not paid again.
desk-players-none-yet = No players yet
    .about = Everyone who signs up appears here. You can also add them yourself.
    .way = Import a table
desk-players-nobody-found = { $words ->
    [none] No players here. <a>Show all</a>
   *[other] No player matches “{ $words }”. <a>Show all</a>
}
desk-players-added = { $name } added as player { $number }.

## A player's status, in a word or two
desk-players-stands-waiting = on the waiting list
desk-players-stands-team-withdrew = team withdrew
desk-players-stands-team-left = team withdrew
desk-players-stands-asks = asks to join
desk-players-stands-did-not-come = not here
desk-players-stands-withdrew = withdrew
desk-players-stands-left = withdrew
desk-players-stands-here = here
desk-players-stands-signed-up = signed up
# In a downloaded file: the status, and whether a player who withdrew gets a refund.
desk-players-stands-and-refund = { $standing }, { $refund }

# Whether a player who withdrew gets a refund. $it is the last day for refunds.
refund-due = refund due
    .explained = Paid, then withdrew: refund due. Untick “{ desk-players-has-paid }” once it's refunded.
    .of-team = The team paid, then withdrew: refund due. Untick “{ desk-teams-all-have-paid }” once it's refunded.
refund-too-late = no refund
    .explained = No refund: paid, then withdrew after { DATETIME($it, style: "weekday") }, the last day for refunds.
    .of-team = No refund: the team paid, then withdrew after { DATETIME($it, style: "weekday") }, the last day for refunds.

## One player
desk-players-back = All players
desk-players-plays-from = plays from round { $round }
desk-players-leave = Withdraw player
desk-players-let-in = Let player in
desk-players-give-them-a-place = Give place
desk-players-back-again = Bring player back
desk-players-roster = Roster
desk-players-penalty = Penalty or bonus
desk-players-same-address = <a>{ $number } · { $name }</a> has the same email address.
desk-players-fixed-table = Fixed table
    .hint = For access needs or the stream.
desk-players-joined-round = Plays from round
    .hint = For late arrivals.
desk-players-dietary = Allergies and dietary needs
    .hint = Only organisers can see this.
desk-players-notes = Notes
    .hint = Only organisers can see this.
desk-players-has-paid = Paid
desk-players-is-spare = Spare player
desk-players-save = Save
desk-players-asked = Sign-up answers
desk-players-link = Private link
desk-players-link-is = Anyone with this link can act as { $name } in this event.
desk-players-link-picture = QR code for the private link
desk-players-link-gone = The link is turned off.
desk-players-holder = Linked to <strong>{ $name }</strong>'s account ({ $email }). Replacing or turning off the private link unlinks it.
desk-players-no-holder = Not linked to an account
desk-players-renew-link = Replace link (the old one stops working)
desk-players-withdraw-link = Turn off link
desk-players-forget = Delete { $name }'s data
desk-players-forget-what-goes = Deleted for good: name, club, email address, notes, answers, conduct notes, rosters and the private link.
desk-players-forget-what-stays = Kept: results, faction and number, as “Player { $number }”; judge calls and soft scores; the name in the log; earlier backups, until they are deleted. Withdraw the player or finish the event first.
desk-players-forget-for-good = Delete for good
desk-players-saved = { $name } saved.
desk-players-link-renewed = This is the new link. The old one no longer works.
desk-players-link-withdrawn = The private link no longer works.
# $name is a player, or a team.
desk-players-has-left = { $name } has withdrawn.
desk-players-plays = { $name } is playing.
# What a player is called once their data is deleted. It is stored.
desk-players-deleted-name = Player { $number }
desk-players-forgotten = Data about player { $number } deleted.

## Check-in
desk-players-check-in = Check-in
# After the button that seats a late arrival.
desk-players-or-next-round = or they start next round
desk-players-add-table = <a>Add a table</a> to seat them.
desk-players-so-many-here = <huge>{ $here }</huge> of { $of } here
desk-players-check-in-search = Search
desk-players-check-in-hint = Name or number
desk-players-find = Find
desk-players-not-here-yet = Not here
desk-players-here-since = here { $at }
desk-players-undo = Undo
desk-players-here-button = Check in
desk-players-here-after-all = Check in anyway
desk-players-everybody-here = Everyone's here. <a>Show all</a>
desk-players-nobody-found-here = { $is-organiser ->
    [true] No one found. <all>Show all</all>, or <entries>search all players</entries>, including the waiting list and those who withdrew.
   *[false] No one found. <all>Show all</all>, or ask an organiser: they may be on the waiting list.
}
desk-players-add-as-new = Add { $name } as a new player
desk-players-hidden = { $more } more. Search by name to find them.
desk-players-not-expected = Waiting or withdrawn
desk-players-never-came = { $count } marked as not here.
desk-players-expect-again = Undo
desk-players-nobody-else = Close check-in
desk-players-nobody-else-what = Not here, so they lose their place: { $names }. You can undo this until round 1 is paired.
desk-players-mark-not-coming = Mark { $count } as not here
# What is missing for a player.
desk-players-still-to-pay = not paid
desk-players-no-roster-yet = no roster yet

# What to do while the number of players is odd, and who plays as the spare player.
desk-players-odd-spare-here = { $spare } plays as the spare player.
desk-players-odd-spare-called = Check in { $spare }, the spare player, give someone a bye, or wait for a late arrival.
desk-players-odd-no-spare = Check in a spare player, give someone a bye, or wait for a late arrival.
desk-players-odd-teams = Give one { -player } a bye, or wait for a late arrival.
desk-players-odd-next-round = The next round has a bye unless a spare player plays.

# Whether everyone has an opponent.
desk-players-parity-nobody = { ENTRANTS() ->
    [players] No one is here yet.
   *[teams] No { -player } is here yet.
}
desk-players-parity-even = { ENTRANTS() ->
    [players] Even number: everyone has an opponent.
   *[teams] Even number: every { -player } has an opponent.
}
desk-players-parity-next-round = { $odd ->
    [true] Odd number for the next round.
   *[false] Even number for the next round.
}
desk-players-parity-odd = Odd number: one { -player } has no opponent.
# For teams and pairs this also counts them, because the page counts people. $parity is one of the sentences above.
desk-players-parity = { ENTRANTS() ->
    [players] { $parity }
   *[teams] { $expected ->
        [one] { $here } of { $expected } { -player } here. { $parity }
       *[other] { $here } of { $expected } { -players } here. { $parity }
    }
}
# Opens the reader of codes.
desk-players-scan = Scan private links
desk-players-scan-about = Scan the code on a player's card or phone to check them in.
desk-players-scan-elsewhere = This browser can't scan. Your phone's camera app can: open the link it finds, and choose check-in.
desk-players-scan-start = Start the camera
desk-players-scan-failed = The camera didn't start. Allow it for this site, or use your phone's camera app.
desk-players-scan-code = Or paste a private link
desk-players-scan-use = Use this link
desk-players-scanned-nothing = This isn't a private link of this event.
desk-players-is-here = { $name } is here.
desk-players-not-here = { $name } is not here yet.
desk-players-was-here = { $name } is already checked in.
desk-players-was-not-here = { $name } was not checked in.
desk-players-not-coming = { $players ->
    [one] { $players } player marked as not here.
   *[other] { $players } players marked as not here.
}
desk-players-expected-again = { $players ->
    [one] { $players } player expected again.
   *[other] { $players } players expected again.
}

## Players who arrive after the round was paired
# The reason for the change of the round, in the log.
desk-players-came-late = arrived late
desk-players-everybody-else-plays = Everyone else has an opponent.
desk-players-waits = { $name } is waiting for an opponent.
desk-players-has-bye = { $name } has the bye.
desk-players-have-met = { $late } has already played { $name }.
desk-players-same-club = { $late } and { $name } are in the same club.
desk-players-seat-at = Seat them at table { $table }
desk-players-seat-bye = Give them the bye
# $why is why the table is out of use.
desk-players-seat-at-unused = Seat them at table { $table } anyway ({ $why })
desk-players-seat-two = Seat { $first } and { $second } at table { $table }
desk-players-seat-all = Seat all { $count }
desk-players-no-seat = { $count ->
    [one] { $names } is here but has no seat in round { $round }.
   *[other] { $names } are here but have no seat in round { $round }.
}
desk-players-all-seated = Everyone here has a seat in round { $round }.
desk-players-plays-in = { $name } plays in round { $round }.
desk-players-plays-at = { $name } plays { $opponent } at table { $table } in round { $round }.

## Importing players from a file
desk-players-import = Import players
desk-players-import-remembered = Read like your last file with these headings.
desk-players-import-no-names = No column holds the names. Choose it, or both columns if surnames and first names are separate.
desk-players-import-how = How the file is read
desk-players-import-encoding = Encoding
desk-players-import-separator = Separator
desk-players-import-headings = Headings
desk-players-import-columns = Columns
desk-players-import-again = Read again
desk-players-import-other = Choose another file
desk-players-import-not-used = Not used:
desk-players-import-file = File
desk-players-import-line = Line
desk-players-import-what-happens = Status
desk-players-import-open-quote = quotation mark not closed: left out
desk-players-import-before = Nothing is added until you've checked the table and its columns.
desk-players-import-csv = CSV file
desk-players-import-paste = Or paste rows
desk-players-import-show = Show table
# Stands in for the name of a file.
desk-players-import-pasted = pasted text
desk-players-import-check-again = You changed how the file is read. Check the table, then add the players.
desk-players-import-no-headings = None: the first line is a player
# $there are already on the list, $bad rows have no usable name.
desk-players-import-rows = { $players ->
    [one] { $players } player to add
   *[other] { $players } players to add
}{ $there ->
    [0] { "" }
   *[other] , { $there } already in
}{ $bad ->
    [0] { "" }
    [one] , { $bad } row without a usable name
   *[other] , { $bad } rows without a usable name
}. Nothing is saved yet.
# No column names teams.
desk-players-import-without-teams = { ENTRANTS() ->
    [pairs] No column names pairs, so players are added without one.
   *[teams] No column names teams, so players are added without one.
}
desk-players-import-teams = { $made ->
    [one] { $made } new { -player }. Rows that name an existing { -player } join it.
   *[other] { $made } new { -players }. Rows that name an existing { -player } join it.
}
desk-players-import-add = { $players ->
    [one] Add { $players } player
   *[other] Add { $players } players
}
# A file puts no one on the waiting list.
desk-players-import-too-many = { $players ->
    [one] { $places ->
        [one] { $players } { -player } for { $places } place. Everyone imported gets a place: if you mean this, raise the capacity in settings.
       *[other] { $players } { -player } for { $places } places. Everyone imported gets a place: if you mean this, raise the capacity in settings.
    }
   *[other] { $places ->
        [one] { $players } { -players } for { $places } place. Everyone imported gets a place: if you mean this, raise the capacity in settings.
       *[other] { $players } { -players } for { $places } places. Everyone imported gets a place: if you mean this, raise the capacity in settings.
    }
}
desk-players-import-unreadable = { $characters ->
    [one] { $characters } character can't be read in this encoding. Choose another.
   *[other] { $characters } characters can't be read in this encoding. Choose another.
}
desk-players-import-line-with = Line { $line }: { $cells }
desk-players-import-more-rows = { $rows ->
    [one] { $rows } more row with nothing left out.
   *[other] { $rows } more rows with nothing left out.
}
# Beside a cell that says so in other words.
desk-players-import-paid = { $paid ->
    [true] paid
   *[false] not paid
}
desk-players-import-added = { $players ->
    [one] { $players } player added.
   *[other] { $players } players added.
}
desk-players-import-removed = { $players ->
    [one] { $players } player removed again.
   *[other] { $players } players removed again.
}

## Conduct notes
desk-players-conduct = Conduct
desk-players-judge-help = Help for judges
desk-players-conduct-what = Conduct notes about players. Only staff can see them. Add one from a battle, a judge call or the table below.
desk-players-conduct-none = No conduct notes yet
desk-players-conduct-player = Player
desk-players-conduct-level = Severity
desk-players-conduct-about = About
desk-players-conduct-what-happened = What happened
desk-players-conduct-noted = Noted by
desk-players-conduct-of = Conduct: { $name }
desk-players-conduct-everybody = All conduct notes
desk-players-conduct-calls = Judge calls
desk-players-conduct-record = Only staff can see this. A note doesn't change results: rule on the battle page, or ask an organiser to withdraw the player.
desk-players-conduct-none-yet = No conduct notes yet
desk-players-conduct-taken-back-badge = taken back
desk-players-conduct-noted-by = { $round ->
    [none] { $by }, { $at }
   *[other] { $by }, { $at }, round { $round }
}
desk-players-conduct-taken-back = Taken back: { $why }
desk-players-conduct-mistake = Take back note
desk-players-conduct-why = Reason
desk-players-conduct-take-back = Take back
desk-players-conduct-new = New conduct note
desk-players-conduct-how-grave = Severity
desk-players-conduct-their-page = Player page
desk-players-conduct-note-it = Save note
# What each severity means, shown before the note is saved.
desk-players-conduct-warning-follows = A note or warning changes no results. Staff see it at the player's next call.
# $rounds: whether the game's scoring sheet has battle rounds. “… conceded or left” is the result on the battle page.
desk-players-conduct-game-lost-follows = { $rounds ->
    [true] Game loss: also set the table's result to “{ $name } conceded or left”. The opponent wins, with maximum points for every battle round left.
   *[false] Game loss: also set the table's result to “{ $name } conceded or left”. The opponent wins.
}
desk-players-conduct-sent-home-follows = Removed from event: an organiser must also withdraw the player. Results so far stand, and an odd number means a bye.
desk-players-conduct-choose = Choose
desk-players-conduct-choose-about = Choose what it is about.
desk-players-conduct-choose-level = Choose how serious it is.
desk-players-conduct-say-what = Enter what happened.
desk-players-conduct-kept = Saved. Only staff can see it.
desk-players-conduct-say-why = Give a reason.
desk-players-conduct-back = Taken back. It stays in the log.
