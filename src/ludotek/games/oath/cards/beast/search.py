"""The Beast suit: what is done when a card is played, and what bears on Search and advisers."""

from __future__ import annotations

from ludotek.core.position import Move, Seat
from ludotek.games.oath.cards.driving import Driving
from ludotek.games.oath.cards.power import Power, add, ask
from ludotek.games.oath.catalogue import BEAST, FIRST_SLOT, HEARTH, NOMAD, REGION, SUIT
from ludotek.games.oath.marks import NOBODY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.bans import discardable
from ludotek.games.oath.steps.goods import gain_supply, gain_warbands, take_favor
from ludotek.games.oath.steps.piles import ON_PILE, UNDER_PILE
from ludotek.games.oath.steps.realm import is_ruled_by_enemy, region_of
from ludotek.games.oath.vocabulary import DONE, NO, SEARCH_DECK, SEAT, SLOT, YES

PIPERS_FEE = 2


class ThreateningRoar(Driving):
    """Nomads and other beasts leave the region's sites."""

    def played(self, game: Oath, seat: Seat, slot: int) -> None:
        self.drive(game, seat, 0)

    def driven(self, game: Oath, seat: Seat, note: int) -> list[int]:
        region = region_of(game, seat)
        found: list[int] = []
        for slot in range(FIRST_SLOT[region], FIRST_SLOT[region + 1]):
            here = discardable(game, slot)
            found += [denizen for denizen in here if SUIT[denizen] in (NOMAD, BEAST) and denizen != self.card]
        return found


class PiedPiper(Power):
    """Whoever gets him pays for it; he comes however many advisers there are."""

    def ignores_limit(self, game: Oath) -> bool:
        return True

    def act(self, game: Oath, seat: Seat) -> None:
        ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        return [SEAT + other for other in range(game.players) if other != seat]

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        other = move - SEAT
        game.advisers[seat].remove(self.card)
        game.advisers[other].append(self.card)
        take_favor(game, other, seat, PIPERS_FEE)


class Mushrooms(Power):
    """A single card, from under the region's discards."""

    def search(self, game: Oath, seat: Seat) -> bool:
        return True

    def reaches(self, game: Oath, seat: Seat, move: Move, is_near: bool) -> bool:
        return is_near and move != SEARCH_DECK

    def search_supply(self, game: Oath, seat: Seat, move: Move, supply: int) -> int:
        return 0

    def draws(self, game: Oath, seat: Seat, cards: int) -> int:
        return cards - 2

    def draws_below(self, game: Oath) -> bool:
        return True


class NewGrowth(Power):
    def plays_afar(self, game: Oath, seat: Seat, played: int) -> bool:
        return SUIT[played] in (BEAST, HEARTH)


class WildCry(Power):
    def after_faceup(self, game: Oath, seat: Seat, played: int) -> None:
        if SUIT[played] == BEAST:
            gain_supply(game, seat, 1)
            gain_warbands(game, seat, 2)


class AnimalHost(Power):
    """A warband for each Beast card at sites; beside a player it does not count itself (ruling O46); §205."""

    def played(self, game: Oath, seat: Seat, slot: int) -> None:
        gain_warbands(game, seat, len([1 for denizen in game.at if denizen >= 0 and SUIT[denizen] == BEAST]))


class ForestCouncil(Power):
    def bars_dealing(self, game: Oath, seat: Seat, on: int) -> bool:
        return SUIT[on] == BEAST and is_ruled_by_enemy(game, seat, self.card)


class Bracken(Power):
    """All discards of a Search go onto one pile or under it; the note is its region, from 1, once it is chosen."""

    def after_draw(self, game: Oath, seat: Seat) -> None:
        ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        if note:
            return [YES, NO]
        return [SLOT + FIRST_SLOT[region] for region in range(3)] + [DONE] if game.hand else []

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        if note:
            game.discarding = (ON_PILE if move == YES else UNDER_PILE) + note - 1
            game.modifiers.append(self.card)  # which is not discarded itself (ruling O45)
        elif move != DONE:
            ask(game, seat, self, REGION[move - SLOT] + 1)

    def about(self, game: Oath, seat: Seat, note: int) -> tuple[int, Seat, int]:
        return FIRST_SLOT[note - 1] if note else game.pawn[seat], NOBODY, note


add("threatening_roar", ThreateningRoar())
add("pied_piper", PiedPiper())
add("mushrooms", Mushrooms())
add("new_growth", NewGrowth())
add("wild_cry", WildCry())
add("animal_host", AnimalHost())
add("forest_council", ForestCouncil())
add("bracken", Bracken())
