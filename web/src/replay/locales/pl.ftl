replay-title = Powtórka: { $title }
replay-loading = Wczytywanie gry…
replay-to-table = Do stołu
replay-slider = Moment gry
replay-moment = Akcja { $n } / { $of }
replay-steps = Przeglądanie gry
replay-begin = Na początek
replay-turn-back = Na początek tej lub poprzedniej tury
replay-back = Jedna akcja wstecz
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-next = Jedna akcja naprzód
replay-turn-next = Do następnej tury
replay-end = Na koniec
replay-pace = Tempo
replay-pace-slow = Wolno
replay-pace-normal = Normalnie
replay-pace-fast = Szybko
replay-pace-quick = Bardzo szybko
replay-from = Czyimi oczami
replay-as-seat = Oczami gracza: { $name }
replay-as-none = Oczami widza
replay-as-open = Wszystko odkryte
replay-link = Kopiuj link
replay-copied = Skopiowano
replay-go-on = Graj od tego miejsca
replay-go-on-lead = { $n ->
    [0] Przy nowym stole gra zacznie się od tego samego rozdania. Oglądana gra pozostanie bez zmian.
    [one] Przy nowym stole gra potoczy się dalej po pierwszej akcji. Oglądana gra pozostanie bez zmian.
    [few] Przy nowym stole gra potoczy się dalej po pierwszych { $n } akcjach. Oglądana gra pozostanie bez zmian.
    [many] Przy nowym stole gra potoczy się dalej po pierwszych { $n } akcjach. Oglądana gra pozostanie bez zmian.
   *[other] Przy nowym stole gra potoczy się dalej po pierwszych { $n } akcjach. Oglądana gra pozostanie bez zmian.
}
replay-same-deal = Rozdanie jest to samo: kto oglądał tę grę, może wiedzieć, co jeszcze wyjdzie. Dlatego przy nowym stole jest napisane, skąd się wziął.
