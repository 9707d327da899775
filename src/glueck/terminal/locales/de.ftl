### Deutsch. Was nur das Terminal sagt; alles andere sagt es wie die Seite.

bot = Bot
yes = ja
no = nein
total = Summe
plain-legend = Das Spielfeld zeigt alles, was du wissen darfst.

# At the table
choose-number = Wähle eine Nummer oder gib ? für Hilfe ein.
press-enter = { $name }, du bist am Zug: Drück die Eingabetaste.
taken-back = Zurückgenommen: { $action }
why-what = Warum was nicht? Gib why und die Wörter einer Aktion ein.
possible-now = jetzt möglich
and-more = { $these } und { $n } weitere
no-turns = „{ $typed }“ ist weder eine Anzahl von Zügen noch all.
nothing-yet = Es ist noch nichts passiert.
saved-to = Gespeichert in { $file }
cannot-save = Speichern geht nicht: { $problem }. Versuch es mit: save PFAD
how-to-resume = Gespeichert. So geht es weiter: { $command }
how-to-replay = Gespeichert. So siehst du es noch einmal: { $command }
not-a-choice = { $number } steht nicht zur Wahl ({ $choices }).
can-mean = „{ $typed }“ kann Verschiedenes heißen: { $actions }.
can-mean-impossible = „{ $typed }“ kann Verschiedenes heißen: { $actions } (nichts davon ist jetzt möglich).
not-understood = „{ $typed }“ verstehe ich nicht; gib ? für Hilfe ein.
not-understood-near = „{ $typed }“ verstehe ich nicht; meinst du: { $actions }?
compiling = Die Regeln werden im Hintergrund kompiliert (nur dieses eine Mal); du kannst schon spielen.
compiling-for = Die Regeln werden im Hintergrund kompiliert (nur dieses eine Mal, { $time }); du kannst schon spielen.
help-requests =
    Gib die Nummer einer Möglichkeit ein, oder die (englischen) Wörter einer Aktion,
    soweit sie eindeutig sind. Die Eingabetaste allein tut das einzig Mögliche.

    undo, u      nimmt deine letzte Aktion zurück
    hint         was ein starker Spieler täte und warum
    why WÖRTER   warum eine Aktion jetzt nicht geht: die Regel, die sie verbietet
    score        die Punkte bis jetzt, und wenn jetzt Schluss wäre
    log [N|all]  was geschehen ist: die letzten 20 Züge, die letzten N oder alle
    board, b     noch einmal das Spielfeld
    all          der ganze Tisch, wie ihn Zuschauer sehen
    save [PFAD]  eine Kopie in einer anderen Datei (gespeichert wird ohnehin immer)
    quit, q      aufhören; das Spiel ist gespeichert

# Replay
next-move = Eingabetaste: nächster Zug; q: Schluss
final-result = Endergebnis
after-moves = { $n ->
    [one] Nach { $n } Aktion, noch nicht zu Ende
   *[other] Nach { $n } Aktionen, noch nicht zu Ende
  }
no-move = { $moves ->
    [one] Eine Aktion { $wanted } gibt es nicht: Das Spiel hat { $moves } Aktion.
   *[other] Eine Aktion { $wanted } gibt es nicht: Das Spiel hat { $moves } Aktionen.
  }

# Analyse
review-thinking = Analyse
review-running = { $file }: Analysieren lässt sich nur ein beendetes Spiel, und zwar aus einer Datei, die es vollständig enthält
review-kept = Die Analyse steht in { $file }.
review-began = Gewinnchance vor dem Austeilen
review-decisions = Eigene Entscheidungen
review-others = Entscheidungen der anderen
review-luck = Glück
review-result = Ergebnis
review-deal = die Ausgangslage
review-points = { $n ->
    [one] { $number } Prozentpunkt
   *[other] { $number } Prozentpunkte
  }
review-best = Beste Entscheidung: { $action } (Aktion { $move }). Alles andere wäre um mindestens { $change } schlechter gewesen.
review-dearest = Teuerste Entscheidung: { $action } (Aktion { $move }, { $change }). Besser: { $better }
review-swing = Aktion { $move }: { $action } ({ $change })

