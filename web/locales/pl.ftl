### Polski. Terminy Glück Auf pochodzą z polskiej instrukcji, terminy Glücksgriff są nasze.

# Home
home-title = Dwie gry, jeden stół i dużo szczęścia
home-lead = Zagraj od razu z botami albo wyślij komuś link. Bez konta, bez instalacji.
your-name = Twoje imię
guest-name = Gość
bot-strength = Boty
about-glueckauf = Jesteś właścicielem kopalni w Essen około 1900 roku. Wysyłaj górników do pracy, wydobywaj węgiel, realizuj zamówienia i bądź na czele, gdy kończy się szychta.
about-gluecksgriff = Pozbądź się punktów: odrzucaj, pukaj i wołaj „Glücksgriff”, gdy masz ich dość mało. Tylko się nie pomyl.
play-glueckauf = Zagraj z dwoma botami
play-gluecksgriff = Zagraj z trzema botami
new-table = Otwórz własny stół
game = Gra
seats = Miejsca
seat-number = Miejsce { $n }
seat-me = Ja
seat-friend = Ktoś z linkiem
seat-bot = Bot: { $level }
seat-add = Dodaj miejsce
seat-remove = Usuń miejsce
open-seat = wolne miejsce
options = Opcje
option-free-storage = Węgiel można składować, nawet jeśli czeka na niego zamówienie
option-open-piles = Zrealizowane zamówienia są jawne
option-limit = Gra do
option-flat = Błędne wołanie kosztuje równo 30
option-public = Pokaż stół wszystkim
clock = Czas
clock-turn = Każda tura
open-table = Otwórz stół
start-table = Rozpocznij grę
tables-mine = Moje gry
tables-public = Stoły publiczne
state-open = czeka na graczy
state-running = trwa
state-turn = tura: { $name }
device-lead = Link przeniesie twoje imię i miejsca na telefon albo inny komputer.
device-make = Utwórz link
device-once = Otwórz go na drugim urządzeniu. Działa raz, przez kwadrans i tylko dla ciebie.
level-apprentice = Uczeń
level-hauler = Wozak
level-hewer = Rębacz
level-foreman = Sztygar
level-captain = Nadsztygar
level-about-apprentice = nowy pod ziemią, mało co widzi
level-about-hauler = szybki i rozsądny
level-about-hewer = przemyśli każdą turę do końca
level-about-foreman = patrzy kilka tur naprzód
level-about-captain = myśli sekundę i wszystko przewidział
table-title = Nazwa stołu
option-starter = Kto zaczyna
starter-random = losowo
option-spectators = Inni mogą oglądać
who-sees = Kto go widzi
clock-kind-none = bez zegara
clock-kind-each-turn = czas na turę
clock-kind-whole-game = czas na całą grę
clock-game = Każdy ma
clock-increment = i dostaje co turę
clock-out = Gdy czas minie, gra dalej bot.
length-seconds = { $n ->
    [one] { $n } sekunda
    [few] { $n } sekundy
    [many] { $n } sekund
   *[other] { $n } sekundy
  }
length-minutes = { $n ->
    [one] { $n } minuta
    [few] { $n } minuty
    [many] { $n } minut
   *[other] { $n } minuty
  }
length-hours = { $n ->
    [one] { $n } godzina
    [few] { $n } godziny
    [many] { $n } godzin
   *[other] { $n } godziny
  }
length-days = { $n ->
    [one] { $n } dzień
    [few] { $n } dni
    [many] { $n } dni
   *[other] { $n } dnia
  }
house-lead = Karty domowe: w talii są puste karty na własne pomysły, najwyżej siedem.
house-title = Nazwa
house-value = Punkty
house-power = Działanie
house-add = Dodaj kartę domową
house-remove = Usuń
tables-over = Zakończone gry
state-won = wygrana: { $names }
more = Pokaż więcej
account = Ja: imię, urządzenia, hasło
log-in = Mam już login
log-in-lead = Wróć, podając wybrany login i hasło.
login = Login
password = Hasło
password-lead = Z loginem i hasłem (co najmniej 8 znaków) wrócisz z każdego miejsca.
password-make = Ustaw hasło
password-change = Zmień login i hasło
password-set = Gotowe. Od teraz możesz z nim wracać.
renamed = Masz teraz nowe imię.
log-out = Zapomnij mnie na tym urządzeniu
log-out-sure = Bez hasła nikt już nie wróci jako ty. Zapomnieć mimo to?
save = Zapisz

# Everywhere
language = Język
theme = Światło
theme-auto = jak w urządzeniu
theme-light = na powierzchni
theme-dark = pod ziemią
speed = Animacja
speed-slow = wolna
speed-normal = zwykła
speed-fast = szybka
speed-off = wyłączona
close = Zamknij
choose = Wybierz
home = Strona główna
menu = Menu
help = Pomoc
link = Link
copy-link = Kopiuj link
copied = Skopiowano
qr-code = Kod QR linku
rule = Zasada { $clause }
me = ty
download = Pobierz grę jako plik
span-days = { $days } d { $hours } godz.

