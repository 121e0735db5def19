"""A chronicle of Oath: a line of games, each in the world that the one before has left."""

from __future__ import annotations

import msgspec

from ludotek.core.options import Options
from ludotek.core.parts import Chronicle
from ludotek.core.position import Position, Seat
from ludotek.games.oath.catalogue import EDIFICE, IDS, NO_SUIT, SUIT
from ludotek.games.oath.chronicles import line
from ludotek.games.oath.components import COLOURS, OATHS, SUITS, OathOptions
from ludotek.games.oath.first_game import first_scripted
from ludotek.games.oath.marks import CHANCELLOR, STABLE_REGIME
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.setup import set_up
from ludotek.games.oath.words import ENDINGS
from ludotek.games.oath.world import World, first_position, world_after


class Annal(msgspec.Struct, frozen=True, kw_only=True):
    """What is told of a game that is over, and of the world it has left."""

    winner: str  # the colour of its board
    role: str  # Chancellor, Citizen or Exile
    how: str
    rounds: int
    oath: str  # under which it was played
    vow: str  # the Oath of the next game
    citizens: int  # boards that lie on their Citizen side now
    sites: int  # faceup ones
    edifices: tuple[str, ...]  # that stand
    ruins: tuple[str, ...]
    denizens: dict[str, int]  # in play, by suit: in the world deck and on the map
    dispossessed: int
    archive: int
    is_healed: bool
    world: World


def begin(options: Options) -> Position:
    """The first game, by its options, with a Chronicle to follow."""
    chosen = chronicled(options)
    if chosen.deck == "scripted":
        return first_scripted(chosen)
    position = Oath(options=chosen)
    set_up(position, chosen)
    return position


def follow(over: Position, options: Options) -> Position:
    """The next game in the world that is left; its decks are shuffled anew (ruling O105)."""
    assert isinstance(over, Oath)
    return first_position(world_after(over), chronicled(options))


def chronicled(options: Options) -> OathOptions:
    assert isinstance(options, OathOptions)
    return msgspec.structs.replace(options, chronicle=True)


def seating(over: Position) -> list[Seat]:
    """The winner sits down as Chancellor, §233; the old one takes the winner's board, all others keep theirs."""
    assert isinstance(over, Oath)
    seats = list(range(over.players))
    seats[CHANCELLOR], seats[over.winner] = seats[over.winner], seats[CHANCELLOR]
    return seats


def tell(first: Position, over: Position) -> Annal:
    assert isinstance(first, Oath)
    assert isinstance(over, Oath)
    world = world_after(over)
    in_play = [*(number for number in world.deck if number < EDIFICE), *(n for n in world.on_map if n < EDIFICE)]
    faces = world.edifices
    return Annal(
        winner=COLOURS[over.winner],
        role=line.role(over),
        how=ENDINGS[over.ending()],
        rounds=over.round - int(over.ending() == STABLE_REGIME),  # the marker has moved on when the die is rolled
        oath=OATHS[first.oath],
        vow=OATHS[world.oath],
        citizens=len(world.citizens),
        sites=len([place for place in world.places if place.is_up]),
        edifices=tuple(IDS[face] for face in faces if SUIT[face] != NO_SUIT),
        ruins=tuple(IDS[face] for face in faces if SUIT[face] == NO_SUIT),
        denizens={suit: len([1 for one in in_play if SUIT[one] == number]) for number, suit in enumerate(SUITS)},
        dispossessed=len(world.dispossessed),
        archive=len(world.archive),
        is_healed=0 < len(first.dispossessed) >= len(world.dispossessed),
        world=world,
    )


def fault(over: Position) -> str:
    assert isinstance(over, Oath)
    return world_after(over).check()


CHRONICLE = Chronicle(
    begin=begin,
    follow=follow,
    seating=seating,
    tell=tell,
    fault=fault,
    option="chronicle",
    name=line.name,
    seed=line.seed,
    go_on=line.go_on,
    world=line.world,
    changes=line.changes,
)
