"""What happens to worlds over many games, as the tables of docs/explanation/oath-chronicles.md.

    python tools/oath_chronicles.py --lines 1000 --games 20 --bots 1

plays lines of games by bots and prints the tables; every world is checked on the way.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import mean

from ludotek.games.oath import GAME
from ludotek.games.oath.chronicles import Annal
from ludotek.games.oath.components import OATHS, SUITS
from ludotek.games.oath.words import ENDINGS
from ludotek.lab.chronicle import Line, play_line
from ludotek.lab.simulation import RANDOM

ROLES = ("Chancellor", "Citizen", "Exile")
Annals = list[Annal]


def line_of(number: int, games: int, players: int, bots: str, seed: int) -> Annals:
    """One line of games."""
    options = GAME.options({"players": players})
    line = Line(game=GAME, options=options, bots=(bots,) * players, games=games, seed=seed, number=number)
    return [chapter.told for chapter in play_line(line) if isinstance(chapter.told, Annal)]


def page(lines: Sequence[Annals]) -> str:
    """All tables, one after the other."""
    parts = (winners(lines), oaths(lines), suits(lines), empires(lines), landscape(lines), healing(lines))
    return "\n\n".join(parts) + "\n"


def table(title: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [f"**{title}**", "", "| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return "\n".join([*lines, *("| " + " | ".join(row) + " |" for row in rows)])


def share(part: float, whole: float) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "–"


def all_games(lines: Sequence[Annals]) -> list[Annal]:
    return [annal for line in lines for annal in line]


def winners(lines: Sequence[Annals]) -> str:
    games = all_games(lines)
    count = Counter((annal.role, annal.how) for annal in games)
    rows = [
        [role, *(share(count[role, how], len(games)) for how in ENDINGS), share(roles(games)[role], len(games))]
        for role in ROLES
    ]
    return table(f"Who wins, as what and how ({len(games)} games)", ["", *ENDINGS, "in all"], rows)


def roles(games: Sequence[Annal]) -> Counter[str]:
    return Counter(annal.role for annal in games)


def oaths(lines: Sequence[Annals]) -> str:
    games = all_games(lines)
    count = Counter((annal.oath, annal.vow) for annal in games)
    played = Counter(annal.oath for annal in games)
    rows = [[oath, *(share(count[oath, vow], played[oath]) for vow in OATHS), str(played[oath])] for oath in OATHS]
    return table("Which Oath follows which", ["played under", *(f"then {vow}" for vow in OATHS), "games"], rows)


def moments(lines: Sequence[Annals]) -> list[int]:
    """After which games a world is looked at."""
    longest = max(len(line) for line in lines)
    return sorted({1, *range(5, longest + 1, 5), longest})


def after(lines: Sequence[Annals], game: int) -> list[Annal]:
    return [line[game - 1] for line in lines if len(line) >= game]


def suits(lines: Sequence[Annals]) -> str:
    rows = []
    for game in moments(lines):
        worlds = after(lines, game)
        means = [f"{mean(annal.denizens[suit] for annal in worlds):.1f}" for suit in SUITS]
        largest = mean(max(annal.denizens.values()) for annal in worlds)
        smallest = mean(min(annal.denizens.values()) for annal in worlds)
        rows.append([str(game), *means, f"{largest:.1f}", f"{smallest:.1f}"])
    return table("Denizens in play by suit", ["after game", *SUITS, "largest suit", "smallest"], rows)


def reigns(line: Annals) -> Iterator[int]:
    """How many games in a row the Empire wins, from one Exile's victory to the next."""
    length = 0
    for annal in line:
        if annal.role == "Exile":
            yield length
            length = 0
        else:
            length += 1


def empires(lines: Sequence[Annals]) -> str:
    lengths = Counter(length for line in lines for length in reigns(line))
    total = sum(lengths.values())
    rows = [[str(length), str(lengths[length]), share(lengths[length], total)] for length in sorted(lengths)]
    return table("How many victories of the Empire precede an Exile's", ["victories", "empires", "share"], rows)


def landscape(lines: Sequence[Annals]) -> str:
    rows = []
    for game in moments(lines):
        worlds = after(lines, game)
        means = (
            mean(len(annal.edifices) for annal in worlds),
            mean(len(annal.ruins) for annal in worlds),
            mean(annal.sites for annal in worlds),
            mean(annal.citizens for annal in worlds),
            mean(annal.dispossessed for annal in worlds),
            mean(annal.archive for annal in worlds),
        )
        rows.append([str(game), *(f"{one:.1f}" for one in means)])
    head = ["after game", "edifices", "ruins", "faceup sites", "Citizens", "Dispossessed", "Archive"]
    return table("The world that is left, on average", head, rows)


def healing(lines: Sequence[Annals]) -> str:
    firsts = [next((n for n, annal in enumerate(line, 1) if annal.is_healed), 0) for line in lines]
    healed = [first for first in firsts if first]
    rows = [
        ["lines of games", str(len(lines))],
        ["healed at least once", share(len(healed), len(lines))],
        ["first healing, at the earliest", str(min(healed)) if healed else "–"],
        ["first healing, on average", f"{mean(healed):.1f}" if healed else "–"],
        ["different worlds", str(len({annal.world for annal in all_games(lines)}))],
    ]
    return table("Healing", ["", ""], rows)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python tools/oath_chronicles.py", description=__doc__)
    parser.add_argument("--lines", type=int, default=100)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bots", default=RANDOM)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    numbers = range(given.lines)
    print(page([line_of(number, given.games, given.players, given.bots, given.seed) for number in numbers]), end="")


if __name__ == "__main__":
    main()