# What is wrong with a command
no-language = die Sprache „{ $wanted }“ gibt es nicht; es gibt: { $there }
no-file = { $file }: Diese Datei gibt es nicht (nenne ein Spiel, um dort eines zu beginnen)
file-taken = { $file }: Diese Datei gibt es schon; wähle einen anderen Namen
data-folder = der Ordner für gespeicherte Spiele
no-folder = { $where }: { $reason }; wähle mit --file einen anderen Ort
which-game = welches Spiel? { $games }; oder --file PFAD, um eines fortzusetzen
leave-out = in { $file } ist schon ein Spiel; lass { $option } weg, um es fortzusetzen
other-game = { $file }: Das ist ein Spiel von { $game }, nicht von { $wanted }
bot-sits = in { $file } spielt auf Platz { $seat } ein Bot
no-seat = einen Platz { $seat } gibt es nicht; dieses Spiel hat die Plätze 0 bis { $last }
wrong-file = diese Datei lässt sich nicht verwenden ({ $problem })
wrong-value = diese Angabe geht so nicht ({ $problem })
wrong-game = dieses Spiel gibt es nicht ({ $problem })
wrong = das geht so nicht ({ $problem })

# Rules and games
no-rules = die Regeln von { $game } sind nicht installiert
rules-more = Mehr: { $command }
rules-nothing = in den Regeln von { $game } steht nichts über „{ $wanted }“
rules-near = in den Regeln von { $game } steht nichts über „{ $wanted }“; ähnlich: { $near }
games-seats = für { $least } bis { $most } Spieler
games-option = Option
games-default = Vorgabe
games-about = was sie bewirkt

# A bot at somebody's table
join-waiting = { $name } sitzt an { $url } und wartet auf den Spielbeginn.
join-over = Das Spiel ist zu Ende; die Ränge nach Plätzen: { $places }
join-program-ended = { $name } hat sich vor dem Ende des Spiels beendet. { $said }

# Many games
progress-compiling = kompiliert
progress-playing = spielt
sim-played = { $title }: { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
  } mit { $seats } Spielern ({ $who }), { $actions } Aktionen, Startwert { $seed }
sim-chance = spielen zufällig
sim-speed = { $seconds } s: { $games } Spiele/s, { $actions } Aktionen/s
sim-shared = Geteilte Siege: { $n } ({ $share })
sim-seat = Platz
sim-mean = Punkte im Mittel
sim-lowest = niedrigste
sim-highest = höchste
sim-wins = Siege
arena-played = { $title }: { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
  } mit { $seats } Spielern, Startwert { $seed }; jeder Bot spielt jeden Platz jedes Spiels
arena-bot = Bot
arena-rating = Wertung
arena-games = Spiele
arena-won = gewonnen
arena-interval = 95 %
arena-mean = Punkte im Mittel
arena-ahead = vor
arena-behind = wem
arena-share = Anteil
arena-fault-column = Fehler
arena-faults = Fehler von { $name }: { $n }. Über jeden dieser Züge hat der Zufall entschieden.
arena-last-fault = Der letzte: { $text }
arena-said = { $name } schrieb zuletzt in die Fehlerausgabe:
fault-start = { $n } × nicht gestartet
fault-crash = { $n } × abgestürzt
fault-late = { $n } × keine Antwort in der Zeit
fault-too-long = { $n } × zu lange Zeile
fault-no-answer = { $n } × keine gültige Antwort
fault-number = { $n } × Antwort auf einen anderen Zug
fault-illegal = { $n } × unerlaubte Aktion

# Datensätze
data-games = { $file }: { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
  }, { $size } MB
data-decisions = { $file }: { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
  }, { $size } MB
data-seconds = { $seconds } s
data-interrupted = Abgebrochen. { $file } ist vollständig lesbar und enthält { $played } von { $wanted } Spielen; derselbe Befehl mit --resume spielt die übrigen.
data-nothing = Abgebrochen, bevor das erste Spiel zu Ende war. { $file } wurde nicht geschrieben.
stats-heading = { $title }: { $what } ({ $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
  } mit { $seats } Spielern)
stats-points-title = Punkte je Bot
stats-seats = Anteil der Siege je Platz
stats-points = Punkte
stats-players = Anteil der Spieler
stats-mean = { $bot }: im Mittel { $mean }
stats-share = Anteil der Siege mit 95-%-Bereich; in Klammern, wie oft
stats-times = Anzahl
