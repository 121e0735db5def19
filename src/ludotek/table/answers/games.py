"""The games of the house, as browsers are told of them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

import msgspec

from ludotek.bots import LEVELS
from ludotek.core.game import Game
from ludotek.core.options import Challenge
from ludotek.core.phrase import phrase
from ludotek.locale.language import languages_of
from ludotek.table.answers import rulebook
from ludotek.wire.shapes import GameShape, LevelShape, Options


def game_shape(game: Game, day: date, board: str | None = None, art: str | None = None) -> GameShape:
    """A game as browsers know it; its board and its drawing have addresses where it brings them itself."""
    challenges = game.challenges(day)
    return GameShape(
        id=game.id,
        title=game.title,
        seats=list(game.seats(game.options())),
        options_schema=msgspec.json.schema(game.form),
        levels=[LevelShape(number, phrase(level.message)) for number, level in enumerate(LEVELS, 1)],
        announcements=[*game.announcements],
        languages=rulebook.languages(game),
        daily=daily_options(challenges),
        has_best=bool(challenges),
        has_worlds=game.worlds is not None,
        chronicle="" if game.chronicle is None else game.chronicle.option,
        slow={**game.slow},
        practice={**game.practice},
        has_tale=game.tale is not None,
        has_lesson=game.has_lesson,
        board=board,
        art=art,
        words=languages_of(game.folder),
    )


def daily_options(challenges: Sequence[Challenge]) -> Options | None:
    for challenge in challenges:
        if challenge.is_daily:
            return {**challenge.options}
    return None
