### Awards and votes. $award is the title of an award.

award-refusal-no-faction-left = Every faction in play already has an award.
award-refusal-vote-is-open = Players are still voting on this award. Close the vote first.
award-refusal-reason-missing = Players voted on this award. Give a reason for your choice.
award-refusal-not-announced = Announce the award first.
award-refusal-another-announced = Another award has been announced. Reveal it first.

vote-refusal-decided-by-standings = The standings decide this award, so it can't have a vote.
vote-refusal-closes-in-the-past = The closing time has passed. Choose a later time.
vote-refusal-opened-already = “{ $award }” already has a vote.
vote-refusal-closed = The vote for “{ $award }” is closed.
vote-refusal-closed-already = The vote for “{ $award }” is already closed.
vote-refusal-not-a-candidate = Choose a name from the list to vote for “{ $award }”.
vote-refusal-voted = You've already voted for “{ $award }”. Votes are final.

# Who players can vote for: in a list to choose from, and in brackets in the log.
vote-choices-opponents = one of their opponents
vote-choices-players = any other player

# Who gets an award, within a sentence or in brackets. $it is the place as a number.
basis-place = { NUMBER($it, type: "ordinal") ->
    [one] { $it }st place
    [two] { $it }nd place
    [few] { $it }rd place
   *[other] { $it }th place
}
basis-place-of-players = { NUMBER($it, type: "ordinal") ->
    [one] { $it }st place among players
    [two] { $it }nd place among players
    [few] { $it }rd place among players
   *[other] { $it }th place among players
}
basis-best-in-faction = best { $it } player
# $it: a grand alliance, with a capital.
basis-best-in-alliance = best { $it } player
basis-chosen = chosen

# The public page.
awards-title = Awards
# On an empty page. $at is when they are planned.
awards-none-yet = { $at ->
    [none] Awards come at the end of the event
   *[other] Awards: { $at }
}
    .about = Winners appear here as they're announced.
    .way = Standings
# Ann, Ann and Bo, Ann, Bo and Cy.
awards-winners = { LIST($names, type: "and") }
# An award in one line: its title, what it was won by, and the prize.
awards-line = { $prize ->
    [none] { awards-line-without-prize }
   *[other] { awards-line-without-prize } · { $prize }
}
awards-line-without-prize = { $by ->
    [none] { $award }
   *[other] { $award } · { $by }
}

# What an award was won by. The best of a faction: 3rd, 4–1–0
awards-place-and-results = { $place }, { $results }
awards-won-by-votes = { $turnout ->
    [one] { $votes } of { $turnout } vote
   *[other] { $votes } of { $turnout } votes
}
# Several candidates have as many votes.
awards-chosen-of-a-tie = { $turnout ->
    [one] tied on { $votes } of { $turnout } vote; chosen by the organiser
   *[other] tied on { $votes } of { $turnout } votes; chosen by the organiser
}
awards-panels-marks = { $marks } out of { $most } from the panel
awards-chosen = chosen by the organiser
# The next place has the same $results.
awards-ahead = { $results }, ahead { standings-why-by }: { $own } against { $theirs }
awards-ahead-by-the-cut = { $results }, ahead by the cut: { $own }
