"""The exchange before a game: every person seals a salt, then everybody shows it, and only then chance moves.

The house has committed to its seed when the table was opened. Within a round seals are only added: one that is
taken back, by whoever made it or because they left, begins the next round, for which everybody seals anew. So
whoever shows a salt knows all the seals that it will be mixed with. Bots add nothing: theirs would be a second
word of the house's, which is bound already. docs/explanation/fair-dice.md says what all that is good for.
"""

from __future__ import annotations

import msgspec

from ludotek.core.errors import LudotekError
from ludotek.core.position import Milliseconds, Seat
from ludotek.table import fairness
from ludotek.table.storage.rows import SeatRow, StoredMove
from ludotek.table.storage.state import Luck, TableState, fields_of
from ludotek.table.tables.game import Step
from ludotek.table.tables.salt_phase import FILLING, SETTLED, SHOWING, phase, phase_of
from ludotek.table.tables.table import Table
from ludotek.version import __version__

PATIENCE: Milliseconds = 10_000  # for everybody's seal, and again for everybody's salt


class NoLuck(LudotekError):
    """Something about the luck of a game that cannot be done, or not now."""


# What people do.


def seal(table: Table, seat: Seat, round: int, text: str) -> Step | None:
    """Bind a seat to a salt. Another seal than the one that is there begins a new round."""
    luck = table.state.luck
    if seat >= 0 and luck.seals.get(table.row.seats[seat].name) == text:
        return None  # said twice, as a client does that came back
    name = _name(table, seat, round)
    if name in luck.waived:
        raise NoLuck("luck/waived", "This seat adds nothing to the luck; others rely on that.")
    if name in luck.seals:
        luck = Luck(round=luck.round + 1, waived=luck.waived)
        return go_on(table, luck=luck)
    return go_on(table, luck=msgspec.structs.replace(luck, seals={**luck.seals, name: text}))


def show(table: Table, seat: Seat, round: int, salt: str) -> Step | None:
    """Show the salt of a seat, once everybody's is sealed; with the last one the game begins."""
    row = table.row
    if seat >= 0 and row.salts.get(row.seats[seat].name) == salt:
        return None
    name = _name(table, seat, round)
    if phase_of(table).what not in (SHOWING, SETTLED):
        raise NoLuck("luck/too-early", "A salt is shown when everybody has sealed one.")
    due = table.state.luck.seals.get(name)
    if fairness.seal(row.id, round, name, row.commitment, salt) != due:
        raise NoLuck("luck/other-salt", "This is not the salt that was sealed.")
    return go_on(table, salts={**row.salts, name: salt})


def waive(table: Table, seat: Seat) -> Step | None:
    """Let a seat add nothing; everybody sees that."""
    name, luck = _name(table, seat, table.state.luck.round), table.state.luck
    if name in luck.waived:
        return None
    return go_on(table, luck=msgspec.structs.replace(without(luck, name), waived=(*luck.waived, name)))


def free(table: Table, asking: Seat, seat: Seat) -> Seat:
    """The seat that is to be freed, if the game has not begun for its sake."""
    if asking < 0:
        raise NoLuck("table/not-seated", "Only those who sit at the table can do that.")
    if not 0 <= seat < len(table.row.seats) or table.row.seats[seat].name not in table.state.luck.late:
        raise NoLuck("luck/not-late", "The table does not wait for that seat.")
    return seat


def _name(table: Table, seat: Seat, round: int) -> str:
    if seat < 0:
        raise NoLuck("table/not-seated", "Only those who sit at the table add to its luck.")
    if table.row.status != "open":
        raise NoLuck("table/begun", "The game has begun; its luck is settled.")
    if round != table.state.luck.round:
        raise NoLuck("luck/past-round", f"The exchange has begun anew; this is round {table.state.luck.round}.")
    return table.row.seats[seat].name


# What follows.


def without(luck: Luck, name: str) -> Luck:
    """The exchange without one seat. What others may have relied on, a seal or a waiver, cannot go within a round."""
    if name not in luck.seals and name not in luck.waived:
        return luck
    return Luck(round=luck.round + 1, waived=tuple(other for other in luck.waived if other != name))


