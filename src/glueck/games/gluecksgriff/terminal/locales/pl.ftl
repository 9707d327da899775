### Polski. To, co mówi tylko terminal; wszystko inne mówi tak jak strona.

points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
  }
known = znane:
draw-pile = stos dobierania:
discard-pile = stos odrzuconych:
prompt-main = Twoja tura: wybierz, co chcesz zagrać.
prompt-draw = Teraz dobierz ze stosu dobierania albo weź kartę ze stosu odrzuconych.
legend =
    Akcje można wpisywać tak: discard 7, set 7-7-J, take top; joker to wtedy J,
    klepsydra H, a magiczna ręka M.

    J K M        joker, klepsydra, magiczna ręka (15, 15 i 20 punktów)
    set 7-7-J    komplet, ostatnia karta leży na wierzchu; street 5-J-7 to sekwens
    knock 3 7    puka: 3 na dole sekwensu, 7 na górze; knock 7-8: obie na górze
    znane: 7     wszyscy wiedzą, że ten gracz ma 7: kartę wzięto jawnie
    pod ochroną  ten gracz przed chwilą opuścił turę; nie można dać mu klepsydry
    →            czyja jest tura
study-card = udział zwycięstw według zagranej karty
