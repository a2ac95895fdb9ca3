### Players and their places: why something can't be done, the public pages, and signing up.

player-refusal-registration-closed = Sign-up is closed. Ask the organiser if there's still a place.
player-refusal-nothing-proved = Very many people are signing up right now, and we couldn't check that you're a person. Sign in, allow scripts, or ask the organiser to add you.
player-refusal-too-many-entries = This event has reached its daily limit of { $most } sign-ups for the waiting list. Try again tomorrow, or ask the organiser to add you.
player-refusal-nobody-new = Everyone in this file is already on the list. No one was added.
player-refusal-not-claimed = This player isn't linked to your account.
player-refusal-claimed-by-another = This player is already linked to another account.
player-refusal-round-published = Round { $round } is already published. They can play from round { PLUS($round, 1) }.
player-refusal-seated = { $name } already has a table, so their first round can't change.
player-refusal-signed-up-here = You've already signed up { $name }. If this is someone else, tick below.
player-refusal-on-the-list = { $name } is already signed up. If that's you, open your private link or ask the organiser. If not, tick below.
player-refusal-namesake = Player { $number } is already called { $name }. If this is someone else, tick below.
player-refusal-shares-address = Player { $number }, { $name }, has the same email address. If this is someone else, tick below.
player-refusal-added-and-used = { $players ->
    [one] You can't undo this: { $players } player has since been changed, seated or handed in a roster. Withdraw players one by one.
   *[other] You can't undo this: { $players } players have since been changed, seated or handed in a roster. Withdraw players one by one.
}
player-refusal-has-left = { $name } has already withdrawn.
player-refusal-over-for-leaving = The event is over, so no one can withdraw.
player-refusal-over-for-joining = The event is over, so no one can join.
player-refusal-has-place = { $name } already has a place.
player-refusal-in-already = You already have a place.
player-refusal-on-waiting-list = You're on the waiting list. The organiser will tell you when you have a place.
player-refusal-organiser-decided = The organiser changed your place. To play again, ask at the desk.
player-refusal-taken-out-of-team = You're no longer in this team. Ask its captain for a new invitation.
player-refusal-drawn-without = Round { $round } was paired without you. To play again, ask at the desk.
player-refusal-place-taken = No place is free for you now; anyone on the waiting list comes first.
player-refusal-rounds-drawn = Rounds have been paired. Mark players one by one on their own pages.
player-refusal-plays-still = { $name } is still playing. Delete their data once they withdraw or the event ends.
player-refusal-nobody-to-mark = There are no players to mark.
player-refusal-nobody-ticked = Tick who has paid first.

player-name-error-empty = Enter a name.
player-name-error-too-long = Use 60 characters or fewer for the name.

own-check-in-at-the-desk = Check in at the desk.
# $it is a day.
own-check-in-not-before = Check-in opens on { DATETIME($it, style: "weekday") }.
own-check-in-drawn = Round 1 is already paired. Tell the desk you're here and they'll find you a seat.
own-check-in-no-place = You don't have a place at this event. Ask at the desk.

panel-shut-no-panel = This event has no painting contest.
panel-shut-does-not-play = Only players can enter the painting contest.
panel-shut-event-is-over = The event and its painting contest are over.
panel-shut-has-begun = Painting judging has started. Ask the organiser to add or remove your army.

# What a conduct note is about.
conduct-kind-late = Late to table
conduct-kind-slow-play = Slow play
conduct-kind-rules = Rules mistake
conduct-kind-roster = Roster or models
conduct-kind-dice = Dice and measuring
conduct-kind-conduct = Conduct
conduct-kind-other = Something else

# How serious a conduct note is.
conduct-level-note = Conduct note
conduct-level-warning = Warning
conduct-level-game-loss = Game loss
conduct-level-removal = Removed from event

## The public pages of an event's players
players-title = Players
players-search = Name, club or faction
players-count = { $players ->
    [one] { $players } player.
   *[other] { $players } players.
}
players-found = { $count } found. <a>Show all</a>
players-none-yet = No players yet
    .about = Everyone who signs up appears here, with club and faction.
    .way = Sign up
