"""Bargains: offers of a draw or a takeback, and the rematch."""

from __future__ import annotations

import msgspec

from ludotek.core.position import Seat
from ludotek.table.storage.rows import Conflict, SeatRow, TableRow
from ludotek.table.storage.state import Luck, OfferRow, TableState, fields_of
from ludotek.table.tables.game import Step
from ludotek.table.tables.seating import Refused
from ludotek.table.tables.table import Table
from ludotek.table.tables.takebacks import can_take_back
from ludotek.table.world import new_id
from ludotek.wire.protocol import Bargain


async def offer(table: Table, seat: Seat, what: Bargain) -> None:
    """Offer something to the other people at the table. What may be taken back costs nobody anything, so that nobody
    is asked for leave; and bots want no draw."""
    check_live(table, seat)
    if what == "draw" and len(_others(table, seat)) < len(table.row.seats) - 1:
        raise Refused("table/bots-play-on", "Bots play on; you may resign.")
    await table.attempt(lambda: _offer(table, seat, what))
    await _settle(table, what)


def _offer(table: Table, seat: Seat, what: Bargain) -> Step | None:
    check_live(table, seat)
    if what == "takeback" and not can_take_back(table, seat):
        raise Refused(
            "table/no-takeback",
            "Nothing can be taken back: it would change somebody's decision, or something has come to light.",
        )
    if any(standing.what == what for standing in table.state.offers):
        raise Refused("table/offered", "That has been offered already.")
    return Step(changes=table.changes_of_state(offers=(*table.state.offers, OfferRow(what, seat))))


async def answer(table: Table, seat: Seat, what: Bargain, accept: bool) -> None:
    check_live(table, seat)
    await table.attempt(lambda: _answer(table, seat, what, accept))
    await _settle(table, what)


def _answer(table: Table, seat: Seat, what: Bargain, accept: bool) -> Step | None:
    check_live(table, seat)
    standing = find_offer(table, what)
    if standing is None:
        raise Refused("table/no-offer", "Nothing of the kind has been offered.")
    rest = tuple(other for other in table.state.offers if other.what != what)
    if not accept:
        return Step(changes=table.changes_of_state(offers=rest))
    if seat == standing.by or seat in standing.accepted:
        return None
    agreed = msgspec.structs.replace(standing, accepted=(*standing.accepted, seat))
    return Step(changes=table.changes_of_state(offers=(*rest, agreed)))


def find_offer(table: Table, what: Bargain) -> OfferRow | None:
    return next((offer for offer in table.state.offers if offer.what == what), None)


async def _settle(table: Table, what: Bargain) -> None:
    """Do what has been agreed on, once everybody has."""
    if what == "draw":
        await table.attempt(lambda: _draw(table))
    else:
        async with table.lock:
            await _take_back(table)


def _draw(table: Table) -> Step | None:
    if not _is_agreed(table, "draw"):
        return None
    return Step(changes={**table.end([0] * len(table.row.seats), "agreed"), **table.changes_of_state(offers=())})


async def _take_back(table: Table) -> None:
    standing = find_offer(table, "takeback")
    if standing is None or not _is_agreed(table, "takeback") or not can_take_back(table, standing.by):
        return
    try:
        await table.take_back(len(table.session.entries) - 1)
    except Conflict:
        raise Refused("table/too-late", "The game has gone on; nothing was taken back.") from None


def _is_agreed(table: Table, what: Bargain) -> bool:
    standing = find_offer(table, what)
    return standing is not None and (what == "takeback" or _others(table, standing.by) <= set(standing.accepted))


def _others(table: Table, seat: Seat) -> set[Seat]:
    return table.people() - {seat}


def check_live(table: Table, seat: Seat) -> None:
    if seat < 0:
        raise Refused("table/not-seated", "Only those who sit at the table can do that.")
    if table.row.status != "live":
        raise Refused("table/not-live", "No game is going on at this table.")


async def rematch(table: Table, seat: Seat) -> None:
    """Open a table for the same game, everybody one seat on; the others' seats are kept for them."""
    if seat < 0:
        raise Refused("table/not-seated", "Only those who sat at the table can ask for a rematch.")
    if table.row.status != "over":
        raise Refused("table/not-over", "The game is not over yet.")
    if table.state.next_table is not None:
        return
    id = new_id(table.house.world.luck)
    await table.house.open_table(_next_row(table, seat, id))

    def plan() -> Step | None:
        return None if table.state.next_table else Step(changes=table.changes_of_state(next_table=id))

    await table.attempt(plan)


def _next_row(table: Table, asking: Seat, id: str) -> TableRow:
    seats, old = [], table.row.seats
    kept: dict[str, str] = {}
    kinds: dict[str, str] = {}
    waived: list[str] = []
    for number, seat in enumerate(old):
        sitter = old[number - 1]
        if sitter.kind == "bot":
            seats.append(SeatRow(name=seat.name, kind="bot", level=sitter.level))
            continue
        if sitter.kind == "here":  # nobody has to come for it
            seats.append(msgspec.structs.replace(sitter, name=seat.name))
            kinds[seat.name] = "here"
            waived.append(seat.name)
            continue
        is_asking = sitter.player is not None and sitter.player == old[asking].player
        seats.append(SeatRow(name=seat.name, kind="friend", player=sitter.player if is_asking else None))
        kinds[seat.name] = "friend"
        waived += [seat.name] if sitter.name in table.state.luck.waived else []
        if sitter.player and not is_asking:
            kept[seat.name] = sitter.player
    host = old[asking].player or ""
    state = TableState(
        kept_for=kept,
        kinds=kinds,
        sat={host: (asking + 1) % len(old)},
        is_practice=table.state.is_practice,
        pace=table.state.pace,
        luck=Luck(waived=tuple(waived)),
    )
    return TableRow(
        id=id,
        game=table.row.game,
        game_version=table.row.game_version,
        options={**table.row.options, **table.state.told},
        seats=seats,
        host=host,
        clock=table.row.clock,
        private=table.row.private,
        state=fields_of(state),
    )