# The table
connecting = Łączenie …
offline = Brak połączenia. Wróci samo; nic nie zginie.
no-entry = Tutaj nie można usiąść
waiting = Proszę chwilę poczekać.
lobby-title = Czekamy na graczy
table-closed = Ten stół jest zamknięty
sit-down = Usiądź tutaj
stand-up = Wstań
start = Zaczynamy
start-filled = Uzupełnij botami i zacznij
fill-with = Wolne miejsca zajmie
invite = Wyślij ten link tym, którzy mają grać. Wystarczy im przeglądarka.
invite-watch = Kto ma ten link, może oglądać.
chat = Czat
chat-say = Powiedz coś
chat-send = Wyślij
log = Co się działo
your-turn = Twoja tura
turn-of = Gra { $name }.
game-over = Gra skończona.
skip = Przewiń
undo = Cofnij
restart-turn = Tura od nowa
end-turn = Zakończ turę
stop = Zakończ wydobycie
continue = Dalej
auto-end = Kończ moją turę samo, gdy nie ma już nic do zrobienia
sound = Zadzwoń, gdy moja tura
resign = Poddaj się
resign-sure = Na pewno się poddajesz? Za ciebie zagra bot.
keys = Klawisze: Enter kończy turę, U cofa, ? to pomoc, Esc przewija.
help-lead = Naciśnij cokolwiek, aby dowiedzieć się, co to jest. Pomoc jeszcze raz: gra toczy się dalej.
result-title = { $n ->
    [one] Wygrywa { $names }!
    [few] Wygrywają razem: { $names }!
    [many] Wygrywają razem: { $names }!
   *[other] Wygrywają razem: { $names }!
  }
look-again = Obejrzyj stół
rematch = Jeszcze raz
players = Gracze
parts = Części stołu
watching = Oglądasz; gra { $name }.
result-again = Pokaż wynik
clock-none = bez zegara
clock-each-turn = { $time } na turę
clock-whole-game = { $time } na grę, co turę dodatkowo { $increment } s
table-public = każdy może go znaleźć
table-private = tylko dla tych, którzy mają link
table-closed-doors = bez widzów
this-table = Ten stół
remove-table = Usuń ten stół (gospodarz)
remove-sure = Usunąć ten stół dla wszystkich?
block = Zablokuj
block-sure = Zablokować tego gracza na całym serwerze?
gave-up = poddaje się
bot-plays = gra bot ({ $level })
take-over = Niech zagra bot
take-over-why = Za kogoś, kto od dwóch minut się nie rusza, może zagrać bot. Gracz może wrócić w każdej chwili.
come-back = Gram dalej bez bota
stand-in-time = Twój czas minął; gra za ciebie bot.
stand-in-absent = Nie było cię; gra za ciebie bot.
stand-in-gave_up = Gra się dla ciebie skończyła; dalej gra za ciebie bot.
notify = Niech przeglądarka powie, gdy moja tura
log-since = od twojego ostatniego spojrzenia
then-show = Pokaż stół z tamtej chwili
then = Tak było wtedy. Gra tymczasem toczy się dalej.
then-back = Wróć do teraz
lobby-starts = { $name } zacznie grę, gdy wszyscy będą.
lobby-opener = Kto otworzył stół,
call-off = Odwołaj stół
call-off-sure = Odwołać ten stół dla wszystkich?
howto-title = Jak się gra
howto-done = Jasne
howto-glueckauf-1 = W każdej turze wysyłasz górników na jedno podświetlone miejsce. Gdzie już jacyś stoją, potrzeba o jednego więcej.
howto-glueckauf-2 = Kupuj chodniki z wagonikami i węglem, bierz zamówienia i wydobywaj: szola wywozi węgiel, a pole zamówienia wypełnisz naciśnięciem.
howto-glueckauf-3 = Wypełnione zamówienia punktują, gdy zabierze je ich pojazd. Po każdej szychcie zegar płaci tym, którzy mają najwięcej.
howto-glueckauf-4 = Pilnuj równowagi jasnych i ciemnych chodników. Co jest szare, powie, dlaczego; do końca tury prawie wszystko można cofnąć.
howto-gluecksgriff-1 = Pozbądź się punktów: odrzuć jedną kartę, kilka równych albo sekwens z co najmniej trzech, potem dobierz kartę.
howto-gluecksgriff-2 = Naciśnij karty; pod ręką widać każde zagranie, które tworzą. Jeśli pasują do stosu, możesz pukać i nic nie dobierasz.
howto-gluecksgriff-3 = Mając sześć punktów lub mniej, możesz zawołać. Jeśli nikt nie ma tak mało, nic nie zapisujesz; inaczej kosztuje to 30.
howto-gluecksgriff-4 = Wygrywa najniższa suma. Dokładna wielokrotność pięćdziesięciu zmniejsza się o połowę.

