"""The powers of sites. What lies at a site, what it costs and to whom it is home are facts (`places`)."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import Seat
from ludotek.games.oath.cards.power import Power, add
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.realm import rules

FROM_THE_WOOD: Final = 2  # Supply


class Plains(Power):
    """A die more, §75."""

    def attack_dice(self, game: Oath) -> int:
        return 1


class Mountain(Power):
    """A die less, §75."""

    def attack_dice(self, game: Oath) -> int:
        return -1


class River(Power):
    """Its ruler musters one warband more there."""

    def muster_yield(self, game: Oath, seat: Seat, on: int, warbands: int) -> int:
        return warbands + 1 if rules(game, seat, game.pawn[seat]) else warbands


class Marshes(Power):
    def draws(self, game: Oath, seat: Seat, cards: int) -> int:
        return cards - 1


class NarrowPass(Power):
    def is_gate(self, game: Oath) -> bool:
        return True


class CharmingValley(Power):
    def parting_supply(self, game: Oath, supply: int) -> int:
        return supply + 1


class GreatSlum(Power):
    def makes_room(self, game: Oath) -> bool:
        return True


class BuriedGiant(Power):
    def has_tunnels(self, game: Oath) -> bool:
        return True


class TheTribunal(Power):
    def hears_deals(self, game: Oath) -> bool:
        return True


class ShroudedWood(Power):
    """An enemy who rules it says where a traveller goes; no pass and no hiding place matters then."""

    def leads_away(self, game: Oath) -> bool:
        return True

    def parting_supply(self, game: Oath, supply: int) -> int:
        return FROM_THE_WOOD


class TheHiddenPlace(Power):
    def is_hidden(self, game: Oath) -> bool:
        return True


add("plains", Plains())
add("mountain", Mountain())
add("river", River())
add("marshes", Marshes())
add("narrow_pass", NarrowPass())
add("charming_valley", CharmingValley())
add("great_slum", GreatSlum())
add("buried_giant", BuriedGiant())
add("the_tribunal", TheTribunal())
add("shrouded_wood", ShroudedWood())
add("the_hidden_place", TheHiddenPlace())
