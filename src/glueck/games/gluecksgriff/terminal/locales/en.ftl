### English. What only the terminal says; everything else it says as the page does.

points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
known = known:
draw-pile = draw pile:
discard-pile = discard pile:
prompt-main = Your turn: choose what you want to play.
prompt-draw = Now draw from the draw pile, or take a card from the discard pile.
legend =
    Actions can be typed in words: discard 7, set 7-7-J, take top.

    J H M        joker, hourglass, magic hand (15, 15 and 20 points)
    set 7-7-J    the last card named lies on top; street 5-J-7 ascends
    knock 3 7    puts 3 below and 7 above a street; knock 7-8 puts both above it
    known: 7     everybody knows this player holds a 7: it was taken openly
    protected    the last turn was skipped, so no hourglass may be placed there
    →            whose turn it is
study-card = share of victories by card played
