"""The Chronicle of random games, against a model of its own."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludotek.core.position import CHANCE, DEAL, OVER
from ludotek.core.rng import Rng
from ludotek.games.oath import GAME
from ludotek.games.oath.catalogue import SUIT
from ludotek.games.oath.components import OathOptions
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps import chronicle_decks, chronicle_map
from ludotek.games.oath.steps.piles import turn_over
from ludotek.games.oath.world import World, first_position, world_after
from tests.games.oath.chronicle_model import Mismatch, Model
from tests.games.oath.worlds import small_world

GAMES = 240
FACES = ("first", "random")


def random_game(seed: int, world: World | None = None) -> tuple[Model, list[str], World]:
    """A random game with its Chronicle: the model at its victory, what was said from there on, and the world."""
    options = {"players": 2 + seed % 5, "map": FACES[seed % 2], "deck": FACES[seed // 2 % 2], "edifices": seed % 4}
    chosen = GAME.options({**options, "chronicle": True, "citizens": seed % 2})
    assert isinstance(chosen, OathOptions)
    game = GAME.first(chosen) if world is None else first_position(world, chosen, is_written=seed % 2 == 0)
    rng = Rng(seed)
    while game.chronicler < 0:
        before = game.copy()
        seat, move = luck_or_choice(game, rng)
        game.play(seat, move)
    model = Model(at_victory(before, seat, move))
    log: list[str] = []
    while game.kind() != OVER:
        seat, move = luck_or_choice(game, rng)
        log.append(GAME.words(move))
        game.play(seat, move)
    return model, log, world_after(game)


def luck_or_choice(game: Oath, rng: Rng) -> tuple[int, int]:
    seat = CHANCE if game.kind() == DEAL else game.asked
    moves, odds = game.moves(seat), game.odds()
    return seat, rng.weighted(moves, odds) if seat == CHANCE and odds else rng.choice(moves)


def at_victory(before: Oath, seat: int, move: int) -> Oath:
    """What lay on the table when the game was won, before anything followed."""
    before.has_chronicle = False
    before.play(seat, move)
    before.chronicler = before.winner
    return before


def plain(world: World) -> dict[str, object]:
    places = [(place.site, place.is_up, place.cards) for place in world.places]
    return {
        "oath": world.oath,
        "citizens": world.citizens,
        "places": places,
        "deck": world.deck,
        "dispossessed": world.dispossessed,
        "relics": world.relics,
    }


def test_the_engine_and_a_model_of_dicts_and_sets_write_the_same_worlds() -> None:
    seen: set[str] = set()
    for seed in range(GAMES):
        model, log, world = random_game(seed)
        assert world.check() == ""
        assert model.replay(log) == plain(world), f"game {seed}"
        seen |= {words.split()[0] for words in log} | {"exile" if model.is_exile(model.winner) else "empire"}
    assert {"vow", "offer", "yes", "no", "card", "bank", "turns", "exile", "empire"} <= seen


@pytest.mark.parametrize("left", range(5))
def test_so_they_do_along_lines_of_games_in_worlds_that_heal(left: int) -> None:
    """So many of each suit are left in the Archive."""
    world = poor_world(left)
    healed = []
    for game in range(8):
        model, log, after = random_game(100 * left + game, world)
        before = len(world.dispossessed)
        assert model.replay(log) == plain(after), f"game {game}"
        assert after.check() == ""
        healed.append(before >= len(after.dispossessed))
        world = after
    assert any(healed)
    assert healed[0] == (left < 3)


def poor_world(left: int) -> World:
    whole = small_world(dispossessed=())
    kept = {denizen for suit in range(6) for denizen in [one for one in whole.archive if SUIT[one] == suit][:left]}
    return small_world(dispossessed=tuple(denizen for denizen in whole.archive if denizen not in kept))


Fault = Callable[[pytest.MonkeyPatch], None]


def ruins_spare_denizens(patch: pytest.MonkeyPatch) -> None:
    def ruin(game: Oath, seat: int, slot: int) -> None:
        turn_over(game, seat, chronicle_map.edifice_at(game, slot))

    patch.setattr(chronicle_map, "ruin", ruin)


def whole_map_stays(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(chronicle_map, "stays", lambda game, slot, ruled: game.is_up[slot])


def suits_go_round_the_other_way(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(chronicle_decks, "ARRIVALS", [0, 0, 0, 5, 5, 4])


def seven_are_cast_out(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(chronicle_decks, "CAST_OUT_EACH_GAME", 7)


def map_stays_where_it_is(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(chronicle_map, "close_up", lambda game, kept: None)


@pytest.mark.parametrize(
    "fault",
    [ruins_spare_denizens, whole_map_stays, suits_go_round_the_other_way, seven_are_cast_out, map_stays_where_it_is],
)
def test_the_model_finds_a_fault_of_the_engine(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    fault(monkeypatch)

    def is_found(seed: int) -> bool:
        model, log, world = random_game(seed)
        try:
            return model.replay(log) != plain(world)
        except Mismatch:
            return True

    assert any(is_found(seed) for seed in range(3, 400, 4))  # with three edifices at the start
