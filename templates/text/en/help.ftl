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
