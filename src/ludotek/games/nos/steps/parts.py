"""What the dice may do: what a face counts as, what fits a card, which dice may be rolled together.

All of it follows from the sheet of cards, and is written down once as tables. Rules, solver and boards
ask here and nowhere else.
"""

from __future__ import annotations

from typing import Final

from ludotek.games.nos.components import (
    FACES,
    HAND,
    HIGHEST,
    KIND_NAMES,
    KINDS,
    MOST_REDLINES,
    NITROUS,
    V8,
    cards_of,
)
from ludotek.games.nos.steps.moves import REROLL, ROLL, SELECTIONS

# How a die fits a card.
NO: Final = 0
MATCH: Final = 1  # without a redline
REDLINE: Final = 2

# Dice of several kinds are one number: three bits a kind. Saved values too: three bits a value.
BITS: Final = 3
MASK: Final = 7
NONE: Final[list[int]] = []


def count(dice: int, kind: int) -> int:
    return dice >> BITS * kind & MASK


def total(dice: int) -> int:
    found = 0
    while dice:
        found += dice & MASK
        dice >>= BITS
    return found


def keep(saved: int, value: int) -> int:
    """Saved values with one more, in rising order, so that equal ones are equal numbers."""
    low, high = saved & MASK, saved >> BITS
    if low == 0:
        return value
    if high == 0:
        return low | value << BITS if low <= value else value | low << BITS
    raise ValueError("No more than two dice can be saved.")


def let_go(saved: int, value: int) -> int:
    """Saved values without one of them."""
    return saved >> BITS if saved & MASK == value else saved & MASK


def saved_dice(saved: int) -> int:
    return 0 if saved == 0 else 1 if saved <= MASK else 2


