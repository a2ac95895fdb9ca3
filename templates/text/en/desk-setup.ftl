### The pages where an organiser sets up an event: its steps, pairing methods, the game, ranking, staff, pictures, team format.

desk-setup-save = Save
desk-setup-name = Name
desk-setup-settings = Settings
desk-setup-rounds = Rounds
desk-setup-file = File

## Custom battleplans

desk-setup-own-battleplans = Custom { -missions }
# $lines: whether a mission has lines that score. Links to other pages follow.
desk-setup-own-battleplans-about = { $lines ->
    [true] Add { -missions } of your own for any round. Players tap their lines on the scoring sheet.
   *[other] Add { -missions } of your own for any round.
}
desk-setup-battleplan-cap = { $cap ->
    [one] Up to { $cap } point per turn from these lines.
   *[other] Up to { $cap } points per turn from these lines.
}
desk-setup-battleplan-remove = Remove { $name }
desk-setup-battleplans-none = None yet.
desk-setup-battleplan-add = Add a { -mission }
desk-setup-battleplan-lines = Enter what a player scores per turn, up to { $most } points.
desk-setup-battleplan-lines-with-tactics = Enter what a player scores per turn: up to { $most } points, plus { $more } for the { -tactic }.
desk-setup-battleplan-line = Line { $number }
desk-setup-battleplan-line-text = Condition
desk-setup-battleplan-line-points = Victory points
desk-setup-battleplan-line-times = Times per turn
    .hint = Leave empty for once.
desk-setup-battleplan-line-needs = Needs line
    .hint = Any one of these line numbers, for example 1, 2. Leave empty for none.
desk-setup-battleplan-line-rounds = Battle rounds
    .hint = For example 4, 5. Leave empty for all.
desk-setup-battleplan-most = Maximum per turn
    .hint = Leave empty for no maximum.
desk-setup-battleplan-save = Add { -mission }
# A line, with the numbers of the lines it needs.
desk-setup-battleplan-line-with-needs = { $line }, only with line { LIST($needs, type: "or") }
desk-setup-battleplan-removed = { $name } removed.
desk-setup-battleplan-removed-already = Already removed.
# What was added.
desk-setup-battleplan-added = { $name } added. It can be played now.
desk-setup-battleplan-name-missing = Enter a name.
desk-setup-battleplan-name-without-letters = The name has no Latin letters or digits. Add at least one.
desk-setup-enter-numbers = Enter numbers, for example 1, 2.

## Deleting an event

desk-setup-delete-title = Delete event
desk-setup-delete = Delete { $name } for good?
desk-setup-delete-about = This deletes all players, rosters, rounds, results, standings, awards, news and the event's log. Private links and printed QR codes stop working. You can't undo this: only a backup can bring the event back, and existing backups keep it until they are deleted. The site's log records the event's name, who deleted it and when.
desk-setup-delete-take-all = Download full event file
desk-setup-delete-print-all = Download everything to print
desk-setup-delete-name = Event name
    .hint = Type the name to confirm.
desk-setup-delete-keep = Keep event
desk-setup-deleted = { $name } deleted.

## The game file

