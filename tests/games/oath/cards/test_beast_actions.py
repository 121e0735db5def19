"""The Beast suit: actions."""

from __future__ import annotations

from ludotek.games.oath.catalogue import BEAST, DISCORD, HEARTH, ORDER, RELIC, SCEPTER, card
from ludotek.games.oath.marks import NOBODY
from tests.games.oath.cards.archive import play
from tests.games.oath.scenario import (
    BLUE,
    CHANCELLOR,
    COAST,
    MOUNTAIN,
    PLAINS,
    RED,
    YELLOW,
    advise,
    arm,
    hand,
    lay,
    offered,
    reds,
    station,
    table,
    turn_of,
)


def test_a_fae_merchant_brings_the_top_relic_for_one_that_is_held() -> None:
    game = reds("fae_merchant")
    cup = hand(game, RED, "cup_of_plenty")
    play(game, "use Fae Merchant", "turns up Map", "card Cup of Plenty")
    assert game.holder[card("map") - RELIC] == RED
    assert game.holder[cup - RELIC] == NOBODY
    assert game.relic_deck[0] == cup


def test_secrets_on_a_relic_that_goes_under_the_deck_go_to_the_turns_player_facedown() -> None:
    """Ruling O78."""
    game = reds("fae_merchant")
    eye = hand(game, RED, "ivory_eye")
    game.secrets_on[eye] = 1
    flipped = game.flipped[RED]
    play(game, "use Fae Merchant", "turns up Map", "card Ivory Eye")
    assert game.relic_deck[0] == eye
    assert (game.secrets_on[eye], game.flipped[RED]) == (0, flipped + 1)


def test_a_fae_merchant_may_take_its_own_relic_back_but_never_the_grand_scepter() -> None:
    game = reds("fae_merchant")
    hand(game, RED, "the_grand_scepter")
    play(game, "use Fae Merchant", "turns up Map")
    assert offered(game) == ["card Map"]
    play(game, "card Map")
    assert (game.holder[SCEPTER - RELIC], game.relic_deck[0]) == (RED, card("map"))


def test_the_title_of_protection_waits_until_a_fae_merchant_has_its_relic() -> None:
    """With one relic more Red would have the most for a moment. Ruling O78."""
    # Ruling: fae-merchant 1
    game = turn_of(table(oath="protection"), RED)
    game.secrets[RED] = 4
    advise(game, RED, "fae_merchant")
    hand(game, RED, "cup_of_plenty")
    play(game, "use Fae Merchant", "turns up Map", "card Map")
    assert game.keeper == CHANCELLOR


def test_a_fae_merchant_has_nothing_without_relics() -> None:
    game = reds("fae_merchant")
    game.relic_deck.clear()
    assert "use Fae Merchant" not in offered(game)


def test_a_second_chance_is_at_the_cost_of_whoever_has_order_or_discord() -> None:
    game = reds("second_chance")
    for seat, id in ((CHANCELLOR, "scouts"), (BLUE, "mercenaries"), (YELLOW, "elders")):
        advise(game, seat, id)
    play(game, "use Second Chance")
    assert offered(game) == ["player chancellor", "player blue"]
    play(game, "player blue")
    assert (game.board[BLUE], game.board[RED]) == (2, 4)


def test_a_second_chance_needs_a_warband_to_kill() -> None:
    game = reds("second_chance")
    advise(game, BLUE, "mercenaries")
    arm(game, BLUE, 0)
    assert "use Second Chance" not in offered(game)


def test_a_memory_of_nature_moves_a_favor_for_each_beast_at_a_site_from_banks_that_its_user_likes() -> None:
    """Advisers count nothing."""
    # Ruling: memory-of-nature 1
    game = reds("memory_of_nature", "wolves")
    lay(game, PLAINS, "rangers")
    lay(game, MOUNTAIN, "errand_boy")
    banks = list(game.banks)
    play(game, "use Memory of Nature")
    assert "bank of beast" not in offered(game)
    play(game, "bank of order", "bank of hearth")
    assert "rest" in offered(game)
    banks[BEAST] += 2
    banks[ORDER] -= 1
    banks[HEARTH] -= 1
    assert game.banks == banks


def test_a_memory_of_nature_moves_what_there_is() -> None:
    game = reds("memory_of_nature")
    lay(game, PLAINS, "rangers")
    lay(game, MOUNTAIN, "errand_boy")
    game.pool += sum(game.banks) - game.banks[BEAST] - 1
    game.banks = [1 if suit == DISCORD else game.banks[BEAST] if suit == BEAST else 0 for suit in range(6)]
    play(game, "use Memory of Nature", "bank of discord")
    assert "rest" in offered(game)


def test_a_memory_of_nature_needs_a_beast() -> None:
    game = reds("memory_of_nature")
    assert "use Memory of Nature" not in offered(game)


def test_wild_allies_attack_wherever_a_beast_is_even_without_warbands_there() -> None:
    # Ruling: wild-allies 1
    game = reds("wild_allies")
    lay(game, MOUNTAIN, "rangers")
    play(game, "use Wild Allies")
    assert offered(game) == ["site provinces-1"]
    play(game, "site provinces-1")
    assert offered(game) == ["campaign against chancellor"]
    play(game, "campaign against chancellor", "done")
    assert game.campaign.is_target(MOUNTAIN)
    assert offered(game)[-1] == "number 3"  # of the board alone


def test_warbands_beside_a_beast_join_wild_allies() -> None:
    """Ruling O77."""
    game = reds("wild_allies")
    lay(game, MOUNTAIN, "rangers")
    station(game, MOUNTAIN, RED, 2)
    game.pawn[BLUE] = MOUNTAIN
    play(game, "use Wild Allies", "site provinces-1", "campaign against blue", "pawn and favor")
    assert offered(game)[-1] == "number 5"


def test_wild_allies_may_hunt_bandits_far_away() -> None:
    game = reds("wild_allies")
    lay(game, COAST, "rangers")
    station(game, COAST, CHANCELLOR, 0)
    play(game, "use Wild Allies", "site hinterland-1", "campaign against bandits", "number 3")
    play(game, "defense die blank", *["attack die sword"] * 3, "number 1")
    assert (game.flag[COAST], game.pawn[RED]) == (RED, PLAINS)
