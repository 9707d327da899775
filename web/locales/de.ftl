### Deutsch

# Home
home-title = Gute Spiele, ein Tisch, viel Glück
home-lead = Spiel sofort gegen Bots oder schick jemandem einen Link. Ohne Konto, ohne Installation.
your-name = Dein Name
guest-name = Gast
bot-strength = Bots
new-table = Eigenen Tisch eröffnen
game = Spiel
seats = Plätze
seat-number = Platz { $n }
seat-me = Ich
seat-friend = Mitspieler (per Link)
seat-bot = Bot: { $level }
seat-add = Platz hinzufügen
seat-remove = Platz entfernen
open-seat = freier Platz
options = Optionen
option-value = { $option }: { $value }
option-public = Tisch öffentlich anzeigen
clock = Bedenkzeit
clock-turn = Zeit pro Zug
open-table = Tisch eröffnen
start-table = Spiel starten
tables-mine = Meine Spiele
tables-public = Öffentliche Tische
state-open = wartet auf Mitspieler
state-wanted = { $n ->
    [one] noch eine Person gesucht
   *[other] noch { $n } Personen gesucht
 }
table-rated-short = gewertet
state-running = läuft
state-turn = { $name } ist am Zug
device-lead = Mit einem Link nimmst du deinen Namen und deine Spiele aufs Handy oder an einen anderen Rechner mit.
device-make = Link erstellen
device-once = Öffne ihn auf dem anderen Gerät. Er gilt einmal und 15 Minuten lang. Gib ihn nicht weiter: Wer ihn öffnet, spielt als du.
level-apprentice = Lehrling
level-hauler = Schlepper
level-hewer = Hauer
level-foreman = Steiger
level-captain = Obersteiger
level-about-apprentice = für die ersten Spiele: übersieht vieles
level-about-hauler = wenn du die Regeln kennst: flink und vernünftig
level-about-hewer = für Geübte: denkt jeden Zug zu Ende
level-about-foreman = für Erfahrene: schaut ein paar Züge voraus
level-about-captain = für Könner: sieht alles kommen
bot-choice = { $level } – { $about }
about-seconds = etwa { $n } s
about-minutes = etwa { $n } min
ready-in = in { $time } bereit
ready-soon = wird vorbereitet
bot-when = { $level } ({ $when })
bot-when-in = { $level } ({ $games }: { $when })
game-time = { $game } ({ $time })
preparing = { $n ->
    [one] { $levels } wird auf diesem Server noch vorbereitet, nur dieses eine Mal: { $games }.
   *[other] { $levels } werden auf diesem Server noch vorbereitet, nur dieses eine Mal: { $games }.
  }
preparing-others = Alle anderen Bots sind schon bereit.
table-title = Name des Tischs
option-spectators = Zuschauer erlaubt
who-sees = Sichtbarkeit
clock-kind-none = ohne Zeitlimit
clock-kind-each-turn = Zeit pro Zug
clock-kind-whole-game = Zeit pro Spieler für das ganze Spiel
clock-game = Zeit pro Spieler
clock-increment = Zusatzzeit pro Zug
clock-out = Ist die Zeit abgelaufen, spielt ein Bot weiter.
length-none = keine
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
state-won = Sieg für { $names }
more = Mehr zeigen
account = Mein Profil: Name, Geräte, Passwort
log-in = Ich habe schon Zugangsdaten
log-in-lead = Gib deinen Anmeldenamen und dein Passwort ein.
log-in-send = Anmelden
login = Anmeldename
password = Passwort
password-lead = Mit Anmeldename und Passwort (mindestens 8 Zeichen) kannst du dich auf jedem Gerät anmelden.
password-make = Passwort festlegen
password-change = Zugangsdaten ändern
password-set = Gespeichert. Damit kannst du dich ab jetzt anmelden.
renamed = Name geändert.
log-out = Auf diesem Gerät abmelden
log-out-sure = Du hast kein Passwort festgelegt und kommst dann nicht mehr an deinen Namen und deine Spiele heran. Trotzdem abmelden?
state-invited = du bist eingeladen
other-login = Als jemand anders anmelden
password-old = Bisheriges Passwort
password-new = Neues Passwort
password-everywhere = Mich auf allen anderen Geräten abmelden und alle Benachrichtigungen beenden
become-title = Auf diesem Gerät als { $name } spielen?
become-lead = Auf diesem Gerät spielst und chattest du dann als { $name }.
become-now = Im Moment spielst du hier als { $name }.
become-kept = { $name } hat kein Passwort und ist nur auf diesem Gerät bekannt. Du kannst später unter „Mein Profil“ wieder zu { $name } wechseln.
become-kept-login = Unter „Mein Profil“ kannst du später wieder zu { $name } wechseln.
become-yes = Als { $name } spielen
become-no = Nein
become-stay = { $name } bleiben
become-same = Du spielst hier schon als { $name }.
former-lead = Auf diesem Gerät hast du vorher als jemand anders gespielt.
former-back = Zurück zu { $name }
save = Speichern

