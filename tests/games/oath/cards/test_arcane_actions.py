"""The Arcane suit: actions."""

from __future__ import annotations

import pytest

from ludotek.games.oath.catalogue import ARCANE, card
from ludotek.games.oath.marks import DARKEST_SECRET, NOBODY
from ludotek.games.oath.rules import Oath
from tests.games.oath.cards.archive import play, told_by
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
    enrich,
    hide,
    lay,
    offered,
    raise_banner,
    reds,
    station,
    swear_in,
)


def terror() -> Oath:
    """Red, with the Darkest Secret, on Plains; Yellow is far away."""
    game = reds("terror_spells")
    raise_banner(game, RED, DARKEST_SECRET)
    game.pawn[YELLOW] = COAST
    return game


def test_terror_spells_may_kill_in_two_places() -> None:
    # Ruling: terror-spells 1
    game = play(terror(), "use Terror Spells", "site cradle-1", "player blue")
    assert (game.garrison[PLAINS], game.board[BLUE]) == (1, 2)
    assert "rest" in offered(game)


def test_terror_spells_reach_boards_in_the_region_their_users_too_and_no_others() -> None:
    # Ruling: terror-spells 2
    game = play(terror(), "use Terror Spells")
    assert offered(game) == ["site cradle-1", "player chancellor", "player red", "player blue"]
    play(game, "player red", "player red")
    assert game.board[RED] == 1


def test_terror_spells_end_when_nobody_is_left_to_kill() -> None:
    game = terror()
    station(game, PLAINS, CHANCELLOR, 0)
    for seat in (CHANCELLOR, RED):
        arm(game, seat, 0)
    arm(game, BLUE, 1)
    play(game, "use Terror Spells", "player blue")
    assert game.board[BLUE] == 0
    assert "rest" in offered(game)


def test_terror_spells_need_the_darkest_secret() -> None:
    game = terror()
    game.banner[DARKEST_SECRET] = BLUE
    assert "use Terror Spells" not in offered(game)


def test_a_blood_pact_is_signed_by_pairs() -> None:
    game = reds("blood_pact", secrets=1)
    arm(game, RED, 5)
    play(game, "use Blood Pact")
    assert offered(game) == ["number 2", "number 4"]
    play(game, "number 4")
    assert (game.board[RED], game.secrets[RED], game.secrets_on[card("blood_pact")]) == (1, 2, 1)


def test_a_blood_pact_needs_a_pair() -> None:
    game = reds("blood_pact")
    arm(game, RED, 1)
    assert "use Blood Pact" not in offered(game)


def test_plague_engines_take_a_favor_for_each_site_as_far_as_there_is_any() -> None:
    """Every Imperial player pays for all the sites of the Empire."""
    # Ruling: plague-engines 1
    game = reds("plague_engines", favor=4, secrets=2)
    swear_in(game, BLUE)
    station(game, MOUNTAIN, RED, 1)
    enrich(game, CHANCELLOR, 5)
    enrich(game, BLUE, 1)
    bank = game.banks[ARCANE]
    told = told_by(game, "use Plague Engines")
    assert told[-1] == "Blue puts favor into the bank of Arcane: 1."
    assert (game.favor[CHANCELLOR], game.favor[RED], game.favor[BLUE]) == (3, 3, 0)  # two sites, one, and two
    assert game.banks[ARCANE] == bank + 4
    assert (game.secrets[RED], game.secrets_on[card("plague_engines")]) == (0, 1)


def test_a_tutor_teaches_a_secret() -> None:
    game = play(reds("tutor", favor=1, secrets=1), "use Tutor")
    assert (game.favor[RED], game.secrets[RED]) == (0, 1)
    assert (game.favor_on[card("tutor")], game.secrets_on[card("tutor")]) == (1, 1)


def test_a_dream_thief_changes_facedown_advisers_of_any_two_players_visions_and_locked_ones_too() -> None:
    # Ruling: dream-thief 1
    game = reds("dream_thief")
    game.pawn[YELLOW] = COAST
    vision, locked = hide(game, YELLOW, "vision_of_faith"), hide(game, CHANCELLOR, "faithful_friend")
    play(game, "use Dream Thief", "facedown adviser 2 of chancellor")
    assert not [words for words in offered(game) if words.endswith("chancellor")]  # ruling O76
    play(game, "facedown adviser 2 of yellow")
    assert (game.facedown[CHANCELLOR][1], game.facedown[YELLOW][1]) == (vision, locked)


