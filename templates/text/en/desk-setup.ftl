### The pages on which an organiser sets an event up: settings, the day, methods, the game, ranking, staff, pictures, how teams play.

desk-setup-save = Save
desk-setup-name = Name
desk-setup-settings = Settings
desk-setup-rounds = Rounds
desk-setup-file = File

## Battleplans of the organiser's own

desk-setup-own-battleplans = Own { -missions }
# $lines: whether a mission has lines that score. Links to other pages follow.
desk-setup-own-battleplans-about = { $lines ->
    [true] Beside those of the game. Players tap its lines on the scoring sheet. It can be chosen for any round.
   *[other] Beside those of the game. It can be chosen for any round.
}
desk-setup-battleplan-cap = { $cap } at most from these lines in a turn.
desk-setup-battleplan-remove = Remove { $name }
desk-setup-battleplans-none = None yet.
desk-setup-battleplan-add = Add one
desk-setup-battleplan-lines = What a player scores in a turn. It may bring { $most } at most.
desk-setup-battleplan-lines-with-tactics = What a player scores in a turn, without the { -tactic }. A turn may bring { $most } at most, and { $more } more with it.
desk-setup-battleplan-line = Line { $number }
desk-setup-battleplan-line-text = What scores
desk-setup-battleplan-line-points = Victory points
desk-setup-battleplan-line-times = Times in a turn
    .hint = Empty: once.
desk-setup-battleplan-line-needs = Only together with one of these lines
    .hint = Their numbers, like 1. Empty: by itself.
desk-setup-battleplan-line-rounds = Only in these battle rounds
    .hint = Like 4, 5. Empty: in all.
desk-setup-battleplan-most = The most from all lines in a turn
    .hint = Empty: no cap.
desk-setup-battleplan-save = Add it
# A line of one, with the numbers of those that it does not count without.
desk-setup-battleplan-line-with-needs = { $line }, together with line { LIST($needs, type: "or") }
desk-setup-battleplan-removed = { $name } is removed.
desk-setup-battleplan-removed-already = That was removed already.
# What was added.
desk-setup-battleplan-added = { $name } can be played now.
desk-setup-battleplan-name-missing = Give it a name.
desk-setup-battleplan-name-without-letters = Use some Latin letters or digits in the name, so that it has an address.
desk-setup-enter-numbers = Enter numbers, like 1, 2.

## The day

desk-setup-day = The day
desk-setup-day-about = What people do by themselves, what they are asked, and what they should know of the place. The <a>pack</a> shows it; what you leave empty is left out.
desk-setup-day-sign-up = Signing up
# Of places that are given by themselves.
desk-setup-day-free-places = Until round 1 is published. They get a mail, where the site sends mail and they gave an address. Without this, the list of { -players } offers you each place to give.
desk-setup-day-question = Question { $number }
desk-setup-day-questions = Your own questions, asked of everybody who signs up. Only organisers see the answers, on each player's page.
desk-setup-day-check-in = Check-in
desk-setup-day-self-check-in = From the first day on, until round 1 is published. Latecomers come to the desk.
desk-setup-day-tables = Tables and terrain
desk-setup-day-place = The place
desk-setup-day-paper = Paper
# Of a battlefield.
desk-setup-day-both-sides = Give both sides, or neither.

## The end of an event

desk-setup-delete-title = Delete the event
desk-setup-delete = Delete { $name } for good?
desk-setup-delete-about = Everything goes: players, rosters, rounds, results, standings, awards, news, and the event's log. Links and printed codes lead nowhere. Nobody can bring it back but from a copy; copies that were made before keep it until they are thrown away. The site's log keeps that an event of this name was deleted, when and by whom.
desk-setup-delete-take-all = Take the whole event first
desk-setup-delete-print-all = Everything on paper
desk-setup-delete-name = Type the event's name
    .hint = So that nobody does this with one tap.
desk-setup-delete-keep = Keep it
desk-setup-deleted = { $name } is deleted.

## The game as a file

