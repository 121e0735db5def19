"""A moment of a game as OpenSpiel keeps it: the position, and what each seat has been told so far."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from ludotek.adapters.text import lines
from ludotek.core.game import Game
from ludotek.core.memory import OWN_MOVE, Memory, Told, learnt, public_part
from ludotek.core.position import (
    CHANCE,
    CLOCK,
    DEAL,
    OVER,
    RACE,
    SPECTATOR,
    Event,
    Move,
    Position,
    Seat,
)
from ludotek.core.rng import Rng

Deed: TypeAlias = tuple[Seat, Move, list[Event]]  # who did what, and what was told of it
Fact: TypeAlias = tuple[str, str]  # its name, and what is so
Sight: TypeAlias = tuple[int, bool, bool, bool]  # whose; with recall, with what all see, with what it alone sees

UNSAID: Final = (0, "")


class Moment:
    """The position, each seat's memory, and in a race who has committed to what.

    Searches play thousands of moves of which nobody is ever asked what was told. So what moves told is only kept, and
    becomes memories where somebody asks; and what a seat has in words stays with its memory, which only grows.
    """

    def __init__(self, game: Game, position: Position, memories: tuple[Memory, ...]) -> None:
        self.game = game
        self.position = position
        self.memories = memories  # by seat, as far as they have been asked for
        self.since: list[Deed] = []  # what has been done after that
        self.said: dict[int, tuple[int, str]] = {}  # by seat: so much of its memory, in words; by ~seat what is public
        self.texts: dict[Sight, str] = {}  # what has been told of this very moment
        self.shared: tuple[Memory, Memory] | None = None  # a memory, and what of it everybody has
        self.racers: dict[Seat, Move] = {}  # while chance says who of them was first
        self.is_late = False  # everybody waits, and chance says what time does

    def __deepcopy__(self, memo: object) -> Moment:
        """OpenSpiel copies a state before every branch; a position has a quicker way than copy's own."""
        twin = Moment(self.game, self.position.copy(), self.memories)
        twin.since = self.since.copy()
        twin.said = self.said.copy()
        twin.texts = self.texts.copy()
        twin.racers = self.racers.copy()
        twin.is_late = self.is_late
        return twin

    @property
    def told(self) -> tuple[Memory, ...]:
        """By seat: what it remembers."""
        if self.since:
            since, self.since = self.since, []
            self.memories = tuple(
                memory + tuple(one for mover, move, events in since for one in learnt(owner, mover, move, events))
                for owner, memory in enumerate(self.memories)
            )
        return self.memories

    @property
    def wait(self) -> Move:
        """The action that means waiting: the first after the game's vocabulary."""
        return self.game.moves

    def moves(self, seat: Seat) -> list[Move]:
        """What a seat may do; in a race that a clock would end, also to wait."""
        moves = list(self.position.moves(seat))
        may_wait = moves and self.position.kind() == RACE and self.position.moves(CLOCK)
        return [*moves, self.wait] if may_wait else moves

    def luck(self) -> list[tuple[Move, float]]:
        """What chance may do and how likely it is. All racers are equally quick."""
        if self.racers:
            return [(self.wait + seat, 1 / len(self.racers)) for seat in sorted(self.racers)]
        moves = self.position.moves(CHANCE)
        odds = self.position.odds() if moves else []
        moves = moves or self.position.moves(CLOCK)
        weights = odds or [1] * len(moves)
        return sorted((move, weight / sum(weights)) for move, weight in zip(moves, weights, strict=True))

    def play_luck(self, action: Move) -> None:
        """Let chance or time move, or say who of the racers was first."""
        if self.racers:
            first = action - self.wait
            move, self.racers = self.racers[first], {}
            self.play(first, move)
        else:
            self.play(CHANCE if self.position.moves(CHANCE) else CLOCK, action)

    def play_together(self, actions: list[Move]) -> None:
        """Everybody who is asked has chosen: sealed choices are opened, and a race is run."""
        asked = list(self.position.acting())
        if self.position.kind() != RACE:
            for seat in asked:
                self.play(seat, actions[seat])
            return
        moving = {seat: actions[seat] for seat in asked if actions[seat] != self.wait}
        if len(moving) > 1:
            self.racers = moving
        elif moving:
            self.play(*moving.popitem())
        else:
            self.is_late = True

    def play(self, seat: Seat, move: Move) -> None:
        """Make a move, and let everybody remember what they are told of it."""
        events: list[Event] = []
        self.is_late = False
        if self.texts:
            self.texts = {}
        self.position.heard = events
        self.position.play(seat, move)
        self.position.heard = None
        self.since.append((seat, move, events))

    def imagine(self, seat: Seat, rng: Rng) -> Moment:
        """A moment this seat cannot tell from this one; of the others' memories only what everyone was told is left."""
        mine, public = self.told[seat], self.public_memory(seat)
        players = range(len(self.told))
        memories = tuple(mine if owner == seat else public for owner in players)
        imagined = Moment(self.game, self.position.imagine(seat, rng), memories)
        for with_private in (True, False):
            self.remembered(seat, with_private)
        own, others = self.said.get(seat, UNSAID), self.said.get(~seat, UNSAID)
        imagined.said = {owner: own if owner == seat else others for owner in players}
        return imagined

    def public_memory(self, seat: Seat) -> Memory:
        """What everybody remembers of what a seat does; found once for all worlds that it imagines at this moment."""
        if self.shared is None or self.shared[0] is not self.told[seat]:
            self.shared = self.told[seat], public_part(self.told[seat])
        return self.shared[1]

    def words(self, action: Move) -> str:
        """An action as logs write it."""
        if action < self.wait:
            return self.game.words(action)
        return f"seat {action - self.wait} is first" if self.racers else "wait"

    def is_luck(self) -> bool:
        """Whether chance is due: at a deal, to say who of the racers was first, and when only time can pass."""
        kind = self.position.kind()
        return kind == DEAL or bool(self.racers) or self.is_late or (kind != OVER and not self.position.acting())

    def __str__(self) -> str:
        public = self.public()
        text = [written(fact) for fact in public]
        for seat in range(len(self.told)):
            text += [f"seat {seat}, {written(fact)}" for fact in self.private(seat, public)]
        if self.racers:
            text.append("racing: " + ", ".join(f"seat {seat}" for seat in sorted(self.racers)))
        return "\n".join(text)

    def public(self) -> list[Fact]:
        """What a spectator sees."""
        return lines(self.game.view(self.position, SPECTATOR))

    def private(self, seat: Seat, public: list[Fact]) -> list[Fact]:
        """What a seat sees and a spectator does not."""
        return [line for line in lines(self.game.view(self.position, seat)) if line not in public]

    def seen(self, sight: Sight) -> str:
        """What a player knows, line by line; said once, however often a search asks."""
        if sight not in self.texts:
            self.texts[sight] = "\n".join(self.tell(*sight))
        return self.texts[sight]

    def tell(self, seat: Seat, with_recall: bool, with_public: bool, with_private: bool) -> Iterable[str]:
        """The parts of that: memories, what all see, and what the seat alone sees."""
        if with_recall and with_public and (text := self.remembered(seat, with_private)):
            yield text
        public = self.public() if with_public or with_private else []
        if with_public:
            yield from map(written, public)
        if with_private:
            yield from (f"seat {seat}, {written(fact)}" for fact in self.private(seat, public))

    def remembered(self, seat: Seat, with_private: bool) -> str:
        """A memory in words: those that have been found before, and those for what has come since."""
        memory, place = (self.told[seat], seat) if with_private else (self.public_memory(seat), ~seat)
        done, text = self.said.get(place, UNSAID)
        if done < len(memory):
            more = "\n".join([self.recall(one) for one in memory[done:]])
            text = f"{text}\n{more}" if text else more
            self.said[place] = len(memory), text
        return text

    def recall(self, told: Told) -> str:
        """Something remembered, in words."""
        what, first, second, _ = told
        if what == OWN_MOVE:
            return f"I play {self.words(first)}"
        known = self.game.happenings
        return f"{known[what].name if what < len(known) else f'event {what}'} {first} {second}"


def written(fact: Fact) -> str:
    """A fact as a line."""
    return f"{fact[0]}: {fact[1]}"
