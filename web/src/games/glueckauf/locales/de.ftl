### Deutsch. Die Begriffe sind die der Anleitung.

# Home
title = Glück Auf
title-long = Glück Auf
about = Essen, um 1900: Dir gehört eine Zeche. Setz deine Arbeiter ein, fördere Kohle, liefere Aufträge aus und lieg vorn, wenn die Schicht gewertet wird.
play = Gegen zwei Bots spielen
option-free_storage = Kohle darf ins Lager, auch wenn ein Auftrag sie noch braucht
option-delivered_visibility = Gelieferte Aufträge
option-delivered_visibility-owner = sieht nur, wer sie geliefert hat
option-delivered_visibility-all = liegen offen
option-starting_player = Startspieler
option-starting_player-random = wird ausgelost

# The table
stop = Fördern beenden
parts = Bereiche des Tischs
howto-1 = In deinem Zug setzt du Arbeiter auf ein leuchtendes Feld. Stehen dort schon welche, brauchst du einen mehr, als dort stehen.
howto-2 = Kauf Tunnelplättchen mit Loren und Kohle, nimm Aufträge und fördere: Der Förderkorb bringt die Kohle nach oben, dann tippst du auf ein Ablagefeld, um es zu füllen.
howto-3 = Fertige Aufträge bringen Siegpunkte (SP), wenn du sie mit ihrem Transportmittel auslieferst. Nach jeder Schicht wertet die Schichtuhr Mehrheiten: erster und zweiter Platz.
howto-4 = Halte helle und dunkle Plättchen im Gleichgewicht. Tippe auf Ausgegrautes, um zu erfahren, warum es nicht geht. Bis zum Zugende lässt sich fast alles zurücknehmen.

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
to-level = { $level ->
    [surface] nach über Tage
    [yellow] auf die gelbe Etage
    [brown] auf die braune Etage
    [gray] auf die graue Etage
   *[black] auf die schwarze Etage
  }
level-side = { $level ->
    [yellow] gelbe Etage
    [brown] braune Etage
    [gray] graue Etage
   *[black] schwarze Etage
  }, { $side ->
    [light] helle Seite
   *[dark] dunkle Seite
  }
by-vehicle = { $vehicle ->
    [barrow] mit dem Handkarren
    [carriage] mit dem Fuhrwerk
    [motorcar] mit dem Lastwagen
   *[engine] mit der Eisenbahn
  }
order-kind = { $vehicle ->
    [barrow] Handkarren-Auftrag
    [carriage] Fuhrwerk-Auftrag
    [motorcar] Lastwagen-Auftrag
   *[engine] Eisenbahn-Auftrag
  }
card-name = { order-kind } ({ $points } SP)
tile-name = { $colour ->
    [yellow] gelbes
    [brown] braunes
    [gray] graues
   *[black] schwarzes
  } Tunnelplättchen ({ $side ->
    [light] helle
   *[dark] dunkle
  } Seite, { $lorries ->
    [one] { $lorries } Lore
   *[other] { $lorries } Loren
  })
works = Spielplan
building-factory = Lorenfabrik
building-order = Neue Aufträge
building-mining = Fördern
building-delivery = Ausliefern
building-money = Geld
canteen = Kantine:
nobody = niemand
stack-left = noch { $n } im Stapel
space-bank = Bank: 1 Mark nehmen
space-factory-draw = Bis zu fünf Tunnelplättchen ansehen
space-order-draw = Bis zu fünf Aufträge ansehen
space-factory = Ein { tile-name } kaufen
space-factory-empty = Leeres Feld der Lorenfabrik
space-order = Den { card-name } nehmen
space-order-empty = Leeres Feld für Aufträge
space-delivery = Ausliefern { by-vehicle }
space-mining = Fördern mit { up-to-steps }
space-money = { $n } Mark nehmen
space-price = { $n ->
    [one] { $n } Arbeiter
   *[other] { $n } Arbeiter
  }
space-taken = { $n ->
    [one] { $n } Arbeiter steht dort
   *[other] { $n } Arbeiter stehen dort
  }
