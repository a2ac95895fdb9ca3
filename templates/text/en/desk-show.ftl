### The desk's pages about what the hall is shown: standings, awards and votes, penalties, soft scores and news.

# Standings.
desk-show-standings-title = Standings
desk-show-standings-heading = { $state ->
    [unplayed] Standings
    [playing] Standings in round { $round }
   *[played] Standings after round { $round }
}
desk-show-each-round = By round
desk-show-on-paper = Print
desk-show-how-ranked = How { -players } are ranked
desk-show-players-see-all = Players see all results as they come in
# In a badge: the last round that players see.
desk-show-players-see = { $round ->
    [0] Players see no standings or results
   *[other] Players see standings and results up to round { $round }
}
desk-show-players-see-their-own = They see their own results, and awards once revealed in the ceremony.
desk-show-what-players-see = Show players
desk-show-see-everything = everything
desk-show-see-up-to = { $round ->
    [0] nothing yet
   *[other] up to round { $round }
}
desk-show-what-hidden-means = This hides standings, other players' results, downloads, the big screen and awards. Later pairings may still give results away.
desk-show-save = Save
desk-show-hidden = { $round ->
    [0] Standings hidden everywhere until you show them.
   *[other] Standings shown up to round { $round }. Later rounds are hidden everywhere until you show them.
}
desk-show-shown-again = Everyone can see the standings again.
desk-show-no-shared-place = No tied places
desk-show-no-shared-place-so-far = No tied places.
desk-show-no-shared-place-yet = No tied places yet.
desk-show-shared-places = Tied places
desk-show-shared-place = Tied <strong>{ place-ordinal }</strong>: { $names }
desk-show-throw-dice = Roll off for { place-ordinal } place
desk-show-dice-among-teams = Teams level on everything share a place. A roll-off counts for this round only, until a correction separates them.
desk-show-dice-among-players = Players level on everything share a place. A roll-off counts for this round only, until a correction separates them.
desk-show-thrown = Roll-offs
# $throws is who rolled what, best first.
desk-show-dice-thrown-after = After round { $round }: { LIST($throws, type: "semicolon") } <soft>(seed { $seed })</soft>
desk-show-throw = { $name } { $dice }
desk-show-dice-thrown = Dice rolled. The result is in the log.
desk-show-corrections-of-all = Penalties and bonuses: { $count }
desk-show-no-round-yet = No rounds played yet.
desk-show-place = Place
desk-show-team = Team
desk-show-the-rest = See full standings

# Penalties and bonuses.
desk-show-penalties-title = Penalties and bonuses
desk-show-help-for-judges = Help for judges
desk-show-penalties-lead = Take or give { -tournament-points } outside the battles, for example for a late roster. They count from the newest published round. Everyone can read the reason.
desk-show-no-penalty = None yet.
desk-show-penalty-taken-back-badge = taken back
# Who gave it, when, and from which round it counts.
desk-show-penalty-given = { $pairs ->
    [true] { desk-show-penalty-given-from }, also for pairings
   *[false] { desk-show-penalty-given-from }
}
desk-show-penalty-given-from = { $round ->
    [0] { $by }, { $when }. Counts from the start
   *[other] { $by }, { $when }. Counts from round { $round }
}
desk-show-penalty-why-taken-back = Taken back: { $why }
desk-show-take-it-back = Take back
desk-show-why-it-does-not-count = Reason
desk-show-new-penalty = New penalty or bonus
desk-show-penalty-player = Player
desk-show-penalty-way = Type
desk-show-penalty-points = { -tournament-points-title }
desk-show-penalty-why = Reason
    .hint = Shown to everyone beside the player's battles.
desk-show-penalty-for-draws = Also use it for pairings: they meet players with equal { -tournament-points }
desk-show-let-it-count = Add penalty or bonus
desk-show-choose-a-player = Choose a player
desk-show-take-points = Take points (a penalty)
desk-show-give-points = Give points (a bonus)
desk-show-choose-take-or-give = Choose to take or give points.
desk-show-say-why-for-all = Give a reason. Everyone can read it.
desk-show-say-why-no-penalty = Say why it doesn't count.
desk-show-penalty-counts = { $name }: { NUMBER($points, sign: "always") }, counted in the standings.
desk-show-penalty-counts-no-more = { $name }: { NUMBER($points, sign: "always") } taken back.

