"""The powers of the edifices, intact and ruined; those that touch the Dispossessed are in `dispossessed`."""

from __future__ import annotations

from ludotek.core.position import EVERYONE, Move, Seat
from ludotek.games.oath.cards.power import Power, add, ask
from ludotek.games.oath.cards.relics import DowsingSticks
from ludotek.games.oath.catalogue import BEAST, SUIT
from ludotek.games.oath.marks import DEFENDER, NOBODY, PEOPLES_FAVOR
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.battle import shift_attack_dice
from ludotek.games.oath.steps.empire import OFFERS_A_TURN
from ludotek.games.oath.steps.exchange import CHOOSE_PARTNER, WITH_ADVISERS
from ludotek.games.oath.steps.piles import turn_over
from ludotek.games.oath.steps.realm import banner_colour, cards_at, ruling_colour, slot_of
from ludotek.games.oath.steps.victory import end_die
from ludotek.games.oath.vocabulary import NUMBER, SHIFTED_END


class SprawlingRampart(Power):
    """Every site of its ruler's, bandits too (ruling O94), is worth a die more as a target."""

    def fortifies(self, game: Oath, sites: int, relics: int) -> int:
        return sites


class BanditRampart(Power):
    def can_plan(self, game: Oath, seat: Seat, side: int) -> bool:
        return game.campaign.is_target(slot_of(game, self.card))

    def plan(self, game: Oath, seat: Seat, side: int) -> None:
        shift_attack_dice(game, DEFENDER, 2)


class HallOfDebate(Power):
    def bars_target(self, game: Oath, banner: int) -> bool:
        return banner == PEOPLES_FAVOR


class HallOfMockery(Power):
    """Whoever recovers the People's Favor recovers the Mob's."""

    def stirs_mob(self, game: Oath) -> bool:
        return True


class ForestTemple(Power):
    """The Chronicle keeps every site that has a Beast card, whoever rules the Temple."""

    def shelters(self, game: Oath, slot: int) -> bool:
        return any(SUIT[lying] == BEAST for lying in cards_at(game, slot))


class RuinedTemple(Power):
    """No enemy of its ruler plays a Beast card faceup; where bandits rule it, nobody does."""

    def bars_play(self, game: Oath, seat: Seat, played: int) -> bool:
        return SUIT[played] == BEAST and ruling_colour(game, slot_of(game, self.card)) != banner_colour(game, seat)


class FestivalDistrict(Power):
    """A binding exchange of favor, secrets and advisers."""

    def can_act(self, game: Oath, seat: Seat) -> bool:
        return game.offers < OFFERS_A_TURN

    def act(self, game: Oath, seat: Seat) -> None:
        game.then(CHOOSE_PARTNER, seat, WITH_ADVISERS, (1 << game.players) - 1)


class SqualidDistrict(Power):
    """Its ruler turns the end die to the next number, up or down; a Citizen leaves that to the Chancellor."""

    def rolled_end(self, game: Oath, face: int) -> bool:
        ruler = ruling_colour(game, slot_of(game, self.card))
        if ruler != NOBODY:
            ask(game, ruler, self, face)
        return ruler != NOBODY

    def choices(self, game: Oath, seat: Seat, face: int) -> list[Move]:
        return [NUMBER + face - 1, NUMBER + face, NUMBER + face + 1]

    def about(self, game: Oath, seat: Seat, face: int) -> tuple[int, Seat, int]:
        return NOBODY, NOBODY, face

    def chosen(self, game: Oath, seat: Seat, move: Move, face: int) -> None:
        game.tell(EVERYONE, SHIFTED_END, seat, move - NUMBER)
        end_die(game, move - NUMBER)

    def is_open(self, game: Oath, move: Move) -> bool:
        return False


class AncientForge(DowsingSticks):
    """The top relic is looked at, and kept or put under the others."""


class BrokenForge(Power):
    """It is repaired; what was placed on it stays there (ruling O93)."""

    def act(self, game: Oath, seat: Seat) -> None:
        turn_over(game, seat, self.card)


add("sprawling_rampart", SprawlingRampart())
add("bandit_rampart", BanditRampart())
add("hall_of_debate", HallOfDebate())
add("hall_of_mockery", HallOfMockery())
add("forest_temple", ForestTemple())
add("ruined_temple", RuinedTemple())
add("festival_district", FestivalDistrict())
add("squalid_district", SqualidDistrict())
add("ancient_forge", AncientForge())
add("broken_forge", BrokenForge())
