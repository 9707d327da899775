### Polski. To, co mówi tylko terminal; wszystko inne mówi tak jak strona.

shift-of = Szychta { $shift } z 3
supply = zasoby
bank = Cechownia
about-factory = żeton, marki
about-order = PZ, węgiel
about-mining = kroki
about-delivery = { "" }
about-money = marki
about-bank = 1 marka
stat-delivery = Zrealizowane zamówienia
stack-of = stos { $n }
locked = blokada
workers-short = { $n }g
vehicle-barrow = wózek
vehicle-carriage = furmanka
vehicle-motorcar = samochód
vehicle-engine = parowóz
side-light = jasny
side-dark = ciemny

# A pit
pit-cage = szola
pit-lorries = wagoniki
pit-light = jasne
pit-dark = ciemne
pit-storage = skład
level-surface = na górze
level-yellow = żółty
level-brown = brązowy
level-gray = szary
level-black = czarny

# Everybody in a line
strip-points = PZ
strip-money = marki
strip-workers = górn.
strip-canteen = stoł.
strip-coal = węgiel
strip-orders = zamów.
strip-delivered = zreal.
strip-sides = J/C
strip-empty = puste

# What was drawn, and what is known
you-drew = Dobrane:
going-to-top = Wraca na wierzch stosu:
going-to-bottom = Wraca pod spód stosu:
known-tiles = Żetony w stosie: { $n }; z nich znasz:
known-orders = Zamówienia w stosie: { $n }; z nich znasz:
put-back = Od góry do dołu: { $things }.
put-back-rest = to, co zostało
known-at = nr { $n }
known-among = wśród nr { $first }–{ $last }:

if-shift-ended = Gdyby szychta skończyła się teraz
if-game-ended = Gdyby gra skończyła się teraz
prompt-place = Twoja tura: wyślij górników na jedno z miejsc.
legend =
    Akcje można wpisywać tak: place mining-6, load gray, put gray on 12; albo
    krócej: mi6 to place mining-6, f1 to place factory-1, l g to load gray.
    Kolory nazywają się wtedy yellow, brown, gray i black.

    Ż B S C      żółty, brązowy, szary, czarny węgiel; poziomy mają te same kolory
    2g           potrzeba dwóch górników: o jednego więcej, niż tam stoi
    S1×2         stoi tam dwóch górników gracza Sztygar 1
    jasny CC     żeton na jasną stronę czarnego poziomu, z dwoma wagonikami
    Ż · ·        wagoniki (albo miejsca w szoli): jeden z żółtym węglem, dwa puste
    J/C          jasne i ciemne żetony; na koniec powinno ich być po równo
    zreal.       zrealizowane zamówienia; puste: wagoniki bez węgla, według kolorów
    C[ ] B[B]    pola zamówienia: wolne i wypełnione; na S[ŻC] leży dowolna para
    ✓            zamówienie jest skompletowane i można je zrealizować
    → *          czyja jest tura; kto rozpoczął szychtę
study-space = udział zwycięstw według miejsca pracy
study-order = udział zwycięstw według wziętego lub zatrzymanego zamówienia
study-tile = udział zwycięstw według dobranego i kupionego żetonu