# Glück Auf: words
vp = PZ
marks-short = M
coal-yellow = żółty węgiel
coal-brown = brązowy węgiel
coal-gray = szary węgiel
coal-black = czarny węgiel
letter-yellow = Ż
letter-brown = B
letter-gray = S
letter-black = C
level-surface = zrąb
level-yellow = żółty poziom
level-brown = brązowy poziom
level-gray = szary poziom
level-black = czarny poziom
level-to-surface = na powierzchnię
level-to-yellow = na żółty poziom
level-to-brown = na brązowy poziom
level-to-gray = na szary poziom
level-to-black = na czarny poziom
side-light = jasny
side-dark = ciemny
vehicle-barrow = wózek
vehicle-carriage = furmanka
vehicle-motorcar = samochód
vehicle-engine = parowóz
card-name = zamówienie ({ $vehicle }, { $points } PZ)
tile-name = { $side ->
    [light] jasny
   *[dark] ciemny
  } { $coal ->
    [yellow] żółty
    [brown] brązowy
    [gray] szary
   *[black] czarny
  } chodnik z { $lorries ->
    [one] { $lorries } wagonikiem
    [few] { $lorries } wagonikami
    [many] { $lorries } wagonikami
   *[other] { $lorries } wagonika
  }
works = Kopalnia
building-factory = Warsztaty
building-order = Nowe zamówienia
building-mining = Wydobycie
building-delivery = Załadunek
building-money = Pieniądze
canteen = Stołówka:
nobody = nikogo
stacks = Stosy: chodniki { $tiles }, zamówienia { $orders }
space-bank = Cechownia: weź 1 markę
space-factory-draw = Obejrzyj pięć żetonów chodników
space-order-draw = Obejrzyj pięć zamówień
space-factory = Kup { $tile }
space-factory-empty = Puste miejsce w warsztatach
space-order = Weź { $card }
space-order-empty = Puste miejsce na zamówienie
space-delivery = Załadunek: { $vehicle }
space-mining = Wydobycie: do { $n } kroków
space-money = { $n ->
    [one] Weź { $n } markę
    [few] Weź { $n } marki
    [many] Weź { $n } marek
   *[other] Weź { $n } marki
  }
space-price = { $n ->
    [one] { $n } górnik
    [few] { $n } górników
    [many] { $n } górników
   *[other] { $n } górnika
  }
space-taken = { $n ->
    [one] stoi tam { $n } górnik
    [few] stoi tam { $n } górników
    [many] stoi tam { $n } górników
   *[other] stoi tam { $n } górnika
  }
space-locked = { $space }, zablokowane
steps-word = kroków
steps-left = { $n ->
    [one] został { $n } krok
    [few] zostały { $n } kroki
    [many] zostało { $n } kroków
   *[other] zostało { $n } kroku
  }
mine = Szyb
cage-at = Szola: { $level }, { $n ->
    [one] { $n } znacznik węgla
    [few] { $n } znaczniki węgla
    [many] { $n } znaczników węgla
   *[other] { $n } znacznika węgla
  }
cage-cube = { $coal } w szoli
storage = Skład węgla
storage-cube = { $coal } w składzie
store-here = Złóż węgiel tutaj
spot = Pole na { $coal }: { $card }
orders-outstanding = Oczekujące zamówienia
no-orders = Brak oczekujących zamówień
delivered = zrealizowane: { $n }
orders-short = otwarte { $open }, zrealizowane { $done }
balance = Jasne chodniki: { $light }, ciemne: { $dark }; { $loss ->
    [0] równowaga
   *[other] strata { $loss } PZ
  }
workers-left = { $n ->
    [one] został { $n } górnik
    [few] zostało { $n } górników
    [many] zostało { $n } górników
   *[other] zostało { $n } górnika
  }
projected = Gdyby to był koniec
line-now = PZ teraz
line-majority = Przewagi
line-money = Pieniądze
line-coal = Węgiel
line-outstanding = Otwarte zamówienia
line-imbalance = Brak równowagi
starter = Gracz rozpoczynający
look-at-mine = Szyb: { $name }
clock-title = Zegar szycht: szychta { $shift } z 3
clock-shift = Liczy się od szychty { $shift }
clock-says = { $name } { $n }, +{ $points } PZ
clock-nobody = jeszcze nikt
element-yellow-spots = Dostarczony żółty węgiel
element-brown-spots = Dostarczony brązowy węgiel
element-gray-spots = Dostarczony szary węgiel
element-black-spots = Dostarczony czarny węgiel
element-barrow-spots = Dostarczone wózkiem
element-carriage-spots = Dostarczone furmanką
element-motorcar-spots = Dostarczone samochodem
element-engine-spots = Dostarczone parowozem
element-empty-yellow-lorries = Puste żółte wagoniki
element-empty-brown-lorries = Puste brązowe wagoniki
element-empty-gray-lorries = Puste szare wagoniki
element-empty-black-lorries = Puste czarne wagoniki
tab-works = Plansza
tab-mine = Szyb
tab-others = Gracze
tab-log = Dziennik
scoring-title = Koniec szychty { $shift }
scoring-sum = Ta punktacja
scoring-now = PZ teraz
stat-title = Skąd wzięły się punkty
stat-delivery = Zrealizowane zamówienia
stat-shift = Punktacja szychty { $shift }
stat-total = Razem

