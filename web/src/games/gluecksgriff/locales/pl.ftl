### Polski. Terminy są nasze.

# Home
title = Glücksgriff
title-long = Glücksgriff
about = Pozbądź się punktów: odrzucaj, pukaj i ogłoś „Glücksgriff”, gdy masz ich wystarczająco mało. Tylko się nie pomyl.
play = Zagraj z trzema botami
option-point_limit = Limit punktów
option-point_limit-is = limit punktów: { $value }
option-wrong_call = Błędne ogłoszenie kosztuje
option-wrong_call-hand_plus_30 = punkty z ręki i 30
option-wrong_call-flat_30 = zawsze 30
option-wrong_call-is = błędne ogłoszenie kosztuje { $value }
option-house_cards = Karty domowe
house-lead = Karty domowe: do siedmiu pustych kart na własne pomysły.
house-title = Nazwa
house-value = Wartość
house-power = Działanie
house-add = Dodaj kartę domową
house-remove = Usuń

# The table
howto-1 = Pozbądź się punktów: odrzuć jedną kartę, kilka jednakowych albo sekwens z co najmniej trzech kart, potem dobierz kartę.
howto-2 = Zaznacz karty, a potem naciśnij stos, z którego dobierasz. Co jeszcze można z nich zagrać, widać poniżej: jeśli pasują do stosu odrzuconych, możesz zapukać i wtedy nie dobierasz.
howto-3 = Mając najwyżej sześć punktów, możesz ogłosić „Glücksgriff”. Jeśli wszyscy inni mają więcej, dostajesz 0; w przeciwnym razie 30 punktów karnych, zwykle oprócz punktów z ręki.
howto-4 = Gdy ktoś osiągnie limit punktów, wygrywa najniższa suma. Suma równa dokładnie 50, 100, 150… zmniejsza się o połowę.

# The cards
griff-card-J = joker
griff-card-H = klepsydra
griff-card-M = magiczna ręka
griff-card-X = karta domowa
griff-letter-J = J
griff-letter-H = K
griff-letter-M = M
griff-discard = odrzuć { $card }
griff-offer = wyłóż { $card }
griff-set = odrzuć komplet { $cards }
griff-street = odrzuć sekwens { $cards }
griff-knock = zapukaj: { $cards }
griff-knock-one = zapukaj { griff-with-card }
griff-hourglass = połóż klepsydrę przed graczem { $name }
griff-take-top = weź wierzchnią kartę
griff-take-low = weź najniższą kartę
griff-take-high = weź najwyższą kartę
griff-take-from = weź kartę gracza { $name }
griff-lay = dołóż
griff-lay-low = dołóż na dole
griff-lay-high = dołóż na górze
griff-end = zatrzymaj
griff-skip = opuść turę
griff-deflect = odbij klepsydrę
griff-pass = spasuj
griff-magic = zagraj magiczną rękę
griff-draw = dobierz kartę
did-discard = { $name } odrzuca { $card }.
did-offer = { $name } wykłada { $card }.
did-set = { $name } odrzuca komplet { $cards }.
did-street = { $name } odrzuca sekwens { $cards }.
did-knock = { $name } puka: { $cards }.
did-knock-one = { $name } puka { griff-with-card }.
did-hourglass = { $name } kładzie klepsydrę przed graczem { $other }.
did-take = { $name } bierze { $card } ze stosu odrzuconych.
did-take-from = { $name } bierze { $card } od gracza { $other }.
did-lay = { $name } dokłada jeszcze { $card }.
did-call = { $name } ogłasza „Glücksgriff”!
did-end = { $name } zatrzymuje kartę.
did-skip = { $name } opuszcza tę turę.
did-deflect = { $name } odbija klepsydrę swoją klepsydrą.
did-pass = { $name } pasuje.
did-magic = { $name } zagrywa magiczną rękę.
did-draw = { $name } dobiera kartę.
griff-reshuffled = Stos odrzuconych zostaje potasowany i tworzy nowy stos dobierania.
griff-round-over = Koniec rundy { $round }.
griff-halved = { $name } ma dokładnie { $reached }: suma zmniejsza się o połowę, do { $points }.
griff-wrong-call = { $name } ogłasza „Glücksgriff”, mając { $hand ->
    [one] { $hand } punkt
    [few] { $hand } punkty
    [many] { $hand } punktów
   *[other] { $hand } punktu
  }, i się myli ({ $others }: { $lowest }). Kara: { $points }.
