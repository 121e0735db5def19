"""The Hearth suit: actions."""

from __future__ import annotations

from ludotek.games.oath.cards.settling import can_settle
from ludotek.games.oath.catalogue import HEARTH, NOMAD, ORDER, card
from ludotek.games.oath.marks import EMPTY, PEOPLES_FAVOR
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.goods import return_tokens
from ludotek.games.oath.steps.realm import room_at
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
    hand,
    lay,
    let_chance,
    offered,
    raise_banner,
    reds,
    site,
    station,
    swear_in,
    turn_of,
)


def test_homesteaders_move_an_adviser_to_their_site_and_nothing_comes_of_it() -> None:
    """No favor and no homeland's bonus; tokens come along. Ruling O79."""
    # Ruling: homesteaders 1
    game = reds("homesteaders")
    wolves = advise(game, RED, "wolves")
    site(game, 1, "deep_woods")
    game.pawn[RED] = 1
    game.secrets_on[wolves] = 1
    board = (list(game.banks), game.favor[RED], game.secrets[RED], game.board[RED])
    assert told_by(play(game, "use Homesteaders"), "card Wolves") == ["Red chooses Wolves."]
    assert game.advisers[RED] == [card("homesteaders")]
    assert (game.at[3], game.secrets_on[wolves]) == (wolves, 1)
    assert (game.banks, game.favor[RED], game.secrets[RED], game.board[RED]) == board


def test_homesteaders_wake_no_power_of_a_card_when_it_is_played() -> None:
    """Ruling O79."""
    # Ruling: homesteaders 1
    game = reds("homesteaders", "dazzle")
    play(game, "use Homesteaders", "card Dazzle")
    assert card("longbows") in game.at  # which is of Order


def test_homesteaders_move_nobody_who_is_locked_or_must_advise() -> None:
    # Ruling: homesteaders 1
    game = reds("homesteaders", "naysayers", "faithful_friend")
    assert offered(play(game, "use Homesteaders")) == ["card Homesteaders"]
    assert not can_settle(card("keep"))  # which is locked, wherever it lies


def test_homesteaders_need_room() -> None:
    # Ruling: homesteaders 1
    game = reds("homesteaders")
    for id in ("wolves", "rangers", "scouts")[: room_at(game, PLAINS)]:
        assert "use Homesteaders" in offered(game)
        lay(game, PLAINS, id)
    assert "use Homesteaders" not in offered(game)


def test_a_great_slum_makes_room_for_homesteaders() -> None:
    """Ruling O79."""
    game = reds("homesteaders")
    site(game, 1, "great_slum")
    game.pawn[RED] = 1
    lay(game, 1, "wolves")
    play(game, "use Homesteaders", "card Homesteaders")
    assert offered(game) == ["card Wolves", "done"]
    assert told_by(game, "card Wolves") == ["Red discards Wolves."]
    assert game.at[3:6] == [card("homesteaders"), EMPTY, EMPTY]


def test_a_round_of_ale_brings_everything_home_but_its_own_favor() -> None:
    game = reds("elders", "spirit_snare")
    ale = lay(game, PLAINS, "a_round_of_ale")
    game.flipped[RED] = 1
    bank = game.banks[NOMAD]
    play(game, "use Elders", "use Spirit Snare", "bank of hearth")
    secrets = game.secrets[RED]
    play(game, "use A Round of Ale")
    assert (game.secrets[RED], game.flipped[RED]) == (secrets + 2, 0)
    assert (game.banks[NOMAD], game.favor_on[card("elders")], game.favor_on[ale]) == (bank + 2, 0, 1)
    assert "use A Round of Ale" not in offered(game)


def test_a_round_of_ale_sends_home_a_secret_that_lies_on_itself() -> None:
    game = reds(secrets=0)
    ale = lay(game, PLAINS, "a_round_of_ale")
    game.secrets_on[ale] = 1
    return_tokens(game, RED, ale)
    assert (game.secrets[RED], game.secrets_on[ale]) == (1, 0)


