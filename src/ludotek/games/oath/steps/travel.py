"""Travel, by one's own will or another's, and what turns up (Major actions: Travel; the sites' travel powers)."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import EVERYONE, Move, Seat
from ludotek.games.oath.agenda import Step, step
from ludotek.games.oath.cards.hooks import AFTER_DEED, DEPARTS, IGNORES, TUNNELS
from ludotek.games.oath.cards.power import HOOKS, POWERS
from ludotek.games.oath.catalogue import LAID_FAVOR, LAID_RELICS, LAID_SECRETS, SITE, SLOTS
from ludotek.games.oath.marks import MAP, NOBODY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.bans import usable_secrets
from ludotek.games.oath.steps.contract import TRAVELS, note
from ludotek.games.oath.steps.goods import flip_secret, spend_supply
from ludotek.games.oath.steps.piles import EVERYBODY_SEES, LOOK
from ludotek.games.oath.steps.realm import add_relics, at_sites, cards_at, find_hooks, is_hidden, site_hooks, told_place
from ludotek.games.oath.steps.toll import TRAVELLING, can_pay_toll, pay_toll, toll
from ludotek.games.oath.steps.way import (
    are_sites_ignored,
    barred_by_toll,
    cost_of_being_led,
    dearest_from_here,
    guide,
    is_past,
    is_rooted,
    leads_away,
    on_foot,
    secrets_turned,
)
from ludotek.games.oath.vocabulary import NO, SET_OUT, SLOT, TRAVEL, TRAVEL_BY_GIANT, TURNED_UP, WENT, YES

FREE: Final = -1
MUST_PAY: Final = 1


def journeys(game: Oath, seat: Seat, is_free: bool) -> list[Move]:
    """Where a player may travel now, in the words of the Act menu."""
    found: list[Move] = []
    if is_rooted(game, seat):
        return found
    supply = game.supply[seat]
    if guide(game, seat) != NOBODY:
        return [SET_OUT] if is_free or may_be_led(game, seat) else found
    if game.modifiers:
        supply = 0  # a modifier that does not apply is not declared
    barred = barred_by_toll(game, seat)
    for to in range(SLOTS):
        if on_foot(game, seat, to, is_free) <= supply and not barred >> to & 1:
            found.append(TRAVEL + to)
    here = game.pawn[seat]
    if game.lands & TUNNELS and site_hooks(game, here) & TUNNELS and not game.modifiers:
        secrets = usable_secrets(game, seat)
        for to in range(SLOTS):
            is_worth_it = not is_free or is_past(game, here, to)  # nothing else stops a free journey
            is_open = secrets > (1 if is_hidden(game, to) else 0) and not barred >> to & 1
            if to != here and is_worth_it and is_open:
                found.append(TRAVEL_BY_GIANT + to)
    return found


def may_be_led(game: Oath, seat: Seat) -> bool:
    """Modifiers are declared before a guide speaks; one that ignores sites may chance it (ruling O17)."""
    if any(HOOKS[modifier] & IGNORES for modifier in game.modifiers):
        return any(are_sites_ignored(game, seat, to) for to in range(SLOTS) if to != game.pawn[seat])
    return game.supply[seat] >= dearest_from_here(game, seat)


def set_out(game: Oath, seat: Seat, move: Move, is_free: bool) -> None:
    """A player travels by its own will; §175."""
    if move == SET_OUT:
        paid = FREE if is_free else min(game.supply[seat], dearest_from_here(game, seat))
        spend_supply(game, seat, max(0, paid))
        game.then(GUIDE, guide(game, seat), seat, paid)
    elif move >= TRAVEL_BY_GIANT:
        flip_secret(game, seat)
        enter(game, seat, move - TRAVEL_BY_GIANT)
    else:
        spend_supply(game, seat, on_foot(game, seat, move - TRAVEL, is_free))
        enter(game, seat, move - TRAVEL)


def is_journey_told(move: Move) -> bool:
    """Where a traveller goes is told as it goes; a guide has to be asked first."""
    return TRAVEL <= move < SET_OUT


def enter(game: Oath, seat: Seat, to: int) -> None:
    """A hidden site takes a secret turned facedown, unless site powers are ignored or one was led away."""
    ignored = leads_away(game, game.pawn[seat]) or are_sites_ignored(game, seat, to)
    if is_hidden(game, to) and not ignored:
        flip_secret(game, seat)
    pay_toll(game, seat, TRAVELLING, to)
    game.then(ARRIVE, seat, to)


def free_places(game: Oath, seat: Seat) -> list[int]:
    """Where a player can travel without Supply, by its own will or another's; §176."""
    if is_rooted(game, seat):
        return []
    here, secrets, barred = game.pawn[seat], usable_secrets(game, seat), barred_by_toll(game, seat)
    able = [to for to in range(SLOTS) if to != here and secrets_turned(game, seat, to) <= secrets]
    return [to for to in able if not barred >> to & 1]


