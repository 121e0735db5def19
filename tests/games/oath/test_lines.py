"""How one game of a line leads to the next: what it changed, and in what the next one begins."""

from __future__ import annotations

import pytest

from ludotek.core.parts import Ended
from ludotek.core.position import SPECTATOR, Seat
from ludotek.core.rng import Rng
from ludotek.core.session import Session
from ludotek.core.volume import ended
from ludotek.games.oath import GAME
from ludotek.games.oath.chronicles.line import changes, go_on, in_play, name, seed, world
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.world import World, world_after
from tests.games.oath.seeds import MID_GAME

BEGINNINGS: list[dict[str, object]] = [
    {},
    {"deck": "random"},
    {"world": MID_GAME},
    {"world": MID_GAME, "as_written": True},
]


def played(luck: int = 0, options: dict[str, object] | None = None) -> Ended:
    """A game that was played to its end, as the house hands it over."""
    session = Session(GAME, GAME.options({"players": 2, "chronicle": True, **(options or {})}))
    session.finish(Rng(3))
    return ended(session, ["Olena", "Taras"], Rng(luck), "The Long Peace")


def unordered(world: World) -> tuple[object, ...]:
    """What is known of a world to whoever knows no order: what lies open, and the cards of each layer."""
    layers = (world.deck[:12], world.deck[12:30], world.deck[30:])
    relics = [*world.relics, *(relic for place in world.places for relic in place.relics)]
    places = [(place.site, tuple(place.lying), len(place.relics)) if place.is_up else None for place in world.places]
    return (world.oath, world.citizens, places, [sorted(layer) for layer in layers], sorted(relics), world.dispossessed)


@pytest.mark.parametrize("options", BEGINNINGS)
def test_who_came_and_who_went_is_told_of_every_beginning(options: dict[str, object]) -> None:
    over = played(options=options)
    assert isinstance(over.begun, Oath) and isinstance(over.last, Oath)
    told = {about.id: [one.id for one in there] for about, there in changes(over)}
    came, went = told["oath-line-came"], told["oath-line-went"]
    assert len(in_play(over.last)) == len(in_play(over.begun)) + len(came) - len(went)
    after = world_after(over.last)
    assert in_play(over.last) == {*range(198)} - {*after.archive, *after.dispossessed}
    assert len(went) > 0 and not {*came} & {*went}
    assert len(told["oath-line-edifices"]) + len(told["oath-line-ruins"]) == len(after.edifices)


def test_the_next_game_begins_in_that_world_in_an_order_of_its_own() -> None:
    first, second = go_on(played(1)), go_on(played(2))
    assert first != second and go_on(played(1)) == first
    options = GAME.options(first)
    assert (options.as_written, options.chronicle, name(options)) == (True, True, "The Long Peace")
    found, other = world(options), world(GAME.options(second))
    over = played().last
    assert isinstance(over, Oath) and found is not None and other is not None
    assert unordered(found) == unordered(other) == unordered(world_after(over))
    assert found.deck != other.deck


def test_a_game_that_begins_anew_has_no_seed_and_no_name() -> None:
    options = GAME.options({})
    assert (seed(options), name(options), world(options)) == ("", "", None)


@pytest.mark.parametrize("observer", [SPECTATOR, 0, 1])
def test_nobody_can_tell_one_order_of_the_same_world_from_another_before_anything_is_dealt(observer: Seat) -> None:
    games = [GAME.first(GAME.options({"players": 2, **go_on(played(luck))})) for luck in range(4)]
    assert len({game.key() for game in games}) == 4
    assert len({str(GAME.view(game, observer)) for game in games}) == 1
