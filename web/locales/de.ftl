### Deutsch. Die Begriffe von Glück Auf sind die seiner Anleitung.

# Home
home-title = Zwei Spiele, ein Tisch, viel Glück
home-lead = Spiel sofort gegen Bots, oder schick jemandem den Link. Ohne Konto, ohne Installation.
your-name = Dein Name
guest-name = Gast
bot-strength = Bots
about-glueckauf = Dir gehört eine Zeche in Essen, um 1900. Setz deine Arbeiter ein, fördere Kohle, erfülle Aufträge und lieg vorn, wenn die Schicht gewertet wird.
about-gluecksgriff = Werde deine Punkte los: ablegen, klopfen und „Glücksgriff“ rufen, sobald deine Hand klein genug ist. Nur irren darfst du dich nicht.
play-glueckauf = Gegen zwei Bots spielen
play-gluecksgriff = Gegen drei Bots spielen
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
option-free-storage = Kohle darf auch ins Lager, wenn ein Auftrag auf sie wartet
option-open-piles = Gelieferte Aufträge liegen offen
option-limit = Gespielt wird bis
option-flat = Ein falscher Ruf kostet glatt 30
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
level-about-apprentice = neu unter Tage, übersieht das meiste
level-about-hauler = flink und vernünftig
level-about-hewer = denkt jeden Zug zu Ende
level-about-foreman = schaut ein paar Züge voraus
level-about-captain = braucht eine Sekunde und hat es kommen sehen
table-title = Name des Tischs
option-starter = Wer beginnt
starter-random = wird ausgelost
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
house-lead = Hauskarten: für eigene Ideen gibt es leere Karten, höchstens sieben.
house-title = Titel
house-value = Punkte
house-power = Wirkung
house-add = Noch eine Hauskarte
house-remove = Entfernen
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
game-over = Das Spiel ist aus.
skip = Vorspulen
undo = Zurück
restart-turn = Zug von vorn
end-turn = Zug beenden
stop = Fördern beenden
continue = Weiter
auto-end = Meinen Zug von selbst beenden, wenn nichts mehr zu tun ist
sound = Läuten, wenn ich am Zug bin
resign = Aufgeben
resign-sure = Wirklich aufgeben? Ein Bot spielt für dich weiter.
keys = Tasten: Enter beendet den Zug, U nimmt zurück, ? ist Hilfe, Esc spult vor.
help-lead = Drück auf irgendetwas, um zu erfahren, was es ist. Noch einmal Hilfe: weiterspielen.
result-title = { $n ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen gemeinsam!
  }
look-again = Tisch ansehen
rematch = Noch einmal
players = Spieler
parts = Teile des Tischs
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
then-show = Den Tisch zeigen, wie er damals war
then = So sah es damals aus. Das Spiel läuft derweil weiter.
then-back = Zurück zur Gegenwart
lobby-starts = { $name } beginnt das Spiel, wenn alle da sind.
lobby-opener = Wer den Tisch eröffnet hat,
call-off = Tisch absagen
call-off-sure = Diesen Tisch für alle absagen?
howto-title = So geht es
howto-done = Verstanden
howto-glueckauf-1 = Jeden Zug setzt du Arbeiter auf ein leuchtendes Feld der Zeche ein. Wo schon welche stehen, brauchst du einen mehr.
howto-glueckauf-2 = Kauf Plättchen mit Loren und Kohle, nimm Aufträge und fördere: Der Korb bringt die Kohle herauf, und ein Druck auf ein Auftragsfeld füllt es.
howto-glueckauf-3 = Volle Aufträge zählen, wenn ihr Fahrzeug sie abholt. Nach jeder Schicht belohnt die Uhr, wer am meisten hat.
howto-glueckauf-4 = Halte helle und dunkle Plättchen im Gleichgewicht. Was grau ist, sagt dir, warum; bis zum Zugende lässt sich fast alles zurücknehmen.
howto-gluecksgriff-1 = Werde Punkte los: Leg eine Karte ab, mehrere gleiche oder eine Straße ab drei Karten, dann zieh eine Karte.
howto-gluecksgriff-2 = Drück auf Karten; unter der Hand steht jeder Zug, den sie ergeben. Passen sie auf den Stapel, darfst du klopfen und ziehst nichts.
howto-gluecksgriff-3 = Mit sechs Punkten oder weniger darfst du rufen. Hat niemand so wenig, schreibst du nichts auf; sonst kostet es dich 30.
howto-gluecksgriff-4 = Die kleinste Summe gewinnt. Wer genau ein Vielfaches von fünfzig trifft, halbiert.

