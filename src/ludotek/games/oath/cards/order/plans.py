"""The Order suit: battle plans, and what persists in campaigns."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import EVERYONE, Move, Seat
from ludotek.games.oath.cards.power import Power, add, ask
from ludotek.games.oath.catalogue import NO_SUIT, PLACE_FAVOR, RELIC, SCEPTER, SLOTS, SUIT
from ludotek.games.oath.marks import ATTACKER, BANDITS, DEFENDER, EMPTY, NOBODY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.bans import is_sealed
from ludotek.games.oath.steps.battle import enemies, fear_no_skulls, shift_attack_dice
from ludotek.games.oath.steps.goods import gain_favor, gain_warbands, hand_favor, purse
from ludotek.games.oath.steps.piles import bury_relic
from ludotek.games.oath.steps.plans import favor_tax
from ludotek.games.oath.steps.realm import advisers_in
from ludotek.games.oath.steps.sides import force_of
from ludotek.games.oath.vocabulary import BANK_BURNT, CARD, DONE, RELIC_AT

BURYING: Final = 2 * SLOTS + 1  # a note beyond every place on the ground


class CodeOfHonor(Power):
    def is_sole(self, game: Oath) -> bool:
        return True

    def plan(self, game: Oath, seat: Seat, side: int) -> None:
        shift_attack_dice(game, side, 2)


class Outriders(Power):
    def plan(self, game: Oath, seat: Seat, side: int) -> None:
        fear_no_skulls(game, side)


class FieldPromotion(Power):
    def victorious(self, game: Oath, seat: Seat, side: int) -> None:
        gain_warbands(game, seat, 3)


class ShieldWall(Power):
    """Two dice; beaten, one loses everybody."""

    def plan(self, game: Oath, seat: Seat, side: int) -> None:
        game.campaign.defense_dice += 2

    def defeated(self, game: Oath, seat: Seat, side: int) -> None:
        game.campaign.doom(side)


class MilitaryParade(Power):
    """A favor for each adviser of the beaten, from the bank of its suit; bandits burn it."""

    def victorious(self, game: Oath, seat: Seat, side: int) -> None:
        for enemy in enemies(game, side):
            for adviser in game.advisers[enemy]:
                if SUIT[adviser] != NO_SUIT:
                    self.collect(game, seat, SUIT[adviser], advisers_in(adviser))

    def collect(self, game: Oath, seat: Seat, bank: int, wanted: int) -> None:
        burnt = min(wanted, game.banks[bank])
        if seat != BANDITS:
            gain_favor(game, seat, bank, wanted)
        elif burnt:
            game.banks[bank] -= burnt
            game.pool += burnt
            game.tell(EVERYONE, BANK_BURNT, bank, burnt)


class Specialist(Power):
    def plan(self, game: Oath, seat: Seat, side: int) -> None:
        game.campaign.close(DEFENDER)


class Encirclement(Power):
    """Two dice for the larger force, as the forces are when it is used."""

    def can_plan(self, game: Oath, seat: Seat, side: int) -> bool:
        return force_of(game, side) > force_of(game, DEFENDER if side == ATTACKER else ATTACKER)

    def plan(self, game: Oath, seat: Seat, side: int) -> None:
        shift_attack_dice(game, side, 2)


class PeaceEnvoy(Power):
    """An enemy here is paid a favor for each defense die there is, and beaten; nobody dies."""

    def is_sole(self, game: Oath) -> bool:
        return True

    def can_plan(self, game: Oath, seat: Seat, side: int) -> bool:
        enemy = game.campaign.enemy(side)
        if enemy == BANDITS or game.pawn[enemy] != game.pawn[seat]:
            return False
        cost = PLACE_FAVOR[self.card] + favor_tax(game, side)
        return purse(game, seat) >= cost + game.campaign.defense_dice

    def plan(self, game: Oath, seat: Seat, side: int) -> None:
        campaign = game.campaign
        hand_favor(game, seat, campaign.enemy(side), campaign.defense_dice)
        campaign.decide(side)
        campaign.spare(campaign.loser)


class RelicHunter(Power):
    """Facedown relics at targeted sites become targets, for a die each; relics that are taken may go under the deck.

    The note is the first place on the ground that may still be chosen; or that it is about what was taken.
    """

    def plan(self, game: Oath, seat: Seat, side: int) -> None:
        ask(game, seat, self)

    def victorious(self, game: Oath, seat: Seat, side: int) -> None:
        ask(game, seat, self, BURYING)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        found = self.taken_relics(game, seat) if note == BURYING else self.relics_from(game, note)
        return [*found, DONE] if found else []

    def relics_from(self, game: Oath, first: int) -> list[Move]:
        lying = [place for place in range(first, 2 * SLOTS) if game.ground[place] != EMPTY]
        return [RELIC_AT + place for place in lying if self.may_hunt(game, place // 2)]

    def may_hunt(self, game: Oath, slot: int) -> bool:
        return game.campaign.is_target(slot) and not is_sealed(game, game.campaign.attacker, slot)

    def taken_relics(self, game: Oath, seat: Seat) -> list[Move]:
        """What this campaign took; the Grand Scepter belongs to no deck (ruling O34)."""
        held = [relic for relic in range(SCEPTER - RELIC) if game.holder[relic] == seat]
        return [CARD + RELIC + relic for relic in held if game.campaign.target_relics >> relic & 1]

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        if move == DONE:
            return
        if note == BURYING:
            bury_relic(game, move - CARD - RELIC)
            ask(game, seat, self, BURYING)
        else:
            game.campaign.target_ground |= 1 << (move - RELIC_AT)
            game.campaign.defense_dice += 1
            ask(game, seat, self, move - RELIC_AT + 1)

    def about(self, game: Oath, seat: Seat, note: int) -> tuple[int, Seat, int]:
        return NOBODY, game.campaign.defender, 1 if note == BURYING else 0


add("code_of_honor", CodeOfHonor())
add("outriders", Outriders())
add("field_promotion", FieldPromotion())
add("shield_wall", ShieldWall())
add("military_parade", MilitaryParade())
add("specialist", Specialist())
add("encirclement", Encirclement())
add("peace_envoy", PeaceEnvoy())
add("relic_hunter", RelicHunter())
