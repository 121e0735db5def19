"""The North as learners see it, from the seat's own point of view: cards by number, places by what lies there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.core.encoding import Encoding, Field, Row
from ludotek.core.position import DEAL, TURN, Position, Seat
from ludotek.games.north.components import (
    CARDS,
    DIRECTIVES,
    DIRECTIVES_A_TURN,
    FACILITIES,
    HAND_LIMIT,
    HIGHEST_LEVEL,
    KINDS,
    NAMES,
    POINTS,
    RESOLVED_AT_MOST,
    STARTING_CARDS,
    TWICE,
    WASTES,
)
from ludotek.games.north.knowledge import has
from ludotek.games.north.rules import LINE_MASK, North
from ludotek.games.north.state import BACK, EMPTY, NOTHING_ASKED, OPEN

# A turn ends with a card out of the Wastes Deck, so there are at most as many turns as cards, and one.
TURNS: Final = CARDS + 1
LINES: Final = 100
QUESTIONS_A_TEXT: Final = 16  # four lines, of which none asks more often than four times
QUESTIONS_A_TURN: Final = (RESOLVED_AT_MOST + 8) * QUESTIONS_A_TEXT + 12

# What becomes of a card, as far as the seat knows: where it lies.
IN_HAND: Final = 1
HELD: Final = 2  # in the Deck, or in a hand that the seat cannot see
IN_DISCARD: Final = 3
AS_ANCIENT: Final = 4
AS_FACILITY: Final = 5

FIELDS: Final = [
    Field("own_cards", CARDS, AS_FACILITY, "by card, the seat's own: 1 hand, 2 Deck, 3 Discard, 4 Ancient, 5 Facility"),
    Field("others_cards", CARDS, AS_FACILITY, "the same for the other's, where the seat knows it"),
    Field("points", 2, POINTS, "the seat's points, then the other's"),
    Field("node", 2, HIGHEST_LEVEL, "the level of either Node; 0 while it is Discharged"),
    Field("hand", 2, HAND_LIMIT, "cards in either hand"),
    Field("deck", 2, CARDS, "cards in either Deck"),
    Field("deck_top", 2 * FACILITIES, 1, "the Facility on top of either Deck"),
    Field("others_backs", FACILITIES, HAND_LIMIT, "cards in the other's hand of which only the back is known"),
    Field("wastes", WASTES * KINDS, 1, "the kind that lies in each place of The Wastes"),
    Field("far", WASTES * FACILITIES, 1, "its far side, where the seat has seen it"),
    Field("wastes_deck", 1, CARDS, "cards in the Wastes Deck"),
    Field("wastes_top", FACILITIES, 1, "the Facility on top of it"),
    Field("wastes_face", 1, CARDS, "the card on top of it and one more, if the seat has looked; else 0"),
    Field("turn", 1, 1, "1 in the seat's own turn"),
    Field("first", 1, 1, "1 if the seat is the First Player"),
    Field("directives", 1, DIRECTIVES_A_TURN, "Directives left in this turn"),
    Field("used", DIRECTIVES, TWICE, "how often each was used in this turn"),
    Field("uses", NAMES, RESOLVED_AT_MOST + 1, "how often each Protocol was used in this turn, at most 201"),
    Field("question", 1, LINES, "the line that asks, by its number and one more; 0 if none does"),
    Field("source", 1, NAMES, "the name whose text is being read and one more; 0 if none is"),
    Field("paid", 1, CARDS, "the card discarded for a Directive and one more; 0 if none was"),
]


SPARSE: Final = sum(field.size for field in FIELDS[: [field.name for field in FIELDS].index("turn")])  # mostly zeros
ALL: Final = (1 << CARDS) - 1


class NorthEncoding(Encoding):
    def write(self, position: Position, seat: Seat, row: Row, at: i64) -> None:
        assert isinstance(position, North)
        place: i64 = at
        last: i64 = at + SPARSE
        while place < last:
            row[place] = 0
            place += 1
        self.write_cards(position, seat, seat, row, at)
        self.write_cards(position, 1 - seat, seat, row, at + CARDS)
        at = self.write_players(position, seat, row, at + 2 * CARDS)
        at = self.write_wastes(position, seat, row, at)
        self.write_turn(position, seat, row, at)

    def write_cards(self, game: North, owner: Seat, seat: Seat, row: Row, at: i64) -> None:
        known: i64 = ALL if owner == seat else game.public  # whose cards these are can be followed
        for card in game.deck_bag[owner]:
            self.write_held(known, card, row, at)
        if game.deck_top[owner] != EMPTY:
            self.write_held(known, game.deck_top[owner], row, at)
        if owner == seat:
            for card in game.hand[owner]:
                row[at + card] = IN_HAND
        else:
            self.write_hand(game, owner, known, row, at)
        for card in game.discard[owner]:
            row[at + card] = IN_DISCARD
        built: i64 = game.built
        for card in game.zone[owner]:
            number: i64 = card
            row[at + number] = AS_FACILITY if built >> number & 1 != 0 else AS_ANCIENT

    def write_hand(self, game: North, owner: Seat, known: i64, row: Row, at: i64) -> None:
        """What the other seat sees of a hand."""
        hand, how_open = game.hand[owner], game.open[owner]
        for place in range(len(hand)):
            if how_open[place] == OPEN:
                row[at + hand[place]] = IN_HAND
            else:
                self.write_held(known, hand[place], row, at)

    def write_held(self, known: i64, card: i64, row: Row, at: i64) -> None:
        if known >> card & 1 != 0:
            row[at + card] = HELD

    def write_players(self, game: North, seat: Seat, row: Row, at: i64) -> i64:
        for number in range(2):
            owner = seat if number == 0 else 1 - seat
            row[at + number] = game.points[owner]
            row[at + 2 + number] = game.node[owner]
            row[at + 4 + number] = len(game.hand[owner])
            row[at + 6 + number] = game.deck_size(owner)
            if game.deck_top[owner] != EMPTY:
                row[at + 8 + FACILITIES * number + game.deck.back[game.deck_top[owner]] - KINDS] = 1
        at += 8 + 2 * FACILITIES
        other = 1 - seat
        hand, how_open, back = game.hand[other], game.open[other], game.deck.back
        for place in range(len(hand)):
            if how_open[place] == BACK:
                row[at + back[hand[place]] - KINDS] += 1
        return at + FACILITIES

    def write_wastes(self, game: North, seat: Seat, row: Row, at: i64) -> i64:
        for place in range(WASTES):
            card = game.wastes[place]
            if card != EMPTY:
                row[at + KINDS * place + game.deck.kind[card]] = 1
                if has(game.far_seen[place], seat):
                    row[at + WASTES * KINDS + FACILITIES * place + game.deck.back[card] - KINDS] = 1
        at += WASTES * (KINDS + FACILITIES)
        row[at] = game.wastes_deck()
        if game.wastes_top != EMPTY:
            row[at + 1 + game.deck.back[game.wastes_top] - KINDS] = 1
            if has(game.top_seen, seat):
                row[at + 1 + FACILITIES] = game.wastes_top + 1
        return at + 2 + FACILITIES

    def write_turn(self, game: North, seat: Seat, row: Row, at: i64) -> None:
        row[at] = game.turn == seat
        row[at + 1] = game.first == seat
        row[at + 2] = game.directives
        at += 3
        for used in game.used:
            row[at] = used
            at += 1
        for uses in game.uses:
            row[at] = uses if uses <= RESOLVED_AT_MOST else RESOLVED_AT_MOST + 1
            at += 1
        row[at] = 0 if game.asking == NOTHING_ASKED else 1 + (game.asking & LINE_MASK)
        row[at + 1] = game.source + 1
        row[at + 2] = game.paid + 1


ENCODING: Final = NorthEncoding(
    FIELDS,
    kinds=(DEAL, TURN),
    longest=TURNS * QUESTIONS_A_TURN,
    luck=2 * STARTING_CARDS + 8 + TURNS * 2 * CARDS,
    told=TURNS * QUESTIONS_A_TURN * 4,
)
