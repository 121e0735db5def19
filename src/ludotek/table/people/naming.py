"""Names: what somebody may be called."""

from __future__ import annotations

import unicodedata

from ludotek.core.errors import LudotekError
from ludotek.wire.shapes import LONGEST_NAME

# Letters that leave no mark: a name of these would look like no name at all.
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")


class BadName(LudotekError):
    """A name that nobody could read or call out."""


def clean_name(text: str) -> str:
    """A name as it is shown: trimmed, 1 to 24 printable characters, none of them invisible or turning the line."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise BadName("accounts/name-length", f"A name has 1 to {LONGEST_NAME} characters.")
    if not name.isprintable() or BLANKS & set(name):
        raise BadName("accounts/name-characters", "A name has no invisible characters.")
    if not any(unicodedata.category(character)[0] in "LNPS" for character in name):
        raise BadName("accounts/name-characters", "A name has at least one letter, digit or sign.")
    return name
