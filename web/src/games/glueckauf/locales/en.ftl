### English. Terms follow the English rulebook.

# Home
title = Glück Auf
title-long = Glück Auf (Coal Baron)
about = Essen, around 1900: you own a coal mine. Send out your workers, bring up coal, fill orders, and lead the majorities when each shift is scored.
play = Play against two bots
option-free_storage = Coal may be stored even when an order still needs it
option-delivered_visibility = Delivered orders
option-delivered_visibility-owner = face down, seen only by their owner
option-delivered_visibility-all = face up
option-starting_player = Starting player
option-starting_player-random = random

# The table
stop = Stop mining
parts = Parts of the table
howto-1 = On your turn, send workers to one lit space on the board. If workers are already there, you need one more than that.
howto-2 = Buy tunnel tiles for lorries and coal, take orders, and go mining: bring coal up in the cage, then press the spots on your orders to fill them.
howto-3 = Complete orders score when you deliver them by their vehicle. After each shift, the shift clock rewards whoever has the most, and the second most, in each of its comparisons.
howto-4 = Keep light and dark tiles in balance. Press anything greyed out to learn why you can’t use it. Until you end your turn, you can undo almost everything.

# Words
vp = VP
marks-short = M
coal-yellow = yellow coal
coal-brown = brown coal
coal-gray = grey coal
coal-black = black coal
letter-yellow = Y
letter-brown = B
letter-gray = G
letter-black = K
to-level = { $level ->
    [surface] to the surface
    [yellow] to the yellow level
    [brown] to the brown level
    [gray] to the grey level
   *[black] to the black level
  }
level-side = { $level ->
    [yellow] yellow level
    [brown] brown level
    [gray] grey level
   *[black] black level
  }, { $side ->
    [light] light side
   *[dark] dark side
  }
by-vehicle = { $vehicle ->
    [barrow] by barrow
    [carriage] by carriage
    [motorcar] by motorcar
   *[engine] by engine
  }
order-kind = { $vehicle ->
    [barrow] barrow order
    [carriage] carriage order
    [motorcar] motorcar order
   *[engine] engine order
  }
card-name = { $points } VP { order-kind }
tile-name = { $colour ->
    [yellow] yellow
    [brown] brown
    [gray] grey
   *[black] black
  } tunnel tile ({ $side ->
    [light] light
   *[dark] dark
  } side, { $lorries ->
    [one] { $lorries } lorry
   *[other] { $lorries } lorries
  })
works = Game board
building-factory = Lorry factory
building-order = New orders
building-mining = Mining
building-delivery = Delivery
building-money = Money
canteen = Canteen:
nobody = nobody
stack-left = { $n } left in the stack
space-bank = Bank: take 1 Mark
space-factory-draw = Look at up to five tunnel tiles
space-order-draw = Look at up to five orders
space-factory = Buy the { tile-name }
space-factory-empty = Empty factory space
space-order = Take the { card-name }
space-order-empty = Empty order space
space-delivery = Deliver { by-vehicle }
space-mining = Go mining with { up-to-steps }
space-money = Take { $n } Marks
space-price = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
  }
space-taken = { $n ->
    [one] { $n } worker is there
   *[other] { $n } workers are there
  }
space-locked = { $space }, locked
steps-word = { $n ->
    [one] step
   *[other] steps
  }
up-to-steps = up to { $n ->
    [one] { $n } step
   *[other] { $n } steps
  }
steps-left = { $n ->
    [one] { $n } step left
   *[other] { $n } steps left
  }
mine = Pit
my-mine = My pit
watch = Watch { $name }
any-two = Any two
cage-at = Cage { $level ->
    [surface] at the surface
    [yellow] at the yellow level
    [brown] at the brown level
    [gray] at the grey level
   *[black] at the black level
  }, { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
  }
cage-cube = { $coal } in the cage
storage = Coal storage
storage-cube = { $coal } in storage
spot = Spot for { $coal } on the { card-name }
orders-outstanding = Outstanding orders
no-orders = No outstanding orders
order-complete = Complete: it can be delivered
delivered = { $n } delivered
orders-short = { $open ->
    [one] { $open } order
   *[other] { $open } orders
  }, { $done } delivered
