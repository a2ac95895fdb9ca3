### Teams, their members and their matches. $name is a team, or a member of one.

team-refusal-name-taken = There's already a team called { $name }. Choose another name.
team-refusal-full = All { $size } places in the team are taken. Join as a reserve or coach, or ask the captain.
team-refusal-pair-full = Both places in the pair are taken. Ask the organiser.
team-refusal-role-full = No places are left as { $role }. Choose another role.
team-refusal-too-many-joined = This team has reached its limit of { $most } joins. Ask the organiser to add you.
team-refusal-does-not-play = The role { $role } doesn't play. Set the place to “{ teams-does-not-play }”.
team-refusal-no-such-place = Choose a place from 1 to { $size }, or none.
team-refusal-captain-stays = A team needs a captain. Choose another one first.
team-refusal-has-played = { $name } is in a match, so they stay in the team. Make them a reserve.
team-refusal-no-accepted-roster = { $name } needs an accepted roster first. Ask staff to check it.
team-refusal-member-already = You're already in this team.
team-refusal-changed = Someone has changed the team. Check it again.
team-refusal-has-left = { $name } has already withdrawn.
team-refusal-has-place = { $name } already has a place.
team-refusal-on-waiting-list = { $name } is on the waiting list. The organiser will tell you when there's a place.
team-refusal-organiser-decided = The organiser withdrew { $name }. To play again, ask at the desk.
team-refusal-drawn-without = Round { $round } was paired without { $name }. To play again, ask at the desk.
team-refusal-place-taken = No place is free for { $name } now; any team on the waiting list comes first. Ask the organiser.
team-refusal-event-is-over = The event is over, so teams can't change.
team-refusal-line-up-incomplete = { $name } has { $has } of { $size } players. Add the rest, or mark who is missing.
team-refusal-not-being-played = This round isn't being played.
team-refusal-bye = The team has a bye in this round.
team-refusal-battles-begun = A battle has started, so the pairings of this match can't change.
# $places are the numbers of the matches.
team-refusal-drafts-open = { $places ->
    [one] Still drafting: match { $places }. Wait for its captains.
   *[other] Still drafting: matches { $places }. Wait for their captains.
}
team-refusal-round-has-begun = Captains have started their draft, so the round can't change. Correct its matches one by one.
team-refusal-others-meet = This match now has other teams. Nothing was changed; check it again.
team-refusal-not-in-round = Choose two teams in this round.
team-refusal-battleplans-stay = A battle has started, so this round's battleplans can't change.
team-refusal-one-team-twice = Choose two different teams.
team-refusal-meet-each-other = These two play each other. Choose teams from different matches.
team-refusal-in-round-already = { $name } already has a match in this round.
team-refusal-takes-no-part = { $name } isn't playing at this event.
team-refusal-reason-missing = Give a reason. It goes in the log.
team-refusal-nothing-to-correct = Enter the points to add or take away.

draft-error-settled = The pairings of this match are already settled.
draft-error-not-your-step = It's the other team's turn.
draft-error-other-step = This step is over, or a judge took it back. Reload the match.
draft-error-not-offered = Choose the number this step asks for, from those offered.
draft-error-not-everybody-once = Name every player of both teams exactly once.
draft-error-nothing-to-take-back = There's nothing to take back yet.
draft-error-nothing-missing = Nothing is missing in this step.

# A member's role in a team.
team-role-captain = Captain
team-role-player = Player
team-role-reserve = Reserve
team-role-coach = Coach
team-role-assistant = Assistant

# Who is entered, as an organiser chooses it.
entrant-kind-players = Individual players
entrant-kind-pairs = Pairs: two players, one battle
entrant-kind-teams = Teams

# How captains pair their players.
draft-method-defender-attackers = Defender and two attackers, both sides at once
draft-method-hidden-champion = Hidden champions, then in turns
draft-method-alternating = Alternating: one side names, the other offers two
draft-method-three-cards = Three players: cards on the outer tables
draft-method-three-dealt = Three players: one side pairs, the other picks tables
draft-method-line-up = Hidden line-ups, in order
draft-method-random = At random
draft-method-typed = On paper cards, entered by captains or staff

