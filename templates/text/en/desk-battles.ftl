### Battles at the desk: the list of a round, one battle with its reports and its ruling, and paper sheets.

desk-battles-help = Help for judges
desk-battles-title = Battles
desk-battles-of-round = Round { $round } battles
# The two at a table, in the list beside another battle.
desk-battles-both = { $a } – { $b }
desk-battles-search = Name or table
desk-battles-find = Find
desk-battles-all = All
# $word is a state: "10 playing".
desk-battles-so-many = { $word ->
    [differ] { $count } differ
    [one-report] { $count } with one report
    *[other] { $count } { $word }
}
desk-battles-accept = { $reports ->
    [one] Accept { $reports } unconfirmed report
   *[other] Accept { $reports } unconfirmed reports
}
desk-battles-accepted = { $reports ->
    [one] { $reports } report accepted.
   *[other] { $reports } reports accepted.
}
desk-battles-accepted-already = Already accepted.
# <unseen> is for screen readers only.
desk-battles-row-table = <unseen>Table </unseen>{ $table }
desk-battles-state = { $is-ruled ->
    [true] { $word }, ruled
   *[false] { $word }
}
desk-battles-unconfirmed = not confirmed in time
desk-battles-paper-again = paper, needs second entry
desk-battles-minutes = { $minutes } min
desk-battles-without-a-word = quiet for { $minutes } min
desk-battles-none-in-state = No tables found
desk-battles-enter-paper = Enter paper sheets
desk-battles-round-at-desk = Manage round { $round }
desk-battles-no-round = No rounds published yet.
desk-battles-draw-one = Pair a round
# Asking tables that have been quiet for long.
desk-battles-asked-already = Already asked.
desk-battles-asked-how-far = { $tables ->
    [0] Already asked.
    [one] Asked { $tables } table for progress.
   *[other] Asked { $tables } tables for progress.
}

# One battle.
# Its players have called a judge. $coming says who goes there.
desk-battles-open-call = <a>Open call: { $kind }</a>, { $coming }
desk-battles-roster = Roster
# $notes is how many conduct notes a player has.
desk-battles-conduct = { $notes ->
    [0] Conduct
   *[other] Conduct ({ $notes })
}
desk-battles-reason = Reason: { $reason }
desk-battles-set-by-hand = Outcome set by staff
# Above what was reported.
desk-battles-claim = { $is-paper ->
    [true] { $who } entered from paper
   *[false] { $who } reported
}
desk-battles-differs = differs
desk-battles-take-this = Use this report
desk-battles-waits-for-second = Entered from paper. It counts once a second person <a>enters the same result</a>.
desk-battles-accept-this = Accept report
desk-battles-watched-since = Slow-play watch since { $time }
desk-battles-watch = Watch for slow play
# What a table has on top of the clock of the round.
desk-battles-own-time = { $minutes ->
    [0] Extra minutes: none
   *[other] Extra minutes: { $minutes }
}
desk-battles-minutes-less = Take 5 minutes off this table
desk-battles-minutes-more = Add 5 minutes to this table
# Followed by a button with the name of each player.
desk-battles-nobody-came = Mark as no-show:
# In place of the ruling, for a scorekeeper.
desk-battles-for-a-judge = Only a judge can settle this. Call one to the table.
desk-battles-same-address = { $player } signed up with your email address. If that's you, ask another judge or organiser to rule on this battle.
# $others are the rest of the staff.
desk-battles-you-play = { $others ->
    [none] You're playing in this battle, and no one else is on the staff. Invite a judge under Set-up, Staff, to rule on it.
   *[other] { $table ->
        [none] You're playing in this battle. { LIST($others, type: "and") } can rule on it, under Battles.
       *[other] You're playing in this battle. { LIST($others, type: "and") } can rule on it, under Battles, table { $table }.
    }
}
desk-battles-is-draft = This round isn't published yet, so you can't set a result.

# The ruling.
desk-battles-correct-it = Correct result
desk-battles-set-it-by-hand = Set result
desk-battles-later-rounds = { $rounds ->
    [one] { $rounds } later round is already paired. A correction changes standings and future pairings only.
   *[other] { $rounds } later rounds are already paired. A correction changes standings and future pairings only.
}
desk-battles-let-stand = Allow these numbers anyway (give a reason below)
desk-battles-rest-agreed = Not finished; players agreed the rest
# $earned is what $other has: "a major victory with 50 victory points", $lost what the game calls a defeat.
desk-battles-if-absent = If { $absent } is a no-show, { $other } gets { $earned }. { $absent } gets a { $lost } and scores nothing.
desk-battles-what-a-no-show-is = For a no-show, leave the points empty. It counts as a battle between the two, not a bye. The no-show is paired again unless you withdraw them.
desk-battles-rounds-left = Battle rounds unplayed
    .hint = The player who stayed scores the maximum for each. Leave empty if scores are final.
desk-battles-outcome = Outcome
desk-battles-as-the-numbers-say = From the points
desk-battles-why = Reason
    .hint = Required. Shown to players and in the log.
