### Deutsch

# Home
home-title = Gute Spiele, ein Tisch, viel Glück
home-lead = Spiel sofort gegen Bots, oder schick jemandem den Link. Ohne Konto, ohne Installation.
your-name = Dein Name
guest-name = Gast
bot-strength = Bots
new-table = Eigenen Tisch eröffnen
game = Spiel
seats = Plätze
seat-number = Platz { $n }
seat-me = Ich
seat-friend = Jemand mit dem Link
seat-bot = Bot: { $level }
seat-add = Ein Platz mehr
seat-remove = Ein Platz weniger
open-seat = freier Platz
options = Optionen
option-public = Tisch allen zeigen
clock = Bedenkzeit
clock-turn = Jeder Zug
open-table = Tisch eröffnen
start-table = Spiel beginnen
tables-mine = Meine Spiele
tables-public = Öffentliche Tische
state-open = wartet auf Mitspieler
state-running = läuft
state-turn = { $name } ist am Zug
device-lead = Ein Link bringt deinen Namen und deine Plätze aufs Handy oder an einen anderen Rechner.
device-make = Link erzeugen
device-once = Öffne ihn auf dem anderen Gerät. Er gilt einmal, eine Viertelstunde lang, und nur für dich.
level-apprentice = Lehrling
level-hauler = Schlepper
level-hewer = Hauer
level-foreman = Steiger
level-captain = Obersteiger
level-about-apprentice = neu dabei, übersieht das meiste
level-about-hauler = flink und vernünftig
level-about-hewer = denkt jeden Zug zu Ende
level-about-foreman = schaut ein paar Züge voraus
level-about-captain = braucht eine Sekunde und hat es kommen sehen
about-seconds = etwa { $n }{ "\u00A0" }s
about-minutes = etwa { $n }{ "\u00A0" }min
ready-in = in { $time } bereit
ready-soon = wird vorbereitet
preparing = { $n ->
    [one] { $levels } wird auf diesem Server vorbereitet, nur dieses eine Mal: { $games }.
   *[other] { $levels } werden auf diesem Server vorbereitet, nur dieses eine Mal: { $games }.
  }
preparing-others = Alle anderen spielen schon.
table-title = Name des Tischs
option-spectators = Andere dürfen zuschauen
who-sees = Wer ihn sieht
clock-kind-none = keine Uhr
clock-kind-each-turn = Zeit pro Zug
clock-kind-whole-game = Zeit für das ganze Spiel
clock-game = Jeder hat
clock-increment = und bekommt pro Zug
clock-out = Ist die Zeit um, spielt ein Bot weiter.
length-seconds = { $n ->
    [one] { $n } Sekunde
   *[other] { $n } Sekunden
  }
length-minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
  }
length-hours = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
  }
length-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
  }
tables-over = Beendete Spiele
state-won = gewonnen: { $names }
more = Mehr zeigen
account = Ich: Name, Geräte, Passwort
log-in = Ich habe schon eine Anmeldung
log-in-lead = Komm mit deiner Anmeldung und deinem Passwort zurück.
login = Anmeldename
password = Passwort
password-lead = Mit Anmeldename und Passwort (mindestens 8 Zeichen) kommst du von überall zurück.
password-make = Passwort festlegen
password-change = Anmeldung ändern
password-set = Fertig. Damit kommst du von nun an zurück.
renamed = Du heißt jetzt so.
log-out = Mich auf diesem Gerät vergessen
log-out-sure = Ohne Passwort kommt niemand als du zurück. Trotzdem vergessen?
state-invited = du bist eingeladen
other-login = Als jemand anders anmelden
password-old = Bisheriges Passwort
password-new = Neues Passwort
password-everywhere = Mich auf allen anderen Geräten abmelden
become-title = Auf diesem Gerät { $name } werden?
become-lead = Dieses Gerät spielt, redet und sitzt dann als { $name }.
become-now = Jetzt bist du { $name }.
become-kept = { $name } ist ein Gast ohne Passwort und nur auf diesem Gerät zu Hause. Du kannst zurück: Das Ich-Menü hebt { $name } hier für dich auf.
become-kept-login = Das Ich-Menü hebt den Weg zurück zu { $name } auf.
become-yes = { $name } werden
become-no = Nein
become-stay = { $name } bleiben
become-same = Du bist schon { $name }.
former-lead = Auf diesem Gerät warst du vorher jemand anders.
former-back = Wieder { $name } sein
save = Speichern

