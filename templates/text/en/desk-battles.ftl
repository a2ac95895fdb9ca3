### Battles at the desk: the list of a round, one battle with its reports and its ruling, and sheets of paper.

desk-battles-help = Help for judges
desk-battles-title = Battles
desk-battles-of-round = Battles of round { $round }
desk-battles-search = Table or name
desk-battles-find = Find
desk-battles-all = All
# $word is a state: "10 playing".
desk-battles-so-many = { $count } { $word }
desk-battles-accept = { $reports ->
    [one] Accept the report that nobody confirmed
   *[other] Accept the { $reports } reports that nobody confirmed
}
desk-battles-accepted = { $reports ->
    [one] One report is accepted.
   *[other] { $reports } reports are accepted.
}
desk-battles-accepted-already = They were accepted already.
# <unseen> is read aloud alone.
desk-battles-row-table = <unseen>Table </unseen>{ $table }
desk-battles-state = { $is-ruled ->
    [true] { $word }, ruled
   *[false] { $word }
}
desk-battles-unconfirmed = unconfirmed
desk-battles-paper-again = paper, to be typed in again
desk-battles-minutes = { $minutes } min
desk-battles-without-a-word = no word for { $minutes } min
desk-battles-none-in-state = No table is in this state.
desk-battles-enter-paper = Enter sheets of paper
desk-battles-round-at-desk = Round { $round } at the desk
desk-battles-no-round = No round has been published yet.
desk-battles-draw-one = Draw one
# Asking tables that have been quiet for long.
desk-battles-asked-already = They are asked already.
desk-battles-asked-how-far = { $tables ->
    [0] They are asked already.
    [one] One table is asked how far it is.
   *[other] { $tables } tables are asked how far they are.
}

# One battle.
desk-battles-roster = Roster
# $notes are entries about a player's conduct.
desk-battles-conduct = { $notes ->
    [0] Conduct
   *[other] Conduct ({ $notes })
}
desk-battles-reason = Reason: { $reason }
desk-battles-set-by-hand = The outcome was set by hand.
# Above what was reported.
desk-battles-claim = { $is-paper ->
    [true] { $who } typed in from paper
   *[false] { $who } says
}
desk-battles-differs = differs
desk-battles-take-this = Take this one
desk-battles-waits-for-second = Typed in from paper. It counts once somebody else has <a>typed in the same</a>.
desk-battles-accept-this = Accept this report
desk-battles-watched-since = Watched for slow play since { $time }
desk-battles-watch = Watch it for slow play
# What a table has beside the clock of the round.
desk-battles-own-time = { $minutes ->
    [0] Its own time: none
    [one] Its own time: { $minutes } minute more
   *[other] Its own time: { $minutes } minutes more
}
desk-battles-minutes-less = 5 minutes less for this table
desk-battles-minutes-more = 5 minutes more for this table
desk-battles-nobody-came = Nobody came?
desk-battles-did-not-come = <bdi>{ $name }</bdi> did not come
desk-battles-same-address = { $player } signed up with your email address. If that is you, let another judge or organiser rule on this battle.
# $others are the rest of the staff.
desk-battles-you-play = { $others ->
    [none] You play in this battle, and no one else is on the staff. Invite a judge under Set-up, Staff, to rule on it.
   *[other] { $table ->
        [none] You play in this battle. { LIST($others, type: "and") } can rule on it, under Battles.
       *[other] You play in this battle. { LIST($others, type: "and") } can rule on it, under Battles, table { $table }.
    }
}
desk-battles-is-draft = This round is a draft.

# The ruling.
desk-battles-correct-it = Correct it
desk-battles-set-it-by-hand = Set it by hand
desk-battles-later-rounds = { $rounds ->
    [one] A later round is drawn already. A correction changes the standings and later draws; what has been drawn stays.
   *[other] { $rounds } later rounds are drawn already. A correction changes the standings and later draws; what has been drawn stays.
}
desk-battles-let-stand = Let these numbers stand all the same; the reason below says why
desk-battles-rest-agreed = Not finished; the rest was agreed
# $earned is what $other has: "a major victory with 50 victory points", $lost what the game calls a defeat.
desk-battles-if-absent = If { $absent } did not come: { $other } has { $earned }, { $absent } a { $lost } and scores nothing.
desk-battles-what-a-no-show-is = Leave the numbers empty for that. It counts in the standings as a battle that was played, it is no bye, and the two have met. Whoever did not come is drawn again, unless they leave the event.
desk-battles-rounds-left = Battle rounds left, when somebody left
    .hint = The one who stayed scores the maximum for each. Empty: the numbers are final as typed.
desk-battles-outcome = Outcome
desk-battles-as-the-numbers-say = As the numbers say
desk-battles-why = Why
    .hint = Players and the log see it.
