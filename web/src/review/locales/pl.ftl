### Polski. Analiza zakończonej gry.

title = Analiza gry
thinking = Nadsztygar jeszcze raz ocenia każdą decyzję…
waiting = Analiza czeka, aż serwer będzie miał czas…
you-may-leave = Możesz tymczasem wyjść: analiza zostanie zapisana razem z grą.
you-may-play = Możesz w tym czasie grać dalej. Jeśli zamkniesz stronę, analiza ruszy dalej po jej ponownym otwarciu.
not-asked = Nikt z graczy nie poprosił jeszcze o analizę.
for-whom = Czyimi oczami?
best-mine = Twoja najlepsza decyzja
best = Najlepsza decyzja
best-why = Wszystko inne byłoby gorsze co najmniej o { $points ->
    [one] { $points } punkt procentowy
    [few] { $points } punkty procentowe
    [many] { $points } punktów procentowych
   *[other] { $points } punktu procentowego
  }.
best-none = Żadna decyzja się nie wyróżniła.
dearest = Najkosztowniejsza decyzja
dearest-why = Lepiej: { $better }
dearest-none = Żadna decyzja nie kosztowała wiele.
curve-title = Szansa na wygraną
curve-table = To samo w tabeli
curve-move = Akcja
parts-title = Szczęście i decyzje
points = { $number } p.p.
part-decisions = Własne decyzje
part-luck = Szczęście
part-others = Decyzje innych
from-to = z { $from } do { $to }
swings-title = Przełomowe momenty
swing = { $name }: { $action }
swing-parts = Decyzja: { $choice }, szczęście: { $luck }
the-deal = Rozdanie
show = { $n ->
    [0] Pokaż rozdanie
   *[other] Pokaż akcję { $n }
  }
decisions = Wszystkie decyzje
decisions-costly = Tylko te, które obniżyły szanse
decision-values = Szansa na wygraną: przedtem { $before }, potem { $after }. Szczęście do następnej akcji: { $luck }
option = { $chance } – { $action }
option-played = { $chance } – { $action } (zagrano)
about = Ocena opiera się na tym, co każdy mógł wtedy wiedzieć. „Szczęście” to wszystko, co dobrano albo co wyszło na jaw; razem ze wszystkimi decyzjami składa się na wynik. P.p. to punkty procentowe: 40% i jeszcze 5 p.p. to 45%.
given-up = Tę grę poddano po akcji { $n } i do tego miejsca sięga analiza. Zamiast wyniku pokazuje, na co każdy mógł wtedy jeszcze liczyć.
