### English. Terms follow docs/rules/gluecksgriff.md.

# Home
title = Glücksgriff
title-long = Glücksgriff
about = Get rid of points: discard, knock, and call “Glücksgriff” when you think your hand is the lowest. Just don’t get it wrong.
play = Play against three bots
option-point_limit = Point limit
option-point_limit-is = played to { $value } points
option-wrong_call = A wrong call costs
option-wrong_call-hand_plus_30 = your hand plus 30 points
option-wrong_call-flat_30 = a flat 30 points
option-wrong_call-is = a wrong call costs { $value }
option-house_cards = House cards
house-lead = House cards: use up to seven blank cards for ideas of your own.
house-title = Name
house-value = Value
house-power = Power
house-add = Add a house card
house-remove = Remove

# The table
howto-1 = Get rid of points: discard one card, several of a kind, or a street of three or more, then draw one card.
howto-2 = Select cards, then press the pile you want to draw from. Other plays they make appear below your hand: if they fit the top of the discard pile, you may knock, and then you don’t draw.
howto-3 = With six points or fewer you may call “Glücksgriff”. If everybody else has more, you get 0; otherwise you get 30 penalty points, normally on top of your hand.
howto-4 = When somebody reaches the point limit, the lowest total wins. A total of exactly 50, 100, 150 and so on is halved.