def test_those_whom_a_dream_thief_robs_know_both_cards_and_the_thief_neither() -> None:
    game = reds("dream_thief")
    vision, other = hide(game, YELLOW, "vision_of_faith"), hide(game, CHANCELLOR, "scouts")
    play(game, "use Dream Thief", "facedown adviser 2 of chancellor", "facedown adviser 2 of yellow")
    for one in (vision, other):
        assert [game.cards.knows(seat, one) for seat in range(4)] == [True, False, False, True]


@pytest.mark.parametrize(("holder", "tokens"), [(NOBODY, 1), (BLUE, 3)])
def test_a_forgotten_vault_feeds_the_darkest_secret_whoever_has_it(holder: int, tokens: int) -> None:
    # Ruling: forgotten-vault 1
    game = reds()
    lay(game, PLAINS, "forgotten_vault")
    raise_banner(game, holder, DARKEST_SECRET, tokens)
    play(game, "use Forgotten Vault", f"number {tokens + 1}")
    assert (game.tokens[DARKEST_SECRET], game.banner[DARKEST_SECRET]) == (tokens + 1, holder)


def test_a_forgotten_vault_burns_a_secret_but_never_the_last() -> None:
    game = reds()
    lay(game, PLAINS, "forgotten_vault")
    raise_banner(game, BLUE, DARKEST_SECRET, 2)
    play(game, "use Forgotten Vault")
    assert offered(game) == ["number 1", "number 3"]
    play(game, "number 1")
    assert game.tokens[DARKEST_SECRET] == 1
    game.favor_on[card("forgotten_vault")] = 0
    game.pool += 1
    assert offered(play(game, "use Forgotten Vault")) == ["number 2"]


def bargain() -> Oath:
    """Red has two secrets, of which it pays one; Blue and Yellow stand with it."""
    game = reds("witchs_bargain", favor=2, secrets=2)
    enrich(game, BLUE, 2)
    game.secrets[BLUE], game.flipped[BLUE] = 0, 1
    enrich(game, YELLOW, 1)
    game.secrets[YELLOW] = 1
    enrich(game, CHANCELLOR, 0)
    game.secrets[CHANCELLOR] = 0
    return game


def test_a_witch_bargains_with_several_players_and_asks_none_of_them() -> None:
    # Rulings: witchs-bargain 1 2
    game = play(bargain(), "use Witch's Bargain")
    assert offered(game) == ["player blue", "player yellow", "done"]
    play(game, "player blue")
    assert offered(game) == ["take a favor", "take a secret"]
    play(game, "take a favor", "player yellow", "take a secret", "done")
    assert (game.favor[RED], game.favor[BLUE], game.favor[YELLOW]) == (2, 0, 3)
    assert (game.secrets[RED], game.secrets[BLUE], game.secrets[YELLOW]) == (1, 1, 0)


def test_a_witch_may_take_the_last_secret_even_a_facedown_one() -> None:
    # Ruling: witchs-bargain 1
    game = play(bargain(), "use Witch's Bargain", "player blue", "take a secret")
    assert (game.secrets[RED], game.secrets[BLUE], game.flipped[BLUE], game.favor[BLUE]) == (2, 0, 0, 4)


def test_a_witch_strikes_eight_bargains_at_most() -> None:
    """Ruling O75."""
    game = play(bargain(), "use Witch's Bargain")
    for way in ["take a favor", "take a secret"] * 4:
        play(game, "player blue", way)
    assert "rest" in offered(game)


def test_a_witch_strikes_only_whole_bargains() -> None:
    """Ruling O75."""
    game = bargain()
    enrich(game, RED, 1)
    enrich(game, BLUE, 1)
    assert "use Witch's Bargain" not in offered(game)
    enrich(game, BLUE, 2)
    game.secrets[RED] = 1  # which is what the power costs
    assert "use Witch's Bargain" not in offered(game)
    advise(game, RED, "elders")
    game.secrets[RED] = 2
    assert offered(play(game, "use Witch's Bargain")) == ["player blue", "done"]
