"""How likely everybody is to win: a few facts of each player, weighed as games between bots have taught.

The weights come from `python -m ludotek.games.oath.odds.fit`, a regression on who won.
"""

from __future__ import annotations

from typing import Final

from ludotek.core.arithmetic import exp
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
    "citizen",
    "citizen's lead",
    "citizen, Empire keeps the Oath, late",
    "Usurper, soon",
    "Vision, met, soon",
)
FACTS: Final = len(NAMES)
WEIGHTS: Final[list[float]] = [
    0.69, 0.39, 0.99, 1.67, 0.63, 0.49, 1.02, 0.80, 0.46, 1.13, 0.86, 0.39, 1.22, 2.83, 0.49, 0.13, 0.03, 1.28, 1.51,
    -0.42, 1.51, 0.49, 0.60, 0.50,
]  # fmt: skip


class Table:
    """What is counted once for everybody."""

    sites: list[int]
    garrisons: list[int]
    treasures: list[int]
    heir: Seat

    def __init__(self, game: Oath) -> None:
        self.sites = [0] * game.players
        self.garrisons = [0] * game.players
        for slot in range(SLOTS):
            ruler = ruling_colour(game, slot) if game.is_up[slot] else NOBODY
            if ruler != NOBODY:
                self.sites[ruler] += 1
                self.garrisons[ruler] += game.garrison[slot]
        self.treasures = [treasures(game, seat) for seat in range(game.players)]
        self.heir = successor(game)

    def measure(self, game: Oath, goal: int, seat: Seat) -> int:
        """How well a player does by a goal; the Empire rules its sites as one."""
        if goal == SUPREMACY:
            return self.sites[CHANCELLOR if is_imperial(game, seat) else seat]
        if goal == PROTECTION_GOAL:
            return self.treasures[seat]
        return 1 if game.banner[PEOPLES_FAVOR if goal == PEOPLE else DARKEST_SECRET] == seat else 0

    def lead(self, game: Oath, goal: int, seat: Seat, is_heir: bool) -> float:
        """By how much a player is ahead of all others, or an heir's Empire of all Exiles: from -1 to 1."""
        own = rival = 0
        for other in range(game.players):
            measure = self.measure(game, goal, other)
            if other == seat or (is_heir and is_imperial(game, other)):
                own = max(own, measure)
            else:
                rival = max(rival, measure)
        return max(-1.0, min(1.0, (own - rival) / 3.0))

    def way_to_succeed(self, game: Oath, seat: Seat) -> float:
        """How far one of the Empire is from the Successor's goal: from -1 to 0."""
        if game.oath == SUPREMACY:
            missing = self.treasures[self.heir] - self.treasures[seat] + 1
        elif game.oath == PEOPLE:
            missing = game.tokens[DARKEST_SECRET] - game.secrets[seat] + 1
        elif game.oath == PROTECTION_GOAL:
            missing = game.tokens[PEOPLES_FAVOR] - game.favor[seat] + 1
        else:
            missing = 2  # the Scepter is rarely given away
        return max(-1.0, min(0.0, -missing / 4.0))


def facts(game: Oath, table: Table, seat: Seat) -> list[float]:
    """One player's facts, in the order of `NAMES`, each about as large as the others."""
    found = [0.0] * FACTS
    imperial = is_imperial(game, seat)
    found[0] = game.board[seat] / 8.0
    found[1] = table.garrisons[seat] / 8.0
    found[2] = min(game.favor[seat], 10) / 8.0
    found[3] = min(game.secrets[seat] + game.flipped[seat], 8) / 6.0
    found[4] = table.treasures[seat] / 3.0
    found[5] = (len(game.advisers[seat]) + len(game.facedown[seat])) / 3.0
    if not imperial:
        exile_facts(game, table, seat, found)
    elif seat == table.heir:
        heir_facts(game, table, seat, found)
    else:
        citizen_facts(game, table, seat, found)
    return found


def exile_facts(game: Oath, table: Table, seat: Seat, found: list[float]) -> None:
    found[6] = 1.0
    found[7] = table.lead(game, game.oath, seat, False)
    if game.keeper == seat:
        found[8] = 0.0 if game.is_usurper else 1.0
        found[9] = 1.0 if game.is_usurper else 0.0
        found[10] = game.round / LAST_ROUND if game.is_usurper else 0.0
        found[22] = nearness(game, seat) if game.is_usurper else 0.0
    if game.vision[seat] != EMPTY:
        lead = table.lead(game, game.vision[seat] - VISION, seat, False)
        is_time = game.visions_drawn >= VISIONS_NEEDED
        found[11] = 1.0
        found[12] = 1.0 if lead > 0.0 and not is_time else 0.0
        found[13] = 1.0 if lead > 0.0 and is_time else 0.0
        found[23] = nearness(game, seat) if lead > 0.0 and is_time else 0.0


def nearness(game: Oath, seat: Seat) -> float:
    """How near a player is to waking, when it wins by what it has: from 0, all others act before, to almost 1."""
    before = (seat - game.turn) % game.players  # whoever's turn it is acts before, too
    return 1.0 - (before if before else game.players) / game.players


def heir_facts(game: Oath, table: Table, seat: Seat, found: list[float]) -> None:
    found[14] = 1.0
    found[15] = table.lead(game, game.oath, seat, True)
    late = game.round / LAST_ROUND
    if is_imperial(game, game.keeper):
        found[16] = 1.0
        found[17] = late * late
    found[18] = late


def citizen_facts(game: Oath, table: Table, seat: Seat, found: list[float]) -> None:
    """Of whoever wins only if the Empire does and it has become the heir by then."""
    found[19] = 1.0
    found[20] = table.way_to_succeed(game, seat)
    if is_imperial(game, game.keeper):
        found[21] = game.round * game.round / (LAST_ROUND * LAST_ROUND)


def chances(game: Oath) -> list[float]:
    """The chance of every player to win, as far as these facts tell; together one."""
    table = Table(game)
    total = 0.0
    found: list[float] = []
    for seat in range(game.players):
        weight = exp(score(facts(game, table, seat)))
        found.append(weight)
        total += weight
    return [weight / total for weight in found]


def score(found: list[float]) -> float:
    total = 0.0
    for place in range(FACTS):
        total += WEIGHTS[place] * found[place]
    return total


def chance(game: Oath, seat: Seat) -> float:
    return chances(game)[seat]
