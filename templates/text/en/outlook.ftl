### On a player's own page: how the next round can change their place.

# The place a player can reach in the current round, with a win and with a loss. $after is none for the last round.
outlook-of-round = { $after ->
    [none] Final place: { $won } with a { $victory }, { $lost } with a loss.
   *[other] After round { $after }: { $won } with a { $victory }, { $lost } with a loss.
}
outlook-place = { place-ordinal }
outlook-places = { $best }–{ $worst }
# For $victory above, where a game has only one kind of win.
outlook-win = win

# How many players have more wins than the reader, and how many have the same. $wins is outlook-wins.
outlook-level = { $more ->
    [0] { $as-many ->
        [0] You have { $wins }, more than anyone else.
        [one] You have { $wins }. No one has more; { $as-many } other player has the same.
       *[other] You have { $wins }. No one has more; { $as-many } other players have the same.
    }
    [one] { $as-many ->
        [0] You have { $wins }. { $more } player has more; no one else has the same.
        [one] You have { $wins }. { $more } player has more; { $as-many } has the same.
       *[other] You have { $wins }. { $more } player has more; { $as-many } have the same.
    }
   *[other] { $as-many ->
        [0] You have { $wins }. { $more } players have more; no one else has the same.
        [one] You have { $wins }. { $more } players have more; { $as-many } has the same.
       *[other] You have { $wins }. { $more } players have more; { $as-many } have the same.
    }
}
outlook-wins = { $major ->
    [true] { $own ->
        [one] { $own } major victory
       *[other] { $own } major victories
    }
   *[false] { $own ->
        [one] { $own } win
       *[other] { $own } wins
    }
}
# What one more win brings. $one-more is how many of those with more have exactly that many.
outlook-one-more = { $major ->
    [true] { $one-more ->
        [0] A major victory in round { $next } takes you to { PLUS($own, 1) }.
       *[other] A major victory in round { $next } takes you to { PLUS($own, 1) }, level with { $one-more } of them now.
    }
   *[false] { $one-more ->
        [0] A win in round { $next } takes you to { PLUS($own, 1) }.
       *[other] A win in round { $next } takes you to { PLUS($own, 1) }, level with { $one-more } of them now.
    }
}