desk-setup-game = Game
desk-setup-game-about = This event plays <strong>{ $name }</strong>. <a>How this game is played and checked</a>
# $game: the standard game.
desk-setup-game-about-own = This event plays <strong>{ $name }</strong>, a custom version of { $game }. <a>How this game is played and checked</a>
desk-setup-game-take-file = Download game file
desk-setup-game-in-order = { $name } is ready to use. Nothing has changed yet. To use it, choose the file again.
desk-setup-game-stays = You can't change the game because a round is published.
# The same game, as another season plays it.
desk-setup-game-season = Another season
desk-setup-game-another = Another game
# $draft: whether any game can be chosen, and not the seasons of one alone.
desk-setup-game-season-choose = { $draft ->
    [true] Game
   *[false] Season
}
desk-setup-game-season-preview = See what would change
desk-setup-game-choose-season = Choose a season.
desk-setup-game-season-changes = { -missions-title }, scoring sheet, ranking and byes become those of this { $draft ->
    [true] game
   *[false] season
}. Players, rosters and everything else stay.
desk-setup-game-season-same-rosters = No roster check changes.
desk-setup-game-season-rosters = { $rosters ->
    [one] The check of { $rosters } roster changes.
   *[other] The check of { $rosters } rosters changes.
}
# On a button.
desk-setup-game-season-use = Change to { $game }
desk-setup-game-season-keep = Keep the game
desk-setup-game-file-about = To change the game for this event only, download its file, edit it and upload it here. It holds army sizes, roster rules, the scoring sheet, results, { -missions } and words.
desk-setup-game-use-file = Upload game file
    .hint = The file's “id” sets the battle profiles. The game locks when round 1 is published.
desk-setup-game-check = Check file
desk-setup-game-use = Use file
desk-setup-game-tactics = { -tactics-title }
desk-setup-game-tactics-about = You can play without { -tactics }. Scoring sheets and standings then leave them out.
desk-setup-game-universal-tactics-about = Universal ones only (Advanced Rules): none for alliances or double turns, and no seizing the initiative.
desk-setup-game-universal-tactics = Use universal ones only
desk-setup-game-without-tactics = Play without { -tactics }
desk-setup-game-as-it-ships = Use standard { $name }
desk-setup-game-choose-file = Choose a file first.
desk-setup-game-no-text = This isn't a text file. Choose another.
# $why: what is wrong with the file, and where.
desk-setup-game-not-in-order = Nothing changed. { $file }: { $why }
desk-setup-game-used = The event now uses this game. Rosters are being checked again.

## How each round is paired

desk-setup-methods-title = How rounds are paired
desk-setup-methods = How rounds are paired
desk-setup-methods-back = All rounds
desk-setup-methods-pack = The pack says: { $what }
desk-setup-methods-round = Round { $number }
desk-setup-methods-method = Method
desk-setup-methods-club = Clubmates
desk-setup-methods-needs = Method settings
desk-setup-methods-saved = Saved. The pack shows how each round is paired.

## A new event

desk-setup-new = New event
desk-setup-new-help = Help for organisers
# $missions: what its game calls them.
desk-setup-new-like = Copied from <strong>{ $name }</strong>: pack, pairing, ranking, roster rules, { $missions } and tables. Not copied: dates, players, staff and profile corrections. <a>Start with the standard settings instead</a>
desk-setup-new-preset = These are the standard settings for <strong>{ $game }</strong>. You can change all settings before you publish.
# Links to templates follow, by their names.
desk-setup-new-templates = Your templates:
# Links to events follow, by their names.
desk-setup-new-or-like = Or copy one of your events:
# The reasons follow.
desk-setup-new-suggested = Suggestions are filled in below. Change any of them.
desk-setup-new-name = Event name
    .hint = Also used in the event's web address.
desk-setup-new-game = Game
    .hint = Sets the { -missions } and scoring.
desk-setup-new-first-day = First day
desk-setup-new-last-day = Last day
    .hint = Leave empty for a one-day event.
desk-setup-new-points-limit = Points limit
desk-setup-new-rounds = Rounds
desk-setup-new-places = Places
    .hint = Even numbers work best. Later sign-ups join the waiting list.
desk-setup-new-minutes = Minutes per round
    .hint = Higher points limits need longer rounds.
desk-setup-new-rosters-due = Roster deadline
desk-setup-new-entrants = Format
    .hint = Places count players, pairs or teams.
desk-setup-new-venue = Venue
desk-setup-new-season = Season
    .by-first-day = By first day
desk-setup-new-time-zone = Time zone
    .hint = All times are shown in this zone, for example Europe/London.
