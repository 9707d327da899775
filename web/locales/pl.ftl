### Polski

# Home
home-title = Dobre gry, jeden stół i dużo szczęścia
home-lead = Zagraj od razu z botami albo wyślij komuś link. Bez konta, bez instalacji.
your-name = Twoje imię lub nick
guest-name = Gość
bot-strength = Boty
new-table = Otwórz własny stół
game = Gra
seats = Miejsca
seat-number = Miejsce { $n }
seat-me = Ja
seat-friend = Znajomy (przez link)
seat-bot = Bot: { $level }
seat-add = Dodaj miejsce
seat-remove = Usuń miejsce
open-seat = wolne miejsce
options = Opcje
option-value = { $option }: { $value }
option-public = Pokaż stół wszystkim
clock = Czas
clock-turn = Czas na turę
open-table = Otwórz stół
start-table = Rozpocznij grę
tables-mine = Moje gry
tables-public = Stoły publiczne
state-open = czeka na graczy
state-wanted = { $n ->
    [one] szuka jednego gracza
    [few] szuka { $n } graczy
    [many] szuka { $n } graczy
   *[other] szuka { $n } gracza
 }
table-rated-short = rankingowy
state-running = trwa
state-turn = tura: { $name }
device-lead = Link przeniesie twoje imię i gry na telefon albo inny komputer.
device-make = Utwórz link
device-once = Otwórz ten link na drugim urządzeniu. Działa raz, przez 15 minut. Nie podawaj go nikomu: kto go otworzy, zagra jako ty.
level-apprentice = Uczeń
level-hauler = Wozak
level-hewer = Rębacz
level-foreman = Sztygar
level-captain = Nadsztygar
level-about-apprentice = na pierwsze gry: wiele przeocza
level-about-hauler = gdy znasz już zasady: szybki i rozsądny
level-about-hewer = dla wprawnych: każdą turę obmyśla do końca
level-about-foreman = dla doświadczonych: patrzy kilka tur naprzód
level-about-captain = dla mistrzów: wszystko przewiduje
bot-choice = { $level } – { $about }
about-seconds = około { $n } s
about-minutes = około { $n } min
ready-in = gotowy za { $time }
ready-soon = przygotowuje się
bot-when = { $level } ({ $when })
bot-when-in = { $level } ({ $games }: { $when })
game-time = { $game } ({ $time })
preparing = { $n ->
    [one] { $levels } przygotowuje się na tym serwerze, tylko ten jeden raz: { $games }.
    [few] { $levels } przygotowują się na tym serwerze, tylko ten jeden raz: { $games }.
    [many] { $levels } przygotowują się na tym serwerze, tylko ten jeden raz: { $games }.
   *[other] { $levels } przygotowują się na tym serwerze, tylko ten jeden raz: { $games }.
  }
preparing-others = Pozostałe boty są już gotowe.
table-title = Nazwa stołu
option-spectators = Inni mogą oglądać
who-sees = Widoczność
clock-kind-none = bez limitu czasu
clock-kind-each-turn = czas na turę
clock-kind-whole-game = czas na całą grę
clock-game = Czas na gracza
clock-increment = Dodatkowo na turę
clock-out = Gdy czas się skończy, dalej gra bot.
length-none = nic
length-seconds = { $n ->
    [one] { $n } sekunda
    [few] { $n } sekundy
    [many] { $n } sekund
   *[other] { $n } sekundy
  }
length-minutes = { $n ->
    [one] { $n } minuta
    [few] { $n } minuty
    [many] { $n } minut
   *[other] { $n } minuty
  }
length-hours = { $n ->
    [one] { $n } godzina
    [few] { $n } godziny
    [many] { $n } godzin
   *[other] { $n } godziny
  }
length-days = { $n ->
    [one] { $n } dzień
    [few] { $n } dni
    [many] { $n } dni
   *[other] { $n } dnia
  }
