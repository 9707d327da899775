### Deutsch. Die Begriffe sind die der Anleitung.

# Home
title = Glücksgriff
title-long = Glücksgriff
about = Werde deine Punkte los: ablegen, klopfen und „Glücksgriff“ rufen, sobald du wenig genug auf der Hand hast. Nur irren darfst du dich nicht.
play = Gegen drei Bots spielen
option-point_limit = Punktelimit
option-point_limit-is = Punktelimit { $value }
option-wrong_call = Falscher Ruf
option-wrong_call-hand_plus_30 = die Hand plus 30 Punkte
option-wrong_call-flat_30 = pauschal 30 Punkte
option-wrong_call-is = ein falscher Ruf kostet { $value }
option-house_cards = Hauskarten
house-lead = Hauskarten: bis zu sieben leere Karten für eigene Ideen.
house-title = Name
house-value = Wert
house-power = Wirkung
house-add = Hauskarte hinzufügen
house-remove = Entfernen

# The table
howto-1 = Werde Punkte los: Leg eine Karte ab, einen Satz gleicher Zahlen oder eine Straße ab drei Karten und zieh dann eine Karte.
howto-2 = Wähle deine Karten und dann den Stapel, von dem du ziehst. Was sonst damit geht, steht unter deinen Karten: Passen sie auf den Ablagestapel, darfst du klopfen und ziehst keine Karte.
howto-3 = Mit höchstens sechs Punkten darfst du „Glücksgriff“ rufen. Haben alle anderen mehr, bekommst du 0 Punkte; sonst deine Hand plus 30 Strafpunkte.
howto-4 = Erreicht jemand das Punktelimit, gewinnt der niedrigste Punktestand. Ein Stand von genau 50, 100, 150 … wird halbiert.

