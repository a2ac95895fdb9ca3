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