balance = { $light } light and { $dark } dark tiles: { $loss ->
    [0] balanced
   *[other] −{ $loss } VP
  }
workers-left = { $n ->
    [one] { $n } worker left
   *[other] { $n } workers left
  }
marks = { $n ->
    [one] { $n } Mark
   *[other] { $n } Marks
  }
forecast = Forecast
orders-word = { $n ->
    [one] order
   *[other] orders
  }
orders-count = { $n ->
    [one] { $n } order
   *[other] { $n } orders
  }
orders-more = { $n } more
orders-fewer = Fewer
projected = If the game ended now
line-now = VP now
line-majority = Majorities
line-money = Money
line-coal = Coal
line-outstanding = Outstanding orders
line-imbalance = Tunnel imbalance
starter = Starting player
look-at-mine = { $name }’s pit
clock-title = Shift clock: shift { $shift } of 3
clock-shift = Scored from shift { $shift } on
clock-row-1 = coal delivered
clock-row-2 = by vehicle
clock-row-3 = empty lorries
clock-place = { $n ->
    [1] 1st
   *[2] 2nd
  }
clock-says = { $name } { $n } (+{ $points } VP)
clock-nobody = nobody yet
clock-line = { $element }: { $leaders }.
element-yellow-spots = Yellow spots delivered
element-brown-spots = Brown spots delivered
element-gray-spots = Grey spots delivered
element-black-spots = Black spots delivered
element-barrow-spots = Barrow spots delivered
element-carriage-spots = Carriage spots delivered
element-motorcar-spots = Motorcar spots delivered
element-engine-spots = Engine spots delivered
element-empty-yellow-lorries = Empty yellow lorries
element-empty-brown-lorries = Empty brown lorries
element-empty-gray-lorries = Empty grey lorries
element-empty-black-lorries = Empty black lorries
tab-works = Board
tab-mine = Pit
tab-others = Players
tab-log = Log
scoring-title = Shift { $shift } scoring
scoring-sum = VP gained
scoring-now = VP now
scoring-before = VP before
scoring-overtakes = { $name } overtakes { $other }
scoring-you-overtake = You overtake { $other }
scoring-overtakes-you = { $name } overtakes you
scoring-you-start = You start the next shift.
scoring-all = Show all
stat-title = Where the points came from
stat-delivery = Deliveries in shift { $shift }
stat-shift = Shift { $shift } scoring
stat-total = Total

# What is asked
prompt-draft = Your turn: take one of the orders on display.
prompt-place = Your turn: send workers to a lit space.
prompt-fill = This colour has run out: choose other coal for the lorry, or leave it empty.
prompt-buy = Buy one of the tiles you drew, or none.
prompt-keep = Keep one of the orders you drew, or none.
prompt-return = Put the rest back: on top of the stack, or at the bottom?
prompt-next-tile = Choose the tile that goes back next.
prompt-next-order = Choose the order that goes back next.
prompt-mine = { $n ->
    [one] { $n } step left: move the cage, load coal, fill orders.
   *[other] { $n } steps left: move the cage, load coal, fill orders.
  }
prompt-pair = Choose any two cubes for this spot.
prompt-any-two = Press the spot you want to fill with any two cubes.
brief-pair = Choose two cubes.
brief-next-order = Which one goes back next?
brief-next-tile = { brief-next-order }
brief-end = Action complete.
prompt-end = Action complete: end your turn, or undo something.
choices-draft = Orders to choose from
choices-fill = { $n ->
    [one] This colour has run out: other coal for { $n } lorry
   *[other] This colour has run out: other coal for { $n } lorries
  }
