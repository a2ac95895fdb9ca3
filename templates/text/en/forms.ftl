### Forms and files as they were sent.

form-refusal-unreadable = The form could not be read. Send it again.
form-refusal-no-text = There is something in it that is no text. Type it again, or leave that out.
form-refusal-long-query = That is far too long to look for. A word or two is enough.
form-refusal-long-name = A field or a file has a name that is far too long. Give the file a shorter name, and send it again.
form-refusal-broken-off = The upload broke off. Nothing was saved; send it again.
form-refusal-no-stage = Choose a stage.
form-refusal-no-show = Choose what to show.
form-refusal-no-version-of-player = Open the player's page, then decide.
form-refusal-no-version = Open the page again, then decide.
form-refusal-no-tables = Choose which tables to give out again.
form-refusal-no-password = Choose another password.
form-refusal-see-marked = Nothing was saved yet: see what is marked below.
form-refusal-not-a-day = Enter the day it was published, like 2025-06-19.
form-refusal-no-file = Choose a file: our CSV, or a zip of community catalogues.
form-refusal-no-day = Enter the day it was published: profiles without a date lose to all others.
form-refusal-no-unit = There is no unit on the roster yet.
form-refusal-unreadable-tap = This tap could not be read. Load the page again, and tap once more.
form-refusal-no-reason-to-stand = Say why it may stand: the reason is kept with the sheet.
form-refusal-faction-not-known = Its faction is not known here. Pick the faction below.

too-large-form = This form is too large. Nothing was saved; send at most { $kilobytes } kB.
too-large-fields = This form has too many fields. Nothing was saved; send at most { $most }.
too-large-upload = That is too large. Send at most { $kilobytes } kB.

# Beside a field.
forms-choose-one = Choose one of these.
forms-say-why = Say why: it is on record.
forms-no-such-player = No player has this number.
forms-no-such-player-in-round = No player has this number in this round.
# Nobody has a name like the one that was typed.
forms-nobody-called = Nobody here is called like this.
# Several have, or one whose name is longer.
forms-choose-who = Choose who is meant.
forms-enter-round-numbers = Enter round numbers, like 1, 2.
forms-enter-day = Enter a day, like 2025-05-10.
forms-enter-time = Enter a time, like 09:30.
forms-enter-day-and-time = Enter a day and time, like 2025-05-10 09:30.
# $longest: characters, as figures.
forms-too-long = Keep this to { $longest } characters.
# $least, $most: as figures.
forms-enter-number-between = Enter a whole number from { $least } to { $most }.
# A number that is larger than it may be.
forms-at-most = Enter { $most } or less.
forms-faction-other = Another faction
    .hint = Only if it is not in the list.

# Somebody else saved while this was typed.
forms-both-changed = Nothing was saved yet: somebody else saved while you were typing, and changed what you changed too. Both stand below. What you leave there is saved; everything else of theirs stays.
forms-others-stays = What somebody else saved meanwhile stays.
# A line of what is wrong: it leads to the field, whose label stands before it.
forms-changed-by-both = changed by both of you
forms-choice-stands = <q>{ $now }</q> stands now; you chose what is shown.
# $ticked: whether somebody else ticked the box.
forms-tick-stands = { $ticked ->
    [true] Somebody else has ticked this; you did the opposite.
   *[other] Somebody else has taken this tick away; you did the opposite.
}
# $now: what stands there; $sent: what was typed.
forms-stands = { $now ->
    [none] { $sent ->
        [none] Somebody else has emptied this; you sent it empty.
       *[other] Somebody else has emptied this; you sent <q>{ $sent }</q>.
    }
   *[other] { $sent ->
        [none] <q>{ $now }</q> stands now; you sent it empty.
       *[other] <q>{ $now }</q> stands now; you sent <q>{ $sent }</q>.
    }
}
# Where a long text is meant, which stands below.
forms-area-emptied = Somebody else has emptied this.
forms-area-stands = Somebody else has saved this here:
    .label = What stands now

# After a form was sent.
forms-saved = Saved.
forms-saved-in-pack = Saved. The pack shows it.
forms-saved-already = That was saved already.
forms-done-already = That was done already.
