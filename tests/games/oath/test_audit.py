"""Whatever is lost, made or laid twice is found at once, by its sentence."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludotek.games.oath.audit import faults
from ludotek.games.oath.catalogue import RELIC, SITE, card
from ludotek.games.oath.marks import ARCHIVE, EMPTY, NOBODY
from ludotek.games.oath.rules import Oath
from tests.games.oath.scenario import BLUE, PLAINS, RED, hide, lay, reds, table

LOST = "some card is lost, or lies in two places"


def lose_favor(game: Oath) -> None:
    game.favor[RED] -= 1


def lose_a_warband(game: Oath) -> None:
    game.board[RED] -= 1


def lose_a_denizen(game: Oath) -> None:
    game.at[game.at.index(card("longbows"))] = EMPTY


def lay_a_denizen_twice(game: Oath) -> None:
    game.advisers[BLUE].append(card("longbows"))


def lose_a_relic(game: Oath) -> None:
    game.holder[card("the_grand_scepter") - RELIC] = NOBODY


def lose_a_site(game: Oath) -> None:
    game.cards.bags[3].remove(next(site for site in game.cards.bags[3] if site >= SITE))


def bring_a_card_of_the_archive_twice(game: Oath) -> None:
    hide(game, RED, "pilgrimage")
    game.hand.append(card("pilgrimage"))


def show_both_faces_of_an_edifice(game: Oath) -> None:
    lay(game, PLAINS, "great_spire")
    lay(game, 2, "fallen_spire")


def shuffle_an_edifice_in(game: Oath) -> None:
    game.discards[0].append(card("great_spire"))


def lose_a_place(game: Oath) -> None:
    game.world.pop(0)


def lay_favor_on_a_card_in_the_deck(game: Oath) -> None:
    game.favor_on[game.cards.bags[0][0]] += 1
    game.pool -= 1


def owe_a_secret(game: Oath) -> None:
    game.secrets[RED] = -1


def owe_the_last_of_the_archive(game: Oath) -> None:
    game.favor_on[card("longbows")] -= 1
    game.pool += 1


def rest_twice(game: Oath) -> None:
    game.supply[RED] = 8


@pytest.mark.parametrize(
    ("harm", "sentence"),
    [
        (lose_favor, "there are 35 favor, not 36"),
        (lose_a_warband, "colour 1 has 13 warbands, not 14"),
        (lose_a_denizen, LOST),
        (lay_a_denizen_twice, LOST),
        (lose_a_relic, LOST),
        (lose_a_site, LOST),
        (bring_a_card_of_the_archive_twice, LOST),
        (show_both_faces_of_an_edifice, "an edifice stands in two places"),
        (shuffle_an_edifice_in, "an edifice lies in a pile"),
        (lose_a_place, "places wait for a card"),
        (lay_favor_on_a_card_in_the_deck, "tokens lie on a card that is not in play"),
        (owe_a_secret, "there is less than nothing of something"),
        (owe_the_last_of_the_archive, "there is less than nothing of something"),
        (rest_twice, "there is too much Supply"),
    ],
)
def test_every_harm_has_its_sentence(harm: Callable[[Oath], None], sentence: str) -> None:
    game = reds()
    assert faults(game) == ""
    harm(game)
    assert sentence in faults(game)


def test_of_a_random_world_every_denizen_is_somewhere() -> None:
    game = table(deck="random")
    assert faults(game) == ""
    game.cards.bags[ARCHIVE].pop()
    assert faults(game) == LOST
