"""What a move costs the table itself, without wire and disk, and how large the messages are that tell of it.

    python benchmarks/table_move.py [--games novem,oath] [--moves 150] [--rounds 5] [--tables 500]

A random game is played at a table at which somebody looks on from every seat: a move is planned on a copy, taken over,
and each seat's update is made and encoded. Time is the processor's; of several rounds the quickest counts, since
whatever else the machine does only adds to it. Sizes are of updates alone, before the line's own compression.

With `--tables` so many tables move in turns, as in a house: by the time that a table moves again, the processor has
forgotten all that lies about it, and every thing that a move touches is fetched from afar.
"""

from __future__ import annotations

import argparse
import random
from time import process_time

from ludotek.core.position import CLOCK
from ludotek.games import game as find_game
from ludotek.games import games
from ludotek.table.storage.rows import SeatRow, TableRow
from ludotek.table.tables.game import TableGame
from ludotek.table.tables.viewers import Viewers
from ludotek.table.tables.views import Views, encode

SEED = b"the same luck in every round...."


class Sitting:
    """One table, and what telling of its moves took."""

    def __init__(self, id: str, seed: int) -> None:
        game = find_game(id)
        seats = [SeatRow(name=name, kind="anyone", player=name) for name in game.seats(game.options())]
        row = TableRow(id="table", game=id, seats=seats, status="live", started=0, seed=SEED)
        self.now, self.moves, self.sizes, self.spent = 0, 0, list[int](), 0.0
        self.rng = random.Random(seed)
        self.table = TableGame(find_game, lambda: self.now, row, [])
        self.views = Views(self.table, Viewers(self.table, 0))
        self.views.note_told()
        after = self.table.progress.ahead()
        self.table.settle(after, [], 0, row.salts)
        self.table.go_on(after)

    def is_done(self, most: int) -> bool:
        return self.moves >= most or self.table.session.is_over

    def play(self) -> None:
        position = self.table.session.position
        seat = self.rng.choice(list(position.acting()) or [CLOCK])
        move = self.rng.choice(list(position.moves(seat)))
        self.now += 1000
        began = process_time()
        self.tell(seat, move, position.question(max(0, seat)))
        self.spent += process_time() - began
        self.moves += 1

    def tell(self, seat: int, move: int, question: int) -> None:
        since, kind = len(self.table.session.entries), self.table.session.position.kind()
        after = self.table.step(seat, move, question, self.now).after
        assert after is not None
        self.table.go_on(after)
        news = self.views.news(since)
        for other in range(len(self.table.row.seats)):
            if self.views.notices(other, seat, kind, news):
                self.sizes.append(len(encode(self.views.update(other, news, self.now))))


def measured(id: str, moves: int, rounds: int, tables: int) -> tuple[float, float]:
    """Microseconds a move, and bytes an update."""
    spent, sizes = [], list[int]()
    for _ in range(rounds + 1):
        sittings = [Sitting(id, seed) for seed in range(1, tables + 1)]
        while going := [sitting for sitting in sittings if not sitting.is_done(moves)]:
            for sitting in going:
                sitting.play()
        sizes = [size for sitting in sittings for size in sitting.sizes]
        spent.append(sum(sitting.spent for sitting in sittings) / sum(sitting.moves for sitting in sittings))
    return 1_000_000 * min(spent[1:]), sum(sizes) / len(sizes)  # in the first, everything is new


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=",".join(game.id for game in games()))
    parser.add_argument("--moves", type=int, default=150)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--tables", type=int, default=1, help="that move in turns")
    asked = parser.parse_args()
    print("| game | µs a move | bytes an update |")
    print("|---|---:|---:|")
    for id in asked.games.split(","):
        spent, size = measured(id, asked.moves, asked.rounds, asked.tables)
        print(f"| {id} | {spent:.0f} | {size:.0f} |")


if __name__ == "__main__":
    main()
