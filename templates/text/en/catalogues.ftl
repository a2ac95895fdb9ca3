### Publications of battle profiles: their titles, what they change, and what is wrong with their files.

# The title of a publication that has none of its own. $date is none where it isn't known.
publication-battlescroll = { $date ->
    [none] Battlescroll
   *[other] Battlescroll of { DATETIME($date, style: "long") }
}
publication-profiles = { $date ->
    [none] Battle profiles
   *[other] Battle profiles of { DATETIME($date, style: "long") }
}

## How an event's own profile of a unit differs: "100 points, 10 models, not unique".

# $changes are the texts below.
profile-changes = { LIST($changes, type: "comma") }
profile-changed-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
profile-changed-size = { $size ->
    [one] { $size } model
   *[other] { $size } models
}
profile-changed-reinforcing = { $is ->
    [true] can be reinforced
   *[false] can't be reinforced
}
profile-changed-unique = { $is ->
    [true] unique
   *[false] not unique
}
# $options as battle profiles write them: "Any Infantry; 0-1 Monster".
profile-changed-options = { $options ->
    [none] no regiment options
   *[other] can lead { $options }
}
profile-changed-keywords = also { LIST($keywords, type: "and") }
profile-changed-no-keywords = not { LIST($keywords, type: "and") }
profile-changed-legends = { $is ->
    [true] Legends
   *[false] not Legends
}
profile-changed-factions = can be included by { LIST($factions, type: "and") }

## What another publication changes in a profile. None: it doesn't say.

catalogue-change = { $what }
changed-fact-added = { $points ->
    [none] { $name }: new, no price
   *[other] { $name }: new, { NUMBER($points, useGrouping: "false") } points
}
changed-fact-removed = { $points ->
    [none] { $name }: removed (had no price)
   *[other] { $name }: removed (was { NUMBER($points, useGrouping: "false") } points)
}
changed-fact-points = { $before ->
    [none] { $after ->
        [none] { $name } no price → no price
       *[other] { $name } no price → { NUMBER($after, useGrouping: "false") }
    }
   *[other] { $after ->
        [none] { $name } { NUMBER($before, useGrouping: "false") } → no price
       *[other] { $name } { NUMBER($before, useGrouping: "false") } → { NUMBER($after, useGrouping: "false") }
    }
}
changed-fact-size = { $before ->
    [none] { $after ->
        [none] { $name }: models unknown → unknown
       *[other] { $name }: models unknown → { NUMBER($after, useGrouping: "false") }
    }
   *[other] { $after ->
        [none] { $name }: models { NUMBER($before, useGrouping: "false") } → unknown
       *[other] { $name }: models { NUMBER($before, useGrouping: "false") } → { NUMBER($after, useGrouping: "false") }
    }
}
changed-fact-reinforcing = { $before ->
    [true] { $after ->
        [true] { $name }: can be reinforced: yes → yes
       *[false] { $name }: can be reinforced: yes → no
    }
   *[false] { $after ->
        [true] { $name }: can be reinforced: no → yes
       *[false] { $name }: can be reinforced: no → no
    }
}
changed-fact-keywords = { $name }: keywords { LIST($before, type: "comma") } → { LIST($after, type: "comma") }
changed-fact-options = { $name }: regiment options { $before } → { $after }

## No publication is near the rules cut-off.

