### Rosters at the desk: the list and each of them, how they are checked, and letters about them.

desk-rosters-title = Rosters
desk-rosters-all = All rosters
# The button that opens the next roster; $left is how many wait.
desk-rosters-check-next = { $left ->
    [0] Check the next
    [1] Check the next
   *[other] Check the next of { $left }
}
desk-rosters-accept-ready = { $rosters ->
    [1] Accept the one that is ready
   *[other] Accept the { $rosters } that are ready
}
desk-rosters-next-is = { $why ->
    [none] Next is <b><name>{ $player }</name></b>: { $standing }, handed in { $at }.
   *[other] Next is <b><name>{ $player }</name></b>: { $standing }, handed in { $at }. { $why }
}
desk-rosters-nobody-yet = Whoever signs up stands here, with the roster they hand in.
desk-rosters-nothing-waits = Nothing waits for a decision: { $accepted } of { $rosters } are accepted.
desk-rosters-show = Show
# Why some are not in the list of a judge who plays.
desk-rosters-kept-from-you = { $players ->
    [one] Left out: { $players } player whom you meet next. You see their rosters as a player does.
   *[other] Left out: { $players } players whom you meet next. You see their rosters as a player does.
}
desk-rosters-out-of-date = { $rosters ->
    [one] { $rosters } verdict is out of date: the rules or battle profiles have changed. They are being judged again.
   *[other] { $rosters } verdicts are out of date: the rules or battle profiles have changed. They are being judged again.
}
# The link is the organiser's alone.
desk-rosters-changed = { $rosters ->
    [one] { $rosters } verdict has become another one, as the rules or battle profiles have changed.
   *[other] { $rosters } verdicts have become another one, as the rules or battle profiles have changed.
}
desk-rosters-see-what-changed = <a>See what changed</a>
desk-rosters-find-by = Name or faction
desk-rosters-points = { $points } points
desk-rosters-late = late
desk-rosters-reported = reported
desk-rosters-is-out-of-date = out of date
desk-rosters-is-changed = changed
desk-rosters-nobody-called = Nobody here is called “{ $asked }”. <a>Show all { $rosters }</a>
desk-rosters-none-such = None. <a>Show all { $rosters }</a>
desk-rosters-sample-profiles = This site has only the small sample of battle profiles that ships with Muster: four factions. Ask the site's administrator to import a full catalogue.
desk-rosters-what-changed = What changed
desk-rosters-on-paper = All rosters on paper
# The counts of the bar, for whoever does not see it.
desk-rosters-bar = { $accepted } accepted, { $to-decide } to decide, { $sent-back } sent back, { $missing } missing, of { $rosters }

# What the list can be narrowed to.
roster-list-filter-open = Open
roster-list-filter-to-decide = To decide
roster-list-filter-sent-back = Sent back
roster-list-filter-missing = Nothing yet
roster-list-filter-accepted = Accepted
roster-list-filter-reported = Reported
roster-list-filter-to-mend = To mend
roster-list-filter-to-look-at = To look at
roster-list-filter-not-read-whole = Not read whole
roster-list-filter-not-judged = Without a verdict
roster-list-filter-all = All
# A list that somebody searched for by a name or a faction.
desk-rosters-found = Found

# In a row: where the roster stands.
desk-rosters-is-missing = nothing yet
desk-rosters-is-ready-but-late = ready, but late
desk-rosters-is-overdue = overdue
desk-rosters-is-sent-back = sent back
desk-rosters-is-accepted = accepted
desk-rosters-is-to-decide = to decide
desk-rosters-is-being-built = building one
# Beside a roster that was sent back: how it stands, and until when a new one is due.
desk-rosters-sent-back-until = { $standing }, until { $due }
# Beside a roster that was accepted.
desk-rosters-accepted-by = by { $name }
# Beside a roster that was accepted though something was found.
desk-rosters-accepted-with = with { $standing }

# Why this one is the next to be decided.
desk-rosters-why-next-to-mend = What has to be mended comes first, and of these whoever has waited longest.
desk-rosters-why-next-to-look-at = Nothing has to be mended; of what is to look at, it has waited longest.
desk-rosters-why-next-ready = All that wait are ready, and it has waited longest.

# Who has handed in nothing; $due says until when rosters are or were due, $write is the organiser's link to letters.
desk-rosters-are-missing = { $players ->
    [1] One player has handed in nothing.
    [2] Two players have handed in nothing.
   *[other] { $players } players have handed in nothing.
}
desk-rosters-were-due = Rosters were due { $at }.
desk-rosters-are-due = Rosters are due { $at }.
desk-rosters-write-to-them = { $players ->
    [1] <a>Write to them</a>
    [2] <a>Write to both</a>
   *[other] <a>Write to all of them</a>
}

