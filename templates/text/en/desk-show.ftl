### The desk's pages of what the hall is shown: standings, awards and votes, penalties, soft scores and news.

# Standings.
desk-show-standings-title = Standings
desk-show-standings-heading = { $state ->
    [unplayed] Standings
    [playing] Standings in round { $round }
   *[played] Standings after round { $round }
}
desk-show-each-round = Each round
desk-show-on-paper = On paper
desk-show-how-ranked = How { -players } are ranked
desk-show-players-see-all = Players see everything as it comes
# In a badge, after which round nothing is seen.
desk-show-players-see = { $round ->
    [0] Players see no standings and no results
   *[other] Players see standings and results up to round { $round }
}
desk-show-players-see-their-own = They see their own results. Awards are shown as the ceremony reveals them.
desk-show-what-players-see = Show players
desk-show-see-everything = everything
desk-show-see-up-to = { $round ->
    [0] nothing yet
   *[other] up to round { $round }, the rest later
}
desk-show-what-hidden-means = Hidden is hidden everywhere: standings, results of others, tables for spreadsheets, the big screen, awards. The next pairings still put players of like records together, and who looks closely can read that.
desk-show-save = Save
desk-show-hidden = Hidden, everywhere.
desk-show-shown-again = Everybody sees the standings again.
desk-show-no-shared-place = No place is shared
desk-show-no-shared-place-so-far = No place is shared.
desk-show-no-shared-place-yet = No place is shared yet.
desk-show-shared-places = Shared places
desk-show-shared-place = Place <strong>{ $place }</strong>: { $names }
desk-show-throw-dice = Throw dice for place { $place }
desk-show-dice-among-teams = Teams level on everything share the place. Dice are thrown once, seeded and on record; they count after this round only, and no longer when a corrected result parts them.
desk-show-dice-among-players = Players level on everything share the place. Dice are thrown once, seeded and on record; they count after this round only, and no longer when a corrected result parts the players.
desk-show-thrown = Thrown
# $throws is who threw what, best first.
desk-show-dice-thrown-after = After round { $round }: { LIST($throws, type: "semicolon") } <soft>(seed { $seed })</soft>
desk-show-throw = { $name } { $dice }
desk-show-dice-thrown = The dice are thrown, and on record.
desk-show-corrections-of-all = Penalties and bonuses: { $count }
desk-show-no-round-yet = No round has been played yet.
desk-show-place = Place
desk-show-team = Team
desk-show-the-rest = The rest

# Penalties and bonuses.
desk-show-penalties-title = Penalties and bonuses
desk-show-help-for-judges = Help for judges
desk-show-penalties-lead = { -tournament-points-title } that are taken from a player, or given, beside the battles: for a late list, a wrong one, what the pack says. They count in the standings after the newest round that is out, and everybody can read the reason.
desk-show-no-penalty = Nobody has one.
desk-show-penalty-taken-back-badge = taken back
# Who gave it, when, and from which round it counts.
desk-show-penalty-given = { $pairs ->
    [true] { desk-show-penalty-given-from }, for later draws too
   *[false] { desk-show-penalty-given-from }
}
desk-show-penalty-given-from = { $round ->
    [0] { $by }, { $when }; counts from the beginning
   *[other] { $by }, { $when }; counts from round { $round } on
}
desk-show-penalty-why-taken-back = Taken back: { $why }
desk-show-take-it-back = Take it back
desk-show-why-it-does-not-count = Why it does not count
desk-show-new-penalty = A new one
desk-show-penalty-player = Player
desk-show-penalty-way = What to do
desk-show-penalty-points = { -tournament-points-title }
desk-show-penalty-why = Why
    .hint = It stands beside the player's battles, for everybody.
desk-show-penalty-for-draws = The draw of later rounds reads it too: they meet whoever has as many { -tournament-points }
desk-show-let-it-count = Let it count
desk-show-choose-a-player = Choose a player
desk-show-take-points = Take points (a penalty)
desk-show-give-points = Give points (a bonus)
desk-show-choose-take-or-give = Choose whether points are taken or given.
desk-show-say-why-for-all = Say why: everybody can read it.
desk-show-say-why-no-penalty = Say why it does not count.
desk-show-penalty-counts = { $name } has { NUMBER($points, sign: "always") }. The standings count it.
desk-show-penalty-counts-no-more = The { NUMBER($points, sign: "always") } of { $name } do not count any more.