# Awards.
desk-show-awards-title = Awards
# What to do next.
desk-show-award-is-tied = “{ $award }” is tied
desk-show-award-is-open = “{ $award }” has no winner yet
desk-show-award-is-voted-on = Players are voting on “{ $award }”
desk-show-all-awards-decided = All awards decided
desk-show-tie-is-yours = The vote is tied. Choose the winner and give a reason.
desk-show-decide-it = Choose winner
# $marks is "38 of 40 from the panel".
desk-show-panels-best = { $names ->
    [one] The panel's winner is { LIST($names, type: "and") }: { $marks }.
   *[other] The panel's winners are { LIST($names, type: "and") }: { $marks }.
}
desk-show-who-decides = Choose the winner, or let players vote.
# The reason in the log where the panel's marks decide.
desk-show-by-the-panel = the panel's marks
desk-show-give-it-to = Give award to { LIST($names, type: "and") }
desk-show-say-who-gets-it = Choose winner
desk-show-let-players-vote = Let players vote
desk-show-counted-when-closed = The votes are counted when you close it.
desk-show-close-the-vote = Close the vote
desk-show-all-certificates = Print all certificates (PDF)
# <a> is the player's page.
desk-show-unlike-faction = <a>{ $name }</a> signed up with { $registered }, but their roster says { $roster }. Faction awards go by sign-up.
desk-show-more-unlike = And { $count } more.
# An award in one line: who has it, by what, why, and the prize.
desk-show-award-line = { $prize ->
    [none] { desk-show-award-line-of-all }
   *[other] { desk-show-award-line-of-all } · Prize: { $prize }
}
desk-show-award-line-of-all = { $names ->
    [none] { desk-show-award-line-why }
   *[other] { LIST($names, type: "each") }, { desk-show-award-line-why }
}
desk-show-award-line-why = { $reason ->
    [none] { desk-show-award-line-by }
   *[other] { desk-show-award-line-by }: { $reason }
}
desk-show-award-line-by = { $is-so-far ->
    [true] { $by }, so far
   *[false] { $by }
}
desk-show-award-winner = <strong>{ $name }</strong>
# How the winner was decided.
desk-show-set-by-hand = set by staff
# $basis is "1st place" or "best Skaven player".
desk-show-basis-set-by-hand = { $basis }, set by staff
desk-show-by-votes = by players' votes
desk-show-not-by-numbers = by vote, judge or panel
desk-show-badge-vote-open = vote open
desk-show-badge-open = open
desk-show-change = Change
desk-show-vote-is-closed = <badge>vote closed</badge> { $count } voted.
desk-show-tie-between = { LIST($names, type: "and") } are tied. Choose the winner and give a reason.
desk-show-voted-for = Player
desk-show-votes = Votes
desk-show-voted-so-far = { $count ->
    [one] { $count } player has voted so far. Votes are secret.
   *[other] { $count } players have voted so far. Votes are secret.
}
desk-show-voted-so-far-until = { $count ->
    [one] { $count } player has voted so far. Votes are secret. Closes { $when }.
   *[other] { $count } players have voted so far. Votes are secret. Closes { $when }.
}
desk-show-goes-to = Winner
desk-show-nobody-yet = No one yet
desk-show-whom-standings-name = Decided by the standings
desk-show-team-to-choose = { $name } (team)
desk-show-player-to-choose = { $name } ({ $number })
desk-show-why-for-the-log = Reason (for the log)
desk-show-certificate = Certificate
desk-show-a-player-votes-for = Players vote for
desk-show-closes-by-itself = Closes at (optional)
desk-show-open-the-vote = Open the vote
desk-show-the-prize = Prize
desk-show-what-goes-with-it = Prize
desk-show-prize-example = For example, a trophy or voucher
desk-show-save-the-prize = Save prize
desk-show-throw-vote-away = Delete the votes
desk-show-why-votes-are-lost = Reason (all votes for this award are deleted for good)
desk-show-throw-away = Delete votes
desk-show-remove-award = Remove award
desk-show-remove = Remove award
desk-show-add-best-of-factions = Add an award for each faction played
desk-show-another-award = Add an award
desk-show-award-name = Award name
desk-show-award-basis = Decided by
desk-show-award-place = Place
    .hint = Only for a place in the standings.
