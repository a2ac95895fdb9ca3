### The players at the desk: the list, one player, the check-in, those who come late, a file of players, conduct.

## The list
desk-players-title = Players
desk-players-in-all = { $free ->
    [one] { $count } in all, one place free
   *[other] { $count } in all, { $free } places free
}
desk-players-in-all-too-many = { $count } in all, { $more } more than there are places
desk-players-in-all-in-teams = { $count } in all, in <teams>teams</teams>
desk-players-add-many = Add many from a file
desk-players-links-on-paper = Private links on paper
desk-players-first-waiting = A place is free, and <strong>{ $name }</strong> is first on the waiting list.
desk-players-give-place = Give it to them
desk-players-add-one = Add a player
desk-players-name = Name
desk-players-club = Club
desk-players-faction = Faction
desk-players-email = E-mail address
desk-players-spare-what = A spare: plays only when the number is odd, and is not ranked
desk-players-namesake = This is somebody else
desk-players-is-here-and-may-play = They are here, and may want a seat in the round that is on
desk-players-add = Add
desk-players-search = Name, number, club …
# What the list can be narrowed to, each with how many there are.
desk-players-all = All
desk-players-only-asks = Ask to come in
desk-players-only-waiting = Waiting
desk-players-only-unpaid = Not paid
desk-players-only-absent = Not checked in
desk-players-only-left = Left or withdrew
desk-players-only-refund = To refund
desk-players-only-spare = Spares
desk-players-only-alike = Same name or e-mail
desk-players-in-order-of = In order of
# After "In order of".
players-order-number = number
players-order-name = name
players-order-club = club
players-order-faction = faction
desk-players-number = Number
desk-players-paid = Paid
desk-players-state = State
desk-players-spare = spare
desk-players-yes = yes
desk-players-not-paid = not paid
desk-players-nobody-found = { $words ->
    [none] Nobody here. <a>Show all</a>
   *[other] Nobody is called “{ $words }” here. <a>Show all</a>
}
desk-players-added = { $name } is player { $number }.

## Where somebody stands, in a word
desk-players-stands-waiting = waiting
desk-players-stands-team-withdrew = team withdrew
desk-players-stands-team-left = team left
desk-players-stands-asks = asks to come in
desk-players-stands-did-not-come = did not come
desk-players-stands-withdrew = withdrew
desk-players-stands-left = left
desk-players-stands-here = here
desk-players-stands-signed-up = signed up
# In a file: also what becomes of the money of somebody who gave the place up.
desk-players-stands-and-refund = { $standing }, { $refund }

# What becomes of the money of somebody who gave the place up. $it is the last day for refunds.
refund-due = to refund
    .explained = Has paid, and gave the place up: the money is to be given back. When it is, take the tick at “Has paid” away.
    .of-team = The team has paid, and gave the place up: the money is to be given back. When it is, take the tick at “Has paid” away.
refund-too-late = no refund
    .explained = Has paid, and gave the place up after { DATETIME($it, style: "weekday") }, the last day for refunds: no refund.
    .of-team = The team has paid, and gave the place up after { DATETIME($it, style: "weekday") }, the last day for refunds: no refund.

## One player
desk-players-back = All players
desk-players-plays-from = plays from round { $round } on
desk-players-leave = They leave the event
desk-players-let-in = Let them in
desk-players-give-them-a-place = Give them a place
desk-players-back-again = They are back
desk-players-roster = Roster
desk-players-penalty = Penalty or bonus
desk-players-same-address = <a>{ $number } · { $name }</a> has the same e-mail address.
desk-players-fixed-table = Always at table
    .hint = For access needs or the stream; else leave it empty.
desk-players-joined-round = Plays from round
    .hint = For somebody who arrives late.
desk-players-dietary = Allergies, dietary needs
    .hint = Only organisers see it.
desk-players-notes = Notes
    .hint = Only organisers see them.
desk-players-has-paid = Has paid
desk-players-is-spare = Is a spare
desk-players-save = Save
desk-players-asked = Asked at sign-up
desk-players-link = Private link
desk-players-link-is = Whoever opens it is { $name } in this event.
desk-players-link-picture = The link as a code for a phone's camera
desk-players-link-gone = The link is withdrawn.
desk-players-holder = The account of <strong>{ $name }</strong> ({ $email }) holds this entry. A new link, or none, ends that too.
desk-players-no-holder = No account holds this entry.
desk-players-renew-link = Make a new link; the old one stops working
desk-players-withdraw-link = Withdraw it
desk-players-forget = Delete what is kept about { $name }
desk-players-forget-what-goes = This deletes name, club, address, notes, answers, conduct notes, rosters and the link for good.
desk-players-forget-what-stays = These stay: results, faction and number, as “Player { $number }”; judge calls and soft scores; the name in the log; backups made before today, until they are removed. Nothing is deleted while they play.
desk-players-forget-for-good = Delete it for good
desk-players-saved = { $name }: saved.
desk-players-link-renewed = The old link no longer works; this is the new one.
desk-players-link-withdrawn = The private link no longer works.
desk-players-has-left = { $name } has left.
desk-players-plays = { $name } plays.
# The name of somebody whose own was deleted. It is kept.
desk-players-deleted-name = Player { $number }
desk-players-forgotten = What was kept about player { $number } is deleted.

