### What comes in from files. Each stands after the file's name and a colon.

import-refusal-address-taken = there is an event at /e/{ $slug } already
# $key is what the file calls the player, $problem a sentence.
import-refusal-player-name = player { $key }: { $problem }
import-refusal-teams-without-stored = it is played by teams, and only a file of the whole event brings teams: one that was exported without --public
import-refusal-is-here = this very event is here already, at /e/{ $slug }
import-refusal-rows = stored, { $problem }
import-refusal-unreadable = what is stored in it is no event that this Muster can show
# $why is what is wrong with the log.
import-refusal-log = the log in it is not in order: { $why }
import-refusal-no-address = "{ $slug }" is no address of an event: it has letters a to z, digits and hyphens, 64 at most
# $breaks are sentences.
import-refusal-results = what stands in it is not what its log says: { LIST($breaks, type: "blank") }
import-refusal-contradiction = its players and rounds are not those under "stored": one of the two was changed. Take "stored" out to import the players and rounds alone

# $table and $column are called as the file calls them.
stored-row-problem-unknown-table = { $table }: this Muster keeps nothing of that name
stored-row-problem-other-columns = { $table }: not what this Muster keeps; the file is of another version
stored-row-problem-cells = { $table }, row { $row }: not one value for every column
stored-row-problem-cell = { $table }, row { $row }: "{ $column }" is not of its kind
stored-row-problem-events = event: { $count ->
    [one] { $count } row, where a file is of one event
   *[other] { $count } rows, where a file is of one event
}
stored-row-problem-elsewhere = { $table }, row { $row }: what "{ $column }" names is not in this file
stored-row-problem-refused = { $table }, row { $row }: it contradicts another row, or itself

catalogue-refusal-empty = There is no battle profile in it. Nothing was imported.
catalogue-refusal-known = This very publication was imported before, by { $imported-by }. Nothing was imported.
