"""`ludotek solve` and `exploit`: what they ask, and how they tell it."""

from __future__ import annotations

from inspect import signature

import msgspec
import pytest

from ludotek.lab import solvers
from tests.cli.commands import ludotek
from tests.lab.test_solvers import fake_room


class Answer(msgspec.Struct):
    positions: int
    margin: dict[str, float]


class Room:
    """Stands in for a solver."""

    def solve(self, layout: str | None = None, *, fresh: bool = False, progress: object = None) -> Answer:
        self.asked = (layout, fresh)
        return Answer(7, {"rows_attack": 0.25})


@pytest.fixture
def room(monkeypatch: pytest.MonkeyPatch) -> Room:
    room = Room()
    monkeypatch.setattr(solvers, "solver", lambda _: room)
    return room


def test_solve_says_what_the_solver_asks_for(capsys: pytest.CaptureFixture[str], room: Room) -> None:
    said = ludotek(capsys, "solve", "novem", "--track", "3,1")
    assert said.status != 0
    assert "Novem is not solved by --track, but by --layout, --fresh." in " ".join(said.err.split())


def test_solve_prints_what_the_solver_found(capsys: pytest.CaptureFixture[str], room: Room) -> None:
    said = ludotek(capsys, "solve", "novem", "--layout", "159672834", "--fresh", "--json")
    assert said.document == {"positions": 7, "margin": {"rows_attack": 0.25}}
    assert room.asked == ("159672834", True)


def test_solve_can_be_read_by_people(capsys: pytest.CaptureFixture[str], room: Room) -> None:
    said = ludotek(capsys, "solve", "novem")
    assert "margin.rows_attack" in said.out
    assert "+0.25" in said.out
    assert room.asked == (None, False)


def test_solutions_of_novem_have_the_promised_keys() -> None:
    pytest.importorskip("numba", reason="solving: numba is not installed (the extra `solve`)")
    from ludotek.games.novem.solve.solution import Margins, Results, Solution

    keys = set(Solution.__struct_fields__)
    assert {"positions", "margin", "match", "seconds"} <= keys
    assert Margins.__struct_fields__ == ("rows_attack", "columns_attack")
    assert Results.__struct_fields__ == ("rows_first", "columns_first")


def test_exploit_asks_about_the_bot_that_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def answer(game: object, bot: object, budget: object, matches: int, seed: int, progress: object) -> object:
        return {"bot": type(bot).__name__, "matches": matches, "seed": seed}

    monkeypatch.setattr(solvers, "exploit", answer)
    said = ludotek(capsys, "exploit", "novem", "--bot", "random", "--games", "20", "--seed", "3", "--json")
    assert said.document == {"bot": "RandomBot", "matches": 20, "seed": 3}


def test_stand_ins_are_asked_as_solvers_are() -> None:
    pytest.importorskip("numba", reason="solving: numba is not installed (the extra `solve`)")
    from ludotek.games.novem import solve as novem

    for stand_in, real in ((Room.solve, novem.solve), (fake_room(None).estimate, novem.estimate)):
        assert set(signature(stand_in).parameters) - {"self"} == set(signature(real).parameters)
