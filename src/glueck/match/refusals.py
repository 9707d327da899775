"""All codes for refusals by a table or the server.

HTTP statuses, docs/protocol.md and the page's translations (`error-<code>`) are made from this
table.
"""

from __future__ import annotations

from typing import NamedTuple


class Meaning(NamedTuple):
    status: int  # of the HTTP answer
    sentence: str


REFUSALS = {
    # the sender
    "who": Meaning(401, "The server does not know who you are; create a player first."),
    "login": Meaning(401, "Login or password is wrong, or a login has impossible characters."),
    "login_taken": Meaning(409, "Somebody else uses this login."),
    "password": Meaning(400, "A password needs 8 to 200 characters."),
    "old_password": Meaning(403, "To change a password, the old one must be given."),
    "name": Meaning(400, "A name needs 1 to 40 visible characters."),
    "name_taken": Meaning(
        409, "This name could be mistaken for a bot, the host or a word such as “you”."
    ),
    "logged_out": Meaning(401, "This player was logged out; connect again."),
    "instead_of": Meaning(409, "`instead_of` is not who you are now; ask again before you change."),
    "no_former": Meaning(404, "This device does not keep that player to go back to."),
    "code": Meaning(400, "This link to another device was used already, or is too old."),
    "blocked": Meaning(403, "The host of this server has blocked you."),
    "not_host": Meaning(403, "Only the host of this server may do that."),
    "host": Meaning(403, "The host cannot be blocked."),
    "no_player": Meaning(404, "There is no such player."),
    # the request
    "origin": Meaning(403, "A page of another site sent this request."),
    "host_name": Meaning(
        403, "The server does not know itself by this host name; set its public URL."
    ),
    "too_many": Meaning(429, "Too many requests or connections; wait a moment."),
    "crowded": Meaning(503, "Too many unknown visitors are connected; try again later."),
    "slow": Meaning(408, "The rest of the request did not arrive in time."),
    "too_large": Meaning(413, "The request is too large, or does not say how large it is."),
    "malformed": Meaning(400, "The message is not a command."),
    "invalid": Meaning(422, "A field of the request has a value it cannot have."),
    "http": Meaning(400, "Any other HTTP error; the status of the answer says which."),
    "unavailable": Meaning(503, "Nothing was done: the store does not answer. Try again."),
    "uncertain": Meaning(
        503, "It is not known yet whether this was done; send the same command again."
    ),
    "busy": Meaning(503, "Nothing was done: the table changes too quickly. Try again."),
    "form": Meaning(400, "There is no such form of messages."),
    "since": Meaning(400, "`since` is not the number of an event."),
    "before": Meaning(400, "`before` is not the `next` of an earlier page."),
    "words": Meaning(400, "The search has too many words."),
    "actions": Meaning(400, "The question is about too many actions."),
    # notices, mute and report
    "address": Meaning(400, "The address must begin with https:// and be on the internet."),
    "too_many_notices": Meaning(409, "You already have as many webhooks as are allowed."),
    "stop_link": Meaning(
        404, "There is nothing to stop: these notices were stopped already, or never existed."
    ),
    "report": Meaning(404, "There is no such line, name or table to report."),
    "mute": Meaning(409, "You cannot mute yourself, and your list of muted players may be full."),
    # a new table
    "game": Meaning(400, "This server does not have that game."),
    "option": Meaning(400, "An option of the game has a value it cannot have."),
    "seats": Meaning(400, "The game cannot be played with these seats."),
    "level": Meaning(400, "There is no bot of that level."),
    "clock": Meaning(400, "A clock needs the time of the whole game or of each turn."),
    "title": Meaning(400, "A title has at most 80 characters that can be printed."),
    "rated": Meaning(400, "A rated table has no hints."),
    "save": Meaning(400, "The file is not a game that can be continued."),
    "moves": Meaning(400, "The saved game has fewer moves."),
    "too_many_tables": Meaning(409, "You have too many tables that are open or running."),
    "too_many_bots": Meaning(409, "You have too many running tables with bots."),
    # the same deal for many players
    "no_deal": Meaning(404, "There is no such deal, or it has not started yet."),
    "deal_open": Meaning(409, "Others may still be playing this deal; wait until it is over."),
    "deal_over": Meaning(409, "The time for this deal is up."),
    # a table
    "no_table": Meaning(404, "There is no such table."),
    "no_spectators": Meaning(403, "Only players see this table."),
    "damaged": Meaning(
        409, "The stored events of this table cannot be read; the server's host can repair it."
    ),
    "rules": Meaning(409, "The game uses rules that this server does not have."),
    "status": Meaning(409, "This cannot be done at this stage of the game."),
    "not_seated": Meaning(403, "You do not play at this table."),
    "not_yours": Meaning(403, "Only the player who opened the table may do that."),
    "seated": Meaning(409, "You sit at this table already."),
    "full": Meaning(409, "No seat is open at this table."),
    "taken": Meaning(409, "That seat is not open."),
    "kept": Meaning(409, "Seats are kept for people who were invited."),
    "not_invited": Meaning(
        409, "No seat is kept for you at this table, or this seat is not kept for anybody."
    ),
    "open_seats": Meaning(409, "The game cannot start while seats are open."),
    "text": Meaning(400, "A chat message has 1 to 500 characters of plain text."),
    "too_much": Meaning(409, "A limit of this table, or of the file, is reached."),
    "hidden": Meaning(403, "What other players saw is shown only after the game."),
    "moment": Meaning(404, "The game has fewer actions than that."),
    # a game
    "not_your_turn": Meaning(409, "Another seat is to act."),
    "stale": Meaning(409, "The table has moved on; `at` is not the number of moves made."),
    "unknown_action": Meaning(400, "These words are no action of the game."),
    "illegal": Meaning(409, "The rules forbid this action now; `clause` says which rule."),
    "nothing_to_undo": Meaning(409, "Nothing of this turn can be taken back."),
    "no_undo": Meaning(409, "Nothing can be undone while others play the same deal."),
    "no_hints": Meaning(403, "Hints are not allowed at this table."),
    "hint_asked": Meaning(409, "You have asked for a hint already; it is on its way."),
    "hint_unready": Meaning(503, "What a hint needs is still being compiled; try again later."),
    "hint_failed": Meaning(503, "No hint could be found this time. Try again."),
    "review_unfinished": Meaning(409, "Only a game that is over can be reviewed."),
    "review_asked": Meaning(409, "You are already waiting for the review of another game."),
    "review_long": Meaning(409, "The game is too long for a review."),
    "review_full": Meaning(503, "Too many reviews are waiting; try again later."),
    "wish": Meaning(400, "That cannot be planned in this game."),
    "stand_in": Meaning(409, "A bot plays for you; return first."),
    "no_return": Meaning(409, "No bot plays for you, or you cannot come back."),
    "gave_up": Meaning(409, "You have given up already."),
    "not_waiting": Meaning(409, "It is not that player's turn."),
    "not_absent": Meaning(409, "That player is not away for long enough."),
}


class Refused(Exception):
    """A code of the table above and a sentence for people; for an illegal action also the
    clause."""

    def __init__(self, code: str, text: str, clause: str | None = None) -> None:
        if code not in REFUSALS:
            raise LookupError(f"{code!r} is not in the table of refusals")
        super().__init__(text)
        self.code, self.text, self.clause = code, text, clause

    @property
    def status(self) -> int:
        return REFUSALS[self.code].status
