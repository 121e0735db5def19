"""Cards that nobody may see: drawing, looking, discarding (Map: Discard cycle; Information)."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import CHANCE, EVERYONE, Move, Seat, only
from ludotek.games.oath.agenda import Step, step
from ludotek.games.oath.cards.hooks import TAKEN
from ludotek.games.oath.cards.power import HOOKS, POWERS
from ludotek.games.oath.catalogue import LOCKED, REGION, RELIC, SUIT, VISION
from ludotek.games.oath.marks import DENIZEN_BACK, EMPTY, NOBODY, UPPER_LAYER, VISION_BACK, WORLD
from ludotek.games.oath.pile import bag_of, undecided
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.realm import find_hooks, region_of
from ludotek.games.oath.vocabulary import (
    BACK,
    CHOSE,
    DISCARDED,
    DISCARDED_UNSEEN,
    DRAWN,
    DREW,
    GAINED_SECRETS,
    KEPT,
    NUMBER,
    SAW,
    THAT_WAS,
    TURNED_FACE,
)

BACKS: Final[list[Move]] = [BACK, BACK + 1]
END_OF_TRACK: Final = 5  # of Visions drawn; §143
EVERYBODY_SEES: Final = 6  # instead of a seat that looks
FROM_BELOW: Final = 32  # added to a pile from which cards are drawn

# Where the discards of a Search go.
USUAL: Final = 0
UNDER_WORLD: Final = 1
ON_PILE: Final = 2  # + region
UNDER_PILE: Final = 5  # + region


def back(game: Oath, slot: int) -> int:
    """The back that everyone sees."""
    return game.cards.home[slot] if slot >= 0 else bag_of(slot)


class TopBack(Step):
    """Information: the back of the world deck's top card is public, so chance says which it is.

    So many cards lie above it: whoever looks at several shows their backs (ruling O7).
    """

    def begin(self, game: Oath, seat: Seat, above: int, second: int) -> bool:
        if len(game.world) <= above or back(game, game.world[-1 - above]) < UPPER_LAYER:
            return False
        if game.world[-1 - above] >= 0:  # in a deck that lies as it was written: nobody has seen it, so it is said
            game.asked = CHANCE
            return True
        visions, others = self.split(game, above)
        if visions == 0 or others == 0:
            self.settle(game, above, visions > 0)
            return False
        game.asked = CHANCE
        return True

    def split(self, game: Oath, above: int) -> tuple[int, int]:
        layer = game.world[-1 - above]
        cards = game.world.count(layer)
        visions = game.layer_visions[bag_of(layer) - UPPER_LAYER]
        return visions, cards - visions

    def moves(self, game: Oath, seat: Seat, above: int, second: int) -> list[Move]:
        written = game.world[-1 - above]
        return BACKS if written < 0 else [BACK + int(written >= VISION)]

    def odds(self, game: Oath, above: int, second: int) -> list[int]:
        if game.world[-1 - above] >= 0:
            return [1]
        visions, others = self.split(game, above)
        return [others, visions]

    def answer(self, game: Oath, seat: Seat, move: Move, above: int, second: int) -> None:
        written = game.world[-1 - above]
        if written >= 0:
            game.cards.home[written] = VISION_BACK if written >= VISION else DENIZEN_BACK
        else:
            self.settle(game, above, move == BACK + 1)

    def settle(self, game: Oath, above: int, is_vision: bool) -> None:
        if is_vision:
            game.layer_visions[bag_of(game.world[-1 - above]) - UPPER_LAYER] -= 1
        game.world[-1 - above] = undecided(VISION_BACK if is_vision else DENIZEN_BACK)


class Look(Step):
    """A seat, or everybody, looks at the card in a place of a pile; chance says which it was all along.

    While chance is asked, place and seat are packed into one number.
    """

    def begin(self, game: Oath, seat: Seat, source: int, place: int) -> bool:
        slot = game.pile(source)[place]
        if slot >= 0:
            self.see(game, seat, slot)
            return False
        game.second = place * 8 + seat
        game.asked = CHANCE
        return True

    def moves(self, game: Oath, seat: Seat, source: int, packed: int) -> list[Move]:
        return [DRAWN + card for card in game.cards.candidates(game.pile(source), packed // 8)]

    def answer(self, game: Oath, seat: Seat, move: Move, source: int, packed: int) -> None:
        game.cards.decide(game.pile(source), packed // 8, move - DRAWN)
        self.see(game, packed % 8, move - DRAWN)

    def see(self, game: Oath, seat: Seat, card: int) -> None:
        game.cards.show(card, EVERYONE if seat == EVERYBODY_SEES else only(seat))
        game.tell(EVERYONE if seat == EVERYBODY_SEES else only(seat), SAW, seat, card)

    def is_open(self, game: Oath, move: Move) -> bool:
        return False


class Draw(Step):
    """Draw cards from the top of a pile, or FROM_BELOW, into the hand, unseen by others, while some are left to come.

    From the world deck a Vision is announced, advances the track, and stops the drawing; §44.
    """

    def begin(self, game: Oath, seat: Seat, source: int, left: int) -> bool:
        if left == 0 or not game.pile(source % FROM_BELOW):
            return False
        if source == WORLD:
            game.then(TOP_BACK, CHANCE)
        game.then(TO_HAND, seat, source, left)
        return False


class ToHand(Step):
    """The drawn card comes into the hand; §195."""

    def begin(self, game: Oath, seat: Seat, source: int, left: int) -> bool:
        if game.pile(source % FROM_BELOW)[self.place(game, source)] >= 0:
            self.take(game, seat, source, left)
            return False
        game.second = left * 8 + seat
        game.asked = CHANCE
        return True

    def place(self, game: Oath, source: int) -> int:
        return 0 if source >= FROM_BELOW else len(game.pile(source)) - 1

    def moves(self, game: Oath, seat: Seat, source: int, packed: int) -> list[Move]:
        pile = game.pile(source % FROM_BELOW)
        return [DRAWN + card for card in game.cards.candidates(pile, self.place(game, source))]

    def answer(self, game: Oath, seat: Seat, move: Move, source: int, packed: int) -> None:
        game.cards.decide(game.pile(source % FROM_BELOW), self.place(game, source), move - DRAWN)
        self.take(game, packed % 8, source, packed // 8)

    def take(self, game: Oath, seat: Seat, source: int, left: int) -> None:
        card = game.pile(source % FROM_BELOW).pop(self.place(game, source))
        game.hand.append(card)
        game.hand.sort()  # in what order cards were drawn is nobody's business
        game.cards.seen[card] = only(seat)
        game.tell(EVERYONE, DREW, seat, back(game, card))
        game.tell(only(seat), THAT_WAS, seat, card)
        if source == WORLD and card >= VISION:
            game.visions_drawn = min(game.visions_drawn + 1, END_OF_TRACK)  # one that was buried may be drawn again
            left = 1
        if source == WORLD:
            game.then(TOP_BACK, CHANCE)
        game.then(DRAW, seat, source, left - 1)

    def is_open(self, game: Oath, move: Move) -> bool:
        return False


TOP_BACK: Final = step(TopBack())
LOOK: Final = step(Look())
DRAW: Final = step(Draw())
TO_HAND: Final = step(ToHand())


def tell_kept(game: Oath, seat: Seat, card: int) -> None:
    """A player takes up a card: everyone sees its back, and whoever knows it which it is."""
    game.tell(EVERYONE, KEPT, seat, back(game, card))
    game.tell(game.cards.seen[card], THAT_WAS, seat, card)


# Discarding.


def discard(game: Oath, seat: Seat, card: int, region: int) -> None:
    """A card leaves for the pile of the next region, §64, or in a Search to wherever its discards go.

    Tokens on it go their own ways, §65.
    """
    tell_discarded(game, seat, card)
    clear_tokens(game, card)
    put_away(game, card, (region + 1) % 3, game.discarding if seat == game.turn else USUAL)


def clear_tokens(game: Oath, card: int) -> None:
    """Of a card that leaves, §65: favor goes to its bank, secrets to the turn's player, facedown."""
    if card < VISION and game.favor_on[card]:
        game.banks[SUIT[card]] += game.favor_on[card]
        game.favor_on[card] = 0
    if game.secrets_on[card]:
        game.flipped[game.turn] += game.secrets_on[card]
        game.tell(EVERYONE, GAINED_SECRETS, game.turn, game.secrets_on[card])
        game.secrets_on[card] = 0


