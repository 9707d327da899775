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
    discard 7, set 7-7-J, take top: So lassen sich Aktionen eingeben; dabei heißt der
    Joker J, die Sanduhr H und die Zauberhand M.

    J S Z        Joker, Sanduhr, Zauberhand (15, 15 und 20 Punkte)
    set 7-7-J    ein Satz: die letztgenannte Karte liegt oben; street 5-J-7 steigt an
    knock 3 7    legt die 3 unten und die 7 oben an eine Straße an; knock 7-8 beide oben
    bekannt: 7   alle wissen von einer 7 auf dieser Hand: Sie wurde offen genommen
    geschützt    hat eben ausgesetzt; hierher darf keine Sanduhr
    →            wer am Zug ist
