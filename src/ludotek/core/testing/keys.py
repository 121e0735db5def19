"""Equal keys are one moment: whatever can be asked of two positions with the same key has the same answer.

Searchers, solvers and equality itself take two positions with one key for the same. So an attribute that
matters and that `key` forgets is a fault, and one that plays through a game seldom show: in a rich game
two ways hardly ever lead to one key. Pairs are therefore also made on purpose:

- a position and its copy;
- two moves in one order and in the other, where both orders lead to one key, and whatever else meets;
- grafts: a position, and the same with one attribute taken from another moment of the game. If that leaves
  the key as it was, the attribute must not matter.

A graft may be a moment that no game comes to. That is why an attribute which follows from others (a count of
what lies on the board, say) is either in the key or named in `follows`: then it is never grafted. What a copy
does not take over (a list that is kept until the next move) is not grafted either, since the graft is copied
before it is asked; nor are `ply` and the listener. A graft that cannot answer shows nothing, and is left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter

from ludotek.core.game import Game
from ludotek.core.playout import pick
from ludotek.core.position import CHANCE, CLOCK, DEAL, OVER, SPECTATOR, Move, Position, Seat, attributes
from ludotek.core.rng import Rng
from ludotek.core.testing.alike import after
from ludotek.core.testing.report import Place, Report, require
from ludotek.core.testing.walk import Walk, pick_or_be_late

EXEMPT = ("ply", "heard")
KEPT = 2_000  # positions, for others to meet
HOSTS = 24
ENDS = 8  # more hosts, at which a game is over
VALUES = 6  # of an attribute, each from another donor
GRAFTS = 32  # of an attribute
PLAYED_ON = 8  # moves, in which what two positions have in common is followed
LATE_ONE_IN = 4  # how often time runs out in them
FIRST, ONE_IN = 60, 20  # positions are compared with their copy and with others, and left in both orders
ASIDE = -1  # luck of its own, so that games are the same with and without these comparisons

Answer = tuple[str, object]


class Keys:
    """All keys that a check has met, and what it takes to make more pairs of positions with one key."""

    def __init__(self, game: Game, report: Report, seed: int) -> None:
        self.game = game
        self.report = report
        self.rng = Rng(seed).fork(ASIDE)
        self.seats = range(0)
        self.met: dict[tuple[object, ...], Position] = {}
        self.hosts: list[Position] = []
        self.ends: list[Position] = []
        self.donors: dict[str, list[Position]] = {}
        self.entered = 0

    def follow(self, walk: Walk, longest: int) -> None:
        """Enter every moment of a game: one of its own, since a copy that shares something would spoil another's."""
        self.enter(walk)
        while not walk.is_over and walk.position.ply < longest:
            walk.step()
            self.enter(walk)

    def enter(self, walk: Walk) -> None:
        """Compare a moment of a walk with those met before, and keep it for those to come."""
        self.seats = walk.seats
        position = walk.position.copy()
        self._meet(position, walk)
        if self._is_chosen():
            self._compare(walk.position, position, walk, "a copy and its original")
            self._change_order(position, walk)
        self._keep_host(position)
        self._keep_donor(position)

    def _is_chosen(self) -> bool:
        """All that comes first, and some of the rest."""
        return self.entered < FIRST or self.rng.below(ONE_IN) == 0

    def _meet(self, position: Position, place: Place) -> None:
        key = position.key()
        other = self.met.get(key)
        if other is None and len(self.met) < KEPT:
            self.met[key] = position
        elif other is not None and other.ply > 0 and self._is_chosen():
            self._compare(other, position, place, "two positions with one key")

    def _change_order(self, position: Position, place: Place) -> None:
        """Make two moves, and then the same two the other way round; both ways may meet."""
        if position.kind() == OVER:
            return
        one = pick(position, self.rng)
        forth = after(position, *one)[0]
        if forth.kind() == OVER:
            return
        two = pick(forth, self.rng)
        back = _made_in_order(position, two, one)
        forth.play(*two)
        if back is not None and back == forth:
            self._compare(forth, back, place, "two positions with one key")

    def _compare(self, one: Position, other: Position, place: Place, what: str) -> None:
        found = self._difference(one, other)
        require(found == "", place, f"{what} differ in {found}, though their keys are equal")
        self.report.keys += 1

    def _difference(self, one: Position, other: Position) -> str:
        """The first question that two positions answer differently; nothing if they do not."""
        seed = int(self.rng.word())
        pairs = zip(self._answers(one, seed), self._answers(other, seed), strict=True)
        return next((what for (what, mine), (_, others) in pairs if mine != others), "")

    def _answers(self, position: Position, seed: int) -> Iterator[Answer]:
        """Everything that can be asked of a position and does not say how it came about."""
        kind = position.kind()
        yield "kind()", kind
        yield "acting()", list(position.acting())
        for seat in (*self.seats, CHANCE, CLOCK):
            yield f"the moves of {_name(seat)}", list(position.moves(seat))
        yield "the odds", list(position.odds())
        yield "the deadline", position.deadline()
        for seat in self.seats:
            yield f"the pause of {_name(seat)}", position.pause(seat)
            yield f"what {_name(seat)} is refused", self.game.refused(position, seat)
        for seat in (*self.seats, SPECTATOR):
            yield f"the view of {_name(seat)}", self.game.view(position, seat)
            yield f"what {_name(seat)} imagines", position.imagine(seat, Rng(seed)).key()
        yield from _futures(position, Rng(seed))

    # Grafts.

    def _keep_host(self, position: Position) -> None:
        """Any position of the check is as likely to be among those that are grafted."""
        if position.kind() == OVER and len(self.ends) < ENDS:
            self.ends.append(position)
        self.entered += 1
        if len(self.hosts) < HOSTS:
            self.hosts.append(position)
            return
        place = int(self.rng.below(self.entered))
        if place < HOSTS:
            self.hosts[place] = position

    def _keep_donor(self, position: Position) -> None:
        """For every attribute, positions that differ in it."""
        if not self.donors:
            self.donors = {name: [] for name in _attributes(position)}
        for name, donors in self.donors.items():
            if len(donors) < VALUES:
                value = _value(position, name)
                if all(_value(donor, name) != value for donor in donors):
                    donors.append(position)

    def graft(self) -> None:
        """Once games have been played: see of each attribute whether the key forgets it."""
        hosts = self.hosts + self.ends
        for name, donors in self.donors.items():
            for number in range(GRAFTS if len(donors) > 1 else 0):
                self._graft(name, hosts[int(self.rng.below(len(hosts)))], donors[number % len(donors)])

    def _graft(self, name: str, host: Position, donor: Position) -> None:
        grafted = host.copy()
        if _shares(grafted, host, name):
            return
        try:
            _set(grafted, name, _value(donor, name))
            if _value(host, name) == _value(donor, name) or grafted.key() != host.key():
                return
            found = self._difference(host, grafted.copy())
        except Exception:  # no game comes to such a moment, so nothing promises that it has answers
            return
        sentence = f"`{name}` is missing from `key`: {found} depends on it, and it is not among what `follows`"
        require(found == "", self.game, sentence)
        self.report.keys += 1


