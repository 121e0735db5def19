"""Favor, secrets, Supply and warbands change hands (Vocabulary: Gain, Take, Burn, Kill; Resources)."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import EVERYONE, Move, Seat
from ludotek.games.oath.agenda import Step, step
from ludotek.games.oath.cards.hooks import INHERITS, PURSES
from ludotek.games.oath.cards.power import HOOKS, POWERS
from ludotek.games.oath.catalogue import BURN_FAVOR_COST, BURN_SECRET_COST, PLACE_FAVOR, PLACE_SECRET, SUIT
from ludotek.games.oath.marks import NOBODY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.bans import usable_secrets
from ludotek.games.oath.steps.realm import cards_in_play, colour, holder_of, told_place
from ludotek.games.oath.vocabulary import (
    BURNT,
    FLOWED,
    GAINED_FAVOR,
    GAINED_SECRETS,
    GAINED_SUPPLY,
    GAINED_WARBANDS,
    LIFTED,
    LOST_AT_SITE,
    LOST_SECRETS,
    LOST_WARBANDS,
    NO,
    PAID,
    PAID_SECRETS,
    PLACED_FAVOR,
    PLACES,
    SEATS,
    STATIONED,
    TURNED_SECRET,
    YES,
)

MOST_SUPPLY = 7  # §41


def purse_bank(game: Oath, seat: Seat) -> int:
    """The bank in which a player's favor lies; NOBODY's for those who have it on their board."""
    for adviser in game.advisers[seat]:
        if HOOKS[adviser] & PURSES:
            return POWERS[adviser].purse(game)
    return NOBODY


def purse(game: Oath, seat: Seat) -> int:
    """The favor that a player may spend."""
    bank = purse_bank(game, seat)
    return game.favor[seat] if bank == NOBODY else game.favor[seat] + game.banks[bank]


def spend_favor(game: Oath, seat: Seat, amount: int) -> None:
    """It leaves a player's purse; where it goes is to be said."""
    on_board = min(amount, game.favor[seat])
    game.favor[seat] -= on_board
    if amount > on_board:
        game.banks[purse_bank(game, seat)] -= amount - on_board


def receive_favor(game: Oath, seat: Seat, amount: int) -> None:
    """It comes to a player's purse, from wherever it was taken."""
    bank = purse_bank(game, seat)
    if bank == NOBODY:
        game.favor[seat] += amount
    else:
        game.banks[bank] += amount


def gain_favor(game: Oath, seat: Seat, bank: int, wanted: int) -> int:
    """From a favor bank, §21; as much as there is."""
    gained = min(wanted, game.banks[bank])
    game.banks[bank] -= gained
    receive_favor(game, seat, gained)
    if gained:
        game.tell(EVERYONE, GAINED_FAVOR, seat, gained)
    return gained


def burn_favor(game: Oath, seat: Seat, amount: int) -> None:
    """It leaves for the shared bank, §22 and §124."""
    spend_favor(game, seat, amount)
    if amount:
        game.tell(EVERYONE, BURNT, seat, amount)
        leave_ashes(game, amount)


def leave_ashes(game: Oath, amount: int) -> None:
    """Favor that a player has burnt goes to the shared bank, or to whoever inherits it."""
    heir = holder_of(game, INHERITS)
    if heir == NOBODY:
        game.pool += amount
    else:
        receive_favor(game, heir, amount)
        game.tell(EVERYONE, GAINED_FAVOR, heir, amount)


def hand_favor(game: Oath, giver: Seat, taker: Seat, amount: int) -> None:
    spend_favor(game, giver, amount)
    receive_favor(game, taker, amount)
    tell_paid(game, giver, taker, amount)


def take_favor(game: Oath, victim: Seat, taker: Seat, wanted: int) -> None:
    """From another player's board, §21: what it has in a bank is not there."""
    taken = min(wanted, game.favor[victim])
    hand_favor(game, victim, taker, taken)


def tell_paid(game: Oath, giver: Seat, taker: Seat, amount: int) -> None:
    if amount:
        game.tell(EVERYONE, PAID, SEATS * giver + taker, amount)