# The cards
griff-card-J = joker
griff-card-H = hourglass
griff-card-M = magic hand
griff-card-X = house card
griff-letter-J = J
griff-letter-H = H
griff-letter-M = M
griff-discard = discard { $card }
griff-offer = lay out { $card }
griff-set = discard the set { $cards }
griff-street = discard the street { $cards }
griff-knock = knock with { $cards }
griff-knock-one = knock with { griff-a-card }
griff-hourglass = place an hourglass in front of { $name }
griff-take-top = take the top card
griff-take-low = take the lowest card
griff-take-high = take the highest card
griff-take-from = take { $name }’s card
griff-lay = play it too
griff-lay-low = play it at the low end
griff-lay-high = play it at the high end
griff-end = keep it
griff-skip = skip this turn
griff-deflect = deflect it with my hourglass
griff-pass = pass
griff-magic = play the magic hand
griff-draw = draw a card
did-discard = { $name } discards { $card }.
did-offer = { $name } lays out { $card }.
did-set = { $name } discards the set { $cards }.
did-street = { $name } discards the street { $cards }.
did-knock = { $name } knocks with { $cards }.
did-knock-one = { $name } knocks with { griff-a-card }.
did-hourglass = { $name } places an hourglass in front of { $other }.
did-take = { $name } takes { $card } from the discard pile.
did-take-from = { $name } takes { $card } from { $other }.
did-lay = { $name } plays { $card } too.
did-call = { $name } calls “Glücksgriff!”
did-end = { $name } keeps the card.
did-skip = { $name } has to skip this turn.
did-deflect = { $name } deflects the hourglass with another one.
did-pass = { $name } passes.
did-magic = { $name } plays the magic hand.
did-draw = { $name } draws a card.
griff-reshuffled = The discard pile is shuffled into a new draw pile.
griff-round-over = Round { $round } is over.
griff-halved = { $name } lands on exactly { $reached }: the total is halved to { $points }.
griff-wrong-call = { $name } called with { $hand } and was wrong ({ $others }: { $lowest }): { $points } penalty points.
griff-points = { $points ->
    [one] { $name } gets { $points } point for the cards in hand ({ $cards }).
   *[other] { $name } gets { $points } points for the cards in hand ({ $cards }).
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
griff-none-known = none
griff-called = called!
griff-hourglass-here = must skip
griff-protected = protected
griff-stalemate = { $turns } of { $at } turns of swapping discards; then only the draw pile is open.
griff-empty-hand = no cards left
prompt-react = An hourglass lies in front of you: skip this turn, or deflect it.
prompt-main = Your turn: select cards, then press the pile you draw from.
prompt-draw = Now draw from the draw pile, or take a lit card.
prompt-after-draw = Keep the drawn card, or play it too if it fits.
prompt-after-draw-fits = You drew { $card }. It fits your discard: play it too, or keep it.
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
plays = Plays with the selected cards
plays-none = These cards can’t be played together.
score-sheet = Score sheet: round { $round }
score-none = No scores yet. The lowest total wins.
score-chart = Totals by round
round = Round
why-hand = Hand
why-call = Call
why-wrong-call = Wrong call
why-halved = Halved
griff-call-saves = { $hand } → 0
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
griff-round-title = Round { $round } is over
griff-next-round = { $name } deals the next round and turns up { $card }.
griff-right-call = { $name } called with { $hand } and was right!
griff-last-moves = { $name } has called “Glücksgriff!” Everybody else has one last move.
griff-house = House cards: { $cards }
griff-house-card = “{ $title }” counts { $value } ({ $power ->
    [plain] { power-plain }
    [joker] { power-joker }
    [hourglass] { power-hourglass }
   *[magic_hand] { power-magic_hand }
  })
power-plain = plain card
power-joker = joker
power-hourglass = hourglass
power-magic_hand = magic hand
prompt-draw-only = Now draw a card from the draw pile.
prompt-react-only = An hourglass lies in front of you: you have to skip this turn.
prompt-main-call = Your turn: play cards, or call “Glücksgriff!”
prompt-main-last = Your last move: play cards, or pass.
prompt-after-draw-only = You drew { $card }. It doesn’t fit your discard: you keep it.
griff-then-draw = { $play } and draw
griff-then-take = { $play } and take { $card }
griff-play-with = { $play }: { $card }
griff-play-stock = { $play }, { $stock }
drawn = The drawn card
drawn-soon = keep it after { $n } s
drawn-ask = wait for me
drawn-lay = play it if it fits
griff-my-points = { $points ->
    [one] { $points } point in hand
   *[other] { $points } points in hand
  }
griff-right-call-you = You called with { $hand } and were right!
griff-wrong-call-you = You called with { $hand } and were wrong ({ $others }: { $lowest }): { $points } penalty points.
griff-knock-out = { $name } got rid of the last card and ended the round.
griff-knock-out-you = You got rid of your last card and ended the round.
griff-overtakes = overtakes { $names }
griff-meanwhile = The others have played on; you’ll see it when you continue.
sum-title = Where the points came from
sum-by-round = Round by round
sum-total = Total
sum-calls = Correct calls
turn-then-draw = { $did } and draws a card.
turn-take = { $did } and takes { $card } from the discard pile.
turn-lay = { $did }, draws { $card } and plays it too.
turn-totals = Totals: { $totals }.
turn-total = { $name } { $total }

# Help
help-stock = The draw pile, face down.
help-pile = The discard pile. Lit cards may be taken; cards that fit can be knocked onto it.
help-magic = Cards laid out for the magic hand: one of them may be taken.
help-griff-hand = Your hand: select cards, then press the pile you draw from, or a play below your cards.
help-griff-seat = A player: total, cards in hand, and the cards everybody knows about.
help-call = Call with six points or fewer. If everybody else has more, you get 0; otherwise you get 30 penalty points, normally on top of your hand.
help-sheet = Totals after each round. A total of exactly 50, 100, 150 and so on is halved.
help-stalemate = When players do nothing but swap discards for too long, nothing more may be taken from the discard pile until somebody does something else.
help-griff-call = This player has called: everybody else has one last move.
help-griff-hourglass = An hourglass lies here: the next turn is skipped, unless the player deflects it with another hourglass.
help-griff-shield = Whoever has just been skipped is safe from hourglasses until they have taken a turn.
help-plays = The plays your selected cards make, or what you can do now. Enter does the one marked with it.
help-griff-deal = This player dealt; the next player clockwise went first.
help-drawn = You are asked about every drawn card, whether it fits or not, so that nobody learns anything from the pause. Choose here what this device does if you press nothing.

# Why not
clause-GG-CALL-03 = You can call only with six points or fewer in hand.
clause-GG-CALL-08 = Somebody has already called.
clause-GG-DISC-01 = You don’t have this card.
clause-GG-DISC-02 = A set is at least two cards of the same number from your hand.
clause-GG-DISC-03 = You don’t have that many of them.
clause-GG-DISC-04 = You don’t have the cards for this street.
clause-GG-DISC-05 = A street needs at least three numbers in a row, without a gap.
clause-GG-DISC-06 = A street can’t go below 0 or above 14.
clause-GG-DRAW-01 = First you must draw a card.
clause-GG-DRAW-03 = You can take only from the play that was on top before yours.
clause-GG-DRAW-04 = From a single card or a set you can take only the top card.
clause-GG-DRAW-05 = From a street you can take only the lowest or the highest card.
clause-GG-DRAW-06 = You laid this card yourself, so you can’t take it.
clause-GG-DRAW-07 = Special cards can’t be taken.
clause-GG-DRAW-11 = There is no card left to draw.
clause-GG-DRAW-13 = Too many turns of swapping discards: for now you may draw only from the draw pile.
clause-GG-HOUR-01 = You don’t have an hourglass.
clause-GG-HOUR-05 = You don’t have an hourglass to deflect with.
clause-GG-HOUR-07 = This player has just been skipped and is protected.
clause-GG-HOUR-08 = An hourglass already lies in front of this player.
clause-GG-HOUR-09 = You can’t place an hourglass in front of yourself.
clause-GG-HOUR-11 = This player has no last move left to lose.
clause-GG-HOUR-16 = An hourglass lies in front of you: skip or deflect first.
clause-GG-JOK-04 = Two jokers can’t lie next to each other.
clause-GG-JOK-06 = Jokers can’t be laid together without a number card.
clause-GG-JOK-09 = A joker lies on top: nobody can knock on it.
clause-GG-JOK-10 = A joker lies at this end of the street: nobody can extend it there.
clause-GG-KNOCK-02 = To knock here, you need cards of the number on top.
clause-GG-KNOCK-05 = Knock on a street by extending it without a gap.
clause-GG-KNOCK-06 = Knocking on a street takes at least two cards.
clause-GG-KNOCK-10 = A street can’t be extended below 0 or above 14.
clause-GG-KNOCK-11 = A street must be extended; matching one of its numbers is not enough.
clause-GG-KNOCK-14 = There is nothing to knock on.
clause-GG-KNOCK-15 = The card you drew doesn’t match your discard.
clause-GG-KNOCK-16 = The card you drew doesn’t extend your street.
clause-GG-KNOCK-17 = A card taken from the discard pile can’t extend your street.
clause-GG-KNOCK-18 = Now you can play only the card you just drew.
clause-GG-MAGIC-01 = The magic hand asks for your lowest card.
clause-GG-MAGIC-02 = Nobody has laid out such a card for you.
clause-GG-MAGIC-10 = After a call the magic hand no longer has any effect.
clause-GG-MAGIC-11 = The magic hand always takes effect; you can’t discard it as a plain card.
clause-GG-SCORE-13 = The game is over.
clause-GG-TURN-01 = You have already made your move this turn.
clause-GG-TURN-03 = You must discard before you draw.
clause-GG-TURN-04 = You can pass only after somebody has called.
clause-GG-TURN-05 = It’s not your turn.

# Why a turn is a good one
reason-ends-round = Ends the round.
reason-calls = You call with { griff-my-points }.
reason-sheds = { $points ->
    [one] Gets rid of { $points } point, which leaves { $hand } in hand.
   *[other] Gets rid of { $points } points, which leaves { $hand } in hand.
  }
reason-takes = You take { $card }, so you know what you get.
reason-draws = Then you draw a card nobody knows.
reason-knocks = You knock, so you don’t have to draw.
reason-skips = { $name } has to skip a turn or deflect with an hourglass.
reason-asks-all = Everybody lays out their lowest card, and you may take one.
reason-deflects = The hourglass doesn’t stop you.
reason-protected = After that you are safe from hourglasses until you have taken a turn.

# What is in the box, in the rulebook
griff-box-deck = The deck: { $cards } cards
griff-box-value = { $n ->
    [one] counts { $n } point
   *[other] counts { $n } points
  }
griff-box-quantities = By number of players
griff-box-dealt = Cards dealt
griff-box-draw-pile = Draw pile at the start of a round
griff-box-stalemate = Turns until nothing may be taken from the discard pile

# Positions to try out
position-knock = A street lies on top: knock on it
position-call = 6 points in hand: do you call?
position-hourglass = An hourglass lies in front of you: deflect it
position-magic = You hold the magic hand: play it

# The guide
lesson-welcome = This is your hand: each card counts as many points as its number. The fewer points you have left when the round ends, the better.
lesson-knock = The same number lies on top of the discard pile. Select { $cards } and press the play below your hand: knocking gets rid of cards, and you don’t draw.
lesson-discard = Select { $cards } and discard them: several cards go at once if they’re of the same number, or three or more in a row. Then you draw just one, so the more the better.
lesson-discard-again = Select { $cards }: nothing else gets rid of so many points.
lesson-draw = You’ve discarded, so now draw a card. Take one unseen from the draw pile, or a lit one from the discard pile if it’s low.
lesson-draw-again = Now draw: a lit card if it’s low, or else one unseen.
lesson-lay = Lucky: the card you drew fits what you discarded. Play it too, and you have one card less.
lesson-keep = You drew this card, and it doesn’t fit what you discarded. So you keep it, and your turn is over.
lesson-keep-again = Keep the card and end your turn.
lesson-call = With six points or fewer you may call “Glücksgriff”. If everybody else has more, you get 0; if not, you get your hand plus 30 points.
lesson-hourglass = An hourglass lies in front of you, so you lose this turn. Only with an hourglass of your own could you deflect it.
lesson-last = Somebody has called “Glücksgriff”, so this is your last move of the round. Get rid of as many points as you can.
lesson-free = Do as you like here; what’s lit can be pressed. The line at the bottom says what you’re asked to do.
lesson-scoring = The round is over, and everybody counts the cards in hand. A right call gets 0, a wrong one the hand plus 30; in the end, the lowest total wins.
lesson-done = That was your first round. It goes on like this until somebody reaches the point limit. Play on if you like!
lesson-poor-discard = You may do that, but other cards would have got rid of many more points. Look for high cards, and for cards that go together.
