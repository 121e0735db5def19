"""Checking a chronicle: the luck of each of its games, and that each begins in what another has left."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ludotek.core.record import Record
from ludotek.core.rng import Rng
from ludotek.core.volume import Volume, ended
from ludotek.table import fairness
from ludotek.table.audit.record import Audit, Problem, audit


def audit_volume(volume: Volume, *, with_bots: bool = True) -> list[Audit]:
    """By game, what was found."""
    found = []
    for number, bound in enumerate(volume.games, 1):
        own = audit(bound.record, with_bots=with_bots)
        if bound.after is not None:
            before = volume.games[bound.after - 1].record
            own.problems += [*_check_world(number, bound.after, before, bound.record)]
        found.append(own)
    return found


def _check_world(number: int, after: int, before: Record, record: Record) -> Iterator[Problem]:
    """A game begins in what the one before has left, in the order that its own seed gives."""
    game, seed = record.game, record.notes.get("seed", "")
    if game.chronicle is None or game.id != before.game.id or not before.session().is_over:
        yield Problem("fairness/no-world", f"Game {number} cannot begin in what game {after} has left.")
        return
    try:
        rng = Rng(fairness.world_seed(bytes.fromhex(seed)))
    except ValueError:
        return  # which its own audit has said
    names = [before.players.get(name, "") for name in game.seats(before.options)]
    due = game.chronicle.go_on(ended(before.session(), names, rng))
    expected = game.options({**msgspec.to_builtins(record.options), **due})
    if game.chronicle.world(record.options) != game.chronicle.world(expected):
        yield Problem("fairness/other-world", f"Game {number} does not begin in the world that game {after} has left.")