# Glück Auf: what is asked
prompt-draft = Twoja tura: weź jedno z wyłożonych zamówień.
prompt-place = Twoja tura: wyślij górników na podświetlone miejsce.
prompt-fill = W zasobach brakuje węgla: wybierz węgiel na wagonik.
prompt-buy = Kup jeden z dobranych chodników albo żadnego.
prompt-keep = Zatrzymaj jedno z dobranych zamówień albo żadnego.
prompt-return = Odłóż pozostałe: na wierzch stosu czy pod spód?
prompt-next-tile = Wybierz chodnik, który odkładasz jako następny.
prompt-next-order = Wybierz zamówienie, które odkładasz jako następne.
prompt-mine = { $n ->
    [one] Został { $n } krok: przesuń szolę, załaduj węgiel, wypełnij zamówienia.
    [few] Zostały { $n } kroki: przesuń szolę, załaduj węgiel, wypełnij zamówienia.
    [many] Zostało { $n } kroków: przesuń szolę, załaduj węgiel, wypełnij zamówienia.
   *[other] Zostało { $n } kroku: przesuń szolę, załaduj węgiel, wypełnij zamówienia.
  }
prompt-pair = Wybierz dwa dowolne znaczniki węgla na to pole.
prompt-end = Akcja wykonana: zakończ turę albo coś cofnij.
choices-draft = Zamówienia do wzięcia
choices-fill = { $n ->
    [one] W zasobach brakuje węgla: { $n } wagonik do napełnienia
    [few] W zasobach brakuje węgla: { $n } wagoniki do napełnienia
    [many] W zasobach brakuje węgla: { $n } wagoników do napełnienia
   *[other] W zasobach brakuje węgla: { $n } wagonika do napełnienia
  }
choices-buy = Pięć żetonów: kup jeden albo żaden
choices-keep = Pięć zamówień: zatrzymaj jedno albo żadne
choices-return = Na wierzch stosu czy pod spód?
choices-next-tile = Który odkładasz jako następny?
choices-next-order = Które odkładasz jako następne?
do-put = Połóż { $coal } na { $card } – 1 krok
do-fetch = Połóż { $coal } ze składu na { $card } – 1 krok
do-pair = Zamiast tego dwa dowolne znaczniki na { $card } – 2 kroki
do-use-cage = Weź { $coal } z szoli
do-use-storage = Weź { $coal } ze składu
do-store = Złóż { $coal } w składzie – 1 krok
do-load = Załaduj { $coal } – 1 krok
do-ride = Przesuń szolę { $level } – 1 krok
do-fill = Załaduj { $coal }
do-fill-none = Zostaw pusty
do-buy = Kup { $tile } (cena: { $marks } M)
do-buy-none = Nie kupuj żadnego
do-keep = Zatrzymaj { $card }
do-keep-none = Nie zatrzymuj żadnego
do-take = Weź { $card }
do-return-top = Wszystkie na wierzch stosu
do-return-bottom = Wszystkie pod spód stosu
do-next = Odłóż { $thing }

# Glück Auf: what happened
log-deliver = { $name } realizuje zamówienia { $vehicle ->
    [barrow] wózkiem
    [carriage] furmanką
    [motorcar] samochodem
   *[engine] parowozem
  }.
log-mining = { $name } zaczyna wydobycie i ma do { $n } kroków.
log-money = { $n ->
    [one] { $name } bierze { $n } markę.
    [few] { $name } bierze { $n } marki.
    [many] { $name } bierze { $n } marek.
   *[other] { $name } bierze { $n } marki.
  }
log-bank = { $name } wysyła górnika do cechowni po 1 markę.
log-factory = { $name } kupuje chodnik w warsztatach.
log-factory-draw = { $name } ogląda pięć chodników ze stosu.
log-order = { $name } bierze nowe zamówienie.
log-order-draw = { $name } ogląda pięć zamówień ze stosu.
log-next = { $name } odkłada kolejny element.
log-return-top = { $name } odkłada resztę na wierzch stosu.
log-return-bottom = { $name } odkłada resztę pod spód stosu.
log-put = { $name } kładzie { $coal } na { $card }.
log-fetch = { $name } kładzie { $coal } ze składu na { $card }.
log-pair = { $name } używa dwóch dowolnych znaczników, aby wypełnić { $card }.
log-use = { $name } dokłada { $coal }.
log-buy = { $name } kupuje { $tile }.
log-buy-none = { $name } nie kupuje żadnego z nich.
log-keep = { $name } zatrzymuje { $card }.
log-keep-none = { $name } nie zatrzymuje żadnego z nich.
log-take = { $name } bierze z rzędu { $card }.
log-fill = { $name } ładuje na wagonik { $coal }.
log-stop = { $name } kończy wydobycie.
log-end = { $name } kończy turę.
log-ride = { $name } przesuwa szolę { $level }.
log-load = { $name } ładuje { $coal } do szoli.
log-store = { $name } składuje { $coal }.
log-points = { $name } zdobywa { $points } PZ za zamówienie ({ $vehicle }).
log-revealed = Na jego miejsce trafia { $thing }.
log-shift-over = Szychta { $shift } dobiega końca.
log-shift-points = { $name } zdobywa w tej punktacji { $points } PZ.
log-starter = { $name } rozpoczyna następną szychtę.
log-fill-none = { $name } zostawia wagonik pusty.