def pour(game: Oath, bank: int, other: int, wanted: int) -> None:
    """From one favor bank to another, as much as there is."""
    poured = min(wanted, game.banks[bank])
    game.banks[bank] -= poured
    game.banks[other] += poured
    if poured:
        game.tell(EVERYONE, FLOWED, SEATS * bank + other, poured)


def gain_secrets(game: Oath, seat: Seat, amount: int) -> None:
    """There is no end of them, §5 and §21."""
    game.secrets[seat] += amount
    if amount:
        game.tell(EVERYONE, GAINED_SECRETS, seat, amount)


def flip_secret(game: Oath, seat: Seat) -> None:
    game.secrets[seat] -= 1
    game.flipped[seat] += 1
    game.tell(EVERYONE, TURNED_SECRET, seat, 0)


def all_secrets(game: Oath, seat: Seat) -> int:
    """Faceup or facedown, on a player's board; §152."""
    return game.secrets[seat] + game.flipped[seat]


def lose_secrets(game: Oath, seat: Seat, amount: int) -> None:
    """The facedown ones go last."""
    up = min(amount, game.secrets[seat])
    game.secrets[seat] -= up
    game.flipped[seat] -= amount - up
    if amount:
        game.tell(EVERYONE, LOST_SECRETS, seat, amount)


def hand_secret(game: Oath, giver: Seat, taker: Seat) -> None:
    """A secret changes hands, a faceup one first (ruling O13)."""
    if game.secrets[giver]:
        game.secrets[giver] -= 1
    else:
        game.flipped[giver] -= 1
    game.secrets[taker] += 1
    game.tell(EVERYONE, PAID_SECRETS, SEATS * giver + taker, 1)


def burn_all_but_one(game: Oath, seat: Seat, is_up: bool) -> None:
    """A player keeps a single secret, faceup or facedown."""
    burnt = all_secrets(game, seat) - 1
    game.secrets[seat], game.flipped[seat] = (1, 0) if is_up else (0, 1)
    game.tell(EVERYONE, LOST_SECRETS, seat, burnt)


class KeepSecret(Step):
    """All of a player's secrets burn but one, and it chooses whether a faceup or a facedown one stays (ruling O13)."""

    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        if game.secrets[seat] and game.flipped[seat]:
            return True
        if all_secrets(game, seat) > 1:
            burn_all_but_one(game, seat, game.secrets[seat] > 0)
        return False

    def moves(self, game: Oath, seat: Seat, first: int, second: int) -> list[Move]:
        return [YES, NO]

    def answer(self, game: Oath, seat: Seat, move: Move, first: int, second: int) -> None:
        burn_all_but_one(game, seat, move == YES)


KEEP_SECRET: Final = step(KeepSecret())


def gain_supply(game: Oath, seat: Seat, wanted: int) -> None:
    """As far as there is room on the track; §153."""
    gained = min(wanted, MOST_SUPPLY - game.supply[seat])
    game.supply[seat] += gained
    if seat == game.turn:
        game.unspent += gained
    game.tell(EVERYONE, GAINED_SUPPLY, seat, gained)


def spend_supply(game: Oath, seat: Seat, amount: int) -> None:
    """What is unspent is counted apart from the marker; §154."""
    game.supply[seat] -= amount
    if seat == game.turn:
        game.unspent -= amount


def gain_warbands(game: Oath, seat: Seat, wanted: int) -> int:
    """From the personal bank, §13 and §21; Citizens gain purple ones; §135."""
    banner = colour(game, seat)
    gained = min(wanted, game.barracks[banner])
    game.barracks[banner] -= gained
    game.board[seat] += gained
    if gained:
        game.tell(EVERYONE, GAINED_WARBANDS, seat, gained)
    return gained


def kill_on_board(game: Oath, seat: Seat, wanted: int) -> int:
    """The dead return to their bank, §22."""
    killed = min(wanted, game.board[seat])
    game.board[seat] -= killed
    game.barracks[colour(game, seat)] += killed
    tell_lost(game, seat, NOBODY, killed)
    return killed


def put_on_site(game: Oath, slot: int, banner: int, amount: int) -> None:
    """Warbands that have already left a board or bank."""
    if amount:
        game.garrison[slot] += amount
        game.flag[slot] = banner  # §17
        game.stirred = True


