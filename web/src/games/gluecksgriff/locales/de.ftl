### Deutsch. Die Begriffe sind die der Anleitung.

# Home
title = Glücksgriff
about = Werde deine Punkte los: ablegen, klopfen und „Glücksgriff“ rufen, sobald deine Hand klein genug ist. Nur irren darfst du dich nicht.
play = Gegen drei Bots spielen
option-point_limit = Gespielt wird bis
option-wrong_call = Ein falscher Ruf kostet
option-wrong_call-hand_plus_30 = die Hand und 30
option-wrong_call-flat_30 = glatt 30
option-house_cards = Hauskarten
house-lead = Hauskarten: für eigene Ideen gibt es leere Karten, höchstens sieben.
house-title = Titel
house-value = Punkte
house-power = Wirkung
house-add = Noch eine Hauskarte
house-remove = Entfernen

# The table
howto-1 = Werde Punkte los: Leg eine Karte ab, mehrere gleiche oder eine Straße ab drei Karten, dann zieh eine Karte.
howto-2 = Drück auf deine Karten, dann auf den Stapel, von dem du ziehst. Was sie sonst ergeben, steht unter der Hand: Passen sie auf den Stapel, darfst du klopfen und ziehst nichts.
howto-3 = Mit sechs Punkten oder weniger darfst du rufen. Hat niemand so wenig, schreibst du nichts auf; sonst kostet es dich 30.
howto-4 = Die kleinste Summe gewinnt. Wer genau ein Vielfaches von fünfzig trifft, halbiert.

# The cards
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
griff-lay = auch ablegen
griff-lay-low = unten anlegen
griff-lay-high = oben anlegen
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
did-hourglass = { $name } legt { $other } eine Sanduhr vor.
did-take = { $name } nimmt { $card } vom Ablagestapel.
did-take-from = { $name } nimmt { $card } von { $other }.
did-lay = { $name } legt noch { $card } dazu.
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
griff-wrong-call = { $name } hat mit { $hand } gerufen, und zu Unrecht ({ $others }: { $lowest }): +{ $points }.
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
griff-called = hat gerufen!
griff-hourglass-here = muss aussetzen
griff-protected = geschützt
griff-stalemate = { $turns } von { $at } Zügen ohne Neues; dann bleibt nur der Ziehstapel.
griff-empty-hand = keine Karte mehr
prompt-react = Vor dir liegt eine Sanduhr: Setz aus, oder wehr sie ab.
prompt-main = Du bist am Zug: Drück auf die Karten, die du spielen willst.
prompt-draw = Jetzt ziehen: vom Stapel, oder nimm eine leuchtende Karte.
prompt-after-draw = Behalt die gezogene Karte, oder leg sie auch ab, wenn sie passt.
prompt-after-draw-fits = Du hast { $card } gezogen. Das passt zu deinem Abwurf: auch ablegen oder behalten?
prompt-magic-lay = Eine Zauberhand: Leg deine niedrigste Karte aus.
prompt-magic-choose = Nimm eine der ausgelegten Karten, oder zieh wie sonst.
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
plays-select = Drück auf die Karten, die du spielen willst, dann auf den Stapel zum Ziehen.
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
griff-some-card = eine Karte
griff-and = { $a } und { $b }
griff-round-title = Runde { $round } ist zu Ende
griff-next-round = { $name } gibt die nächste Runde und deckt { $card } auf.
griff-right-call = { $name } hat mit { $hand } gerufen, und zu Recht!
griff-last-moves = { $name } hat „Glücksgriff!“ gerufen. Alle anderen haben noch einen Zug.
griff-house = Hauskarten: { $cards }
griff-house-card = „{ $title }“ zählt { $value }
power-plain = einfache Karte
power-joker = Joker
power-hourglass = Sanduhr
power-magic_hand = Zauberhand
prompt-draw-only = Jetzt zieh eine Karte vom Stapel.
prompt-react-only = Vor dir liegt eine Sanduhr: Du musst diesen Zug aussetzen.
prompt-main-call = Du bist am Zug: Spiel Karten aus, oder ruf „Glücksgriff!“
prompt-main-last = Dein letzter Zug: Spiel Karten aus, oder passe.
prompt-after-draw-only = Du hast { $card } gezogen. Das passt nicht zu deinem Abwurf: Du behältst die Karte.
griff-then-draw = { $play } und ziehen
griff-then-take = { $play } und { $card } nehmen
drawn = Die gezogene Karte
drawn-soon = nach { $n } s behalten
drawn-ask = auf mich warten
drawn-lay = ablegen, wenn sie passt
griff-my-points = { $points ->
    [one] { $points } Punkt auf der Hand
   *[other] { $points } Punkte auf der Hand
  }
