### Players and their places: why an entry stays as it is.

player-refusal-registration-closed = Registration is closed. Ask the organiser whether there is still a place.
player-refusal-nothing-proved = Very many people are signing up at the moment, and this browser could not show that you are a person. Sign in to an account, allow scripts, or ask the organiser, who can enter you.
player-refusal-too-many-entries = { ENTRANTS() ->
    [players] { $most } people have signed up within a day and have no place, which is as many as this event takes by itself. Try again tomorrow, or ask the organiser, who can enter you.
   *[teams] { $most } teams have signed up within a day and have no place, which is as many as this event takes by itself. Try again tomorrow, or ask the organiser, who can enter you.
}
player-refusal-nobody-new = Nobody in this file is new, so nobody was added.
player-refusal-not-claimed = This entry is not in your account.
player-refusal-claimed-by-another = Another account has claimed this entry already.
player-refusal-round-published = Round { $round } has been published. They can play from round { PLUS($round, 1) } on.
player-refusal-seated = { $name } sits at a table already, so their first round stays as it is.
player-refusal-signed-up-here = You have signed { $name } up already. Tick below if this is somebody else.
player-refusal-on-the-list = { $name } is on the list of players already. If that is you, open your private link, or ask the organiser. Tick below if this is somebody else of the same name.
player-refusal-namesake = { $name } is player { $number } already. Tick below if this is somebody else.
player-refusal-shares-address = { $name }, player { $number }, has this e-mail address. Tick below if this is somebody else.
player-refusal-added-and-used = { $players ->
    [one] This can't be undone: { $players } player has been changed, seated or handed a roster in since. Withdraw players one by one.
   *[other] This can't be undone: { $players } players have been changed, seated or handed a roster in since. Withdraw players one by one.
}
player-refusal-has-left = { $name } has left already.
player-refusal-over-for-leaving = The event is over. Nobody leaves it any more.
player-refusal-over-for-joining = The event is over. Nobody joins it any more.
player-refusal-has-place = { $name } has a place.
player-refusal-in-already = You are in already.
player-refusal-on-waiting-list = You are on the waiting list. The organiser tells you when you have a place.
player-refusal-organiser-decided = The organiser has changed your entry. Ask at the desk to play again.
player-refusal-taken-out-of-team = You are no longer in this team. Ask its captain for a new invitation.
player-refusal-drawn-without = Round { $round } has been drawn without you. Ask at the desk to play again.
player-refusal-place-taken = Your place has gone to somebody else. Sign up again for the waiting list, or ask the organiser.
player-refusal-rounds-drawn = Rounds have been drawn. Mark players one by one, on their pages.
player-refusal-plays-still = { $name } plays still: their data is deleted once they have left, or the event is over.
player-refusal-nobody-to-mark = There is nobody to mark.

player-name-error-empty = Enter a name.
player-name-error-too-long = Keep the name to 60 characters.

own-check-in-at-the-desk = Check in at the desk.
# $it is a day.
own-check-in-not-before = Check-in opens on { DATETIME($it, style: "weekday") }.
own-check-in-drawn = Round 1 is drawn. Tell the desk that you are here: they find you a seat.
own-check-in-no-place = You have no place in this event. Ask at the desk.

panel-shut-no-panel = This event has no painting contest.
panel-shut-does-not-play = The painting contest is for those who play.
panel-shut-event-is-over = The event is over, and so is the painting contest.
panel-shut-has-begun = The panel has begun to mark the armies. Ask the organiser to add yours, or take it out.

# What a note of somebody's conduct is about.
conduct-kind-late = Late to the table
conduct-kind-slow-play = Slow play
conduct-kind-rules = A rule played wrongly
conduct-kind-roster = Roster or models
conduct-kind-dice = Dice and measuring
conduct-kind-conduct = Conduct
conduct-kind-other = Something else

conduct-level-note = A note
conduct-level-warning = A warning
conduct-level-game-loss = A game lost
conduct-level-removal = Sent home

