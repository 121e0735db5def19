"""The log in the terminal: the same turns as in the browser."""

from __future__ import annotations

from ludotek.core.phrase import phrase
from ludotek.locale import language
from ludotek.story.beat import Beat
from ludotek.terminal.log import log


def beat(words: str, *, begins: bool = False, is_deed: bool = True) -> Beat:
    return Beat(phrase("plain", words=words), begins=begins, is_deed=is_deed)


def test_earlier_turns_are_folded_to_their_deeds_and_the_last_is_whole() -> None:
    turn = [beat("Red plays"), beat("a card is drawn", is_deed=False)]
    told = [beat("Turn 1", begins=True), *turn, beat("Turn 2", begins=True), *turn]
    lines = log(language("en"), told)
    assert lines == ["Turn 1", "  Red plays", "Turn 2", "  Red plays", "    a card is drawn"]
