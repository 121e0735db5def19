"""The title, and every way to win (Oathkeeper, victory)."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import CHANCE, EVERYONE, Move, Seat
from ludotek.games.oath.agenda import STEPS, TITLE, Step, step
from ludotek.games.oath.cards.hooks import ENDS, HEARS
from ludotek.games.oath.cards.power import HOOKS, POWERS
from ludotek.games.oath.catalogue import GOALS, RELIC, SCEPTER, VISION
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
from ludotek.games.oath.steps.realm import at_sites, is_exile, is_imperial, sites_ruled, treasures
from ludotek.games.oath.vocabulary import END_FACE, ROLLED_END, SEAT, TITLE_PASSED, WON

VISIONS_NEEDED: Final = 3  # §112
LAST_ROUND: Final = 8  # §114 and §143
END_FACES: Final[list[Move]] = [END_FACE + face for face in range(6)]  # §9
# By round: the lowest face with which the Chancellor wins; §113.
REGIME: Final[list[int]] = [7, 7, 7, 7, 7, 6, 5, 3, 7]


def leaders(game: Oath, goal: int) -> list[Seat]:
    """Who meets a goal best, §109: of a banner its holder, of a count all with the most, if it is more than none.

    For a Vision that must be one alone, §194.
    """
    if goal in (PEOPLE, DEVOTION):
        held_by = game.banner[PEOPLES_FAVOR if goal == PEOPLE else DARKEST_SECRET]
        return [held_by] if held_by != NOBODY else []
    found: list[Seat] = []
    most = 1
    for seat in range(game.players):
        if goal == SUPREMACY and game.citizens >> seat & 1:
            continue  # the Chancellor holds for the Empire; ruling O19
        count = sites_ruled(game, seat) if goal == SUPREMACY else treasures(game, seat)
        if count > most:
            found = []
            most = count
        if count == most:
            found.append(seat)
    return found


def claimants(game: Oath) -> list[Seat]:
    """Who meets the Oath; a quarrel in the Empire changes no title."""
    rebel, game.rebel = game.rebel, NOBODY
    found = leaders(game, game.oath)
    game.rebel = rebel
    return found


class Title(Step):
    """The title goes to whoever meets the Oath, §110; its holder keeps it on ties, and chooses among others who tie."""

    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        able = claimants(game)
        own = CHANCELLOR if game.oath == SUPREMACY and is_imperial(game, game.keeper) else game.keeper  # ruling O19
        if own in able or not able:  # ruling O1
            if own != game.keeper:
                give_title(game, own)
        elif len(able) == 1:
            give_title(game, able[0])
        else:
            game.then(CHOOSE_KEEPER, game.keeper)
        return False


class ChooseKeeper(Step):
    """The outgoing holder picks among those who tie, §110."""

    def moves(self, game: Oath, seat: Seat, first: int, second: int) -> list[Move]:
        return [SEAT + other for other in claimants(game)]

    def answer(self, game: Oath, seat: Seat, move: Move, first: int, second: int) -> None:
        give_title(game, move - SEAT)

    def is_open(self, game: Oath, move: Move) -> bool:
        return False


def give_title(game: Oath, seat: Seat) -> None:
    """Whoever gets it has the side of the Oathkeeper; §138 and §199."""
    game.keeper = seat
    game.is_usurper = False
    game.tell(EVERYONE, TITLE_PASSED, seat, 0)
    for other in range(game.players):
        for adviser in game.advisers[other]:
            if other != seat and HOOKS[adviser] & HEARS:
                POWERS[adviser].title_passed(game, other, seat)


def win(game: Oath, seat: Seat, how: int) -> None:
    """The game is over, §201, or the Chronicle begins, §210, before which all that was still to come is dropped."""
    game.how = how
    game.tell(EVERYONE, WON, seat, how)
    if not game.has_chronicle:
        game.winner = seat
        return
    game.chronicler = seat
    game.stirred = False
    game.drop()
    game.then(CHRONICLE, seat)


def empire_wins(game: Oath, how: int) -> None:
    """The Chancellor, or a Citizen who meets the Successor's goal."""
    win(game, successor(game), how)


def successor(game: Oath) -> Seat:
    for seat in range(1, game.players):
        if game.citizens >> seat & 1 and succeeds(game, seat):
            return seat
    return CHANCELLOR