griff-points = { $points ->
    [one] { $name } dostaje za karty na ręce { $points } punkt ({ $cards }).
    [few] { $name } dostaje za karty na ręce { $points } punkty ({ $cards }).
    [many] { $name } dostaje za karty na ręce { $points } punktów ({ $cards }).
   *[other] { $name } dostaje za karty na ręce { $points } punktu ({ $cards }).
  }
griff-call-points = Glücksgriff! ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  })
griff-total = / { $limit }
griff-cards = { $n ->
    [one] { $n } karta na ręce, znane: { $known }
    [few] { $n } karty na ręce, znane: { $known }
    [many] { $n } kart na ręce, znane: { $known }
   *[other] { $n } karty na ręce, znane: { $known }
  }
griff-none-known = żadne
griff-called = Glücksgriff!
griff-hourglass-here = opuszcza turę
griff-protected = pod ochroną
griff-stalemate = Tury samej wymiany kart: { $turns } z { $at }; potem zostaje tylko stos dobierania.
griff-empty-hand = bez kart
prompt-react = Leży przed tobą klepsydra: odbij ją albo opuść turę.
prompt-main = Twoja tura: zaznacz karty, a potem naciśnij stos, z którego dobierasz.
prompt-draw = Teraz dobierz ze stosu dobierania albo weź podświetloną kartę.
prompt-after-draw = Zatrzymaj dobraną kartę albo dołóż ją, jeśli pasuje.
prompt-after-draw-fits = Dobierasz { $card }. Pasuje do odrzuconych: dołóż albo zatrzymaj.
prompt-magic-lay = Magiczna ręka: wyłóż swoją najniższą kartę.
prompt-magic-choose = Weź jedną z wyłożonych kart albo dobierz jak zwykle.
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
hand = Moje karty
plays = Zagrania z zaznaczonych kart
plays-none = Te karty nie tworzą razem zagrania.
score-sheet = Punkty: runda { $round }
score-none = Nie ma jeszcze punktów. Wygrywa najniższa suma.
score-chart = Sumy po rundach
round = Runda
why-hand = Karty
why-call = Ogłoszenie
why-wrong-call = Błędne ogłoszenie
why-halved = Połowa
griff-call-saves = { $hand } → 0
griff-a-card = { $card ->
    [J] jokera
    [H] klepsydrę
    [M] magiczną rękę
    [X] kartę „{ $title }”
   *[other] kartę { $card }
  }
griff-some-card = kartę
griff-with-card = { $card ->
    [J] jokerem
    [H] klepsydrą
    [M] magiczną ręką
    [X] kartą „{ $title }”
   *[other] kartą { $card }
  }
griff-round-title = Koniec rundy { $round }
griff-next-round = { $name } rozdaje karty na następną rundę i odkrywa { $card }.
griff-right-call = { $name } ogłasza „Glücksgriff”, mając { $hand ->
    [one] { $hand } punkt
    [few] { $hand } punkty
    [many] { $hand } punktów
   *[other] { $hand } punktu
  }, i ma rację!
griff-last-moves = { $name } ogłasza „Glücksgriff”! Pozostałym został ostatni ruch.
griff-house = Karty domowe: { $cards }
griff-house-card = „{ $title }” liczy się za { $value } ({ $power ->
    [plain] { power-plain }
    [joker] { power-joker }
    [hourglass] { power-hourglass }
   *[magic_hand] { power-magic_hand }
  })
power-plain = zwykła karta
power-joker = joker
power-hourglass = klepsydra
power-magic_hand = magiczna ręka
prompt-draw-only = Teraz dobierz kartę ze stosu dobierania.
prompt-react-only = Leży przed tobą klepsydra: opuszczasz tę turę.
prompt-main-call = Twoja tura: zagraj karty albo ogłoś „Glücksgriff”.
prompt-main-last = Twój ostatni ruch: zagraj karty albo spasuj.
prompt-after-draw-only = Dobierasz { $card }. Nie pasuje do odrzuconych: zostaje na ręce.
griff-then-draw = { $play } i dobierz
griff-then-take = { $play } i weź { $card }
griff-play-with = { $play }: { $card }
griff-play-stock = { $play }, { $stock }
drawn = Dobrana karta
drawn-soon = zatrzymaj po { $n } s
drawn-ask = czekaj na mnie
drawn-lay = dołóż, jeśli pasuje
griff-my-points = { $points ->
    [one] { $points } punkt na ręce
    [few] { $points } punkty na ręce
    [many] { $points } punktów na ręce
   *[other] { $points } punktu na ręce
  }
