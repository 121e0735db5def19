"""Races between somebody near and somebody far, where no clock is ever late: who was first is known exactly."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress

import pytest

from ludotek.core.errors import IllegalMove
from ludotek.core.position import Milliseconds, Seat
from ludotek.table.tables import races
from ludotek.table.tables.moves import play
from ludotek.table.tables.table import Table
from tests.table.small_world import Onlooker, SmallHouse
from tests.table.toys import CALL

NEAR, FAR, JITTER = 10.0, 150.0, 10.0  # milliseconds
TABLES, ROUNDS = 50, 20
LEADS = (30.0, 100.0)
PINGS = 5

Claim = Callable[[Milliseconds], Milliseconds]


def honest(called: Milliseconds) -> Milliseconds:
    return called


def minutes_ago(called: Milliseconds) -> Milliseconds:
    return called - 100_000


class Racer:
    """A seat whose messages take their time, either way, and what it claims of when it called."""

    def __init__(self, table: Table, seat: Seat, trip: float, claim: Claim, luck: random.Random) -> None:
        self.table, self.seat, self.trip, self.claim, self.luck = table, seat, trip, claim, luck
        self.viewer = Onlooker(table.row.seats[seat].player or "")
        table.join(self.viewer)
        for _ in range(PINGS):
            table.viewers.measured(seat, trip + luck.uniform(0, JITTER) + luck.uniform(0, JITTER))

    async def call(self, called: Milliseconds, question: int) -> None:
        """What arrives of a call; one that answers a past question is refused."""
        with suppress(IllegalMove):
            await play(self.table, self.seat, CALL, question, self.claim(called), self.viewer)

    def react(self, house: SmallHouse, wait: float, question: int) -> None:
        called = house.now() + round(wait)
        under_way = wait + self.trip / 2 + self.luck.uniform(0, JITTER)
        house.clock.call_later(under_way / 1000, lambda: house.start(self.call(called, question)))


async def share_of_fair_rounds(claim_of_the_near: Claim = honest) -> float:
    """Of a thousand rounds, in how many whoever reacted first has won."""
    luck, fair = random.Random(1), 0
    house = SmallHouse()
    for number in range(TABLES):
        table = await house.seat("reflex", "olena", "taras", options={"rounds": ROUNDS + 1})
        near = number % 2
        racers = [
            Racer(table, seat, NEAR, claim_of_the_near, luck) if seat == near else Racer(table, seat, FAR, honest, luck)
            for seat in range(2)
        ]
        for question in range(ROUNDS):
            first = luck.randrange(2)
            racers[first].react(house, 20, question)
            racers[1 - first].react(house, 20 + luck.uniform(*LEADS), question)
            await house.clock.pass_by(1000)
            fair += table.session.entries[question].seat == first
    house.close()
    return fair / (TABLES * ROUNDS)


async def test_near_or_far_whoever_reacts_first_wins() -> None:
    """Nort N6."""
    assert await share_of_fair_rounds() >= 0.99


async def test_a_lying_client_gains_nothing_beyond_what_its_distance_explains() -> None:
    """It claims to have called minutes ago; its round trip says otherwise, so it wins only what it is first at."""
    assert await share_of_fair_rounds(minutes_ago) >= 0.99


async def test_were_distance_not_made_up_for_the_near_would_win_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rounds are close enough that these tests can fail."""
    monkeypatch.setattr(races, "made_at", lambda claimed, received, round_trip: received)
    assert await share_of_fair_rounds() < 0.9


async def test_were_every_claim_believed_a_liar_would_win_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(races, "made_at", lambda claimed, received, round_trip: claimed or received)
    monkeypatch.setattr(races, "QUOTA", 1_000_000_000)
    assert await share_of_fair_rounds(minutes_ago) < 0.9
