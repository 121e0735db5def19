"""Envelope with an option that takes a sheet: the names of its three cards."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ludotek.core.options import Options
from ludotek.core.sheet import chosen_sheet, takes_sheet
from tests.core.toys import EnvelopeGame

OWN = "title: Own cards\n\ncards: [ace, king, queen]\n"


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    cards: tuple[str, str, str]


class SheetedOptions(Options, frozen=True, kw_only=True):
    deck: Annotated[str, takes_sheet("plain")] = "plain"
    rounds: int = 1

    def __post_init__(self) -> None:
        if self.deck != "plain":
            chosen_sheet(self.deck, "tests.core", Deck)


class SheetedGame(EnvelopeGame):
    id = "sheeted"
    title = "Sheeted"
    form = SheetedOptions


SHEETED = SheetedGame()