# Awards.
desk-show-awards-title = Awards
# The one next thing.
desk-show-award-is-tied = “{ $award }” is tied
desk-show-award-is-open = “{ $award }” is nobody's yet
desk-show-award-is-voted-on = Players vote for “{ $award }”
desk-show-all-awards-decided = Every award is decided
desk-show-tie-is-yours = The same number of votes: you decide, with a reason.
desk-show-decide-it = Decide it
# $marks is "38 of 40 from the panel".
desk-show-panels-best = { $names ->
    [one] The panel's best is { LIST($names, type: "and") }: { $marks }.
   *[other] The panel's best are { LIST($names, type: "and") }: { $marks }.
}
desk-show-who-decides = A judge or a panel says who gets it, or everybody who plays.
# Why, in the log, where the panel's marks say who gets it.
desk-show-by-the-panel = the panel's marks
desk-show-give-it-to = Give it to { LIST($names, type: "and") }
desk-show-say-who-gets-it = Say who gets it
desk-show-let-players-vote = Let the players vote
desk-show-counted-when-closed = When it is closed, the votes are counted.
desk-show-close-the-vote = Close the vote and count
desk-show-all-certificates = All certificates (PDF)
# $a is the player's page.
desk-show-unlike-faction = <a>{ $name }</a> registered with { $registered }, and the roster says { $roster }: the best of a faction goes by what is registered.
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
desk-show-award-winner = <bdi><strong>{ $name }</strong></bdi>
# What gives it to whoever has it.
desk-show-set-by-hand = set by hand
# $basis is "place 1 of the standings".
desk-show-basis-set-by-hand = { $basis }, set by hand
desk-show-by-votes = by players' votes
desk-show-not-by-numbers = votes, a judge or a panel decide
desk-show-badge-vote-open = vote open
desk-show-badge-open = open
desk-show-change = Change
desk-show-vote-is-closed = <badge>vote closed</badge> { $count } voted.
desk-show-tie-between = A tie between { LIST($names, type: "and") }. You decide, with a reason.
desk-show-voted-for = Player
desk-show-votes = Votes
desk-show-voted-so-far = { $count } voted so far. Nobody sees for whom.
desk-show-voted-so-far-until = { $count } voted so far. Nobody sees for whom. Closes { $when }.
desk-show-goes-to = Goes to
desk-show-nobody-yet = nobody yet
desk-show-whom-standings-name = whom the standings name
desk-show-team-to-choose = { $name } (team)
desk-show-player-to-choose = { $name } ({ $number })
desk-show-why-for-the-log = Why (for the log)
desk-show-certificate = Certificate
desk-show-a-player-votes-for = A player votes for
desk-show-closes-by-itself = Closes by itself (empty: by hand)
desk-show-open-the-vote = Open the vote
desk-show-the-prize = The prize
desk-show-what-goes-with-it = What goes with it
desk-show-prize-example = A trophy, a voucher
desk-show-save-the-prize = Save the prize
desk-show-throw-vote-away = Throw the vote away
desk-show-why-votes-are-lost = Why (all votes for this award are lost)
desk-show-throw-away = Throw it away
desk-show-remove-award = Remove this award
desk-show-remove = Remove it
desk-show-add-best-of-factions = Add “best of” for every faction that is played
desk-show-another-award = Another award
desk-show-award-name = What it is called
desk-show-award-basis = Who gets it
desk-show-award-place = Which place
    .hint = For a place in the standings.
desk-show-award-faction = Which faction
    .hint = For the best of a faction.
desk-show-award-alliance = Which grand alliance
    .hint = For the best of a grand alliance.
desk-show-add-award = Add it
desk-show-paper-and-public = On paper and in public
desk-show-one-for-everybody = One for everybody (PDF)
desk-show-public-page = The public page
desk-show-basis-chosen = Players' votes, a judge or a panel
desk-show-basis-place = A place in the standings
desk-show-basis-place-of-players = A place among the players
desk-show-basis-faction = Best of a faction
desk-show-basis-alliance = Best of a grand alliance
desk-show-name-the-award = Enter what the award is called.
desk-show-enter-the-faction = Enter the faction.
desk-show-choose-the-alliance = Choose the alliance.
# What the award for the best of a faction is called.
desk-show-best-of = Best { $faction }
desk-show-award-added = “{ $award }” is added to the awards.
desk-show-award-goes-to = { $name ->
    [none] “{ $award }” goes to whom standings or votes say.
   *[other] “{ $award }” goes to { $name }.
}
desk-show-award-removed = “{ $award }” is no award of this event any more.
desk-show-prize-set = { $prize ->
    [none] Nothing goes with “{ $award }” any more.
   *[other] With “{ $award }” goes: { $prize }. The pack shows it.
}
desk-show-awards-added = { $count ->
    [one] One award is added.
   *[other] { $count } awards are added.
}
desk-show-choose-whom-to-vote-for = Choose whom players can vote for.
desk-show-say-why-thrown-away = Say why the votes are thrown away.
desk-show-vote-open = The vote for “{ $award }” is open: players find it on their page.
desk-show-vote-closed = The vote for “{ $award }” is closed, and counted.
desk-show-vote-thrown-away = The votes for “{ $award }” are thrown away.

