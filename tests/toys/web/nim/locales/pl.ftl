title = Nim
title-long = Nim
about = Trzy stosy żetonów. Kto weźmie ostatni, wygrywa.
play = Zagraj z botem
howto-1 = W swojej turze weź dowolną liczbę żetonów, co najmniej jeden, wszystkie z tego samego stosu.
howto-2 = Kto weźmie ostatni żeton, wygrywa.
option-misere = Kto weźmie ostatni, przegrywa
prompt-take = Twoja tura: weź żetony z jednego stosu.
heap = { $n ->
    [one] Stos { $heap }: { $n } żeton
    [few] Stos { $heap }: { $n } żetony
    [many] Stos { $heap }: { $n } żetonów
   *[other] Stos { $heap }: { $n } żetonu
  }
take = Weź jeden ze stosu { $heap }
log-take = { $name } bierze żeton ze stosu { $heap }.
log-win = { $name } wygrywa grę.
help-heap = Stos. Naciśnij, aby wziąć żeton.
clause-NM-TURN-01 = Weź co najmniej jeden żeton, wszystkie z tego samego stosu.
clause-NM-TURN-02 = Na tym stosie nie ma już żetonów.
clause-NM-END-01 = Gra skończona.
