"""Who has the title, beside a second model of it, which counts by sides and knows nothing of the engine's code."""

from __future__ import annotations

from random import Random

import pytest

from ludotek.core.position import Seat
from ludotek.games.oath.catalogue import RELIC, RELICS, card
from ludotek.games.oath.components import COLOURS
from ludotek.games.oath.marks import DEVOTION, NOBODY, PEOPLE, SUPREMACY
from ludotek.games.oath.questions import question_of
from ludotek.games.oath.rules import Oath
from tests.games.oath.scenario import (
    CHANCELLOR,
    beginning,
    station,
    swear_in,
    table,
    turn_of,
)

CROWN = card("bandit_crown") - RELIC
POSITIONS = 400


def side_of(p: Oath, seat: Seat) -> Seat:
    """Whoever speaks for a player's side where sites are counted."""
    return CHANCELLOR if seat and p.citizens & 1 << seat else seat


def measures(p: Oath) -> dict[Seat, int]:
    """By whom the title may go to: how well they do by the Oath."""
    if p.oath == SUPREMACY:
        counts = {side_of(p, seat): 0 for seat in range(p.players)}
        for is_up, warbands, flag in zip(p.is_up, p.garrison, p.flag, strict=True):
            crowned = p.holder[CROWN]
            if is_up and warbands:
                counts[flag] += 1
            elif is_up and crowned != NOBODY:
                counts[side_of(p, crowned)] += 1
        return counts
    if p.oath in (PEOPLE, DEVOTION):
        return {seat: int(p.banner[0 if p.oath == PEOPLE else 1] == seat) for seat in range(p.players)}
    return {seat: [*p.holder, *p.banner].count(seat) for seat in range(p.players)}


def title_in_the_model(p: Oath) -> list[Seat]:
    """Who has the title then; of several, the old holder chooses one."""
    counts, holder = measures(p), p.keeper
    most = max(counts.values())
    able = [seat for seat, count in counts.items() if count == most > 0]
    own = side_of(p, holder) if p.oath == SUPREMACY else holder
    return [own] if own in able or not able else able


def title_in_the_game(p: Oath) -> list[Seat]:
    turn_of(p, CHANCELLOR)
    if question_of(p) == "choose-keeper":
        assert p.asked == p.keeper
        return [COLOURS.index(name) for name in beginning(p, "player")]
    return [p.keeper]


def any_empire(luck: Random) -> Oath:
    """Anybody may have sworn in, rule, hold, and keep the Oath."""
    p = table(players=luck.randint(2, 6))
    p.oath = luck.randrange(4)
    for seat in range(1, p.players):
        if luck.random() < 0.3:
            swear_in(p, seat)
    commanders = [seat for seat in range(p.players) if side_of(p, seat) == seat]
    for slot in range(8):
        p.is_up[slot] = luck.random() < 0.8
        station(p, slot, luck.choice(commanders), luck.randint(0, 1) if p.is_up[slot] else 0)
    for relic in range(RELICS):
        p.holder[relic] = luck.choice([NOBODY, luck.randrange(p.players)])
    p.banner = [luck.randint(NOBODY, p.players - 1) for _ in range(2)]
    p.keeper = luck.randrange(p.players)
    p.stirred = True
    return p


@pytest.mark.parametrize("seed", range(4))
def test_the_title_goes_where_a_second_model_sends_it(seed: int) -> None:
    luck = Random(seed)
    for _ in range(POSITIONS):
        p = any_empire(luck)
        before = p.copy()
        assert title_in_the_game(p) == title_in_the_model(before), (before.oath, before.keeper, measures(before))
