### The settings of an event: labels of fields (.hint: how to fill one in) and choices.

# The colours of an event's pages. Their keys are the names in heraldry.
accent-azure = Blue
accent-sky = Light blue
accent-teal = Teal
accent-vert = Green
accent-olive = Olive
accent-or = Gold
accent-tenne = Orange
accent-gules = Red
accent-rose = Rose
accent-murrey = Mulberry
accent-purpure = Violet
accent-sable = Grey

# Who sees the rosters: a choice for organisers.
roster-policy-open = Players, from a set time
roster-policy-closed = Only staff
roster-policy-at-table = Shown at the table

battleplan-choice-dice = Rolled each round
battleplan-choice-public = Fixed, shown in the pack
battleplan-choice-secret = Fixed, shown with the pairings

# How terrain is placed; .without-layouts: in a game whose missions have no layouts.
terrain-preset = Preset layout of the { -mission }
    .without-layouts = Set up by the organiser
terrain-roll-off = Placed by attacker and defender
    .without-layouts = Placed by the two players

# Who brings the terrain.
terrain-by-organiser = The organiser (on the tables)
terrain-by-players = The players
terrain-by-each-half = Each player brings half

# How something besides the mission is chosen.
axis-choice-drawn = Random for each round
axis-choice-one-a-table = Random for each table
axis-choice-fixed = Fixed, listed below
axis-choice-players = Players choose

# How often a paper sheet is entered, in the log.
paper-check-once = once
paper-check-twice = twice, by two people

# What battleplans are set for, in the log.
battleplans-by-round = round
battleplans-by-table = table

## What the log says of a value

setting-value-none = none
setting-value-count = { $count }
setting-value-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
# The most that one player can have.
setting-value-most-points = { $most ->
    [0] none
    [one] up to { $most } point
   *[other] up to { $most } points
}
setting-value-yes-or-no = { $yes ->
    [true] yes
   *[other] no
}
setting-value-day = { DATETIME($day, style: "weekday") }
setting-value-sides = { $short } × { $long } inches
setting-value-list = { $items ->
    [none] none
   *[other] { $items }
}
# Parts that have commas of their own.
setting-value-each = { $items ->
    [none] none
   *[other] { LIST($items, type: "semicolon") }
}
setting-value-of-round = round { $round }: { $what }
setting-axes-fixed = { $name }: { $rounds }
setting-axes-chosen = { $name }: { $how }
setting-clubs-of-rounds = { $rounds ->
    [one] round { $rounds }: { $rule }
   *[other] rounds { $rounds }: { $rule }
}
# After rounds that are named.
setting-clubs-otherwise = other rounds: { $rule }

## The step of when and where, and that of who

setting-starts-on = First day
    .logged = first day
    .pack = Date
setting-ends-on = Last day
    .refused = The last day is before the first. Change one of them.
    .logged = last day
setting-venue = Venue
    .logged = venue
setting-time-zone = Time zone
    .hint = For example, Europe/London.
    .logged = time zone
    .pack = Time zone
# $most: as figures.
setting-capacity = Places
    .logged = places
    .hint = Even numbers work best. Up to { $most } people a day can join the waiting list.
setting-points-limit = Points limit
    .logged = points limit
    .hint = Empty: no limit.
    .stored-none = no limit
    .refused = This game needs a points limit.
setting-address = Address
    .logged = address
setting-about = About the event
    .logged = about the event
setting-accent = Colour
    .hint = Used on the event's pages and on the big screen.
    .logged = colour
setting-public-registration = Players can sign up online
    .logged = public sign-up

## Rosters

setting-rosters = Who sees rosters
    .logged = who sees rosters
setting-roster-deadline = Deadline
    .logged = roster deadline
setting-rosters-open-at = Visible from
    .hint = Only if all players see rosters. Leave empty for the deadline.
    .logged = rosters shown from
    .pack = Visible from
setting-rules-cut-off = Rules cut-off
    .hint = Later rules and battle profiles don't count. Leave empty for the roster deadline.
    .logged = rules cut-off

## Rounds and times

setting-rounds = Rounds
    .logged = rounds
