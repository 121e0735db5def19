"""Load on the table: two-seat Novem tables, every client making one move a second.

    python benchmarks/table_load.py [--tables 200,1000,1500] [--seconds 8] [--runs 5] [--bots 4]
    python benchmarks/table_load.py --store postgresql://... --servers 2
    python benchmarks/table_load.py --beside OLD/site-packages [--tables 200,1000,1500] [--runs 5]

The server has one core and this load generator another. What is measured is the time from the move that
decides a round to the moment the other seat has the data of its screen, on the clock of one process that
plays both seats. With two servers on one PostgreSQL every other table has its seats at different servers,
so that the hop between them can be told apart. With bots, so many tables a second more at which two play The North.
At the end the servers are killed, and every choice that any client was told is kept is looked for in the store.
Prints a table for docs/explanation/scale.md.

`--beside` names a folder with another compiled `ludotek` in it, as in states.py: 0.1, say. Both take turns, run by run,
and after both tables come the ratios: the median, over pairs of neighbours, of this one's figure by the other's. Below
one this house is the better; whatever else the machine does hits both.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Callable
from statistics import median

import msgspec
import uvloop
from table_players import Load
from table_servers import Server, lags, longest, pin, protocol_of, ready, served

from ludotek.table.storage.open import open_store


class Result(msgspec.Struct):
    tables: int
    together: list[float]
    apart: list[float]
    moves: float
    busy: float
    memory: float
    missing: int
    refused: int
    lag: float  # milliseconds by which the event loop was late at the worst
    generator: list[float]  # and the generator's own
    heard: float  # bytes a move, all that the clients were sent

    @property
    def cost(self) -> float:
        """Milliseconds of a core for a move."""
        return 1000 * self.busy / self.moves

    def late(self, share: float) -> float:
        return percentile(self.together, share)


def one_run(folder: str, protocol: int, tables: int, asked: argparse.Namespace) -> Result:
    with tempfile.TemporaryDirectory() as place:
        store = asked.store or f"sqlite:///{place}/house.db"
        with served(store, asked.servers, folder) as running:
            load = Load([server.address for server in running], protocol)
            return uvloop.run(measure(load, running, store, tables, asked))


async def measure(load: Load, running: list[Server], store: str, tables: int, asked: argparse.Namespace) -> Result:
    await ready(running)
    before = sum(server.memory() for server in running)
    await load.open_tables(tables)
    spent, began, moves, heard, late = 0.0, 0.0, 0, 0, {}

    async def look() -> None:
        nonlocal spent, began, moves, heard, late
        while load.begins > time.perf_counter():
            await asyncio.sleep(min(0.1, max(0.0, load.begins - time.perf_counter())))
        spent, began = sum(server.cpu() for server in running), time.perf_counter()
        moves, heard = load.moves, load.heard
        late = await lags(running)

    await asyncio.gather(load.run(asked.seconds, asked.bots), look())
    took = time.perf_counter() - began
    rate, bytes_a_move = (load.moves - moves) / took, (load.heard - heard) / (load.moves - moves)
    busy = (sum(server.cpu() for server in running) - spent) / took
    memory = (sum(server.memory() for server in running) - before) / tables
    lag = longest(late, await lags(running))
    kept = {table.id: sum(seat.kept for seat in table.seats) for table in load.tables}
    for server in running:
        server.kill()
    load.close()
    missing, refused = await count_missing(store, kept), len(load.errors) + load.lost
    return Result(tables, load.together, load.apart, rate, busy, memory, missing, refused, lag, load.late, bytes_a_move)


async def count_missing(url: str, kept: dict[str, int]) -> int:
    """Choices that somebody was told are kept and that are not."""
    store = open_store(url)
    await store.start()
    missing = 0
    for id, told in kept.items():
        missing += max(0, told - sum(move.seat >= 0 for move in await store.moves(id)))
    await store.stop()
    return missing


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


def summary(results: list[Result]) -> dict[str, object]:
    def mid(of: list[float]) -> float:
        return round(median(of), 2)

    told: dict[str, object] = {
        "tables": results[0].tables,
        "moves a second": mid([result.moves for result in results]),
        "p50 ms": mid([result.late(0.5) for result in results]),
        "p99 ms": mid([result.late(0.99) for result in results]),
        "worst p99 ms": round(max(result.late(0.99) for result in results), 2),
        "core busy": f"{100 * median(result.busy for result in results):.0f} %",
        "core ms a move": round(median(result.cost for result in results), 3),
        "bytes a move": round(median(result.heard for result in results)),
        "kB a table": round(1024 * median(result.memory for result in results)),
        "lost": sum(result.missing for result in results),
        "refused": sum(result.refused for result in results),
        "loop late by, ms": f"<= {max(result.lag for result in results):g}",
        "generator p99 ms": mid([percentile(result.generator, 0.99) for result in results]),
    }
    if any(result.apart for result in results):
        told["p50 ms, apart"] = mid([percentile(result.apart, 0.5) for result in results])
        told["p99 ms, apart"] = mid([percentile(result.apart, 0.99) for result in results])
    return told


def ratios(results: list[Result], others: list[Result]) -> dict[str, object]:
    """This house by the other, pair by pair."""

    def mid(figure: Callable[[Result], float]) -> float:
        return round(median(figure(ours) / figure(theirs) for ours, theirs in zip(results, others, strict=True)), 3)

    return {
        "tables": results[0].tables,
        "core ms a move": mid(lambda result: result.cost),
        "p50": mid(lambda result: result.late(0.5)),
        "p99": mid(lambda result: result.late(0.99)),
        "bytes a move": mid(lambda result: result.heard),
    }


def print_markdown(rows: list[dict[str, object]]) -> None:
    print("| " + " | ".join(rows[0]) + " |")
    print("|" + "---:|" * len(rows[0]))
    for row in rows:
        print("| " + " | ".join(str(value) for value in row.values()) + " |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", default="200,1000,1500")
    parser.add_argument("--seconds", type=float, default=8.0, help="from about 20 on, rematches are in it")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--store", default="", help="else a SQLite file of its own for every run")
    parser.add_argument("--servers", type=int, default=1)
    parser.add_argument("--bots", type=int, default=0, help="tables a second opened for bots to play each other")
    parser.add_argument("--beside", default="", metavar="FOLDER", help="another house, to be measured in turns")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    houses = {folder: protocol_of(folder) for folder in ("", asked.beside)}
    pin(0, 1)
    rows: list[list[dict[str, object]]] = []
    for tables in (int(part) for part in asked.tables.split(",")):
        rows.append(in_turns(houses, tables, asked))
        print(json.dumps(rows[-1]), file=sys.stderr)
    if asked.json:
        print(json.dumps(rows))
        return
    for number, title in enumerate(["", f"\n{asked.beside}:\n", "\nThis house by the other:\n"][: len(rows[0])]):
        print(title, end="")
        print_markdown([row[number] for row in rows])


def in_turns(houses: dict[str, int], tables: int, asked: argparse.Namespace) -> list[dict[str, object]]:
    """What was measured of each house, and their ratios if there are two."""
    results: dict[str, list[Result]] = {folder: [] for folder in houses}
    for number in range(asked.runs):
        for folder in list(houses) if number % 2 == 0 else reversed(houses):
            results[folder].append(one_run(folder, houses[folder], tables, asked))
    told = [summary(found) for found in results.values()]
    return [*told, ratios(*results.values())] if len(told) > 1 else told


if __name__ == "__main__":
    main()