tables-over = Zakończone gry
state-won = zwycięstwo: { $names }
more = Pokaż więcej
account = Moje konto: imię, urządzenia, hasło
log-in = Mam już login
log-in-lead = Podaj swój login i hasło.
log-in-send = Zaloguj się
login = Login
password = Hasło
password-lead = Z loginem i hasłem (co najmniej 8 znaków) zalogujesz się na każdym urządzeniu.
password-make = Ustaw hasło
password-change = Zmień login i hasło
password-set = Gotowe. Od teraz możesz się tak logować.
renamed = Imię zostało zmienione.
log-out = Wyloguj się na tym urządzeniu
log-out-sure = Nie masz hasła, więc nie da się potem wrócić jako ten gracz. Wylogować się mimo to?
state-invited = masz zaproszenie
other-login = Zaloguj się jako ktoś inny
password-old = Dotychczasowe hasło
password-new = Nowe hasło
password-everywhere = Wyloguj mnie na wszystkich innych urządzeniach i wyłącz wszystkie powiadomienia
become-title = Grać na tym urządzeniu jako { $name }?
become-lead = Od tej chwili na tym urządzeniu grasz, piszesz na czacie i zajmujesz miejsca jako { $name }.
become-now = Teraz grasz jako { $name }.
become-kept = { $name } to gość bez hasła, zapisany tylko na tym urządzeniu. Możesz potem wrócić: znajdziesz go tu w menu „Moje konto”.
become-kept-login = Do gracza { $name } możesz potem wrócić w menu „Moje konto”.
become-yes = Graj jako { $name }
become-no = Nie
become-stay = Dalej jako { $name }
become-same = Grasz już jako { $name }.
former-lead = Na tym urządzeniu był wcześniej inny gracz.
former-back = Graj znów jako { $name }
save = Zapisz

# Everywhere
language = Język
theme = Motyw
theme-auto = jak w urządzeniu
theme-light = jasny (na powierzchni)
theme-dark = ciemny (pod ziemią)
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
qr-code = Kod QR z linkiem
rule = Zasada { $clause }
me = ty
name-me = { $name } (ty)
name-numbered = { $name } { $n }
name-alike = { $name } ({ $n })
name-rated = { $name } ({ $rating })
name-provisional = { $name } ({ $rating }?)
download = Pobierz grę jako plik
span-days = { $days } d { $hours } h

# The table
connecting = Łączenie…
offline = Brak połączenia. Wróci samo; nic nie przepadnie.
no-entry = Nie można otworzyć tego stołu
waiting = Poczekaj chwilę.
lobby-title = Czekamy na graczy
table-closed = Ten stół jest zamknięty
sit-down = Usiądź tutaj
stand-up = Wstań
start = Rozpocznij
start-filled = Uzupełnij botami i rozpocznij
fill-with = Wolne miejsca zajmie
invite = Wyślij ten link tym, którzy mają grać. Wystarczy im przeglądarka.
invite-watch = Kto ma ten link, może oglądać.
chat = Czat
chat-say = Napisz coś
chat-send = Wyślij
log = Dziennik
your-turn = Twoja tura
tab-turn = (!) Twoja tura – { $title }
tab-unread = ({ $n }) { $title }
turn-of = Tura: { $name }.
turn-unready = { $name } przygotowuje się.
turn-unready-for = { $name } przygotowuje się, jeszcze { $time }.
game-over = Koniec gry.
skip = Przewiń
undo = Cofnij
restart-turn = Tura od nowa
end-turn = Zakończ turę
continue = Dalej
auto-end = Kończ moją turę automatycznie, gdy nie ma już nic do zrobienia
sound = Dźwięki: moja tura, czat, punktacja, koniec
resign = Poddaj się
resign-sure = Na pewno chcesz się poddać? Dalej zagra za ciebie bot.
keys = Klawisze: Enter – koniec tury, U – cofnij, ? – pomoc, Esc – przewiń.
help-lead = Naciśnij cokolwiek, aby dowiedzieć się, co to jest. Aby wrócić do gry, naciśnij ponownie „Pomoc”.
result-title = { $n ->
    [one] Wygrywa { $names }!
    [few] Wygrywają razem: { $names }!
    [many] Wygrywają razem: { $names }!
   *[other] Wygrywają razem: { $names }!
  }