desk-battles-say-why = Give a reason. Players see it, and it goes in the log.
# A reason that a ruling begins with.
desk-battles-as-reported = As reported by { $who }.
desk-battles-next-page-shows = You'll see what changes before it's saved.
desk-battles-look = Preview
desk-battles-comes-to = Not saved yet: { $result }. { $winner }.
desk-battles-look-again = Preview again
desk-battles-correct-result = Correct result
desk-battles-set-result = Set result
desk-battles-take-result-back = Clear result (players report again)
desk-battles-ruling-stands = Table { $table }: ruling saved.
desk-battles-report-accepted = Table { $table }: report accepted.

# Reports, and who changed what.
desk-battles-every-report = All reports ({ $reports })
desk-battles-report-number = No.
desk-battles-report-when = When
desk-battles-report-who = Who
desk-battles-report-said = Reported
desk-battles-report-why = Reason
desk-battles-reporter = { $is-staff ->
    [true] { $who } (staff)
   *[false] { $who }
}
desk-battles-who-changed = Log
# $what is an entry of the log.
desk-battles-change = { $why ->
    [none] <strong>{ $who }</strong> ({ $role }) { $what }
   *[other] <strong>{ $who }</strong> ({ $role }) { $what }: { $why }
}

# The preview of a correction to a result that a later round was paired from.
desk-battles-what-this-changes = What will change
desk-battles-becomes = <strong>{ $from }</strong> becomes <strong>{ $to }</strong>. Not saved yet.
desk-battles-no-result = no result
desk-battles-standings = Standings
desk-battles-no-place-changes = No places change.
desk-battles-places-change = { $players ->
    [one] { $players } place changes
   *[other] { $players } places change
}
desk-battles-moves-player = Player
desk-battles-moves-now = Place now
desk-battles-moves-then = New place
desk-battles-more-moves = And { $players } more.
desk-battles-later-round = Round { $round }
desk-battles-draw-not-on-record = There's no record of how this round was paired. Its tables stay as they are.
desk-battles-draw-not-read = The correction wouldn't have changed these pairings.
desk-battles-drawn-the-same = With the corrected result, the same players would have met.
# Nobody has begun to play a round that $may-change.
desk-battles-drawn-otherwise = { $tables ->
    [one] { $tables } table would have been different.
   *[other] { $tables } tables would have been different.
} { $may-change ->
    [true] Nothing changes unless you pair the round again.
   *[false] The round stays as it is.
}
desk-battles-draw-mended = The tables were changed after publishing, so they can't be compared. They stay as they are.
desk-battles-as-drawn = Actual pairings
desk-battles-would-have-been = With this correction
# Two who would have met; $b is none for a bye.
desk-battles-would-be-table = { $b ->
    [none] { $a }: bye
   *[other] { $a } – { $b }
}
desk-battles-save-correction = Save correction
desk-battles-save-and-draw = Save and pair round { $round } again
desk-battles-save-and-go = Save and open round { $round }
desk-battles-counts-as-drawn = Until they report again, pairing counts their battle as a draw.
desk-battles-round-is-out = Round { $round } is published, but no one has started playing. To pair it again, save this, then <a>take the round back</a>.
desk-battles-corrected-and-drawn = Result corrected. Round { $round } is paired again with the new result.

# Paper sheets that staff enter.
desk-battles-paper-title = Paper sheets
# $tactics: the sheet has two scores for each player; $marks: it has boxes to tick.
desk-battles-paper-how = { $tactics ->
    [true] { $marks ->
        [true] Round { $round }. Enter the table, then all four scores, and tick each player's boxes. Tab moves on, Enter saves. Both players must have signed. Otherwise, make a ruling.
       *[false] Round { $round }. Enter the table, then all four scores. Tab moves on, Enter saves. Both players must have signed. Otherwise, make a ruling.
    }
   *[false] { $marks ->
        [true] Round { $round }. Enter the table, then both scores, and tick each player's boxes. Tab moves on, Enter saves. Both players must have signed. Otherwise, make a ruling.
       *[false] Round { $round }. Enter the table, then both scores. Tab moves on, Enter saves. Both players must have signed. Otherwise, make a ruling.
    }
}
desk-battles-paper-twice = Each sheet counts once two staff enter the same result.
desk-battles-paper-table = Table
desk-battles-first-on-the-sheet = First player on the sheet
desk-battles-second-on-the-sheet = Second player on the sheet
desk-battles-paper-enter = Enter result
desk-battles-paper-to-check = { $tables ->
    [one] Needs your second entry: table { $tables }.
   *[other] Needs your second entry: tables { $tables }.
}
desk-battles-paper-own = { $tables ->
    [one] Needs someone else's second entry: table { $tables }.
   *[other] Needs someone else's second entry: tables { $tables }.
}
desk-battles-paper-left = { $tables ->
    [none] Every table has a report.
    [one] No result yet: table { $tables }.
   *[other] No result yet: tables { $tables }.
}
desk-battles-paper-row = Table { $table }: { $a } – { $b }
desk-battles-nothing-is-played = No round is under way.
desk-battles-no-such-table = Round { $round } has no table { $table }.
desk-battles-entered-already = Table { $table } has already been entered.
desk-battles-entered = Table { $table }: { $result }.
desk-battles-entered-once = Table { $table }: { $result }. Someone else must enter it too.
desk-battles-entered-otherwise = Table { $table }: your entry ({ $result }) differs from the first one. Check the sheet and make a ruling.
