### What stands on paper, whatever is typed into it: the headings, labels and hints of each document.

# On several documents.
print-table = Table
print-player = Player
print-signature = Signature
print-nobody-is-paired = Nobody is paired in this round.
print-round = Round { $round }
print-table-number = Table { $table }
# What somebody is called whose name has none of the letters of paper, and whose card it is.
print-player-number = Player { $number }
print-team-number = Team { $number }

# At the foot of a page: when it was printed, and how far the event's log had come.
print-page-of = Page { $page } of { $pages }
print-imprint = { $log ->
    [none] { print-printed }
   *[other] { print-printed } · log { $log }
}
print-printed = { $when ->
    [none] { "" }
   *[other] Printed { $when }
}

# Pairings.
print-pairings-by-table = Pairings by table
print-pairings-by-name = Pairings by name
print-opponent = Opponent
print-bye = Bye: no game this round

# Rounds of teams, and cards for their captains' drafts.
print-matches = Matches
print-match = Match
print-team = Team
print-tables = Tables
print-line-ups = Line-ups
print-captain = Captain
print-team-bye = Bye: no match this round
print-no-teams-meet = No teams meet in this round.
print-captains-settle = Who plays whom is settled by the captains.
print-turn-your-cards = Turn your cards over together, write down who plays whom, sign, and take this to the desk: it is typed in under Rounds, at this match.
# What a file is called in a reader.
print-draft-cards-of = { $event } · Round { $round } · Draft cards
print-event-and-round = { $event }  ·  Round { $round }
print-match-number = Match { $number }
print-match-against = Match { $number } against { $other }
print-teams-against = { $one } against { $other }
# $tables is "Tables 5–8".
print-match-at = Match { $number }  ·  { $tables }
print-has-the-bye = { $team } has the bye

# Result slips.
print-slips-of = { $event } · Round { $round } · Result slips
print-round-with = { $battleplan ->
    [none] { print-round }
   *[other] { print-round }  ·  { $battleplan }
}

# Table cards.
print-no-tables = This round has no tables.
print-time-left = Time left
print-cards-of = { $event } · Round { $round } · Table cards

# Sheets of games whose players write down the end of a battle. $size is "2000 points".
print-difference = Difference
print-result = Result
print-the-difference = { $size ->
    [none] The difference
   *[other] The difference, at { $size }
}

# Private links.
print-no-players-yet = There are no players yet.
print-scan-it = Scan it to see your table, your opponent and to report results.
print-keep-it = It signs you in: keep it to yourself.
print-links-of = { $event } · Player links

# Rosters.
print-rosters = Rosters
print-no-rosters-yet = No roster has been handed in yet.
print-no-roster = No roster.
print-roster-continued = { $player } (continued)
print-booklet-rosters = { $count ->
    [one] { $count } roster
   *[other] { $count } rosters
}

# A blank roster.
print-roster-form = Roster
print-name = Name
print-part-of-the-army = Part of the army
print-unit-and-what-it-has = Unit, and what it has
print-models = Models
print-points = Points
print-total = Total

# Standings.
print-place = Place
print-faction = Faction
print-nobody-is-ranked = Nobody is ranked yet.
print-shared-places = = marks a shared place: level on everything that ranks.
print-dropped-player = { $name } (dropped)

# Certificates.
print-no-award-yet = There is no award yet.
print-awarded-to = awarded to
print-date = Date
print-certificates-of = { $event } · Certificates
# Below the line for the signature.
print-organiser = { $name ->
    [none] Organiser
   *[other] { $name }, organiser
}

# The pack.
print-event-pack = Event pack
