# Welche Tische gezeigt werden.
any = egal
free = Freie Plätze
at-least = mindestens { $n }
seats-all = Spielerzahl
time = Bedenkzeit
with-clock = mit Zeitlimit
without-clock = ohne Zeitlimit
spectators = Zuschauer
watched = erlaubt
unwatched = nicht erlaubt
rated = Wertung
rated-only = gewertet
unrated-only = nicht gewertet