choices-buy = Drawn tiles: buy one, or none
choices-keep = Drawn orders: keep one, or none
choices-return = On top of the stack, or at the bottom?
choices-next-tile = Which one goes back next?
choices-next-order = Which one goes back next?
choose-order = Choose the sequence myself
do-put = Put { $coal } on the { card-name } (1 step)
do-fetch = Put { $coal } from storage on the { card-name } (1 step)
do-pair = Fill a spot on the { card-name } with any two cubes (2 steps)
do-use-cage = Use { $coal } from the cage
do-use-storage = Use { $coal } from storage
do-store = Store { $coal } (1 step)
do-load = Load { $coal } (1 step)
do-ride = Move the cage { to-level } (1 step)
do-fill = Fill with { $coal }
do-fill-none = Leave it empty
do-buy = Buy the { tile-name } for { $marks ->
    [1] 1 Mark
   *[other] { $marks } Marks
  }
do-buy-none = Buy none
do-keep = Keep the { card-name }
do-keep-none = Keep none
do-take = Take the { card-name }
do-return-top = All on top of the stack
do-return-bottom = All at the bottom
do-rest = The rest in any sequence
do-next-tile = Next: { tile-name }
do-next-order = Next: { card-name }

# What happened
log-deliver = { $name } delivers { by-vehicle }.
log-mining = { $name } goes mining ({ up-to-steps }).
log-money = { $name } takes { $n } Marks.
log-bank = { $name } sends a worker to the bank for 1 Mark.
log-factory = { $name } buys a tile in the lorry factory.
log-factory-draw = { $name } looks at the top tiles of the stack.
log-order = { $name } takes a new order.
log-order-card = { $name } takes the { card-name }.
log-order-draw = { $name } looks at the top orders of the stack.
log-next-some-tile = { $name } puts a tile back.
log-next-some-order = { $name } puts an order back.
log-next-tile = { $name } puts back a { tile-name }.
log-next-order = { $name } puts back the { card-name }.
log-ousted = { $n ->
    [one] One of { $name }’s workers goes to the canteen.
   *[other] { $n } of { $name }’s workers go to the canteen.
  }
log-return-top = { $name } puts the rest on top of the stack.
log-return-bottom = { $name } puts the rest at the bottom of the stack.
log-put = { $name } puts { $coal } on the { card-name }.
log-fetch = { $name } puts { $coal } from storage on the { card-name }.
log-pair = { $name } fills a spot on the { card-name } with a pair of cubes.
log-use = { $name } uses { $coal } for the pair.
log-buy = { $name } buys a { tile-name }.
log-buy-none = { $name } buys none of them.
log-keep = { $name } keeps the { card-name }.
log-keep-none = { $name } keeps none of them.
log-take = { $name } drafts the { card-name }.
log-fill = { $name } fills the lorry with { $coal }.
log-stop = { $name } stops mining.
log-end = { $name } ends the turn.
log-ride = { $name } moves the cage { to-level }.
log-load = { $name } loads { $coal }.
log-store = { $name } stores { $coal }.
log-points = { $name } scores { $points } VP for the { order-kind }.
revealed-tile = New on the board: { tile-name }.
revealed-order = New on the board: { card-name }.
shift-over = Shift { $shift } is over.
log-shift-points = { $name } gets { $points } VP in this scoring.
log-starter = { $name } starts the next shift.
log-fill-none = { $name } leaves the lorry empty.

# What is told turn by turn
turn-deliver = { $name } delivers { by-vehicle }: { $points } VP for { $n ->
    [one] { $n } order
   *[other] { $n } orders
  }.
turn-draw-tile = { $name } looks at the top tiles and buys a { tile-name }{ $to ->
    [top] ; the rest go back on top of the stack
    [bottom] ; the rest go to the bottom of the stack
   *[nowhere] { "" }
  }.
turn-draw-no-tile = { $name } looks at the top tiles and buys none{ $to ->
    [top] ; they go back on top of the stack
    [bottom] ; they go to the bottom of the stack
   *[nowhere] { "" }
  }.
turn-draw-order = { $name } looks at the top orders and keeps the { card-name }{ $to ->
    [top] ; the rest go back on top of the stack
    [bottom] ; the rest go to the bottom of the stack
   *[nowhere] { "" }
  }.
turn-draw-no-order = { $name } looks at the top orders and keeps none{ $to ->
    [top] ; they go back on top of the stack
    [bottom] ; they go to the bottom of the stack
   *[nowhere] { "" }
  }.
