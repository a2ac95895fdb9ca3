### The set-up of an event: its steps, the list of everything that can be set, and what is looked at before publishing.

# The steps, in their order.
set-up-step-game = Game
set-up-step-when-and-where = When and where
set-up-step-who = Who
set-up-step-rosters = Rosters
set-up-step-rounds-and-prizes = Rounds and prizes
set-up-step-look-it-over = Look it over

# How far a step is, for screen readers.
set-up-step-done = Done:
set-up-step-open = Something is missing:
set-up-step-not-yet = Not saved yet:

## The plan

set-up-plan = Set-up steps
# $open: what has to be set before the event can be published.
set-up-plan-so-far = { $done } of { $steps } done{ $open ->
    [0] { "" }
    [one] , { $open } thing missing
   *[other] , { $open } things missing
}
set-up-step-has-open = { $open } missing
set-up-step-blocks = { $open } before publishing
# $missed: the first thing that players look for and don't find; $said: the days, or none.
set-up-step-misses = { $said ->
    [none] { $missed }
   *[other] { $said }. { $missed }
}
set-up-places = { $places ->
    [one] { $places } place
   *[other] { $places } places
}, { $open ->
    [true] open sign-up
   *[false] no sign-up
}
set-up-no-deadline = No deadline
set-up-rosters-due = Due { $at }
set-up-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} of { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
set-up-nothing-blocks = Nothing blocks publishing

## A step

set-up-days = Days
set-up-place = Place
set-up-about = About the event
set-up-on-site = Food, conduct, welfare and fire exits
set-up-template = Save as a template
set-up-contact = Contact
set-up-by-themselves = Waiting list and check-in
set-up-tickets = Tickets and refunds
set-up-asked = Questions at sign-up
set-up-question = Question { $number }
set-up-questions = Only organisers see the answers, on each { -player }'s page.
set-up-free-places = Free places are given until round 1 is published. If the site sends email, players are told by email. If off, you give out places from the list of { -players }. Check-in by private link is open from day 1 until round 1 is published. Later arrivals go to the desk.
set-up-roster-rules = Season, publications that count, and corrections to battle profiles: <a>roster rules</a>.
set-up-missions = { -missions-title }
set-up-own-missions = <battleplans>Custom { -missions }</battleplans>. <terrain>Terrain plan</terrain>.
set-up-pairing = Pairing and ranking
set-up-byes = Byes
set-up-prizes = Prizes
set-up-tables = Tables and terrain
set-up-more-of-tables = <tables>Tables</tables>. <terrain>Terrain plan</terrain>.
set-up-reports = Reports, clocks and paper
# The sides of a battlefield.
set-up-both-sides = Enter both width and length, or leave both empty.
# On a button; $next: the name of the next step.
set-up-save-and-on = Save and continue: { $next }
set-up-continue = Continue: When and where
set-up-save = Save changes
set-up-saved = Saved.
# $time is the time of day. Beside the button while the event is a draft.
set-up-kept = Saved as you go, last at { $time }.
set-up-not-kept = Not saved yet.
set-up-as-players-see-it = What players see
set-up-whole-pack = Event page
set-up-pack-is-silent = Nothing to show yet.
# What a result is worth, beside the step that ranks it; below it a field for the points of each player.
set-up-worth = For example
set-up-worth-points = Points of player { $number }

## Look it over

# $open: how many things keep the event from being published; $missed: how many things players look for and don't find;
# $draft: whether it is still a draft.
set-up-verdict = { $open ->
    [0] { $draft ->
        [true] { $missed ->
            [0] Ready to publish
            [one] You can publish it, but { $missed } thing is missing
           *[other] You can publish it, but { $missed } things are missing
        }
       *[false] { $missed ->
            [0] Everything players need is set
            [one] { $missed } thing is missing
           *[other] { $missed } things are missing
        }
    }
    [one] { $open } thing to set before players see it
   *[other] { $open } things to set before players see it
}
set-up-verdict-more = { $advice ->
    [0] No suggestions.
    [one] { $advice } suggestion.
   *[other] { $advice } suggestions.
} { $fine ->
    [one] { $fine } thing is in order.
   *[other] { $fine } things are in order.
}
set-up-before-publishing = Before publishing
set-up-advice = Suggestions
set-up-in-order = { $count ->
    [one] { $count } thing is in order
   *[other] { $count } things are in order
}
set-up-then = What happens next
# $open: whether people can sign up by themselves.
set-up-then-about = { $open ->
    [true] The event appears on this site, and people can sign up.
   *[false] The event appears on this site. You add the players.
} You can still change everything.
set-up-leads-to-the-first = Until that is set, the button takes you there.

# What is looked at: the name of what is missing; .why: what follows; .fine: what is in order.
readiness-check-rosters-open = No time to show rosters
    .why = All players should see the rosters, but no time is set. Set the deadline, or when rosters are visible.
    .fine = Time to show rosters
readiness-check-date = No date
    .why = Players look for the date first.
    .fine = Date
readiness-check-venue = No venue
    .why = Players want to know where to go.
    .fine = Venue
readiness-check-address = No address
    .why = Phones open an address as a map.
    .fine = Address
readiness-check-battle-profiles = No battle profiles
    .why = Rosters are checked against a small sample until you import them.
    .fine = Battle profiles
readiness-check-tables = Fewer tables than places
    .why = Some { -players } would have no table.
    .fine = Enough tables
readiness-check-staff = You are the only staff
    .why = Invite someone to help at the desk.
    .fine = Staff
readiness-check-site-address = Phones can't reach this site
    .why = Links and QR codes lead to an address that only this computer knows.
    .fine = Phones can reach this site

## Everything that can be set

set-up-find = Search settings
set-up-find-go = Search
set-up-nothing-found = Nothing found. <a>Show all settings</a>
set-up-go-on = Continue set-up
row-band-event = Event
row-band-rosters = Rosters
row-band-rounds = Rounds
row-band-desk = Desk
row-band-end = End

set-up-row-look = Look it over
    .words = publish, ready, check, missing
# The rows; .words: other words for the same thing, found by the search alone.
set-up-row-days = Name and days
    .words = title, date, start, end, when
set-up-row-place = Venue and address
    .words = place, hall, map, where, time zone
set-up-row-accent = Colour
    .words = color, theme
set-up-row-places = Places and sign-up
    .words = capacity, registration, waiting list, check-in
set-up-row-tickets = Tickets and refunds
    .words = price, money, cost, pay
set-up-row-asked = Questions at sign-up
    .words = dietary, allergies, form
set-up-row-contact = Contact
    .words = email, phone, judges
set-up-row-on-site = Food, conduct, welfare and fire exits
    .words = code of conduct, safety, lunch
set-up-row-pictures = Pictures
    .words = photo, image, logo, banner
set-up-row-news = News
    .words = announcements
set-up-row-due = Roster deadline
    .words = due, lists
set-up-row-open = Who sees rosters
    .words = open lists, closed lists, reveal
set-up-row-points = Points limit
    .words = army size
set-up-row-roster-rules = Roster rules
    .words = season, publications, profiles, corrections, legends, checks
set-up-row-game = Game
    .words = system, edition, file
set-up-row-game-form = Describe the game
    .words = results, victory, tournament points, custom game, scoring
set-up-row-rounds = Rounds
    .words = length, minutes, break, number of rounds, dice, missions, battleplans
set-up-row-clubs = Clubmates kept apart
    .words = pairing, club
set-up-row-timetable = Timetable
    .words = schedule, times, lunch, doors
set-up-row-methods = How rounds are paired
    .words = random, seeded, round robin, cut, bracket, pairing method
set-up-row-missions = Custom { -missions }
    .words = scenarios, battleplans, missions
set-up-row-pairs = Pairs kept apart
    .words = grudge, family, together
set-up-row-tables = Tables
    .words = hall, numbers, areas
set-up-row-terrain = Terrain plan
    .words = layouts, maps
set-up-row-teams = Team format
    .words = teams, pairs, doubles, draft
set-up-row-ranking = Ranking
    .words = tie-breakers, tiebreakers, standings, order, bye
set-up-row-prizes = Prizes
    .words = awards, trophies
set-up-row-awards = Awards
    .words = prizes, votes, ceremony, best painted
set-up-row-soft = Soft scores
    .words = painting, sportsmanship
set-up-row-reports = Reports, clocks and paper
    .words = chess clocks, confirm, paper sheets, letter paper, overrun
set-up-row-staff = Staff
    .words = judges, organisers, invite, roles
set-up-row-screen = Big screen
    .words = projector, wall
set-up-row-print = Print
    .words = paper, certificates, posters, QR, site address
set-up-row-log = Log
    .words = history, changes, audit
set-up-row-template = Save as a template
    .words = copy, again, next time, series
set-up-row-finish = Finish event
    .words = close, end, archive
set-up-row-delete = Delete event
    .words = remove

set-up-value-follows = follows the round length
set-up-value-by-hand = edited
set-up-value-missions = { $count ->
    [0] none
   *[other] { $count }
}
set-up-value-questions = { $count ->
    [0] none of your own
    [one] { $count } question
   *[other] { $count } questions
}
