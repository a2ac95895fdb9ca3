### The rounds at the desk: drawing, publishing and closing them, changing what was drawn, and how they went.
### $round and $table are numbers. $tables, where it is written out, says which: "tables 3–5, 9".

# How the rounds went: who was there, how long it took.
desk-rounds-figures = Figures
desk-rounds-figures-title = How the rounds went
desk-rounds-figures-none = Here stands, round by round, who was there, how long it took, and what judges had to do. No round has been published yet.
# Who had a place, and how many of them never came.
desk-rounds-figures-attendance = { $never ->
    [0] { $players ->
        [0] No players had a place, and everybody came.
        [one] { $players } player had a place, and everybody came.
       *[other] { $players } players had a place, and everybody came.
    }
   *[other] { $players ->
        [0] No players had a place; { $never } never came.
        [one] { $players } player had a place; { $never } never came.
       *[other] { $players } players had a place; { $never } never came.
    }
}
desk-rounds-figures-last-report = Until the last report
# Against the minutes that were planned; $more or $fewer is 0.
desk-rounds-figures-longest = Round { $round } took longest: { $took ->
    [one] { $took } minute
   *[other] { $took } minutes
} until the last report, { $more ->
    [0] { $fewer ->
        [0] as many as planned
       *[other] { $fewer } fewer than planned
    }
   *[other] { $more } more than planned
}.
desk-rounds-figures-bar = The bar is what the round took, in minutes from the start of its clock; the line is what was planned.
desk-rounds-figures-round = Round { $round }
# In the place of a bar for whoever does not see it, in minutes.
desk-rounds-figures-duration = { $took ->
    [none] { $planned ->
        [one] Round { $round }: no report yet, { $planned } minute planned
       *[other] Round { $round }: no report yet, { $planned } minutes planned
    }
    [one] Round { $round }: { $took } minute of { $planned } planned
   *[other] Round { $round }: { $took } minutes of { $planned } planned
}
desk-rounds-figures-there = Who was there
desk-rounds-figures-duration-title = How long it took
desk-rounds-figures-judges = What judges had to do
# Heads of their columns.
desk-rounds-figures-round-head = Round
desk-rounds-figures-players = Players
desk-rounds-figures-byes = Byes
desk-rounds-figures-not-at-the-table = Not at the table
desk-rounds-figures-left = Left after it
desk-rounds-figures-tables = Tables
desk-rounds-figures-reported = Reported
desk-rounds-figures-planned = Planned, min
desk-rounds-figures-half = Half reported, min
desk-rounds-figures-took = Last report, min
desk-rounds-figures-ruled = Set by staff
desk-rounds-figures-calls = Calls
desk-rounds-figures-waited = Wait for a judge, min
desk-rounds-figures-judged = Judges at tables, min
desk-rounds-figures-given = Given to tables, min