setting-round-minutes = Minutes per round
    .logged = round length
setting-break-minutes = Minutes between rounds
    .logged = break between rounds
setting-doors-open-at = Doors open
    .logged = doors open
setting-first-round-at = First round starts
    .logged = first round starts
setting-terrain = Terrain
    .logged = terrain

## What rounds are played on

setting-battleplans = { -missions-title }
    .logged = battleplan choice
# .like: the hint where the game has any, $name the first of them.
setting-battleplan-list = { -missions-title }, one per line
    .logged = battleplans
    .hint = If fixed, the first line is round 1.
    .like = If fixed, the first line is round 1, for example { $name }.

## Reports of results

setting-chess-clocks = Use chess clocks
    .logged = chess clocks
    .pack = Chess clocks
setting-confirm-minutes = Minutes to confirm a report
    .hint = After this, the report is marked as not confirmed in time.
    .logged = confirmation time
setting-paper-check = Paper sheets need matching entries from two staff
    .logged = paper results entered

## Clubmates

setting-pairing-clubs = Keep clubmates apart in rounds
    .hint = For example 1, 2. Leave empty to let them meet.
    .logged = clubmates

## How players are ranked

setting-ranking-scoring = Scoring
    .logged = scoring
    .points = { -tournament-points-title }
    .graded = Major, then minor victories
    .plain = Wins, then draws
setting-ranking-difference-cap = Point difference at most
    .logged = point difference at most
    .hint = In a battle, for the tie-breaker. Empty: all of it counts.
    .stored-none = all of it
setting-ranking-bye-is-mean = Once a player has played, a bye scores the mean of their points in other rounds
    .logged = mean score for a bye
setting-pairing-bye-victory-points = { -points-title } for a bye
    .logged = { -points } for a bye
setting-pairing-bye-battle-tactics = Battle tactics for a bye
    .logged = battle tactics for a bye

## Only for the pack

setting-prizes = Awards and prizes
    .logged = awards and prizes
setting-painting = Models and painting
    .logged = models and painting
setting-ticket-price = Ticket price
    .logged = ticket price
setting-refund-until = Refunds until
    .hint = Anyone who withdraws later is marked “no refund”.
    .logged = refund deadline
setting-how-to-buy = Buying tickets
    .logged = buying tickets
setting-refunds = Refund policy
    .logged = refund policy
setting-food = Food
    .logged = food
setting-ask-dietary = Ask about allergies and dietary needs (only organisers see answers)
    .logged = ask about dietary needs
setting-judges = Judges
    .hint = Names only. The pack adds that their rulings are final.
    .logged = judges
setting-overrun = Overruns and withdrawals
    .logged = overruns and withdrawals
    .pack = Overruns and withdrawals
setting-contact-email = Contact email
    .logged = contact email
    .pack = Email
setting-contact-phone = Contact phone
    .logged = contact phone
    .pack = Phone

## Set on other pages: said only in the log

setting-system = game
    .pack = Game
setting-own-system = custom game file
    .stored = changed
setting-timetable = timetable
    .stored = { $count ->
        [one] { $count } part
       *[other] { $count } parts
    }
setting-own-battleplans = custom battleplans
setting-axes = battle set-up
setting-table-order = table order
setting-call-outs = call-outs
    .stored = { $count ->
        [one] { $count } call-out
       *[other] { $count } call-outs
    }
setting-ranking-tiebreakers = tie-breakers
setting-standings-up-to = standings shown up to round

## The step of who plays: signing up

setting-registration-opens-at = Sign-up opens
    .hint = Leave empty to open when you publish the event.
    .logged = sign-up opens
setting-registration-closes-at = Sign-up closes
    .hint = Leave empty to close it yourself.
    .refused = Sign-up closes before it opens. Change one of the times.
    .logged = sign-up closes
setting-places-by-themselves = Give free places to the waiting list automatically
    .logged = automatic waiting list

## Check-in

setting-self-check-in = Players can check in with their private link
    .logged = self check-in
setting-ask-grudges = Players can ask each other for a grudge match in round 1
    .logged = grudge requests
    .hint = Both must agree, and you decide. Only for events without teams.
