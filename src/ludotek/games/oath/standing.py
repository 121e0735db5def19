"""How likely everybody is to win: a few facts of each player, weighed as games between bots have taught.

The weights come from `python -m ludotek.solve.oath.fit`, a regression on who won.
"""

from __future__ import annotations

from math import exp
from typing import Final

from ludotek.core.position import Seat
from ludotek.games.oath.catalogue import SLOTS, VISION
from ludotek.games.oath.marks import CHANCELLOR, DARKEST_SECRET, EMPTY, NOBODY, PEOPLE, PEOPLES_FAVOR, SUPREMACY
from ludotek.games.oath.marks import PROTECTION as PROTECTION_GOAL
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.realm import is_imperial, ruling_colour, treasures
from ludotek.games.oath.steps.victory import LAST_ROUND, VISIONS_NEEDED, successor

NAMES: Final = (
    "warbands",
    "garrisons",
    "favor",
    "secrets",
    "treasures",
    "advisers",
    "exile",
    "exile's lead",
    "exile keeps the Oath",
    "exile is Usurper",
    "Usurper, late",
    "Vision",
    "Vision, led",
    "Vision, met",
    "heir",
    "heir's lead",
    "heir, Empire keeps the Oath",
    "heir, Empire keeps the Oath, late",
    "heir, late",
)
FACTS: Final = len(NAMES)
WEIGHTS: Final[list[float]] = [
    0.69, 0.39, 0.99, 1.67, 0.63, 0.49, 1.02, 0.80, 0.46, 1.13, 0.86, 0.39, 1.22, 2.83, 0.49, 0.13, 0.03, 1.28, 1.51,
]  # fmt: skip


class Table:
    """What is counted once for everybody."""

    sites: list[int]
    garrisons: list[int]
    treasures: list[int]
    heir: Seat

    def __init__(self, p: Oath) -> None:
        self.sites = [0] * p.players
        self.garrisons = [0] * p.players
        for slot in range(SLOTS):
            ruler = ruling_colour(p, slot) if p.is_up[slot] else NOBODY
            if ruler != NOBODY:
                self.sites[ruler] += 1
                self.garrisons[ruler] += p.garrison[slot]
        self.treasures = [treasures(p, seat) for seat in range(p.players)]
        self.heir = successor(p)

    def measure(self, p: Oath, goal: int, seat: Seat) -> int:
        """How well a player does by a goal; the Empire rules its sites as one."""
        if goal == SUPREMACY:
            return self.sites[CHANCELLOR if is_imperial(p, seat) else seat]
        if goal == PROTECTION_GOAL:
            return self.treasures[seat]
        return 1 if p.banner[PEOPLES_FAVOR if goal == PEOPLE else DARKEST_SECRET] == seat else 0

    def lead(self, p: Oath, goal: int, seat: Seat, is_heir: bool) -> float:
        """By how much a player is ahead of all others, or an heir's Empire of all Exiles: from -1 to 1."""
        own = rival = 0
        for other in range(p.players):
            measure = self.measure(p, goal, other)
            if other == seat or (is_heir and is_imperial(p, other)):
                own = max(own, measure)
            else:
                rival = max(rival, measure)
        return max(-1.0, min(1.0, (own - rival) / 3.0))


def facts(p: Oath, table: Table, seat: Seat) -> list[float]:
    """One player's facts, in the order of `NAMES`, each about as large as the others."""
    found = [0.0] * FACTS
    imperial = is_imperial(p, seat)
    found[0] = p.board[seat] / 8.0
    found[1] = table.garrisons[seat] / 8.0
    found[2] = min(p.favor[seat], 10) / 8.0
    found[3] = min(p.secrets[seat] + p.flipped[seat], 8) / 6.0
    found[4] = table.treasures[seat] / 3.0
    found[5] = (len(p.advisers[seat]) + len(p.facedown[seat])) / 3.0
    if not imperial:
        exile_facts(p, table, seat, found)
    elif seat == table.heir:
        heir_facts(p, table, seat, found)
    return found


def exile_facts(p: Oath, table: Table, seat: Seat, found: list[float]) -> None:
    found[6] = 1.0
    found[7] = table.lead(p, p.oath, seat, False)
    if p.keeper == seat:
        found[8] = 0.0 if p.is_usurper else 1.0
        found[9] = 1.0 if p.is_usurper else 0.0
        found[10] = p.round / LAST_ROUND if p.is_usurper else 0.0
    if p.vision[seat] != EMPTY:
        lead = table.lead(p, p.vision[seat] - VISION, seat, False)
        is_time = p.visions_drawn >= VISIONS_NEEDED
        found[11] = 1.0
        found[12] = 1.0 if lead > 0.0 and not is_time else 0.0
        found[13] = 1.0 if lead > 0.0 and is_time else 0.0


def heir_facts(p: Oath, table: Table, seat: Seat, found: list[float]) -> None:
    found[14] = 1.0
    found[15] = table.lead(p, p.oath, seat, True)
    late = p.round / LAST_ROUND
    if is_imperial(p, p.keeper):
        found[16] = 1.0
        found[17] = late * late
    found[18] = late


def chances(p: Oath) -> list[float]:
    """The chance of every player to win, as far as these facts tell; together one."""
    table = Table(p)
    total = 0.0
    found: list[float] = []
    for seat in range(p.players):
        weight = exp(score(facts(p, table, seat)))
        found.append(weight)
        total += weight
    return [weight / total for weight in found]


def score(found: list[float]) -> float:
    total = 0.0
    for place in range(FACTS):
        total += WEIGHTS[place] * found[place]
    return total


def chance(p: Oath, seat: Seat) -> float:
    return chances(p)[seat]
