"""Recover a relic or a banner (Major actions: Recover; Banners)."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import Move, Seat
from ludotek.games.oath.agenda import Step, step
from ludotek.games.oath.catalogue import (
    BURN_FAVOR,
    FAVOR_TO_BANK,
    NO_SUIT,
    PRICE,
    PRICE_AMOUNT,
    PRICE_BANK,
    SUIT,
    card,
)
from ludotek.games.oath.marks import DARKEST_SECRET, EMPTY, NOBODY, PEOPLES_FAVOR
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.goods import (
    burn_favor,
    feed_banner,
    gain_secrets,
    hold_banner,
    lose_secrets,
    spend_supply,
    turn_banner,
)
from ludotek.games.oath.steps.play import take_from_ground
from ludotek.games.oath.steps.realm import cards_at, has_adviser_of, is_shielded, site
from ludotek.games.oath.vocabulary import BANK, NUMBER, RECOVER, RECOVER_BANNER

MAGICIANS_CODE: Final = card("magicians_code")
LENT: Final = 2  # secrets that the Magician's Code adds


def recoveries(p: Oath, seat: Seat) -> list[Move]:
    found: list[Move] = []
    if p.supply[seat] < 1:
        return found
    here = p.pawn[seat]
    if not p.modifiers and can_afford_relic(p, seat, site(p, here)):
        for place in range(2):
            if p.ground[2 * here + place] != EMPTY:
                found.append(RECOVER + place)
    if not p.modifiers and p.favor[seat] > p.tokens[PEOPLES_FAVOR] and is_free(p, seat, PEOPLES_FAVOR):
        found.append(RECOVER_BANNER + PEOPLES_FAVOR)
    has_more = secrets_to_show(p, seat) > p.tokens[DARKEST_SECRET]
    if has_more and is_free(p, seat, DARKEST_SECRET) and is_secret_loose(p, seat):
        found.append(RECOVER_BANNER + DARKEST_SECRET)
    return found


def can_afford_relic(p: Oath, seat: Seat, here: int) -> bool:
    if here == NOBODY or PRICE[here] == 0:
        return False
    purse = p.favor[seat] if PRICE[here] in (FAVOR_TO_BANK, BURN_FAVOR) else p.secrets[seat]
    return purse >= PRICE_AMOUNT[here]


def is_free(p: Oath, seat: Seat, banner: int) -> bool:
    owner = p.banner[banner]
    return owner == seat or not is_shielded(p, owner, NOBODY)


def secrets_to_show(p: Oath, seat: Seat) -> int:
    return p.secrets[seat] + (LENT if MAGICIANS_CODE in p.modifiers else 0)


def is_secret_loose(p: Oath, seat: Seat) -> bool:
    """From another player only if a card at that player's site matches none of its faceup advisers, if it has any."""
    owner = p.banner[DARKEST_SECRET]
    if owner in (NOBODY, seat):
        return True
    if not p.advisers[owner]:
        return False  # ruling O25
    for denizen in cards_at(p, p.pawn[owner]):
        if SUIT[denizen] != NO_SUIT and not has_adviser_of(p, owner, SUIT[denizen]):
            return True
    return False


def recover(p: Oath, seat: Seat, move: Move) -> None:
    spend_supply(p, seat, 1)
    if move >= RECOVER_BANNER:
        p.then(RAISE, seat, move - RECOVER_BANNER)
        return
    here = p.pawn[seat]
    ground = site(p, here)
    if PRICE[ground] == FAVOR_TO_BANK:
        p.favor[seat] -= PRICE_AMOUNT[ground]
        p.banks[PRICE_BANK[ground]] += PRICE_AMOUNT[ground]
    elif PRICE[ground] == BURN_FAVOR:
        burn_favor(p, seat, PRICE_AMOUNT[ground])
    else:
        lose_secrets(p, seat, PRICE_AMOUNT[ground])
    take_from_ground(p, seat, 2 * here + move - RECOVER)


class Raise(Step):
    """Banner `a`: any amount that is more than lies on it."""

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        if a == PEOPLES_FAVOR:
            return [NUMBER + paid for paid in range(p.tokens[a] + 1, p.favor[seat] + 1)]
        least = p.tokens[a] + 1 - (secrets_to_show(p, seat) - p.secrets[seat])
        return [NUMBER + paid for paid in range(max(0, least), min(p.secrets[seat], 30) + 1)]

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        paid = move - NUMBER
        if a == PEOPLES_FAVOR:
            self.raise_favor(p, seat, paid)
        else:
            self.raise_secret(p, seat, paid)
        hold_banner(p, seat, a)

    def raise_favor(self, p: Oath, seat: Seat, paid: int) -> None:
        """The Mob side turns back; the favor that lay there is dealt into the banks."""
        old = p.tokens[PEOPLES_FAVOR]
        p.favor[seat] -= paid
        feed_banner(p, PEOPLES_FAVOR, paid)  # with the old ones still on it, until they are dealt
        turn_banner(p, False)
        p.then(DEAL_FAVOR, seat, old)

    def raise_secret(self, p: Oath, seat: Seat, paid: int) -> None:
        """The new holder takes one of the old secrets, the former one the rest."""
        old, owner = p.tokens[DARKEST_SECRET], p.banner[DARKEST_SECRET]
        p.secrets[seat] -= paid
        lent = LENT if MAGICIANS_CODE in p.modifiers else 0
        feed_banner(p, DARKEST_SECRET, paid + lent - old)
        gain_secrets(p, seat, 1)
        if owner != NOBODY:
            gain_secrets(p, owner, old - 1)


class DealFavor(Step):
    """`a` favor into the banks, one at a time from a suit of choice, moving away from the world deck."""

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        return [BANK + suit for suit in range(6)]

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        for number in range(a):
            p.banks[(move - BANK + number) % 6] += 1
        feed_banner(p, PEOPLES_FAVOR, -a)


RAISE: Final = step(Raise())
DEAL_FAVOR: Final = step(DealFavor())