# After all that nothing is wrong with were accepted.
desk-rosters-accepted = { $rosters ->
    [1] One roster is accepted.
   *[other] { $rosters } rosters are accepted.
}

## One roster.

# Where it stands in the list that it was opened from; $place is none where it is not in it.
desk-roster-place-in-list = { $place ->
    [none] { $list }
   *[other] { $list }: { $place } of { $left }
}
desk-roster-place-and-to-decide = { $place ->
    [none] { $list } · { $to-decide } to decide
   *[other] { $list }: { $place } of { $left } · { $to-decide } to decide
}
desk-roster-place-to-decide = { $place ->
    [none] { $left } to decide
   *[other] { $place } of { $left } to decide
}
# What the two buttons lead through.
desk-roster-pile = { $list ->
    [none] Rosters to decide
   *[other] Rosters: { $list }
}
# Before a player's name, for whoever hears the page.
desk-roster-before = Before:
desk-roster-next = Next:
desk-roster-version = version { $version }, { $at }
desk-roster-version-by = version { $version }, { $at }, by <name>{ $by }</name>
# After the version.
desk-roster-version-in-time = { $told }, in time
desk-roster-what-changed = what changed
desk-roster-decided-by = by <name>{ $by }</name>
desk-roster-fix-until = To be fixed until { $due }.
desk-roster-earlier = Earlier versions ({ $versions })
desk-roster-earlier-version = Version { $version }, { $at }
desk-roster-earlier-verdict = Version { $version }, { $at }: { $standing }, { $points } points
desk-roster-hand-in-for = Hand one in for { $name }
desk-roster-on-paper = On paper? <a>Type it in as a table</a>.
desk-roster-accept = { $is-next ->
    [true] Accept<wide>, and next</wide>
   *[false] Accept
}
desk-roster-accept-as-it-is = { $is-next ->
    [true] Accept as it is, and next
   *[false] Accept as it is
}
desk-roster-why-accepted = Why it is accepted as it is
desk-roster-player-sees-it = The player sees it.
desk-roster-take-back = Take back
# The button that opens the form for sending it back; $state is where the roster stands.
desk-roster-ask-again = { $state ->
    [accepted] Ask for a new one
    [needs-fix] Say it otherwise
   *[submitted] Send back
}
desk-roster-send-back = { $is-open ->
    [true] { $is-next ->
        [true] Send it back, and next
       *[false] Send it back
    }
   *[false] { $is-next ->
        [true] Ask for a new one, and next
       *[false] Ask for a new one
    }
}
desk-roster-to-fix = What has to be fixed
    .hint = The player sees it.
desk-roster-fix-due = To be fixed until
    .hint = A version after that is marked as late.
