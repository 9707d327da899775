### English. The rulebook has no English edition; the terms are our own.

# Home
title = Glücksgriff
about = Get rid of your points: discard, knock, and call “Glücksgriff” when your hand is low enough. Just do not be wrong.
play = Play against three bots
option-point_limit = Points to play to
option-wrong_call = A wrong call costs
option-wrong_call-hand_plus_30 = the hand and 30
option-wrong_call-flat_30 = 30 flat
option-house_cards = House cards
house-lead = House cards: the deck has blank cards for your own ideas, seven at the most.
house-title = Title
house-value = Points
house-power = Power
house-add = One more house card
house-remove = Remove

# The table
howto-1 = Get rid of points: discard one card, several alike, or a street of three and more, then draw one card.
howto-2 = Press your cards, then the pile you draw from. What else they make stands below your hand: if they match the pile you may knock, and draw nothing.
howto-3 = With six points or less you may call. If nobody has as few, you write nothing; otherwise it costs you 30.
howto-4 = The lowest total wins. Land exactly on a multiple of fifty, and it is halved.

# The cards
griff-card-J = joker
griff-card-H = hourglass
griff-card-M = magic hand
griff-discard = discard { $card }
griff-offer = lay out { $card }
griff-set = discard the set { $cards }
griff-street = discard the street { $cards }
griff-knock = knock with { $cards }
griff-hourglass = place the hourglass in front of { $name }
griff-take-top = take the top card
griff-take-low = take the lowest card
griff-take-high = take the highest card
griff-take-from = take the card of { $name }
griff-lay = lay it too
griff-lay-low = lay it at the low end
griff-lay-high = lay it at the high end
griff-end = keep it
griff-skip = skip the turn
griff-deflect = deflect it with my hourglass
griff-pass = pass
griff-magic = play the magic hand
griff-draw = draw a card
did-discard = { $name } discards { $card }.
did-offer = { $name } lays out { $card }.
did-set = { $name } discards the set { $cards }.
did-street = { $name } discards the street { $cards }.
did-knock = { $name } knocks with { $cards }.
did-hourglass = { $name } places an hourglass in front of { $other }.
did-take = { $name } takes { $card } from the discard pile.
did-take-from = { $name } takes { $card } from { $other }.
did-lay = { $name } adds { $card }.
did-call = { $name } calls “Glücksgriff!”
did-end = { $name } keeps the card.
did-skip = { $name } has to skip this turn.
did-deflect = { $name } deflects the hourglass with another one.
did-pass = { $name } passes.
did-magic = { $name } plays the magic hand.
did-draw = { $name } draws a card.
griff-reshuffled = The discard pile is shuffled into a new draw pile.
griff-round-over = Round { $round } is over.
griff-halved = { $name } lands exactly on { $reached }, and the total is halved to { $points }.
griff-wrong-call = { $name } called with { $hand }, and was wrong ({ $others }: { $lowest }): +{ $points }.
griff-points = { $points ->
    [one] { $name } gets { $points } point for the hand ({ $cards }).
   *[other] { $name } gets { $points } points for the hand ({ $cards }).
  }
griff-call-points = Glücksgriff! ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  })
griff-total = of { $limit }
griff-cards = { $n ->
    [one] { $n } card in hand, known: { $known }
   *[other] { $n } cards in hand, known: { $known }
  }
