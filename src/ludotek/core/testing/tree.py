"""Inside a search: equal information states offer equal moves, however they were reached.

A searcher imagines the moment anew for every simulation, and files what it learns by information
state: what the seat that is asked remembers, and what it sees. Of the others' memories an imagined
game has only what everybody was told, and what they do and hear from there on. Two games that come
to one entry must offer the same moves there.
"""

from __future__ import annotations

import msgspec

from ludotek.core.game import Game
from ludotek.core.memory import Memory, learnt, public_part
from ludotek.core.options import Options
from ludotek.core.playout import pick
from ludotek.core.position import DEAL, OVER, Move, Position, Seat
from ludotek.core.rng import Rng
from ludotek.core.testing.alike import after
from ludotek.core.testing.report import Report, require
from ludotek.core.testing.walk import Walk

LONGEST_OPENING = 170
SIMULATIONS = 250
DEPTH = 40  # moves of a simulation; further down hardly any two meet
AGAIN = 4  # one simulation in so many tries something else where another has been

State = tuple[Seat, Memory, bytes]


class Entry:
    """What was found at an information state: what it offers, and the position that was there first."""

    def __init__(self, position: Position, moves: list[Move]) -> None:
        self.position = position
        self.moves = moves
        self.last = moves[0]


class Tree:
    """All that one search has found, from one moment of a game on."""

    def __init__(self, opening: Walk, report: Report) -> None:
        self.opening = opening
        self.rng = opening.rng
        self.report = report
        self.entries: dict[State, Entry] = {}

    def search(self, simulations: int) -> None:
        """For everybody who is asked, so many simulations from worlds that they imagine."""
        memories = memories_of(self.opening)
        for searcher in self.opening.position.acting():
            public = public_part(memories[searcher])
            for _ in range(simulations):
                imagined = self.opening.position.imagine(searcher, Rng(int(self.rng.word())))
                self._simulate(imagined, [own if seat == searcher else public for seat, own in enumerate(memories)])

    def _simulate(self, position: Position, memories: list[Memory]) -> None:
        for depth in range(DEPTH):
            if position.kind() == OVER:
                return
            asked = position.acting() if position.kind() != DEAL else []
            entries = [self._enter(position, seat, memories[seat], depth) for seat in asked]
            mover, move = self._next(position, list(asked), entries)
            position, events = after(position, mover, move)
            for seat, memory in enumerate(memories):
                memories[seat] = memory + learnt(seat, mover, move, events)

    def _enter(self, position: Position, seat: Seat, memory: Memory, depth: int) -> Entry:
        state = (seat, memory, msgspec.json.encode(self.opening.game.view(position, seat)))
        moves = list(position.moves(seat))
        entry = self.entries.setdefault(state, Entry(position, moves))
        same = entry.moves == moves
        require(same, self.opening, f"seat {seat} has an information state with two sets of moves {depth} moves later")
        self.report.met += depth > 0 and entry.position != position
        return entry

    def _next(self, position: Position, asked: list[Seat], entries: list[Entry]) -> tuple[Seat, Move]:
        """Mostly what was done there last, so that simulations meet again; chance does what it likes."""
        mover, move = pick(position, self.rng)
        if mover in asked:
            entry = entries[asked.index(mover)]
            if self.rng.below(AGAIN):
                return mover, entry.last
            entry.last = move
        return mover, move


def memories_of(walk: Walk) -> list[Memory]:
    """What each seat remembers of a walk."""
    memories: list[Memory] = []
    for seat in walk.seats:
        memory: list[tuple[int, int, int, bool]] = []
        for entry, events in zip(walk.session.entries, walk.session.events, strict=True):
            memory += learnt(seat, entry.seat, entry.move, events)
        memories.append(tuple(memory))
    return memories


def open_game(game: Game, options: Options | None, seed: int, number: int) -> Walk:
    """A game somewhere in its course, at a moment when somebody is asked; sooner where it does not last so long."""
    moves = int(Rng(seed).fork(number).below(LONGEST_OPENING))
    walk = play_up_to(Walk(game, options, seed, number), moves)
    while walk.is_over and moves > 0:
        moves //= 2
        walk = play_up_to(Walk(game, options, seed, number), moves)
    return walk


def play_up_to(walk: Walk, moves: int) -> Walk:
    """Go on for so many moves, and then to a moment when somebody is asked."""
    while not walk.is_over and (walk.position.ply < moves or not walk.position.acting()):
        walk.step()
    return walk
