"""Cards of a test's own stay in its test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludotek.games.oath.cards.power import HOOKS, POWERS, RELICS_WITH


@pytest.fixture
def only_for_now() -> Iterator[None]:
    powers, hooks, relics = POWERS.copy(), list(HOOKS), [held.copy() for held in RELICS_WITH.values()]
    yield
    POWERS[:] = powers
    for number, mask in enumerate(hooks):
        HOOKS[number] = mask
    for held, before in zip(RELICS_WITH.values(), relics, strict=True):
        held[:] = before