desk-setup-new-create = Create event
desk-setup-new-suggest = Suggest settings
    .hint = Fills in rounds, minutes and deadline, with reasons, without creating the event.
desk-setup-new-choose-game = Choose another game
desk-setup-new-days = Suggested timetable
desk-setup-new-after-midnight = This day ends after midnight. Choose fewer rounds or more days.
desk-setup-new-created = Draft event created. Only staff can see it until you publish it.

## The games to choose from for a new event

desk-setup-new-no-such-game = This game can no longer be chosen. Choose another one.
desk-setup-game-offer = Offer this game to all events of the site
desk-setup-games = Choose a game
desk-setup-games-help = Help about games
desk-setup-games-search = Name or edition
desk-setup-games-find = Search
desk-setup-games-none = No game found. Try one word, or choose “Any game”.
desk-setup-games-of = { $is-played ->
    [true] Played on this site
   *[false] Other games
}
# $game: its name.
desk-setup-games-choose = Choose
    .named = Choose { $game }
desk-setup-games-own = Add a game of your own

## Pictures

desk-setup-pictures-title = Event pictures
desk-setup-pictures = Event pictures
desk-setup-pictures-about = Everyone sees these on the event's page: the first at the top, the others below the pack. Only use pictures you have the right to show, and ask the people in them.
desk-setup-picture-first = shown first
# <unseen>: what the picture shows, for people who can't see it.
desk-setup-picture-show-first = Show first<unseen>: { $what }</unseen>
# As above.
desk-setup-picture-take-down-which = Remove picture<unseen>: { $what }</unseen>
desk-setup-picture-take-down = Delete picture
    .warning = This deletes the picture and its description for good.
# The heading of the form while there is no picture.
desk-setup-picture-put-first = Add a picture
desk-setup-picture-put-another = Add another picture
# One of the parts stands before it.
desk-setup-picture-hint = Location and other camera data is removed.
    .unscripted = PNG, JPEG or WebP up to { $most } kB. 800 pixels wide at quality 50 is small enough.
    .scripted = Any size: your browser reduces it to { $most } kB.
desk-setup-picture-working = Reducing the picture…
# The size follows.
desk-setup-picture-done = { "Reduced: " }
desk-setup-picture-failed = Your browser can't read this picture. Choose a JPEG or PNG.
desk-setup-picture-alt = Description
    .hint = For people who can't see the picture.
desk-setup-picture-put-up = Add picture
desk-setup-pictures-most = { $most } pictures is the limit. Remove one to add another.
desk-setup-picture-is-up = Picture added to the event page.
desk-setup-picture-is-first = This picture is now shown first.
desk-setup-picture-is-down = Picture removed.

## Maps of battleplans

desk-setup-maps = Maps
desk-setup-maps-about = A picture or sketch of the table. Players see it with the round and their battle. Only use pictures you have the right to show.
desk-setup-map-of = { -mission-title }
desk-setup-map-alt = Description
    .hint = For people who can't see the picture. Leave empty to use its name.
desk-setup-map-add = Add map
# <unseen>: the battleplan.
desk-setup-map-remove = Remove map<unseen>: { $name }</unseen>
desk-setup-map-is-up = Map of { $name } added.
desk-setup-map-is-down = Map removed.

## How players are ranked

desk-setup-ranking = How { -players } are ranked
desk-setup-ranking-standings = Standings
desk-setup-ranking-now = Current ranking: { $rules }.
desk-setup-ranking-needs-reason = Round { $round } is published. Changes need a reason, which everyone sees in the standings and pack.
desk-setup-ranking-preview = Preview
# The rules that are on the form.
desk-setup-ranking-with = New ranking: { $rules }.
desk-setup-ranking-nothing-moves = No places change.
desk-setup-ranking-player = { -player-title }
desk-setup-ranking-place-now = Now
desk-setup-ranking-place-then = New
desk-setup-ranking-moves = Change
desk-setup-ranking-up = up
desk-setup-ranking-down = down
# A button that nobody sees: what the Enter key does.
desk-setup-ranking-look-by-enter = Preview
desk-setup-ranking-reason = Reason
    .hint = Shown to all players.
