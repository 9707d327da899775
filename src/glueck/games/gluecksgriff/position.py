"""Everything about a Glücksgriff position, in one record."""

from glueck.engine.record import ACTOR, HIDDEN, OWNER, PUBLIC, position, record
from glueck.games.gluecksgriff.box import KINDS, MOST_CARDS

SEATS = 5  # GG-COMP-01

PHASE = (
    "react", "main", "draw", "after-draw", "magic-lay", "magic-choose", "over",
)  # fmt: skip
REACT, MAIN, DRAW, AFTER_DRAW, MAGIC_LAY, MAGIC_CHOOSE, OVER = range(len(PHASE))

# What kind of play begins with a card of the discard pile; 0: it belongs to the one below.
PLAY = ("", "single", "set", "street", "special")
SINGLE, SET, STREET, SPECIAL = range(1, len(PLAY))

# fmt: off
PILE = record(
    # name      type   seen by  shape           the discard pile, bottom first
    ("count",   "i1",  PUBLIC),
    ("card",    "i1",  PUBLIC,  (MOST_CARDS,)),
    ("owner",   "i1",  PUBLIC,  (MOST_CARDS,)), # who laid it, counted from 1; 0: the upcard
    ("number",  "i1",  PUBLIC,  (MOST_CARDS,)), # what it stands for, plus 1; 0: for nothing
    ("play",    "i1",  PUBLIC,  (MOST_CARDS,)), # what kind of play begins here
)
STATE = position(
    __file__,
    ("phase",     "i1",  PUBLIC),
    ("rounds",    "i2",  PUBLIC),                  # counted from 1
    ("dealer",    "i1",  PUBLIC),                  # GG-DEAL-08
    ("caller",    "i1",  PUBLIC),                  # GG-CALL-01  who called, plus 1
    ("last_moves", "i1", PUBLIC),                  # GG-CALL-05  still to come after a call
    ("idle",      "u1",  PUBLIC),                  # GG-DRAW-13
    ("offered",   "i1",  PUBLIC),                  # GG-DRAW-03  cards on the pile as MAIN began
    ("discarded", "i1",  PUBLIC),                  # this turn's play lies on top
    ("from_pile", "i1",  PUBLIC),                  # this turn's card came from the discard pile
    ("drawn",     "i1",  ACTOR),                   # GG-KNOCK-18  the card just drawn
    ("active",    "i1",  PUBLIC),                  # whose turn it is while others lay for M, plus 1
    ("magic",     "i1",  PUBLIC),                  # GG-MAGIC-01  the magic hand being played
    ("laid",      "i1",  PUBLIC,  (SEATS,)),       # GG-MAGIC-01  cards laid for it
    ("front",     "i1",  PUBLIC,  (SEATS,)),       # GG-HOUR-01  the hourglass in front of a seat
    ("skipped",   "i1",  PUBLIC,  (SEATS,)),       # GG-HOUR-07  the latest turn was skipped
    ("cards",     "i1",  PUBLIC,  (SEATS,)),       # cards in hand
    ("hand",      "i1",  OWNER,   (SEATS, KINDS)), # how many of each kind
    ("known",     "i1",  PUBLIC,  (SEATS, KINDS)), # of these, what everybody knows; in eights:
                                                   # what it has shown (`hand.shown`)
    ("floor",     "i1",  PUBLIC,  (SEATS,)),       # value laid for M: the rest was not lower …
    ("loose",     "i1",  PUBLIC,  (SEATS,)),       # … except so many cards since
    ("stock",     "i1",  HIDDEN,  (MOST_CARDS,)),  # GG-DEAL-04  the draw pile; the last is the top
    ("stock_count", "i1", PUBLIC),
    ("reshuffled", "i1", PUBLIC),                  # GG-DRAW-10  in this round
    ("fresh",     "i1",  PUBLIC,  (KINDS,)),       # what the draw pile was made of then (see
                                                   # `hand.lose`)
    ("since",     "i1",  PUBLIC,  (SEATS,)),       # cards drawn from it since …
    ("drew",      "i1",  OWNER,   (SEATS, KINDS)), # … and which
    ("sure",      "i1",  PUBLIC,  (SEATS,)),       # cards below its `floor` are among those drawn
    ("pile",      PILE,  PUBLIC),
    ("total",     "i2",  PUBLIC,  (SEATS,)),       # GG-SCORE-07
    ("deck",      "i1",  PUBLIC,  (KINDS,)),       # GG-COMP-02  how many of each kind there are
    ("role",      "i1",  PUBLIC,  (KINDS,)),
    ("value",     "i1",  PUBLIC,  (KINDS,)),       # GG-COMP-04, GG-COMP-05, GG-BLANK-02
    ("house",     "i1",  PUBLIC),                  # GG-BLANK-02  how many house cards
    ("limit",     "i2",  PUBLIC),                  # GG-SCORE-12
    ("flat_30",   "i1",  PUBLIC),                  # GG-A-32
)
# fmt: on
