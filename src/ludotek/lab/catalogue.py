"""The games of the house as lists and forms show them."""

from __future__ import annotations

from typing import Any

import msgspec

from ludotek.core.game import Game

FACTS = {"minimum": "from", "maximum": "to", "minLength": "from", "maxLength": "to", "pattern": "pattern"}


class OptionEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """A choice that a table makes before a game."""

    name: str
    default: object
    type: str = ""  # where it is not one of a few values
    values: list[object] = []
    limits: dict[str, object] = {}

    def accepts(self) -> str:
        """What it takes, in a few words."""
        if self.values:
            return ", ".join(option_text(value) for value in self.values)
        return " ".join([self.type, *(f"{word} {limit}" for word, limit in self.limits.items())])


class GameEntry(msgspec.Struct, frozen=True):
    """A game in the house."""

    id: str
    title: str
    version: int
    seats: list[str]  # with the options at their defaults
    options: list[OptionEntry]
    moves: int
    has_secrets: bool


def entry(game: Game) -> GameEntry:
    """What the list of games says of one."""
    return GameEntry(
        id=game.id,
        title=game.title,
        version=game.version,
        seats=list(game.seats(game.options())),
        options=option_entries(game),
        moves=game.moves,
        has_secrets=game.has_secrets,
    )


def option_entries(game: Game) -> list[OptionEntry]:
    """The options of a game, from the schema of its form."""
    (schema,), parts = msgspec.json.schema_components([game.form])
    form = parts[schema["$ref"].rpartition("/")[2]] if "$ref" in schema else schema
    return [option_entry(name, field) for name, field in form["properties"].items()]


def option_entry(name: str, field: dict[str, Any]) -> OptionEntry:
    """An option, from its part of the schema."""
    kind = field.get("type", "")
    return OptionEntry(
        name=name,
        default=field.get("default"),
        type="" if "enum" in field or kind == "boolean" else str(kind),
        values=[False, True] if kind == "boolean" else field.get("enum", []),
        limits={word: field[fact] for fact, word in FACTS.items() if fact in field},
    )


def option_text(value: object) -> str:
    """A value as people type it."""
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
