"""Nort's race to call at the terminal: a value and a direction, each with a key."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot

from ludotek.bots.bot import WAIT, Bot, Budget
from ludotek.bots.tempo import Tempo
from ludotek.core.position import RACE, Move, Position, Seat
from ludotek.core.rng import Rng
from ludotek.core.session import Session
from ludotek.games.nort import GAME
from ludotek.games.nort.components import NortOptions
from ludotek.games.nort.terminal.arena import strokes
from ludotek.games.nort.terminal.board import NortBoard
from ludotek.games.nort.view import NortView
from ludotek.games.nort.vocabulary import CALLS
from ludotek.locale import LANGUAGES, Language
from ludotek.terminal.boards import board_for
from ludotek.terminal.choice import Ready, Secret
from ludotek.terminal.play import table
from ludotek.terminal.zone import ALONE, HALVES, Zone, Zones
from tests.terminal.evening import awaited, lines, spend, strike, table_of, until
from tests.terminal.test_nort_board import SPOKEN, view_of
from tests.terminal.test_races import FROZEN

OPTIONS = NortOptions()
LEFT_HAND, RIGHT_HAND = HALVES
RIGHT_HAND_VALUES = "=7890uiopjkl;"  # from zero


def board() -> NortBoard:
    made = board_for(SPOKEN[0], GAME, OPTIONS, {})
    assert isinstance(made, NortBoard)
    return made


def zone(hand: str, seat: Seat = 0) -> Zone:
    return Zone(seat, board().keys(view_of(GAME.first(OPTIONS)), seat, CALLS, hand))


def typed(zone: Zone, keys: str) -> list[str]:
    """What is called by these keys, one after another."""
    moves = [zone.press(key) for key in keys]
    return [GAME.words(move) for move in moves if move is not None]


@pytest.mark.parametrize("hand", [ALONE, *HALVES])
def test_every_call_has_keys_of_its_own(hand: str) -> None:
    keys = board().keys(view_of(GAME.first(OPTIONS)), 0, CALLS, hand)
    assert sorted(keys.values()) == sorted(CALLS)
    for key, move in keys.items():
        assert typed(zone(hand), key) == [GAME.words(move)]


@pytest.mark.parametrize("hand", HALVES)
def test_a_hand_keeps_to_its_own_keys(hand: str) -> None:
    keys = board().keys(view_of(GAME.first(OPTIONS)), 0, CALLS, hand)
    assert set("".join(keys)) == set(hand)


def test_alone_one_calls_with_digits_and_arrows() -> None:
    assert typed(zone(ALONE), "7←12↑0") == ["7 left", "12 straight", "zero"]


def test_a_digit_that_fits_no_longer_number_begins_another() -> None:
    assert typed(zone(ALONE), "34→") == ["4 right"]


def test_a_direction_without_a_value_calls_nothing() -> None:
    assert typed(zone(ALONE), "←→") == []


def test_the_keys_of_one_hand_do_not_disturb_the_other() -> None:
    """Nort N6."""
    blue, red = zone(LEFT_HAND), zone(RIGHT_HAND, 1)
    strokes = "wum,c"  # blue 5 …, red 5 left, red … straight, blue straight
    assert (typed(blue, strokes), typed(red, strokes)) == (["5 straight"], ["5 left"])


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("hand", [ALONE, *HALVES])
def test_the_legend_has_every_key_and_fits_a_narrow_screen(code: str, hand: str) -> None:
    made = board_for(Language(code), GAME, OPTIONS, {})
    legend = made.legend(view_of(GAME.first(OPTIONS)), hand)
    assert len(legend) <= 78
    assert all(key in legend for key in (hand if hand != ALONE else "0←↑→"))


def test_beside_each_other_the_faster_hand_calls_first() -> None:
    """Nort §12 and N6."""

    async def evening(pilot: Pilot[object]) -> NortView:
        await choose_vehicles(pilot)
        assert "w=5" in lines(pilot)
        die = table_of(pilot).match.view(0)
        assert isinstance(die, NortView)
        for key in (RIGHT_HAND_VALUES[max(die.dice)], ","):
            strike(pilot, key)
        await until(lambda: stage(pilot) == "second")
        view = table_of(pilot).match.view(0)
        assert isinstance(view, NortView)
        return view

    view = spend(table(GAME, language="en", speed=FROZEN, seed=5), evening, (100, 40))
    assert view.first == 1
    assert view.called[-1].calls[1] is not None
    assert view.called[-1].calls[1].direction == "straight"


def test_against_a_bot_one_calls_with_the_arrows_of_the_keyboard() -> None:
    async def evening(pilot: Pilot[object]) -> NortView:
        await choose_vehicles(pilot)
        view = table_of(pilot).match.view(0)
        assert isinstance(view, NortView)
        strike(pilot, str(max(view.dice)))
        strike(pilot, "up")
        await until(lambda: stage(pilot) != "race")
        view = table_of(pilot).match.view(0)
        assert isinstance(view, NortView)
        return view

    bots = {1: (Dreamer(), Budget())}
    view = spend(table(GAME, language="en", bots=bots, tempos={1: Tempo()}, speed=FROZEN, seed=5), evening, (100, 40))
    assert view.first == 0


class Dreamer(Bot):
    """Takes whatever is first, but never calls first."""

    def choose(self, known: Position, seat: Seat, budget: Budget, rng: Rng) -> Move:
        return WAIT if known.kind() == RACE else known.moves(seat)[0]


async def choose_vehicles(pilot: Pilot[object]) -> None:
    while not isinstance(choice := await awaited(pilot), Zones):
        assert isinstance(choice, Ready | Secret)
        strike(pilot, *(("enter", "\r") if isinstance(choice, Ready) else ("1",)))
        await until(lambda answered=choice: table_of(pilot).choice is not answered)  # type: ignore[misc]
    await pilot.pause()


def stage(pilot: Pilot[object]) -> str:
    view = table_of(pilot).match.view(0)
    assert isinstance(view, NortView)
    return view.stage


def test_after_the_round_the_traces_are_drawn_in_the_order_of_the_calls() -> None:
    session = Session(GAME, OPTIONS)
    words = [(0, "vehicle 1"), (1, "vehicle 1"), (-1, "die 6"), (-1, "die 2"), (1, "6 straight"), (0, "2 straight")]
    for seat, word in [*words, (1, "trace"), (0, "trace")]:
        session.play(seat, GAME.vocabulary.index(word))
    arena = view_of(session.position).arena
    assert arena is not None
    first, second = strokes(arena, 0)
    assert [trace.seat for trace in first.traces] == [1]
    assert [driver.at for driver in first.drivers] == [(8, 1), (12, 13)]
    assert second == arena