# Glück Auf: words
vp = SP
marks-short = M
coal-yellow = gelbe Kohle
coal-brown = braune Kohle
coal-gray = graue Kohle
coal-black = schwarze Kohle
letter-yellow = G
letter-brown = B
letter-gray = R
letter-black = S
level-surface = über Tage
level-yellow = gelbe Etage
level-brown = braune Etage
level-gray = graue Etage
level-black = schwarze Etage
level-to-surface = zu Tage
level-to-yellow = auf die gelbe Etage
level-to-brown = auf die braune Etage
level-to-gray = auf die graue Etage
level-to-black = auf die schwarze Etage
side-light = hell
side-dark = dunkel
vehicle-barrow = Handkarren
vehicle-carriage = Fuhrwerk
vehicle-motorcar = Lastwagen
vehicle-engine = Eisenbahn
card-name = { $vehicle }-Auftrag ({ $points } SP)
tile-name = { $side ->
    [light] helles
   *[dark] dunkles
  } { $coal ->
    [yellow] gelbes
    [brown] braunes
    [gray] graues
   *[black] schwarzes
  } Tunnelplättchen mit { $lorries ->
    [one] { $lorries } Lore
   *[other] { $lorries } Loren
  }
works = Die Zeche
building-factory = Lorenfabrik
building-order = Neue Aufträge
building-mining = Fördern
building-delivery = Ausliefern
building-money = Geld
canteen = Kantine:
nobody = niemand
stacks = Stapel: { $tiles } Plättchen, { $orders } Aufträge
space-bank = Bank: 1 Mark nehmen
space-factory-draw = Fünf Tunnelplättchen ansehen
space-order-draw = Fünf Aufträge ansehen
space-factory = Ein { $tile } kaufen
space-factory-empty = Leeres Feld der Lorenfabrik
space-order = Den { $card } nehmen
space-order-empty = Leeres Auftragsfeld
space-delivery = Ausliefern: { $vehicle }
space-mining = Fördern mit bis zu { $n } Arbeitsschritten
space-money = { $n } Mark nehmen
space-price = { $n ->
    [one] { $n } Arbeiter
   *[other] { $n } Arbeiter
  }
space-taken = { $n ->
    [one] { $n } Arbeiter steht dort
   *[other] { $n } Arbeiter stehen dort
  }
space-locked = { $space }, gesperrt
steps-word = Schritte
steps-left = { $n ->
    [one] noch { $n } Schritt
   *[other] noch { $n } Schritte
  }
mine = Bergwerk
cage-at = Förderkorb: { $level }, { $n ->
    [one] { $n } Würfel
   *[other] { $n } Würfel
  }
cage-cube = { $coal } im Förderkorb
storage = Kohlelager
storage-cube = { $coal } im Kohlelager
store-here = Hier einen Würfel lagern
spot = Feld für { $coal }: { $card }
orders-outstanding = Ausstehende Aufträge
no-orders = Keine ausstehenden Aufträge
delivered = { $n } geliefert
orders-short = { $open } offen, { $done } geliefert
balance = { $light } helle und { $dark } dunkle Plättchen: { $loss ->
    [0] ausgeglichen
   *[other] { $loss } SP Verlust
  }
workers-left = { $n ->
    [one] noch { $n } Arbeiter
   *[other] noch { $n } Arbeiter
  }
