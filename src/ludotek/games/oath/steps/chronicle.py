"""The Chronicle: the winner vows, takes in Citizens, and hands the world to the next game."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import EVERYONE, Move, Seat
from ludotek.games.oath.agenda import STEPS, Step, step
from ludotek.games.oath.catalogue import SLOTS, VISION
from ludotek.games.oath.components import OATHS
from ludotek.games.oath.marks import CHANCELLOR, NOBODY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.chronicle_decks import ADD_SIX, LAY_RELICS, OPEN_ARCHIVE, REBUILD_DECK, REMOVE_SIX
from ludotek.games.oath.steps.chronicle_map import BUILD_OR_REPAIR, REDRAW_MAP
from ludotek.games.oath.steps.realm import is_exile, rules
from ludotek.games.oath.steps.victory import CHRONICLE, met_visions
from ludotek.games.oath.vocabulary import (
    ANSWERED,
    BECAME_CITIZEN,
    BECAME_EXILE,
    CHRONICLED,
    DONE,
    NO,
    OFFER,
    OFFERED,
    SAVED,
    VOW,
    VOWED,
    YES,
)


class Chronicle(Step):
    """The steps of the Chronicle in their order; the winner decides, §210."""

    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        game.then(VOW_ANEW, seat)
        if is_exile(game, seat):
            game.then(TURN_BOARDS, seat)
        game.then(LOOK_OVER_MAP, seat)
        game.then(OPEN_ARCHIVE, seat)
        game.then(ADD_SIX, seat)
        game.then(REMOVE_SIX, seat)
        game.then(LAY_RELICS, seat)
        game.then(REBUILD_DECK, seat)
        game.then(CLOSE, seat)
        return False


class VowAnew(Step):
    """§211: who won by a Vision alone takes its Oath; anybody else any Oath but the present one."""

    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        vowed = oath_of_vision(game, seat)
        if vowed != NOBODY:
            vow(game, seat, vowed)
        return vowed == NOBODY

    def moves(self, game: Oath, seat: Seat, first: int, second: int) -> list[Move]:
        return [VOW + oath for oath in range(len(OATHS)) if oath != game.oath]

    def answer(self, game: Oath, seat: Seat, move: Move, first: int, second: int) -> None:
        vow(game, seat, move - VOW)

    def is_open(self, game: Oath, move: Move) -> bool:
        return False


def oath_of_vision(game: Oath, seat: Seat) -> int:
    """The Oath of the Vision by which a player has won and in no other way; NOBODY's if it is free to choose."""
    is_usurper = game.keeper == seat and game.is_usurper
    visions = met_visions(game, seat) if is_exile(game, seat) and not is_usurper else []
    return visions[0] - VISION if len(visions) == 1 else NOBODY  # ruling O107


def vow(game: Oath, seat: Seat, oath: int) -> None:
    game.oath = oath
    game.tell(EVERYONE, VOWED, seat, oath)


class TurnBoards(Step):
    """§212: under an Exile every Citizen turns Exile, also the boards at which nobody sits."""

    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        turned, game.citizens, game.unseated = game.citizens, 0, 0
        exiles = 0
        for other in range(1, game.players):
            if turned >> other & 1:
                game.barracks[CHANCELLOR] += game.board[other]
                game.board[other] = 0
                game.tell(EVERYONE, BECAME_EXILE, other, 0)
            elif other != seat:
                exiles |= 1 << other
        game.then(TAKE_IN, seat, exiles)
        return False


class TakeIn(Step):
    """§213: the winner may offer Citizenship to Exiles who were not turned just now, each once; a mask of them."""

    def begin(self, game: Oath, seat: Seat, exiles: int, second: int) -> bool:
        return exiles != 0

    def moves(self, game: Oath, seat: Seat, exiles: int, second: int) -> list[Move]:
        return [OFFER + other for other in range(game.players) if exiles >> other & 1] + [DONE]

    def answer(self, game: Oath, seat: Seat, move: Move, exiles: int, second: int) -> None:
        if move != DONE:
            game.tell(EVERYONE, OFFERED, seat, move - OFFER)
            game.then(JOIN_WINNER, move - OFFER, seat)
            game.then(TAKE_IN, seat, exiles & ~(1 << move - OFFER))

    def is_open(self, game: Oath, move: Move) -> bool:
        return False


class JoinWinner(Step):
    """§214: whoever accepts turns Citizen, and one warband of the winner's stands at each site that it ruled."""

    def moves(self, game: Oath, seat: Seat, winner: int, second: int) -> list[Move]:
        return [YES, NO]

    def answer(self, game: Oath, seat: Seat, move: Move, winner: int, second: int) -> None:
        game.tell(EVERYONE, ANSWERED, seat, 1 if move == YES else 0)
        if move == YES:
            yield_sites(game, seat, winner)
            game.barracks[seat] += game.board[seat]
            game.board[seat] = 0
            game.citizens |= 1 << seat
            game.tell(EVERYONE, BECAME_CITIZEN, seat, 0)

    def is_open(self, game: Oath, move: Move) -> bool:
        return False


def yield_sites(game: Oath, seat: Seat, winner: Seat) -> None:
    """Of somebody who commands the bandits also the sites where only they stand."""
    for slot in [slot for slot in range(SLOTS) if rules(game, seat, slot)]:
        game.barracks[seat] += game.garrison[slot]
        game.garrison[slot] = 0
        game.flag[slot] = NOBODY
        if free_warband(game, winner):
            game.garrison[slot] = 1
            game.flag[slot] = winner


def free_warband(game: Oath, seat: Seat) -> bool:
    """A warband from the bank, from the board, or from where several stand (ruling O108); whether there is one."""
    crowded = [slot for slot in range(SLOTS) if game.flag[slot] == seat and game.garrison[slot] > 1]
    if game.barracks[seat] > 0:
        game.barracks[seat] -= 1
    elif game.board[seat] > 0:
        game.board[seat] -= 1
    elif crowded:
        game.garrison[crowded[0]] -= 1
    return game.barracks[seat] > 0 or game.board[seat] > 0 or bool(crowded)


class LookOverMap(Step):
    """§215: what the winner rules now counts for the whole Chronicle, bandits of the Empire too (ruling O106)."""

    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        ruled = 0
        for slot in range(SLOTS):
            if rules(game, seat, slot):
                ruled |= 1 << slot
        if not is_exile(game, seat):
            game.then(BUILD_OR_REPAIR, seat, ruled)
        game.then(REDRAW_MAP, seat, ruled)
        return False


class Close(Step):
    """The world is saved; the game is over."""

    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        game.winner = seat
        game.tell(EVERYONE, CHRONICLED, seat, SAVED)
        return False


STEPS[CHRONICLE] = Chronicle()
VOW_ANEW: Final = step(VowAnew())
TURN_BOARDS: Final = step(TurnBoards())
TAKE_IN: Final = step(TakeIn())
JOIN_WINNER: Final = step(JoinWinner())
LOOK_OVER_MAP: Final = step(LookOverMap())
CLOSE: Final = step(Close())