desk-show-award-faction = Faction
    .hint = Only for best of a faction.
desk-show-award-alliance = Grand alliance
    .hint = Only for best of a grand alliance.
desk-show-add-award = Add award
desk-show-paper-and-public = Certificates and awards page
desk-show-one-for-everybody = Certificates for all players (PDF)
desk-show-public-page = Public awards page
desk-show-basis-chosen = Vote, judge or panel
desk-show-basis-place = Place in the standings
desk-show-basis-place-of-players = Place among players
desk-show-basis-faction = Best of a faction
desk-show-basis-alliance = Best of a grand alliance
desk-show-name-the-award = Enter the award's name.
desk-show-enter-the-faction = Enter the faction.
desk-show-choose-the-alliance = Choose the alliance.
# The title of the award for the best of a faction.
desk-show-best-of = Best { $faction }
desk-show-award-added = “{ $award }” added.
desk-show-award-goes-to = { $name ->
    [none] “{ $award }” follows the standings or votes again.
   *[other] “{ $award }” goes to { $name }.
}
desk-show-award-removed = “{ $award }” removed.
desk-show-prize-set = { $prize ->
    [none] “{ $award }” no longer has a prize.
   *[other] Prize for “{ $award }”: { $prize }. The pack shows it.
}
desk-show-awards-added = { $count ->
    [one] { $count } award added.
   *[other] { $count } awards added.
}
desk-show-choose-whom-to-vote-for = Choose who players can vote for.
desk-show-say-why-thrown-away = Say why you're deleting the votes.
desk-show-vote-open = Vote for “{ $award }” open. Players see it on their page.
desk-show-vote-closed = Vote for “{ $award }” closed and counted.
desk-show-vote-thrown-away = Votes for “{ $award }” deleted.

# Soft scores.
desk-show-soft-title = Soft scores
desk-show-soft-lead = { $count ->
    [true] Up to { $most } points, counted in the ranking.
   *[false] Up to { $most } points, not counted in the ranking.
}
desk-show-how-players-are-ranked = How players are ranked
desk-show-armies-shown = { $entered } of { $players } entered for painting.
desk-show-soft-none = Points for painting, sportsmanship and rosters on time. Set the maximum points to start.
desk-show-soft-players = { $by-paint ->
    [true] Players by painting
   *[false] Players by points
}
desk-show-which-players = Filter players
desk-show-entered = Entered { $count }
desk-show-everybody = Everyone { $count }
desk-show-name-or-number = Name or number
# A player in one line; each part follows the one before: · Battle Ready · sportsmanship 5 · roster on time 2 · 42 in all
desk-show-soft-line = { $apart ->
    [none] { desk-show-soft-line-paint }
   *[other] { $apart } · { desk-show-soft-line-paint }
}
desk-show-soft-line-paint = { $judges ->
    [none] not entered for painting{ desk-show-soft-line-ready }
    [one] painting { $paint }, { $judges } judge{ desk-show-soft-line-ready }
   *[other] painting { $paint }, { $judges } judges{ desk-show-soft-line-ready }
}
desk-show-soft-line-ready = { $ready ->
    [none] { desk-show-soft-line-rest }
    [true] { " · " }Battle Ready{ desk-show-soft-line-rest }
   *[false] { " · " }not Battle Ready{ desk-show-soft-line-rest }
}
desk-show-soft-line-rest = { $total ->
    [none] { " · " }sportsmanship { $sportsmanship } · roster on time { $list }
   *[other] { " · " }sportsmanship { $sportsmanship } · roster on time { $list } · { $total } in all
}
desk-show-mark = Mark <unseen> { $name }</unseen>
desk-show-nobody-of-that-name-plays = No players match.
desk-show-what-is-given = Maximum points
desk-show-soft-saved = Saved. The pack shows it.
desk-show-soft-of = { $name }'s soft scores
desk-show-the-list = All soft scores
desk-show-next-player = Next player
desk-show-points-in-all = { $points } points in all
desk-show-paint-marks = Painting: { $points }, the average of { $marks }.
desk-show-paint-marks-kept = Painting: 0, because the army is not entered. Saved marks: { $marks }.
desk-show-paint-mark = { $points } from { $judge }
desk-show-shows-the-army = Entered for painting
desk-show-battle-ready = Battle Ready
desk-show-not-looked-at = Not checked yet
desk-show-is-battle-ready = Yes: every model is painted and based
desk-show-not-battle-ready = No
desk-show-own-marks = Your painting mark, 0 to { $most }
    .hint = Leave empty to give no mark.
