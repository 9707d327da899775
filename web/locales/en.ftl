### English. Terms of Glück Auf follow its English rulebook, those of Glücksgriff its own.

# Home
home-title = Two games, one table, and good luck
home-lead = Play against bots at once, or send a friend the link. No account, nothing to install.
your-name = Your name
guest-name = Guest
bot-strength = Bots
about-glueckauf = You own a coal mine in Essen, around 1900. Send your workers out, bring coal to the surface, fill orders, and be ahead when the shift is counted.
about-gluecksgriff = Get rid of your points: discard, knock, and call “Glücksgriff” when your hand is low enough. Just do not be wrong.
play-glueckauf = Play against two bots
play-gluecksgriff = Play against three bots
new-table = Open a table of your own
game = Game
seats = Seats
seat-number = Seat { $n }
seat-me = Me
seat-friend = A friend, by link
seat-bot = Bot: { $level }
seat-add = One more seat
seat-remove = One seat less
open-seat = open seat
options = Options
option-free-storage = Coal may be stored even if an order waits for it
option-open-piles = Delivered orders lie open
option-limit = Points to play to
option-flat = A wrong call costs 30 flat
option-public = Show the table to everybody
clock = Time
clock-turn = Each turn
open-table = Open the table
start-table = Start the game
tables-mine = My games
tables-public = Public tables
state-open = waiting for players
state-running = under way
state-turn = { $name } to play
device-lead = A link brings your name and your seats to your phone or another computer.
device-make = Make a link
device-once = Open this on the other device. It works once, within a quarter of an hour, and only for you.
level-apprentice = Apprentice
level-hauler = Hauler
level-hewer = Hewer
level-foreman = Foreman
level-captain = Captain
level-about-apprentice = new to the pit, overlooks most
level-about-hauler = quick and sensible
level-about-hewer = thinks every turn through
level-about-foreman = looks a few turns ahead
level-about-captain = takes a second, and has seen it coming
table-title = Name of the table
option-starter = Who begins
starter-random = by lot
option-spectators = Others may watch
who-sees = Who may see it
clock-kind-none = no clock
clock-kind-each-turn = time for each turn
clock-kind-whole-game = time for the whole game
clock-game = Everybody has
clock-increment = and gets for each turn
clock-out = When the time is up, a bot plays on.
length-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
  }
length-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
  }
length-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
  }
length-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
  }
house-lead = House cards: the deck has blank cards for your own ideas, seven at the most.
house-title = Title
house-value = Points
house-power = Power
house-add = One more house card
house-remove = Remove
tables-over = Finished games
state-won = won by { $names }
more = Show more
account = Me: name, devices, password
log-in = I have a login already
log-in-lead = Come back with the login and password you chose.
login = Login
password = Password
password-lead = With a login and a password (8 characters at least) you can come back from anywhere.
password-make = Set the password
password-change = Change login and password
password-set = Done. You can come back with it from now on.
renamed = You have a new name now.
log-out = Forget me on this device
log-out-sure = Without a password nobody can come back as you. Forget you all the same?
save = Save

# Everywhere
language = Language
theme = Light
theme-auto = like the device
theme-light = above ground
theme-dark = below ground
speed = Animation
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-off = off
close = Close
choose = Choose
home = Home
menu = Menu
help = Help
link = Link
copy-link = Copy the link
copied = Copied
qr-code = QR code of the link
rule = Rule { $clause }
me = you
download = Download the game as a file
span-days = { $days } d { $hours } h

# The table
connecting = Connecting …
offline = No connection. It will be back by itself; nothing is lost.
no-entry = You cannot sit down here
waiting = Please wait a moment.
lobby-title = Waiting for players
table-closed = This table is closed
sit-down = Sit down here
stand-up = Stand up
start = Start
start-filled = Fill up with bots and start
fill-with = Open seats go to
invite = Send this link to whoever should play. Their browser is all they need.
invite-watch = Whoever has this link can watch.
chat = Chat
chat-say = Say something
chat-send = Send
log = What happened
your-turn = Your turn
turn-of = { $name } is playing.
game-over = The game is over.
skip = Skip ahead
undo = Undo
restart-turn = Restart turn
end-turn = End turn
stop = Stop mining
continue = Continue
auto-end = End my turn by itself when nothing is left to do
sound = Ring a bell when it is my turn
resign = Give up
resign-sure = Really give up? A bot will play on for you.
keys = Keys: Enter ends the turn, U takes back, ? is help, Esc skips ahead.
help-lead = Press anything to learn what it is. Press Help again to play on.
result-title = { $n ->
    [one] { $names } wins!
   *[other] { $names } win together!
  }