# Everywhere
language = Sprache
theme = Darstellung
theme-auto = wie auf dem Gerät
theme-light = hell (über Tage)
theme-dark = dunkel (unter Tage)
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
name-me = { $name } (du)
name-numbered = { $name } { $n }
name-alike = { $name } ({ $n })
name-rated = { $name } ({ $rating })
name-provisional = { $name } ({ $rating }?)
download = Spiel als Datei herunterladen
span-days = { $days } Tg. { $hours } Std.

# The table
connecting = Verbinde …
offline = Verbindung unterbrochen. Sie wird von selbst wiederhergestellt; nichts geht verloren.
no-entry = Dieser Tisch lässt sich nicht öffnen
waiting = Einen Moment, bitte.
lobby-title = Warten auf Mitspieler
table-closed = Dieser Tisch ist geschlossen
sit-down = Hier hinsetzen
stand-up = Aufstehen
start = Starten
start-filled = Mit Bots auffüllen und starten
fill-with = Freie Plätze füllen mit
invite = Schick diesen Link allen, die mitspielen sollen. Ein Browser genügt.
invite-watch = Wer diesen Link hat, kann zuschauen.
chat = Chat
chat-say = Etwas sagen
chat-send = Senden
log = Verlauf
your-turn = Du bist am Zug
tab-turn = (!) Du bist am Zug – { $title }
tab-unread = ({ $n }) { $title }
turn-of = { $name } ist am Zug.
turn-unready = { $name } wird vorbereitet.
turn-unready-for = { $name } wird vorbereitet: { $time }.
game-over = Das Spiel ist zu Ende.
skip = Vorspulen
undo = Rückgängig
restart-turn = Zug neu beginnen
end-turn = Zug beenden
continue = Weiter
auto-end = Meinen Zug automatisch beenden, wenn nichts mehr zu tun ist
sound = Töne: mein Zug, Chat, Wertung, Spielende
resign = Aufgeben
resign-sure = Wirklich aufgeben? Ein Bot spielt für dich weiter.
keys = Tasten: Enter beendet den Zug, U macht rückgängig, ? zeigt Hilfe, Esc spult vor.
help-lead = Tippe oder klicke etwas an, um zu erfahren, was es ist. Noch einmal auf „Hilfe“: zurück zum Spiel.
result-title = { $n ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen gemeinsam!
  }
