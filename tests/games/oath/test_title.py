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


def side_of(game: Oath, seat: Seat) -> Seat:
    """Whoever speaks for a player's side where sites are counted."""
    return CHANCELLOR if seat and game.citizens & 1 << seat else seat


def measures(game: Oath) -> dict[Seat, int]:
    """By whom the title may go to: how well they do by the Oath."""
    if game.oath == SUPREMACY:
        counts = {side_of(game, seat): 0 for seat in range(game.players)}
        for is_up, warbands, flag in zip(game.is_up, game.garrison, game.flag, strict=True):
            crowned = game.holder[CROWN]
            if is_up and warbands:
                counts[flag] += 1
            elif is_up and crowned != NOBODY:
                counts[side_of(game, crowned)] += 1
        return counts
    if game.oath in (PEOPLE, DEVOTION):
        return {seat: int(game.banner[0 if game.oath == PEOPLE else 1] == seat) for seat in range(game.players)}
    return {seat: [*game.holder, *game.banner].count(seat) for seat in range(game.players)}


def title_in_the_model(game: Oath) -> list[Seat]:
    """Who has the title then; of several, the old holder chooses one."""
    counts, holder = measures(game), game.keeper
    most = max(counts.values())
    able = [seat for seat, count in counts.items() if count == most > 0]
    own = side_of(game, holder) if game.oath == SUPREMACY else holder
    return [own] if own in able or not able else able


def title_in_the_game(game: Oath) -> list[Seat]:
    turn_of(game, CHANCELLOR)
    if question_of(game) == "choose-keeper":
        assert game.asked == game.keeper
        return [COLOURS.index(name) for name in beginning(game, "player")]
    return [game.keeper]


def any_empire(luck: Random) -> Oath:
    """Anybody may have sworn in, rule, hold, and keep the Oath."""
    game = table(players=luck.randint(2, 6))
    game.oath = luck.randrange(4)
    for seat in range(1, game.players):
        if luck.random() < 0.3:
            swear_in(game, seat)
    commanders = [seat for seat in range(game.players) if side_of(game, seat) == seat]
    for slot in range(8):
        game.is_up[slot] = luck.random() < 0.8
        station(game, slot, luck.choice(commanders), luck.randint(0, 1) if game.is_up[slot] else 0)
    for relic in range(RELICS):
        game.holder[relic] = luck.choice([NOBODY, luck.randrange(game.players)])
    game.banner = [luck.randint(NOBODY, game.players - 1) for _ in range(2)]
    game.keeper = luck.randrange(game.players)
    game.stirred = True
    return game


@pytest.mark.parametrize("seed", range(4))
def test_the_title_goes_where_a_second_model_sends_it(seed: int) -> None:
    """§95, §109 and §110, ruling O1; §138."""
    luck = Random(seed)
    for _ in range(POSITIONS):
        game = any_empire(luck)
        before = game.copy()
        assert title_in_the_game(game) == title_in_the_model(before), (before.oath, before.keeper, measures(before))
