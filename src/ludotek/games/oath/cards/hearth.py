"""The Hearth suit of the first game."""

from __future__ import annotations

from ludotek.core.position import EVERYONE, Move, Seat
from ludotek.games.oath.cards.power import Power, add, ask
from ludotek.games.oath.catalogue import HEARTH, LOCKED
from ludotek.games.oath.marks import DARKEST_SECRET, DEFENSE_DICE, DISCARDS, NOBODY, PEOPLES_FAVOR, SPARED, WINNER
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.empire import OFFERS_A_TURN
from ludotek.games.oath.steps.exchange import CHOOSE_PARTNER, WITH_RELICS
from ludotek.games.oath.steps.goods import MOST_SUPPLY, feed_banner, gain_favor, gain_supply
from ludotek.games.oath.steps.piles import LOOK, discard_adviser
from ludotek.games.oath.steps.realm import region_of
from ludotek.games.oath.steps.spoils import side_bit
from ludotek.games.oath.vocabulary import BANK, CARD, FLOWED, SEATS

EVERYBODY = 63


class TinkersFair(Power):
    """A binding exchange of favor, secrets and relics."""

    def can_act(self, p: Oath, seat: Seat) -> bool:
        return p.offers < OFFERS_A_TURN

    def act(self, p: Oath, seat: Seat) -> None:
        p.then(CHOOSE_PARTNER, seat, WITH_RELICS, EVERYBODY)


class WaysideInn(Power):
    def can_act(self, p: Oath, seat: Seat) -> bool:
        return p.supply[seat] < MOST_SUPPLY

    def act(self, p: Oath, seat: Seat) -> None:
        gain_supply(p, seat, 2)


class ExtraProvisions(Power):
    def plan(self, p: Oath, seat: Seat, side: int) -> None:
        p.war[DEFENSE_DICE] += 1


class MemoryOfHome(Power):
    """One bank flows into Hearth's."""

    def can_act(self, p: Oath, seat: Seat) -> bool:
        return bool(self.choices(p, seat, 0))

    def act(self, p: Oath, seat: Seat) -> None:
        ask(p, seat, self)

    def choices(self, p: Oath, seat: Seat, b: int) -> list[Move]:
        return [BANK + suit for suit in range(6) if suit != HEARTH and p.banks[suit]]

    def chosen(self, p: Oath, seat: Seat, move: Move, b: int) -> None:
        p.tell(EVERYONE, FLOWED, SEATS * (move - BANK) + HEARTH, p.banks[move - BANK])
        p.banks[HEARTH] += p.banks[move - BANK]
        p.banks[move - BANK] = 0

    def is_open(self, p: Oath, move: Move) -> bool:
        return False


class WelcomingParty(Power):
    def after_play(self, p: Oath, seat: Seat, played: int) -> None:
        gain_favor(p, seat, HEARTH, 1)


class TravelingDoctor(Power):
    """Beaten, one loses nobody; then the card is discarded."""

    def defeated(self, p: Oath, seat: Seat, side: int) -> None:
        p.war[SPARED] |= side_bit(side)

    def leaves(self, p: Oath, seat: Seat, side: int) -> bool:
        return p.war[WINNER] != side


class Storyteller(Power):
    def act(self, p: Oath, seat: Seat) -> None:
        feed_banner(p, DARKEST_SECRET, 1)


class ArmedMob(Power):
    """Whoever has the Darkest Secret without the People's Favor loses a faceup adviser."""

    def can_act(self, p: Oath, seat: Seat) -> bool:
        return bool(self.choices(p, seat, 0))

    def act(self, p: Oath, seat: Seat) -> None:
        ask(p, seat, self)

    def choices(self, p: Oath, seat: Seat, b: int) -> list[Move]:
        holder = p.banner[DARKEST_SECRET]
        if holder in (NOBODY, p.banner[PEOPLES_FAVOR]):
            return []
        return [CARD + adviser for adviser in p.advisers[holder] if not LOCKED[adviser] and adviser != self.card]

    def chosen(self, p: Oath, seat: Seat, move: Move, b: int) -> None:
        discard_adviser(p, p.banner[DARKEST_SECRET], move - CARD)

    def is_open(self, p: Oath, move: Move) -> bool:
        return False


class TavernSongs(Power):
    """The top three cards of the region's discards, while there is anything new to see (ruling O8)."""

    def can_act(self, p: Oath, seat: Seat) -> bool:
        pile = p.discards[region_of(p, seat)]
        return any(slot < 0 or not p.cards.knows(seat, slot) for slot in pile[-3:])

    def act(self, p: Oath, seat: Seat) -> None:
        region = region_of(p, seat)
        last = len(p.discards[region])
        for place in range(max(0, last - 3), last):
            p.then(LOOK, seat, DISCARDS + region, place)


add("tinkers_fair", TinkersFair())
add("wayside_inn", WaysideInn())
add("extra_provisions", ExtraProvisions())
add("memory_of_home", MemoryOfHome())
add("welcoming_party", WelcomingParty())
add("traveling_doctor", TravelingDoctor())
add("storyteller", Storyteller())
add("armed_mob", ArmedMob())
add("tavern_songs", TavernSongs())
