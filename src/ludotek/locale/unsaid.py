"""What a game with words of its own has no words for yet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, get_args, get_origin, get_type_hints

from ludotek.core.errors import LudotekError
from ludotek.core.game import Game
from ludotek.locale.language import LANGUAGES, Language, option_id


def unsaid(game: Game) -> list[str]:
    """What is missing in some language, a sentence each; a game that is told plainly lacks nothing."""
    if not game.is_spoken:
        return []
    return [sentence for code in LANGUAGES for sentence in unsaid_in(game, Language(code))]


def unsaid_in(game: Game, language: Language) -> Iterator[str]:
    """The same of one language."""
    for message in demanded(game):
        if not language.has(message):
            yield f"There is no message {message!r} in {language.code!r}."
    for verb in game.verbs:
        if language.has(f"{game.id}-move-{verb.name}"):
            yield from unfilled(game, verb.start, language)


def unfilled(game: Game, move: int, language: Language) -> Iterator[str]:
    """Whether the message of a move asks for something that the move does not name."""
    try:
        language.words(game, move)
    except LudotekError as error:
        yield error.sentence


def demanded(game: Game) -> Iterator[str]:
    """The messages that every spoken game needs."""
    yield f"{game.id}-title"
    yield from (f"{game.id}-seat-{name}" for name in game.seats(game.options()))
    yield from (f"{game.id}-move-{verb.name}" for verb in game.verbs)
    yield from (f"{game.id}-{happening.name}" for happening in game.happenings)
    yield from (f"{game.id}-ending-{reason}" for reason in game.endings)
    kinds = get_type_hints(game.form)
    for name in game.form.__struct_fields__:
        id = option_id(game, name)
        yield from (id, f"{id}.about")
        yield from (f"{id}-{value}" for value in get_args(kinds[name]) if get_origin(kinds[name]) is Literal)