# Everywhere
language = Sprache
theme = Licht
theme-auto = wie das Gerät
theme-light = über Tage
theme-dark = unter Tage
speed = Animation
speed-slow = langsam
speed-normal = normal
speed-fast = schnell
speed-off = aus
close = Schließen
choose = Auswählen
home = Startseite
menu = Menü
help = Hilfe
link = Link
copy-link = Link kopieren
copied = Kopiert
qr-code = QR-Code des Links
rule = Regel { $clause }
me = du
download = Spiel als Datei herunterladen
span-days = { $days } T { $hours } Std.

# The table
connecting = Verbinde …
offline = Keine Verbindung. Sie kommt von selbst wieder; nichts geht verloren.
no-entry = Hier kannst du dich nicht hinsetzen
waiting = Einen Moment bitte.
lobby-title = Warten auf Mitspieler
table-closed = Dieser Tisch ist geschlossen
sit-down = Hier hinsetzen
stand-up = Aufstehen
start = Beginnen
start-filled = Mit Bots auffüllen und beginnen
fill-with = Freie Plätze bekommt
invite = Schick diesen Link allen, die mitspielen sollen. Ein Browser genügt.
invite-watch = Wer diesen Link hat, kann zuschauen.
chat = Chat
chat-say = Etwas sagen
chat-send = Senden
log = Was geschah
your-turn = Du bist am Zug
turn-of = { $name } ist am Zug.
turn-unready = { $name } wird vorbereitet.
turn-unready-for = { $name } wird vorbereitet: { $time }.
game-over = Das Spiel ist aus.
skip = Vorspulen
undo = Zurück
restart-turn = Zug von vorn
end-turn = Zug beenden
continue = Weiter
auto-end = Meinen Zug von selbst beenden, wenn nichts mehr zu tun ist
sound = Töne: mein Zug, Chat, Wertung, Ende
resign = Aufgeben
resign-sure = Wirklich aufgeben? Ein Bot spielt für dich weiter.
keys = Tasten: Enter beendet den Zug, U nimmt zurück, ? ist Hilfe, Esc spult vor.
help-lead = Drück auf irgendetwas, um zu erfahren, was es ist. Noch einmal Hilfe: weiterspielen.
result-title = { $n ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen gemeinsam!
  }
