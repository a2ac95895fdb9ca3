### The headings, labels and hints printed on each document.

# On several documents.
print-table = Table
print-player = Player
print-signature = Signature
print-nobody-is-paired = No one is paired in this round.
print-round = Round { $round }
print-table-number = Table { $table }
# What someone is called on paper whose name has no letter that can be printed, and who a card belongs to.
print-player-number = Player { $number }
print-team-number = Team { $number }

# At the foot of a page: when it was printed, and the log code.
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
print-bye = Bye: no battle this round

# Rounds of teams, and cards for the captains' draft.
print-matches = Matches
print-match = Match
print-team = Team
print-tables = Tables
print-line-ups = Line-ups
print-captain = Captain
print-team-bye = Bye: no match this round
print-no-teams-meet = No teams are paired in this round.
print-captains-settle = The captains decide who plays whom.
print-turn-your-cards = Turn your cards over together, write down who plays whom, sign this and take it to the desk. Staff: enter it under Rounds, at this match.
# The title of the file in a PDF reader.
print-draft-cards-of = { $event } · Round { $round } · Draft cards
print-event-and-round = { $event }  ·  Round { $round }
print-match-number = Match { $number }
print-match-against = Match { $number } against { $other }
print-teams-against = { $one } against { $other }
# $tables is "Tables 5–8".
print-match-at = Match { $number }  ·  { $tables }
print-has-the-bye = { $team } gets the bye

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

# Sheets of games whose players only write down the final points. $size is "2000 points".
print-difference = Difference
print-result = Result
# $result: what it is called. $own and $theirs: what both get.
print-result-worth = { $result }: { $own }–{ $theirs }
print-the-difference = { $size ->
    [none] Difference
   *[other] Difference at { $size }
}

# Private links.
print-no-players-yet = No players yet.
print-scan-it = Scan to see your table and opponent, and to report results.
print-keep-it = It signs you in, so don't share it.
print-links-of = { $event } · Player links

# Rosters.
print-rosters = Rosters
print-no-rosters-yet = No rosters handed in yet.
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
print-unit-and-what-it-has = Unit and options
print-models = Models
print-points = Points
print-total = Total

# Standings.
print-place = Place
print-faction = Faction
print-nobody-is-ranked = No one is ranked yet.
print-shared-places = = means a tied place: equal on every tie-breaker.
print-dropped-player = { $name } (withdrawn)

# Certificates.
print-no-award-yet = No awards yet.
print-awarded-to = awarded to
print-date = Date
# In the place of the date, while rounds are still to come.
print-certificate-so-far = So far: round { $round } of { $rounds }
print-certificates-of = { $event } · Certificates
# Below the line for the signature.
print-organiser = { $name ->
    [none] Organiser
   *[other] { $name }, organiser
}

# The pack.
print-event-pack = Event pack

# The poster with the event's address. $takes: players can sign up.
print-poster-invites = { $takes ->
    [true] Scan to sign up
   *[false] Scan for pairings, results and standings
}