# $concerned is an estimate of how many of the $lists rosters have other prices; none where there is no estimate.
price-gap = { $concerned ->
    [none] { $days ->
        [one] The newest battle profiles here are from { DATETIME($newest, style: "long") }, { $days } day before the rules cut-off ({ DATETIME($cut-off, style: "long") }). Import newer ones, or up-to-date rosters will show wrong findings.
       *[other] The newest battle profiles here are from { DATETIME($newest, style: "long") }, { $days } days before the rules cut-off ({ DATETIME($cut-off, style: "long") }). Import newer ones, or up-to-date rosters will show wrong findings.
    }
   *[other] { $days ->
        [one] The newest battle profiles here are from { DATETIME($newest, style: "long") }, { $days } day before the rules cut-off ({ DATETIME($cut-off, style: "long") }). Import newer ones, or up-to-date rosters will show wrong findings. This probably affects { NUMBER($concerned, useGrouping: "false") } of { NUMBER($lists, useGrouping: "false") } rosters.
       *[other] The newest battle profiles here are from { DATETIME($newest, style: "long") }, { $days } days before the rules cut-off ({ DATETIME($cut-off, style: "long") }). Import newer ones, or up-to-date rosters will show wrong findings. This probably affects { NUMBER($concerned, useGrouping: "false") } of { NUMBER($lists, useGrouping: "false") } rosters.
    }
}

## Files: why one can't be read, what was ignored and where, and what is missing.

# $first is what is wrong with the first part that cannot be read.
catalogue-file-error-no-profile = { $first ->
    [none] No battle profiles found. Upload Muster's CSV, or a zip of community catalogues (.gst, .cat).
   *[other] No battle profiles found. Upload Muster's CSV, or a zip of community catalogues (.gst, .cat). { $first }
}
catalogue-file-error-no-catalogue = No battle profiles found: none of the catalogues (.gst, .cat) could be read.
# $it is what the reader of archives says, in English.
archive-error-broken = This zip file can't be read: { $it }. Download it again.
archive-error-too-many = The zip file holds { NUMBER($files, useGrouping: "false") } files; the limit is { NUMBER($most, useGrouping: "false") }.
archive-error-too-large = The zip file is too large: unpacked, it's over { NUMBER($megabytes, useGrouping: "false") } MB.
archive-error-empty = The zip file holds no catalogue: no file ends in .gst or .cat.
unreadable = { $place }: { $why }
catalogue-place-line = line { NUMBER($it, useGrouping: "false") }
catalogue-place-file = { $it }
catalogue-place-game-system = the game system (.gst)
catalogue-problem-no-season = No General's Handbook found, so no units can be chosen.
# $it is what the reader of tables says, in English.
row-error-broken = { $it }
row-error-no-columns = The first line must name the columns, including "kind" and "name".
row-error-unknown-column = Unknown column "{ $it }" was ignored.
row-error-not-yes-or-no = "{ $cell }" in column "{ $column }": write yes or no.
row-error-not-a-number = "{ $cell }" in column "{ $column }": write a whole number.
row-error-not-a-date = "{ $it }" is not a date. Write it like 2025-06-19.
row-error-no-name = The name is missing.
row-error-no-faction = The faction is missing.
row-error-unknown-kind = Unknown kind of row: "{ $it }".
row-error-no-group = The "group" column is empty. Write the kind of enhancement, for example "Heroic Traits".
row-error-not-a-range = "{ $it }" in column "group": write a number or range, like 1 or 1-2.
row-error-no-regiment-above = No Regiment of Renown called "{ $it }" appears above this row.
row-error-no-unit-above = No unit called "{ $it }" in this faction appears above this row.
row-error-options = "{ $it }" is not a regiment option. Write "Any Infantry", "0-1 Monster or War Machine", "1 Toll's Companions", or "None".
row-error-unknown-condition = Unknown condition: "{ $it }".
# $why is what the reader of XML says, in English.
tree-error-broken = line { NUMBER($line, useGrouping: "false") }: { $why }
tree-error-no-catalogue = line { NUMBER($line, useGrouping: "false") }: { "<" }{ $element }{ ">" } is neither a catalogue nor a game system.
tree-error-too-deep = The file has too many nested levels.
tree-error-document-type = The file declares a document type, which isn't allowed. Remove it and try again.
tree-error-ends = The file is cut short or holds no catalogue. Download it again.
catalogue-gap-profile = { $faction }: { $name }: { $missing }
catalogue-gap-regiment-of-renown = Regiment of Renown { $name }: no points
not-given-points = no points
not-given-size = no unit size
not-given-keywords = no keywords
