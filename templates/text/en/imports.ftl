### Why an imported file isn't taken. Import errors of event files follow the file's name and a colon.

import-refusal-address-taken = another event already uses the address /e/{ $slug }
# $key is the player's key in the file, $problem a sentence.
import-refusal-player-name = player { $key }: { $problem }
import-refusal-teams-without-stored = this is a team event and the file has no teams; export it again without --public
import-refusal-is-here = this event is already here, at /e/{ $slug }
# "stored" is a key of the file.
import-refusal-rows = "stored": { $problem }
import-refusal-unreadable = this version of Muster can't read the event in "stored"
# $why is what is wrong with the log.
import-refusal-log = its log was changed: { $why }
import-refusal-no-address = "{ $slug }" can't be an event's address; use only a to z, digits and hyphens, at most 64
# $breaks are sentences.
import-refusal-results = it doesn't match its own log: { LIST($breaks, type: "blank") }
import-refusal-contradiction = its players and rounds don't match "stored". Remove "stored" to import only the players and rounds

# $table and $column are named as in the file.
stored-row-problem-unknown-table = { $table }: unknown name
stored-row-problem-other-columns = { $table }: the columns differ; the file is from another version of Muster
stored-row-problem-cells = { $table }, row { $row }: the number of values doesn't match the columns
stored-row-problem-cell = { $table }, row { $row }: "{ $column }" has the wrong type
stored-row-problem-events = event: { $count ->
    [one] { $count } row, but a file holds one event
   *[other] { $count } rows, but a file holds one event
}
stored-row-problem-elsewhere = { $table }, row { $row }: "{ $column }" names something that isn't in this file
stored-row-problem-refused = { $table }, row { $row }: contradicts itself or another row

# A publication of battle profiles.
catalogue-refusal-empty = The file has no battle profiles. Nothing was imported.
catalogue-refusal-known = { $imported-by } has already imported this publication. Nothing was imported.
