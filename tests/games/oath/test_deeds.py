"""A turn and what is done in it, as far as no other test says it: phases, prices, cards that are played and paid."""

from __future__ import annotations

import pytest

from ludotek.core.position import EVERYONE
from ludotek.games.oath.catalogue import NAMES, card
from ludotek.games.oath.marks import RELIQUARY
from ludotek.games.oath.pile import undecided
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.act import DEEDS_A_TURN
from ludotek.games.oath.view import view
from ludotek.games.oath.vocabulary import DREW, GAINED_FAVOR, LOST_AT_SITE
from tests.games.oath.scenario import (
    BLUE,
    CHANCELLOR,
    COAST,
    MOUNTAIN,
    PLAINS,
    RED,
    advise,
    arm,
    beginning,
    hand,
    heard,
    hide,
    lay,
    let_chance,
    offered,
    out_of_the_deck,
    play,
    raise_banner,
    reds,
    station,
    swear_in,
    table,
    turn_of,
)


def searched(game: Oath, *ids: str) -> Oath:
    """Red has drawn these cards, all that lay on the discards of the Cradle."""
    game.discards[1] += game.discards[0]
    game.discards[0] = []
    for id in ids:
        out_of_the_deck(game, card(id))
        game.discards[0].append(card(id))
    return let_chance(play(game, "search the discards of the cradle"))


# Phases.


def test_turns_go_round_from_the_chancellor_once_a_round() -> None:
    """§34."""
    game = table()
    turns = []
    for _ in range(5):
        turns.append((game.round, game.turn))
        play(game, "rest")
    assert turns == [(1, CHANCELLOR), (1, RED), (1, BLUE), (1, 3), (2, CHANCELLOR)]


def test_a_player_acts_until_it_rests() -> None:
    """§38."""
    game = reds()
    play(
        game,
        "muster on Longbows",
        "travel to provinces-1",
        "trade a secret with Taming Charm",
        "show facedown adviser 1",
    )
    assert game.asked == RED
    assert {"rest", "travel to cradle-1"} <= set(offered(game))
    assert play(game, "rest").turn == BLUE


def test_after_sixty_deeds_a_player_can_only_rest() -> None:
    """Ruling O4."""
    game = reds()
    game.deeds = DEEDS_A_TURN - 1
    play(game, "muster on Longbows")
    assert (game.deeds, offered(game)) == (60, ["rest"])


def test_supply_never_comes_to_more_than_seven() -> None:
    """§41 and §153."""
    game = turn_of(table(), RED)
    play(game, "rest")
    assert game.supply[RED] == 7


def test_a_rest_power_is_used_once() -> None:
    """§42 and §166."""
    game = reds("naysayers")
    game.keeper = BLUE
    play(game, "rest")
    assert offered(game) == ["use Naysayers", "done"]
    assert play(game, "use Naysayers").turn == BLUE


# Major actions.


def test_of_the_discards_only_those_of_ones_region_are_near() -> None:
    """§43 and §126."""
    game = reds()
    assert beginning(game, "search the discards of the") == ["cradle"]
    game.pawn[RED] = COAST
    assert beginning(game, "search the discards of the") == ["hinterland"]


def test_an_empty_pile_is_not_searched_and_a_short_one_gives_what_it_has() -> None:
    """Ruling O5."""
    game = searched(reds(), "tents", "scryer")
    assert sorted(game.hand) == sorted([card("tents"), card("scryer")])
    game = reds()
    game.discards[1] += game.discards[0]
    game.discards[0] = []
    assert beginning(game, "search the discards") == []


def test_everyone_hears_that_a_vision_was_drawn() -> None:
    """§44, ruling O7."""
    game = reds()
    game.world[-1] = undecided(1)
    game.layer_visions[0] -= 1
    told = heard(game)
    play(game, "search the world deck", "turns up Vision of Faith")
    assert (EVERYONE, DREW, RED, 1) in [tuple(event) for event in told]


def test_whoever_looks_at_several_cards_of_the_world_deck_shows_their_backs() -> None:
    """Ruling O7."""
    game = reds()
    hand(game, RED, "oracular_pig")
    assert len(view(game, BLUE).top_backs) == 1
    let_chance(play(game, "use Oracular Pig"))
    assert len(view(game, BLUE).top_backs) >= 3


def test_what_was_known_of_a_card_is_forgotten_once_another_has_drawn_it() -> None:
    """Ruling O7."""
    game = reds()
    hand(game, RED, "oracular_pig")
    let_chance(play(game, "use Oracular Pig"))
    top = game.world[-1]
    turn_of(game, BLUE)
    let_chance(play(game, "search the world deck"))
    assert game.cards.knows(BLUE, top)
    assert not game.cards.knows(RED, top)


def test_a_kept_card_may_be_discarded_too() -> None:
    """§45."""
    game = searched(reds(), "tents", "scryer", "wolves")
    play(game, "card Tents", "card Scryer")
    assert "discard it" in offered(game)
    play(game, "discard it")
    assert game.discards[1][-3:] == [card("scryer"), card("wolves"), card("tents")]


