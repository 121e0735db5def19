"""The Hearth suit: battle plans, and what persists in campaigns."""

from __future__ import annotations

from ludotek.core.position import Move, Seat
from ludotek.games.oath.cards.power import Power, add, ask
from ludotek.games.oath.marks import BANDITS, DEFENDER, PEOPLES_FAVOR
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.battle import fear_no_skulls, shift_attack_dice
from ludotek.games.oath.steps.goods import gain_favor, put_on_site, tell_at_site
from ludotek.games.oath.steps.realm import colour, may_station, rules, slot_of
from ludotek.games.oath.steps.sides import enemies_hold
from ludotek.games.oath.steps.treasures import side_holds
from ludotek.games.oath.vocabulary import BANK, STATIONED


class VillageConstable(Power):
    def can_plan(self, game: Oath, seat: Seat, side: int) -> bool:
        return not enemies_hold(game, side, PEOPLES_FAVOR)

    def plan(self, game: Oath, seat: Seat, side: int) -> None:
        shift_attack_dice(game, side, 2)


class TheGreatLevy(Power):
    def can_plan(self, game: Oath, seat: Seat, side: int) -> bool:
        return not enemies_hold(game, side, PEOPLES_FAVOR)

    def plan(self, game: Oath, seat: Seat, side: int) -> None:
        shift_attack_dice(game, side, 3)
        fear_no_skulls(game, side)


class HeartsAndMinds(Power):
    """The defender has won; without the People's Favor on its side the card is discarded."""

    def plan(self, game: Oath, seat: Seat, side: int) -> None:
        game.campaign.decide(DEFENDER)

    def leaves(self, game: Oath, seat: Seat, side: int) -> bool:
        return not side_holds(game, seat, PEOPLES_FAVOR)


class Herald(Power):
    """A favor from any bank, whenever somebody else has campaigned against a player."""

    def hears_of_campaign(self, game: Oath, holder: Seat, attacker: Seat, defender: Seat) -> None:
        if defender != BANDITS:
            ask(game, holder, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        return [BANK + suit for suit in range(6) if game.banks[suit]]

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        gain_favor(game, seat, move - BANK, 1)


class VowOfPeace(Power):
    def bars_campaign(self, game: Oath) -> bool:
        return True

    def bars_sacrifice(self, game: Oath) -> bool:
        return True


class Hospital(Power):
    """The fallen of one's side come here, if one still rules the site; they were not killed, then (ruling O41)."""

    def can_plan(self, game: Oath, seat: Seat, side: int) -> bool:
        return seat != BANDITS

    def tends(self, game: Oath, seat: Seat, side: int) -> None:
        slot, banner = slot_of(game, self.card), colour(game, seat)
        saved = min(game.campaign.slain[side], game.barracks[banner])
        if saved and slot >= 0 and rules(game, seat, slot) and may_station(game, seat):
            game.campaign.slain[side] -= saved
            game.barracks[banner] -= saved
            put_on_site(game, slot, banner, saved)
            tell_at_site(game, STATIONED, seat, slot, saved)


add("village_constable", VillageConstable())
add("the_great_levy", TheGreatLevy())
add("hearts_and_minds", HeartsAndMinds())
add("herald", Herald())
add("vow_of_peace", VowOfPeace())
add("hospital", Hospital())