# Glücksgriff
griff-card-J = joker
griff-card-H = klepsydra
griff-card-M = magiczna ręka
griff-discard = odrzuć { $card }
griff-offer = wyłóż { $card }
griff-set = odrzuć komplet { $cards }
griff-street = odrzuć sekwens { $cards }
griff-knock = zapukaj: { $cards }
griff-hourglass = klepsydra dla gracza { $name }
griff-take-top = weź wierzchnią kartę
griff-take-low = weź najniższą kartę
griff-take-high = weź najwyższą kartę
griff-take-from = weź kartę gracza { $name }
griff-lay = odrzuć też dobraną kartę
griff-lay-low = dołóż na dole
griff-lay-high = dołóż na górze
griff-end = zatrzymaj i zakończ turę
griff-skip = strać turę
griff-deflect = odbij swoją klepsydrą
griff-pass = spasuj
griff-magic = zagraj magiczną rękę
griff-draw = dobierz kartę
did-discard = { $name } odrzuca { $card }.
did-offer = { $name } wykłada { $card }.
did-set = { $name } odrzuca komplet { $cards }.
did-street = { $name } odrzuca sekwens { $cards }.
did-knock = { $name } puka i dokłada { $cards }.
did-hourglass = { $name } kładzie klepsydrę: turę straci { $other }.
did-take = { $name } bierze { $card } ze stosu odrzuconych.
did-take-from = { $name } bierze kartę, którą wykłada { $other }.
did-lay = { $name } odrzuca także dobraną kartę.
did-call = { $name } woła „Glücksgriff!”
did-end = { $name } zatrzymuje kartę.
did-skip = { $name } traci tę turę.
did-deflect = { $name } odbija klepsydrę swoją klepsydrą.
did-pass = { $name } pasuje.
did-magic = { $name } zagrywa magiczną rękę.
did-draw = { $name } dobiera kartę.
griff-reshuffled = Stos odrzuconych zostaje przetasowany w nowy stos dobierania.
griff-round-over = Runda { $round } dobiega końca.
griff-halved = { $name } trafia dokładnie w { $reached } i zostaje z połową: { $points }.
griff-wrong-call = { $points ->
    [one] { $name } woła za wcześnie i dostaje za to { $points } punkt.
    [few] { $name } woła za wcześnie i dostaje za to { $points } punkty.
    [many] { $name } woła za wcześnie i dostaje za to { $points } punktów.
   *[other] { $name } woła za wcześnie i dostaje za to { $points } punktu.
  }
griff-points = { $points ->
    [one] { $name } dostaje za karty { $points } punkt.
    [few] { $name } dostaje za karty { $points } punkty.
    [many] { $name } dostaje za karty { $points } punktów.
   *[other] { $name } dostaje za karty { $points } punktu.
  }
griff-call-points = Glücksgriff! ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  })
griff-total = z { $limit }
griff-cards = { $n ->
    [one] { $n } karta na ręce, znane: { $known }
    [few] { $n } karty na ręce, znane: { $known }
    [many] { $n } kart na ręce, znane: { $known }
   *[other] { $n } karty na ręce, znane: { $known }
  }
griff-called = woła!
griff-hourglass-here = traci turę
griff-protected = pod ochroną
griff-stalemate = Tury bez niczego nowego: { $turns } z { $at }; potem zostaje tylko stos dobierania.
griff-empty-hand = bez kart
griff-prompt-react = Leży przed tobą klepsydra: strać turę albo ją odbij.
griff-prompt-main = Twoja tura: zaznacz karty i zagraj je albo zawołaj.
griff-prompt-draw = Teraz dobierz kartę ze stosu albo weź podświetloną.
griff-prompt-after-draw = Dobrana karta pasuje: odrzuć ją także albo zatrzymaj.
griff-prompt-magic-lay = Magiczna ręka: wyłóż swoją najniższą kartę.
griff-prompt-magic-choose = Weź jedną z wyłożonych kart albo dobierz jak zwykle.
dealer = rozdaje
piles = Stosy
stock-left = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
  }
pile-offer = można wziąć
pile-single = pojedyncza karta
pile-set = komplet
pile-street = sekwens
pile-special = karta specjalna
pile-empty = Stos odrzuconych jest pusty.
magic-laid = wyłożone dla magicznej ręki
hand = Moja ręka
plays = Co tworzą wybrane karty
plays-none = Te karty nie tworzą razem zagrania.
plays-select = Naciśnij karty, które chcesz zagrać.
score-sheet = Punkty: runda { $round }
score-none = Nic jeszcze nie policzono. Wygrywa najmniejsza suma.
score-chart = Sumy po rundach
round = Runda
why-hand = Ręka
why-call = Wołanie
why-wrong-call = Błędne wołanie
why-halved = Połowa
griff-a-card = { $card ->
    [J] jokera
    [H] klepsydrę
    [M] magiczną rękę
    [X] kartę „{ $title }”
   *[other] kartę { $card }
  }
