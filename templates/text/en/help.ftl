### The pages of the help: the topics themselves are files of their own.

help-title = Help
help-foot = <wide>Muster runs events. </wide>Every change is on record.
# $words is what was looked for.
help-found = { $found ->
    [0] Nothing found for “{ $words }”. Try one word, or choose a topic.
    [one] { $found } section has “{ $words }”. <a>Show all topics</a>
   *[other] { $found } sections have “{ $words }”. <a>Show all topics</a>
}
help-topic-title = { $title } · Help
help-topics = Help topics
help-all = All help
help-on-page = On this page
help-search = Search the help
help-find = Find
