"""Set-up."""

from __future__ import annotations

from bisect import bisect_left, insort
from typing import TYPE_CHECKING, Final

from ludotek.core.position import CHANCE, EVERYONE, Move, Seat
from ludotek.games.oath.agenda import Step, step
from ludotek.games.oath.catalogue import (
    AS_ADVISER,
    CAPACITY,
    EDIFICE,
    FIRST_DENIZENS,
    FIRST_GAME,
    FIRST_SITES,
    FIRST_SLOT,
    LAID_FAVOR,
    NO_SUIT,
    RELIC,
    SCEPTER,
    SITE,
    SLOTS,
    SUIT,
    VISION,
    WHERE,
)
from ludotek.games.oath.components import OathOptions
from ludotek.games.oath.marks import (
    ARCHIVE,
    CHANCELLOR,
    DARKEST_SECRET,
    DENIZEN_BACK,
    DEVOTION,
    HAND,
    LOWER_LAYER,
    MAP,
    PEOPLE,
    PEOPLES_FAVOR,
    RELIC_BACK,
    SITE_BACK,
    UPPER_LAYER,
    VISION_BACK,
)
from ludotek.games.oath.pile import undecided
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.goods import put_on_site
from ludotek.games.oath.steps.piles import EVERYBODY_SEES, LOOK, TOP_BACK, back, discard_from_hand, set_at_site
from ludotek.games.oath.steps.realm import cards_at, colour, told_place
from ludotek.games.oath.steps.travel import TURN_UP, open_site, turn_up
from ludotek.games.oath.steps.treasures import hold_banner, hold_relic
from ludotek.games.oath.steps.turn import TURN
from ludotek.games.oath.vocabulary import CARD, DRAWN, PLAYED_FACEDOWN, SLOT, WENT

if TYPE_CHECKING:
    from ludotek.games.oath.world import World

TOPS: Final[list[int]] = FIRST_SLOT[:3]
UPPER_CARDS: Final = 12
LOWER_CARDS: Final = 18
HAND_SIZE: Final = 3
OF_A_SUIT: Final = 9  # §2
DENIZENS_OF: Final[list[list[int]]] = [[one for one in range(EDIFICE) if SUIT[one] == suit] for suit in range(6)]
DISPOSSESSED_AT_FIRST: Final = 6  # of a random world
RELIQUARY_SPACES: Final = 4  # §4 and §30


def set_up(game: Oath, options: OathOptions) -> None:
    """Lay the map, stack the decks, deal out what everybody starts with (§25-§30); the rest are choices and chance.

    The Reliquary comes from the top of the relic deck, §149; a first game is as §144 and §150 have it.
    """
    game.cards.bags[RELIC_BACK].remove(SCEPTER)
    game.relic_deck = [undecided(RELIC_BACK)] * (SCEPTER - RELIC)
    game.reliquary = [game.relic_deck.pop() for _ in range(RELIQUARY_SPACES)]
    give_goods(game, (1 << options.citizens + 1) - 2)
    is_first = options.deck == "first"
    if is_first:
        game.cards.bags[DENIZEN_BACK] = list(range(FIRST_GAME))  # §2
    else:
        open_archive(game)
    for number in range(3):
        top, has_edifice = TOPS[number], number < options.edifices
        if options.map == "random":
            game.then(LOOK, EVERYBODY_SEES, MAP, top)
            game.then(TURN_UP, CHANCELLOR, top)
        else:
            game.cards.decide(game.map, top, FIRST_SITES[number])
            turn_up(game, top)
        if options.map == "first" and is_first and not has_edifice:
            settle(game, top, FIRST_DENIZENS[number])
        else:
            game.then(SETTLE, CHANCE, top, int(has_edifice))
    game.then(SHORT_OF_FAVOR, CHANCELLOR)
    game.then(STACK, CHANCELLOR)
    game.then(DEAL_OUT, CHANCELLOR)
    game.go_on()


def open_archive(game: Oath) -> None:
    """A random world, §119: all denizens lie in the Archive, and chance chooses those of this game (ruling O90)."""
    game.cards.bags[DENIZEN_BACK] = []
    game.cards.bags[ARCHIVE] = list(range(EDIFICE))
    for denizen in range(EDIFICE):
        game.cards.home[denizen] = ARCHIVE
    game.then(CHOOSE_WORLD, CHANCE)


