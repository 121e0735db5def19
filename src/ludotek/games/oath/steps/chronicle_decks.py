"""The decks of the next game: who joins, who is cast out, relics, and the world deck (Chronicle)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from ludotek.core.position import CHANCE, EVERYONE, Move, Seat
from ludotek.games.oath.agenda import Step, step
from ludotek.games.oath.catalogue import EDIFICE, LAID_RELICS, RELIC, SCEPTER, SITE, SLOTS, SUIT, VISION
from ludotek.games.oath.marks import (
    ARCHIVE,
    DENIZEN_BACK,
    DISCARDS,
    EMPTY,
    GROUND,
    LOWER_LAYER,
    NOBODY,
    RELIC_BACK,
    RELIC_DECK,
    RELIQUARY,
    UPPER_LAYER,
    VISION_BACK,
    WORLD,
)
from ludotek.games.oath.pile import Pile, undecided
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.realm import advisers_in
from ludotek.games.oath.steps.setup import RELIQUARY_SPACES, STACK
from ludotek.games.oath.steps.uncover import UNCOVER, UNCOVER_DISPOSSESSED
from ludotek.games.oath.vocabulary import (
    BANK,
    CAST_OUT,
    CHRONICLED,
    DRAWN,
    HEALED,
    JOINED,
    LOST_RELICS,
    NEWCOMERS,
    WORLD_DECK,
)
from ludotek.games.oath.vocabulary import LAID_RELICS as LAID

SUITS: Final = 6
ARRIVALS: Final[list[int]] = [0, 0, 0, 1, 1, 2]  # by their number: how many suits on; §224
CAST_OUT_EACH_GAME: Final = 6  # §227
HEALING: Final = 6  # §226


def is_denizen(slot: int) -> bool:
    """Whether a slot holds a denizen, decided or not."""
    return 0 <= slot < EDIFICE or slot == undecided(DENIZEN_BACK)


# Who joins.


class OpenArchive(Step):
    """Denizens of which the game has said nothing so far lie in the Archive; the Dispossessed become definite ones."""

    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        lying = {slot for pile in game.hidden_piles() for slot in pile} | set(game.at)
        for pile in [*game.advisers, *game.cards.bags]:
            lying.update(pile)
        for denizen in range(EDIFICE):
            if denizen not in lying:
                insort(game.cards.bags[ARCHIVE], denizen)
                game.cards.home[denizen] = ARCHIVE
                game.cards.seen[denizen] = 0
        game.is_mingled = True  # whom the Chronicle casts out nobody sees
        game.then(UNCOVER_DISPOSSESSED, CHANCE)
        return False


class AddSix(Step):
    """§223: the commonest suit of the winner's faceup advisers; it chooses among several, or of all if it has none."""

    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        game.tell(EVERYONE, CHRONICLED, seat, NEWCOMERS)
        leading = leading_suits(game, seat)
        if len(leading) > 1:
            return True
        add_six(game, seat, leading[0])
        return False

    def moves(self, game: Oath, seat: Seat, first: int, second: int) -> list[Move]:
        return [BANK + suit for suit in leading_suits(game, seat)]

    def answer(self, game: Oath, seat: Seat, move: Move, first: int, second: int) -> None:
        add_six(game, seat, move - BANK)

    def is_open(self, game: Oath, move: Move) -> bool:
        return False


def leading_suits(game: Oath, seat: Seat) -> list[int]:
    counts = [0] * SUITS
    for adviser in game.advisers[seat]:
        counts[SUIT[adviser]] += advisers_in(adviser)
    return [suit for suit in range(SUITS) if counts[suit] == max(counts)]


def add_six(game: Oath, seat: Seat, suit: int) -> None:
    """§224: three of the suit, two of the next, one of the one after; or healing, if any of them are wanting, §225."""
    archive = suits_among(game.cards.bags[ARCHIVE])
    wanted = [ARRIVALS.count(steps) for steps in range(3)]
    if all(archive[(suit + steps) % SUITS] >= wanted[steps] for steps in range(3)):
        for steps in range(3):
            game.tell(EVERYONE, JOINED, (suit + steps) % SUITS, wanted[steps])
        game.then(NEWCOMER, CHANCE, suit, 0)
    elif not game.dispossessed:
        return  # nobody comes: ruling O112
    else:
        game.then(HEAL, CHANCE)


def suits_among(denizens: Pile) -> list[int]:
    counts = [0] * SUITS
    for denizen in denizens:
        if denizen >= 0:
            counts[SUIT[denizen]] += 1
    return counts


