"""Fair dice: what is drawn is even, depends on all that it should, and can be checked from the record."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotek.core import record as records
from ludotek.core.position import CHANCE, OVER, Position
from ludotek.core.record import Record
from ludotek.core.rng import Rng
from ludotek.core.session import Session
from ludotek.games import game
from ludotek.table.fairness import (
    below,
    bot_seed,
    canonical,
    clean_salt,
    commitment,
    draw,
    new_seed,
    notes,
    reveal,
    verify,
)

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
    reveal(record, seed, salts or {})
    return record


def reread(record: Record, change: tuple[str, str] = ("", "")) -> Record:
    """A record from its text, with a change made by hand."""
    text = str(record)
    assert change[0] in text
    return records.read(text.replace(*change, 1), game)


# Drawing.


def test_a_draw_is_the_hmac_that_the_documentation_describes() -> None:
    message = (
        b"ludotek draw 1" + bytes([0, 0, 0, 4]) + b"rows" + bytes([0, 0, 0, 2]) + b"ab" + bytes(7) + b"\x05" + bytes(4)
    )
    number = int.from_bytes(hmac.digest(SEED, message, "sha256"), "big")
    assert [draw(SEED, {"rows": "ab"}, 5, [], n) for n in (2, 6, 1000)] == [number % n for n in (2, 6, 1000)]


def test_every_outcome_is_as_likely_as_its_odds_say() -> None:
    draws = 20_000
    for odds in ([], [1, 2, 3], [5, 0, 5]):
        weights = odds or [1, 1, 1]
        seen = Counter(draw(SEED, SALTS, ply, odds, 3) for ply in range(draws))
        expected = [draws * weight / sum(weights) for weight in weights]
        distance = sum((seen[i] - mean) ** 2 / mean for i, mean in enumerate(expected) if mean)
        assert distance < 13.8  # chi-squared with two degrees of freedom: one seed in a thousand goes beyond
        assert all(seen[i] == 0 for i, mean in enumerate(expected) if not mean)


def test_what_would_make_a_draw_uneven_is_drawn_again() -> None:
    assert Counter(below(iter([number, 0]), 3, limit=10) for number in range(9)) == {0: 3, 1: 3, 2: 3}
    assert below(iter([9, 9, 5]), 3, limit=10) == 2


def test_a_draw_from_nothing_is_refused() -> None:
    for total in (0, -1):
        with pytest.raises(ValueError, match="more than nothing"):
            below(count(), total)


def test_a_draw_depends_on_the_seed_each_salt_and_the_ply_and_on_nothing_else() -> None:
    def drawn(seed: bytes = SEED, salts: dict[str, str] = SALTS, ply: int = 3) -> int:
        return draw(seed, salts, ply, [], 1 << 60)

    assert drawn() == drawn(salts=dict(reversed(SALTS.items())))
    others = [
        drawn(seed=bytes(32)),
        drawn(ply=4),
        drawn(salts={**SALTS, "rows": "цукор"}),
        drawn(salts={"rows": "сіль"}),
        drawn(salts={"rows": SALTS["columns"], "columns": SALTS["rows"]}),
    ]
    assert len({drawn(), *others}) == 6


@given(*[st.dictionaries(st.text(max_size=4), st.text(min_size=1, max_size=4), max_size=3)] * 2)
def test_no_two_sets_of_salts_look_the_same(one: dict[str, str], other: dict[str, str]) -> None:
    assert (canonical(one) == canonical(other)) == (one == other)


def test_an_empty_salt_is_none() -> None:
    assert canonical({"rows": ""}) == canonical({}) == b""


def test_a_commitment_fixes_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()
    assert len(new_seed()) == 32 and new_seed() != new_seed()


@given(st.text(max_size=200))
def test_a_salt_comes_back_from_a_record_as_it_was_used(text: str) -> None:
    salt = clean_salt(text)
    assert len(salt) <= 64 and clean_salt(salt) == salt
    assert verify(reread(played(salts={"rows": salt}))) == []


# Checking.


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


def test_a_bots_luck_is_the_same_for_every_worker_and_hangs_on_all_that_it_was_asked() -> None:
    asked = [
        (SEED, SALTS, 3, 1),
        (SEED, SALTS, 3, 0),
        (SEED, SALTS, 4, 1),
        (SEED, {}, 3, 1),
        (bytes(32), SALTS, 3, 1),
    ]
    assert [bot_seed(*one) for one in asked] == [bot_seed(*one) for one in asked]
    assert len({bot_seed(*one) for one in asked}) == len(asked)