look-again = Look at the table
rematch = Play again
players = Players
parts = Parts of the table
watching = You are watching; { $name } is playing.
result-again = Show the result
clock-none = no clock
clock-each-turn = { $time } for each turn
clock-whole-game = { $time } for the game, { $increment } s more each turn
table-public = everybody can find it
table-private = only for those who have the link
table-closed-doors = nobody may watch
this-table = This table
remove-table = Remove this table (host)
remove-sure = Remove this table for everybody?
block = Block
block-sure = Block this player on the whole server?
gave-up = has given up
bot-plays = a bot plays on ({ $level })
take-over = Let a bot play on
take-over-why = A bot can play on for somebody who has not moved for two minutes. They can come back at any time.
come-back = Play on myself
stand-in-time = Your time was up; a bot plays for you.
stand-in-absent = You were away; a bot plays for you.
stand-in-gave_up = You have given up; a bot plays on for you.
notify = Let the browser tell me when it is my turn
log-since = since you last looked
then-show = Show the table as it was then
then = This is how it was then. The game goes on meanwhile.
then-back = Back to now
lobby-starts = { $name } starts the game when everybody is here.
lobby-opener = Whoever opened the table
call-off = Call the table off
call-off-sure = Call this table off for everybody?
howto-title = How it goes
howto-done = Got it
howto-glueckauf-1 = Each turn you send workers to one lit space of the works. Where some stand already, you need one more than they are.
howto-glueckauf-2 = Buy tiles for lorries and coal, take orders, and go mining: the cage brings coal up, and you press the spots of your orders to fill them.
howto-glueckauf-3 = Full orders score when their vehicle takes them away. After each shift the clock pays whoever has most.
howto-glueckauf-4 = Keep light and dark tiles in balance. What is grey says why; until you end your turn, almost everything can be undone.
howto-gluecksgriff-1 = Get rid of points: discard one card, several alike, or a street of three and more, then draw one card.
howto-gluecksgriff-2 = Press cards to select them; below your hand stands every play they make. If they match the pile you may knock, and draw nothing.
howto-gluecksgriff-3 = With six points or less you may call. If nobody has as few, you write nothing; otherwise it costs you 30.
howto-gluecksgriff-4 = The lowest total wins. Land exactly on a multiple of fifty, and it is halved.

# Glück Auf: words
vp = VP
marks-short = M
coal-yellow = yellow coal
coal-brown = brown coal
coal-gray = gray coal
coal-black = black coal
letter-yellow = Y
letter-brown = B
letter-gray = G
letter-black = K
level-surface = surface
level-yellow = yellow level
level-brown = brown level
level-gray = gray level
level-black = black level
level-to-surface = to the surface
level-to-yellow = to the yellow level
level-to-brown = to the brown level
level-to-gray = to the gray level
level-to-black = to the black level
side-light = light
side-dark = dark
vehicle-barrow = barrow
vehicle-carriage = carriage
vehicle-motorcar = motorcar
vehicle-engine = engine
card-name = { $vehicle } order for { $points } VP
tile-name = { $side ->
    [light] light
   *[dark] dark
  } { $coal ->
    [yellow] yellow
    [brown] brown
    [gray] gray
   *[black] black
  } tunnel tile with { $lorries ->
    [one] { $lorries } lorry
   *[other] { $lorries } lorries
  }
