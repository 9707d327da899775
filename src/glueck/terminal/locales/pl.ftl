### Polski. To, co mówi tylko terminal; wszystko inne mówi tak jak strona.

bot = Bot
yes = tak
no = nie
total = Razem
plain-legend = Plansza pokazuje dokładnie to, co widzisz: czego tu nie ma, tego nie możesz wiedzieć.

# At the table
choose-number = Podaj numer albo wpisz ?, aby zobaczyć pomoc.
press-enter = { $name }, twoja tura: naciśnij Enter.
taken-back = Cofnięto: { $action }
why-what = O co pytasz? Wpisz why i słowa akcji.
possible-now = teraz możliwe
and-more = { $these } i jeszcze { $n }
no-turns = „{ $typed }” to ani liczba tur, ani all.
nothing-yet = Jeszcze nic się nie wydarzyło.
saved-to = Zapisano w { $file }
cannot-save = Nie można zapisać: { $problem }. Spróbuj: save ŚCIEŻKA
how-to-resume = Zapisano. Aby grać dalej: { $command }
how-to-replay = Zapisano. Aby obejrzeć grę jeszcze raz: { $command }
not-a-choice = Nie ma numeru { $number } (do wyboru: { $choices }).
can-mean = „{ $typed }” może znaczyć: { $actions }.
can-mean-impossible = „{ $typed }” może znaczyć: { $actions } (nic z tego nie jest teraz możliwe).
not-understood = Nie rozumiem „{ $typed }”; wpisz ?, aby zobaczyć pomoc.
not-understood-near = Nie rozumiem „{ $typed }”; czy chodzi o: { $actions }?
compiling = Zasady są kompilowane w tle (tylko raz); możesz już grać.
compiling-for = Zasady są kompilowane w tle (tylko raz, { $time }); możesz już grać.
help-requests =
    Wpisz numer możliwości albo (angielskie) słowa akcji; wystarczy tyle, żeby było
    jasne, o co chodzi. Sam Enter wykonuje jedyną możliwą akcję.

    undo, u         cofa twoją ostatnią akcję
    hint            co zrobiłby silny gracz i dlaczego
    why SŁOWA       dlaczego akcja nie jest teraz możliwa: zasada, która zabrania
    score           punkty do tej pory i gdyby teraz był koniec
    log [N|all]     co się wydarzyło: ostatnie 20 tur, ostatnie N albo wszystkie
    board, b        jeszcze raz plansza
    all             cały stół, tak jak widzą go widzowie
    save [ŚCIEŻKA]  kopia w innym pliku (gra i tak zapisuje się po każdej akcji)
    quit, q         wyjście; gra jest zapisana

# Replay
next-move = Enter: następny ruch; q: koniec
final-result = Wynik końcowy
after-moves = { $n ->
    [one] Po { $n } akcji, gra jeszcze trwa
    [few] Po { $n } akcjach, gra jeszcze trwa
    [many] Po { $n } akcjach, gra jeszcze trwa
   *[other] Po { $n } akcji, gra jeszcze trwa
  }
no-move = { $moves ->
    [one] Nie ma akcji { $wanted }: w tej grze jest { $moves } akcja.
    [few] Nie ma akcji { $wanted }: w tej grze są { $moves } akcje.
    [many] Nie ma akcji { $wanted }: w tej grze jest { $moves } akcji.
   *[other] Nie ma akcji { $wanted }: w tej grze jest { $moves } akcji.
  }

# Analiza
review-thinking = analiza
review-running = { $file }: analizować można tylko zakończoną grę, i to tylko z pliku, który zawiera ją w całości
review-kept = Analiza jest w pliku { $file }.
review-began = Szansa na wygraną przed rozdaniem
review-decisions = Własne decyzje
review-others = Decyzje innych
review-luck = Szczęście
review-result = Wynik
review-deal = rozdanie
review-points = { $n ->
    [one] { $number } punkt procentowy
    [few] { $number } punkty procentowe
    [many] { $number } punktów procentowych
   *[other] { $number } punktu procentowego
  }
review-best = Najlepsza decyzja: { $action } (akcja { $move }). Wszystko inne byłoby gorsze co najmniej o { $change }.
review-dearest = Najkosztowniejsza decyzja: { $action } (akcja { $move }, { $change }). Lepiej: { $better }
review-swing = Akcja { $move }: { $action } ({ $change })