players-number = Number
players-name = Name
players-club = Club
players-faction = Faction
players-spare = spare player
players-left = withdrew
players-waiting-list = Waiting list
players-all = All players
# Above the players of a club: how many, and what each line shows. Before round 1 it is players-count.
# $so-far: battles of that round are still being played.
players-of-club-after = { $players ->
    [one] { $players } player. Place and W–D–L { $so-far ->
        [true] so far, in round { $round }.
       *[false] after round { $round }.
    }
   *[other] { $players } players. Places and W–D–L { $so-far ->
        [true] so far, in round { $round }.
       *[false] after round { $round }.
    }
}
# A player's status, after their name. $round is the one after which they withdrew, or their first.
players-state-asks = asks to join
players-state-waiting = on the waiting list
players-state-withdrew = withdrew
players-state-left = withdrew after round { $round }
players-state-from = joins in round { $round }
players-state-plays = playing
players-no-faction-yet = Not chosen yet

## Signing up, and places
players-welcome-waiting = You're number { $place } on the waiting list
players-welcome-new = You're in, { $name }
players-welcome = { $name }
players-welcome-asks = One more step, { $name }
players-welcome-left = You've withdrawn from this event
players-welcome-team-waiting = { $team } is number { $place } on the waiting list
players-welcome-team = You're in { $team }, { $name }
players-welcome-team-left = { $team } has withdrawn from this event
players-welcome-left-team = You've left { $team }
# For someone who signed up without an account while very many did. $address is where their link went.
players-who-lets-in = { $address ->
    [none] Very many people are signing up right now, so the organiser will check yours and let you in. You'll see it on your page.
   *[other] Very many people are signing up right now. Open the link we sent to { $address } to get in, or wait for the organiser to let you in.
}
# How many of an event's places are free.
players-places-free = { $of ->
    [one] { $free } of { $of } place left
   *[other] { $free } of { $of } places left
}
players-places-taken = { $of ->
    [one] { $taken } of { $of } place taken
   *[other] { $taken } of { $of } places taken
}
# The start of a sentence that goes on with "number 6 on the waiting list".
players-you = { ENTRANTS() ->
    [pairs] Your pair would be
    [teams] Your team would be
   *[players] You'd be
}
# What someone gets who signs up now: a place, or a number on the waiting list, where $waiting are before them.
players-sign-up-now = { $free ->
    [0] All places are taken. { players-you } number { PLUS($waiting, 1) } on the waiting list.
   *[other] { $waiting ->
        [0] { players-places-free }.
        [one] { $waiting } other is waiting for a place. { players-you } number { PLUS($waiting, 1) } on the waiting list.
       *[other] { $waiting } others are waiting for a place. { players-you } number { PLUS($waiting, 1) } on the waiting list.
    }
}
# Players, or teams, who got a place.
players-have-places = { LIST($names, type: "and") } got a place from the waiting list.
# Two sentences: what was done, and who got a place.
players-and-have-places = { $said } { $filled }
# The first of several names.
players-first-names = { $more ->
    [0] { $names }
   *[other] { $names } and { $more } more
}
players-dietary = Allergies and dietary needs
    .hint = Only the organisers see this.
# Below a question that the event itself asks.
players-seen-by-organisers = Only the organisers see this.
players-join-waiting-list = Join the waiting list
players-registration-opens = Sign-up opens on { $day }.
players-registration-closed = { $email ->
    [none] Sign-up is closed. Ask the organiser if there's still a place.
   *[other] Sign-up is closed. To ask about a place, contact the organiser: { $email }.
}
# A player reports to the judges what is wrong with someone's roster.
players-say-what-is-wrong = Say what's wrong with the roster.
players-judges-have-it = Report sent to the judges.

## A player's data: the label of each field, and (within) its name in a sentence
player-field-name = Name
    .within = name
player-field-paid = Paid
    .within = paid
player-field-spare = Spare player
    .within = spare player
player-field-fixed-table = Fixed table
    .within = fixed table
player-field-joined-round = First round
    .within = first round
detail-text-club = Club
    .within = club
detail-text-faction = Faction
    .within = faction
detail-text-email = Email address
    .within = email address
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
