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

## Pages of rosters.

rosters-title = Rosters
rosters-all = All rosters
rosters-find-by = Name or faction
rosters-found = { $rosters } found. <a>Show all</a>
rosters-after-open = handed in after rosters were open
rosters-none-yet = Nobody has handed one in yet.
rosters-not-open = { $opens ->
    [none] Rosters are not open.
   *[other] Rosters are not open before { $opens }.
}
roster-of = Roster of { $name }
# Any of $faction and $formation may be none.
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
roster-replaces-open-one = Handed in on { $at }, after rosters were open. It takes the place of version { $version }, which everybody could read.
roster-version-as-given = Version { $version }, as it was given
roster-as-given = As it was given
roster-what-is-in-it = What is in it
roster-none-from = { $name } has not handed in a roster.
roster-hand-in = Hand it in

# A player reports a problem with somebody's roster, and the answer.
roster-you-reported = You reported ({ $at }): { $text }
roster-report-waits = The judges have it: their answer will stand here.
roster-report = Report a problem with this roster
roster-report-what = What is wrong
    .hint = Only judges and organisers see it, with your name.
roster-tell-judges = Tell the judges
roster-problem-reported = <strong><name>{ $by }</name></strong> reported ({ $at }): { $text }
roster-problem-answer = Answer
roster-problem-found = What you found

# A roster that was judged.
roster-let-pass = let pass
roster-more-to-mend = And { $more } more: mend these first.
roster-read-as-confirmed = “{ $written }” is read as { $means }, as was confirmed.
# Before a remark that asks for no change.
roster-to-look-at = To look at:
# Before a price that was printed on the list, and after it before the one that counts; for whoever hears the page.
roster-printed = printed
roster-counts = , counts
# Before what is to be known about a line of the list.
roster-line = Line { $line }:
roster-to-know = To know: { $what }
roster-things-to-know = { $things ->
    [one] { $things } thing to know
   *[other] { $things } things to know
}
roster-no-faction = Faction not found
roster-points-of = { $points } <soft>of { $limit } points</soft>
roster-findings-by-rule = Each finding by its rule
roster-out-of-date = This verdict is out of date: the rules or battle profiles have changed. It is being judged again; look here in a few seconds.

# Giving a roster.
roster-give-text = Your list, as the app exports it
    .hint = In the app: share, copy, paste it here. What you paste is kept as it is.
roster-give-file = Or a file
    .kept = The file you sent is kept: hand it in, or choose another.
roster-give-anyway = Hand it in though no unit was found in it
roster-format = Written by
roster-format-any = Recognise it
roster-names-later = Names that nobody knows are looked up as soon as there is time for it: load this page again in a few seconds.
roster-names-to-confirm = Names to confirm
roster-unknown-name = “{ $name }”
roster-name-means = It is { $name }
roster-name-nothing = nothing is called like this: check the spelling
# After somebody said what an unknown name means.
roster-name-is-read-as = { $written } is read as { $means } now.
roster-changed-since = Changed since version { $version }
