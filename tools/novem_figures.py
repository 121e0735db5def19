"""Draws the figures of docs/explanation/novem-solved.md and prints every number that the page tells.

    python tools/novem_figures.py [--bots]

`--bots` adds how far three players can be exploited, which takes some minutes.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray

from ludotek.games.novem.components import COLUMNS, ROWS, STACK_SUM, NovemOptions
from ludotek.games.novem.frame import STANDARD, orbits
from ludotek.games.novem.rules import STALL, Novem
from ludotek.games.novem.solve import NovemTable, Round, exploit, solve
from ludotek.games.novem.solve.induction import solve_board
from ludotek.games.novem.solve.rounds import Rounds, new_rounds
from ludotek.games.novem.solve.strategies import Strategy

IMAGES = Path(__file__).parent.parent / "docs" / "images"
INK, PALE, WARM, COOL = "#22303c", "#dfe6ea", "#c8553d", "#2a7f9e"
CELL, BAR = 84, 60
SIDES = ("rows", "columns")
OPTIONS: dict[str, NovemOptions] = {
    "same set-up twice": NovemOptions(layout=STANDARD),
    "second set-up transposed, or sides swapped": NovemOptions(layout=STANDARD, second_layout="transposed"),
    "second set-up random": NovemOptions(layout=STANDARD, second_layout="random"),
}


def main() -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    table = NovemTable()
    tell_values(table)
    tell_openings(table)
    tell_leads(table)
    tell_stalls(table)
    graph = table.tables.graph()
    small_tiles(table, "at most two tiles gone", range(graph.layers[3]))
    small_tiles(table, "at most nine tiles left", range(graph.layers[9], graph.boards))
    if "--bots" in sys.argv:
        tell_bots(table)


def draw(name: str, width: int, height: int, parts: list[str]) -> None:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" fill="{INK}">'
    )
    ground = f'<rect width="{width}" height="{height}" fill="#ffffff"/>'
    (IMAGES / f"novem-solved-{name}.svg").write_text("\n".join([head, ground, *parts, "</svg>", ""]))


def text(x: float, y: float, words: str, size: int = 13, anchor: str = "middle", fill: str = INK) -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" text-anchor="{anchor}" fill="{fill}">{words}</text>'


def box(x: float, y: float, width: float, height: float, fill: str, edge: str = "none") -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" fill="{fill}" stroke="{edge}"/>'


def tell_values(table: NovemTable) -> None:
    solution = solve()
    print("set-ups that differ by more than the order of lines, and by more than that and the sides:", orbits())
    print("positions", solution.positions)
    print(f"margin: rows attack {solution.margin.rows_attack:.9f}, columns attack {solution.margin.columns_attack:.9f}")
    for name, options in OPTIONS.items():
        results = [table.value(opening(first, options), ROWS) for first in SIDES]
        print(f"match, {name}: rows first {results[0]:+.6f}, columns first {results[1]:+.6f}")


def opening(first: str, options: NovemOptions = OPTIONS["same set-up twice"]) -> Novem:
    return Novem(options=msgspec.structs.replace(options, first=first))


def tell_openings(table: NovemTable) -> None:
    parts = []
    for attacker, side in enumerate(SIDES):
        position = opening(side)
        points, match = table.points_round(position), table.match_round(position)
        sign = 1 if attacker == ROWS else -1
        tile = points.row @ np.array(position.top).reshape(3, 3) @ points.column
        print(f"opening, {side} attack: the tile taken is worth {tile:.2f} on average")
        for name, solved in (("points", points), ("match", match)):
            print(f"  for {name}: rows {shares(solved.row)}, columns {shares(solved.column)}")
        print("  what each crossing brings the attacker:", np.round(sign * points.payoffs, 2).tolist())
        parts += opening_board(position, points, sign, 20 + attacker * 400, side)
    draw("opening", 800, 400, parts)


def shares(mix: NDArray[np.float64]) -> list[str]:
    return [f"{100 * share:.1f} %" for share in mix]


def opening_board(position: Novem, solved: Round, sign: int, left: int, side: str) -> list[str]:
    """A board with each line's share of best play beside it, and below each tile what taking it brings."""
    x0, y0 = left + BAR + 26, 60 + BAR
    parts = [text(left + 190, 26, f"{side.capitalize()} attack first", 16)]
    for line in range(3):
        row, column = BAR * 2 * solved.row[line], BAR * 2 * solved.column[line]
        middle = CELL * line + CELL / 2
        parts += [box(x0 - 6 - row, y0 + middle - 14, row, 28, WARM if side == "rows" else COOL)]
        parts += [text(x0 - 12, y0 + middle + 5, f"{100 * solved.row[line]:.0f} %", 13, "end", "#ffffff")]
        parts += [box(x0 + middle - 20, y0 - 6 - column, 40, column, WARM if side == "columns" else COOL)]
        parts += [text(x0 + middle, y0 - 12, f"{100 * solved.column[line]:.0f} %", 13, "middle", "#ffffff")]
        parts += [
            text(x0 - BAR - 22, y0 + middle + 5, "ABC"[line], 14),
            text(x0 + middle, y0 + 3 * CELL + 20, str(line + 1), 14),
        ]
    for square, tile in enumerate(position.top):
        x, y = x0 + CELL * (square % 3), y0 + CELL * (square // 3)
        worth = sign * solved.payoffs[square // 3, square % 3]
        parts += [box(x + 2, y + 2, CELL - 4, CELL - 4, "#fbe9e5" if worth > sign * solved.value else "#e6f1f5", PALE)]
        parts += [text(x + CELL / 2, y + 40, str(tile), 26), text(x + CELL - 16, y + 20, str(STACK_SUM - tile), 11)]
        parts += [text(x + CELL / 2, y + 66, f"{worth:+.1f}", 14)]
    return parts


def tell_leads(table: NovemTable) -> None:
    last = table.tables.last()
    decided = float((np.abs(last.value) == 1).mean())
    print(f"second game: {last.stakes.size} boards and margins that may be open, {100 * decided:.0f} % of them decided")
    parts = [text(400, 26, "The second game: what a lead is worth", 16), *lead_axes()]
    for attacker, colour in ((ROWS, WARM), (COLUMNS, COOL)):
        values = [last.start(attacker, lead) for lead in range(-14, 15)]
        won = next(lead for lead in range(99) if last.start(attacker, lead) == 1)
        lost = next(lead for lead in range(99) if last.start(attacker, -lead) == -1)
        print(f"second game, {SIDES[attacker]} attack first: rows are sure to win {won} ahead, to lose {lost} behind")
        print("  by lead of rows from -14:", [round(value, 3) for value in values])
        path = " ".join(f"{lead_x(lead):g},{lead_y(value):g}" for lead, value in enumerate(values, -14))
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        parts += [
            f'<circle cx="{lead_x(k):g}" cy="{lead_y(v):g}" r="3" fill="{colour}"/>' for k, v in enumerate(values, -14)
        ]
    parts += [text(lead_x(-2) - 8, lead_y(0.3), "rows attack first", 14, "end", WARM)]
    parts += [text(lead_x(4) + 8, lead_y(-0.2), "columns attack first", 14, "start", COOL)]
    draw("lead", 800, 400, parts)


def lead_x(lead: int) -> float:
    return 410 + 25 * lead


def lead_y(value: float) -> float:
    return 200 - 140 * value


def lead_axes() -> list[str]:
    parts = [f'<path d="M60 200H770M410 50V350" stroke="{PALE}" stroke-width="2"/>']
    parts += [text(lead_x(lead), 372, f"{lead:+d}" if lead else "0", 12) for lead in range(-14, 15, 2)]
    parts += [text(46, lead_y(value) + 4, words, 12, "end") for value, words in ((1, "won"), (0, "even"), (-1, "lost"))]
    return [*parts, text(410, 392, "points that rows are ahead after the first game", 12)]


def tell_stalls(table: NovemTable) -> None:
    graph, points, rounds = table.tables.graph(), table.tables.points(), new_rounds()
    may_miss, certain = 0, []
    for board in range(graph.boards):
        solve_board(graph, points.stakes, points.value, board, 0, rounds)
        may_miss += sum(miss(rounds, attacker, 0) > 1e-9 for attacker in range(2))
        certain += [(board, attacker) for attacker in range(2) if stalls(rounds, attacker) > 1 - 1e-9]
    print(f"positions at which the computed best play may find an empty square: {may_miss} of {graph.positions}")
    print(f"positions at which it is certain to stall: {len(certain)}")
    board = max((board for board, _ in certain), key=lambda board: int(graph.heights[board].sum()))
    stall_board(table, board)


def miss(rounds: Rounds, attacker: int, count: int) -> float:
    return float(rounds.row[attacker, count] @ rounds.empty @ rounds.column[attacker, count])


def stalls(rounds: Rounds, attacker: int) -> float:
    """How likely six rounds in a row find nothing, the attack passing each time."""
    chance = 1.0
    for count in range(STALL):
        chance *= miss(rounds, attacker if count % 2 == 0 else 1 - attacker, count) if rounds.empty.any() else 0.0
    return chance


def stall_board(table: NovemTable, board: int) -> None:
    """Draw the fullest board on which best play takes nothing more."""
    graph, points, rounds = table.tables.graph(), table.tables.points(), new_rounds()
    solve_board(graph, points.stakes, points.value, board, 0, rounds)
    heights, tiles = graph.heights[board], graph.tile[board].ravel()
    print("  the fullest of them, tiles left:", heights.tolist(), "to be taken:", tiles.tolist())
    for attacker, side in enumerate(SIDES):
        print(f"  {side} attack: rows {shares(rounds.row[attacker, 0])}, columns {shares(rounds.column[attacker, 0])}")
    parts = [text(200, 26, "Nobody wants to open this board", 16)]
    for square in range(9):
        x, y = 74 + CELL * (square % 3), 50 + CELL * (square // 3)
        parts += [box(x + 2, y + 2, CELL - 4, CELL - 4, "#ffffff" if heights[square] == 0 else "#e6f1f5", PALE)]
        if heights[square]:
            parts.append(text(x + CELL / 2, y + 50, str(tiles[square]), 26))
        if heights[square] == 2:
            parts.append(text(x + CELL - 16, y + 20, str(STACK_SUM - tiles[square]), 11))
    parts += [text(58, 50 + CELL * line + CELL / 2 + 5, "ABC"[line], 14) for line in range(3)]
    parts += [text(74 + CELL * line + CELL / 2, 50 + 3 * CELL + 20, str(line + 1), 14) for line in range(3)]
    draw("stall", 400, 340, parts)


def small_tiles(table: NovemTable, name: str, boards: range) -> None:
    """How often the computed best play takes the top of a whole stack, and what that brings the attacker."""
    graph, points, rounds = table.tables.graph(), table.tables.points(), new_rounds()
    taken, offered, gained = np.zeros(10), np.zeros(10), np.zeros(10)
    for board in boards:
        solve_board(graph, points.stakes, points.value, board, 0, rounds)
        whole = graph.heights[board].reshape(3, 3) == 2
        tiles = graph.tile[board][whole]
        for attacker in range(2):
            sign = 1 if attacker == ROWS else -1
            np.add.at(taken, tiles, np.outer(rounds.row[attacker, 0], rounds.column[attacker, 0])[whole])
            np.add.at(gained, tiles, sign * (rounds.payoffs[attacker][whole] - rounds.value[attacker, 0]))
            np.add.at(offered, tiles, 1)
    for tile in range(1, 10):
        likely, brings = 100 * taken[tile] / offered[tile], gained[tile] / offered[tile]
        print(f"  {name}, a whole stack with {tile} on top: taken {likely:.1f} %, brings {brings:+.2f}")


def tell_bots(table: NovemTable) -> None:
    players: dict[str, Strategy | NovemTable] = {
        "at random": lambda position, seat: [1 / 3] * 3,
        "best play for points": table.points_strategy,
        "best play for the match": table,
    }
    for name, player in players.items():
        print(f"exploited, {name}:", exploit(player))


if __name__ == "__main__":
    main()