# Soft scores.
desk-show-soft-title = Soft scores
desk-show-soft-lead = { $count ->
    [true] { $most } points at most; they count in the ranking.
   *[false] { $most } points at most; they do not count in the ranking.
}
desk-show-how-players-are-ranked = How players are ranked
desk-show-armies-shown = { $entered } of { $players } show their army to the panel.
desk-show-soft-none = Points beside the battles, for paint, sportsmanship and a list in time. This event gives none yet.
desk-show-soft-players = { $by-paint ->
    [true] Players, the best painted first
   *[false] Players, those with the most points first
}
desk-show-which-players = Which players
desk-show-entered = Entered { $count }
desk-show-everybody = Everybody { $count }
desk-show-name-or-number = Name or number
# A player in one line; each part stands after the one before: · battle ready · sportsmanship 5 · list 2 · 42 in all
desk-show-soft-line = { $apart ->
    [none] { desk-show-soft-line-paint }
   *[other] { $apart } · { desk-show-soft-line-paint }
}
desk-show-soft-line-paint = { $judges ->
    [none] not entered{ desk-show-soft-line-ready }
    [one] paint { $paint }, { $judges } judge{ desk-show-soft-line-ready }
   *[other] paint { $paint }, { $judges } judges{ desk-show-soft-line-ready }
}
desk-show-soft-line-ready = { $ready ->
    [none] { desk-show-soft-line-rest }
    [true] { " · " }Battle Ready{ desk-show-soft-line-rest }
   *[false] { " · " }not Battle Ready{ desk-show-soft-line-rest }
}
desk-show-soft-line-rest = { $total ->
    [none] { " · " }sportsmanship { $sportsmanship } · list { $list }
   *[other] { " · " }sportsmanship { $sportsmanship } · list { $list } · { $total } in all
}
desk-show-mark = Mark <unseen> { $name }</unseen>
desk-show-nobody-of-that-name-plays = Nobody of that name plays.
desk-show-what-is-given = What is given at most
desk-show-soft-saved = Saved. The pack shows it.
desk-show-soft-of = Soft scores of { $name }
desk-show-the-list = The list
desk-show-next-player = Next player
desk-show-points-in-all = { $points } points in all
desk-show-paint-marks = Paint: { $points }, the mean of { $marks }.
desk-show-paint-marks-kept = Paint: 0, as the army is not shown to the panel. Kept until it is: { $marks }.
desk-show-paint-mark = { $points } by <bdi>{ $judge }</bdi>
desk-show-shows-the-army = Shows the army to the panel
desk-show-battle-ready = Battle Ready
desk-show-not-looked-at = Nobody has looked yet
desk-show-is-battle-ready = Yes: every model is painted and based
desk-show-not-battle-ready = No
desk-show-own-marks = Your marks for paint, 0 to { $most }
    .hint = Empty: you give none.
desk-show-sportsmanship = Sportsmanship, 0 to { $most }
desk-show-list-in-time = List in time, 0 to { $most }
desk-show-list-by-itself = { $points ->
    [0] Empty: 0, as there is no roster in time.
   *[other] Empty: { $points }, as the roster came in time.
}
desk-show-save-and-next = Save, and on to the next
desk-show-marks-without-an-entry = Marks are for who shows the army: tick “Shows the army to the panel”, or leave the marks empty.
desk-show-own-army = This is your own army: somebody else marks it.
desk-show-player-marked = { $name } is marked.

# News, and the page of questions.
desk-show-news-title = News
desk-show-news-told = { $by }, { $when }
desk-show-news-told-taken-back = { $by }, { $when } · taken back
desk-show-news-told-taken-down = { $by }, { $when } · taken down
desk-show-not-saved = What you typed is not saved: <q>{ $text }</q>
desk-show-on-every-phone = On every phone and on the wall
desk-show-announcement = What everybody should know
    .hint = It stands until you take it down. Short: the wall shows it too.
desk-show-tell-everybody = Tell everybody
desk-show-take-it-down = Take it down
desk-show-news-take-back = It was wrong: take it back
desk-show-questions = Questions of this event
# $page leads to the page of questions, $call to the calls.
desk-show-questions-lead = Answers that hold for everybody stand on <page>the page of questions</page>. From <call>a call</call> that was answered, one tap puts the answer there.
desk-show-write-one = Write one
desk-show-question = Question
desk-show-answer = Answer
desk-show-put-it-on-the-page = Put it on the page
desk-show-word-it-better = Word it better, or take it back
desk-show-say-what-was-asked = Say what was asked.
desk-show-say-what-the-answer-is = Say what the answer is.
desk-show-say-what-to-know = Say what everybody should know.
desk-show-answer-told = Everybody can read it now, on the page of questions.
# Over an answer for all, where whoever called wrote no question.
desk-show-asked-about-a-rule = A question about a rule
desk-show-asked-about-a-roster = A question about a roster
desk-show-asked-about-time = A question about time
desk-show-asked-from-a-table = A question from a table
desk-show-news-taken-down = It is taken down: no phone shows it any more.
desk-show-news-taken-back = It is taken back: nobody reads it any more. The log keeps it.
desk-show-news-reworded = Everybody reads the new words from now on.
desk-show-told-on-the-page = It is on the page of questions.
desk-show-told-on-every-phone = It is on every phone, and on the wall.