# The cards
griff-card-J = Joker
griff-card-H = Sanduhr
griff-card-M = Zauberhand
griff-card-X = Hauskarte
griff-letter-J = J
griff-letter-H = S
griff-letter-M = Z
griff-discard = { $card } ablegen
griff-offer = { $card } auslegen
griff-set = Satz { $cards } ablegen
griff-street = Straße { $cards } ablegen
griff-knock = mit { $cards } klopfen
griff-knock-one = mit { griff-with-card } klopfen
griff-hourglass = Sanduhr vor { $name } legen
griff-take-top = oberste Karte nehmen
griff-take-low = niedrigste Karte nehmen
griff-take-high = höchste Karte nehmen
griff-take-from = Karte von { $name } nehmen
griff-lay = dazulegen
griff-lay-low = unten dazulegen
griff-lay-high = oben dazulegen
griff-end = behalten
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
did-knock-one = { $name } klopft mit { griff-with-card }.
did-hourglass = { $name } legt eine Sanduhr vor { $other }.
did-take = { $name } nimmt { $card } vom Ablagestapel.
did-take-from = { $name } nimmt { $card } von { $other }.
did-lay = { $name } legt noch { $card } dazu.
did-call = { $name } ruft: „Glücksgriff!“
did-end = { $name } behält die Karte.
did-skip = { $name } muss diesen Zug aussetzen.
did-deflect = { $name } wehrt die Sanduhr mit einer eigenen ab.
did-pass = { $name } passt.
did-magic = { $name } spielt die Zauberhand.
did-draw = { $name } zieht eine Karte.
griff-reshuffled = Der Ablagestapel wird gemischt und zum neuen Ziehstapel.
griff-round-over = Runde { $round } ist zu Ende.
griff-halved = { $name } erreicht genau { $reached }: Der Punktestand wird auf { $points } halbiert.
griff-wrong-call = { $name } hat mit { $hand } gerufen und lag falsch ({ $others }: { $lowest }): +{ $points } Strafpunkte.
griff-points = { $points ->
    [one] { $name } bekommt { $points } Punkt für die Hand ({ $cards }).
   *[other] { $name } bekommt { $points } Punkte für die Hand ({ $cards }).
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
griff-none-known = keine
griff-called = hat gerufen!
griff-hourglass-here = muss aussetzen
griff-protected = geschützt
griff-stalemate = Nur getauscht: { $turns } von { $at } Zügen. Danach darf man nur noch vom Ziehstapel ziehen.
griff-empty-hand = keine Karte mehr
prompt-react = Vor dir liegt eine Sanduhr: Setz aus oder wehr sie ab.
prompt-main = Du bist am Zug: Wähle Karten, dann den Stapel, von dem du ziehst.
prompt-draw = Zieh jetzt vom Ziehstapel oder nimm eine leuchtende Karte.
prompt-after-draw = Behalte die gezogene Karte oder leg sie dazu, wenn sie passt.
prompt-after-draw-fits = Du hast { $card } gezogen. Das passt zu dem, was du abgelegt hast: dazulegen oder behalten?
prompt-magic-lay = Eine Zauberhand: Leg deine niedrigste Karte aus.
prompt-magic-choose = Nimm eine der ausgelegten Karten oder zieh wie gewohnt.
dealer = Geber
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
plays = Mögliche Spielzüge mit den gewählten Karten
plays-none = Diese Karten kannst du nicht zusammen spielen.
score-sheet = Punkteblock: Runde { $round }
score-none = Noch keine Punkte. Der niedrigste Punktestand gewinnt.
score-chart = Punktestände nach Runden
round = Runde
why-hand = Hand
why-call = Ruf
why-wrong-call = Falscher Ruf
why-halved = Halbiert
griff-call-saves = { $hand } → 0
griff-a-card = { $card ->
    [J] einen Joker
    [H] eine Sanduhr
    [M] eine Zauberhand
    [X] „{ $title }“
   *[other] eine { $card }
  }
griff-some-card = eine Karte
griff-with-card = { $card ->
    [J] einem Joker
    [H] einer Sanduhr
    [M] einer Zauberhand
    [X] „{ $title }“
   *[other] einer { $card }
  }
griff-round-title = Runde { $round } ist zu Ende
griff-next-round = { $name } gibt die nächste Runde und deckt { $card } auf.
griff-right-call = { $name } hat mit { $hand } gerufen und lag richtig!
griff-last-moves = { $name } hat „Glücksgriff!“ gerufen. Alle anderen haben noch einen letzten Zug.
griff-house = Hauskarten: { $cards }
griff-house-card = „{ $title }“ zählt { $value } ({ $power ->
    [plain] { power-plain }
    [joker] { power-joker }
    [hourglass] { power-hourglass }
   *[magic_hand] { power-magic_hand }
  })
power-plain = einfache Karte
power-joker = Joker
power-hourglass = Sanduhr
power-magic_hand = Zauberhand
prompt-draw-only = Zieh jetzt eine Karte vom Ziehstapel.
prompt-react-only = Vor dir liegt eine Sanduhr: Du musst diesen Zug aussetzen.
prompt-main-call = Du bist am Zug: Spiel Karten aus oder ruf „Glücksgriff!“
prompt-main-last = Dein letzter Zug: Spiel Karten aus oder passe.
prompt-after-draw-only = Du hast { $card } gezogen. Das passt nicht zu dem, was du abgelegt hast: Du behältst die Karte.
griff-then-draw = { $play } und ziehen
griff-then-take = { $play } und { $card } nehmen
griff-play-with = { $play }: { $card }
griff-play-stock = { $play }, { $stock }
drawn = Die gezogene Karte
drawn-soon = nach { $n } s behalten
drawn-ask = auf mich warten
drawn-lay = dazulegen, wenn sie passt
griff-my-points = { $points ->
    [one] { $points } Punkt auf der Hand
   *[other] { $points } Punkte auf der Hand
  }
griff-right-call-you = Du hast mit { $hand } gerufen und lagst richtig!
griff-wrong-call-you = Du hast mit { $hand } gerufen und lagst falsch ({ $others }: { $lowest }): +{ $points } Strafpunkte.
griff-knock-out = { $name } ist die letzte Karte losgeworden und hat die Runde beendet.
griff-knock-out-you = Du bist deine letzte Karte losgeworden und hast die Runde beendet.
griff-overtakes = überholt { $names }
griff-meanwhile = Die anderen haben weitergespielt; das siehst du, wenn du weitermachst.
sum-title = Woher die Punkte kommen
sum-by-round = Runde für Runde
sum-total = Summe
sum-calls = Richtige Rufe
turn-then-draw = { $did } und zieht eine Karte.
turn-take = { $did } und nimmt { $card } vom Ablagestapel.
turn-lay = { $did }, zieht und legt noch { $card } dazu.
turn-totals = Punktestände: { $totals }.
turn-total = { $name } { $total }

# Help
help-stock = Der Ziehstapel, verdeckt.
help-pile = Der Ablagestapel. Leuchtende Karten darf man nehmen; mit passenden Karten kann man klopfen.
help-magic = Für die Zauberhand ausgelegte Karten: Eine davon darf genommen werden.
help-griff-hand = Deine Hand: Wähle Karten, dann den Stapel, von dem du ziehst, oder einen Spielzug unter deinen Karten.
help-griff-seat = Ein Spieler: Punktestand, Handkarten und die Karten, die alle kennen.
help-call = Ruf „Glücksgriff“ mit höchstens sechs Punkten. Haben alle anderen mehr, bekommst du 0 Punkte; sonst deine Hand plus 30 Strafpunkte (oder pauschal 30, wenn ihr so spielt).
help-sheet = Punktestände nach jeder Runde. Ein Stand von genau 50, 100, 150 … wird halbiert.
help-stalemate = Wird zu lange nur hin und her getauscht, darf vom Ablagestapel nichts mehr genommen werden, bis jemand etwas anderes tut.
help-griff-call = Hat gerufen: Alle anderen haben noch einen letzten Zug.
help-griff-hourglass = Hier liegt eine Sanduhr: Der nächste Zug fällt aus, wenn sie nicht mit einer anderen Sanduhr abgewehrt wird.
help-griff-shield = Wer gerade ausgesetzt hat, ist bis zu seinem nächsten Zug vor Sanduhren sicher.
help-plays = Mögliche Spielzüge mit den gewählten Karten oder das, was gerade zu tun ist. Enter macht den, der damit gekennzeichnet ist.
help-griff-deal = Hat in dieser Runde gegeben; den ersten Zug hatte, wer links davon sitzt.
help-drawn = Nach dem Ziehen wirst du auch gefragt, wenn die Karte nicht passt, damit die Pause niemandem etwas verrät. Wähle hier, was auf diesem Gerät geschieht, wenn du nichts drückst.

# Why not
clause-GG-CALL-03 = Rufen kannst du mit höchstens sechs Punkten auf der Hand.
clause-GG-CALL-08 = Es hat schon jemand gerufen.
clause-GG-DISC-01 = Diese Karte hast du nicht.
clause-GG-DISC-02 = Ein Satz besteht aus mindestens zwei Handkarten gleicher Zahl.
clause-GG-DISC-03 = So viele davon hast du nicht.
clause-GG-DISC-04 = Dir fehlen Karten für diese Straße.
clause-GG-DISC-05 = Eine Straße braucht mindestens drei Zahlen in Folge, ohne Lücke.
clause-GG-DISC-06 = Eine Straße geht nicht unter 0 und nicht über 14.
clause-GG-DRAW-01 = Zuerst musst du eine Karte ziehen.
clause-GG-DRAW-03 = Nehmen darfst du nur von dem, was vor deinem Zug oben lag.
clause-GG-DRAW-04 = Von einer einzelnen Karte oder einem Satz kannst du nur die oberste Karte nehmen.
clause-GG-DRAW-05 = Von einer Straße kannst du nur eines der beiden Enden nehmen.
clause-GG-DRAW-06 = Diese Karte hast du selbst gelegt, also kannst du sie nicht nehmen.
clause-GG-DRAW-07 = Sonderkarten kannst du nicht vom Ablagestapel nehmen.
clause-GG-DRAW-11 = Es gibt keine Karte mehr zu ziehen.
clause-GG-DRAW-13 = Es wurde zu lange nur hin und her getauscht: Jetzt darfst du nur noch vom Ziehstapel ziehen.
clause-GG-HOUR-01 = Du hast keine Sanduhr.
clause-GG-HOUR-05 = Du hast keine Sanduhr zum Abwehren.
clause-GG-HOUR-07 = Dieser Spieler hat gerade ausgesetzt und ist geschützt.
clause-GG-HOUR-08 = Vor diesem Spieler liegt schon eine Sanduhr.
clause-GG-HOUR-09 = Vor dich selbst kannst du keine Sanduhr legen.
clause-GG-HOUR-11 = Dieser Spieler hat keinen letzten Zug mehr.
clause-GG-HOUR-16 = Vor dir liegt eine Sanduhr: erst aussetzen oder abwehren.
clause-GG-JOK-04 = Zwei Joker dürfen nicht nebeneinanderliegen.
clause-GG-JOK-06 = Mehrere Joker gehen nur zusammen mit einer Zahlenkarte.
clause-GG-JOK-09 = Oben liegt ein Joker: Darauf kann niemand klopfen.
clause-GG-JOK-10 = An diesem Ende der Straße liegt ein Joker: Dort kann niemand sie verlängern.
clause-GG-KNOCK-02 = Zum Klopfen brauchst du Handkarten mit der Zahl, die oben liegt.
clause-GG-KNOCK-05 = Auf eine Straße klopft man, indem man sie lückenlos fortsetzt.
clause-GG-KNOCK-06 = Auf eine Straße klopft man mit mindestens zwei Karten.
clause-GG-KNOCK-10 = Eine Straße geht nicht unter 0 und nicht über 14.
clause-GG-KNOCK-11 = Auf eine Straße klopft man, indem man sie fortsetzt; eine gleiche Karte reicht nicht.
clause-GG-KNOCK-14 = Hier liegt nichts, worauf du klopfen kannst.
clause-GG-KNOCK-15 = Die gezogene Karte passt nicht zu dem, was du abgelegt hast.
clause-GG-KNOCK-16 = Die gezogene Karte setzt deine Straße nicht fort.
clause-GG-KNOCK-17 = Eine vom Ablagestapel genommene Karte kann deine Straße nicht verlängern.
clause-GG-KNOCK-18 = Jetzt kannst du nur die eben gezogene Karte dazulegen.
clause-GG-MAGIC-01 = Die Zauberhand verlangt deine niedrigste Karte.
clause-GG-MAGIC-02 = Eine solche Karte hat niemand ausgelegt.
clause-GG-MAGIC-10 = Nach einem Ruf bewirkt die Zauberhand nichts mehr.
clause-GG-MAGIC-11 = Die Zauberhand wirkt immer; einfach ablegen kann man sie nicht.
clause-GG-SCORE-13 = Das Spiel ist zu Ende.
clause-GG-TURN-01 = Deinen Zug hast du schon gemacht.
clause-GG-TURN-03 = Ziehen kannst du erst, wenn du abgelegt hast.
clause-GG-TURN-04 = Passen kann man erst, wenn jemand gerufen hat.
clause-GG-TURN-05 = Du bist nicht am Zug.

# Warum ein Zug gut ist
reason-ends-round = Beendet die Runde.
reason-calls = Du rufst mit { griff-my-points }.
reason-sheds = { $points ->
    [one] Du wirst { $points } Punkt los; { $hand } bleiben auf der Hand.
   *[other] Du wirst { $points } Punkte los; { $hand } bleiben auf der Hand.
  }
reason-takes = Du nimmst { $card } und weißt, was du bekommst.
reason-draws = Danach ziehst du eine Karte, die niemand kennt.
reason-knocks = Du klopfst und musst deshalb nicht ziehen.
reason-skips = { $name } muss aussetzen oder mit einer Sanduhr abwehren.
reason-asks-all = Alle legen ihre niedrigste Karte aus, und du darfst eine nehmen.
reason-deflects = Die Sanduhr hält dich nicht auf.
reason-protected = Danach bist du bis zu deinem nächsten Zug vor Sanduhren sicher.

# What is in the box, in the rulebook
griff-box-deck = Das Kartenspiel: { $cards } Karten
griff-box-value = { $n ->
    [one] zählt { $n } Punkt
   *[other] zählt { $n } Punkte
  }
griff-box-quantities = Je nach Zahl der Mitspielenden
griff-box-dealt = Ausgeteilte Karten
griff-box-draw-pile = Ziehstapel zu Beginn einer Runde
griff-box-stalemate = Züge, bis der Ablagestapel nichts mehr hergibt

# Positions to try out
position-knock = Oben liegt eine Straße: Klopf auf sie
position-call = 6 Punkte auf der Hand: Rufst du?
position-hourglass = Vor dir liegt eine Sanduhr: Wehr sie ab
position-magic = Du hast die Zauberhand: Spiel sie aus

# The guide
lesson-welcome = Das ist deine Hand: Jede Karte zählt so viele Punkte, wie ihre Zahl sagt. Je weniger Punkte du am Ende der Runde noch hast, desto besser.
lesson-knock = Oben auf dem Ablagestapel liegt die gleiche Zahl. Wähle { $cards } und tippe auf den Spielzug unter deiner Hand: Beim Klopfen wirst du Karten los und ziehst keine neue.
lesson-discard = Wähle { $cards } und leg sie ab: Mehrere Karten gehen auf einmal, wenn sie gleich sind oder mindestens drei in Folge. Danach ziehst du nur eine, also gilt: je mehr, desto besser.
lesson-discard-again = Wähle { $cards }: Mehr Punkte wirst du mit keinem anderen Zug los.
lesson-draw = Du hast abgelegt, jetzt zieh eine Karte. Nimm eine verdeckte vom Ziehstapel oder eine leuchtende vom Ablagestapel, wenn sie niedrig ist.
lesson-draw-again = Jetzt ziehen: eine leuchtende Karte, wenn sie niedrig ist, sonst eine verdeckte.
lesson-lay = Glück gehabt: Die gezogene Karte passt zu dem, was du abgelegt hast. Leg sie dazu, dann hast du eine Karte weniger.
lesson-keep = Diese Karte hast du gezogen, und sie passt nicht zu dem, was du abgelegt hast. Also behältst du sie, und dein Zug ist zu Ende.
lesson-keep-again = Behalte die Karte; damit endet dein Zug.
lesson-call = Mit höchstens sechs Punkten darfst du „Glücksgriff“ rufen. Haben alle anderen mehr, bekommst du 0 Punkte; sonst deine Hand plus 30.
lesson-hourglass = Vor dir liegt eine Sanduhr, also setzt du diesen Zug aus. Nur mit einer eigenen Sanduhr könntest du sie abwehren.
lesson-last = Jemand hat „Glücksgriff“ gerufen, das ist also dein letzter Zug in dieser Runde. Werde so viele Punkte los, wie du kannst.
lesson-free = Hier kannst du tun, was du willst; was leuchtet, lässt sich antippen. Was gerade zu tun ist, steht ganz unten.
lesson-scoring = Die Runde ist zu Ende, und alle zählen ihre Handkarten. Ein richtiger Ruf bringt 0 Punkte, ein falscher die Hand plus 30; am Ende gewinnt der niedrigste Punktestand.
lesson-done = Das war deine erste Runde. So geht es weiter, bis jemand das Punktelimit erreicht. Spiel weiter, wenn du magst!
lesson-poor-discard = Das ist erlaubt, aber mit anderen Karten wärst du viel mehr Punkte losgeworden. Achte auf hohe Karten und auf solche, die zusammenpassen.
