"""What is in the box, what words mean, and how a game begins."""

from __future__ import annotations

import pytest

from ludotek.core.errors import BadOptions
from ludotek.core.position import CHANCE
from ludotek.games.oath import GAME
from ludotek.games.oath.audit import faults, warbands_of
from ludotek.games.oath.catalogue import CARDS, FIRST_GAME, IDS, REGION, RELIC, RELICS, SITE, VISION, WHERE, card
from ludotek.games.oath.components import BANNERS, COLOURS, SUITS, VISION_IDS
from ludotek.games.oath.marks import BANDITS, DENIZEN_BACK, LOWER_LAYER, NOBODY, RELIC_BACK, UPPER_LAYER
from ludotek.games.oath.pile import undecided
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.goods import gain_secrets
from ludotek.games.oath.steps.realm import accessible, are_enemies, find_hooks, rules
from ludotek.games.oath.steps.targets import rules_as
from ludotek.games.oath.view import view
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
    beginning,
    hand,
    hide,
    lay,
    let_chance,
    offered,
    play,
    reds,
    station,
    swear_in,
    table,
    turn_of,
)

SCEPTER = card("the_grand_scepter")


def started(**options: object) -> Oath:
    """A game before anybody has done anything."""
    game = GAME.start(**options)
    assert isinstance(game, Oath)
    return game


# Components.


def test_eight_slots_lie_in_three_regions_and_there_are_23_sites() -> None:
    """§1 and §139."""
    assert [list(REGION).count(region) for region in range(3)] == [2, 3, 3]
    assert len(started().map) == 8
    assert CARDS - SITE == 23


def test_nine_denizens_of_each_of_six_suits_are_in_the_game_and_none_of_the_archive() -> None:
    """§2."""
    assert SUITS == ("discord", "arcane", "order", "hearth", "beast", "nomad")
    game = started()
    lying = [denizen for denizen in game.at if denizen >= 0]
    assert sorted([*lying, *game.cards.bags[DENIZEN_BACK]]) == list(range(FIRST_GAME))


def test_there_are_five_visions_21_relics_two_banners_and_four_spaces_of_the_reliquary() -> None:
    """§4."""
    assert IDS[VISION:RELIC] == [*(f"vision_of_{id}" for id in VISION_IDS[:4]), "conspiracy"]
    assert IDS[RELIC:SITE].count("the_grand_scepter") == 1
    assert (RELICS, len(IDS[RELIC:SITE]), len(BANNERS), len(started().reliquary)) == (21, 21, 2, 4)


@pytest.mark.parametrize("players", range(2, 7))
def test_there_are_36_favor_24_purple_warbands_and_14_of_every_other_colour(players: int) -> None:
    """§5 and §116."""
    game = table(players=players)
    assert game.pool + sum(game.banks) + sum(game.favor) + sum(game.site_favor) + game.tokens[0] == 36
    assert [warbands_of(game, colour) for colour in range(players)] == [24] + [14] * (players - 1)


def test_secrets_never_run_out() -> None:
    """§5, §21 and §135."""
    game = table()
    gain_secrets(game, RED, 1000)
    assert game.secrets[RED] == 1001


# Words.


def test_a_board_shows_favor_secrets_warbands_supply_and_a_vision_beside_advisers_and_bank() -> None:
    """§11, §12 and §13."""
    game = reds("wolves", favor=5, secrets=3)
    arm(game, RED, 6)
    hide(game, RED, "vision_of_faith")
    play(game, "play facedown Vision of Faith", "reveal the vision")
    shown = view(game, RED).players[RED]
    assert (shown.favor, shown.secrets, shown.warbands, shown.supply) == (5, 3, 6, 7)
    assert (shown.vision, shown.bank) == (card("vision_of_faith"), 8)
    assert shown.advisers == (card("wolves"),)
    assert len(shown.facedown) == 1


def test_whoever_has_a_warband_at_a_site_rules_it_and_its_cards() -> None:
    """§14."""
    game = table()
    wolves = lay(game, COAST, "wolves")
    assert not rules(game, RED, COAST)
    assert wolves not in accessible(game, RED)
    station(game, COAST, RED, 1)
    assert rules(game, RED, COAST)
    assert wolves in accessible(game, RED)
    assert advise(game, RED, "scryer") in accessible(game, RED)


def test_a_citizen_rules_the_sites_with_purple_warbands() -> None:
    """§15."""
    game = table()
    assert [rules(game, RED, slot) for slot in (PLAINS, MOUNTAIN, COAST)] == [False] * 3
    swear_in(game, RED)
    assert [rules(game, RED, slot) for slot in (PLAINS, MOUNTAIN, COAST)] == [True] * 3
    assert rules(game, CHANCELLOR, PLAINS)


def test_bandits_rule_faceup_sites_without_warbands_and_nobody_rules_facedown_ones() -> None:
    """§16."""
    game = table()
    assert not rules_as(game, BANDITS, PLAINS)
    station(game, PLAINS, CHANCELLOR, 0)
    assert rules_as(game, BANDITS, PLAINS)
    assert not any(rules_as(game, ruler, 1) for ruler in (*range(4), BANDITS))


