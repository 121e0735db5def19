"""What a net sees of The North: where the cards of each kind lie, the tracks, and what is being read or asked.

It sees a world in which all cards are known, as a search imagines one, and always from the side of whoever's turn it
is. Its answer is added to what the house's own weights make of the position (bot.py), so it only has to know better.
"""

from __future__ import annotations

from typing import Final

from ludotek.core.arithmetic import tanh
from ludotek.core.net import ONE, Net
from ludotek.core.position import Position, Seat
from ludotek.games.north.bot import guess
from ludotek.games.north.components import CARDS, DIRECTIVES, FACILITIES, HIGHEST_LEVEL, KINDS, NAMES, POINTS, TWICE
from ludotek.games.north.rules import LINE_MASK, SEAT_BITS, North
from ludotek.games.north.state import EMPTY, NOTHING_ASKED
from ludotek.games.north.steps.triggers import name_in, seat_in

LEARNED_WITH: Final = "cards"  # the sheet
LINES: Final = 100
LEVELS: Final = HIGHEST_LEVEL + 1
DIRECTIVES_LEFT: Final = 4

# Where each run of features begins. What either player has comes twice: first whose turn it is, then the other.
HAND: Final = 0
STOCK: Final = HAND + KINDS  # cards of the Deck
DISCARD: Final = STOCK + KINDS
ANCIENT: Final = DISCARD + KINDS
FACILITY: Final = ANCIENT + KINDS
TRACK: Final = FACILITY + FACILITIES
NODE: Final = TRACK + POINTS + 1
WAITING: Final = NODE + LEVELS  # lines of the agenda
ASKED: Final = WAITING + LINES  # the line that asks
TRIGGERED: Final = ASKED + LINES
EACH: Final = TRIGGERED + NAMES

WASTES_KIND: Final = 2 * EACH
WASTES_BACK: Final = WASTES_KIND + KINDS
WASTES_DECK: Final = WASTES_BACK + FACILITIES
LEADS: Final = WASTES_DECK + CARDS + 1
LEFT: Final = LEADS + 2
USED: Final = LEFT + DIRECTIVES_LEFT
SIZE: Final = USED + DIRECTIVES * (TWICE + 1)


class Judge:
    """The house's own weights, mended by a net, for the cards that it learned with."""

    net: Net

    def __init__(self, net: Net) -> None:
        self.net = net

    def evaluate(self, position: Position, seat: Seat) -> float:
        """The expected result, from -1 to 1."""
        assert isinstance(position, North)
        known = guess(position, seat)
        if position.deck.source != LEARNED_WITH or position.deck.has_towers:
            return tanh(known)
        better = float(self.net.answer(features(position))[0]) / float(ONE)
        return tanh(known + better if viewer(position) == seat else known - better)


def viewer(position: Position) -> Seat:
    """From whose side the net sees a position."""
    assert isinstance(position, North)
    return 1 if position.turn == 1 else 0


def features(position: Position) -> list[int]:
    """All that a net sees; two cards of a kind in one place are two."""
    assert isinstance(position, North)
    mine = 1 if position.turn == 1 else 0
    found: list[int] = []
    add_player(found, position, mine, 0)
    add_player(found, position, 1 - mine, EACH)
    add_middle(found, position, mine)
    add_agenda(found, position, mine)
    return found


def add_player(found: list[int], game: North, owner: Seat, at: int) -> None:
    """Cards, points and Node of one player."""
    kind = game.deck.kind
    for card in game.hand[owner]:
        found.append(at + HAND + kind[card])
    for card in game.deck_bag[owner]:
        found.append(at + STOCK + kind[card])
    top = game.deck_top[owner]
    if top != EMPTY:
        found.append(at + STOCK + kind[top])
    for card in game.discard[owner]:
        found.append(at + DISCARD + kind[card])
    for card in game.zone[owner]:
        if game.lies_built(card):
            found.append(at + FACILITY + game.deck.back[card] - KINDS)
        else:
            found.append(at + ANCIENT + kind[card])
    found.append(at + TRACK + game.points[owner])
    found.append(at + NODE + game.node[owner])


def add_middle(found: list[int], game: North, mine: Seat) -> None:
    """The Wastes, their Deck, and what is left of the turn."""
    for card in game.wastes:
        if card != EMPTY:
            found.append(WASTES_KIND + game.deck.kind[card])
    if game.wastes_top != EMPTY:
        found.append(WASTES_BACK + game.deck.back[game.wastes_top] - KINDS)
    found.append(WASTES_DECK + game.wastes_deck())
    found.append(LEADS + (1 if game.first == mine else 0))
    found.append(LEFT + game.directives)
    for directive in range(DIRECTIVES):
        found.append(USED + directive * (TWICE + 1) + game.used[directive])


def add_agenda(found: list[int], game: North, mine: Seat) -> None:
    """Lines and Protocols that wait, and the present question, by whose they are."""
    for item in game.agenda:
        line = item & LINE_MASK
        if line < LINES:
            found.append((0 if item >> SEAT_BITS & 1 == mine else EACH) + WAITING + line)
    for entry in game.triggered:
        found.append((0 if seat_in(entry) == mine else EACH) + TRIGGERED + name_in(entry))
    if game.asked >= 0 and game.asking != NOTHING_ASKED:
        line = game.asking & LINE_MASK
        if line < LINES:
            found.append((0 if game.asked == mine else EACH) + ASKED + line)
