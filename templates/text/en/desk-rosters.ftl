### The desk's pages about rosters: the list, a single roster, how rosters are checked, and emails to players.

desk-rosters-title = Rosters
desk-rosters-all = All rosters
# The button that opens the next roster to review. $left is how many there are.
desk-rosters-check-next = { $left ->
    [0] Check next roster
    [1] Check next roster
   *[other] Check next of { $left } rosters
}
desk-rosters-accept-ready = { $rosters ->
    [one] Accept { $rosters } ready roster
   *[other] Accept { $rosters } ready rosters
}
# $standing is the state after the check ("2 to fix"). $why is one of desk-rosters-why-next, or none.
desk-rosters-next-is = { $why ->
    [none] Next: <b>{ $player }</b>, { $standing }, handed in { $at }.
   *[other] Next: <b>{ $player }</b>, { $standing }, handed in { $at }. { $why }
}
desk-rosters-nobody-yet = Players and their rosters appear here after sign-up.
desk-rosters-nothing-waits = Nothing to review. { $accepted } of { $rosters } accepted.
# The label of the row of filters.
desk-rosters-show = Show
# For a judge who also plays.
desk-rosters-kept-from-you = { $players ->
    [one] { $players } player you meet next is left out. You see their roster as players do.
   *[other] { $players } players you meet next are left out. You see their rosters as players do.
}
desk-rosters-out-of-date = { $rosters ->
    [one] Rules or battle profiles changed. Checking { $rosters } roster again.
   *[other] Rules or battle profiles changed. Checking { $rosters } rosters again.
}
# desk-rosters-see-what-changed follows, for organisers only.
desk-rosters-changed = { $rosters ->
    [one] { $rosters } roster is affected by new rules or battle profiles.
   *[other] { $rosters } rosters are affected by new rules or battle profiles.
}
desk-rosters-see-what-changed = <a>See what changed</a>
desk-rosters-find-by = Name or faction
desk-rosters-points = { $points } points
desk-rosters-late = late
desk-rosters-reported = reported
desk-rosters-is-out-of-date = out of date
desk-rosters-is-changed = changed
desk-rosters-nobody-called = No match for “{ $asked }”. <a>Show all { $rosters }</a>
desk-rosters-none-such = No rosters here. <a>Show all { $rosters }</a>
desk-rosters-sample-profiles = This site only has sample battle profiles for 4 factions. Ask the site admin to import the full catalogue.
# A link to desk-rosters-again-title.
desk-rosters-what-changed = Roster changes
# A link to a PDF.
desk-rosters-on-paper = Print all rosters
# Describes the bar for screen readers.
desk-rosters-bar = { $rosters ->
    [one] Of { $rosters } roster: { $accepted } accepted, { $to-decide } to review, { $sent-back } sent back, { $missing } missing
   *[other] Of { $rosters } rosters: { $accepted } accepted, { $to-decide } to review, { $sent-back } sent back, { $missing } missing
}

# Filters of the list.
roster-list-filter-open = Open
roster-list-filter-to-decide = To review
roster-list-filter-sent-back = Sent back
roster-list-filter-missing = Nothing yet
roster-list-filter-accepted = Accepted
roster-list-filter-reported = Reported
roster-list-filter-to-mend = To fix
roster-list-filter-to-look-at = To check
roster-list-filter-not-read-whole = Partly read
roster-list-filter-not-judged = Not checked
roster-list-filter-all = All
# What the list is called after a search by name or faction.
desk-rosters-found = Search results

# In a row: the roster's state.
desk-rosters-is-missing = nothing yet
desk-rosters-is-ready-but-late = ready, but late
desk-rosters-is-overdue = overdue
desk-rosters-is-sent-back = sent back
desk-rosters-is-accepted = accepted
desk-rosters-is-to-decide = to review
desk-rosters-is-being-built = being built
# Beside a roster that was sent back: its state, and when a new version is due.
desk-rosters-sent-back-until = { $standing }, due { $due }
# The same, where the check itself has nothing against the roster.
desk-rosters-nothing-found = the check finds nothing
# Beside an accepted roster.
desk-rosters-accepted-by = by { $name }
# Beside a roster that was accepted with findings: "with 2 to fix".
desk-rosters-accepted-with = with { $standing }

