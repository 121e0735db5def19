"""The log: whatever a player does is told once, in the move's words or in those of what happens."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from ludotek.core.position import CHANCE, DEAL, EVERYONE, OVER, Event, Move, Seat, only
from ludotek.core.rng import Rng
from ludotek.games.oath import GAME
from ludotek.games.oath import vocabulary as v
from ludotek.games.oath.catalogue import CONSPIRACY, RELIC
from ludotek.games.oath.rules import Oath
from tests.games.oath.scenario import RED, heard, hide, play, reds, site, station

GAMES = 8  # of each size

# By event: the moves that it says in words of its own, given who moved and what the event is about.
SAYS: dict[int, Callable[[Seat, int, int], set[Move]]] = {
    v.WENT: lambda seat, a, b: {
        *(run + b for run in (v.TRAVEL, v.TRAVEL_BY_GIANT, v.SLOT)),
        v.YES if a == seat else v.SEAT + a,
    },
    v.MUSTERED: lambda seat, a, b: {v.MUSTER + b},
    v.TRADED_SECRET: lambda seat, a, b: {v.TRADE_SECRET + b},
    v.TRADED_FAVOR: lambda seat, a, b: {v.TRADE_FAVOR + b},
    v.USED: lambda seat, a, b: {v.USE + b},
    v.ATTACKED: lambda seat, a, b: {v.CAMPAIGN + b},
    v.TARGETED: lambda seat, a, b: {v.SLOT + b},
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
    v.MOVED_WARBANDS: lambda seat, a, b: {v.NUMBER + b, v.STATION + b - 1} if b >= 0 else {v.LIFT - b - 1},
    v.LOST_WARBANDS: lambda seat, a, b: {v.NUMBER + b, *([v.YES] if a == seat else [])},
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
    return [(v.CHOSE, seat, move) in public, in_others]


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
    assert told == [(EVERYONE, v.TURNED_SECRET, RED, 0), (EVERYONE, v.WENT, RED, 1)]
