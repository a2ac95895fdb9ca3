### Rosters: why one is not taken, or not decided about.

roster-refusal-nothing = There is nothing to hand in yet. Paste your list, or choose a file.
roster-refusal-unitless = No unit was found in this, so it has not been handed in. If it is your list all the same, tick the box below and hand it in again: a person will read it.
roster-refusal-too-many-rosters = You have handed in as many rosters as one player can ({ $most }, or 8 MB). The last one stands. Ask the organiser to take another.
roster-refusal-many-at-once = Many rosters are being checked just now. Nothing was lost: wait a few seconds and send it again.
roster-refusal-many-at-once-choose-again = Many rosters are being checked just now. Wait a few seconds, choose the file again and send it.
roster-refusal-too-many-problems = The judges have as many reports from you, or about this roster, as they can read. Tell one of them in person.
roster-refusal-choose-again = This was checked, but it is too large to be kept here: choose the file again to hand it in.
roster-refusal-name-known = That name is known, or means something else. Look at the roster again.
roster-refusal-due-in-the-past = The day until which it has to be fixed is over already.
roster-refusal-to-mend = There is something to mend in this roster. Say why you accept it as it is: the player sees it.
roster-refusal-reason-missing = Say what has to be fixed: the player sees it.
roster-refusal-no-mails = This site sends no mails: no mail server is set up. Copy the addresses instead.
roster-refusal-out-of-date = The rules or battle profiles have changed, and the verdict with them: look at it again before you accept it.
roster-refusal-no-faction = No faction is called “{ $faction }”.
roster-refusal-no-unit = { $faction ->
    [none] No Regiment of Renown is called “{ $unit }”. For anything else, name its faction too.
   *[other] Nothing of { $faction } and no Regiment of Renown is called “{ $unit }”.
}
roster-refusal-not-of-a-unit = { $unit } is a unit: only a Regiment of Renown has factions that may include it.
roster-refusal-only-its-price = { $name } is no unit: fill in its points, and leave the rest empty.
roster-refusal-not-of-a-regiment-of-renown = { $name } is a Regiment of Renown: its points, Legends and factions can be corrected.

# What a finding asks for, and (counts) how grave the rule is that found it.
severity-illegal = to mend
    .counts = illegal
severity-warning = to look at
    .counts = warning
severity-information = to know
    .counts = information

# What the check makes of a roster.
judgement-not-judged = not judged
judgement-not-read-whole = not read whole
judgement-illegal = to mend
judgement-to-look-at = to look at
judgement-legal = ready

# What the desk has decided about a roster.
roster-state-submitted = handed in
roster-state-needs-fix = needs a fix
roster-state-accepted = accepted

# How long a player can still replace their roster without being late.
time-to-replace-over = The deadline has passed: a new version is taken, and marked as late.
time-to-replace-days = { $it ->
    [one] You can replace it for { $it } more day.
   *[other] You can replace it for { $it } more days.
}
time-to-replace-hours = { $it ->
    [one] You can replace it for { $it } more hour.
   *[other] You can replace it for { $it } more hours.
}
time-to-replace-minutes = { $it ->
    [one] You can replace it for { $it } more minute.
   *[other] You can replace it for { $it } more minutes.
}
