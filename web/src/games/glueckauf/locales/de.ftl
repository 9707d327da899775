### Deutsch. Die Begriffe sind die der Anleitung.

# Home
title = Glück Auf
about = Dir gehört eine Zeche in Essen, um 1900. Setz deine Arbeiter ein, fördere Kohle, erfülle Aufträge und lieg vorn, wenn die Schicht gewertet wird.
play = Gegen zwei Bots spielen
option-free_storage = Kohle darf auch ins Lager, wenn ein Auftrag auf sie wartet
option-delivered_visibility = Gelieferte Aufträge
option-delivered_visibility-owner = kennt nur, wer sie geliefert hat
option-delivered_visibility-all = liegen offen
option-starting_player = Wer beginnt
option-starting_player-random = wird ausgelost

# The table
stop = Fördern beenden
parts = Teile des Tischs
howto-1 = Jeden Zug setzt du Arbeiter auf ein leuchtendes Feld der Zeche ein. Wo schon welche stehen, brauchst du einen mehr.
howto-2 = Kauf Plättchen mit Loren und Kohle, nimm Aufträge und fördere: Der Korb bringt die Kohle herauf, und ein Druck auf ein Auftragsfeld füllt es.
howto-3 = Volle Aufträge zählen, wenn ihr Fahrzeug sie abholt. Nach jeder Schicht belohnt die Uhr, wer am meisten hat.
howto-4 = Halte helle und dunkle Plättchen im Gleichgewicht. Was grau ist, sagt dir, warum; bis zum Zugende lässt sich fast alles zurücknehmen.

# Words
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
stack-left = noch { $n } im Stapel
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
my-mine = Mein Bergwerk
watch = { $name } zusehen
any-two = Zwei beliebige
cage-at = Förderkorb: { $level }, { $n ->
    [one] { $n } Würfel
   *[other] { $n } Würfel
  }
cage-cube = { $coal } im Förderkorb
storage = Kohlelager
storage-cube = { $coal } im Kohlelager
spot = Feld für { $coal }: { $card }
orders-outstanding = Ausstehende Aufträge
no-orders = Keine ausstehenden Aufträge
order-complete = Vollständig: kann geliefert werden
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
projected = Endstand jetzt
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
scoring-before = SP vorher
scoring-overtakes = { $name } überholt { $other }
scoring-all = Alles zeigen
stat-title = Woher die Punkte kamen
stat-delivery = Auslieferungen
stat-shift = Wertung der { $shift }. Schicht
stat-total = Summe

# What is asked
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
prompt-any-two = Drücke das Feld, das zwei beliebige Würfel füllen sollen.
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
choose-order = Reihenfolge selbst wählen
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
do-rest = Den Rest in beliebiger Folge
do-next = Als Nächstes: { $thing }

# What happened
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
log-order-card = { $name } nimmt den { $card }.
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
revealed = Ein { $thing } rückt nach.
shift-over = Schicht { $shift } ist zu Ende.
log-shift-points = { $name } bekommt in dieser Wertung { $points } SP.
log-starter = { $name } beginnt die nächste Schicht.
log-fill-none = { $name } lässt die Lore leer.

# What is told turn by turn
turn-deliver = { $name } liefert { $vehicle ->
    [barrow] mit dem Handkarren
    [carriage] mit dem Fuhrwerk
    [motorcar] mit dem Lastwagen
   *[engine] mit der Eisenbahn
  } aus: { $points } SP für { $n ->
    [one] { $n } Auftrag
   *[other] { $n } Aufträge
  }.
turn-draw-tile = { $name } sieht sich fünf Plättchen an und kauft ein { $tile }{ $to ->
    [top] ; der Rest kommt auf den Stapel
    [bottom] ; der Rest kommt unter den Stapel
   *[nowhere] { "" }
  }.
turn-draw-no-tile = { $name } sieht sich fünf Plättchen an und kauft keins{ $to ->
    [top] ; sie kommen auf den Stapel
    [bottom] ; sie kommen unter den Stapel
   *[nowhere] { "" }
  }.
turn-draw-order = { $name } sieht sich fünf Aufträge an und behält den { $card }{ $to ->
    [top] ; der Rest kommt auf den Stapel
    [bottom] ; der Rest kommt unter den Stapel
   *[nowhere] { "" }
  }.
turn-draw-no-order = { $name } sieht sich fünf Aufträge an und behält keinen{ $to ->
    [top] ; sie kommen auf den Stapel
    [bottom] ; sie kommen unter den Stapel
   *[nowhere] { "" }
  }.
turn-mining = { $name } fördert mit { $n ->
    [one] { $n } Schritt
   *[other] { $n } Schritten
  }
turn-loads = lädt { $coal }
turn-puts = { $coal } auf den { $card }
turn-pairs = zwei beliebige ({ $coal }) auf den { $card }
turn-stores = lagert { $coal }
turn-several = { $n } × { $coal }

# Help
help-factory = Lorenfabrik: Kauf ein Tunnelplättchen. Es kommt mit Kohle und in dein Bergwerk, auf seine Etage und Seite.
help-order = Neue Aufträge: Nimm einen. Jeder nicht gelieferte kostet am Ende 1 SP.
help-mining = Fördern: Förderkorb bewegen, Kohle laden, Aufträge bestücken. Jede Bewegung kostet einen Schritt.
help-delivery = Ausliefern: Gib alle fertigen Aufträge dieses Transportmittels ab und bekomme ihre Siegpunkte.
help-money = Geld: Nimm die Mark sofort.
help-bank = Bank: ein Arbeiter, eine Mark, immer möglich.
help-canteen = Kantine: Verdrängte Arbeiter ruhen hier bis zum Ende der Schicht.
help-level = Eine Etage: Kohle steht auf Loren. Plättchen mit Laternen liegen auf der hellen Seite.
help-lorry = Eine Lore mit Kohle. Steht der Förderkorb auf dieser Etage, drück darauf, um den Würfel zu laden.
help-cage = Dein Förderkorb. Drück auf eine Etage, um hinzufahren. Er trägt fünf Würfel. Drück auf Kohle darin: Über Tage kommt sie auf den Auftrag, der darauf wartet, sonst ins Lager.
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
help-strip = Was du hast, und deine Aufträge. Drücke, um dein Bergwerk zu sehen.

# Why not
clause-GA-DEL-04 = Du hast keinen fertigen Auftrag für dieses Transportmittel.
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
clause-GA-TURN-07 = Für dieses Feld hast du zu wenige Arbeiter übrig.
