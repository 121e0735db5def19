"""Defeat, victory, and what is left afterwards (Campaign, 9 to 11)."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import Move, Seat
from ludotek.games.oath.agenda import STEPS, Step, step
from ludotek.games.oath.campaign import PEACE
from ludotek.games.oath.cards.hooks import HEARS
from ludotek.games.oath.cards.power import HOOKS, POWERS
from ludotek.games.oath.catalogue import REGION, RELIC, SLOTS
from ludotek.games.oath.marks import ATTACKER, BANDITS, CHANCELLOR, DEFENDER, GROUND, NOBODY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.aftermath import tell_aftermath
from ludotek.games.oath.steps.battle import DEFEAT, attackers, defending, is_in_force, kill_attackers
from ludotek.games.oath.steps.goods import burn_favor, kill_on_board, lift, station
from ludotek.games.oath.steps.outcome import PICK_UP
from ludotek.games.oath.steps.piles import (
    EVERYBODY_SEES,
    LOOK,
    discard,
    discard_adviser,
    discard_from_site,
    lift_from_site,
)
from ludotek.games.oath.steps.realm import is_imperial, may_station, slot_of
from ludotek.games.oath.steps.travel import SEND, free_places
from ludotek.games.oath.steps.treasures import seize_banner, take_relics
from ludotek.games.oath.steps.way import is_traded_away
from ludotek.games.oath.vocabulary import NO, NUMBER, YES

BRUTAL: Final = 0


def dead_of(game: Oath, force: int, side: int) -> int:
    """Half of a beaten force, rounded down, §87; all of it by a plan, or the Chancellor's Brutal trait, §102."""
    campaign = game.campaign
    if campaign.is_spared(side):
        return 0
    return force if campaign.is_doomed(side) or is_traded_away(game, campaign.attacker, BRUTAL) else force // 2


class Defeat(Step):
    """The loser's plans, then its losses, then what the winner takes."""

    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        campaign = game.campaign
        loser = campaign.loser
        for place in range(len(campaign.plans)):
            if campaign.sides[place] == loser:
                POWERS[campaign.plans[place]].defeated(game, campaign.users[place], loser)
        if loser == ATTACKER:
            self.beat_attacker(game, seat)
        elif campaign.defender != BANDITS:  # §89
            self.beat_defenders(game)
        if campaign.winner == ATTACKER:
            game.then(VICTORY, seat)
        game.then(REWARD, seat)
        game.then(LEAVE_PLANS, seat)
        game.then(CLOSE, seat)
        return False

    def beat_attacker(self, game: Oath, seat: Seat) -> None:
        kill_attackers(game, dead_of(game, attackers(game), ATTACKER))
        game.then(REGROUP, seat)

    def beat_defenders(self, game: Oath) -> None:
        """§87, §88: whoever commands takes in the survivors from the sites; the Chancellor picks the Empire's dead."""
        defender = game.campaign.defender
        leader = CHANCELLOR if is_imperial(game, defender) and defender != game.rebel else defender
        force = game.board[leader] if leader in defending(game) and is_in_force(game, leader) else 0
        for slot in range(SLOTS):
            if game.campaign.is_target(slot):
                force += game.garrison[slot]
                if game.garrison[slot]:
                    lift(game, leader, slot, game.garrison[slot])
        game.campaign.survivors[leader] = force
        for citizen in defending(game):
            if citizen != leader and is_in_force(game, citizen):
                game.campaign.survivors[citizen] = game.board[citizen]
                force += game.board[citizen]
        game.then(CASUALTIES, leader, dead_of(game, force, DEFENDER))


class Regroup(Step):
    """What is left of a beaten attacker's board; warbands at sites are at home already (rulings O43 and O77)."""

    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        game.campaign.survivors[seat] = game.board[seat]
        return False


