"""The places of a race on the beat, found a second way: from what was told alone, among all orders there are."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations

import pytest

from ludotek.core.position import CHANCE, CLOCK, OVER, Event, Seat
from ludotek.core.rng import Rng
from ludotek.games.nos.rules import Nos
from ludotek.games.nos.steps import moves as m
from ludotek.games.nos.steps.drive import regroup
from tests.games.nos.scenario import do, game, packed, seen
from tests.games.nos.test_result import deal, near_the_end

GAMES = 100  # of each number of drivers
OUT, ON_THE_ROAD, FINISHED = 0, 1, 2
FLAME_AND_BOLT_ROLL = ("flame roll common", "bolt roll common+common")
ALL_ROLL = (*FLAME_AND_BOLT_ROLL, "comet roll common+common")


class Race:
    """What somebody in the crowd writes down of one race."""

    def __init__(self, picked: tuple[Seat, ...], is_extra: bool, before: tuple[Seat, ...]) -> None:
        self.picked = picked  # who races, in the order of their picks
        self.is_extra = is_extra
        self.settled = tuple(seat for seat in before if is_extra and seat not in picked)  # whose places stay
        self.beat = 0
        self.covered = dict.fromkeys(picked, 0)
        self.last_beat = dict.fromkeys(picked, 0)
        self.redlines = dict.fromkeys(picked, 0)
        self.fate = dict.fromkeys(picked, ON_THE_ROAD)

    def hear(self, event: Event) -> None:
        _, what, seat, number = event
        if what == m.BEAT_BEGINS:
            self.beat = seat
        elif what in (m.PLACED, m.PLACED_SAVED):
            self.covered[seat] += 1
            self.last_beat[seat] = self.beat
            self.fate[seat] = FINISHED if self.covered[seat] == 6 else ON_THE_ROAD
        elif what == m.REDLINED:
            self.redlines[seat] = number
        elif what in (m.EXPLODED, m.STALLED):
            self.fate[seat] = OUT
        elif what == m.RETURNED:
            self.covered[seat] -= 1
            self.fate[seat] = ON_THE_ROAD

    def merits(self, seat: Seat) -> tuple[int, ...]:
        """What counts before time does: rulings P21 and P22."""
        cleanness = -self.redlines[seat] if self.fate[seat] == FINISHED else 0
        return self.fate[seat], self.covered[seat], cleanness

    def is_better(self, one: Seat, other: Seat) -> bool:
        if self.merits(one) != self.merits(other):
            return self.merits(one) > self.merits(other)
        if self.last_beat[one] != self.last_beat[other]:
            return self.last_beat[one] < self.last_beat[other]
        return self.picked.index(one) < self.picked.index(other)

    def places(self) -> list[tuple[Seat, ...]]:
        """Every order that no pair of its cars contradicts."""
        orders = [order for order in permutations(self.picked) if self.is_fair(order)]
        return [order + self.settled for order in orders]

    def is_fair(self, order: tuple[Seat, ...]) -> bool:
        return all(self.is_better(one, other) for one, other in combinations(order, 2))

    def by_time(self) -> int:
        """How many pairs their last placement ranks otherwise than the draft would."""
        pairs = [(one, other) for one, other in combinations(self.picked, 2) if self.merits(one) == self.merits(other)]
        return sum(self.last_beat[one] > self.last_beat[other] for one, other in pairs)


def drive_at_random(position: Nos, rng: Rng) -> None:
    """One move of chance or of a driver, who rather places than rolls, and is late now and then."""
    if position.moves(CHANCE):
        position.play(CHANCE, rng.choice(position.moves(CHANCE)))
        return
    if position.moves(CLOCK) and rng.below(20) == 0:
        position.play(CLOCK, rng.choice(position.moves(CLOCK)))
        return
    seat = rng.choice(position.acting())
    moves = position.moves(seat)
    placing = [move for move in moves if move >= m.PLACE and move != m.BLOW]
    position.play(seat, rng.choice(placing if placing and rng.below(3) else moves))


def races_of(drivers: int, seed: int) -> Iterator[tuple[Race, tuple[Seat, ...]]]:
    """The races of a random game as they were told, each with the places that the rules gave it."""
    rng, race = Rng(seed), Race((), False, ())
    position = game(drivers=drivers, pace="beat", track="random", dead_end="return" if seed % 2 else "out")
    while position.kind() != OVER:
        position.heard = []
        drive_at_random(position, rng)
        for event in position.heard:
            if event[1] == m.WENT_GREEN:
                race = Race(tuple(position.order), position.is_extra, seen(position).places)
            elif event[1] in (m.RACE_BEGINS, m.WON) and is_decided(race):
                yield race, seen(position).places
            elif race.picked:
                race.hear(event)


def is_decided(race: Race) -> bool:
    """An extra race that nobody finishes is run again, and gives no places."""
    return not race.is_extra or FINISHED in race.fate.values()


@pytest.mark.parametrize("drivers", [2, 3, 4])
def test_the_places_are_the_only_order_that_no_pair_of_cars_contradicts(drivers: int) -> None:
    """Rulings P21 and P22."""
    by_time = 0
    for seed in range(GAMES):
        for race, places in races_of(drivers, seed):
            assert race.places() == [places], f"seed {seed}: {vars(race)}"
            by_time += race.by_time()
    assert by_time > 0, "no two cars were told apart by who placed the last die first"


# Bolt picks before Comet, both have covered three cards, and Flame has one to go.


def test_on_the_beat_equal_cars_rank_by_who_placed_the_last_one_on_an_earlier_beat() -> None:
    """Ruling P21."""
    position = near_the_end(5, 3, 3, pace="beat")
    do(position, *ALL_ROLL, "1 2 1 2 1", *FLAME_AND_BOLT_ROLL, "comet place common 2", "comet roll common+common")
    do(
        position,
        "4 2 1 1 1",
        "flame place common 4",
        "bolt place common 2",
        "comet roll common+common",
        "bolt roll common+common",
    )
    assert seen(position).places == (0, 2, 1)
    assert seen(deal(position, "123456")).order == (1, 2, 0)


def test_whoever_places_on_one_beat_places_at_the_same_time_and_the_earlier_pick_counts() -> None:
    """Rulings P21 and P22."""
    position = near_the_end(5, 3, 3, pace="beat")
    position.dice[1] = packed("common=2,nitrous=1")
    regroup(position, 1)
    do(position, "flame roll common", "bolt roll common+nitrous", "comet roll common+common", "4 1 2 2 1")
    do(position, "flame place common 4", "bolt save nitrous 2", "comet place common 2")
    do(position, "bolt place saved 2", "comet roll common+common", "bolt roll common+common")
    assert seen(position).places == (0, 1, 2)


def test_cars_that_were_level_are_not_equal_to_cars_one_of_which_was_earlier() -> None:
    level, earlier = near_the_end(5, 3, 3, pace="beat"), near_the_end(5, 3, 3, pace="beat")
    level.last, earlier.last = [2, 1, 1], [2, 0, 1]
    assert level != earlier