def succeeds(game: Oath, seat: Seat) -> bool:
    """Whether a Citizen meets the Successor's goal, §115."""
    if game.oath == SUPREMACY:
        rivals = [other for other in range(game.players) if other != seat and is_imperial(game, other)]
        return treasures(game, seat) > max([treasures(game, other) for other in rivals])
    if game.oath == DEVOTION:
        return game.holder[SCEPTER - RELIC] == seat
    return game.banner[DARKEST_SECRET if game.oath == PEOPLE else PEOPLES_FAVOR] == seat


def vision_is_met(game: Oath, seat: Seat) -> bool:
    """§112: a revealed Vision whose goal its Exile alone meets (ruling O3), once three Visions were drawn."""
    return is_met_by(game, game.vision[seat], seat) or is_met_by(game, game.following[seat], seat)


def met_visions(game: Oath, seat: Seat) -> list[int]:
    """Those of them that are met, its own and one that it follows."""
    return [vision for vision in {game.vision[seat], game.following[seat]} if is_met_by(game, vision, seat)]


def is_met_by(game: Oath, vision: int, seat: Seat) -> bool:
    if vision == EMPTY or game.visions_drawn < VISIONS_NEEDED:
        return False
    return leaders_of_vision(game, vision - VISION) == [seat]


def leaders_of_vision(game: Oath, goal: int) -> list[Seat]:
    return leaders(game, goal)  # Conquest, Rebellion, Sanctuary, Faith: the same goals in the same order; §106


class WakeVictory(Step):
    """Wake, §36: an Exile who has been the Usurper for a round wins, §111; then one whose Vision came true, §112."""

    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        if is_exile(game, seat):
            if game.keeper == seat and game.is_usurper:
                win(game, seat, USURPER)
            elif vision_is_met(game, seat):
                win(game, seat, VISIONARY)
            elif game.keeper == seat:
                game.is_usurper = True
                game.tell(EVERYONE, TITLE_PASSED, seat, 1)
        return False


class EndOfRound(Step):
    """Stable Regime, §113: while an Imperial player keeps the Oath, a die may end the game after rounds 5, 6 and 7."""

    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        if game.round == LAST_ROUND:
            war_exhaustion(game)
            return False
        if REGIME[game.round] > 6 or not is_imperial(game, game.keeper):
            game.round += 1
            return False
        game.asked = CHANCE
        return True

    def moves(self, game: Oath, seat: Seat, first: int, second: int) -> list[Move]:
        return END_FACES

    def answer(self, game: Oath, seat: Seat, move: Move, first: int, second: int) -> None:
        face = move - END_FACE + 1
        game.tell(EVERYONE, ROLLED_END, face, game.round)
        for lying in at_sites(game, ENDS):
            if POWERS[lying].rolled_end(game, face):
                return
        end_die(game, face)

    def is_open(self, game: Oath, move: Move) -> bool:
        return False


def end_die(game: Oath, face: int) -> None:
    """What the end die shows, once nobody changes it any more."""
    if face >= REGIME[game.round]:
        empire_wins(game, STABLE_REGIME)
    game.round += 1


def war_exhaustion(game: Oath) -> None:
    """After the last round, §114: an Imperial Oathkeeper, an Exile Usurper, a Vision come true, or else the Empire.

    An Exile who keeps the Oath without being the Usurper has nothing of it, §200.
    """
    if not is_imperial(game, game.keeper):
        if game.is_usurper:
            win(game, game.keeper, WAR_EXHAUSTION)
            return
        for vision in range(VISION, VISION + GOALS):
            for seat in range(1, game.players):
                has_it = vision in (game.vision[seat], game.following[seat]) and is_exile(game, seat)
                if has_it and is_met_by(game, vision, seat):
                    win(game, seat, WAR_EXHAUSTION)
                    return
    empire_wins(game, WAR_EXHAUSTION)


STEPS[TITLE] = Title()
CHRONICLE: Final = step(Step())  # `steps.chronicle` says what it is
CHOOSE_KEEPER: Final = step(ChooseKeeper())
WAKE_VICTORY: Final = step(WakeVictory())
END_OF_ROUND: Final = step(EndOfRound())