# Why this roster is the next to review.
desk-rosters-why-next-to-mend = Rosters to fix come first, longest wait first.
desk-rosters-why-next-to-look-at = None to fix. Of those to check, this one has waited longest.
desk-rosters-why-next-ready = All are ready. This one has waited longest.

# How many players have no roster. The deadline follows, and a link to emails for organisers.
desk-rosters-are-missing = { $players ->
    [one] { $players } player hasn't handed in a roster.
   *[other] { $players } players haven't handed in a roster.
}
desk-rosters-were-due = Rosters were due { $at }.
desk-rosters-are-due = Rosters are due { $at }.
desk-rosters-write-to-them = { $players ->
    [1] <a>Write to them</a>
    [2] <a>Write to both</a>
   *[other] <a>Write to all</a>
}

# After all ready rosters were accepted at once.
desk-rosters-accepted = { $rosters ->
    [one] { $rosters } roster accepted.
   *[other] { $rosters } rosters accepted.
}

## One roster.

# The place in the list that the roster was opened from; $place is none if it isn't in that list.
desk-roster-place-in-list = { $place ->
    [none] { $list }
   *[other] { $list }: { $place } of { $left }
}
desk-roster-place-and-to-decide = { $place ->
    [none] { $list } · { $to-decide } to review
   *[other] { $list }: { $place } of { $left } · { $to-decide } to review
}
desk-roster-place-to-decide = { $place ->
    [none] { $left } to review
   *[other] { $place } of { $left } to review
}
# The label of the two buttons to the previous and next roster.
desk-roster-pile = { $list ->
    [none] Rosters to review
   *[other] Rosters: { $list }
}
# Before a player's name, for screen readers.
desk-roster-before = Previous:
desk-roster-next = Next:
desk-roster-version = version { $version }, { $at }
desk-roster-version-by = version { $version }, { $at }, by { $by }
# $told is desk-roster-version.
desk-roster-version-in-time = { $told }, on time
# A link to the changes since the last version.
desk-roster-what-changed = see changes
desk-roster-decided-by = by { $by }
desk-roster-fix-until = Fix by { $due }.
desk-roster-earlier = Earlier versions ({ $versions })
desk-roster-earlier-version = Version { $version }, { $at }
desk-roster-earlier-verdict = Version { $version }, { $at }: { $standing }, { $points } points
desk-roster-hand-in-for = Hand in for { $name }
desk-roster-on-paper = On paper? <a>Enter it as a table</a>.
# $is-next: the next roster opens afterwards.
desk-roster-accept = { $is-next ->
    [true] Accept<wide> and next</wide>
   *[false] Accept
}
desk-roster-accept-as-it-is = { $is-next ->
    [true] Accept anyway and next
   *[false] Accept anyway
}
desk-roster-why-accepted = Reason
desk-roster-player-sees-it = The player sees this.
desk-roster-take-back = Undo decision
# The button that opens the form for sending the roster back. $state is the roster's state.
desk-roster-ask-again = { $state ->
    [accepted] Ask for new version
    [needs-fix] Change message
   *[submitted] Send back
}
# The button of that form.
desk-roster-send-back = { $is-open ->
    [true] { $is-next ->
        [true] Send back and next
       *[false] Send back
    }
   *[false] { $is-next ->
        [true] Ask for new version and next
       *[false] Ask for new version
    }
}
desk-roster-to-fix = What to fix
    .hint = The player sees this.
desk-roster-fix-due = Fix by
    .hint = Later versions are marked late.
