### What a person isn't allowed to do, and who can do it.

# $it is the number of a table.
forbidden-own-paper = You play at table { $it }. Another judge or organiser must enter its sheet.
forbidden-another-site = This form came from another site. Open the page here and try again.
forbidden-administrators-only = This page is for the site's administrators.
forbidden-second-factor-first = Administrators need two-step sign-in. Set it up in your account first.
forbidden-invited-only = You need an invitation to create events. Ask the site administrator.
forbidden-organisers-only = Only the event's organisers can do that.
forbidden-judges-only = Only the event's judges and organisers can do that.
forbidden-staff-only = This page is for the event's staff.
forbidden-not-a-player = You're not a player at this event. Open your private link, or ask at the desk.
forbidden-players-only = This page is for players. Open your private link on this phone, or ask for it at the desk.
forbidden-taking-part-only = Only this event's players and staff can do that. Open your private link, or ask for it at the desk.
forbidden-captains-only = Only the team's captain or deputy can do that.
forbidden-report-not-theirs = Only this table's players and staff can report the result.
forbidden-sheet-not-theirs = Only this table's players and staff can fill in this sheet.
forbidden-own-ruling = This is your own battle. Another judge or organiser must rule on it.
forbidden-own-penalty = These are your own points. Another judge or organiser must decide.
forbidden-own-report = This is your own battle. Another judge or organiser must accept the report.
forbidden-own-let-stand = This is your own battle. Another judge or organiser must allow it.
forbidden-own-time = This is your own battle. Another judge or organiser must give extra minutes.
forbidden-own-match = This is your own team's match. Another judge or organiser must decide.
forbidden-opponents-roster = You play this player next, so you see their roster as a player does. Another judge or organiser must check it.
forbidden-exemption-by-judge = This breaks a rule. Only a judge can allow it.
forbidden-results-hidden = The organiser has hidden the results of this round.
forbidden-not-shown-live = The two players don't show this sheet live. You'll see the result when they report it.
forbidden-invitation-used = This link has been used or has expired. Ask the person who sent it for a new one.
forbidden-link-withdrawn = This link no longer works. Ask at the desk for a new one.
