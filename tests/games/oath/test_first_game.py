"""The first game as it is taught: its cards, its opening, and what stays secret in it (ruling O122)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludotek.bots import LEVELS
from ludotek.core.position import CHANCE, DEAL, Move, Seat
from ludotek.core.rng import Rng
from ludotek.core.session import Session
from ludotek.core.testing import check_game
from ludotek.core.testing.openings import Openings
from ludotek.games.oath import GAME
from ludotek.games.oath.catalogue import FIRST_GAME
from ludotek.games.oath.first_game import WORLD
from ludotek.games.oath.first_game.opening import OPENING, advised
from ludotek.games.oath.marks import CHANCELLOR
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.seed.text import read
from ludotek.games.oath.seed.worlds import world_of
from ludotek.games.oath.words import MOVES
from tests.games.oath.seeds import CHRYSANTHEMUM

TAUGHT = {"players": 4, "deck": "scripted"}
IN_THE_BROWSER = Path(__file__).parents[3] / "src/ludotek/games/oath/web/opening.json"


def at(session: Session) -> Oath:
    assert isinstance(session.position, Oath)
    return session.position


def play_opening(session: Session, rng: Rng) -> list[tuple[Seat, Move]]:
    """As it is advised, until somebody must go on alone: then they rest, or answer by chance."""
    followed: list[tuple[Seat, Move]] = []
    while (position := at(session)).round == 1:
        if position.kind() == DEAL:
            session.play(CHANCE, rng.weighted(position.moves(CHANCE), position.odds()))
            continue
        (seat,) = position.acting()
        told, moves = advised(position, seat), position.moves(seat)
        rest = GAME.read("rest")
        if told is not None:
            followed.append((seat, told))
        session.play(seat, told if told is not None else rest if rest in moves else rng.choice(moves))
    return followed


def test_the_first_game_as_it_is_taught_is_a_world_to_play_in() -> None:
    """Ruling O122."""
    assert WORLD.check() == ""
    denizens = [number for number in (*WORLD.deck, *WORLD.on_map) if number < FIRST_GAME]
    assert sorted(denizens) == list(range(FIRST_GAME))


def test_it_is_the_world_that_is_known_as_the_chrysanthemum_chronicle() -> None:
    """Which people keep as a seed; its map, its world deck and its relics."""
    known = world_of(read(CHRYSANTHEMUM))
    assert WORLD.deck == known.deck
    assert [place.site for place in WORLD.places] == [place.site for place in known.places]
    assert [place.lying for place in WORLD.places] == [place.lying for place in known.places]


def test_every_advice_of_the_opening_is_possible_when_it_is_given() -> None:
    for seed in range(8):
        followed = play_opening(Session(GAME, GAME.options(TAUGHT)), Rng(seed))
        missed = [one for one in OPENING if (one.seat, one.move) not in followed]
        assert missed == [], [GAME.words(one.move) for one in missed]


def test_the_opening_leaves_the_empire_with_four_sites_before_anybody_attacks_it() -> None:
    session = Session(GAME, GAME.options(TAUGHT))
    rng = Rng(1)
    while (position := at(session)).turn == CHANCELLOR:
        if position.kind() == DEAL:
            session.play(CHANCE, rng.weighted(position.moves(CHANCE), position.odds()))
            continue
        (seat,) = position.acting()
        told = advised(position, seat)
        assert told is not None
        session.play(seat, told)
    view = GAME.view(at(session), 0)
    assert [view.sites[slot].ruler for slot in (0, 1, 2, 5)] == [0, 0, 0, 0]


@pytest.mark.parametrize("level", range(1, len(LEVELS) + 1))
def test_bots_of_every_level_open_as_it_is_told(level: int) -> None:
    assert GAME.bot is not None
    position = GAME.start(**TAUGHT)
    rng = Rng(5)
    while position.kind() == DEAL:
        position.play(CHANCE, rng.weighted(position.moves(CHANCE), position.odds()))
    assert GAME.bot.play[level](position, 0, rng) == GAME.read("card forest paths")


def test_other_games_have_no_opening() -> None:
    position = GAME.start(players=4)
    rng = Rng(5)
    while position.kind() == DEAL:
        position.play(CHANCE, rng.weighted(position.moves(CHANCE), position.odds()))
    assert advised(position, position.acting()[0]) is None


WRITTEN = {"players": 3, "world": CHRYSANTHEMUM, "as_written": True}


@pytest.mark.parametrize("options", [{**TAUGHT, "players": 3}, WRITTEN], ids=["taught", "written"])
def test_a_deck_that_lies_as_it_is_written_keeps_the_promises_of_the_house(
    options: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The back of its top card is told, as chance tells it elsewhere. Only that others imagine its order as often as it
    comes cannot be asked: it always comes."""
    monkeypatch.setattr(Openings, "compare", lambda self, number: None)
    report = check_game(GAME, games=1, seed=2, options=GAME.options(options))
    assert report.hidden_moves > 0
    assert report.imagined > 0


def test_nobody_imagines_the_order_that_is_written() -> None:
    position = GAME.start(**TAUGHT)
    assert isinstance(position, Oath)
    imagined = [position.imagine(0, Rng(seed)) for seed in range(6)]
    assert len({tuple(one.world) for one in imagined} - {tuple(position.world)}) == 6
    assert all(one.hand == position.hand for one in imagined)  # its own


def test_a_chronicle_can_begin_with_it() -> None:
    assert GAME.chronicle is not None
    begun = GAME.chronicle.begin(GAME.options(TAUGHT))
    assert begun.is_scripted and begun.has_chronicle  # type: ignore[attr-defined]


def test_the_browser_knows_the_same_opening() -> None:
    rows = [
        {"id": one.id, "question": one.question, "supply": one.supply, "does": MOVES.mean(one.move)}
        for one in OPENING
        if one.id
    ]
    assert json.loads(IN_THE_BROWSER.read_text()) == rows
