"""Ruling N6: slow play by sealed calls."""

from __future__ import annotations

from ludotek.core.position import CHANCE, CLOCK, NO_DEADLINE, SEALED, TURN
from ludotek.games.nort.components import BLUE, RED
from ludotek.games.nort.rules import Nort
from tests.games.nort.scenario import at, game, listen, make, names, offered, roll, say, seen, trace


def sealed(vehicles: str = "44", first: str = "blue", dice: str = "6-2") -> Nort:
    position = game(vehicles, pace="sealed")
    make(position, CHANCE, f"{first} first")
    return roll(position, dice)


def settle(position: Nort) -> Nort:
    """Nobody reverses, nobody uses powers."""
    while position.kind() == TURN and position.stage in (9, 10):
        make(position, position.acting()[0], "stand" if position.stage == 9 else "trace")
    return position


def test_both_call_in_secret_without_a_deadline() -> None:
    """§41, and ruling N6."""
    position = sealed()
    assert (position.kind(), position.acting(), position.deadline()) == (SEALED, [BLUE, RED], NO_DEADLINE)
    before = seen(position, RED)
    heard = listen(position)
    say(position, "B8")
    assert heard == []
    assert seen(position, RED) == before
    say(position, "R6")
    assert names(heard)[:2] == ["opened", "opened"]


def test_whoever_has_the_initiative_counts_as_the_faster() -> None:
    """Ruling N6."""
    assert seen(settle(say(say(sealed(first="red"), "B8"), "R6"))).called[0].first == RED


def test_of_one_value_named_by_both_the_initiative_keeps_it_and_the_other_declares_again() -> None:
    """Ruling N6."""
    position = say(say(sealed(), "B8"), "R8")
    assert (position.kind(), position.acting()) == (TURN, [RED])
    assert offered(position, RED) == ["2 straight", "4 straight", "6 straight"]


def test_an_unavailable_number_of_the_initiative_gives_the_call_to_the_other() -> None:
    """§14, and ruling N6."""
    position = say(say(sealed(), "B7"), "R6")
    assert position.first == RED
    assert position.acting() == [BLUE]


def test_if_both_err_the_new_first_declares_again_and_then_the_offender() -> None:
    position = say(say(sealed(), "B7"), "R5")
    assert (position.first, position.acting()) == (RED, [RED])
    say(position, "R6")
    assert position.acting() == [BLUE]


def test_the_second_may_reverse_the_opened_calls() -> None:
    """Ruling N6."""
    position = say(say(sealed("41"), "B8"), "R6")
    assert offered(position, RED) == ["stand", "reverse"]
    say(make(position, RED, "reverse"), "R8")
    assert position.first == RED
    assert position.acting() == [BLUE]


def test_whether_the_second_is_asked_depends_on_what_everyone_knows() -> None:
    """Ruling N6."""
    position = say(say(sealed("44"), "B8"), "R6")
    assert offered(position, RED) == ["stand"]


def test_the_initiative_alternates() -> None:
    """Ruling N6."""
    position = settle(say(say(sealed(), "B8"), "R6"))
    assert position.kind() == SEALED
    make(make(position, BLUE, "ready"), RED, "ready")
    roll(position, "5-2")
    assert position.first == RED


def test_the_arena_lies_open_until_both_have_seen_enough() -> None:
    """Ruling N6."""
    position = settle(say(say(sealed(), "B8"), "R6"))
    make(position, RED, "ready")
    assert not seen(position).covered
    make(position, BLUE, "ready")
    assert seen(position).covered


def test_whoever_is_late_with_a_sealed_call_is_assigned_the_smallest_value() -> None:
    """Rulings N6 and N11."""
    position = say(sealed(), "B8")
    make(position, CLOCK, "red late")
    assert at(trace(settle(position)), RED) == (15, 17)


def test_a_crossing_gives_the_initiative_to_the_other() -> None:
    """§28."""
    position = settle(say(say(sealed(), "B8"), "R6"))
    position.crossed = 1 << RED
    make(make(position, BLUE, "ready"), RED, "ready")
    assert roll(position, "5-2").first == BLUE
