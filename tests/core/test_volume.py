"""Volumes: the records of a chronicle as one text."""

from __future__ import annotations

import pytest

from ludotek.core.errors import BadRecord
from ludotek.core.record import of_session
from ludotek.core.rng import Rng
from ludotek.core.session import Session
from ludotek.core.volume import FIRST, Bound, Volume, begun, is_volume, read
from ludotek.games import game


def volume() -> Volume:
    games = []
    for seed in (1, 2):
        session = Session(game("novem"))
        session.finish(Rng(seed))
        games.append(Bound(record=of_session(session, {"rows": "Olena"}), after=seed - 1 or None))
    return Volume(name="The Long  Peace", games=games)


def test_a_volume_is_read_as_it_was_written() -> None:
    text = str(volume())
    found = read(text, game)
    assert is_volume(text) and not is_volume(str(volume().games[0].record))
    assert (found.name, [one.after for one in found.games], str(found)) == ("The Long Peace", [None, 1], text)


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ("name: ", "title: ", "no-volume", 1),
        ("=== game 1", "=== chapter 1", "bad-heading", 4),
        ("=== game 2 after 1", "=== game 3 after 1", "bad-heading", None),
        ("=== game 2 after 1", "=== game 2 after 2", "bad-heading", None),
        ("game: novem", "game: nothing", "unknown-game", 6),
    ],
)
def test_what_is_wrong_is_said_with_its_line(old: str, new: str, code: str, line: int | None) -> None:
    wrong = str(volume()).replace(old, new, 1)
    with pytest.raises(BadRecord) as caught:
        read(wrong, game)
    where = wrong[: wrong.index(new)].count("\n") + 1
    assert (caught.value.code, caught.value.line) == (f"record/{code}", line or where)


def test_a_volume_without_a_game_is_none() -> None:
    with pytest.raises(BadRecord, match="no game"):
        read(f"{FIRST}\nname: Nothing\n", game)


def test_a_game_has_begun_when_the_first_seat_is_asked() -> None:
    session = Session(game("novem"))
    session.finish(Rng(1))
    assert begun(session).acting() != []
