"""The log of a game: turn by turn, the last one whole, of earlier ones what was done."""

from __future__ import annotations

from collections.abc import Sequence

from ludotek.locale import Language
from ludotek.story.beat import Beat
from ludotek.story.turns import Turn, turns


def log(language: Language, beats: Sequence[Beat], is_whole: bool = False) -> list[str]:
    """A line for each beat that is shown; what belongs to a deed is indented below it."""
    found = turns(beats)
    return [line for turn in found for line in _lines(language, turn, is_whole or turn is found[-1])]


def _lines(language: Language, turn: Turn, is_whole: bool) -> list[str]:
    title = [language.say(turn.title.say)] if turn.title else []
    shown = [beat for beat in turn.happened if beat.is_deed or is_whole]
    return title + [f"{'  ' if beat.is_deed else '    '}{language.say(beat.say)}" for beat in shown]
