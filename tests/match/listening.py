"""A client as small as can be: what it knows from messages alone."""

import base64
import json

from glueck.match import events as e
from glueck.match.viewer_messages import happened, whole_table

MOST_BYTES = 1 << 16  # of a view: runs have offsets of 16 bits


class Client:
    """Knows what the messages said, and nothing else."""

    def __init__(self):
        self.number, self.view, self.record, self.bytes = 0, {}, None, None
        self.log, self.table, self.chat, self.legal = [], {}, [], []
        self.move, self.clock, self.undoable = 0, None, 0

    def read(self, raw):
        message = json.loads(raw)
        if message["t"] == "event":
            assert message["n"] == self.number + 1, "a message was left out, or came twice"
        self.number, self.move = message["n"], message["move"]
        self.table = message.get("table", self.table)
        self.clock = message.get("clock", self.clock)
        self.legal = message.get("legal", self.legal)
        if message["t"] == "table":
            self.log, self.chat = message["log"], message["chat"]
            self.view, self.bytes = {}, None
        else:
            self._event(message)
        self._see(message.get("view"), message)
        if message.get("record"):
            self.record = bytearray(base64.b64decode(message["record"]))
        for at, byte in zip(message.get("at_bytes", ()), message.get("bytes", ()), strict=True):
            self.record[at] = byte
        return message

    def _see(self, view, message):
        """As an object (form=json) or as runs of bytes (form=view)."""
        if isinstance(view, dict):
            self.view = view
        elif view is not None:
            self.bytes = patched(self.bytes or bytes(MOST_BYTES), base64.b64decode(view))
            self.legal, self.undoable = message.get("legal", []), message.get("undoable", 0)

    def _event(self, message):
        if message["what"] == "took_back":
            del self.log[-message.get("about", {}).get("count", 1) :]
        if "log" in message:
            self.log.append(message["log"])
        if "chat" in message:
            self.chat = [*self.chat, message["chat"]][-200:]

    def knows(self):
        return vars(self)


class Listener:
    """One viewer of a match in this process, and what is sent to it."""

    def __init__(self, table, seat, form):
        self.table, self.seat, self.form = table, seat, form
        self.client, self.sent, self.match = Client(), [], table.match
        self.client.read(whole_table(self.match, seat, form))

    def hear(self, event, at):
        """What has just happened at the table."""
        assert isinstance(event, e.Event)
        before, self.match = self.match, self.table.match
        raw = happened(event, at, before, self.match).told(self.seat, self.form)
        self.sent.append(raw)
        self.client.read(raw)

    def check(self):
        """What it has made of all messages is what it would be told now."""
        fresh = Client()
        fresh.read(whole_table(self.table.match, self.seat, self.form))
        assert self.client.knows() == fresh.knows()


def patched(old, runs):
    """Runs are an offset (two bytes, the low one first), a length (one byte) and so many bytes."""
    new, at = bytearray(old), 0
    while at < len(runs):
        offset, size = int.from_bytes(runs[at : at + 2], "little"), runs[at + 2]
        assert size > 0
        new[offset : offset + size] = runs[at + 3 : at + 3 + size]
        at += 3 + size
    assert at == len(runs)
    assert len(new) == len(old)
    return bytes(new)
