"""The Arcane suit of the first game."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import EVERYONE, Move, Seat
from ludotek.games.oath.agenda import Step, step
from ludotek.games.oath.cards.power import Power, add, ask
from ludotek.games.oath.catalogue import BEAST, CONSPIRACY, HEARTH, NOMAD, ORDER, REGION, SLOTS, SUIT
from ludotek.games.oath.marks import FACEDOWN_OF, NOBODY, VISION_BACK
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.bans import discardable
from ludotek.games.oath.steps.battle import shift_attack_dice
from ludotek.games.oath.steps.goods import gain_favor, gain_secrets, receive_favor
from ludotek.games.oath.steps.outcome import FRESH
from ludotek.games.oath.steps.piles import LOOK, discard_from_site
from ludotek.games.oath.steps.play import PLACE
from ludotek.games.oath.steps.realm import region_of, seats_at, slot_of
from ludotek.games.oath.steps.treasures import side_holds_secret
from ludotek.games.oath.vocabulary import BANK, CARD, FACEDOWN_ADVISER, GAINED_FAVOR, KEPT


def full_banks(game: Oath) -> list[Move]:
    return [BANK + suit for suit in range(6) if game.banks[suit]]


class Alchemist(Power):
    """Four favor in all, from any banks, one by one."""

    def can_act(self, game: Oath, seat: Seat) -> bool:
        return sum(game.banks) > 0

    def act(self, game: Oath, seat: Seat) -> None:
        ask(game, seat, self, 4)

    def choices(self, game: Oath, seat: Seat, left: int) -> list[Move]:
        return full_banks(game)

    def chosen(self, game: Oath, seat: Seat, move: Move, left: int) -> None:
        gain_favor(game, seat, move - BANK, 1)
        if left > 1:
            ask(game, seat, self, left - 1)

    def about(self, game: Oath, seat: Seat, left: int) -> tuple[int, Seat, int]:
        return NOBODY, NOBODY, left


class FireTalkers(Power):
    def can_plan(self, game: Oath, seat: Seat, side: int) -> bool:
        return side_holds_secret(game, seat)

    def plan(self, game: Oath, seat: Seat, side: int) -> None:
        shift_attack_dice(game, side, 3)


class MagiciansCode(Power):
    """Two secrets of the bank count when the Darkest Secret is recovered."""

    def recover(self, game: Oath, seat: Seat) -> bool:
        return True

    def lent_secrets(self, game: Oath, seat: Seat) -> int:
        return 2


class SpiritSnare(Power):
    def can_act(self, game: Oath, seat: Seat) -> bool:
        return sum(game.banks) > 0

    def act(self, game: Oath, seat: Seat) -> None:
        ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        return full_banks(game)

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        gain_favor(game, seat, move - BANK, 1)


class WizardSchool(Power):
    def act(self, game: Oath, seat: Seat) -> None:
        gain_secrets(game, seat, 1)
        game.act_is_over = True


class Dazzle(Power):
    """Hearth and Order leave the region's sites, in the order that the player likes."""

    def played(self, game: Oath, seat: Seat, slot: int) -> None:
        driven = self.choices(game, seat, 0)
        if len(driven) == 1:
            self.chosen(game, seat, driven[0], 0)
        elif driven:
            ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        found: list[Move] = []
        for slot in range(SLOTS):
            if REGION[slot] == region_of(game, seat):
                found += [CARD + denizen for denizen in discardable(game, slot) if SUIT[denizen] in (HEARTH, ORDER)]
        return found

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        denizen = move - CARD
        discard_from_site(game, seat, slot_of(game, denizen), denizen)
        self.played(game, seat, NOBODY)

    def is_open(self, game: Oath, move: Move) -> bool:
        return False


class ActingTroupe(Power):
    """In a Trade it may pass for Beast or Order."""

    def trades_as(self, game: Oath, suit: int) -> bool:
        return suit in (BEAST, ORDER)


class TamingCharm(Power):
    def can_act(self, game: Oath, seat: Seat) -> bool:
        return bool(self.choices(game, seat, 0))

    def act(self, game: Oath, seat: Seat) -> None:
        ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        here = discardable(game, game.pawn[seat])
        return [CARD + denizen for denizen in here if SUIT[denizen] in (BEAST, NOMAD)]

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        denizen = move - CARD
        discard_from_site(game, seat, game.pawn[seat], denizen)
        gain_favor(game, seat, SUIT[denizen], 2)

    def is_open(self, game: Oath, move: Move) -> bool:
        return False


class Inquisitor(Power):
    """A facedown adviser of a player here is looked at."""

    def can_act(self, game: Oath, seat: Seat) -> bool:
        return bool(self.choices(game, seat, 0))

    def act(self, game: Oath, seat: Seat) -> None:
        ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        found: list[Move] = []
        for other in seats_at(game, game.pawn[seat], seat):
            found += [FACEDOWN_ADVISER + 6 * place + other for place in range(min(3, len(game.facedown[other])))]
        return found

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        place, other = divmod(move - FACEDOWN_ADVISER, 6)
        game.then(LOOK, seat, FACEDOWN_OF + other, place)
        game.then(JUDGE, seat, place, other)


class Judge(Step):
    """Conspiracy falls into the Inquisitor's hand; anyone else keeps the favor."""

    def begin(self, game: Oath, seat: Seat, place: int, owner: int) -> bool:
        if game.facedown[owner][place] == CONSPIRACY:
            game.hand.append(game.facedown[owner].pop(place))
            game.tell(EVERYONE, KEPT, seat, VISION_BACK)
            game.then(PLACE, seat, FRESH)
        elif game.favor_on[INQUISITOR]:
            game.favor_on[INQUISITOR] -= 1
            receive_favor(game, owner, 1)
            game.tell(EVERYONE, GAINED_FAVOR, owner, 1)
        return False


JUDGE: Final = step(Judge())
add("alchemist", Alchemist())
add("fire_talkers", FireTalkers())
add("magicians_code", MagiciansCode())
add("spirit_snare", SpiritSnare())
add("wizard_school", WizardSchool())
add("dazzle", Dazzle())
add("acting_troupe", ActingTroupe())
add("taming_charm", TamingCharm())
INQUISITOR: Final = add("inquisitor", Inquisitor())