turn-mining = { $name } goes mining ({ up-to-steps }).
turn-mining-deeds = { $name } goes mining ({ up-to-steps }): { $deeds }.
turn-loads = loads { $coal }
turn-puts = puts { $coal } on the { card-name }
turn-pairs = puts { $coal } as a pair on the { card-name }
turn-stores = stores { $coal }
turn-several = { $n } × { $coal }

# Help
help-factory = Lorry factory: buy a tunnel tile (each yellow lorry costs 1 Mark, brown 2, grey 3, black 4). It comes loaded with coal and goes into your pit, on its own level and side.
help-order = New orders: take one. Every order you haven’t delivered by the end of the game costs 1 VP.
help-mining = Mining: move the cage, load coal, fill orders. Every move costs one step.
help-delivery = Delivery: deliver all your complete orders for this vehicle and score their points.
help-money = Money: take the Marks right away. At the end of the game, every 5 Marks bring 1 VP.
help-bank = Bank: one worker, one Mark, always possible.
help-canteen = Canteen: ousted workers wait here until the shift ends.
help-level = A level of the pit, with coal on its lorries. The side with lanterns is the light side.
help-lorry = A lorry with coal. When the cage is at this level, press it to load the cube.
help-cage = Your cage carries up to five cubes. Press a level to move it there. Press coal in it at the surface: it goes onto an order that needs it, or else into storage.
help-storage = Coal storage: while mining, you can use these cubes for orders wherever the cage is.
help-orders = Outstanding orders: press a free spot to fill it. Any two cubes can fill a spot as a pair, in place of the right one.
help-delivered = Delivered orders count for the majorities in every later scoring.
help-clock = The shift clock: after each shift these majorities are scored. The numbers show what first and second place get, and who would get it now. With two players, only first place scores.
help-balance = Balance: for each extra tile on one side, light or dark, you lose 2 VP at the end of the game.
help-points = Victory points so far.
help-workers = Workers you can still place in this shift.
help-projected = The score if the game ended now, as far as everybody can see. It includes majorities, 1 VP for every 5 Marks and for every 3 cubes, −1 VP for each outstanding order, and −2 VP for each extra tile on one side.
help-player = A player: points, forecast, money, workers, cage, coal, orders, balance. Press to see the pit.
help-draft = The draft: everybody takes three orders before the first shift.
help-hand = What you drew. Nobody else can see it.
help-steps = Steps you have left in this action.
help-plan = Plan: press the order spots you want to fill to see the fewest steps it takes, or ask for the steps that complete the most valuable orders. You can play the plan with one press, and undo it.
help-strip = What you have, and your orders. Press to see your pit.

# The planner
plan-button = Plan
plan-title = Plan your steps
plan-lead = Press the order spots you want to fill.
plan-lead-ahead = Press the order spots you want to fill: you will see which mining spaces give enough steps.
plan-uses = It takes { $n } of your { $of ->
    [one] { $of } step
   *[other] { $of } steps
  }.
plan-more-steps = { $n ->
    [one] It takes { $n } step
   *[other] It takes { $n } steps
  }; you have { $left }.
plan-steps = { $n ->
    [one] It takes { $n } step
   *[other] It takes { $n } steps
  }.
plan-too-far = It takes more steps than can be planned.
plan-impossible = { $n ->
    [one] There isn’t enough coal in your pit: { $n } more cube is needed.
   *[other] There isn’t enough coal in your pit: { $n } more cubes are needed.
  }
plan-lacking = Missing: { $what }.
plan-nothing = No order can be completed with these steps.
plan-points = That completes orders worth { $n } VP.
plan-points-short = { $n } VP
plan-enough = { $n } of { $of }
plan-no-space = No mining space you can choose gives that many steps.
plan-play = Play this plan
plan-most = As many points as possible
plan-wished = chosen for the plan