class Parts:
    """The tables of one sheet of cards; what a part does, its own dice do, and no others, §21 and §22."""

    chosen: str
    deck: list[int]  # by value: track cards
    cards: list[int]  # by kind: modification cards
    supply: list[int]  # by colour: dice
    colour: list[int]  # by kind; the common die has none
    value: list[int]  # by kind and face: what it counts as
    fit: list[int]  # by kind, value and card
    top_fit: list[int]  # by kind and card: a mask of the fits that some face of it has
    matching: list[int]  # by kind and card: how many faces fit without a redline
    hand: list[int]  # by selection: how many dice are in hand with it
    size: list[int]  # by selection
    can_save: bool
    known_rolls: dict[int, list[int]]

    def __init__(self, chosen: str) -> None:
        sheet = cards_of(chosen)
        self.chosen = chosen
        colours = list(sheet.dice)
        self.deck = [sheet.track.count(value) for value in range(HIGHEST + 1)]  # §1 and §55
        self.cards = [0] * KINDS
        self.supply = [sheet.dice[colour] for colour in colours]  # §56
        self.colour = [-1] * KINDS
        self.value = [face for _ in range(KINDS) for face in range(8)]
        self.fit = [0] * (KINDS * 64)
        self.can_save = False
        under = [0] * KINDS
        over = [0] * KINDS
        v8_hand = HAND
        for name, part in sheet.parts().items():  # §57
            kind = KIND_NAMES.index(name)
            self.cards[kind] = part.cards  # §2 and §59
            self.colour[kind] = colours.index(part.colour)  # §3 and §58
            under[kind], over[kind] = part.free_under, part.free_over  # §27, §28, §63 and §64
            for face in range(FACES):
                self.value[8 * kind + face + 1] = part.faces[face]  # §25, §26 and §60, ruling P18
            if kind == V8:
                v8_hand = part.hand  # §23 and §61
            if kind == NITROUS:
                self.can_save = part.saved  # §24 and §62
        for kind in range(KINDS):
            for value in range(1, HIGHEST + 1):
                for card in range(1, HIGHEST + 1):
                    self.fit[64 * kind + 8 * value + card] = fit_of(value, card, under[kind], over[kind])
        self.top_fit = [0] * (KINDS * 8)
        self.matching = [0] * (KINDS * 8)
        for kind in range(KINDS):
            for card in range(1, HIGHEST + 1):
                self.top_fit[8 * kind + card] = self.fits_of_faces(kind, card)
                self.matching[8 * kind + card] = self.matches_of_faces(kind, card)
        self.hand = [v8_hand if V8 in chosen else HAND for chosen in SELECTIONS]
        self.size = [len(chosen) for chosen in SELECTIONS]
        self.known_rolls = {}

    def __reduce__(self) -> tuple[object, ...]:
        return (parts_of, (self.chosen,))

    def fits_of_faces(self, kind: int, card: int) -> int:
        fits = 0
        for face in range(1, FACES + 1):
            fits |= self.fit[64 * kind + 8 * self.value[8 * kind + face] + card]
        return fits

    def matches_of_faces(self, kind: int, card: int) -> int:
        found = 0
        for face in range(1, FACES + 1):
            if self.fit[64 * kind + 8 * self.value[8 * kind + face] + card] == MATCH:
                found += 1
        return found

    # Race! and the list of modifications: which dice may be rolled.

    def rolls(self, dice: int, saved: int) -> list[int]:
        """Every way to fill the hand from these dice; where saved dice fill it, one of them is rolled again."""
        key = dice << 2 * BITS | saved
        found = self.known_rolls.get(key)
        if found is None:
            found = self.find_rolls(dice, saved)
            self.known_rolls[key] = found
        return found

    def find_rolls(self, dice: int, saved: int) -> list[int]:
        """A full hand, §30 and §33 (ruling P8): two dice, three with a V8 die (P16), or all that are left (P15)."""
        held, left = saved_dice(saved), total(dice)
        rolls: list[int] = []
        for selection in range(len(SELECTIONS)):
            wanted = min(self.hand[selection] - held, left)  # §24: saved dice are in hand
            if self.size[selection] == wanted and self.has(dice, SELECTIONS[selection]):
                rolls.append(ROLL + selection)
        if not rolls and saved:  # ruling P17: every die that could be rolled is saved
            low, high = saved & MASK, saved >> BITS
            rolls = [REROLL + low - 1] if high in (0, low) else [REROLL + low - 1, REROLL + high - 1]
        return rolls

    def has(self, dice: int, kinds: list[int]) -> bool:
        return all(count(dice, kind) >= kinds.count(kind) for kind in kinds)

    # Dead ends.

    def is_stuck(self, dice: int, saved: int, card: int, redlines: int) -> bool:
        """Ruling P19: no die that is left can ever be placed on this card without a third redline."""
        allowed = MATCH if redlines >= MOST_REDLINES else MATCH | REDLINE
        for kind in range(KINDS):
            if count(dice, kind) > 0 and self.top_fit[8 * kind + card] & allowed:
                return False
        held = saved
        while held:
            if self.fit[64 * NITROUS + 8 * (held & MASK) + card] & allowed:
                return False
            held >>= BITS
        rolls = self.rolls(dice, saved)
        may_reroll = len(rolls) > 0 and rolls[0] >= REROLL  # ruling P17
        return not (may_reroll and self.top_fit[8 * NITROUS + card] & allowed)

    def likeliest(self, dice: int, saved: int, card: int) -> int:
        """The roll that most often matches a card: what a driver in a hurry picks up; -1 where there is none."""
        best, most = -1, -1.0
        for move in self.rolls(dice, saved):
            chance = self.chance_of_match(move, card)
            if chance > most:
                best, most = move, chance
        return best

    def chance_of_match(self, move: int, card: int) -> float:
        missed = 1.0
        for kind in [NITROUS] if move >= REROLL else SELECTIONS[move - ROLL]:
            missed *= 1.0 - self.matches(kind, card) / FACES
        return 1.0 - missed

    def matches(self, kind: int, card: int) -> int:
        """How many faces of a die fit a card without a redline."""
        return self.matching[8 * kind + card]


def fit_of(value: int, card: int, free_under: int, free_over: int) -> int:
    """Race!, §31: match, or one under or any number over with a redline, §32; a part may spare that (ruling P12).

    Of a 1 nothing is under, and of a 6 nothing over: no die counts as less or more (ruling P13).
    """
    if value == card or 0 < value - card <= free_over or 0 < card - value <= free_under:
        return MATCH
    return REDLINE if value > card or value == card - 1 else NO


KNOWN: Final[dict[str, Parts]] = {}
OWN_SHEETS: Final = 16  # kept at once


def parts_of(chosen: str) -> Parts:
    """The tables of the sheet that an option chose; made once."""
    found = KNOWN.get(chosen)
    if found is None:
        if len(KNOWN) > OWN_SHEETS:
            KNOWN.clear()
        found = Parts(chosen)
        KNOWN[chosen] = found
    return found
