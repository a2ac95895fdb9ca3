### The help pages. The topics are files of their own.

help-title = Help
help-foot = <wide>Muster runs tabletop tournaments. </wide>Every change is kept in the log.
# $words is what was searched for.
help-found = { $found ->
    [0] Nothing found for “{ $words }”. Try one word, or choose a topic.
    [one] { $found } section mentions “{ $words }”. <a>Show all topics</a>
   *[other] { $found } sections mention “{ $words }”. <a>Show all topics</a>
}
help-topic-title = { $title } · Help
help-topics = Help topics
help-all = All help
help-on-page = On this page
help-search = Search help
help-find = Search

## What a game is set to, and how sure that is

help-origin = How sure these settings are
help-origin-about = You can change every setting for your event. Check your own pack first where a row says so.
help-origin-what = Setting
help-origin-sure = How sure
help-origin-from = From
fact-certainty-a = The publisher says so, or three sources agree
fact-certainty-b = Two sources agree
fact-certainty-c = One source only: check your own pack
fact-certainty-choice = Not known: our suggestion, for you to decide
origin-fact-points-limit = Points limit
origin-fact-battlefield = Size of the table
origin-fact-terrain = Amount of terrain
origin-fact-minutes = Length of a round
origin-fact-rounds = Rounds
origin-fact-capacity = Places
origin-fact-report = What players report
origin-fact-result = Who wins
origin-fact-tournament-points = What a result is worth
origin-fact-bye = A bye
origin-fact-concession = A concession or no-show
origin-fact-ranking = Ranking
origin-fact-pairing = Pairing
origin-fact-missions = What is played
origin-fact-tactics = Tactics
origin-fact-command-points = Command points
origin-fact-seasons = Seasons
origin-fact-factions = Factions
origin-fact-composition = Checks of rosters
