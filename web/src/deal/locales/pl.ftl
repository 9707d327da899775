title = To samo rozdanie dla wszystkich
about = Wszyscy grają tymi samymi kartami przeciwko tym samym botom, każdy przy własnym stole. Potem można porównać wyniki.
day-title = { $game }: rozdanie dnia
challenge-title = { $game }: wyzwanie od gracza { $name }
seed-title = { $game }: wyzwanie z linku
against = Przeciwko tobie: { $names }.
chosen = Te karty wybrał gracz { $name } i może je znać, podobnie jak każdy, kto już nimi grał. Dlatego wynik gracza { $name } nie jest klasyfikowany.
chose = autor wyzwania
until = Otwarte do { $time }. Potem karty zostaną odkryte i zobaczysz wyniki wszystkich.
one-try = Masz jedną próbę. Niczego nie można cofnąć, a wyniki innych zobaczysz, gdy skończysz.
finished = Twoja gra jest zakończona. Mogą jeszcze dojść kolejne wyniki.
over = Czas minął: karty są odkryte, a oto wyniki.
seed = Liczba, która wyznaczyła karty
play = Zagraj to rozdanie
go-on = Dokończ swoją grę
link = Link do tego rozdania
hand-on = Wyślij ten link innym: zagrają tymi samymi kartami.
results = Wyniki
results-none = Nikt jeszcze nie skończył.
who = Gracz
score = Punkty
place = Miejsce
place-of = { $place } z { $seats }
others = Boty
opponent = { $name } { $score }
gave-up = gra poddana
new = Rzuć wyzwanie innym
new-about = Kart nie zna nikt, nawet ty. Zostają na serwerze, dopóki nie minie czas, więc nikt nie może ich wcześniej podejrzeć.
lasts = Otwarte przez
days = { $n ->
    [one] jeden dzień
    [few] { $n } dni
    [many] { $n } dni
   *[other] { $n } dnia
 }
make = Utwórz wyzwanie
trust = Tutaj karty są zapisane w samym linku, bo nie ma serwera, który by je przechowywał. Kto chce, może je wcześniej podejrzeć, cofać ruchy albo spróbować jeszcze raz. Wszystko opiera się więc na zaufaniu.
seed-wanted = Liczba, która wyznaczy karty (opcjonalnie)
seed-about = Jeśli podasz własną liczbę, możesz znać karty, więc twój wynik nie będzie klasyfikowany. Inni poznają tę liczbę dopiero, gdy minie czas, ale krótką mogliby odgadnąć.
seed-wrong = To musi być liczba całkowita od 0 do 2²⁵⁶ − 1, dziesiętna albo szesnastkowa po 0x.
told = Gracz { $name } ma już swój wynik. Gdy skończysz, zobaczysz tu oba wyniki obok siebie.
told-trust = Wyniki innych pochodzą z linków, które od nich masz. To także opiera się na zaufaniu.
hand-on-result = Wyślij ten link innym: zagrają tymi samymi kartami i poznają twój wynik.
