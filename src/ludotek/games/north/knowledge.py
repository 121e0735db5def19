"""What a seat cannot know, drawn anew by the same odds.

A card has two sides, so it can be half known: of an Ancient in The Wastes everybody sees the face, of
the card on top of a Deck the back. Chance decides a card as a whole when any side of it is first seen;
here all cards that could lie where a seat sees only half of one, or nothing, are mixed again. Which
cards belong to a player is known once they have been public; the first ones that were dealt may not
have been yet. Every world that fits what the seat knows is as likely as any other: tests compare it
with a list of them all.
"""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Final

from ludotek.core.position import Seat
from ludotek.core.rng import Rng
from ludotek.games.north.components import DAWN, DUSK, FACILITIES, KINDS, WASTES

if TYPE_CHECKING:
    from ludotek.games.north.rules import North

EMPTY: Final = -1
CLOSED: Final = 0
BACK: Final = 1
OPEN: Final = 2
WHOLE: Final = 6  # the least number that one, two and three copies divide
NO_CARD: Final = -1


def redraw(game: North, seat: Seat, rng: Rng) -> None:
    """Mix again what a seat cannot know; a spectator knows neither hand."""
    middle = middle_cards(game, seat)
    pools = [pool_of(game, DAWN, seat), pool_of(game, DUSK, seat)]
    wanted = [deal_back(game, pools[DAWN], middle), deal_back(game, pools[DUSK], middle)]
    middle.sort()
    if wanted[DAWN] + wanted[DUSK] > 0:
        draw_unknown_owners(game, seat, middle, pools, wanted, rng)
    for owner in range(2):
        arrange_pool(game, owner, owner == seat, pools[owner], rng)
    arrange_middle(game, seat, middle, rng)


def middle_cards(game: North, seat: Seat) -> list[int]:
    """The cards of The Wastes and the Wastes Deck of which the seat does not know both sides."""
    middle = game.wastes_bag.copy()
    for place in range(WASTES):
        if is_hidden_place(game, place, seat):
            middle.append(game.wastes[place])
    if is_hidden_top(game, seat):
        middle.append(game.wastes_top)
    return middle


def is_hidden_place(game: North, place: int, seat: Seat) -> bool:
    return game.wastes[place] != EMPTY and not has(game.far_seen[place], seat)


def is_hidden_top(game: North, seat: Seat) -> bool:
    return game.wastes_top != EMPTY and not has(game.top_seen, seat)


def has(audience: int, seat: Seat) -> bool:
    return audience < 0 or (seat >= 0 and audience >> seat & 1 == 1)


def pool_of(game: North, owner: Seat, seat: Seat) -> list[int]:
    """The cards of a player that lie where the seat cannot see them."""
    pool = game.deck_bag[owner].copy()
    if game.deck_top[owner] != EMPTY:
        pool.append(game.deck_top[owner])
    if owner != seat:
        for place in range(len(game.hand[owner])):
            if game.open[owner][place] != OPEN:
                pool.append(game.hand[owner][place])
    if owner == seat:
        pool.append(NO_CARD)  # a mark: its owner knows all of them
    return pool


def deal_back(game: North, pool: list[int], middle: list[int]) -> int:
    """Cards that were never public may as well lie in the middle: put them there, and count them."""
    if pool and pool[-1] == NO_CARD:
        pool.pop()
        pool.sort()
        return 0
    unknown = [card for card in pool if not game.is_public(card)]
    for card in unknown:
        pool.remove(card)
        middle.append(card)
    pool.sort()
    return len(unknown)


def draw_unknown_owners(
    game: North, seat: Seat, middle: list[int], pools: list[list[int]], wanted: list[int], rng: Rng
) -> None:
    """Who holds which of the first cards: any way, as often as there are worlds in which it is so."""
    zeros = [card for card in middle if game.deck.value[card] == 0]
    most = middle_worlds(game, seat, middle)
    for owner in range(2):
        most *= most_pool_worlds(game, owner, pools[owner], zeros, wanted[owner])
    while True:
        rng.shuffle(zeros)
        rest = middle.copy()
        taken = 0
        worlds = 1
        for owner in range(2):
            given = zeros[taken : taken + wanted[owner]]
            taken += wanted[owner]
            for card in given:
                rest.remove(card)
            if wanted[owner] > 0:
                worlds *= pool_worlds(game, owner, pools[owner] + given)
        worlds *= middle_worlds(game, seat, rest)
        if int(rng.below(most)) < worlds:
            break
        zeros.sort()
    taken = 0
    for owner in range(2):
        for card in zeros[taken : taken + wanted[owner]]:
            middle.remove(card)
            insort(pools[owner], card)
        taken += wanted[owner]


def falling(cards: int, places: int) -> int:
    """In how many ways so many places can be filled."""
    ways = 1
    for taken in range(places):
        ways *= cards - taken
    return ways if ways > 0 else 0


