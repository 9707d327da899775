### Polski. Terminy pochodzą z polskiej instrukcji.

# Home
title = Glück Auf
title-long = Glück Auf (Szczęść Boże)
about = Jest rok 1900, masz własną kopalnię. Wysyłaj górników do pracy, wydobywaj węgiel, realizuj zamówienia i miej przewagę, gdy po szychcie liczy się punkty. Po polsku gra ukazała się jako „Szczęść Boże”.
play = Zagraj z dwoma botami
option-free_storage = Węgiel można składować, nawet jeśli czeka na niego zamówienie
option-delivered_visibility = Zrealizowane zamówienia
option-delivered_visibility-owner = widzi tylko właściciel
option-delivered_visibility-all = są jawne
option-starting_player = Gracz rozpoczynający
option-starting_player-random = losowo

# The table
stop = Zakończ wydobycie
parts = Obszary stołu
howto-1 = W swojej turze wysyłasz górników na jedno podświetlone miejsce pracy. Jeśli ktoś już tam stoi, potrzebujesz o jednego górnika więcej.
howto-2 = Kupuj żetony chodników z wagonikami i węglem, bierz zamówienia i wydobywaj: szola wywozi węgiel na powierzchnię, a pole zamówienia wypełniasz, naciskając je.
howto-3 = Skompletowane zamówienia dają punkty przy załadunku na ich pojazd. Po każdej szychcie zegar szycht nagradza przewagi: pierwsze i drugie miejsce.
howto-4 = Pilnuj równowagi jasnych i ciemnych żetonów. Naciśnij coś wyszarzonego, a dowiesz się, dlaczego jest niedostępne. Do końca tury prawie wszystko można cofnąć.

# Words
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
to-level = { $level ->
    [surface] na powierzchnię
    [yellow] na żółty poziom
    [brown] na brązowy poziom
    [gray] na szary poziom
   *[black] na czarny poziom
  }
level-side = { $level ->
    [yellow] żółty poziom
    [brown] brązowy poziom
    [gray] szary poziom
   *[black] czarny poziom
  }, { $side ->
    [light] jasna strona
   *[dark] ciemna strona
  }
by-vehicle = { $vehicle ->
    [barrow] wózkiem
    [carriage] furmanką
    [motorcar] samochodem
   *[engine] parowozem
  }
order-kind = zamówienie { $vehicle ->
    [barrow] z wózkiem
    [carriage] z furmanką
    [motorcar] z samochodem
   *[engine] z parowozem
  }
card-name = { order-kind } za { $points } PZ
card-name-on = zamówieniu { $vehicle ->
    [barrow] z wózkiem
    [carriage] z furmanką
    [motorcar] z samochodem
   *[engine] z parowozem
  } za { $points } PZ
tile-name = { $side ->
    [light] jasny
   *[dark] ciemny
  } żeton ({ $colour ->
    [yellow] żółty
    [brown] brązowy
    [gray] szary
   *[black] czarny
  } poziom, { $lorries ->
    [one] { $lorries } wagonik
    [few] { $lorries } wagoniki
    [many] { $lorries } wagoników
   *[other] { $lorries } wagonika
  })
