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
# Above the pages of the desk that were open last.
find-last-places = Last places
# Beside a list from which something is open.
find-keys-beside = J next · K previous · ? all shortcuts
find-keys = Keyboard shortcuts
find-keys-are-on = Single keys are on
find-keys-close = Close
find-keys-need-a-script = Your browser runs no scripts for this page, so these keys do nothing.
find-keys-here = On this page
find-keys-in-a-list = In a list
find-keys-next = Next
find-keys-before = Previous
find-keys-open = Open
find-keys-back = Back to the list
find-keys-search = Search the list
find-keys-go = Go to
# One key after another; $key is a letter.
find-keys-then = <kbd>G</kbd> then <kbd>{ $key }</kbd>
find-keys-anywhere = Everywhere
find-keys-control-k = <kbd>Ctrl</kbd> <kbd>K</kbd>
find-keys-enter = <kbd>Enter</kbd>
find-keys-escape = <kbd>Esc</kbd>
