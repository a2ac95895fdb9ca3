### Teams, their people and their matches. $name is a team, or somebody in it.

team-refusal-name-taken = Another team is called { $name } already. Choose another name.
team-refusal-full = All { $size } places of the team are taken. Join as a reserve or a coach, or ask the captain.
team-refusal-pair-full = Both places of the pair are taken.
team-refusal-role-full = The team has as many as may be { $role }. Choose another role.
team-refusal-too-many-joined = People have joined this team { $most } times, which is as many as it takes by itself. Ask the organiser, who can enter you.
team-refusal-does-not-play = Whoever is { $role } sits at no table.
team-refusal-no-such-place = Choose a place from 1 to { $size }, or none.
team-refusal-captain-stays = Name another captain first.
team-refusal-has-played = { $name } is in a match of the team, and stays a member. Make them a reserve.
team-refusal-no-accepted-roster = { $name } needs an accepted roster to take a place. Ask the staff to look at it.
team-refusal-member-already = You are a member already.
team-refusal-changed = Somebody changed the team meanwhile. Look at it again.
team-refusal-has-left = { $name } has left already.
team-refusal-has-place = { $name } has a place.
team-refusal-on-waiting-list = { $name } is on the waiting list. The organiser tells you when there is a place.
team-refusal-organiser-decided = The organiser has taken { $name } out. Ask at the desk to play again.
team-refusal-drawn-without = Round { $round } has been drawn without { $name }. Ask at the desk to play again.
team-refusal-place-taken = The place of { $name } has gone to another team. Sign up again for the waiting list, or ask the organiser.
team-refusal-event-is-over = The event is over, so its teams stay as they are.
team-refusal-line-up-incomplete = { $name } has { $has } of { $size } players. Add the rest, or name who is missing.
team-refusal-not-being-played = The round is not being played now.
team-refusal-bye = The team has no opponent in this round.
team-refusal-battles-begun = A battle of this match has begun, so who plays whom stays as it is.
# $places are the numbers of the matches.
team-refusal-drafts-open = Who plays whom is not settled yet in match { $places }.
team-refusal-round-has-begun = Captains have chosen already, so the round stays. Correct its matches one by one.
team-refusal-others-meet = Other teams meet in this match by now. Look at it again; nothing was changed.
team-refusal-not-in-round = Choose two teams of this round.
team-refusal-battleplans-stay = A battle of this round has begun, so its battleplans stay.
team-refusal-one-team-twice = Choose two different teams.
team-refusal-meet-each-other = These two meet each other. Choose teams of two matches.
team-refusal-in-round-already = { $name } is in a match of this round already.
team-refusal-takes-no-part = { $name } does not take part in this event now.
team-refusal-reason-missing = Say why: it stays on record.
team-refusal-nothing-to-correct = Enter points that are added or taken away.

draft-error-settled = It is settled already who plays whom.
draft-error-not-your-step = The other team chooses in this step.
draft-error-other-step = This step is over: it was shown meanwhile, or a judge took it back. Look at the match again.
draft-error-not-offered = Choose as many as the step asks for, of those it offers.
draft-error-not-everybody-once = Every player of both teams has to be there once.
draft-error-nothing-to-take-back = Nothing has been shown that could be taken back.
draft-error-nothing-missing = Nothing is missing in this step.

# What somebody is in a team.
team-role-captain = Captain
team-role-player = Player
team-role-reserve = Reserve
team-role-coach = Coach
team-role-assistant = Assistant

# Who is entered, as an organiser chooses it.
entrants-players = Players, each for themselves
entrants-pairs = Pairs: two people, one battle
entrants-teams = Teams

# How the battles of a match between teams are made.
draft-method-defender-attackers = Defender and two attackers, both at once
draft-method-hidden-champion = Hidden champions, then in turns
draft-method-alternating = Alternating: one names, the other offers two
draft-method-three-cards = Three players: cards on the outer tables
draft-method-three-dealt = Three players: one makes pairs, the other gives tables
draft-method-line-up = Line-ups in order, unseen
draft-method-random = By lot
draft-method-typed = Typed in from cards on the table

# What becomes of those whom nobody took where four are left.
at-four-refused-meet = The refused meet, and the last meet
at-four-refused-meet-last = Each refused meets the other side’s last

# How the tables of a match are given out.
table-choice-by-order = In the order in which battles are settled
table-choice-defender = Whoever put up the defender picks
table-choice-in-turns = In turns, the roll-off’s winner first
table-choice-random = By lot

# What the rosters of a team may have in common.
roster-rule-faction-once = A faction once
roster-rule-alliance-once = A grand alliance once
roster-rule-unique-unit-once = A unique unit once
roster-rule-unit-once = No unit in two rosters
roster-rule-enhancement-once = No enhancement in two rosters

## The teams of an event, for everybody, and a team for its own people
teams-title = Teams
teams-help = Help for teams
teams-taken = { players-places-taken }.
teams-left = left
teams-none-yet = No team has signed up yet.
teams-on-the-waiting-list = On the waiting list
teams-all = All teams
teams-waits = The team is on the waiting list.
teams-has-left = The team has left the event.
teams-roster = Roster
teams-matches = Matches
# Where a team stands, and after which round.
teams-place-of = { $place } of { $of }
teams-stands-after = { $stands } after round { $round }.
teams-what-decides = What decides

