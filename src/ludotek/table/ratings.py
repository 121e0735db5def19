"""Ratings of people: the Plackett-Luce model of OpenSkill, one rating for each player and game."""

from __future__ import annotations

import msgspec
from openskill.models import PlackettLuce
from sqlalchemy import Connection, and_, select, update

from ludotek.core.position import Points
from ludotek.table import schema
from ludotek.table.kept import people, tables
from ludotek.table.kept.inserting import insert_new
from ludotek.table.rows import PlayerId, RatingRow, TableId, TableRow, now_ms

MODEL = PlackettLuce()


def rate_table(connection: Connection, table_id: TableId) -> list[RatingRow]:
    """Rate the players of a table that is over, once; nothing where a bot, a guest or nobody sat."""
    players, row = rated_players(connection, table_id), tables.find(connection, table_id)
    if not players or not insert_new(connection, schema.rated, {"table_id": table_id, "at": now_ms()}):
        return []
    assert row is not None and row.result is not None
    rated = rate([_locked(connection, player, row.game) for player in sorted(players)], row.result, players)
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


def rate(ratings: list[RatingRow], result: list[Points], players: list[PlayerId]) -> list[RatingRow]:
    """New ratings, by seat, from those before the game, the result and who sat where."""
    before = {rating.player: rating for rating in ratings}
    teams = [[MODEL.rating(mu=before[player].mu, sigma=before[player].sigma)] for player in players]
    after = MODEL.rate(teams, scores=[float(points) for points in result])
    return [
        msgspec.structs.replace(before[player], mu=team[0].mu, sigma=team[0].sigma, games=before[player].games + 1)
        for player, team in zip(players, after, strict=True)
    ]


def _account_holders(connection: Connection, row: TableRow) -> list[PlayerId]:
    """The players by seat, if every seat has an account holder of its own; else nobody."""
    seated = [seat.player for seat in row.seats if seat.kind != "bot" and seat.player is not None]
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
