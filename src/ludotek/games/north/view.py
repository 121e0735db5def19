"""What one seat may see of a game of The North (ruling T15)."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from ludotek.core.options import View
from ludotek.core.position import Points, Seat
from ludotek.core.sheet import chosen_sheet
from ludotek.games.north import words
from ludotek.games.north.components import COPIES, HERE, KINDS, WASTES
from ludotek.games.north.knowledge import has
from ludotek.games.north.printing import WRITTEN, kinds_of
from ludotek.games.north.prospects import Prospect, prospects
from ludotek.games.north.rules import LINE_MASK, SEAT_BITS, North
from ludotek.games.north.sheet import Sheet
from ludotek.games.north.state import BACK, EMPTY, NOTHING_ASKED, OPEN


class Kind(msgspec.Struct, frozen=True):
    """A kind of Ancient as its sheet has it; `id` names it in the language files where `name` is empty."""

    id: str
    value: int
    protocol: tuple[str, ...]
    spark: tuple[str, ...]
    backs: tuple[int, ...]  # the names of the Facilities behind its three cards
    name: str | None
    flavour: str | None


class Back(msgspec.Struct, frozen=True):
    """A Facility as its sheet has it."""

    id: str
    protocol: tuple[str, ...]
    name: str | None
    flavour: str | None


class Cards(msgspec.Struct, frozen=True):
    """The sheet that is played with. Card number c is of the kind c // 3."""

    kinds: tuple[Kind, ...]
    facilities: tuple[Back, ...]
    node: tuple[tuple[str, ...], ...]  # by level, from 1


class Forecast(msgspec.Struct, frozen=True):
    """Where every point comes from, if the game ended now. Cards that nobody has seen yet have the Value 0."""

    points: Points
    zone: Points
    values: Points
    array: Points
    total: Points


class Side(msgspec.Struct, frozen=True):
    """One player's cards, as far as the seat knows them."""

    points: Points
    node: int  # its level; 0 while it is Discharged
    hand: tuple[int, ...]  # the cards of which the seat knows both sides
    hand_backs: tuple[int, ...]  # the Facilities behind those of which it has seen only the back
    hand_size: int
    deck_size: int
    deck_top: int | None  # the Facility that shows there
    held: tuple[int, ...]  # cards that the seat knows to be in the Deck, or in the hand where it cannot see them
    unknown: int  # how many more there are
    discard: tuple[int, ...]
    zone: tuple[int, ...]
    built: tuple[bool, ...]  # by card of the Zone: whether it lies as a Facility
    forecast: Forecast


class Place(msgspec.Struct, frozen=True):
    """A place of The Wastes: the kind that lies there, and its far side if the seat has seen it."""

    kind: int
    far: int | None


class NorthView(View, frozen=True, kw_only=True):
    first: Seat  # -1 before it is chosen
    turn: Seat
    turns: int
    directives: int  # left in this turn
    used: tuple[int, ...]  # by Directive, in this turn
    uses: tuple[int, ...]  # by name, Protocols in this turn
    asked: Seat  # who must choose; -1 while chance is asked or all is over
    question: str  # what is asked: a line of card text as sheets write it, or a step of the turn
    source: int  # the name whose text is being read, or -1
    chosen: int | None  # the card that was chosen before, where a question has two parts
    waiting: tuple[int, ...]  # Protocols that wait, by name
    prospects: tuple[tuple[Prospect, ...], ...]  # by Directive, what it would allow; only for whoever must choose one
    sides: tuple[Side, Side]
    wastes: tuple[Place | None, ...]
    wastes_deck: int
    wastes_top: int | None  # the Facility that shows there
    wastes_face: int | None  # the card, if the seat has looked at it
    kinds: int  # of Ancients that are played with
    cards: Cards | None  # what is printed on them, if they are not the house's own