def test_a_charming_friend_takes_a_favor_of_somebody_here() -> None:
    game = reds("charming_friend", favor=0)
    game.pawn[YELLOW] = COAST
    enrich(game, CHANCELLOR, 0)
    play(game, "use Charming Friend")
    assert offered(game) == ["player blue"]
    assert told_by(game, "player blue") == ["Blue gives 1 favor to Red."]
    assert (game.favor[RED], game.favor[BLUE]) == (1, 0)


def bank(game: Oath, *favor: int) -> None:
    game.pool += sum(game.banks) - sum(favor)
    game.banks = list(favor)


def test_levelers_ask_nothing_where_one_bank_is_richest_and_one_poorest() -> None:
    game = reds("levelers")
    bank(game, 2, 2, 5, 1, 2, 2)
    play(game, "use Levelers")
    assert game.banks == [2, 2, 3, 3, 2, 2]
    assert "rest" in offered(game)


def test_levelers_choose_among_equals() -> None:
    game = reds("levelers")
    bank(game, 4, 1, 4, 1, 2, 2)
    play(game, "use Levelers")
    assert offered(game) == ["bank of discord", "bank of order"]
    play(game, "bank of order")
    assert offered(game) == ["bank of arcane", "bank of hearth"]
    told = told_by(game, "bank of hearth")
    assert told == ["2 favor goes from the bank of Order to the bank of Hearth."]
    assert game.banks == [4, 1, 2, 3, 2, 2]


def test_levelers_of_equal_banks_still_move_favor_from_one_to_another() -> None:
    game = reds("levelers")
    play(game, "use Levelers", "bank of order")
    assert "bank of order" not in offered(game)
    play(game, "bank of hearth")
    assert (game.banks[ORDER], game.banks[HEARTH]) == (1, 5)


def test_a_relic_breaker_puts_a_relic_of_its_site_under_the_deck_unseen() -> None:
    game = reds("relic_breaker")
    game.pawn[RED] = MOUNTAIN
    relic, deck = game.ground[2 * MOUNTAIN], len(game.relic_deck)
    play(game, "use Relic Breaker", "relic at provinces-1 1")
    assert (game.ground[2 * MOUNTAIN], game.relic_deck[0], len(game.relic_deck)) == (EMPTY, relic, deck + 1)
    assert game.relic_deck[0] < 0
    assert game.board[RED] == 6
    assert "use Relic Breaker" not in offered(game)


def test_who_peeked_at_a_broken_relic_knows_where_it_lies() -> None:
    game = reds("relic_breaker")
    game.pawn[RED] = MOUNTAIN
    let_chance(play(game, "peek at relic 1"))
    play(game, "use Relic Breaker", "relic at provinces-1 1")
    assert game.cards.knows(RED, game.relic_deck[0])
    assert not game.cards.knows(BLUE, game.relic_deck[0])


def test_a_ballot_box_makes_a_citizen_of_an_exile_with_the_peoples_favor() -> None:
    """The Act Phase ends and Supply is full."""
    # Ruling: ballot-box 1
    game = reds()
    lay(game, PLAINS, "ballot_box")
    assert "use Ballot Box" not in offered(game)
    raise_banner(game, RED, PEOPLES_FAVOR)
    game.supply[RED] = 1
    reliquary = list(game.reliquary)
    play(game, "use Ballot Box")
    assert game.citizens >> RED & 1
    assert game.reliquary == reliquary
    assert game.turn == BLUE
    assert game.supply[RED] == 7


def test_a_ballot_box_is_nothing_to_the_empire() -> None:
    game = reds()
    lay(game, PLAINS, "ballot_box")
    raise_banner(game, RED, PEOPLES_FAVOR)
    swear_in(game, RED)
    assert "use Ballot Box" not in offered(game)


def deed(with_whom: str = "blue") -> Oath:
    """Red rules the Mountain with two warbands, Blue the Rocky Coast with one."""
    game = reds("deed_writer")
    station(game, MOUNTAIN, RED, 2)
    station(game, COAST, BLUE, 1)
    return play(game, "use Deed Writer", f"player {with_whom}")


def test_a_deed_sells_a_site_and_both_rulers_warbands_change_places() -> None:
    game = deed()
    play(game, "ask for 1 favor", "give site provinces-1", "propose")
    assert game.asked == BLUE
    play(game, "yes")
    assert (game.garrison[MOUNTAIN], game.flag[MOUNTAIN], game.board[RED]) == (1, BLUE, 5)
    assert offered(game) == ["number 0", "number 1", "number 2"]
    play(game, "number 2")
    assert (game.garrison[MOUNTAIN], game.board[BLUE], game.favor[RED], game.favor[BLUE]) == (3, 0, 5, 0)
    assert game.asked == RED