projected = Wenn jetzt Schluss wäre
line-now = SP jetzt
line-majority = Mehrheiten
line-money = Geld
line-coal = Kohle
line-outstanding = Offene Aufträge
line-imbalance = Ungleichgewicht
starter = Startspieler
look-at-mine = Bergwerk von { $name }
clock-title = Schichtuhr: Schicht { $shift } von 3
clock-shift = Zählt ab Schicht { $shift }
clock-says = { $name } { $n }, +{ $points } SP
clock-nobody = noch niemand
element-yellow-spots = Gelbe Kohle geliefert
element-brown-spots = Braune Kohle geliefert
element-gray-spots = Graue Kohle geliefert
element-black-spots = Schwarze Kohle geliefert
element-barrow-spots = Mit Handkarren geliefert
element-carriage-spots = Mit Fuhrwerk geliefert
element-motorcar-spots = Mit Lastwagen geliefert
element-engine-spots = Mit Eisenbahn geliefert
element-empty-yellow-lorries = Leere gelbe Loren
element-empty-brown-lorries = Leere braune Loren
element-empty-gray-lorries = Leere graue Loren
element-empty-black-lorries = Leere schwarze Loren
tab-works = Zeche
tab-mine = Bergwerk
tab-others = Spieler
tab-log = Verlauf
scoring-title = Ende der { $shift }. Schicht
scoring-sum = Diese Wertung
scoring-now = SP jetzt
stat-title = Woher die Punkte kamen
stat-delivery = Auslieferungen
stat-shift = Wertung der { $shift }. Schicht
stat-total = Summe

# Glück Auf: what is asked
prompt-draft = Du bist am Zug: Nimm einen der ausliegenden Aufträge.
prompt-place = Du bist am Zug: Setz Arbeiter auf ein leuchtendes Feld.
prompt-fill = Der Vorrat ist knapp: Wähle die Kohle für die Lore.
prompt-buy = Kauf eins der gezogenen Plättchen, oder keins.
prompt-keep = Behalte einen der gezogenen Aufträge, oder keinen.
prompt-return = Leg die übrigen zurück: auf den Stapel oder darunter?
prompt-next-tile = Wähle das Plättchen, das als Nächstes zurückkommt.
prompt-next-order = Wähle den Auftrag, der als nächster zurückkommt.
prompt-mine = { $n ->
    [one] Noch { $n } Schritt: Korb bewegen, Kohle laden, Aufträge füllen.
   *[other] Noch { $n } Schritte: Korb bewegen, Kohle laden, Aufträge füllen.
  }
prompt-pair = Wähle zwei beliebige Würfel für dieses Feld.
prompt-end = Das war deine Aktion: Beende deinen Zug, oder nimm etwas zurück.
choices-draft = Aufträge zur Auswahl
choices-fill = { $n ->
    [one] Der Vorrat ist knapp: Kohle für { $n } Lore
   *[other] Der Vorrat ist knapp: Kohle für { $n } Loren
  }
choices-buy = Fünf Plättchen: eines kaufen oder keines
choices-keep = Fünf Aufträge: einen behalten oder keinen
choices-return = Auf den Stapel oder darunter?
choices-next-tile = Welches kommt als Nächstes zurück?
choices-next-order = Welcher kommt als nächster zurück?
do-put = { $coal } auf den { $card } legen (1 Schritt)
do-fetch = { $coal } aus dem Lager auf den { $card } legen (1 Schritt)
do-pair = Zwei beliebige Würfel auf den { $card } legen (2 Würfel, 2 Schritte)
do-use-cage = { $coal } aus dem Förderkorb nehmen
do-use-storage = { $coal } aus dem Lager nehmen
do-store = { $coal } lagern (1 Schritt)
do-load = { $coal } laden (1 Schritt)
do-ride = Förderkorb { $level } bewegen (1 Schritt)
do-fill = { $coal } auf die Lore stellen
do-fill-none = Leer lassen
do-buy = Ein { $tile } für { $marks } Mark kaufen
do-buy-none = Keines kaufen
do-keep = Den { $card } behalten
do-keep-none = Keinen behalten
do-take = Den { $card } nehmen
do-return-top = Alle auf den Stapel
do-return-bottom = Alle unter den Stapel
do-next = Als Nächstes: { $thing }

# Glück Auf: what happened
log-deliver = { $name } liefert { $vehicle ->
    [barrow] mit dem Handkarren
    [carriage] mit dem Fuhrwerk
    [motorcar] mit dem Lastwagen
   *[engine] mit der Eisenbahn
  } aus.
