"""Project NOS at one keyboard: every move of everybody, by keys that are nobody else's."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from textwrap import wrap

import pytest
from textual.pilot import Pilot

from ludotek.core.position import CHANCE, CLOCK, OVER, RACE, Move, Seat
from ludotek.core.rng import Rng
from ludotek.games.nos import GAME
from ludotek.games.nos.rules import Nos
from ludotek.games.nos.steps import moves as m
from ludotek.games.nos.terminal import NosBoard, spelling
from ludotek.games.nos.view import NosView
from ludotek.locale import LANGUAGES, Language
from ludotek.terminal.keyboard import UKRAINIAN
from ludotek.terminal.play import table
from ludotek.terminal.zone import Zone, Zones, hands
from tests.games.nos.scenario import do, game, race
from tests.terminal.evening import awaited, lines, spend, strike, table_of, until

GAMES = 6  # of each number of people
MOMENTS = 150  # of each game
COLUMNS = 78  # of a screen of eighty by twenty-four
ROWS = {2: 10, 3: 10, 4: 8}  # by people: how many the keys may take up beside so many lanes
CYRILLIC = {latin: cyrillic for cyrillic, latin in UKRAINIAN.items()}
BOTH_ENGINES = """
track: [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6]
dice: {yellow: 6, blue: 6, grey: 6}
modifications:
  v8: {colour: yellow, cards: 4, hand: 3}
  nitrous: {colour: blue, cards: 4, saved: true}
  spoiler: {colour: grey, cards: 4}