def ride(game: Oath, seat: Seat, to: int) -> None:
    """A free journey by one's own will, or one that cannot be refused."""
    for _ in range(secrets_turned(game, seat, to)):
        flip_secret(game, seat)
    pay_toll(game, seat, TRAVELLING, to)
    game.then(ARRIVE, seat, to)


def send(game: Oath, seat: Seat, to: int) -> None:
    """A player is made to travel; whoever would have to turn secrets may stay instead (ruling O6), or pay (O60)."""
    if toll(game, seat, TRAVELLING, to):
        game.then(AGREE_TO_TOLL, seat, to)
    else:
        game.then(TURN_SECRETS if secrets_turned(game, seat, to) else ARRIVE, seat, to)


def is_sent_at_once(game: Oath, seat: Seat, to: int) -> bool:
    """Whether a player who is made to travel is not asked anything."""
    return secrets_turned(game, seat, to) == 0 and toll(game, seat, TRAVELLING, to) == 0


class Guide(Step):
    """Whoever rules a site that leads away chooses where a traveller goes, past gates and to hidden sites.

    Of the Supply that was paid, what was too much comes back; where it is too little, nobody travels.
    """

    def moves(self, game: Oath, seat: Seat, traveller: int, paid: int) -> list[Move]:
        return [SLOT + to for to in range(SLOTS) if to != game.pawn[traveller]]

    def answer(self, game: Oath, seat: Seat, move: Move, traveller: int, paid: int) -> None:
        cost = 0 if paid == FREE else cost_of_being_led(game, traveller, move - SLOT)
        spend_supply(game, traveller, -max(0, paid))
        if toll(game, traveller, TRAVELLING, move - SLOT):
            game.then(AGREE_TO_TOLL, traveller, move - SLOT, cost)
        elif cost <= max(0, paid):
            spend_supply(game, traveller, cost)
            game.then(ARRIVE, traveller, move - SLOT)

    def is_open(self, game: Oath, move: Move) -> bool:
        """Where the journey itself is not told."""
        is_too_dear = game.second != FREE and cost_of_being_led(game, game.first, move - SLOT) > game.second
        return is_too_dear or toll(game, game.first, TRAVELLING, move - SLOT) > 0


class Send(Step):
    """A traveller is made to go by this seat, and may refuse to pay or not; a guide has the last word."""

    def begin(self, game: Oath, seat: Seat, traveller: int, must_pay: int) -> bool:
        game.asked = guide(game, traveller)
        if game.asked == NOBODY:
            game.asked = seat
        return bool(free_places(game, traveller))

    def moves(self, game: Oath, seat: Seat, traveller: int, must_pay: int) -> list[Move]:
        return [SLOT + to for to in free_places(game, traveller)]

    def answer(self, game: Oath, seat: Seat, move: Move, traveller: int, must_pay: int) -> None:
        if must_pay:
            ride(game, traveller, move - SLOT)
        else:
            send(game, traveller, move - SLOT)

    def is_open(self, game: Oath, move: Move) -> bool:
        return not (game.second or is_sent_at_once(game, game.first, move - SLOT))


