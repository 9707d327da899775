### Polski. Terminy Glück Auf pochodzą z polskiej instrukcji, terminy Glücksgriff są nasze.

# Home
home-title = Dwie gry, jeden stół i dużo szczęścia
home-lead = Zagraj od razu z botami albo wyślij komuś link. Bez konta, bez instalacji.
your-name = Twoje imię
guest-name = Gość
bot-strength = Boty
about-glueckauf = Jesteś właścicielem kopalni w Essen około 1900 roku. Wysyłaj górników do pracy, wydobywaj węgiel, realizuj zamówienia i bądź na czele, gdy kończy się szychta.
about-gluecksgriff = Pozbądź się punktów: odkładaj, pukaj i wołaj „Glücksgriff”, gdy masz ich dość mało. Tylko się nie pomyl.
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
clock-turn = { $seconds ->
    [0] bez zegara
    [86400] jeden dzień na turę
   *[other] { $minutes ->
        [one] { $minutes } minuta na turę
        [few] { $minutes } minuty na turę
        [many] { $minutes } minut na turę
       *[other] { $minutes } minuty na turę
    }
  }
open-table = Otwórz stół
start-table = Rozpocznij grę
tables-mine = Moje gry
tables-public = Stoły publiczne
state-open = czeka na graczy
state-running = trwa
state-turn = tura: { $name }
device-title = Graj dalej na innym urządzeniu
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

# The table
connecting = Łączenie …
offline = Brak połączenia. Wróci samo; nic nie zginie.
no-entry = Tutaj nie można usiąść
waiting = Proszę czekać
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
turn-of = Tura: { $name }
game-over = Koniec gry
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
log-line = { $name } { $what }