works = Plansza
building-factory = Warsztaty
building-order = Nowe zamówienia
building-mining = Wydobycie
building-delivery = Załadunek
building-money = Pieniądze
canteen = Stołówka:
nobody = pusto
stack-left = w stosie zostało: { $n }
space-bank = Cechownia: weź 1 markę
space-factory-draw = Obejrzyj do pięciu żetonów chodników
space-order-draw = Obejrzyj do pięciu zamówień
space-factory = Kup { tile-name }
space-factory-empty = Puste miejsce w warsztatach
space-order = Weź { card-name }
space-order-empty = Puste miejsce na zamówienia
space-delivery = Dostarcz zamówienia { by-vehicle }
space-mining = Wydobycie: { up-to-steps }
space-money = { $n ->
    [one] Weź { $n } markę
    [few] Weź { $n } marki
    [many] Weź { $n } marek
   *[other] Weź { $n } marki
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
space-locked = { $space } (miejsce zablokowane)
steps-word = { $n ->
    [one] krok
    [few] kroki
    [many] kroków
   *[other] kroku
  }
up-to-steps = do { $n ->
    [one] { $n } kroku
    [few] { $n } kroków
    [many] { $n } kroków
   *[other] { $n } kroku
  }
steps-left = { $n ->
    [one] został { $n } krok
    [few] zostały { $n } kroki
    [many] zostało { $n } kroków
   *[other] zostało { $n } kroku
  }
mine = Szyb
my-mine = Mój szyb
watch = Oglądaj: { $name }
any-two = Dwa dowolne
cage-at = Szola { $level ->
    [surface] na powierzchni
    [yellow] na żółtym poziomie
    [brown] na brązowym poziomie
    [gray] na szarym poziomie
   *[black] na czarnym poziomie
  }: { $n ->
    [one] { $n } znacznik węgla
    [few] { $n } znaczniki węgla
    [many] { $n } znaczników węgla
   *[other] { $n } znacznika węgla
  }
cage-cube = { $coal } w szoli
storage = Skład węgla
storage-cube = { $coal } w składzie
spot = Pole na { $coal } na { card-name-on }
orders-outstanding = Oczekujące zamówienia
no-orders = Brak oczekujących zamówień
order-complete = Skompletowane: można je zrealizować
delivered = zrealizowane: { $n }
orders-short = { $open ->
    [one] { $open } zamówienie
    [few] { $open } zamówienia
    [many] { $open } zamówień
   *[other] { $open } zamówienia
  }, zrealizowane: { $done }
balance = Jasne żetony: { $light }, ciemne: { $dark }; { $loss ->
    [0] równowaga
   *[other] strata { $loss } PZ
  }
workers-left = { $n ->
    [one] został { $n } górnik
    [few] zostało { $n } górników
    [many] zostało { $n } górników
   *[other] zostało { $n } górnika
  }
marks = { $n ->
    [one] { $n } marka
    [few] { $n } marki
    [many] { $n } marek
   *[other] { $n } marki
  }
forecast = Prognoza
orders-word = { $n ->
    [one] zamów.
    [few] zamów.
    [many] zamów.
   *[other] zamów.
  }
orders-count = { $n ->
    [one] { $n } zamówienie
    [few] { $n } zamówienia
    [many] { $n } zamówień
   *[other] { $n } zamówienia
  }
orders-more = Jeszcze { $n }
orders-fewer = Mniej
projected = Gdyby gra skończyła się teraz
line-now = PZ teraz
line-majority = Przewagi
line-money = Pieniądze
line-coal = Węgiel
line-outstanding = Oczekujące zamówienia
line-imbalance = Brak równowagi
starter = Gracz rozpoczynający
look-at-mine = Szyb: { $name }
clock-title = Zegar szycht: szychta { $shift } z 3
clock-shift = Punktuje się od szychty { $shift }
clock-row-1 = dostawy wg koloru
clock-row-2 = wg pojazdu
clock-row-3 = puste wagoniki
clock-place = { $n }.
clock-says = { $name } { $n } (+{ $points } PZ)
clock-nobody = jeszcze nikt
clock-line = { $element }: { $leaders }.
element-yellow-spots = Zrealizowane żółte pola
element-brown-spots = Zrealizowane brązowe pola
element-gray-spots = Zrealizowane szare pola
element-black-spots = Zrealizowane czarne pola
element-barrow-spots = Zrealizowane pola z wózkiem
element-carriage-spots = Zrealizowane pola z furmanką
element-motorcar-spots = Zrealizowane pola z samochodem
element-engine-spots = Zrealizowane pola z parowozem
element-empty-yellow-lorries = Puste żółte wagoniki
element-empty-brown-lorries = Puste brązowe wagoniki
element-empty-gray-lorries = Puste szare wagoniki
element-empty-black-lorries = Puste czarne wagoniki
tab-works = Plansza
tab-mine = Szyb
tab-others = Gracze
tab-log = Dziennik
scoring-title = Koniec szychty { $shift }
scoring-sum = Suma tej punktacji
scoring-now = PZ teraz
scoring-before = PZ przedtem
scoring-overtakes = { $name } wyprzedza gracza { $other }
scoring-you-overtake = Wyprzedzasz gracza { $other }
scoring-overtakes-you = { $name } wyprzedza ciebie
scoring-you-start = Rozpoczynasz następną szychtę.
scoring-all = Pokaż wszystko
stat-title = Skąd wzięły się punkty
stat-delivery = Zamówienia zrealizowane w szychcie { $shift }
stat-shift = Punktacja szychty { $shift }
stat-total = Razem

# What is asked
prompt-draft = Twoja tura: weź jedno z wyłożonych zamówień.
prompt-place = Twoja tura: wyślij górników na podświetlone miejsce.
prompt-fill = W zasobach ogólnych brakuje węgla tego koloru: wybierz inny albo zostaw wagonik pusty.
prompt-buy = Kup jeden z dobranych żetonów albo nie kupuj żadnego.
prompt-keep = Zatrzymaj jedno z dobranych zamówień albo nie zatrzymuj żadnego.
prompt-return = Odłóż pozostałe: na wierzch stosu czy pod spód?
prompt-next-tile = Wybierz żeton, który odkładasz jako następny.
prompt-next-order = Wybierz zamówienie, które odkładasz jako następne.
prompt-mine = { $n ->
    [one] Został { $n } krok: przesuń szolę, załaduj węgiel, wypełnij zamówienia.
    [few] Zostały { $n } kroki: przesuń szolę, załaduj węgiel, wypełnij zamówienia.
    [many] Zostało { $n } kroków: przesuń szolę, załaduj węgiel, wypełnij zamówienia.
   *[other] Zostało { $n } kroku: przesuń szolę, załaduj węgiel, wypełnij zamówienia.
  }
prompt-pair = Wybierz dwa dowolne znaczniki węgla na to pole.
prompt-any-two = Naciśnij pole, które chcesz wypełnić dwoma dowolnymi znacznikami.
brief-pair = Wybierz dwa znaczniki.
brief-next-order = Co odkładasz jako następne?
brief-next-tile = { brief-next-order }
brief-end = Akcja wykonana.
prompt-end = Akcja wykonana: zakończ turę albo coś cofnij.
choices-draft = Zamówienia do wzięcia
choices-fill = { $n ->
    [one] W zasobach ogólnych brakuje węgla: { $n } wagonik do napełnienia
    [few] W zasobach ogólnych brakuje węgla: { $n } wagoniki do napełnienia
    [many] W zasobach ogólnych brakuje węgla: { $n } wagoników do napełnienia
   *[other] W zasobach ogólnych brakuje węgla: { $n } wagonika do napełnienia
  }
choices-buy = Dobrane żetony: możesz kupić jeden
choices-keep = Dobrane zamówienia: możesz zatrzymać jedno
choices-return = Na wierzch stosu czy pod spód?
choices-next-tile = Który odkładasz jako następny?
choices-next-order = Które odkładasz jako następne?
choose-order = Wybierz kolejność
do-put = Połóż { $coal } na { card-name-on } – 1 krok
do-fetch = Połóż { $coal } ze składu na { card-name-on } – 1 krok
do-pair = Połóż dwa dowolne znaczniki na { card-name-on } – 2 kroki
do-use-cage = Weź { $coal } z szoli
do-use-storage = Weź { $coal } ze składu
do-store = Odłóż { $coal } do składu – 1 krok
do-load = Załaduj { $coal } – 1 krok
do-ride = Przesuń szolę { to-level } – 1 krok
do-fill = Połóż { $coal } na wagoniku
do-fill-none = Zostaw pusty
do-buy = Kup { tile-name } za { $marks ->
    [one] { $marks } markę
    [few] { $marks } marki
    [many] { $marks } marek
   *[other] { $marks } marki
  }
do-buy-none = Nie kupuj żadnego
do-keep = Zatrzymaj { card-name }
do-keep-none = Nie zatrzymuj żadnego
do-take = Weź { card-name }
do-return-top = Wszystkie na wierzch stosu
do-return-bottom = Wszystkie pod spód stosu
do-rest = Reszta w dowolnej kolejności
do-next-tile = Odłóż { tile-name }
do-next-order = Odłóż { card-name }

# What happened
log-deliver = { $name } dostarcza zamówienia { by-vehicle }.
log-mining = { $name } zaczyna wydobycie: { up-to-steps }.
log-money = { $n ->
    [one] { $name } bierze { $n } markę.
    [few] { $name } bierze { $n } marki.
    [many] { $name } bierze { $n } marek.
   *[other] { $name } bierze { $n } marki.
  }
log-bank = { $name } wysyła górnika do cechowni po 1 markę.
log-factory = { $name } kupuje żeton w warsztatach.
log-factory-draw = { $name } ogląda żetony z wierzchu stosu.
log-order = { $name } bierze nowe zamówienie.
log-order-card = { $name } bierze { card-name }.
log-order-draw = { $name } ogląda zamówienia z wierzchu stosu.
log-next-some-tile = { $name } odkłada kolejny żeton.
log-next-some-order = { $name } odkłada kolejne zamówienie.
log-next-tile = { $name } odkłada { tile-name }.
log-next-order = { $name } odkłada { card-name }.
log-ousted = { $n ->
    [one] Do stołówki idzie { $n } górnik gracza { $name }.
    [few] Do stołówki idzie { $n } górników gracza { $name }.
    [many] Do stołówki idzie { $n } górników gracza { $name }.
   *[other] Do stołówki idzie { $n } górnika gracza { $name }.
  }
log-return-top = { $name } odkłada resztę na wierzch stosu.
log-return-bottom = { $name } odkłada resztę pod spód stosu.
log-put = { $name } kładzie { $coal } na { card-name-on }.
log-fetch = { $name } kładzie { $coal } ze składu na { card-name-on }.
log-pair = { $name } kładzie parę dowolnych znaczników na { card-name-on }.
log-use = { $name } bierze do pary { $coal }.
log-buy = { $name } kupuje { tile-name }.
log-buy-none = { $name } nie kupuje żadnego z nich.
log-keep = { $name } zatrzymuje { card-name }.
log-keep-none = { $name } nie zatrzymuje żadnego z nich.
log-take = { $name } wybiera { card-name }.
log-fill = { $name } kładzie na wagoniku { $coal }.
log-stop = { $name } kończy wydobycie.
log-end = { $name } kończy turę.
log-ride = { $name } przesuwa szolę { to-level }.
log-load = { $name } ładuje { $coal } do szoli.
log-store = { $name } składuje { $coal }.
log-points = { $name } zdobywa { $points } PZ za { order-kind }.
revealed-tile = Nowy na planszy: { tile-name }.
revealed-order = Nowe na planszy: { card-name }.
shift-over = Koniec szychty { $shift }.
log-shift-points = { $name }: w tej punktacji { $points } PZ.
log-starter = { $name } rozpoczyna następną szychtę.
log-fill-none = { $name } zostawia wagonik pusty.

# What is told turn by turn
turn-deliver = { $name } dostarcza { $n ->
    [one] { $n } zamówienie
    [few] { $n } zamówienia
    [many] { $n } zamówień
   *[other] { $n } zamówienia
  } { by-vehicle }: { $points } PZ.
turn-draw-tile = { $name } ogląda żetony ze stosu i kupuje { tile-name }{ $to ->
    [top] ; reszta wraca na wierzch stosu
    [bottom] ; reszta wraca pod spód stosu
   *[nowhere] { "" }
  }.
turn-draw-no-tile = { $name } ogląda żetony ze stosu i nie kupuje żadnego{ $to ->
    [top] ; wracają na wierzch stosu
    [bottom] ; wracają pod spód stosu
   *[nowhere] { "" }
  }.
turn-draw-order = { $name } ogląda zamówienia ze stosu i zatrzymuje { card-name }{ $to ->
    [top] ; reszta wraca na wierzch stosu
    [bottom] ; reszta wraca pod spód stosu
   *[nowhere] { "" }
  }.
turn-draw-no-order = { $name } ogląda zamówienia ze stosu i nie zatrzymuje żadnego{ $to ->
    [top] ; wracają na wierzch stosu
    [bottom] ; wracają pod spód stosu
   *[nowhere] { "" }
  }.
turn-mining = { $name } prowadzi wydobycie ({ up-to-steps }).
turn-mining-deeds = { $name } prowadzi wydobycie ({ up-to-steps }): { $deeds }.
turn-loads = ładuje { $coal }
turn-puts = kładzie { $coal } na { card-name-on }
turn-pairs = kładzie parę ({ $coal }) na { card-name-on }
turn-stores = składuje { $coal }
turn-several = { $n } × { $coal }

# Help
help-factory = Warsztaty: kup żeton chodnika (żółty wagonik kosztuje 1 markę, brązowy 2, szary 3, czarny 4). Dostajesz go z węglem i dokładasz w swoim szybie, na jego poziomie i po jego stronie.
help-order = Nowe zamówienia: weź jedno. Każde niezrealizowane kosztuje na koniec 1 PZ.
help-mining = Wydobycie: przesuwaj szolę, ładuj węgiel, wypełniaj pola zamówień. Każdy ruch kosztuje jeden krok.
help-delivery = Załadunek: zrealizuj wszystkie swoje skompletowane zamówienia dla tego pojazdu i zdobądź ich punkty.
help-money = Pieniądze: bierzesz marki od razu. Na koniec gry każde 5 marek daje 1 PZ.
help-bank = Cechownia: za jednego górnika dostajesz jedną markę, a miejsce jest tu zawsze.
help-canteen = Stołówka: wyrugowani górnicy czekają tu do końca szychty.
help-level = Poziom: węgiel leży na wagonikach. Żetony z karbidkami leżą po jasnej stronie.
help-lorry = Wagonik z węglem. Gdy szola jest na tym poziomie, naciśnij, aby załadować węgiel.
help-cage = Twoja szola. Naciśnij poziom, aby tam pojechać. Mieści pięć znaczników. Naciśnij węgiel w szoli: na powierzchni trafia na zamówienie, które na niego czeka, a jeśli takiego nie ma, do składu.
help-storage = Skład węgla: podczas wydobycia możesz brać z niego węgiel na zamówienia, gdziekolwiek jest szola.
help-orders = Oczekujące zamówienia: naciśnij wolne pole, aby je wypełnić. Para dowolnych znaczników zastępuje właściwy.
help-delivered = Zrealizowane zamówienia liczą się do przewag w każdej późniejszej punktacji.
help-clock = Zegar szycht: po każdej szychcie punktuje się te przewagi. Liczby to PZ za pierwsze i drugie miejsce; obok widać, kto by je teraz dostał. Przy dwóch graczach punktuje tylko pierwsze miejsce.
help-balance = Równowaga: za każdy żeton, o który jedna strona ma więcej, tracisz na koniec 2 PZ.
help-points = Dotychczasowe punkty zwycięstwa.
help-workers = Górnicy, których możesz jeszcze wysłać w tej szychcie.
help-projected = Wynik, gdyby gra skończyła się teraz, na podstawie tego, co widzą wszyscy: z przewagami, 1 PZ za każde 5 marek i za każde 3 znaczniki węgla, −1 PZ za oczekujące zamówienie i −2 PZ za każdy żeton, o który jedna strona ma więcej.
help-player = Gracz: punkty, prognoza, pieniądze, górnicy, szola, węgiel, zamówienia, równowaga. Naciśnij, aby zobaczyć szyb.
help-draft = Przed pierwszą szychtą każdy bierze trzy zamówienia.
help-hand = Dobrane żetony albo zamówienia. Nikt inny ich nie widzi.
help-steps = Kroki, które zostały w tej akcji.
help-plan = Plan: naciśnij pola zamówień, które chcesz wypełnić, a zobaczysz, ilu kroków potrzeba co najmniej; albo sprawdź, jak skompletować najcenniejsze zamówienia. Plan wykonasz jednym naciśnięciem i możesz go cofnąć.
help-strip = Twoje punkty, pieniądze, górnicy i zamówienia. Naciśnij, aby zobaczyć swój szyb.

# The planner
plan-button = Plan
plan-title = Plan wydobycia
plan-lead = Naciśnij pola zamówień, które chcesz wypełnić.
plan-lead-ahead = Naciśnij pola zamówień, które chcesz wypełnić, a zobaczysz, które miejsca wydobycia wystarczą.
plan-uses = { $n ->
    [one] { $n } krok
    [few] { $n } kroki
    [many] { $n } kroków
   *[other] { $n } kroku
  } z { $of }.
plan-more-steps = { $n ->
    [one] Potrzeba: { $n } krok
    [few] Potrzeba: { $n } kroki
    [many] Potrzeba: { $n } kroków
   *[other] Potrzeba: { $n } kroku
  }; masz { $left }.
plan-steps = { $n ->
    [one] Potrzeba: { $n } krok
    [few] Potrzeba: { $n } kroki
    [many] Potrzeba: { $n } kroków
   *[other] Potrzeba: { $n } kroku
  }.
plan-too-far = Potrzeba więcej kroków, niż można zaplanować.
plan-impossible = { $n ->
    [one] W twoim szybie jest za mało węgla: brakuje { $n } znacznika.
    [few] W twoim szybie jest za mało węgla: brakuje { $n } znaczników.
    [many] W twoim szybie jest za mało węgla: brakuje { $n } znaczników.
   *[other] W twoim szybie jest za mało węgla: brakuje { $n } znacznika.
  }
plan-lacking = Czego brakuje: { $what }.
plan-nothing = W tylu krokach nie skompletujesz żadnego zamówienia.
plan-points = Skompletujesz zamówienia warte { $n } PZ.
plan-points-short = { $n } PZ
plan-enough = { $n } z { $of }
plan-no-space = Żadne dostępne miejsce wydobycia nie daje tylu kroków.
plan-play = Wykonaj plan
plan-most = Jak najwięcej punktów
plan-wished = wybrane do planu

# Why not
clause-GA-DEL-04 = Nie masz skompletowanego zamówienia dla tego pojazdu.
clause-GA-END-01 = Gra się skończyła.
clause-GA-FAC-05 = Nie leży tam żeton albo nie stać cię na niego.
clause-GA-FAC-15 = Stos żetonów jest pusty.
clause-GA-FAC-16 = Możesz kupić tylko jeden z dobranych żetonów.
clause-GA-FAC-17 = Nie masz dość marek na ten żeton.
clause-GA-FAC-19 = Najpierw zdecyduj, czy żetony wracają na wierzch, czy pod spód stosu.
clause-GA-FAC-20 = Wracają tylko dobrane żetony, jeden po drugim.
clause-GA-FAC-23 = Możesz wybrać tylko węgiel, który jest jeszcze w zasobach ogólnych.
clause-GA-FLOW-02 = To nie twoja tura.
clause-GA-FLOW-03 = Jedna akcja na turę: miejsce jest już wybrane.
clause-GA-FLOW-11 = Najpierw dokończ akcję albo zakończ turę.
clause-GA-MINE-06 = Szola musi pojechać na inny poziom.
clause-GA-MINE-07 = Na poziomie szoli nie ma takiego węgla.
clause-GA-MINE-08 = Nie można ładować na powierzchni, z innego poziomu ani do pełnej szoli.
clause-GA-MINE-10 = Szola musi być na powierzchni z węglem tego koloru, a zamówienie musi mieć na niego wolne pole.
clause-GA-MINE-13 = Para wymaga dwóch kroków i dwóch dostępnych znaczników; kładzie się je jeden zaraz po drugim.
clause-GA-MINE-14 = Nie masz takiego węgla do dyspozycji; z szoli można brać tylko na powierzchni.
clause-GA-MINE-16 = Do składu trafia węgiel z szoli, i to tylko na powierzchni.
clause-GA-MINE-17 = Jedno z twoich zamówień ma wolne pole tego koloru, więc tego węgla nie można składować.
clause-GA-MINE-19 = Nie masz takiego węgla w składzie albo zamówienie nie ma na niego wolnego pola.
clause-GA-MINE-23 = Węgiel wędruje tylko z wagonika do szoli, z szoli na zamówienie lub do składu, ze składu na zamówienie.
clause-GA-MINE-24 = To pole jest już wypełnione.
clause-GA-ORD-06 = Nie leży tam żadne zamówienie.
clause-GA-ORD-08 = Możesz zatrzymać tylko jedno z dobranych zamówień.
clause-GA-ORD-11 = Wracają tylko dobrane zamówienia, jedno po drugim, wszystkie na wierzch albo wszystkie pod spód.
clause-GA-ORD-12 = Stos zamówień jest pusty.
clause-GA-SETUP-04 = Przy tej liczbie graczy to miejsce jest zablokowane.
clause-GA-SETUP-21 = Na początku bierzesz jedno z wyłożonych zamówień.
clause-GA-TURN-07 = Masz za mało górników na to miejsce.

# Dlaczego ta tura jest dobra
reason-delivers = Dostarczasz { $orders ->
    [one] { $orders } zamówienie
    [few] { $orders } zamówienia
    [many] { $orders } zamówień
   *[other] { $orders } zamówienia
  } { by-vehicle }: od razu { $points } PZ.
reason-majority = { $element }: { $standing ->
    [alone] obejmujesz prowadzenie
    [shared] dzielisz prowadzenie
    [behind] masz drugie miejsce
   *[none] tracisz miejsce
  }, { $change } PZ na koniec { $when ->
    [shift] tej szychty
   *[game] gry
  }.
reason-completes = Kompletujesz { card-name }.
reason-fills = { $spots ->
    [one] Wypełniasz { $spots } pole na swoich zamówieniach.
    [few] Wypełniasz { $spots } pola na swoich zamówieniach.
    [many] Wypełniasz { $spots } pól na swoich zamówieniach.
   *[other] Wypełniasz { $spots } pola na swoich zamówieniach.
  }
reason-takes-order = Przybywa { card-name }.
reason-lorries = { $lorries ->
    [one] Przybywa { $lorries } wagonik
    [few] Przybywają { $lorries } wagoniki
    [many] Przybywa { $lorries } wagoników
   *[other] Przybywa { $lorries } wagonika
  }: { box-level }.
reason-draws = Oglądasz { $thing ->
    [tile] { $amount ->
        [one] { $amount } żeton ze stosu i możesz go kupić.
        [few] { $amount } żetony ze stosu i możesz kupić jeden.
        [many] { $amount } żetonów ze stosu i możesz kupić jeden.
       *[other] { $amount } żetonu ze stosu i możesz kupić jeden.
      }
   *[order] { $amount ->
        [one] { $amount } zamówienie ze stosu i możesz je zatrzymać.
        [few] { $amount } zamówienia ze stosu i możesz zatrzymać jedno.
        [many] { $amount } zamówień ze stosu i możesz zatrzymać jedno.
       *[other] { $amount } zamówienia ze stosu i możesz zatrzymać jedno.
      }
  }
reason-brings-up = { $cubes ->
    [one] W szoli i składzie przybywa { $cubes } znacznik węgla.
    [few] W szoli i składzie przybywają { $cubes } znaczniki węgla.
    [many] W szoli i składzie przybywa { $cubes } znaczników węgla.
   *[other] W szoli i składzie przybywa { $cubes } znacznika węgla.
  }
reason-balance = Równowaga chodników: { $change } PZ na koniec gry.
reason-money = Marki: { $change }, potem masz { $left }.
reason-workers = { $workers ->
    [one] Wysyłasz { $workers } górnika; na tę szychtę zostaje { $left }.
    [few] Wysyłasz { $workers } górników; na tę szychtę zostaje { $left }.
    [many] Wysyłasz { $workers } górników; na tę szychtę zostaje { $left }.
   *[other] Wysyłasz { $workers } górnika; na tę szychtę zostaje { $left }.
  }
reason-projected = Wynik, gdyby gra się wtedy skończyła: { $total } PZ ({ $change }).

# What is in the box, in the rulebook
box-tiles = Żetony chodników, po { $n }
box-lorries = { $n ->
    [one] { $n } wagonik
    [few] { $n } wagoniki
    [many] { $n } wagoników
   *[other] { $n } wagonika
  }
box-orders = Zamówienia
box-spots = Pola
box-vehicles = Pojazdy
box-clock = Zegar szycht
box-element = Co się porównuje
box-first = Najwięcej
box-second = Drugie miejsce
box-shift = Po szychcie
box-quantities = Zależnie od liczby graczy
box-workers = Górnicy każdego gracza
box-marks = Marki na początku
box-draft = Zamówienia do początkowego wyboru
box-tiles-up = Odkryte żetony w warsztatach
box-tile-stack = Żetony w stosie
box-order-spaces = Miejsca na zamówienia
box-order-stack = Zamówienia w stosie po przygotowaniu
box-cubes = Znaczniki węgla każdego koloru w zasobach
box-locked = Zablokowane miejsca
box-locked-space = { $building } { $n }
box-level = { $level ->
    [yellow] żółty poziom
    [brown] brązowy poziom
    [gray] szary poziom
   *[black] czarny poziom
  }
box-none-locked = żadne

# Positions to try out
position-mine = Wydobycie z 10 krokami
position-deliver = Dwa zamówienia są skompletowane: zrealizuj je
position-draw = Pięć zamówień ze stosu: które zatrzymasz?

# The guide
lesson-welcome = Witaj w swojej kopalni! Pierwszą szychtę rozegrasz samodzielnie: każde skompletowane i zrealizowane zamówienie daje punkty zwycięstwa (PZ).
lesson-draft = Weź jedno z tych zamówień; w sumie dostaniesz trzy. Im mniej pól, tym szybciej je wypełnisz, a w szybie masz już po jednym znaczniku węgla każdego koloru.
lesson-draft-again = Weź jeszcze jedno. Najlepiej w innym kolorze, wtedy wywieziesz cały węgiel w jednym kursie.
lesson-mine = Wyślij górnika na miejsce wydobycia; liczba mówi, ile masz kroków. Tak wydobywasz węgiel na swoje zamówienia.
lesson-ride = Naciśnij poziom z węglem, którego potrzebujesz. Szola dojedzie tam za jeden krok, bez względu na odległość.
lesson-load = Teraz załaduj znacznik z wagonika do szoli. To kosztuje jeden krok, a w szoli mieści się pięć znaczników.
lesson-up = Wyjedź szolą na powierzchnię. Tylko stamtąd węgiel trafia na twoje zamówienia.
lesson-put = Naciśnij pole zamówienia, aby położyć tam węgiel. Gdy wszystkie pola są wypełnione, zamówienie jest skompletowane.
lesson-ride-again = Masz jeszcze kroki: jedź dalej po węgiel, którego potrzebują twoje zamówienia.
lesson-load-again = Załaduj też ten znacznik: czeka na niego jedno z twoich zamówień.
lesson-up-again = Wystarczy węgla: wracaj na powierzchnię.
lesson-put-again = Wypełnij też to pole.
lesson-stop = W tym kursie nic więcej nie zyskasz. Zakończ wydobycie; pozostałe kroki przepadają.
lesson-end = Akcja wykonana, więc zakończ turę. Do tej chwili możesz jeszcze cofać swoje ruchy.
lesson-end-again = To wszystko w tej turze: zakończ ją.
lesson-deliver = Zamówienie jest skompletowane: wyślij górnika na miejsce załadunku z jego pojazdem. Dopiero wtedy dostajesz PZ, a zrealizowane zamówienia liczą się jeszcze raz w punktacji szychty.
lesson-order = Weź nowe zamówienie; nic nie kosztuje. Najlepiej takie, do którego masz już węgiel w szybie.
lesson-buy = Kup za marki żeton chodnika. Pustych wagoników nie ładuje się ponownie, więc nowy węgiel dają tylko nowe żetony.
lesson-money = Weź pieniądze: liczba mówi, ile marek od razu dostajesz. Zapłacisz nimi za następne żetony.
lesson-oust = Stoją tu już górnicy, więc potrzebujesz o jednego więcej. Tamci idą do stołówki do końca szychty, a popularne miejsca są coraz droższe.
lesson-bank = Twoi ostatni górnicy! Cechownia przyjmuje jednego, płaci 1 markę i jest zawsze otwarta. Dopóki masz górników, nie możesz spasować; bez nich czekasz na koniec szychty.
lesson-deliver-again = Kolejne zamówienie jest skompletowane: zrealizuj je i zdobądź PZ.
lesson-mine-again = W szybie jest węgiel, którego potrzebują twoje zamówienia: czas na wydobycie.
lesson-order-again = Masz mało zamówień: weź jeszcze jedno.
lesson-buy-again = Kup żeton, żeby mieć węgiel do następnych zamówień.
lesson-money-again = Kończą ci się marki: weź pieniądze.
lesson-bank-again = Nic innego się teraz nie opłaca: górnik w cechowni przyniesie 1 markę.
lesson-free = Tutaj możesz robić, co chcesz; to, co podświetlone, można nacisnąć. Na samym dole widać, co jest do zrobienia.
lesson-scoring = Koniec pierwszej szychty. W każdym kolorze PZ dostaje ten, kto ma najwięcej pól na zrealizowanych zamówieniach; przy dwóch graczach drugie miejsce nie daje nic.
lesson-done = To była twoja pierwsza szychta. Dwie następne gra się tak samo, tylko punktuje się coraz więcej. Graj dalej, jeśli chcesz!
lesson-poor-ride = Na tym poziomie nie ma węgla, więc krok poszedłby na marne.
lesson-poor-up = Szola jest pusta: wyjazd teraz to zmarnowany krok.
lesson-poor-stop = Możesz jeszcze wydobyć węgiel na swoje zamówienia. Niewykorzystane kroki przepadają.
lesson-poor-bank = Cechownia płaci tylko 1 markę. Dopóki masz wielu górników, inne miejsca dadzą ci więcej.
