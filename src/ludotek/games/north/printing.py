"""Prints a card sheet into a deck: every text becomes a list of lines that the rules can read."""

from __future__ import annotations

from functools import lru_cache
from typing import get_args

from ludotek.core.sheet import chosen_sheet
from ludotek.games.north import sheet
from ludotek.games.north.components import HERE, KINDS, NorthOptions
from ludotek.games.north.deck import Deck, Line
from ludotek.games.north.sheet import Ancient, Sheet
from ludotek.games.north.steps import effects, exchanges
from ludotek.games.north.steps.dealing import TURN_UP_WASTES
from ludotek.games.north.steps.set_up import SET_UP, STEPS
from ludotek.games.north.steps.turn import END_OF_TEXT, PAY_FOR_TARGET

EFFECTS: dict[str, Line] = {
    **{f"draw {number}": effects.Draw(number) for number in (1, 2, 3)},
    **{f"strike {number}": effects.Strike(number) for number in (1, 2, 3, 4, 5)},
    "strike per facility": effects.StrikePer(effects.PER_FACILITY),
    "strike per ancient": effects.StrikePer(effects.PER_ANCIENT),
    "strike per card in hand": effects.StrikePer(effects.PER_CARD_IN_HAND),
    "strike per node level": effects.StrikePer(effects.PER_NODE_LEVEL),
    "strike per lead": effects.StrikePer(effects.PER_LEAD),
    **{f"mend {number}": effects.Mend(number) for number in (1, 2, 3)},
    **{f"charge {number}": effects.Charge(number) for number in (1, 2)},
    "reset": effects.ResetNode(),
    "flip yours": effects.FlipYours(),
    "flip theirs": effects.FlipTheirs(),
    "exchange hand and wastes": exchanges.ExchangeHandAndWastes(),
    "exchange hand and zone": exchanges.ExchangeHandAndZone(),
    "exchange zones": exchanges.ExchangeZones(),
    **{f"salvage {number}": effects.Salvage(number) for number in (1, 2)},
    "refill": effects.RefillNow(),
    "scan": effects.Scan(),
    **{f"build {number}": effects.BuildMore(number) for number in (1, 2)},
    "raise": effects.Raise(),
    "found": effects.Found(),
    "activate": effects.Activate(),
    "recall": effects.Recall(),
    "oust": effects.Oust(),
    "take": effects.Take(),
    **{f"scrap {number}": effects.Scrap(number) for number in (1, 2)},
    "if done": effects.IfDone(),
    "echo": effects.Echo(),
}
LINES: list[Line] = [*STEPS, *EFFECTS.values(), effects.STILL_DONE]
WRITTEN = {len(STEPS) + number: text for number, text in enumerate(EFFECTS)}  # by line: how a sheet writes it
assert tuple(EFFECTS) == get_args(sheet.Line), "every line of the form can be read, and no other"

for number, line in enumerate(LINES):
    line.number = number


def deck_for(options: NorthOptions) -> Deck:
    return deck_of(options.cards, options.tower_array)


@lru_cache(maxsize=64)
def deck_of(source: str, has_towers: bool) -> Deck:
    """Components, §1-§6: the deck of a sheet, with or without the Tower Array."""
    written = chosen_sheet(source, HERE, Sheet)
    deck = Deck(source, has_towers, LINES)
    deck.first_line = SET_UP.number
    deck.end_of_text = END_OF_TEXT.number
    deck.turn_up_wastes = TURN_UP_WASTES.number
    deck.pay_for_target = PAY_FOR_TARGET.number
    kinds = kinds_of(written, has_towers)
    names = [facility.id for facility in written.facilities]
    for kind, ancient in enumerate(kinds):
        for back in ancient.backs:
            card = len(deck.kind)
            deck.kind.append(kind)
            deck.back.append(KINDS + names.index(back))  # §2 and §3
            deck.value.append(int(ancient.value))
            deck.is_tower.append(ancient.tower)
            (deck.others if ancient.value else deck.zeros).append(card)
    blank: list[list[int]] = [[] for _ in range(KINDS - len(kinds))]
    deck.spark = [numbers(ancient.spark) for ancient in kinds] + blank
    deck.protocol = [numbers(ancient.protocol) for ancient in kinds] + blank
    deck.protocol += [numbers(facility.protocol) for facility in written.facilities]
    deck.node = [[], *(numbers(text) for text in written.node)]  # §4
    return deck


def kinds_of(written: Sheet, has_towers: bool) -> list[Ancient]:
    """The kinds in play, §1, those of the Tower Array last, §5 and §39."""
    plain = [ancient for ancient in written.ancients if not ancient.tower]
    return plain + [ancient for ancient in written.ancients if ancient.tower and has_towers]


def numbers(text: tuple[sheet.Line, ...]) -> list[int]:
    return [EFFECTS[line].number for line in text]
