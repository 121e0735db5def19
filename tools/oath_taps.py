"""Count the touches of fifty turns of Oath, in the list of moves that the table once was and on the map.

    python tools/oath_taps.py

The turns are played by habit, as bots do when they play on quickly; the figures are in
docs/explanation/oath-taps.md. How a touch is counted is in src/ludotek/games/oath/web/taps.ts.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import msgspec

from ludotek.core.position import CHANCE, DEAL, OVER, TURN, Move
from ludotek.core.rng import Rng
from ludotek.games.oath import GAME
from ludotek.games.oath.habits import habit
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.view import OathView, view
from ludotek.games.oath.vocabulary import DONE
from ludotek.table.tables.known import does
from ludotek.wire.protocol import MoveOut

ROOT = Path(__file__).parents[1]
TURNS = 50
PLAYERS = 4
FIRST_ROUNDS = 12  # turns of a game before the next one is begun, so that early and late turns are counted

Turn = list[dict[str, object]]


def turns(seed: int) -> Iterator[Turn]:
    """A game by habit, turn by turn: what whoever has the turn is asked, and answers."""
    rng = Rng(seed)
    position = GAME.start(players=PLAYERS)
    assert isinstance(position, Oath)
    turn: Turn = []
    whose = -1
    foreseen: list[Move] = []
    while position.kind() != OVER:
        if position.kind() == DEAL:
            foreseen = []
            position.play(CHANCE, rng.choice(position.moves(CHANCE)))
            continue
        seat = position.asked
        seen = view(position, seat)
        move = chosen(position, seen.question, rng)
        if seen.turn == seat and seen.round > 0:
            if seat != whose and turn:
                yield turn
                turn = []
            whose = seat
            turn.append({**decision(position, move), "isForeseen": move in foreseen})
        foreseen = ahead(position, seat, move)
        position.play(seat, move)


def ahead(position: Oath, seat: int, move: Move) -> list[Move]:
    """What the seat would be asked next, as far as it can know: what a page is told that looks ahead."""
    imagined = position.imagine(seat, Rng(0))
    imagined.play(seat, move)
    return imagined.moves(seat) if imagined.kind() == TURN else []


def without_idling(turn: Turn) -> Turn:
    """Without exchanges that are opened and put away at once, which habit does and no person would."""
    idle = {at for at, one in enumerate(turn) if is_put_away(one)}
    return [one for at, one in enumerate(turn) if at not in idle and at + 1 not in idle]


def is_put_away(one: dict[str, object]) -> bool:
    seen = one["view"]
    assert isinstance(seen, OathView)
    return seen.question == "choose-partner" and one["chosen"] == DONE


def chosen(position: Oath, question: str, rng: Rng) -> Move:
    """By habit; cards that are not kept go as they lie, which hardly ever matters."""
    moves = position.moves(position.asked)
    return moves[0] if question == "shed" else habit(position, position.asked, rng)


def decision(position: Oath, move: Move) -> dict[str, object]:
    moves = position.moves(position.asked)
    changes = GAME.changes(position, position.asked, moves) or [{}] * len(moves)
    offers = [
        MoveOut(one, does(GAME, one), GAME.say_move(one), dict(change))
        for one, change in zip(moves, changes, strict=True)
    ]
    return {"seat": position.asked, "view": view(position, position.asked), "moves": offers, "chosen": move}


def fifty() -> list[Turn]:
    found: list[Turn] = []
    seed = 0
    while len(found) < TURNS:
        seed += 1
        game = [turn for turn in map(without_idling, turns(seed)) if len(turn) > 1]
        found += game[:: max(1, len(game) // FIRST_ROUNDS)][:FIRST_ROUNDS]
    return found[:TURNS]


def is_ordinary(turn: Turn) -> bool:
    """Without a campaign and without bargaining, which ask much of everybody."""
    questions = {one["view"].question for one in turn}  # type: ignore[attr-defined]
    return not questions & {"targets", "muster-dice", "add-line", "choose-partner"}


def tell(name: str, taps: list[dict[str, int]]) -> None:
    before, after = (sum(turn[where] for turn in taps) for where in ("list", "map"))
    print(f"{name}: {len(taps)} turns, {before} touches in the list, {after} on the map, {after / before:.0%}")


def main() -> int:
    played = fifty()
    with tempfile.NamedTemporaryFile("wb", suffix=".json") as file:
        file.write(msgspec.json.encode(played))
        file.flush()
        command = ["node", str(ROOT / "tools" / "oath_taps.mjs"), file.name]
        told = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    taps: list[dict[str, int]] = json.loads(told.splitlines()[-1])
    tell("all", taps)
    tell("ordinary", [one for one, turn in zip(taps, played, strict=True) if is_ordinary(turn)])
    return 0


if __name__ == "__main__":
    sys.exit(main())
