"""The map of the next game (Chronicle: Map)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from ludotek.core.position import CHANCE, EVERYONE, Move, Seat
from ludotek.games.oath.agenda import Step, step
from ludotek.games.oath.catalogue import CAPACITY, EDIFICE, FIRST_SLOT, NO_SUIT, SITE, SLOTS, SUIT, VISION
from ludotek.games.oath.marks import EMPTY, MAP, NOBODY, SITE_BACK
from ludotek.games.oath.pile import undecided
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.piles import EVERYBODY_SEES, LOOK, clear_tokens, lift_from_site, turn_over
from ludotek.games.oath.steps.realm import cards_at, find_hooks, is_sheltered
from ludotek.games.oath.steps.uncover import UNCOVER
from ludotek.games.oath.vocabulary import BUILT, CARD, DONE, LOST_SITE, TURNED_UP

PLACES: Final = 3


def edifice_at(game: Oath, slot: int) -> int:
    """The face of the edifice at a site, or EMPTY."""
    for lying in cards_at(game, slot):
        if EDIFICE <= lying < VISION:
            return lying
    return EMPTY


def is_ruin(face: int) -> bool:
    return face != EMPTY and SUIT[face] == NO_SUIT


def is_intact(face: int) -> bool:
    return face != EMPTY and SUIT[face] != NO_SUIT


def edifice_of(suit: int) -> int:
    """The intact face of a suit's edifice."""
    return SUIT.index(suit, EDIFICE, VISION)


class BuildOrRepair(Step):
    """§216: an Imperial winner builds in the place of a denizen at a site that it rules, or repairs a ruin there."""

    def begin(self, game: Oath, seat: Seat, ruled: int, second: int) -> bool:
        return len(self.moves(game, seat, ruled, second)) > 1

    def moves(self, game: Oath, seat: Seat, ruled: int, second: int) -> list[Move]:
        found: list[Move] = []
        for slot in range(SLOTS):
            if ruled >> slot & 1:
                found += [CARD + lying for lying in cards_at(game, slot) if self.can_change(game, slot, lying)]
        return [*found, DONE]

    def can_change(self, game: Oath, slot: int, lying: int) -> bool:
        """A ruin; or a denizen where no edifice stands (ruling O109), whose suit's edifice stands nowhere."""
        if lying >= EDIFICE:
            return is_ruin(lying)
        edifice = edifice_of(SUIT[lying])
        is_free = edifice not in game.at and edifice ^ 1 not in game.at
        return is_free and edifice_at(game, slot) == EMPTY and CAPACITY[game.map[slot] - SITE] > 0

    def answer(self, game: Oath, seat: Seat, move: Move, ruled: int, second: int) -> None:
        if move == DONE:
            return
        if move - CARD >= EDIFICE:
            turn_over(game, seat, move - CARD)
        else:
            build(game, seat, move - CARD)

    def is_open(self, game: Oath, move: Move) -> bool:
        """Which denizen makes room is told; an edifice that is turned over has words of its own."""
        return move < CARD + EDIFICE


def build(game: Oath, seat: Seat, denizen: int) -> None:
    """The denizen returns to the world deck, where nothing can happen to it any more."""
    edifice = edifice_of(SUIT[denizen])
    clear_tokens(game, denizen)
    game.at[game.at.index(denizen)] = edifice
    find_hooks(game)
    game.cards.seen[edifice] = EVERYONE
    game.world.insert(0, denizen)
    game.tell(EVERYONE, BUILT, seat, edifice)


class RedrawMap(Step):
    """§217-§222: sites leave, edifices fall, the map is cleared and closes up; then regions open."""

    def begin(self, game: Oath, seat: Seat, ruled: int, second: int) -> bool:
        kept = [slot for slot in range(SLOTS) if stays(game, slot, ruled)]
        clear_map(game)
        for slot in range(SLOTS):
            if slot not in kept:
                discard_site(game, slot)
            elif not ruled >> slot & 1 and is_intact(edifice_at(game, slot)):
                ruin(game, seat, slot)
        close_up(game, kept)
        for region in range(3):
            game.then(OPEN_REGION, seat, region)
        game.then(UNCOVER, CHANCE, MAP)
        return False