desk-roster-skip = Skip
desk-roster-let-pass = { $findings ->
    [0] Accept it though it is late
   *[other] Let a finding pass
}
desk-roster-count-again = Count it again
desk-roster-why = Why
desk-roster-why-it-passes = Why: it stays on record, and the player sees it
desk-roster-why-seen = Why: the player sees it
desk-roster-let-it-pass = Let it pass
desk-roster-or-accept = Or accept it as it is, with a word to the player.
desk-roster-check-next = Check the next: <name>{ $player }</name>
# The letters that do it. S begins a form, and sends it the second time.
desk-roster-keys = { $sends-back ->
    [true] Keys: { desk-roster-letters } · S again, or Ctrl+Enter, sends it
   *[false] Keys: { desk-roster-letters }
}
desk-roster-access-keys = Access keys of your browser: { desk-roster-letters }
desk-roster-letters = { desk-roster-letters-to-decide }{ desk-roster-letters-around }
desk-roster-letters-to-decide = { $is-open ->
    [true] { $sends-back ->
        [true] A accept · S send back
       *[false] A accept{ " · " }
    }
   *[false] { $sends-back ->
        [true] S ask for a new one
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
    [true] { " · " }K before
   *[false] { "" }
}

# What was wrong with a form, and what is said after it was sent.
desk-roster-say-why-it-passes = Say why this is let pass, in 500 characters: it stays on record.
desk-roster-say-what-you-found = Say what you found.
desk-roster-answered = Answered.
desk-roster-decided = { $player }: { $state }.
desk-roster-passes = It is let pass.
desk-roster-counts-again = It counts again.
desk-roster-handed-in-for = Handed in for { $player }.

desk-roster-type-in = Type in the roster of { $name }

## Letters about rosters.

desk-roster-letters-title = Write to players
# $whom says who they are.
desk-roster-letters-to = Write to players who { $whom }
whom-missing = have not handed in a roster
whom-to-fix = have to fix their roster
whom-illegal = have something to mend in their roster
desk-roster-letters-nobody = There is nobody to write to.
desk-roster-letters-text = What they read
    .hint = Their name stands above it; what is wrong with their roster and the address of its page stand below.
desk-roster-letters-send = { $mails ->
    [one] Send { $mails } mail
   *[other] Send { $mails } mails
}
desk-roster-letters-no-mails = This site sends no mails: no mail server is set up. Copy what you need.
desk-roster-letters-addresses = Addresses
desk-roster-letters-everybody = Everybody, and what concerns them
desk-roster-letters-without = Without an address
desk-roster-letters-write-something = Write what they are to read.
desk-roster-letters-sent = { $mails ->
    [one] { $mails } mail is on its way.
   *[other] { $mails } mails are on their way.
}
# Letters to begin with; an organiser changes them.
desk-roster-letter-missing = { $due ->
    [none] We have no roster from you for { $event } yet. Please hand it in.
   *[other] We have no roster from you for { $event } yet. It is due { $due }.
}
desk-roster-letter-to-fix = Your roster for { $event } has to be fixed:
desk-roster-letter-illegal = In your roster for { $event } there is something to mend:

## After all rosters were judged again.

desk-rosters-again-title = What changed on rosters
desk-rosters-again-why = When the cut-off date, the points limit, what is allowed or the battle profiles change, every roster is judged again by itself. What that changed stands here until you have seen it.
desk-rosters-again-nothing = Nothing: every verdict is as you know it.
desk-rosters-again-tell = { $players ->
    [one] Tell the player whose roster was in order and is to be mended now, by mail
   *[other] Tell the { $players } whose rosters were in order and are to be mended now, by mail
}
desk-rosters-again-seen = I have seen this
desk-rosters-again-whom = Whom to tell
    .hint = In order before, to be mended now. Ready to copy into a message.
desk-rosters-again-to-mend = to mend now
desk-rosters-again-points = { $before } points → { $points } points
# Before a finding that is new, and before one that is gone.
desk-rosters-again-new = New:
desk-rosters-again-gone = Gone:
# How many rosters cost too much now, and by how much.
desk-rosters-now-over = { $rosters ->
    [one] { $most ->
        [one] { $rosters } roster is now over, by { $most } point.
       *[other] { $rosters } roster is now over, by { $most } points.
    }
   *[other] { $most ->
        [one] { $rosters } rosters are now over, by { $most } point.
       *[other] { $rosters } rosters are now over, by { $most } points.
    }
}
desk-rosters-now-over-by = { $rosters ->
    [one] { $rosters } roster is now over, by { $least } to { $most } points.
   *[other] { $rosters } rosters are now over, by { $least } to { $most } points.
}
# After the changes were looked at, and their players were written to or not.
desk-rosters-changes-seen = { $changed ->
    [1] { $mails ->
        [0] One changed verdict seen.
        [one] One changed verdict seen, { $mails } mail is on its way.
       *[other] One changed verdict seen, { $mails } mails are on their way.
    }
   *[other] { $mails ->
        [0] { $changed } changed verdicts seen.
        [one] { $changed } changed verdicts seen, { $mails } mail is on its way.
       *[other] { $changed } changed verdicts seen, { $mails } mails are on their way.
    }
}

## How rosters are checked.

desk-roster-rules-title = How rosters are checked
# What the event plays by; the links are the organiser's alone.
desk-roster-rules-counts = { $day ->
    [none] { $points } points. What is chosen here stands in the pack for everybody to read; every roster is judged again by itself when any of it changes.
   *[other] { $points } points, with the battle profiles up to { $day }. What is chosen here stands in the pack for everybody to read; every roster is judged again by itself when any of it changes.
}
desk-roster-rules-counts-for-organiser = { $day ->
    [none] { $points } points. Both are set in the <settings>settings</settings>. What is chosen here stands in the pack for everybody to read; every roster is judged again by itself when any of it changes: <changes>see what changed</changes>.
   *[other] { $points } points, with the battle profiles up to { $day }. Both are set in the <settings>settings</settings>. What is chosen here stands in the pack for everybody to read; every roster is judged again by itself when any of it changes: <changes>see what changed</changes>.
}
desk-roster-rules-allowed = Allowed
desk-roster-rules-season = Season whose units and choices are allowed
desk-roster-rules-season-by-date = { $season ->
    [none] none
   *[other] as of the event’s day: { $season }
}
desk-roster-rules-season-now = { $season ->
    [none] The season of the event’s day stands now; you chose what is shown.
   *[other] <q>{ $season }</q> stands now; you chose what is shown.
}
desk-roster-rules-wording = Where errata changed the text of a rule
desk-roster-rules-newest = the newest text counts
desk-roster-rules-original = the original text counts
desk-roster-rules-save = Save
desk-roster-rules-modules = Parts of the rules
desk-roster-rules-without-modules = Without Army Composition rosters are kept, and not judged. To play without battle tactics, see the game.
desk-roster-rules-without-modules-for-organiser = Without Army Composition rosters are kept, and not judged. To play without battle tactics, see <a>the game</a>.
desk-roster-rules-play-by = Play by these
desk-roster-rules-publications = Publications
    .explained = All that are on this site up to the cut-off count, but for those left out: a book that is not on general sale yet, a change of prices that this event does not use.
desk-roster-rules-kind-out = Left out: all <strong>{ $kind }</strong>. { $why }
desk-roster-rules-out = Left out: <strong>{ $title }</strong> { $day }. { $why }
desk-roster-rules-let-them-count = Let them count
desk-roster-rules-let-it-count = Let it count
desk-roster-rules-leave-out-kind = Leave out all of a kind
desk-roster-rules-kind = Kind
    .hint = Known by its title. A unit out of use is a question of what is allowed, above.
desk-roster-rules-why-not-they = Why they do not count
desk-roster-rules-why-not-it = Why it does not count
desk-roster-rules-leave-them-out = Leave them out
desk-roster-rules-leave-it-out = Leave it out
desk-roster-rules-no-other = No other is imported here.
desk-roster-rules-it-counts = It counts.
desk-roster-rules-lowered = Rules that count for less
desk-roster-rules-none-lowered = None: every rule counts in full.
desk-roster-rules-in-full = Count it in full
desk-roster-rules-rule = Rule
desk-roster-rules-counts-as = Counts as
desk-roster-rules-as-warning = a warning at most
desk-roster-rules-as-information = information
desk-roster-rules-why = Why
    .hint = Everybody sees it.
desk-roster-rules-for-less = Count it for less
desk-roster-rules-corrections = Corrections for this event
desk-roster-rules-no-corrections = None: everything is as published.
desk-roster-rules-correction = { $faction ->
    [none] Regiment of Renown: <strong>{ $name }</strong>, { $changed }. { $why }
   *[other] { $faction }: <strong>{ $name }</strong>, { $changed }. { $why }
}
desk-roster-rules-as-published = As published
desk-roster-rules-faction-or-renown = Faction
    .hint = Empty for a Regiment of Renown.
desk-roster-rules-name = Name
    .hint = Of a unit, a Regiment of Renown, an enhancement, a formation, a lore or terrain.
desk-roster-rules-faction = Faction
desk-roster-rules-unit = Unit
desk-roster-rules-empty-stays = What is left empty stays as published.
desk-roster-rules-points = Points
desk-roster-rules-legends = Legends
desk-roster-rules-more-renown = More of a Regiment of Renown
desk-roster-rules-factions = Factions that may include it
    .hint = All of them, separated by ;
desk-roster-rules-more-unit = More of a unit
desk-roster-rules-size = Models at normal size
desk-roster-rules-reinforced = Can be reinforced
desk-roster-rules-unique = Unique
desk-roster-rules-options = Whom it may lead
    .hint = As the profiles write it: Any Infantry; 0-1 Monster. Or: None.
desk-roster-rules-keywords = Keywords it has as well
    .hint = Separated by ;
desk-roster-rules-no-keywords = Keywords it has not
    .hint = Separated by ;
desk-roster-rules-correct = Correct it
# What can be chosen of a correction.
desk-roster-rules-stays-as-published = as published
desk-roster-rules-yes = yes
desk-roster-rules-no = no
# What is wrong with a form, and what is said after it was saved.
desk-roster-rules-changed = Somebody else changed this since you opened the page: it is shown below as it stands. What you typed is not saved yet; send it again to have it so.
desk-roster-rules-judged-again = Saved. Every roster is being judged again.
desk-roster-rules-say-why = Say why: everybody sees it.
desk-roster-rules-choose-publication = Choose the publication.
desk-roster-rules-name-what-differs = Name what is different.
desk-roster-rules-write-options-so = Write it as the profiles do: Any Infantry; 0-1 Monster. Or: None.
desk-roster-rules-say-what-differs = Say what is to be different: price, size, or one of the others.
