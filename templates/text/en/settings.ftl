### What an organiser sets about an event: labels of fields (.hint: how one is filled), and what is chosen.

# The colours of an event's pages, by their names in heraldry.
accent-azure = Azure, blue
accent-sky = Sky, light blue
accent-teal = Teal, blue-green
accent-vert = Vert, green
accent-olive = Olive, yellow-green
accent-or = Or, gold
accent-tenne = Tenné, orange
accent-gules = Gules, red
accent-rose = Rose, pink-red
accent-murrey = Murrey, mulberry
accent-purpure = Purpure, violet
accent-sable = Sable, grey

# Who sees the rosters, as an organiser chooses it.
roster-policy-open = Handed in; all players see all from a moment on
roster-policy-closed = Handed in; only staff see them
roster-policy-at-table = Shown at the table

battleplan-choice-dice = Drawn by dice each round
battleplan-choice-public = Fixed, and told in the pack
battleplan-choice-secret = Fixed, and told with the pairings

# How terrain is placed; .without-layouts: in a game whose missions have none.
terrain-preset = The preset layout of the { -mission }
    .without-layouts = Set up by the organiser
terrain-roll-off = Placed by attacker and defender
    .without-layouts = Placed by the two players

# Who brings the terrain.
terrain-by-organiser = The organiser: it stands on the tables
terrain-by-players = The players
terrain-by-each-half = Each player half of it

# How something besides the mission is chosen.
axis-choice-drawn = Drawn for each round
axis-choice-one-a-table = Drawn for each table
axis-choice-fixed = Fixed, as written below
axis-choice-players = Players choose

# How often a sheet of paper is typed in, in the log.
paper-check-once = once
paper-check-twice = twice, by two of the staff

# What battleplans belong to, in the log.
battleplans-by-round = a round
battleplans-by-table = a table of the match

## What the log says of a value

setting-value-none = none
setting-value-count = { $count }
setting-value-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
# What one player can have at most.
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
setting-clubs-otherwise = else: { $rule }

## The page of settings: the event

setting-starts-on = First day
    .logged = first day
    .pack = Date
setting-ends-on = Last day
    .refused = The last day is before the first.
    .logged = last day
setting-venue = Venue
    .logged = venue
setting-time-zone = Time zone
    .hint = Like Europe/London.
    .logged = time zone
    .pack = Times are in
# $most: as figures.
setting-capacity = Places
    .logged = places
    .hint = Best an even number. Within a day, at most { $most } people without a place can sign up by themselves.
setting-points-limit = Points limit
    .logged = points limit
setting-address = Address
    .logged = address
setting-about = About the event
    .logged = about the event
setting-accent = Colour
    .hint = Of the event's pages, on phones and on the wall.
    .logged = colour
setting-public-registration = People can sign up by themselves
    .logged = people can sign up by themselves

## Rosters

setting-rosters = Rosters are
    .logged = rosters are
setting-roster-deadline = Due
    .logged = rosters are due
setting-rosters-open-at = All players see them from
    .hint = When they are open; empty: from the deadline on.
    .logged = all players see rosters from
    .pack = Open from
setting-rules-cut-off = Rules and battle profiles up to
    .hint = Later ones are not used. Empty: the day rosters are due.
    .logged = rules and battle profiles up to

## Rounds and times

setting-rounds = Rounds
    .logged = rounds
setting-round-minutes = Minutes a round
    .logged = length of a round
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
    .logged = how battleplans are chosen
# .like: the hint where the game has any, $name the first of them.
setting-battleplan-list = { -missions-title }, one a line
    .logged = battleplans
    .hint = When they are fixed: the first line is round 1.
    .like = When they are fixed: the first line is round 1. Like { $name }.

## Reports of results

setting-chess-clocks = Chess clocks are used
    .logged = chess clocks
    .pack = Chess clocks
setting-confirm-minutes = Minutes to confirm a report
    .hint = After these the desk marks it as unconfirmed.
    .logged = time to confirm a report
setting-paper-check = A sheet of paper counts once two of the staff have typed in the same
    .logged = sheets of paper are typed in

## Club mates

setting-pairing-clubs = Club mates do not meet in rounds
    .hint = Like 1, 2. Empty: they may always meet.
    .logged = players of one club

## How players are ranked

setting-ranking-scoring = Results
    .logged = what results count as
    .points = { -tournament-points-title }
    .graded = Major and minor victories count apart
    .plain = Wins, then draws
setting-pairing-bye-victory-points = Victory points of a bye
    .logged = victory points of a bye
setting-pairing-bye-battle-tactics = Battle tactics of a bye
    .logged = battle tactics of a bye

## For the pack alone

