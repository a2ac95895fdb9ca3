### Calls for a judge.

# What a judge is called for.
call-kind-rules = A rule
call-kind-roster = A roster
call-kind-time = Time
call-kind-other = Something else