desk-setup-game = The game
desk-setup-game-about = The event plays <strong>{ $name }</strong>. What the game says is a file: sizes, rules of composition with their sentences, the sheet, the chart of results, missions, words. Take it, change it, and put it in use for this event alone. It goes along in the event's files. <a>How this game is played and checked</a>
# $game: the game that ships.
desk-setup-game-about-own = The event plays <strong>{ $name }</strong>, by a file of its own that was made from { $game }. What the game says is a file: sizes, rules of composition with their sentences, the sheet, the chart of results, missions, words. Take it, change it, and put it in use for this event alone. It goes along in the event's files. <a>How this game is played and checked</a>
desk-setup-game-take-file = Take the file
desk-setup-game-in-order = The file is in order: { $name }. Nothing was changed. To use it, choose it again.
desk-setup-game-stays = A round is out and is played by the game as it is: it stays for this event.
desk-setup-game-use-file = Use a changed file
    .hint = Everything in it is checked first. Battle profiles stay those of the game that its “id” names. When round 1 is out, the game stays.
desk-setup-game-check = Check it first
desk-setup-game-use = Use it
desk-setup-game-tactics = { -tactics-title }
desk-setup-game-tactics-about = Without them the sheet and the paper have no line for them, and nobody is ranked by them.
desk-setup-game-universal-tactics-about = With the universal ones alone, as in the Advanced Rules: none belongs to an alliance, none is for a double turn, and nobody seizes the initiative.
desk-setup-game-universal-tactics = Play the universal ones alone
desk-setup-game-without-tactics = Play without { -tactics }
desk-setup-game-as-it-ships = Play { $name } as it ships
desk-setup-game-choose-file = Choose the file first.
desk-setup-game-no-text = The file is no text.
# $why: what is wrong with the file, and where.
desk-setup-game-not-in-order = Nothing was changed. { $file }: { $why }
desk-setup-game-used = The event is played by it now. Rosters are checked again.

## How each round is made

desk-setup-methods-title = Methods
desk-setup-methods = How rounds are made
desk-setup-methods-back = Back to the rounds
desk-setup-methods-pack = The pack says: { $what }
desk-setup-methods-round = Round { $number }
desk-setup-methods-method = Method
desk-setup-methods-club = { -players-title } of one club
desk-setup-methods-needs = What the methods need
desk-setup-methods-saved = Saved. The pack tells players how each round is made.

## A new event

desk-setup-new = New event
desk-setup-new-help = Help for organisers
# $missions: what its game calls them.
desk-setup-new-like = Like <strong>{ $name }</strong>: its pack, its ways of pairing, ranking and checking, its { $missions } and its tables. Dates, players, staff and prices corrected for that day are not taken over. <a>Begin with the handbook's preset instead</a>
desk-setup-new-preset = This is the preset of <strong>{ $game }</strong>. Everything else has a default, and can be changed any time before you publish.
# Links to events follow, by their names.
desk-setup-new-or-like = Or begin with one you have run:
# The reasons follow.
desk-setup-new-suggested = Suggested and filled in below; change what you like.
desk-setup-new-name = Name of the event
    .hint = The address is made from it.
desk-setup-new-game = Game
    .hint = Whose missions and scoring are played. By the first day, one is suggested.
desk-setup-new-first-day = First day
desk-setup-new-last-day = Last day
    .hint = Leave it empty for one day.
desk-setup-new-points-limit = Points limit
desk-setup-new-rounds = Rounds
desk-setup-new-places = Places
    .hint = Best an even number. Further sign-ups wait.
desk-setup-new-minutes = Minutes a round
    .hint = A higher points limit means longer games.
desk-setup-new-rosters-due = Rosters are due
desk-setup-new-entrants = Played by
    .hint = Places are of these. How teams play has a page of its own.
desk-setup-new-venue = Venue
desk-setup-new-season = Season
    .by-first-day = the one in force on the event’s first day
desk-setup-new-time-zone = Time zone
    .hint = Like Europe/London. All times on the pages are in it.
desk-setup-new-create = Create the draft
desk-setup-new-suggest = Suggest what suits
    .hint = Fills in rounds, minutes and deadline by date, places and points, with the reasons. Nothing is made yet.
# Buttons follow.
desk-setup-new-other-game = Another game, with what is typed:
desk-setup-new-days = The days would be
desk-setup-new-after-midnight = The last of it is after midnight: take fewer rounds, or more days.
desk-setup-new-created = The event is a draft: only staff see it until you publish it.

## Pictures