setting-army-photos = Players can show a photo of their army
    .logged = army photos
    .hint = Staff release each photo before everyone sees it.

## Tables

# .unknown: the hint of a game that names no size.
setting-battlefield-short = Battlefield width
    .logged = battlefield size
    .pack = Battlefield
    .unknown = In inches. If both are empty, the pack doesn't mention it.
    .hint = In inches. If both are empty: { $short } × { $long }, { $points ->
        [none] standard for the game.
       *[other] standard for { $points } points.
    }
setting-battlefield-long = Battlefield length
    .logged = battlefield length
# .without-terrain: the hint at an event without terrain. .unknown: that of a game that names no number.
setting-terrain-features = Terrain features
    .logged = terrain features
    .unknown = If empty, the pack doesn't mention it.
    .hint = If empty: { $count }, standard for the game.
    .without-terrain = No terrain at this event. If empty, the pack doesn't mention it.
# .nothing-said: a choice beside those who can bring it.
setting-terrain-by = Terrain brought by
    .logged = terrain brought by
    .nothing-said = Not stated
setting-template = Template name
    .logged = template name
    .hint = With a name, all organisers of this event find it under New event. A new event takes these settings and tables, without people and dates. Clear the name to remove the template.
setting-battlefield = Other details
    .hint = For example, mats, objectives or what to bring.
    .refused = The size goes in the fields above. Remove it here.
    .logged = tables and terrain
    .pack = Tables and terrain

## The venue

setting-code-of-conduct = Code of conduct
    .logged = code of conduct
setting-welfare = Welfare
    .hint = Who to speak to, quiet rooms and access.
    .logged = welfare
setting-fire-exits = Fire exits and first aid
    .hint = Also read out in the briefing.
    .logged = fire exits and first aid

## The printer

setting-letter-paper = Use US Letter paper instead of A4
    .logged = Letter paper

## Soft scores

setting-soft-painting = Painting
    .hint = The average of the judges' marks, or 0 for no painting score.
    .logged = soft score for painting
setting-soft-sportsmanship = Sportsmanship
    .logged = soft score for sportsmanship
setting-soft-lists = Roster on time
    .hint = Players with a roster on time get this in full, unless you change it.
    .logged = soft score for a roster on time

## Only in the log

setting-entries-count-from = sign-up reopened
setting-questions = questions at sign-up
setting-soft = soft scores

## The page of the team format: who plays

setting-entrants = Format
    .hint = Places count players, pairs or teams.
    .logged = format

## Who is in a team

setting-team-size = Players per team
    .hint = 2 to 10; pairs have 2.
    .logged = players per team
    .pack = Format
setting-team-roles-reserves = Reserves per team
    .logged = reserves per team
setting-team-roles-coaches = Coaches per team
    .hint = They can see the draft but can't choose.
    .logged = coaches per team
setting-team-roles-assistants = Assistants per team
    .logged = assistants per team
setting-team-reserve-rosters = Reserves hand in a roster too
    .logged = reserves hand in rosters

## The draft

setting-team-draft-method = Method
    .refused = This captains' draft needs a different team size. Choose another.
    .logged = captains' draft
    .pack = Captains' draft
setting-team-draft-at-four = Last four players
    .hint = Only for drafts with a defender and attackers.
    .logged = last four players
setting-team-draft-tables = Table choice
    .logged = table choice
setting-team-draft-step-minutes = Minutes per step
    .hint = Then missing choices are made at random. Leave empty for no limit.
    .logged = time per draft step
setting-team-draft-expectations = Captains’ expected scores
    .hint = What a team has entered already keeps its scale.
    .logged = captains’ expected scores
setting-team-battleplans = Set { -missions } by table, not by round
    .logged = battleplans set per
# .like: the hint where the game has two or more.
setting-team-table-battleplans = { -missions-title } by table
    .logged = table battleplans
    .hint = One round per line, with the tables of a match in order.
    .like = One round per line, for example 1: { $first }, { $second }, { $first }, { $second }.

## Points across rosters

setting-team-caps-unit = Maximum unit points
    .hint = Leave empty for no limit.
    .logged = points limit per unit
