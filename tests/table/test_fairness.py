"""Fair dice: what is drawn is even, and depends on all that it should."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotek.table.fairness import below, bot_seed, canonical, commitment, draw, new_seed, seal
from ludotek.table.world import SystemLuck

SEED = bytes(range(32))
SALTS = {"rows": "сіль", "columns": "pepper"}


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
    luck = SystemLuck()
    assert len(new_seed(luck)) == 32 and new_seed(luck) != new_seed(luck)


def test_a_seal_is_the_hash_of_the_line_that_the_documentation_describes() -> None:
    promised, salt = commitment(SEED), "ab" * 32
    line = f"ludotek seal 1 t4ble 2 rows {promised} {salt}"
    assert seal("t4ble", 2, "rows", promised, salt) == hashlib.sha256(line.encode()).hexdigest()


def test_a_seal_is_good_for_one_seat_of_one_table_in_one_round_after_one_commitment() -> None:
    sealed = ("t4ble", 2, "rows", commitment(SEED), "ab" * 32)
    others = [("table", 2, "rows"), ("t4ble", 1, "rows"), ("t4ble", 2, "columns")]
    seals = [seal(*other, *sealed[3:]) for other in others]
    seals += [seal(*sealed[:3], commitment(bytes(32)), sealed[4]), seal(*sealed[:4], "cd" * 32), seal(*sealed)]
    assert len(set(seals)) == 6


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
