### Polski. Terminy są nasze.

# Home
title = Glücksgriff
about = Pozbądź się punktów: odrzucaj, pukaj i wołaj „Glücksgriff”, gdy masz ich dość mało. Tylko się nie pomyl.
play = Zagraj z trzema botami
option-point_limit = Gra do
option-wrong_call = Błędne wołanie kosztuje
option-wrong_call-hand_plus_30 = karty z ręki i 30
option-wrong_call-flat_30 = równo 30
option-house_cards = Karty domowe
house-lead = Karty domowe: w talii są puste karty na własne pomysły, najwyżej siedem.
house-title = Nazwa
house-value = Punkty
house-power = Działanie
house-add = Dodaj kartę domową
house-remove = Usuń

# The table
howto-1 = Pozbądź się punktów: odrzuć jedną kartę, kilka równych albo sekwens z co najmniej trzech, potem dobierz kartę.
howto-2 = Naciśnij karty, a potem stos, z którego dobierasz. Co jeszcze tworzą, widać pod ręką: jeśli pasują do stosu, możesz pukać i nic nie dobierasz.
howto-3 = Mając sześć punktów lub mniej, możesz zawołać. Jeśli nikt nie ma tak mało, nic nie zapisujesz; inaczej kosztuje to 30.
howto-4 = Wygrywa najniższa suma. Dokładna wielokrotność pięćdziesięciu zmniejsza się o połowę.