class Newcomer(Step):
    """§224: a random denizen of a suit comes from the Archive into the world deck."""

    def begin(self, game: Oath, seat: Seat, suit: int, number: int) -> bool:
        game.asked = CHANCE
        return number < len(ARRIVALS) and bool(self.moves(game, seat, suit, number))  # a seat may imagine too few

    def moves(self, game: Oath, seat: Seat, suit: int, number: int) -> list[Move]:
        wanted = (suit + ARRIVALS[number]) % SUITS
        return [DRAWN + denizen for denizen in game.cards.bags[ARCHIVE] if SUIT[denizen] == wanted]

    def answer(self, game: Oath, seat: Seat, move: Move, suit: int, number: int) -> None:
        game.cards.bags[ARCHIVE].remove(move - DRAWN)
        into_world(game, move - DRAWN)
        game.then(NEWCOMER, CHANCE, suit, number + 1)

    def is_open(self, game: Oath, move: Move) -> bool:
        return False


def into_world(game: Oath, denizen: int) -> None:
    """It waits below the world deck until that is rebuilt; nobody knows it."""
    game.cards.home[denizen] = DENIZEN_BACK
    game.cards.seen[denizen] = 0
    game.world.insert(0, denizen)


class Heal(Step):
    """§225: the largest suit of the Dispossessed returns; among several chance decides (ruling O110)."""

    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        game.asked = CHANCE
        if len(self.moves(game, seat, first, second)) > 1:
            return True
        self.answer(game, seat, self.moves(game, seat, first, second)[0], first, second)
        return False

    def moves(self, game: Oath, seat: Seat, first: int, second: int) -> list[Move]:
        counts = suits_among(game.dispossessed)
        return [BANK + suit for suit in range(SUITS) if counts[suit] == max(counts)]

    def answer(self, game: Oath, seat: Seat, move: Move, first: int, second: int) -> None:
        healed = min(HEALING, len(returning(game, move - BANK)))
        game.tell(EVERYONE, HEALED, move - BANK, healed)
        for denizen in game.dispossessed:
            if denizen >= 0:
                game.cards.seen[denizen] = 0  # it may be one that returns
        game.then(RECALL, CHANCE, move - BANK, healed)

    def is_open(self, game: Oath, move: Move) -> bool:
        return False


def returning(game: Oath, suit: int) -> list[int]:
    """The Dispossessed of a suit; where a seat imagines who they are, all who may be among them."""
    found = [denizen for denizen in sorted(game.dispossessed) if denizen >= 0 and SUIT[denizen] == suit]
    if undecided(ARCHIVE) in game.dispossessed:
        found += [denizen for denizen in game.cards.bags[ARCHIVE] if SUIT[denizen] == suit]
    return found


class Recall(Step):
    """§226: random cards of that suit come into the world deck; the others go into the Archive."""

    def begin(self, game: Oath, seat: Seat, suit: int, left: int) -> bool:
        game.asked = CHANCE
        is_left = left > 0 and bool(returning(game, suit))  # a seat may imagine too few
        if not is_left:
            for denizen in game.dispossessed:
                if denizen >= 0:
                    insort(game.cards.bags[ARCHIVE], denizen)
                    game.cards.seen[denizen] = 0
            game.dispossessed.clear()
        return is_left

    def moves(self, game: Oath, seat: Seat, suit: int, left: int) -> list[Move]:
        return [DRAWN + denizen for denizen in returning(game, suit)]

    def answer(self, game: Oath, seat: Seat, move: Move, suit: int, left: int) -> None:
        if move - DRAWN not in game.dispossessed:
            game.cards.decide(game.dispossessed, game.dispossessed.index(undecided(ARCHIVE)), move - DRAWN)
        game.dispossessed.remove(move - DRAWN)
        into_world(game, move - DRAWN)
        game.then(RECALL, CHANCE, suit, left - 1)

    def is_open(self, game: Oath, move: Move) -> bool:
        return False


# Who is cast out.


class RemoveSix(Step):
    """§227: Visions aside, all discards are shuffled with the losers' advisers, and six of them are cast out."""

    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        at_risk = [*game.discards[0], *game.discards[1], *game.discards[2]]
        for other in range(game.players):
            if other != seat:
                at_risk += [*game.advisers[other], *game.facedown[other]]
                game.advisers[other] = []
                game.facedown[other] = []
        set_visions_aside(game)
        game.discards = [[slot for slot in at_risk if is_denizen(slot)], [], []]
        for slot in game.discards[0]:
            if slot >= 0:
                game.cards.home[slot] = DENIZEN_BACK
                game.cards.seen[slot] = 0
        leaving = min(CAST_OUT_EACH_GAME, len(game.discards[0]))
        game.tell(EVERYONE, CAST_OUT, seat, leaving)
        game.then(UNCOVER, CHANCE, DISCARDS)  # or one could tell a card that had lain undecided from another
        game.then(CAST_ONE_OUT, CHANCE, leaving)
        return False


