"""The Arcane cards that bear on Travel, Muster, Trade, Recover and Rest, or persist."""

from __future__ import annotations

import pytest

from ludotek.games.oath.catalogue import ORDER, card
from ludotek.games.oath.marks import DARKEST_SECRET, EMPTY, NOBODY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.contract import IN_TURNS, OWES_SECRETS
from ludotek.games.oath.steps.exchange import LATER, open_exchange
from tests.games.oath.cards.tables import aside, do, offers
from tests.games.oath.scenario import (
    BLUE,
    CHANCELLOR,
    COAST,
    MOUNTAIN,
    PLAINS,
    RED,
    advise,
    beginning,
    enrich,
    lay,
    offered,
    reds,
    site,
    station,
    table,
    turn_of,
)

# Secret Signal.


def test_a_secret_signal_makes_a_single_favor_two() -> None:
    """Ruling O67."""
    # Ruling: secret-signal 2
    game = do(reds("secret_signal"), "trade a secret with Longbows")
    assert (game.favor[RED], game.banks[ORDER]) == (6, 1)


def test_a_secret_signal_adds_nothing_to_two_favor() -> None:
    game = do(reds("secret_signal", "scouts"), "trade a secret with Longbows")
    assert game.favor[RED] == 6


def test_a_secret_signal_doubles_the_favor_of_a_careless_trade_for_secrets() -> None:
    # Ruling: secret-signal 1
    game = turn_of(table(), CHANCELLOR)
    enrich(game, CHANCELLOR, 2)
    advise(game, CHANCELLOR, "secret_signal")
    game.reliquary[2] = EMPTY
    do(game, "trade favor with Longbows")
    assert (game.favor[CHANCELLOR], game.banks[ORDER]) == (2, 1)


# Portal.


def test_a_portal_leads_away_for_a_secret_and_past_a_gate() -> None:
    # Ruling: narrow-pass 2
    game = reds()
    lay(game, PLAINS, "portal")
    site(game, 6, "narrow_pass")
    assert "travel to hinterland-1" not in offered(game)
    do(game, "use Portal")
    assert len(beginning(game, "travel to")) == 7
    do(game, "travel to hinterland-1")
    assert (game.pawn[RED], game.supply[RED], game.secrets_on[card("portal")]) == (COAST, 7, 1)


def test_only_who_rules_a_portal_comes_by_it_from_elsewhere() -> None:
    # Ruling: portal 1
    game = reds()
    lay(game, COAST, "portal")
    assert "use Portal" not in offered(game)
    station(game, COAST, RED, 1)
    do(game, "use Portal")
    assert offered(game) == ["travel to hinterland-1"]


def test_toll_is_due_even_through_a_portal() -> None:
    """Ruling O60."""
    # Rulings: portal 1; toll-roads 3
    game = reds()
    lay(game, PLAINS, "portal")
    lay(game, COAST, "toll_roads")
    chancellor = game.favor[CHANCELLOR]
    do(game, "use Portal", "travel to provinces-1")
    assert (game.favor[RED], game.favor[CHANCELLOR]) == (3, chancellor + 1)


# Initiation Rite.


def test_an_initiation_takes_a_secret_and_no_favor() -> None:
    game = do(reds("initiation_rite", favor=0), "muster on Longbows")
    assert (game.secrets[RED], game.secrets_on[card("longbows")], game.board[RED]) == (3, 1, 5)
    assert "muster on Longbows" not in offered(reds("initiation_rite", secrets=0))


# Vow of Silence.


def test_the_silent_cannot_recover_the_darkest_secret_and_gain_what_others_place() -> None:
    """Ruling O61."""
    game = reds("magicians_code")
    advise(game, BLUE, "vow_of_silence")
    before = game.secrets[BLUE]
    do(game, "use Magician's Code", "recover the darkest secret", "number 1")
    assert game.tokens[DARKEST_SECRET] == 3
    assert game.secrets[BLUE] == before + 3
    silent = reds("vow_of_silence")
    assert offers(silent, "recover the darkest secret", "recover the peoples favor") == [False, True]


