"""Why a die cannot be placed in Project NOS, or a part not be taken."""

from __future__ import annotations

from ludotek.core.phrase import Phrase, phrase
from ludotek.core.position import Move, Seat
from ludotek.core.refusals import Action, Refusals, single
from ludotek.games.nos.components import HIGHEST, KINDS, MOST_CARDS, MOST_REDLINES, NITROUS
from ludotek.games.nos.rules import Nos
from ludotek.games.nos.steps.draft import cards_of, colours_of
from ludotek.games.nos.steps.moves import ADD, GIVE, PLACE, PLACE_SAVED, SAVE, TAKE
from ludotek.games.nos.steps.parts import BITS, MASK, NO
from ludotek.games.nos.steps.state import DRAFTING, DRIVING, NOBODY, RACING
from ludotek.games.nos.view import rolled_dice, saved_values
from ludotek.games.nos.words import say_part


def expected(game: Nos, seat: Seat) -> list[Action]:
    """In the draft every part that the sheet has, on the road every die that shows a value."""
    moves: list[Move] = []
    if game.phase == DRAFTING:
        has = game.owned[seat]
        moves = [(ADD if has >> kind & 1 else TAKE) + kind - 1 for kind in range(1, KINDS) if is_on_sheet(game, kind)]
    elif game.phase == RACING and game.status[seat] == DRIVING:
        moves = [PLACE + 6 * (die >> BITS) + (die & MASK) - 1 for die in rolled_dice(game.fresh[seat])]
        moves += [PLACE_SAVED + value - 1 for value in saved_values(game.saved[seat])]
    return [single(move) for move in dict.fromkeys(moves)]  # dice that are alike make one move


def is_on_sheet(game: Nos, kind: int) -> bool:
    return game.parts.colour[kind] != NOBODY and game.parts.cards[kind] > 0


def why(game: Nos, seat: Seat, action: Action) -> Phrase:
    move = action.moves[0]
    return why_not_place(game, seat, move) if move < SAVE else why_not_pick(game, seat, move)


def why_not_place(game: Nos, seat: Seat, move: Move) -> Phrase:
    """One die a roll (ruling P9), that matches the next card or leaves room for a redline, §31-§34."""
    is_saved = move >= PLACE_SAVED
    kind, value = (NITROUS, move - PLACE_SAVED + 1) if is_saved else ((move - PLACE) // 6, (move - PLACE) % 6 + 1)
    card = game.next_card(seat)
    if not is_saved and game.spent[seat]:
        return phrase("nos-refused-spent")
    if game.parts.fit[64 * kind + 8 * value + card] == NO:
        return phrase("nos-refused-fit", value=value, card=card, under=furthest_under(game, kind))
    return phrase("nos-refused-redline", value=value, card=card, most=MOST_REDLINES)


def furthest_under(game: Nos, kind: int) -> int:
    """How much less than a card a die of this kind may show, §32, or more with its part."""
    values = range(1, HIGHEST + 1)
    fits = [(card, value) for card in values for value in values if game.parts.fit[64 * kind + 8 * value + card] != NO]
    return max([card - value for card, value in fits])


def why_not_pick(game: Nos, seat: Seat, move: Move) -> Phrase:
    """Two cards at most, of different colours, §20, as long as there are dice and cards (ruling P4)."""
    is_more = ADD <= move < GIVE
    kind = move - (ADD if is_more else TAKE) + 1
    colour, part = game.parts.colour[kind], say_part(kind - 1)
    if game.given and (is_more or colour == game.given_colour):
        return phrase("nos-refused-exchange", part=part)
    if game.supply[colour] < max(1, game.given):
        return phrase("nos-refused-dice", part=part)
    if colours_of(game, seat) >> colour & 1:
        return phrase("nos-refused-colour", part=part)
    if cards_of(game, seat) >= MOST_CARDS:
        return phrase("nos-refused-cards", most=MOST_CARDS)
    return phrase("nos-refused-gone", part=part)


REFUSALS = Refusals(expected, why)