@pytest.mark.parametrize("words", ["trade a secret with Longbows", "trade favor with Longbows"])
def test_a_trade_costs_one_supply(words: str) -> None:
    """§47."""
    assert play(reds(), words).supply[RED] == 6


def test_a_banner_is_recovered_for_one_supply_even_by_its_holder() -> None:
    """§49 and §51."""
    game = reds(favor=6)
    raise_banner(game, RED, 0, 2)
    play(game, "recover the peoples favor", "number 3", "bank of beast")
    assert (game.supply[RED], game.banner[0], game.tokens[0]) == (6, RED, 3)


# Minor actions.


def test_minor_actions_cost_no_supply() -> None:
    """§55."""
    game = table()
    play(game, "station 1 warbands", "lift 1 warbands", "peek at the brutal relic", "turns up Map")
    assert game.cards.seen[game.pile(RELIQUARY)[0]] == 1 << CHANCELLOR
    play(game, "show facedown adviser 1", f"play facedown {NAMES[game.facedown[CHANCELLOR][0]]}", "discard it")
    assert game.supply[CHANCELLOR] == 7
    assert beginning(turn_of(table(), RED), "peek at the") == []  # without the Scepter


def test_warbands_are_asked_for_and_granted() -> None:
    """§55."""
    game = table()
    swear_in(game, RED)
    turn_of(game, RED)
    play(game, "ask chancellor for warbands", "number 2")
    assert game.asked == CHANCELLOR
    play(game, "yes")
    assert (game.board[CHANCELLOR], game.board[RED]) == (1, 5)


# Playing cards.


def test_a_card_becomes_an_adviser_faceup_or_facedown_without_any_favor() -> None:
    """§58."""
    for face in ("adviser faceup", "adviser facedown"):
        game = searched(reds(), "tents")
        assert {"adviser faceup", "adviser facedown"} <= set(offered(game))
        play(game, face)
        assert (game.favor[RED], game.banks) == (4, [3] * 6)
        assert (card("tents") in game.advisers[RED]) == (face == "adviser faceup")


def test_the_favor_comes_first_then_what_others_do_then_the_cards_own_power() -> None:
    """§57."""
    game = reds()
    game.pawn[CHANCELLOR] = COAST
    lay(game, PLAINS, "welcoming_party")
    searched(game, "key_to_the_city")
    told = heard(game)
    play(game, "site cradle-1")
    codes = [event[1] for event in told]
    assert codes.count(GAINED_FAVOR) == 2
    assert max(place for place, code in enumerate(codes) if code == GAINED_FAVOR) < codes.index(LOST_AT_SITE)


@pytest.mark.parametrize(("pawn", "pile"), [(PLAINS, 1), (MOUNTAIN, 2), (COAST, 0)])
def test_discards_go_to_the_next_region(pawn: int, pile: int) -> None:
    """§64."""
    game = reds()
    game.pawn[RED] = pawn
    hide(game, RED, "tents")
    play(game, "play facedown Tents", "discard it")
    assert game.discards[pile][-1] == card("tents")


def test_tokens_on_a_discarded_card_go_to_its_bank_and_facedown_to_whoever_discards() -> None:
    """§65."""
    game = reds("taming_charm")
    wolves = lay(game, PLAINS, "wolves")
    game.secrets_on[wolves] = 2
    play(game, "use Taming Charm", "card Wolves")
    assert (game.secrets_on[wolves], game.flipped[RED], game.secrets[RED]) == (0, 2, 3)


def test_what_is_burnt_or_free_is_used_on_an_occupied_card_and_what_is_placed_is_not() -> None:
    """§66."""
    game = reds("memory_of_home", "tavern_songs", "elders")
    assert {"use Memory of Home", "use Tavern Songs", "use Elders"} <= set(offered(game))
    for id in ("memory_of_home", "tavern_songs", "elders"):
        game.secrets_on[card(id)] = 1
    assert {"use Memory of Home", "use Tavern Songs"} <= set(offered(game))
    assert "use Elders" not in offered(game)


def test_secrets_that_are_paid_out_of_turn_stay_facedown() -> None:
    """§67."""
    game = reds()
    plan = advise(game, BLUE, "fire_talkers")
    raise_banner(game, BLUE, 1)
    station(game, PLAINS, BLUE, 1)
    arm(game, RED, 3)
    play(game, "campaign against blue", "done", "number 3", "use Fire Talkers")
    assert (game.secrets[BLUE], game.flipped[BLUE], game.secrets_on[plan]) == (0, 1, 0)


def test_facedown_secrets_pay_for_nothing() -> None:
    """§68."""
    game = reds("spirit_snare")
    assert {"use Spirit Snare", "trade a secret with Longbows"} <= set(offered(game))
    game.secrets[RED], game.flipped[RED] = 0, 4
    assert "use Spirit Snare" not in offered(game)
    assert beginning(game, "trade a secret") == []
