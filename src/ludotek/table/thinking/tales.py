"""A finished game as prose, as it is sent."""

from __future__ import annotations

from ludotek.core import record as records
from ludotek.core.game import Game
from ludotek.locale import language
from ludotek.locale.tales import prose
from ludotek.story.tales import tale_of
from ludotek.table.tables.views import encode
from ludotek.wire.shapes import Paragraph, TaleShape


def tale_bytes(text: str, game: Game, code: str) -> bytes:
    """In a process of its own: the tale of a record that the house itself has written."""
    title, paragraphs = prose(tale_of(records.read(text, lambda _: game)), language(code))
    return encode(TaleShape(title, [Paragraph(heading, said) for heading, said in paragraphs]))
