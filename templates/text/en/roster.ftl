### What stands on a roster that was judged.

# The battle profiles that its verdict was made with.
checked-roster-publications = { LIST($publications, type: "comma") }