result-you = Du gewinnst!
result-you-too = Du gewinnst gemeinsam mit { $names }!
look-again = Tisch ansehen
review-game = Spiel analysieren
rematch = Revanche
players = Spieler
watching = Du schaust zu; { $name } ist am Zug.
result-again = Ergebnis zeigen
clock-none = ohne Zeitlimit
clock-each-turn = { $time } pro Zug
clock-whole-game = { $time } pro Spieler
clock-whole-game-more = { $time } pro Spieler, plus { $increment } pro Zug
table-public = öffentlich
table-private = nur mit Link
table-closed-doors = ohne Zuschauer
this-table = Dieser Tisch
remove-table = Tisch löschen (Betreiber)
remove-sure = Diesen Tisch für alle löschen?
block = Sperren
block-sure = Diesen Spieler auf dem ganzen Server sperren?
bot-plays = ein Bot spielt weiter ({ $level })
take-over = Bot einspringen lassen
take-over-why = Wer zwei Minuten lang nicht zieht, kann durch einen Bot vertreten werden und jederzeit zurückkommen.
come-back = Selbst weiterspielen
stand-in-time = Deine Zeit ist abgelaufen; ein Bot spielt für dich.
stand-in-absent = Du warst weg; ein Bot spielt für dich.
stand-in-gave_up = Du hast aufgegeben; ein Bot spielt für dich.
notify = Browser-Benachrichtigung, wenn ich am Zug bin
notices = Benachrichtigungen, wenn ich nicht da bin
filter = Filtern
filter-nothing = Keine passenden Tische.
about-person = { $name } stummschalten oder melden
report = Diesen Tisch melden
log-since = neu seit deinem letzten Besuch
turn-details = Einzelheiten dieses Zugs
then-show = Tisch zu diesem Zeitpunkt zeigen
then = So sah es zu diesem Zeitpunkt aus. Das Spiel geht inzwischen weiter.
then-back = Zurück zur Gegenwart
lobby-starts = { $name } startet das Spiel, sobald alle da sind.
lobby-starts-opener = Wer den Tisch eröffnet hat, startet das Spiel, sobald alle da sind.
call-off = Tisch schließen
call-off-sure = Diesen Tisch für alle schließen?
seat-invited = ist eingeladen
seat-declined = { $name } hat abgesagt
seat-release = Platz freigeben
accept = Annehmen
decline = Ablehnen
offer-title = Eine Revanche wird angeboten.
offer-accepted = { $name } ist dabei.
offer-invited = { $name } hat noch nicht geantwortet.
offer-declined = { $name } hat abgesagt.
offer-go = Zum neuen Tisch
chat-watching = (schaut zu)
howto-title = So geht’s
howto-done = Verstanden
howto-next = Weiter ({ $step }/{ $of })
unknown-game = Diese Seite kann das Spiel „{ $game }“ nicht zeigen. Frag den Betreiber dieses Servers nach einer Seite, die es kann.
other-version = Diese Seite und der Server haben verschiedene Versionen. Bitte lade die Seite später neu.

# Hints
hint-button = Tipp
hint-title = Gute Züge
hint-thinking = Denke nach …
hint-now = Beim jetzigen Stand gewinnst du etwa { $now } solcher Spiele.
hint-no-choice = Hier ist nur ein Zug sinnvoll.
hint-chance = gewinnt etwa { $then }
hint-steps = { $n ->
    [one] { $n } Schritt
   *[other] Alle { $n } Schritte
  }
hint-play = Diesen Zug spielen
hint-unready-for = Tipps werden vorbereitet: { $time }.
help-hint = Tipps: die drei besten Züge mit Begründung, nur nach dem, was du sehen kannst. Niemand sonst erfährt, dass du gefragt hast.
table-goes-on = { $n ->
    [one] setzt ein anderes Spiel nach dessen erster Aktion fort, genauso gemischt
   *[other] setzt ein anderes Spiel nach dessen ersten { $n } Aktionen fort, genauso gemischt
}
table-hints = Tipps erlaubt
option-hints = Spieler dürfen nach Tipps fragen
option-rated = Gewertet: Das Ergebnis verändert die Wertungszahlen aller am Tisch (keine Tipps)
table-rated = gewertet: Wer sich setzt, ist einverstanden, dass das Ergebnis für die Wertungszahl zählt
table-deal = gleiche Ausgangslage für alle: ein Versuch, nichts lässt sich zurücknehmen
deal-compare = Mit anderen vergleichen
challenge-deal = Freunde mit diesen Karten herausfordern
to-deal = Herausforderung des Tages
to-challenge = Freunde herausfordern
to-history = Meine Ergebnisse und Wertungszahlen

# Help
help-chat = Chat: Alle am Tisch können ihn lesen.
help-log = Der Verlauf: alles, was passiert ist. Tippe auf eine Zeile, um den Tisch zu diesem Zeitpunkt zu sehen.
help-turn = Wer am Zug ist und was zu tun ist. Enter beendet deinen Zug, U macht das Letzte rückgängig.