desk-setup-ranking-look = Preview changes
desk-setup-ranking-save = Save ranking
desk-setup-ranking-look-once-more = Something has changed. Check the preview again, then save.
desk-setup-ranking-saved = Ranking changed. The standings and the pack show it.

## The steps

desk-setup-settings-timetable-follows = The <a>timetable</a> follows these times until you edit it.
desk-setup-settings-timetable-by-hand = You've edited the <a>timetable</a>, so changes here don't move it.
desk-setup-settings-axis-rounds = If fixed, one round per line
desk-setup-settings-ranking-apart = Round 1 is published. To change <a>how { -players } are ranked</a>, give a reason that everyone can see.

## Staff

desk-setup-staff = Staff
desk-setup-staff-link = Link for { $name }
    .about = Copy it now. You won't see it again. It works once and expires in 7 days.
desk-setup-staff-invites-player = { $name } may be playing: a player has this email address. Others handle their table's calls and results.
desk-setup-staff-plays = also plays: can't take calls from their own table or club
desk-setup-staff-seems-to-play = may be playing: a player has this email address
desk-setup-staff-remove = Remove
    .label = Remove { $name }
desk-setup-former-staff = Staff from the previous site
desk-setup-former-staff-about = This event came from another site. Its staff have no access until you invite them again and they sign in here.
# Beneath the name of someone who hasn't joined here yet.
desk-setup-former-staff-was = { $email ->
    [none] Was { $role }
   *[other] Was { $role } · { $email }
}
desk-setup-former-staff-invite = Invite again
    .label = Invite { $name } again
desk-setup-former-staff-leave-out = Remove
    .label = Remove { $name }
desk-setup-staff-invited = Invited, not joined yet
desk-setup-staff-withdraw-link = Cancel invitation
desk-setup-staff-invite = Invite
desk-setup-staff-email = Email address
    .hint = The link is also sent here if this site sends email.
desk-setup-staff-as = Role
    .scorekeeper = Scorekeeper: check-in, paper results and the clock
    .judge = Judge: rulings and all results
    .organiser = Organiser: everything
desk-setup-staff-make-link = Create link
desk-setup-staff-name-missing = Enter who you're inviting.
desk-setup-staff-role-missing = Choose what they may do.
desk-setup-staff-removed = { $name } is no longer on this event's staff.
desk-setup-former-staff-left-out = { $name } removed. The event no longer names them.
desk-setup-former-staff-left-out-already = Already removed.
desk-setup-staff-link-withdrawn = Invitation cancelled. Its link no longer works.

## Team format

desk-setup-teams-title = Team format
desk-setup-teams = Team format
desk-setup-teams-help = Help for teams
desk-setup-teams-format = A known format
    .hint = Fills in team size, pairing and scoring on this page. Check them, then save.
# World Team Championship, UK Team Championship: names of events.
desk-setup-teams-format-of = { $format ->
    [world_teams] WTC: eight players, 20–0, 86 of 160 wins
    [five_once] UKTC: five players, each faction once
    [games_won] Five players: most games won
    [sum_of_sixes] 6 for a win, 3 for a draw, added up
    [hidden_champion] Six players, hidden champion
   *[three_cards] Three players, cards face down
}
desk-setup-teams-format-begin = Fill in
desk-setup-teams-entrants = Who plays
desk-setup-teams-has-begun = You can't change who plays or the captains' draft because a round is published.
desk-setup-teams-draft = Captains' draft
desk-setup-teams-across = { ENTRANTS() ->
    [pairs] Pair roster rules
   *[other] Team roster rules
}
desk-setup-teams-game-points = Game points
desk-setup-teams-points-by = Based on
    .outcome = By result grade
    .difference = By victory point difference, as in the table below
    .of-the-game = By the game's tournament points chart
    .wins = 1 point per battle won