griff-and = { $a } i { $b }
griff-round-title = Koniec rundy { $round }
griff-next-round = { $name } rozdaje następną rundę.
griff-right-call = { $name } woła w porę i nie dostaje punktów.
griff-last-moves = { $name } woła „Glücksgriff!” Pozostałym został ostatni ruch.
griff-house = Karty domowe: { $cards }
griff-house-card = „{ $title }” liczy się za { $value }
power-plain = zwykła karta
power-joker = joker
power-hourglass = klepsydra
power-magic_hand = magiczna ręka
griff-prompt-draw-only = Teraz dobierz kartę ze stosu.
griff-prompt-react-only = Leży przed tobą klepsydra: tracisz tę turę.

# Help
help-chat = Czat: czytają go wszyscy przy stole.
help-log = Dziennik: wszystko, co się wydarzyło, pełnymi zdaniami. Naciśnij zdanie, aby zobaczyć stół z tamtej chwili.
help-turn = Czyja tura i co trzeba zrobić. Enter kończy turę, U cofa ostatni krok.
help-factory = Warsztaty: kup żeton chodnika. Dostajesz go z węglem i dokładasz w swoim szybie, na właściwym poziomie i po właściwej stronie.
help-order = Nowe zamówienia: weź jedno. Każde niezrealizowane kosztuje na koniec 1 PZ.
help-mining = Wydobycie: przesuwaj szolę, ładuj węgiel, wypełniaj zamówienia. Każdy ruch kosztuje jeden krok.
help-delivery = Załadunek: oddaj wszystkie gotowe zamówienia dla tego pojazdu i zdobądź ich punkty.
help-money = Pieniądze: bierzesz marki od razu.
help-bank = Cechownia: jeden górnik, jedna marka, zawsze możliwe.
help-canteen = Stołówka: wyparci górnicy odpoczywają tu do końca szychty.
help-level = Poziom: węgiel stoi na wagonikach. Chodniki z karbidkami leżą po jasnej stronie.
help-lorry = Wagonik z węglem. Gdy szola jest na tym poziomie, naciśnij, aby załadować.
help-cage = Twoja szola. Naciśnij poziom, aby tam pojechać. Mieści pięć znaczników.
help-storage = Skład węgla: podczas wydobycia możesz z niego zawsze brać węgiel do zamówień.
help-orders = Oczekujące zamówienia: naciśnij wolne pole, aby je wypełnić. Dwa dowolne znaczniki zastępują właściwy.
help-delivered = Zrealizowane zamówienia liczą się do przewag w każdej późniejszej punktacji.
help-clock = Zegar szycht: po każdej szychcie punktuje się te przewagi. Liczby to pierwsza i druga nagroda oraz kto by je teraz dostał.
help-balance = Równowaga: każdy chodnik, którego jedna strona ma więcej, kosztuje na końcu 2 PZ.
help-points = Dotychczasowe punkty zwycięstwa.
help-workers = Górnicy, których możesz jeszcze wysłać w tej szychcie.
help-projected = Twój wynik, gdyby gra skończyła się teraz; na podstawie tego, co widzą wszyscy.
help-player = Gracz: punkty, prognoza, pieniądze, górnicy, szola, węgiel, zamówienia, równowaga. Naciśnij, aby zobaczyć szyb.
help-draft = Przed pierwszą szychtą każdy bierze trzy zamówienia.
help-hand = Dobrane żetony albo zamówienia. Nikt inny ich nie widzi.
help-steps = Kroki, które zostały w tej akcji.
help-stock = Stos dobierania, zakryty.
help-pile = Stos odrzuconych. Podświetlone można wziąć; pasującymi kartami można puknąć.
help-magic = Karty wyłożone dla magicznej ręki: jedną z nich można wziąć.
help-griff-hand = Twoja ręka: naciskaj karty, aby je wybrać, potem wybierz zagranie.
help-griff-seat = Gracz: suma, karty na ręce i karty, które wszyscy znają.
help-call = Wołaj, mając najwyżej sześć punktów. Jeśli nikt nie ma tak mało jak ty, nic nie zapisujesz; inaczej kosztuje to 30.
help-sheet = Sumy po każdej rundzie. Równo 50, 100, … dzieli się na pół.
help-stalemate = Gdy długo nic się nie dzieje, stos odrzuconych się zamyka.
help-griff-call = Ten gracz zawołał: pozostałym został jeden ruch.
help-griff-hourglass = Leży tu klepsydra: następna tura przepada, chyba że odbije ją inna klepsydra.
help-griff-shield = Kto właśnie stracił turę, jest bezpieczny od klepsydr do swojej następnej tury.

