"""Cards of a test's own stay in its test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludotek.games.oath.cards.power import HOOKS, POWERS, SOME


@pytest.fixture
def only_for_now() -> Iterator[None]:
    powers, hooks, some = POWERS.copy(), HOOKS.copy(), SOME[0]
    yield
    POWERS[:], HOOKS[:], SOME[0] = powers, hooks, some