def test_a_card_beside_the_pawn_and_a_held_relic_may_be_used() -> None:
    """§18 and §178."""
    game = turn_of(table(), RED)
    scouted, far = lay(game, PLAINS, "scryer"), lay(game, COAST, "wolves")
    held = hand(game, RED, "ivory_eye")
    assert scouted in accessible(game, RED)
    assert held in accessible(game, RED)
    assert far not in accessible(game, RED)
    assert held not in accessible(game, BLUE)
    assert {"use Scryer", "use Ivory Eye"} <= set(offered(game))


def test_exiles_are_each_others_enemies_and_bandits_are_everybodys() -> None:
    """§20."""
    game = table()
    assert are_enemies(game, RED, YELLOW)
    swear_in(game, BLUE)
    station(game, PLAINS, CHANCELLOR, 0)
    for seat in range(4):
        assert "bandits" in beginning(turn_of(game, seat), "campaign against")


# Set up.


def test_everybody_begins_with_three_warbands_on_the_board() -> None:
    """§27."""
    assert table().board == [3] * 4


@pytest.mark.parametrize("oath", ["supremacy", "protection"])
def test_banners_begin_with_a_token_and_without_a_holder(oath: str) -> None:
    """§29."""
    game = table(oath=oath)
    assert (game.tokens, game.banner) == ([1, 1], [NOBODY, NOBODY])


def test_the_chancellor_begins_with_title_scepter_and_four_facedown_relics() -> None:
    """§30."""
    game = table()
    assert (game.keeper, game.is_usurper) == (CHANCELLOR, False)
    assert [relic for relic in range(RELICS) if game.holder[relic] != NOBODY] == [SCEPTER - RELIC]
    assert game.holder[SCEPTER - RELIC] == CHANCELLOR
    assert game.reliquary == [undecided(RELIC_BACK)] * 4


def test_the_world_deck_has_twelve_cards_above_eighteen_above_denizens() -> None:
    """§31 and §32."""
    game = started()
    others, lower, upper = undecided(DENIZEN_BACK), undecided(LOWER_LAYER), undecided(UPPER_LAYER)
    assert game.world == [others] * (FIRST_GAME - 3 - 25 - 3) + [lower] * 18 + [upper] * 12
    assert game.layer_visions == [2, 3]
    assert game.discards == [[others]] * 3


def test_in_turn_order_everybody_draws_three_from_the_bottom_and_stands_on_a_faceup_site() -> None:
    """§33."""
    game = let_chance(started())
    deck = len(game.world)
    assert (game.asked, game.pawn[CHANCELLOR], len(game.hand)) == (CHANCELLOR, PLAINS, 3)
    kept = game.hand[0]
    play(game, offered(game)[0], offered(game)[1])
    assert game.facedown[CHANCELLOR] == [kept]
    let_chance(game)
    assert (game.asked, len(game.world)) == (RED, deck - 3)
    assert game.world[-1] == undecided(DENIZEN_BACK)
    assert offered(game) == ["site cradle-1", "site provinces-1", "site hinterland-1"]


def drawn_map(*sites: str, players: int = 4) -> Oath:
    """A random map with these sites on top; each gets the first denizen that chance offers."""
    game = started(players=players, map="random")
    for id in sites:
        game.play(CHANCE, GAME.read(f"turns up {id}"))
        if id != "Drowned City":
            game.play(CHANCE, game.moves(CHANCE)[0])
    return game


def test_on_a_random_map_sites_with_room_get_a_denizen_who_may_lie_there() -> None:
    """§117, ruling O2."""
    game = started(map="random")
    game.play(CHANCE, GAME.read("turns up River"))
    denizens = [GAME.words(move).removeprefix("turns up ") for move in game.moves(CHANCE)]
    assert len(denizens) == len([1 for denizen in range(FIRST_GAME) if WHERE[denizen] != 2])
    assert "Naysayers" not in denizens


def test_a_site_without_a_denizen_gets_no_warband() -> None:
    """§28, ruling O2."""
    game = drawn_map("River", "Drowned City", "Plains")
    assert [game.garrison[slot] for slot in (PLAINS, MOUNTAIN, COAST)] == [2, 0, 1]
    assert game.at[3 * MOUNTAIN] < 0


def test_players_and_banners_get_their_favor_before_sites_do() -> None:
    """Ruling O2: of 36 favor six banks, six players and a banner leave four for a Mine and Salt Flats."""
    game = drawn_map("Mine", "Salt Flats", "Plains", players=6)
    assert (game.favor, game.tokens[0]) == ([2, 1, 1, 1, 1, 1], 1)
    assert (game.site_favor[PLAINS], game.site_favor[MOUNTAIN], game.pool) == (3, 1, 0)
    assert faults(game) == ""


def test_the_hooks_of_the_map_are_those_of_its_cards() -> None:
    game = started(deck="random", edifices=3)
    assert faults(game) == ""
    game.laws ^= 1
    assert faults(game) == "the map has other hooks than its cards"
    find_hooks(game)
    game.lands ^= 1
    assert faults(game) == "the map has other hooks than its cards"
    find_hooks(game)
    assert faults(game) == ""


# Options.


@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_play(players: int) -> None:
    """§116."""
    with pytest.raises(BadOptions, match="players"):
        GAME.options({"players": players})
    assert started().players == 4
    assert started(players=6).players == len(COLOURS)
