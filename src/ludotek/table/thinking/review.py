"""Looking back on a finished game: what would have been better, and by how much.

Where the game is solved the answer is exact. Elsewhere a search says what to play, and games played on
from there at random, the same luck for both, say what the move that was made gave away.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from functools import partial
from math import sqrt
from statistics import fmean, stdev

from ludotek import solve
from ludotek.bots import Budget, named
from ludotek.bots.levels import method
from ludotek.bots.searcher import Searcher, draw
from ludotek.core import record as records
from ludotek.core.errors import LudotekError
from ludotek.core.game import Game
from ludotek.core.phrase import phrase
from ludotek.core.playout import playout
from ludotek.core.position import RACE, SEALED, TURN, Move, Position, Seat
from ludotek.core.record import Record
from ludotek.core.rng import Rng
from ludotek.core.session import Session
from ludotek.table.tables.records import record_of
from ludotek.table.tables.table import Table
from ludotek.table.tables.views import encode
from ludotek.table.thinking.queue import FairQueue
from ludotek.wire.shapes import BetterMove, Review, ReviewedMove

log = logging.getLogger("ludotek.review")

SIMULATIONS = 400  # of the search, for each decision
PLAYOUTS = 200  # of each of the two moves that are compared
DECISIONS = 300  # looked at in one game
KEPT = 200  # reviews remembered
SURE = 1.96  # standard errors in half a 95 % interval


THINKING = encode(Review("thinking", exact=False, budget=None, raced=False, unit="result", moves=[]))


class Reviews:
    """The reviews that have been asked for: thought out once, then remembered for a while."""

    def __init__(self, queue: FairQueue) -> None:
        self.queue = queue
        self.asked: OrderedDict[str, asyncio.Task[bytes]] = OrderedDict()

    def of(self, table: Table, address: str) -> bytes:
        """A review as far as it is known; the first to ask has it begun."""
        task = self.asked.get(table.row.id)
        if task is None:
            task = self.begin(table, address)
        if not task.done():
            return THINKING
        if task.cancelled() or task.exception() is not None:
            raise LudotekError("review/failed", "The bot could not think this game over. It can be asked again.")
        return task.result()

    def again(self, table: Table, address: str) -> bytes:
        """Begin a review that failed once more."""
        task = self.asked.get(table.row.id)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            self.begin(table, address)
        return self.of(table, address)

    def begin(self, table: Table, address: str) -> asyncio.Task[bytes]:
        self.queue.check(address)
        text = str(record_of(table))
        task = self.asked[table.row.id] = asyncio.create_task(self.queue.run(address, review_text, text, table.game))
        task.add_done_callback(partial(note_failure, table.row.id))
        if len(self.asked) > KEPT:
            self.asked.popitem(last=False)
        return task

    def stop(self) -> None:
        for task in self.asked.values():
            task.cancel()
        self.queue.stop()


def note_failure(table: str, task: asyncio.Task[bytes]) -> None:
    """What went wrong is for those who run the house; whoever asks is told that something did."""
    if not task.cancelled() and task.exception() is not None:
        log.error("review failed", exc_info=task.exception(), extra={"table": table})


# In a process of its own.


def review_text(text: str, game: Game) -> bytes:
    """Review a record that the house itself has written."""
    record = records.read(text, lambda _: game)
    return encode(exact_review(record) or searched_review(record))


def exact_review(record: Record) -> Review | None:
    """By the solver's own review of its game; none where it has none, or not for these options."""
    game, table = record.game, solve.table(record.game)
    first = game.first(record.options)
    if table is None or not table.covers(first) or game.solver is None or game.solver.review is None:
        return None
    judged = game.solver.review(first, [(entry.seat, entry.move) for entry in record.entries])
    moves = [
        ReviewedMove(
            choice.ply,
            choice.seat,
            game.say_move(choice.chosen),
            better(game, choice.moves, choice.best),
            choice.lost,
            0.0,
        )
        for choice in judged
    ]
    return Review("done", exact=True, budget=None, raced=False, unit="result", moves=moves)


def better(game: Game, moves: list[Move], shares: list[float]) -> list[BetterMove]:
    ranked = sorted(zip(shares, moves, strict=False), key=lambda pair: -pair[0])
    return [BetterMove(game.say_move(move), share) for share, move in ranked if share > 0]


def searched_review(record: Record) -> Review:
    budget = phrase("table-review-budget", simulations=SIMULATIONS, playouts=PLAYOUTS)
    session, rng = Session(record.game, record.options), Rng(1)
    moves: list[ReviewedMove] = []
    raced = False
    for ply, entry in enumerate(record.entries):
        position = session.position
        if entry.seat >= 0 and len(moves) < DECISIONS and is_decision(position, entry.seat):
            moves.append(judge(record.game, position, entry.seat, entry.move, ply + 1, rng.fork(ply)))
        raced = raced or (entry.seat >= 0 and position.kind() == RACE)
        session.play(entry.seat, entry.move)
    return Review("done", exact=False, budget=budget, raced=raced, unit="score", moves=moves)


def is_decision(position: Position, seat: Seat) -> bool:
    """In a race there is no telling what somebody decided, and when."""
    return position.kind() in (TURN, SEALED) and len(position.moves(seat)) > 1


def judge(game: Game, position: Position, seat: Seat, chosen: Move, ply: int, rng: Rng) -> ReviewedMove:
    """Compare a move with what a search would play, by games that go on from either with the same luck."""
    known = position.imagine(seat, rng)
    bot = named(f"{method(game)}:{SIMULATIONS}", game).bot
    assert isinstance(bot, Searcher)
    moves, shares = bot.sense.moves(known, seat), bot.strategy(known, seat, Budget(SIMULATIONS), rng)
    losses = []
    for number in range(PLAYOUTS):
        luck = int(rng.fork(number).word())
        instead = moves[draw(shares, Rng(luck))]
        losses.append(score_after(known, seat, instead, luck) - score_after(known, seat, chosen, luck))
    half = SURE * stdev(losses) / sqrt(len(losses))
    return ReviewedMove(ply, seat, game.say_move(chosen), better(game, moves, shares), max(0.0, fmean(losses)), half)


def score_after(known: Position, seat: Seat, move: Move, luck: int) -> float:
    """What a seat gets if it makes a move and everything after that is chosen at random."""
    rng = Rng(luck)
    world = known.imagine(seat, rng)
    moment = world.question(seat)
    others: list[tuple[Seat, Move]] = []
    if world.kind() == SEALED:
        others = [(other, rng.choice(world.moves(other))) for other in world.acting() if other != seat]
    world.play(seat, move)
    for other, choice in others:
        if world.kind() == SEALED and world.question(other) == moment:
            world.play(other, choice)
    playout(world, rng)
    return float(world.scores()[seat])
