"""The Discord suit: actions, which their users pay for on their own turns."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import CHANCE, EVERYONE, Move, Seat
from ludotek.games.oath.cards.power import POWERS, Power, add, ask
from ludotek.games.oath.catalogue import LOCKED
from ludotek.games.oath.marks import NOBODY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.advisers import too_many
from ludotek.games.oath.steps.battle import DEFENSE_FACES, DEFENSE_ODDS, REROLL, Roll, can_roll_again, roll
from ludotek.games.oath.steps.goods import gain_favor
from ludotek.games.oath.steps.piles import discard_adviser, free_advisers
from ludotek.games.oath.steps.realm import adviser_to
from ludotek.games.oath.vocabulary import BANK, CARD, DEFENSE_FACE, ROLLED_DEFENSE, SEATS

GAMBLED: Final = 4  # defense dice
DOUBLE: Final = 3  # as a face
LAST_ROLL: Final = SEATS * SEATS


class GamblingHall(Power):
    """Four defense dice; as much favor as they show comes from one bank."""

    def can_act(self, game: Oath, seat: Seat) -> bool:
        return sum(game.banks) > 0

    def act(self, game: Oath, seat: Seat) -> None:
        game.then(GAMBLE, CHANCE, seat)

    def choices(self, game: Oath, seat: Seat, won: int) -> list[Move]:
        return [BANK + suit for suit in range(6) if game.banks[suit]] if won else []

    def chosen(self, game: Oath, seat: Seat, move: Move, won: int) -> None:
        gain_favor(game, seat, move - BANK, won)

    def about(self, game: Oath, seat: Seat, won: int) -> tuple[int, Seat, int]:
        return NOBODY, NOBODY, won


class Gamble(Roll):
    """Who gambles and how many dice are rolled, shields and doublings are packed in pairs; the last roll is marked."""

    def begin(self, game: Oath, seat: Seat, gambler: int, shown: int) -> bool:
        if gambler // SEATS % SEATS < GAMBLED:
            return True
        if gambler < LAST_ROLL and can_roll_again(game, gambler % SEATS):
            game.then(REROLL, gambler % SEATS, GAMBLE, shown)
        else:
            self.stands(game, gambler % SEATS, shown)
        return False

    def stands(self, game: Oath, seat: Seat, shown: int) -> None:
        ask(game, seat, POWERS[GAMBLING_HALL], shown // SEATS << shown % SEATS)

    def again(self, game: Oath, seat: Seat, shown: int) -> None:
        game.then(GAMBLE, CHANCE, LAST_ROLL + seat)

    def moves(self, game: Oath, seat: Seat, gambler: int, shown: int) -> list[Move]:
        return DEFENSE_FACES

    def odds(self, game: Oath, gambler: int, shown: int) -> list[int]:
        return DEFENSE_ODDS

    def answer(self, game: Oath, seat: Seat, move: Move, gambler: int, shown: int) -> None:
        face = move - DEFENSE_FACE
        game.tell(EVERYONE, ROLLED_DEFENSE, face, 0)
        game.then(GAMBLE, CHANCE, gambler + SEATS, shown + (1 if face == DOUBLE else SEATS * face))

    def is_open(self, game: Oath, move: Move) -> bool:
        return False


class Enchantress(Power):
    """She changes places with another player's faceup adviser that is not locked.

    Whoever has too many advisers then is asked with a note: some leave, but not she.
    """

    def can_act(self, game: Oath, seat: Seat) -> bool:
        return bool(self.choices(game, seat, 0))

    def act(self, game: Oath, seat: Seat) -> None:
        ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        if note:
            leaving = [one for one in free_advisers(game, seat) if one != self.card]
            return [CARD + one for one in leaving] if self.too_many(game, seat) > 0 else []
        found: list[Move] = []
        for other in range(game.players):
            if other != seat:
                found += [CARD + adviser for adviser in game.advisers[other] if not LOCKED[adviser]]
        return found

    def too_many(self, game: Oath, seat: Seat) -> int:
        return too_many(game, game.advisers[seat], len(game.facedown[seat]))

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        if note:
            discard_adviser(game, seat, move - CARD)
            ask(game, seat, self, 1)
            return
        other = adviser_to(game, move - CARD)
        game.advisers[other][game.advisers[other].index(move - CARD)] = self.card
        game.advisers[seat][game.advisers[seat].index(self.card)] = move - CARD
        ask(game, other, self, 1)
        ask(game, seat, self, 1)

    def about(self, game: Oath, seat: Seat, note: int) -> tuple[int, Seat, int]:
        return NOBODY, NOBODY, self.too_many(game, seat) if note else NOBODY

    def is_open(self, game: Oath, move: Move) -> bool:
        return game.second == 0


GAMBLE: Final = roll(Gamble())
GAMBLING_HALL: Final = add("gambling_hall", GamblingHall())
add("enchantress", Enchantress())
