"""Favor, secrets, Supply and warbands change hands (Vocabulary: Gain, Take, Burn, Kill; Resources)."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import EVERYONE, Move, Seat
from ludotek.games.oath.agenda import Step, step
from ludotek.games.oath.cards.power import BURNING, DYING, GAINING, TO_BURN, TO_PLACE
from ludotek.games.oath.catalogue import (
    BURN_FAVOR_COST,
    BURN_SECRET_COST,
    PLACE_FAVOR,
    PLACE_SECRET,
    RELIC,
    SCEPTER,
    SUIT,
)
from ludotek.games.oath.marks import CHANCELLOR, DARKEST_SECRET, NOBODY, PEOPLES_FAVOR
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.persist import TAKING, besides, react, usual
from ludotek.games.oath.steps.realm import colour, told_place
from ludotek.games.oath.vocabulary import (
    BANNER_FED,
    BURNT,
    GAINED_FAVOR,
    GAINED_SECRETS,
    GAINED_SUPPLY,
    GAINED_WARBANDS,
    LIFTED,
    LOST_AT_SITE,
    LOST_SECRETS,
    LOST_WARBANDS,
    MOB,
    NO,
    PAID,
    PLACES,
    SEATS,
    STATIONED,
    TOOK_BANNER,
    TOOK_RELIC,
    TURNED_SECRET,
    YES,
)

MOST_SUPPLY = 7


def gain_favor(p: Oath, seat: Seat, bank: int, wanted: int) -> int:
    """From a favor bank; as much as there is."""
    gained = min(wanted, p.banks[bank])
    p.banks[bank] -= gained
    p.favor[seat] += usual(p, seat, GAINING, gained)
    if gained:
        p.tell(EVERYONE, GAINED_FAVOR, seat, gained)
    return gained


def burn_favor(p: Oath, seat: Seat, amount: int) -> None:
    p.favor[seat] -= amount
    burnt = usual(p, seat, BURNING, amount)
    p.pool += burnt
    if burnt:
        p.tell(EVERYONE, BURNT, seat, burnt)


def hand_favor(p: Oath, giver: Seat, taker: Seat, amount: int) -> None:
    p.favor[giver] -= amount
    p.favor[taker] += amount
    tell_paid(p, giver, taker, amount)


def tell_paid(p: Oath, giver: Seat, taker: Seat, amount: int) -> None:
    if amount:
        p.tell(EVERYONE, PAID, SEATS * giver + taker, amount)


def gain_secrets(p: Oath, seat: Seat, amount: int) -> None:
    p.secrets[seat] += amount
    if amount:
        p.tell(EVERYONE, GAINED_SECRETS, seat, amount)


def flip_secret(p: Oath, seat: Seat) -> None:
    p.secrets[seat] -= 1
    p.flipped[seat] += 1
    p.tell(EVERYONE, TURNED_SECRET, seat, 0)


def all_secrets(p: Oath, seat: Seat) -> int:
    """Faceup or facedown, on a player's board."""
    return p.secrets[seat] + p.flipped[seat]


def lose_secrets(p: Oath, seat: Seat, amount: int) -> None:
    """The facedown ones go last."""
    up = min(amount, p.secrets[seat])
    p.secrets[seat] -= up
    p.flipped[seat] -= amount - up
    if amount:
        p.tell(EVERYONE, LOST_SECRETS, seat, amount)


def burn_all_but_one(p: Oath, seat: Seat, is_up: bool) -> None:
    """A player keeps a single secret, faceup or facedown."""
    burnt = all_secrets(p, seat) - 1
    p.secrets[seat], p.flipped[seat] = (1, 0) if is_up else (0, 1)
    p.tell(EVERYONE, LOST_SECRETS, seat, burnt)


class KeepSecret(Step):
    """All of a player's secrets burn but one, and it chooses whether a faceup or a facedown one stays (ruling O13)."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        if p.secrets[seat] and p.flipped[seat]:
            return True
        if all_secrets(p, seat) > 1:
            burn_all_but_one(p, seat, p.secrets[seat] > 0)
        return False

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        return [YES, NO]

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        burn_all_but_one(p, seat, move == YES)


KEEP_SECRET: Final = step(KeepSecret())


def gain_supply(p: Oath, seat: Seat, wanted: int) -> None:
    gained = min(wanted, MOST_SUPPLY - p.supply[seat])
    p.supply[seat] += gained
    if seat == p.turn:
        p.unspent += gained
    p.tell(EVERYONE, GAINED_SUPPLY, seat, gained)


def spend_supply(p: Oath, seat: Seat, amount: int) -> None:
    p.supply[seat] -= amount
    if seat == p.turn:
        p.unspent -= amount


def gain_warbands(p: Oath, seat: Seat, wanted: int) -> int:
    """From the personal bank; Citizens gain purple ones."""
    banner = colour(p, seat)
    gained = min(wanted, p.barracks[banner])
    p.barracks[banner] -= gained
    p.board[seat] += gained
    if gained:
        p.tell(EVERYONE, GAINED_WARBANDS, seat, gained)
    return gained


def kill_on_board(p: Oath, seat: Seat, wanted: int) -> int:
    killed = min(wanted, p.board[seat])
    p.board[seat] -= killed
    p.barracks[colour(p, seat)] += usual(p, seat, DYING, killed)
    tell_lost(p, seat, NOBODY, killed)
    return killed


def put_on_site(p: Oath, slot: int, banner: int, amount: int) -> None:
    """Warbands that have already left a board or bank."""
    if amount:
        p.garrison[slot] += amount
        p.flag[slot] = banner
        p.stirred = True


def take_off_site(p: Oath, slot: int, amount: int) -> None:
    if amount:
        p.garrison[slot] -= amount
        if p.garrison[slot] == 0:
            p.flag[slot] = NOBODY
        p.stirred = True


def tell_at_site(p: Oath, what: int, seat: Seat, slot: int, warbands: int) -> None:
    p.tell(EVERYONE, what, seat, PLACES * warbands + told_place(p, slot))


def station(p: Oath, seat: Seat, slot: int, warbands: int) -> None:
    """From a player's board to a site."""
    p.board[seat] -= warbands
    put_on_site(p, slot, colour(p, seat), warbands)
    tell_at_site(p, STATIONED, seat, slot, warbands)


