"""Why a Directive cannot be chosen in The North, a card not pay, an Ancient not be Reprogrammed."""

from __future__ import annotations

from ludotek.core.phrase import Phrase, phrase
from ludotek.core.position import Move, Seat
from ludotek.core.refusals import Action, Refusals, single
from ludotek.games.north.components import BUILD, DIRECTIVES, DISCHARGE, TWICE, WASTES
from ludotek.games.north.rules import LINE_MASK, North
from ludotek.games.north.state import EMPTY
from ludotek.games.north.steps.turn import CHOOSE_DIRECTIVE, CHOOSE_TARGET, PAY_FOR_TARGET
from ludotek.games.north.vocabulary import CARD, DIRECTIVE, PLACE


def expected(game: North, seat: Seat) -> list[Action]:
    """The four Directives; then the cards in hand that might pay, and the Ancients that might be had for one."""
    moves: list[Move] = []
    line = game.asking & LINE_MASK
    if line == CHOOSE_DIRECTIVE.number:
        moves = [DIRECTIVE + directive for directive in range(DIRECTIVES)]
    elif line == PAY_FOR_TARGET.number:
        moves = [CARD + card for card in game.hand[seat]]
    elif line == CHOOSE_TARGET.number:
        moves = [PLACE + place for place in range(WASTES) if game.wastes[place] != EMPTY]
    return [single(move) for move in moves]


def why(game: North, seat: Seat, action: Action) -> Phrase:
    move = action.moves[0]
    if move >= DIRECTIVE:
        return why_no_directive(game, seat, move - DIRECTIVE)
    if move >= PLACE:  # §13, rulings T1 and T25
        return phrase("north-refused-value", value=game.deck.value[game.paid])
    return phrase("north-refused-card", value=game.deck.value[move - CARD])


def why_no_directive(game: North, seat: Seat, directive: int) -> Phrase:
    """§21: none three times; and what it takes has to be there (rulings T3 and T6)."""
    if game.used[directive] >= TWICE:
        return phrase("north-refused-twice")
    if directive == DISCHARGE:
        return phrase("north-refused-discharged")
    if not game.hand[seat]:
        return phrase("north-refused-hand")
    if directive == BUILD:
        return phrase("north-refused-no-facility")
    return phrase("north-refused-reprogram" if game.wastes_left() else "north-refused-wastes")


REFUSALS = Refusals(expected, why)