log-mining = { $name } fördert mit bis zu { $n } Schritten.
log-money = { $name } nimmt { $n } Mark.
log-bank = { $name } schickt einen Arbeiter für 1 Mark zur Bank.
log-factory = { $name } kauft ein Plättchen in der Lorenfabrik.
log-factory-draw = { $name } sieht sich fünf Plättchen vom Stapel an.
log-order = { $name } nimmt einen neuen Auftrag.
log-order-draw = { $name } sieht sich fünf Aufträge vom Stapel an.
log-next = { $name } legt eins davon zurück.
log-return-top = { $name } legt den Rest auf den Stapel.
log-return-bottom = { $name } legt den Rest unter den Stapel.
log-put = { $name } legt { $coal } auf den { $card }.
log-fetch = { $name } legt { $coal } aus dem Lager auf den { $card }.
log-pair = { $name } nimmt zwei beliebige Würfel für den { $card }.
log-use = { $name } legt { $coal } dazu.
log-buy = { $name } kauft ein { $tile }.
log-buy-none = { $name } kauft keins davon.
log-keep = { $name } behält den { $card }.
log-keep-none = { $name } behält keinen davon.
log-take = { $name } nimmt den { $card } aus der Auslage.
log-fill = { $name } stellt { $coal } auf die Lore.
log-stop = { $name } beendet das Fördern.
log-end = { $name } beendet den Zug.
log-ride = { $name } bewegt den Förderkorb { $level }.
log-load = { $name } lädt { $coal } in den Förderkorb.
log-store = { $name } lagert { $coal }.
log-points = { $name } bekommt { $points } SP für den { $vehicle }-Auftrag.
log-revealed = Ein { $thing } rückt nach.
log-shift-over = Schicht { $shift } ist zu Ende.
log-shift-points = { $name } bekommt in dieser Wertung { $points } SP.
log-starter = { $name } beginnt die nächste Schicht.
log-fill-none = { $name } lässt die Lore leer.

# Glücksgriff
griff-card-J = Joker
griff-card-H = Sanduhr
griff-card-M = Zauberhand
griff-discard = { $card } ablegen
griff-offer = { $card } auslegen
griff-set = Satz { $cards } ablegen
griff-street = Straße { $cards } ablegen
griff-knock = mit { $cards } klopfen
griff-hourglass = Sanduhr vor { $name } legen
griff-take-top = oberste Karte nehmen
griff-take-low = niedrigste Karte nehmen
griff-take-high = höchste Karte nehmen
griff-take-from = Karte von { $name } nehmen
griff-lay = gezogene Karte auch ablegen
griff-lay-low = unten anlegen
griff-lay-high = oben anlegen
griff-end = behalten und Zug beenden
griff-skip = aussetzen
griff-deflect = mit eigener Sanduhr abwehren
griff-pass = passen
griff-magic = Zauberhand spielen
griff-draw = Karte ziehen
did-discard = { $name } legt { $card } ab.
did-offer = { $name } legt { $card } aus.
did-set = { $name } legt den Satz { $cards } ab.
did-street = { $name } legt die Straße { $cards } ab.
did-knock = { $name } klopft mit { $cards }.
did-hourglass = { $name } legt { $other } eine Sanduhr vor.
did-take = { $name } nimmt { $card } vom Ablagestapel.
did-take-from = { $name } nimmt die Karte, die { $other } ausgelegt hat.
did-lay = { $name } legt auch die gezogene Karte ab.
did-call = { $name } ruft „Glücksgriff!“
did-end = { $name } behält die Karte.
did-skip = { $name } muss diesen Zug aussetzen.
did-deflect = { $name } wehrt die Sanduhr mit einer eigenen ab.
did-pass = { $name } passt.
did-magic = { $name } spielt die Zauberhand.
did-draw = { $name } zieht eine Karte.
griff-reshuffled = Der Ablagestapel wird zum neuen Ziehstapel gemischt.
griff-round-over = Runde { $round } ist zu Ende.
griff-halved = { $name } erreicht genau { $reached } und halbiert auf { $points }.
griff-wrong-call = { $name } hat zu früh gerufen und bekommt dafür { $points } Punkte.
griff-points = { $points ->
    [one] { $name } bekommt { $points } Punkt für die Hand.
   *[other] { $name } bekommt { $points } Punkte für die Hand.
  }