def put_away(game: Oath, card: int, region: int, where: int) -> None:
    """Onto a region's pile; under the world deck (ruling O21), or onto another pile or under it (ruling O47)."""
    if where == UNDER_WORLD:
        game.world.insert(0, card)
    elif where >= UNDER_PILE:
        game.discards[where - UNDER_PILE].insert(0, card)
    else:
        game.discards[where - ON_PILE if where >= ON_PILE else region].append(card)


def turn_over(game: Oath, seat: Seat, face: int) -> None:
    """An edifice shows its other face; the tokens on it stay, and a lock does not hinder it (ruling O93); §206."""
    other = face ^ 1
    game.at[game.at.index(face)] = other
    find_hooks(game)
    game.favor_on[other], game.favor_on[face] = game.favor_on[face], 0
    game.secrets_on[other], game.secrets_on[face] = game.secrets_on[face], 0
    game.cards.seen[other] = EVERYONE
    game.tell(EVERYONE, TURNED_FACE, seat, other)


def tell_discarded(game: Oath, seat: Seat, card: int) -> None:
    """Of a card that not everyone knows, everyone sees the back; then whoever knows it hears which it was."""
    if game.cards.seen[card] == EVERYONE:
        game.tell(EVERYONE, DISCARDED, seat, card)
    else:
        game.tell(EVERYONE, DISCARDED_UNSEEN, seat, back(game, card))
        game.tell(game.cards.seen[card], THAT_WAS, seat, card)


