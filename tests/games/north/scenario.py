"""Scenarios: a game at its first Directive, cards put where a test wants them, and lines of text used at will.

Cards are named by kind and number: `c("pale-sentry", 2)` is the second of its three.
"""

from __future__ import annotations

from librt.vecs import append

from ludotek.core.playout import settle
from ludotek.core.position import Event, Seat
from ludotek.core.rng import Rng
from ludotek.games.north import GAME
from ludotek.games.north.components import COPIES, DAWN, DUSK, KINDS
from ludotek.games.north.printing import EFFECTS
from ludotek.games.north.rules import North
from ludotek.games.north.state import CLOSED, EMPTY, NOBODY, NOTHING_ASKED
from ludotek.games.north.steps.turn import RESOLVE
from ludotek.games.north.view import NorthView
from ludotek.games.north.vocabulary import PLACE
from ludotek.games.north.words import ANCIENTS, FACILITIES

ZEROS = ANCIENTS[:5]
ONES = ANCIENTS[5:11]
TWOS = ANCIENTS[11:16]


def kind(id: str) -> int:
    return ANCIENTS.index(id)


def facility(id: str) -> int:
    return KINDS + FACILITIES.index(id)


def c(id: str, number: int = 1) -> int:
    return COPIES * kind(id) + number - 1


def start(**options: object) -> North:
    """Dawn is asked for its first Directive."""
    position = GAME.start(**{"first": "dawn", **options})
    assert isinstance(position, North)
    settle(position, Rng(1))
    return position


def put(
    position: North,
    *,
    hand: list[int] | None = None,
    deck: list[int] | None = None,
    discard: list[int] | None = None,
    zone: list[int] | None = None,
    built: list[int] | None = None,
    wastes: list[int] | None = None,
    seat: Seat = DAWN,
) -> North:
    """Put cards where they are wanted; what lay there goes under the Wastes Deck, and all of it is in the open."""
    wanted = [card for pile in (hand, deck, discard, zone, built, wastes) for card in pile or []]
    take_away(position, wanted)
    if hand is not None:
        position.wastes_bag += position.hand[seat]
        position.hand[seat] = sorted(hand)
        position.open[seat] = [CLOSED] * len(hand)
    if deck is not None:
        position.wastes_bag += position.deck_bag[seat] + [card for card in [position.deck_top[seat]] if card != EMPTY]
        position.deck_bag[seat] = sorted(deck[1:])
        position.deck_top[seat] = deck[0] if deck else EMPTY
    if discard is not None:
        position.wastes_bag += position.discard[seat]
        position.discard[seat] = list(discard)
    if zone is not None or built is not None:
        position.zone[seat] = [*(zone or []), *(built or [])]
        for card in built or []:
            position.built |= 1 << card
    if wastes is not None:
        position.wastes_bag += [card for card in position.wastes if card != EMPTY]
        position.wastes = (wastes + [EMPTY] * 4)[:4]
        position.far_seen = [0] * 4
    position.wastes_bag.sort()
    position.offered = []
    for card in wanted:
        position.publish(card)
    return position


def clean(
    *,
    hand: list[int] | None = None,
    deck: list[int] | None = None,
    discard: list[int] | None = None,
    zone: list[int] | None = None,
    built: list[int] | None = None,
    wastes: list[int] | None = None,
) -> North:
    """Dawn is asked for its first Directive, and has no cards but these."""
    piles = (hand or [], deck or [], discard or [])
    return put(start(), hand=piles[0], deck=piles[1], discard=piles[2], zone=zone, built=built, wastes=wastes)


def take_away(position: North, wanted: list[int]) -> None:
    """These cards lie nowhere any more."""
    piles = [position.wastes_bag, *position.deck_bag, *position.discard, *position.zone]
    for card in wanted:
        for pile in piles:
            if card in pile:
                pile.remove(card)
        for seat in (DAWN, DUSK):
            if card in position.hand[seat]:
                position.take_from_hand(seat, card)
            if position.deck_top[seat] == card:
                position.deck_top[seat] = EMPTY
        if card in position.wastes:
            position.wastes[position.wastes.index(card)] = EMPTY
        if position.wastes_top == card:
            position.wastes_top = position.wastes_bag.pop()


def use(position: North, *lines: str, seat: Seat = DAWN) -> North:
    """Let a seat use an ability with this text, now."""
    position.agenda = append(position.agenda, position.asking)
    position.asking = NOTHING_ASKED
    position.offered = []
    position.push(RESOLVE.number, seat)
    position.read([EFFECTS[line].number for line in lines], seat, NOBODY)
    position.proceed()
    return position


def play(position: North, *words: str | int, seat: Seat = DAWN) -> North:
    """Let a seat make moves, by their words or by card; chance moves in between."""
    for word in words:
        settle(position, Rng(7))
        move = word if isinstance(word, int) else GAME.read(word)
        assert move in position.moves(seat), f"{word} is not offered, but {offered(position, seat)}"
        position.play(seat, move)
    settle(position, Rng(7))
    return position


def offered(position: North, seat: Seat = DAWN) -> list[str]:
    return [GAME.words(move) for move in position.moves(seat)]


def cards_offered(position: North, seat: Seat = DAWN) -> list[int]:
    return [move for move in position.moves(seat) if move < PLACE]


def asked(position: North) -> str:
    """What is asked just now."""
    return seen(position, DAWN).question


def seen(position: North, seat: Seat) -> NorthView:
    view = GAME.view(position, seat)
    assert isinstance(view, NorthView)
    return view


def listen(position: North) -> list[Event]:
    heard: list[Event] = []
    position.heard = heard
    return heard


def events(heard: list[Event], what: int) -> list[tuple[int, int]]:
    return [(a, b) for _, event, a, b in heard if event == what]


def end_turn(position: North, seat: Seat = DAWN) -> North:
    """Use what is left of the Directives in any way, up to the other's forced pick."""
    rng = Rng(3)
    while position.acting() == [seat] and position.turn == seat:
        position.play(seat, rng.choice(position.moves(seat)))
        settle(position, rng)
    return position


def next_turn(position: North, seat: Seat) -> North:
    """A turn in which nothing is done but what must be."""
    position.used, position.offered = [2, 2, 2, 2], []
    play(position, "unable", seat=seat)
    return play(position, offered(position, 1 - seat)[0], seat=1 - seat)
