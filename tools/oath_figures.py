"""Draws the figures of docs/explanation/oath-odds.md and prints every number that the page tells.

    python tools/oath_figures.py

The rule of thumb: you probably win if your warbands exceed the defending warbands plus the defense dice.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ludotek.games.oath.odds.odds import Campaign, Odds, odds

IMAGES = Path(__file__).parent.parent / "docs" / "images"
INK, PALE, WARM, COOL = "#22303c", "#dfe6ea", "#c8553d", "#2a7f9e"
SHADES = {1: "#9cc7d6", 2: "#5fa5bd", 3: "#2a7f9e", 4: "#e0a13c", 6: "#c8553d", 8: "#7d2b1c"}  # by defense dice
DEFENDERS, DICE = range(9), range(9)
EXCESS = range(-6, 9)
CELL = 46


def main() -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    draw("thumb", 800, 420, thumb())
    draw("needed", 800, 520, needed_grid())
    tell_rule()
    tell_sacrifice()


@cache
def campaign(warbands: int, defenders: int, dice: int) -> Odds:
    """A campaign with an attack die for every warband."""
    return odds(Campaign(attack_dice=warbands, warbands=warbands, defense_dice=dice, defenders=defenders))


def needed(defenders: int, dice: int, chance: float = 0.5) -> int:
    """The fewest warbands that win with more than this chance."""
    return next(warbands for warbands in range(25) if campaign(warbands, defenders, dice).win > chance)


def tell_rule() -> None:
    """How often an attacker wins who just meets the rule of thumb, with one warband more than it asks for."""
    for dice in DICE:
        wins = [campaign(defenders + dice + 1, defenders, dice).win for defenders in DEFENDERS]
        print(f"one more than {dice} dice and the defenders: wins from {min(wins):.3f} to {max(wins):.3f}")
        extra = [needed(defenders, dice) - defenders - dice for defenders in DEFENDERS]
        print(f"  warbands beyond the sum for even odds, by defenders from 0: {extra}")
    right = sum(
        (warbands > defenders + dice) == (campaign(warbands, defenders, dice).win > 0.5)
        for warbands in range(1, 13)
        for defenders in DEFENDERS
        for dice in range(1, 9)
    )
    print(f"the rule names the likelier winner in {right} of {12 * len(DEFENDERS) * 8} campaigns")


def tell_sacrifice() -> None:
    for dice in (1, 2, 3, 4, 6, 8):
        told = campaign(dice + 4, 3, dice)
        print(
            f"{dice + 4} warbands against 3 and {dice} dice: {told.win:.3f}, without sacrifice"
            f" {told.win_without_sacrifice:.3f}, losses {told.attacker_losses:.2f} and {told.defender_losses:.2f}"
        )


# Drawing.


def draw(name: str, width: int, height: int, parts: list[str]) -> None:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" fill="{INK}">'
    )
    ground = f'<rect width="{width}" height="{height}" fill="#ffffff"/>'
    (IMAGES / f"oath-odds-{name}.svg").write_text("\n".join([head, ground, *parts, "</svg>", ""]))


def text(x: float, y: float, words: str, size: int = 13, anchor: str = "middle", fill: str = INK) -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" text-anchor="{anchor}" fill="{fill}">{words}</text>'


def excess_x(excess: int) -> float:
    return 350 + 40 * excess


def chance_y(win: float) -> float:
    return 350 - 290 * win


def thumb() -> list[str]:
    """The chance to win by how far the warbands exceed the sum; one line for a number of defense dice."""
    parts = [text(390, 26, "Three warbands defend: the chance to win, by how far you exceed the sum", 16), *axes()]
    for dice, colour in SHADES.items():
        points = [(excess, campaign(max(0, 3 + dice + excess), 3, dice).win) for excess in EXCESS]
        path = " ".join(f"{excess_x(excess):g},{chance_y(win):.1f}" for excess, win in points)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        parts.append(
            text(
                692,
                86 + 20 * list(SHADES).index(dice),
                f"{dice} defense {'die' if dice == 1 else 'dice'}",
                13,
                "start",
                colour,
            )
        )
    return parts


def axes() -> list[str]:
    left, right = excess_x(EXCESS[0]), excess_x(EXCESS[-1])
    parts = [
        f'<rect x="{excess_x(0) + 20:g}" y="60" width="{right - excess_x(0) - 20:g}" height="290" fill="#f3f7f0"/>'
    ]
    parts.append(text((excess_x(1) + right) / 2, 342, "here the rule says: you probably win", 12, "middle", "#5b7f3b"))
    for win in (0.0, 0.25, 0.5, 0.75, 1.0):
        edge = INK if win == 0.5 else PALE
        parts.append(f'<path d="M{left:g} {chance_y(win):g}H{right:g}" stroke="{edge}" stroke-width="1"/>')
        parts.append(text(left - 10, chance_y(win) + 4, f"{100 * win:.0f} %", 12, "end"))
    parts += [text(excess_x(excess), 372, f"{excess:+d}".replace("-", "−") if excess else "0", 12) for excess in EXCESS]
    return [*parts, text(390, 400, "your warbands, less the defending warbands and the defense dice", 12)]


def needed_grid() -> list[str]:
    """How many warbands even odds really take, and how many more that is than the rule asks for."""
    parts = [text(400, 26, "The fewest warbands that probably win, and how far the rule of thumb is off", 16)]
    parts.append(text(400, 500, "defense dice", 13))
    parts.append('<text x="120" y="270" font-size="13" text-anchor="middle" transform="rotate(-90 120 270)">')
    parts.append("defending warbands</text>")
    for defenders in DEFENDERS:
        y = 440 - CELL * defenders
        parts.append(text(158, y + 4, str(defenders), 13))
        parts += [square(defenders, dice, 172 + CELL * dice, y - CELL / 2) for dice in DICE]
    parts += [text(172 + CELL * dice + CELL / 2, 440 + CELL / 2 + 18, str(dice), 13) for dice in DICE]
    return [*parts, *legend()]


def square(defenders: int, dice: int, x: float, y: float) -> str:
    fewest = needed(defenders, dice)
    off = fewest - (defenders + dice + 1)
    size = f'width="{CELL - 3}" height="{CELL - 3}"'
    sign = f"{off:+d}".replace("-", "−") if off else "="
    return "\n".join(
        (
            f'<rect x="{x + 1:g}" y="{y + 1:g}" {size} rx="4" fill="{shade(off)}"/>',
            text(x + CELL / 2 - 1, y + 22, str(fewest), 15),
            text(x + CELL / 2 - 1, y + 37, sign, 11),
        )
    )


def shade(off: int) -> str:
    cool, warm = ("#ffffff", "#d8eaf0", "#a9d0de", "#79b5c9"), ("#ffffff", "#f7dcd5", "#eeb6a8", "#e08c78")
    return (cool if off < 0 else warm)[min(3, abs(off))] if off else "#eef2ea"


def legend() -> list[str]:
    words = ((-1, "fewer than the rule asks for"), (0, "as many as it asks for"))
    parts = []
    for line, (off, meaning) in enumerate(words):
        y = 90 + 30 * line
        parts.append(f'<rect x="604" y="{y}" width="18" height="18" rx="3" fill="{shade(2 * off)}"/>')
        parts.append(text(630, y + 14, meaning, 12, "start"))
    return parts


if __name__ == "__main__":
    main()