result-you = Wygrywasz!
result-you-too = Wygrywasz, a razem z tobą { $names }!
look-again = Obejrzyj stół
review-game = Analiza gry
rematch = Rewanż
players = Gracze
watching = Oglądasz. Tura: { $name }.
result-again = Pokaż wynik
clock-none = bez limitu czasu
clock-each-turn = { $time } na turę
clock-whole-game = { $time } na gracza
clock-whole-game-more = { $time } na gracza plus { $increment } na turę
table-public = stół publiczny
table-private = tylko z linkiem
table-closed-doors = bez widzów
this-table = Ten stół
remove-table = Usuń ten stół (administrator)
remove-sure = Usunąć ten stół dla wszystkich?
block = Zablokuj
block-sure = Zablokować tego gracza na całym serwerze?
bot-plays = gra bot ({ $level })
take-over = Niech gra bot
take-over-why = Za kogoś, kto od dwóch minut nie wykonał ruchu, może zagrać bot. Gracz może wrócić w każdej chwili.
come-back = Wracam do gry
stand-in-time = Twój czas minął; gra za ciebie bot.
stand-in-absent = Nie było cię; gra za ciebie bot.
stand-in-gave_up = Gra poddana; dokończy ją za ciebie bot.
notify = Powiadomienie przeglądarki, gdy nadejdzie moja tura
notices = Powiadomienia, gdy mnie nie ma
filter = Filtruj
filter-nothing = Brak pasujących stołów.
about-person = Wycisz lub zgłoś: { $name }
report = Zgłoś ten stół
log-since = nowe od twojej ostatniej wizyty
turn-details = Co się działo w tej turze
then-show = Pokaż stół z tamtej chwili
then = Tak było wtedy. Gra tymczasem toczy się dalej.
then-back = Wróć do gry
lobby-starts = { $name } rozpocznie grę, gdy wszyscy będą przy stole.
lobby-starts-opener = Osoba, która otworzyła stół, rozpocznie grę, gdy wszyscy będą przy stole.
call-off = Zamknij stół
call-off-sure = Zamknąć ten stół dla wszystkich?
seat-invited = ma zaproszenie
seat-declined = { $name } odmawia
seat-release = Zwolnij to miejsce
accept = Przyjmij
decline = Odmów
offer-title = Propozycja rewanżu.
offer-accepted = { $name } już jest.
offer-invited = { $name }: jeszcze bez odpowiedzi.
offer-declined = { $name } odmawia.
offer-go = Do nowego stołu
chat-watching = (ogląda)
howto-title = Jak się gra
howto-done = Jasne
howto-next = Dalej ({ $step }/{ $of })
unknown-game = Ta strona nie umie pokazać gry „{ $game }”. Poproś administratora serwera o zaktualizowanie strony.
other-version = Strona i serwer są w różnych wersjach. Odśwież stronę za jakiś czas.

# Hints
hint-button = Podpowiedź
hint-title = Dobre ruchy
hint-thinking = Szukam dobrych ruchów…
hint-now = W takiej sytuacji wygrywasz około { $now } gier.
hint-no-choice = Sensowny jest tu tylko jeden ruch.
hint-chance = wygrana w około { $then } gier
hint-steps = { $n ->
    [one] { $n } czynność
    [few] Wszystkie { $n } czynności
    [many] Wszystkie { $n } czynności
   *[other] Wszystkie { $n } czynności
  }
hint-play = Wykonaj ten ruch
hint-unready-for = Podpowiedzi są przygotowywane, jeszcze { $time }.
help-hint = Podpowiedzi: trzy najlepsze ruchy z uzasadnieniem, na podstawie tego, co widzisz. Nikt inny nie dowie się, że o nie prosisz.
table-goes-on = { $n ->
    [one] ciąg dalszy innej gry po jej pierwszej akcji, z tym samym rozdaniem
    [few] ciąg dalszy innej gry po jej pierwszych { $n } akcjach, z tym samym rozdaniem
    [many] ciąg dalszy innej gry po jej pierwszych { $n } akcjach, z tym samym rozdaniem
   *[other] ciąg dalszy innej gry po jej pierwszych { $n } akcjach, z tym samym rozdaniem
}
table-hints = podpowiedzi dozwolone
option-hints = Gracze mogą prosić o podpowiedzi
option-rated = Stół rankingowy: wynik zmienia ranking wszystkich graczy (bez podpowiedzi)
table-rated = rankingowy: kto siada, zgadza się, że wynik liczy się do rankingu
table-deal = to samo rozdanie dla wszystkich: jedna próba, bez cofania
deal-compare = Porównaj z innymi
challenge-deal = Rzuć znajomym wyzwanie z tym rozdaniem
to-deal = Rozdanie dnia
to-challenge = Rzuć wyzwanie znajomym
to-history = Moje wyniki i ranking

