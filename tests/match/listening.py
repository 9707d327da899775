"""A client as small as can be: what it knows from messages alone."""

import base64
import json

from glueck.engine.save import patch
from glueck.match import events as e
from glueck.match.viewer_messages import ViewerMessages


class Client:
    """Knows what the messages said, and nothing else."""

    def __init__(self):
        self.number, self.view, self.record = 0, {}, None
        self.log, self.table, self.chat, self.legal = [], {}, [], []
        self.move, self.clock = 0, None

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
            self.view = message.get("view", {})
        else:
            self.view = patch(self.view, message.get("changes", {}))
            self._event(message)
        if message.get("record"):
            self.record = bytearray(base64.b64decode(message["record"]))
        for at, byte in zip(message.get("at_bytes", ()), message.get("bytes", ()), strict=True):
            self.record[at] = byte
        return message

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

    def __init__(self, match, seat, form):
        self.match, self.seat, self.form = match, seat, form
        self.client, self.sent = Client(), []
        self.teller = ViewerMessages(match, seat, form)
        self.client.read(self.teller.all())

    def hear(self, event, at):
        assert isinstance(event, e.Event)
        raw = self.teller.event(event, at)
        self.sent.append(raw)
        self.client.read(raw)

    def check(self):
        """What it has made of all messages is what it would be told now."""
        fresh = Client()
        fresh.read(ViewerMessages(self.match, self.seat, self.form).all())
        assert self.client.knows() == fresh.knows()
