"""What a bot should know of The North beyond its rules: what every line of text is worth, whatever the sheet."""

from __future__ import annotations

from typing import Final

from ludotek.core.arithmetic import tanh
from ludotek.core.parts import Skill
from ludotek.core.position import Position, Seat
from ludotek.games.north.components import POINTS, WASTES
from ludotek.games.north.printing import EFFECTS
from ludotek.games.north.rules import LINE_MASK, SEAT_BITS, North
from ludotek.games.north.state import EMPTY
from ludotek.games.north.steps.triggers import name_in, seat_in
from ludotek.games.north.steps.turn import (
    CHOOSE_DIRECTIVE,
    CHOOSE_TARGET,
    FORCED_PICK,
    PAY_FOR_FACILITY,
    PAY_FOR_TARGET,
    PLAY_ANCIENT,
)

# Fitted to what became of the margin in games of bots against themselves.
CALM: Final = 3.8  # points of uncertainty that are left at the very end
PER_CARD: Final = 0.065  # how much uncertainty each card of the Wastes Deck adds
A_DIRECTIVE: Final = 2.3  # what a Directive that is still to come is worth
A_TURN: Final = 7.6  # a whole turn
A_LEVEL: Final = 0.55  # of a Node
A_CARD: Final = 0.9  # in hand


class Weights:
    """What a line is worth, by its number: so much at once, and so much for each of something."""

    flat: list[float]
    strike: list[int]  # points that the other loses
    mend: list[int]
    per: list[int]  # 0, or 1 for Facilities, 2 for Ancients, 3 for cards in hand, 4 for the Node, 5 the lead

    def __init__(self) -> None:
        size = 1
        for line in EFFECTS.values():
            if line.number >= size:
                size = line.number + 1
        self.flat = [0.0] * size
        self.strike = [0] * size
        self.mend = [0] * size
        self.per = [0] * size
        for written, line in EFFECTS.items():
            self.weigh(written, line.number)

    def weigh(self, written: str, number: int) -> None:
        words = written.split()
        times = int(words[-1]) if words[-1].isdecimal() else 1
        if words[0] == "strike":
            if words[1] == "per":
                self.per[number] = 1 + PERS.index(words[2])
            else:
                self.strike[number] = times
        elif words[0] == "mend":
            self.mend[number] = times
        else:
            self.flat[number] = FLAT[" ".join(words[:-1]) if words[-1].isdecimal() else written] * times


PERS: Final = ["facility", "ancient", "card", "node", "lead"]
FLAT: Final = {
    "draw": 1.0,
    "charge": 0.7,
    "reset": 1.0,
    "flip yours": 1.2,
    "flip theirs": -0.3,
    "exchange hand and wastes": 0.6,
    "exchange hand and zone": 1.0,
    "exchange zones": 0.3,
    "salvage": 0.9,
    "refill": 0.2,
    "scan": 0.1,
    "build": 1.8,
    "raise": 1.8,
    "found": 1.2,
    "activate": 1.2,
    "recall": 0.1,
    "oust": 0.6,
    "take": 1.4,
    "scrap": -0.8,
    "if done": 0.0,
    "echo": 1.5,
}
WEIGHTS: Final = Weights()


def evaluate(position: Position, seat: Seat) -> float:
    """The expected result, from -1 to 1."""
    return tanh(guess(position, seat))


def guess(position: Position, seat: Seat) -> float:
    """The margin now, what is on the agenda, and how much may still change."""
    assert isinstance(position, North)
    margin = float(position.worth(seat) - position.worth(1 - seat))
    mine = prospects(position, seat)
    theirs = prospects(position, 1 - seat)
    uncertainty = CALM + PER_CARD * position.wastes_deck()
    return (margin + mine - theirs + on_the_agenda(position, seat)) / uncertainty


def prospects(game: North, seat: Seat) -> float:
    """What a seat may hope for: Node, cards in hand, Directives to come."""
    hope = A_LEVEL * game.node[seat]
    if game.turn != seat:
        return hope + (A_TURN if game.turn == game.first else 0.0)  # whoever begins a round does not end it
    hope += A_DIRECTIVE * game.directives
    spare = len(game.hand[seat]) - game.directives
    if spare > 0:
        most = game.points[1 - seat]
        hope += A_CARD * (spare if spare < most else most)
    return hope + 0.35 * len(game.hand[seat])


