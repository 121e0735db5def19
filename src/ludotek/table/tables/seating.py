"""Seats: sitting down, standing up, giving up, and letting a bot play on."""

from __future__ import annotations

import msgspec

from ludotek.core.errors import LudotekError
from ludotek.core.position import Milliseconds, Seat
from ludotek.table.storage.rows import PlayerId, PlayerRow, SeatRow
from ludotek.table.storage.state import TableState, fields_of
from ludotek.table.tables import salts
from ludotek.table.tables.game import Step
from ludotek.table.tables.table import Table

PATIENCE: Milliseconds = 60_000  # after which an empty seat may be given to a bot
MOST_KEPT_AWAY = 200  # people whom a host can mute, and as many whom a host can remove
STAND_IN_LEVEL = 3  # of the bot that plays on for somebody who gives up at a table of several


class Refused(LudotekError):
    """Something that a person may not do at this table, or not now."""


def seat_named(table: Table, name: str) -> Seat:
    for number, seat in enumerate(table.row.seats):
        if seat.name == name:
            return number
    raise Refused("table/no-seat", f"{table.game.title} has no seat called {name!r}.")


def sit(table: Table, player: PlayerRow, seat: Seat, is_invited: bool, waives: bool = False) -> Step | None:
    """Take a free seat; when the last one is taken, everybody adds to the luck, and then the game begins."""
    row = table.row.seats[seat]
    if row.player == player.id and row.kind != "bot":
        return None
    check_sitting(table, player, seat, is_invited)
    seats = [msgspec.structs.replace(other) for other in table.row.seats]
    seats[seat] = SeatRow(name=row.name, kind="friend" if row.kind == "friend" else "anyone", player=player.id)
    kept = {name: other for name, other in table.state.kept_for.items() if name != row.name}
    kinds = table.state.kinds | {row.name: row.kind}
    sat = table.state.sat | {player.id: seat}
    if table.row.status == "live":
        return Step(changes={"seats": seats, **table.changes_of_state(sat=sat, kept_for=kept, kinds=kinds)})
    adding = table.state.luck
    if waives:
        adding = msgspec.structs.replace(adding, waived=(*adding.waived, row.name))
    state = msgspec.structs.replace(table.state, sat=sat, kept_for=kept, kinds=kinds, luck=adding)
    return salts.go_on(table, seats=seats, state=state)


def check_sitting(table: Table, player: PlayerRow, seat: Seat, is_invited: bool) -> None:
    row = table.row.seats[seat]
    if table.row.status not in ("open", "live"):
        raise Refused("table/not-open", "Nobody can sit down at this table any more.")
    if player.id in table.state.removed:
        raise Refused("table/removed", "You were asked to leave this table.")
    if row.player is not None or row.kind in ("bot", "me"):
        raise Refused("table/seat-taken", f"Somebody sits at {row.name!r} already.")
    if any(other.player == player.id and other.kind not in ("bot", "here") for other in table.row.seats):
        raise Refused("table/one-seat", "You sit at this table already.")
    if table.row.status == "live" and table.state.sat.get(player.id, seat) != seat:
        raise Refused("table/knows-too-much", "You have sat in another seat of this game and know its secrets.")
    kept_for = table.state.kept_for.get(row.name)
    if kept_for not in (None, player.id):
        raise Refused("table/kept", "This seat is kept for somebody.")
    if row.kind == "friend" and not is_invited and kept_for != player.id:
        raise Refused("table/not-invited", "This seat is for somebody with an invitation.")


def stand(table: Table, seat: Seat) -> Step | None:
    """Leave one's seat; somebody else may take it. A table that nobody has begun and nobody sits at is closed."""
    if table.row.status not in ("open", "live"):
        return None
    seats = [msgspec.structs.replace(other) for other in table.row.seats]
    left = seats[seat]
    kind = "friend" if table.state.kinds.get(left.name) == "friend" else "anyone"
    seats[seat] = SeatRow(name=left.name, kind="friend" if kind == "friend" else "anyone")
    if table.row.status == "live":
        return Step(changes={"seats": seats, **table.changes_of_state(offers=())})
    step = salts.go_on(table, seats=seats, luck=salts.without(table.state.luck, left.name))
    if not any(other.player for other in seats):
        step.changes["status"] = "closed"
    return step