griff-call-points = Glücksgriff! ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  })
griff-total = von { $limit }
griff-cards = { $n ->
    [one] { $n } Karte auf der Hand, bekannt: { $known }
   *[other] { $n } Karten auf der Hand, bekannt: { $known }
  }
griff-called = hat gerufen!
griff-hourglass-here = muss aussetzen
griff-protected = geschützt
griff-stalemate = { $turns } von { $at } Zügen ohne Neues; dann bleibt nur der Ziehstapel.
griff-empty-hand = keine Karte mehr
griff-prompt-react = Vor dir liegt eine Sanduhr: Setz aus, oder wehr sie ab.
griff-prompt-main = Du bist am Zug: Wähle Karten und spiel sie aus, oder ruf.
griff-prompt-draw = Jetzt ziehen: vom Stapel, oder nimm eine leuchtende Karte.
griff-prompt-after-draw = Die gezogene Karte passt: Leg sie auch ab, oder behalt sie.
griff-prompt-magic-lay = Eine Zauberhand: Leg deine niedrigste Karte aus.
griff-prompt-magic-choose = Nimm eine der ausgelegten Karten, oder zieh wie sonst.
dealer = gibt
piles = Stapel
stock-left = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
  }
pile-offer = darf genommen werden
pile-single = einzelne Karte
pile-set = Satz
pile-street = Straße
pile-special = Sonderkarte
pile-empty = Der Ablagestapel ist leer.
magic-laid = für die Zauberhand ausgelegt
hand = Meine Hand
plays = Was die gewählten Karten ergeben
plays-none = Diese Karten ergeben zusammen keinen Spielzug.
plays-select = Drück auf die Karten, die du spielen willst.
score-sheet = Punktezettel: Runde { $round }
score-none = Noch ist nichts gezählt. Wer am wenigsten hat, gewinnt.
score-chart = Punktestände nach Runden
round = Runde
why-hand = Hand
why-call = Ruf
why-wrong-call = Falscher Ruf
why-halved = Halbiert
griff-a-card = { $card ->
    [J] einen Joker
    [H] eine Sanduhr
    [M] eine Zauberhand
    [X] „{ $title }“
   *[other] eine { $card }
  }
griff-and = { $a } und { $b }
griff-round-title = Runde { $round } ist zu Ende
griff-next-round = { $name } gibt die nächste Runde.
griff-right-call = { $name } hat zur rechten Zeit gerufen und bekommt keine Punkte.
griff-last-moves = { $name } hat „Glücksgriff!“ gerufen. Alle anderen haben noch einen Zug.
griff-house = Hauskarten: { $cards }
griff-house-card = „{ $title }“ zählt { $value }
power-plain = einfache Karte
power-joker = Joker
power-hourglass = Sanduhr
power-magic_hand = Zauberhand
griff-prompt-draw-only = Jetzt zieh eine Karte vom Stapel.
griff-prompt-react-only = Vor dir liegt eine Sanduhr: Du musst diesen Zug aussetzen.

