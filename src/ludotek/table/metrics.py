"""What the house measures about itself, for Prometheus."""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_left
from collections.abc import Iterable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)  # seconds
LAG_EVERY = 0.02  # seconds: shorter than what is looked for, so that it is hardly ever missed in part


class Tally(Collector):
    """What every message touches, counted without the locks that other threads would need."""

    def __init__(self) -> None:
        self.messages = 0
        self.moves = 0
        self.took = [0] * (len(QUICK) + 1)  # by how long a message took: the times up to each limit
        self.seconds = 0.0

    def answered(self, seconds: float) -> None:
        self.took[bisect_left(QUICK, seconds)] += 1
        self.seconds += seconds

    def collect(self) -> Iterable[Metric]:
        yield CounterMetricFamily("ludotek_messages", "Messages from clients.", self.messages)
        yield CounterMetricFamily("ludotek_moves", "Moves kept, chance's included.", self.moves)
        names = [*(str(limit) for limit in QUICK), "+Inf"]
        sums = [sum(self.took[: place + 1]) for place in range(len(names))]
        about = "From a message's arrival to the end of what it caused."
        buckets = list(zip(names, sums, strict=True))
        yield HistogramMetricFamily("ludotek_answer_seconds", about, buckets=buckets, sum_value=self.seconds)


class Metrics:
    """One process's counters. They count moves, so they are for those who run the house: a sealed choice is one."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.tally = Tally()
        registry.register(self.tally)
        self.connections = Gauge("ludotek_connections", "Open connections to tables.", registry=registry)
        self.tables = Gauge("ludotek_tables", "Tables held in memory.", registry=registry)
        self.refusals = Counter("ludotek_refusals", "Errors told to clients.", ["code"], registry=registry)
        self.requests = Counter("ludotek_requests", "HTTP requests.", ["status"], registry=registry)
        self.thinking = Histogram("ludotek_thinking_seconds", "How long bots took.", registry=registry)
        self.lag = Histogram(
            "ludotek_loop_lag_seconds", "How late the event loop is.", buckets=QUICK, registry=registry
        )

        self.longest_lag = Gauge(
            "ludotek_loop_lag_longest_seconds", "How late the event loop was at the worst.", registry=registry
        )
        self.longest = 0.0

    def heard(self) -> None:
        self.tally.messages += 1

    def refused(self, code: str) -> None:
        self.refusals.labels(code).inc()

    def answered(self, seconds: float) -> None:
        self.tally.answered(seconds)

    def text(self) -> bytes:
        return generate_latest(self.registry)

    async def watch_the_loop(self) -> None:
        """Measure how long everything else keeps the event loop busy."""
        while True:
            began = time.perf_counter()
            await asyncio.sleep(LAG_EVERY)
            late = max(0.0, time.perf_counter() - began - LAG_EVERY)
            self.lag.observe(late)
            if late > self.longest:
                self.longest = late
                self.longest_lag.set(late)
