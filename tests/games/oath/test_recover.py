"""Recover: relics and banners."""

from __future__ import annotations

import pytest

from ludotek.games.oath.catalogue import card
from ludotek.games.oath.marks import EMPTY
from tests.games.oath.scenario import (
    BLUE,
    MOUNTAIN,
    PLAINS,
    RED,
    advise,
    beginning,
    enrich,
    hand,
    lay,
    offered,
    play,
    raise_banner,
    site,
    table,
    turn_of,
)


@pytest.mark.parametrize(
    ("id", "favor", "secrets", "bank"),
    [
        ("mine", 3, 0, 0),
        ("barren_coast", 3, 0, 5),
        ("steppe", 3, 0, 5),
        ("narrow_pass", 3, 0, 1),
        ("standing_stones", 3, 0, 1),
        ("ancient_city", 3, 0, 2),
        ("the_tribunal", 3, 0, 2),
        ("mountain", 2, 0, -1),
        ("drowned_city", 2, 0, -1),
        ("marshes", 0, 1, -1),
        ("buried_giant", 0, 1, -1),
        ("shrouded_wood", 0, 1, -1),
        ("the_hidden_place", 0, 1, -1),
        ("wastes", 0, 2, -1),
        ("deep_woods", 0, 2, -1),
    ],
)
def test_a_relic_costs_what_its_site_says(id: str, favor: int, secrets: int, bank: int) -> None:
    p = table()
    p.at[0] = EMPTY
    p.cards.bags[0].insert(3, card("longbows"))
    p.world.insert(0, -1)
    if id == "mountain":
        p.pawn[RED] = MOUNTAIN
    else:
        site(p, PLAINS, id)
    turn_of(p, RED)
    if p.asked == RED and "done" in offered(p):
        play(p, "done")
    enrich(p, RED, 4)
    p.secrets[RED] = 4
    banks = p.banks.copy()
    play(p, "recover relic 1")
    while p.kind() == 0:
        play(p, offered(p)[0])
    assert (p.favor[RED], p.secrets[RED], p.supply[RED]) == (4 - favor, 4 - secrets, 6)
    if bank >= 0:
        banks[bank] += 3
    assert p.banks == banks
    assert RED in p.holder


def test_the_peoples_favor_takes_more_than_lies_on_it_and_deals_the_old_favor_out() -> None:
    p = turn_of(table(), RED)
    raise_banner(p, BLUE, 0, 3)
    p.is_mob = True
    enrich(p, RED, 6)
    play(p, "recover the peoples favor")
    assert beginning(p, "number") == ["4", "5", "6"]
    play(p, "number 4", "bank of beast")
    assert p.banks == [4, 3, 3, 3, 4, 4]
    assert (p.tokens[0], p.banner[0], p.is_mob) == (4, RED, False)


def test_the_darkest_secret_gives_one_to_the_new_holder_and_the_rest_to_the_old() -> None:
    p = turn_of(table(), RED)
    raise_banner(p, BLUE, 1, 3)
    advise(p, BLUE, "wolves")
    p.secrets[RED] = 5
    play(p, "recover the darkest secret", "number 4")
    assert (p.secrets[RED], p.secrets[BLUE], p.tokens[1]) == (2, 3, 4)


def test_the_darkest_secret_is_safe_where_every_card_matches_an_adviser() -> None:
    p = table()
    raise_banner(p, BLUE, 1)
    p.secrets[RED] = 5
    advise(p, BLUE, "scouts")
    turn_of(p, RED)
    assert "recover the darkest secret" not in offered(p)
    lay(p, PLAINS, "tents")
    assert "recover the darkest secret" in offered(p)
    p.pawn[BLUE] = 1  # no cards there
    assert "recover the darkest secret" not in offered(p)


def test_the_circlet_keeps_banners_from_others_but_not_from_its_holder() -> None:
    p = table()
    raise_banner(p, BLUE, 1)
    hand(p, BLUE, "circlet_of_command")
    p.secrets[RED] = p.secrets[BLUE] = 5
    turn_of(p, RED)
    assert "recover the darkest secret" not in offered(p)
    turn_of(p, BLUE)
    assert "recover the darkest secret" in offered(p)
