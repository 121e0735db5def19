"""The relics that change who rules what, what may be taken, and where warbands go; and the Grand Scepter."""

from __future__ import annotations

from ludotek.core.position import Seat
from ludotek.games.oath.cards.power import Power, add
from ludotek.games.oath.catalogue import ATTACK_PLAN, DEFENSE_PLAN, RELIC
from ludotek.games.oath.marks import CHANCELLOR
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.realm import banner_colour, is_imperial, ruling_colour


class BanditCrown(Power):
    """Of a Citizen's Crown the whole Empire has its bandits, until that Citizen fights it."""

    def bandit_colour(self, game: Oath, holder: Seat) -> int:
        return banner_colour(game, holder)


class GrandMask(Power):
    """It lends the Empire's cards, all but battle plans, to an Exile in its turn."""

    def rules_card(self, game: Oath, holder: Seat, seat: Seat, denizen: int, slot: int, is_ruled: bool) -> bool:
        if holder != game.turn or is_imperial(game, holder) or ruling_colour(game, slot) != CHANCELLOR:
            return is_ruled
        return is_ruled if ATTACK_PLAN[denizen] or DEFENSE_PLAN[denizen] else seat == holder


class CircletOfCommand(Power):
    """Nobody else may target or take its holder's banners or other relics; its pawn has a defense die more."""

    def shields(self, game: Oath, holder: Seat, relic: int) -> bool:
        return relic != self.card - RELIC

    def defense_dice(self, game: Oath, holder: Seat) -> int:
        return 1 if game.campaign.target_pawn else 0


class RingOfDevotion(Power):
    """Two warbands more in a Muster, and none of them ever to a site."""

    def muster_yield(self, game: Oath, seat: Seat, on: int, warbands: int) -> int:
        return warbands + 2

    def bars_stationing(self, game: Oath, holder: Seat) -> bool:
        return True


class TheGrandScepter(Power):
    """It sleeps on the turn in which it was taken; what it can do is in the rules of the Empire (`steps.empire`)."""

    def taken(self, game: Oath, seat: Seat) -> None:
        game.scepter_taken = True


add("bandit_crown", BanditCrown())
add("grand_mask", GrandMask())
add("circlet_of_command", CircletOfCommand())
add("ring_of_devotion", RingOfDevotion())
add("the_grand_scepter", TheGrandScepter())