setting-prizes = Awards and prizes
    .logged = awards and prizes
setting-painting = Models and painting
    .logged = models and painting
setting-ticket-price = Ticket
    .logged = ticket
setting-refund-until = Refunds until
    .hint = Whoever withdraws later is marked: no refund.
    .logged = refunds until
setting-how-to-buy = How to buy
    .logged = how to buy
setting-refunds = Refunds
    .logged = refunds
setting-food = Food
    .logged = food
setting-ask-dietary = Ask players for allergies and dietary needs (only organisers see them)
    .logged = ask for allergies and dietary needs
setting-judges = Judges
    .hint = A judge's word is final for that game.
    .logged = judges
setting-overrun = Battles that run over, players who leave
    .logged = battles that run over, players who leave
    .pack = Running over and leaving
setting-contact-email = Contact e-mail
    .logged = contact e-mail
    .pack = E-mail
setting-contact-phone = Contact phone
    .logged = contact phone
    .pack = Phone

## Set on pages of their own: the log alone tells them

setting-system = game
    .pack = System
setting-own-system = game of the event's own
    .stored = a changed file
setting-timetable = timetable
    .stored = { $count ->
        [one] { $count } part
       *[other] { $count } parts
    }
setting-own-battleplans = battleplans of the event's own
setting-axes = what is played on besides
setting-table-order = order of the tables
setting-call-outs = call-outs
    .stored = { $count ->
        [one] { $count } call-out
       *[other] { $count } call-outs
    }
setting-ranking-tiebreakers = tie-breakers
setting-standings-up-to = standings are shown up to round

## The page of the day: signing up

setting-registration-opens-at = Opens
    .hint = Empty: when the event is published.
    .logged = sign-up opens
    .pack = Sign-up opens
setting-registration-closes-at = Closes
    .hint = Empty: when you close it.
    .refused = It closes before it opens.
    .logged = sign-up closes
    .pack = Sign-up closes
setting-places-by-themselves = A place that becomes free goes to whoever has waited longest, by itself
    .logged = free places go to who waits, by themselves

## Check-in

setting-self-check-in = Players check in by themselves, with their private link
    .logged = players check in by themselves

## Tables

setting-battlefield-short = Battlefield, short side
    .logged = size of the battlefield
    .pack = Battlefield
    .hint = In inches. Both empty: { $short } × { $long }, as the game has it for { $points } points.
setting-battlefield-long = Battlefield, long side
    .logged = battlefield, long side
# .without-terrain: the hint where there is none.
setting-terrain-features = Terrain features on it
    .logged = terrain features
    .hint = Empty: { $count }, as the game has it.
    .without-terrain = The event plays without terrain: nothing is said of it.
# .nothing-said: to choose, beside who it may be.
setting-terrain-by = Who brings terrain
    .logged = who brings terrain
    .nothing-said = Nothing is said of it
setting-battlefield = What else there is to know of them
    .hint = Mats, objectives, what to bring.
    .refused = Give the size in the fields above, and leave it out here: the pack tells it once.
    .logged = tables and terrain
    .pack = Tables and terrain

## The place

setting-code-of-conduct = Code of conduct
    .logged = code of conduct
setting-welfare = Welfare
    .hint = Whom to turn to, quiet rooms, access.
    .logged = welfare
setting-fire-exits = Fire exits and first aid
    .hint = Told in the briefing, too.
    .logged = fire exits and first aid

## The printer

setting-letter-paper = The printer has Letter paper, not A4
    .logged = print on Letter paper

## What is given beside the battles

setting-soft-painting = Painting
    .hint = The mean of what the judges of the panel give; 0: none.
    .logged = soft score for painting
setting-soft-sportsmanship = Sportsmanship
    .logged = soft score for sportsmanship
setting-soft-lists = List in time
    .hint = Everybody whose roster is not late has it in full, unless you mark otherwise.
    .logged = soft score for a list in time

## Told by the log alone

setting-entries-count-from = sign-up was opened again
setting-questions = questions at sign-up
setting-soft = soft scores

## The page of how teams play: who is entered

setting-entrants = Played by
    .hint = Places in the settings are of these.
    .logged = played by

## Who is in a team

setting-team-size = Players a team
    .hint = 2 to 10; pairs are two.
    .logged = players of a team
setting-team-roles-reserves = Reserves a team
    .logged = reserves of a team
setting-team-roles-coaches = Coaches a team
    .hint = They read the draft, and do not choose.
    .logged = coaches of a team
setting-team-roles-assistants = Assistants a team
    .logged = assistants of a team
setting-team-reserve-rosters = Reserves hand in a roster, too
    .logged = reserves hand in rosters

