"""The Arcane suit: battle plans, and what persists in campaigns."""

from __future__ import annotations

from ludotek.core.position import Seat
from ludotek.games.oath.cards.power import Power, add
from ludotek.games.oath.catalogue import ARCANE, SLOTS
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.battle import fear_no_skulls, shift_attack_dice
from ludotek.games.oath.steps.sides import suits_but
from ludotek.games.oath.steps.treasures import side_holds_secret


class RustingRay(Power):
    def can_plan(self, game: Oath, seat: Seat, side: int) -> bool:
        return side_holds_secret(game, seat)

    def plan(self, game: Oath, seat: Seat, side: int) -> None:
        game.campaign.without_hollow_swords = True


class BillowingFog(Power):
    """Beaten, one loses nobody."""

    def defeated(self, game: Oath, seat: Seat, side: int) -> None:
        game.campaign.spare(side)


class KindredWarriors(Power):
    """A die for each suit that one's side rules besides Arcane: all of them, since none can harm (ruling O32)."""

    def plan(self, game: Oath, seat: Seat, side: int) -> None:
        fear_no_skulls(game, side)
        shift_attack_dice(game, side, suits_but(game, side, ARCANE))


class GleamingArmor(Power):
    def plan_secrets(self, game: Oath, holder: Seat) -> int:
        return 1


class Jinx(Power):
    def rerolls(self, game: Oath) -> bool:
        return True


class CrackingGround(Power):
    def can_plan(self, game: Oath, seat: Seat, side: int) -> bool:
        return game.campaign.target_sites != 0

    def plan(self, game: Oath, seat: Seat, side: int) -> None:
        shift_attack_dice(game, side, len([slot for slot in range(SLOTS) if game.campaign.is_target(slot)]))


class SealingWard(Power):
    def fortifies(self, game: Oath, sites: int, relics: int) -> int:
        return relics


add("rusting_ray", RustingRay())
add("billowing_fog", BillowingFog())
add("kindred_warriors", KindredWarriors())
add("gleaming_armor", GleamingArmor())
add("jinx", Jinx())
add("cracking_ground", CrackingGround())
add("sealing_ward", SealingWard())