# How captains enter what they expect of a pairing.
expectation-scale-two-each-way = −2 (we lose big) to +2 (we win big)
expectation-scale-up-to-twenty = 0 to 20 points

# Who plays whom among the last four players whom no one chose.
at-four-refused-meet = Refused players meet; last players meet
at-four-refused-meet-last = Refused players meet the other side’s last

# Who gets which table in a match.
table-choice-by-order = In the order battles are settled
table-choice-defender = The defender's side picks
table-choice-in-turns = In turns, roll-off winner first
table-choice-random = At random

# What the rosters of one team may share.
roster-rule-faction-once = Each faction once
roster-rule-alliance-once = Each grand alliance once
roster-rule-unique-unit-once = Each unique unit once
roster-rule-unit-once = Each unit in one roster
roster-rule-enhancement-once = Each enhancement in one roster

## The public pages of an event's teams
teams-title = Teams
teams-help = Help for teams
teams-taken = { players-places-taken }.
teams-left = withdrew
teams-none-yet = { ENTRANTS() ->
    [pairs] No pairs yet
   *[teams] No teams yet
}
    .about = All who sign up appear here, with their players.
    .way = Sign up
teams-on-the-waiting-list = Waiting list
teams-all = All { -players }
# Also on a team's own page.
teams-waits = { ENTRANTS() ->
    [pairs] This pair is on the waiting list.
   *[teams] This team is on the waiting list.
}
teams-has-left = { ENTRANTS() ->
    [pairs] This pair has withdrawn.
   *[teams] This team has withdrawn.
}
teams-roster = Roster
teams-matches = Matches
# $place is "5th"; $stands is the record.
teams-place-of = { $place } of { $of }
teams-stands-after = { $stands } after round { $round }.
teams-what-decides = Why this place

## Signing up a team, and joining one
teams-sign-up = Sign up a { -player }
teams-sign-up-for = Sign up a { -player } for { $event }
teams-in-already = You're already in a { -player } as { $name }. <a>My { -player }</a>
teams-how-to-sign-up = { ENTRANTS() ->
    [pairs] A pair is two players. We give you a link for your partner to join. No accounts needed.
   *[teams] Teams have { $size } players. You're the captain: we give you a link for the others to join. No accounts needed.
}
teams-sign-up-until = Sign-up closes { $until }.
teams-name = { -player-title } name
    .hint = Shown on the pairings.
teams-club = Club
    .hint = Optional: { -players } from one club are kept apart early on.
# Of the person who signs up the team.
teams-captain-name = Your name
    .hint = { ENTRANTS() ->
        [pairs] Shown on the pairings.
       *[teams] You're the captain: rosters, the draft and results are up to you.
    }
teams-faction = Your faction
    .hint = Leave empty if you haven't decided.
teams-email = Your email address
    .hint = Only the organisers see this.
teams-send = Sign up { -player }
teams-join = Join { $name }
# $captain is the person who answers for the team, and $role their role.
teams-join-lead = { $captain ->
    [none] { teams-join-taken }
   *[other] { $role ->
        [none] { $captain }. { teams-join-taken }
       *[other] { $role }: { $captain }. { teams-join-taken }
    }
}
teams-join-taken = { $taken } of { $of } places taken. No account needed.
teams-complete = { ENTRANTS() ->
    [pairs] This pair is full. Ask the organiser.
   *[teams] This team is full. Ask the captain.
}
# Of the person who joins.
teams-member-name = Your name
    .hint = Shown on the pairings.
teams-you-are = Role
    .hint = Coaches see what the team sees but can't choose or report.
teams-join-it = Join { -player }

## A team's own page
teams-missing = { $missing } of { $size } players still to join.
teams-invite = { ENTRANTS() ->
    [pairs] Invite your partner
   *[teams] Invite your team
}
    .explained = { ENTRANTS() ->
        [pairs] Send this link to your partner. The first person to open it can join.
       *[teams] Send this link to your team. Anyone with it can join as player, reserve or coach.
    }