# Errors
error-offline = W tej chwili nie ma połączenia.
error-who = Najpierw podaj imię.
error-no_table = Nie ma takiego stołu.
error-no_spectators = Ten stół widzą tylko gracze.
error-full = Wszystkie miejsca są zajęte.
error-taken = Ktoś już tam siedzi.
error-seated = Już siedzisz przy tym stole.
error-not_your_turn = To nie twoja tura.
error-not_seated = Nie grasz przy tym stole.
error-illegal = Teraz nie można tego zrobić.
error-nothing_to_undo = Nie ma czego cofać.
error-too_many = Za szybko; poczekaj chwilę.
error-too_many_tables = Masz za dużo otwartych stołów.
error-unavailable = Serwer nie mógł tego zrobić; spróbuj jeszcze raz.
error-busy = Serwer jest zajęty; spróbuj jeszcze raz.
error-blocked = Gospodarz tego serwera cię zablokował.
error-code = Ten link został już użyty albo jest za stary.
error-open_seats = Są jeszcze wolne miejsca.
error-status = Przy tym stole jest już na to za późno.
error-stale = Gra poszła tymczasem dalej.
error-moment = Takiej chwili w tej grze nie było.
error-gave_up = Ta gra została przez ciebie poddana.
error-host = Gospodarza nie można zablokować.
error-login = Błędny login albo hasło.
error-login_taken = Ktoś inny ma już ten login.
error-no_player = Nie ma takiego gracza.
error-no_return = Nie ma do czego wracać.
error-not_absent = Ten gracz nie jest nieobecny dość długo.
error-not_host = To może zrobić tylko gospodarz serwera.
error-not_waiting = Nikt nie czeka na tego gracza.
error-not_yours = To może zrobić tylko ten, kto otworzył stół.
error-origin = To nie jest nasza strona.
error-stand_in = Teraz gra za ciebie bot.
error-too_large = To za dużo naraz.
error-rules = Tę grę zaczęto według starszych zasad.
error-actions = To za dużo pytań naraz.
error-before = Tej strony listy już nie ma; spójrz jeszcze raz.
error-clock = Zegar potrzebuje czasu na turę albo na całą grę.
error-form = Serwer nie zna takiego widoku.
error-game = Serwer nie ma tej gry.
error-level = Nie ma bota o takiej sile.
error-malformed = Serwer tego nie zrozumiał.
error-moves = Ta gra nie ma tylu ruchów.
error-option = Jednej z opcji nie można tak ustawić.
error-password = Hasło ma od 8 do 200 znaków.
error-save = Ten plik nie jest grą, którą można kontynuować.
error-seats = Z takimi miejscami nie można grać.
error-since = Strony nie było zbyt długo; wczytaj ją ponownie.
error-text = Wiadomość ma od 1 do 500 znaków, sam tekst.
error-name = Imię ma od 1 do 40 zwykłych znaków.
error-title = Nazwa stołu ma najwyżej 80 zwykłych znaków.
error-unknown_action = Gra nie zna takiej akcji.
error-words = Szukaj mniejszej liczby słów.
error-invalid = Coś w wysłanych danych się nie zgadza.
error-http = Serwer nie mógł tego zrobić.
error-host_name = Ten serwer ma inny adres.
error-other = To się nie udało; spróbuj ponownie.

# Why not: Glück Auf
clause-GA-DEL-04 = Nie masz gotowego zamówienia dla tego pojazdu.
clause-GA-DEL-06 = Węgiel ze zrealizowanych zamówień wraca do zasobów.
clause-GA-END-01 = Gra się skończyła.
clause-GA-FAC-05 = Nie leży tam żeton albo nie stać cię na niego.
clause-GA-FAC-15 = Stos żetonów jest pusty.
clause-GA-FAC-16 = Możesz kupić tylko jeden z pociągniętych żetonów.
clause-GA-FAC-17 = Nie masz dość marek na ten żeton.
clause-GA-FAC-19 = Najpierw zdecyduj, czy żetony wracają na wierzch, czy pod spód stosu.
clause-GA-FAC-20 = Wracają tylko pociągnięte żetony, jeden po drugim.
clause-GA-FAC-23 = Możesz wybrać tylko węgiel, który jest jeszcze w zasobach.
clause-GA-FLOW-02 = To nie twoja tura.
clause-GA-FLOW-03 = Jedna akcja na turę: miejsce pracy już wybrane.
clause-GA-FLOW-08 = Szychta się skończyła.
clause-GA-FLOW-11 = Najpierw dokończ akcję albo zakończ turę.
clause-GA-MINE-06 = Szola musi pojechać na inny poziom.
clause-GA-MINE-07 = Na poziomie szoli nie ma takiego węgla.
clause-GA-MINE-08 = Nie można ładować przy zrąbie, z innego poziomu ani do pełnej szoli.
clause-GA-MINE-10 = Szola musi być przy zrąbie z węglem tego koloru, a zamówienie musi mieć na niego wolne pole.
clause-GA-MINE-13 = Para wymaga dwóch kroków i dwóch dostępnych znaczników i kładzie się ją od razu.
clause-GA-MINE-14 = Nie masz takiego węgla pod ręką; z szoli można brać tylko przy zrąbie.
clause-GA-MINE-16 = Do składu trafia węgiel z szoli, tylko przy zrąbie.
clause-GA-MINE-17 = Jedno z twoich zamówień ma wolne pole tego koloru, więc nie można go składować.
clause-GA-MINE-19 = Nie masz takiego węgla w składzie albo zamówienie nie ma na niego wolnego pola.
clause-GA-MINE-23 = Węgiel wędruje tylko z wagonika do szoli, z szoli na zamówienie lub do składu, ze składu na zamówienie.
clause-GA-MINE-24 = To pole jest już zapełnione.
clause-GA-ORD-06 = Nie leży tam żadne zamówienie.
clause-GA-ORD-08 = Możesz zatrzymać tylko jedno z pociągniętych zamówień.
clause-GA-ORD-11 = Wracają tylko pociągnięte zamówienia, jedno po drugim, na wierzch albo pod spód.
clause-GA-ORD-12 = Stos zamówień jest pusty.
clause-GA-SETUP-04 = Przy tylu graczach to miejsce jest zablokowane.
clause-GA-SETUP-21 = Na początku bierzesz jedno z wyłożonych zamówień.
clause-GA-SHIFT-01 = To się jeszcze nie liczy.
clause-GA-SHIFT-14 = Najpierw wszyscy górnicy wracają do domu.
clause-GA-TURN-07 = Masz za mało górników na to miejsce.