# Errors
error-offline = Gerade gibt es keine Verbindung.
error-who = Gib bitte zuerst einen Namen ein.
error-no_table = Diesen Tisch gibt es nicht.
error-no_spectators = Diesen Tisch können nur die Mitspieler sehen.
error-full = Alle Plätze sind besetzt.
error-taken = Dort sitzt schon jemand.
error-seated = Du sitzt schon an diesem Tisch.
error-not_your_turn = Du bist nicht am Zug.
error-not_seated = Du spielst hier nicht mit.
error-illegal = Das ist jetzt nicht erlaubt.
error-nothing_to_undo = Es gibt nichts zurückzunehmen.
error-too_many = Das ging zu schnell; warte bitte einen Moment.
error-too_many_tables = Du hast zu viele offene Tische.
error-too_many_bots = Bei dir laufen zu viele Spiele mit Bots; spiel erst eines zu Ende.
error-unavailable = Das hat auf dem Server gerade nicht geklappt; versuch es bitte noch einmal.
error-uncertain = Der Server weiß noch nicht, ob das geklappt hat; sieh am Tisch nach und versuch es noch einmal, falls nicht.
error-busy = Der Server ist ausgelastet; versuch es bitte noch einmal.
error-crowded = Gerade sind zu viele Besucher hier; versuch es bitte in einer Minute noch einmal.
error-slow = Die Verbindung war zu langsam; versuch es bitte noch einmal.
error-damaged = Die gespeicherten Daten dieses Tischs lassen sich nicht lesen. Der Betreiber dieses Servers kann nachsehen.
error-blocked = Der Betreiber dieses Servers hat dich gesperrt.
error-code = Dieser Link wurde schon benutzt oder ist abgelaufen.
error-open_seats = Es sind noch Plätze frei.
error-status = Das geht an diesem Tisch gerade nicht.
error-stale = Am Tisch ist es inzwischen weitergegangen.
error-too_much = Das ist mehr, als ein Tisch oder eine Datei fassen kann.
error-hidden = Was andere gesehen haben, wird erst gezeigt, wenn das Spiel zu Ende ist.
error-no_file = Bitte öffne das gespeicherte Spiel noch einmal von der Startseite aus.
error-other_version = Diese Seite und der Server haben verschiedene Versionen. Bitte lade die Seite neu.
error-moment = Diesen Zeitpunkt gab es in diesem Spiel nicht.
error-gave_up = Du hast dieses Spiel aufgegeben.
error-host = Den Betreiber kann man nicht sperren.
error-login = Anmeldename oder Passwort ist falsch.
error-login_taken = Diesen Anmeldenamen hat schon jemand.
error-no_player = Diesen Spieler gibt es nicht.
error-no_return = Hier spielt gerade kein Bot für dich.
error-not_absent = Dieser Spieler ist noch nicht lange genug weg.
error-not_host = Das darf nur der Betreiber dieses Servers.
error-not_waiting = Auf diesen Spieler wartet niemand.
error-not_yours = Das darf nur, wer den Tisch eröffnet hat.
error-origin = Die Anfrage kam von einer fremden Seite und wurde abgelehnt.
error-rated = An einem gewerteten Tisch gibt es keine Tipps.
error-no_deal = Diese Herausforderung gibt es nicht oder noch nicht.
error-deal_open = Andere spielen vielleicht noch mit derselben Ausgangslage. Komm wieder, wenn die Zeit dafür um ist.
error-deal_over = Die Zeit für diese Herausforderung ist um.
error-no_undo = Wo andere mit derselben Ausgangslage spielen, lässt sich nichts zurücknehmen.
error-no_hints = An diesem Tisch sind keine Tipps erlaubt.
error-hint_asked = Du hast schon nach einem Tipp gefragt.
error-hint_unready = Tipps werden noch vorbereitet. Versuch es gleich noch einmal.
error-hint_failed = Diesmal gibt es keinen Tipp. Bitte versuch es noch einmal.
error-review_unfinished = Analysieren lässt sich nur ein Spiel, das zu Ende ist.
error-review_asked = Du wartest schon auf die Analyse eines anderen Spiels.
error-review_long = Dieses Spiel ist für eine Analyse zu lang.
error-review_full = Es warten schon zu viele Analysen. Bitte versuch es später noch einmal.
error-wish = Das lässt sich in diesem Spiel nicht planen.
error-stand_in = Gerade spielt ein Bot für dich.
error-too_large = Das ist zu viel auf einmal.
error-rules = Dieses Spiel wurde mit einer älteren Regelfassung begonnen.
error-actions = Das sind zu viele Anfragen auf einmal.
error-before = Diesen Teil der Liste gibt es nicht mehr; bitte lade die Seite neu.
error-clock = Zur Bedenkzeit gehört eine Zeit pro Zug oder für das ganze Spiel.
error-form = Diese Ansicht kennt der Server nicht.
error-game = Dieses Spiel gibt es auf diesem Server nicht.
error-level = Einen Bot dieser Stärke gibt es nicht.
error-malformed = Das hat der Server nicht verstanden.
error-moves = So viele Züge hat das Spiel nicht.
error-option = Eine der Optionen hat einen ungültigen Wert.
error-password = Ein Passwort muss 8 bis 200 Zeichen haben.
error-save = Diese Datei ist kein Spiel, das sich fortsetzen lässt.
error-seats = Mit dieser Besetzung lässt sich das Spiel nicht spielen.
error-since = Die Seite war zu lange offline; bitte lade sie neu.
error-text = Eine Nachricht muss 1 bis 500 Zeichen haben, nur Text.
error-name = Ein Name muss 1 bis 40 sichtbare Zeichen haben, jedes Wort mit Buchstaben aus nur einem Alphabet.
error-kept = Ein Platz ist für jemanden reserviert, der noch nicht geantwortet hat. Warte, gib den Platz frei oder gib ihn einem Bot.
error-not_invited = Dort ist kein Platz reserviert.
error-old_password = Bitte gib dein bisheriges Passwort ein.
error-name_taken = Dieser Name ließe sich mit einem Bot, dem Betreiber oder der Anrede „du“ verwechseln. Bitte wähle einen anderen.
error-logged_out = Auf diesem Gerät ist inzwischen jemand anders oder niemand mehr angemeldet. Bitte lade die Seite neu.
error-instead_of = Auf diesem Gerät ist inzwischen jemand anders angemeldet. Bitte lade die Seite neu und versuch es noch einmal.
error-no_former = Dieses Gerät kennt diesen Spieler nicht mehr.
error-title = Ein Tischname darf höchstens 80 druckbare Zeichen haben.
error-unknown_action = Diese Aktion kennt das Spiel nicht.
error-words = Bitte such nach weniger Wörtern.
error-invalid = Etwas an der Eingabe stimmt nicht.
error-http = Das hat auf dem Server nicht geklappt.
error-host_name = Dieser Server ist unter einer anderen Adresse zu erreichen.
error-address = Dorthin lässt sich nichts senden: Die Adresse muss mit https:// beginnen und im Internet liegen.
error-too_many_notices = Du hast schon so viele Webhooks wie erlaubt; beende zuerst einen.
error-stop_link = Hier gibt es nichts mehr zu beenden.
error-report = Das gibt es nicht mehr.
error-mute = Das geht nicht: Entweder ist deine Liste stummgeschalteter Spieler voll, oder das bist du selbst.
error-other = Das hat nicht geklappt; versuch es bitte noch einmal.

