# Które stoły są pokazane.
any = obojętnie
free = Wolne miejsca
at-least = co najmniej { $n }
seats-all = Liczba graczy
time = Czas
with-clock = z limitem czasu
without-clock = bez limitu czasu
spectators = Widzowie
watched = dozwoleni
unwatched = bez widzów
rated = Ranking
rated-only = rankingowe
unrated-only = bez rankingu
