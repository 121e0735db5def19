"""Checking a record: whatever was drawn is drawn again, and whatever was changed is found, with the move it was."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ludotek.core import record as records
from ludotek.core.errors import LudotekError
from ludotek.core.position import CHANCE, OVER, Position
from ludotek.core.record import Record
from ludotek.core.rng import Rng
from ludotek.core.session import Session
from ludotek.games import game
from ludotek.table.audit.record import audit, read_promise, verify
from ludotek.table.fairness import commitment, draw, notes, seal

SEED = bytes(range(32))
SALTS = {"rows": "сіль", "columns": "pepper"}


def played(seed: bytes = SEED, salts: dict[str, str] | None = None) -> Record:
    """A finished game of Novem in which every chance move was drawn fairly, and all is revealed."""
    session = Session(game("novem"), game("novem").options({"second_layout": "random"}))
    rng = Rng(1)
    while session.position.kind() != OVER:
        moves, odds = session.position.moves(CHANCE), session.position.odds()
        if moves:
            session.play(CHANCE, moves[draw(seed, salts or {}, len(session.entries), odds, len(moves))])
        else:
            seat = session.position.acting()[0]
            session.play(seat, rng.choice(session.position.moves(seat)))
    record = records.of_session(session, {"rows": "Olena", "columns": "Taras"})
    record.notes = notes(seed, salts or {})
    return record


def reread(record: Record, change: tuple[str, str] = ("", "")) -> Record:
    """A record from its text, with a change made by hand."""
    text = str(record)
    assert change[0] in text
    return records.read(text.replace(*change, 1), game)


@pytest.mark.parametrize("salts", [{}, {"rows": "сіль"}, SALTS])
def test_a_fair_record_has_no_problems(salts: dict[str, str]) -> None:
    record = reread(played(salts=salts))
    assert sum(entry.seat == CHANCE for entry in record.entries) >= 2
    assert verify(record) == []


def test_a_changed_roll_is_found_by_its_number() -> None:
    record = played(salts=SALTS)
    for ply, entry in enumerate(record.entries):
        if entry.seat == CHANCE:
            changed = reread(record)
            moves = position_before(changed, ply).moves(CHANCE)
            changed.entries[ply].move = next(move for move in moves if move != entry.move)
            changed.entries = changed.entries[: ply + 1]
            problems = verify(changed)
            assert [(problem.code, problem.number) for problem in problems] == [("fairness/other-draw", ply + 1)]
            words = changed.game.words
            assert (
                words(entry.move) in problems[0].sentence and words(changed.entries[ply].move) in problems[0].sentence
            )


def position_before(record: Record, ply: int) -> Position:
    session = Session(record.game, record.options)
    for entry in record.entries[:ply]:
        session.play(entry.seat, entry.move)
    return session.position


def test_a_changed_seed_is_found_even_where_it_draws_the_same() -> None:
    record = played(salts=SALTS)
    assert "fairness/other-seed" in codes(reread(record, (SEED.hex(), bytes(32).hex())))
    nothing_drawn = reread(record)
    nothing_drawn.entries = []
    nothing_drawn.notes["seed"] = bytes(32).hex()
    assert codes(nothing_drawn) == ["fairness/other-seed"]


def test_a_changed_commitment_is_found() -> None:
    assert codes(reread(played(), (commitment(SEED), commitment(bytes(32))))) == ["fairness/other-seed"]


@pytest.mark.parametrize(
    "change", [("note salt-rows: сіль\n", ""), ("salt-rows: сіль", "salt-rows: цукор"), ("salt-rows", "salt-columns2")]
)
def test_a_missing_or_changed_salt_is_found(change: tuple[str, str]) -> None:
    assert "fairness/other-salts" in codes(reread(played(salts=SALTS), change))


def test_salt_of_nobody_is_found() -> None:
    record = played()
    record.notes.update(notes(SEED, {"dealer": "x"}))
    assert "fairness/unknown-seat" in codes(record)


@pytest.mark.parametrize("name", ["seed", "commitment"])
def test_a_record_without_its_proof_proves_nothing(name: str) -> None:
    record = played()
    del record.notes[name]
    assert codes(record) == ["fairness/no-note"]


@pytest.mark.parametrize("seed", ["xyz", "00"])
def test_a_seed_that_is_none_is_found(seed: str) -> None:
    record = played()
    record.notes["seed"] = seed
    assert "fairness/bad-seed" in codes(record)


def codes(record: Record) -> list[str]:
    return [problem.code for problem in verify(record)]


def test_a_salt_of_the_first_kind_comes_back_from_a_record_as_it_was_used() -> None:
    for salt in ("a", "сіль \N{SNOWFLAKE}", "x" * 64):
        assert verify(reread(played(salts={"rows": salt}))) == []


# What was sealed.


FRESH = {"rows": "ab" * 32, "columns": "cd" * 32}


def sealed(**changes: str) -> Record:
    """A record of a game whose salts were sealed before they were shown."""
    record, promised = played(salts=FRESH), commitment(SEED)
    record.notes |= {"luck": "2", "table": "t4ble", "round": "1", "waived": ""}
    record.notes |= {f"seal-{name}": seal("t4ble", 1, name, promised, salt) for name, salt in FRESH.items()}
    record.notes |= changes
    return record


def test_a_record_with_sealed_salts_is_fair() -> None:
    found = audit(reread(sealed()))
    assert (found.problems, found.unchecked) == ([], [])


@pytest.mark.parametrize("change", [{"seal-rows": "00" * 32}, {"round": "2"}, {"table": "other"}])
def test_a_salt_that_was_not_sealed_is_found(change: dict[str, str]) -> None:
    problems = audit(sealed(**change)).problems
    assert {problem.code for problem in problems} == {"fairness/other-salt"}
    assert problems[0].sentence == "The salt of 'rows' is not the one that was sealed before the game."


def test_a_person_whose_salt_is_left_out_is_found_unless_they_wished_it_or_are_a_bot() -> None:
    record = played(salts={"columns": FRESH["columns"]})
    record.notes = {**sealed().notes, **record.notes}
    for name in ("salt-rows", "seal-rows"):
        record.notes.pop(name, None)
    assert [problem.code for problem in audit(record).problems] == ["fairness/no-salt"]
    assert audit(noted(record, {"waived": "rows"})).problems == []
    assert audit(noted(record, {"bot-rows": "1 from 1"}), with_bots=False).problems == []
    assert codes(noted(record, {"bot-rows": "1 from 4", "house": "0"})) == ["fairness/no-salt"], "later"


def test_a_salt_that_nobody_sealed_is_found_even_of_a_bot() -> None:
    for excuse in ({"waived": "rows"}, {"bot-rows": "1 from 1"}):
        record = sealed(**excuse)
        del record.notes["seal-rows"]
        problems = audit(record, with_bots=False).problems
        assert [problem.code for problem in problems] == ["fairness/no-salt"]


def noted(record: Record, more: dict[str, str]) -> Record:
    return msgspec.structs.replace(record, notes=record.notes | more)


@pytest.mark.parametrize("note", [{"bot-rows": "very good"}, {"bot-dealer": "1 from 1"}, {"bot-rows": "9 from 1"}])
def test_a_bot_that_cannot_be_asked_again_for_its_note_is_found(note: dict[str, str]) -> None:
    assert "fairness/bad-note" in [problem.code for problem in audit(noted(sealed(), note)).problems]


def test_a_record_of_a_table_that_knew_no_seals_says_what_is_not_checked() -> None:
    assert "not sealed" in audit(played()).unchecked[0]


# What was kept.


def test_a_commitment_that_was_kept_is_compared() -> None:
    record = sealed()
    assert verify(record, read_promise(commitment(SEED).upper())) == []
    problems = verify(record, read_promise("00" * 32))
    assert [problem.code for problem in problems] == ["fairness/other-commitment"]
    assert "00" * 32 in problems[0].sentence and commitment(SEED) in problems[0].sentence


def test_a_house_that_swaps_seed_and_commitment_is_found_by_whoever_kept_the_commitment() -> None:
    other = played(seed=bytes(32))
    assert verify(other) == []
    assert [problem.code for problem in verify(other, read_promise(commitment(SEED)))] == ["fairness/other-commitment"]


def test_a_file_of_notes_that_was_kept_is_compared_line_by_line(tmp_path: Path) -> None:
    record, file = sealed(), tmp_path / "promise.txt"
    kept = {name: record.notes[name] for name in ("table", "commitment", "seal-rows", "seal-columns", "salt-rows")}
    file.write_text("".join(f"note {name}: {text}\n" for name, text in kept.items()))
    assert verify(record, read_promise(str(file))) == []
    file.write_text(file.read_text().replace(kept["seal-columns"], "00" * 32))
    problems = verify(record, read_promise(str(file)))
    assert [problem.code for problem in problems] == ["fairness/other-promise"]
    assert "seal-columns" in problems[0].sentence
    file.write_text(commitment(SEED))
    assert read_promise(str(file)) == {"commitment": commitment(SEED)}


def test_a_seal_that_was_added_after_ones_own_salt_was_shown_is_found() -> None:
    record = sealed()
    kept = {name: record.notes[name] for name in ("commitment", "seal-rows")}
    problems = verify(record, kept)
    assert [problem.code for problem in problems] == ["fairness/other-promise"]
    assert problems[0].sentence == "When your salt was shown, 'columns' had sealed none."


def test_what_is_no_promise_is_refused(tmp_path: Path) -> None:
    empty = tmp_path / "empty.txt"
    empty.write_text("nothing")
    for text in ("abc", str(empty), str(tmp_path)):
        with pytest.raises(LudotekError) as refused:
            read_promise(text)
        assert refused.value.code == "fairness/no-promise"