desk-setup-pictures-title = Pictures
desk-setup-pictures = Pictures of the event
desk-setup-pictures-about = They stand on the event’s page, for everybody: the first one at its head, the others under the pack, for whoever opens them. Use such as are yours to show, and ask the people who are in them.
desk-setup-picture-first = shown first
# <unseen>: what the picture shows, for those who do not see it.
desk-setup-picture-show-first = Show first<unseen>: { $what }</unseen>
# As above.
desk-setup-picture-take-down-which = Take it down <unseen>: { $what }</unseen>
desk-setup-picture-take-down = Take it down
    .warning = Picture and description are deleted for good. To have it back you need the file.
# Above the form where there is none yet.
desk-setup-picture-put-first = Put one up
desk-setup-picture-put-another = Another picture
# One of the parts stands before it.
desk-setup-picture-hint = What a camera wrote into it, like the place, is taken out.
    .unscripted = PNG, JPEG or WebP, { $most } kB at most: every phone in the hall loads it. 800 pixels wide at a quality of 50 is small enough. Without JavaScript you make it so small yourself; with it, this page does.
    .scripted = A photo as it comes from a phone, however large: this page makes it small enough before it is sent, { $most } kB at most.
desk-setup-picture-working = Making it smaller…
# The size follows.
desk-setup-picture-done = { "Made smaller: " }
desk-setup-picture-failed = This browser could not read the picture. Choose a JPEG or PNG.
desk-setup-picture-alt = What it shows
    .hint = For those who do not see it.
desk-setup-picture-put-up = Put it up
desk-setup-pictures-most = { $most } pictures are the most. Take one down to put another up.
desk-setup-picture-is-up = The picture stands on the event’s page.
desk-setup-picture-is-first = The picture is shown first.
desk-setup-picture-is-down = The picture is taken down.

## How players are ranked

desk-setup-ranking = How { -players } are ranked
desk-setup-ranking-standings = Standings
desk-setup-ranking-now = Now: { $rules }.
desk-setup-ranking-needs-reason = Round { $round } is out. A change now needs a reason; the standings and the pack show it to everybody.
desk-setup-ranking-preview = What would move
# The rules that are on the form.
desk-setup-ranking-with = With: { $rules }.
desk-setup-ranking-nothing-moves = Nobody's place changes.
desk-setup-ranking-player = { -player-title }
desk-setup-ranking-place-now = Place now
desk-setup-ranking-place-then = Then
desk-setup-ranking-moves = Moves
desk-setup-ranking-up = up
desk-setup-ranking-down = down
# A button that nobody sees: what the Enter key does.
desk-setup-ranking-look-by-enter = Look
desk-setup-ranking-reason = Why
    .hint = For all players to read.
desk-setup-ranking-look = Show what would move
desk-setup-ranking-save = Save it
desk-setup-ranking-look-once-more = Something changed since you looked: look at what would move once more, then save.
desk-setup-ranking-saved = { -players-title } are ranked anew. The standings and the pack say so.

## The page of settings

desk-setup-settings-about = The <pack>pack</pack> shows players what is set here. What you leave empty is left out. The game is <game>{ $name }</game>. What it says can be changed for this event, by <file>a file of its own</file>. <pictures>Pictures of the event</pictures>
desk-setup-settings-about-seasons = The <pack>pack</pack> shows players what is set here. What you leave empty is left out. The game is <game>{ $name }</game>; its season is chosen with <rules>how rosters are checked</rules>. What it says can be changed for this event, by <file>a file of its own</file>. <pictures>Pictures of the event</pictures>
desk-setup-settings-event = The event
desk-setup-settings-rosters = Rosters
desk-setup-settings-rounds = Rounds
desk-setup-settings-timetable-follows = The <a>timetable</a> follows from these, until you set it by hand.
desk-setup-settings-timetable-by-hand = The times of the day are set by hand, in the <a>timetable</a>: what you change here moves nothing there.
desk-setup-settings-axis-rounds = Where it is fixed: a line a round
desk-setup-settings-more = <teams>How teams play</teams>, where teams or pairs are entered. <battleplans>{ -missions-title } of your own</battleplans>. <terrain>Which rounds can keep the terrain standing</terrain>, and <tables>the tables of the venue</tables>.
desk-setup-settings-pairing = Pairing and ranking
desk-setup-settings-ranking-apart = Round 1 is out. <a>How { -players } are ranked</a> is changed with a reason, for all to see.
desk-setup-settings-pack = For the pack
desk-setup-settings-save = Save the settings

## Staff