# Glück Auf: words
vp = PZ
marks-short = M
colour-yellow = żółty
colour-brown = brązowy
colour-gray = szary
colour-black = czarny
coal-yellow = żółty węgiel
coal-brown = brązowy węgiel
coal-gray = szary węgiel
coal-black = czarny węgiel
letter-yellow = Ż
letter-brown = B
letter-gray = S
letter-black = C
level-surface = zrąb
level-yellow = żółty chodnik
level-brown = brązowy chodnik
level-gray = szary chodnik
level-black = czarny chodnik
level-to-surface = na zrąb
level-to-yellow = na żółty chodnik
level-to-brown = na brązowy chodnik
level-to-gray = na szary chodnik
level-to-black = na czarny chodnik
side-light = jasny
side-dark = ciemny
vehicle-barrow = wózek
vehicle-carriage = furmanka
vehicle-motorcar = samochód
vehicle-engine = parowóz
card-name = zamówienie ({ $vehicle }, { $points } PZ)
tile-name = chodnik { $coal } { $side }, { $lorries ->
    [one] { $lorries } wagonik
    [few] { $lorries } wagoniki
    [many] { $lorries } wagoników
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
space-bank = Bank: weź 1 markę
space-factory-draw = Obejrzyj pięć żetonów chodników
space-order-draw = Obejrzyj pięć zamówień
space-factory = Kup: { $tile }
space-factory-empty = Puste miejsce w warsztatach
space-order = Weź: { $card }
space-order-empty = Puste miejsce na zamówienie
space-delivery = Załadunek: { $vehicle }
space-mining = Wydobycie, najwyżej kroków: { $n }
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

# Glück Auf: what is asked
prompt-draft = Weź jedno z wyłożonych zamówień
prompt-place = Wybierz miejsce pracy
prompt-fill = Wybierz węgiel do wagonika
prompt-buy = Kup jeden z żetonów albo żaden
prompt-keep = Zatrzymaj jedno zamówienie albo żadne
prompt-return = Dokąd odłożyć pozostałe?
prompt-next-tile = Który żeton odkładasz jako następny?
prompt-next-order = Które zamówienie odkładasz jako następne?
prompt-mine = { $n ->
    [one] Wydobycie: został { $n } krok
    [few] Wydobycie: zostały { $n } kroki
    [many] Wydobycie: zostało { $n } kroków
   *[other] Wydobycie: zostało { $n } kroku
  }
prompt-pair = Wybierz dwa znaczniki węgla na to pole
prompt-end = Gotowe? Zakończ turę
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
do-put = Połóż { $coal } na: { $card } (1 krok)
do-fetch = Połóż { $coal } ze składu na: { $card } (1 krok)
do-pair = Zamiast tego dwa dowolne znaczniki na: { $card } (2 znaczniki, 2 kroki)
do-use-cage = Użyj: { $coal } z szoli
do-use-storage = Użyj: { $coal } ze składu
do-store = Złóż { $coal } w składzie (1 krok)
do-load = Załaduj { $coal } (1 krok)
do-ride = Szola { $level } (1 krok)
do-fill = Napełnij: { $coal }
do-fill-none = Zostaw pusty
do-buy = Kup: { $tile }, cena { $marks } M
do-buy-none = Nie kupuj żadnego
do-keep = Zatrzymaj: { $card }
do-keep-none = Nie zatrzymuj żadnego
do-take = Weź: { $card }
do-return-top = Wszystkie na wierzch stosu
do-return-bottom = Wszystkie pod spód stosu
do-next = Następne: { $thing }

# Glück Auf: what happened
log-deliver = realizuje zamówienia, załadunek: { $vehicle }.
log-mining = zaczyna wydobycie, najwyżej kroków: { $n }.
log-money = bierze pieniądze: { $n } M.
log-bank = wysyła górnika do banku po 1 markę.
log-factory = kupuje żeton w warsztatach.
log-factory-draw = ogląda pięć żetonów.
log-order = bierze nowe zamówienie.
log-order-draw = ogląda pięć zamówień.
log-next = odkłada jedno z nich.
log-return-top = odkłada resztę na wierzch stosu.
log-return-bottom = odkłada resztę pod spód stosu.
log-put = kładzie { $coal } na: { $card }.
log-fetch = kładzie { $coal } ze składu na: { $card }.
log-pair = używa dwóch dowolnych znaczników na: { $card }.
log-use = dokłada { $coal }.
log-buy = kupuje: { $tile }.
log-buy-none = nie kupuje żadnego.
log-keep = zatrzymuje: { $card }.
log-keep-none = nie zatrzymuje żadnego.
log-take = wybiera: { $card }.
log-fill = napełnia wagonik: { $coal }.
log-stop = kończy wydobycie.
log-end = kończy turę.
log-ride = przesuwa szolę { $level }.
log-load = ładuje { $coal }.
log-store = składuje { $coal }.
log-points = { $name }: +{ $points } PZ, { $what }.
log-revealed = Nowe na planszy: { $thing }.
log-shift-over = Koniec szychty { $shift }.
log-shift-points = { $name } zdobywa { $points } PZ.
log-starter = { $name } rozpoczyna następną szychtę.

# Glücksgriff
griff-card-J = joker
griff-card-H = klepsydra
griff-card-M = magiczna ręka
griff-card-X = karta domowa { $n }
griff-discard = odłóż: { $card }
griff-offer = wyłóż: { $card }
griff-set = komplet { $cards }
griff-street = ulica { $cards }
griff-knock = puknij { $cards }
griff-hourglass = klepsydra: { $name }
griff-take-top = weź wierzchnią kartę
griff-take-low = weź najniższą kartę
griff-take-high = weź najwyższą kartę
griff-take-from = weź kartę: { $name }
griff-lay = odłóż ją także
griff-lay-low = dołóż na dole
griff-lay-high = dołóż na górze
griff-call = Glücksgriff!
griff-end = zatrzymaj i zakończ turę
griff-skip = strać turę
griff-deflect = odbij klepsydrę
griff-pass = pasuj
griff-magic = zagraj magiczną rękę
griff-draw = dobierz kartę
did-discard = odkłada: { $card }.
did-offer = wykłada: { $card }.
did-set = odkłada komplet { $cards }.
did-street = odkłada ulicę { $cards }.
did-knock = puka: { $cards }.
did-hourglass = kładzie klepsydrę, czeka na nią { $name }.
did-take = bierze: { $card }.
did-take-from = bierze kartę, którą wykłada { $name }.
did-lay = odkłada także dobraną kartę.
did-call = woła: Glücksgriff!
did-end = zatrzymuje kartę.
did-skip = traci turę.
did-deflect = odbija klepsydrę.
did-pass = pasuje.
did-magic = zagrywa magiczną rękę.
did-draw = dobiera kartę.
griff-reshuffled = Stos odrzuconych przetasowano w nowy stos dobierania.
griff-round-over = Koniec rundy { $round }
griff-halved = { $name }: wielokrotność pięćdziesięciu, połowa to { $points }!
griff-wrong-call = { $name }: błędne wołanie, +{ $points } punktów.
griff-points = { $name }: { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
    [many] { $points } punktów.
   *[other] { $points } punktu.
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
griff-protected = chroniony
griff-stalemate = Tury bez niczego nowego: { $turns } z { $at }; potem zostaje tylko stos dobierania.
griff-empty-hand = bez kart
griff-prompt-react = Klepsydra! Strać turę albo ją odbij
griff-prompt-main = Wybierz karty do zagrania albo wołaj
griff-prompt-draw = Dobierz kartę albo weź podświetloną
griff-prompt-after-draw = Odłóż dobraną kartę albo ją zatrzymaj
griff-prompt-magic-lay = Magiczna ręka: wyłóż najniższą kartę
griff-prompt-magic-choose = Weź jedną z kart albo dobierz
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
pile-street = ulica
pile-special = karta specjalna
pile-empty = Stos odrzuconych jest pusty.
magic-laid = wyłożone dla magicznej ręki
hand = Moja ręka
plays = Co tworzą wybrane karty
plays-none = Te karty razem niczego nie tworzą.
plays-select = Naciskaj karty, aby je wybrać.
score-sheet = Punkty: runda { $round }
score-none = Nic jeszcze nie policzono. Wygrywa najmniejsza suma.
score-chart = Sumy po rundach
round = Runda
why-hand = Ręka
why-call = Wołanie
why-wrong-call = Błędne wołanie
why-halved = Połowa

# Help
help-chat = Czat: czytają go wszyscy przy stole.
help-log = Dziennik: wszystko, co się wydarzyło, pełnymi zdaniami.
help-turn = Czyja tura i co trzeba zrobić. Enter kończy turę, U cofa ostatni krok.
help-factory = Warsztaty: kup żeton chodnika. Dostajesz go z węglem i dokładasz w swoim szybie, na właściwym poziomie i po właściwej stronie.
help-order = Nowe zamówienia: weź jedno. Każde niezrealizowane kosztuje na koniec 1 PZ.
help-mining = Wydobycie: przesuwaj szolę, ładuj węgiel, wypełniaj zamówienia. Każdy ruch kosztuje jeden krok.
help-delivery = Załadunek: oddaj wszystkie gotowe zamówienia dla tego pojazdu i zdobądź ich punkty.
help-money = Pieniądze: bierzesz marki od razu.
help-bank = Bank: jeden górnik, jedna marka, zawsze możliwe.
help-canteen = Stołówka: wyparci górnicy odpoczywają tu do końca szychty.
help-level = Poziom: węgiel stoi na wagonikach. Chodniki z karbidkami leżą po jasnej stronie.
help-lorry = Wagonik z węglem. Gdy szola jest na tym poziomie, naciśnij, aby załadować.
help-cage = Twoja szola. Naciśnij poziom, aby tam pojechać. Mieści pięć znaczników.
help-storage = Skład węgla: podczas wydobycia możesz z niego zawsze brać węgiel do zamówień.
help-orders = Oczekujące zamówienia: naciśnij wolne pole, aby je wypełnić. Dwa dowolne znaczniki zastępują właściwy.
help-delivered = Zrealizowane zamówienia liczą się do przewag w każdej późniejszej punktacji.
help-clock = Zegar szycht: po każdej szychcie punktuje się te przewagi. Liczby to pierwsza i druga nagroda oraz kto by je teraz dostał.
help-balance = Równowaga: każdy żeton, którego jedna strona ma więcej, kosztuje na koniec 2 PZ.
help-points = Dotychczasowe punkty zwycięstwa.
help-workers = Górnicy, których możesz jeszcze wysłać w tej szychcie.
help-projected = Ile miałbyś punktów, gdyby gra skończyła się teraz; na podstawie tego, co widzą wszyscy.
help-player = Gracz: punkty, prognoza, pieniądze, górnicy, szola, węgiel, zamówienia, równowaga. Naciśnij, aby zobaczyć szyb.
help-draft = Przed pierwszą szychtą każdy bierze trzy zamówienia.
help-hand = To, co pociągnąłeś. Nikt inny tego nie widzi.
help-steps = Kroki, które zostały w tej akcji.
help-stock = Stos dobierania, zakryty.
help-pile = Stos odrzuconych. Podświetlone można wziąć; pasującymi kartami można puknąć.
help-magic = Karty wyłożone dla magicznej ręki: jedną z nich można wziąć.
help-griff-hand = Twoja ręka: naciskaj karty, aby je wybrać, potem wybierz zagranie.
help-griff-seat = Gracz: suma, karty na ręce i karty, które wszyscy znają.
help-call = Wołaj, mając najwyżej sześć punktów. Jeśli nikt nie ma tak mało jak ty, nic nie zapisujesz; inaczej kosztuje to 30.
help-sheet = Sumy po każdej rundzie. Równo 50, 100, … dzieli się na pół.
help-stalemate = Gdy długo nic się nie dzieje, stos odrzuconych się zamyka.

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
clause-GG-DISC-04 = Brakuje ci kart do tej ulicy.
clause-GG-DISC-05 = Ulica wymaga trzech kolejnych liczb, bez luki.
clause-GG-DISC-06 = Ulica kończy się na 0 i na 14.
clause-GG-DISC-10 = Ulica leży od najniższej do najwyższej karty.
clause-GG-DRAW-01 = Najpierw musisz dobrać kartę.
clause-GG-DRAW-03 = Można brać tylko z tego, co leżało na wierzchu przed twoim ruchem.
clause-GG-DRAW-04 = Z pojedynczej karty lub kompletu można wziąć tylko wierzchnią.
clause-GG-DRAW-05 = Z ulicy można wziąć tylko karty z końców.
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
clause-GG-JOK-10 = Na tym końcu ulicy leży joker.
clause-GG-KNOCK-02 = Aby puknąć, potrzebujesz na ręce kart o liczbie z wierzchu.
clause-GG-KNOCK-05 = Na ulicę puka się, przedłużając ją bez luki.
clause-GG-KNOCK-06 = Na ulicę puka się co najmniej dwiema kartami.
clause-GG-KNOCK-10 = Ulica kończy się na 0 i na 14.
clause-GG-KNOCK-11 = Ulicę trzeba przedłużyć, a nie powtórzyć.
clause-GG-KNOCK-14 = Nie ma na co pukać.
clause-GG-KNOCK-15 = Dobrana karta nie pasuje do odłożonej.
clause-GG-KNOCK-16 = Dobrana karta nie przedłuża twojej ulicy.
clause-GG-KNOCK-17 = Karta wzięta ze stosu odrzuconych nie może przedłużyć twojej ulicy.
clause-GG-KNOCK-18 = Teraz możesz odłożyć tylko właśnie dobraną kartę.
clause-GG-MAGIC-01 = Magiczna ręka żąda twojej najniższej karty.
clause-GG-MAGIC-02 = Nikt nie wyłożył dla ciebie takiej karty.
clause-GG-MAGIC-10 = Po wołaniu magiczna ręka już nie działa.
clause-GG-MAGIC-11 = Magiczna ręka zawsze działa; nie można jej zwyczajnie odłożyć.
clause-GG-SCORE-13 = Gra się skończyła.
clause-GG-TURN-01 = Twój ruch w tej turze już był.
clause-GG-TURN-03 = Dobiera się po odłożeniu.
clause-GG-TURN-04 = Pasować można dopiero, gdy ktoś zawołał.
clause-GG-TURN-05 = To nie twoja tura.