# What is wrong with a command
no-language = nie ma języka „{ $wanted }”; są: { $there }
no-file = { $file }: nie ma takiego pliku (podaj nazwę gry, aby ją tam zacząć)
file-taken = { $file }: taki plik już jest; wybierz inną nazwę
data-folder = folder z zapisanymi grami
no-folder = { $where }: { $reason }; wybierz inne miejsce przez --file
which-game = jaka gra? { $games }; albo --file ŚCIEŻKA, aby kontynuować
leave-out = { $file } to już rozpoczęta gra; pomiń { $option }, aby ją kontynuować
other-game = { $file }: to gra w { $game }, a nie w { $wanted }
bot-sits = w { $file } na miejscu { $seat } gra bot
no-seat = nie ma miejsca { $seat }; w tej grze są miejsca od 0 do { $last }
wrong-file = tego pliku nie można użyć ({ $problem })
wrong-value = tak nie można ustawić ({ $problem })
wrong-game = nie ma takiej gry ({ $problem })
wrong = tak się nie da ({ $problem })

# Rules and games
no-rules = zasady { $game } nie są zainstalowane
rules-more = Więcej: { $command }
rules-nothing = w zasadach { $game } nie ma nic o „{ $wanted }”
rules-near = w zasadach { $game } nie ma nic o „{ $wanted }”; podobne: { $near }
games-seats = dla { $least }–{ $most } graczy
games-option = opcja
games-default = domyślnie
games-about = co robi

# A bot at somebody's table
join-waiting = { $name } siedzi przy { $url } i czeka na grę.
join-over = Koniec gry; lokaty według miejsc: { $places }
join-program-ended = { $name } zakończył działanie przed końcem gry. { $said }

# Many games
progress-compiling = kompilacja
progress-playing = gra
sim-played = { $title }: { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
  } z udziałem { $seats } graczy ({ $who }), akcje: { $actions }, ziarno { $seed }
sim-chance = losowo
sim-speed = { $seconds } s: gier/s { $games }, akcji/s { $actions }
sim-shared = Wspólne zwycięstwa: { $n } ({ $share })
sim-seat = miejsce
sim-mean = średnio punktów
sim-lowest = najmniej
sim-highest = najwięcej
sim-wins = wygrane
arena-played = { $title }: { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
  } z udziałem { $seats } graczy, ziarno { $seed }; każde rozdanie z każdym botem na każdym miejscu
arena-bot = bot
arena-rating = ranking
arena-games = gry
arena-won = wygrane
arena-interval = 95%
arena-mean = średnio punktów
arena-ahead = wyżej
arena-behind = niżej
arena-share = udział
arena-fault-column = błędy
arena-faults = Błędy bota { $name }: { $n }. W każdym z tych ruchów zdecydował los.
arena-last-fault = Ostatni: { $text }
arena-said = { $name } na końcu wypisał na standardowe wyjście błędów:
fault-start = nie uruchomił się { $n } ×
fault-crash = awaria { $n } ×
fault-late = brak odpowiedzi w czasie { $n } ×
fault-too-long = za długi wiersz { $n } ×
fault-no-answer = nieprawidłowa odpowiedź { $n } ×
fault-number = odpowiedź na inny ruch { $n } ×
fault-illegal = niedozwolona akcja { $n } ×

# Zbiory danych
data-games = { $file }: { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
  }, { $size } MB
data-decisions = { $file }: { $decisions ->
    [one] { $decisions } decyzja
    [few] { $decisions } decyzje
    [many] { $decisions } decyzji
   *[other] { $decisions } decyzji
  }, { $size } MB
data-seconds = { $seconds } s
data-interrupted = Przerwano. Plik { $file } jest kompletny i zawiera gry: { $played } z { $wanted }; to samo polecenie z --resume rozegra pozostałe.
data-nothing = Przerwano, zanim skończyła się pierwsza gra. Plik { $file } nie powstał.
stats-heading = { $title }: { $what } ({ $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
  }, graczy: { $seats })
stats-points-title = punkty według bota
stats-seats = udział zwycięstw według miejsca
stats-points = punkty
stats-players = udział graczy
stats-mean = { $bot }: średnio { $mean }
stats-share = udział zwycięstw z przedziałem 95%; w nawiasie, ile razy
stats-times = ile razy
