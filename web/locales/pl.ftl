### Polski

# Home
home-title = Dobre gry, jeden stół i dużo szczęścia
home-lead = Zagraj od razu z botami albo wyślij komuś link. Bez konta, bez instalacji.
your-name = Twoje imię
guest-name = Gość
bot-strength = Boty
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
level-about-apprentice = nowy w grze, mało co widzi
level-about-hauler = szybki i rozsądny
level-about-hewer = przemyśli każdą turę do końca
level-about-foreman = patrzy kilka tur naprzód
level-about-captain = myśli sekundę i wszystko przewidział
about-seconds = około { $n }{ "\u00A0" }s
about-minutes = około { $n }{ "\u00A0" }min
ready-in = gotowy za { $time }
ready-soon = przygotowuje się
preparing = { $n ->
    [one] { $levels } przygotowuje się na tym serwerze, tylko ten jeden raz: { $games }.
    [few] { $levels } przygotowują się na tym serwerze, tylko ten jeden raz: { $games }.
    [many] { $levels } przygotowują się na tym serwerze, tylko ten jeden raz: { $games }.
   *[other] { $levels } przygotowują się na tym serwerze, tylko ten jeden raz: { $games }.
  }
preparing-others = Pozostali już grają.
table-title = Nazwa stołu
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
state-invited = masz zaproszenie
other-login = Zaloguj się jako ktoś inny
password-old = Dotychczasowe hasło
password-new = Nowe hasło
password-everywhere = Wyloguj mnie na wszystkich innych urządzeniach
become-title = Stać się na tym urządzeniu graczem { $name }?
become-lead = Od tej chwili to urządzenie gra, rozmawia i siedzi jako { $name }.
become-now = Teraz jesteś graczem { $name }.
become-kept = { $name } to gość bez hasła, znany tylko na tym urządzeniu. Możesz wrócić: menu konta zachowa go tu dla ciebie.
become-kept-login = Menu konta zachowa drogę powrotną do gracza { $name }.
become-yes = Zostań graczem { $name }
become-no = Nie
become-stay = Pozostań graczem { $name }
become-same = Jesteś już graczem { $name }.
former-lead = Na tym urządzeniu był wcześniej ktoś inny.
former-back = Wróć do gracza { $name }
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
turn-unready = { $name } przygotowuje się.
turn-unready-for = { $name } przygotowuje się: { $time }.
game-over = Gra skończona.
skip = Przewiń
undo = Cofnij
restart-turn = Tura od nowa
end-turn = Zakończ turę
continue = Dalej
auto-end = Kończ moją turę samo, gdy nie ma już nic do zrobienia
sound = Dźwięki: moja tura, czat, punktacja, koniec
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
result-you = Wygrywasz!
result-you-too = Wygrywacie razem: ty i { $names }!
look-again = Obejrzyj stół
rematch = Jeszcze raz
players = Gracze
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
turn-details = Co się działo w tej turze
then-show = Pokaż stół z tamtej chwili
then = Tak było wtedy. Gra tymczasem toczy się dalej.
then-back = Wróć do teraz
lobby-starts = { $name } zacznie grę, gdy wszyscy będą.
lobby-opener = Kto otworzył stół,
call-off = Odwołaj stół
call-off-sure = Odwołać ten stół dla wszystkich?
seat-invited = ma zaproszenie
seat-declined = { $name } odmawia
seat-release = Zwolnij to miejsce
accept = Przyjmij
decline = Odmów
offer-title = Jest propozycja nowej gry.
offer-accepted = { $name } już jest.
offer-invited = { $name } jeszcze nie odpowiada.
offer-declined = { $name } odmawia.
offer-go = Do nowego stołu
chat-watching = ogląda
howto-title = Jak się gra
howto-done = Jasne
unknown-game = Ta strona nie potrafi pokazać gry „{ $game }”. Gospodarz tego serwera potrzebuje strony, która to potrafi.
other-version = Ta strona i serwer są w różnych wersjach. Wczytaj ją ponownie później.