griff-right-call-you = Du hast mit { $hand } gerufen, und zu Recht!
griff-wrong-call-you = Du hast mit { $hand } gerufen, und zu Unrecht ({ $others }: { $lowest }): +{ $points }.
griff-knock-out = { $name } ist die letzte Karte losgeworden.
griff-knock-out-you = Du bist deine letzte Karte losgeworden.
griff-overtakes = überholt { $names }
griff-meanwhile = Die anderen haben weitergespielt; du siehst es gleich danach.
sum-title = Woher die Punkte kommen
sum-total = Summe
sum-calls = Richtige Rufe
turn-then-draw = { $did } und zieht eine Karte.
turn-take = { $did } und nimmt { $card } vom Ablagestapel.
turn-lay = { $did }, zieht und legt noch { $card } dazu.
turn-totals = Punktestände: { $totals }.

# Help
help-stock = Der Ziehstapel, verdeckt.
help-pile = Der Ablagestapel. Was leuchtet, darf genommen werden; mit passenden Karten kann man darauf klopfen.
help-magic = Für die Zauberhand ausgelegte Karten: Eine davon darf genommen werden.
help-griff-hand = Deine Hand: Drück auf Karten, um sie zu wählen, dann auf den Stapel zum Ziehen oder auf einen Spielzug unter der Hand.
help-griff-seat = Ein Spieler: Punktestand, Handkarten und die Karten, die alle kennen.
help-call = Ruf mit sechs Punkten oder weniger. Hat niemand so wenig wie du, bekommst du nichts angeschrieben; sonst kostet es 30.
help-sheet = Punktestände nach jeder Runde. Genau 50, 100, … wird halbiert.
help-stalemate = Geschieht lange nichts, schließt der Ablagestapel.
help-griff-call = Hat gerufen: Alle anderen haben noch einen Zug.
help-griff-hourglass = Hier liegt eine Sanduhr: Der nächste Zug fällt aus, wenn sie nicht mit einer anderen abgewehrt wird.
help-griff-shield = Wer gerade ausgesetzt hat, ist bis zum nächsten Zug vor Sanduhren sicher.
help-plays = Was die gewählten Karten ergeben, oder was von dir verlangt wird. Enter tut, was zuerst steht.
help-griff-deal = Hat gegeben; im Uhrzeigersinn danach wurde begonnen.
help-drawn = Nach der gezogenen Karte wird immer gefragt, ob sie passt oder nicht, damit die Pause niemandem etwas verrät. Wähle hier, was dieses Gerät tut, wenn du nichts drückst.

# Why not
clause-GG-CALL-03 = Rufen kannst du mit höchstens sechs Punkten auf der Hand.
clause-GG-CALL-08 = Es hat schon jemand gerufen.
clause-GG-DISC-01 = Diese Karte hast du nicht.
clause-GG-DISC-02 = Ein Satz besteht aus mindestens zwei Handkarten gleicher Zahl.
clause-GG-DISC-03 = So viele davon hast du nicht.
clause-GG-DISC-04 = Dir fehlen Karten für diese Straße.
clause-GG-DISC-05 = Eine Straße braucht drei Zahlen in Folge, ohne Lücke.
clause-GG-DISC-06 = Eine Straße endet bei 0 und bei 14.
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
