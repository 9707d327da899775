title = Nim
title-long = Nim
about = Three heaps of counters. Whoever takes the last one wins.
play = Play against a bot
howto-1 = In your turn, take as many counters as you like, at least one, all from the same heap.
howto-2 = Whoever takes the last counter wins.
option-misere = Whoever takes the last one loses
prompt-take = Your turn: take counters from one heap.
heap = { $n ->
    [one] Heap { $heap }: { $n } counter
   *[other] Heap { $heap }: { $n } counters
  }
take = Take one from heap { $heap }
log-take = { $name } takes a counter from heap { $heap }.
log-win = { $name } wins the game.
help-heap = A heap. Press it to take a counter.
clause-NM-TURN-01 = Take at least one counter, all from the same heap.
clause-NM-TURN-02 = This heap has no counters left.
clause-NM-END-01 = The game is over.