def written(game: Oath) -> list[str]:
    """What may be put into an offer of Red's to Blue at the Tribunal, as far as it is of secrets."""
    open_exchange(game, RED, BLUE, LATER)
    return [text for text in offered(aside(game)) if "secrets" in text]


def test_the_silent_give_no_secrets_and_are_asked_for_none() -> None:
    """Ruling O61."""
    silent, asked = reds("vow_of_silence"), reds()
    advise(asked, BLUE, "vow_of_silence")
    assert {text.split()[0] for text in written(reds())} == {"give", "ask"}
    assert {text.split()[0] for text in written(silent)} == {"ask"}
    assert {text.split()[0] for text in written(asked)} == {"give"}


def test_a_debt_of_secrets_is_broken_by_silence_and_its_forfeit_taken() -> None:
    """Ruling O61."""
    game = reds("vow_of_silence", favor=0)
    game.contracts = [RED, BLUE, OWES_SECRETS, 2, IN_TURNS, 1, 1, 0]
    before = game.secrets[BLUE]
    do(game, "rest")
    assert (game.secrets[BLUE], game.contracts) == (before + 1, [])


def test_secrets_can_still_be_taken_from_the_silent() -> None:
    game = reds("sleight_of_hand")
    advise(game, BLUE, "vow_of_silence")
    game.secrets[BLUE] = 3
    do(game, "use Sleight of Hand", "player blue")
    assert game.secrets[BLUE] == 2


# Map Library.


def test_the_map_library_trades_with_its_whole_region_and_no_further() -> None:
    """Ruling O67."""
    game = reds()
    site(game, 1, "river")
    lay(game, 1, "wolves")
    assert "trade a secret with Wolves" not in offered(game)
    lay(game, PLAINS, "map_library")
    found = beginning(game, "trade a secret with")
    assert "Wolves" in found and "Taming Charm" not in found
    do(game, "trade a secret with Wolves")
    assert game.secrets_on[card("wolves")] == 1
    game.pawn[RED] = 1
    assert "trade a secret with Map Library" not in offered(game)


# Master of Disguise.


def test_a_disguise_trades_with_anothers_advisers_and_not_with_ones_own() -> None:
    """Ruling O64."""
    # Ruling: master-of-disguise 1
    game = reds("master_of_disguise", "vow_of_poverty", "scouts")
    advise(game, BLUE, "garrison")
    advise(game, BLUE, "keep")
    advise(game, BLUE, "secret_signal")
    do(game, "use Master of Disguise", "player blue", "trade a secret with Longbows")
    assert (game.favor[RED], game.secrets_on[card("master_of_disguise")]) == (7, 1)
    assert game.guise == NOBODY


def test_a_disguise_copies_what_may_be_declared_and_nothing_of_ones_own_comes_before_it() -> None:
    """Ruling O64."""
    # Ruling: master-of-disguise 1
    game = reds("master_of_disguise", "awaited_return")
    advise(game, BLUE, "small_friends")
    lay(game, MOUNTAIN, "wolves")
    do(game, "use Master of Disguise", "player blue")
    assert offers(game, "use Small Friends", "use Awaited Return") == [True, False]
    do(game, "use Small Friends", "site provinces-1", "trade a secret with Wolves")
    other = reds("master_of_disguise", "awaited_return")
    advise(other, BLUE, "garrison")
    do(other, "use Awaited Return")
    assert "use Master of Disguise" not in offered(other)


def test_nobody_takes_the_guise_of_a_player_without_advisers() -> None:
    assert "use Master of Disguise" not in offered(reds("master_of_disguise"))


@pytest.mark.parametrize(("secrets", "favor", "possible"), [(1, 1, False), (2, 0, True), (1, 2, True)])
def test_a_disguise_leaves_enough_to_trade_with(secrets: int, favor: int, possible: bool) -> None:
    game = reds("master_of_disguise", secrets=secrets, favor=favor)
    advise(game, BLUE, "garrison")
    assert ("use Master of Disguise" in offered(game)) == possible
