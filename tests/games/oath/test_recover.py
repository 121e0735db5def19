"""Recover: relics and banners."""

from __future__ import annotations

import pytest

from ludotek.core.position import EVERYONE
from ludotek.games.oath.catalogue import RELIC, card
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
    """§49, §50 and §173."""
    game = table()
    game.at[0] = EMPTY
    game.cards.bags[0].insert(3, card("longbows"))
    game.world.insert(0, -1)
    if id == "mountain":
        game.pawn[RED] = MOUNTAIN
    else:
        site(game, PLAINS, id)
    turn_of(game, RED)
    if game.asked == RED and "done" in offered(game):
        play(game, "done")
    enrich(game, RED, 4)
    game.secrets[RED] = 4
    banks = game.banks.copy()
    play(game, "recover relic 1")
    while game.kind() == 0:
        play(game, offered(game)[0])
    assert (game.favor[RED], game.secrets[RED], game.supply[RED]) == (4 - favor, 4 - secrets, 6)
    if bank >= 0:
        banks[bank] += 3
    assert game.banks == banks
    assert RED in game.holder
    assert game.cards.seen[RELIC + game.holder.index(RED)] == EVERYONE


def test_the_peoples_favor_takes_more_than_lies_on_it_and_deals_the_old_favor_out() -> None:
    """§51 and §142: from Beast to Nomad, and on to Discord."""
    game = turn_of(table(), RED)
    raise_banner(game, BLUE, 0, 3)
    game.is_mob = True
    enrich(game, RED, 6)
    play(game, "recover the peoples favor")
    assert beginning(game, "number") == ["4", "5", "6"]
    play(game, "number 4", "bank of beast")
    assert game.banks == [4, 3, 3, 3, 4, 4]
    assert (game.tokens[0], game.banner[0], game.is_mob) == (4, RED, False)


def test_the_darkest_secret_gives_one_to_the_new_holder_and_the_rest_to_the_old() -> None:
    """§51."""
    game = turn_of(table(), RED)
    raise_banner(game, BLUE, 1, 3)
    advise(game, BLUE, "wolves")
    game.secrets[RED] = 5
    play(game, "recover the darkest secret", "number 4")
    assert (game.secrets[RED], game.secrets[BLUE], game.tokens[1]) == (2, 3, 4)


def test_the_darkest_secret_is_safe_where_every_card_matches_an_adviser() -> None:
    """§51."""
    game = table()
    raise_banner(game, BLUE, 1)
    game.secrets[RED] = 5
    advise(game, BLUE, "scouts")
    turn_of(game, RED)
    assert "recover the darkest secret" not in offered(game)
    lay(game, PLAINS, "tents")
    assert "recover the darkest secret" in offered(game)
    game.pawn[BLUE] = 1  # no cards there
    assert "recover the darkest secret" not in offered(game)


def test_the_circlet_keeps_banners_from_others_but_not_from_its_holder() -> None:
    """§51."""
    # Ruling: circlet-of-command 1
    game = table()
    raise_banner(game, BLUE, 1)
    hand(game, BLUE, "circlet_of_command")
    game.secrets[RED] = game.secrets[BLUE] = 5
    turn_of(game, RED)
    assert "recover the darkest secret" not in offered(game)
    turn_of(game, BLUE)
    assert "recover the darkest secret" in offered(game)
