### What stands between the last two of a list, and (rest) between the others.

list-comma = { ", " }
# Sentences, one after the other.
list-blank = { " " }
list-and = { " and " }
    .rest = { ", " }
list-or = { " or " }
# "a", "b" or "c"
list-either = { " or " }
    .rest = { ", " }
list-and-the = { " and the " }
# What a game's own file says, a piece after the other.
list-nothing = { "" }
# Each with "and", however many.
list-each = { " and " }
list-line = { "\u000A" }
# Parts that have commas of their own.
list-semicolon = { "; " }
# Ways to choose from.
list-or-else = { "; or " }
# Two who meet.
list-dash = { " – " }
# Commands to choose from, a whole way each.
list-or-with = { ", or with " }

## Long lists: what stands above and below them.

lists-search = Search
lists-find = Find
lists-before = Before
lists-next = Next
lists-page = Page { $page } of { $pages }
# On the big screen: which part of the list is shown.
lists-part = { $page } of { $pages }
lists-club = Club
lists-faction = Faction
# Sentences, one after the other.
sentences = { LIST($sentences, type: "blank") }
# What stands in one line beside one another.
list-dots = { " · " }