def view(position: North, seat: Seat) -> NorthView:
    """Own hand, all Zones and Discards, the faces in The Wastes and the backs on the Decks (ruling T15)."""
    top, deck = position.wastes_top, position.deck
    return NorthView(
        first=position.first,
        turn=position.turn,
        turns=position.turns,
        directives=position.directives,
        used=tuple(position.used),
        uses=tuple(position.uses),
        asked=-1 if position.is_over else max(position.asked, -1),
        question=question(position),
        source=position.source,
        chosen=chosen(position),
        waiting=tuple(entry >> 6 & 31 for entry in position.triggered),
        prospects=prospects(position, seat),
        sides=(side(position, 0, seat), side(position, 1, seat)),
        wastes=tuple(place(position, number, seat) for number in range(WASTES)),
        wastes_deck=position.wastes_deck(),
        wastes_top=None if top == EMPTY else deck.back[top],
        wastes_face=top if top != EMPTY and has(position.top_seen, seat) else None,
        kinds=len(deck.kind) // COPIES,
        cards=None if deck.source == "cards" else printed(deck.source, deck.has_towers),
    )


def question(position: North) -> str:
    if position.asking == NOTHING_ASKED:
        return ""
    line = position.asking & LINE_MASK
    return WRITTEN.get(line) or words.step_name(line)


def chosen(position: North) -> int | None:
    """The card that was discarded for a Directive, or laid open for an exchange."""
    if position.paid != EMPTY:
        return position.paid
    line, argument = position.asking & LINE_MASK, position.asking >> SEAT_BITS
    is_second = position.asking != NOTHING_ASKED and WRITTEN.get(line, "").startswith("exchange") and argument > 1
    return (argument >> 1) - 1 if is_second else None


def side(position: North, owner: Seat, seat: Seat) -> Side:
    """What a seat sees of a player's cards; of its own Deck which there are, §8, but no order (ruling T15)."""
    is_own, back = owner == seat, position.deck.back
    hand = list(zip(position.hand[owner], position.open[owner], strict=True))
    seen = [card for card, known in hand if is_own or known == OPEN]
    hidden = [card for card, known in hand if not is_own and known != OPEN]
    top = position.deck_top[owner]
    pool = position.deck_bag[owner] + ([] if top == EMPTY else [top]) + hidden
    held = sorted(card for card in pool if is_own or position.is_public(card))
    return Side(
        points=position.points[owner],
        node=position.node[owner],
        hand=tuple(seen),
        hand_backs=tuple(sorted(back[card] for card, known in hand if not is_own and known == BACK)),
        hand_size=len(hand),
        deck_size=position.deck_size(owner),
        deck_top=None if top == EMPTY else back[top],
        held=tuple(held),
        unknown=len(pool) - len(held),
        discard=tuple(position.discard[owner]),
        zone=tuple(position.zone[owner]),
        built=tuple(position.lies_built(card) for card in position.zone[owner]),
        forecast=forecast(position, owner),
    )


def forecast(position: North, owner: Seat) -> Forecast:
    total, array = position.worth(owner), position.array(owner)
    points, zone = position.points[owner], len(position.zone[owner])
    return Forecast(points, zone, total - points - zone - array, array, total)


def place(position: North, number: int, seat: Seat) -> Place | None:
    card = position.wastes[number]
    if card == EMPTY:
        return None
    far = position.deck.back[card] if has(position.far_seen[number], seat) else None
    return Place(position.deck.kind[card], far)


@lru_cache(maxsize=64)
def printed(source: str, has_towers: bool) -> Cards:
    """What is printed on the cards; the same for all views of a table."""
    sheet = chosen_sheet(source, HERE, Sheet)
    backs = [facility.id for facility in sheet.facilities]
    return Cards(
        kinds=tuple(
            Kind(
                one.id,
                one.value,
                one.protocol,
                one.spark,
                tuple(KINDS + backs.index(back) for back in one.backs),
                one.name,
                one.flavour,
            )
            for one in kinds_of(sheet, has_towers)
        ),
        facilities=tuple(Back(one.id, one.protocol, one.name, one.flavour) for one in sheet.facilities),
        node=sheet.node,
    )


def holdings(view: NorthView, seat: Seat) -> dict[str, object]:
    """What is a seat's own."""
    side = view.sides[seat]
    return {
        "points": side.points,
        "node": side.node,
        "hand": side.hand,
        "deck": side.deck_size,
        "discard": side.discard,
        "zone": (side.zone, side.built),
    }