## Signing one up, and joining one
teams-sign-up = Sign a { -player } up
teams-sign-up-for = Sign a { -player } up for { $event }
teams-in-already = You are in a { -player } already, as { $name }. <a>Your { -player }</a>
teams-how-to-sign-up = { ENTRANTS() ->
    [pairs] Two people are a pair. You sign it up, and get a link with which your partner joins. Nobody needs an account.
   *[teams] { $size } people play in a team. You sign it up as its captain, and get a link with which the others join. Nobody needs an account.
}
teams-sign-up-until = You can sign up until { $until }.
teams-name = Name of the { -player }
    .hint = As it will stand on the pairings.
teams-club = Club
    .hint = If you are from one: { -players } of one club are kept apart at first.
# Of whoever signs it up.
teams-captain-name = Your name
    .hint = { ENTRANTS() ->
        [pairs] As it will stand on the pairings.
       *[teams] You are the captain: you answer for rosters, the draft and results.
    }
teams-faction = Your faction
    .hint = If you know it yet.
teams-email = Your e-mail address
    .hint = Only the organisers see it.
teams-send = Sign the { -player } up
# $role and $captain are of whoever answers for the team.
teams-join = Join { $name }
teams-join-lead = { $captain ->
    [none] { teams-join-taken }
   *[other] { $role ->
        [none] { $captain }. { teams-join-taken }
       *[other] { $role }: { $captain }. { teams-join-taken }
    }
}
teams-join-taken = { $taken } of { $of } places are taken. You need no account.
teams-complete = { ENTRANTS() ->
    [pairs] The pair is complete.
   *[teams] The team is complete. Ask its captain.
}
# Of whoever joins.
teams-member-name = Your name
    .hint = As it will stand on the pairings.
teams-you-are = You are
    .hint = A coach reads what the team reads, and neither chooses nor reports.
teams-join-it = Join the { -player }

## A team's own people
teams-missing = { $missing } of { $size } players are missing.
teams-invite = { ENTRANTS() ->
    [pairs] Invite your partner
   *[teams] Invite the others
}
    .explained = { ENTRANTS() ->
        [pairs] Send this to your partner. Whoever opens it first can join.
       *[teams] Send this to the people of your team. Whoever opens it can join, as a player, reserve or coach.
    }
teams-renew-invitation = Make a new one; the old one stops working
teams-people = People
teams-rosters = Rosters
# $due is when they are due.
teams-rosters-about = { $due ->
    [none] Each hands in their own, from their own phone. All rosters of all teams open at the same moment.
   *[other] Each hands in their own, from their own phone. They are due { $due }. All rosters of all teams open at the same moment.
}
# Where a member's roster stands.
teams-roster-of = { $state ->
    [accepted] { $name }: roster accepted
    [needs-fix] { $name }: roster sent back
    [submitted] { $name }: roster handed in
   *[none] { $name }: no roster yet
}
teams-own-roster = My roster
teams-to-check = Rosters to check
teams-to-check-about = { $until ->
    [none] Your team looks at these. What is wrong with one is reported on its page.
   *[other] Your team looks at these until { $until }. What is wrong with one is reported on its page.
}
# What leads a captain out of the event with the team, or back.
teams-out-team-left = The team has left
teams-out-team-back = Bring the team back
teams-out-team-off-the-list = Take the team off the waiting list
teams-out-team-out = Take the team out of the event
# The same for a member; who has left comes back by the words of their own page.
teams-out-leave = Leave the team
# A member: the role, and whether they answer for the team while the captain does not.
teams-deputy = { $role }, stands in for the captain
teams-here = here
teams-role-and-place = Role and place
teams-role = Role
teams-place = Place
teams-does-not-play = does not play
teams-stands-in = Stands in for the captain
teams-save = Save
teams-leave = They leave the { -player }
# What the rosters of a team have together and may not.
teams-together = What each roster alone may have, and all of them may not. The verdict on each stays as it is.
teams-member-left = { $name } has left the team. The old invitation no longer works.
teams-invitation-renewed = The old invitation no longer works; this is the new one.

## What a captain expects of each of theirs against another team
teams-matrix = Against { $name }
teams-matrix-about = What you expect of each of yours against each of theirs, 0 to 20. Your team alone sees it; it stands in no export, and is deleted after the event.
teams-matrix-saved = Saved, for your team alone.

## The rosters of a team, together
# $names have $what, which may be in one of their rosters.
teams-shared = { $names ->
    [none] Several have { $what }: { teams-shared-once }
    [2] { LIST($names, type: "and") } both have { $what }: { teams-shared-once }
   *[other] { LIST($names, type: "and") } all have { $what }: { teams-shared-once }
}
teams-shared-once = { $rule ->
    [faction-once] a faction is in one roster of a team alone.
    [alliance-once] a grand alliance is in one roster of a team alone.
    [unique-unit-once] a unique unit is in one roster of a team alone.
    [unit-once] a unit is in one roster of a team alone.
   *[enhancement-once] an enhancement is in one roster of a team alone.
}
teams-over-cap = { $kind ->
    [monster] { $unit } of { $name } costs { $points } points: a monster costs { $most } at most.
    [reinforced] { $unit } of { $name } costs { $points } points: a reinforced unit costs { $most } at most.
   *[any] { $unit } of { $name } costs { $points } points: a unit costs { $most } at most.
}
teams-over-together = { $over ->
    [one] Together the rosters have { $over } point too many: { $most } at most.
   *[other] Together the rosters have { $over } points too many: { $most } at most.
}
# What the rosters of a pair come to: points, and what the game counts besides.
teams-sums = Together: { $counted }.
teams-sum-points = { $points } points
teams-sum-auxiliaries = { $count ->
    [one] { $count } auxiliary unit
   *[other] { $count } auxiliary units
}
teams-sum-drops = { $count ->
    [one] { $count } drop
   *[other] { $count } drops
}
