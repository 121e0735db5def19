"""Best driving at any moment of a race, by the fewest rolls, and the draft by what its dice are worth."""

from __future__ import annotations

from ludotek.core.options import Options
from ludotek.core.position import Move, Position, Seat
from ludotek.games.nos.components import KINDS, MOST_CARDS, NITROUS, TRACK
from ludotek.games.nos.rules import Nos
from ludotek.games.nos.solve.road import CLOSE, NEVER, ONE, Road
from ludotek.games.nos.steps.drive import savable, without
from ludotek.games.nos.steps.moves import BLOW, JUMP, PLACE, PLACE_SAVED, SAVE
from ludotek.games.nos.steps.parts import BITS, keep, let_go, total
from ludotek.games.nos.steps.state import COUNTING_DOWN, DRAFTING, RACING

KEPT = 32  # roads at once


class NosTable:
    """Which move brings a car to the end in the fewest rolls. It does not look at the other lanes."""

    def __init__(self) -> None:
        self.roads: dict[tuple[str, tuple[int, ...]], Road] = {}

    def covers(self, position: Position) -> bool:
        return True

    def is_ready(self, position: Position) -> bool:
        """A road is solved in a moment."""
        return True

    def prepare(self, options: Options) -> None:
        """Nothing has to be solved before a track is dealt."""

    def value(self, position: Position, seat: Seat) -> float:
        """The rolls that a car may expect to need from here, the fewer the better: so less than nothing."""
        assert isinstance(position, Nos)
        return -self.rolls_left(position, seat)

    def strategy(self, position: Position, seat: Seat) -> list[float]:
        """How likely to play each of `position.moves(seat)`; in a countdown, to wait for green."""
        assert isinstance(position, Nos)
        moves = position.moves(seat)
        if position.phase == COUNTING_DOWN and moves == [JUMP]:
            return [0.0, 1.0]
        best = self.choose(position, seat, moves)
        return [float(move == best) for move in moves]

    def choose(self, position: Nos, seat: Seat, moves: list[Move]) -> Move:
        if len(moves) <= 1:
            return moves[0] if moves else -1
        if position.phase == DRAFTING:
            return min(moves, key=lambda move: self.worth_of_pick(position, seat, move))
        return self.drive(position, seat, moves)

    def road(self, position: Nos) -> Road:
        """The road of this race; solved as far as it was asked about."""
        key = (position.options.cards, tuple(position.track))
        found = self.roads.get(key)
        if found is None:
            if len(self.roads) >= KEPT:
                self.roads.pop(next(iter(self.roads)))
            found = self.roads[key] = Road(position.parts, list(position.track))
        return found

    # Race!

    def rolls_left(self, position: Nos, seat: Seat) -> float:
        at, spent = position.placed[seat], position.spent[seat] == 1
        if len(position.track) < TRACK or position.phase != RACING:
            return NEVER
        return self.road(position).worth_with(
            at, position.redlines[seat], position.dice[seat], position.saved[seat], position.fresh[seat], spent
        )

    def drive(self, position: Nos, seat: Seat, moves: list[Move]) -> Move:
        """Place or save if that is no worse than rolling again; a car that cannot finish goes as far as it can."""
        road, at, redlines = self.road(position), position.placed[seat], position.redlines[seat]
        dice, saved = position.dice[seat], position.saved[seat]
        best, chosen = road.value(at, redlines, dice, saved), road.move(at, redlines, dice, saved)
        for move in moves:
            if PLACE <= move < BLOW:
                worth = self.worth_of_move(position, road, seat, move)
                if worth < best - CLOSE or (worth <= best + CLOSE and move < SAVE and worth < NEVER):
                    best, chosen = worth, move
        if chosen in moves:
            return chosen
        return next((move for move in moves if PLACE <= move < SAVE), moves[0])

    def worth_of_move(self, position: Nos, road: Road, seat: Seat, move: Move) -> float:
        """The rolls that are left after placing or saving a die."""
        at, redlines, dice = position.placed[seat], position.redlines[seat], position.dice[seat]
        saved, fresh, spent = position.saved[seat], position.fresh[seat], position.spent[seat] == 1
        if move >= SAVE:
            value = move - SAVE + 1
            rest = without(fresh, NITROUS << BITS | value)
            return road.worth_with(at, redlines, dice - ONE, keep(saved, value), rest, spent)
        if move >= PLACE_SAVED:
            value = move - PLACE_SAVED + 1
            cost = road.redlines_for(NITROUS, value, at, redlines)
            return road.worth_with(at + 1, cost, dice, let_go(saved, value), fresh, spent)
        kind, value = (move - PLACE) // 6, (move - PLACE) % 6 + 1
        cost = road.redlines_for(kind, value, at, redlines)
        rest = savable(position.parts, without(fresh, kind << BITS | value))
        return road.worth_with(at + 1, cost, dice - (1 << BITS * kind), saved, rest, True)

    # Selecting modifications.

    def worth_of_pick(self, position: Nos, seat: Seat, move: Move) -> float:
        """The fewest rolls of any car that can still be built after this pick."""
        after = position.copy()
        after.play(seat, move)
        if after.phase == DRAFTING and after.picks == position.picks:  # an exchange: the pick is still to come
            return min(self.worth_of_pick(after, seat, pick) for pick in after.moves(seat))
        left = TRACK - total(after.dice[seat])
        return self.best_car(after, seat, after.dice[seat], after.owned[seat], left)

    def best_car(self, position: Nos, seat: Seat, dice: int, owned: int, left: int) -> float:
        if left == 0:
            return self.road(position).rolls(dice)
        best = NEVER
        for kind in range(1, KINDS):
            if self.could_take(position, dice, owned, kind):
                more = self.best_car(position, seat, dice + (1 << BITS * kind), owned | 1 << kind, left - 1)
                best = min(best, more)
        return best

    def could_take(self, position: Nos, dice: int, owned: int, kind: int) -> bool:
        """Whether a die of this kind may come to a car with these, as far as the store goes now."""
        colour = position.parts.colour[kind]
        if colour < 0 or position.supply[colour] == 0:
            return False
        if owned >> kind & 1:
            return True
        others = [other for other in range(1, KINDS) if owned >> other & 1]
        is_new = all(position.parts.colour[other] != colour for other in others)
        return is_new and len(others) < MOST_CARDS and position.cards[kind] > 0