def test_a_deed_that_is_refused_changes_nothing() -> None:
    game = play(deed(), "give 2 favor", "ask for site hinterland-1", "propose", "no")
    assert (game.flag[COAST], game.flag[MOUNTAIN], game.favor[RED]) == (BLUE, RED, 4)


def test_sites_are_exchanged_with_the_warbands_that_leave_them() -> None:
    """Ruling O80."""
    game = reds("deed_writer")
    station(game, MOUNTAIN, RED, 2)
    station(game, COAST, BLUE, 1)
    arm(game, RED, 0)
    play(game, "use Deed Writer", "player blue", "give site provinces-1", "ask for site hinterland-1", "propose", "yes")
    play(game, "number 0", "number 1")
    assert (game.flag[MOUNTAIN], game.garrison[MOUNTAIN]) == (BLUE, 1)
    assert (game.flag[COAST], game.garrison[COAST], game.board[RED]) == (RED, 2, 0)


def test_nobody_buys_a_site_without_a_warband_to_hold_it() -> None:
    # Ruling: deed-writer 1
    game = reds("deed_writer")
    station(game, MOUNTAIN, RED, 2)
    arm(game, BLUE, 0)
    play(game, "use Deed Writer", "player blue", "give site provinces-1")
    assert "propose" not in offered(game)


def test_the_bandit_crown_holds_a_site_without_warbands() -> None:
    # Ruling: deed-writer 1
    game = reds("deed_writer")
    station(game, MOUNTAIN, RED, 2)
    arm(game, BLUE, 0)
    hand(game, BLUE, "bandit_crown")
    play(game, "use Deed Writer", "player blue", "give site provinces-1", "propose", "yes")
    assert (game.garrison[MOUNTAIN], game.board[RED], game.asked) == (0, 5, RED)


def test_imperial_players_sell_no_sites_to_each_other() -> None:
    # Ruling: deed-writer 1
    game = reds("deed_writer")
    swear_in(game, RED)
    play(game, "use Deed Writer", "player chancellor")
    assert not [words for words in offered(game) if "site" in words]


def test_a_citizen_sells_a_site_of_the_empire_and_asks_nobody() -> None:
    # Ruling: deed-writer 2
    game = reds("deed_writer")
    swear_in(game, RED)
    station(game, COAST, CHANCELLOR, 4)
    play(
        game,
        "use Deed Writer",
        "player blue",
        "ask for 1 favor",
        "give site hinterland-1",
        "propose",
        "yes",
        "number 0",
    )
    assert (game.flag[COAST], game.garrison[COAST], game.board[RED]) == (BLUE, 1, 7)


def test_a_citizen_garrisons_what_it_buys_from_its_own_board() -> None:
    # Ruling: deed-writer 2
    game = reds("deed_writer")
    swear_in(game, RED)
    station(game, COAST, BLUE, 1)
    purple = game.board[CHANCELLOR]
    play(
        game,
        "use Deed Writer",
        "player blue",
        "give 1 favor",
        "ask for site hinterland-1",
        "propose",
        "yes",
        "number 1",
    )
    assert (game.flag[COAST], game.garrison[COAST]) == (CHANCELLOR, 2)
    assert (game.board[RED], game.board[CHANCELLOR]) == (1, purple)


def test_the_title_does_not_pass_while_a_site_changes_hands() -> None:
    """The Chancellor buys back what makes it the Oathkeeper."""
    game = turn_of(reds(), CHANCELLOR)
    advise(game, CHANCELLOR, "deed_writer")
    station(game, MOUNTAIN, RED, 1)
    station(game, COAST, CHANCELLOR, 0)
    assert game.keeper == CHANCELLOR
    told = told_by(
        game, "use Deed Writer", "player red", "give site cradle-1", "ask for site provinces-1", "propose", "yes"
    )
    assert game.keeper == CHANCELLOR
    assert not [line for line in told if "Oathkeeper" in line]