# Why not: Glücksgriff
clause-GG-CALL-03 = Wołać można, mając na ręce najwyżej sześć punktów.
clause-GG-CALL-08 = Ktoś już zawołał.
clause-GG-DISC-01 = Nie masz tej karty.
clause-GG-DISC-02 = Komplet to co najmniej dwie karty z ręki o tej samej liczbie.
clause-GG-DISC-03 = Nie masz ich aż tylu.
clause-GG-DISC-04 = Brakuje ci kart do tego sekwensu.
clause-GG-DISC-05 = Sekwens wymaga trzech kolejnych liczb, bez luki.
clause-GG-DISC-06 = Sekwens kończy się na 0 i na 14.
clause-GG-DISC-10 = Sekwens leży od najniższej do najwyższej karty.
clause-GG-DRAW-01 = Najpierw musisz dobrać kartę.
clause-GG-DRAW-03 = Można brać tylko z tego, co leżało na wierzchu przed twoim ruchem.
clause-GG-DRAW-04 = Z pojedynczej karty lub kompletu można wziąć tylko wierzchnią.
clause-GG-DRAW-05 = Z sekwensu można wziąć tylko karty z końców.
clause-GG-DRAW-06 = To twoja własna karta, nie możesz jej wziąć.
clause-GG-DRAW-07 = Kart specjalnych nie można brać.
clause-GG-DRAW-11 = Nie ma już kart do dobrania.
clause-GG-DRAW-13 = Zbyt długo nic nowego: zostaje tylko stos dobierania.
clause-GG-HOUR-01 = Nie masz klepsydry.
clause-GG-HOUR-05 = Nie masz klepsydry, którą można odbić.
clause-GG-HOUR-07 = Ten gracz właśnie stracił turę i jest chroniony.
clause-GG-HOUR-08 = Przed tym graczem leży już klepsydra.
clause-GG-HOUR-09 = Nie możesz położyć klepsydry przed sobą.
clause-GG-HOUR-11 = Ten gracz nie ma już ostatniego ruchu.
clause-GG-HOUR-16 = Przed tobą leży klepsydra: najpierw strać turę albo ją odbij.
clause-GG-JOK-04 = Dwa jokery nie mogą leżeć obok siebie.
clause-GG-JOK-06 = Jokery potrzebują obok siebie karty z liczbą.
clause-GG-JOK-09 = Na wierzchu leży joker: nie można na niego pukać.
clause-GG-JOK-10 = Na tym końcu sekwensu leży joker.
clause-GG-KNOCK-02 = Aby puknąć, potrzebujesz na ręce kart o liczbie z wierzchu.
clause-GG-KNOCK-05 = Na sekwens puka się, przedłużając go bez luki.
clause-GG-KNOCK-06 = Na sekwens puka się co najmniej dwiema kartami.
clause-GG-KNOCK-10 = Sekwens kończy się na 0 i na 14.
clause-GG-KNOCK-11 = Sekwens trzeba przedłużyć, a nie powtórzyć.
clause-GG-KNOCK-14 = Nie ma na co pukać.
clause-GG-KNOCK-15 = Dobrana karta nie pasuje do odrzuconej.
clause-GG-KNOCK-16 = Dobrana karta nie przedłuża twojego sekwensu.
clause-GG-KNOCK-17 = Karta wzięta ze stosu odrzuconych nie może przedłużyć twojego sekwensu.
clause-GG-KNOCK-18 = Teraz możesz odrzucić tylko właśnie dobraną kartę.
clause-GG-MAGIC-01 = Magiczna ręka żąda twojej najniższej karty.
clause-GG-MAGIC-02 = Nikt nie wyłożył dla ciebie takiej karty.
clause-GG-MAGIC-10 = Po wołaniu magiczna ręka już nie działa.
clause-GG-MAGIC-11 = Magiczna ręka zawsze działa; nie można jej zwyczajnie odrzucić.
clause-GG-SCORE-13 = Gra się skończyła.
clause-GG-TURN-01 = Twój ruch w tej turze już był.
clause-GG-TURN-03 = Dobiera się po odrzuceniu.
clause-GG-TURN-04 = Pasować można dopiero, gdy ktoś zawołał.
clause-GG-TURN-05 = To nie twoja tura.
