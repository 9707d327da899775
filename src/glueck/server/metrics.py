"""What Prometheus reads at /metrics.

What happens at every move is counted in plain numbers, and put into Prometheus' form when somebody
asks: its own counters take a lock each time.
"""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Iterator
from functools import partial

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric

SECONDS = Histogram.DEFAULT_BUCKETS
FRESH = 1.0  # seconds
THINKING_RESTARTS = "thinking processes that failed and were replaced"
PROGRAM_FAULTS = "what programs of the operator did wrong"
NOTICES = "turns and ends that people away were told of"
PACED = "how long clients and bots that were too fast had to wait"


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.written = 0  # events
        self.refused: dict[str, int] = {}  # commands, by code
        self._done = [0] * len(SECONDS)  # commands, by how long they took
        self._seconds = 0.0  # all together
        self._text, self._fresh_until = b"", 0.0
        self.registry.register(self)
        counter = partial(Counter, registry=self.registry)
        gauge = partial(Gauge, registry=self.registry)
        histogram = partial(Histogram, registry=self.registry)

        self.bot_seconds = histogram("glueck_bot_seconds", "how long bots think", ["level"])
        self.decisions_waiting = gauge("glueck_decisions_waiting", "bots that wait to think")
        self.reviews_waiting = gauge("glueck_reviews_waiting", "of finished games, not whole yet")
        self.thinking_restarts = counter("glueck_thinking_restarts_total", THINKING_RESTARTS)
        self.program_faults = counter("glueck_program_faults", PROGRAM_FAULTS, ["kind"])

        self.notices = counter("glueck_notices", NOTICES, ["kind", "outcome"])
        self.reports = counter("glueck_reports", "what people reported to the operator", ["what"])
        self.resident = gauge("glueck_tables_resident", "tables in memory")

        self.connections = gauge("glueck_connections", "open WebSockets")
        self.open_connections = gauge("glueck_open_connections", "HTTP and WebSockets", ["who"])
        self.cut_off = counter("glueck_slow_total", "slow readers cut off")
        self.connections_refused = counter(
            "glueck_connections_refused", "or dropped to make room", ["why"]
        )
        self.requests_refused = counter("glueck_requests_refused", "HTTP, by why", ["code"])
        self.paced = counter("glueck_paced_seconds", PACED, ["who"])
        self.timed_out = counter("glueck_timed_out", "clients waited for in vain", ["waiting_for"])
        self.malformed = counter("glueck_malformed", "what cannot be read", ["what"])

    def text(self) -> bytes:
        """In Prometheus' format. It takes milliseconds: more frequent requests get the previous
        text."""
        now = time.monotonic()
        if now >= self._fresh_until:
            self._text, self._fresh_until = generate_latest(self.registry), now + FRESH
        return self._text

    def command_done(self, seconds: float) -> None:
        self._done[bisect_left(SECONDS, seconds)] += 1
        self._seconds += seconds

    def command_refused(self, code: str) -> None:
        self.refused[code] = self.refused.get(code, 0) + 1

    def collect(self) -> Iterator[Metric]:
        yield CounterMetricFamily("glueck_events", "events written", value=self.written)
        so_far, buckets = 0, []
        for limit, count in zip(SECONDS, self._done, strict=True):
            so_far += count
            buckets.append((str(limit) if limit < float("inf") else "+Inf", so_far))
        commands = CounterMetricFamily("glueck_commands", "commands by outcome", labels=["outcome"])
        for outcome, count in {"done": so_far, **self.refused}.items():
            commands.add_metric([outcome], count)
        yield commands
        family = HistogramMetricFamily("glueck_command_seconds", "from command to answer")
        family.add_metric([], buckets, self._seconds)
        yield family


METRICS = Metrics()