works = The works
building-factory = Lorry factory
building-order = New orders
building-mining = Mining
building-delivery = Delivery
building-money = Money
canteen = Canteen:
nobody = nobody
stacks = Stacks: { $tiles } tiles, { $orders } orders
space-bank = Bank: take 1 Mark
space-factory-draw = Look at five tunnel tiles
space-order-draw = Look at five orders
space-factory = Buy the { $tile }
space-factory-empty = Empty factory space
space-order = Take the { $card }
space-order-empty = Empty order space
space-delivery = Deliver by { $vehicle }
space-mining = Mine with up to { $n } steps
space-money = Take { $n } Marks
space-price = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
  }
space-taken = { $n ->
    [one] { $n } worker stands there
   *[other] { $n } workers stand there
  }
space-locked = { $space }, locked
steps-word = steps
steps-left = { $n ->
    [one] { $n } step left
   *[other] { $n } steps left
  }
mine = Mine
cage-at = Cage at the { $level }, { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
  }
cage-cube = { $coal } in the cage
storage = Coal storage
storage-cube = { $coal } in storage
store-here = Store a cube here
spot = Spot for { $coal } on the { $card }
orders-outstanding = Outstanding orders
no-orders = No outstanding orders
delivered = { $n } delivered
orders-short = { $open } open, { $done } delivered
balance = { $light } light and { $dark } dark tiles: { $loss ->
    [0] balanced
   *[other] { $loss } VP lost
  }
workers-left = { $n ->
    [one] { $n } worker left
   *[other] { $n } workers left
  }
projected = If it ended now
line-now = VP now
line-majority = Majorities
line-money = Money
line-coal = Coal
line-outstanding = Open orders
line-imbalance = Imbalance
starter = Starting player
look-at-mine = Mine of { $name }
clock-title = Shift clock: shift { $shift } of 3
clock-shift = Scored from shift { $shift } on
clock-says = { $name } { $n }, +{ $points } VP
clock-nobody = nobody yet
element-yellow-spots = Yellow coal delivered
element-brown-spots = Brown coal delivered
element-gray-spots = Gray coal delivered
element-black-spots = Black coal delivered
element-barrow-spots = Delivered by barrow
element-carriage-spots = Delivered by carriage
element-motorcar-spots = Delivered by motorcar
element-engine-spots = Delivered by engine
element-empty-yellow-lorries = Empty yellow lorries
element-empty-brown-lorries = Empty brown lorries
element-empty-gray-lorries = Empty gray lorries
element-empty-black-lorries = Empty black lorries
tab-works = Works
tab-mine = Mine
tab-others = Players
tab-log = Log
scoring-title = End of shift { $shift }
scoring-sum = This scoring
scoring-now = VP now
stat-title = Where the points came from
stat-delivery = Deliveries
stat-shift = Scoring of shift { $shift }
stat-total = Total

# Glück Auf: what is asked
prompt-draft = Your turn: take one of the orders laid out.
prompt-place = Your turn: send workers to a lit space.
prompt-fill = The supply is short: choose the coal for the lorry.
prompt-buy = Buy one of the five tiles you drew, or none.
prompt-keep = Keep one of the five orders you drew, or none.
prompt-return = Put the others back: on top of the stack, or under it?
prompt-next-tile = Choose the tile that goes back next.
prompt-next-order = Choose the order that goes back next.
prompt-mine = { $n ->
    [one] { $n } step left: move the cage, load coal, fill orders.
   *[other] { $n } steps left: move the cage, load coal, fill orders.
  }
prompt-pair = Choose any two cubes for this spot.
prompt-end = That was your action: end your turn, or take something back.
choices-draft = Orders to take
choices-fill = { $n ->
    [one] The supply is short: coal for { $n } lorry
   *[other] The supply is short: coal for { $n } lorries
  }