## The draft

setting-team-draft-method = The captains’ draft
    .refused = This way of pairing is for another number of players.
    .logged = who plays whom
setting-team-draft-at-four = With four in hand
    .hint = Where defenders and attackers are chosen.
    .logged = with four in hand
setting-team-draft-tables = Tables of the match
    .logged = tables of a match
setting-team-draft-step-minutes = Minutes for each step
    .hint = Then what is missing is drawn by lot. Empty: no clock.
    .logged = time for a step of the draft
setting-team-battleplans = Tables have { -missions } of their own, not one a round
    .logged = battleplans belong to
# .like: the hint where the game has two or more.
setting-team-table-battleplans = { -missions-title } of the tables
    .logged = battleplans of the tables
    .hint = A line a round, the tables of a match in order.
    .like = A line a round, the tables of a match in order. Like 1: { $first }, { $second }, { $first }, { $second }.

## Points across rosters

setting-team-caps-unit = Points of one unit, at most
    .hint = Empty: no limit.
    .logged = most points of a unit
setting-team-caps-monster = Points of a monster, at most
    .hint = Empty: no limit.
    .logged = most points of a monster
setting-team-caps-reinforced = Points of a reinforced unit, at most
    .hint = Empty: no limit.
    .logged = most points of a reinforced unit
setting-team-caps-together = Points of a pair’s rosters together, at most
    .hint = Empty: no limit.
    .logged = most points of both rosters

## Checking rosters of others

setting-team-checks = Other teams’ rosters that each team checks
    .hint = 0: none.
    .logged = other teams whose rosters a team checks
setting-team-checked-until = They are checked until
    .hint = Empty: at any time.
    .logged = rosters are checked until

## How teams are ranked

setting-team-ranking-scoring = Results
    .logged = what matches count as
    .match-points = Match points
    .game-points = Game points
    .plain = Matches won, then drawn
setting-team-bye-game-points = Game points of a bye
    .logged = game points of a bye
setting-team-bye-games-won = Games won of a bye
    .logged = games won of a bye

## Told by the log alone

setting-team = how teams play
setting-team-game-points = a battle is worth
setting-team-result = a match is won
setting-team-cap = limits of the sum
    .stored = { $floor } to { $cap }
setting-team-rules = across the rosters
setting-team-ranking-tiebreakers = tie-breakers of teams

## The page of how rounds are made

setting-pairing-seeds = Seeds
    .hint = For seeded and accelerated rounds, and for the groups of a round robin: { -player } numbers or names, the strongest first. Who is not listed comes after them, by number.
    .logged = seeds
# .pair: two players by their numbers.
setting-pairing-lists = Pairs from a list
    .hint = For rounds from a list, as CSV: round, { -player }, { -player }. Numbers or names; whoever is on no line is drawn.
    .logged = pairs from a list
    .pair = { $a } and { $b }
setting-pairing-group-size = { -players-title } in a group of a round robin
    .hint = 0: all in one group. A group of n { -players } needs n − 1 rounds, or n where n is odd: then one rests in each.
    .refused = A group of one has nobody to play. 0 makes one group of all.
    .logged = players in a group of a round robin
    .all-in-one = all in one
setting-pairing-cut-size = { -players-title } in a cut
    .hint = 2 to 64, from the standings: the first meets the last. Where it is not 2, 4, 8, 16, …, the first have no battle in its first round. Everybody else plays on.
    .logged = players in a cut
setting-pairing-third-place = Those who lose the semi-finals play for third place
    .logged = a match for third place in a cut

## Told by the log alone

setting-pairing = how rounds are paired
setting-pairing-methods = methods of pairing
setting-pairing-cut-leavers = places of a cut whose players have left
    .stored = { $place }: { $way }
setting-ranking = ranking
setting-ranking-changes = changes of the ranking
    .stored = { $count ->
        [one] { $count } change
       *[other] { $count } changes
    }
setting-player-files = files of players read before
    .stored = { $count ->
        [one] { $count } file
       *[other] { $count } files
    }

## How rosters are checked, told by the log alone

setting-composition = how rosters are checked
setting-composition-season = season
setting-composition-wording = text of the rules
setting-composition-allowed = allowed on rosters
setting-composition-lowered = rules that count for less
    .stored = { $rule } { $severity }
setting-composition-corrections = prices of this event
setting-composition-left-out = publications that do not count
setting-composition-left-out-kinds = kinds of publications that do not count
setting-composition-without = played without

## In the log

setting-changed = { $name } ({ $before } → { $after })
setting-changed-secret = { $name } (secret)
# Its value is not told, or told alike.
setting-changed-somehow = { $name }