desk-battles-say-why = Say why: players and the log see it.
# A reason that a ruling begins with.
desk-battles-as-reported = As { $who } reported.
desk-battles-next-page-shows = The next page shows what it changes, before it is saved.
desk-battles-look-again = Look again
desk-battles-correct-result = Correct the result
desk-battles-set-result = Set the result
desk-battles-take-result-back = Take the result back, so that they report again
desk-battles-ruling-stands = Table { $table }: the ruling stands until staff change it.
desk-battles-report-accepted = Table { $table }: the report is accepted.

# Reports, and who changed what.
desk-battles-every-report = Every report ({ $reports })
desk-battles-report-number = No.
desk-battles-report-when = When
desk-battles-report-who = Who
desk-battles-report-said = Said
desk-battles-report-why = Why
desk-battles-reporter = { $is-staff ->
    [true] { $who } (staff)
   *[false] { $who }
}
desk-battles-who-changed = Who changed it
# $what is an entry of the log.
desk-battles-change = { $why ->
    [none] <strong>{ $who }</strong> ({ $role }) { $what }
   *[other] <strong>{ $who }</strong> ({ $role }) { $what }: { $why }
}

# A result from which a later round was drawn is corrected.
desk-battles-what-this-changes = What this changes
desk-battles-becomes = <strong>{ $from }</strong> becomes <strong>{ $to }</strong>. Nothing is saved yet.
desk-battles-no-result = no result
desk-battles-standings = Standings
desk-battles-no-place-changes = Nobody's place changes.
desk-battles-places-change = { $players ->
    [one] { $players } player changes place
   *[other] { $players } players change place
}
desk-battles-moves-player = Player
desk-battles-moves-now = Place now
desk-battles-moves-then = Then
desk-battles-more-moves = And { $players } more.
desk-battles-later-round = Round { $round }
desk-battles-draw-not-on-record = How it was drawn is not on record. Its tables stay as they are.
desk-battles-draw-not-read = Drawn by who won, or by points: that stays the same, and so would its tables.
desk-battles-drawn-the-same = Drawn on the corrected result, the same players meet.
desk-battles-drawn-otherwise = { $tables ->
    [one] One table would have been different. It stays as it is.
   *[other] { $tables } tables would have been different. They stay as they are.
}
desk-battles-draw-mended = Its tables were changed after they were published, so they cannot be compared. They stay as they are.
desk-battles-as-drawn = As drawn
desk-battles-would-have-been = Would have been
# Two who would have met; $b is none for a bye.
desk-battles-would-be-table = { $b ->
    [none] { $a }: bye
   *[other] { $a } – { $b }
}
desk-battles-save-correction = Save this correction
desk-battles-save-and-draw = Save, and draw round { $round } again
desk-battles-save-and-go = Save, and go to round { $round } to draw it again
desk-battles-counts-as-drawn = Until they report again, the draw counts their battle as drawn.
desk-battles-round-is-out = Round { $round } is out, and nobody plays it yet. To draw it again, <a>take it back</a> once this is saved.
desk-battles-corrected-and-drawn = The result is corrected, and round { $round } is drawn again on what stands now.

# Sheets of paper, typed in.
desk-battles-paper-title = Sheets of paper
desk-battles-paper-how = { $tactics ->
    [true] { $marks ->
        [true] Round { $round }. Type the table, then the four numbers and what each player has, with Tab between and Enter at the end. For sheets that both players signed; anything else is a ruling.
       *[false] Round { $round }. Type the table, then the four numbers, with Tab between and Enter at the end. For sheets that both players signed; anything else is a ruling.
    }
   *[false] { $marks ->
        [true] Round { $round }. Type the table, then both numbers and what each player has, with Tab between and Enter at the end. For sheets that both players signed; anything else is a ruling.
       *[false] Round { $round }. Type the table, then both numbers, with Tab between and Enter at the end. For sheets that both players signed; anything else is a ruling.
    }
}
desk-battles-paper-twice = Each sheet counts once two of the staff have typed in the same.
desk-battles-paper-table = Table
desk-battles-first-on-the-sheet = First player on the sheet
desk-battles-second-on-the-sheet = Second player on the sheet
desk-battles-paper-enter = Enter
desk-battles-paper-to-check = Typed in once, for you to type in again: table { $tables }.
desk-battles-paper-own = Typed in by you, for somebody else to type in again: table { $tables }.
desk-battles-paper-left = { $tables ->
    [none] No table is without a report.
   *[other] No result yet: table { $tables }.
}
desk-battles-paper-row = Table { $table }: { $a } – { $b }
desk-battles-nothing-is-played = No round is being played.
desk-battles-no-such-table = Round { $round } has no table { $table }.
desk-battles-entered-already = Table { $table } was entered already.
desk-battles-entered = Table { $table }: { $result }.
desk-battles-entered-once = Table { $table }: { $result }. Somebody else types it in once more.
desk-battles-entered-otherwise = Table { $table }: you typed in { $result }, somebody else something different. Look at the sheet and rule on it.
