"""What a campaign is for: targets, and the dice they add (Campaign, 2)."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import EVERYONE, Move, Seat
from ludotek.games.oath.agenda import Step, step
from ludotek.games.oath.cards.hooks import EVENS, FORBIDS, FORTIFIES
from ludotek.games.oath.cards.power import HOOKS, POWERS
from ludotek.games.oath.catalogue import RELIC, RELIC_DICE, RELICS, SLOTS
from ludotek.games.oath.marks import BANDITS, CHANCELLOR, NOBODY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.bans import can_take, usable_secrets
from ludotek.games.oath.steps.goods import flip_secret
from ludotek.games.oath.steps.plans import cards_of_bandits
from ludotek.games.oath.steps.realm import (
    adviser_hooks,
    at_sites,
    gate_between,
    is_hidden,
    is_imperial,
    ruled_cards,
    rules,
    ruling_colour,
    told_place,
)
from ludotek.games.oath.vocabulary import BANNER, CARD, DONE, PAWN, PAWN_AND_FAVOR, SLOT, TARGETED, TARGETED_THING

PAWN_DICE: Final = 2


def can_find(game: Oath, seat: Seat, slot: int) -> bool:
    """Whether a player has the secret that a hidden site takes."""
    return not is_hidden(game, slot) or usable_secrets(game, seat) > 0


def rules_as(game: Oath, defender: Seat, slot: int) -> bool:
    if defender == BANDITS:
        return game.is_up[slot] and ruling_colour(game, slot) == NOBODY
    return rules(game, defender, slot)


def gate_to(game: Oath, slot: int) -> int:
    """The gate that must be a target too if what lies behind it is, unless the attacker rules it."""
    seat = game.campaign.attacker
    gate = gate_between(game, game.pawn[seat], slot)
    return NOBODY if gate == NOBODY or rules(game, seat, gate) else gate


def can_target(game: Oath, slot: int) -> bool:
    """A site that the defender rules, and to which nothing bars the way; §183."""
    defender = game.campaign.defender
    if slot == game.campaign.joined or game.campaign.is_target(slot) or not rules_as(game, defender, slot):
        return False
    gate = gate_to(game, slot)
    if gate != NOBODY and not rules_as(game, defender, gate):
        return False  # ruling O14
    return can_find(game, game.campaign.attacker, slot)


def add_site(game: Oath, slot: int) -> None:
    game.campaign.target_sites |= 1 << slot
    game.tell(EVERYONE, TARGETED, game.campaign.attacker, told_place(game, slot))
    if is_hidden(game, slot):
        flip_secret(game, game.campaign.attacker)
    gate = gate_to(game, slot)
    if gate != NOBODY and not game.campaign.is_target(gate):
        add_site(game, gate)


def has_target_at(game: Oath, slot: int) -> bool:
    """The site itself, or anything of a defender who stands there."""
    campaign = game.campaign
    return campaign.is_target(slot) or (campaign.has_things() and game.pawn[campaign.attacker] == slot)


def dice_of_targets(game: Oath) -> int:
    """Defense dice of the targets themselves, §72, with what cards of the defender's add to them."""
    campaign = game.campaign
    dice = sites = relics = 0
    for slot in range(SLOTS):
        sites += 1 if campaign.is_target(slot) else 0
    for relic in range(RELICS):
        if campaign.target_relics >> relic & 1:
            dice += RELIC_DICE[relic]
            relics += 1
    for banner in range(2):
        if campaign.target_banners >> banner & 1:
            dice += game.tokens[banner]
    if campaign.target_pawn:
        dice += PAWN_DICE
    defender = campaign.defender
    for card in cards_of_bandits(game) if defender == BANDITS else ruled_cards(game, defender):
        if HOOKS[card] & FORTIFIES:
            dice += POWERS[card].fortifies(game, sites, relics)
    return dice + sites


def mark(game: Oath, move: Move) -> None:
    """A target, in the words of a move."""
    campaign = game.campaign
    if move == PAWN:
        campaign.target_pawn = True
    elif move >= BANNER:
        campaign.target_banners |= 1 << (move - BANNER)
    elif move >= SLOT:
        mark_site(game, move - SLOT)
    else:
        campaign.target_relics |= 1 << (move - CARD - RELIC)


def mark_site(game: Oath, slot: int) -> None:
    """A site, and the gate to it; nobody hears of it."""
    game.campaign.target_sites |= 1 << slot
    gate = gate_to(game, slot)
    if gate != NOBODY:
        game.campaign.target_sites |= 1 << gate


