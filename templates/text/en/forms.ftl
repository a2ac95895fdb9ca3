### Forms and files: what is wrong with what was sent.

form-refusal-unreadable = The form couldn't be read. Send it again.
form-refusal-no-text = It contains characters that can't be used. Type it again without them.
form-refusal-long-query = Your search is too long. Try one or two words.
form-refusal-long-name = The file name is too long. Shorten it and send the file again.
form-refusal-broken-off = The upload was interrupted and nothing was saved. Send it again.
form-refusal-no-stage = Choose a stage.
form-refusal-no-show = Choose what to show.
form-refusal-no-version-of-player = This page is out of date. Open the player's page and try again.
form-refusal-no-version = This page is out of date. Open it again and retry.
form-refusal-no-tables = Choose the tables to reassign.
form-refusal-no-password = Choose another password.
# Alone, or above a list of the marked fields.
form-refusal-see-marked = Not saved. Correct the fields marked below.
form-refusal-not-a-day = That isn't a date. Enter the publication date, like 2025-06-19.
form-refusal-no-file = Choose a file: a Muster CSV, or a zip of community catalogues.
form-refusal-no-day = Enter the publication date. Dated profiles replace those without one.
form-refusal-no-unit = The roster has no units yet. Add one first.
form-refusal-unreadable-tap = That tap wasn't saved. Reload the page and tap again.
form-refusal-no-reason-to-stand = Say why you allow it. The reason stays with the sheet.
form-refusal-faction-not-known = This roster's faction is unknown. Choose one below.

too-large-form = This form is too large and wasn't saved. Send at most { $kilobytes } kB.
too-large-fields = This form has too many fields and wasn't saved. Send at most { $most }.
too-large-upload = That file is too large. Send at most { $kilobytes } kB.

# Beside a field.
forms-choose-one = Choose one of these.
forms-say-why = Give a reason. It goes in the log.
forms-no-such-player = No player has this number. Check it.
forms-no-such-player-in-round = No player has this number in this round. Check it.
# No player has the name that was typed.
forms-nobody-called = No one here has that name. Check the spelling.
# Several players have the name that was typed, or one has a longer name.
forms-choose-who = Choose who you mean.
forms-enter-round-numbers = Enter round numbers, like 1, 2.
forms-enter-day = Enter a day, like 2025-05-10.
forms-enter-time = Enter a time, like 09:30.
forms-enter-day-and-time = Enter a day and time, like 2025-05-10 09:30.
# $longest: characters, as figures.
forms-too-long = Use { $longest } characters or fewer.
# $least, $most: as figures.
forms-enter-number-between = Enter a whole number from { $least } to { $most }.
# A number that is too large.
forms-at-most = Enter { $most } or less.
forms-faction-other = Another faction
    .hint = Only if it isn't in the list.

# Two people changed the same form.
forms-both-changed = Not saved: someone else changed the same fields. Both versions are below. Choose what to keep, then save. Their other changes stay.
forms-others-stays = Someone else's changes were kept too.
# In a list of what is wrong, after the label of the field. It links to the field.
forms-changed-by-both = you both changed this
forms-choice-stands = Someone else chose <q>{ $now }</q>. Your choice is shown.
# $ticked: whether the other person ticked the box.
forms-tick-stands = { $ticked ->
    [true] Someone else ticked this. You unticked it.
   *[other] Someone else unticked this. You ticked it.
}
# $now: what is saved; $sent: what was typed.
forms-stands = { $now ->
    [none] { $sent ->
        [none] Someone else cleared this. You left it empty.
       *[other] Someone else cleared this. You entered <q>{ $sent }</q>.
    }
   *[other] { $sent ->
        [none] Someone else changed this to <q>{ $now }</q>. You left it empty.
       *[other] Someone else changed this to <q>{ $now }</q>. You entered <q>{ $sent }</q>.
    }
}
# The same for a long text, which stands below.
forms-area-emptied = Someone else cleared this.
forms-area-stands = Someone else saved this:
    .label = Saved text

# After a form was sent.
forms-saved = Saved.
forms-saved-in-pack = Saved. Players see it in the pack.
forms-saved-already = Already saved.
forms-done-already = Already done.
