"""What the rules narrate, and to whom."""

from __future__ import annotations

import pytest

from ludotek.core.phrase import Phrase, phrase
from ludotek.core.position import EVERYONE, Event, only
from ludotek.games.novem import GAME
from ludotek.games.novem.components import COLUMNS, ROWS, SET_UP_NAMES
from ludotek.games.novem.vocabulary import (
    ATTACKS_FIRST,
    COUNTED,
    DRAWN_FOR,
    ENDED,
    FORFEITED,
    FOUND_EMPTY,
    REVEALED,
    ROW_EMPTY,
    SET,
    STALLED,
    TIED,
    TOOK,
    WAS_LATE,
    WON,
)
from tests.games.novem.scenario import ATTACKER_AHEAD, EMPTY_ROW_A, LAYOUT, lay, listen, luck, match, rounds, told

NUMBER = SET_UP_NAMES.index(LAYOUT)


def test_a_round_tells_both_markers_and_then_the_tile() -> None:
    """§15, §18 and §20."""
    assert told(match(), "B3") == [(EVERYONE, REVEALED, 1, 2), (EVERYONE, TOOK, ROWS, 1)]


def test_an_empty_round_tells_how_many_there_were_in_a_row() -> None:
    position = rounds(match(), "A1 A1")
    assert told(position, "A1") == [(EVERYONE, REVEALED, 0, 0), (EVERYONE, FOUND_EMPTY, ROWS, 1)]
    assert told(position, "A1") == [(EVERYONE, REVEALED, 0, 0), (EVERYONE, FOUND_EMPTY, COLUMNS, 2)]


def test_the_end_of_the_first_game_leads_into_the_second() -> None:
    position = rounds(match(), "A1 A1 A2 A2 A3")
    assert told(position, "A3") == [
        (EVERYONE, REVEALED, 0, 2),
        (EVERYONE, TOOK, COLUMNS, 4),
        (EVERYONE, ENDED, 1, ROW_EMPTY),
        (EVERYONE, COUNTED, 15, 15),
        (EVERYONE, SET, NUMBER, 2),
        (EVERYONE, ATTACKS_FIRST, COLUMNS, 2),
    ]


def test_the_end_of_the_match_names_the_winner() -> None:
    position = rounds(match(), f"{EMPTY_ROW_A} A1 A1 A1 A1 A1 A1 A1")
    assert told(position, "A1") == [
        (EVERYONE, REVEALED, 0, 0),
        (EVERYONE, FOUND_EMPTY, ROWS, 6),
        (EVERYONE, ENDED, 2, STALLED),
        (EVERYONE, COUNTED, 15 + 8, 15 + 2),
        (EVERYONE, WON, ROWS, 6),
    ]


def test_the_end_of_the_match_names_a_tie() -> None:
    position = rounds(match(), f"{EMPTY_ROW_A} {EMPTY_ROW_A[:-3]}")
    assert told(position, "A3")[-2:] == [(EVERYONE, COUNTED, 30, 30), (EVERYONE, TIED, 30, 0)]


def test_columns_can_win_too() -> None:
    events = told(match(first="columns"), f"{ATTACKER_AHEAD} {EMPTY_ROW_A}")
    assert events[-1] == (EVERYONE, WON, COLUMNS, 11)


def test_chances_answers_are_told_to_everyone() -> None:
    position = match(layout="random", first="random")
    heard = listen(position)
    luck(luck(position, f"set-up {LAYOUT}"), "columns attack first")
    assert heard == [(EVERYONE, SET, NUMBER, 1), (EVERYONE, ATTACKS_FIRST, COLUMNS, 1)]


def test_the_decider_tells_who_attacks_first() -> None:
    position = rounds(match(decider=True), f"{EMPTY_ROW_A} {EMPTY_ROW_A}")
    heard = listen(position)
    luck(position, "rows attack first")
    assert heard == [(EVERYONE, ATTACKS_FIRST, ROWS, 3)]


def test_a_marker_that_is_laid_is_told_to_nobody() -> None:
    position = match()
    heard = listen(position)
    lay(position, "A")
    assert heard == []


def test_a_copy_has_no_listener() -> None:
    position = match()
    heard = listen(position)
    rounds(position.copy(), "A1")
    assert heard == []
    assert position.copy().heard is None


SAID = [
    ((EVERYONE, SET, NUMBER, 1), phrase("novem-set", layout=LAYOUT, game=1)),
    ((EVERYONE, ATTACKS_FIRST, ROWS, 2), phrase("novem-attacks-first", seat=phrase("novem-seat-rows"), game=2)),
    ((EVERYONE, REVEALED, 1, 2), phrase("novem-revealed", row="B", column="3")),
    ((EVERYONE, TOOK, COLUMNS, 7), phrase("novem-took", seat=phrase("novem-seat-columns"), tile=7)),
    ((EVERYONE, FOUND_EMPTY, ROWS, 3), phrase("novem-found-empty", seat=phrase("novem-seat-rows"), rounds=3)),
    ((EVERYONE, WAS_LATE, COLUMNS, 0), phrase("novem-was-late", seat=phrase("novem-seat-columns"))),
    (
        (only(COLUMNS), DRAWN_FOR, COLUMNS, 4),
        phrase("novem-drawn-for", seat=phrase("novem-seat-columns"), marker="2", mine=0),
    ),
    ((EVERYONE, ENDED, 1, 1), phrase("novem-ended", game=1, ending="row")),
    ((EVERYONE, ENDED, 1, 2), phrase("novem-ended", game=1, ending="column")),
    ((EVERYONE, ENDED, 2, 3), phrase("novem-ended", game=2, ending="both")),
    ((EVERYONE, ENDED, 2, 4), phrase("novem-ended", game=2, ending="stall")),
    ((EVERYONE, COUNTED, 15, 12), phrase("novem-counted", rows=15, columns=12)),
    ((EVERYONE, WON, COLUMNS, 3), phrase("novem-won", seat=phrase("novem-seat-columns"), margin=3)),
    ((EVERYONE, TIED, 30, 0), phrase("novem-tied", points=30)),
    ((EVERYONE, FORFEITED, ROWS, 0), phrase("novem-forfeited", seat=phrase("novem-seat-rows"))),
]


@pytest.mark.parametrize(("event", "said"), SAID)
def test_every_event_can_be_said(event: Event, said: Phrase) -> None:
    assert GAME.say_event(event) == said


@pytest.mark.parametrize(("event", "said"), SAID)
def test_every_event_has_its_name_in_the_list_of_happenings(event: Event, said: Phrase) -> None:
    assert said.id == f"novem-{GAME.happenings[event[1]].name}"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("B", phrase("novem-move-row", row="B")),
        ("3", phrase("novem-move-column", column="3")),
        ("columns attack first", phrase("novem-move-first", seat=phrase("novem-seat-columns"))),
        (f"set-up {LAYOUT}", phrase("novem-move-set-up", layout=LAYOUT)),
        ("rows late", phrase("novem-move-late", seat=phrase("novem-seat-rows"))),
    ],
)
def test_every_sort_of_move_can_be_said(words: str, said: object) -> None:
    assert GAME.say_move(GAME.read(words)) == said
