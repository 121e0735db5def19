"""The Nomad suit of the first game."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import EVERYONE, Move, Seat
from ludotek.games.oath.agenda import Step, step
from ludotek.games.oath.cards.deployment import Deployment
from ludotek.games.oath.cards.power import Power, add, ask
from ludotek.games.oath.catalogue import NOMAD, REGION, SITE, SUIT
from ludotek.games.oath.marks import BANDITS, EMPTY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.bans import is_locked
from ludotek.games.oath.steps.battle import shift_attack_dice
from ludotek.games.oath.steps.exchange import WITH_ADVISERS, WITH_RELICS, open_exchange
from ludotek.games.oath.steps.goods import KEEP_SECRET, all_secrets, gain_secrets, gain_supply, lose_secrets
from ludotek.games.oath.steps.piles import discard_from_site
from ludotek.games.oath.steps.play import crowded_out
from ludotek.games.oath.steps.realm import seats_at, slot_of, told_place
from ludotek.games.oath.vocabulary import BURNT_ON, CARD, DONE, NO, SEAT, WENT, YES

EXCHANGES_EACH: Final = 2  # ruling O4


class RainBoots(Power):
    """Single shields count nothing."""

    def plan(self, game: Oath, seat: Seat, side: int) -> None:
        game.campaign.without_single_shields = True

    def leaves(self, game: Oath, seat: Seat, side: int) -> bool:
        return True


class AncientBinding(Power):
    """Everyone is left with one secret, of its own choice; the user's is the one that lies here."""

    def act(self, game: Oath, seat: Seat) -> None:
        lose_secrets(game, seat, all_secrets(game, seat))
        for later in range(1, game.players):
            game.then(KEEP_SECRET, (seat + later) % game.players)
        for card in range(SITE):
            kept = 1 if card == self.card else 0
            if game.secrets_on[card] > kept:
                game.tell(EVERYONE, BURNT_ON, card, game.secrets_on[card] - kept)
            game.secrets_on[card] = kept


class HorseArchers(Power):
    def plan(self, game: Oath, seat: Seat, side: int) -> None:
        shift_attack_dice(game, side, 3)

    def leaves(self, game: Oath, seat: Seat, side: int) -> bool:
        return True


class WarningSignals(Deployment):
    """Before the dice fall, warbands go where they are wanted."""

    def plan(self, game: Oath, seat: Seat, side: int) -> None:
        if seat != BANDITS:  # theirs never move
            self.deploy(game, seat)

    def leaves(self, game: Oath, seat: Seat, side: int) -> bool:
        return True


class Elders(Power):
    def act(self, game: Oath, seat: Seat) -> None:
        gain_secrets(game, seat, 1)


class TheGathering(Power):
    """Anyone may come; those who are there may exchange goods, relics and advisers."""

    def played(self, game: Oath, seat: Seat, slot: int) -> None:
        for other in range(game.players):
            if game.pawn[other] != slot:
                game.then(COME, other, slot)
        for other in range(game.players):
            game.then(BARTER, other, slot, 0)


class Come(Step):
    """In turn order: a pawn may come to a slot, and stays."""

    def moves(self, game: Oath, seat: Seat, slot: int, second: int) -> list[Move]:
        return [YES, NO]

    def answer(self, game: Oath, seat: Seat, move: Move, slot: int, second: int) -> None:
        if move == YES:
            game.pawn[seat] = slot
            game.tell(EVERYONE, WENT, seat, told_place(game, slot))

    def is_open(self, game: Oath, move: Move) -> bool:
        return move == NO


class Barter(Step):
    """A player at a slot makes an offer to another there, or none, a few times (ruling O9)."""

    def begin(self, game: Oath, seat: Seat, slot: int, made: int) -> bool:
        return game.pawn[seat] == slot and made < EXCHANGES_EACH and bool(seats_at(game, slot, seat))

    def moves(self, game: Oath, seat: Seat, slot: int, made: int) -> list[Move]:
        return [SEAT + other for other in seats_at(game, slot, seat)] + [DONE]

    def answer(self, game: Oath, seat: Seat, move: Move, slot: int, made: int) -> None:
        if move != DONE:
            game.offers -= 1  # the turn's player has its own
            open_exchange(game, seat, move - SEAT, WITH_RELICS | WITH_ADVISERS)
            game.then(BARTER, seat, slot, made + 1)

    def is_open(self, game: Oath, move: Move) -> bool:
        return move == DONE


class FaithfulFriend(Power):
    def played(self, game: Oath, seat: Seat, slot: int) -> None:
        gain_supply(game, seat, 4)


class Tents(Power):
    """A journey within the region is free."""

    def travel(self, game: Oath, seat: Seat) -> bool:
        return True

    def travel_supply(self, game: Oath, seat: Seat, to: int, supply: int) -> int:
        return 0 if REGION[to] == REGION[game.pawn[seat]] else supply


class GreatHerd(Power):
    """It may change places with another Nomad card; the note is that card, from 1, while the Great Slum asks."""

    def played(self, game: Oath, seat: Seat, slot: int) -> None:
        ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        if note:
            return [*self.crowded(game, note - 1), DONE]
        others = [card for card in game.at if card not in (EMPTY, self.card) and SUIT[card] == NOMAD]
        others = [card for card in others if not is_locked(game, card)]
        return [CARD + other for other in others] + [DONE] if others else []

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        if note == 0 and move == DONE:
            return
        if note == 0 and self.crowded(game, move - CARD):
            ask(game, seat, self, move - CARD + 1)
            return
        if note and move != DONE:
            discard_from_site(game, seat, slot_of(game, move - CARD), move - CARD)
        other = note - 1 if note else move - CARD
        here, there = game.at.index(self.card), game.at.index(other)
        game.at[here], game.at[there] = game.at[there], game.at[here]

    def crowded(self, game: Oath, other: int) -> list[Move]:
        """A card comes to each of two sites, of which one may be the Great Slum."""
        here, there = slot_of(game, self.card), slot_of(game, other)
        if here == there:
            return []
        return crowded_out(game, here, self.card, other) or crowded_out(game, there, self.card, other)

    def is_open(self, game: Oath, move: Move) -> bool:
        return game.second == 0 or move == DONE


COME: Final = step(Come())
BARTER: Final = step(Barter())
add("rain_boots", RainBoots())
add("ancient_binding", AncientBinding())
add("horse_archers", HorseArchers())
add("warning_signals", WarningSignals())
add("elders", Elders())
add("the_gathering", TheGathering())
add("faithful_friend", FaithfulFriend())
add("tents", Tents())
add("great_herd", GreatHerd())