desk-setup-staff = Staff
desk-setup-staff-link = A link for { $name }
    .about = Hand it over now: it is shown only this once, works once, for 7 days.
desk-setup-staff-invites-player = { $name } seems to play here: somebody is entered with that e-mail address. Calls and results of their own table go to somebody else.
desk-setup-staff-plays = plays here: calls of their own table and club go to somebody else
desk-setup-staff-seems-to-play = seems to play here: somebody is entered with this e-mail address
desk-setup-staff-remove = Remove
    .label = Remove { $name }
desk-setup-former-staff = On the staff where the event was before
desk-setup-former-staff-about = This event came here from another site, and its staff have to join again here: until then they may do nothing. Invite them with one tap; whoever opens the link joins with an account of this site.
# Beneath the name of one who is not here yet.
desk-setup-former-staff-was = { $email ->
    [none] was { $role }: invite again
   *[other] was { $role } · { $email }: invite again
}
desk-setup-former-staff-invite = Invite again
    .label = Invite { $name } again
desk-setup-former-staff-leave-out = Leave out
    .label = Leave { $name } out
desk-setup-staff-invited = Invited, not here yet
desk-setup-staff-withdraw-link = Withdraw the link
desk-setup-staff-invite = Invite
desk-setup-staff-email = E-mail address
    .hint = If mail is set up, the link is sent there. It is shown here in any case.
desk-setup-staff-as = As
    .judge = Judge: rulings and results of any battle
    .organiser = Organiser: everything in this event
desk-setup-staff-make-link = Make the link
desk-setup-staff-name-missing = Enter whom you invite.
desk-setup-staff-role-missing = Choose judge or organiser.
desk-setup-staff-removed = { $name } is no longer staff of this event.
desk-setup-former-staff-left-out = { $name } is left out: the event does not name them any more.
desk-setup-former-staff-left-out-already = They are left out already.
desk-setup-staff-link-withdrawn = That link no longer works.

## How teams play

desk-setup-teams-title = How teams play
desk-setup-teams = Who plays, and how
desk-setup-teams-help = Help for teams
desk-setup-teams-entrants = Who is entered
desk-setup-teams-has-begun = A round is out, so who is entered and how they are paired stays.
desk-setup-teams-draft = Who plays whom
desk-setup-teams-across = { ENTRANTS() ->
    [pairs] Rules across a pair’s rosters
   *[other] Rules across a team’s rosters
}
desk-setup-teams-game-points = What a battle is worth
desk-setup-teams-points-by = Game points
    .outcome = By who won, and how clearly
    .difference = By the difference of victory points, as in the table below
    .of-the-game = The tournament points of the game’s own chart
    .wins = A game won is one point
desk-setup-teams-major-winner = Major victory
desk-setup-teams-major-loser = Major defeat
desk-setup-teams-minor-winner = Victory
desk-setup-teams-minor-loser = Defeat
desk-setup-teams-draw = Draw
desk-setup-teams-bands = Table of differences
    .hint = One band a line: up to which difference, points of the winner, of the loser. The last begins with: more.
    .wrong = “{ $line }” is not like 5 11 9, or more 20 0.
    .missing = Write at least one line.
desk-setup-teams-match = Who wins a match
desk-setup-teams-match-by = The match
    .majority = Whoever has won more games
    .window = So many game points win; else it is drawn
    .cut-off = Each side for itself: so many game points are 2 match points, so few are 0, else 1
    .sum-only = No match is won: game points are all there is
desk-setup-teams-wins-from = Game points that win
    .hint = Like 86 of 160.
desk-setup-teams-two-from = 2 match points from
desk-setup-teams-none-to = 0 match points up to
desk-setup-teams-floor = The sum counts as at least
    .hint = Empty: as it is.
desk-setup-teams-cap = The sum counts as at most
    .hint = Empty: as it is.
    .below-floor = The cap is below the floor.
desk-setup-teams-round-is-out = A round is out: who is entered, how many play and how they are paired stays.
desk-setup-teams-plans-no-round = “{ $line }” does not begin with a round and a colon: 1:
desk-setup-teams-plans-unknown = “{ $name }” is no battleplan of this event.
desk-setup-teams-plans-other-tables = { $named ->
    [one] Round { $round } names { $named } table of { $size }.
   *[other] Round { $round } names { $named } tables of { $size }.
}
