"""What lies in the box, and what it is called: Components, Setup, Options (rulings P26 and P27)."""

from __future__ import annotations

from collections import Counter

import msgspec.structs
import pytest

from ludotek.core import record
from ludotek.core.errors import BadOptions
from ludotek.core.position import CHANCE, DEAL
from ludotek.core.rng import Rng
from ludotek.core.session import Session
from ludotek.games import game as find_game
from ludotek.games.nos import GAME
from ludotek.games.nos.components import KIND_NAMES, MOST_DRIVERS, MOST_REDLINES, Modifications, cards_of
from ludotek.games.nos.rules import Nos
from tests.games.nos.scenario import car, do, names, offered, seen, told
from tests.games.nos.test_result import near_the_end

CARS = ("flame", "bolt", "comet", "crown")


def test_there_are_two_cards_of_each_of_six_parts_and_two_parts_of_each_colour() -> None:
    """§2 and §3."""
    parts = cards_of("street").parts()
    assert {name: part.cards for name, part in parts.items()} == dict.fromkeys(KIND_NAMES[1:], 2)
    assert sorted(Counter(part.colour for part in parts.values()).values()) == [2, 2, 2]


def test_eight_redline_cubes_are_enough_for_four_cars() -> None:
    """§5."""
    assert GAME.seats(GAME.options({"drivers": 4})) == CARS
    assert MOST_DRIVERS * MOST_REDLINES == 8


def test_dice_and_parts_have_one_name_in_records_sheets_and_on_the_command_line() -> None:
    """Ruling P27."""
    assert KIND_NAMES == ("common", "v8", "nitrous", "turbocharger", "supercharger", "wide_tires", "spoiler")
    assert tuple(field.name for field in msgspec.structs.fields(Modifications)) == KIND_NAMES[1:]
    for name in KIND_NAMES:
        assert GAME.words(GAME.read(f"roll {name}")) == f"roll {name}"
    for name in KIND_NAMES[1:]:
        assert GAME.words(GAME.read(f"take {name}")) == f"take {name}"


def test_six_cards_are_dealt_in_a_row_and_then_modifications_are_picked() -> None:
    """§16."""
    position = GAME.start(drivers=1)
    assert isinstance(position, Nos)
    for number in range(6):
        assert (position.kind(), len(seen(position).track)) == (DEAL, number)
        position.play(CHANCE, position.moves(CHANCE)[0])
    assert (seen(position).phase, seen(position).track) == ("drafting", (1, 1, 1, 2, 2, 2))


def test_from_one_to_four_drive_and_two_where_nobody_says_how_many() -> None:
    """§47."""
    assert [GAME.seats(GAME.options({"drivers": drivers})) for drivers in range(1, 5)] == [
        CARS[:drivers] for drivers in range(1, 5)
    ]
    assert GAME.options().drivers == 2
    for drivers in (0, 5):
        with pytest.raises(BadOptions):
            GAME.options({"drivers": drivers})


def test_the_track_of_a_day_is_in_the_record_by_its_date_and_can_be_driven_again_later() -> None:
    """§53."""
    session, rng = Session(GAME, GAME.options({"drivers": 1, "pace": "beat", "track": "2026-11-16"})), Rng(1)
    session.finish(rng)
    written = str(record.of_session(session, {"flame": "Olena"}))
    assert "option track: 2026-11-16\n" in written
    again = record.read(written, find_game).session()
    assert isinstance(again.position, Nos)
    assert seen(again.position).track == (1, 3, 6, 5, 4, 3)
    assert again.position == session.position


# Lanes.


@pytest.mark.parametrize("seat", range(4))
def test_any_lane_is_as_good_as_any_other(seat: int) -> None:
    """Ruling P26."""
    position = near_the_end(*(5 if car == seat else 3 for car in range(4)))
    assert offered(position, seat) == ["roll common"]
    assert [offered(position, other) for other in range(4) if other != seat] == [["roll common+common"]] * 3
    do(position, f"{CARS[seat]} roll common", "4", f"{CARS[seat]} place common 4", "clock flag")
    assert position.wins == [1 if car == seat else 0 for car in range(4)]


def test_a_card_takes_one_die_of_each_car() -> None:
    """§16, and ruling P10."""
    position = near_the_end(0, 0)
    for name in CARS[:2]:
        do(position, f"{name} roll common+common", "3 3", f"{name} place common 3")
    assert [[die.value for die in car(position, seat).placed] for seat in (0, 1)] == [[3], [3]]


def test_a_car_that_blew_up_starts_in_the_next_race_like_any_other() -> None:
    """Rulings P7 and P14."""
    position = near_the_end(5, 3)
    position.redlines[1] = 2
    blown = told(position, "bolt roll common+common", "6 6", "bolt blow the engine")
    assert "exploded" in names(blown)
    do(position, "flame roll common", "4", "flame place common 4")
    assert [(one.status, one.redlines) for one in seen(position).cars] == [("driving", 0), ("driving", 0)]