## The check-in
desk-players-check-in = Check-in
desk-players-or-next-round = or they play from the next round on.
desk-players-add-table = <a>Add a table</a>, and they can be seated.
desk-players-so-many-here = <huge>{ $here }</huge> of { $of } here
desk-players-check-in-search = Search
desk-players-check-in-hint = Type a name or number
desk-players-find = Find
desk-players-not-here-yet = Not here yet
desk-players-here-since = here { $at }
desk-players-undo = Undo
desk-players-here-button = Here
desk-players-here-after-all = Here after all
desk-players-everybody-here = Everybody is here. <a>Show them</a>
desk-players-nobody-found-here = Nobody here. <all>Show everybody</all>, or look <entries>among all entries</entries>: somebody may be on the waiting list, or have withdrawn.
desk-players-add-as-new = Add { $name } as somebody new
desk-players-hidden = { $more } more: type part of a name and press Find.
desk-players-not-expected = Not expected
desk-players-never-came = { $count } marked as not coming.
desk-players-expect-again = Undo: expect them again
desk-players-nobody-else = Nobody else is coming
desk-players-nobody-else-what = Who is not here is not paired, and loses the place: { $names }. You can undo this until the first draw.
desk-players-mark-not-coming = Mark { $count } as not coming
# What is still missing of somebody.
desk-players-still-to-pay = not paid
desk-players-no-roster-yet = no roster yet

# What is done where the number of players is odd, and who plays as the spare.
desk-players-odd-spare-here = { $spare } plays as the spare.
desk-players-odd-spare-called = { $spare } is the spare: call and check them in, or let one player have a bye, or wait for somebody.
desk-players-odd-no-spare = Call a spare player and check them in, or let one player have a bye, or wait for somebody.
desk-players-odd-teams = Let one { -player } have a bye, or wait for another.
desk-players-odd-next-round = The next round has a bye, unless a spare plays.

# Whether somebody would have no opponent.
desk-players-parity-nobody = { ENTRANTS() ->
    [players] Nobody is here yet.
   *[teams] No { -player } is here yet.
}
desk-players-parity-even = An even number: nobody is left over.
desk-players-parity-odd = An odd number: one would have no opponent.
# Of teams and pairs also how many that is, as the page counts people. $parity is one of the sentences above.
desk-players-parity = { ENTRANTS() ->
    [players] { $parity }
   *[teams] { $expected ->
        [one] { $here } of { $expected } { -player } is here. { $parity }
       *[other] { $here } of { $expected } { -players } are here. { $parity }
    }
}
desk-players-is-here = { $name } is here.
desk-players-not-here = { $name } is not here yet.
desk-players-was-here = { $name } was checked in already.
desk-players-was-not-here = { $name } was not checked in.
desk-players-not-coming = { $players ->
    [one] { $players } player is marked as not coming.
   *[other] { $players } players are marked as not coming.
}
desk-players-expected-again = { $players ->
    [one] { $players } player is expected again.
   *[other] { $players } players are expected again.
}

## Somebody who comes after the draw
# Why the round was changed, in its log.
desk-players-came-late = came late
desk-players-everybody-else-plays = Everybody else has an opponent.
desk-players-waits = { $name } waits for an opponent.
desk-players-has-bye = { $name } has the bye.
desk-players-seat-at = Seat them at table { $table }
desk-players-seat-bye = Give them the bye
# $why is why the table is out of use.
desk-players-seat-at-unused = Use table { $table } ({ $why }) and seat them
desk-players-seat-two = Seat { $first } and { $second } at table { $table }
desk-players-seat-all = Seat all { $count }
desk-players-no-seat = { $count ->
    [one] { $names } is here, and has no seat in round { $round }.
   *[other] { $names } are here, and have no seat in round { $round }.
}
desk-players-all-seated = Everybody who is here has a place in round { $round }.
desk-players-plays-in = { $name } plays in round { $round }.
desk-players-plays-at = { $name } plays { $opponent } at table { $table } in round { $round }.