desk-show-sportsmanship = Sportsmanship, 0 to { $most }
desk-show-list-in-time = Roster on time, 0 to { $most }
desk-show-list-by-itself = { $points ->
    [0] If empty: 0, as no roster came in time.
   *[other] If empty: { $points }, as the roster came in time.
}
desk-show-save-and-next = Save and next
desk-show-marks-without-an-entry = This army isn't entered for painting. Tick “Entered for painting”, or clear the marks.
desk-show-own-army = This is your own army. Someone else must mark it.
desk-show-player-marked = Marks saved for { $name }.

# News, and the page of questions.
desk-show-news-title = News
desk-show-news-told = { $by }, { $when }
desk-show-news-told-taken-back = { $by }, { $when } · taken back
desk-show-news-told-taken-down = { $by }, { $when } · taken down
desk-show-not-saved = This wasn't saved: <q>{ $text }</q>
desk-show-on-every-phone = Announcements
desk-show-announcement = Announcement
    .hint = Keep it short: it shows on phones and the big screen until taken down.
desk-show-tell-everybody = Publish announcement
desk-show-take-it-down = Take down
desk-show-news-take-back = Take back
desk-show-no-news = No announcements yet
    .about = What you announce stands here, on the event page and on every phone.
desk-show-no-questions = No questions yet
    .about = Answers you publish stand here and on the event's news page.
desk-show-questions = Questions and answers
# <page> leads to the page of questions, <call> to the judge calls.
desk-show-questions-lead = Everyone can read these under <page>Questions and news</page>. You can also share the answer to <call>a judge call</call>.
desk-show-write-one = Add a question
desk-show-question = Question
desk-show-answer = Answer
desk-show-put-it-on-the-page = Publish answer
desk-show-word-it-better = Edit or take back
desk-show-say-what-was-asked = Enter the question.
desk-show-say-what-the-answer-is = Enter the answer.
desk-show-say-what-to-know = Enter the announcement.
desk-show-answer-told = Published on the “Questions and news” page.
# The question over a shared answer, where the call had no note.
desk-show-asked-about-a-rule = Rules question
desk-show-asked-about-a-roster = Roster question
desk-show-asked-about-time = Time question
desk-show-asked-from-a-table = Question from a table
desk-show-news-taken-down = Taken down. Phones no longer show it.
desk-show-news-taken-back = Taken back. Only the log keeps it.
desk-show-news-reworded = Updated for everyone.
desk-show-told-on-the-page = Added to “Questions and news”.
desk-show-told-on-every-phone = Sent to every phone and the big screen.

## Players' photos of their armies
desk-show-photos = Army photos
desk-show-photos-count = Army photos ({ $count } to release)
desk-show-photos-about = Release a photo to show it on the player's public page. Players can remove theirs at any time.
desk-show-photos-none = No photos yet.
desk-show-photo-waits = not released
desk-show-photo-shown = shown
# <unseen>: whose photo it is.
desk-show-photo-release = Release<unseen>: { $name }</unseen>
desk-show-photo-hold = Hold back<unseen>: { $name }</unseen>
desk-show-photo-remove = Remove<unseen>: { $name }</unseen>
desk-show-photo-released = { $name }'s photo is shown.
desk-show-photo-held = { $name }'s photo is no longer shown.
desk-show-photo-removed = { $name }'s photo removed.