def open_targets(game: Oath, seat: Seat, latest: int) -> list[Move]:
    """What may still be targeted, §71."""
    defender = game.campaign.defender
    found: list[Move] = []
    for slot in range(SLOTS):
        if SLOT + slot > latest and can_target(game, slot):
            found.append(SLOT + slot)
    if defender != BANDITS and game.pawn[defender] == game.pawn[seat]:
        found += things(game, defender, latest)
    return found


def things(game: Oath, defender: Seat, latest: int) -> list[Move]:
    """§71: relics, banners, pawn and favor: of a defender who stands at the attacker's site."""
    found: list[Move] = []
    attacker = game.campaign.attacker
    last = latest if latest < PAWN else PAWN
    for relic in range(RELICS):
        chosen = last >= BANNER or game.campaign.target_relics >> relic & 1
        if game.holder[relic] == defender and not chosen and can_take(game, attacker, defender, relic):
            found.append(CARD + RELIC + relic)
    for banner in range(2):
        is_left = game.banner[banner] == defender and BANNER + banner > last
        if is_left and can_take(game, attacker, defender, -1 - banner) and not is_warded(game, banner):
            found.append(BANNER + banner)
    if not game.campaign.target_pawn:
        found.append(PAWN)
    return found


def is_warded(game: Oath, banner: int) -> bool:
    """Whether a card at some site lets nobody target a banner."""
    return any(POWERS[lying].bars_target(game, banner) for lying in at_sites(game, FORBIDS))


# Targets whose dice must be even.


def must_be_even(game: Oath, defender: Seat) -> bool:
    """Whether a power of the defender's, or of the Chancellor who joins it, asks for an even number of target dice."""
    if defender == BANDITS:
        return False
    hooks = adviser_hooks(game, defender)
    if is_imperial(game, defender) and defender != game.rebel:
        hooks |= adviser_hooks(game, CHANCELLOR)
    return hooks & EVENS != 0


def can_become_even(game: Oath, seat: Seat, latest: int, more: int) -> bool:
    """Whether so many more targets, or fewer, make the number even.

    Two are enough: the first may bring a gate with it. And a target at the attacker's site never makes it odd, since
    pawn and favor add two dice.
    """
    if dice_of_targets(game) % 2 == 0:
        return True
    return more > 0 and any(keeps_even(game, seat, move, more - 1) for move in open_targets(game, seat, latest))


def keeps_even(game: Oath, seat: Seat, move: Move, more: int) -> bool:
    """Whether the number can still become even if this is chosen now (ruling O38)."""
    before = game.campaign
    game.campaign = before.copy()
    mark(game, move)
    can_be = can_become_even(game, seat, after(move), more)
    game.campaign = before
    return can_be


class Targets(Step):
    """Any number of targets, §71, in rising order; at least one at the attacker's site."""

    def begin(self, game: Oath, seat: Seat, latest: int, second: int) -> bool:
        return self.moves(game, seat, latest, second) != [DONE]

    def moves(self, game: Oath, seat: Seat, latest: int, second: int) -> list[Move]:
        campaign = game.campaign
        found = open_targets(game, seat, latest)
        here = game.pawn[seat]
        is_away = seat == game.rebel and campaign.joined == here and bool(campaign.target_sites or not found)
        is_enough = campaign.is_target(here) or campaign.has_things() or is_away
        if must_be_even(game, campaign.defender):
            found = [move for move in found if keeps_even(game, seat, move, 2)]
            is_enough = is_enough and dice_of_targets(game) % 2 == 0
        if is_enough:
            found.append(DONE)
        return found

    def answer(self, game: Oath, seat: Seat, move: Move, latest: int, second: int) -> None:
        if move == DONE:
            return
        if SLOT <= move < SLOT + SLOTS:
            add_site(game, move - SLOT)
        else:
            self.find(game, seat)
            mark(game, move)
            game.tell(EVERYONE, TARGETED_THING, seat, told_thing(move))
        game.then(TARGETS, seat, after(move))

    def find(self, game: Oath, seat: Seat) -> None:
        """At a hidden site the first target, whatever it is, takes a secret turned facedown."""
        here = game.pawn[seat]
        if is_hidden(game, here) and not has_target_at(game, here):
            flip_secret(game, seat)

    def is_open(self, game: Oath, move: Move) -> bool:
        return move == DONE


def after(move: Move) -> Move:
    """Targets are chosen in rising order: from which one on, once this is chosen."""
    return SLOT + SLOTS if move < SLOT else move


def told_thing(move: Move) -> int:
    """A target that is no site, as everyone is told of it."""
    if move == PAWN:
        return PAWN_AND_FAVOR
    return BANNER - move - 1 if move >= BANNER else move - CARD - RELIC


TARGETS: Final = step(Targets())