class TurnSecrets(Step):
    """Who is made to travel to a slot, where secrets are to be turned facedown, may stay instead (ruling O6)."""

    def moves(self, game: Oath, seat: Seat, to: int, second: int) -> list[Move]:
        return [YES, NO]

    def answer(self, game: Oath, seat: Seat, move: Move, to: int, second: int) -> None:
        if move == YES:
            ride(game, seat, to)

    def is_open(self, game: Oath, move: Move) -> bool:
        return move == NO


class AgreeToToll(Step):
    """Who is led, for so much Supply, or made to travel where toll is due, may stay instead (ruling O60).

    One who cannot pay stays.
    """

    def begin(self, game: Oath, seat: Seat, to: int, supply: int) -> bool:
        return supply <= game.supply[seat] and can_pay_toll(game, seat, TRAVELLING, to)

    def moves(self, game: Oath, seat: Seat, to: int, supply: int) -> list[Move]:
        return [YES, NO]

    def answer(self, game: Oath, seat: Seat, move: Move, to: int, supply: int) -> None:
        if move == YES:
            spend_supply(game, seat, supply)
            ride(game, seat, to)

    def is_open(self, game: Oath, move: Move) -> bool:
        return move == NO


class Arrive(Step):
    """The pawn moves to a slot; a facedown site turns up."""

    def begin(self, game: Oath, seat: Seat, to: int, second: int) -> bool:
        for law in at_sites(game, DEPARTS):
            POWERS[law].departed(game, seat, game.pawn[seat])
        game.pawn[seat] = to
        game.tell(EVERYONE, WENT, seat, told_place(game, to))
        if game.contracts:
            note(game, seat, TRAVELS, to)
        if not game.is_up[to]:
            game.then(LOOK, EVERYBODY_SEES, MAP, to)
            game.then(TURN_UP, seat, to)
        game.then(ARRIVED, seat)
        return False


class Arrived(Step):
    """Powers that follow a journey, forced or not."""

    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        cards = [*cards_at(game, game.pawn[seat]), *game.advisers[seat]]
        add_relics(game, seat, cards)
        for card in cards:
            if HOOKS[card] & AFTER_DEED:
                POWERS[card].after_travel(game, seat)
        return False


class TurnUp(Step):
    """Turn up the site in a slot."""

    def begin(self, game: Oath, seat: Seat, slot: int, second: int) -> bool:
        turn_up(game, slot)
        return False


def turn_up(game: Oath, slot: int) -> None:
    """§53: a site turns faceup with its relics, favor and secrets, as far as there are any; §148."""
    for place in range(LAID_RELICS[game.map[slot] - SITE]):
        if game.relic_deck:
            game.ground[2 * slot + place] = game.relic_deck.pop()
    open_site(game, slot)


def open_site(game: Oath, slot: int) -> None:
    """A site is faceup, with its favor and secrets; its relics lie there."""
    turned = game.map[slot] - SITE
    game.is_up[slot] = True
    find_hooks(game)
    game.cards.seen[SITE + turned] = EVERYONE
    favor = min(LAID_FAVOR[turned], game.pool)
    game.pool -= favor
    game.site_favor[slot] = favor
    game.site_secrets[slot] = LAID_SECRETS[turned]
    game.stirred = True
    game.tell(EVERYONE, TURNED_UP, slot, turned)


GUIDE: Final = step(Guide())
SEND: Final = step(Send())
TURN_SECRETS: Final = step(TurnSecrets())
AGREE_TO_TOLL: Final = step(AgreeToToll())
ARRIVE: Final = step(Arrive())
ARRIVED: Final = step(Arrived())
TURN_UP: Final = step(TurnUp())
