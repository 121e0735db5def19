"""The Nomad suit: battle plans, and what persists in campaigns."""

from __future__ import annotations

from ludotek.core.position import Move, Seat
from ludotek.games.oath.cards.power import Power, add, ask
from ludotek.games.oath.catalogue import BEAST, LOCKED, NOMAD, SUIT
from ludotek.games.oath.marks import BANDITS, NOBODY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.battle import shift_attack_dice
from ludotek.games.oath.steps.plans import cards_of_bandits
from ludotek.games.oath.steps.realm import ruled_cards
from ludotek.games.oath.steps.sides import cards_of_suit, enemies_have
from ludotek.games.oath.steps.spoils import discard_in_play, is_leaving
from ludotek.games.oath.vocabulary import CARD, DONE, NUMBER


class WildMounts(Power):
    """A Beast card may be discarded for all the Nomad plans that one's side would lose (ruling O40).

    The note is that side. Bandits do so where it saves them two plans or more.
    """

    def before_leaving(self, game: Oath, seat: Seat, side: int) -> None:
        leaving = self.leaving(game, side)
        if seat != BANDITS and leaving:
            ask(game, seat, self, side)
        elif seat == BANDITS and len(leaving) > 1:
            for beast in self.beasts(game, cards_of_bandits(game))[:1]:
                self.give_up(game, seat, beast, side)

    def leaving(self, game: Oath, side: int) -> list[int]:
        """Nomad plans of a side that are to be discarded, by their order."""
        campaign = game.campaign
        return [
            place
            for place in range(len(campaign.plans))
            if campaign.sides[place] == side and SUIT[campaign.plans[place]] == NOMAD and is_leaving(game, place)
        ]

    def beasts(self, game: Oath, cards: list[int]) -> list[int]:
        return [card for card in cards if SUIT[card] == BEAST and not LOCKED[card]]

    def choices(self, game: Oath, seat: Seat, side: int) -> list[Move]:
        found = [CARD + beast for beast in self.beasts(game, ruled_cards(game, seat))]
        return [*found, DONE] if found else []

    def chosen(self, game: Oath, seat: Seat, move: Move, side: int) -> None:
        if move != DONE:
            self.give_up(game, seat, move - CARD, side)

    def about(self, game: Oath, seat: Seat, side: int) -> tuple[int, Seat, int]:
        return NOBODY, NOBODY, len(self.leaving(game, side))

    def give_up(self, game: Oath, seat: Seat, beast: int, side: int) -> None:
        for place in self.leaving(game, side):
            game.campaign.keep(place)
        discard_in_play(game, seat, beast)

    def is_open(self, game: Oath, move: Move) -> bool:
        return move == DONE


class Lancers(Power):
    """Every attack die counts twice, its skull too."""

    def plan(self, game: Oath, seat: Seat, side: int) -> None:
        game.campaign.is_doubled = True

    def leaves(self, game: Oath, seat: Seat, side: int) -> bool:
        return True


class MountainGiant(Power):
    """One die, and it stays; or three, and it is discarded."""

    def plan(self, game: Oath, seat: Seat, side: int) -> None:
        ask(game, seat, self, side)

    def choices(self, game: Oath, seat: Seat, side: int) -> list[Move]:
        return [NUMBER + 1, NUMBER + 3]

    def chosen(self, game: Oath, seat: Seat, move: Move, side: int) -> None:
        shift_attack_dice(game, side, move - NUMBER)
        if move == NUMBER + 1:
            game.campaign.keep(len(game.campaign.plans) - 1)

    def leaves(self, game: Oath, seat: Seat, side: int) -> bool:
        return True


class RivalKhan(Power):
    """Four dice against a Nomad adviser; it may be used for nothing, and is discarded all the same (ruling O33)."""

    def plan(self, game: Oath, seat: Seat, side: int) -> None:
        if enemies_have(game, side, NOMAD):
            shift_attack_dice(game, side, 4)

    def leaves(self, game: Oath, seat: Seat, side: int) -> bool:
        return True


class MountedPatrol(Power):
    def plan(self, game: Oath, seat: Seat, side: int) -> None:
        game.campaign.is_halved = True

    def leaves(self, game: Oath, seat: Seat, side: int) -> bool:
        return True


class GreatCrusade(Power):
    """A die for each Nomad card that one's side rules, itself among them."""

    def plan(self, game: Oath, seat: Seat, side: int) -> None:
        shift_attack_dice(game, side, cards_of_suit(game, side, NOMAD))

    def leaves(self, game: Oath, seat: Seat, side: int) -> bool:
        return True


class StormCaller(Power):
    def plan(self, game: Oath, seat: Seat, side: int) -> None:
        game.campaign.defense_dice += 2

    def leaves(self, game: Oath, seat: Seat, side: int) -> bool:
        return True


add("wild_mounts", WildMounts())
add("lancers", Lancers())
add("mountain_giant", MountainGiant())
add("rival_khan", RivalKhan())
add("mounted_patrol", MountedPatrol())
add("great_crusade", GreatCrusade())
add("storm_caller", StormCaller())