griff-right-call-you = Ogłaszasz „Glücksgriff”, mając { $hand ->
    [one] { $hand } punkt
    [few] { $hand } punkty
    [many] { $hand } punktów
   *[other] { $hand } punktu
  }, i masz rację!
griff-wrong-call-you = Ogłaszasz „Glücksgriff”, mając { $hand ->
    [one] { $hand } punkt
    [few] { $hand } punkty
    [many] { $hand } punktów
   *[other] { $hand } punktu
  }, i się mylisz ({ $others }: { $lowest }). Kara: { $points }.
griff-knock-out = { $name } pozbywa się ostatniej karty i kończy rundę.
griff-knock-out-you = Pozbywasz się ostatniej karty i kończysz rundę.
griff-overtakes = wyprzedza: { $names }
griff-meanwhile = Pozostali grają już dalej; zobaczysz to po naciśnięciu „Dalej”.
sum-title = Skąd wzięły się punkty
sum-by-round = Runda po rundzie
sum-total = Suma
sum-calls = Trafne ogłoszenia
turn-then-draw = { $did } i dobiera kartę.
turn-take = { $did } i bierze { $card } ze stosu odrzuconych.
turn-lay = { $did }, dobiera i dokłada jeszcze { $card }.
turn-totals = Sumy: { $totals }.
turn-total = { $name } { $total }

# Help
help-stock = Stos dobierania, zakryty.
help-pile = Stos odrzuconych. Podświetlone karty można wziąć; pasującymi kartami można zapukać.
help-magic = Karty wyłożone dla magicznej ręki: jedną z nich można wziąć.
help-griff-hand = Twoje karty: zaznacz te, które chcesz zagrać, a potem naciśnij stos, z którego dobierasz, albo jedno z zagrań poniżej.
help-griff-seat = Gracz: suma, karty na ręce i te z nich, które wszyscy znają.
help-call = Ogłoś „Glücksgriff”, mając najwyżej sześć punktów. Jeśli wszyscy inni mają więcej, dostajesz 0; inaczej 30 punktów karnych, zwykle oprócz punktów z ręki.
help-sheet = Sumy po każdej rundzie. Suma równa dokładnie 50, 100, 150… zmniejsza się o połowę.
help-stalemate = Gdy zbyt długo tylko wymieniacie się odrzuconymi kartami, ze stosu odrzuconych nie można już brać.
help-griff-call = Ten gracz ogłosił „Glücksgriff”: pozostałym został ostatni ruch.
help-griff-hourglass = Leży tu klepsydra: ten gracz opuści swoją turę, chyba że odbije ją własną klepsydrą.
help-griff-shield = Kto właśnie opuścił turę, jest do swojej następnej tury chroniony przed klepsydrami.
help-plays = Zagrania z zaznaczonych kart albo to, co możesz teraz zrobić. Jeśli jest tylko jedna możliwość, wystarczy Enter.
help-griff-deal = Ten gracz rozdawał; rundę zaczęła osoba po jego lewej stronie.
help-drawn = Pytanie o dobraną kartę pada zawsze, czy karta pasuje, czy nie, żeby przerwa niczego nie zdradzała. Wybierz tu, co zrobi to urządzenie, gdy nic nie naciśniesz.

