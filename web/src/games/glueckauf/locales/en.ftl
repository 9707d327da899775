### English. Terms follow the English rulebook.

# Home
title = Glück Auf
about = You own a coal mine in Essen, around 1900. Send your workers out, bring coal to the surface, fill orders, and be ahead when the shift is counted.
play = Play against two bots
option-free_storage = Coal may be stored even if an order waits for it
option-delivered_visibility = Delivered orders
option-delivered_visibility-owner = are known to their owner only
option-delivered_visibility-all = lie open
option-starting_player = Who begins
option-starting_player-random = by lot

# The table
stop = Stop mining
parts = Parts of the table
howto-1 = Each turn you send workers to one lit space of the works. Where some stand already, you need one more than they are.
howto-2 = Buy tiles for lorries and coal, take orders, and go mining: the cage brings coal up, and you press the spots of your orders to fill them.
howto-3 = Full orders score when their vehicle takes them away. After each shift the clock pays whoever has most.
howto-4 = Keep light and dark tiles in balance. What is grey says why; until you end your turn, almost everything can be undone.

# Words
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
stack-left = { $n } left in the stack
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
my-mine = My mine
watch = Watch { $name }
any-two = Any two
cage-at = Cage at the { $level }, { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
  }
cage-cube = { $coal } in the cage
storage = Coal storage
storage-cube = { $coal } in storage
spot = Spot for { $coal } on the { $card }
orders-outstanding = Outstanding orders
no-orders = No outstanding orders
order-complete = Complete: it can be delivered
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
scoring-before = VP before
scoring-overtakes = { $name } overtakes { $other }
scoring-all = Show all
stat-title = Where the points came from
stat-delivery = Deliveries
stat-shift = Scoring of shift { $shift }
stat-total = Total

# What is asked
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
prompt-any-two = Press the spot that any two cubes shall fill.
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
choose-order = Choose the order myself
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
do-rest = The rest in any order
do-next = Next: { $thing }

# What happened
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
log-order-card = { $name } takes the { $card }.
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
revealed = The { $thing } takes its place.
shift-over = Shift { $shift } is over.
log-shift-points = { $name } scores { $points } VP in this scoring.
log-starter = { $name } starts the next shift.
log-fill-none = { $name } leaves the lorry empty.

# What is told turn by turn
turn-deliver = { $name } delivers by { $vehicle ->
    [barrow] barrow
    [carriage] carriage
    [motorcar] motorcar
   *[engine] engine
  }: { $points } VP for { $n ->
    [one] { $n } order
   *[other] { $n } orders
  }.
turn-draw-tile = { $name } looks at five tiles and buys a { $tile }{ $to ->
    [top] ; the rest goes on top of the stack
    [bottom] ; the rest goes under the stack
   *[nowhere] { "" }
  }.
turn-draw-no-tile = { $name } looks at five tiles and buys none{ $to ->
    [top] ; they go on top of the stack
    [bottom] ; they go under the stack
   *[nowhere] { "" }
  }.
turn-draw-order = { $name } looks at five orders and keeps the { $card }{ $to ->
    [top] ; the rest goes on top of the stack
    [bottom] ; the rest goes under the stack
   *[nowhere] { "" }
  }.
turn-draw-no-order = { $name } looks at five orders and keeps none{ $to ->
    [top] ; they go on top of the stack
    [bottom] ; they go under the stack
   *[nowhere] { "" }
  }.
turn-mining = { $name } mines with { $n ->
    [one] { $n } step
   *[other] { $n } steps
  }
turn-loads = loads { $coal }
turn-puts = { $coal } on the { $card }
turn-pairs = any two ({ $coal }) on the { $card }
turn-stores = stores { $coal }
turn-several = { $n } × { $coal }

# Help
help-factory = Lorry factory: buy a tunnel tile. It comes with coal and goes to your mine, on its own level and side.
help-order = New orders: take one. Each open order costs 1 VP at the end if it is not delivered.
help-mining = Mining: move the cage, load coal, fill orders. Every move costs one step.
help-delivery = Delivery: hand over all your complete orders of this vehicle and score their points.
help-money = Money: take the Marks at once.
help-bank = Bank: one worker, one Mark, always possible.
help-canteen = Canteen: ousted workers rest here until the shift is over.
help-level = A level: coal stands on lorries. Tiles with lanterns are on the light side.
help-lorry = A lorry with coal. When the cage is at this level, press it to load the cube.
help-cage = Your cage. Press a level to go there. It carries five cubes. Press coal in it: at the surface it goes onto the order that waits for it, else into storage.
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
help-strip = What you have, and your orders. Press to see your mine.

# Why not
clause-GA-DEL-04 = You have no complete order for this vehicle.
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
clause-GA-TURN-07 = You have too few workers left for this space.
