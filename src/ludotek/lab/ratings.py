"""Ratings of bots: the Plackett-Luce model of OpenSkill, for any number of seats."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from ludotek.core.extras import extra

with extra("lab"):
    from openskill.models import PlackettLuce


class Rating(msgspec.Struct, frozen=True):
    """A strength and its uncertainty; the ordinal is a strength that is almost surely reached."""

    mu: float
    sigma: float
    ordinal: float


def rate(players: int, games: Iterable[Sequence[tuple[int, float]]]) -> list[Rating]:
    """Rate numbered players by games, each of them the players at the table and what they made of it."""
    model = PlackettLuce(tau=0.0)  # bots neither learn nor tire between games
    ratings = [model.rating() for _ in range(players)]
    for game in games:
        if len(game) > 1:
            teams = [[ratings[player]] for player, _ in game]
            for (player, _), team in zip(game, model.rate(teams, scores=[score for _, score in game]), strict=True):
                ratings[player] = team[0]
    return [Rating(rating.mu, rating.sigma, rating.ordinal()) for rating in ratings]