# Why not
clause-GG-CALL-03 = „Glücksgriff” można ogłosić, mając na ręce najwyżej sześć punktów.
clause-GG-CALL-08 = Ktoś już ogłosił „Glücksgriff”.
clause-GG-DISC-01 = Nie masz tej karty.
clause-GG-DISC-02 = Komplet to co najmniej dwie karty z ręki z tą samą liczbą.
clause-GG-DISC-03 = Nie masz tylu takich kart.
clause-GG-DISC-04 = Brakuje ci kart do tego sekwensu.
clause-GG-DISC-05 = Sekwens wymaga co najmniej trzech kolejnych liczb, bez luki.
clause-GG-DISC-06 = Sekwens nie może zejść poniżej 0 ani przekroczyć 14.
clause-GG-DRAW-01 = Najpierw musisz dobrać kartę.
clause-GG-DRAW-03 = Brać można tylko z zagrania, które leżało na wierzchu przed twoim ruchem.
clause-GG-DRAW-04 = Z pojedynczej karty lub kompletu można wziąć tylko wierzchnią kartę.
clause-GG-DRAW-05 = Z sekwensu można wziąć tylko karty z końców.
clause-GG-DRAW-06 = To twoja karta, nie możesz jej wziąć.
clause-GG-DRAW-07 = Kart specjalnych nie można brać.
clause-GG-DRAW-11 = Nie ma już kart do dobrania.
clause-GG-DRAW-13 = Zbyt długo tylko wymienialiście się kartami: teraz można dobierać tylko ze stosu dobierania.
clause-GG-HOUR-01 = Nie masz klepsydry.
clause-GG-HOUR-05 = Nie masz własnej klepsydry, aby odbić tę, która przed tobą leży.
clause-GG-HOUR-07 = Ten gracz właśnie opuścił turę i jest chroniony.
clause-GG-HOUR-08 = Przed tym graczem leży już klepsydra.
clause-GG-HOUR-09 = Nie możesz położyć klepsydry przed sobą.
clause-GG-HOUR-11 = Ten gracz nie ma już ostatniego ruchu.
clause-GG-HOUR-16 = Przed tobą leży klepsydra: najpierw odbij ją albo opuść turę.
clause-GG-JOK-04 = Dwa jokery nie mogą leżeć obok siebie.
clause-GG-JOK-06 = Jokery potrzebują obok siebie karty z liczbą.
clause-GG-JOK-09 = Na wierzchu leży joker: nie można na niego zapukać.
clause-GG-JOK-10 = Sekwensu nie można przedłużyć na końcu, na którym leży joker.
clause-GG-KNOCK-02 = Aby zapukać, potrzebujesz na ręce kart z tą samą liczbą co na wierzchu.
clause-GG-KNOCK-05 = Na sekwens puka się, przedłużając go bez luki.
clause-GG-KNOCK-06 = Na sekwens puka się co najmniej dwiema kartami.
clause-GG-KNOCK-10 = Sekwensu nie można przedłużyć poniżej 0 ani powyżej 14.
clause-GG-KNOCK-11 = Sekwens trzeba przedłużyć; karta z tą samą liczbą nie wystarczy.
clause-GG-KNOCK-14 = Nie ma na co zapukać.
clause-GG-KNOCK-15 = Dobrana karta nie pasuje do kart, które odrzucasz w tej turze.
clause-GG-KNOCK-16 = Dobrana karta nie przedłuża twojego sekwensu.
clause-GG-KNOCK-17 = Karta wzięta ze stosu odrzuconych nie może przedłużyć twojego sekwensu.
clause-GG-KNOCK-18 = Teraz możesz dołożyć tylko właśnie dobraną kartę.
clause-GG-MAGIC-01 = Magiczna ręka żąda twojej najniższej karty.
clause-GG-MAGIC-02 = Nikt nie wyłożył dla ciebie takiej karty.
clause-GG-MAGIC-10 = Po ogłoszeniu magiczna ręka już nie działa.
clause-GG-MAGIC-11 = Magiczna ręka zawsze działa; nie można jej odrzucić jak zwykłej karty.
clause-GG-SCORE-13 = Gra się skończyła.
clause-GG-TURN-01 = W tej turze masz już swój ruch za sobą.
clause-GG-TURN-03 = Dobiera się po odrzuceniu.
clause-GG-TURN-04 = Spasować można dopiero, gdy ktoś ogłosi „Glücksgriff”.
clause-GG-TURN-05 = To nie twoja tura.

# Dlaczego ta tura jest dobra
reason-ends-round = Kończy rundę.
reason-calls = Ogłaszasz „Glücksgriff”, mając { griff-my-points }.
reason-sheds = { $points ->
    [one] Pozbywasz się { $points } punktu; na ręce zostaje { $hand }.
    [few] Pozbywasz się { $points } punktów; na ręce zostaje { $hand }.
    [many] Pozbywasz się { $points } punktów; na ręce zostaje { $hand }.
   *[other] Pozbywasz się { $points } punktu; na ręce zostaje { $hand }.
  }