# Help
help-chat = Czat: czytają go wszyscy przy stole.
help-log = Dziennik: wszystko, co się wydarzyło. Naciśnij wiersz, aby zobaczyć stół z tamtej chwili.
help-turn = Czyja jest tura i co trzeba zrobić. Enter kończy turę, U cofa ostatni krok.

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
error-too_many_bots = Prowadzisz za dużo gier z botami naraz; dokończ najpierw którąś z nich.
error-unavailable = Serwer nie mógł tego zrobić; spróbuj jeszcze raz.
error-uncertain = Nie wiadomo jeszcze, czy to się udało; spójrz na stół i w razie potrzeby spróbuj ponownie.
error-busy = Serwer jest zajęty; spróbuj jeszcze raz.
error-crowded = W tej chwili jest zbyt wielu gości; spróbuj ponownie za minutę.
error-slow = Połączenie było zbyt wolne; spróbuj jeszcze raz.
error-damaged = Zapisu tego stołu nie da się odczytać. Może to sprawdzić administrator serwera.
error-blocked = Administrator tego serwera cię zablokował.
error-code = Ten link został już użyty albo jest za stary.
error-open_seats = Są jeszcze wolne miejsca.
error-status = Na tym etapie nie można tego zrobić.
error-stale = Gra poszła tymczasem dalej.
error-too_much = To więcej, niż mieści jeden stół lub plik.
error-hidden = Co widzieli inni, zobaczysz po zakończeniu gry.
error-no_file = Otwórz zapisaną grę jeszcze raz ze strony głównej.
error-other_version = Strona i serwer są w różnych wersjach. Odśwież stronę.
error-moment = Takiej chwili w tej grze nie było.
error-gave_up = Ta gra została już poddana.
error-host = Administratora nie można zablokować.
error-login = Błędny login albo hasło.
error-login_taken = Ktoś inny ma już ten login.
error-no_player = Nie ma takiego gracza.
error-no_return = Żaden bot tu za ciebie nie gra albo nie możesz już wrócić.
error-not_absent = Ten gracz jest nieobecny jeszcze za krótko.
error-not_host = To może zrobić tylko administrator serwera.
error-not_waiting = Nikt nie czeka na tego gracza.
error-not_yours = To może zrobić tylko ten, kto otworzył stół.
error-origin = Żądanie przyszło z obcej strony i zostało odrzucone.
error-rated = Przy stole rankingowym nie ma podpowiedzi.
error-no_deal = Nie ma takiego rozdania albo jeszcze się nie zaczęło.
error-deal_open = Inni mogą jeszcze grać tymi samymi kartami. Wróć, gdy minie czas tego rozdania.
error-deal_over = Czas tego rozdania już minął.
error-no_undo = Gdy inni grają to samo rozdanie, niczego nie można cofać.
error-no_hints = Przy tym stole podpowiedzi nie są dozwolone.
error-hint_asked = Trwa już szukanie podpowiedzi.
error-hint_unready = Podpowiedzi są jeszcze przygotowywane. Spróbuj za chwilę.
error-hint_failed = Tym razem nie ma podpowiedzi. Spróbuj jeszcze raz.
error-review_unfinished = Analizować można tylko zakończoną grę.
error-review_asked = Czekasz już na analizę innej gry.
error-review_long = Ta gra jest za długa, żeby ją przeanalizować.
error-review_full = Zbyt wiele analiz czeka w kolejce. Spróbuj później.
error-wish = W tej grze nie można tego zaplanować.
error-stand_in = Teraz gra za ciebie bot.
error-too_large = To za dużo naraz.
error-rules = Tę grę zaczęto według starszych zasad.
error-actions = To za dużo pytań naraz.
error-before = Tej strony listy już nie ma; odśwież listę.
error-clock = Podaj czas na turę albo na całą grę.
error-form = Serwer nie zna takiego formatu.
error-game = Serwer nie ma tej gry.
error-level = Nie ma bota o takiej sile.
error-malformed = Serwer tego nie zrozumiał.
error-moves = Ta gra nie ma tylu ruchów.
error-option = Jednej z opcji nie można tak ustawić.
error-password = Hasło musi mieć od 8 do 200 znaków.
error-save = Ten plik nie jest grą, którą można kontynuować.
error-seats = Przy takiej obsadzie miejsc nie można grać.
error-since = Strona zbyt długo była bez połączenia; odśwież ją.
error-text = Wiadomość może mieć od 1 do 500 znaków, tylko tekst.
error-name = Imię musi mieć od 1 do 40 widocznych znaków, a litery każdego słowa muszą być z jednego alfabetu.
error-kept = Miejsce czeka na kogoś, kto jeszcze nie odpowiedział. Poczekaj, zwolnij je albo oddaj botowi.
error-not_invited = Nie ma tam zarezerwowanego miejsca.
error-old_password = Podaj dotychczasowe hasło.
error-name_taken = Z tym imieniem można cię pomylić z botem, z administratorem albo ze słowem „ty”. Wybierz inne.
error-logged_out = Na tym urządzeniu jest już zalogowany ktoś inny albo nikt nie jest zalogowany. Odśwież stronę.
error-instead_of = Na tym urządzeniu gra już ktoś inny. Odśwież stronę i spróbuj ponownie.
error-no_former = To urządzenie nie zna już tego gracza.
error-title = Nazwa stołu może mieć najwyżej 80 widocznych znaków.
error-unknown_action = Gra nie zna takiej akcji.
error-words = Podaj mniej słów do wyszukania.
error-invalid = Coś w wysłanych danych się nie zgadza.
error-http = Serwer nie mógł tego zrobić.
error-host_name = Ten serwer ma inny adres.
error-address = Tam nie można nic wysłać: adres musi zaczynać się od https:// i być w internecie.
error-too_many_notices = Masz już tyle webhooków, ile wolno; najpierw wyłącz jeden.
error-stop_link = Nie ma tu już czego wyłączać.
error-report = Tego już nie ma.
error-mute = To się nie udało: albo twoja lista wyciszonych graczy jest pełna, albo ten gracz to ty.
error-other = To się nie udało; spróbuj ponownie.

