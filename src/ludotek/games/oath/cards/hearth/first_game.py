"""The Hearth suit of the first game."""

from __future__ import annotations

from ludotek.core.position import Move, Seat
from ludotek.games.oath.cards.power import Power, add, ask
from ludotek.games.oath.catalogue import HEARTH, LOCKED
from ludotek.games.oath.marks import DARKEST_SECRET, DISCARDS, NOBODY, PEOPLES_FAVOR
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.empire import OFFERS_A_TURN
from ludotek.games.oath.steps.exchange import CHOOSE_PARTNER, WITH_RELICS
from ludotek.games.oath.steps.goods import MOST_SUPPLY, gain_favor, gain_supply, pour
from ludotek.games.oath.steps.piles import LOOK, discard_adviser
from ludotek.games.oath.steps.realm import region_of
from ludotek.games.oath.steps.treasures import feed_banner
from ludotek.games.oath.vocabulary import BANK, CARD

EVERYBODY = 63


class TinkersFair(Power):
    """A binding exchange of favor, secrets and relics."""

    def can_act(self, game: Oath, seat: Seat) -> bool:
        return game.offers < OFFERS_A_TURN

    def act(self, game: Oath, seat: Seat) -> None:
        game.then(CHOOSE_PARTNER, seat, WITH_RELICS, EVERYBODY)


class WaysideInn(Power):
    def can_act(self, game: Oath, seat: Seat) -> bool:
        return game.supply[seat] < MOST_SUPPLY

    def act(self, game: Oath, seat: Seat) -> None:
        gain_supply(game, seat, 2)


class ExtraProvisions(Power):
    def plan(self, game: Oath, seat: Seat, side: int) -> None:
        game.campaign.defense_dice += 1


class MemoryOfHome(Power):
    """One bank flows into Hearth's."""

    def can_act(self, game: Oath, seat: Seat) -> bool:
        return bool(self.choices(game, seat, 0))

    def act(self, game: Oath, seat: Seat) -> None:
        ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        return [BANK + suit for suit in range(6) if suit != HEARTH and game.banks[suit]]

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        pour(game, move - BANK, HEARTH, game.banks[move - BANK])

    def is_open(self, game: Oath, move: Move) -> bool:
        return False


class WelcomingParty(Power):
    def after_play(self, game: Oath, seat: Seat, played: int) -> None:
        gain_favor(game, seat, HEARTH, 1)


class TravelingDoctor(Power):
    """Beaten, one loses nobody; then the card is discarded."""

    def defeated(self, game: Oath, seat: Seat, side: int) -> None:
        game.campaign.spare(side)

    def leaves(self, game: Oath, seat: Seat, side: int) -> bool:
        return game.campaign.winner != side


class Storyteller(Power):
    def act(self, game: Oath, seat: Seat) -> None:
        feed_banner(game, DARKEST_SECRET, 1)


class ArmedMob(Power):
    """Whoever has the Darkest Secret without the People's Favor loses a faceup adviser."""

    def can_act(self, game: Oath, seat: Seat) -> bool:
        return bool(self.choices(game, seat, 0))

    def act(self, game: Oath, seat: Seat) -> None:
        ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        holder = game.banner[DARKEST_SECRET]
        if holder in (NOBODY, game.banner[PEOPLES_FAVOR]):
            return []
        return [CARD + adviser for adviser in game.advisers[holder] if not LOCKED[adviser] and adviser != self.card]

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        discard_adviser(game, game.banner[DARKEST_SECRET], move - CARD)

    def is_open(self, game: Oath, move: Move) -> bool:
        return False


class TavernSongs(Power):
    """The top three cards of the region's discards, while there is anything new to see (ruling O8)."""

    def can_act(self, game: Oath, seat: Seat) -> bool:
        pile = game.discards[region_of(game, seat)]
        return any(slot < 0 or not game.cards.knows(seat, slot) for slot in pile[-3:])

    def act(self, game: Oath, seat: Seat) -> None:
        region = region_of(game, seat)
        last = len(game.discards[region])
        for place in range(max(0, last - 3), last):
            game.then(LOOK, seat, DISCARDS + region, place)


add("tinkers_fair", TinkersFair())
add("wayside_inn", WaysideInn())
add("extra_provisions", ExtraProvisions())
add("memory_of_home", MemoryOfHome())
add("welcoming_party", WelcomingParty())
add("traveling_doctor", TravelingDoctor())
add("storyteller", Storyteller())
add("armed_mob", ArmedMob())
add("tavern_songs", TavernSongs())