def resign(table: Table, seat: Seat) -> Step:
    """Give up. At a table of two the other wins; at a larger one a bot plays on, for the sake of the rest."""
    if table.row.status != "live":
        raise Refused("table/not-live", "No game is going on at this table.")
    count = len(table.row.seats)
    if count > 2:
        return hand_over(table, seat, STAND_IN_LEVEL)
    result = None if count == 1 else [-1 if number == seat else 1 for number in range(count)]
    return Step(changes={**table.end(result, "resigned"), **table.changes_of_state(offers=())})


def give_to_bot(table: Table, asking: Seat, seat: Seat, level: int) -> Step:
    """Let a bot play on for somebody who has been away too long."""
    if table.row.status != "live" or not 0 <= seat < len(table.row.seats) or table.row.seats[seat].kind == "bot":
        raise Refused("table/no-seat", "There is no such person to play on for.")
    if asking < 0 or asking == seat:
        raise Refused("table/not-seated", "Only the others at the table can give a seat to a bot.")
    table.viewers.note_absence()
    allowed = table.viewers.bot_from(seat)
    if allowed is None or table.now() < allowed:
        wait = table.house.patience // 1000
        raise Refused("table/not-away", f"A seat can be given to a bot after {wait} seconds without anybody in it.")
    return hand_over(table, seat, level)


def hand_over(table: Table, seat: Seat, level: int) -> Step:
    seats = [msgspec.structs.replace(other) for other in table.row.seats]
    name, told = seats[seat].name, table.state.luck
    seats[seat] = SeatRow(name=name, kind="bot", level=level)
    told = msgspec.structs.replace(told, bots={**told.bots, name: len(table.session.entries)})
    return Step(changes={"seats": seats, **table.changes_of_state(offers=(), luck=told)})


def remove(table: Table, host: str, player: str) -> Step:
    """The host asks somebody to leave; whoever is gone cannot come back."""
    check_host(table, host)
    if player == host:
        raise Refused("table/own-host", "The host cannot be removed.")
    removed = one_more(table.state.removed, player)
    seat = table.seat_of(player)
    step = (vacate(table, seat) if seat >= 0 else None) or Step(changes={})
    state = msgspec.convert(step.changes.get("state", table.row.state), TableState)
    state = msgspec.structs.replace(state, removed=removed, offers=())
    return Step(changes={**step.changes, "state": fields_of(state)})


def vacate(table: Table, seat: Seat) -> Step | None:
    """Take somebody's seat away: in a game a bot gets it, lest the host choose who goes on with its secrets."""
    return hand_over(table, seat, STAND_IN_LEVEL) if table.row.status == "live" else stand(table, seat)


def mute(table: Table, host: str, player: str) -> Step:
    check_host(table, host)
    return Step(changes=table.changes_of_state(muted=one_more(table.state.muted, player)))


def unmute(table: Table, host: str, player: str) -> Step:
    check_host(table, host)
    return Step(changes=table.changes_of_state(muted=tuple(other for other in table.state.muted if other != player)))


def one_more(players: tuple[PlayerId, ...], player: PlayerId) -> tuple[PlayerId, ...]:
    """A list that its table carries along with everything it keeps, and so not for ever longer."""
    if player not in players and len(players) >= MOST_KEPT_AWAY:
        raise Refused("table/too-many-muted", f"At most {MOST_KEPT_AWAY} people can be muted, and as many removed.")
    return tuple(dict.fromkeys([*players, player]))


def check_host(table: Table, player: str) -> None:
    if not player or table.row.host != player:
        raise Refused("table/not-host", "Only the host of the table can do that.")
