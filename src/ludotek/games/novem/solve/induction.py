"""Backward induction: best play on every board of a game of Novem, from the emptiest to the full one."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from ludotek.games.novem.components import SIDE
from ludotek.games.novem.solve.graph import ENDED, Graph
from ludotek.games.novem.solve.rounds import Floats, Rounds, is_decided, leave, new_rounds, settle
from ludotek.games.novem.solve.stakes import REACH, Stakes
from ludotek.solve.compiled import compiled, inlined

Progress = Callable[[float], None]  # is told the part that is done, up to 1

CHUNK = 20_000  # margins of boards that a thread solves at a time


def solve_game(graph: Graph, stakes: Stakes, progress: Progress | None = None) -> Floats:
    """By attacker and by place in the stakes: what the rest of the game is worth to rows."""
    value = np.zeros((2, stakes.size))

    def solve(begin: int, end: int) -> None:
        solve_boards(graph, stakes, value, begin, end, new_rounds())

    for_each_layer(graph, stakes, solve, progress)
    return value


def for_each_layer(
    graph: Graph, stakes: Stakes, solve: Callable[[int, int], None], progress: Progress | None = None
) -> None:
    """Have runs of boards solved, those with fewer tiles first; runs of one layer side by side."""
    done = 0
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        for layer in reversed(graph.layer_slices()):
            runs = list(_runs(stakes, layer))
            for run, solved in zip(runs, [threads.submit(solve, *run) for run in runs], strict=True):
                solved.result()
                done += int(stakes.margins[slice(*run)].sum())
                if progress is not None:
                    progress(done / stakes.size)


def _runs(stakes: Stakes, layer: slice) -> Iterator[tuple[int, int]]:
    begin, size = layer.start, 0
    for board in range(layer.start, layer.stop):
        size += int(stakes.margins[board])
        if size >= CHUNK or board == layer.stop - 1:
            yield begin, board + 1
            begin, size = board + 1, 0


def part(progress: Progress | None, begin: float, end: float) -> Progress | None:
    """Progress of one part of a longer task."""
    if progress is None:
        return None
    tell = progress
    return lambda done: tell(begin + (end - begin) * done)


def worth(stakes: Stakes, value: Floats, board: int, attacker: int, margin: int) -> float:
    """What a board is worth at a margin; beyond those that matter, and at the end, the margin decides."""
    if board != ENDED:
        place = (margin - stakes.lowest[board]) // stakes.step
        if 0 <= place < stakes.margins[board]:
            return float(value[attacker, stakes.offset[board] + place])
    return float(stakes.ending[margin + REACH])


look_up = inlined(worth)  # the same for loops; to read a solved table nothing needs to be compiled


@compiled
def solve_boards(graph: Graph, stakes: Stakes, value: Floats, begin: int, end: int, rounds: Rounds) -> None:
    """Solve the boards from `begin` up to `end` at every margin; those with fewer tiles are solved already."""
    for board in range(begin, end):
        for place in range(stakes.margins[board]):
            solve_board(graph, stakes, value, board, stakes.lowest[board] + place * stakes.step, rounds)
            value[0, stakes.offset[board] + place] = rounds.value[0, 0]
            value[1, stakes.offset[board] + place] = rounds.value[1, 0]


@compiled
def solve_board(graph: Graph, stakes: Stakes, value: Floats, board: int, margin: int, rounds: Rounds) -> None:
    """Solve the rounds on a board at a margin."""
    has_empty = lay_out(graph, stakes, value, board, margin, rounds)
    stalled = stakes.ending[margin + REACH]
    if is_decided(rounds, stalled):
        leave(rounds, stalled)
    else:
        settle(rounds, stalled, has_empty)


@inlined
def lay_out(graph: Graph, stakes: Stakes, value: Floats, board: int, margin: int, rounds: Rounds) -> bool:
    """Write down what each crossing that takes a tile is worth; whether there is one that takes none."""
    payoffs, empty, boards_after, tiles = rounds.payoffs, rounds.empty, graph.after, graph.tile
    has_empty = False
    for i in range(SIDE):
        for j in range(SIDE):
            after, tile = boards_after[board, i, j], tiles[board, i, j]
            scored, moved = tile * stakes.scored, tile * (1 - stakes.scored)
            empty[i, j] = after == board
            has_empty = has_empty or after == board
            if after != board:
                payoffs[0, i, j] = look_up(stakes, value, after, 1, margin + moved) + scored
                payoffs[1, i, j] = look_up(stakes, value, after, 0, margin - moved) - scored
    return has_empty
