"""A language the house speaks: phrases into words that people read, and typed words back into moves."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from ludotek.core.errors import IllegalMove, LudotekError
from ludotek.core.game import HOUSE_SEATS, Game
from ludotek.core.options import Options
from ludotek.core.phrase import Argument, Phrase, phrase
from ludotek.core.position import Event, Move, Seat
from ludotek.games import folders

if TYPE_CHECKING:
    from fluent.runtime.resolver import Pattern
    from fluent.syntax.ast import Resource

HOUSE = Path(__file__).parent
LANGUAGES = ("en", "uk")
ENVIRONMENT = ("LC_ALL", "LC_MESSAGES", "LANG")  # in the order in which they overrule each other

# Letters that look alike on a Ukrainian and a Latin keyboard, and the apostrophes people type.
LOOKALIKES = str.maketrans("авеікмнорстху’ʼ`", "abeikmhopctxy'''")


def language(code: str | None = None, environment: Mapping[str, str] = os.environ) -> Language:
    """The language with a code; without one, that of the environment if the house speaks it, or English."""
    return Language(code or spoken_here(environment))


def spoken_here(environment: Mapping[str, str]) -> str:
    """`LANG=uk_UA.UTF-8` means Ukrainian."""
    chosen = next((environment[name] for name in ENVIRONMENT if environment.get(name)), "")
    code = chosen.replace("-", "_").replace(".", "_").split("_")[0].lower()
    return code if code in LANGUAGES else LANGUAGES[0]


def shipped(code: str) -> str:
    """The Fluent text of a language: that of the house, and of each game."""
    return "\n".join([texts_in(HOUSE / code), *(words_of(folder, code) for folder in folders().values())])


def words_of(folder: Path, code: str) -> str:
    """The Fluent text of a game's folder; what nobody has translated is said in English."""
    return texts_in(folder / "locale" / code) or texts_in(folder / "locale" / LANGUAGES[0])


def texts_in(folder: Path) -> str:
    """All Fluent text in a folder. A package that garbles its own shall not silence the others."""
    pages = sorted(folder.glob("*.ftl"))
    return "\n".join(page.read_text(encoding="utf-8", errors="replace") for page in pages)


def languages_of(folder: Path) -> list[str]:
    """In which languages a game has words of its own."""
    return [code for code in LANGUAGES if texts_in(folder / "locale" / code)]


def fold(text: str) -> str:
    """Typed words, without what does not matter: capitals, spacing, and which keyboard an A came from."""
    return " ".join(text.split()).casefold().translate(LOOKALIKES)


@lru_cache(maxsize=2 * len(LANGUAGES))
def read_fluent(text: str) -> Resource:
    """Messages as a bundle takes them. To read those of the house takes a quarter of a second, so it is done once."""
    from fluent.runtime import FluentResource

    return FluentResource(text)