# Help
help-chat = Chat: Alle am Tisch können ihn lesen.
help-log = Der Verlauf: alles, was geschah, in Sätzen. Drück auf einen, um den Tisch zu sehen, wie er damals war.
help-turn = Wer am Zug ist und was gefragt ist. Enter beendet deinen Zug, U nimmt den letzten Schritt zurück.
help-factory = Lorenfabrik: Kauf ein Tunnelplättchen. Es kommt mit Kohle und in dein Bergwerk, auf seine Etage und Seite.
help-order = Neue Aufträge: Nimm einen. Jeder nicht gelieferte kostet am Ende 1 SP.
help-mining = Fördern: Förderkorb bewegen, Kohle laden, Aufträge bestücken. Jede Bewegung kostet einen Schritt.
help-delivery = Ausliefern: Gib alle fertigen Aufträge dieses Transportmittels ab und bekomme ihre Siegpunkte.
help-money = Geld: Nimm die Mark sofort.
help-bank = Bank: ein Arbeiter, eine Mark, immer möglich.
help-canteen = Kantine: Verdrängte Arbeiter ruhen hier bis zum Ende der Schicht.
help-level = Eine Etage: Kohle steht auf Loren. Plättchen mit Laternen liegen auf der hellen Seite.
help-lorry = Eine Lore mit Kohle. Steht der Förderkorb auf dieser Etage, drück darauf, um den Würfel zu laden.
help-cage = Dein Förderkorb. Drück auf eine Etage, um hinzufahren. Er trägt fünf Würfel.
help-storage = Kohlelager: Würfel von hier kannst du beim Fördern jederzeit für Aufträge nehmen.
help-orders = Ausstehende Aufträge: Drück auf ein freies Feld, um es zu füllen. Zwei beliebige Würfel ersetzen den richtigen.
help-delivered = Gelieferte Aufträge zählen bei den Mehrheiten jeder späteren Wertung.
help-clock = Die Schichtuhr: Nach jeder Schicht werden diese Mehrheiten gewertet. Die Zahlen zeigen ersten und zweiten Preis, und wer sie jetzt bekäme.
help-balance = Gleichgewicht: Jedes Plättchen, das eine Seite mehr hat, kostet am Ende 2 SP.
help-points = Siegpunkte bisher.
help-workers = Arbeiter, die du in dieser Schicht noch einsetzen kannst.
help-projected = Was du hättest, wenn jetzt Schluss wäre, nach allem, was jeder sehen kann.
help-player = Ein Spieler: Punkte, Aussicht, Geld, Arbeiter, Förderkorb, Kohle, Aufträge, Gleichgewicht. Drück darauf, um das Bergwerk zu sehen.
help-draft = Vor der ersten Schicht nimmt jeder drei Aufträge.
help-hand = Was du gezogen hast. Niemand sonst sieht es.
help-steps = Schritte, die dir in dieser Aktion bleiben.
help-stock = Der Ziehstapel, verdeckt.
help-pile = Der Ablagestapel. Was leuchtet, darf genommen werden; mit passenden Karten kann man darauf klopfen.
help-magic = Für die Zauberhand ausgelegte Karten: Eine davon darf genommen werden.
help-griff-hand = Deine Hand: Drück auf Karten, um sie zu wählen, dann auf einen Spielzug.
help-griff-seat = Ein Spieler: Punktestand, Handkarten und die Karten, die alle kennen.
help-call = Ruf mit sechs Punkten oder weniger. Hat niemand so wenig wie du, bekommst du nichts angeschrieben; sonst kostet es 30.
help-sheet = Punktestände nach jeder Runde. Genau 50, 100, … wird halbiert.
help-stalemate = Geschieht lange nichts, schließt der Ablagestapel.
help-griff-call = Hat gerufen: Alle anderen haben noch einen Zug.
help-griff-hourglass = Hier liegt eine Sanduhr: Der nächste Zug fällt aus, wenn sie nicht mit einer anderen abgewehrt wird.
help-griff-shield = Wer gerade ausgesetzt hat, ist bis zum nächsten Zug vor Sanduhren sicher.

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
error-unavailable = Der Server konnte das nicht; versuch es bitte noch einmal.
error-busy = Der Server ist beschäftigt; versuch es bitte noch einmal.
error-blocked = Der Gastgeber dieses Servers hat dich gesperrt.
error-code = Dieser Link wurde schon benutzt oder ist zu alt.
error-open_seats = Es sind noch Plätze frei.
error-status = Dafür ist es an diesem Tisch zu spät.
error-stale = Am Tisch ging es inzwischen weiter.
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
error-name = Ein Name hat 1 bis 40 druckbare Zeichen.
error-title = Ein Tischname hat höchstens 80 druckbare Zeichen.
error-unknown_action = Diese Aktion kennt das Spiel nicht.
error-words = Bitte nach weniger Wörtern suchen.
error-invalid = Etwas an der Eingabe stimmt nicht.
error-http = Das konnte der Server nicht.
error-host_name = Dieser Server hat eine andere Adresse.
error-other = Das hat nicht geklappt; bitte noch einmal.

