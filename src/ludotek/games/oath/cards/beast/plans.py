"""The Beast suit: battle plans, and what persists in campaigns."""

from __future__ import annotations

from ludotek.core.position import Seat
from ludotek.games.oath.cards.power import Power, add
from ludotek.games.oath.catalogue import BEAST, SUIT
from ludotek.games.oath.marks import ATTACKER, EMPTY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.battle import shift_attack_dice
from ludotek.games.oath.steps.realm import rules, slot_of
from ludotek.games.oath.steps.sides import advisers_of_suit


class NatureWorship(Power):
    def plan(self, game: Oath, seat: Seat, side: int) -> None:
        shift_attack_dice(game, side, advisers_of_suit(game, side, BEAST))


class InsectSwarm(Power):
    def plan_favor(self, game: Oath, holder: Seat) -> int:
        return 1


class VowOfUnion(Power):
    """Sites that one rules fight with one; while there are warbands on the board, one does not leave such a site."""

    def sites_join(self, game: Oath) -> bool:
        return True

    def bars_leaving(self, game: Oath, holder: Seat) -> bool:
        return game.board[holder] > 0 and rules(game, holder, game.pawn[holder])


class GiantPython(Power):
    def evens_targets(self, game: Oath) -> bool:
        return True


class WarTortoise(Power):
    """The enemy's double faces add nothing; their skulls still kill."""

    def plan(self, game: Oath, seat: Seat, side: int) -> None:
        if side == ATTACKER:
            game.campaign.without_double_shields = True
        else:
            game.campaign.without_double_swords = True


class MarshSpirit(Power):
    def hushes(self, game: Oath) -> bool:
        return True


class WalledGarden(Power):
    """A die for each Beast card at any site, if its own is a target."""

    def can_plan(self, game: Oath, seat: Seat, side: int) -> bool:
        slot = slot_of(game, self.card)
        return slot >= 0 and game.campaign.is_target(slot)

    def plan(self, game: Oath, seat: Seat, side: int) -> None:
        game.campaign.defense_dice += len([card for card in game.at if card != EMPTY and SUIT[card] == BEAST])


add("nature_worship", NatureWorship())
add("insect_swarm", InsectSwarm())
add("vow_of_union", VowOfUnion())
add("giant_python", GiantPython())
add("war_tortoise", WarTortoise())
add("marsh_spirit", MarshSpirit())
add("walled_garden", WalledGarden())