result-you = Du gewinnst!
result-you-too = Du gewinnst gemeinsam mit { $names }!
look-again = Tisch ansehen
rematch = Noch einmal
players = Spieler
watching = Du schaust zu; { $name } ist am Zug.
result-again = Ergebnis zeigen
clock-none = keine Uhr
clock-each-turn = { $time } pro Zug
clock-whole-game = { $time } für das Spiel, { $increment } s mehr pro Zug
table-public = für alle zu finden
table-private = nur für alle mit dem Link
table-closed-doors = ohne Zuschauer
this-table = Dieser Tisch
remove-table = Tisch entfernen (Gastgeber)
remove-sure = Diesen Tisch für alle entfernen?
block = Sperren
block-sure = Diesen Spieler auf dem ganzen Server sperren?
gave-up = hat aufgegeben
bot-plays = ein Bot spielt weiter ({ $level })
take-over = Bot weiterspielen lassen
take-over-why = Wer zwei Minuten nicht zieht, kann von einem Bot vertreten werden und jederzeit zurückkommen.
come-back = Selbst weiterspielen
stand-in-time = Deine Zeit war um; ein Bot spielt für dich.
stand-in-absent = Du warst weg; ein Bot spielt für dich.
stand-in-gave_up = Du hast aufgegeben; ein Bot spielt für dich weiter.
notify = Der Browser soll mir sagen, wenn ich am Zug bin
log-since = seit du zuletzt hier warst
turn-details = Was in diesem Zug geschah
then-show = Den Tisch zeigen, wie er damals war
then = So sah es damals aus. Das Spiel läuft derweil weiter.
then-back = Zurück zur Gegenwart
lobby-starts = { $name } beginnt das Spiel, wenn alle da sind.
lobby-opener = Wer den Tisch eröffnet hat,
call-off = Tisch absagen
call-off-sure = Diesen Tisch für alle absagen?
seat-invited = ist eingeladen
seat-declined = { $name } möchte nicht
seat-release = Platz freigeben
accept = Annehmen
decline = Ablehnen
offer-title = Ein neues Spiel wird angeboten.
offer-accepted = { $name } ist da.
offer-invited = { $name } hat noch nicht geantwortet.
offer-declined = { $name } möchte nicht.
offer-go = Zum neuen Tisch
chat-watching = schaut zu
howto-title = So geht es
howto-done = Verstanden
unknown-game = Diese Seite kann das Spiel „{ $game }“ nicht zeigen. Der Gastgeber dieses Servers braucht eine Seite, die es kann.
other-version = Diese Seite und der Server sind von verschiedenen Versionen. Bitte lade sie später neu.

# Help
help-chat = Chat: Alle am Tisch können ihn lesen.
help-log = Der Verlauf: alles, was geschah, in Sätzen. Drück auf einen, um den Tisch zu sehen, wie er damals war.
help-turn = Wer am Zug ist und was gefragt ist. Enter beendet deinen Zug, U nimmt den letzten Schritt zurück.

