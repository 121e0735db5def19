"""The title, and every way to win (Oathkeeper, victory)."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import CHANCE, EVERYONE, Move, Seat
from ludotek.games.oath.agenda import STEPS, TITLE, Step, step
from ludotek.games.oath.catalogue import RELIC, SCEPTER, VISION
from ludotek.games.oath.marks import (
    CHANCELLOR,
    DARKEST_SECRET,
    DEVOTION,
    EMPTY,
    NOBODY,
    PEOPLE,
    PEOPLES_FAVOR,
    STABLE_REGIME,
    SUPREMACY,
    USURPER,
    VISIONARY,
    WAR_EXHAUSTION,
)
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.realm import is_exile, is_imperial, sites_ruled, treasures
from ludotek.games.oath.vocabulary import END_FACE, ROLLED_END, SEAT, TITLE_PASSED, WON

VISIONS_NEEDED: Final = 3
LAST_ROUND: Final = 8
END_FACES: Final[list[Move]] = [END_FACE + face for face in range(6)]
# By round: the lowest face with which the Chancellor wins.
REGIME: Final[list[int]] = [7, 7, 7, 7, 7, 6, 5, 3, 7]


def leaders(p: Oath, goal: int) -> list[Seat]:
    """Who meets a goal best: of a banner its holder, of a count all with the most, if it is more than none."""
    if goal in (PEOPLE, DEVOTION):
        held_by = p.banner[PEOPLES_FAVOR if goal == PEOPLE else DARKEST_SECRET]
        return [held_by] if held_by != NOBODY else []
    found: list[Seat] = []
    most = 1
    for seat in range(p.players):
        if goal == SUPREMACY and p.citizens >> seat & 1:
            continue  # the Chancellor holds for the Empire
        count = sites_ruled(p, seat) if goal == SUPREMACY else treasures(p, seat)
        if count > most:
            found = []
            most = count
        if count == most:
            found.append(seat)
    return found


def claimants(p: Oath) -> list[Seat]:
    """Who meets the Oath; a quarrel in the Empire changes no title."""
    rebel, p.rebel = p.rebel, NOBODY
    found = leaders(p, p.oath)
    p.rebel = rebel
    return found


class Title(Step):
    """The title goes to whoever meets the Oath; its holder keeps it on ties, and chooses among others who tie."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        able = claimants(p)
        own = CHANCELLOR if p.oath == SUPREMACY and is_imperial(p, p.keeper) else p.keeper  # ruling O19
        if own in able or not able:  # ruling O1
            if own != p.keeper:
                give_title(p, own)
        elif len(able) == 1:
            give_title(p, able[0])
        else:
            p.then(CHOOSE_KEEPER, p.keeper)
        return False


class ChooseKeeper(Step):
    """The outgoing holder picks among those who tie."""

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        return [SEAT + other for other in claimants(p)]

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        give_title(p, move - SEAT)

    def is_open(self, p: Oath, move: Move) -> bool:
        return False


def give_title(p: Oath, seat: Seat) -> None:
    p.keeper = seat
    p.is_usurper = False
    p.tell(EVERYONE, TITLE_PASSED, seat, 0)


def win(p: Oath, seat: Seat, how: int) -> None:
    p.winner = seat
    p.how = how
    p.tell(EVERYONE, WON, seat, how)


def empire_wins(p: Oath, how: int) -> None:
    """The Chancellor, or a Citizen who meets the Successor's goal."""
    win(p, successor(p), how)


def successor(p: Oath) -> Seat:
    for seat in range(1, p.players):
        if p.citizens >> seat & 1 and succeeds(p, seat):
            return seat
    return CHANCELLOR


def succeeds(p: Oath, seat: Seat) -> bool:
    if p.oath == SUPREMACY:
        rivals = [other for other in range(p.players) if other != seat and is_imperial(p, other)]
        return treasures(p, seat) > max([treasures(p, other) for other in rivals])
    if p.oath == DEVOTION:
        return p.holder[SCEPTER - RELIC] == seat
    return p.banner[DARKEST_SECRET if p.oath == PEOPLE else PEOPLES_FAVOR] == seat


def vision_is_met(p: Oath, seat: Seat) -> bool:
    """A revealed Vision whose goal its Exile alone meets (ruling O3), once three Visions were drawn."""
    if p.vision[seat] == EMPTY or p.visions_drawn < VISIONS_NEEDED:
        return False
    found = leaders_of_vision(p, p.vision[seat] - VISION)
    return found == [seat]


def leaders_of_vision(p: Oath, goal: int) -> list[Seat]:
    return leaders(p, goal)  # Conquest, Rebellion, Sanctuary, Faith: the same goals in the same order


class WakeVictory(Step):
    """Wake: an Exile who has been the Usurper for a round wins; then one whose Vision has come true."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        if is_exile(p, seat):
            if p.keeper == seat and p.is_usurper:
                win(p, seat, USURPER)
            elif vision_is_met(p, seat):
                win(p, seat, VISIONARY)
            elif p.keeper == seat:
                p.is_usurper = True
                p.tell(EVERYONE, TITLE_PASSED, seat, 1)
        return False


class EndOfRound(Step):
    """Stable Regime: while an Imperial player keeps the Oath, a die may end the game after rounds 5, 6 and 7."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        if p.round == LAST_ROUND:
            war_exhaustion(p)
            return False
        if REGIME[p.round] > 6 or not is_imperial(p, p.keeper):
            p.round += 1
            return False
        p.asked = CHANCE
        return True

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        return END_FACES

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        face = move - END_FACE + 1
        p.tell(EVERYONE, ROLLED_END, face, p.round)
        if face >= REGIME[p.round]:
            empire_wins(p, STABLE_REGIME)
        p.round += 1

    def is_open(self, p: Oath, move: Move) -> bool:
        return False


def war_exhaustion(p: Oath) -> None:
    """After the last round: an Imperial Oathkeeper, an Exile Usurper, a Vision come true, or else the Empire."""
    if not is_imperial(p, p.keeper):
        if p.is_usurper:
            win(p, p.keeper, WAR_EXHAUSTION)
            return
        for vision in range(VISION, VISION + 4):
            if vision in p.vision and vision_is_met(p, p.vision.index(vision)):
                win(p, p.vision.index(vision), WAR_EXHAUSTION)
                return
    empire_wins(p, WAR_EXHAUSTION)


STEPS[TITLE] = Title()
CHOOSE_KEEPER: Final = step(ChooseKeeper())
WAKE_VICTORY: Final = step(WakeVictory())
END_OF_ROUND: Final = step(EndOfRound())