reason-takes = Bierzesz { $card } i wiesz, co dostajesz.
reason-draws = Potem dobierasz kartę, której nikt nie zna.
reason-knocks = Pukasz, więc nie musisz dobierać.
reason-skips = { $name } opuści turę, chyba że odbije klepsydrę.
reason-asks-all = Wszyscy wykładają swoją najniższą kartę, a ty możesz wziąć jedną z nich.
reason-deflects = Klepsydra cię nie zatrzyma.
reason-protected = Potem do swojej następnej tury jesteś pod ochroną przed klepsydrami.

# What is in the box, in the rulebook
griff-box-deck = Talia, liczba kart: { $cards }
griff-box-value = { $n ->
    [one] liczy się za { $n } punkt
    [few] liczy się za { $n } punkty
    [many] liczy się za { $n } punktów
   *[other] liczy się za { $n } punktu
  }
griff-box-quantities = Zależnie od liczby graczy
griff-box-dealt = Rozdane karty
griff-box-draw-pile = Stos dobierania na początku rundy
griff-box-stalemate = Tury, po których ze stosu odrzuconych nie można już brać

# Positions to try out
position-knock = Na wierzchu leży sekwens: zapukaj na niego
position-call = 6 punktów na ręce: ogłaszasz?
position-hourglass = Przed tobą leży klepsydra: odbij ją
position-magic = Masz magiczną rękę: zagraj ją

# The guide
lesson-welcome = To twoje karty: każda liczy się za tyle punktów, ile wynosi jej liczba. Im mniej punktów zostanie ci na koniec rundy, tym lepiej.
lesson-knock = Na wierzchu stosu odrzuconych leży ta sama liczba. Zaznacz: { $cards }. Potem naciśnij zagranie pod kartami: pukając, pozbywasz się kart i nie dobierasz.
lesson-discard = Zaznacz i odrzuć: { $cards }. Naraz możesz odrzucić kilka jednakowych kart albo co najmniej trzy kolejne, a potem dobierasz tylko jedną, więc im więcej, tym lepiej.
lesson-discard-again = Zaznacz: { $cards }. Żadnym innym zagraniem nie pozbędziesz się tylu punktów.
lesson-draw = Po odrzuceniu dobierz kartę. Weź zakrytą ze stosu dobierania albo podświetloną ze stosu odrzuconych, jeśli jest niska.
lesson-draw-again = Teraz dobierz: podświetloną kartę, jeśli jest niska, a jeśli nie, zakrytą.
lesson-lay = Masz szczęście: dobrana karta pasuje do odrzuconych. Dołóż ją, a zostanie ci o jedną kartę mniej.
lesson-keep = Oto dobrana karta; nie pasuje do odrzuconych. Zostaje więc na ręce i tura się kończy.
lesson-keep-again = Zatrzymaj kartę; to koniec twojej tury.
lesson-call = Mając najwyżej sześć punktów, możesz ogłosić „Glücksgriff”. Jeśli wszyscy inni mają więcej, dostajesz 0; jeśli nie, punkty z ręki i jeszcze 30.
lesson-hourglass = Leży przed tobą klepsydra, więc opuszczasz tę turę. Odbić ją można tylko własną klepsydrą.
lesson-last = Ktoś ogłosił „Glücksgriff”, więc to twój ostatni ruch w tej rundzie. Pozbądź się jak największej liczby punktów.
lesson-free = Tutaj możesz robić, co chcesz; to, co podświetlone, można nacisnąć. Na samym dole widać, co jest do zrobienia.
lesson-scoring = Koniec rundy: wszyscy liczą karty na ręce. Trafne ogłoszenie daje 0, błędne punkty z ręki i 30, a całą grę wygrywa najniższa suma.
lesson-done = To była twoja pierwsza runda. Gra toczy się tak dalej, aż ktoś osiągnie limit punktów. Graj dalej, jeśli chcesz!
lesson-poor-discard = Tak można, ale innymi kartami dałoby się pozbyć znacznie większej liczby punktów. Szukaj wysokich kart i takich, które do siebie pasują.