space-locked = { $space }, gesperrt
steps-word = { $n ->
    [one] Schritt
   *[other] Schritte
  }
up-to-steps = bis zu { $n ->
    [one] { $n } Schritt
   *[other] { $n } Schritten
  }
steps-left = { $n ->
    [one] noch { $n } Schritt
   *[other] noch { $n } Schritte
  }
mine = Bergwerk
my-mine = Mein Bergwerk
watch = { $name } zusehen
any-two = Ersatzpaar
cage-at = Förderkorb { $level ->
    [surface] über Tage
    [yellow] auf der gelben Etage
    [brown] auf der braunen Etage
    [gray] auf der grauen Etage
   *[black] auf der schwarzen Etage
  }, { $n ->
    [one] { $n } Würfel
   *[other] { $n } Würfel
  }
cage-cube = { $coal } im Förderkorb
storage = Kohlelager
storage-cube = { $coal } im Kohlelager
spot = Ablagefeld für { $coal } auf dem { card-name }
orders-outstanding = Ausstehende Aufträge
no-orders = Keine ausstehenden Aufträge
order-complete = Fertig: kann ausgeliefert werden
delivered = { $n } geliefert
orders-short = { $open ->
    [one] { $open } Auftrag
   *[other] { $open } Aufträge
  }, { $done } geliefert
balance = { $light } helle und { $dark } dunkle Plättchen: { $loss ->
    [0] ausgeglichen
   *[other] −{ $loss } SP
  }
workers-left = { $n ->
    [one] noch { $n } Arbeiter
   *[other] noch { $n } Arbeiter
  }
marks = { $n ->
    [one] { $n } Mark
   *[other] { $n } Mark
  }
forecast = Prognose
orders-word = { $n ->
    [one] Auftrag
   *[other] Aufträge
  }
orders-count = { $n ->
    [one] { $n } Auftrag
   *[other] { $n } Aufträge
  }
orders-more = { $n } weitere
orders-fewer = Weniger
projected = Wenn jetzt Schluss wäre
line-now = SP jetzt
line-majority = Mehrheiten
line-money = Geld
line-coal = Kohle
line-outstanding = Ausstehende Aufträge
line-imbalance = Ungleichgewicht
starter = Startspieler
look-at-mine = Bergwerk von { $name }
clock-title = Schichtuhr: Schicht { $shift } von 3
clock-shift = Wird ab Schicht { $shift } gewertet
clock-row-1 = gelieferte Kohle
clock-row-2 = je Fahrzeug
clock-row-3 = leere Loren
clock-place = { $n }.
clock-says = { $name } { $n } (+{ $points } SP)
clock-nobody = noch niemand
clock-line = { $element }: { $leaders }.
element-yellow-spots = Gelbe Kohle geliefert
element-brown-spots = Braune Kohle geliefert
element-gray-spots = Graue Kohle geliefert
element-black-spots = Schwarze Kohle geliefert
element-barrow-spots = Per Handkarren geliefert
element-carriage-spots = Per Fuhrwerk geliefert
element-motorcar-spots = Per Lastwagen geliefert
element-engine-spots = Per Eisenbahn geliefert
element-empty-yellow-lorries = Leere gelbe Loren
element-empty-brown-lorries = Leere braune Loren
element-empty-gray-lorries = Leere graue Loren
element-empty-black-lorries = Leere schwarze Loren
tab-works = Spielplan
tab-mine = Bergwerk
tab-others = Spieler
tab-log = Verlauf
scoring-title = Wertung von Schicht { $shift }
scoring-sum = SP in dieser Wertung
scoring-now = SP jetzt
scoring-before = SP vorher
scoring-overtakes = { $name } überholt { $other }
scoring-you-overtake = Du überholst { $other }
scoring-overtakes-you = { $name } überholt dich
scoring-you-start = Du bist in der nächsten Schicht Startspieler.
scoring-all = Alles zeigen
stat-title = Woher die Punkte kommen
stat-delivery = Auslieferungen in Schicht { $shift }
stat-shift = Wertung von Schicht { $shift }
stat-total = Summe