class Casualties(Step):
    """So many warbands are still to die: the leader's own, or those of Citizens who fought with it, ally by ally.

    Of the leader's own nobody is asked where they die (ruling O12); §185.
    """

    def begin(self, game: Oath, seat: Seat, dying: int, ally: int) -> bool:
        for citizen in range(ally, game.players):
            if citizen != seat and game.campaign.survivors[citizen] > 0 and dying > 0:
                game.second = citizen
                return True
        kill_survivors(game, seat, dying)
        return False

    def moves(self, game: Oath, seat: Seat, dying: int, ally: int) -> list[Move]:
        others = sum([game.campaign.survivors[other] for other in range(game.players) if other == seat or other > ally])
        return [NUMBER + dead for dead in range(max(0, dying - others), min(dying, game.campaign.survivors[ally]) + 1)]

    def answer(self, game: Oath, seat: Seat, move: Move, dying: int, ally: int) -> None:
        kill_survivors(game, ally, move - NUMBER)
        game.then(CASUALTIES, seat, dying - (move - NUMBER), ally + 1)

    def is_open(self, game: Oath, move: Move) -> bool:
        return move == NUMBER


def kill_survivors(game: Oath, seat: Seat, dead: int) -> None:
    """Warbands of a beaten force, which lie on this board, die."""
    game.campaign.survivors[seat] -= dead
    kill_on_board(game, seat, dead)
    game.campaign.slain[game.campaign.loser] += dead


class Victory(Step):
    """§90: the attacker takes its targets: sites, then relics and banners, then pawn and favor."""

    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        if may_station(game, seat):
            for slot in range(SLOTS):
                if game.campaign.is_target(slot):
                    game.then(OCCUPY, seat, slot)
        game.then(SEIZE, seat)
        if game.campaign.target_pawn:
            game.then(BANISH, seat, 0)
            game.then(BANISH, seat, 1)
        return False


class Occupy(Step):
    """§90: any number of the force, even none, comes to a targeted site; from the board, then from where it began."""

    def begin(self, game: Oath, seat: Seat, slot: int, second: int) -> bool:
        return self.force(game, seat) > 0

    def force(self, game: Oath, seat: Seat) -> int:
        start = game.campaign.joined
        return game.board[seat] + (game.garrison[start] if start != NOBODY else 0)

    def moves(self, game: Oath, seat: Seat, slot: int, second: int) -> list[Move]:
        return [NUMBER + warbands for warbands in range(self.force(game, seat) + 1)]

    def answer(self, game: Oath, seat: Seat, move: Move, slot: int, second: int) -> None:
        missing = move - NUMBER - game.board[seat]
        if missing > 0:
            lift(game, seat, game.campaign.joined, missing)
        station(game, seat, slot, move - NUMBER)

    def is_open(self, game: Oath, move: Move) -> bool:
        return False


class Seize(Step):
    """§90: relics, and banners with what that costs them."""

    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        take_relics(game, seat, game.campaign.target_relics)
        for place in range(2 * SLOTS):
            if game.campaign.target_ground >> place & 1:
                game.then(LOOK, EVERYBODY_SEES, GROUND, place)
                game.then(UNEARTH, seat, place)
        for banner in range(2):
            if game.campaign.target_banners >> banner & 1:
                seize_banner(game, seat, banner)
        return False


class Unearth(Step):
    """A relic that lay on the ground, and which everyone now sees, is one of those that were targets."""

    def begin(self, game: Oath, seat: Seat, place: int, second: int) -> bool:
        game.campaign.target_relics |= 1 << (game.ground[place] - RELIC)
        game.then(PICK_UP, seat, place)
        return False


