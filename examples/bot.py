#!/usr/bin/env python3
"""A bot that plays any legal action. How it works: docs/bot-protocol.md
glueck arena gluecksgriff --bot apprentice --bot cmd:examples/bot.py
examples/bot.py ws://127.0.0.1:8440/ws/bots/TABLE        # needs: pip install websockets
"""

import json
import random
import sys

READY = json.dumps({"t": "ready", "name": "Py"})
chance = random.Random()


def decide(turn):  # yours: turn["view"] is what the seat sees, turn["log"] what happened
    return chance.choice(turn["legal"])


def answer(line):
    message = json.loads(line)
    if message["t"] == "hello" and message["seed"] is not None:
        chance.seed(message["seed"])
    if message["t"] != "turn":
        return None
    return json.dumps({"t": "answer", "number": message["number"], "action": decide(message)})


if len(sys.argv) > 1:
    from websockets.sync.client import connect

    with connect(sys.argv[1]) as socket:
        socket.send(READY)
        for line in socket:
            if reply := answer(line):
                socket.send(reply)
else:
    print(READY, flush=True)
    for line in sys.stdin:
        if reply := answer(line):
            print(reply, flush=True)
