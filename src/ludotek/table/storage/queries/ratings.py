"""Ratings of people: the Plackett-Luce model of OpenSkill, one rating for each player and game.

A game is rated by those with whom it began. Whoever leaves is rated by what becomes of their seat, so that nobody
escapes a loss by going; a host who removes somebody gains nothing by that game, and whoever was removed loses nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from openskill.models import PlackettLuce
from sqlalchemy import Connection, and_, func, select, update

from ludotek.core.position import Milliseconds, Points
from ludotek.table.storage import schema
from ludotek.table.storage.queries import people, tables
from ludotek.table.storage.queries.inserting import insert_new
from ludotek.table.storage.rows import PlayerId, RatingRow, TableId, TableRow
from ludotek.table.storage.state import state_of

MODEL = PlackettLuce()
LOOKED_BACK: Milliseconds = 30 * 86_400_000  # from the last game that ended, for games that nobody came to rate


def rate_table(connection: Connection, table_id: TableId, at: Milliseconds) -> list[RatingRow]:
    """Rate the players of a table that is over, once; nothing where a bot, a guest or nobody sat at its start."""
    players, row = rated_players(connection, table_id), tables.find(connection, table_id)
    if not players or not insert_new(connection, schema.rated, {"table_id": table_id, "at": at}):
        return []
    assert row is not None and row.result is not None
    before = [_locked(connection, player, row.game) for player in sorted(players)]
    rated = without_removals(row, before, rate(before, row.result, players))
    for rating in rated:
        _keep(connection, rating)
    return rated


def rated_players(connection: Connection, table_id: TableId) -> list[PlayerId]:
    """Whose ratings a table changes, by seat: nobody's while it is not over, or if it does not count."""
    row = tables.find(connection, table_id)
    if row is None or row.status != "over" or row.result is None:
        return []
    players = _account_holders(connection, row)
    return players if len(players) > 1 else []


def unrated_tables(connection: Connection, ended_since: Milliseconds | None = None) -> list[TableId]:
    """Tables that ended and should have been rated, from a time on; else of the last weeks in which games ended."""
    table = schema.tables.c
    if ended_since is None:
        last = connection.execute(select(func.max(table.ended)).where(table.status == "over")).scalar()
        ended_since = (last or 0) - LOOKED_BACK
    chosen = select(table.id).where(table.status == "over", table.ended >= ended_since, table.result.is_not(None))
    is_rated = select(schema.rated.c.table_id).where(schema.rated.c.table_id == table.id).exists()
    ended = [row.id for row in connection.execute(chosen.where(~is_rated).order_by(table.ended))]
    return [id for id in ended if rated_players(connection, id)]


def rate(ratings: list[RatingRow], result: list[Points], players: list[PlayerId]) -> list[RatingRow]:
    """New ratings, by seat, from those before the game, the result and who sat where."""
    before = {rating.player: rating for rating in ratings}
    teams = [[MODEL.rating(mu=before[player].mu, sigma=before[player].sigma)] for player in players]
    after = MODEL.rate(teams, scores=[float(points) for points in result])
    return [
        msgspec.structs.replace(before[player], mu=team[0].mu, sigma=team[0].sigma, games=before[player].games + 1)
        for player, team in zip(players, after, strict=True)
    ]


def without_removals(row: TableRow, before: Sequence[RatingRow], rated: list[RatingRow]) -> list[RatingRow]:
    """Ratings that no host has brought about by removing somebody."""
    was = {rating.player: rating.mu for rating in before}
    removed = was.keys() & set(state_of(row.state).removed)

    def fair(player: PlayerId, mu: float) -> float:
        if player in removed:
            return max(mu, was[player])
        return min(mu, was[player]) if removed and player == row.host else mu

    return [msgspec.structs.replace(rating, mu=fair(rating.player, rating.mu)) for rating in rated]


def _account_holders(connection: Connection, row: TableRow) -> list[PlayerId]:
    """The players with whom the game began, by seat, if every seat had an account holder of its own; else nobody."""
    if any(seat.kind == "here" for seat in row.seats):
        return []
    today = tuple(None if seat.kind == "bot" else seat.player for seat in row.seats)
    seated = [player for player in state_of(row.state).starters or today if player is not None]
    known = people.players(connection, seated)
    holders = [player for player in seated if player in known and known[player].account is not None]
    return holders if len(set(holders)) == len(row.seats) else []


def _locked(connection: Connection, player: PlayerId, game: str) -> RatingRow:
    """A player's rating, made if need be, and held until it is changed; in the order of players, lest two wait."""
    fresh = MODEL.rating()
    insert_new(
        connection, schema.ratings, {"player": player, "game": game, "mu": fresh.mu, "sigma": fresh.sigma, "games": 0}
    )
    rating = schema.ratings.c
    chosen = select(schema.ratings).where(rating.player == player, rating.game == game).with_for_update()
    return RatingRow(**connection.execute(chosen).mappings().one())


def _keep(connection: Connection, row: RatingRow) -> None:
    which = and_(schema.ratings.c.player == row.player, schema.ratings.c.game == row.game)
    changed = update(schema.ratings).where(which).values(mu=row.mu, sigma=row.sigma, games=row.games)
    connection.execute(changed)