def take_off_site(game: Oath, slot: int, amount: int) -> None:
    if amount:
        game.garrison[slot] -= amount
        if game.garrison[slot] == 0:
            game.flag[slot] = NOBODY
        game.stirred = True


def return_tokens(game: Oath, seat: Seat, but: int) -> None:
    """§39: favor on cards goes to their banks, but for that on one card; secrets to a player, whose own turn up.

    What lies on sites stays, §158.
    """
    for card in cards_in_play(game):
        if game.favor_on[card] and card != but:
            game.banks[SUIT[card]] += game.favor_on[card]
            game.favor_on[card] = 0
        if game.secrets_on[card]:
            game.secrets[seat] += game.secrets_on[card]
            game.secrets_on[card] = 0
    game.secrets[seat] += game.flipped[seat]
    game.flipped[seat] = 0


def tell_at_site(game: Oath, what: int, seat: Seat, slot: int, warbands: int) -> None:
    game.tell(EVERYONE, what, seat, PLACES * warbands + told_place(game, slot))


def station(game: Oath, seat: Seat, slot: int, warbands: int) -> None:
    """From a player's board to a site."""
    game.board[seat] -= warbands
    put_on_site(game, slot, colour(game, seat), warbands)
    tell_at_site(game, STATIONED, seat, slot, warbands)


def lift(game: Oath, seat: Seat, slot: int, warbands: int) -> None:
    """From a site to a player's board."""
    take_off_site(game, slot, warbands)
    game.board[seat] += warbands
    tell_at_site(game, LIFTED, seat, slot, warbands)


def tell_lost(game: Oath, seat: Seat, slot: int, warbands: int) -> None:
    """At a site, or from the board where the slot is NOBODY's."""
    if warbands and slot == NOBODY:
        game.tell(EVERYONE, LOST_WARBANDS, seat, warbands)
    elif warbands:
        tell_at_site(game, LOST_AT_SITE, seat, slot, warbands)


def kill_at_site(game: Oath, slot: int, amount: int) -> None:
    """The dead return to their bank, §22."""
    owner = game.flag[slot]
    tell_lost(game, owner, slot, amount)
    take_off_site(game, slot, amount)
    game.barracks[owner] += amount


# Costs on cards (Card play and powers: Costs).


def can_pay(game: Oath, seat: Seat, card: int, is_plan: bool) -> bool:
    """§66: tokens may be placed only on a card without any; battle plans are an exception, §79."""
    places = PLACE_FAVOR[card] + PLACE_SECRET[card]
    if places and not is_plan and game.favor_on[card] + game.secrets_on[card] > 0:
        return False
    if purse(game, seat) < PLACE_FAVOR[card] + BURN_FAVOR_COST[card]:
        return False
    secrets = PLACE_SECRET[card] + BURN_SECRET_COST[card]
    return secrets == 0 or usable_secrets(game, seat) >= secrets  # §68


def pay(game: Oath, seat: Seat, card: int) -> None:
    """§67: out of turn, favor goes straight to the bank of its suit, and secrets stay on the board facedown."""
    burn_favor(game, seat, BURN_FAVOR_COST[card])
    lose_secrets(game, seat, BURN_SECRET_COST[card])
    place_favor(game, seat, card, PLACE_FAVOR[card])
    place_secrets(game, seat, card, PLACE_SECRET[card])


def place_favor(game: Oath, seat: Seat, card: int, amount: int) -> None:
    """Onto a card, or out of turn into its bank; §129."""
    spend_favor(game, seat, amount)
    if seat == game.turn:
        game.favor_on[card] += amount
    else:
        game.banks[SUIT[card]] += amount


def place_by_force(game: Oath, seat: Seat, card: int, wanted: int) -> None:
    """Favor that a power makes a player place on a card, in whosever turn (ruling O51); as much as there is."""
    placed = min(wanted, game.favor[seat])
    game.favor[seat] -= placed
    game.favor_on[card] += placed
    if placed:
        game.tell(EVERYONE, PLACED_FAVOR, seat, placed)


def place_secrets(game: Oath, seat: Seat, card: int, amount: int) -> None:
    if seat == game.turn:
        game.secrets[seat] -= amount
        game.secrets_on[card] += amount
    else:
        for _ in range(amount):
            flip_secret(game, seat)
