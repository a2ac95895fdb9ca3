### Awards and votes. $award is the title of an award.

award-refusal-no-faction-left = Every faction that is played has its award already.
award-refusal-vote-is-open = Players are voting on this award. Close the vote first.
award-refusal-reason-missing = Players voted on this award. Say why you decide it.
award-refusal-not-announced = Announce the award first.
award-refusal-another-announced = Reveal the award that is announced first.

vote-refusal-decided-by-standings = The standings decide this award. Votes are for awards that somebody decides.
vote-refusal-closes-in-the-past = The time at which the vote closes has passed already.
vote-refusal-opened-already = “{ $award }” has a vote already.
vote-refusal-closed = The vote for “{ $award }” is closed.
vote-refusal-closed-already = The vote for “{ $award }” is closed already.
vote-refusal-not-a-candidate = Vote for “{ $award }” with one of the names in the list.
vote-refusal-voted = You have voted for “{ $award }” already. A vote is final.

# Whom a vote is about, within a sentence.
vote-choices-opponents = one of the opponents a player has met
vote-choices-players = any other player

# Who gets an award, within a sentence.
basis-place = place { $it } of the standings
basis-place-of-players = place { $it } among the players
basis-best-in-faction = best { $it }
# $it: a grand alliance, with a capital.
basis-best-in-alliance = best of { $it }
basis-chosen = chosen

# The page that everybody sees.
awards-title = Awards
awards-none-yet = The awards are given at the end of the event.
# Ann, Ann and Bo, Ann, Bo and Cy.
awards-winners = { LIST($names, type: "and") }
# An award in one line: what it is called, what it was won by, and what goes with it.
awards-line = { $prize ->
    [none] { awards-line-without-prize }
   *[other] { awards-line-without-prize } · { $prize }
}
awards-line-without-prize = { $by ->
    [none] { $award }
   *[other] { $award } · { $by }
}

# What somebody has an award by. The best of a faction: 3rd, 4–1–0
awards-place-and-results = { $place }, { $results }
awards-won-by-votes = { $turnout ->
    [one] { $votes } of { $turnout } vote
   *[other] { $votes } of { $turnout } votes
}
# One of several with as many votes.
awards-chosen-of-a-tie = { $turnout ->
    [one] { $votes } of { $turnout } vote, chosen by the organiser
   *[other] { $votes } of { $turnout } votes, chosen by the organiser
}
awards-panels-marks = { $marks } of { $most } from the panel
awards-chosen = chosen by the organiser
# The next place has as much as $results says.
awards-ahead = { $results }, ahead { standings-why-by }: { $own } against { $theirs }
awards-ahead-by-the-cut = { $results }, ahead by the cut: { $own }