def _attributes(position: Position) -> list[str]:
    """The names of a position's attributes, and with a dot those of the objects among them."""
    names: list[str] = []
    for name, value in position.__getstate__().items():
        if name not in EXEMPT and name not in type(position).follows:
            parts = [*attributes(type(value)), *getattr(value, "__dict__", ())]
            names += [name, *(f"{name}.{part}" for part in parts)]
    return names


def _value(position: Position, name: str) -> object:
    return attrgetter(name)(position)


def _shares(one: Position, other: Position, name: str) -> bool:
    """Whether the object that has this attribute is the same in both."""
    whole = name.rpartition(".")[0]
    return whole != "" and _value(one, whole) is _value(other, whole)


def _set(position: Position, name: str, value: object) -> None:
    whole, _, part = name.rpartition(".")
    setattr(attrgetter(whole)(position) if whole else position, part, value)


def _futures(position: Position, rng: Rng) -> Iterator[Answer]:
    """What comes of some random moves; an attribute may matter only later."""
    for _ in range(PLAYED_ON):
        if position.kind() == OVER:
            yield "what it ends with", (list(position.scores()), position.ending())
            return
        position, told = after(position, *pick_or_be_late(position, rng, LATE_ONE_IN))
        yield "where a move leads", position.key()
        yield "what is told of a move", told


def _made_in_order(position: Position, *moves: tuple[Seat, Move]) -> Position | None:
    """Where these moves lead one after another; nowhere, if one of them cannot be made."""
    position = position.copy()
    for mover, move in moves:
        if (position.kind() == DEAL) != (mover == CHANCE) or move not in position.moves(mover):
            return None
        position.play(mover, move)
    return position


def _name(seat: Seat) -> str:
    return {CHANCE: "chance", CLOCK: "the clock", SPECTATOR: "a spectator"}.get(seat, f"seat {seat}")
