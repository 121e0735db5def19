"""Messages with icons in their gaps, as HTML."""

from __future__ import annotations

import re
from html import escape

from ludotek.core.phrase import Phrase
from ludotek.games.oath.reference.icons import SHAPES, icon
from ludotek.locale import Language

# An icon stands in a message as its name between marks that no language uses, until the text has been escaped.
MARKED = re.compile("(\\(?)((?:\ue000[a-z]+\ue001)+)([.,;:)]*)")  # with the punctuation that must stay beside it
NAME = re.compile("[a-z]+")
BOLD = re.compile(r"\*\*(.+?)\*\*")
ICONS = {name: f"\ue000{name}\ue001" for name in SHAPES}


class Speech:
    """A language that can say icons."""

    def __init__(self, spoken: Language) -> None:
        self.spoken = spoken

    def sign(self, name: str) -> str:
        return icon(name, escape(self.spoken.text(f"oath-aid-icon-{name}")))

    def signs(self, name: str, count: int) -> str:
        return self.sign(name) * count

    def text(self, id: str, **more: str) -> str:
        """A message of the page; what more it needs is text with marked icons."""
        return self.drawn(self.spoken.text(f"oath-aid-{id}", **(ICONS | more)))

    def say(self, said: Phrase) -> str:
        return self.drawn(self.spoken.say(said))

    def drawn(self, words: str) -> str:
        html = BOLD.sub(r"<b>\1</b>", escape(words, quote=False))
        return MARKED.sub(lambda found: self.beside(*found.groups()), html)

    def beside(self, before: str, icons: str, after: str) -> str:
        """Icons and the punctuation around them on one line."""
        signs = "".join(self.sign(name) for name in NAME.findall(icons))
        return f'<span class="n">{before}{signs}{after}</span>' if before or after else signs

    def paragraph(self, id: str) -> str:
        return f"<p>{self.text(id)}</p>"


def marked(name: str, count: int = 1) -> str:
    return ICONS[name] * count