def lift(p: Oath, seat: Seat, slot: int, warbands: int) -> None:
    """From a site to a player's board."""
    take_off_site(p, slot, warbands)
    p.board[seat] += warbands
    tell_at_site(p, LIFTED, seat, slot, warbands)


def tell_lost(p: Oath, seat: Seat, slot: int, warbands: int) -> None:
    """At a site, or from the board where the slot is NOBODY's."""
    if warbands and slot == NOBODY:
        p.tell(EVERYONE, LOST_WARBANDS, seat, warbands)
    elif warbands:
        tell_at_site(p, LOST_AT_SITE, seat, slot, warbands)


def kill_at_site(p: Oath, slot: int, amount: int) -> None:
    owner = p.flag[slot]
    tell_lost(p, owner, slot, amount)
    take_off_site(p, slot, amount)
    p.barracks[owner] += usual(p, owner, DYING, amount)


# Costs on cards (Card play and powers: Costs).


def can_pay(p: Oath, seat: Seat, card: int, is_plan: bool) -> bool:
    """Tokens may be placed only on a card without any; battle plans are an exception."""
    places = PLACE_FAVOR[card] + PLACE_SECRET[card]
    if places and not is_plan and p.favor_on[card] + p.secrets_on[card] > 0:
        return False
    return p.favor[seat] >= PLACE_FAVOR[card] + BURN_FAVOR_COST[card] + besides(p, seat, card, TO_BURN) and p.secrets[
        seat
    ] >= PLACE_SECRET[card] + BURN_SECRET_COST[card] + besides(p, seat, card, TO_PLACE)


def pay(p: Oath, seat: Seat, card: int) -> None:
    """Out of turn, favor goes straight to the bank of its suit, and secrets stay on the board facedown."""
    burnt, placed = besides(p, seat, card, TO_BURN), besides(p, seat, card, TO_PLACE)
    burn_favor(p, seat, BURN_FAVOR_COST[card] + burnt)
    lose_secrets(p, seat, BURN_SECRET_COST[card])
    place_favor(p, seat, card, PLACE_FAVOR[card])
    place_secrets(p, seat, card, PLACE_SECRET[card] + placed)


def place_favor(p: Oath, seat: Seat, card: int, amount: int) -> None:
    p.favor[seat] -= amount
    if seat == p.turn:
        p.favor_on[card] += amount
    else:
        p.banks[SUIT[card]] += amount


def place_secrets(p: Oath, seat: Seat, card: int, amount: int) -> None:
    if seat == p.turn:
        p.secrets[seat] -= amount
        p.secrets_on[card] += amount
    else:
        for _ in range(amount):
            flip_secret(p, seat)


# Relics and banners.


def hold_relic(p: Oath, seat: Seat, relic: int, is_taken: bool) -> None:
    """A relic, faceup, comes to a player; the Grand Scepter sleeps on the turn in which it was taken."""
    p.holder[relic] = seat
    if relic == SCEPTER - RELIC and is_taken:
        p.scepter_taken = True
    p.stirred = True
    p.tell(EVERYONE, TOOK_RELIC, seat, relic)
    if is_taken:
        react(p, seat, TAKING, relic)


def hold_banner(p: Oath, seat: Seat, banner: int) -> None:
    p.banner[banner] = seat
    p.stirred = True
    p.tell(EVERYONE, TOOK_BANNER, seat, banner)


def seize_banner(p: Oath, seat: Seat, banner: int) -> None:
    """Banners: two tokens burn, one stays at least; the People's Favor turns to the Mob."""
    burnt = min(2, p.tokens[banner] - 1)
    if burnt:
        feed_banner(p, banner, -burnt)
    if banner == PEOPLES_FAVOR:
        p.pool += burnt
        turn_banner(p, True)
    hold_banner(p, seat, banner)


def turn_banner(p: Oath, is_mob: bool) -> None:
    if p.is_mob != is_mob:
        p.is_mob = is_mob
        p.tell(EVERYONE, MOB, 1 if is_mob else 0, 0)


def feed_banner(p: Oath, banner: int, amount: int) -> None:
    p.tokens[banner] += amount
    p.tell(EVERYONE, BANNER_FED, banner, p.tokens[banner])


def holds(p: Oath, seat: Seat, banner: int) -> bool:
    return p.banner[banner] == seat


def side_holds_secret(p: Oath, seat: Seat) -> bool:
    """In battle plans, "you" is the whole Imperial side."""
    held_by = p.banner[DARKEST_SECRET]
    if held_by in (seat, NOBODY):
        return held_by == seat
    return seat != p.rebel and held_by != p.rebel and colour(p, seat) == colour(p, held_by) == CHANCELLOR