def stays(game: Oath, slot: int, ruled: int) -> bool:
    """§217: a site that the winner rules, one with an intact edifice, one that a power shelters."""
    if not game.is_up[slot]:
        return False
    return ruled >> slot & 1 == 1 or is_intact(edifice_at(game, slot)) or is_sheltered(game, slot)


def discard_site(game: Oath, slot: int) -> None:
    """§218: denizens to the discards, relics to their deck, ruins to the Archive, the site into the site deck."""
    discard_denizens(game, slot)
    for place in range(PLACES * slot, PLACES * slot + PLACES):
        game.at[place] = EMPTY
    for place in (2 * slot, 2 * slot + 1):
        if game.ground[place] != EMPTY:
            game.relic_deck.append(game.ground[place])
            game.ground[place] = EMPTY
    if game.is_up[slot]:
        game.tell(EVERYONE, LOST_SITE, slot, game.map[slot] - SITE)
    if game.map[slot] >= 0:
        insort(game.cards.bags[SITE_BACK], game.map[slot])
        game.cards.seen[game.map[slot]] = 0
        game.map[slot] = undecided(SITE_BACK)
    game.is_up[slot] = False
    find_hooks(game)


def discard_denizens(game: Oath, slot: int) -> None:
    for denizen in cards_at(game, slot):
        if denizen < EDIFICE:
            lift_from_site(game, slot, denizen)
            game.discards[0].append(denizen)


def ruin(game: Oath, seat: Seat, slot: int) -> None:
    """§219: an intact edifice that the winner does not rule turns to its ruin, and the denizens there leave.

    Beside an old ruin they stay (ruling O111).
    """
    turn_over(game, seat, edifice_at(game, slot))
    discard_denizens(game, slot)


def clear_map(game: Oath) -> None:
    """§220: pawns, favor, secrets and warbands leave the map, and tokens all cards."""
    for slot in range(SLOTS):
        if game.garrison[slot]:
            game.barracks[game.flag[slot]] += game.garrison[slot]
        game.pool += game.site_favor[slot]
        game.garrison[slot] = game.site_favor[slot] = game.site_secrets[slot] = 0
        game.flag[slot] = NOBODY
    for seat in range(game.players):
        game.pawn[seat] = NOBODY
        game.barracks[seat] += game.caged[seat] + (1 if game.following[seat] != EMPTY else 0)
        game.caged[seat] = 0
        game.following[seat] = EMPTY
    for number in range(SITE):
        game.pool += game.favor_on[number]
        game.favor_on[number] = game.secrets_on[number] = 0


def close_up(game: Oath, kept: list[int]) -> None:
    """§221: sites move to the top, those with ruins to the bottom, with all that lies there."""
    whole = [slot for slot in kept if not is_ruin(edifice_at(game, slot))]
    ruins = [slot for slot in kept if slot not in whole]
    sources = whole + [slot for slot in range(SLOTS) if slot not in kept] + ruins
    sites, ups, cards, relics = game.map.copy(), game.is_up.copy(), game.at.copy(), game.ground.copy()
    for slot in range(SLOTS):
        source = sources[slot]
        game.map[slot] = sites[source]
        game.is_up[slot] = ups[source]
        game.at[PLACES * slot : PLACES * slot + PLACES] = cards[PLACES * source : PLACES * source + PLACES]
        game.ground[2 * slot : 2 * slot + 2] = relics[2 * source : 2 * source + 2]
    find_hooks(game)


class OpenRegion(Step):
    """§222: in a region without a faceup site the top one turns up."""

    def begin(self, game: Oath, seat: Seat, region: int, second: int) -> bool:
        top, end = FIRST_SLOT[region], FIRST_SLOT[region + 1]
        if not any(game.is_up[top:end]):
            game.then(LOOK, EVERYBODY_SEES, MAP, top)
            game.then(OPEN_TOP, seat, top)
        return False


class OpenTop(Step):
    def begin(self, game: Oath, seat: Seat, slot: int, second: int) -> bool:
        game.is_up[slot] = True
        find_hooks(game)
        game.tell(EVERYONE, TURNED_UP, slot, game.map[slot] - SITE)
        return False


BUILD_OR_REPAIR: Final = step(BuildOrRepair())
REDRAW_MAP: Final = step(RedrawMap())
OPEN_REGION: Final = step(OpenRegion())
OPEN_TOP: Final = step(OpenTop())