## The players of an event, for everybody
players-title = Players
players-search = Name, club or faction
players-count = { $players ->
    [one] { $players } player.
   *[other] { $players } players.
}
players-found = { $count } found. <a>Show all</a>
players-number = Number
players-name = Name
players-club = Club
players-faction = Faction
players-spare = spare
players-left = left
players-waiting-list = Waiting list
players-all = All players
players-battles = Battles and standing
players-roster = Roster
# Above the players of a club: how many, and what is told of each. Before round 1 it is players-count.
players-of-club-after = { $players ->
    [one] { $players } player, with place and wins–draws–losses after round { $round }.
   *[other] { $players } players, with place and wins–draws–losses after round { $round }.
}
# Where a player stands, behind their name. $round is where they left, or the first that they play in.
players-state-asks = asks to be let in
players-state-waiting = on the waiting list
players-state-withdrew = withdrew
players-state-left = left after round { $round }
players-state-from = plays from round { $round } on
players-state-plays = plays
players-no-faction-yet = Not chosen yet

## Signing up, and places
players-welcome-waiting = You are on the waiting list, place { $place }
players-welcome-new = You are in, { $name }
players-welcome = { $name }
players-welcome-asks = One more step, { $name }
players-welcome-left = You have left this event
players-welcome-team-waiting = { $team } is on the waiting list, place { $place }
players-welcome-team = You are in { $team }, { $name }
players-welcome-team-left = { $team } has left this event
players-welcome-left-team = You have left { $team }
# To whoever signed up without an account while very many did; $address is where the link went that lets them in.
players-who-lets-in = { $address ->
    [none] Very many people are signing up at the moment, so the organiser will look at your entry and let you in. You will see it on your page.
   *[other] Very many people are signing up at the moment. Open the link that we sent to { $address }: it lets you in. The organiser can let you in, too.
}
# So many of an event's places are free.
players-places-free = { $of ->
    [one] { $free } of { $of } place is free
   *[other] { $free ->
        [one] { $free } of { $of } places is free
       *[other] { $free } of { $of } places are free
    }
}
players-places-taken = { $of ->
    [one] { $taken } of { $of } place is taken
   *[other] { $taken ->
        [one] { $taken } of { $of } places is taken
       *[other] { $taken } of { $of } places are taken
    }
}
# Who would wait: whoever signs up, or their team.
players-you = { ENTRANTS() ->
    [pairs] your pair
    [teams] your team
   *[players] you
}
# What signing up now comes to: a place, or waiting for one, behind $waiting others.
players-sign-up-now = { $free ->
    [0] { $waiting ->
        [0] All places are taken: { players-you } would join the waiting list.
        [one] All places are taken: { players-you } would join the waiting list, behind { $waiting } other.
       *[other] All places are taken: { players-you } would join the waiting list, behind { $waiting } others.
    }
   *[other] { $waiting ->
        [0] { players-places-free }.
        [one] A place is free, but { $waiting } other waits for it: { players-you } would join the waiting list, behind them.
       *[other] A place is free, but { $waiting } others wait for it: { players-you } would join the waiting list, behind them.
    }
}
# Those who waited and got a place.
players-have-places = { $names ->
    [one] { LIST($names, type: "and") } waited for a place, and has one now.
   *[other] { LIST($names, type: "and") } waited for a place, and have one now.
}
# Two sentences: what was done, and who has a place now.
players-and-have-places = { $said } { $filled }
# The first of several names.
players-first-names = { $more ->
    [0] { $names }
   *[other] { $names } and { $more } more
}
players-dietary = Allergies, dietary needs
    .hint = Only the organisers see it.
# Beside what the event itself asks.
players-seen-by-organisers = Only the organisers see it.
players-join-waiting-list = Join the waiting list
players-registration-opens = Registration opens on { $day }.
players-registration-closed = { $email ->
    [none] Registration is closed. Ask the organiser whether there is still a place.
   *[other] Registration is closed. Ask the organiser whether there is still a place: { $email }.
}
# Telling the judges what is wrong with somebody's roster.
players-say-what-is-wrong = Say what is wrong, so that a judge can look at it.
players-judges-have-it = The judges have your report.

## What is kept about a player: each as its form calls it, and (within) as a sentence does
player-field-name = Name
    .within = name
player-field-paid = Paid
    .within = paid
player-field-spare = Spare
    .within = spare
player-field-fixed-table = Fixed table
    .within = fixed table
player-field-joined-round = First round
    .within = first round
detail-text-club = Club
    .within = club
detail-text-faction = Faction
    .within = faction
detail-text-email = E-mail
    .within = e-mail
detail-text-notes = Notes
    .within = notes
detail-text-dietary = Dietary needs
    .within = dietary needs
# The value of such a field.
player-fact-nothing = nothing
player-fact-ticked = { $is-on ->
    [true] yes
   *[false] no
}
player-fact-no-table = none