# Why not: Glück Auf
clause-GA-DEL-04 = Du hast keinen fertigen Auftrag für dieses Transportmittel.
clause-GA-DEL-06 = Würfel gelieferter Aufträge gehen zurück in den Vorrat.
clause-GA-END-01 = Das Spiel ist aus.
clause-GA-FAC-05 = Dort liegt kein Plättchen, oder du kannst es nicht bezahlen.
clause-GA-FAC-15 = Der Plättchenstapel ist leer.
clause-GA-FAC-16 = Du kannst nur eines der gezogenen Plättchen kaufen.
clause-GA-FAC-17 = Für dieses Plättchen reicht dein Geld nicht.
clause-GA-FAC-19 = Entscheide zuerst, ob die Plättchen auf oder unter den Stapel kommen.
clause-GA-FAC-20 = Nur gezogene Plättchen gehen zurück, eines nach dem anderen.
clause-GA-FAC-23 = Wählen kannst du nur Kohle, die es im Vorrat noch gibt.
clause-GA-FLOW-02 = Du bist nicht am Zug.
clause-GA-FLOW-03 = Eine Aktion pro Zug: Dein Feld hast du schon gewählt.
clause-GA-FLOW-08 = Die Schicht ist zu Ende.
clause-GA-FLOW-11 = Bring zuerst deine Aktion zu Ende, oder beende deinen Zug.
clause-GA-MINE-06 = Der Förderkorb muss auf eine andere Etage.
clause-GA-MINE-07 = Auf der Etage des Förderkorbs gibt es keinen solchen Würfel.
clause-GA-MINE-08 = Über Tage, von einer anderen Etage oder in einen vollen Förderkorb kann man nicht laden.
clause-GA-MINE-10 = Der Förderkorb muss mit einem Würfel dieser Farbe über Tage sein und der Auftrag ein freies Feld dafür haben.
clause-GA-MINE-13 = Ein Paar braucht zwei Schritte und zwei verfügbare Würfel und wird in einem Zug gelegt.
clause-GA-MINE-14 = Diesen Würfel hast du nicht zur Hand; aus dem Förderkorb geht es nur über Tage.
clause-GA-MINE-16 = Gelagert wird aus dem Förderkorb, und nur über Tage.
clause-GA-MINE-17 = Einer deiner Aufträge hat ein freies Feld dieser Farbe, also darf sie nicht ins Lager.
clause-GA-MINE-19 = Du hast keinen solchen Würfel im Lager, oder der Auftrag hat kein freies Feld dafür.
clause-GA-MINE-23 = Kohle kommt nur von der Lore in den Förderkorb, von dort auf Aufträge oder ins Lager, vom Lager auf Aufträge.
clause-GA-MINE-24 = Dieses Feld ist schon gefüllt.
clause-GA-ORD-06 = Dort liegt kein Auftrag.
clause-GA-ORD-08 = Du kannst nur einen der gezogenen Aufträge behalten.
clause-GA-ORD-11 = Nur gezogene Aufträge gehen zurück, einer nach dem anderen, auf oder unter den Stapel.
clause-GA-ORD-12 = Der Auftragsstapel ist leer.
clause-GA-SETUP-04 = Bei so wenigen Spielern ist dieses Feld gesperrt.
clause-GA-SETUP-21 = Zu Beginn nimmst du einen Auftrag, der in der Auslage liegt.
clause-GA-SHIFT-01 = Das wird noch nicht gewertet.
clause-GA-SHIFT-14 = Zuerst gehen alle Arbeiter nach Hause.
clause-GA-TURN-07 = Für dieses Feld hast du zu wenige Arbeiter übrig.