def backs_shown(game: North, owner: Seat) -> list[int]:
    """By Facility: how many cards of a player show it while their face is unknown."""
    shown = [0] * FACILITIES
    for place in range(len(game.hand[owner])):
        if game.open[owner][place] == BACK:
            shown[game.deck.back[game.hand[owner][place]] - KINDS] += 1
    if game.deck_top[owner] != EMPTY:
        shown[game.deck.back[game.deck_top[owner]] - KINDS] += 1
    return shown


def pool_worlds(game: North, owner: Seat, pool: list[int]) -> int:
    """In how many ways these cards could show the backs that are shown."""
    shown = backs_shown(game, owner)
    ways = 1
    for facility in range(FACILITIES):
        ways *= falling(count_backs(game, pool, facility), shown[facility])
    return ways


def most_pool_worlds(game: North, owner: Seat, pool: list[int], zeros: list[int], wanted: int) -> int:
    if wanted == 0:
        return 1
    shown = backs_shown(game, owner)
    ways = 1
    for facility in range(FACILITIES):
        more = count_backs(game, zeros, facility)
        ways *= falling(count_backs(game, pool, facility) + (more if more < wanted else wanted), shown[facility])
    return ways


def count_backs(game: North, cards: list[int], facility: int) -> int:
    count = 0
    for card in cards:
        if game.deck.back[card] == KINDS + facility:
            count += 1
    return count


def faces_shown(game: North, seat: Seat) -> list[int]:
    """By kind: how many Ancients in The Wastes hide their far side from the seat."""
    shown = [0] * KINDS
    for place in range(WASTES):
        if is_hidden_place(game, place, seat):
            shown[game.deck.kind[game.wastes[place]]] += 1
    return shown


def middle_worlds(game: North, seat: Seat, middle: list[int]) -> int:
    """In how many ways these cards could show the faces in The Wastes and the back on the Wastes Deck."""
    shown = faces_shown(game, seat)
    there = [0] * KINDS
    for card in middle:
        there[game.deck.kind[card]] += 1
    ways = 1
    for kind in range(KINDS):
        ways *= falling(there[kind], shown[kind])
    if not is_hidden_top(game, seat):
        return ways
    total = 0
    for card in middle:
        if game.deck.back[card] == game.deck.back[game.wastes_top]:
            kind = game.deck.kind[card]
            total += ways * (there[kind] - shown[kind]) // there[kind] if ways > 0 else 0
    return total


def arrange_pool(game: North, owner: Seat, is_own: bool, pool: list[int], rng: Rng) -> None:
    """Deal a player's cards to the places where the seat cannot see them: those that show a back first."""
    if game.deck_top[owner] != EMPTY:
        game.deck_top[owner] = draw_back(game, pool, game.deck.back[game.deck_top[owner]], rng)
    if not is_own:
        rearrange_hand(game, owner, pool, rng)
    game.deck_bag[owner] = pool


def rearrange_hand(game: North, owner: Seat, pool: list[int], rng: Rng) -> None:
    old, known = game.hand[owner], game.open[owner]
    game.hand[owner] = []
    game.open[owner] = []
    closed = 0
    backs: list[int] = []
    for place in range(len(old)):
        if known[place] == OPEN:
            game.put_in_hand(owner, old[place], OPEN)
        elif known[place] == BACK:
            backs.append(game.deck.back[old[place]])
        else:
            closed += 1
    backs.sort()
    for back in backs:
        game.put_in_hand(owner, draw_back(game, pool, back, rng), BACK)
    for _ in range(closed):
        card = rng.choice(pool)
        pool.remove(card)
        game.put_in_hand(owner, card, CLOSED)


def draw_back(game: North, pool: list[int], back: int, rng: Rng) -> int:
    """One of the cards with this back."""
    fitting = [card for card in pool if game.deck.back[card] == back]
    card = rng.choice(fitting)
    pool.remove(card)
    return card


def arrange_middle(game: North, seat: Seat, middle: list[int], rng: Rng) -> None:
    """Choose the card on top of the Wastes Deck, then the far sides in The Wastes; the rest has no order."""
    if is_hidden_top(game, seat):
        game.wastes_top = draw_top(game, seat, middle, rng)
    for place in range(WASTES):
        if is_hidden_place(game, place, seat):
            kind = game.deck.kind[game.wastes[place]]
            card = rng.choice([card for card in middle if game.deck.kind[card] == kind])
            middle.remove(card)
            game.wastes[place] = card
    game.wastes_bag = middle


def draw_top(game: North, seat: Seat, middle: list[int], rng: Rng) -> int:
    """A card is less likely on top the more of its kind must lie in The Wastes."""
    shown = faces_shown(game, seat)
    there = [0] * KINDS
    for card in middle:
        there[game.deck.kind[card]] += 1
    back = game.deck.back[game.wastes_top]
    fitting = [card for card in middle if game.deck.back[card] == back]
    odds: list[int] = []
    for card in fitting:
        kind = game.deck.kind[card]
        odds.append(WHOLE * (there[kind] - shown[kind]) // there[kind])
    card = rng.weighted(fitting, odds)
    middle.remove(card)
    return card
