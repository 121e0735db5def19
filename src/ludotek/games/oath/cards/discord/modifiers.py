"""The Discord suit: what bears on Travel, Muster, Trade, Recover and Rest, and what persists."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import CHANCE, EVERYONE, Move, Seat
from ludotek.games.oath.cards.power import Power, add, ask
from ludotek.games.oath.catalogue import RELICS, SUIT
from ludotek.games.oath.marks import NOBODY, PEOPLES_FAVOR
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.bans import can_take
from ludotek.games.oath.steps.battle import DEFENSE_FACES, DEFENSE_ODDS, REROLL, Roll, can_roll_again, roll
from ludotek.games.oath.steps.goods import can_pay, kill_on_board, pay, take_favor
from ludotek.games.oath.steps.realm import banner_colour, card_colour
from ludotek.games.oath.steps.treasures import take_relics
from ludotek.games.oath.vocabulary import DEFENSE_FACE, NO, ROLLED_DEFENSE, SEATS, USED, YES

ONE_SHIELD: Final = 1
TWO_SHIELDS: Final = 2
LAST_ROLL: Final = 64 * SEATS * SEATS  # more than there are dice


class Downtrodden(Power):
    """Two warbands more where no other bank is as poor."""

    def muster_yield(self, game: Oath, seat: Seat, on: int, warbands: int) -> int:
        bank = game.banks[SUIT[on]]
        is_poorest = bank == min(game.banks) and game.banks.count(bank) == 1
        return warbands + 2 if is_poorest else warbands


class VowOfRenewal(Power):
    """What players burn, on their boards or by seizing the People's Favor, comes to its player (ruling O65)."""

    def bars_recovery(self, game: Oath, banner: int) -> bool:
        return banner == PEOPLES_FAVOR

    def inherits(self, game: Oath) -> bool:
        return True


class BoilingLake(Power):
    def after_travel(self, game: Oath, seat: Seat) -> None:
        if banner_colour(game, seat) != card_colour(game, self.card):
            kill_on_board(game, seat, 2)


class RelicThief(Power):
    """Dice may bring relics that another in the region has just taken; the note is these, and who took them."""

    def relics_taken(self, game: Oath, holder: Seat, taker: Seat, relics: int) -> None:
        ask(game, holder, self, SEATS * relics + taker)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        is_any = loot(game, seat, note % SEATS, note // SEATS) != 0
        return [YES, NO] if is_any and can_pay(game, seat, self.card, False) else []

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        if move == YES:
            game.tell(EVERYONE, USED, seat, self.card)
            pay(game, seat, self.card)
            taker, relics = note % SEATS, note // SEATS
            game.then(ROLL_FOR_RELICS, CHANCE, loot(game, seat, taker, relics), SEATS * taker + seat)

    def about(self, game: Oath, seat: Seat, note: int) -> tuple[int, Seat, int]:
        return NOBODY, note % SEATS, NOBODY

    def is_open(self, game: Oath, move: Move) -> bool:
        return move == NO


def loot(game: Oath, seat: Seat, taker: Seat, relics: int) -> int:
    """Those of the relics, a mask, that the taker still holds and a thief may take."""
    found = 0
    for relic in range(RELICS):
        if relics >> relic & 1 and game.holder[relic] == taker and can_take(game, seat, taker, relic):
            found |= 1 << relic
    return found


class RollForRelics(Roll):
    """A defense die for each relic; without a shield on any of them all go to the thief (ruling O68).

    The pair is a number of two seats, taker and thief, and 64 times the dice that were rolled; the last roll is marked.
    """

    def moves(self, game: Oath, seat: Seat, relics: int, pair: int) -> list[Move]:
        return DEFENSE_FACES

    def odds(self, game: Oath, relics: int, pair: int) -> list[int]:
        return DEFENSE_ODDS

    def answer(self, game: Oath, seat: Seat, move: Move, relics: int, pair: int) -> None:
        face = move - DEFENSE_FACE
        game.tell(EVERYONE, ROLLED_DEFENSE, face, 0)
        rolled, thief = pair % LAST_ROLL // (SEATS * SEATS) + 1, pair % SEATS
        dice = relics & SHIELDLESS
        if face in (ONE_SHIELD, TWO_SHIELDS):
            relics |= SHIELDED
        if rolled < dice.bit_count():
            game.then(ROLL_FOR_RELICS, CHANCE, relics, pair + SEATS * SEATS)
        elif pair < LAST_ROLL and can_roll_again(game, thief):
            game.then(REROLL, thief, ROLL_FOR_RELICS, SEATS * relics + pair // SEATS % SEATS)
        else:
            self.stands(game, thief, SEATS * relics)

    def stands(self, game: Oath, seat: Seat, note: int) -> None:
        relics = note // SEATS
        if not relics & SHIELDED:
            take_relics(game, seat, relics)

    def again(self, game: Oath, seat: Seat, note: int) -> None:
        relics, taker = note // SEATS & SHIELDLESS, note % SEATS
        game.then(ROLL_FOR_RELICS, CHANCE, relics, LAST_ROLL + SEATS * taker + seat)

    def is_open(self, game: Oath, move: Move) -> bool:
        return False


SHIELDED: Final = 1 << RELICS  # beside the relics of a roll: a shield has come up
SHIELDLESS: Final = SHIELDED - 1


class ChaosCult(Power):
    def title_passed(self, game: Oath, holder: Seat, to: Seat) -> None:
        take_favor(game, to, holder, 1)


ROLL_FOR_RELICS: Final = roll(RollForRelics())
add("downtrodden", Downtrodden())
add("vow_of_renewal", VowOfRenewal())
add("boiling_lake", BoilingLake())
add("relic_thief", RelicThief())
add("chaos_cult", ChaosCult())
