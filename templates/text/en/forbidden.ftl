### What somebody may not do.

# $it is the number of a table.
forbidden-own-paper = You play at table { $it }. Another judge or organiser has to type in its sheet of paper.
forbidden-another-site = This form came from another site. Open the page here and try again.
forbidden-administrators-only = This page is for the site's administrators.
forbidden-second-factor-first = Administrators of this site sign in with a second step. Set it up on your account's page first.
forbidden-invited-only = Ask whoever looks after this site for an invitation to create events.
forbidden-organisers-only = This page is for the event's organisers.
forbidden-staff-only = This page is for the event's judges and organisers.
forbidden-not-a-player = You are not a player of this event. Open your private link, or ask at the desk.
forbidden-players-only = This page is for players. Open your private link on this phone, or ask at the desk for it.
forbidden-taking-part-only = Only this event's players and staff can do that. Open your private link on this phone, or ask at the desk for it.
forbidden-captains-only = Only the captain of the team, or who stands in for them, does that.
forbidden-report-not-theirs = Only the two players at this table and the event's staff report it.
forbidden-sheet-not-theirs = Only the two players at this table and the event's staff fill in this sheet.
forbidden-own-ruling = You play in this battle. Another judge or organiser has to rule on it.
forbidden-own-penalty = These are your own points. Another judge or organiser has to decide about them.
forbidden-own-report = You play in this battle. Another judge or organiser has to accept it.
forbidden-own-let-stand = You play in this battle. Another judge or organiser has to let it stand.
forbidden-own-time = You play in this battle. Another judge or organiser has to give it time.
forbidden-own-match = This is a match of your own team. Another judge or organiser has to decide about it.
forbidden-opponents-roster = You meet this player next, so you see their roster as a player does. Another judge or organiser has to look at it.
forbidden-exemption-by-judge = Only a judge lets stand what the rules forbid.
forbidden-results-hidden = The organiser keeps the results of this round for later.
forbidden-invitation-used = This link was used already, or is too old. Ask whoever gave it to you for a new one.
forbidden-link-withdrawn = This link no longer works. Ask at the desk for a new one.
