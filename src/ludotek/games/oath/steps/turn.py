"""Wake, Act and Rest (Turn sequence)."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import EVERYONE, Move, Seat
from ludotek.games.oath.agenda import Step, step
from ludotek.games.oath.cards.hooks import RESTS
from ludotek.games.oath.cards.power import HOOKS, POWERS
from ludotek.games.oath.catalogue import SLOTS
from ludotek.games.oath.marks import CHANCELLOR, NOBODY, PEOPLES_FAVOR
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.contract import call_in
from ludotek.games.oath.steps.goods import MOST_SUPPLY, can_pay, pay, purse, receive_favor, return_tokens, spend_favor
from ludotek.games.oath.steps.realm import accessible, is_imperial
from ludotek.games.oath.steps.treasures import feed_banner, turn_banner
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

MOB_AT: Final = 6  # favor on the People's Favor; §35


class Turn(Step):
    """A round, §34: the Chancellor first, then clockwise, one turn each."""

    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        game.turn = seat
        game.unspent = game.supply[seat]
        game.deeds = game.shifts = game.offers = 0
        game.act_is_over = False
        game.scepter_taken = False
        game.modifiers.clear()
        game.stand = game.guise = NOBODY
        for slot in range(SLOTS):
            game.shed[slot] = 0
        game.tell(EVERYONE, TURN_BEGAN, seat, game.round)
        game.then(WAKE_BANNER, seat, 2 if game.is_mob else 1)
        game.then(WAKE_VICTORY, seat)
        game.then(WAKE_SITE, seat)
        game.then(ACT, seat)
        game.then(REST_TOKENS, seat)
        game.then(REST_POWERS, seat)
        game.then(RECKONING, seat)
        if seat + 1 == game.players:
            game.then(END_OF_ROUND, seat)
        game.then(TURN, (seat + 1) % game.players)
        return False


class WakeBanner(Step):
    """Wake, §35: whoever holds the People's Favor adds a favor, or returns one to a bank that has the least; §133."""

    def begin(self, game: Oath, seat: Seat, left: int, second: int) -> bool:
        if game.banner[PEOPLES_FAVOR] != seat:
            return False
        return left > 0 and bool(self.moves(game, seat, left, second))

    def moves(self, game: Oath, seat: Seat, left: int, second: int) -> list[Move]:
        found = [ADD] if purse(game, seat) > 0 else []
        if game.tokens[PEOPLES_FAVOR] > 1:
            least = min(game.banks)
            found += [BANK + suit for suit in range(6) if game.banks[suit] == least]
        if found == [ADD] and game.favor[seat] == 0:
            found.append(DONE)  # favor in a bank need not be used; ruling O66
        return found

    def answer(self, game: Oath, seat: Seat, move: Move, left: int, second: int) -> None:
        if move == ADD:
            spend_favor(game, seat, 1)
            feed_banner(game, PEOPLES_FAVOR, 1)
        elif move != DONE:
            game.banks[move - BANK] += 1
            feed_banner(game, PEOPLES_FAVOR, -1)
        game.then(WAKE_BANNER, seat, left - 1)
        if left == 1 and game.tokens[PEOPLES_FAVOR] >= MOB_AT:
            turn_banner(game, True)


class WakeSite(Step):
    """Wake, §37: where tokens came with a site, a pawn may take one that still lies there."""

    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        here = game.pawn[seat]
        return game.site_favor[here] + game.site_secrets[here] > 0

    def moves(self, game: Oath, seat: Seat, first: int, second: int) -> list[Move]:
        here = game.pawn[seat]
        found = [TAKE_FAVOR] if game.site_favor[here] else []
        return [*found, TAKE_SECRET, DONE] if game.site_secrets[here] else [*found, DONE]

    def answer(self, game: Oath, seat: Seat, move: Move, first: int, second: int) -> None:
        here = game.pawn[seat]
        if move == TAKE_FAVOR:
            game.site_favor[here] -= 1
            receive_favor(game, seat, 1)
            game.tell(EVERYONE, GAINED_FAVOR, seat, 1)
        elif move == TAKE_SECRET:
            game.site_secrets[here] -= 1
            game.secrets[seat] += 1
            game.tell(EVERYONE, GAINED_SECRETS, seat, 1)

    def is_open(self, game: Oath, move: Move) -> bool:
        return move == DONE


class RestTokens(Step):
    """Rest, §39-§41: favor on cards goes to their banks, secrets to this player; Supply is refreshed; §157."""

    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        return_tokens(game, seat, NOBODY)
        game.supply[seat] = min(MOST_SUPPLY, refreshed(game, seat) + max(0, game.unspent))  # §41
        game.tell(EVERYONE, RESTED, seat, game.supply[seat])
        return False


def refreshed(game: Oath, seat: Seat) -> int:
    """§40: Supply by the warbands in the personal bank; a Citizen copies the Chancellor's marker."""
    left = game.barracks[seat]
    if seat == CHANCELLOR:
        return 6 if left >= 18 else 5 if left >= 11 else 4 if left >= 4 else 3
    if is_imperial(game, seat):
        return game.supply[CHANCELLOR]
    return 6 if left >= 9 else 5 if left >= 4 else 4


class RestPowers(Step):
    """Rest, §42: each of the player's Rest powers at most once, in any order; §166."""

    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        return len(self.moves(game, seat, first, second)) > 1

    def moves(self, game: Oath, seat: Seat, first: int, second: int) -> list[Move]:
        found: list[Move] = []
        for card in accessible(game, seat):
            is_ready = HOOKS[card] & RESTS and card not in game.modifiers and can_pay(game, seat, card, False)
            if is_ready and POWERS[card].can_rest(game, seat):
                found.append(USE + card)
        found.append(DONE)
        return found

    def answer(self, game: Oath, seat: Seat, move: Move, first: int, second: int) -> None:
        if move != DONE:
            card = move - USE
            game.modifiers.append(card)  # used; the next turn clears it
            game.tell(EVERYONE, USED, seat, card)
            pay(game, seat, card)
            POWERS[card].rest(game, seat)
            game.then(REST_POWERS, seat)

    def is_open(self, game: Oath, move: Move) -> bool:
        return move == DONE


class Reckoning(Step):
    """A turn ends: what its player owes by now is called in, once tokens and Rest powers have brought what they do."""

    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        if game.contracts:
            call_in(game, seat)  # ruling O10
        return False


TURN: Final = step(Turn())
WAKE_BANNER: Final = step(WakeBanner())
WAKE_SITE: Final = step(WakeSite())
REST_TOKENS: Final = step(RestTokens())
REST_POWERS: Final = step(RestPowers())
RECKONING: Final = step(Reckoning())
ACT: Final = step(Step())  # `steps.act` puts the Act Phase here
