"""All games: one folder each, one line here. They are imported when they are played."""

GAMES = (
    "glueckauf",
    "gluecksgriff",
)