# What is asked
prompt-draft = Du bist am Zug: Nimm einen der ausliegenden Aufträge.
prompt-place = Du bist am Zug: Setz Arbeiter auf ein leuchtendes Feld.
prompt-fill = Die Farbe ist ausgegangen: Wähle andere Kohle für die Lore oder lass sie leer.
prompt-buy = Kauf eines der gezogenen Plättchen oder keines.
prompt-keep = Behalte einen der gezogenen Aufträge oder keinen.
prompt-return = Leg die übrigen zurück: auf den Stapel oder darunter?
prompt-next-tile = Wähle das Plättchen, das als Nächstes zurückgelegt wird.
prompt-next-order = Wähle den Auftrag, der als Nächstes zurückgelegt wird.
prompt-mine = { $n ->
    [one] Noch { $n } Schritt: Förderkorb bewegen, Kohle laden, Ablagefelder füllen.
   *[other] Noch { $n } Schritte: Förderkorb bewegen, Kohle laden, Ablagefelder füllen.
  }
prompt-pair = Ersatzpaar: Wähle zwei beliebige Würfel für dieses Ablagefeld.
prompt-any-two = Tippe auf das Ablagefeld, das du mit zwei beliebigen Würfeln füllen willst.
brief-pair = Wähle zwei Würfel.
brief-next-order = Was kommt als Nächstes?
brief-next-tile = { brief-next-order }
brief-end = Aktion ausgeführt.
prompt-end = Aktion ausgeführt: Beende deinen Zug oder nimm etwas zurück.
choices-draft = Aufträge zur Auswahl
choices-fill = { $n ->
    [one] Die Farbe ist ausgegangen: andere Kohle für { $n } Lore
   *[other] Die Farbe ist ausgegangen: andere Kohle für { $n } Loren
  }
choices-buy = Gezogene Plättchen: eines kaufen oder keines
choices-keep = Gezogene Aufträge: einen behalten oder keinen
choices-return = Auf den Stapel oder darunter?
choices-next-tile = Welches wird als Nächstes zurückgelegt?
choices-next-order = Welcher wird als Nächstes zurückgelegt?
choose-order = Reihenfolge selbst wählen
do-put = { $coal } auf den { card-name } legen (1 Schritt)
do-fetch = { $coal } aus dem Lager auf den { card-name } legen (1 Schritt)
do-pair = Ersatzpaar auf den { card-name } legen (2 beliebige Würfel, 2 Schritte)
do-use-cage = { $coal } aus dem Förderkorb nehmen
do-use-storage = { $coal } aus dem Lager nehmen
do-store = { $coal } einlagern (1 Schritt)
do-load = { $coal } laden (1 Schritt)
do-ride = Förderkorb { to-level } schicken (1 Schritt)
do-fill = { $coal } auf die Lore legen
do-fill-none = Leer lassen
do-buy = Ein { tile-name } für { $marks } Mark kaufen
do-buy-none = Keines kaufen
do-keep = Den { card-name } behalten
do-keep-none = Keinen behalten
do-take = Den { card-name } nehmen
do-return-top = Alle auf den Stapel
do-return-bottom = Alle unter den Stapel
do-rest = Rest in beliebiger Reihenfolge
do-next-tile = Als Nächstes: { tile-name }
do-next-order = Als Nächstes: { card-name }

# What happened
log-deliver = { $name } liefert { by-vehicle } aus.
log-mining = { $name } fördert mit { up-to-steps }.
log-money = { $name } nimmt { $n } Mark.
log-bank = { $name } schickt einen Arbeiter für 1 Mark zur Bank.
log-factory = { $name } kauft ein Plättchen in der Lorenfabrik.
log-factory-draw = { $name } sieht sich die obersten Plättchen vom Stapel an.
log-order = { $name } nimmt einen neuen Auftrag.
log-order-card = { $name } nimmt den { card-name }.
log-order-draw = { $name } sieht sich die obersten Aufträge vom Stapel an.
log-next-some-tile = { $name } legt ein Plättchen zurück.
log-next-some-order = { $name } legt einen Auftrag zurück.
log-next-tile = { $name } legt ein { tile-name } zurück.
log-next-order = { $name } legt den { card-name } zurück.
log-ousted = { $n ->
    [one] Ein Arbeiter von { $name } muss in die Kantine.
   *[other] { $n } Arbeiter von { $name } müssen in die Kantine.
  }