def discard_from_hand(game: Oath, seat: Seat, card: int) -> None:
    game.hand.remove(card)
    discard(game, seat, card, region_of(game, seat))


def discard_from_site(game: Oath, seat: Seat, slot: int, card: int) -> None:
    """A homeland remembers which suits the turn's player drove out (ruling O22); §140."""
    lift_from_site(game, slot, card)
    if seat == game.turn:
        game.shed[slot] |= 1 << SUIT[card]
    discard(game, seat, card, REGION[slot])


def lift_from_site(game: Oath, slot: int, card: int) -> None:
    place = game.at.index(card)
    last = 3 * slot + 2
    while place < last:
        game.at[place] = game.at[place + 1]
        place += 1
    game.at[last] = EMPTY
    find_hooks(game)


def set_at_site(game: Oath, slot: int, card: int) -> None:
    game.at[game.at.index(EMPTY, 3 * slot)] = card
    find_hooks(game)
    game.cards.seen[card] = EVERYONE


def discard_adviser(game: Oath, seat: Seat, card: int) -> None:
    """From a player's advisers, faceup or facedown; §140."""
    if card in game.advisers[seat]:
        game.advisers[seat].remove(card)
    else:
        lift_facedown(game, seat, card)
    discard(game, seat, card, region_of(game, seat))


def lift_facedown(game: Oath, seat: Seat, card: int) -> None:
    """A facedown adviser leaves its place; everyone sees which of several that was, also who knows others of them."""
    pile = game.facedown[seat]
    if len(pile) > 1:
        game.tell(EVERYONE, CHOSE, seat, NUMBER + pile.index(card))
    pile.remove(card)


def free_advisers(game: Oath, seat: Seat) -> list[int]:
    """Advisers that may be discarded: not one declared for this action; a locked one only while it is facedown, §61.

    Such a modifier stays until the action is over, §167.
    """
    return [card for card in game.advisers[seat] if not LOCKED[card] and card not in game.modifiers] + game.facedown[
        seat
    ]


def bury_relic(game: Oath, relic: int) -> None:
    """A held relic goes under the relic deck, where everybody knows it; secrets on it leave it (ruling O78)."""
    clear_tokens(game, RELIC + relic)
    game.holder[relic] = NOBODY
    game.stirred = True
    game.relic_deck.insert(0, RELIC + relic)
    if HOOKS[RELIC + relic] & TAKEN:
        POWERS[RELIC + relic].buried(game)