class Language:
    """One language. A game from outside the house brings its own messages as more Fluent text."""

    def __init__(self, code: str, *more: str) -> None:
        if code not in LANGUAGES:
            raise LudotekError(
                "locale/unknown-language", f"The house does not speak {code!r}, but {', '.join(LANGUAGES)}."
            )
        from fluent.runtime import FluentBundle  # who only asks which languages there are, waits for none

        self.code = code
        self._bundle = FluentBundle([code], use_isolating=False)
        for text in (shipped(code), *more):
            self._bundle.add_resource(read_fluent(text))
        self._vocabularies: dict[Game, dict[str, Move]] = {}  # a sheet may bring names of its own

    # Saying things.

    def say(self, said: Phrase) -> str:
        """A phrase in this language, with the phrases in its gaps."""
        gaps = {name: self.say(gap) if isinstance(gap, Phrase) else gap for name, gap in said.gaps.items()}
        text, errors = self._bundle.format_pattern(self._pattern(said.id), gaps)
        if errors:
            raise LudotekError("locale/bad-message", f"{said.id!r} cannot be said in {self.code!r}: {errors[0]}.")
        return str(text)

    def text(self, id: str, **gaps: Argument) -> str:
        """The same, for a message named on the spot."""
        return self.say(phrase(id, **gaps))

    def has(self, id: str) -> bool:
        """Whether there is a message, or an attribute of one: `option-novem-first.about`."""
        name, _, attribute = id.partition(".")
        if not self._bundle.has_message(name):
            return False
        return not attribute or attribute in self._bundle.get_message(name).attributes

    def _pattern(self, id: str) -> Pattern:
        name, _, attribute = id.partition(".")
        pattern: Pattern | None = None
        if self._bundle.has_message(name):
            message = self._bundle.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise LudotekError("locale/no-message", f"There is no message {id!r} in {self.code!r}.")
        return pattern

    def text_or(self, id: str, plain: str) -> str:
        """A message if there is one: a game that is only being tried out may have none yet."""
        return self.text(id) if self.has(id) else plain

    def refusal(self, code: str, sentence: str) -> str:
        """What was refused, by its code or else by the room of its code; in its own words, if neither has a message."""
        room = code.partition("/")[0]
        for id in (f"error-{code.replace('/', '-')}", f"error-{room}"):
            if self.has(id):
                return self.text(id, sentence=sentence)
        return sentence

    # What a game says.

    def title(self, game: Game) -> str:
        return self.text_or(f"{game.id}-title", game.title)

    def rules(self, game: Game) -> str:
        """The rules in short, for a help page."""
        return self.text_or(f"{game.id}-rules", "")

    def glossary(self, game: Game) -> list[tuple[str, str]]:
        """The game's own words, and what each is about; none, if it explains none."""
        names = self.text_or(f"{game.id}-glossary", "").split(", ")
        ids = [f"{game.id}-word-{name}" for name in names if name]
        return [(self.text(id), self.text(f"{id}.about")) for id in ids]

    def seat(self, game: Game, seat: Seat, options: Options) -> str:
        """The name of a seat, of chance, of the clock or of those who watch."""
        if seat in HOUSE_SEATS:
            return self.text(f"seat-{HOUSE_SEATS[seat]}")
        name = game.seats(options)[seat]
        return self.text_or(f"{game.id}-seat-{name}", name)

    def field(self, game: Game, name: str) -> str:
        """What a view shows, by its name there, for boards that draw any game."""
        return self.text_or(f"{game.id}-view-{name.replace('_', '-')}", name.replace("_", " "))

    def words(self, game: Game, move: Move) -> str:
        """A move as people are offered it."""
        return self.say(game.say_move(move))

    def tell(self, game: Game, event: Event, options: Options) -> str:
        """What happened, in a sentence."""
        return self.say(game.tell(event, options))

    def ending(self, game: Game, reason: str) -> str:
        """How a game ended, by its word in records: the game's own, or one that people agree on."""
        if reason in game.endings:
            return self.text_or(f"{game.id}-ending-{reason}", reason)
        return self.text(f"ending-{reason}")

    # What a table can choose.

    def option(self, game: Game, name: str) -> str:
        return self.text_or(option_id(game, name), name.replace("_", " "))

    def option_about(self, game: Game, name: str) -> str:
        """What an option is for, in a sentence; nothing, if the game does not say."""
        return self.text_or(f"{option_id(game, name)}.about", "")

    def option_value(self, game: Game, name: str, value: object) -> str:
        """A value of an option; what people make up themselves, like a set-up, stays as it is."""
        if isinstance(value, bool):
            return self.text("option-yes" if value else "option-no")
        if value == "":
            return self.text("option-none")
        return self.text_or(f"{option_id(game, name)}-{value}", str(value))

    # Understanding what is typed.

    def read(self, game: Game, text: str) -> Move:
        """The move that typed words mean, in this language or as records write it."""
        if game not in self._vocabularies:
            self._vocabularies[game] = self._vocabulary(game)
        move = self._vocabularies[game].get(fold(text))
        if move is None:
            raise IllegalMove("core/unknown-words", self.text("unknown-words", game=self.title(game), words=text))
        return move

    def _vocabulary(self, game: Game) -> dict[str, Move]:
        records = {fold(game.words(move)): move for move in range(game.moves)}
        spoken = {fold(self.words(game, move)): move for move in range(game.moves)}
        return records | spoken


def option_id(game: Game, name: str) -> str:
    """The message that names an option."""
    return f"option-{game.id}-{name.replace('_', '-')}"
