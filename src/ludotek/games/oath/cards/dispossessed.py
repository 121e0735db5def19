"""The cards that trade with the Dispossessed, who lie in no order."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import CHANCE, EVERYONE, Move, Seat, only
from ludotek.games.oath.agenda import Step, step
from ludotek.games.oath.cards.power import Power, add, ask
from ludotek.games.oath.catalogue import VISION
from ludotek.games.oath.marks import ARCHIVE, DENIZEN_BACK, DISCARDS, HAND
from ludotek.games.oath.pile import undecided
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.bans import is_locked
from ludotek.games.oath.steps.piles import back, clear_tokens, lift_from_site
from ludotek.games.oath.steps.realm import cards_at, region_of
from ludotek.games.oath.vocabulary import CARD, CAST_OUT, DONE, DRAWN, DREW, NUMBER, THAT_WAS

NOBODY_LOOKS: Final = 7  # instead of a seat that sees what comes
MOST_EXCHANGED: Final = 5
CROWD: Final = 64  # more than come at once


class Return(Step):
    """Random cards of the Dispossessed come into a pile; those that were cast out for them are the last, and stay.

    Three numbers are packed into one: how many are left to come, how many stay, and who looks.
    """

    def begin(self, game: Oath, seat: Seat, into: int, packed: int) -> bool:
        game.asked = CHANCE
        return packed % CROWD > 0 and len(game.dispossessed) > packed // CROWD % CROWD

    def moves(self, game: Oath, seat: Seat, into: int, packed: int) -> list[Move]:
        pool, cards = self.pool(game, packed), game.cards
        found = [DRAWN + card for card in pool if card >= 0]
        for bag in (DENIZEN_BACK, ARCHIVE):
            if undecided(bag) in pool:
                found += [DRAWN + card for card in cards.bags[bag]]
        return found

    def odds(self, game: Oath, into: int, packed: int) -> list[int]:
        """A card that lies there comes as one of the pool; one of a bag, as one of its bag in a place of the pool."""
        pool, bags = self.pool(game, packed), game.cards.bags
        world, archive = max(1, len(bags[DENIZEN_BACK])), max(1, len(bags[ARCHIVE]))
        found = [world * archive for card in pool if card >= 0]
        for bag, weight in ((DENIZEN_BACK, archive), (ARCHIVE, world)):
            places = pool.count(undecided(bag))
            if places:
                found += [places * weight] * len(bags[bag])
        return found

    def pool(self, game: Oath, packed: int) -> list[int]:
        return game.dispossessed[: len(game.dispossessed) - packed // CROWD % CROWD]

    def answer(self, game: Oath, seat: Seat, move: Move, into: int, packed: int) -> None:
        card, cards, looks = move - DRAWN, game.cards, packed // CROWD // CROWD
        if card not in game.dispossessed:
            cards.decide(game.dispossessed, game.dispossessed.index(undecided(bag_with(game, card))), card)
        game.dispossessed.remove(card)
        for left in self.pool(game, packed):
            if left >= 0:
                cards.seen[left] = 0  # it may be the one that came
        cards.home[card] = DENIZEN_BACK
        cards.seen[card] = 0 if looks == NOBODY_LOOKS else only(looks)
        game.pile(into).append(card)
        if into == HAND:
            game.hand.sort()
        if looks != NOBODY_LOOKS:
            game.tell(EVERYONE, DREW, looks, back(game, card))
            game.tell(only(looks), THAT_WAS, looks, card)
        game.then(RETURN, seat, into, packed - 1)

    def is_open(self, game: Oath, move: Move) -> bool:
        return False


def bag_with(game: Oath, card: int) -> int:
    return ARCHIVE if card in game.cards.bags[ARCHIVE] else DENIZEN_BACK


RETURN: Final = step(Return())


def bring_back(game: Oath, seat: Seat, into: int, cards: int, staying: int) -> None:
    """Cards come from the Dispossessed into a pile; a seat looks at them, or nobody."""
    game.is_mingled = True
    game.then(RETURN, CHANCE, into, cards + CROWD * (staying + CROWD * seat))


class GreatSpire(Power):
    """Drawn denizens change places with random Dispossessed ones; the note is how many, who come first in hand."""

    def search(self, game: Oath, seat: Seat) -> bool:
        return bool(game.dispossessed)

    def after_draw(self, game: Oath, seat: Seat) -> None:
        if self.card in game.modifiers:
            ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, chosen: int) -> list[Move]:
        if chosen == len(game.dispossessed):
            return [DONE]
        last = game.hand[chosen - 1] if chosen else -1
        return [CARD + held for held in game.hand[chosen:] if last < held < VISION] + [DONE]

    def chosen(self, game: Oath, seat: Seat, move: Move, chosen: int) -> None:
        if move != DONE:
            game.hand.remove(move - CARD)
            game.hand.insert(chosen, move - CARD)
            ask(game, seat, self, chosen + 1)
        elif chosen:
            game.dispossessed += game.hand[:chosen]
            del game.hand[:chosen]
            game.tell(EVERYONE, CAST_OUT, seat, chosen)
            bring_back(game, seat, HAND, chosen, chosen)

    def is_open(self, game: Oath, move: Move) -> bool:
        return move == DONE or game.cards.seen[move - CARD] == EVERYONE


class FallenSpire(Power):
    """Up to five denizens on top of the region's discards change places with Dispossessed ones, unseen (ruling O92)."""

    def can_act(self, game: Oath, seat: Seat) -> bool:
        return len(self.choices(game, seat, 0)) > 0

    def act(self, game: Oath, seat: Seat) -> None:
        ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        most = min(MOST_EXCHANGED, len(self.places(game, seat)), len(game.dispossessed))
        return [NUMBER + cards for cards in range(1, most + 1)]

    def places(self, game: Oath, seat: Seat) -> list[int]:
        """Where denizens lie among the discards, from the top."""
        pile = game.discards[region_of(game, seat)]
        return [place for place in range(len(pile) - 1, -1, -1) if back(game, pile[place]) == DENIZEN_BACK]

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        pile = game.discards[region_of(game, seat)]
        for place in self.places(game, seat)[: move - NUMBER]:
            game.dispossessed.append(pile.pop(place))
        game.tell(EVERYONE, CAST_OUT, seat, move - NUMBER)
        bring_back(game, NOBODY_LOOKS, DISCARDS + region_of(game, seat), move - NUMBER, move - NUMBER)

    def is_open(self, game: Oath, move: Move) -> bool:
        return False


class Pilgrimage(Power):
    """Local denizens without a lock join the Dispossessed; as many of all of them come to the region's discards."""

    def played(self, game: Oath, seat: Seat, slot: int) -> None:
        here = game.pawn[seat]
        leaving = [lying for lying in cards_at(game, here) if not is_locked(game, lying)]  # edifices are, all of them
        for denizen in leaving:
            lift_from_site(game, here, denizen)
            clear_tokens(game, denizen)
            game.dispossessed.append(denizen)
        if leaving:
            game.tell(EVERYONE, CAST_OUT, seat, len(leaving))
            bring_back(game, seat, DISCARDS + region_of(game, seat), len(leaving), 0)


add("pilgrimage", Pilgrimage())
add("great_spire", GreatSpire())
add("fallen_spire", FallenSpire())
