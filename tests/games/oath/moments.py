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
from ludotek.table.tables.known import does
from ludotek.wire.protocol import MoveOut
from tests.games.oath.scenes import SCENES

KEPT = Path(__file__).parents[3] / "src/ludotek/games/oath/web/moments.json"
GAMES = 60


def positions(game: int) -> Iterator[Oath]:
    """Every decision of a random game."""
    rng = Rng(game)
    position = GAME.start(players=2 + game % 5, map="random" if game % 2 else "first")
    assert isinstance(position, Oath)
    while position.kind() != OVER:
        if position.kind() == DEAL:
            position.play(CHANCE, rng.choice(position.moves(CHANCE)))
            continue
        yield position
        position.play(position.asked, rng.choice(position.moves(position.asked)))


def moment(position: Oath) -> dict[str, object]:
    moves = position.moves(position.asked)
    changes = GAME.changes(position, position.asked, moves)
    offers = [
        MoveOut(move, does(GAME, move), GAME.say_move(move), dict(change))
        for move, change in zip(moves, changes, strict=True)
    ]
    return {"seat": position.asked, "view": view(position, position.asked), "moves": offers}


def moments() -> dict[str, dict[str, object]]:
    """By question: the moment with the most kinds of moves."""
    found: dict[str, dict[str, object]] = {}
    most: dict[str, int] = {}
    for game in range(GAMES):
        for position in positions(game):
            question = view(position, position.asked).question
            kinds = len({GAME.speech.verb_of(move).name for move in position.moves(position.asked)})
            if kinds > most.get(question, 0):
                most[question], found[question] = kinds, moment(position)
    found.update({name: moment(scene()) for name, scene in SCENES.items()})
    return dict(sorted(found.items()))


if __name__ == "__main__":
    lines = [
        f"{msgspec.json.encode(question).decode()}: {msgspec.json.encode(kept).decode()}"
        for question, kept in moments().items()
    ]
    KEPT.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
