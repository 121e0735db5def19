"""The hooks: there are those that cards need, and the page that explains them knows every one."""

from __future__ import annotations

import re
from pathlib import Path

from ludotek.games.oath.cards.deeds import Deeds
from ludotek.games.oath.cards.hooks import HOOK_NAMES
from ludotek.games.oath.cards.power import POWERS, Power

HOOKS = [name for name in (*vars(Deeds), *vars(Power)) if not name.startswith("_") and callable(getattr(Power, name))]
PAGE = Path(__file__).parents[3] / "docs" / "explanation" / "oath-engine.md"


def test_every_hook_is_some_cards() -> None:
    idle = [name for name in HOOKS if all(getattr(type(one), name) is getattr(Power, name) for one in POWERS)]
    assert "act" in HOOKS
    assert idle == []


def test_every_mask_has_a_bit_of_its_own_and_hooks_that_exist() -> None:
    assert list(HOOK_NAMES) == [1 << place for place in range(len(HOOK_NAMES))]
    names = [name for named in HOOK_NAMES.values() for name in named]
    assert len(set(names)) == len(names)
    assert set(names) <= set(HOOKS)


def test_the_page_tells_of_every_hook_and_of_no_other() -> None:
    rows = [line.split("|") for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    told = [name for row in rows if len(row) == 5 for name in re.findall(r"`(\w+)`", row[2])]
    assert sorted(told) == sorted(HOOKS)
