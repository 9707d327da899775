### English. What only the terminal says; everything else it says as the page does.

shift-of = Shift { $shift } of 3
supply = supply
bank = Bank
about-factory = tile, Marks
about-order = VP, coal
about-mining = steps
about-delivery = { "" }
about-money = Marks
about-bank = 1 Mark
stat-delivery = Deliveries
stack-of = stack { $n }
locked = locked
workers-short = { $n }w
vehicle-barrow = barrow
vehicle-carriage = carriage
vehicle-motorcar = motorcar
vehicle-engine = engine
side-light = light
side-dark = dark

# A pit
pit-cage = cage
pit-lorries = lorries
pit-light = light
pit-dark = dark
pit-storage = storage
level-surface = surface
level-yellow = yellow
level-brown = brown
level-gray = grey
level-black = black

# Everybody in a line
strip-points = VP
strip-money = Marks
strip-workers = workers
strip-canteen = canteen
strip-coal = coal
strip-orders = orders
strip-delivered = done
strip-sides = L/D
strip-empty = empty

# What was drawn, and what is known
you-drew = You drew:
going-to-top = Going on top of the stack:
going-to-bottom = Going to the bottom of the stack:
known-tiles = Of { $n } tiles in the stack you know:
known-orders = Of { $n } orders in the stack you know:
put-back = From top to bottom: { $things }.
put-back-rest = what was left
known-at = no. { $n }
known-among = among no. { $first } to { $last }:

if-shift-ended = If the shift ended now
if-game-ended = If the game ended now
prompt-place = Your turn: send workers to a space.
legend =
    Actions can be typed in words: place mining-6, load gray, put gray on 12; or
    shorter: mi6 for place mining-6, f1 for place factory-1, l g for load gray.

    Y B G K      yellow, brown, grey, black coal; the levels have the same colours
    2w           takes two workers: one more than stand there, who are ousted
    F1×2         two workers of Foreman 1 stand there
    light KK     a tile for the light side of the black level, with two lorries
    Y · ·        lorries (or places in the cage): one with yellow coal, two empty
    L/D          light and dark tiles; in the end they should balance
    done         orders delivered; empty: lorries without coal, by colour
    K[ ] B[B]    spots of an order: free and filled; G[YK] is filled with two cubes
    ✓            the order is complete and can be delivered
    → *          whose turn it is; who began the shift
study-space = share of victories by space
study-order = share of victories by order that was taken or kept
study-tile = share of victories by tunnel tile drawn and bought
