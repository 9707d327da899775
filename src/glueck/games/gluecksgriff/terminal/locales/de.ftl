### Deutsch. Was nur das Terminal sagt; alles andere sagt es wie die Seite.

points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }
known = bekannt:
draw-pile = Ziehstapel:
discard-pile = Ablagestapel:
prompt-main = Du bist am Zug: Wähle, was du spielen willst.
prompt-draw = Zieh jetzt vom Ziehstapel oder nimm eine Karte vom Ablagestapel.
legend =
    Aktionen lassen sich so eingeben: discard 7, set 7-7-J, take top; dabei heißt
    der Joker J, die Sanduhr H und die Zauberhand M.

    J S Z        Joker, Sanduhr, Zauberhand (15, 15 und 20 Punkte)
    set 7-7-J    ein Satz, die letzte Karte liegt oben; street 5-J-7 ist eine Straße
    knock 3 7    klopft mit der 3 unten und der 7 oben; knock 7-8 mit beiden oben
    bekannt: 7   alle wissen von einer 7 auf dieser Hand: Sie wurde offen genommen
    geschützt    hat eben ausgesetzt; hierher darf keine Sanduhr
    →            wer am Zug ist
study-card = Anteil der Siege je gespielter Karte
