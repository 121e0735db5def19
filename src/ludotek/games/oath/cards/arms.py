"""The relics that are battle plans."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import EVERYONE, Move, Seat
from ludotek.games.oath.agenda import Step, step
from ludotek.games.oath.cards.power import Power, add, ask
from ludotek.games.oath.marks import BANDITS, CHANCELLOR, NOBODY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.goods import gain_warbands, hand_favor, purse
from ludotek.games.oath.steps.realm import colour, is_imperial
from ludotek.games.oath.steps.spoils import kill_survivors, tend
from ludotek.games.oath.vocabulary import CAGED, FREED, NO, NUMBER, SEAT, SEATS, YES


class StickyFire(Power):
    """The enemy's whole force may be killed, for a favor to them; it is owed even if a Traveling Doctor saves them."""

    def victorious(self, game: Oath, seat: Seat, side: int) -> None:
        ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        return [YES, NO] if sum(game.campaign.survivors) else []

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        if move == NO:
            return
        campaign = game.campaign
        if not campaign.is_spared(campaign.loser):
            for other in range(game.players):
                kill_survivors(game, other, campaign.survivors[other])
            tend(game)
        enemy = campaign.enemy(campaign.winner)
        if purse(game, seat) and enemy != BANDITS:
            hand_favor(game, seat, enemy, 1)


class CursedCauldron(Power):
    def victorious(self, game: Oath, seat: Seat, side: int) -> None:
        game.then(BREW, seat)


class Brew(Step):
    """As many warbands come as enemies died, Sticky Fire's victims among them."""

    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        gain_warbands(game, seat, game.campaign.slain[game.campaign.loser])
        return False


class ObsidianCage(Power):
    """Survivors of a beaten force are caught; an action lets any of them go, to boards of their colour.

    The note is a colour; and, once it is said how many purple ones go, so many times eight.
    """

    def victorious(self, game: Oath, seat: Seat, side: int) -> None:
        game.then(CATCH, seat)

    def plan(self, game: Oath, seat: Seat, side: int) -> None:
        """Nothing happens before the campaign is won."""

    def can_act(self, game: Oath, seat: Seat) -> bool:
        return sum(game.caged) > 0

    def act(self, game: Oath, seat: Seat) -> None:
        for banner in range(game.players):
            if game.caged[banner]:
                ask(game, seat, self, banner)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        if note >= SEATS:
            return [SEAT + other for other in range(game.players) if is_imperial(game, other)]
        return [NUMBER + freed for freed in range(game.caged[note] + 1)]

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        if note >= SEATS:
            self.free(game, CHANCELLOR, note // SEATS, move - SEAT)
        elif note == CHANCELLOR and game.citizens and move > NUMBER:
            ask(game, seat, self, SEATS * (move - NUMBER))
        else:
            self.free(game, note, move - NUMBER, note)

    def about(self, game: Oath, seat: Seat, note: int) -> tuple[int, Seat, int]:
        return NOBODY, note % SEATS, note // SEATS

    def buried(self, game: Oath) -> None:
        """Ruling O82."""
        for owner in range(game.players):
            self.free(game, owner, game.caged[owner], owner)

    def free(self, game: Oath, owner: int, freed: int, to: Seat) -> None:
        game.caged[owner] -= freed
        if colour(game, owner) == owner:
            game.board[to] += freed
        else:  # their owner has become a Citizen
            game.barracks[owner] += freed
            freed = min(freed, game.barracks[CHANCELLOR])
            game.barracks[CHANCELLOR] -= freed
            game.board[to] += freed
        if freed:
            game.tell(EVERYONE, FREED, to, freed)


class Catch(Step):
    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        survivors = game.campaign.survivors
        for other in range(game.players):
            caught = min(survivors[other], game.board[other])  # some may have died where their pawn was sent
            if caught:
                game.tell(EVERYONE, CAGED, other, caught)
            game.board[other] -= caught
            game.caged[colour(game, other)] += caught
            survivors[other] = 0
        return False


BREW: Final = step(Brew())
CATCH: Final = step(Catch())
add("sticky_fire", StickyFire())
add("cursed_cauldron", CursedCauldron())
add("obsidian_cage", ObsidianCage())