presence-here = przy stole
presence-away = chwilowo offline
presence-gone = offline
presence-bot = bot
presence-played = gra bot
presence-given = gra poddana
news-took_over-time = { $name }: czas minął, dalej gra bot ({ $level }).
news-took_over-absent = Za gracza { $name } dalej gra bot ({ $level }).
news-took_over-gave_up = Za gracza { $name } dalej gra bot ({ $level }).
news-came_back = { $name } wraca i gra dalej.
news-gave_up = { $name } poddaje się.
news-gone = { $name } odchodzi od stołu.
news-here = { $name } wraca do stołu.
awaited-away = Czekamy na gracza { $name }, którego chwilowo nie ma przy stole.
awaited-gone = Czekamy na gracza { $name }, którego nie ma przy stole.
awaited-soon = Bot może przejąć grę za { $time }.
wait = Poczekam
ask-name = Jak się do ciebie zwracać?
sit-down-any = Usiądź
chat-unread = { $n ->
    [one] nowa wiadomość na czacie
    [few] { $n } nowe wiadomości na czacie
    [many] { $n } nowych wiadomości na czacie
   *[other] { $n } nowej wiadomości na czacie
  }
play-friend = Ze znajomym, przez link
settings = Ustawienia

# The rules
rules = Zasady
rules-of = Zasady gry { $game }
rules-search = Szukaj w zasadach
rules-found = { $n ->
    [one] { $n } wynik
    [few] { $n } wyniki
    [many] { $n } wyników
   *[other] { $n } wyniku
  }
rules-contents = Spis treści
rules-box = Co jest w pudełku
rules-tab = Otwórz w nowej karcie
rules-none = Do tej gry nie ma tu zasad.
rules-try = Wypróbuj
tried-again = Spróbuj jeszcze raz
tried-back = Wróć do zasad
tried-play-on = Graj dalej

