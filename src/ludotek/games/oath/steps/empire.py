"""Citizenship and exile (Empire)."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import EVERYONE, Move, Seat
from ludotek.games.oath.agenda import Step, step
from ludotek.games.oath.cards.hooks import STAYS_CITIZEN
from ludotek.games.oath.cards.power import HOOKS
from ludotek.games.oath.catalogue import RELIC, SCEPTER, SLOTS
from ludotek.games.oath.marks import CHANCELLOR, EMPTY, NOBODY, PEOPLES_FAVOR, RELIQUARY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.goods import MOST_SUPPLY, hand_favor, purse, tell_lost
from ludotek.games.oath.steps.piles import EVERYBODY_SEES, LOOK
from ludotek.games.oath.steps.play import discard_vision
from ludotek.games.oath.steps.realm import cards_in_play, is_exile
from ludotek.games.oath.steps.treasures import hold_relic
from ludotek.games.oath.vocabulary import BECAME_CITIZEN, BECAME_EXILE, EXILE, LEAVE, NO, NUMBER, OFFER, SPACE, YES

OFFERS_A_TURN: Final = 2  # ruling O4
EXILE_PRICE: Final = 5


def has_scepter(game: Oath, seat: Seat) -> bool:
    """Not on the turn in which it was taken, §96."""
    return game.holder[SCEPTER - RELIC] == seat and not game.scepter_taken


def edicts(game: Oath, seat: Seat) -> list[Move]:
    """Offer Citizenship to an Exile, §96, exile a Citizen, §98, or leave the Empire, §99; §181 and §189."""
    found: list[Move] = []
    if has_scepter(game, seat):
        if game.offers < OFFERS_A_TURN and game.reliquary != [EMPTY] * 4:
            found += [OFFER + other for other in range(1, game.players) if is_exile(game, other)]
        for other in range(1, game.players):
            if other != seat and can_be_exiled(game, other) and purse(game, seat) >= exile_price(game, seat, other):
                found.append(EXILE + other)
    if can_leave(game, seat):
        found.append(LEAVE)
    return found


def can_be_exiled(game: Oath, seat: Seat) -> bool:
    """A Citizen, unless an adviser keeps it in the Empire."""
    return game.citizens >> seat & 1 == 1 and not any(HOOKS[one] & STAYS_CITIZEN for one in game.advisers[seat])


def can_leave(game: Oath, seat: Seat) -> bool:
    """§99: a Citizen without the Scepter, even one that sleeps."""
    if not can_be_exiled(game, seat) or game.holder[SCEPTER - RELIC] == seat:
        return False
    return purse(game, seat) >= leaving_price(game, seat)


def exile_price(game: Oath, seat: Seat, other: Seat) -> int:
    """§98: five favor; one more for each honor of the Citizen's, one less for each of one's own."""
    honors = (1 if game.keeper == other else 0) + (1 if game.banner[PEOPLES_FAVOR] == other else 0)
    own = (1 if game.keeper == seat else 0) + (1 if game.banner[PEOPLES_FAVOR] == seat else 0)
    return max(0, EXILE_PRICE + honors - own)


def leaving_price(game: Oath, seat: Seat) -> int:
    """§99: a favor for each secret on one's board and on cards, and for each warband on one's board."""
    on_cards = 0
    for card in cards_in_play(game):
        on_cards += game.secrets_on[card]
    return game.secrets[seat] + game.flipped[seat] + on_cards + game.board[seat]


def exile(game: Oath, seat: Seat, other: Seat) -> None:
    hand_favor(game, seat, other, exile_price(game, seat, other))
    become_exile(game, other)


def leave(game: Oath, seat: Seat) -> None:
    """Self-exile, §99: the Scepter's holder is paid, and the Act Phase ends."""
    hand_favor(game, seat, game.holder[SCEPTER - RELIC], leaving_price(game, seat))
    become_exile(game, seat)
    game.act_is_over = True


def become_exile(game: Oath, seat: Seat) -> None:
    """§100: board warbands take the player's own colour again; purple ones at sites stay; §192."""
    game.citizens &= ~(1 << seat)
    purple = game.board[seat]
    game.barracks[CHANCELLOR] += purple
    own = min(purple, game.barracks[seat])
    game.barracks[seat] -= own
    game.board[seat] = own
    tell_lost(game, seat, NOBODY, purple - own)
    game.supply[seat] = MOST_SUPPLY
    game.stirred = True
    game.tell(EVERYONE, BECAME_EXILE, seat, 0)


