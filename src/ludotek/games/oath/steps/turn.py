"""Wake, Act and Rest (Turn sequence)."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import EVERYONE, Move, Seat
from ludotek.games.oath.agenda import Step, step
from ludotek.games.oath.cards.power import HOOKS, POWERS, RESTS
from ludotek.games.oath.catalogue import DROWNED_CITY, MINE, SALT_FLATS, SITE, SLOTS, SUIT, VISION
from ludotek.games.oath.marks import CHANCELLOR, PEOPLES_FAVOR
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.contract import call_in
from ludotek.games.oath.steps.goods import MOST_SUPPLY, can_pay, feed_banner, pay, turn_banner
from ludotek.games.oath.steps.persist import allowed
from ludotek.games.oath.steps.realm import accessible, is_imperial, site
from ludotek.games.oath.steps.victory import END_OF_ROUND, WAKE_VICTORY
from ludotek.games.oath.vocabulary import (
    ADD,
    BANK,
    DONE,
    GAINED_FAVOR,
    GAINED_SECRETS,
    RESTED,
    TAKE_FAVOR,
    TAKE_SECRET,
    TURN_BEGAN,
    USE,
    USED,
)

MOB_AT: Final = 6  # favor on the People's Favor


class Turn(Step):
    """A round: the Chancellor first, then clockwise, one turn each."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        p.turn = seat
        p.unspent = p.supply[seat]
        p.deeds = p.shifts = p.offers = 0
        p.act_is_over = False
        p.scepter_taken = False
        p.modifiers.clear()
        for slot in range(SLOTS):
            p.shed[slot] = 0
        p.tell(EVERYONE, TURN_BEGAN, seat, p.round)
        p.then(WAKE_BANNER, seat, 2 if p.is_mob else 1)
        p.then(WAKE_VICTORY, seat)
        p.then(WAKE_SITE, seat)
        p.then(ACT, seat)
        p.then(REST_TOKENS, seat)
        p.then(REST_POWERS, seat)
        p.then(RECKONING, seat)
        if seat + 1 == p.players:
            p.then(END_OF_ROUND, seat)
        p.then(TURN, (seat + 1) % p.players)
        return False


class WakeBanner(Step):
    """Wake: whoever holds the People's Favor adds a favor, or returns one to a bank that has the least."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        if p.banner[PEOPLES_FAVOR] != seat:
            return False
        return a > 0 and bool(self.moves(p, seat, a, b))

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        found = [ADD] if p.favor[seat] > 0 else []
        if p.tokens[PEOPLES_FAVOR] > 1:
            least = min(p.banks)
            found += [BANK + suit for suit in range(6) if p.banks[suit] == least]
        return found

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        if move == ADD:
            p.favor[seat] -= 1
            feed_banner(p, PEOPLES_FAVOR, 1)
        else:
            p.banks[move - BANK] += 1
            feed_banner(p, PEOPLES_FAVOR, -1)
        p.then(WAKE_BANNER, seat, a - 1)
        if a == 1 and p.tokens[PEOPLES_FAVOR] >= MOB_AT:
            turn_banner(p, True)


class WakeSite(Step):
    """Wake: at the Mine, the Salt Flats or the Drowned City, a pawn may take a token that still lies there."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        here = p.pawn[seat]
        if site(p, here) not in (MINE, SALT_FLATS, DROWNED_CITY):
            return False
        return p.site_favor[here] + p.site_secrets[here] > 0

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        here = p.pawn[seat]
        found = [TAKE_FAVOR] if p.site_favor[here] else []
        return [*found, TAKE_SECRET, DONE] if p.site_secrets[here] else [*found, DONE]

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        here = p.pawn[seat]
        if move == TAKE_FAVOR:
            p.site_favor[here] -= 1
            p.favor[seat] += 1
            p.tell(EVERYONE, GAINED_FAVOR, seat, 1)
        elif move == TAKE_SECRET:
            p.site_secrets[here] -= 1
            p.secrets[seat] += 1
            p.tell(EVERYONE, GAINED_SECRETS, seat, 1)

    def is_open(self, p: Oath, move: Move) -> bool:
        return move == DONE


class RestTokens(Step):
    """Rest: favor on cards goes to their banks, secrets to this player; Supply is refreshed."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        for denizen in range(VISION):
            if p.favor_on[denizen]:
                p.banks[SUIT[denizen]] += p.favor_on[denizen]
                p.favor_on[denizen] = 0
        for card in range(SITE):
            if p.secrets_on[card]:
                p.secrets[seat] += p.secrets_on[card]
                p.secrets_on[card] = 0
        p.secrets[seat] += p.flipped[seat]
        p.flipped[seat] = 0
        p.supply[seat] = min(MOST_SUPPLY, refreshed(p, seat) + max(0, p.unspent))
        p.tell(EVERYONE, RESTED, seat, p.supply[seat])
        return False


def refreshed(p: Oath, seat: Seat) -> int:
    """Supply by the warbands in the personal bank; a Citizen copies the Chancellor's marker."""
    left = p.barracks[seat]
    if seat == CHANCELLOR:
        return 6 if left >= 18 else 5 if left >= 11 else 4 if left >= 4 else 3
    if is_imperial(p, seat):
        return p.supply[CHANCELLOR]
    return 6 if left >= 9 else 5 if left >= 4 else 4


class RestPowers(Step):
    """Rest: each of the player's Rest powers at most once, in any order; `a` is a mask of places used."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        return len(self.moves(p, seat, a, b)) > 1

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        found: list[Move] = []
        for card in accessible(p, seat):
            is_ready = HOOKS[card] & RESTS and card not in p.modifiers and can_pay(p, seat, card, False)
            if is_ready and POWERS[card].can_rest(p, seat):
                found.append(USE + card)
        found.append(DONE)
        return allowed(p, seat, found)

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        if move != DONE:
            card = move - USE
            p.modifiers.append(card)  # used; the next turn clears it
            p.tell(EVERYONE, USED, seat, card)
            pay(p, seat, card)
            POWERS[card].rest(p, seat)
            p.then(REST_POWERS, seat)

    def is_open(self, p: Oath, move: Move) -> bool:
        return move == DONE


class Reckoning(Step):
    """A turn ends: what its player owes by now is called in, once tokens and Rest powers have brought what they do."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        if p.contracts:
            call_in(p, seat)  # ruling O10
        return False


TURN: Final = step(Turn())
WAKE_BANNER: Final = step(WakeBanner())
WAKE_SITE: Final = step(WakeSite())
REST_TOKENS: Final = step(RestTokens())
REST_POWERS: Final = step(RestPowers())
RECKONING: Final = step(Reckoning())
ACT: Final = step(Step())  # `steps.act` puts the Act Phase here
