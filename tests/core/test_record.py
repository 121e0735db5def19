"""Records: what is written can be read, and what was damaged is refused with the line and the reason."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotek.core import record
from ludotek.core.errors import BadRecord
from ludotek.core.playout import pick
from ludotek.core.position import CHANCE, CLOCK, SEALED, SPECTATOR
from ludotek.core.record import Record
from ludotek.core.rng import Rng
from ludotek.core.session import Session
from ludotek.games import game, games
from tests.core.sheeted import OWN, SHEETED
from tests.sparse import sparsely

NOVEM = game("novem")

STALLED = """\
ludotek: 1
game: novem
version: 1
option first: rows
option layout: 276951438
option second_layout: random
option swap_sides: false
option totals: own
option decider: false
option board: full
seat rows: Olena
seat columns: bot 3
note place: Lviv, Ukraine
result: none
reason: unfinished

1. rows: B [1.250]
2. columns: 1 [1.250]
3. clock: columns late [31.250]
4. chance: 2 [31.250]
5. rows: A [32.000]
"""

FORFEITED = STALLED.replace("result: none", "result: rows 1, columns -1").replace("unfinished", "forfeit") + (
    "6. clock: columns late [62.000]\n"
)


def random_session(id: str, seed: int, lateness: int) -> Session:
    """A finished game with times; now and then (once in so many moves) the clock is quicker than a seat."""
    session, rng, now = Session(game(id)), Rng(seed), 0
    while not session.is_over:
        now += int(rng.below(5_000))
        calls = session.position.moves(CLOCK)
        if calls and rng.below(lateness) == 0:
            session.play(CLOCK, rng.choice(calls), time=now)
        else:
            seat, move = pick(session.position, rng)
            session.play(seat, move, time=now)
    return session


def read(text: str) -> Record:
    return record.read(text, game)


def assert_refused(text: str, line: int, code: str) -> BadRecord:
    with pytest.raises(BadRecord) as refusal:
        read(text)
    assert (refusal.value.code, refusal.value.line) == (f"record/{code}", line)
    assert str(refusal.value).startswith(f"Line {line}: ")
    return refusal.value


# What is written can be read.


@pytest.mark.parametrize("id", [game.id for game in games()])
@given(seed=st.integers(0, 2**64), lateness=st.sampled_from([8, 30, 10**6]))
@settings(max_examples=25, deadline=None)
def test_writing_reading_and_replaying_give_the_same_game(id: str, seed: int, lateness: int) -> None:
    session = random_session(id, seed, lateness)
    written = record.of_session(session, dict.fromkeys(session.seats, "somebody"))
    again = read(str(written))
    assert again == written
    assert str(again) == str(written)
    replayed = again.session()
    assert replayed.position == session.position
    assert replayed.events == session.events
    assert replayed.entries == session.entries


@pytest.mark.parametrize("id", [game.id for game in games()])
@pytest.mark.parametrize("seed", range(3))
def test_a_game_under_way_can_be_written_after_any_move(id: str, seed: int) -> None:
    finished = random_session(id, seed, lateness=12)
    session = Session(game(id), finished.options)
    places = set(sparsely(range(len(finished.entries))))
    for place, entry in enumerate(finished.entries):
        session.play(entry.seat, entry.move, time=entry.time)
        if place in places:
            written = record.of_session(session)
            assert read(str(written)) == written


def test_random_games_do_contain_calls_of_the_clock() -> None:
    seats = {entry.seat for seed in range(5) for entry in random_session("novem", seed, lateness=8).entries}
    assert CLOCK in seats


def test_a_record_reads_as_its_author_wrote_it() -> None:
    assert str(read(STALLED)) == STALLED
    assert str(read(FORFEITED)) == FORFEITED


def test_headers_say_who_played_and_what_people_noted() -> None:
    found = read(STALLED)
    assert found.players == {"rows": "Olena", "columns": "bot 3"}
    assert found.notes == {"place": "Lviv, Ukraine"}
    assert (found.result, found.reason) == (None, "unfinished")
    assert found.session().position.kind() == SEALED


def test_times_are_kept_to_the_millisecond_and_may_be_absent() -> None:
    found = read(STALLED.replace(" [1.250]", ""))
    assert [entry.time for entry in found.entries] == [None, None, 31_250, 31_250, 32_000]


@given(st.dictionaries(st.sampled_from(["rows", "columns"]), st.text()), st.text())
@settings(deadline=None)
def test_no_name_or_note_can_break_a_record(players: dict[str, str], note: str) -> None:
    written = Record(game=NOVEM, options=NOVEM.options(), players=players, notes={"where": note})
    found = read(str(written))
    assert found.players == {seat: " ".join(name.split()) for seat, name in players.items()}
    assert found.notes == {"where": " ".join(note.split())}
    assert found.entries == []


@pytest.mark.parametrize(
    ("reason", "result"),
    [("resigned", "rows 1, columns -1"), ("agreed", "rows 0, columns 0"), ("abandoned", "none"), ("resigned", "none")],
)
def test_people_may_end_a_game_that_the_rules_have_not(reason: str, result: str) -> None:
    text = STALLED.replace("result: none", f"result: {result}").replace("reason: unfinished", f"reason: {reason}")
    found = read(text)
    assert found.reason == reason
    assert found.result == (None if result == "none" else [int(part.split()[1]) for part in result.split(", ")])
    assert str(found) == text


def test_an_option_that_is_not_written_has_its_default() -> None:
    assert read(STALLED.replace("option decider: false\n", "")).options == read(STALLED).options


def test_spaces_and_empty_lines_do_not_matter() -> None:
    assert read(STALLED.replace("2. columns: 1 [1.250]\n", "\n   2. columns: 1 [1.250]   \n\n")) == read(STALLED)


def test_words_are_read_in_capitals_too() -> None:
    assert read(STALLED.replace("3. clock: columns late", "3. clock: Columns  LATE")) == read(STALLED)


@pytest.mark.parametrize(
    "encoded",
    [
        STALLED.encode(),
        b"\xef\xbb\xbf" + STALLED.encode(),  # a byte order mark
        STALLED.replace("\n", "\r\n").encode(),
        b"\xef\xbb\xbf" + STALLED.replace("\n", "\r\n").encode(),
        STALLED.rstrip("\n").encode(),
        STALLED.encode() + b"\n\n",
    ],
)
def test_a_file_may_come_from_any_editor(tmp_path: Path, encoded: bytes) -> None:
    path = tmp_path / "game.ludotek"
    path.write_bytes(encoded)
    assert record.load(path, game) == read(STALLED)


# What was damaged is refused.


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.ludotek"
    path.write_bytes(b"ludotek: 1\ngame: \xff\xfe\n")
    with pytest.raises(BadRecord, match="UTF-8") as refusal:
        record.load(path, game)
    assert refusal.value.code == "record/not-text"


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "nothing", tmp_path):
        with pytest.raises(BadRecord, match="cannot be read") as refusal:
            record.load(path, game)
        assert refusal.value.code == "record/no-file"


DAMAGES = [
    # what stood there, what stands there now, the line, the code
    ("ludotek: 1\n", "", 1, "no-header"),
    ("game: novem\n", "", 1, "no-header"),
    ("version: 1\n", "", 1, "no-header"),
    ("result: none\n", "", 1, "no-header"),
    ("reason: unfinished\n", "", 1, "no-header"),
    ("ludotek: 1", "ludotek: 2", 1, "other-format"),
    ("ludotek: 1", "", 1, "no-header"),
    ("game: novem", "game: chess", 2, "unknown-game"),
    ("version: 1", "version: 2", 3, "other-version"),
    ("version: 1", "version: one", 3, "other-version"),
    ("version: 1", "colour: green", 3, "bad-header"),
    ("version: 1", "version", 3, "bad-header"),
    ("version: 1", "version: 1\nversion: 1", 4, "header-twice"),
    ("seat columns", "seat rows", 12, "header-twice"),
    ("option first: rows", "option first: green", 4, "bad-options"),
    ("option layout: 276951438", "option layout: 276951483", 5, "bad-options"),
    ("option second_layout: random", "option second_layout: mirrored", 6, "bad-options"),
    ("option swap_sides: false", "option swap_sides: perhaps", 7, "bad-options"),
    ("option decider: false", "option colour: green", 9, "bad-options"),
    ("seat columns: bot 3", "seat diagonals: bot 3", 12, "unknown-seat"),
    ("result: none", "result: rows 1, columns -1", 14, "wrong-result"),
    ("reason: unfinished", "reason: boredom", 15, "not-over"),
    ("reason: unfinished", "reason: points", 15, "not-over"),
    ("1. rows: B", "1 rows: B", 17, "bad-move"),
    ("1. rows: B", "rows: B", 17, "bad-move"),
    ("1. rows: B", "1. rows B", 17, "bad-move"),
    ("1. rows: B", f"{'9' * 5000}. rows: B", 17, "bad-move"),
    ("1. rows: B", "2. rows: B", 17, "out-of-order"),
    ("2. columns: 1", "1. columns: 1", 18, "out-of-order"),
    ("2. columns: 1 [1.250]\n", "", 18, "out-of-order"),
    ("1. rows: B", "1. diagonals: B", 17, "unknown-seat"),
    ("1. rows: B", "1. rows: D", 17, "illegal-move"),
    ("1. rows: B", "1. rows: 1", 17, "illegal-move"),
    ("1. rows: B", "1. chance: B", 17, "illegal-move"),
    ("1. rows: B", "1. spectator: B", 17, "illegal-move"),
    ("2. columns: 1", "2. rows: B", 18, "illegal-move"),
    ("4. chance: 2", "4. chance: A", 20, "illegal-move"),
    ("3. clock: columns late", "3. clock: columns attack first", 19, "illegal-move"),
    ("B [1.250]", "B [1.25]", 17, "illegal-move"),  # so these are words, and nothing is called that
    ("B [1.250]", "B [-1.250]", 17, "illegal-move"),
    ("5. rows: A [32.000]", "5. rows: A [32.000] !", 21, "illegal-move"),
]


@pytest.mark.parametrize(("right", "wrong", "line", "code"), DAMAGES)
def test_a_damaged_record_is_refused_with_the_line_and_the_reason(right: str, wrong: str, line: int, code: str) -> None:
    assert STALLED.count(right) == 1
    assert_refused(STALLED.replace(right, wrong), line, code)


OVER = [
    ("result: rows 1, columns -1", "result: rows -1, columns 1", 14, "wrong-result"),
    ("result: rows 1, columns -1", "result: none", 14, "wrong-result"),
    ("reason: forfeit", "reason: points", 15, "wrong-reason"),
    ("reason: forfeit", "reason: unfinished", 15, "wrong-reason"),
    ("62.000]\n", "62.000]\n7. rows: A\n", 23, "illegal-move"),
]


@pytest.mark.parametrize(("right", "wrong", "line", "code"), OVER)
def test_a_finished_record_must_end_as_the_rules_say(right: str, wrong: str, line: int, code: str) -> None:
    assert FORFEITED.count(right) == 1
    assert_refused(FORFEITED.replace(right, wrong), line, code)


@pytest.mark.parametrize(
    "result", ["rows 1", "columns -1, rows 1", "rows x, columns 1", f"rows 1, columns {'9' * 5000}"]
)
def test_a_result_that_people_agreed_on_must_name_every_seat(result: str) -> None:
    text = STALLED.replace("reason: unfinished", "reason: resigned")
    assert_refused(text.replace("result: none", f"result: {result}"), 14, "wrong-result")


@pytest.mark.parametrize("text", ["", "\n", "\n" + STALLED, "Dear diary"])
def test_what_is_no_record_at_all_is_refused(text: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        read(text)
    assert refusal.value.line == 1


@given(st.integers(0, len(FORFEITED) - 1), st.characters())
@settings(max_examples=200, deadline=None)
def test_a_record_with_one_wrong_letter_is_read_or_refused_and_nothing_else(place: int, letter: str) -> None:
    text = FORFEITED[:place] + letter + FORFEITED[place + 1 :]
    try:
        found = read(text)
    except BadRecord as refusal:
        assert refusal.line > 0
    else:
        assert read(str(found)) == found


def test_the_sentence_says_what_was_possible() -> None:
    refusal = assert_refused(STALLED.replace("2. columns: 1", "2. columns: A"), 18, "illegal-move")
    assert "possible: 1, 2, 3" in refusal.sentence


def test_a_refusal_can_be_sent_between_processes() -> None:
    refusal = BadRecord("record/bad-move", "This is not a move.", 7)
    again = pickle.loads(pickle.dumps(refusal))
    assert (again.code, again.line, str(again)) == ("record/bad-move", 7, "Line 7: This is not a move.")


def test_nobody_watches_from_a_seat_of_the_record() -> None:
    """Spectators have a name for views; they can never be a seat that played."""
    assert NOVEM.seat_named("spectator", NOVEM.options()) == SPECTATOR
    assert_refused(STALLED.replace("seat columns: bot 3", "seat spectator: bot 3"), 12, "unknown-seat")


def own_deck() -> Record:
    session = Session(SHEETED, SHEETED.options({"deck": OWN}))
    session.play(CHANCE, 1)
    return record.of_session(session)


def test_an_option_of_several_lines_goes_on_below_its_header() -> None:
    text = str(own_deck())
    assert "option deck:\n  | title: Own cards\n  |\n  | cards: [ace, king, queen]\n  |\noption rounds: 1\n" in text


@pytest.mark.parametrize("line_end", ["\n", "\r\n"])
def test_an_option_of_several_lines_is_read_as_it_was(line_end: str) -> None:
    again = record.read(str(own_deck()).replace("\n", line_end), lambda _: SHEETED)
    assert again.options == SHEETED.options({"deck": OWN})
    assert str(again) == str(own_deck())


def test_only_an_option_without_a_value_goes_on() -> None:
    text = str(own_deck())
    for header in ("game: sheeted", "option rounds: 1"):
        with pytest.raises(BadRecord, match="is not a header"):
            record.read(text.replace(header, f"{header}\n  | more"), lambda _: SHEETED)


def test_a_bad_sheet_in_a_record_is_refused_with_a_line() -> None:
    with pytest.raises(BadRecord) as caught:
        record.read(str(own_deck()).replace("  | title", "  | name"), lambda _: SHEETED)
    assert (caught.value.code, caught.value.line) == ("record/bad-options", 5)