# Why not: Glücksgriff
clause-GG-CALL-03 = Rufen kannst du mit höchstens sechs Punkten auf der Hand.
clause-GG-CALL-08 = Es hat schon jemand gerufen.
clause-GG-DISC-01 = Diese Karte hast du nicht.
clause-GG-DISC-02 = Ein Satz besteht aus mindestens zwei Handkarten gleicher Zahl.
clause-GG-DISC-03 = So viele davon hast du nicht.
clause-GG-DISC-04 = Dir fehlen Karten für diese Straße.
clause-GG-DISC-05 = Eine Straße braucht drei Zahlen in Folge, ohne Lücke.
clause-GG-DISC-06 = Eine Straße endet bei 0 und bei 14.
clause-GG-DISC-10 = Eine Straße liegt von der niedrigsten zur höchsten Karte.
clause-GG-DRAW-01 = Zuerst musst du eine Karte ziehen.
clause-GG-DRAW-03 = Nehmen kann man nur von dem, was vor deinem Zug oben lag.
clause-GG-DRAW-04 = Von einer Karte oder einem Satz kann man nur die oberste nehmen.
clause-GG-DRAW-05 = Von einer Straße kann man nur die Enden nehmen.
clause-GG-DRAW-06 = Diese Karte hast du selbst gelegt.
clause-GG-DRAW-07 = Sonderkarten kann man nicht nehmen.
clause-GG-DRAW-11 = Es gibt keine Karte mehr zu ziehen.
clause-GG-DRAW-13 = Zu lange nichts Neues: Es bleibt nur der Ziehstapel.
clause-GG-HOUR-01 = Du hast keine Sanduhr.
clause-GG-HOUR-05 = Du hast keine Sanduhr zum Abwehren.
clause-GG-HOUR-07 = Dieser Spieler hat gerade ausgesetzt und ist geschützt.
clause-GG-HOUR-08 = Vor diesem Spieler liegt schon eine Sanduhr.
clause-GG-HOUR-09 = Dir selbst kannst du keine Sanduhr geben.
clause-GG-HOUR-11 = Dieser Spieler hat keinen letzten Zug mehr.
clause-GG-HOUR-16 = Vor dir liegt eine Sanduhr: erst aussetzen oder abwehren.
clause-GG-JOK-04 = Zwei Joker dürfen nicht nebeneinander liegen.
clause-GG-JOK-06 = Joker brauchen eine Zahlenkarte neben sich.
clause-GG-JOK-09 = Oben liegt ein Joker: Darauf kann niemand klopfen.
clause-GG-JOK-10 = An diesem Ende der Straße liegt ein Joker.
clause-GG-KNOCK-02 = Zum Klopfen brauchst du Handkarten mit der Zahl, die oben liegt.
clause-GG-KNOCK-05 = Auf eine Straße klopft man, indem man sie lückenlos fortsetzt.
clause-GG-KNOCK-06 = Auf eine Straße klopft man mit mindestens zwei Karten.
clause-GG-KNOCK-10 = Eine Straße endet bei 0 und bei 14.
clause-GG-KNOCK-11 = Eine Straße wird fortgesetzt, nicht verdoppelt.
clause-GG-KNOCK-14 = Es gibt nichts, worauf man klopfen könnte.
clause-GG-KNOCK-15 = Die gezogene Karte passt nicht zu deiner Ablage.
clause-GG-KNOCK-16 = Die gezogene Karte setzt deine Straße nicht fort.
clause-GG-KNOCK-17 = Eine vom Ablagestapel genommene Karte kann deine Straße nicht verlängern.
clause-GG-KNOCK-18 = Jetzt kannst du nur die gerade gezogene Karte ablegen.
clause-GG-MAGIC-01 = Die Zauberhand verlangt deine niedrigste Karte.
clause-GG-MAGIC-02 = Eine solche Karte hat dir niemand ausgelegt.
clause-GG-MAGIC-10 = Nach einem Ruf bewirkt die Zauberhand nichts mehr.
clause-GG-MAGIC-11 = Die Zauberhand wirkt immer; einfach ablegen kann man sie nicht.
clause-GG-SCORE-13 = Das Spiel ist aus.
clause-GG-TURN-01 = Deinen Zug hast du schon gemacht.
clause-GG-TURN-03 = Gezogen wird nach dem Ablegen.
clause-GG-TURN-04 = Passen kann man erst, wenn jemand gerufen hat.
clause-GG-TURN-05 = Du bist nicht am Zug.