# Why not
clause-GA-DEL-04 = You have no complete order for this vehicle.
clause-GA-END-01 = The game is over.
clause-GA-FAC-05 = There is no tile there, or you can’t pay for it.
clause-GA-FAC-15 = The stack of tiles is empty.
clause-GA-FAC-16 = You can buy only one of the tiles you drew.
clause-GA-FAC-17 = You don’t have enough Marks for this tile.
clause-GA-FAC-19 = First decide whether the tiles go back on top of the stack or at the bottom.
clause-GA-FAC-20 = Only the tiles you drew can go back, one after the other.
clause-GA-FAC-23 = You can choose only coal that is left in the supply.
clause-GA-FLOW-02 = It’s not your turn.
clause-GA-FLOW-03 = One action per turn: you have already chosen your space.
clause-GA-FLOW-11 = First finish your action, or end your turn.
clause-GA-MINE-06 = The cage must move to another level.
clause-GA-MINE-07 = There is no such cube on the level of the cage.
clause-GA-MINE-08 = Nothing can be loaded at the surface, from another level, or into a full cage.
clause-GA-MINE-10 = The cage must be at the surface with a cube of this colour, and the order must have a free spot for it.
clause-GA-MINE-13 = A pair takes two steps and two cubes you can use now, one right after the other.
clause-GA-MINE-14 = There is no such cube to use; cubes in the cage can be used only at the surface.
clause-GA-MINE-16 = Cubes can be stored only from the cage, and only at the surface.
clause-GA-MINE-17 = One of your orders has a free spot of this colour, so the cube can’t be stored.
clause-GA-MINE-19 = You have no such cube in storage, or the order has no free spot for it.
clause-GA-MINE-23 = Coal moves only from a lorry to the cage, from the cage to an order or into storage, and from storage to an order.
clause-GA-MINE-24 = This spot is already filled.
clause-GA-ORD-06 = There is no order there.
clause-GA-ORD-08 = You can keep only one of the orders you drew.
clause-GA-ORD-11 = Only the orders you drew can go back, one after the other, all on top or all at the bottom.
clause-GA-ORD-12 = The stack of orders is empty.
clause-GA-SETUP-04 = This space is locked with this number of players.
clause-GA-SETUP-21 = In the draft you take one of the orders on display.
clause-GA-TURN-07 = You don’t have enough workers left for this space.

# Why a turn is a good one
reason-delivers = Delivers { $orders ->
    [one] { $orders } order
   *[other] { $orders } orders
  } { by-vehicle }: { $points } VP right away.
reason-majority = { $element }: { $standing ->
    [alone] you take the lead
    [shared] you share the lead
    [behind] you come second
   *[none] you no longer score
  }, { $change } VP at the end of { $when ->
    [shift] this shift
   *[game] the game
  }.
reason-completes = Completes the { card-name }.
reason-fills = { $spots ->
    [one] Fills { $spots } spot on your orders.
   *[other] Fills { $spots } spots on your orders.
  }
reason-takes-order = A new order for you: { card-name }.
reason-lorries = { $lorries ->
    [one] { $lorries } more lorry
   *[other] { $lorries } more lorries
  } on the { box-level }.
reason-draws = You look at { $thing ->
    [tile] { $amount ->
        [1] the last tile of the stack and may buy it
       *[other] the top { $amount } tiles of the stack and may buy one
      }
   *[order] { $amount ->
        [1] the last order of the stack and may keep it
       *[other] the top { $amount } orders of the stack and may keep one
      }
  }.
reason-brings-up = { $cubes ->
    [one] { $cubes } more cube in your cage and storage.
   *[other] { $cubes } more cubes in your cage and storage.
  }
reason-balance = Tunnel balance: { $change } VP at the end of the game.
reason-money = Marks: { $change }; you then have { $left }.
reason-workers = { $workers ->
    [one] Takes { $workers } worker; { $left } left for this shift.
   *[other] Takes { $workers } workers; { $left } left for this shift.
  }
reason-projected = If the game ended then, you would have { $total } VP ({ $change }).

# What is in the box, in the rulebook
box-tiles = Tunnel tiles, { $n } of each
box-lorries = { $n ->
    [one] { $n } lorry
   *[other] { $n } lorries
  }