log-return-top = { $name } legt den Rest auf den Stapel.
log-return-bottom = { $name } legt den Rest unter den Stapel.
log-put = { $name } legt { $coal } auf den { card-name }.
log-fetch = { $name } legt { $coal } aus dem Lager auf den { card-name }.
log-pair = { $name } legt ein Ersatzpaar auf den { card-name }.
log-use = { $name } nimmt dafür { $coal }.
log-buy = { $name } kauft ein { tile-name }.
log-buy-none = { $name } kauft keines davon.
log-keep = { $name } behält den { card-name }.
log-keep-none = { $name } behält keinen davon.
log-take = { $name } nimmt den { card-name } aus der Auslage.
log-fill = { $name } legt { $coal } auf die Lore.
log-stop = { $name } beendet das Fördern.
log-end = { $name } beendet den Zug.
log-ride = { $name } schickt den Förderkorb { to-level }.
log-load = { $name } lädt { $coal } in den Förderkorb.
log-store = { $name } lagert { $coal } ein.
log-points = { $name } bekommt { $points } SP für den { order-kind }.
revealed-tile = Neu aufgedeckt: { tile-name }.
revealed-order = Neu aufgedeckt: { card-name }.
shift-over = Schicht { $shift } ist zu Ende.
log-shift-points = { $name } bekommt in dieser Wertung { $points } SP.
log-starter = { $name } ist in der nächsten Schicht Startspieler.
log-fill-none = { $name } lässt die Lore leer.

# What is told turn by turn
turn-deliver = { $name } liefert { by-vehicle } aus: { $points } SP für { $n ->
    [one] { $n } Auftrag
   *[other] { $n } Aufträge
  }.
turn-draw-tile = { $name } sieht sich die obersten Plättchen an und kauft ein { tile-name }{ $to ->
    [top] ; der Rest kommt auf den Stapel
    [bottom] ; der Rest kommt unter den Stapel
   *[nowhere] { "" }
  }.
turn-draw-no-tile = { $name } sieht sich die obersten Plättchen an und kauft keines{ $to ->
    [top] ; sie kommen auf den Stapel
    [bottom] ; sie kommen unter den Stapel
   *[nowhere] { "" }
  }.
turn-draw-order = { $name } sieht sich die obersten Aufträge an und behält den { card-name }{ $to ->
    [top] ; der Rest kommt auf den Stapel
    [bottom] ; der Rest kommt unter den Stapel
   *[nowhere] { "" }
  }.
turn-draw-no-order = { $name } sieht sich die obersten Aufträge an und behält keinen{ $to ->
    [top] ; sie kommen auf den Stapel
    [bottom] ; sie kommen unter den Stapel
   *[nowhere] { "" }
  }.
turn-mining = { $name } fördert mit { up-to-steps }.
turn-mining-deeds = { $name } fördert mit { up-to-steps }: { $deeds }.
turn-loads = lädt { $coal }
turn-puts = legt { $coal } auf den { card-name }
turn-pairs = legt ein Ersatzpaar ({ $coal }) auf den { card-name }
turn-stores = lagert { $coal } ein
turn-several = { $n } × { $coal }

