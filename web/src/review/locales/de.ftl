### Deutsch. Die Analyse eines beendeten Spiels.

title = Analyse des Spiels
thinking = Der Obersteiger geht jede Entscheidung noch einmal durch …
waiting = Die Analyse wartet, bis der Server Zeit hat …
you-may-leave = Du kannst die Seite inzwischen verlassen: Die Analyse wird beim Spiel gespeichert.
you-may-play = Du kannst inzwischen weiterspielen. Schließt du die Seite, geht die Analyse weiter, sobald du sie wieder öffnest.
not-asked = Noch hat niemand von den Mitspielern eine Analyse angefordert.
for-whom = Aus wessen Sicht?
best-mine = Deine beste Entscheidung
best = Beste Entscheidung
best-why = Alles andere wäre um mindestens { $points ->
    [one] einen Prozentpunkt
   *[other] { $points } Prozentpunkte
  } schlechter gewesen.
best-none = Keine Entscheidung stach heraus.
dearest = Teuerste Entscheidung
dearest-why = Besser: { $better }
dearest-none = Keine Entscheidung hat viel gekostet.
curve-title = Gewinnchance
curve-table = Dasselbe als Tabelle
curve-move = Aktion
parts-title = Glück und Entscheidungen
points = { $number } PP
part-decisions = Eigene Entscheidungen
part-luck = Glück
part-others = Entscheidungen der anderen
from-to = von { $from } auf { $to }
swings-title = Die wichtigsten Wendepunkte
swing = { $name }: { $action }
swing-parts = Entscheidung: { $choice }, Glück: { $luck }
the-deal = Das Austeilen
show = { $n ->
    [0] Das Austeilen zeigen
   *[other] Aktion { $n } zeigen
  }
decisions = Alle Entscheidungen
decisions-costly = Nur die, die etwas gekostet haben
decision-values = Gewinnchance: { $before } vorher, { $after } danach. Glück bis zur nächsten Aktion: { $luck }
option = { $chance } – { $action }
option-played = { $chance } – { $action } (gespielt)
about = Beurteilt wird nach dem, was jeder in diesem Moment wissen konnte. „Glück“ ist alles, was gezogen wurde oder ans Licht kam; zusammen mit allen Entscheidungen führt es zum Ergebnis. PP sind Prozentpunkte: 40 % und 5 PP mehr sind 45 %.
given-up = Dieses Spiel wurde nach Aktion { $n } aufgegeben, und bis dorthin reicht die Analyse. Statt eines Ergebnisses zeigt sie, was jeder zuletzt noch erwarten konnte.
