"""Recover a relic or a banner (Major actions: Recover; Banners)."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import Move, Seat
from ludotek.games.oath.agenda import Step, step
from ludotek.games.oath.cards.hooks import AFTER_DEED, BARS_RECOVERY, STIRS
from ludotek.games.oath.cards.power import HOOKS, POWERS
from ludotek.games.oath.catalogue import BURN_FAVOR, FAVOR_TO_BANK, NO_SUIT, PRICE, PRICE_AMOUNT, PRICE_BANK, SUIT
from ludotek.games.oath.marks import DARKEST_SECRET, EMPTY, NOBODY, PEOPLES_FAVOR
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.bans import can_take, is_sealed
from ludotek.games.oath.steps.contract import FORGOES, note
from ludotek.games.oath.steps.goods import burn_favor, gain_secrets, lose_secrets, purse, spend_favor, spend_supply
from ludotek.games.oath.steps.outcome import take_from_ground
from ludotek.games.oath.steps.realm import accessible, at_sites, cards_at, has_adviser_of, site
from ludotek.games.oath.steps.treasures import feed_banner, hold_banner, turn_banner
from ludotek.games.oath.vocabulary import BANK, NUMBER, RECOVER, RECOVER_BANNER


def recoveries(game: Oath, seat: Seat) -> list[Move]:
    found: list[Move] = []
    if game.supply[seat] < 1:
        return found
    here = game.pawn[seat]
    if not game.modifiers and can_afford_relic(game, seat, site(game, here)) and not is_sealed(game, seat, here):
        for place in range(2):
            if game.ground[2 * here + place] != EMPTY:
                found.append(RECOVER + place)
    if not game.modifiers and purse(game, seat) > game.tokens[PEOPLES_FAVOR] and is_free(game, seat, PEOPLES_FAVOR):
        found.append(RECOVER_BANNER + PEOPLES_FAVOR)
    has_more = secrets_to_show(game, seat) > game.tokens[DARKEST_SECRET]
    if has_more and is_free(game, seat, DARKEST_SECRET) and is_secret_loose(game, seat):
        found.append(RECOVER_BANNER + DARKEST_SECRET)
    return found


def can_afford_relic(game: Oath, seat: Seat, here: int) -> bool:
    """The price of the site, §50."""
    if here == NOBODY or PRICE[here] == 0:
        return False
    means = purse(game, seat) if PRICE[here] in (FAVOR_TO_BANK, BURN_FAVOR) else game.secrets[seat]
    return means >= PRICE_AMOUNT[here]


def is_free(game: Oath, seat: Seat, banner: int) -> bool:
    """Whether nothing keeps a player from recovering a banner, §51: no vow of its own, and no guard of anybody's."""
    for adviser in game.advisers[seat]:
        if HOOKS[adviser] & BARS_RECOVERY and POWERS[adviser].bars_recovery(game, banner):
            return False
    return can_take(game, seat, game.banner[banner], -1 - banner)


def secrets_to_show(game: Oath, seat: Seat) -> int:
    return game.secrets[seat] + lent_secrets(game, seat)


def lent_secrets(game: Oath, seat: Seat) -> int:
    """Secrets of the bank that a declared modifier adds."""
    return sum([POWERS[modifier].lent_secrets(game, seat) for modifier in game.modifiers])


def is_secret_loose(game: Oath, seat: Seat) -> bool:
    """§51: from another player only if a card at its site matches none of its faceup advisers, and it has any."""
    owner = game.banner[DARKEST_SECRET]
    if owner in (NOBODY, seat):
        return True
    if not game.advisers[owner]:
        return False  # ruling O25
    for denizen in cards_at(game, game.pawn[owner]):
        if SUIT[denizen] != NO_SUIT and not has_adviser_of(game, owner, SUIT[denizen]):
            return True
    return False


