### What the next round can make of somebody's place, on their own page.

# Where somebody can stand after the round that is on, with a victory and with a loss; $after is none for the last round.
outlook-of-round = { $after ->
    [none] At the end: { $won } with a { $victory }, { $lost } with a loss.
   *[other] After round { $after }: { $won } with a { $victory }, { $lost } with a loss.
}
outlook-place = { place-ordinal }
outlook-places = { $best }–{ $worst }
# In the place of a victory's own name, where only one kind of it counts.
outlook-win = win

# How many have more of what counts first than the reader, and how many as many; $wins is outlook-wins.
outlook-level = { $more ->
    [0] { $as-many ->
        [0] You have { $wins }: nobody has more, and nobody else has as many.
        [one] You have { $wins }: nobody has more, and { $as-many } other has as many.
       *[other] You have { $wins }: nobody has more, and { $as-many } others have as many.
    }
    [one] { $as-many ->
        [0] You have { $wins }: { $more } player has more, and nobody else has as many.
        [one] You have { $wins }: { $more } player has more, and { $as-many } other has as many.
       *[other] You have { $wins }: { $more } player has more, and { $as-many } others have as many.
    }
   *[other] { $as-many ->
        [0] You have { $wins }: { $more } players have more, and nobody else has as many.
        [one] You have { $wins }: { $more } players have more, and { $as-many } other has as many.
       *[other] You have { $wins }: { $more } players have more, and { $as-many } others have as many.
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
# What one more brings; $one-more of those who have more have just that.
outlook-one-more = { $major ->
    [true] { $one-more ->
        [0] A major victory in round { $next } makes it { PLUS($own, 1) }.
        [one] A major victory in round { $next } makes it { PLUS($own, 1) }, as { $one-more } of them has now.
       *[other] A major victory in round { $next } makes it { PLUS($own, 1) }, as { $one-more } of them have now.
    }
   *[false] { $one-more ->
        [0] A win in round { $next } makes it { PLUS($own, 1) }.
        [one] A win in round { $next } makes it { PLUS($own, 1) }, as { $one-more } of them has now.
       *[other] A win in round { $next } makes it { PLUS($own, 1) }, as { $one-more } of them have now.
    }
}