setting-team-caps-monster = Maximum monster points
    .hint = Leave empty for no limit.
    .logged = points limit per monster
setting-team-caps-reinforced = Maximum reinforced points
    .hint = Leave empty for no limit.
    .logged = points limit per reinforced unit
setting-team-caps-together = Maximum pair points
    .hint = Leave empty for no limit.
    .logged = points limit for both rosters

## Checking other teams' rosters

setting-team-checks = Rosters to check
    .hint = Other teams' rosters that each team checks, or 0 for none.
    .logged = teams each team checks
    .pack = Roster checks
setting-team-checked-until = Check deadline
    .hint = Leave empty for no deadline.
    .logged = team check deadline

## How teams are ranked

setting-team-ranking-scoring = Scoring
    .logged = match scoring
    .match-points = Match points
    .game-points = Game points
    .plain = Match wins, then draws
setting-team-bye-game-points = Game points for a bye
    .logged = game points for a bye
setting-team-bye-games-won = Games won for a bye
    .logged = games won for a bye

## Only in the log and the pack

setting-team = team format
setting-team-game-points = game points per battle
    .pack = Game points
setting-team-result = how matches are won
    .pack = Winning a match
setting-team-cap = match total limits
    .stored = { $floor } to { $cap }
setting-team-rules = team roster rules
    .pack = Roster limits
setting-team-ranking-bye-is-mean = mean score for a bye
setting-team-ranking-difference-cap = point difference at most
setting-team-ranking-tiebreakers = team tie-breakers

## The page of how rounds are paired

setting-pairing-seeds = Seeds
    .hint = For seeded, accelerated and round-robin rounds: { -player } numbers or names, strongest first. Unlisted { -players } come last, by number.
    .logged = seeds
# .pair: two players by their numbers.
setting-pairing-lists = Pairings list
    .hint = One pair per line: round, { -player }, { -player }, by number or name. Unlisted { -players } are paired automatically.
    .logged = listed pairings
    .pair = { $a } and { $b }
setting-pairing-group-size = { -players-title } per round-robin group
    .hint = 0 for one group. A group of n { -players } needs n − 1 rounds. Odd groups need n, and one sits out each round.
    .refused = A group needs at least 2 { -players }. Enter 0 for one group of everyone.
    .logged = round-robin group size
    .all-in-one = one group
setting-pairing-cut-size = { -players-title } in the cut
    .hint = 2 to 64, from the standings: first plays last. If it isn't 2, 4, 8, 16, …, the top { -players } skip the first round. Everyone else plays on.
    .logged = cut size
setting-pairing-third-place = Semi-final losers play for third place
    .logged = third-place match in the cut
setting-pairing-rematches-at-the-end = Rematches are allowed in the last round
    .logged = rematches in the last round

## Only in the log

setting-pairing = pairing
setting-pairing-methods = pairing methods
setting-pairing-cut-leavers = cut places of { -players } who left
    .stored = { $place }: { $way }
setting-ranking = ranking
setting-ranking-changes = ranking rule changes
    .stored = { $count ->
        [one] { $count } change
       *[other] { $count } changes
    }
setting-player-files = player files read
    .stored = { $count ->
        [one] { $count } file
       *[other] { $count } files
    }

## Roster rules, in the log and the pack

setting-composition = roster rules
setting-composition-season = season
setting-composition-wording = rules text
setting-composition-allowed = allowed on rosters
    .pack = Not allowed
setting-composition-lowered = relaxed rules
    .stored = { $rule } { $severity }
    .pack = Relaxed rules
setting-composition-corrections = profile corrections
    .pack = Profile corrections
setting-composition-left-out = excluded publications
    .pack = Excluded publications
setting-composition-left-out-kinds = excluded publication types
    .pack = Publications in use
setting-composition-without = excluded rules modules
    .pack = Excluded rules modules

## In the log

setting-changed = { $name } ({ $before } → { $after })
setting-changed-secret = { $name } (secret)
# A value that isn't shown, or reads the same before and after.
setting-changed-somehow = { $name }
setting-set-up = set-up steps saved