desk-setup-teams-major-winner = Major victory
desk-setup-teams-major-loser = Major loss
desk-setup-teams-minor-winner = Minor victory
desk-setup-teams-minor-loser = Minor loss
desk-setup-teams-draw = Draw
desk-setup-teams-bands = Points by difference
    .hint = One band per line, for example “5 11 9” (difference, winner, loser); last “more 20 0”.
    .wrong = “{ $line }” isn't valid. Write it like “5 11 9” or “more 20 0”.
    .missing = Enter at least one line.
desk-setup-teams-match = Winning a match
desk-setup-teams-match-by = Decided by
    .majority = Most battles won
    .window = A set number of game points wins; otherwise a draw
    .cut-off = Each team separately: 2, 1 or 0 match points by its game points
    .sum-only = No match winners: only game points count
desk-setup-teams-wins-from = Game points to win
    .hint = For example, 86 of 160.
desk-setup-teams-two-from = 2 match points from
desk-setup-teams-none-to = 0 match points up to
desk-setup-teams-floor = Minimum game points
    .hint = Leave empty for no limit.
desk-setup-teams-cap = Maximum game points
    .hint = Leave empty for no limit.
    .below-floor = The maximum is below the minimum. Change one of them.
desk-setup-teams-round-is-out = A round is published, so the format, team size and captains' draft can't change.
desk-setup-teams-plans-no-round = “{ $line }” has no round. Start the line with the round and a colon, like “1:”.
desk-setup-teams-plans-unknown = “{ $name }” isn't a battleplan of this event.
desk-setup-teams-plans-other-tables = { $named ->
    [one] Round { $round } names { $named } table, but a match has { $size }.
   *[other] Round { $round } names { $named } tables, but a match has { $size }.
}

## A game described in a form

game-form-title = Describe the game
game-form-back = Game
game-form-offer = Say what players report, what results are worth, and who is ahead. You need no file.
game-form-open = Describe the game
game-form-about = Answer what you know. Three made-up battles show what each answer does. Nothing changes for players until you save.
game-form-name = Name
    .hint = Players see it on the event's page.
game-form-name-missing = Give the game a name.
game-form-start-from = Start from
    .hint = Fills in everything below. What isn't asked here, such as roster rules, terrain, commands and seasons, stays as in that game. For a game of your own, start from one that begins with “Any game”.
game-form-begin = Fill in
game-form-report-title = 1. What do players report?
game-form-report = Players report
game-form-reported = { $report ->
    [turns] Every turn, as this game's sheet has it
    [points] The points of both
    [games-1] Only who won
    [games-2] Games won, best of three
   *[games-3] Games won, best of five
}
game-form-report-missing = Choose what players report.
game-form-points-word = What points are called
game-form-word-missing = Enter a word.
game-form-most = Most points in a battle
    .hint = Only where players report points.
game-form-awarded = Points if the opponent doesn't come
    .hint = Empty: the most there can be.
game-form-values = What else is counted
game-form-values-about = Up to four things beside points, such as points destroyed or a leader killed. They can break ties and move tournament points.
# $number: 1 to 4.
game-form-value-number = Thing { $number }
game-form-value = Name
game-form-value-most = Most of it
    .hint = 1 is a box to tick.
game-form-value-bye = In a bye
game-form-value-leads = Leads worth a point each
    .hint = For example 100, 400, 800. Each lead reached moves one tournament point.
