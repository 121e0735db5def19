"""The Arcane suit of the first game."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import EVERYONE, Move, Seat
from ludotek.games.oath.agenda import Step, step
from ludotek.games.oath.cards.power import Power, add, ask
from ludotek.games.oath.catalogue import BEAST, CONSPIRACY, HEARTH, NOMAD, ORDER, REGION, SLOTS, SUIT
from ludotek.games.oath.marks import FACEDOWN_OF, NOBODY, VISION_BACK
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.battle import shift_attack_dice
from ludotek.games.oath.steps.goods import gain_favor, gain_secrets, side_holds_secret
from ludotek.games.oath.steps.piles import LOOK, discard_from_site
from ludotek.games.oath.steps.play import FRESH, PLACE
from ludotek.games.oath.steps.realm import discardable, region_of, seats_at, slot_of
from ludotek.games.oath.vocabulary import BANK, CARD, FACEDOWN_ADVISER, GAINED_FAVOR, KEPT


def full_banks(p: Oath) -> list[Move]:
    return [BANK + suit for suit in range(6) if p.banks[suit]]


class Alchemist(Power):
    """Four favor in all, from any banks; `b` counts those that are still to come."""

    def can_act(self, p: Oath, seat: Seat) -> bool:
        return sum(p.banks) > 0

    def act(self, p: Oath, seat: Seat) -> None:
        ask(p, seat, self, 4)

    def choices(self, p: Oath, seat: Seat, b: int) -> list[Move]:
        return full_banks(p)

    def chosen(self, p: Oath, seat: Seat, move: Move, b: int) -> None:
        gain_favor(p, seat, move - BANK, 1)
        if b > 1:
            ask(p, seat, self, b - 1)


class FireTalkers(Power):
    def can_plan(self, p: Oath, seat: Seat, side: int) -> bool:
        return side_holds_secret(p, seat)

    def plan(self, p: Oath, seat: Seat, side: int) -> None:
        shift_attack_dice(p, side, 3)


class MagiciansCode(Power):
    """Two secrets of the bank count when the Darkest Secret is recovered (`steps.recover`)."""

    def recover(self, p: Oath, seat: Seat) -> bool:
        return True


class SpiritSnare(Power):
    def can_act(self, p: Oath, seat: Seat) -> bool:
        return sum(p.banks) > 0

    def act(self, p: Oath, seat: Seat) -> None:
        ask(p, seat, self)

    def choices(self, p: Oath, seat: Seat, b: int) -> list[Move]:
        return full_banks(p)

    def chosen(self, p: Oath, seat: Seat, move: Move, b: int) -> None:
        gain_favor(p, seat, move - BANK, 1)


class WizardSchool(Power):
    def act(self, p: Oath, seat: Seat) -> None:
        gain_secrets(p, seat, 1)
        p.act_is_over = True


class Dazzle(Power):
    """Hearth and Order leave the region's sites, in the order that the player likes."""

    def played(self, p: Oath, seat: Seat, slot: int) -> None:
        driven = self.choices(p, seat, 0)
        if len(driven) == 1:
            self.chosen(p, seat, driven[0], 0)
        elif driven:
            ask(p, seat, self)

    def choices(self, p: Oath, seat: Seat, b: int) -> list[Move]:
        found: list[Move] = []
        for slot in range(SLOTS):
            if REGION[slot] == region_of(p, seat):
                found += [CARD + denizen for denizen in discardable(p, slot) if SUIT[denizen] in (HEARTH, ORDER)]
        return found

    def chosen(self, p: Oath, seat: Seat, move: Move, b: int) -> None:
        denizen = move - CARD
        discard_from_site(p, seat, slot_of(p, denizen), denizen)
        self.played(p, seat, NOBODY)

    def is_open(self, p: Oath, move: Move) -> bool:
        return False


class ActingTroupe(Power):
    """In a Trade it may pass for Beast or Order."""

    def trade_match(self, p: Oath, seat: Seat, on: int, matches: int) -> int:
        return matches + 1 if SUIT[on] in (BEAST, ORDER) and self.card in p.advisers[seat] else matches


class TamingCharm(Power):
    def can_act(self, p: Oath, seat: Seat) -> bool:
        return bool(self.choices(p, seat, 0))

    def act(self, p: Oath, seat: Seat) -> None:
        ask(p, seat, self)

    def choices(self, p: Oath, seat: Seat, b: int) -> list[Move]:
        here = discardable(p, p.pawn[seat])
        return [CARD + denizen for denizen in here if SUIT[denizen] in (BEAST, NOMAD)]

    def chosen(self, p: Oath, seat: Seat, move: Move, b: int) -> None:
        denizen = move - CARD
        discard_from_site(p, seat, p.pawn[seat], denizen)
        gain_favor(p, seat, SUIT[denizen], 2)

    def is_open(self, p: Oath, move: Move) -> bool:
        return False


class Inquisitor(Power):
    """A facedown adviser of a player here is looked at."""

    def can_act(self, p: Oath, seat: Seat) -> bool:
        return bool(self.choices(p, seat, 0))

    def act(self, p: Oath, seat: Seat) -> None:
        ask(p, seat, self)

    def choices(self, p: Oath, seat: Seat, b: int) -> list[Move]:
        found: list[Move] = []
        for other in seats_at(p, p.pawn[seat], seat):
            found += [FACEDOWN_ADVISER + 6 * place + other for place in range(min(3, len(p.facedown[other])))]
        return found

    def chosen(self, p: Oath, seat: Seat, move: Move, b: int) -> None:
        place, other = divmod(move - FACEDOWN_ADVISER, 6)
        p.then(LOOK, seat, FACEDOWN_OF + other, place)
        p.then(JUDGE, seat, place, other)


class Judge(Step):
    """Conspiracy falls into the Inquisitor's hand; anyone else keeps the favor."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        if p.facedown[b][a] == CONSPIRACY:
            p.hand.append(p.facedown[b].pop(a))
            p.tell(EVERYONE, KEPT, seat, VISION_BACK)
            p.then(PLACE, seat, FRESH)
        elif p.favor_on[INQUISITOR]:
            p.favor_on[INQUISITOR] -= 1
            p.favor[b] += 1
            p.tell(EVERYONE, GAINED_FAVOR, b, 1)
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
