"""The log: whatever a player does is told once, in the move's words or in those of what happens."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from ludotek.core.position import CHANCE, DEAL, EVERYONE, OVER, Event, Move, Seat, only
from ludotek.core.rng import Rng
from ludotek.core.session import Session
from ludotek.games.oath import GAME
from ludotek.games.oath import vocabulary as v
from ludotek.games.oath.catalogue import CONSPIRACY, RELIC, SITE, SLOTS, card
from ludotek.games.oath.rules import Oath
from ludotek.locale import LANGUAGES, language
from tests.games.oath.scenario import (
    BLUE,
    CHANCELLOR,
    MOUNTAIN,
    PLAINS,
    RED,
    advise,
    arm,
    enrich,
    hand,
    heard,
    hide,
    offered,
    play,
    reds,
    site,
    station,
    swear_in,
    table,
    turn_of,
)
from tests.games.oath.scenes import recolour
from tests.games.oath.test_plans import WIN, declare, roll, war

GAMES = 8  # of each size
ENGLISH = language("en")

# By event: the moves that it says in words of its own, given who moved and what the event is about.
SAYS: dict[int, Callable[[Seat, int, int], set[Move]]] = {
    v.WENT: lambda seat, a, b: {
        *(run + slot for run in (v.TRAVEL, v.TRAVEL_BY_GIANT, v.SLOT) for slot in range(SLOTS)),
        v.YES if a == seat else v.SEAT + a,
    },
    v.MUSTERED: lambda seat, a, b: {v.MUSTER + b},
    v.TRADED_SECRET: lambda seat, a, b: {v.TRADE_SECRET + b},
    v.TRADED_FAVOR: lambda seat, a, b: {v.TRADE_FAVOR + b},
    v.USED: lambda seat, a, b: {v.USE + b},
    v.ATTACKED: lambda seat, a, b: {v.CAMPAIGN + b},
    v.TARGETED: lambda seat, a, b: set(range(v.SLOT, v.SEAT)),
    v.TARGETED_THING: lambda seat, a, b: {
        v.CARD + RELIC + b if b >= 0 else v.PAWN if b == -3 else v.BANNER - 1 - b,
    },
    v.TOLD_NUMBER: lambda seat, a, b: {v.NUMBER + b},
    v.ANSWERED: lambda seat, a, b: {v.YES if b else v.NO},
    v.OFFERED: lambda seat, a, b: {v.SEAT + b, v.OFFER + b},
    v.OFFER_LINE: lambda seat, a, b: {b},
    v.KEPT: lambda seat, a, b: {*range(v.PLAY, v.PEEK), *range(v.CARD, v.SLOT)},
    v.PLAYED: lambda seat, a, b: {v.FACEUP} if b == CONSPIRACY else set(),
    v.PLAYED_FACEDOWN: lambda seat, a, b: {v.FACEDOWN, *range(v.CARD, v.SLOT)},
    v.DISCARDED: lambda seat, a, b: {v.DISCARD, v.CARD + b},
    v.DISCARDED_UNSEEN: lambda seat, a, b: {v.DISCARD, *range(v.CARD, v.SLOT)},
    v.REVEALED_VISION: lambda seat, a, b: {v.REVEAL},
    v.TOOK_RELIC: lambda seat, a, b: {v.CARD + RELIC + b},
    v.TOOK_BANNER: lambda seat, a, b: {v.BANNER + b},
    v.STATIONED: lambda seat, a, b: {v.STATION + b // v.PLACES - 1, *range(v.NUMBER, v.BANNER)},
    v.LIFTED: lambda seat, a, b: {v.LIFT + b // v.PLACES - 1, *range(v.NUMBER, v.BANNER)},
    v.LOST_WARBANDS: lambda seat, a, b: {v.NUMBER + b, v.SEAT + a, *([v.YES] if a == seat else [])},
    v.LOST_AT_SITE: lambda seat, a, b: set(range(v.SLOT, v.SEAT)),
    v.LOST_SECRETS: lambda seat, a, b: {v.SEAT + a},
    v.FLOWED: lambda seat, a, b: {v.BANK + a // v.SEATS},
    v.BURNT: lambda seat, a, b: {v.YES},
    v.GAINED_FAVOR: lambda seat, a, b: {v.TAKE_FAVOR},
    v.GAINED_SECRETS: lambda seat, a, b: {v.TAKE_SECRET},
    v.BECAME_CITIZEN: lambda seat, a, b: {v.YES},
    v.BECAME_EXILE: lambda seat, a, b: {v.LEAVE} if a == seat else set(),
    v.TITLE_PASSED: lambda seat, a, b: {v.SEAT + a},
    v.RESTED: lambda seat, a, b: {v.REST},
}


def deeds(players: int, game: int) -> Iterator[tuple[Seat, Move, list[Event]]]:
    """What seats do in a random game, each with what was told before anybody was asked again."""
    rng = Rng(100 * players + game)
    p = GAME.start(players=players, map="random" if game % 2 else "first")
    assert isinstance(p, Oath)
    while p.kind() != OVER:
        seat = CHANCE if p.kind() == DEAL else p.asked
        move = rng.choice(p.moves(seat))
        told = heard(p)
        p.play(seat, move)
        if seat != CHANCE:
            yield seat, move, told


def ways_told(seat: Seat, move: Move, told: list[Event]) -> list[bool]:
    """Whether the move's own words were told to everyone, and whether an event's were that say the same."""
    public = [(what, a, b) for audience, what, a, b in told if audience == EVERYONE]
    in_others = any(what in SAYS and move in SAYS[what](seat, a, b) for what, a, b in public)
    is_chosen = any(what == v.CHOSE and a == seat and is_named(move, b) for what, a, b in public)
    return [is_chosen, in_others]


def is_named(move: Move, told: Move) -> bool:
    """A faceup site is told by its name."""
    return told == move or (v.SLOT <= move < v.SEAT and v.CARD + SITE <= told < v.SLOT)


@pytest.mark.parametrize("players", range(2, 7))
def test_every_deed_is_told_to_everyone_exactly_once(players: int) -> None:
    for game in range(GAMES):
        for seat, move, told in deeds(players, game):
            assert sum(ways_told(seat, move, told)) == 1, (GAME.words(move), [GAME.say_event(one) for one in told])


def test_a_move_that_is_told_never_names_a_card_that_others_may_not_see() -> None:
    for _, move, told in deeds(3, 1):
        if v.PLAY <= move < v.PEEK:
            assert not [one for one in told if one[0] == EVERYONE and one[1] == v.CHOSE]


def test_of_a_card_that_not_all_may_see_everyone_hears_the_back_and_then_its_player_which_it_is() -> None:
    p = reds()
    held = hide(p, RED, "wolves")
    told = heard(p)
    play(p, "play facedown Wolves", "discard it")
    assert told == [
        (EVERYONE, v.KEPT, RED, 0),
        (only(RED), v.THAT_WAS, RED, held),
        (EVERYONE, v.DISCARDED_UNSEEN, RED, 0),
        (only(RED), v.THAT_WAS, RED, held),
    ]


def test_a_journey_a_muster_and_a_target_are_each_one_line() -> None:
    p = reds()
    station(p, 0, 0, 0)
    told = heard(p)
    play(p, "muster on Longbows", "campaign against bandits", "number 0")
    assert [one[1] for one in told if one[2] == RED] == [
        v.MUSTERED,
        v.GAINED_WARBANDS,
        v.ATTACKED,
        v.TARGETED,
        v.TOLD_NUMBER,
    ]
    p = reds()
    told = heard(p)
    play(p, "travel to provinces-1")
    assert [one[1] for one in told] == [v.WENT]


def test_a_secret_turned_facedown_on_the_way_is_told() -> None:
    p = reds()
    site(p, 1, "the_hidden_place")
    told = heard(p)
    play(p, "travel to cradle-2")
    assert told == [(EVERYONE, v.TURNED_SECRET, RED, 0), (EVERYONE, v.WENT, RED, p.map[1])]


# What happens to warbands, secrets and favor is told where it happens.


def told_by(p: Oath, *moves: str) -> list[str]:
    """What everyone reads while these moves are made."""
    told = heard(p)
    play(p, *moves)
    return [ENGLISH.say(GAME.say_event(event)) for event in told if event[0] == EVERYONE]


def test_wolves_are_heard_to_kill() -> None:
    p = reds("wolves")
    arm(p, BLUE, 2)
    assert told_by(p, "use Wolves", "player blue") == ["Red uses Wolves.", "Blue loses warbands: 1."]


def test_the_key_to_the_city_is_heard_to_kill_a_garrison_and_to_bring_a_warband() -> None:
    p = reds()
    p.pawn[CHANCELLOR] = MOUNTAIN
    station(p, PLAINS, CHANCELLOR, 3)
    hide(p, RED, "key_to_the_city")
    told = told_by(p, "play facedown Key to the City", "site cradle-1")
    assert told[-3:] == [
        "Chancellor loses warbands at Plains: 3.",
        "Red gains warbands: 1.",
        "Red sends warbands to Plains: 1.",
    ]
    assert "Red: Plains." in told, "where a card is played is named too"


def test_burnt_secrets_are_heard_of_on_boards_and_on_cards() -> None:
    p = reds("ancient_binding")
    p.secrets[BLUE], p.flipped[BLUE] = 2, 1
    p.secrets_on[card("longbows")] = 1
    told = told_by(p, "use Ancient Binding", "yes")
    assert "Blue loses secrets: 2." in told
    assert "Secrets burnt on Longbows: 1." in told


def test_sleight_of_hand_says_what_was_stolen_from_whom() -> None:
    p = reds("sleight_of_hand")
    p.secrets[BLUE] = 2
    told = told_by(p, "use Sleight of Hand", "player blue")
    assert told[-2:] == ["Blue loses secrets: 1.", "Red gains secrets: 1."]


def test_memory_of_home_says_which_bank_flows_where() -> None:
    told = told_by(reds("memory_of_home"), "use Memory of Home", "bank of order")
    assert told[-1] == "Favor goes from the bank of Order to the bank of Hearth: 3."


def test_warbands_go_to_and_from_a_site_by_name() -> None:
    p = reds()
    station(p, PLAINS, RED, 3)
    assert told_by(p, "lift 2 warbands") == ["Red takes warbands from Plains: 2."]
    assert told_by(p, "station 1 warbands") == ["Red sends warbands to Plains: 1."]


def test_warbands_between_boards_say_from_whom_to_whom() -> None:
    p = turn_of(table(), CHANCELLOR)
    swear_in(p, BLUE)
    told = told_by(p, "hand warbands to blue", "number 2", "yes")
    assert told[-1] == "Warbands go from Chancellor to Blue: 2."


def test_a_journey_names_a_faceup_site_and_of_a_facedown_one_the_place() -> None:
    assert told_by(reds(), "travel to provinces-1") == ["Red goes to Mountain."]
    assert told_by(reds(), "travel to cradle-2") == ["Red goes to Cradle 2."]


def test_pawns_are_first_set_on_sites_that_are_named() -> None:
    session = Session(GAME, GAME.options({"players": 3}))
    session.finish(Rng(1))
    went = [event for told in session.events for event in told if event[1] == v.WENT][:3]
    assert [event[2] for event in went] == [CHANCELLOR, RED, BLUE]
    assert all(event[3] >= SITE for event in went)


def test_a_target_is_named() -> None:
    p = reds()
    station(p, PLAINS, BLUE, 1)
    assert told_by(p, "campaign against blue") == ["Red campaigns against Blue.", "Red targets Plains."]


def test_the_favor_paid_for_exile_is_heard_of() -> None:
    p = turn_of(table(), CHANCELLOR)
    enrich(p, CHANCELLOR, 6)
    swear_in(p, BLUE)
    assert "Chancellor gives favor to Blue: 4." in told_by(p, "exile blue")


def test_the_favor_paid_for_leaving_is_heard_of() -> None:
    p = reds(favor=9, secrets=1)
    swear_in(p, RED)
    assert "Red gives favor to Chancellor: 4." in told_by(p, "leave the empire")


def test_a_skull_is_heard_to_kill() -> None:
    p = reds()
    arm(p, RED, 2)
    station(p, PLAINS, BLUE, 1)
    play(p, "campaign against blue", "done", "number 2", "done")
    while offered(p) != ["attack die hollow", "attack die sword", "attack die skull"]:
        play(p, "defense die blank")
    assert told_by(p, "attack die skull") == ["Attack: two swords and a skull.", "Red loses warbands: 1."]


@pytest.mark.parametrize(("id", "name"), [("bear_traps", "Bear Traps"), ("wrestlers", "Wrestlers")])
def test_plans_that_kill_are_heard_to(id: str, name: str) -> None:
    p = reds()
    advise(p, BLUE, id)
    enrich(p, BLUE, 2)
    arm(p, BLUE, 2)
    play(p, "campaign against blue", "pawn and favor", "number 3")
    told = told_by(p, f"use {name}", *(["player blue"] if id == "wrestlers" else []))
    assert f"{'Blue' if id == 'wrestlers' else 'Red'} loses warbands: 1." in told


def test_sticky_fire_is_heard_to_pay_and_survivors_to_come_home_from_their_site() -> None:
    p = war()
    hand(p, RED, "sticky_fire")
    play(declare(p), "use Sticky Fire")
    told = heard(p)
    play(roll(p, "blank", WIN), "number 0", "yes")
    lines = [ENGLISH.say(GAME.say_event(event)) for event in told]
    assert "Blue takes warbands from Plains: 2." in lines
    assert lines[-2:] == ["Blue loses warbands: 3.", "Red gives favor to Blue: 1."]


def test_warbands_for_which_no_purple_ones_are_left_are_heard_to_be_lost() -> None:
    told = told_by(recolour(), "number 0", "number 2")
    assert told[:2] == ["Red: 0.", "Red loses warbands at Mountain: 3."]
    assert "Red loses warbands: 1." in told


def test_warbands_in_the_cage_are_heard_of() -> None:
    p = reds()
    hand(p, RED, "obsidian_cage")
    p.barracks[BLUE] -= 2
    p.caged[BLUE] = 2
    assert told_by(p, "use Obsidian Cage", "number 2")[-1] == "Blue gets warbands back from the cage: 2."


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_event_of_random_games_is_said(code: str) -> None:
    spoken = language(code)
    for _, _, told in deeds(4, 2):
        for event in told:
            assert spoken.say(GAME.say_event(event))


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_happening_has_words(code: str) -> None:
    spoken = language(code)
    assert [one.name for one in GAME.happenings if not spoken.has(f"oath-{one.name}")] == []
