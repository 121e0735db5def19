"""The log: whatever a player does is told once, in the move's words or in those of what happens."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from ludotek.core.position import CHANCE, DEAL, EVERYONE, OVER, Event, Move, Seat, only
from ludotek.core.rng import Rng
from ludotek.core.session import Session
from ludotek.games.oath import GAME
from ludotek.games.oath import vocabulary as v
from ludotek.games.oath.catalogue import CONSPIRACY, NAMES, RELIC, SITE, SLOTS, card
from ludotek.games.oath.marks import PEOPLES_FAVOR
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.piles import discard_adviser
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
    let_chance,
    offered,
    play,
    raise_banner,
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
    position = GAME.start(players=players, map="random" if game % 2 else "first")
    assert isinstance(position, Oath)
    while position.kind() != OVER:
        seat = CHANCE if position.kind() == DEAL else position.asked
        move = rng.choice(position.moves(seat))
        told = heard(position)
        position.play(seat, move)
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
            chosen = [one[3] for one in told if one[0] == EVERYONE and one[1] == v.CHOSE]
            assert all(choice >= v.NUMBER for choice in chosen), "the place of an adviser and nothing else"


def test_of_a_card_that_not_all_may_see_everyone_hears_the_back_and_then_its_player_which_it_is() -> None:
    position = reds()
    held = hide(position, RED, "wolves")
    told = heard(position)
    play(position, "play facedown Wolves", "discard it")
    assert told == [
        (EVERYONE, v.CHOSE, RED, v.NUMBER + 1),
        (EVERYONE, v.KEPT, RED, 0),
        (only(RED), v.THAT_WAS, RED, held),
        (EVERYONE, v.DISCARDED_UNSEEN, RED, 0),
        (only(RED), v.THAT_WAS, RED, held),
    ]


def test_a_journey_a_muster_and_a_target_are_each_one_line() -> None:
    position = reds()
    station(position, 0, 0, 0)
    told = heard(position)
    play(position, "muster on Longbows", "campaign against bandits", "number 0")
    assert [one[1] for one in told if one[2] == RED] == [
        v.MUSTERED,
        v.GAINED_WARBANDS,
        v.ATTACKED,
        v.TARGETED,
        v.TOLD_NUMBER,
    ]
    position = reds()
    told = heard(position)
    play(position, "travel to provinces-1")
    assert [one[1] for one in told] == [v.WENT]


def test_a_secret_turned_facedown_on_the_way_is_told() -> None:
    position = reds()
    site(position, 1, "the_hidden_place")
    told = heard(position)
    play(position, "travel to cradle-2")
    assert told == [(EVERYONE, v.TURNED_SECRET, RED, 0), (EVERYONE, v.WENT, RED, position.map[1])]


# What happens to warbands, secrets and favor is told where it happens.


def told_by(position: Oath, *moves: str) -> list[str]:
    """What everyone reads while these moves are made."""
    told = heard(position)
    play(position, *moves)
    return [ENGLISH.say(GAME.say_event(event)) for event in told if event[0] == EVERYONE]


def test_wolves_are_heard_to_kill() -> None:
    position = reds("wolves")
    arm(position, BLUE, 2)
    assert told_by(position, "use Wolves", "player blue") == ["Red uses Wolves.", "Blue loses 1 warband."]


def test_the_key_to_the_city_is_heard_to_kill_a_garrison_and_to_bring_a_warband() -> None:
    position = reds()
    position.pawn[CHANCELLOR] = MOUNTAIN
    station(position, PLAINS, CHANCELLOR, 3)
    hide(position, RED, "key_to_the_city")
    told = told_by(position, "play facedown Key to the City", "site cradle-1")
    assert told[-3:] == [
        "Chancellor loses 3 warbands at Plains.",
        "Red gains 1 warband.",
        "Red sends 1 warband to Plains.",
    ]
    assert "Red chooses Plains as the site." in told, "where a card is played is named too"


def test_burnt_secrets_are_heard_of_on_boards_and_on_cards() -> None:
    position = reds("ancient_binding")
    position.secrets[BLUE], position.flipped[BLUE] = 2, 1
    position.secrets_on[card("longbows")] = 1
    told = told_by(position, "use Ancient Binding", "yes")
    assert "Blue loses 2 secrets." in told
    assert "Burnt on Longbows: 1 secret." in told


def test_sleight_of_hand_says_what_was_stolen_from_whom() -> None:
    position = reds("sleight_of_hand")
    position.secrets[BLUE] = 2
    told = told_by(position, "use Sleight of Hand", "player blue")
    assert told[-2:] == ["Blue loses 1 secret.", "Red gains 1 secret."]


def test_memory_of_home_says_which_bank_flows_where() -> None:
    told = told_by(reds("memory_of_home"), "use Memory of Home", "bank of order")
    assert told[-1] == "3 favor goes from the bank of Order to the bank of Hearth."


def test_warbands_go_to_and_from_a_site_by_name() -> None:
    position = reds()
    station(position, PLAINS, RED, 3)
    assert told_by(position, "lift 2 warbands") == ["Red takes 2 warbands from Plains."]
    assert told_by(position, "station 1 warbands") == ["Red sends 1 warband to Plains."]


def test_warbands_between_boards_say_from_whom_to_whom() -> None:
    position = turn_of(table(), CHANCELLOR)
    swear_in(position, BLUE)
    told = told_by(position, "hand warbands to blue", "number 2", "yes")
    assert told[-1] == "Chancellor hands 2 warbands to Blue."


def test_of_several_facedown_advisers_everyone_sees_which_one_is_taken_up_or_discarded() -> None:
    """Else whoever knows one of them could tell more from where that one lies than it was told."""
    game = reds()
    held = [hide(game, RED, id) for id in ("wolves", "tents", "errand_boy")]
    game.cards.show(held[1], only(BLUE))
    place = game.facedown[RED].index(held[2])
    told = heard(game)
    play(game, "play facedown Errand Boy", "discard it")
    assert (EVERYONE, v.CHOSE, RED, v.NUMBER + place) in told
    place = game.facedown[RED].index(held[1])
    discard_adviser(game, RED, held[1])
    assert (EVERYONE, v.CHOSE, RED, v.NUMBER + place) in told


def test_of_a_single_facedown_adviser_nothing_need_be_said() -> None:
    game = reds()
    told = heard(game)
    discard_adviser(game, RED, game.facedown[RED][0])
    assert not [event for event in told if event[1] == v.CHOSE]


@pytest.mark.parametrize("where", ["adviser faceup", "site cradle-1"])
def test_a_card_that_is_played_faceup_is_shown_before_others_leave_for_it(where: str) -> None:
    """Else another seat might imagine that an adviser is played to a site, or a card of a site beside its player."""
    game = reds()
    raise_banner(game, RED, PEOPLES_FAVOR)
    for id in ("errand_boy", "tents"):
        advise(game, RED, id)
    held = hide(game, RED, "wolves")
    told = heard(game)
    play(game, "play facedown Wolves", where)
    assert game.hand == [held], "somebody is to leave first"
    assert (EVERYONE, v.THAT_WAS, RED, held) in told
    assert all(game.imagine(BLUE, Rng(seed)).hand == [held] for seed in range(5))


def test_of_a_card_that_is_played_facedown_others_learn_nothing_before_one_leaves_for_it() -> None:
    game = reds()
    for id in ("errand_boy", "tents"):
        advise(game, RED, id)
    let_chance(play(game, "search the world deck"))
    told = heard(game)
    play(game, f"card {NAMES[game.hand[0]]}")
    while "adviser facedown" not in offered(game):
        play(game, offered(game)[0])
    play(game, "adviser facedown")
    assert game.hand, "somebody is to leave first"
    assert not [event for event in told if event[:2] == (EVERYONE, v.THAT_WAS)]


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
    position = reds()
    station(position, PLAINS, BLUE, 1)
    assert told_by(position, "campaign against blue") == ["Red campaigns against Blue.", "Red targets Plains."]


def test_the_favor_paid_for_exile_is_heard_of() -> None:
    position = turn_of(table(), CHANCELLOR)
    enrich(position, CHANCELLOR, 6)
    swear_in(position, BLUE)
    assert "Chancellor gives 4 favor to Blue." in told_by(position, "exile blue")


def test_the_favor_paid_for_leaving_is_heard_of() -> None:
    position = reds(favor=9, secrets=1)
    swear_in(position, RED)
    assert "Red gives 4 favor to Chancellor." in told_by(position, "leave the empire")


def test_a_skull_is_heard_to_kill() -> None:
    position = reds()
    arm(position, RED, 2)
    station(position, PLAINS, BLUE, 1)
    play(position, "campaign against blue", "done", "number 2", "done")
    while offered(position) != ["attack die hollow", "attack die sword", "attack die skull"]:
        play(position, "defense die blank")
    assert told_by(position, "attack die skull") == ["Attack: two swords and a skull.", "Red loses 1 warband."]


@pytest.mark.parametrize(("id", "name"), [("bear_traps", "Bear Traps"), ("wrestlers", "Wrestlers")])
def test_plans_that_kill_are_heard_to(id: str, name: str) -> None:
    position = reds()
    advise(position, BLUE, id)
    enrich(position, BLUE, 2)
    arm(position, BLUE, 2)
    play(position, "campaign against blue", "pawn and favor", "number 3")
    told = told_by(position, f"use {name}", *(["player blue"] if id == "wrestlers" else []))
    assert f"{'Blue' if id == 'wrestlers' else 'Red'} loses 1 warband." in told


def test_sticky_fire_is_heard_to_pay_and_survivors_to_come_home_from_their_site() -> None:
    position = war()
    hand(position, RED, "sticky_fire")
    play(declare(position), "use Sticky Fire")
    told = heard(position)
    play(roll(position, "blank", WIN), "number 0", "yes")
    lines = [ENGLISH.say(GAME.say_event(event)) for event in told]
    assert "Blue takes 2 warbands from Plains." in lines
    assert lines[-3:-1] == ["Blue loses 3 warbands.", "Red gives 1 favor to Blue."]
    assert "Blue 6" in lines[-1]  # who fell in all of the campaign


def test_warbands_for_which_no_purple_ones_are_left_are_heard_to_be_lost() -> None:
    told = told_by(recolour(), "number 0", "number 2")
    assert told[:2] == ["Red chooses 0.", "Red loses 3 warbands at Mountain."]
    assert "Red loses 1 warband." in told


def test_warbands_in_the_cage_are_heard_of() -> None:
    position = reds()
    hand(position, RED, "obsidian_cage")
    position.barracks[BLUE] -= 2
    position.caged[BLUE] = 2
    assert told_by(position, "use Obsidian Cage", "number 2")[-1] == "Blue gets 2 warbands back from the cage."


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