def recover(game: Oath, seat: Seat, move: Move) -> None:
    """A relic for the price of its site, §50, or a banner, §51."""
    spend_supply(game, seat, 1)  # §49
    if move >= RECOVER_BANNER:
        game.then(RAISE, seat, move - RECOVER_BANNER)
        return
    here = game.pawn[seat]
    ground = site(game, here)
    if PRICE[ground] == FAVOR_TO_BANK:
        spend_favor(game, seat, PRICE_AMOUNT[ground])
        game.banks[PRICE_BANK[ground]] += PRICE_AMOUNT[ground]
    elif PRICE[ground] == BURN_FAVOR:
        burn_favor(game, seat, PRICE_AMOUNT[ground])
    else:
        lose_secrets(game, seat, PRICE_AMOUNT[ground])
    take_from_ground(game, seat, 2 * here + move - RECOVER)
    game.then(RECOVERED, seat, NOBODY)


class Recovered(Step):
    """What follows when a relic, or a banner for so much, was recovered: one's own powers, and others' advisers."""

    def begin(self, game: Oath, seat: Seat, banner: int, placed: int) -> bool:
        for card in accessible(game, seat):
            if HOOKS[card] & AFTER_DEED:
                POWERS[card].after_recover(game, seat, seat, banner, placed)
        for later in range(1, game.players):
            other = (seat + later) % game.players
            for adviser in game.advisers[other]:
                if HOOKS[adviser] & AFTER_DEED:
                    POWERS[adviser].after_recover(game, other, seat, banner, placed)
        return False


class Raise(Step):
    """A banner: any amount that is more than lies on it, §51."""

    def moves(self, game: Oath, seat: Seat, banner: int, second: int) -> list[Move]:
        if banner == PEOPLES_FAVOR:
            return [NUMBER + paid for paid in range(game.tokens[banner] + 1, purse(game, seat) + 1)]
        least = game.tokens[banner] + 1 - lent_secrets(game, seat)
        return [NUMBER + paid for paid in range(max(0, least), min(game.secrets[seat], 30) + 1)]

    def answer(self, game: Oath, seat: Seat, move: Move, banner: int, second: int) -> None:
        paid = move - NUMBER
        if banner == PEOPLES_FAVOR:
            self.raise_favor(game, seat, paid)
        else:
            paid += lent_secrets(game, seat)
            self.raise_secret(game, seat, move - NUMBER)
        hold_banner(game, seat, banner)
        game.then(RECOVERED, seat, banner, paid)
        if game.contracts:  # not earlier: what is forfeited may still have been needed
            note(game, seat, FORGOES, banner)

    def raise_favor(self, game: Oath, seat: Seat, paid: int) -> None:
        """§51: the Mob side turns back; the favor that lay there is dealt into the banks."""
        old = game.tokens[PEOPLES_FAVOR]
        spend_favor(game, seat, paid)
        feed_banner(game, PEOPLES_FAVOR, paid)  # with the old ones still on it, until they are dealt
        turn_banner(game, bool(at_sites(game, STIRS)))
        game.then(DEAL_FAVOR, seat, old)

    def raise_secret(self, game: Oath, seat: Seat, paid: int) -> None:
        """§51: the new holder takes one of the old secrets, the former one the rest; §174."""
        old, owner = game.tokens[DARKEST_SECRET], game.banner[DARKEST_SECRET]
        game.secrets[seat] -= paid
        feed_banner(game, DARKEST_SECRET, paid + lent_secrets(game, seat) - old)
        gain_secrets(game, seat, 1)
        if owner != NOBODY:
            gain_secrets(game, owner, old - 1)


class DealFavor(Step):
    """§51: favor into the banks, one at a time from a suit of choice, moving away from the world deck; §142."""

    def moves(self, game: Oath, seat: Seat, favor: int, second: int) -> list[Move]:
        return [BANK + suit for suit in range(6)]

    def answer(self, game: Oath, seat: Seat, move: Move, favor: int, second: int) -> None:
        for number in range(favor):
            game.banks[(move - BANK + number) % 6] += 1
        feed_banner(game, PEOPLES_FAVOR, -favor)


RECOVERED: Final = step(Recovered())
RAISE: Final = step(Raise())
DEAL_FAVOR: Final = step(DealFavor())