def go_on(
    table: Table,
    *,
    seats: list[SeatRow] | None = None,
    state: TableState | None = None,
    luck: Luck | None = None,
    salts: dict[str, str] | None = None,
) -> Step:
    """A change at a table that has not begun, and what follows: it waits for the next thing, or begins."""
    changes: dict[str, object] = {} if seats is None else {"seats": seats}
    seats, state = seats or table.row.seats, state or table.state
    luck = luck or state.luck
    given = table.row.salts if salts is None else salts
    salts = {name: salt for name, salt in given.items() if name in luck.seals}
    was, now = phase_of(table), phase(seats, luck, salts)
    if now.what == SETTLED:
        starters = tuple(None if seat.kind == "bot" else seat.player for seat in seats)
        return begin(table, changes, msgspec.structs.replace(state, starters=starters), luck, salts)
    late = tuple(name for name in luck.late if name in now.awaited)
    if now[:2] != was[:2] or (table.row.deadline is None and not luck.late):
        late = ()
        changes["deadline"] = None if now.what == FILLING else table.now() + PATIENCE
    changes["salts"] = salts
    luck = msgspec.structs.replace(luck, late=late)
    return Step(changes=changes | {"state": fields_of(msgspec.structs.replace(state, luck=luck))})


def begin(table: Table, changes: dict[str, object], state: TableState, luck: Luck, salts: dict[str, str]) -> Step:
    """Begin the game, or go on from the midst of another: what chance does first is part of the same step."""
    entries: list[StoredMove] = []
    after = table.progress.ahead()
    for seat, move in state.opening:
        question = after.position.question(seat) if seat >= 0 else after.position.ply
        entries.append(StoredMove(after.position.ply, seat, move, 0, question))
        after.play(seat, move, 0)
    table.settle(after, entries, 0, salts)
    started = table.now()
    deadline = table.next_deadline(after)
    luck = msgspec.structs.replace(luck, is_sealed=True, late=(), version=__version__)
    return Step(
        entries,
        {
            **changes,
            "state": fields_of(msgspec.structs.replace(state, luck=luck)),
            "salts": salts,
            "status": "live",
            "started": started,
            "deadline": None if deadline is None else deadline + started - (table.row.started or 0),
        },
        after,
    )


async def begin_if_full(table: Table) -> None:
    """A table whose seats are all taken from the start asks for salts at once; if nobody adds any, it begins."""
    await table.attempt(lambda: call_together(table))


def call_together(table: Table) -> Step | None:
    """At a table whose seats are all taken, begin with the exchange, or with the game."""
    return None if table.row.status != "open" or phase_of(table).what == FILLING else go_on(table)


def give_up(table: Table) -> Step | None:
    """When time is up, say for whom the game has not begun. They may still come back with what they sealed."""
    due = table.row.deadline
    if table.row.status != "open" or due is None or due > table.now():
        return None
    luck = msgspec.structs.replace(table.state.luck, late=phase_of(table).awaited)
    return Step(changes={"deadline": None, **table.changes_of_state(luck=luck)})


# What a record tells.


def notes(table: Table) -> dict[str, str]:
    """What a record says, beside the seed and the salts, so that everything that was drawn can be checked."""
    luck, names = table.state.luck, [seat.name for seat in table.row.seats]
    if not luck.is_sealed:
        return {}
    told = {"luck": "2", "table": table.row.id, "round": str(luck.round), "waived": " ".join(luck.waived)}
    told |= {f"seal-{name}": seal for name, seal in sorted(luck.seals.items())}
    for seat in table.row.seats:
        if seat.kind == "bot":
            told[f"bot-{seat.name}"] = f"{seat.level} from {luck.bots.get(seat.name, 0) + 1}"
    if table.state.opening:
        told["opening"] = str(len(table.state.opening))
    for ply, tied in luck.ties.items():
        told[f"tie-{int(ply) + 1}"] = " ".join(names[number] for number in tied)
    return told | {"house": " ".join(dict.fromkeys([luck.version, __version__]))}
