"""What Prometheus reads at /metrics.

What happens at every move is counted in plain numbers, and put into Prometheus' form when somebody
asks: its own counters take a lock each time.
"""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric

SECONDS = Histogram.DEFAULT_BUCKETS
FRESH = 1.0  # seconds


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.written = 0  # events
        self.refused: dict[str, int] = {}  # commands, by code
        self._done = [0] * len(SECONDS)  # commands, by how long they took
        self._seconds = 0.0  # all together
        self._text, self._fresh_until = b"", 0.0
        self.registry.register(self)
        self.bot_seconds = Histogram(
            "glueck_bot_seconds", "how long bots think", ["level"], registry=self.registry
        )
        self.decisions_waiting = Gauge(
            "glueck_decisions_waiting", "bots that wait to think", registry=self.registry
        )
        self.thinking_restarts = Counter(
            "glueck_thinking_restarts_total",
            "thinking processes that failed and were replaced",
            registry=self.registry,
        )
        self.program_faults = Counter(
            "glueck_program_faults",
            "what programs of the operator did wrong",
            ["kind"],
            registry=self.registry,
        )
        self.connections = Gauge("glueck_connections", "open WebSockets", registry=self.registry)
        self.resident = Gauge("glueck_tables_resident", "tables in memory", registry=self.registry)
        self.cut_off = Counter("glueck_slow_total", "slow readers cut off", registry=self.registry)
        self.open_connections = Gauge(
            "glueck_open_connections", "HTTP and WebSockets", ["who"], registry=self.registry
        )
        self.connections_refused = Counter(
            "glueck_connections_refused", "or dropped to make room", ["why"], registry=self.registry
        )
        self.requests_refused = Counter(
            "glueck_requests_refused",
            "HTTP, before they are read",
            ["code"],
            registry=self.registry,
        )
        self.timed_out = Counter(
            "glueck_timed_out",
            "clients waited for in vain",
            ["waiting_for"],
            registry=self.registry,
        )
        self.malformed = Counter(
            "glueck_malformed", "what cannot be read", ["what"], registry=self.registry
        )

    def text(self) -> bytes:
        """As Prometheus reads it. It takes milliseconds: who asks more often gets what the last one
        got."""
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