## A file of players
desk-players-import = Add many players
desk-players-import-remembered = Read like the last file with these headings.
desk-players-import-no-names = Choose the column with the names; where surnames and first names stand in two columns, both. Nobody is added until then.
desk-players-import-how = How the file is read
desk-players-import-encoding = Encoding
desk-players-import-separator = Separator
desk-players-import-headings = Headings
desk-players-import-columns = Columns
desk-players-import-again = Read it again
desk-players-import-other = Choose another file
desk-players-import-not-used = Not used:
desk-players-import-file = The file
desk-players-import-line = Line
desk-players-import-what-happens = What happens
desk-players-import-open-quote = a quotation mark is never closed: left out
desk-players-import-before = You see the file as a table, with what each column is taken for, before anything is added.
desk-players-import-csv = A CSV file
desk-players-import-paste = Or paste rows here
desk-players-import-show = Show the table
# In the place of the name of a file.
desk-players-import-pasted = what was pasted
desk-players-import-check-again = You changed how the file is read. Check the table, then add the players.
desk-players-import-no-headings = None: the first line is a player
# $there are here already, $bad rows have no usable name.
desk-players-import-rows = { $players ->
    [one] { $players } player to add
   *[other] { $players } players to add
}{ $there ->
    [0] { "" }
   *[other] , { $there } here already
}{ $bad ->
    [0] { "" }
    [one] , { $bad } row without a usable name
   *[other] , { $bad } rows without a usable name
}. Nothing is saved yet.
# No column names teams.
desk-players-import-without-teams = { ENTRANTS() ->
    [pairs] Players are added without a pair: no column names one.
   *[teams] Players are added without a team: no column names one.
}
desk-players-import-teams = { $made ->
    [one] { $made } { -player } to make. Rows that name one that is here join it.
   *[other] { $made } { -players } to make. Rows that name one that is here join it.
}
desk-players-import-add = { $players ->
    [one] Add { $players } player
   *[other] Add { $players } players
}
# Nobody is put on the waiting list by a file.
desk-players-import-too-many = { $players ->
    [one] { $places ->
        [one] That makes { $players } { -player } for { $places } place. All of them get a place: raise the capacity in the settings if that is right.
       *[other] That makes { $players } { -player } for { $places } places. All of them get a place: raise the capacity in the settings if that is right.
    }
   *[other] { $places ->
        [one] That makes { $players } { -players } for { $places } place. All of them get a place: raise the capacity in the settings if that is right.
       *[other] That makes { $players } { -players } for { $places } places. All of them get a place: raise the capacity in the settings if that is right.
    }
}
desk-players-import-unreadable = { $characters ->
    [one] { $characters } character cannot be read in this encoding. Choose another.
   *[other] { $characters } characters cannot be read in this encoding. Choose another.
}
desk-players-import-line-with = Line { $line }: { $cells }
desk-players-import-more-rows = { $rows ->
    [one] { $rows } row more without anything left out.
   *[other] { $rows } rows more without anything left out.
}
# Beside a cell that says it in other words.
desk-players-import-paid = { $paid ->
    [true] paid
   *[false] not paid
}
desk-players-import-added = { $players ->
    [one] { $players } player was added.
   *[other] { $players } players were added.
}
desk-players-import-removed = { $players ->
    [one] { $players } player was removed again.
   *[other] { $players } players were removed again.
}

## Conduct
desk-players-conduct = Conduct
desk-players-judge-help = Help for judges
desk-players-conduct-what = What staff noted about players at this event. Only staff see it. To add an entry, open a player: from their battle, from a call, or from the table below.
desk-players-conduct-none = Nothing is noted.
desk-players-conduct-player = Player
desk-players-conduct-level = Level
desk-players-conduct-about = About
desk-players-conduct-what-happened = What happened
desk-players-conduct-noted = Noted
desk-players-conduct-of = Conduct of { $name }
desk-players-conduct-everybody = Everybody
desk-players-conduct-calls = Calls
desk-players-conduct-record = Only staff see this page. A ruling, a game lost or leaving the event is done at the battle or by the organiser; this is the record.
desk-players-conduct-none-yet = Nothing is noted yet.
desk-players-conduct-taken-back-badge = taken back
desk-players-conduct-noted-by = { $round ->
    [none] { $by }, { $at }
   *[other] { $by }, { $at }, round { $round }
}
desk-players-conduct-taken-back = Taken back: { $why }
desk-players-conduct-mistake = It was a mistake
desk-players-conduct-why = Why it does not count
desk-players-conduct-take-back = Take it back
desk-players-conduct-new = A new entry
desk-players-conduct-how-grave = How grave
desk-players-conduct-their-page = Their page
desk-players-conduct-note-it = Note it
# What follows from an entry, before it is noted.
desk-players-conduct-warning-follows = A note or a warning changes no result: staff see it at the next call.
# $rounds: whether the game's sheet has battle rounds; without, the whole battle is conceded.
desk-players-conduct-game-lost-follows = { $rounds ->
    [true] A game lost: the entry alone changes nothing. Set the result at the table: as { $name } left, their opponent has the win and the most points for every battle round left, { $name } the loss, and the standings count it.
   *[false] A game lost: the entry alone changes nothing. Set the result at the table: as { $name } left, their opponent has the win, { $name } the loss, and the standings count it.
}
desk-players-conduct-sent-home-follows = Sent home: the entry alone takes nobody out. Once the organiser lets them leave, they are not drawn again, what they have played stands, and with an odd number somebody has the bye.
desk-players-conduct-choose-about = Choose what it is about.
desk-players-conduct-choose-level = Choose how grave it is.
desk-players-conduct-say-what = Say what happened.
desk-players-conduct-kept = Noted. Only staff see it.
desk-players-conduct-say-why = Say why it does not count.
desk-players-conduct-back = Taken back; it stays on record.
