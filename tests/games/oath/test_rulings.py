"""What rulings decide, and the fine print of cards (docs/rules/oath.md: Rulings)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludotek.games.oath.catalogue import card
from ludotek.games.oath.marks import DEFENSE, EMPTY, PROTECTION
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
    stated = re.findall(r"^\*\*(O\d+)\.", (ROOT / "docs" / "rules" / "oath.md").read_text(encoding="utf-8"), flags=re.M)
    code = "\n".join(path.read_text(encoding="utf-8") for path in RULES.rglob("*.py"))
    assert stated == [f"O{number}" for number in range(1, len(stated) + 1)]
    assert set(stated) == set(re.findall(r"\bO\d+\b", code))


# Key to the City (ruling O18).


def test_the_key_brings_a_warband_from_the_bank_even_if_the_board_is_empty() -> None:
    p = reds()
    p.pawn[CHANCELLOR] = COAST
    arm(p, RED, 0)
    played(p, "key_to_the_city", "Key to the City")
    assert (p.flag[PLAINS], p.garrison[PLAINS], p.board[RED], p.barracks[RED]) == (RED, 1, 0, 13)


def test_the_key_brings_none_from_an_empty_bank() -> None:
    p = reds()
    p.pawn[CHANCELLOR] = COAST
    arm(p, RED, 14)
    played(p, "key_to_the_city", "Key to the City")
    assert (p.garrison[PLAINS], p.board[RED]) == (0, 14)


def test_the_key_of_a_ring_bearer_brings_its_warband_no_further_than_the_board() -> None:
    p = reds()
    p.pawn[CHANCELLOR] = COAST
    hand(p, RED, "ring_of_devotion")
    played(p, "key_to_the_city", "Key to the City")
    assert (p.garrison[PLAINS], p.board[RED]) == (0, 4)


def test_the_key_played_from_elsewhere_kills_even_ones_own() -> None:
    p = reds()
    raise_banner(p, RED, 0)
    site(p, 1, "river")
    station(p, 1, RED, 3)
    played(p, "key_to_the_city", "Key to the City", "site cradle-2")
    assert (p.flag[1], p.garrison[1], p.board[RED]) == (RED, 3, 3), "the banner asks before anything is played"
    play(p, "done")
    assert (p.flag[1], p.garrison[1], p.board[RED], p.barracks[RED]) == (RED, 1, 3, 10)


def test_the_key_opens_nothing_where_any_imperial_player_stands_in_an_imperial_site() -> None:
    p = reds()
    p.pawn[CHANCELLOR] = COAST
    swear_in(p, BLUE)
    played(p, "key_to_the_city", "Key to the City")
    assert (p.flag[PLAINS], p.garrison[PLAINS]) == (CHANCELLOR, 2)


def test_the_key_does_nothing_where_one_rules_and_stands() -> None:
    p = reds()
    p.pawn[CHANCELLOR] = COAST
    station(p, PLAINS, RED, 3)
    played(p, "key_to_the_city", "Key to the City")
    assert (p.garrison[PLAINS], p.board[RED], p.barracks[RED]) == (3, 3, 8)


def test_the_key_of_a_citizen_brings_a_purple_warband() -> None:
    p = reds()
    swear_in(p, RED)
    station(p, PLAINS, YELLOW, 2)
    p.pawn[YELLOW] = COAST
    purple = p.barracks[CHANCELLOR]
    played(p, "key_to_the_city", "Key to the City")
    assert (p.flag[PLAINS], p.garrison[PLAINS], p.barracks[YELLOW]) == (CHANCELLOR, 1, 11)
    assert p.barracks[CHANCELLOR] == purple - 1


# The title under Supremacy (ruling O19).


def test_the_empire_keeps_the_title_of_an_oathkeeper_who_turns_citizen_even_on_a_tie() -> None:
    p = reds()
    for slot, colour in ((PLAINS, RED), (MOUNTAIN, BLUE), (COAST, CHANCELLOR)):
        station(p, slot, colour, 0)
        station(p, slot, colour, 0 if colour == CHANCELLOR else 1)
    p.keeper = RED
    become_citizen(p, RED)
    p.go_on()
    assert (p.keeper, p.citizens) == (CHANCELLOR, 1 << RED)
    assert offered(p)[0] != "player chancellor"


def test_under_protection_a_citizen_who_falls_behind_still_chooses_among_those_who_tie() -> None:
    p = reds()
    p.oath = PROTECTION
    swear_in(p, RED)
    p.keeper = RED
    hand(p, BLUE, "map")
    play(p, "rest")
    assert (p.asked, offered(p)) == (RED, ["player chancellor", "player blue"])


# The Cracked Horn (ruling O21).


def horn(*advisers: str) -> Oath:
    p = reds(*advisers)
    hand(p, RED, "cracked_horn")
    return p


def search_pile(p: Oath, *ids: str) -> Oath:
    """The discards of the Cradle are these cards, and Red has drawn them."""
    for id in ids:
        number = card(id)
        out_of_the_deck(p, number)
        p.discards[0].append(number)
    return let_chance(play(p, "search the discards of the cradle"))


def test_the_horn_buries_an_adviser_who_made_room() -> None:
    p = horn("scouts", "wolves", "elders")
    search_pile(p, "tents", "longbows", "keep")
    play(p, "yes", "card Tents", "card Longbows", "adviser faceup", "card Wolves")
    assert p.world[0] == card("wolves")


def test_the_horn_buries_what_the_peoples_favor_drives_out() -> None:
    p = horn()
    raise_banner(p, RED, 0)
    lay(p, PLAINS, "wolves")
    p.favor_on[card("wolves")] = 1
    p.banks[4] -= 1
    search_pile(p, "tents", "keep", "scouts")
    play(p, "yes", "card Tents", "card Keep", "site cradle-1", "card Wolves")
    assert p.world[0] == card("wolves")
    assert (p.banks[4], p.favor_on[card("wolves")]) == (3, 0)


@pytest.mark.parametrize(("answer", "is_buried"), [("yes", True), ("no", False)])
def test_the_horn_may_bury_a_facedown_adviser_who_is_discarded(answer: str, is_buried: bool) -> None:
    p = horn()
    number = hide(p, RED, "wolves")
    play(p, "play facedown Wolves", answer, "discard it")
    assert (number == p.world[0]) == is_buried
    assert (number in p.discards[1]) != is_buried
    assert not p.burying


def test_the_horn_is_silent_once_its_search_is_over() -> None:
    p = horn("taming_charm")
    hide(p, RED, "tents")
    lay(p, PLAINS, "wolves")
    play(p, "play facedown Tents", "yes", "adviser faceup", "use Taming Charm", "card Wolves")
    assert p.discards[1][-1] == card("wolves")


# Homelands (ruling O22).


def homeland(p: Oath) -> Oath:
    """Plains are a homeland of Nomads, whose card there brings a secret."""
    p.at[0] = EMPTY
    p.discards[2].append(card("longbows"))
    site(p, PLAINS, "steppe")
    return p


def test_a_homeland_pays_though_bandits_lost_a_card_of_its_suit_this_turn() -> None:
    p = homeland(reds())
    station(p, PLAINS, CHANCELLOR, 0)
    lay(p, PLAINS, "horse_archers")
    play(p, "campaign against bandits", "number 3")
    finish(p)
    assert card("horse_archers") not in p.at
    assert comes_home(p)


def test_a_homeland_pays_though_a_defender_lost_a_card_of_its_suit_this_turn() -> None:
    p = homeland(reds())
    station(p, PLAINS, BLUE, 1)
    lay(p, PLAINS, "horse_archers")
    play(p, "campaign against blue", "done", "number 3", "use Horse Archers")
    finish(p)
    assert card("horse_archers") not in p.at
    assert comes_home(p)


def comes_home(p: Oath) -> bool:
    """Whether the homeland gives a secret for a Nomad card that Red plays there."""
    hide(p, RED, "tents")
    secrets = p.secrets[RED]
    return play(p, "play facedown Tents", "site cradle-1").secrets[RED] == secrets + 1


# The Old Oak and the Acting Troupe (ruling O11).


def test_the_old_oak_takes_the_acting_troupe_for_a_beast() -> None:
    p = reds("acting_troupe")
    lay(p, PLAINS, "the_old_oak")
    assert play(p, "trade favor with The Old Oak").secrets[RED] == 6


# The Whistle and the Shrouded Wood (ruling O23).


def whistle(ruler: int) -> Oath:
    """Red whistles from Plains for Blue, who stands in a Shrouded Wood that somebody rules."""
    p = reds()
    hand(p, RED, "whistle")
    site(p, 1, "shrouded_wood")
    station(p, 1, ruler, 1)
    p.pawn[BLUE] = 1
    return play(p, "use Whistle")


def test_the_whistle_may_call_whoever_stands_in_an_enemys_wood_and_its_ruler_says_where_it_goes() -> None:
    p = whistle(YELLOW)
    assert "player blue" in offered(p)
    play(p, "player blue")
    assert p.asked == YELLOW
    assert beginning(p, "site ") == [
        "cradle-1",
        *[f"provinces-{n}" for n in (1, 2, 3)],
        *[f"hinterland-{n}" for n in (1, 2, 3)],
    ]
    play(p, "site hinterland-1")
    assert (p.pawn[BLUE], p.secrets_on[card("whistle")]) == (COAST, 1), "who did not come gets nothing"


def test_the_woods_ruler_may_let_the_whistled_come() -> None:
    p = play(whistle(YELLOW), "player blue", "site cradle-1")
    assert (p.pawn[BLUE], p.secrets_on[card("whistle")], p.secrets[BLUE]) == (PLAINS, 0, 2)


def test_a_friends_wood_does_not_stop_the_whistle() -> None:
    p = play(whistle(BLUE), "player blue")
    assert (p.pawn[BLUE], p.secrets[BLUE]) == (PLAINS, 2)


# The Bandit Crown of a third party (ruling O24).


@pytest.mark.parametrize(("holder", "defense"), [(YELLOW, 0), (RED, 0), (BLUE, 1)])
def test_the_crowns_bandit_joins_none_but_its_holder(holder: int, defense: int) -> None:
    p = reds()
    p.at[0] = EMPTY
    p.discards[2].append(card("longbows"))
    station(p, PLAINS, BLUE, 1)
    hand(p, holder, "bandit_crown")
    advise(p, BLUE, "wrestlers")
    arm(p, BLUE, 0)
    p.pawn[BLUE] = COAST
    play(p, "campaign against blue", "number 3")
    assert bandits_at_sites(p) == defense
    play(p, "use Wrestlers", "site cradle-1")
    assert p.garrison[PLAINS] == 0
    luck(p, "defense die blank", "defense die blank")
    assert p.war[DEFENSE] == defense


def test_the_crowns_bandits_are_not_counted_among_the_beaten() -> None:
    p = reds()
    station(p, PLAINS, BLUE, 3)
    hand(p, BLUE, "bandit_crown")
    arm(p, BLUE, 0)
    arm(p, RED, 9)
    p.pawn[BLUE] = COAST
    finish(play(p, "campaign against blue", "number 9", "done"))
    assert (p.board[BLUE], p.barracks[BLUE]) == (2, 12), "half of three, and not of four"


# Which secrets burn (ruling O13).


def test_book_burning_lets_its_victim_choose_which_secret_stays() -> None:
    for answer, kept in (("yes", (1, 0)), ("no", (0, 1))):
        p = reds("book_burning")
        station(p, PLAINS, BLUE, 1)
        arm(p, RED, 9)
        arm(p, BLUE, 0)
        p.secrets[BLUE], p.flipped[BLUE] = 2, 2
        play(p, "campaign against blue", "pawn and favor", "number 9", "use Book Burning", "done")
        while p.asked != BLUE:
            let_chance(p)
            if p.asked == RED:
                play(p, offered(p)[0] if "no" not in offered(p) else "no")
        assert offered(p) == ["yes", "no"]
        play(p, answer)
        assert (p.secrets[BLUE], p.flipped[BLUE]) == kept


def test_ancient_binding_lets_everyone_choose_which_secret_stays() -> None:
    p = reds("ancient_binding")
    p.secrets[BLUE], p.flipped[BLUE] = 1, 1
    p.secrets[YELLOW], p.flipped[YELLOW] = 2, 1
    p.secrets[CHANCELLOR], p.flipped[CHANCELLOR] = 3, 1
    p.flipped[RED] = 1
    play(p, "use Ancient Binding")
    for seat, answer in ((BLUE, "no"), (YELLOW, "yes"), (CHANCELLOR, "yes")):
        assert p.asked == seat
        play(p, answer)
    assert p.secrets == [1, 0, 0, 1]
    assert p.flipped == [0, 0, 1, 0]
    assert p.secrets_on[card("ancient_binding")] == 1


# The Darkest Secret (ruling O25).


def test_the_darkest_secret_is_safe_with_a_holder_who_has_no_faceup_adviser() -> None:
    p = table()
    raise_banner(p, BLUE, 1)
    p.secrets[RED] = 5
    turn_of(p, RED)
    assert p.advisers[BLUE] == []
    assert "recover the darkest secret" not in offered(p)
    advise(p, BLUE, "wolves")
    assert "recover the darkest secret" in offered(p)
