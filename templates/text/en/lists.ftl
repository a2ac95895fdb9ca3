### What stands between the last two of a list, and (rest) between the others.

list-comma = { ", " }
# Sentences, one after the other.
list-blank = { " " }