teams-renew-invitation = Replace link (the old one stops working)
teams-people = { ENTRANTS() ->
    [pairs] Players
   *[teams] Team members
}
teams-rosters = Rosters
# $due is the deadline.
teams-rosters-about = { $due ->
    [none] Each player hands in their own. All { -players }' rosters open at the same time.
   *[other] Each player hands in their own. Due { $due }. All { -players }' rosters open at the same time.
}
# How far a member's roster is.
teams-roster-of = { $state ->
    [accepted] { $name }: roster accepted
    [needs-fix] { $name }: roster sent back
    [submitted] { $name }: roster handed in
   *[none] { $name }: no roster yet
}
teams-own-roster = My roster
teams-to-check = Roster checks
teams-to-check-about = { $until ->
    [none] Check these. Report any problem on the roster's page.
   *[other] Check these by { $until }. Report any problem on the roster's page.
}
# Links by which a captain withdraws the team, or brings it back.
teams-out-team-left = { ENTRANTS() ->
    [pairs] Your pair has withdrawn
   *[teams] Your team has withdrawn
}
teams-out-team-back = Rejoin the event
teams-out-team-off-the-list = Leave the waiting list
teams-out-team-out = Withdraw { -player }
# The link for a member. Once they have left, the texts of their own page are used.
teams-out-leave = Leave { -player }
# A member's role, where they are the captain's deputy.
teams-deputy = { $role }, deputy
teams-here = here
teams-role-and-place = Role and place
teams-role = Role
teams-place = Place
teams-does-not-play = Not playing
teams-stands-in = Deputy
teams-save = Save
teams-leave = Remove from { -player }
# Above what the rosters of a team share and may not.
teams-together = Each roster may have these, but the { -player } together may not:
teams-member-left = { $name } has left the { -player }. The old invitation no longer works.
teams-invitation-renewed = This is the new invitation. The old one no longer works.

## The scores a captain expects against another team
teams-matrix = Expected scores against { $name }
teams-matrix-about = Only your team sees these. They're never exported, and are deleted after the event.
# Beneath them.
teams-matrix-own = Only your team sees these.
# Above the rows of the own players and the columns of theirs.
teams-matrix-caption = What we expect: rows are our players, columns theirs
# What the numbers mean.
teams-matrix-scale = { $scale ->
    [two-each-way] +2: we should win big. 0: even. −2: we should lose big.
   *[up-to-twenty] The game points you expect to score, out of 20.
}
# The label of one number.
teams-matrix-pair = { $name } against { $other }
teams-matrix-saved = Saved. Only your team can see it.

## The rosters of a team, together
# $names are members whose rosters all have $what.
teams-shared = { $names ->
    [none] Several have { $what }. { teams-shared-once }
    [2] { LIST($names, type: "and") } both have { $what }. { teams-shared-once }
   *[other] { LIST($names, type: "and") } all have { $what }. { teams-shared-once }
}
teams-shared-once = { $rule ->
    [faction-once] A { -player } can have each faction once.
    [alliance-once] A { -player } can have each grand alliance once.
    [unique-unit-once] A { -player } can have each unique unit once.
    [unit-once] A { -player } can have each unit in one roster.
   *[enhancement-once] A { -player } can have each enhancement in one roster.
}
teams-over-cap = { $kind ->
    [monster] { $name }'s { $unit } costs { $points } points. The limit for a monster is { $most }.
    [reinforced] { $name }'s { $unit } costs { $points } points. The limit for a reinforced unit is { $most }.
   *[any] { $name }'s { $unit } costs { $points } points. The limit for a unit is { $most }.
}
teams-over-together = { $over ->
    [one] Together the rosters are { $over } point over the limit of { $most }.
   *[other] Together the rosters are { $over } points over the limit of { $most }.
}
# What the rosters of a pair come to: points, and what else the game counts.
teams-sums = Together: { $counted }.
teams-sum-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
teams-sum-auxiliaries = { $count ->
    [one] { $count } auxiliary unit
   *[other] { $count } auxiliary units
}
teams-sum-drops = { $count ->
    [one] { $count } drop
   *[other] { $count } drops
}