# Help
help-factory = Lorenfabrik: Kauf ein Tunnelplättchen (gelbe Lore 1 Mark, braune 2, graue 3, schwarze 4). Es wird mit Kohle beladen und in dein Bergwerk eingebaut, auf seiner Etage und Seite.
help-order = Neue Aufträge: Nimm einen. Jeder Auftrag, der am Ende noch aussteht, kostet 1 SP.
help-mining = Fördern: Förderkorb bewegen, Kohle laden, Ablagefelder füllen. Jede Bewegung kostet einen Schritt.
help-delivery = Ausliefern: Liefere alle fertigen Aufträge mit diesem Transportmittel aus; du bekommst sofort ihre SP.
help-money = Geld: Auf den Geldfeldern bekommst du sofort so viele Mark, wie dort steht. Am Ende des Spiels bringen je 5 Mark 1 SP.
help-bank = Bank: ein Arbeiter, 1 Mark, immer möglich.
help-canteen = Kantine: Hier warten verdrängte Arbeiter auf das Ende der Schicht.
help-level = Eine Etage: Auf den Loren liegt Kohle. Plättchen mit Laternen gehören auf die helle Seite.
help-lorry = Eine Lore mit Kohle. Steht der Förderkorb auf dieser Etage, tippe darauf, um den Würfel zu laden.
help-cage = Dein Förderkorb für bis zu fünf Würfel. Tippe auf eine Etage, um hinzufahren. Tippe über Tage auf die Kohle darin: Sie kommt auf einen Auftrag, der sie braucht, sonst ins Lager.
help-storage = Kohlelager: Würfel von hier kannst du beim Fördern jederzeit auf Aufträge legen.
help-orders = Ausstehende Aufträge: Tippe auf ein freies Ablagefeld, um es zu füllen. Zwei beliebige Würfel ersetzen als Ersatzpaar den passenden.
help-delivered = Gelieferte Aufträge zählen bei den Mehrheiten jeder späteren Wertung.
help-clock = Die Schichtuhr: Nach jeder Schicht werden diese Mehrheiten gewertet, nach Ablagefeldern gelieferter Aufträge und leeren Loren. Die Zahlen sind die SP für den ersten und zweiten Platz; daneben steht, wer sie jetzt bekäme. Zu zweit zählt nur der erste Platz.
help-balance = Gleichgewicht: Für jedes Plättchen, das eine Seite mehr hat als die andere, verlierst du am Ende 2 SP.
help-points = Siegpunkte bisher.
help-workers = Arbeiter, die du in dieser Schicht noch einsetzen kannst.
help-projected = Das Ergebnis, wenn jetzt Schluss wäre, soweit es alle sehen können: mit Mehrheiten, je 5 Mark 1 SP, je 3 Würfel 1 SP, je ausstehendem Auftrag −1 SP, je Plättchen Ungleichgewicht −2 SP.
help-player = Ein Spieler: Punkte, Prognose, Geld, Arbeiter, Förderkorb, Kohle, Aufträge, Gleichgewicht. Tippe darauf, um das Bergwerk zu sehen.
help-draft = Vor der ersten Schicht nehmen alle je drei Aufträge.
help-hand = Was du gezogen hast. Niemand sonst sieht es.
help-steps = Schritte, die dir in dieser Aktion bleiben.
help-plan = Planen: Tippe auf die Ablagefelder, die du füllen möchtest, und du siehst, wie viele Schritte du mindestens brauchst; oder sieh nach, wie die wertvollsten Aufträge fertig werden. Ein Druck führt den Plan aus; du kannst ihn zurücknehmen.
help-strip = Was du hast, und deine Aufträge. Tippe darauf, um dein Bergwerk zu sehen.

# The planner
plan-button = Planen
plan-title = Schritte planen
plan-lead = Tippe auf die Ablagefelder, die du füllen möchtest.
plan-lead-ahead = Tippe auf die Ablagefelder, die du füllen möchtest: Dann siehst du, welche Förderfelder reichen.
plan-uses = Das braucht { $n } von { $of ->
    [one] { $of } Schritt
   *[other] { $of } Schritten
  }.
plan-more-steps = { $n ->
    [one] Das braucht { $n } Schritt
   *[other] Das braucht { $n } Schritte
  }; du hast { $left }.
plan-steps = { $n ->
    [one] Das braucht { $n } Schritt
   *[other] Das braucht { $n } Schritte
  }.
plan-too-far = Das braucht mehr Schritte, als sich planen lassen.
plan-impossible = { $n ->
    [one] In deinem Bergwerk ist nicht genug Kohle: Es fehlt { $n } Würfel.
   *[other] In deinem Bergwerk ist nicht genug Kohle: Es fehlen { $n } Würfel.
  }
