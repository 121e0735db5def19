"""Campaigns in which cards of the archive are tried: between two Exiles, against the Empire, against bandits."""

from __future__ import annotations

from ludotek.core.position import DEAL, Seat
from ludotek.games.oath.catalogue import card
from ludotek.games.oath.marks import DENIZEN_BACK, EMPTY, NOBODY
from ludotek.games.oath.pile import undecided
from ludotek.games.oath.rules import Oath
from tests.games.oath.scenario import (
    BLUE,
    CHANCELLOR,
    COAST,
    MOUNTAIN,
    PLAINS,
    RED,
    advise,
    arm,
    enrich,
    lay,
    luck,
    offered,
    play,
    station,
    swear_in,
    table,
    turn_of,
)

WIN = "sword sword sword sword sword sword skull"  # eight swords
LOSE = "hollow hollow hollow hollow hollow hollow hollow"  # three


def unlay(game: Oath, slot: int, id: str) -> None:
    """A denizen of a first game goes back into the world deck."""
    game.at[3 * slot] = EMPTY
    game.cards.bags[DENIZEN_BACK].append(card(id))
    game.cards.bags[DENIZEN_BACK].sort()
    game.world.insert(0, undecided(DENIZEN_BACK))


def reds_turn() -> Oath:
    """Red has six warbands, and everybody enough to pay with; no denizen lies at any site."""
    game = table()
    unlay(game, PLAINS, "longbows")
    unlay(game, MOUNTAIN, "taming_charm")
    unlay(game, COAST, "elders")
    turn_of(game, RED)
    arm(game, RED, 6)
    for seat in (RED, BLUE):
        enrich(game, seat, 6)
        game.secrets[seat] = 3
    return game


def war(*plans: str, defense: tuple[str, ...] = ()) -> Oath:
    """Against Blue, who rules Plains with two warbands and has four on its board; advisers are battle plans."""
    game = reds_turn()
    station(game, PLAINS, BLUE, 2)
    arm(game, BLUE, 4)
    for id in plans:
        advise(game, RED, id)
    for id in defense:
        advise(game, BLUE, id)
    return game


def declare(game: Oath, dice: int = 6) -> Oath:
    """Plains alone are the target; they add an attack die."""
    return play(game, "campaign against blue", "done", f"number {dice}")


def empire(*allies: Seat) -> Oath:
    """Blue and those who would be its allies are Citizens at Plains, which the Chancellor rules with two warbands."""
    game = reds_turn()
    for seat in (BLUE, *allies):
        swear_in(game, seat)
    for seat in (BLUE, CHANCELLOR, *allies):
        arm(game, seat, 1)
    return game


def wilds(*cards: str) -> Oath:
    """Plains are bandits', and these cards lie there."""
    game = reds_turn()
    station(game, PLAINS, CHANCELLOR, 0)
    assert game.flag[PLAINS] == NOBODY
    for id in cards:
        lay(game, PLAINS, id)
    return game


def raid(game: Oath, dice: int = 6) -> Oath:
    """Red campaigns against the bandits of Plains."""
    return play(game, "campaign against bandits", f"number {dice}")


def roll(game: Oath, defense: str, attack: str) -> Oath:
    luck(game, *(f"defense die {face}" for face in defense.split()))
    return luck(game, *(f"attack die {face}" for face in attack.split()))


def through(game: Oath) -> Oath:
    """Nobody uses any more plans."""
    while game.kind() != DEAL and "done" in offered(game):
        play(game, "done")
    return game


def give_up(game: Oath) -> Oath:
    """The attacker sacrifices nobody, where it might."""
    return play(game, "no") if "yes" in offered(game) else game
