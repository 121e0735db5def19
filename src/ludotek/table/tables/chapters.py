"""Chapters: what is told of a finished game in its chronicle. It follows from what is kept of the game alone."""

from __future__ import annotations

import msgspec

from ludotek.core.parts import Chronicle
from ludotek.core.phrase import Phrase
from ludotek.core.position import Seat
from ludotek.core.rng import Rng
from ludotek.table import fairness
from ludotek.table.tables.records import ended_game, world_left
from ludotek.table.tables.table import Table


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """How a game went, and what it leaves; decks lie there in an order of their own, which no game will have."""

    winner: Seat | None  # none of a game that was not played to its end
    rule: Phrase | None  # by which it was won
    changes: list[tuple[Phrase, list[Phrase]]] = []  # what they are about, and what has changed
    seed: str = ""  # what is left to the next game
    seating: list[Seat] = []  # by seat of the next game: where whoever is suggested for it sat


def told_of(table: Table, title: str) -> Told:
    """What a finished game tells; little, of one that was given up."""
    part, session = table.game.chronicle, table.session
    seed = world_left(table, own_luck(table), title)
    if part is None or not seed:
        return Told(winner=None, rule=None)
    ended = ended_game(table, own_luck(table), title)
    scores, told = session.position.scores(), [event for step in session.events for event in step]
    reckoning = table.game.reckoning(session.position, told)
    return Told(
        winner=scores.index(max(scores)),
        rule=None if reckoning is None else reckoning.rule,
        changes=[(about, list(there)) for about, there in part.changes(ended)],
        seed=seed,
        seating=part.seating(session.position),
    )


def own_luck(table: Table) -> Rng:
    """By this game's own seed, which everybody knows now: the next game's decks are shuffled by another."""
    return Rng(fairness.world_seed(table.row.seed, fairness.LEFT))


def next_options(table: Table, part: Chronicle, seed: bytes, title: str) -> dict[str, str | int | bool]:
    """What a game begins with that goes on from this one; its own seed says in which order its decks lie."""
    return dict(part.go_on(ended_game(table, Rng(fairness.world_seed(seed)), title)))


async def keep_chapter(table: Table) -> None:
    """Write down what a finished game of a chronicle tells; as often as one likes."""
    if table.row.status != "over" or not table.state.chronicle:
        return
    chronicle = await table.store.chronicle(table.state.chronicle)
    if chronicle is not None:
        told: dict[str, object] = msgspec.to_builtins(told_of(table, chronicle.name))
        await table.store.tell_chapter(table.row.id, told)