"""


WORDS = {code: Language(code) for code in LANGUAGES}


def board(position: Nos, language: str = "en") -> NosBoard:
    return NosBoard(WORDS[language], GAME, position.options, {})


def zones_of(position: Nos, people: int) -> list[Zone]:
    """The keys of everybody at the keyboard, as the table gives them."""
    shown, given = board(position), hands(people)
    asked = [(seat, moves) for seat in range(people) if (moves := position.moves(seat))]
    return [shown.key_zone(GAME.view(position, seat), seat, moves, given[seat]) for seat, moves in asked]


def at_rest(zone: Zone) -> Zone:
    return Zone(zone.seat, zone.keys, zone.costly)


def reached(zone: Zone, hand: str) -> set[Move]:
    """Whatever one key of a hand calls, or two in a row, or the same again where that is asked for."""
    spelled = [*hand, *(first + second for first in hand for second in hand)]
    called = set()
    for keys in [*spelled, *(keys + keys for keys in spelled)]:
        pressed = at_rest(zone)
        called |= {pressed.press(key) for key in keys}
    return {move for move in called if move is not None}


def moments(drivers: int, seed: int) -> Iterator[Nos]:
    """Moments of a random live race, with both engines in one car now and then, and dead ends that are left again."""
    rng = Rng(seed)
    position = game(
        drivers=drivers,
        track="random",
        cards=BOTH_ENGINES if seed % 2 else "street",
        dead_end="return" if seed % 4 < 2 else "out",
    )
    for _ in range(MOMENTS):
        if position.kind() == OVER:
            return
        if position.moves(CHANCE):
            position.play(CHANCE, rng.choice(position.moves(CHANCE)))
            continue
        if position.kind() == RACE:
            yield position
        is_late = bool(position.moves(CLOCK)) and rng.below(9) == 0
        seat = CLOCK if is_late or not position.acting() else rng.choice(position.acting())
        kept = [move for move in position.moves(seat) if move != m.BLOW or not rng.below(9)]
        saves = [move for move in kept if m.SAVE <= move < m.BLOW]
        places = [move for move in kept if m.PLACE <= move < m.SAVE]
        position.play(seat, rng.choice(next((some for some in (saves, places) if some and rng.below(3)), kept)))


@pytest.mark.parametrize("people", [2, 3, 4])
def test_everybody_reaches_every_move_by_keys_of_their_own(people: int) -> None:
    """NOS §36 and §37."""
    met: set[Move] = set()
    for seed in range(GAMES):
        for position in moments(people, seed):
            for zone in zones_of(position, people):
                moves = position.moves(zone.seat)
                assert reached(zone, hands(people)[zone.seat]) == set(moves), [GAME.words(move) for move in moves]
                met |= set(moves)
    runs = (m.ROLL, m.REROLL, m.PLACE, m.PLACE_SAVED, m.SAVE, m.BLOW, m.RETURN)
    for run, after in pairwise(runs):
        assert any(run <= move < after for move in met), f"nobody could {GAME.words(run)}"
    assert met >= {m.JUMP, m.LINE_UP}


@pytest.mark.parametrize("people", [2, 3, 4])
def test_a_stalled_car_takes_its_die_back_with_the_key_that_rolls(people: int) -> None:
    others = ["common=6"] * (people - 1)
    position = race("common=1,turbocharger=5", *others, track="3,5,6,2,4,1", dead_end="return")
    do(position, "flame roll common+turbocharger", "3 1", "flame place common 3")
    assert zones_of(position, people)[0].keys == {hands(people)[0][0]: m.RETURN}


@pytest.mark.parametrize("people", [1, 2, 3, 4])
@pytest.mark.parametrize("layout", ["latin", "ukrainian"])
def test_what_one_spells_calls_that_move_and_nothing_of_anybody_else(people: int, layout: str) -> None:
    """NOS §37 and §39."""
    for seed in range(GAMES):
        for position in moments(people, seed):
            zones = zones_of(position, people)
            for zone in zones:
                for keys, move in zone.keys.items():
                    assert called(zones, typed_on(layout, keys)) == [(zone.seat, move)]


def typed_on(layout: str, keys: str) -> str:
    """The characters that these keys send."""
    return keys if layout == "latin" else "".join(chr(CYRILLIC.get(ord(key), ord(key))) for key in keys)


def called(zones: list[Zone], characters: str) -> list[tuple[Seat, Move]]:
    """Who calls what when these are typed; twice, where a move is costly."""
    pressed = [at_rest(zone) for zone in zones]
    for _ in range(2):
        calls = [(zone.seat, zone.press(character)) for character in characters for zone in pressed]
        if made := [(seat, move) for seat, move in calls if move is not None]:
            return made
    return []


def test_rolls_of_any_dice_that_a_car_can_have_are_within_the_keys_of_the_smallest_hand() -> None:
    kinds = ("v8", "nitrous", "turbocharger", "supercharger", "wide_tires", "spoiler")
    pools = [
        f"common={common},{one}={ones},{other}={3 - ones}"
        for common in range(4)
        for one in kinds
        for other in kinds
        if one != other
        for ones in range(4)
    ]
    for pool in pools:
        position = race(pool, "common=6", "common=6")
        (zone, *_) = zones_of(position, 3)
        assert set(zone.keys.values()) == set(position.moves(0)), pool


@pytest.mark.parametrize("people", [2, 3, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_of_everybody_are_explained_within_the_screen(people: int, language: str) -> None:
    """NOS §37."""
    for seed in range(GAMES):
        for position in moments(people, seed):
            shown, given = board(position, language), hands(people)
            names = {seat: shown.player(seat) for seat in range(people)}
            zones = [
                shown.key_zone(GAME.view(position, seat), seat, moves, given[seat])
                for seat in range(people)
                if (moves := position.moves(seat))
            ]
            legend = Zones(WORDS[language], GAME, zones, names).legend()
            assert sum(len(wrap(line, COLUMNS)) for line in legend.splitlines()) <= ROWS[people], legend
            for zone in zones:
                assert all(f"{key} " in legend or f"{key}… " in legend for key in zone.next_keys())


@pytest.mark.parametrize("page", ["rules.md", "rules.uk.md"])
def test_the_rules_page_has_the_keys_of_four(page: str) -> None:
    """NOS §40-§43."""
    text = (Path(__file__).parents[2] / "src/ludotek/games/nos" / page).read_text(encoding="utf-8")
    for hand in hands(4):
        spelled = spelling(hand)
        row = next(
            line.split("|")[2:] for line in text.splitlines() if line.startswith("|") and f"| `{hand[0]}` |" in line
        )
        keys = [cell.replace("`", "").split() for cell in row]
        assert keys[:3] == [[spelled.roll], list(spelled.place), list(spelled.saved)]
        assert [first + second for first, *rest in keys[3:4] for second in rest] == list(spelled.save)
        assert [first + second for first, *rest in keys[4:5] for second in rest] == list(spelled.others)
        assert "".join(keys[5][:2]) == spelled.blow


def test_one_of_three_chooses_other_dice_with_two_keys_while_somebody_else_types() -> None:
    """NOS §38."""

    async def evening(pilot: Pilot[object]) -> None:
        while not isinstance(choice := await awaited(pilot), Zones) or not is_on(pilot):
            if not isinstance(choice, Zones):
                strike(pilot, "enter", "\r")
                await until(lambda answered=choice: table_of(pilot).choice is not answered)  # type: ignore[misc]
            await pilot.pause()
        first, second = tuple(spelling(hands(3)[2]).others[0])
        wanted = choice.zones[2].keys[first + second]
        strike(pilot, first)
        await until(lambda: f"{first}… " in lines(pilot))
        strike(pilot, hands(3)[0][6])
        strike(pilot, second)
        await until(
            lambda: (2, wanted) in [(entry.seat, entry.move) for entry in table_of(pilot).match.session.entries]
        )

    spend(table("nos", options={"drivers": 3}, language="en", seed=3, speed=60.0), evening)


def is_on(pilot: Pilot[object]) -> bool:
    view = table_of(pilot).match.view(0)
    assert isinstance(view, NosView)
    return view.phase == "racing"