# Errors
error-offline = Gerade gibt es keine Verbindung.
error-who = Gib bitte zuerst einen Namen ein.
error-no_table = Diesen Tisch gibt es nicht.
error-no_spectators = Diesen Tisch sehen nur die Spieler.
error-full = Alle Plätze sind besetzt.
error-taken = Dort sitzt schon jemand.
error-seated = Du sitzt schon an diesem Tisch.
error-not_your_turn = Du bist nicht am Zug.
error-not_seated = Du spielst hier nicht mit.
error-illegal = Das ist jetzt nicht erlaubt.
error-nothing_to_undo = Es gibt nichts zurückzunehmen.
error-too_many = Zu schnell; warte bitte einen Moment.
error-too_many_tables = Du hast zu viele offene Tische.
error-too_many_bots = Bei dir laufen zu viele Tische mit Bots; spiele erst einen zu Ende.
error-unavailable = Der Server konnte das nicht; versuch es bitte noch einmal.
error-uncertain = Der Server weiß noch nicht, ob das getan ist; schau auf den Tisch und versuch es noch einmal, wenn nicht.
error-busy = Der Server ist beschäftigt; versuch es bitte noch einmal.
error-crowded = Gerade sind zu viele Besucher hier; versuche es in einer Minute noch einmal.
error-slow = Die Verbindung war zu langsam; versuche es noch einmal.
error-damaged = Was von diesem Tisch gespeichert ist, lässt sich nicht lesen. Wer diesen Server betreibt, kann nachsehen.
error-blocked = Der Gastgeber dieses Servers hat dich gesperrt.
error-code = Dieser Link wurde schon benutzt oder ist zu alt.
error-open_seats = Es sind noch Plätze frei.
error-status = Dafür ist es an diesem Tisch zu spät.
error-stale = Am Tisch ging es inzwischen weiter.
error-too_much = Das ist mehr, als ein Tisch oder eine Datei aufnimmt.
error-moment = Diesen Moment gab es in diesem Spiel nicht.
error-gave_up = Du hast dieses Spiel aufgegeben.
error-host = Den Gastgeber kann man nicht sperren.
error-login = Anmeldename oder Passwort ist falsch.
error-login_taken = Diesen Anmeldenamen hat schon jemand.
error-no_player = Diesen Spieler gibt es nicht.
error-no_return = Hier gibt es nichts, wohin du zurückkehren könntest.
error-not_absent = Dieser Spieler ist noch nicht lange genug weg.
error-not_host = Das darf nur der Gastgeber dieses Servers.
error-not_waiting = Auf diesen Spieler wartet niemand.
error-not_yours = Das darf nur, wer den Tisch eröffnet hat.
error-origin = Diese Seite ist nicht von uns.
error-stand_in = Gerade spielt ein Bot für dich.
error-too_large = Das ist zu viel auf einmal.
error-rules = Dieses Spiel begann nach älteren Regeln.
error-actions = Das ist zu viel auf einmal gefragt.
error-before = Diese Seite der Liste gibt es nicht mehr; bitte neu laden.
error-clock = Die Uhr braucht die Zeit pro Zug oder für das ganze Spiel.
error-form = Diese Ansicht kennt der Server nicht.
error-game = Dieses Spiel hat der Server nicht.
error-level = Einen Bot dieser Stärke gibt es nicht.
error-malformed = Das hat der Server nicht verstanden.
error-moves = So viele Züge hat das Spiel nicht.
error-option = Eine der Optionen geht so nicht.
error-password = Ein Passwort hat 8 bis 200 Zeichen.
error-save = Diese Datei ist kein Spiel, das weitergehen kann.
error-seats = Mit diesen Plätzen geht das Spiel nicht.
error-since = Die Seite war zu lange weg; bitte neu laden.
error-text = Eine Nachricht hat 1 bis 500 Zeichen, nur Text.
error-name = Ein Name hat 1 bis 40 sichtbare Zeichen, mit Buchstaben eines Alphabets.
error-kept = Ein Platz ist für jemanden reserviert, der noch nicht geantwortet hat. Warte, gib ihn frei oder gib ihn einem Bot.
error-not_invited = Dort ist kein Platz reserviert.
error-old_password = Bitte gib dein bisheriges Passwort an.
error-name_taken = Mit diesem Namen könnte man dich für einen Bot, den Gastgeber oder sich selbst halten. Bitte wähle einen anderen.
error-logged_out = Auf diesem Gerät ist inzwischen jemand anders angemeldet, oder niemand. Bitte lade die Seite neu.
error-instead_of = Dieses Gerät ist inzwischen jemand anders. Bitte lade die Seite neu und versuche es noch einmal.
error-no_former = Dieses Gerät kennt diesen Spieler nicht mehr.
error-title = Ein Tischname hat höchstens 80 druckbare Zeichen.
error-unknown_action = Diese Aktion kennt das Spiel nicht.
error-words = Bitte nach weniger Wörtern suchen.
error-invalid = Etwas an der Eingabe stimmt nicht.
error-http = Das konnte der Server nicht.
error-host_name = Dieser Server hat eine andere Adresse.
error-other = Das hat nicht geklappt; bitte noch einmal.

presence-here = da
presence-away = kurz weg
presence-gone = nicht da
presence-bot = Bot
presence-played = ein Bot spielt
presence-given = hat aufgegeben
news-took_over-time = Die Zeit von { $name } ist um; ein Bot spielt weiter ({ $level }).
news-took_over-absent = Für { $name } spielt ein Bot weiter ({ $level }).
news-took_over-gave_up = Für { $name } spielt ein Bot weiter ({ $level }).
news-came_back = { $name } ist zurück und spielt weiter.
news-gave_up = { $name } hat aufgegeben.
news-gone = { $name } hat den Tisch verlassen.
news-here = { $name } ist wieder am Tisch.
awaited-away = Wir warten auf { $name }, gerade kurz weg.
awaited-gone = Wir warten auf { $name }, nicht am Tisch.
awaited-soon = In { $time } kann ein Bot weiterspielen.
wait = Warten
ask-name = Wie heißt du?
sit-down-any = Hinsetzen
chat-unread = { $n ->
    [one] eine neue Chatzeile
   *[other] { $n } neue Chatzeilen
}
play-friend = Mit einem Freund, über einen Link
settings = Einstellungen
