"""What Prometheus reads at /metrics."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.events = Counter("glueck_events_total", "events written", registry=self.registry)
        self.commands = Counter(
            "glueck_commands_total", "commands by outcome", ["outcome"], registry=self.registry
        )
        self.done = self.commands.labels("done")  # looked up once: it is the one that matters
        self.bot_seconds = Histogram(
            "glueck_bot_seconds", "how long bots think", ["level"], registry=self.registry
        )
        self.act_seconds = Histogram(
            "glueck_command_seconds", "from command to acknowledgement", registry=self.registry
        )
        self.connections = Gauge("glueck_connections", "open WebSockets", registry=self.registry)
        self.resident = Gauge("glueck_tables_resident", "tables in memory", registry=self.registry)
        self.cut_off = Counter("glueck_slow_total", "slow readers cut off", registry=self.registry)


METRICS = Metrics()
