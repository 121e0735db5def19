"""The Beast suit of the first game."""

from __future__ import annotations

from ludotek.core.position import Move, Seat
from ludotek.games.oath.cards.power import Power, add, ask
from ludotek.games.oath.catalogue import BEAST, NO_SUIT, SLOTS, SUIT
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.bans import discardable, is_locked
from ludotek.games.oath.steps.empire import become_citizen
from ludotek.games.oath.steps.goods import kill_on_board
from ludotek.games.oath.steps.piles import discard_from_site, lift_from_site, set_at_site
from ludotek.games.oath.steps.play import crowded_out
from ludotek.games.oath.steps.realm import cards_at, has_adviser_of, has_trader_of, is_exile, slot_of
from ludotek.games.oath.vocabulary import CARD, DONE, NO, SEARCH_DECK, SEAT, YES


class ErrandBoy(Power):
    """Another region's discard pile is searched."""

    def search(self, game: Oath, seat: Seat) -> bool:
        return True

    def reaches(self, game: Oath, seat: Seat, move: Move, is_near: bool) -> bool:
        return move != SEARCH_DECK and not is_near


class Wolves(Power):
    def can_act(self, game: Oath, seat: Seat) -> bool:
        return sum(game.board) > 0

    def act(self, game: Oath, seat: Seat) -> None:
        ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        return [SEAT + other for other in range(game.players) if game.board[other]]

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        kill_on_board(game, move - SEAT, 1)

    def is_open(self, game: Oath, move: Move) -> bool:
        return False


class AnimalPlaymates(Power):
    def muster_supply(self, game: Oath, seat: Seat, on: int, supply: int) -> int:
        return 0 if SUIT[on] == BEAST else supply


class TrueNames(Power):
    """Opponents have no plans that share a suit with one's advisers."""

    def bars_plan(self, game: Oath, holder: Seat, plan: int) -> bool:
        return SUIT[plan] != NO_SUIT and has_adviser_of(game, holder, SUIT[plan])


class TheOldOak(Power):
    def trade_secrets(self, game: Oath, seat: Seat, on: int, secrets: int) -> int:
        return secrets + 1 if on == self.card and has_trader_of(game, seat, BEAST) else secrets


class ForestPaths(Power):
    """To a site with a Beast card, for nothing, whatever sites say."""

    def travel(self, game: Oath, seat: Seat) -> bool:
        return True

    def ignores_sites(self, game: Oath, seat: Seat, to: int) -> bool:
        return any(SUIT[denizen] == BEAST for denizen in cards_at(game, to))


class LongLostHeir(Power):
    def played(self, game: Oath, seat: Seat, slot: int) -> None:
        if is_exile(game, seat):
            ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        return [YES, NO]

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        if move == YES:
            become_citizen(game, seat)

    def is_open(self, game: Oath, move: Move) -> bool:
        return move == NO


class Rangers(Power):
    """Skulls do nothing; two dice more against four or more."""

    def plan(self, game: Oath, seat: Seat, side: int) -> None:
        game.campaign.without_skulls = True
        if game.campaign.defense_dice >= 4:
            game.campaign.attack_dice += 2


class RovingTerror(Power):
    """It takes the place of a denizen at another site; the note is that denizen, from 1, while the Great Slum asks."""

    def can_act(self, game: Oath, seat: Seat) -> bool:
        return not is_locked(game, self.card) and bool(self.choices(game, seat, 0))

    def act(self, game: Oath, seat: Seat) -> None:
        ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        if note:
            return [*self.crowded(game, note - 1), DONE]
        here = slot_of(game, self.card)
        found: list[Move] = []
        for slot in range(SLOTS):
            if slot != here:
                found += [CARD + denizen for denizen in discardable(game, slot)]
        return found

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        if note == 0 and self.crowded(game, move - CARD):
            ask(game, seat, self, move - CARD + 1)
            return
        prey = note - 1 if note else move - CARD
        slot = slot_of(game, prey)
        if note and move != DONE:
            discard_from_site(game, seat, slot, move - CARD)
        lift_from_site(game, slot_of(game, self.card), self.card)
        discard_from_site(game, seat, slot, prey)
        set_at_site(game, slot, self.card)

    def crowded(self, game: Oath, prey: int) -> list[Move]:
        return crowded_out(game, slot_of(game, prey), prey, self.card)

    def is_open(self, game: Oath, move: Move) -> bool:
        return move == DONE or (game.second == 0 and bool(self.crowded(game, move - CARD)))


add("errand_boy", ErrandBoy())
add("wolves", Wolves())
add("animal_playmates", AnimalPlaymates())
add("true_names", TrueNames())
add("the_old_oak", TheOldOak())
add("forest_paths", ForestPaths())
add("long_lost_heir", LongLostHeir())
add("rangers", Rangers())
add("roving_terror", RovingTerror())