def become_citizen(game: Oath, seat: Seat) -> None:
    """§97: an Exile turns Citizen: its warbands become purple, its Vision is discarded, its Act Phase ends.

    A Usurper is none any more, §190, and nobody of the Empire has a revealed Vision, §196.
    """
    game.tell(EVERYONE, BECAME_CITIZEN, seat, 0)
    if game.vision[seat] != EMPTY:
        discard_vision(game, seat, False)
    if game.keeper == seat:
        game.is_usurper = False
    if game.turn == seat:
        game.act_is_over = True
    game.supply[seat] = MOST_SUPPLY
    game.then(RECOLOUR, seat, 0)
    game.then(SWEAR, seat)


class Recolour(Step):
    """Own warbands turn purple, §97, place by place, as far as purple ones last: at each slot, then on the board.

    The board comes last, since its warbands count as purple only once their owner is a Citizen.
    """

    def begin(self, game: Oath, seat: Seat, place: int, second: int) -> bool:
        if place > SLOTS:
            return False
        here = self.own_at(game, seat, place)
        if here == 0 or self.total(game, seat, place) <= game.barracks[CHANCELLOR]:
            self.replace(game, seat, place, here)
            return False
        return True

    def own_at(self, game: Oath, seat: Seat, place: int) -> int:
        if place == SLOTS:
            return game.board[seat]
        return game.garrison[place] if game.flag[place] == seat else 0

    def total(self, game: Oath, seat: Seat, place: int) -> int:
        return sum([self.own_at(game, seat, later) for later in range(place, SLOTS + 1)])

    def moves(self, game: Oath, seat: Seat, place: int, second: int) -> list[Move]:
        purple, here = game.barracks[CHANCELLOR], self.own_at(game, seat, place)
        least = max(0, purple - (self.total(game, seat, place) - here))
        return [NUMBER + kept for kept in range(least, min(here, purple) + 1)]

    def answer(self, game: Oath, seat: Seat, move: Move, place: int, second: int) -> None:
        self.replace(game, seat, place, move - NUMBER)

    def replace(self, game: Oath, seat: Seat, place: int, kept: int) -> None:
        tell_lost(game, seat, place if place < SLOTS else NOBODY, self.own_at(game, seat, place) - kept)
        game.barracks[seat] += self.own_at(game, seat, place)
        game.barracks[CHANCELLOR] -= kept
        if place == SLOTS:
            game.board[seat] = kept
        elif game.flag[place] == seat:
            game.garrison[place] = kept
            game.flag[place] = CHANCELLOR if kept else NOBODY
        game.then(RECOLOUR, seat, place + 1)


class Swear(Step):
    """All warbands are purple: the player is a Citizen."""

    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        game.citizens |= 1 << seat
        game.stirred = True
        return False


def take_from_reliquary(game: Oath, seat: Seat, space: int, is_taken: bool) -> None:
    """A relic of the Reliquary, which somebody has seen, goes to a player: it is taken, or given."""
    relic = game.reliquary[space]
    game.cards.seen[relic] = EVERYONE
    game.reliquary[space] = EMPTY
    hold_relic(game, seat, relic - RELIC, is_taken)


class TakeFromReliquary(Step):
    """A relic that nobody had to see before is turned up, and taken."""

    def begin(self, game: Oath, seat: Seat, space: int, second: int) -> bool:
        take_from_reliquary(game, seat, space, True)
        return False


def draw_from_reliquary(game: Oath, seat: Seat, space: int) -> None:
    game.then(LOOK, EVERYBODY_SEES, RELIQUARY, space)
    game.then(TAKE_FROM_RELIQUARY, seat, space)


def ways_to_join(game: Oath) -> list[Move]:
    """Spaces of the Reliquary whose relic an Exile may take as it turns Citizen; or just yes."""
    spaces: list[Move] = [SPACE + space for space in range(4) if game.reliquary[space] != EMPTY]
    if not spaces:
        return [YES, NO]  # ruling O50
    return [*spaces, NO]


def join(game: Oath, seat: Seat, move: Move) -> None:
    """Turn Citizen, with the relic of a space or with none; not if the answer is no; §191."""
    if move == NO:
        return
    if move != YES:
        draw_from_reliquary(game, seat, move - SPACE)
    become_citizen(game, seat)


TAKE_FROM_RELIQUARY: Final = step(TakeFromReliquary())
RECOLOUR: Final = step(Recolour())
SWEAR: Final = step(Swear())
