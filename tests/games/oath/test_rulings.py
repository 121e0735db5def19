"""What rulings decide, and the fine print of cards (src/ludotek/games/oath/rules.md: Rulings)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludotek.games.oath.catalogue import card
from ludotek.games.oath.marks import EMPTY, PROTECTION
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.battle import bandits_at_sites
from ludotek.games.oath.steps.empire import become_citizen
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
    finish,
    hand,
    hide,
    lay,
    let_chance,
    luck,
    offered,
    out_of_the_deck,
    play,
    played,
    raise_banner,
    reds,
    site,
    station,
    swear_in,
    table,
    turn_of,
)

ROOT = Path(__file__).parents[3]
RULES = ROOT / "src" / "ludotek" / "games" / "oath"


def test_every_ruling_is_cited_at_the_lines_that_depend_on_it() -> None:
    page = (ROOT / "src/ludotek/games/oath/rules.md").read_text(encoding="utf-8")
    stated = re.findall(r"^\*\*(O\d+)\.", page, flags=re.M)
    code = "\n".join(path.read_text(encoding="utf-8") for path in RULES.rglob("*.py"))
    numbers = [int(ruling[1:]) for ruling in stated]
    assert numbers == sorted(set(numbers))
    assert set(stated) == set(re.findall(r"\bO\d+\b", code))


# Key to the City (ruling O18).


def test_the_key_brings_a_warband_from_the_bank_even_if_the_board_is_empty() -> None:
    # Rulings: key-to-the-city 1 2
    game = reds()
    game.pawn[CHANCELLOR] = COAST
    arm(game, RED, 0)
    played(game, "key_to_the_city", "Key to the City")
    assert (game.flag[PLAINS], game.garrison[PLAINS], game.board[RED], game.barracks[RED]) == (RED, 1, 0, 13)


def test_the_key_brings_none_from_an_empty_bank() -> None:
    # Ruling: key-to-the-city 2
    game = reds()
    game.pawn[CHANCELLOR] = COAST
    arm(game, RED, 14)
    played(game, "key_to_the_city", "Key to the City")
    assert (game.garrison[PLAINS], game.board[RED]) == (0, 14)


def test_the_key_of_a_ring_bearer_brings_its_warband_no_further_than_the_board() -> None:
    game = reds()
    game.pawn[CHANCELLOR] = COAST
    hand(game, RED, "ring_of_devotion")
    played(game, "key_to_the_city", "Key to the City")
    assert (game.garrison[PLAINS], game.board[RED]) == (0, 4)


def test_the_key_played_from_elsewhere_kills_even_ones_own() -> None:
    # Ruling: key-to-the-city 3
    game = reds()
    raise_banner(game, RED, 0)
    site(game, 1, "river")
    station(game, 1, RED, 3)
    played(game, "key_to_the_city", "Key to the City", "site cradle-2")
    assert (game.flag[1], game.garrison[1], game.board[RED]) == (RED, 3, 3), "the banner asks before anything is played"
    play(game, "done")
    assert (game.flag[1], game.garrison[1], game.board[RED], game.barracks[RED]) == (RED, 1, 3, 10)


def test_the_key_opens_nothing_where_any_imperial_player_stands_in_an_imperial_site() -> None:
    # Ruling: key-to-the-city 4
    game = reds()
    game.pawn[CHANCELLOR] = COAST
    swear_in(game, BLUE)
    played(game, "key_to_the_city", "Key to the City")
    assert (game.flag[PLAINS], game.garrison[PLAINS]) == (CHANCELLOR, 2)


def test_the_key_does_nothing_where_one_rules_and_stands() -> None:
    # Ruling: key-to-the-city 3
    game = reds()
    game.pawn[CHANCELLOR] = COAST
    station(game, PLAINS, RED, 3)
    played(game, "key_to_the_city", "Key to the City")
    assert (game.garrison[PLAINS], game.board[RED], game.barracks[RED]) == (3, 3, 8)


def test_the_key_of_a_citizen_brings_a_purple_warband() -> None:
    # Ruling: key-to-the-city 2
    game = reds()
    swear_in(game, RED)
    station(game, PLAINS, YELLOW, 2)
    game.pawn[YELLOW] = COAST
    purple = game.barracks[CHANCELLOR]
    played(game, "key_to_the_city", "Key to the City")
    assert (game.flag[PLAINS], game.garrison[PLAINS], game.barracks[YELLOW]) == (CHANCELLOR, 1, 11)
    assert game.barracks[CHANCELLOR] == purple - 1


# The title under Supremacy (ruling O19).


def test_the_empire_keeps_the_title_of_an_oathkeeper_who_turns_citizen_even_on_a_tie() -> None:
    game = reds()
    for slot, colour in ((PLAINS, RED), (MOUNTAIN, BLUE), (COAST, CHANCELLOR)):
        station(game, slot, colour, 0)
        station(game, slot, colour, 0 if colour == CHANCELLOR else 1)
    game.keeper = RED
    become_citizen(game, RED)
    game.go_on()
    assert (game.keeper, game.citizens) == (CHANCELLOR, 1 << RED)
    assert offered(game)[0] != "player chancellor"


def test_under_protection_a_citizen_who_falls_behind_still_chooses_among_those_who_tie() -> None:
    game = reds()
    game.oath = PROTECTION
    swear_in(game, RED)
    game.keeper = RED
    hand(game, BLUE, "map")
    play(game, "rest")
    assert (game.asked, offered(game)) == (RED, ["player chancellor", "player blue"])


# The Cracked Horn (ruling O21).


def horn(*advisers: str) -> Oath:
    game = reds(*advisers)
    hand(game, RED, "cracked_horn")
    return game


def search_pile(game: Oath, *ids: str) -> Oath:
    """The discards of the Cradle are these cards, and Red has drawn them."""
    for id in ids:
        number = card(id)
        out_of_the_deck(game, number)
        game.discards[0].append(number)
    return let_chance(play(game, "search the discards of the cradle"))


def test_the_horn_buries_an_adviser_who_made_room() -> None:
    """Ruling O21."""
    game = horn("scouts", "wolves", "elders")
    search_pile(game, "tents", "longbows", "keep")
    play(game, "yes", "card Tents", "card Longbows", "adviser faceup", "card Wolves")
    assert game.world[0] == card("wolves")


def test_the_horn_buries_what_the_peoples_favor_drives_out() -> None:
    """Ruling O21."""
    game = horn()
    raise_banner(game, RED, 0)
    lay(game, PLAINS, "wolves")
    game.favor_on[card("wolves")] = 1
    game.banks[4] -= 1
    search_pile(game, "tents", "keep", "scouts")
    play(game, "yes", "card Tents", "card Keep", "site cradle-1", "card Wolves")
    assert game.world[0] == card("wolves")
    assert (game.banks[4], game.favor_on[card("wolves")]) == (3, 0)


@pytest.mark.parametrize(("answer", "is_buried"), [("yes", True), ("no", False)])
def test_the_horn_may_bury_a_facedown_adviser_who_is_discarded(answer: str, is_buried: bool) -> None:
    """§45, ruling O21."""
    game = horn()
    number = hide(game, RED, "wolves")
    play(game, "play facedown Wolves", answer, "discard it")
    assert (number == game.world[0]) == is_buried
    assert (number in game.discards[1]) != is_buried
    assert game.discarding == 0


def test_the_horn_is_silent_once_its_search_is_over() -> None:
    """Ruling O21."""
    game = horn("taming_charm")
    hide(game, RED, "tents")
    lay(game, PLAINS, "wolves")
    play(game, "play facedown Tents", "yes", "adviser faceup", "use Taming Charm", "card Wolves")
    assert game.discards[1][-1] == card("wolves")


# Homelands (ruling O22).


def homeland(game: Oath) -> Oath:
    """Plains are a homeland of Nomads, whose card there brings a secret."""
    game.at[0] = EMPTY
    game.discards[2].append(card("longbows"))
    site(game, PLAINS, "steppe")
    return game


def test_a_homeland_pays_though_bandits_lost_a_card_of_its_suit_this_turn() -> None:
    """Ruling O22."""
    game = homeland(reds())
    station(game, PLAINS, CHANCELLOR, 0)
    lay(game, PLAINS, "horse_archers")
    play(game, "campaign against bandits", "number 3")
    finish(game)
    assert card("horse_archers") not in game.at
    assert comes_home(game)


def test_a_homeland_pays_though_a_defender_lost_a_card_of_its_suit_this_turn() -> None:
    """Ruling O22."""
    game = homeland(reds())
    station(game, PLAINS, BLUE, 1)
    lay(game, PLAINS, "horse_archers")
    play(game, "campaign against blue", "done", "number 3", "use Horse Archers")
    finish(game)
    assert card("horse_archers") not in game.at
    assert comes_home(game)


def comes_home(game: Oath) -> bool:
    """Whether the homeland gives a secret for a Nomad card that Red plays there."""
    hide(game, RED, "tents")
    secrets = game.secrets[RED]
    return play(game, "play facedown Tents", "site cradle-1").secrets[RED] == secrets + 1


# The Old Oak and the Acting Troupe (ruling O11).


def test_the_old_oak_takes_the_acting_troupe_for_a_beast() -> None:
    game = reds("acting_troupe")
    lay(game, PLAINS, "the_old_oak")
    assert play(game, "trade favor with The Old Oak").secrets[RED] == 6


# The Whistle and the Shrouded Wood (ruling O23).


def whistle(ruler: int) -> Oath:
    """Red whistles from Plains for Blue, who stands in a Shrouded Wood that somebody rules."""
    game = reds()
    hand(game, RED, "whistle")
    site(game, 1, "shrouded_wood")
    station(game, 1, ruler, 1)
    game.pawn[BLUE] = 1
    return play(game, "use Whistle")


def test_the_whistle_may_call_whoever_stands_in_an_enemys_wood_and_its_ruler_says_where_it_goes() -> None:
    """Ruling O23."""
    game = whistle(YELLOW)
    assert "player blue" in offered(game)
    play(game, "player blue")
    assert game.asked == YELLOW
    assert beginning(game, "site ") == [
        "cradle-1",
        *[f"provinces-{n}" for n in (1, 2, 3)],
        *[f"hinterland-{n}" for n in (1, 2, 3)],
    ]
    play(game, "site hinterland-1")
    assert (game.pawn[BLUE], game.secrets_on[card("whistle")]) == (COAST, 1), "who did not come gets nothing"


def test_the_woods_ruler_may_let_the_whistled_come() -> None:
    """Ruling O23."""
    game = play(whistle(YELLOW), "player blue", "site cradle-1")
    assert (game.pawn[BLUE], game.secrets_on[card("whistle")], game.secrets[BLUE]) == (PLAINS, 0, 2)


def test_a_friends_wood_does_not_stop_the_whistle() -> None:
    game = play(whistle(BLUE), "player blue")
    assert (game.pawn[BLUE], game.secrets[BLUE]) == (PLAINS, 2)


# The Bandit Crown of a third party (ruling O24).


@pytest.mark.parametrize(("holder", "defense"), [(YELLOW, 0), (RED, 0), (BLUE, 1)])
def test_the_crowns_bandit_joins_none_but_its_holder(holder: int, defense: int) -> None:
    game = reds()
    game.at[0] = EMPTY
    game.discards[2].append(card("longbows"))
    station(game, PLAINS, BLUE, 1)
    hand(game, holder, "bandit_crown")
    advise(game, BLUE, "wrestlers")
    arm(game, BLUE, 0)
    game.pawn[BLUE] = COAST
    play(game, "campaign against blue", "number 3")
    assert bandits_at_sites(game) == defense
    play(game, "use Wrestlers", "site cradle-1")
    assert game.garrison[PLAINS] == 0
    luck(game, "defense die blank", "defense die blank")
    assert game.campaign.defense == defense


def test_the_crowns_bandits_are_not_counted_among_the_beaten() -> None:
    """§89."""
    game = reds()
    station(game, PLAINS, BLUE, 3)
    hand(game, BLUE, "bandit_crown")
    arm(game, BLUE, 0)
    arm(game, RED, 9)
    game.pawn[BLUE] = COAST
    finish(play(game, "campaign against blue", "number 9", "done"))
    assert (game.board[BLUE], game.barracks[BLUE]) == (2, 12), "half of three, and not of four"


# Which secrets burn (ruling O13).


def test_book_burning_lets_its_victim_choose_which_secret_stays() -> None:
    # Ruling: book-burning 1
    for answer, kept in (("yes", (1, 0)), ("no", (0, 1))):
        game = reds("book_burning")
        station(game, PLAINS, BLUE, 1)
        arm(game, RED, 9)
        arm(game, BLUE, 0)
        game.secrets[BLUE], game.flipped[BLUE] = 2, 2
        play(game, "campaign against blue", "pawn and favor", "number 9", "use Book Burning", "done")
        while game.asked != BLUE:
            let_chance(game)
            if game.asked == RED:
                play(game, offered(game)[0] if "no" not in offered(game) else "no")
        assert offered(game) == ["yes", "no"]
        play(game, answer)
        assert (game.secrets[BLUE], game.flipped[BLUE]) == kept


def test_ancient_binding_lets_everyone_choose_which_secret_stays() -> None:
    game = reds("ancient_binding")
    game.secrets[BLUE], game.flipped[BLUE] = 1, 1
    game.secrets[YELLOW], game.flipped[YELLOW] = 2, 1
    game.secrets[CHANCELLOR], game.flipped[CHANCELLOR] = 3, 1
    game.flipped[RED] = 1
    play(game, "use Ancient Binding")
    for seat, answer in ((BLUE, "no"), (YELLOW, "yes"), (CHANCELLOR, "yes")):
        assert game.asked == seat
        play(game, answer)
    assert game.secrets == [1, 0, 0, 1]
    assert game.flipped == [0, 0, 1, 0]
    assert game.secrets_on[card("ancient_binding")] == 1


# The Darkest Secret (ruling O25).


def test_the_darkest_secret_is_safe_with_a_holder_who_has_no_faceup_adviser() -> None:
    game = table()
    raise_banner(game, BLUE, 1)
    game.secrets[RED] = 5
    turn_of(game, RED)
    assert game.advisers[BLUE] == []
    assert "recover the darkest secret" not in offered(game)
    advise(game, BLUE, "wolves")
    assert "recover the darkest secret" in offered(game)