class Banish(Step):
    """§90: the defender may be made to travel, and half of its favor may be burnt: which of the two is asked."""

    def begin(self, game: Oath, seat: Seat, what: int, second: int) -> bool:
        loser = game.campaign.defender
        return bool(free_places(game, loser)) if what == 0 else game.favor[loser] > 1

    def moves(self, game: Oath, seat: Seat, what: int, second: int) -> list[Move]:
        return [YES, NO]

    def answer(self, game: Oath, seat: Seat, move: Move, what: int, second: int) -> None:
        loser = game.campaign.defender
        if move == YES and what == 0:
            game.then(SEND, seat, loser)
        elif move == YES:
            burn_favor(game, loser, game.favor[loser] // 2)

    def is_open(self, game: Oath, move: Move) -> bool:
        return move == NO or game.first == 0


class Reward(Step):
    """§92: plans of the victorious side."""

    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        campaign = game.campaign
        tend(game)
        for place in range(len(campaign.plans)):
            if campaign.sides[place] == campaign.winner:
                POWERS[campaign.plans[place]].victorious(game, campaign.users[place], campaign.winner)
        return False


def tend(game: Oath) -> None:
    """Plans that look after those who fell."""
    campaign = game.campaign
    for place in range(len(campaign.plans)):
        POWERS[campaign.plans[place]].tends(game, campaign.users[place], campaign.sides[place])


class LeavePlans(Step):
    """§92: plans that are discarded at the end of a campaign; first come those that have a say in it."""

    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        campaign = game.campaign
        for place in range(len(campaign.plans)):
            POWERS[campaign.plans[place]].before_leaving(game, campaign.users[place], campaign.sides[place])
        game.then(DISCARD_PLANS, seat)
        return False


class DiscardPlans(Step):
    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        campaign = game.campaign
        for place in range(len(campaign.plans)):
            if is_leaving(game, place):
                discard_in_play(game, campaign.users[place], campaign.plans[place])
        return False


def is_leaving(game: Oath, place: int) -> bool:
    """Whether a plan, by its order, is discarded."""
    campaign = game.campaign
    if campaign.is_kept(place):
        return False
    return POWERS[campaign.plans[place]].leaves(game, campaign.users[place], campaign.sides[place])


def discard_in_play(game: Oath, seat: Seat, card: int) -> None:
    slot = slot_of(game, card)
    if slot == NOBODY:
        if seat != BANDITS and card in game.advisers[seat]:
            discard_adviser(game, seat, card)
    elif seat == BANDITS:  # not even their attacker has driven it out (ruling O22)
        lift_from_site(game, slot, card)
        discard(game, game.turn, card, REGION[slot])
    else:
        discard_from_site(game, seat, slot, card)


class Close(Step):
    """§92: the campaign is over; then comes what follows a victory."""

    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        over = game.campaign
        tell_aftermath(game, over)
        game.campaign = PEACE
        game.rebel = NOBODY
        if over.stands != NOBODY:
            game.pawn[over.attacker] = over.stands
        self.spread_word(game, over.attacker, over.defender)
        for place in range(len(over.plans)):
            if over.sides[place] == over.winner:
                POWERS[over.plans[place]].afterwards(game, over.users[place], over.winner)
        return False

    def spread_word(self, game: Oath, attacker: Seat, defender: Seat) -> None:
        """Others hear of it, in turn order from the attacker; then they strike back (ruling O39)."""
        for later in range(1, game.players):
            holder = (attacker + later) % game.players
            for adviser in game.advisers[holder]:
                if HOOKS[adviser] & HEARS:
                    POWERS[adviser].hears_of_campaign(game, holder, attacker, defender)
        for later in range(1, game.players):
            holder = (attacker + later) % game.players
            for adviser in game.advisers[holder]:
                if HOOKS[adviser] & HEARS:
                    POWERS[adviser].strikes_back(game, holder, attacker)


STEPS[DEFEAT] = Defeat()
REGROUP: Final = step(Regroup())
CASUALTIES: Final = step(Casualties())
VICTORY: Final = step(Victory())
OCCUPY: Final = step(Occupy())
SEIZE: Final = step(Seize())
UNEARTH: Final = step(Unearth())
BANISH: Final = step(Banish())
REWARD: Final = step(Reward())
LEAVE_PLANS: Final = step(LeavePlans())
DISCARD_PLANS: Final = step(DiscardPlans())
CLOSE: Final = step(Close())
