### The command box of the desk: finds people, tables, rounds, pages and settings.

find-title = Find
find-field = Find people, tables, rounds, pages and settings
find-go = Find
# What was found.
found-kind-people = People
found-kind-tables = Tables
found-kind-rounds = Rounds
found-kind-pages = Pages
found-kind-settings = Settings
# $number is a player's number.
find-player = { $faction ->
    [none] No. { $number }
   *[other] No. { $number }, { $faction }
}
find-team = Team
find-table = Table { $table }
# The two at a table; $b is empty where one of them has nobody to play.
find-table-of = Round { $round }: { $a } – { $b }
find-round = Round { $round }
find-count = { $count ->
    [0] Nothing found
    [one] { $count } result
   *[other] { $count } results
}
