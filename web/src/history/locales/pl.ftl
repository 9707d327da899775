title = Moje wyniki i ranking
none = Nie masz jeszcze żadnej ukończonej gry. Gdy jakąś ukończysz, pojawi się tutaj.
totals = Podsumowanie
against = Przeciwnicy
against-people = ludzie
against-mixed = boty o różnej sile
games = Gry
won = Wygrane
mean = Średnia punktów
range = Rozpiętość punktów
from-to = od { $least } do { $most }
rating-of = Ranking w grze { $game }
rating-said = { $games ->
    [one] { $now } po jednej grze rankingowej
    [few] { $now } po { $games } grach rankingowych; dotąd od { $least } do { $most }
    [many] { $now } po { $games } grach rankingowych; dotąd od { $least } do { $most }
   *[other] { $now } po { $games } gry rankingowej; dotąd od { $least } do { $most }
 }
games-played = Poszczególne gry
csv = Pobierz wszystkie gry jako tabelę (CSV)
head-to-head = Bezpośrednie porównanie
ahead = Wyżej
behind = Niżej
difference = Różnica
date = Data
place = Miejsce
place-of = { $place } z { $seats }
score = Punkty
kind = Uwagi
opponent = { $name } { $score }
gave-up = gra poddana
rated-now = ranking { $rating }
same-deal = to samo rozdanie dla wszystkich
here = Na tym urządzeniu
here-only = Gry przeciwko botom rozegrane bez serwera. Są zapisane tylko na tym urządzeniu.
leaderboard = Tabela rankingowa tego serwera
leaders-none = Nikt nie ukończył tu jeszcze gry rankingowej. Nowy stół może być rankingowy: zaznacz to przy jego otwieraniu.
who = Gracz
rating = Ranking
bot = { $name } (bot)
provisional = { $rating }?
settled = { $rating }
provisional-note = Znak zapytania oznacza mniej niż dziesięć gier rankingowych: taki ranking może się jeszcze mocno zmienić. Na liście są tylko osoby, które grały przy stołach rankingowych.
