"""Everybody's chances over a game: bounded work, whole shares, and a turning point that is more than noise."""

from __future__ import annotations

import pytest

from ludotek.bots import chances as room
from ludotek.bots.chances import MOMENTS, Estimate, Method, Scale, method_of, positions, sample, steepest
from ludotek.core.playout import pick
from ludotek.core.position import DEAL, OVER
from ludotek.core.record import Record, of_session
from ludotek.core.rng import Rng
from ludotek.core.session import Session
from ludotek.games import game as find_game
from ludotek.locale import language
from ludotek.table.thinking.chances import chances
from tests.table.toys import find_game as find_toy

GAMES: list[tuple[str, dict[str, object]]] = [
    ("novem", {}),
    ("nort", {"pace": "sealed"}),
    ("nos", {"drivers": 3}),
    ("north", {}),
    ("oath", {"players": 3}),
]
EN = language("en")


def played(id: str, options: dict[str, object], seed: int = 1) -> Record:
    session, rng = Session(find_game(id), find_game(id).options(options)), Rng(seed)
    while not session.is_over:
        session.play(*pick(session.position, rng))
    return of_session(session)


@pytest.mark.parametrize(("id", "options"), GAMES)
def test_a_game_has_a_graph_from_its_first_choice_to_its_result(id: str, options: dict[str, object]) -> None:
    record = played(id, options)
    found = chances(record)
    assert 2 <= len(found.moments) <= MOMENTS + 1
    assert all(abs(sum(moment.shares) - 1) < 1e-9 for moment in found.moments)
    plies = [moment.ply for moment in found.moments]
    assert plies == sorted(plies) and plies[-1] == len(record.entries)
    assert record.result is not None
    won = record.result.index(max(record.result))
    if record.result.count(max(record.result)) == 1:
        assert found.moments[-1].shares[won] == 1
        assert found.turning is not None and found.turning.seat == won
        assert found.turning.after > found.turning.before
        asked = positions(record)[found.turning.begin]
        assert asked.kind() not in (DEAL, OVER), "it can be tried again: somebody had to choose"
        assert all(EN.say(one) for one in found.turning.told)
    assert EN.say(found.method)


def test_work_is_bounded_however_long_a_game_is(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    def counting(game: object, first: object, seats: int) -> Method:
        plain = method_of(record.game, [], seats)
        return plain._replace(expect=lambda at: asked.append(at) or plain.expect(at))  # type: ignore[func-returns-value]

    record = played("oath", {"players": 3})
    monkeypatch.setattr(room, "method_of", counting)
    chances(record)
    assert len(record.entries) > 2 * MOMENTS >= len(asked)


def test_a_game_without_an_estimate_is_played_on_and_its_noise_is_no_turning_point() -> None:
    vault = find_toy("vault")
    method = method_of(vault, [vault.start()], 2)
    assert method.interval > 0.1
    assert "24 games" in EN.say(method.name)


def test_a_change_within_the_noise_turns_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played("novem", {})
    plain = method_of(record.game, [record.game.first(record.options)], 2)
    assert chances(record).turning is not None
    monkeypatch.setattr(room, "method_of", lambda *_: plain._replace(interval=1.0))
    assert chances(record).turning is None


def test_the_result_itself_turns_a_game_only_where_it_was_not_expected() -> None:
    won = Estimate(2, [1.0, 0.0])
    assert steepest([Estimate(0, [0.4, 0.6]), Estimate(1, [0.6, 0.4]), won], 0) == (0, 1)
    assert steepest([Estimate(0, [0.6, 0.4]), Estimate(1, [0.4, 0.6]), won], 0) == (1, 2)


def test_alone_there_are_no_chances() -> None:
    assert chances(played("nos", {"drivers": 1})).moments == []


def test_a_tie_is_even_and_has_no_turning_point() -> None:
    scale = Scale([0, 0])
    assert scale.shares([0.0, 0.0]) == [0.5, 0.5]
    assert scale.shares([1.0, -1.0]) == [1.0, 0.0]
    assert len(scale.winners) == 2


def test_moments_are_spread_from_the_first_to_the_last() -> None:
    assert sample(range(100), 4) == [0, 33, 66, 99]
    assert sample([3, 5], 4) == [3, 5]
