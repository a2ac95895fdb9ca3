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