plan-lacking = Dir fehlt: { $what }.
plan-nothing = Mit diesen Schritten wird kein Auftrag fertig.
plan-points = Damit werden Aufträge für { $n } SP fertig.
plan-points-short = { $n } SP
plan-enough = { $n } von { $of }
plan-no-space = Kein Förderfeld, das du wählen kannst, gibt so viele Schritte.
plan-play = Plan ausführen
plan-most = Möglichst viele Punkte
plan-wished = für den Plan gewählt

# Why not
clause-GA-DEL-04 = Du hast keinen fertigen Auftrag für dieses Transportmittel.
clause-GA-END-01 = Das Spiel ist zu Ende.
clause-GA-FAC-05 = Dort liegt kein Plättchen, oder du kannst es nicht bezahlen.
clause-GA-FAC-15 = Der Plättchenstapel ist leer.
clause-GA-FAC-16 = Du kannst nur eines der gezogenen Plättchen kaufen.
clause-GA-FAC-17 = Für dieses Plättchen reicht dein Geld nicht.
clause-GA-FAC-19 = Entscheide zuerst, ob die Plättchen auf oder unter den Stapel kommen.
clause-GA-FAC-20 = Zurücklegen kannst du nur gezogene Plättchen, eines nach dem anderen.
clause-GA-FAC-23 = Wählen kannst du nur Kohle, die es im Vorrat noch gibt.
clause-GA-FLOW-02 = Du bist nicht am Zug.
clause-GA-FLOW-03 = Eine Aktion pro Zug: Dein Feld hast du schon gewählt.
clause-GA-FLOW-11 = Bring zuerst deine Aktion zu Ende oder beende deinen Zug.
clause-GA-MINE-06 = Der Förderkorb muss auf eine andere Etage.
clause-GA-MINE-07 = Auf der Etage des Förderkorbs gibt es keinen solchen Würfel.
clause-GA-MINE-08 = Über Tage, von einer anderen Etage oder in einen vollen Förderkorb kann man nicht laden.
clause-GA-MINE-10 = Der Förderkorb muss mit einem Würfel dieser Farbe über Tage sein und der Auftrag ein freies Ablagefeld dafür haben.
clause-GA-MINE-13 = Für ein Ersatzpaar brauchst du zwei verfügbare Würfel und zwei Schritte; beide Würfel werden direkt nacheinander gelegt.
clause-GA-MINE-14 = Diesen Würfel hast du nicht; aus dem Förderkorb darfst du nur über Tage nehmen.
clause-GA-MINE-16 = Ins Lager kommt Kohle nur aus dem Förderkorb, und nur über Tage.
clause-GA-MINE-17 = Einer deiner Aufträge hat noch ein freies Ablagefeld dieser Farbe, also darf diese Kohle nicht ins Lager.
clause-GA-MINE-19 = Du hast keinen solchen Würfel im Lager, oder der Auftrag hat kein freies Ablagefeld dafür.
clause-GA-MINE-23 = Kohle kommt nur von der Lore in den Förderkorb, von dort auf Aufträge oder ins Lager und vom Lager auf Aufträge.
clause-GA-MINE-24 = Dieses Ablagefeld ist schon gefüllt.
clause-GA-ORD-06 = Dort liegt kein Auftrag.
clause-GA-ORD-08 = Du kannst nur einen der gezogenen Aufträge behalten.
clause-GA-ORD-11 = Zurücklegen kannst du nur gezogene Aufträge, einen nach dem anderen, alle auf den Stapel oder alle darunter.
clause-GA-ORD-12 = Der Auftragsstapel ist leer.
clause-GA-SETUP-04 = Bei dieser Spielerzahl ist das Feld gesperrt.
clause-GA-SETUP-21 = Zu Beginn nimmst du einen Auftrag, der in der Auslage liegt.
clause-GA-TURN-07 = Für dieses Feld hast du zu wenige Arbeiter übrig.

# Warum ein Zug gut ist
reason-delivers = Liefert { $orders ->
    [one] { $orders } Auftrag
   *[other] { $orders } Aufträge
  } { by-vehicle } aus: sofort { $points } SP.