presence-here = da
presence-away = kurz weg
presence-gone = nicht da
presence-bot = Bot
presence-played = ein Bot spielt
presence-given = hat aufgegeben
news-took_over-time = Die Zeit von { $name } ist abgelaufen; ein Bot spielt weiter ({ $level }).
news-took_over-absent = Für { $name } spielt ein Bot weiter ({ $level }).
news-took_over-gave_up = Für { $name } spielt ein Bot weiter ({ $level }).
news-came_back = { $name } ist zurück und spielt weiter.
news-gave_up = { $name } hat aufgegeben.
news-gone = { $name } hat den Tisch verlassen.
news-here = { $name } ist wieder am Tisch.
awaited-away = { $name } ist am Zug, aber kurz weg.
awaited-gone = { $name } ist am Zug, aber nicht da.
awaited-soon = In { $time } kann ein Bot einspringen.
wait = Warten
ask-name = Wie heißt du?
sit-down-any = Hinsetzen
chat-unread = { $n ->
    [one] eine neue Nachricht im Chat
   *[other] { $n } neue Nachrichten im Chat
  }
play-friend = Mit Freunden per Link spielen
settings = Einstellungen

# The rules
rules = Regeln
rules-of = Regeln von { $game }
rules-search = In den Regeln suchen
rules-found = { $n ->
    [one] { $n } Treffer
   *[other] { $n } Treffer
  }
