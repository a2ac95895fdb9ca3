### Documents to print: what each is called, and what the desk fills in on them.

# What each is called on the page that lists them.
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
desk-paper-players-to-tick-off = Players, to tick off
desk-paper-private-links = Private links with codes
desk-paper-for-the-caterer = List for the caterer
desk-paper-certificates = Certificates
desk-paper-certificates-for-everybody = Certificates for everybody
desk-paper-certificate = Certificate
desk-paper-matches = Matches
desk-paper-line-ups = Line-ups
desk-paper-draft-cards = Draft cards, to cut
desk-paper-standings-of-teams = Standings of teams

# The page.
desk-paper-title = Print
# $problem is a sentence about the address of links; $ways are commands that put it right.
desk-paper-unreachable = { $ways ->
    [none] { $problem } Set it before you print links. Start Muster with <code>--url</code> and that address.
   *[other] { $problem } Set it before you print links. Start Muster with { LIST($ways, type: "or-with") }.
}
desk-paper-way = <code>muster { $way }</code>
desk-paper-lead = Each is a PDF, made from what stands now.
desk-paper-lacks-letters = { $count ->
    [one] Paper lacks letters of { $count } name. Add a form in other letters, like <q>Somchai (สมชาย)</q>, and paper has that.
   *[other] Paper lacks letters of { $count } names. Add a form in other letters, like <q>Somchai (สมชาย)</q>, and paper has that.
}
desk-paper-printed-as = <bdi>{ $name }</bdi> is printed as <bdi>{ $printed }</bdi>
# For organisers: $a is the player's page.
desk-paper-player-printed-as = <a><bdi>{ $name }</bdi></a> is printed as <bdi>{ $printed }</bdi>
desk-paper-round = Round { $round }
desk-paper-round-draft = Round { $round } <badge>draft</badge>
desk-paper-the-event = The event
desk-paper-network-dies = For when the network dies
desk-paper-network-dies-lead = Everything that is on this page for the newest published round, with the standings, the rosters and the whole event, to keep on a stick or to print before the round begins.
desk-paper-everything = Everything on paper (ZIP)
desk-paper-whole-event = The whole event as a file
desk-paper-whole-event-hint = Another Muster goes on from the whole event: rosters, private links, calls, texts, venue and log are in it. <strong>Keep it to yourself</strong>: whoever has it can sign in as any player.
# $a leads to the file.
desk-paper-public-file = <a>Players and games alone</a> are a file to hand out: with it anybody can check every draw.

# The list of players.
desk-paper-players = Players
desk-paper-here = Here
desk-paper-number = Number
desk-paper-name = Name
desk-paper-club = Club
desk-paper-faction = Faction
desk-paper-nobody-signed-up = Nobody has signed up yet.
desk-paper-listed-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}

# The list for the caterer.
desk-paper-dietary-needs = Allergies and dietary needs
desk-paper-keep-confidential = For the caterer; keep it confidential.
desk-paper-needs = Needs
desk-paper-no-needs = Nobody has told us of any.
desk-paper-players-in-all = { $count ->
    [one] { $count } player in all
   *[other] { $count } players in all
}

# Certificates, standings, sheets and rosters.
desk-paper-for-taking-part = For taking part
# Where a player came in the end, and with what record: 3rd of 48, 4–0–1
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
# The size of an army, and what a roster comes to.
desk-paper-army-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# Room to write down which battleplan is played.
desk-paper-blank-for-battleplan = { -mission-title }: ______________________________
desk-paper-roster-version = version { $number }