reason-majority = { $element }: { $standing ->
    [alone] du liegst allein vorn
    [shared] du liegst gleichauf vorn
    [behind] du bist auf dem zweiten Platz
   *[none] du bekommst nichts mehr
  }, { $change } SP am Ende { $when ->
    [shift] dieser Schicht
   *[game] des Spiels
  }.
reason-completes = Damit ist der { card-name } fertig.
reason-fills = { $spots ->
    [one] Füllt { $spots } Ablagefeld auf deinen Aufträgen.
   *[other] Füllt { $spots } Ablagefelder auf deinen Aufträgen.
  }
reason-takes-order = Ein neuer Auftrag für dich: { card-name }.
reason-lorries = { $lorries ->
    [one] { $lorries } Lore mehr
   *[other] { $lorries } Loren mehr
  } auf der { $level ->
    [yellow] gelben
    [brown] braunen
    [gray] grauen
   *[black] schwarzen
  } Etage.
reason-draws = Du siehst dir { $thing ->
    [tile] { $amount ->
        [1] das letzte Plättchen vom Stapel an und darfst es kaufen
       *[other] die obersten { $amount } Plättchen vom Stapel an und darfst eines kaufen
      }
   *[order] { $amount ->
        [1] den letzten Auftrag vom Stapel an und darfst ihn behalten
       *[other] die obersten { $amount } Aufträge vom Stapel an und darfst einen behalten
      }
  }.
reason-brings-up = { $cubes ->
    [one] { $cubes } Würfel mehr in Förderkorb und Lager.
   *[other] { $cubes } Würfel mehr in Förderkorb und Lager.
  }
reason-balance = Gleichgewicht der Tunnel: { $change } SP am Ende des Spiels.
reason-money = Mark: { $change }, danach hast du { $left }.
reason-workers = { $workers ->
    [one] Kostet { $workers } Arbeiter; für diese Schicht bleiben { $left }.
   *[other] Kostet { $workers } Arbeiter; für diese Schicht bleiben { $left }.
  }
reason-projected = Wäre dann Schluss, hättest du { $total } SP ({ $change }).

# What is in the box, in the rulebook
box-tiles = Tunnelplättchen, je { $n }
box-lorries = { $n ->
    [one] { $n } Lore
   *[other] { $n } Loren
  }
box-orders = Aufträge
box-spots = Ablagefelder
box-vehicles = Transportmittel
box-clock = Schichtuhr
box-element = Was verglichen wird
box-first = Am meisten
box-second = Am zweitmeisten
box-shift = Nach Schicht
box-quantities = Je nach Zahl der Mitspielenden
box-workers = Arbeiter pro Person
box-marks = Mark zu Beginn
box-draft = Ausgelegte Startaufträge
box-tiles-up = Offene Tunnelplättchen in der Lorenfabrik
box-tile-stack = Tunnelplättchen im Stapel
box-order-spaces = Felder für Aufträge
box-order-stack = Aufträge im Stapel nach dem Aufbau
box-cubes = Würfel jeder Farbe im Vorrat
box-locked = Gesperrte Felder
box-locked-space = { $building } { $n }
box-level = { $level ->
    [yellow] gelbe Etage
    [brown] braune Etage
    [gray] graue Etage
   *[black] schwarze Etage
  }
box-none-locked = keine

# Positions to try out
position-mine = Eine Förderfahrt mit 10 Schritten
position-deliver = Zwei Aufträge sind fertig: Liefere sie aus
position-draw = Fünf Aufträge vom Stapel: Welchen behältst du?