rules-contents = Inhalt
rules-box = Was in der Schachtel ist
rules-tab = In neuem Tab öffnen
rules-none = Zu diesem Spiel gibt es hier keine Regeln.
rules-try = Ausprobieren
tried-again = Noch einmal versuchen
tried-back = Zurück zu den Regeln
tried-play-on = Weiterspielen

# The guide
guide = Einführung
guide-learn = Spielend lernen
guide-title = Erstes Spiel mit Einführung
guide-next = Weiter
guide-show = Zeig’s mir
guide-skip = Überspringen
guide-again = Von vorn
guide-unfold = Einführung zeigen
guide-resume = Einführung fortsetzen
guide-watch = { $name } ist am Zug: Schau zu, was passiert. Weiter geht’s, wenn du dran bist.
guide-fine = Das geht auch.
guide-undo = Zurücknehmen
guide-leave = So lassen
guide-play-on = Weiterspielen

# Auf diesem Gerät
home-alone = Du spielst auf diesem Gerät, ohne Server: gegen Bots oder mit Leuten neben dir. Für Spiele mit Freunden per Link, öffentliche Tische, Bedenkzeit, Wertungszahlen, die Herausforderung des Tages und Konten braucht es einen Server, und hier ist keiner erreichbar.
here-games = Spiele auf diesem Gerät
here-over = Auf diesem Gerät beendet
here-remove = Dieses Spiel löschen
here-remove-sure = Dieses Spiel von diesem Gerät löschen? Es lässt sich nicht zurückholen.
here-knows = Dieses Spiel läuft nur auf diesem Gerät und wird hier aufbewahrt; nichts wird irgendwohin geschickt. Das Gerät selbst kennt alle Karten, aber die Seite zeigt jedem nur, was er sehen darf.
here-outdated = Dieses Spiel hat mit einer älteren Version der Seite begonnen, und diese kann es nicht mehr zeigen. Du kannst es als Datei herunterladen.
table-here = auf diesem Gerät
on-server = Auf dem Server spielen, damit ich auf anderen Geräten weiterspielen kann und andere zuschauen können
seat-beside = Jemand neben mir, an diesem Gerät
seat-beside-name = Name der Person auf Platz { $n }
curtain-title = Gib das Gerät an { $name } weiter
curtain-lead = Sonst schaut jetzt bitte niemand hin. Der Tisch öffnet sich, wenn { $name } auf den Knopf drückt.
curtain-look = Ich bin { $name }
replay-open = Wiedergabe
replay-file = Gespeichertes Spiel ansehen
replay-drop = Wähle eine Spieldatei oder zieh sie irgendwo auf diese Seite.
save-open = Gespeichertes Spiel öffnen
save-choose = Spieldatei auswählen
save-follows = { $n ->
    [one] { $game }: { $n } Aktion, die nach den Regeln aus der Ausgangslage folgt.
   *[other] { $game }: { $n } Aktionen, die alle nach den Regeln aus der Ausgangslage folgen.
  }
save-over = Das Spiel ist zu Ende. Punkte nach Plätzen: { $scores }.
save-promised = Die Ausgangslage ist die, die vorher versprochen wurde:
save-go-on = Weiterspielen
error-no_module = Die Regeln dieses Spiels lassen sich ohne Verbindung nicht laden. Öffne das Spiel einmal mit Verbindung.
error-broken_rules = Die Regeln dieses Spiels wurden nicht vollständig geladen. Bitte lade die Seite neu.
error-other_tab = Dieses Spiel ist auch in einem anderen Tab oder Fenster offen und dort weitergegangen. So steht es jetzt.
error-not_kept = Das ließ sich auf diesem Gerät nicht speichern; vielleicht ist der Speicher voll. Es hat sich nichts geändert: Schaff etwas Platz und versuch es noch einmal.
error-outdated = Eine neuere Version dieser Seite ist in einem anderen Tab oder Fenster offen. Bitte lade diese hier neu.
error-not_loaded = Dieser Teil der Seite ließ sich nicht laden. Bitte lade die Seite neu.
error-not_lasting = Dieses Fenster speichert nichts, vielleicht weil es ein privates ist. Sobald du es schließt, ist das Spiel weg, wenn du es nicht vorher als Datei herunterlädst.
error-unknown_game = Dieses Spiel gibt es auf dieser Seite nicht.
error-save_large = Diese Datei ist zu groß für ein gespeichertes Spiel.