class ChooseWorld(Step):
    """Nine denizens of each suit, suit after suit, which nobody sees; then the Dispossessed (ruling O90)."""

    def begin(self, game: Oath, seat: Seat, chosen: int, second: int) -> bool:
        if chosen == FIRST_GAME:
            game.dispossessed = [undecided(ARCHIVE)] * DISPOSSESSED_AT_FIRST
            return False
        game.asked = CHANCE
        return True

    def moves(self, game: Oath, seat: Seat, chosen: int, second: int) -> list[Move]:
        home = game.cards.home
        return [DRAWN + denizen for denizen in DENIZENS_OF[chosen // OF_A_SUIT] if home[denizen] == ARCHIVE]

    def answer(self, game: Oath, seat: Seat, move: Move, chosen: int, second: int) -> None:
        bag = game.cards.bags[ARCHIVE]
        del bag[bisect_left(bag, move - DRAWN)]
        insort(game.cards.bags[DENIZEN_BACK], move - DRAWN)
        game.cards.home[move - DRAWN] = DENIZEN_BACK
        game.then(CHOOSE_WORLD, CHANCE, chosen + 1)

    def is_open(self, game: Oath, move: Move) -> bool:
        return False


def give_goods(game: Oath, citizens: int) -> None:
    """§27, §29, §30 and §120. Players and banners come before sites, should favor run short (ruling O2).

    Citizens get purple warbands, §145, all have full Supply, §146, and the Chancellor the Oath's banner, §147.
    """
    game.citizens = citizens & (1 << game.players) - 1
    game.unseated = citizens & ~game.citizens
    for seat in range(game.players):
        game.favor[seat] = 2 if seat == CHANCELLOR else 1
        game.pool -= game.favor[seat]
        game.secrets[seat] = 1
        game.board[seat] = 3
        game.barracks[colour(game, seat)] -= 3
    game.tokens[PEOPLES_FAVOR] = game.tokens[DARKEST_SECRET] = 1
    game.pool -= 1
    if game.oath == PEOPLE:
        hold_banner(game, CHANCELLOR, PEOPLES_FAVOR)
    if game.oath == DEVOTION:
        hold_banner(game, CHANCELLOR, DARKEST_SECRET)
    hold_relic(game, CHANCELLOR, SCEPTER - RELIC, False)


class Settle(Step):
    """A random map or world: a denizen that may lie at a site comes to each faceup one (ruling O2), or an edifice."""

    def begin(self, game: Oath, seat: Seat, slot: int, has_edifice: int) -> bool:
        game.asked = CHANCE
        return CAPACITY[game.map[slot] - SITE] > 0

    def moves(self, game: Oath, seat: Seat, slot: int, has_edifice: int) -> list[Move]:
        if has_edifice:
            return [DRAWN + face for face in range(EDIFICE, VISION) if not {face, face ^ 1} & set(game.at)]  # §202
        return [DRAWN + denizen for denizen in game.cards.bags[DENIZEN_BACK] if WHERE[denizen] != AS_ADVISER]

    def answer(self, game: Oath, seat: Seat, move: Move, slot: int, has_edifice: int) -> None:
        if has_edifice:
            set_at_site(game, slot, move - DRAWN)  # §203, ruling O91
        else:
            settle(game, slot, move - DRAWN)


def settle(game: Oath, slot: int, denizen: int) -> None:
    game.cards.bags[DENIZEN_BACK].remove(denizen)
    set_at_site(game, slot, denizen)


class ShortOfFavor(Step):
    """§148: two sites bring favor, and a large table may lack one; the Chancellor says which of them goes without."""

    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        return self.missing(game) > 0 and len(self.moves(game, seat, first, second)) > 1

    def missing(self, game: Oath) -> int:
        return sum([LAID_FAVOR[game.map[slot] - SITE] - game.site_favor[slot] for slot in self.rich_sites(game)])

    def rich_sites(self, game: Oath) -> list[int]:
        return [slot for slot in range(SLOTS) if game.is_up[slot] and LAID_FAVOR[game.map[slot] - SITE]]

    def moves(self, game: Oath, seat: Seat, first: int, second: int) -> list[Move]:
        return [SLOT + slot for slot in self.rich_sites(game)]

    def answer(self, game: Oath, seat: Seat, move: Move, first: int, second: int) -> None:
        missing = self.missing(game)
        for slot in self.rich_sites(game):
            game.site_favor[slot] = LAID_FAVOR[game.map[slot] - SITE]
        game.site_favor[move - SLOT] -= missing


class Stack(Step):
    """World deck, §31: 10 denizens and 2 Visions, below them 15 and 3, below them the rest."""

    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        rest = len(game.cards.bags[DENIZEN_BACK]) - 25
        game.world = [undecided(DENIZEN_BACK)] * rest
        game.world += [undecided(LOWER_LAYER)] * LOWER_CARDS + [undecided(UPPER_LAYER)] * UPPER_CARDS
        return False


class DealOut(Step):
    """Three cards from the bottom of the world deck for the discard piles, warbands for the map, hands for all."""

    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        for region in range(3):
            game.discards[region].append(game.world.pop(0))  # §32
        self.station(game)
        game.then(TOP_BACK, CHANCE)
        for player in range(game.players):
            game.then(FIRST_HAND, player, 0)
        game.then(TURN, CHANCELLOR)
        return False

    def station(self, game: Oath) -> None:
        """Two warbands at the top of the Cradle, one where a denizen or an intact edifice lies, §28 and §207."""
        for slot in range(SLOTS):
            if slot == 0 or any(SUIT[lying] != NO_SUIT for lying in cards_at(game, slot)):
                warbands = 2 if slot == 0 else 1
                game.barracks[CHANCELLOR] -= warbands
                put_on_site(game, slot, CHANCELLOR, warbands)


class FirstHand(Step):
    """Three cards from the bottom of the world deck; a pawn on a faceup site; one card kept facedown; §33 and §151."""

    def begin(self, game: Oath, seat: Seat, drawn: int, second: int) -> bool:
        if drawn < HAND_SIZE:
            game.hand.append(game.world.pop(0))
            game.then(LOOK, seat, HAND, drawn)
            game.then(FIRST_HAND, seat, drawn + 1)
            return False
        if seat == CHANCELLOR:
            self.stand(game, seat, 0)
            return False
        return True

    def moves(self, game: Oath, seat: Seat, drawn: int, second: int) -> list[Move]:
        return [SLOT + slot for slot in range(SLOTS) if game.is_up[slot]]

    def answer(self, game: Oath, seat: Seat, move: Move, drawn: int, second: int) -> None:
        self.stand(game, seat, move - SLOT)

    def stand(self, game: Oath, seat: Seat, slot: int) -> None:
        game.pawn[seat] = slot
        game.tell(EVERYONE, WENT, seat, told_place(game, slot))
        game.then(FIRST_ADVISER, seat)

    def is_open(self, game: Oath, move: Move) -> bool:
        return False


class FirstAdviser(Step):
    """One card stays as a facedown adviser, the other two are discarded, §33."""

    def moves(self, game: Oath, seat: Seat, kept: int, second: int) -> list[Move]:
        return [CARD + held for held in game.hand]

    def answer(self, game: Oath, seat: Seat, move: Move, kept: int, second: int) -> None:
        if kept == 0:
            game.hand.remove(move - CARD)
            game.facedown[seat].append(move - CARD)
            game.tell(EVERYONE, PLAYED_FACEDOWN, seat, back(game, move - CARD))
            game.then(FIRST_ADVISER, seat, 1)
        else:
            discard_from_hand(game, seat, move - CARD)
            discard_from_hand(game, seat, game.hand[0])

    def is_open(self, game: Oath, move: Move) -> bool:
        return False


# A world that an earlier game has left.


def deal_world(game: Oath, world: World, is_written: bool, is_public: bool) -> None:
    """Lay out what was saved; decks are shuffled anew within their layers (ruling O105), or lie as written."""
    cards = game.cards
    give_goods(game, sum([1 << board for board in world.citizens]))
    cards.bags[ARCHIVE] = world.archive
    for denizen in cards.bags[ARCHIVE]:
        cards.home[denizen] = ARCHIVE
    for denizen in world.dispossessed:
        cards.home[denizen] = ARCHIVE
    game.dispossessed = list(world.dispossessed)
    game.is_public = is_public
    game.is_mingled = not is_public  # whom earlier games have cast out nobody has seen, unless everybody read it
    if is_public:
        for denizen in world.dispossessed:
            cards.show(denizen, EVERYONE)
    cards.bags[DENIZEN_BACK] = []
    cards.bags[VISION_BACK] = []
    cards.bags[RELIC_BACK] = []
    cards.bags[SITE_BACK] = world.site_deck
    lay_map(game, world)
    game.world = list(world.deck)[::-1]
    game.reliquary = list(world.relics[:RELIQUARY_SPACES])
    game.relic_deck = list(world.relics[RELIQUARY_SPACES:])[::-1]
    if is_written:
        cover_layers(game)
    else:
        shuffle_decks(game)
        game.then(STACK, CHANCELLOR)
        if is_public:
            mix_relics(game)
        else:
            game.then(FILL_RELIQUARY, CHANCE)
    game.then(SHORT_OF_FAVOR, CHANCELLOR)
    game.then(DEAL_OUT, CHANCELLOR)
    game.go_on()


def lay_map(game: Oath, world: World) -> None:
    """Sites with their cards and relics; those that are faceup with favor and secrets."""
    for slot in range(SLOTS):
        place = world.places[slot]
        game.map[slot] = place.site
        for lying in place.lying:
            set_at_site(game, slot, lying)
        for number, relic in enumerate(place.relics):
            game.ground[2 * slot + number] = relic
        if place.is_up:
            open_site(game, slot)


def cover_layers(game: Oath) -> None:
    """A deck as it is written: nobody knows the backs below its top card."""
    game.layer_visions = [0, 0]
    lower = len(game.world) - UPPER_CARDS - LOWER_CARDS
    for place in range(lower, len(game.world)):
        game.cards.home[game.world[place]] = UPPER_LAYER if place >= lower + LOWER_CARDS else LOWER_LAYER


def shuffle_decks(game: Oath) -> None:
    """What lies facedown goes back to where chance draws it from: world deck, relics, and sites of the map."""
    for number in game.world:
        insort(game.cards.bags[VISION_BACK if number >= VISION else DENIZEN_BACK], number)
    game.world = []
    game.cards.shuffle(game.reliquary, RELIC_BACK)
    for slot in range(SLOTS):
        if not game.is_up[slot]:
            insort(game.cards.bags[SITE_BACK], game.map[slot])
            game.map[slot] = undecided(SITE_BACK)


class FillReliquary(Step):
    """The relics on top of the deck come to the Reliquary in any order; then the rest is shuffled (ruling O105)."""

    def begin(self, game: Oath, seat: Seat, space: int, second: int) -> bool:
        if space == len(game.reliquary):
            game.cards.shuffle(game.relic_deck, RELIC_BACK)
            return False
        game.asked = CHANCE
        return True

    def moves(self, game: Oath, seat: Seat, space: int, second: int) -> list[Move]:
        return [DRAWN + relic for relic in game.cards.candidates(game.reliquary, space)]

    def answer(self, game: Oath, seat: Seat, move: Move, space: int, second: int) -> None:
        game.cards.decide(game.reliquary, space, move - DRAWN)
        game.then(FILL_RELIQUARY, CHANCE, space + 1)

    def is_open(self, game: Oath, move: Move) -> bool:
        return False


def mix_relics(game: Oath) -> None:
    """Everybody could read where each lies, so those of the deck and of the sites are mixed (ruling O121)."""
    game.cards.shuffle(game.relic_deck, RELIC_BACK)
    for place in range(len(game.ground)):
        relic = game.ground[place]
        if relic >= 0:
            insort(game.cards.bags[RELIC_BACK], relic)
            game.ground[place] = undecided(RELIC_BACK)


CHOOSE_WORLD: Final = step(ChooseWorld())
SETTLE: Final = step(Settle())
SHORT_OF_FAVOR: Final = step(ShortOfFavor())
STACK: Final = step(Stack())
DEAL_OUT: Final = step(DealOut())
FIRST_HAND: Final = step(FirstHand())
FIRST_ADVISER: Final = step(FirstAdviser())
FILL_RELIQUARY: Final = step(FillReliquary())