# The guide
guide = Samouczek
guide-learn = Naucz się grać
guide-title = Pierwsza gra z samouczkiem
guide-next = Dalej
guide-show = Pokaż
guide-skip = Pomiń
guide-again = Zacznij od nowa
guide-unfold = Pokaż samouczek
guide-resume = Wróć do samouczka
guide-watch = Tura: { $name }. Zobacz, co się dzieje; samouczek odezwie się w twojej turze.
guide-fine = Tak też jest dobrze.
guide-undo = Cofnij to
guide-leave = Zostaw tak
guide-play-on = Graj dalej

# Na tym urządzeniu
home-alone = Grasz na tym urządzeniu, bez serwera: przeciwko botom albo z osobami obok. Gra ze znajomymi przez link, stoły publiczne, limit czasu, ranking, rozdanie dnia i konta wymagają serwera, a tutaj żaden nie jest dostępny.
here-games = Gry na tym urządzeniu
here-over = Zakończone na tym urządzeniu
here-remove = Usuń tę grę
here-remove-sure = Usunąć tę grę z tego urządzenia? Nie będzie można jej przywrócić.
here-knows = Ta gra toczy się tylko na tym urządzeniu i tu jest przechowywana; nic nie jest nigdzie wysyłane. Samo urządzenie zna wszystkie karty, ale strona pokazuje każdemu tylko to, co wolno mu widzieć.
here-outdated = Ta gra zaczęła się w starszej wersji strony, a ta nie potrafi jej już pokazać. Możesz pobrać ją jako plik.
table-here = na tym urządzeniu
on-server = Graj na serwerze, żeby móc kontynuować na innych urządzeniach, a inni mogli oglądać
seat-beside = Ktoś obok mnie, przy tym urządzeniu
seat-beside-name = Imię osoby na miejscu { $n }
curtain-title = Teraz gra { $name } – przekaż urządzenie
curtain-lead = Niech nikt inny teraz nie patrzy. Stół odsłoni się po naciśnięciu przycisku przez osobę, na którą przyszła kolej ({ $name }).
curtain-look = To ja, { $name }
replay-open = Powtórka
replay-file = Obejrzyj zapisaną grę
replay-drop = Wybierz plik z grą albo przeciągnij go w dowolne miejsce tej strony.
save-open = Otwórz zapisaną grę
save-choose = Wybierz plik z grą
save-follows = { $n ->
    [one] { $game }: { $n } akcja, która zgodnie z zasadami wynika z rozdania.
    [few] { $game }: { $n } akcje; wszystkie zgodnie z zasadami wynikają z rozdania.
    [many] { $game }: { $n } akcji; wszystkie zgodnie z zasadami wynikają z rozdania.
   *[other] { $game }: { $n } akcji; wszystkie zgodnie z zasadami wynikają z rozdania.
  }
save-over = Gra jest zakończona. Punkty według miejsc: { $scores }.
save-promised = Rozdanie jest tym, które obiecano wcześniej:
save-go-on = Graj dalej
error-no_module = Bez połączenia nie można wczytać zasad tej gry. Otwórz ją raz, mając połączenie.
error-broken_rules = Zasady tej gry nie wczytały się w całości. Odśwież stronę.
error-other_tab = Ta gra jest też otwarta w innej karcie lub innym oknie i tam potoczyła się dalej. Oto jej obecny stan.
error-not_kept = Nie udało się tego zapisać na tym urządzeniu; może brakuje miejsca. Nic się nie zmieniło: zwolnij trochę miejsca i spróbuj ponownie.
error-outdated = W innej karcie lub innym oknie jest otwarta nowsza wersja tej strony. Odśwież tę stronę.
error-not_loaded = Nie udało się wczytać tej części strony. Odśwież stronę.
error-not_lasting = To okno niczego nie zapamiętuje, może dlatego, że działa w trybie prywatnym. Po jego zamknięciu gra przepadnie, chyba że wcześniej pobierzesz ją jako plik.
error-unknown_game = Na tej stronie nie ma tej gry.
error-save_large = Ten plik jest za duży jak na zapisaną grę.
