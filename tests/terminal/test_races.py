"""Races at the terminal: everybody at once, each with keys of their own, on a clock that tests may hurry."""

from __future__ import annotations

import asyncio

from textual.pilot import Pilot

from ludotek.bots.bot import WAIT, Bot, Budget
from ludotek.bots.tempo import Tempo
from ludotek.core.options import Options
from ludotek.core.position import CLOCK, Move, Position, Seat
from ludotek.core.rng import Rng
from ludotek.locale import Language
from ludotek.terminal.calls import Calls
from ludotek.terminal.match import Match
from ludotek.terminal.play import table
from ludotek.terminal.zone import ALONE, HALVES, QUARTERS, Zone, Zones, hands
from tests.reference_games.snap import GAME as SNAP
from tests.reference_games.snap import SLAP
from tests.terminal.evening import asked, awaited, lines, spend, strike, table_of, until

WORDS = Language(
    "en",
    "snap-title = Snap\nsnap-move = { $move }\nsnap-event-0 = Card { $a } { $b }.\nsnap-event-1 = Slap { $a } { $b }.\n"
    "snap-seat-0 = Left\nsnap-seat-1 = Right\nsnap-rules = Slap pairs.\nsnap-ending-over = no cards",
)
HASTE = 200.0  # times as fast as time
FROZEN = 1e-6  # so slow that no deadline ever comes


class Slapper(Bot):
    """Slaps whatever turns up."""

    def choose(self, known: Position, seat: Seat, budget: Budget, rng: Rng) -> Move:
        return known.moves(seat)[0]


class Sleeper(Bot):
    """Lets everything pass."""

    def choose(self, known: Position, seat: Seat, budget: Budget, rng: Rng) -> Move:
        return WAIT


def movers(pilot: Pilot[object]) -> list[Seat]:
    return [entry.seat for entry in table_of(pilot).match.session.entries if entry.seat != -1]


def test_time_moves_at_the_deadline_when_nobody_does() -> None:
    async def evening(pilot: Pilot[object]) -> list[Seat]:
        await until(lambda: table_of(pilot).match.is_over)
        await asked(pilot)
        return movers(pilot)

    assert spend(table(SNAP, language=WORDS, bots={1: (Sleeper(), Budget())}, speed=HASTE), evening) == [CLOCK] * 4


def test_people_beside_each_other_have_hands_of_their_own() -> None:
    async def evening(pilot: Pilot[object]) -> list[Seat]:
        assert isinstance(await asked(pilot), Zones)
        shown = lines(pilot)
        assert "f slap" in shown
        assert "j slap" in shown
        strike(pilot, "j")
        await until(lambda: len(movers(pilot)) == 1)
        strike(pilot, "f")
        await until(lambda: len(movers(pilot)) == 2)
        return movers(pilot)

    assert spend(table(SNAP, language=WORDS, speed=FROZEN), evening) == [1, 0]


def test_a_hand_that_rests_moves_when_it_may() -> None:
    async def evening() -> None:
        match = Match(
            SNAP, Options(), bots={1: (Sleeper(), Budget())}, names={}, rng=Rng(1), speed=HASTE, clock=lambda: 0.0
        )
        match.settle()
        calls = Calls(match)
        slap = match.position.moves(0)[0]
        calls.make(0, slap)
        match.play(*calls.heard.get_nowait())
        match.settle()
        assert match.rest(0) == 800
        calls.make(0, slap)
        assert calls.heard.empty(), "the hand rests"
        await calls.waiting[0]
        assert calls.heard.get_nowait() == (0, slap, match.position.question(0))

    asyncio.run(evening())


def test_a_bot_moves_by_itself_after_a_time_of_its_own() -> None:
    async def evening(pilot: Pilot[object]) -> list[Seat]:
        await until(lambda: table_of(pilot).match.is_over)
        await asked(pilot)
        return movers(pilot)

    bots = {1: (Slapper(), Budget())}
    quick = spend(table(SNAP, language=WORDS, bots=bots, tempos={1: Tempo(50, 0.1)}, speed=2.0), evening)
    assert 1 in quick
    slow = spend(table(SNAP, language=WORDS, bots=bots, tempos={1: Tempo(60_000, 0.1)}, speed=HASTE), evening)
    assert slow == [CLOCK] * 4


def test_a_costly_move_needs_its_key_twice_in_a_row() -> None:
    zone = Zone(0, {"a": 1, "!": 9}, costly=[9])
    assert [zone.press(key) for key in "!a!!"] == [None, 1, None, 9]
    assert [zone.press(key) for key in "aa"] == [1, 1]


def test_a_costly_move_of_two_keys_is_spelled_twice_in_a_row() -> None:
    zone = Zone(0, {"a": 1, "we": 9, "ws": 2}, costly=[9])
    assert [zone.press(key) for key in "wewe"] == [None, None, None, 9]
    assert [zone.press(key) for key in "wewswe"] == [None, None, None, 2, None, None]
    assert [zone.press(key) for key in "awe"] == [1, None, None]


def test_somebody_elses_key_between_the_two_changes_nothing() -> None:
    zone = Zone(0, {"a": 1, "we": 9}, costly=[9])
    assert [zone.press(key) for key in "wlejwle"] == [None] * 6 + [9]


def test_a_key_that_begins_a_move_says_so_and_then_what_a_second_key_means() -> None:
    zone = Zone(0, {"a": SLAP, "ws": SLAP}, beginnings={"w": "other"})
    zones = Zones(WORDS, SNAP, [zone], {})
    assert zones.legend() == "a slap · w… other"
    zone.press("w")
    assert zones.legend() == "w… s slap"


def test_no_two_hands_share_a_key_and_none_has_the_screens_own() -> None:
    for given in ((ALONE,), HALVES, QUARTERS):
        keys = "".join(given)
        assert len(set(keys)) == len(keys)
        assert not set(keys) & set("qht?")
        assert not set(keys) & set("`'"), "which lie elsewhere on a Ukrainian keyboard"
    assert [len(hands(people)) for people in (1, 2, 3, 4)] == [1, 2, 4, 4]


def test_a_ukrainian_keyboard_races_too() -> None:
    async def evening(pilot: Pilot[object]) -> list[Seat]:
        assert await awaited(pilot)
        strike(pilot, "о")  # where j lies
        await until(lambda: len(movers(pilot)) == 1)
        return movers(pilot)

    assert spend(table(SNAP, language=WORDS, speed=FROZEN), evening) == [1]
