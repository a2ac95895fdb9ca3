### Lists: what separates the last two items, and (.rest) the others.

list-comma = { ", " }
# Between sentences.
list-blank = { " " }
list-and = { " and " }
    .rest = { ", " }
list-or = { " or " }
# "a", "b" or "c"
list-either = { " or " }
    .rest = { ", " }
list-and-the = { " and the " }
# Between the pieces of a sentence from a game's own file.
list-nothing = { "" }
# "a and b and c"
list-each = { " and " }
list-line = { "\u000A" }
# Between items with commas in them.
list-semicolon = { "; " }
# Between alternatives.
list-or-else = { "; or " }
# Between two opponents.
list-dash = { " – " }
# Between alternative commands.
list-or-with = { ", or with " }

## Long lists: search, and links to other pages.

lists-search = Search
lists-find = Find
lists-before = Previous
lists-next = Next
lists-page = Page { $page } of { $pages }
# On the big screen: the page of the list.
lists-part = { $page } of { $pages }
lists-club = Club
lists-faction = Faction
# A paragraph of sentences.
sentences = { LIST($sentences, type: "blank") }
# Between facts on one line.
list-dots = { " · " }
