### Teams at the desk: the list, and one of them.

## The list
desk-teams-title = Teams
desk-teams-help = Help for teams
desk-teams-places = { players-places-taken }, { $size } players a team
desk-teams-how = How teams play
desk-teams-none-yet = { ENTRANTS() ->
    [pairs] No pair has signed up yet. They sign up on <a>the event’s page</a>, or type one in below.
   *[teams] No team has signed up yet. Captains sign up on <a>the event’s page</a>, or type one in below.
}
desk-teams-search = { ENTRANTS() ->
    [pairs] Pair, name, number …
   *[teams] Team, captain, number …
}
desk-teams-number = Number
desk-teams-team = Team
# Above the names of captains; of pairs above those of both.
desk-teams-captain = { ENTRANTS() ->
    [pairs] People
   *[teams] Captain
}
desk-teams-players = Players
desk-teams-rosters = Rosters
desk-teams-accepted = Accepted
desk-teams-here = Here
desk-teams-paid = Paid
desk-teams-state = State
desk-teams-so-many-of = { $count } of { $of }
desk-teams-share = rosters share { $count }
desk-teams-nobody-found = No team here. <a>Show all</a>
desk-teams-add-one = Add a team
desk-teams-name = Name of the team
desk-teams-club = Club
desk-teams-has-paid = Has paid
desk-teams-add = Add
# Where a team stands, in a word.
desk-teams-stands-waiting = waiting
desk-teams-stands-withdrew = withdrew
desk-teams-stands-left = left
desk-teams-stands-plays = plays

## One team
desk-teams-back = All teams
desk-teams-all-are-here = All are here
desk-teams-leave = They leave the event
desk-teams-give-them-a-place = Give them a place
desk-teams-back-again = They are back
desk-teams-people = People
desk-teams-nobody-yet = Nobody yet.
desk-teams-add-somebody = Add somebody
desk-teams-member-name = Name
desk-teams-faction = Faction
desk-teams-role = Role
desk-teams-add-to = Add to the { -player }
desk-teams-invitation = Invitation
desk-teams-invitation-about = Whoever opens it can join { $name }.
desk-teams-renew-invitation = Make a new one; the old one stops working
desk-teams-the-team = The team
desk-teams-own-name = Name
desk-teams-fixed-table = Always from table
    .hint = The first of its tables, for access needs; else leave it empty.
desk-teams-all-have-paid = Has paid, for all of them
desk-teams-save = Save
desk-teams-member-added = { $name } is in the team.
desk-teams-member-left = { $name } has left the team. The old invitation no longer works.
desk-teams-invitation-renewed = The old invitation no longer works; this is the new one.
