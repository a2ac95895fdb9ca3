### Teams at the desk: the list, and one team.

## The list
desk-teams-title = Teams
desk-teams-help = Help for teams
desk-teams-places = { players-places-taken }, { $size } players per { -player }
desk-teams-how = Team format
desk-teams-none-yet = { ENTRANTS() ->
    [pairs] No pairs yet. They sign up on <a>the event’s page</a>, or you can add one below.
   *[teams] No teams yet. Captains sign up on <a>the event’s page</a>, or you can add one below.
}
desk-teams-search = { ENTRANTS() ->
    [pairs] Pair, name or number
   *[teams] Team, captain or number
}
desk-teams-number = Number
desk-teams-team = Team
# Above the names of captains; for pairs, above the names of both players.
desk-teams-captain = { ENTRANTS() ->
    [pairs] Players
   *[teams] Captain
}
desk-teams-players = Players
desk-teams-rosters = Rosters
desk-teams-accepted = Accepted
desk-teams-here = Here
desk-teams-paid = Paid
desk-teams-state = Status
desk-teams-so-many-of = { $count } of { $of }
# How many things the rosters of a team share that they may not.
desk-teams-share = { $count ->
    [one] { $count } roster clash
   *[other] { $count } roster clashes
}
desk-teams-nobody-found = { ENTRANTS() ->
    [pairs] No pairs match. <a>Show all</a>
   *[teams] No teams match. <a>Show all</a>
}
desk-teams-add-one = Add { -player }
desk-teams-name = { -player-title } name
desk-teams-club = Club
desk-teams-has-paid = Paid
desk-teams-add = Add { -player }
# A team's status, in a word or two.
desk-teams-stands-waiting = on the waiting list
desk-teams-stands-withdrew = withdrew
desk-teams-stands-left = withdrew
desk-teams-stands-plays = playing

## One team
desk-teams-back = All { -players }
desk-teams-all-are-here = Check in { -player }
desk-teams-leave = Withdraw { -player }
desk-teams-give-them-a-place = Give place
desk-teams-back-again = Bring { -player } back
desk-teams-people = { ENTRANTS() ->
    [pairs] Players
   *[teams] Team members
}
desk-teams-nobody-yet = No one yet.
desk-teams-add-somebody = Add member
desk-teams-member-name = Name
desk-teams-faction = Faction
desk-teams-role = Role
desk-teams-add-to = Add to { -player }
desk-teams-invitation = Invitation link
desk-teams-invitation-about = Anyone with this link can join { $name }.
desk-teams-renew-invitation = Replace link (the old one stops working)
desk-teams-the-team = { -player-title } details
desk-teams-own-name = Name
desk-teams-fixed-table = First table
    .hint = For access needs: the { -player } always plays from this table on.
desk-teams-all-have-paid = { ENTRANTS() ->
    [pairs] Paid for both
   *[teams] Paid for the whole team
}
desk-teams-save = Save
desk-teams-member-added = { $name } added to the { -player }.
desk-teams-member-left = { $name } has left the { -player }. The old invitation no longer works.
desk-teams-invitation-renewed = This is the new invitation. The old one no longer works.