game-form-leads-wrong = Enter leads in ascending order, such as 100, 400, 800.
game-form-leads-without-points = Leads move tournament points, but no result brings any.
game-form-worth-title = 2. What is a result worth?
game-form-worth-about = The first row is a draw. Each row below is a victory from a lead on. Leave the tournament points empty if only wins and losses count. To remove a result, clear its name.
game-form-shares = Keep how this game shares its points
# $number: 1 is the draw.
game-form-step = Result { $number }
game-form-won = Result
game-form-lost = The loser's result
game-form-from = From a lead of
game-form-own = Winner gets
game-form-theirs = Loser gets
game-form-grade = Counts as
game-form-graded = { $grade ->
    [major] Major victory
   *[minor] Minor victory
}
game-form-more = Add a result
game-form-two-results = Give a draw and at least one victory.
game-form-results-go-up = Each result needs a lead at least as large as the one above it.
game-form-points-of-both = Enter what both get, or leave both empty.
game-form-points-of-all = Enter points for every result, or for none.
game-form-worth-word = What they are called
    .hint = Empty: tournament points.
game-form-times = Times the loser's points
    .hint = The clearest victory then also takes so many times the loser's points: 2 for double.
game-form-bye-title = 3. What is a bye worth?
game-form-bye-step = A bye counts as
game-form-bye-points = Points in a bye
game-form-bye-tactics = { -tactics-title } in a bye
game-form-conceded-step = A concession or no-show counts as
game-form-conceded-as-a-bye = Without tournament points, choose the same result as for a bye.
game-form-order-title = 4. Who is ahead?
game-form-first = First
game-form-first-of = { $first ->
    [points] Tournament points
    [graded] Wins, major before minor
   *[plain] Wins, then draws
}
game-form-first-without-points = No result brings tournament points. Choose wins.
# $number: from 1.
game-form-tiebreaker = Tie-breaker { $number }
# The sum of a value, or its difference.
game-form-value-ranks = { $is-difference ->
    [true] { $value }, difference
   *[false] { $value }
}
game-form-rest-title = 5. How long, and with what?
game-form-minutes = Minutes a round
game-form-mission-word = What a mission is called
game-form-missions-word = Several missions
game-form-missions = Missions
    .hint = One name a line. Empty: none.
game-form-factions = Factions
    .hint = One name a line. With alliances, the alliance first: Order: Elves. Empty: players type theirs.
game-form-too-many-names = Give at most { $most } names.
game-form-name-too-long = Give each name at most { $most } characters.
game-form-save = Save game
game-form-try-title = Try it
game-form-try-about = Three made-up battles. Nothing is saved.
game-form-try = Work it out
# <name>: a player. Reads out what a field is for.
game-form-points-of = Points of { $name }
game-form-value-of = { $what } of { $name }
game-form-try-numbers = Enter numbers this game allows.
game-form-try-both-won = Both can't win.
# $called: the result in lower case, such as "minor victory". $own and $theirs: tournament points; none where the game has none.
game-form-battle = { $own ->
    [none] { NUMBER($a, useGrouping: "false") }–{ NUMBER($b, useGrouping: "false") }: { $called }
   *[other] { NUMBER($a, useGrouping: "false") }–{ NUMBER($b, useGrouping: "false") }: { $called }, { $own } to { $theirs }
}
# $worth: tournament points; none where the game has none.
game-form-bye = { $worth ->
    [none] A bye counts as “{ $called }” with { NUMBER($points, useGrouping: "false") } points.
   *[other] A bye counts as “{ $called }”: { $worth } tournament points, and { NUMBER($points, useGrouping: "false") } points.
}
# $by: a tie-breaker.
game-form-order = { $name } is above { $other }. { $by }: { $own } against { $theirs }.
game-form-has-points = { $points ->
    [one] { $points } tournament point
   *[other] { $points } tournament points
}
game-form-record = { $won }–{ $drawn }–{ $lost }
# A tie-breaker and what somebody has of it.
game-form-counted = { $name }: { $count }
# Six made-up people, by number.
game-form-made-up = { $number ->
    [1] Zoë
    [2] Jörg
    [3] Дмитро
    [4] Inês
    [5] Åsa
   *[other] Yusuf
}
game-form-not-yet = Something doesn't fit yet. “Work it out” says what.