# The guide
lesson-welcome = Willkommen in deinem Bergwerk! Die erste Schicht spielst du selbst: Jeder Auftrag, den du füllst und auslieferst, bringt Siegpunkte (SP).
lesson-draft = Nimm einen dieser Aufträge; insgesamt bekommst du drei. Wenige Ablagefelder sind schnell gefüllt, und einen Würfel jeder Farbe hast du schon.
lesson-draft-again = Nimm noch einen. Am besten in einer anderen Farbe, dann holst du die Kohle in einer einzigen Fahrt.
lesson-mine = Setz einen Arbeiter auf ein Feld zum Fördern; die Zahl sagt, wie viele Schritte du hast. So holst du die Kohle für deine Aufträge nach oben.
lesson-ride = Tippe auf die Etage mit der Kohle, die du brauchst. Der Förderkorb fährt für einen Schritt hin, egal, wie weit.
lesson-load = Lade jetzt den Würfel von der Lore in den Förderkorb. Das kostet einen Schritt, und Platz ist für fünf Würfel.
lesson-up = Fahr mit dem Förderkorb nach über Tage. Nur von dort kommt Kohle auf deine Aufträge.
lesson-put = Tippe auf das Ablagefeld, um den Würfel daraufzulegen. Sind alle Ablagefelder gefüllt, ist der Auftrag fertig.
lesson-ride-again = Du hast noch Schritte: Fahr weiter zu Kohle, die deine Aufträge brauchen.
lesson-load-again = Lade auch diesen Würfel: Einer deiner Aufträge braucht ihn.
lesson-up-again = Genug geladen: zurück nach über Tage.
lesson-put-again = Füll auch dieses Ablagefeld.
lesson-stop = Mehr ist auf dieser Fahrt nicht zu holen. Beende das Fördern; die übrigen Schritte verfallen.
lesson-end = Deine Aktion ist ausgeführt, also beende deinen Zug. Bis dahin kannst du noch zurücknehmen, was du getan hast.
lesson-end-again = Das war’s für diesen Zug: Beende ihn.
lesson-deliver = Ein Auftrag ist fertig: Setz einen Arbeiter auf das Feld mit seinem Transportmittel. Erst das Ausliefern bringt SP, und gelieferte Aufträge zählen noch einmal bei der Schichtwertung.
lesson-order = Nimm einen neuen Auftrag; er kostet nichts. Am besten einen, für den du schon Kohle im Bergwerk hast.
lesson-buy = Kauf mit deinen Mark ein Tunnelplättchen. Leere Loren werden nie wieder beladen, neue Kohle kommt nur mit neuen Plättchen.
lesson-money = Hol dir Geld: Die Zahl sagt, wie viele Mark du sofort bekommst. Davon bezahlst du die nächsten Plättchen.
lesson-oust = Hier stehen schon Arbeiter, also brauchst du einen mehr. Sie müssen bis zum Ende der Schicht in die Kantine, und beliebte Felder werden immer teurer.
lesson-bank = Deine letzten Arbeiter! Die Bank nimmt einen, zahlt 1 Mark und ist immer offen. Solange du Arbeiter hast, kannst du nicht passen; ohne Arbeiter wartest du auf das Ende der Schicht.
lesson-deliver-again = Wieder ist ein Auftrag fertig: Liefere ihn aus und hol dir die SP.
lesson-mine-again = In deinem Bergwerk liegt Kohle, die deine Aufträge brauchen: Geh fördern.
lesson-order-again = Dir gehen die Aufträge aus: Nimm noch einen.
lesson-buy-again = Kauf ein Plättchen, damit du Kohle für die nächsten Aufträge hast.
lesson-money-again = Deine Mark werden knapp: Hol dir Geld.
lesson-bank-again = Sonst lohnt sich gerade nichts: Ein Arbeiter in der Bank bringt 1 Mark.
lesson-free = Hier kannst du tun, was du willst; was leuchtet, lässt sich antippen. Was gerade zu tun ist, steht ganz unten.
lesson-scoring = Die erste Schicht ist zu Ende. Für jede Farbe bekommt SP, wer die meisten Ablagefelder geliefert hat; zu zweit geht der zweite Platz leer aus.
lesson-done = Das war deine erste Schicht. Die nächsten beiden laufen genauso, nur wird immer mehr gewertet. Spiel weiter, wenn du magst!
lesson-poor-ride = Auf dieser Etage liegt keine Kohle, der Schritt wäre verschenkt.
lesson-poor-up = Der Förderkorb ist leer: Jetzt hochzufahren wäre ein verschenkter Schritt.
lesson-poor-stop = Du könntest noch Kohle für deine Aufträge nach oben holen. Übrige Schritte verfallen.
lesson-poor-bank = Die Bank zahlt nur 1 Mark. Solange du genug Arbeiter hast, bringen dir andere Felder mehr.
