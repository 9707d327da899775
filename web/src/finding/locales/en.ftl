# Which tables are shown.
any = any
free = Free seats
at-least = at least { $n }
seats-all = Number of players
time = Time limit
with-clock = with a time limit
without-clock = no time limit
spectators = Spectators
watched = allowed
unwatched = not allowed
rated = Rating
rated-only = rated
unrated-only = not rated
