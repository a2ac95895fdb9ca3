### Documents to print: their names, and what the desk fills in on them.

# The names of the documents on the page that lists them.
desk-paper-pairings-by-table = Pairings by table
desk-paper-pairings-by-name = Pairings by name
desk-paper-result-slips = Result slips
desk-paper-scoring-sheets = Scoring sheets
desk-paper-table-cards = Table cards
desk-paper-standings = Standings
desk-paper-pack = Pack
desk-paper-blank-sheet = Blank scoring sheet
desk-paper-roster-form = Blank roster
desk-paper-rosters = Rosters
desk-paper-players-to-tick-off = Check-in list
desk-paper-private-links = Private links (QR codes)
desk-paper-for-the-caterer = Catering list
desk-paper-poster = Poster with the event's address (QR code)
desk-paper-certificates = Certificates
desk-paper-certificates-for-everybody = Certificates for everyone
desk-paper-certificate = Certificate
desk-paper-matches = Matches
desk-paper-line-ups = Line-ups
desk-paper-draft-cards = Draft cards to cut out
desk-paper-standings-of-teams = Standings of teams

# The page.
desk-paper-title = Print
# $problem is a sentence about the address of links; $ways are commands that set it.
desk-paper-unreachable = { $ways ->
    [none] { $problem } Set it before you print links: start Muster with <code>--url</code> and the address players use.
   *[other] { $problem } Set it before you print links: start Muster with { LIST($ways, type: "or-with") }.
}
desk-paper-way = <code>muster { $way }</code>
desk-paper-lead = All files are PDFs with the latest data.
desk-paper-lacks-letters = { $count ->
    [one] The PDFs can't print some letters of { $count } name. Add another spelling, like <q>Somchai (สมชาย)</q>, to print that.
   *[other] The PDFs can't print some letters of { $count } names. Add another spelling, like <q>Somchai (สมชาย)</q>, to print that.
}
desk-paper-printed-as = { $name } is printed as { $printed }
# For organisers: $a is the player's page.
desk-paper-player-printed-as = <a>{ $name }</a> is printed as { $printed }
desk-paper-round = Round { $round }
desk-paper-round-draft = Round { $round } <badge>draft</badge>
desk-paper-the-event = Event
desk-paper-network-dies = If the network fails
desk-paper-network-dies-lead = Before each round, download its papers, the standings, all rosters and the full event file. Keep them on a USB stick or print them.
desk-paper-everything = Download everything (ZIP)
desk-paper-whole-event = Download full event file
desk-paper-whole-event-hint = Another Muster site can continue the event from the full event file. <strong>Keep it private</strong>: anyone who has it can sign in as any player.
# $a leads to the file.
desk-paper-public-file = To let others check the pairings, share the <a>public event file</a>.

# The list of players.
desk-paper-players = Players
desk-paper-here = Here
desk-paper-number = Number
desk-paper-name = Name
desk-paper-club = Club
desk-paper-faction = Faction
desk-paper-nobody-signed-up = No one has signed up yet.
desk-paper-listed-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}

# The list for the caterer.
desk-paper-dietary-needs = Allergies and dietary needs
desk-paper-keep-confidential = For the caterer. Keep confidential.
desk-paper-needs = Needs
desk-paper-no-needs = None reported.
desk-paper-players-in-all = { $count ->
    [one] { $count } player in total
   *[other] { $count } players in total
}

# Certificates, standings, sheets and rosters.
desk-paper-for-taking-part = For taking part
# A player's final place and record: 3rd of 48, 4–0–1
desk-paper-place-of = { $place } of { $count }, { $record }
desk-paper-standings-of-entrants = { $round ->
    [0] { -players-title }
   *[other] { -players-title } after round { $round }
}
# A pair with its two people: The Rats: Ann, Bo
desk-paper-pair-of-people = { $people ->
    [none] { $name }
   *[other] { $name }: { $people }
}
# Who has a certificate through their team.
desk-paper-member-of-team = { $role ->
    [captain] { $team }, captain
    [reserve] { $team }, reserve
    [coach] { $team }, coach
    [assistant] { $team }, assistant
   *[player] { $team }
}
# The size of an army, and what a roster adds up to.
desk-paper-army-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# A blank to write the battleplan on.
desk-paper-blank-for-battleplan = { -mission-title }: ______________________________
desk-paper-roster-version = version { $number }
