title = Nim
title-long = Nim
about = Drei Haufen Spielsteine. Wer den letzten nimmt, gewinnt.
play = Gegen einen Bot spielen
howto-1 = In deinem Zug nimmst du beliebig viele Steine, mindestens einen, alle vom selben Haufen.
howto-2 = Wer den letzten Stein nimmt, gewinnt.
option-misere = Wer den letzten nimmt, verliert
prompt-take = Du bist am Zug: Nimm Steine von einem Haufen.
heap = { $n ->
    [one] Haufen { $heap }: { $n } Stein
   *[other] Haufen { $heap }: { $n } Steine
  }
take = Einen von Haufen { $heap } nehmen
log-take = { $name } nimmt einen Stein von Haufen { $heap }.
log-win = { $name } gewinnt das Spiel.
help-heap = Ein Haufen. Drück darauf, um einen Stein zu nehmen.
clause-NM-TURN-01 = Nimm mindestens einen Stein, alle vom selben Haufen.
clause-NM-TURN-02 = Dieser Haufen ist leer.
clause-NM-END-01 = Das Spiel ist zu Ende.
