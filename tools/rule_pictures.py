"""Draw the picture that opens each page of rules, `rules.svg` in the game's folder: a position of a real game.

`python tools/rule_pictures.py` writes them all. What a picture shows comes from the game's own view; words stand in the
page below it, so that one picture serves every language. The documentation shows the same game on its board, and lets
its reader play on (`SHOWN`).
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from ludotek.core.position import CHANCE, CLOCK, SPECTATOR, Position
from ludotek.core.rng import Rng
from ludotek.core.session import Session
from ludotek.games import game as find_game

ROOT = Path(__file__).parents[1]
SERIF, SANS = "Georgia, serif", "system-ui, sans-serif"
LANES = ("#ffb000", "#2fb4ff")
BANNERS = ("#5b3a8e", "#b3261e", "#1f5fbf", "#b08400", "#8a8a8a", "#222222")


def tag(name: str, text: object = "", **attributes: object) -> str:
    given = "".join(f' {key.replace("_", "-")}="{value}"' for key, value in attributes.items())
    return f"<{name}{given}>{text}</{name}>" if text != "" else f"<{name}{given}/>"


def words(x: float, y: float, text: object, size: float, fill: str, font: str = SERIF) -> str:
    how = {"font_size": size, "fill": fill, "font_family": font, "font_weight": 700}
    return tag("text", text, x=x, y=y, text_anchor="middle", dominant_baseline="central", **how)


def sheet(width: int, height: int, ground: str, parts: list[str]) -> str:
    body = "\n".join([tag("rect", width=width, height=height, rx=10, fill=ground), *parts])
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">\n{body}\n</svg>\n'


class Shown(NamedTuple):
    """A game, and after how many of its moves it is shown."""

    session: Session
    step: int

    @property
    def position(self) -> Position:
        """What the picture shows."""
        session = Session(self.session.game, self.session.options)
        for entry in self.session.entries[: self.step]:
            session.play(entry.seat, entry.move)
        return session.position


def played(id: str, seed: int, moves: int, **options: object) -> Shown:
    """A game that chance and careless players have brought so far."""
    game = find_game(id)
    session, rng = Session(game, game.options(options)), Rng(seed)
    for _ in range(moves):
        position = session.position
        seats = [seat for seat in (*position.acting(), CHANCE, CLOCK) if position.moves(seat)]
        if not seats:
            break
        session.play(seats[0], rng.choice(position.moves(seats[0])))
    return Shown(session, len(session.entries))


def novem_round() -> Shown:
    """The first round: row B and column 3 are about to be chosen."""
    game = find_game("novem")
    session = Session(game, game.options({"layout": "276951438", "first": "rows"}))
    for seat, word in enumerate(("B", "3")):
        session.play(seat, game.read(word))
    return Shown(session, 0)


def nort_duel() -> Shown:
    """Some rounds, called and drawn."""
    game = find_game("nort")
    session = Session(game)
    for seat, call in enumerate(("vehicle 2", "vehicle 2")):
        session.play(seat, game.read(call))
    for dice, *said in ROUNDS:
        if not session.position.moves(CHANCE):
            session.play(CLOCK, game.read("cover"))
        for die in dice.split("-"):
            session.play(CHANCE, game.read(f"die {die}"))
        for seat, call in enumerate(said):
            session.play(seat, game.read(call))
        draw_traces(session)
    return Shown(session, len(session.entries))


def draw_traces(session: Session) -> None:
    trace = session.game.read("trace")
    while acting := [seat for seat in session.position.acting() if trace in session.position.moves(seat)]:
        session.play(acting[0], trace)


SHOWN: dict[str, Callable[[], Shown]] = {
    "novem": novem_round,
    "nort": nort_duel,
    "nos": lambda: played("nos", 5, 90, track="3,1,6,2,5,4", pace="beat"),
    "north": lambda: played("north", 3, 60, first="dawn"),
    "oath": lambda: played("oath", 11, 70, players=3),
}


def novem() -> str:
    """Row B meets column 3: the attacker takes the tile between the two bands."""
    game = find_game("novem")
    view: Any = game.view(SHOWN["novem"]().position, 0)
    row, column, step = 1, 2, 66
    parts = [
        tag("rect", x=64, y=44, width=204, height=204, rx=10, fill="#56704f"),
        tag("rect", x=12, y=46 + step * row, width=260, height=68, rx=10, fill="#1f6f6b", fill_opacity=0.55),
        tag("rect", x=66 + step * column, y=4, width=68, height=248, rx=10, fill="#a4492f", fill_opacity=0.55),
    ]
    for square, (tile, below) in enumerate(zip(view.tiles, view.below, strict=True)):
        x, y = 71 + step * (square % 3), 51 + step * (square // 3)
        is_met = square == 3 * row + column
        edge = {"stroke": "#fff3c4" if is_met else "#8a6236", "stroke_width": 4 if is_met else 1.5}
        parts += [
            tag("rect", x=x, y=y, width=56, height=56, rx=6, fill="#e3bd89", **edge),
            words(x + 26, y + 26, tile, 30, "#3a2a1a"),
            words(x + 47, y + 46, below, 11, "#3a2a1a"),
        ]
    for line, name in enumerate("ABC"):
        parts.append(words(38, 79 + step * line, name, 22, "#ffffff" if line == row else "#1f6f6b"))
    for line, name in enumerate("123"):
        parts.append(words(99 + step * line, 24, name, 22, "#ffffff" if line == column else "#a4492f"))
    return sheet(284, 260, "#f4ecdf", parts)


def nort() -> str:
    """Both vehicles some rounds into a duel, with the traces that they have left."""
    game = find_game("nort")
    view: Any = game.replay_view(SHOWN["nort"]().position)
    return sheet(260, 260, "#fbfbf7", arena(view.arena, view.squares))


ROUNDS = (("6-2", "8 straight", "6 straight"), ("5-3", "3 right", "5 right"), ("4-2", "6 straight", "4 straight"))


def arena(drawing: Any, squares: int) -> list[str]:
    def at(place: tuple[int, int]) -> tuple[int, int]:
        return 10 + 12 * place[0], 250 - 12 * place[1]

    lines = "".join(f"M{10 + 12 * n} 10V250M10 {10 + 12 * n}H250" for n in range(1, squares))
    parts = [
        tag("path", d=lines, stroke="#dbe3ec", fill="none"),
        tag("rect", x=10, y=10, width=240, height=240, fill="none", stroke="#20242c", stroke_width=3),
    ]
    for mine in drawing.mines:
        x, y = at(mine.at)
        parts.append(tag("circle", cx=x, cy=y, r=4.5, fill="#20242c" if mine.shape == "black" else "#9aa3ae"))
    for trace in drawing.traces:
        (x, y), (end, down) = at(trace.start), at(trace.end)
        how = {"stroke": ("#1f5fbf", "#c0322b")[trace.seat], "stroke_width": 3, "stroke_linecap": "round"}
        dash = {"stroke_dasharray": "0 12"} if trace.dotted else {"stroke_dasharray": "7 5"} if trace.seat else {}
        parts.append(tag("path", d=f"M{x} {y}L{end} {down}", fill="none", **how, **dash))
    for seat, driver in enumerate(drawing.drivers):
        x, y = at(driver.at)
        turn = {"north": 0, "east": 90, "south": 180, "west": 270}[driver.heading]
        body = {"d": "M0 -9L6 7L0 3L-6 7Z", "fill": ("#1f5fbf", "#c0322b")[seat]}
        parts.append(tag("path", transform=f"translate({x} {y}) rotate({turn})", **body))
    return parts


def nos() -> str:
    """Two lanes of a race: dice on the cards they have covered, a redline where one was forced on."""
    game = find_game("nos")
    view: Any = game.view(SHOWN["nos"]().position, SPECTATOR)
    parts = []
    for place, card in enumerate(view.track):
        x = 16 + 56 * place
        parts.append(tag("rect", x=x, y=10, width=48, height=44, rx=6, fill="#f2f2f2"))
        parts.append(words(x + 24, 33, card, 26, "#14161b"))
    for lane, car in enumerate(view.cars):
        y = 64 + 58 * lane
        parts.append(tag("rect", x=10, y=y, width=340, height=52, rx=8, fill="#262a33"))
        for place, die in enumerate(car.placed):
            x = 20 + 56 * place
            parts.append(tag("rect", x=x, y=y + 6, width=40, height=40, rx=8, fill=LANES[lane]))
            parts.append(words(x + 20, y + 27, die.value, 22, "#14161b", SANS))
            if die.redline:
                parts.append(tag("path", d=f"M{x + 26} {y + 4}h16v16z", fill="#ff3b30"))
        x = 20 + 56 * len(car.placed)
        parts.append(tag("path", d=f"M{x} {y + 34}l6 -14h20l10 14z", fill="none", stroke=LANES[lane], stroke_width=3))
    return sheet(360, 186, "#14161b", parts)


def north() -> str:
    """The other's Zone, The Wastes, one's own Zone and hand; points and Node at the side."""
    game = find_game("north")
    view: Any = game.view(SHOWN["north"]().position, 0)
    rows = (len(view.sides[1].zone), len(view.wastes), len(view.sides[0].zone), view.sides[0].hand_size)
    colours = ("#c8642b", "#4a5a69", "#2b7a9b", "#1c2733")
    parts = [card for row, count in enumerate(rows) for card in cards(10 + 58 * row, min(6, count), colours[row])]
    for seat, y in ((1, 34), (0, 150)):
        parts.append(words(330, y, view.sides[seat].points, 26, "#1c2733"))
        for lamp in range(4):
            lit = "#4db4dc" if lamp < view.sides[seat].node else "#c3ced6"
            parts.append(tag("circle", cx=306 + 16 * lamp, cy=y + 26, r=5, fill=lit))
    return sheet(384, 248, "#eef2f5", parts)


def cards(y: int, count: int, colour: str) -> list[str]:
    """Machines under an arch, all with their Ancient up."""
    how = {"fill": "#ffffff", "stroke": colour, "stroke_width": 2.5}
    arch = "M-8 12V-2A8 8 0 0 1 8 -2V12M-8 5H8M0 5V12"
    return [
        drawn
        for x in range(14, 14 + 46 * count, 46)
        for drawn in (
            tag("rect", x=x, y=y, width=38, height=48, rx=5, **how),
            tag("path", d=arch, transform=f"translate({x + 19} {y + 22})", **how),
        )
    ]


def oath() -> str:
    """The map: three regions, sites with the warbands that rule them, pawns, and facedown sites in fog."""
    game = find_game("oath")
    view: Any = game.view(SHOWN["oath"]().position, SPECTATOR)
    places = [(0, 0), (0, 1), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)]
    parts = []
    for slot, (site, (region, row)) in enumerate(zip(view.sites, places, strict=True)):
        x, y = 12 + 116 * region, 12 + 64 * row
        fill = "#fbf6e6" if site.is_up else "#d9cba8"
        parts.append(tag("rect", x=x, y=y, width=104, height=56, rx=8, fill=fill, stroke="#2c2118", stroke_width=1.5))
        for place in range(len(site.cards)):
            parts.append(tag("rect", x=x + 8 + 18 * place, y=y + 28, width=14, height=20, rx=2, fill="#c9b98e"))
        if site.warbands:
            shield = f"M{x + 84} {y + 8}h14v8q0 8 -7 11q-7 -3 -7 -11z"
            parts.append(tag("path", d=shield, fill=BANNERS[site.colour or 0]))
            parts.append(words(x + 91, y + 16, site.warbands, 10, "#ffffff", SANS))
        pawns = [seat for seat, player in enumerate(view.players) if player.pawn == slot]
        for place, seat in enumerate(pawns):
            pawn = f"M{x + 12 + 18 * place} {y + 22}l5 -14l5 14z"
            parts.append(tag("path", d=pawn, fill=BANNERS[seat], stroke="#2c2118"))
    parts.append(tag("circle", cx=64, cy=172, r=20, fill=BANNERS[view.keeper]))
    parts.append(tag("path", d="M64 158l4 9 10 1-8 7 2 10-8-5-8 5 2-10-8-7 10-1z", fill="#f1e7d0"))
    return sheet(360, 208, "#f1e7d0", parts)


PICTURES = {"novem": novem, "nort": nort, "nos": nos, "north": north, "oath": oath}


def path_of(game: str) -> Path:
    return find_game(game).folder / "rules.svg"


if __name__ == "__main__":
    for name, draw in PICTURES.items():
        path_of(name).write_text(draw(), encoding="utf-8")
