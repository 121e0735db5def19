"""Setting up, as rules cards 1 and 2 have it."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import CHANCE, EVERYONE, Move
from ludotek.games.north.components import STARTING_CARDS
from ludotek.games.north.deck import Line
from ludotek.games.north.rules import North
from ludotek.games.north.steps.dealing import (
    DEAL_CARD,
    DRAW_TOP,
    DRAW_UNSEEN,
    JOIN_WASTES,
    LAY_ANCIENT,
    REFILL,
    TURN_UP_DECK,
    TURN_UP_WASTES,
    Step,
)
from ludotek.games.north.steps.turn import (
    BEGIN_TURN,
    CHOOSE_DIRECTIVE,
    CHOOSE_TARGET,
    COUNT_HAND,
    END_OF_TEXT,
    END_OF_TURN,
    FORCED_PICK,
    PAY_FOR_FACILITY,
    PAY_FOR_TARGET,
    PLAY_ANCIENT,
    RESOLVE,
    TEND_NODE,
)
from ludotek.games.north.vocabulary import CHOSEN_FIRST, FIRST

FIRSTS: Final[list[Move]] = [FIRST, FIRST + 1]
LOT_DAWN: Final[list[Move]] = [FIRST]
LOT_DUSK: Final[list[Move]] = [FIRST + 1]


class SetUp(Step):
    """Rules card 1, §7-§10: four Ancients of Value 0 to each player, the others to the Wastes Deck, four laid out."""

    def run(self, game: North, argument: int) -> None:
        game.push(BEGIN_TURN.number, 0)
        game.push(REFILL.number, 0)  # §10
        game.push(JOIN_WASTES.number, 0)
        for _ in range(STARTING_CARDS):
            game.push(DEAL_CARD.number, 1)
            game.push(DEAL_CARD.number, 0)
        game.push(CHOOSE_FIRST.number, 0)


class ChooseFirst(Step):
    """Rules card 2, §12: determine a First Player, who stays it for the entire game (ruling T24)."""

    def run(self, game: North, argument: int) -> None:
        game.ask(CHANCE, self.number, 0)

    def offer(self, game: North, argument: int) -> list[Move]:
        if game.options.first == "random":  # §40
            return FIRSTS
        return LOT_DAWN if game.options.first == "dawn" else LOT_DUSK

    def answer(self, game: North, argument: int, move: Move) -> None:
        game.first = move - FIRST
        game.turn = 1 - game.first  # who had the turn before the first
        game.tell(EVERYONE, CHOSEN_FIRST, game.first, 0)


SET_UP: Final = SetUp()
CHOOSE_FIRST: Final = ChooseFirst()

# Everything that is not written on a card, by the number under which the agenda knows it.
STEPS: Final[list[Line]] = [
    SET_UP,
    CHOOSE_FIRST,
    DEAL_CARD,
    JOIN_WASTES,
    TURN_UP_WASTES,
    BEGIN_TURN,
    DRAW_UNSEEN,
    TURN_UP_DECK,
    DRAW_TOP,
    CHOOSE_DIRECTIVE,
    PAY_FOR_TARGET,
    CHOOSE_TARGET,
    PAY_FOR_FACILITY,
    PLAY_ANCIENT,
    RESOLVE,
    END_OF_TEXT,
    TEND_NODE,
    COUNT_HAND,
    FORCED_PICK,
    REFILL,
    LAY_ANCIENT,
    END_OF_TURN,
]