# Help
help-chat = Czat: czytają go wszyscy przy stole.
help-log = Dziennik: wszystko, co się wydarzyło, pełnymi zdaniami. Naciśnij zdanie, aby zobaczyć stół z tamtej chwili.
help-turn = Czyja tura i co trzeba zrobić. Enter kończy turę, U cofa ostatni krok.

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
error-too_many_bots = Masz za dużo trwających stołów z botami; dokończ najpierw którąś grę.
error-unavailable = Serwer nie mógł tego zrobić; spróbuj jeszcze raz.
error-uncertain = Serwer jeszcze nie wie, czy to zostało zrobione; spójrz na stół i spróbuj ponownie, jeśli nie.
error-busy = Serwer jest zajęty; spróbuj jeszcze raz.
error-crowded = W tej chwili jest zbyt wielu gości; spróbuj ponownie za minutę.
error-slow = Połączenie było zbyt wolne; spróbuj jeszcze raz.
error-damaged = Zapisu tego stołu nie da się odczytać. Może to sprawdzić osoba prowadząca ten serwer.
error-blocked = Gospodarz tego serwera cię zablokował.
error-code = Ten link został już użyty albo jest za stary.
error-open_seats = Są jeszcze wolne miejsca.
error-status = Przy tym stole jest już na to za późno.
error-stale = Gra poszła tymczasem dalej.
error-too_much = To więcej, niż mieści jeden stół lub plik.
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
error-name = Imię ma od 1 do 40 widocznych znaków, w literach jednego alfabetu.
error-kept = Miejsce czeka na kogoś, kto jeszcze nie odpowiedział. Poczekaj, zwolnij je albo oddaj botowi.
error-not_invited = Nie ma tam zarezerwowanego miejsca.
error-old_password = Podaj dotychczasowe hasło.
error-name_taken = Z tym imieniem można cię wziąć za bota, gospodarza albo siebie samego. Wybierz inne.
error-logged_out = Na tym urządzeniu jest już zalogowany ktoś inny albo nikt. Odśwież stronę.
error-instead_of = To urządzenie jest już kimś innym. Odśwież stronę i spróbuj ponownie.
error-no_former = To urządzenie nie zna już tego gracza.
error-title = Nazwa stołu ma najwyżej 80 zwykłych znaków.
error-unknown_action = Gra nie zna takiej akcji.
error-words = Szukaj mniejszej liczby słów.
error-invalid = Coś w wysłanych danych się nie zgadza.
error-http = Serwer nie mógł tego zrobić.
error-host_name = Ten serwer ma inny adres.
error-other = To się nie udało; spróbuj ponownie.

presence-here = jest
presence-away = chwilowo poza stołem
presence-gone = nie ma przy stole
presence-bot = bot
presence-played = gra bot
presence-given = poddaje się
news-took_over-time = { $name }: czas minął, dalej gra bot ({ $level }).
news-took_over-absent = Za gracza { $name } gra dalej bot ({ $level }).
news-took_over-gave_up = Za gracza { $name } gra dalej bot ({ $level }).
news-came_back = { $name } wraca i gra dalej.
news-gave_up = { $name } poddaje się.
news-gone = { $name } odchodzi od stołu.
news-here = { $name } wraca do stołu.
awaited-away = Czekamy: { $name } jest chwilowo poza stołem.
awaited-gone = Czekamy: { $name } – nie ma przy stole.
awaited-soon = Bot może zagrać za { $time }.
wait = Czekam
ask-name = Jak masz na imię?
sit-down-any = Usiądź
chat-unread = { $n ->
    [one] nowa wiadomość na czacie
    [few] { $n } nowe wiadomości na czacie
    [many] { $n } nowych wiadomości na czacie
   *[other] { $n } wiadomości na czacie
}
play-friend = Ze znajomym, przez link
settings = Ustawienia
