"""What a match says about its bots: shares, scores and ratings, with their intervals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from ludotek.core.position import Points
from ludotek.lab.contest import Outcome
from ludotek.lab.interval import Estimate, of_numbers, of_shares
from ludotek.lab.match import LineUp, Played
from ludotek.lab.ratings import Rating, rate


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """How one bot did. A seat's score is 1 for a win, shared with whoever is as good, and 0 otherwise.

    Games of one deal have their luck in common, so the deal is the unit of every interval.
    """

    bot: str
    games: int  # counted once for every seat it had
    wins: int
    draws: int
    losses: int
    score: Estimate
    win_share: Estimate
    draw_share: Estimate
    loss_share: Estimate
    points: Estimate  # what the rules of the game give
    rating: Rating
    by_seat: dict[str, Estimate]  # its score in each seat


class Seating(msgspec.Struct, frozen=True):
    """What a bot had in one seat of one game."""

    seat: int
    share: float
    points: Points

    @property
    def is_win(self) -> bool:
        """Whether nobody was as good."""
        return self.share == 1

    @property
    def is_draw(self) -> bool:
        """Whether others were as good, and nobody better."""
        return 0 < self.share < 1

    @property
    def is_loss(self) -> bool:
        """Whether somebody was better."""
        return self.share == 0


def standings(played: Played) -> list[Standing]:
    """One standing for each bot, in the order in which they were named."""
    match = played.match
    deals = [played.deals[number] for number in sorted(played.deals)]
    ratings = rate(len(match.bots), rated_games(match.line_ups, deals))
    seats = match.game.seats(match.options)
    return [
        standing(name, [seatings(bot, match.line_ups, games) for games in deals], ratings[bot], seats)
        for bot, name in enumerate(names(match.bots))
    ]


def names(bots: Sequence[str]) -> list[str]:
    """Bots of one name are told apart by a number."""
    return [f"{bot} #{bots[: place + 1].count(bot)}" if bots.count(bot) > 1 else bot for place, bot in enumerate(bots)]


def seatings(bot: int, line_ups: Sequence[LineUp], games: Sequence[Outcome]) -> list[Seating]:
    """Every seat that a bot had in the games of a deal."""
    return [
        Seating(seat, share, points)
        for seats, game in zip(line_ups, games, strict=True)
        for seat, (who, share, points) in enumerate(zip(seats, game.shares(), game.scores, strict=True))
        if who == bot
    ]


def standing(name: str, deals: Sequence[Sequence[Seating]], rating: Rating, seats: Sequence[str]) -> Standing:
    """How one bot did, from its seats in every deal."""
    every = [seating for deal in deals for seating in deal]
    return Standing(
        bot=name,
        games=len(every),
        wins=sum(seating.is_win for seating in every),
        draws=sum(seating.is_draw for seating in every),
        losses=sum(seating.is_loss for seating in every),
        score=shares(mean(seating.share for seating in deal) for deal in deals),
        win_share=shares(mean(seating.is_win for seating in deal) for deal in deals),
        draw_share=shares(mean(seating.is_draw for seating in deal) for deal in deals),
        loss_share=shares(mean(seating.is_loss for seating in deal) for deal in deals),
        points=of_numbers([mean(seating.points for seating in deal) for deal in deals]),
        rating=rating,
        by_seat={seat: in_seat(place, deals) for place, seat in enumerate(seats)},
    )


def in_seat(place: int, deals: Sequence[Sequence[Seating]]) -> Estimate:
    """A bot's score in one seat, over the deals in which it had it."""
    found = [[seating.share for seating in deal if seating.seat == place] for deal in deals]
    return shares(mean(own) for own in found if own)


def mean(numbers: Iterable[float]) -> float:
    """The mean of some numbers."""
    every = list(numbers)
    return sum(every) / len(every)


def shares(units: Iterable[float]) -> Estimate:
    """An estimate of a share, from the share of each unit."""
    every = list(units)
    return of_shares(sum(every), sum(unit * unit for unit in every), len(every))


def rated_games(line_ups: Sequence[LineUp], deals: Iterable[Sequence[Outcome]]) -> Iterable[list[tuple[int, float]]]:
    """For the ratings: who was at the table, and the mean share of the seats each had."""
    for games in deals:
        for seats, game in zip(line_ups, games, strict=True):
            yield [
                (bot, mean(share for who, share in zip(seats, game.shares(), strict=True) if who == bot))
                for bot in sorted(set(seats))
            ]
