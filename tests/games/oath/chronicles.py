"""The Chronicle in scenarios: somebody has won, with things laid where a test wants them."""

from __future__ import annotations

from ludotek.core.position import CHANCE, DEAL, OVER, Seat
from ludotek.core.rng import Rng
from ludotek.games.oath.audit import faults
from ludotek.games.oath.catalogue import IDS, card
from ludotek.games.oath.marks import EMPTY, NOBODY, SITE_BACK, STABLE_REGIME
from ludotek.games.oath.pile import undecided
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.realm import find_hooks
from ludotek.games.oath.steps.victory import win
from ludotek.games.oath.world import World, world_after
from tests.games.oath.scenario import CHANCELLOR, offered, play, table


def after_play(**options: object) -> Oath:
    """A first game's table, with a Chronicle to come."""
    return table(**{"chronicle": True, **options})


def won(game: Oath, seat: Seat, how: int = STABLE_REGIME) -> Oath:
    """The winner is asked for its vow, or for what comes next if a Vision has chosen for it."""
    find_hooks(game)  # a test may have laid the map by hand
    game.agenda.clear()
    win(game, seat, how)
    game.go_on()
    assert faults(game) == ""
    return game


def empire_won(game: Oath) -> Oath:
    """The Chancellor has won and vowed."""
    return play(won(game, CHANCELLOR), f"vow {'devotion' if game.oath != 3 else 'people'}")


def settle_map(game: Oath) -> Oath:
    """Nothing is built; chance goes on until somebody is asked again, or the game is over."""
    if "done" in offered(game):
        play(game, "done")
    return chance_on(game)


def chance_on(game: Oath, rng: Rng | None = None) -> Oath:
    rng = rng or Rng(1)
    while game.kind() == DEAL:
        odds = game.odds()
        moves = game.moves(CHANCE)
        game.play(CHANCE, rng.weighted(moves, odds) if odds else rng.choice(moves))
        assert faults(game) == ""
    return game


def written(game: Oath, rng: Rng | None = None) -> World:
    """Whoever is asked answers with its first move, until the world is saved."""
    while game.kind() != OVER:
        chance_on(game, rng)
        if game.kind() != OVER:
            game.play(game.asked, game.moves(game.asked)[0])
            assert faults(game) == ""
    world = world_after(game)
    assert world.check() == ""
    return world


def bare_map(game: Oath) -> None:
    """No site is faceup, nothing lies there, nobody stands there."""
    for slot in range(8):
        if game.flag[slot] != NOBODY:
            game.barracks[game.flag[slot]] += game.garrison[slot]
            game.garrison[slot], game.flag[slot] = 0, NOBODY
        for place in (2 * slot, 2 * slot + 1):
            if game.ground[place] != EMPTY:
                game.relic_deck.append(game.ground[place])
                game.ground[place] = EMPTY
        for place in range(3 * slot, 3 * slot + 3):
            if game.at[place] != EMPTY:
                if game.at[place] < 198:
                    game.discards[1].append(game.at[place])
                game.at[place] = EMPTY
        game.pool += game.site_favor[slot]
        game.site_favor[slot] = game.site_secrets[slot] = 0
        if game.map[slot] >= 0:
            game.cards.bags[SITE_BACK] = sorted([*game.cards.bags[SITE_BACK], game.map[slot]])
            game.map[slot] = undecided(SITE_BACK)
        game.is_up[slot] = False


def found(game: Oath, slot: int, id: str) -> None:
    """A site lies faceup in a slot of a bare map, without relics or tokens."""
    game.cards.decide(game.map, slot, card(id))
    game.is_up[slot] = True


def sites_of(world: World) -> list[str]:
    """The map in ids, `?` for what is facedown."""
    return [IDS[place.site] if place.is_up else "?" for place in world.places]
