### What one player did at an event: their page there, and their own once it is over.

# The page of a player of their own event, once it is over.
story-title = My event
# Above a place, which stands below in large digits.
story-place = { $is-final ->
    [true] Final place
   *[false] { $is-playing ->
        [true] So far in round { $round }
       *[false] After round { $round }
    }
}
story-place-own = Your place
# The same for whoever does not see the digits: before "4–0–1 with Skaven".
story-place-read = { place-ordinal } place
# $record is wins, draws and losses: "4–0–1".
story-record = { $faction ->
    [none] { $record }
   *[other] { $record } with { $faction }
}
# Below it: of how many they are ranked among, and their points where those count first.
story-of = of { $of ->
    [one] { $of } player
   *[other] { $of } players
}{ $points ->
    [none] { "" }
    [one] , { $points } point
   *[other] , { $points } points
}
# Beside a link to the page, in other programs: "3rd of 49, 4–0–1".
story-shared = { $place } of { $of }, { $record }
story-places = Place after each round
story-round = Round
story-place-head = Place
story-battles = { $battles ->
    [one] 1 battle
   *[other] { $battles } battles
}
story-no-battles = No battles yet
# In the place of "won" and "lost".
story-result-hidden = result hidden
# Of a battle, with a link to its page.
story-table = { $table ->
    [none] Round { $round }.
   *[other] <a>Round { $round }, table { $table }</a>.
}
story-why-place = Why this place
story-team = Team
story-roster = Roster
story-awards = Awards
# What an award was won by, and what goes with it.
story-award = { $by ->
    [none] { $prize }
   *[other] { $prize ->
        [none] { $by }
       *[other] { $by }. { $prize }
    }
}
story-share = Share my event
# What a phone shares, with the address.
story-share-title = { $name } at { $event }

## The best moment of a player: the first that holds
story-moment = Your best moment
# $from and $place are places: "41st", "2nd".
story-moment-climb = You climbed from { $from } to { $place }.
# $opponent, who was beaten, always has a name.
story-moment-win = { $kind ->
    [closest] You beat { $opponent } { $own }–{ $theirs } in round { $round }, by { $margin ->
        [one] 1 point
       *[other] { $margin } points
    }: your closest win.
    [largest] You beat { $opponent } { $own }–{ $theirs } in round { $round }, by { $margin } points: your largest win.
   *[first] You beat { $opponent } { $own }–{ $theirs } in round { $round }: your first win here.
}
story-moment-played = { $is-whole ->
    [true] { $battles ->
        [one] You played your battle.
       *[other] You played all { $battles } battles.
    }
   *[false] { $battles ->
        [one] You played 1 battle.
       *[other] You played { $battles } battles.
    }
}
story-certificate = My certificate
# On the outline of a certificate: "2nd of 49 with Skaven". $place is a place.
story-certified = { $faction ->
    [none] { $place } of { $of }
   *[other] { $place } of { $of } with { $faction }
}
story-certificate-file = Certificate as PDF