box-orders = Orders
box-spots = Spots
box-vehicles = Vehicles
box-clock = Shift clock
box-element = What is compared
box-first = Most
box-second = Second most
box-shift = After shift
box-quantities = By number of players
box-workers = Workers of each player
box-marks = Marks at the start
box-draft = Orders laid out for the draft
box-tiles-up = Tunnel tiles face up in the factory
box-tile-stack = Tunnel tiles in the stack
box-order-spaces = Order spaces in use
box-order-stack = Orders in the stack after the draft
box-cubes = Cubes of each colour in the supply
box-locked = Locked spaces
box-locked-space = { $building } { $n }
box-level = { $level ->
    [yellow] yellow level
    [brown] brown level
    [gray] grey level
   *[black] black level
  }
box-none-locked = none

# Positions to try out
position-mine = A mining trip with 10 steps
position-deliver = Two orders are complete: deliver them
position-draw = Five orders from the stack: which one do you keep?

# The guide
lesson-welcome = Welcome to your mine! You’ll play the first shift yourself: every order you complete and deliver brings victory points (VP).
lesson-draft = Take one of these orders; you’ll get three in all. A few spots are soon filled, and your pit already has one cube of each colour.
lesson-draft-again = Take another one. A different colour is best, so that you can bring up all the coal on one trip.
lesson-mine = Send a worker to a mining space; its number says how many steps you get. That’s how you bring up coal for your orders.
lesson-ride = Press the level with the coal you need. The cage goes there for one step, however far it is.
lesson-load = Now load the cube from its lorry into the cage. That takes one step, and there’s room for five cubes.
lesson-up = Take the cage up to the surface. Only from there can coal go onto your orders.
lesson-put = Press the spot on your order to put the cube there. Once all its spots are filled, an order is complete.
lesson-ride-again = You have steps left: go on to a level with coal that your orders need.
lesson-load-again = Load this cube too: one of your orders needs it.
lesson-up-again = That’s enough coal: back up to the surface.
lesson-put-again = Fill this spot as well.
lesson-stop = There’s nothing more to gain on this trip. Stop mining; the steps you have left are lost.
lesson-end = Your action is complete, so end your turn. Until you do, you can still undo what you did.
lesson-end-again = That’s all for this turn: end it.
lesson-deliver = An order is complete: send a worker to the delivery space for its vehicle. Only delivering brings its VP, and delivered orders count again when the shift is scored.
lesson-order = Take a new order; it costs nothing. Best is one for which you already have coal in your pit.
lesson-buy = Buy a tunnel tile with your Marks. Empty lorries are never loaded again, so new coal only comes with new tiles.
lesson-money = Get some money: the number says how many Marks you receive right away. They pay for your next tiles.
lesson-oust = There are workers here already, so you need one more than that. They go to the canteen until the shift ends, and popular spaces get dearer and dearer.
lesson-bank = Your last workers! The bank takes one and pays 1 Mark, and it’s always open. You can’t pass while you have workers; without any, you wait for the end of the shift.
lesson-deliver-again = Another order is complete: deliver it and score its VP.
lesson-mine-again = Your pit has coal that your orders need: go mining.
lesson-order-again = You’re short of orders: take another one.
lesson-buy-again = Buy a tile, so that you have coal for your next orders.
lesson-money-again = You’re running short of Marks: get some money.
lesson-bank-again = Nothing else is worth it now: one worker to the bank brings 1 Mark.
lesson-free = Do as you like here; what’s lit can be pressed. The line at the bottom says what you’re asked to do.
lesson-scoring = The first shift is over. For each colour, whoever has delivered the most spots scores VP, and with two players second place scores nothing.
lesson-done = That was your first shift. The next two are played the same way, and more and more is scored. Play on if you like!
lesson-poor-ride = There’s no coal on this level, so the step would be wasted.
lesson-poor-up = The cage is empty: going up now would be a wasted step.
lesson-poor-stop = You could still bring up coal for your orders. Unused steps are lost.
lesson-poor-bank = The bank pays just 1 Mark. While you have plenty of workers, other spaces bring you more.