desk-roster-skip = Skip
# Opens the list of findings; with no findings, the roster is only late.
desk-roster-playing = Being played now: round { $round }, table { $table }
desk-roster-playing-on = Let the battle go on while you decide.
desk-roster-playing-mend = { $is-organiser ->
    [true] Send it back with what needs fixing. The fixed version replaces this one; results so far stay.
   *[false] Ask an organiser to send it back. The fixed version replaces this one; results so far stay.
}
desk-roster-playing-rule = If it changed the battle, <a>rule on the result</a>. If { $name } conceded, the opponent gets the maximum for the battle rounds left.
desk-roster-playing-note = <a>Note it under conduct</a>, so that the next judge knows.
desk-roster-let-pass = { $findings ->
    [0] Accept late roster
   *[other] Allow an exception
}
desk-roster-count-again = Remove exception
desk-roster-why = Reason
desk-roster-why-it-passes = Reason (the player sees this)
desk-roster-why-seen = Reason (the player sees this)
desk-roster-let-it-pass = Allow
desk-roster-or-accept = Or accept the whole roster and give a reason.
desk-roster-check-next = Next: { $player }
# Keyboard shortcuts. S opens the form, and pressed again sends it.
desk-roster-keys = { $sends-back ->
    [true] Shortcuts: { desk-roster-letters } · S again or Ctrl+Enter to send
   *[false] Shortcuts: { desk-roster-letters }
}
desk-roster-access-keys = Browser access keys: { desk-roster-letters }
desk-roster-letters = { desk-roster-letters-to-decide }{ desk-roster-letters-around }
desk-roster-letters-to-decide = { $is-open ->
    [true] { $sends-back ->
        [true] A accept · S send back
       *[false] A accept{ " · " }
    }
   *[false] { $sends-back ->
        [true] S ask for a new version
       *[false] { "" }
    }
}
desk-roster-letters-around = { $is-next ->
    [true] { $sends-back ->
        [true] { " · " }J next{ desk-roster-letters-before }
       *[false] J next{ desk-roster-letters-before }
    }
   *[false] { desk-roster-letters-before }
}
desk-roster-letters-before = { $before ->
    [true] { " · " }K previous
   *[false] { "" }
}

# Errors in these forms, and what is said after sending them.
desk-roster-say-why-it-passes = Say why you're allowing this, in 500 characters or fewer. It goes in the log.
desk-roster-say-what-you-found = Enter what you found.
desk-roster-answered = Answer sent.
desk-roster-decided = { $player }: { $state }.
desk-roster-passes = This is allowed.
desk-roster-counts-again = This counts again.
desk-roster-handed-in-for = Roster handed in for { $player }.

desk-roster-type-in = Enter { $name }'s roster

## Emails about rosters.

desk-roster-letters-title = Write to players
# $whom is one of the three below.
desk-roster-letters-to = Write to { PART($whom, part: "many") }
# A link to write to these players; .many stands in the title above.
whom-missing = No roster
    .many = players without a roster
whom-to-fix = Sent back
    .many = players whose roster was sent back
whom-illegal = To fix
    .many = players with something to fix in their roster
desk-roster-letters-nobody = No one to write to.
desk-roster-letters-text = Message
    .hint = Their name goes above; what to fix and a link go below.
desk-roster-letters-send = { $mails ->
    [one] Send { $mails } email
   *[other] Send { $mails } emails
}
desk-roster-letters-no-mails = This site can't send email. Copy what you need.
desk-roster-letters-addresses = Email addresses
desk-roster-letters-everybody = Players and details
desk-roster-letters-without = No email address
desk-roster-letters-write-something = Enter a message.
desk-roster-letters-sent = { $mails ->
    [one] Sending { $mails } email.
   *[other] Sending { $mails } emails.
}
# A message to start from; the organiser edits it.
desk-roster-letter-missing = { $due ->
    [none] We don't have your roster for { $event } yet. Hand it in as soon as you can.
   *[other] We don't have your roster for { $event } yet. { $is-over ->
        [true] It was due { $due }. Hand it in as soon as you can.
       *[false] It's due { $due }.
    }
}
desk-roster-letter-to-fix = Your roster for { $event } was sent back. What to fix:
desk-roster-letter-illegal = Your roster for { $event } needs fixing:

## After all rosters were checked again.

desk-rosters-again-title = Roster changes
desk-rosters-again-why = Rosters are checked again when rules or battle profiles change. Changes stay here until you mark them as seen.
desk-rosters-again-nothing = Nothing has changed.
desk-rosters-again-tell = { $players ->
    [one] Email the player whose roster now needs fixing
   *[other] Email the { $players } players whose rosters now need fixing
}
desk-rosters-again-seen = Mark as seen
desk-rosters-again-whom = Who to tell
    .hint = Their rosters were ready before. Copy this into a message.
desk-rosters-again-to-mend = now to fix
desk-rosters-again-points = { $before } points → { $points } points
# Before a new finding, and before one that is gone.
desk-rosters-again-new = New:
desk-rosters-again-gone = No longer a problem:
# How many rosters now cost too much, and by how much.
desk-rosters-now-over = { $rosters ->
    [one] { $most ->
        [one] { $rosters } roster is now over the limit by { $most } point.
       *[other] { $rosters } roster is now over the limit by { $most } points.
    }
   *[other] { $most ->
        [one] { $rosters } rosters are now over the limit by { $most } point.
       *[other] { $rosters } rosters are now over the limit by { $most } points.
    }
}
desk-rosters-now-over-by = { $rosters ->
    [one] { $rosters } roster is now over the limit by { $least } to { $most } points.
   *[other] { $rosters } rosters are now over the limit by { $least } to { $most } points.
}
# $mails is how many of these players get an email.
desk-rosters-changes-seen = { $changed ->
    [one] { $mails ->
        [0] { $changed } changed roster marked as seen.
        [one] { $changed } changed roster marked as seen. Sending { $mails } email.
       *[other] { $changed } changed roster marked as seen. Sending { $mails } emails.
    }
   *[other] { $mails ->
        [0] { $changed } changed rosters marked as seen.
        [one] { $changed } changed rosters marked as seen. Sending { $mails } email.
       *[other] { $changed } changed rosters marked as seen. Sending { $mails } emails.
    }
}

## How rosters are checked.

desk-roster-rules-title = How rosters are checked
# $day is the rules cut-off. Organisers get the text with links.
desk-roster-rules-counts = { $day ->
    [none] { desk-roster-rules-limit }. The pack shows these rules. When they change, rosters are checked again.
   *[other] { desk-roster-rules-limit }, battle profiles up to { $day }. The pack shows these rules. When they change, rosters are checked again.
}
desk-roster-rules-counts-for-organiser = { $day ->
    [none] { desk-roster-rules-limit }. Set the limit and the rules cut-off in <settings>settings</settings>. The pack shows these rules. When you change them, rosters are checked again: <changes>see changes</changes>.
   *[other] { desk-roster-rules-limit }, battle profiles up to { $day }. Change both in <settings>settings</settings>. The pack shows these rules. When you change them, rosters are checked again: <changes>see changes</changes>.
}
desk-roster-rules-limit = { $points ->
    [none] No points limit
   *[other] { $points } points
}
desk-roster-rules-allowed = Allowed
desk-roster-rules-season = Season
desk-roster-rules-season-by-date = { $season ->
    [none] None
   *[other] By event date: { $season }
}
# After someone else saved another season. $season is theirs; none is "by event date".
desk-roster-rules-season-now = { $season ->
    [none] Someone else set the season by event date. Your choice is shown.
   *[other] Someone else chose <q>{ $season }</q>. Your choice is shown.
}
desk-roster-rules-wording = Errata
desk-roster-rules-newest = Use the latest text
desk-roster-rules-original = Use the original text
desk-roster-rules-save = Save
desk-roster-rules-modules = Rules modules
desk-roster-rules-without-modules = Without Army Composition, rosters aren't checked. Organisers can turn off battle tactics under Game.
desk-roster-rules-without-modules-for-organiser = Without Army Composition, rosters aren't checked. Turn off battle tactics under <a>Game</a>.
desk-roster-rules-play-by = Save modules
desk-roster-rules-publications = Publications
    .explained = Everything published up to the rules cut-off counts, unless you leave it out.