choices-buy = Five tiles: buy one, or none
choices-keep = Five orders: keep one, or none
choices-return = Back onto the stack, or under it?
choices-next-tile = Which one goes back next?
choices-next-order = Which one goes back next?
do-put = Put { $coal } on the { $card } (1 step)
do-fetch = Put { $coal } from storage on the { $card } (1 step)
do-pair = Any two cubes on the { $card } instead (2 cubes, 2 steps)
do-use-cage = Use { $coal } from the cage
do-use-storage = Use { $coal } from storage
do-store = Store { $coal } (1 step)
do-load = Load { $coal } (1 step)
do-ride = Move the cage { $level } (1 step)
do-fill = Fill with { $coal }
do-fill-none = Leave it empty
do-buy = Buy the { $tile } for { $marks } Marks
do-buy-none = Buy none
do-keep = Keep the { $card }
do-keep-none = Keep none
do-take = Take the { $card }
do-return-top = All on top of the stack
do-return-bottom = All at the bottom
do-next = Next: { $thing }

# Glück Auf: what happened
log-deliver = { $name } delivers by { $vehicle ->
    [barrow] barrow
    [carriage] carriage
    [motorcar] motorcar
   *[engine] engine
  }.
log-mining = { $name } goes mining with up to { $n } steps.
log-money = { $name } takes { $n } Marks.
log-bank = { $name } sends a worker to the bank for 1 Mark.
log-factory = { $name } buys a tile in the lorry factory.
log-factory-draw = { $name } looks at five tiles from the stack.
log-order = { $name } takes a new order.
log-order-draw = { $name } looks at five orders from the stack.
log-next = { $name } puts the next one back.
log-return-top = { $name } puts the rest on top of the stack.
log-return-bottom = { $name } puts the rest under the stack.
log-put = { $name } puts { $coal } on the { $card }.
log-fetch = { $name } puts { $coal } from storage on the { $card }.
log-pair = { $name } uses any two cubes for the { $card }.
log-use = { $name } adds { $coal }.
log-buy = { $name } buys a { $tile }.
log-buy-none = { $name } buys none of them.
log-keep = { $name } keeps the { $card }.
log-keep-none = { $name } keeps none of them.
log-take = { $name } takes the { $card } from the row.
log-fill = { $name } fills the lorry with { $coal }.
log-stop = { $name } stops mining.
log-end = { $name } ends the turn.
log-ride = { $name } moves the cage { $level }.
log-load = { $name } loads { $coal }.
log-store = { $name } stores { $coal }.
log-points = { $name } scores { $points } VP for the { $vehicle } order.
log-revealed = The { $thing } takes its place.
log-shift-over = Shift { $shift } is over.
log-shift-points = { $name } scores { $points } VP in this scoring.
log-starter = { $name } starts the next shift.
log-fill-none = { $name } leaves the lorry empty.

