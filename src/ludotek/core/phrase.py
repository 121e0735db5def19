"""Something to be said, before it is said in a language."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

Argument: TypeAlias = "str | int | Phrase"


class Phrase(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The id of a message in the language files and what fills its gaps; gaps may be phrases too."""

    id: str
    gaps: dict[str, str | int | Phrase] = {}


def phrase(id: str, **gaps: str | int | Phrase) -> Phrase:
    """`phrase("novem-took", seat=phrase("novem-seat-rows"), tile=9)`"""
    return Phrase(id, gaps)
