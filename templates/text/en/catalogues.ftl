### Publications of battle profiles: what they are called, what one changes, and what is wrong with their files.

# The title of a publication that has none of its own. $date is none where nobody knows it.
publication-battlescroll = { $date ->
    [none] Battlescroll
   *[other] Battlescroll of { DATETIME($date, style: "long") }
}
publication-profiles = { $date ->
    [none] Battle profiles
   *[other] Battle profiles of { DATETIME($date, style: "long") }
}

## What of a profile is another at an event: "100 points, 10 models, not unique".

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
   *[false] cannot be reinforced
}
profile-changed-unique = { $is ->
    [true] unique
   *[false] not unique
}
# $options as battle profiles write them: "Any Infantry; 0-1 Monster".
profile-changed-options = { $options ->
    [none] leads nobody
   *[other] may lead { $options }
}
profile-changed-keywords = also { LIST($keywords, type: "and") }
profile-changed-no-keywords = not { LIST($keywords, type: "and") }
profile-changed-legends = { $is ->
    [true] Legends
   *[false] not Legends
}
profile-changed-factions = may be included by { LIST($factions, type: "and") }

## What another publication changes of a profile. None: it does not say it.

catalogue-change = { $what }
changed-fact-added = { $points ->
    [none] { $name }: new, no price points
   *[other] { $name }: new, { NUMBER($points, useGrouping: "false") } points
}
changed-fact-removed = { $points ->
    [none] { $name }: no longer there (no price points)
   *[other] { $name }: no longer there ({ NUMBER($points, useGrouping: "false") } points)
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
        [none] { $name }: unknown → unknown models
       *[other] { $name }: unknown → { NUMBER($after, useGrouping: "false") } models
    }
   *[other] { $after ->
        [none] { $name }: { NUMBER($before, useGrouping: "false") } → unknown models
       *[other] { $name }: { NUMBER($before, useGrouping: "false") } → { NUMBER($after, useGrouping: "false") } models
    }
}
changed-fact-reinforcing = { $before ->
    [true] { $after ->
        [true] { $name }: can be reinforced yes → yes
       *[false] { $name }: can be reinforced yes → no
    }
   *[false] { $after ->
        [true] { $name }: can be reinforced no → yes
       *[false] { $name }: can be reinforced no → no
    }
}
changed-fact-keywords = { $name }: keywords { LIST($before, type: "comma") } → { LIST($after, type: "comma") }
changed-fact-options = { $name }: regiment options { $before } → { $after }

## No publication lies near the cut-off.

# $concerned of $lists lists were written with other prices, as far as somebody has counted that; else it is none.
price-gap = { $concerned ->
    [none] { $days ->
        [one] The newest battle profiles here are of { DATETIME($newest, style: "long") }, { $days } day before the cut-off ({ DATETIME($cut-off, style: "long") }): what was published since is missing, and lists that follow it will look wrong.
       *[other] The newest battle profiles here are of { DATETIME($newest, style: "long") }, { $days } days before the cut-off ({ DATETIME($cut-off, style: "long") }): what was published since is missing, and lists that follow it will look wrong.
    }
   *[other] { $days ->
        [one] The newest battle profiles here are of { DATETIME($newest, style: "long") }, { $days } day before the cut-off ({ DATETIME($cut-off, style: "long") }): what was published since is missing, and lists that follow it will look wrong. As far as real lists tell, that concerns about { NUMBER($concerned, useGrouping: "false") } of the { NUMBER($lists, useGrouping: "false") } handed in.
       *[other] The newest battle profiles here are of { DATETIME($newest, style: "long") }, { $days } days before the cut-off ({ DATETIME($cut-off, style: "long") }): what was published since is missing, and lists that follow it will look wrong. As far as real lists tell, that concerns about { NUMBER($concerned, useGrouping: "false") } of the { NUMBER($lists, useGrouping: "false") } handed in.
    }
}

## Files: why one is none, what was left out of it and where, and what it does not give.

# $first is what is wrong with the first part that cannot be read.
catalogue-file-error-no-profile = { $first ->
    [none] There is no battle profile in it. Send our CSV, or a zip of community catalogues (.gst, .cat).
   *[other] There is no battle profile in it. Send our CSV, or a zip of community catalogues (.gst, .cat). { $first }
}
catalogue-file-error-no-catalogue = There is no battle profile in it: no catalogue (.gst, .cat) could be read.
# $it are the words of what reads archives.
archive-error-broken = This is not a zip archive that can be read: { $it }.
archive-error-too-many = The archive holds { NUMBER($files, useGrouping: "false") } files; a catalogue has at most { NUMBER($most, useGrouping: "false") }.
archive-error-too-large = Unpacked, the archive is larger than { NUMBER($megabytes, useGrouping: "false") } MB.
archive-error-empty = The archive holds no catalogue: no file ends in .gst or .cat.
unreadable = { $place }: { $why }
catalogue-place-line = line { NUMBER($it, useGrouping: "false") }
catalogue-place-file = { $it }
catalogue-place-game-system = the game system (.gst)
catalogue-problem-no-season = No General's Handbook was found in it, so no unit can be chosen.
# $it are the words of what reads tables.
row-error-broken = { $it }
row-error-no-columns = The first line must name the columns, "kind" and "name" among them.
row-error-unknown-column = The column "{ $it }" is not known and was left out.
row-error-not-yes-or-no = "{ $cell }" under "{ $column }": write yes or no.
row-error-not-a-number = "{ $cell }" under "{ $column }" is not a whole number.
row-error-not-a-date = "{ $it }" is not a date: write 2025-06-19.
row-error-no-name = The name is missing.
row-error-no-faction = The faction is missing.
row-error-unknown-kind = "{ $it }" is not a kind of row.
row-error-no-group = Say under "group" of which kind it is, for example "Heroic Traits".
row-error-not-a-range = "{ $it }" under "group": write 1, or 1-2.
row-error-no-regiment-above = No regiment of renown "{ $it }" stands above.
row-error-no-unit-above = No unit "{ $it }" of this faction stands above.
row-error-options = "{ $it }" is not a regiment option. Write "Any Infantry", "0-1 Monster or War Machine", "1 Toll's Companions", or "None".
row-error-unknown-condition = "{ $it }" is not a condition known here.
# $why are the words of what reads XML.
tree-error-broken = line { NUMBER($line, useGrouping: "false") }: { $why }
tree-error-no-catalogue = line { NUMBER($line, useGrouping: "false") }: { "<" }{ $element }{ ">" } is not a catalogue or game system.
tree-error-too-deep = The file is nested too deeply.
tree-error-document-type = The file declares a document type, which is refused.
tree-error-ends = The file ends in the middle, or holds no catalogue.
catalogue-gap-profile = { $faction }: { $name }: { $missing }
catalogue-gap-regiment-of-renown = Regiment of Renown { $name }: no points
not-given-points = no points
not-given-size = no size
not-given-keywords = no keywords