# The cards
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
griff-lay = odrzuć też
griff-lay-low = dołóż na dole
griff-lay-high = dołóż na górze
griff-end = zatrzymaj
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
did-hourglass = { $name } kładzie klepsydrę przed graczem { $other }.
did-take = { $name } bierze { $card } ze stosu odrzuconych.
did-take-from = { $name } bierze { $card } gracza { $other }.
did-lay = { $name } dokłada jeszcze { $card }.
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
griff-wrong-call = { $name } woła, mając { $hand }, i nie ma racji ({ $others }: { $lowest }): +{ $points }.
griff-points = { $points ->
    [one] { $name } dostaje za karty { $points } punkt ({ $cards }).
    [few] { $name } dostaje za karty { $points } punkty ({ $cards }).
    [many] { $name } dostaje za karty { $points } punktów ({ $cards }).
   *[other] { $name } dostaje za karty { $points } punktu ({ $cards }).
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
prompt-react = Leży przed tobą klepsydra: strać turę albo ją odbij.
prompt-main = Twoja tura: naciśnij karty, które chcesz zagrać.
prompt-draw = Teraz dobierz kartę ze stosu albo weź podświetloną.
prompt-after-draw = Zatrzymaj dobraną kartę albo odrzuć ją też, jeśli pasuje.
prompt-after-draw-fits = Dobierasz { $card }. Pasuje do odrzuconych: odrzuć też albo zatrzymaj.
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
hand = Moja ręka
plays = Co tworzą wybrane karty
plays-none = Te karty nie tworzą razem zagrania.
plays-select = Naciśnij karty, które chcesz zagrać, a potem stos, z którego dobierasz.
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
griff-some-card = kartę
griff-and = { $a } i { $b }
griff-round-title = Koniec rundy { $round }
griff-next-round = { $name } rozdaje następną rundę i odkrywa { $card }.
griff-right-call = { $name } woła, mając { $hand }, i ma rację!
griff-last-moves = { $name } woła „Glücksgriff!” Pozostałym został ostatni ruch.
griff-house = Karty domowe: { $cards }
griff-house-card = „{ $title }” liczy się za { $value }
power-plain = zwykła karta
power-joker = joker
power-hourglass = klepsydra
power-magic_hand = magiczna ręka
prompt-draw-only = Teraz dobierz kartę ze stosu.
prompt-react-only = Leży przed tobą klepsydra: tracisz tę turę.
prompt-main-call = Twoja tura: zagraj karty albo zawołaj „Glücksgriff!”
prompt-main-last = Twój ostatni ruch: zagraj karty albo spasuj.
prompt-after-draw-only = Dobierasz { $card }. Nie pasuje do odrzuconych: zostaje na ręce.
griff-then-draw = { $play } i dobierz
griff-then-take = { $play } i weź { $card }
drawn = Dobrana karta
drawn-soon = zatrzymaj po { $n } s
drawn-ask = czekaj na mnie
drawn-lay = odrzuć, jeśli pasuje
griff-my-points = { $points ->
    [one] { $points } punkt na ręce
    [few] { $points } punkty na ręce
    [many] { $points } punktów na ręce
   *[other] { $points } punktu na ręce
  }
griff-right-call-you = Wołasz, mając { $hand }, i masz rację!
griff-wrong-call-you = Wołasz, mając { $hand }, i nie masz racji ({ $others }: { $lowest }): +{ $points }.
griff-knock-out = { $name } pozbywa się ostatniej karty.
griff-knock-out-you = Pozbywasz się ostatniej karty.
griff-overtakes = wyprzedza: { $names }
griff-meanwhile = Pozostali zagrali już dalej; zobaczysz to zaraz potem.
sum-title = Skąd wzięły się punkty
sum-total = Suma
sum-calls = Trafne wołania
turn-then-draw = { $did } i dobiera kartę.
turn-take = { $did } i bierze { $card } ze stosu odrzuconych.
turn-lay = { $did }, dobiera i dokłada jeszcze { $card }.
turn-totals = Sumy: { $totals }.

# Help
help-stock = Stos dobierania, zakryty.
help-pile = Stos odrzuconych. Podświetlone można wziąć; pasującymi kartami można puknąć.
help-magic = Karty wyłożone dla magicznej ręki: jedną z nich można wziąć.
help-griff-hand = Twoja ręka: naciskaj karty, aby je wybrać, potem stos, z którego dobierasz, albo zagranie pod ręką.
help-griff-seat = Gracz: suma, karty na ręce i karty, które wszyscy znają.
help-call = Wołaj, mając najwyżej sześć punktów. Jeśli nikt nie ma tak mało jak ty, nic nie zapisujesz; inaczej kosztuje to 30.
help-sheet = Sumy po każdej rundzie. Równo 50, 100, … dzieli się na pół.
help-stalemate = Gdy długo nic się nie dzieje, stos odrzuconych się zamyka.
help-griff-call = Ten gracz zawołał: pozostałym został jeden ruch.
help-griff-hourglass = Leży tu klepsydra: następna tura przepada, chyba że odbije ją inna klepsydra.
help-griff-shield = Kto właśnie stracił turę, jest bezpieczny od klepsydr do swojej następnej tury.
help-plays = Co tworzą wybrane karty albo co masz zrobić. Enter robi to, co stoi pierwsze.
help-griff-deal = Ten gracz rozdawał; zaczynał następny zgodnie z ruchem zegara.
help-drawn = O dobraną kartę pyta się zawsze, czy pasuje, czy nie, żeby przerwa niczego nie zdradzała. Wybierz tu, co zrobi to urządzenie, gdy nic nie naciśniesz.

# Why not
clause-GG-CALL-03 = Wołać można, mając na ręce najwyżej sześć punktów.
clause-GG-CALL-08 = Ktoś już zawołał.
clause-GG-DISC-01 = Nie masz tej karty.
clause-GG-DISC-02 = Komplet to co najmniej dwie karty z ręki o tej samej liczbie.
clause-GG-DISC-03 = Nie masz ich aż tylu.
clause-GG-DISC-04 = Brakuje ci kart do tego sekwensu.
clause-GG-DISC-05 = Sekwens wymaga trzech kolejnych liczb, bez luki.
clause-GG-DISC-06 = Sekwens kończy się na 0 i na 14.
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