griff-called = called!
griff-hourglass-here = must skip
griff-protected = protected
griff-stalemate = { $turns } of { $at } turns without anything new; then only the draw pile is left.
griff-empty-hand = no card left
prompt-react = An hourglass lies in front of you: skip this turn, or deflect it.
prompt-main = Your turn: press the cards you want to play.
prompt-draw = Now draw: from the pile, or take a lit card.
prompt-after-draw = Keep the drawn card, or lay it too if it fits.
prompt-after-draw-fits = You drew { $card }. It fits your discard: lay it too, or keep it.
prompt-magic-lay = A magic hand: lay out your lowest card.
prompt-magic-choose = Take one of the cards laid out, or draw as usual.
dealer = dealer
piles = Piles
stock-left = { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
pile-offer = may be taken
pile-single = single card
pile-set = set
pile-street = street
pile-special = special card
pile-empty = The discard pile is empty.
magic-laid = laid out for the magic hand
hand = My hand
plays = What the selected cards make
plays-none = These cards make no play together.
plays-select = Press the cards you want to play, then the pile you draw from.
score-sheet = Score sheet: round { $round }
score-none = Nothing is counted yet. The lowest total wins.
score-chart = Totals by round
round = Round
why-hand = Hand
why-call = Call
why-wrong-call = Wrong call
why-halved = Halved
griff-a-card = { $card ->
    [J] a joker
    [H] an hourglass
    [M] a magic hand
    [X] “{ $title }”
    [8] an 8
    [11] an 11
   *[other] a { $card }
  }
griff-some-card = a card
griff-and = { $a } and { $b }
griff-round-title = Round { $round } is over
griff-next-round = { $name } deals the next round and turns up { $card }.
griff-right-call = { $name } called with { $hand }, and was right!
griff-last-moves = { $name } has called “Glücksgriff!” Everybody else has one last move.
griff-house = House cards: { $cards }
griff-house-card = “{ $title }” counts { $value }
power-plain = plain card
power-joker = joker
power-hourglass = hourglass
power-magic_hand = magic hand
prompt-draw-only = Now draw a card from the pile.
prompt-react-only = An hourglass lies in front of you: you have to skip this turn.
prompt-main-call = Your turn: play cards, or call “Glücksgriff!”
prompt-main-last = Your last move: play cards, or pass.
prompt-after-draw-only = You drew { $card }. It does not fit your discard: you keep it.
griff-then-draw = { $play } and draw
griff-then-take = { $play } and take { $card }
drawn = The drawn card
drawn-soon = keep it after { $n } s
drawn-ask = wait for me
drawn-lay = lay it if it fits
griff-my-points = { $points ->
    [one] { $points } point in hand
   *[other] { $points } points in hand
  }
griff-right-call-you = You called with { $hand }, and you were right!
griff-wrong-call-you = You called with { $hand }, and you were wrong ({ $others }: { $lowest }): +{ $points }.
griff-knock-out = { $name } got rid of the last card.
griff-knock-out-you = You got rid of your last card.
griff-overtakes = overtakes { $names }
griff-meanwhile = The others have played on; you will see it when you continue.
sum-title = Where the points came from
sum-total = Total
sum-calls = Right calls
turn-then-draw = { $did } and draws a card.
turn-take = { $did } and takes { $card } from the discard pile.
turn-lay = { $did }, draws and adds { $card }.
turn-totals = Totals: { $totals }.

# Help
help-stock = The draw pile, face down.
help-pile = The discard pile. What is lit may be taken; matching cards can be knocked on it.
help-magic = Cards laid out for the magic hand: one of them may be taken.
help-griff-hand = Your hand: press cards to select them, then the pile you draw from, or a play below the hand.
help-griff-seat = A player: total, cards in hand, and the cards everybody knows of.
help-call = Call with six points or less. If nobody has as few as you, you score nothing; else it costs 30.
help-sheet = Totals after each round. A total of exactly 50, 100, … is halved.
help-stalemate = If nothing happens for long, the discard pile closes.
help-griff-call = This player has called: everybody else has one last move.
help-griff-hourglass = An hourglass lies here: the next turn is skipped, unless it is deflected with another hourglass.
help-griff-shield = Whoever has just been skipped is safe from hourglasses until their next turn.
help-plays = What the selected cards make, or what is asked of you. Enter does what stands first.
help-griff-deal = This player has dealt; the next one clockwise began.
help-drawn = A drawn card is asked about whether it fits or not, so that nobody learns anything from the pause. Choose here what this device does if you press nothing.

# Why not
clause-GG-CALL-03 = You can call with six points or less in hand.
clause-GG-CALL-08 = Somebody has called already.
clause-GG-DISC-01 = You do not hold this card.
clause-GG-DISC-02 = A set is at least two cards of the same number from your hand.
clause-GG-DISC-03 = You do not hold so many of them.
clause-GG-DISC-04 = You do not hold the cards for this street.
clause-GG-DISC-05 = A street needs three numbers in a row, without a gap.
clause-GG-DISC-06 = A street ends at 0 and at 14.
clause-GG-DRAW-01 = First you must draw a card.
clause-GG-DRAW-03 = Only the play that lay on top before yours can be taken from.
clause-GG-DRAW-04 = Of a single card or a set only the top card can be taken.
clause-GG-DRAW-05 = Only the ends of a street can be taken.
clause-GG-DRAW-06 = You laid this card yourself, so you cannot take it.
clause-GG-DRAW-07 = Special cards cannot be taken.
clause-GG-DRAW-11 = There is no card left to draw.
clause-GG-DRAW-13 = Nothing new for too long: only the draw pile is left.
clause-GG-HOUR-01 = You hold no hourglass.
clause-GG-HOUR-05 = You hold no hourglass to deflect with.
clause-GG-HOUR-07 = This player has just been skipped and is protected.
clause-GG-HOUR-08 = An hourglass lies in front of this player already.
clause-GG-HOUR-09 = You cannot place an hourglass in front of yourself.
clause-GG-HOUR-11 = This player has no last move to lose.
clause-GG-HOUR-16 = An hourglass lies in front of you: skip or deflect first.
clause-GG-JOK-04 = No two jokers may lie next to each other.
clause-GG-JOK-06 = Jokers need a number card beside them.
clause-GG-JOK-09 = A joker lies on top: nobody can knock on it.
clause-GG-JOK-10 = A joker lies at this end of the street.
clause-GG-KNOCK-02 = This knock needs cards of the number on top, from your hand.
clause-GG-KNOCK-05 = A street is knocked on by continuing it without a gap.
clause-GG-KNOCK-06 = A knock on a street takes at least two cards.
clause-GG-KNOCK-10 = A street ends at 0 and at 14.
clause-GG-KNOCK-11 = A street has to be continued, not matched.
clause-GG-KNOCK-14 = There is nothing to knock on.
clause-GG-KNOCK-15 = The card you drew does not match your discard.
clause-GG-KNOCK-16 = The card you drew does not continue your street.
clause-GG-KNOCK-17 = A card taken from the discard pile cannot extend your street.
clause-GG-KNOCK-18 = Now only the card you just drew can be laid.
clause-GG-MAGIC-01 = The magic hand asks for your lowest card.
clause-GG-MAGIC-02 = Nobody has laid out such a card for you.
clause-GG-MAGIC-10 = After a call the magic hand does nothing any more.
clause-GG-MAGIC-11 = The magic hand always takes effect; it cannot be a plain discard.
clause-GG-SCORE-13 = The game is over.
clause-GG-TURN-01 = You have made your move for this turn.
clause-GG-TURN-03 = You draw after you have discarded.
clause-GG-TURN-04 = You can pass only after somebody has called.
clause-GG-TURN-05 = It is not your turn.
