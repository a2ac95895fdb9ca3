### Rosters: why one isn't taken or decided on, what the check says, and everyone's pages of rosters.

roster-refusal-nothing = There's nothing to hand in yet. Paste your roster or choose a file.
# The box is roster-give-anyway.
roster-refusal-unitless = Not handed in: no units were found. If it is your roster, tick below and hand it in again for staff to read.
roster-refusal-too-many-rosters = You've reached the limit of { $most } rosters or 8 MB. Your last one counts. Ask the organiser to take another.
roster-refusal-many-at-once = Many rosters are being checked. Nothing is lost: wait a few seconds and send it again.
roster-refusal-many-at-once-choose-again = Many rosters are being checked. Wait a few seconds, choose the file again and send it.
roster-refusal-too-many-problems = You or this roster have reached the limit of reports. Tell a judge in person.
roster-refusal-choose-again = The file was checked but is too large to keep. Choose it again to hand it in.
roster-refusal-name-known = That name is already known or means something else. Check the roster again.
roster-refusal-due-in-the-past = That deadline has passed. Choose a later day.
roster-refusal-to-mend = This roster still has things to fix. Say why you accept it; the player will see this.
roster-refusal-reason-missing = Say what to fix. The player will see this.
roster-refusal-no-mails = This site can't send email. Copy the addresses instead.
roster-refusal-out-of-date = The rules or battle profiles changed, and so did this check. Look again before you accept.
# Errors of a profile correction.
roster-refusal-no-faction = There's no faction called “{ $faction }”. Check the spelling.
roster-refusal-no-unit = { $faction ->
    [none] There's no Regiment of Renown called “{ $unit }”. For anything else, enter its faction too.
   *[other] Neither { $faction } nor the Regiments of Renown have “{ $unit }”. Check the spelling.
}
roster-refusal-not-of-a-unit = { $unit } is a unit. Leave the factions empty: they're only for Regiments of Renown.
roster-refusal-only-its-price = { $name } isn't a unit. Enter its points and leave the rest empty.
roster-refusal-not-of-a-regiment-of-renown = { $name } is a Regiment of Renown. You can only correct its points, Legends and factions.

# What kind of finding it is; .counts is how a relaxed rule counts.
severity-illegal = to fix
    .counts = to fix
severity-warning = to check
    .counts = to check
severity-information = good to know
    .counts = good to know

# The state of a roster after the check.
judgement-not-judged = not checked
judgement-not-read-whole = partly read
judgement-illegal = to fix
judgement-to-look-at = to check
judgement-legal = ready

# What staff decided about a roster.
roster-state-submitted = handed in
roster-state-needs-fix = sent back
roster-state-accepted = accepted

# How long a player can replace their roster without being late.
time-to-replace-over = The deadline has passed. A new version will be marked late.
time-to-replace-days = { $it ->
    [one] { $it } day left to replace it.
   *[other] { $it } days left to replace it.
}
time-to-replace-hours = { $it ->
    [one] { $it } hour left to replace it.
   *[other] { $it } hours left to replace it.
}
time-to-replace-minutes = { $it ->
    [one] { $it } minute left to replace it.
   *[other] { $it } minutes left to replace it.
}

## Everyone's pages of rosters.

rosters-title = Rosters
rosters-all = All rosters
rosters-find-by = Name or faction
rosters-found = { $rosters } found. <a>Show all</a>
# Beside a roster.
rosters-after-open = handed in after rosters opened
rosters-none-yet = No rosters yet
    .about = Each roster appears here once it's handed in.
# $opens is none if no time is set, or if rosters never open at this event.
rosters-not-open = { $opens ->
    [none] Rosters aren't open
   *[other] Rosters open { $opens }
}
    .about = Then everyone can read them here, with faction and points.
roster-of = { $name }'s roster
# $faction and $formation may each be none.
roster-army = { $formation ->
    [none] { $faction ->
        [none] { $points } points
       *[other] { $faction }, { $points } points
    }
   *[other] { $faction ->
        [none] { $points } points, { $formation }
       *[other] { $faction }, { $points } points, { $formation }
    }
}
roster-replaces-open-one = Handed in { $at }, after rosters opened. Replaces version { $version }, which everyone could read.
roster-version-as-given = Version { $version }: original text
roster-as-given = Original text
# The heading above the units.
roster-what-is-in-it = Army
roster-none-from = { $name } hasn't handed in a roster.
# A heading and a button.
roster-hand-in = Hand in roster

# A player reports a problem with someone's roster, and staff answer.
roster-you-reported = You reported ({ $at }): { $text }
roster-report-waits = The judges have your report. Their answer will appear here.
roster-report = Report a problem with this roster
roster-report-what = What's wrong?
    .hint = Judges and organisers see this with your name.
roster-tell-judges = Send report
roster-problem-reported = <strong>{ $by }</strong> reported ({ $at }): { $text }
# A button, and the label of the field beside it.
roster-problem-answer = Answer
roster-problem-found = What you found

# A checked roster.
roster-let-pass = allowed
roster-more-to-mend = Fix these first, then { $more } more.
roster-read-as-confirmed = “{ $written }” read as { $means } (confirmed)
# Before a finding that breaks no rule.
roster-to-look-at = To check:
# For screen readers: before the price on the roster, and between it and the price that counts.
roster-printed = listed at
roster-counts = , counts as
# Before a remark about a line of the roster.
roster-line = Line { $line }:
roster-to-know = Good to know: { $what }
# Opens a list of remarks.
roster-things-to-know = Good to know ({ $things })
# $is-text is whether it is kept as written, because nothing checks it.
roster-no-faction = { $is-text ->
    [true] Kept as written
   *[false] No faction found
}
roster-points-of = { $limit ->
    [none] { $points } <soft>points</soft>
   *[other] { $points } <soft>of { $limit } points</soft>
}
roster-findings-by-rule = All findings by rule
roster-out-of-date = The rules or battle profiles have changed. Checking again; reload in a few seconds.

# The form for handing in a roster.
roster-give-text = Your army list
    .hint = Copy it from your list builder and paste it here.
    .declares = Start one line with “{ $word }:” and one of { LIST($names, type: "comma") }.
roster-give-file = Or choose a file
    .kept = Your file is saved. Hand it in or choose another.
roster-give-anyway = Hand in with no units found
roster-format = List format
roster-format-any = Detect format
roster-names-later = Still checking unknown names. Reload in a few seconds.
roster-names-to-confirm = Names to confirm
roster-unknown-name = “{ $name }”
# The button that confirms what an unknown name means.
roster-name-means = It's { $name }
roster-name-nothing = no match: check the spelling
# After that button.
roster-name-is-read-as = “{ $written }” is now read as “{ $means }”.
roster-changed-since = Changed since version { $version }