# Glücksgriff
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
griff-lay = lay the drawn card too
griff-lay-low = lay it at the low end
griff-lay-high = lay it at the high end
griff-end = keep it and end the turn
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
did-take-from = { $name } takes the card that { $other } laid out.
did-lay = { $name } lays the drawn card as well.
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
griff-wrong-call = { $name } called too early and gets { $points } points for that.
griff-points = { $points ->
    [one] { $name } gets { $points } point for the hand.
   *[other] { $name } gets { $points } points for the hand.
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
griff-prompt-react = An hourglass lies in front of you: skip this turn, or deflect it.
griff-prompt-main = Your turn: select cards and play them, or call.
griff-prompt-draw = Now draw: from the pile, or take a lit card.
griff-prompt-after-draw = The card you drew fits: lay it too, or keep it.
griff-prompt-magic-lay = A magic hand: lay out your lowest card.
griff-prompt-magic-choose = Take one of the cards laid out, or draw as usual.
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
plays-select = Press the cards you want to play.
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
griff-and = { $a } and { $b }
griff-round-title = Round { $round } is over
griff-next-round = { $name } deals the next round.
griff-right-call = { $name } called at the right moment and gets no points.
griff-last-moves = { $name } has called “Glücksgriff!” Everybody else has one last move.
griff-house = House cards: { $cards }
griff-house-card = “{ $title }” counts { $value }
power-plain = plain card
power-joker = joker
power-hourglass = hourglass
power-magic_hand = magic hand
griff-prompt-draw-only = Now draw a card from the pile.
griff-prompt-react-only = An hourglass lies in front of you: you have to skip this turn.

# Help
help-chat = Chat: everybody at the table can read it.
help-log = The log: everything that happened, in sentences. Press one to see the table as it was then.
help-turn = Whose turn it is and what is asked. Enter ends your turn, U takes back the last step.
help-factory = Lorry factory: buy a tunnel tile. It comes with coal and goes to your mine, on its own level and side.
help-order = New orders: take one. Each open order costs 1 VP at the end if it is not delivered.
help-mining = Mining: move the cage, load coal, fill orders. Every move costs one step.
help-delivery = Delivery: hand over all your complete orders of this vehicle and score their points.
help-money = Money: take the Marks at once.
help-bank = Bank: one worker, one Mark, always possible.
help-canteen = Canteen: ousted workers rest here until the shift is over.
help-level = A level: coal stands on lorries. Tiles with lanterns are on the light side.
help-lorry = A lorry with coal. When the cage is at this level, press it to load the cube.
help-cage = Your cage. Press a level to go there. It carries five cubes.
help-storage = Coal storage: cubes kept here can be used for orders at any time while mining.
help-orders = Outstanding orders: press a free spot to fill it. Any two cubes can stand in for the right one.
help-delivered = Delivered orders count for the majorities of every later scoring.
help-clock = The shift clock: after each shift these majorities are scored. Numbers show first and second prize, and who would get them now.
help-balance = Balance: every tile that one side has more than the other costs 2 VP at the end.
help-points = Victory points so far.
help-workers = Workers you can still place in this shift.
help-projected = What you would have if the game ended now, from what everybody can see.
help-player = A player: points, projection, money, workers, cage, coal, orders, balance. Press to see the mine.
help-draft = The draft: everybody takes three orders before the first shift.
help-hand = What you drew. Nobody else sees it.
help-steps = Steps you have left in this action.
help-stock = The draw pile, face down.
help-pile = The discard pile. What is lit may be taken; matching cards can be knocked on it.
help-magic = Cards laid out for the magic hand: one of them may be taken.
help-griff-hand = Your hand: press cards to select them, then choose a play.
help-griff-seat = A player: total, cards in hand, and the cards everybody knows of.
help-call = Call with six points or less. If nobody has as few as you, you score nothing; else it costs 30.
help-sheet = Totals after each round. A total of exactly 50, 100, … is halved.
help-stalemate = If nothing happens for long, the discard pile closes.
help-griff-call = This player has called: everybody else has one last move.
help-griff-hourglass = An hourglass lies here: the next turn is skipped, unless it is deflected with another hourglass.
help-griff-shield = Whoever has just been skipped is safe from hourglasses until their next turn.

# Errors
error-offline = There is no connection at the moment.
error-who = Please enter a name first.
error-no_table = There is no such table.
error-no_spectators = Only players see this table.
error-full = All seats are taken.
error-taken = Somebody else sits there already.
error-seated = You sit at this table already.
error-not_your_turn = It is not your turn.
error-not_seated = You do not play here.
error-illegal = That is not allowed now.
error-nothing_to_undo = There is nothing to take back.
error-too_many = Too fast; please wait a moment.
error-too_many_tables = You have too many open tables.
error-unavailable = The server could not do that; please try again.
error-busy = The server is busy; please try again.
error-blocked = The host of this server has blocked you.
error-code = This link was used already, or is too old.
error-open_seats = Some seats are still open.
error-status = The table is past that already.
error-stale = The table has moved on.
error-moment = There was no such moment in this game.
error-gave_up = You have given up this game.
error-host = The host cannot be blocked.
error-login = Login or password is wrong.
error-login_taken = Somebody else has this login.
error-no_player = There is no such player.
error-no_return = There is nothing to return to.
error-not_absent = This player is not away long enough.
error-not_host = Only the host of this server may do that.
error-not_waiting = Nobody waits for this player.
error-not_yours = Only who opened the table may do that.
error-origin = This page is not ours.
error-stand_in = A bot plays for you at the moment.
error-too_large = That is too much at once.
error-rules = This game was begun by older rules.
error-actions = That is too much to ask at once.
error-before = This page of the list is gone; please look again.
error-clock = A clock needs the time of each turn or of the whole game.
error-form = The server does not know this way of looking.
error-game = This server does not have that game.
error-level = There is no bot of that strength.
error-malformed = The server did not understand that.
error-moves = The game has not so many moves.
error-option = One of the options cannot be set like this.
error-password = A password has 8 to 200 characters.
error-save = This file is no game that can be played on.
error-seats = The game cannot be played with these seats.
error-since = The page was away too long; please load it again.
error-text = A message has 1 to 500 characters of plain text.
error-name = A name has 1 to 40 characters that can be printed.
error-title = A table's name has at most 80 characters that can be printed.
error-unknown_action = The game does not know this action.
error-words = Please search for fewer words.
error-invalid = Something in what was sent is not as it should be.
error-http = The server could not do that.
error-host_name = This server is reached by another address.
error-other = That did not work; please try again.

# Why not: Glück Auf
clause-GA-DEL-04 = You have no complete order for this vehicle.
clause-GA-DEL-06 = Cubes of delivered orders go back to the supply.
clause-GA-END-01 = The game is over.
clause-GA-FAC-05 = No tile lies there, or you cannot pay for it.
clause-GA-FAC-15 = The stack of tiles is empty.
clause-GA-FAC-16 = You can buy only one of the tiles you drew.
clause-GA-FAC-17 = You do not have enough Marks for this tile.
clause-GA-FAC-19 = First decide whether the tiles go back on top or to the bottom.
clause-GA-FAC-20 = Only tiles you drew can go back, one after the other.
clause-GA-FAC-23 = You can choose only coal that the supply still has.
clause-GA-FLOW-02 = It is not your turn.
clause-GA-FLOW-03 = One action a turn: you have chosen your space already.
clause-GA-FLOW-08 = The shift is over.
clause-GA-FLOW-11 = First finish your action, or end your turn.
clause-GA-MINE-06 = The cage must move to another level.
clause-GA-MINE-07 = There is no such cube on the level of the cage.
clause-GA-MINE-08 = Nothing can be loaded at the surface, from another level, or into a full cage.
clause-GA-MINE-10 = The cage must be at the surface with a cube of this colour, and the order must have a free spot for it.
clause-GA-MINE-13 = A pair needs two steps and two cubes you can use, and is laid in one go.
clause-GA-MINE-14 = There is no such cube to use; cubes in the cage can be used only at the surface.
clause-GA-MINE-16 = Cubes are stored from the cage, at the surface only.
clause-GA-MINE-17 = One of your orders has a free spot for this colour, so it cannot be stored.
clause-GA-MINE-19 = You have no such cube in storage, or the order has no free spot for it.
clause-GA-MINE-23 = Coal moves only from lorry to cage, from cage to order or storage, from storage to order.
clause-GA-MINE-24 = This spot is filled already.
clause-GA-ORD-06 = No order lies there.
clause-GA-ORD-08 = You can keep only one of the orders you drew.
clause-GA-ORD-11 = Only orders you drew go back, one after the other, on top or at the bottom.
clause-GA-ORD-12 = The stack of orders is empty.
clause-GA-SETUP-04 = This space is locked with so few players.
clause-GA-SETUP-21 = In the draft you take one order that lies in the row.
clause-GA-SHIFT-01 = This is not scored yet.
clause-GA-SHIFT-14 = All workers go home first.
clause-GA-TURN-07 = You have too few workers left for this space.

# Why not: Glücksgriff
clause-GG-CALL-03 = You can call with six points or less in hand.
clause-GG-CALL-08 = Somebody has called already.
clause-GG-DISC-01 = You do not hold this card.
clause-GG-DISC-02 = A set is at least two cards of the same number from your hand.
clause-GG-DISC-03 = You do not hold so many of them.
clause-GG-DISC-04 = You do not hold the cards for this street.
clause-GG-DISC-05 = A street needs three numbers in a row, without a gap.
clause-GG-DISC-06 = A street ends at 0 and at 14.
clause-GG-DISC-10 = A street is laid from its lowest to its highest card.
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