desk-roster-rules-kind-out = Left out: all <strong>{ $kind }</strong>. { $why }
desk-roster-rules-out = Left out: <strong>{ $title }</strong> { $day }. { $why }
desk-roster-rules-let-them-count = Include them
desk-roster-rules-let-it-count = Include it
desk-roster-rules-leave-out-kind = Leave out a kind
desk-roster-rules-kind = Kind
    .hint = Matched by title; for retired units use Allowed above.
desk-roster-rules-why-not-they = Reason
desk-roster-rules-why-not-it = Reason
desk-roster-rules-leave-them-out = Leave out kind
desk-roster-rules-leave-it-out = Leave out
desk-roster-rules-no-other = No other publications imported.
# What a judge reads about a publication that counts.
desk-roster-rules-it-counts = This counts.
desk-roster-rules-lowered = Relaxed rules
desk-roster-rules-none-lowered = None. Every rule applies in full.
desk-roster-rules-in-full = Apply in full
desk-roster-rules-rule = Rule
desk-roster-rules-counts-as = Counts as
desk-roster-rules-as-warning = To check
desk-roster-rules-as-information = Good to know
desk-roster-rules-why = Reason
    .hint = Shown to everyone.
desk-roster-rules-for-less = Relax rule
desk-roster-rules-corrections = Profile corrections
desk-roster-rules-no-corrections = None. Everything is as published.
desk-roster-rules-correction = { $faction ->
    [none] Regiment of Renown: <strong>{ $name }</strong>, { $changed }. { $why }
   *[other] { $faction }: <strong>{ $name }</strong>, { $changed }. { $why }
}
desk-roster-rules-as-published = Remove correction
desk-roster-rules-faction-or-renown = Faction
    .hint = Leave empty for a Regiment of Renown.
desk-roster-rules-name = Name
    .hint = Unit, Regiment of Renown, enhancement, formation, lore or terrain.
desk-roster-rules-faction = Faction
desk-roster-rules-unit = Unit
desk-roster-rules-empty-stays = Empty fields stay as published.
desk-roster-rules-points = Points
desk-roster-rules-legends = Legends
# Opens more fields.
desk-roster-rules-more-renown = More for a Regiment of Renown
desk-roster-rules-factions = Factions that may include it
    .hint = All of them, separated by ;
# Opens more fields.
desk-roster-rules-more-unit = More for a unit
desk-roster-rules-size = Normal unit size
desk-roster-rules-reinforced = Can be reinforced
desk-roster-rules-unique = Unique
desk-roster-rules-options = Can lead
    .hint = Written as in the profiles: “Any Infantry; 0-1 Monster” or “None”.
desk-roster-rules-keywords = Keywords to add
    .hint = Separated by ;
desk-roster-rules-no-keywords = Keywords to remove
    .hint = Separated by ;
desk-roster-rules-correct = Save correction
# The choices for Legends, Can be reinforced and Unique.
desk-roster-rules-stays-as-published = As published
desk-roster-rules-yes = Yes
desk-roster-rules-no = No
# Errors in these forms, and what is said after saving.
desk-roster-rules-changed = Someone else changed this. Their version is below and yours isn't saved. Save again to keep yours.
desk-roster-rules-judged-again = Saved. All rosters are being checked again.
desk-roster-rules-say-why = Give a reason. Everyone can see it.
desk-roster-rules-choose-publication = Choose a publication.
desk-roster-rules-name-what-differs = Enter the name of what you're correcting.
desk-roster-rules-write-options-so = Write it as the battle profiles do, like “Any Infantry; 0-1 Monster” or “None”.
desk-roster-rules-say-what-differs = Nothing changes yet. Enter a new price, size or other value.