def on_the_agenda(game: North, seat: Seat) -> float:
    """What the lines and Protocols that wait are worth to a seat, and the best answer to the present question."""
    total = 0.0
    for item in game.agenda:
        line = item & LINE_MASK
        if line < len(WEIGHTS.flat):
            worth = line_worth(game, line, item >> SEAT_BITS & 1)
            total += worth if item >> SEAT_BITS & 1 == seat else -worth
    for entry in game.triggered:
        worth = text_worth(game, game.deck.protocol[name_in(entry)], seat_in(entry))
        total += worth if seat_in(entry) == seat else -worth
    if game.asked >= 0:
        worth = best_answer(game, game.asked)
        total += worth if game.asked == seat else -worth
    return total


def line_worth(game: North, line: int, seat: Seat) -> float:
    """What one line would do for whoever reads it."""
    left = game.points[1 - seat]
    strike = WEIGHTS.strike[line]
    if strike > 0:
        return float(strike if strike < left else left)
    mend = WEIGHTS.mend[line]
    if mend > 0:
        missing = POINTS - game.points[seat]
        return float(mend if mend < missing else missing)
    per = WEIGHTS.per[line]
    if per > 0:
        counted = count(game, seat, per)
        return float(counted if counted < left else left)
    return WEIGHTS.flat[line]


def count(game: North, seat: Seat, per: int) -> int:
    if per == 3:
        return len(game.hand[seat])
    if per == 4:
        return game.node[seat]
    if per == 5:
        return max(0, len(game.zone[seat]) - len(game.zone[1 - seat]))
    built = 0
    for card in game.zone[seat]:
        if game.lies_built(card):
            built += 1
    return built if per == 1 else len(game.zone[seat]) - built + 1


def text_worth(game: North, text: list[int], seat: Seat) -> float:
    total = 0.0
    for line in text:
        total += line_worth(game, line, seat)
    return total


def best_answer(game: North, seat: Seat) -> float:
    """What the present question is worth to whoever is asked."""
    line = game.asking & LINE_MASK
    if line == CHOOSE_DIRECTIVE.number:
        return 0.0  # Directives to come are counted already
    if line == PAY_FOR_TARGET.number:
        return best_target(game, seat, -1)
    if line == CHOOSE_TARGET.number:
        return best_target(game, seat, game.paid)
    if line == PAY_FOR_FACILITY.number:
        top = game.wastes_top
        return 1.0 + text_worth(game, game.deck.protocol[game.deck.back[top]], seat) if top != EMPTY else 0.0
    if line == PLAY_ANCIENT.number:
        return best_activation(game, seat)
    if line == FORCED_PICK.number:
        return best_value(game)
    return WEIGHTS.flat[line] if line < len(WEIGHTS.flat) else 0.0


def best_target(game: North, seat: Seat, paid: int) -> float:
    """Value and Spark of the best Ancient that can be Reprogrammed."""
    best = 0.0
    values = game.deck.value
    for place in range(WASTES):
        card = game.wastes[place]
        if card == EMPTY or (paid != EMPTY and values[card] == values[paid]):
            continue
        worth = values[card] + text_worth(game, game.deck.spark[game.deck.kind[card]], seat)
        if worth > best:
            best = worth
    return best


def best_activation(game: North, seat: Seat) -> float:
    """A card gains 1 in the Zone, loses its Value in the Deck, and uses its Protocol."""
    best = -3.0
    for card in game.hand[seat]:
        worth = 1.0 - game.deck.value[card] + text_worth(game, game.deck.protocol[game.deck.kind[card]], seat)
        if worth > best:
            best = worth
    return best


def best_value(game: North) -> float:
    best = 0
    for card in game.wastes:
        if card != EMPTY and game.deck.value[card] > best:
            best = game.deck.value[card]
    return float(best)


SKILL: Final = Skill(
    evaluate=evaluate,
    method="worlds",  # a hand is all that is hidden for long, and it tells little
    simulations={3: 40, 4: 400, 5: 24000},  # with its net level 5 takes no longer than 32000 without
    slow=(5,),
)
