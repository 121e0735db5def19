"""Moments of random games and of a few scenarios as the browser hears them, for the tests of its board.

    python -m tests.games.oath.moments

writes one of every question that is asked, and of the Act Phase the one with the most to do.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from ludotek.core.position import CHANCE, DEAL, OVER
from ludotek.core.rng import Rng
from ludotek.games.oath import GAME
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.view import view
from ludotek.table.protocol import MoveOut
from ludotek.table.sight import does
from tests.games.oath.scenes import SCENES

KEPT = Path(__file__).parents[3] / "web" / "src" / "boards" / "oath" / "moments.json"
GAMES = 60


def positions(game: int) -> Iterator[Oath]:
    """Every decision of a random game."""
    rng = Rng(game)
    p = GAME.start(players=2 + game % 5, map="random" if game % 2 else "first")
    assert isinstance(p, Oath)
    while p.kind() != OVER:
        if p.kind() == DEAL:
            p.play(CHANCE, rng.choice(p.moves(CHANCE)))
            continue
        yield p
        p.play(p.asked, rng.choice(p.moves(p.asked)))


def moment(p: Oath) -> dict[str, object]:
    moves = p.moves(p.asked)
    changes = GAME.changes(p, p.asked, moves)
    offers = [
        MoveOut(move, does(GAME, move), GAME.say_move(move), dict(change))
        for move, change in zip(moves, changes, strict=True)
    ]
    return {"seat": p.asked, "view": view(p, p.asked), "moves": offers}


def moments() -> dict[str, dict[str, object]]:
    """By question: the moment with the most kinds of moves."""
    found: dict[str, dict[str, object]] = {}
    most: dict[str, int] = {}
    for game in range(GAMES):
        for p in positions(game):
            question = view(p, p.asked).question
            kinds = len({GAME.speech.verb_of(move).name for move in p.moves(p.asked)})
            if kinds > most.get(question, 0):
                most[question], found[question] = kinds, moment(p)
    found.update({name: moment(scene()) for name, scene in SCENES.items()})
    return dict(sorted(found.items()))


if __name__ == "__main__":
    lines = [
        f"{msgspec.json.encode(question).decode()}: {msgspec.json.encode(kept).decode()}"
        for question, kept in moments().items()
    ]
    KEPT.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
