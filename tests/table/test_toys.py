"""The toys keep the promises that every game keeps, so that what fails at a table is the table's fault."""

from __future__ import annotations

import pytest

from ludotek.core.testing import check_game
from tests.table.toys import TOYS


@pytest.mark.parametrize("id", TOYS)
def test_a_toy_keeps_its_promises(id: str) -> None:
    check_game(TOYS[id], games=3, longest=5000)
