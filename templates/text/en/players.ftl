### Players and their places: why an entry stays as it is.

player-refusal-registration-closed = Registration is closed. Ask the organiser whether there is still a place.
player-refusal-nothing-proved = Very many people are signing up at the moment, and this browser could not show that you are a person. Sign in to an account, allow scripts, or ask the organiser, who can enter you.
player-refusal-too-many-entries = { $of-teams ->
    [true] { $most } teams have signed up within a day and have no place, which is as many as this event takes by itself. Try again tomorrow, or ask the organiser, who can enter you.
   *[false] { $most } people have signed up within a day and have no place, which is as many as this event takes by itself. Try again tomorrow, or ask the organiser, who can enter you.
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