def set_visions_aside(game: Oath) -> None:
    """§227: from wherever they are, Conspiracy from the box too."""
    denizens = game.world.count(undecided(UPPER_LAYER)) + game.world.count(undecided(LOWER_LAYER))
    denizens += game.world.count(undecided(DENIZEN_BACK)) - sum(game.layer_visions)
    known = [slot for slot in game.world if 0 <= slot < EDIFICE]
    game.world = [undecided(VISION_BACK)] * (RELIC - VISION) + known + [undecided(DENIZEN_BACK)] * denizens
    for denizen in known:
        game.cards.home[denizen] = DENIZEN_BACK
    for pile in game.facedown:
        pile[:] = [slot for slot in pile if is_denizen(slot)]
    for seat in range(game.players):
        game.vision[seat] = EMPTY
    game.cards.bags[VISION_BACK] = list(range(VISION, RELIC))
    for vision in range(VISION, RELIC):
        game.cards.home[vision] = VISION_BACK
        game.cards.seen[vision] = 0
    game.layer_visions = [2, 3]


class CastOneOut(Step):
    """§227: a random card of those at risk, which nobody sees, joins the Dispossessed."""

    def begin(self, game: Oath, seat: Seat, left: int, second: int) -> bool:
        game.asked = CHANCE
        game.discards[0].sort()  # they are shuffled, and where one lay says nothing
        return left > 0

    def moves(self, game: Oath, seat: Seat, left: int, second: int) -> list[Move]:
        return [DRAWN + denizen for denizen in game.discards[0]]

    def answer(self, game: Oath, seat: Seat, move: Move, left: int, second: int) -> None:
        denizen = move - DRAWN
        game.discards[0].remove(denizen)
        game.cards.home[denizen] = ARCHIVE
        game.dispossessed.append(denizen)
        game.then(CAST_ONE_OUT, CHANCE, left - 1)

    def is_open(self, game: Oath, move: Move) -> bool:
        return False


# Relics.


class LayRelics(Step):
    """§228: what lies facedown is looked up, unseen; the losers' relics are shuffled into the deck."""

    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        game.then(UNCOVER, CHANCE, GROUND)
        game.then(UNCOVER, CHANCE, RELIQUARY)
        game.then(SHUFFLE_RELICS, seat)
        game.then(UNCOVER, CHANCE, RELIC_DECK)
        game.then(TOP_UP, seat)
        game.then(UNCOVER, CHANCE, RELIC_DECK)
        return False


class ShuffleRelics(Step):
    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        game.tell(EVERYONE, CHRONICLED, seat, LOST_RELICS)
        for relic in range(SCEPTER - RELIC):
            if game.holder[relic] not in (NOBODY, seat):
                game.holder[relic] = NOBODY
                game.relic_deck.append(RELIC + relic)
        game.cards.shuffle(game.relic_deck, RELIC_BACK)
        return False


class TopUp(Step):
    """§229: faceup sites get the relics that they lack; the winner's and the Reliquary's lie on top, shuffled, §230."""

    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        game.tell(EVERYONE, CHRONICLED, seat, LAID)
        for slot in range(SLOTS):
            if game.is_up[slot]:
                self.supply(game, slot)
        top = [RELIC + relic for relic in range(SCEPTER - RELIC) if game.holder[relic] == seat]
        for relic in top:
            game.holder[relic - RELIC] = NOBODY
        top += [relic for relic in game.reliquary if relic != EMPTY]
        game.reliquary = [EMPTY] * RELIQUARY_SPACES
        game.cards.shuffle(top, RELIC_BACK)
        game.relic_deck += top
        return False

    def supply(self, game: Oath, slot: int) -> None:
        first = 2 * slot
        lying = [relic for relic in game.ground[first : first + 2] if relic != EMPTY]
        while len(lying) < LAID_RELICS[game.map[slot] - SITE] and game.relic_deck:
            lying.append(game.relic_deck.pop())
        for place in range(2):
            relic = lying[place] if place < len(lying) else EMPTY
            game.ground[first + place] = relic
            if relic != EMPTY:
                game.cards.seen[relic] = 0


# The world deck.


class RebuildDeck(Step):
    """§232: all denizens that are still in play and not on the map, in layers, with the Visions among them."""

    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        game.tell(EVERYONE, CHRONICLED, seat, WORLD_DECK)
        for slot in [*game.world, *game.discards[0], *game.advisers[seat], *game.facedown[seat]]:
            if slot >= 0:
                insort(game.cards.bags[DENIZEN_BACK], slot)
                game.cards.home[slot] = DENIZEN_BACK
                game.cards.seen[slot] = 0
        game.world = []
        game.discards = [[], [], []]
        game.advisers[seat] = []
        game.facedown[seat] = []
        game.then(STACK, seat)
        game.then(UNCOVER, CHANCE, WORLD)
        return False


OPEN_ARCHIVE: Final = step(OpenArchive())
ADD_SIX: Final = step(AddSix())
NEWCOMER: Final = step(Newcomer())
HEAL: Final = step(Heal())
RECALL: Final = step(Recall())
REMOVE_SIX: Final = step(RemoveSix())
CAST_ONE_OUT: Final = step(CastOneOut())
LAY_RELICS: Final = step(LayRelics())
SHUFFLE_RELICS: Final = step(ShuffleRelics())
TOP_UP: Final = step(TopUp())
REBUILD_DECK: Final = step(RebuildDeck())
