# Какие столы показаны.
any = неважно
free = Свободные места
at-least = не меньше { $n }
seats-all = Число игроков
time = Время
with-clock = с ограничением времени
without-clock = без ограничения времени
spectators = Зрители
watched = разрешены
unwatched = без зрителей
rated = Рейтинг
rated-only = рейтинговые
unrated-only = без рейтинга
