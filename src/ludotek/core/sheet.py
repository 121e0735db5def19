"""Sheets: the pieces of a game (an arena, a set of cards) in a YAML file that anybody can read and write.

A game ships some sheets beside its rules, and plays any other that fits the same form. An option
that takes a sheet holds the name of a shipped one, or the whole text of one's own: so a record and a
table carry what they were played with. What is wrong with a sheet is said with its line.
"""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files
from typing import TypeVar, get_type_hints

import msgspec
import msgspec.structs
import yaml

from ludotek.core.errors import BadSheet
from ludotek.core.form import STEP, form_at, items_of, taken_by

Form = TypeVar("Form")
Plain = None | bool | int | float | str | list["Plain"] | dict[str, "Plain"]

LONGEST = 50_000  # bytes
YAML = "application/yaml"
PLAIN_TAGS = tuple(f"tag:yaml.org,2002:{kind}" for kind in ("null", "bool", "int", "float"))  # all else is text
PLACE = re.compile(r" - at `(\$[^`]*)`$")
BAD_KEY = re.compile(r"^Invalid enum value '([^']*)' - at `key` in `(\$[^`]*)`$")
UNKNOWN_KEY = re.compile(r"^Object contains unknown field `([^`]*)`(?: - at `(\$[^`]*)`)?$")
OF_THE_FORM = ("Expected", "Invalid", "Object")  # how a sentence begins that no game wrote itself


def takes_sheet(*shipped: str) -> msgspec.Meta:
    """What an option says of itself, as `Annotated[str, takes_sheet("plain", "islands")]`, to every form."""
    return msgspec.Meta(extra_json_schema={"contentMediaType": YAML, "examples": list(shipped)})


def sheets_of(form: type[msgspec.Struct]) -> dict[str, tuple[str, ...]]:
    """The options of a form that take a sheet, each with the names of those that are shipped."""
    found: dict[str, tuple[str, ...]] = {}
    for field in msgspec.structs.fields(form):
        for part in getattr(get_type_hints(form, include_extras=True)[field.name], "__metadata__", ()):
            schema = part.extra_json_schema if isinstance(part, msgspec.Meta) else None
            if schema and schema.get("contentMediaType") == YAML:
                found[field.name] = tuple(schema["examples"])
    return found


def is_own(chosen: str) -> bool:
    """Whether an option holds the text of a sheet rather than the name of a shipped one."""
    return "\n" in chosen


@lru_cache(maxsize=256)
def chosen_sheet(chosen: str, package: str, form: type[Form]) -> Form:
    """The sheet that an option chose: one's own, or `NAME.yaml` of a game's package."""
    return read(chosen if is_own(chosen) else shipped_text(chosen, package), form)


def shipped_text(name: str, package: str) -> str:
    """A sheet of the house as it is written, comments and all: a template for one's own."""
    file = files(package).joinpath(f"{name}.yaml")
    if not name.replace("_", "").isalnum() or not file.is_file():
        raise BadSheet("core/unknown-sheet", f"There is no sheet called {name!r} here.")
    return file.read_text(encoding="utf-8")


def read(text: str, form: type[Form]) -> Form:
    """A sheet as a struct of the given form; a bad one is refused with its line and the reason."""
    size = len(text.encode(errors="replace"))
    if size > LONGEST:
        raise BadSheet("core/bad-sheet", f"A sheet has at most {LONGEST} bytes, this one has {size}.")
    lines: dict[str, int] = {}
    plain = _Reader(lines).read(text)
    try:
        return msgspec.convert(plain, form)
    except msgspec.ValidationError as error:
        place, sentence = _problem(str(error), plain, form)
    name = place.removeprefix("$").removeprefix(".")
    raise BadSheet("core/bad-sheet", f"{name}: {sentence}." if name else f"{sentence}.", _line(place, lines))


def _problem(said: str, plain: Plain, form: object) -> tuple[str, str]:
    """Where something does not fit its form, and a sentence that says what would."""
    key, unknown = BAD_KEY.match(said), UNKNOWN_KEY.match(said)
    if key is not None:
        taken, _ = items_of(form_at(form, key[2]))
        return f"{key[2]}.{key[1]}", f"there is no such key here; it takes {taken_by(taken)}"
    if unknown is not None:
        around = unknown[2] or "$"
        return f"{around}.{unknown[1]}", f"there is no such key here; it takes {taken_by(form_at(form, around))}"
    found = PLACE.search(said)
    place = _named(found[1], plain, form) if found else "$"
    sentence = PLACE.sub("", said)
    inner = PLACE.search(sentence)  # a form's own `__post_init__` may end its sentence with a place inside it
    if inner is not None:
        place += inner[1].removeprefix("$")
    sentence = PLACE.sub("", sentence).replace("`", "").rstrip(".")
    taken = taken_by(form_at(form, place)) if sentence.startswith(OF_THE_FORM) else ""
    return place, f"{sentence}; it takes {taken}" if taken else sentence


def _named(place: str, plain: Plain, form: object) -> str:
    """A place under some key of a mapping, `$.dice[...]`, with that key."""
    around, unnamed, rest = place.partition("[...]")
    if not unnamed:
        return place
    mapping, (_, value) = _at(plain, around), items_of(form_at(form, around))
    assert isinstance(mapping, dict)
    return next(f"{around}.{key}{rest}" for key, given in mapping.items() if not _fits(given, value))


def _at(plain: Plain, place: str) -> Plain:
    for step in STEP.finditer(place):
        plain = plain[step[1]] if isinstance(plain, dict) else plain[int(step[2])] if isinstance(plain, list) else None
    return plain


def _fits(given: Plain, form: object) -> bool:
    try:
        msgspec.convert(given, form)
    except msgspec.ValidationError:
        return False
    return True


def _line(place: str, lines: dict[str, int]) -> int:
    """The line on which a part stands, or the nearest around it."""
    while place not in lines:
        place = re.sub(r"(\.[^.\[\]]+|\[[^\]]*\])$", "", place) if place != "$" else ""
    return lines[place]


class _Loader(yaml.SafeLoader):
    """YAML without references to other parts: a small text must not become a large value."""

    def compose_node(self, parent: yaml.Node | None, index: int) -> yaml.Node | None:
        if self.check_event(yaml.AliasEvent):
            mark = self.peek_event().start_mark  # type: ignore[no-untyped-call]  # missing in its stubs
            raise yaml.MarkedYAMLError(
                problem="a sheet says everything where it stands, without aliases", problem_mark=mark
            )
        return super().compose_node(parent, index)


class _Reader:
    """Turns YAML into plain values, and notes on which line each of them stands."""

    def __init__(self, lines: dict[str, int]) -> None:
        self.lines = lines
        self.lines[""] = 1

    def read(self, text: str) -> Plain:
        try:
            loader = _Loader(text)
            node = loader.get_single_node()
            return self._value(loader, node, "$") if node is not None else None
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            reason = error.problem or error.context or "this is not YAML"
            raise BadSheet("core/bad-sheet", f"{reason}.", mark.line + 1 if mark else 0) from None
        except (yaml.YAMLError, RecursionError) as error:
            raise BadSheet("core/bad-sheet", f"This is not YAML: {' '.join(str(error).split())}.") from None

    def _value(self, loader: _Loader, node: yaml.Node, place: str) -> Plain:
        self.lines.setdefault(place, node.start_mark.line + 1)
        if isinstance(node, yaml.SequenceNode):
            return [self._value(loader, item, f"{place}[{number}]") for number, item in enumerate(node.value)]
        if isinstance(node, yaml.MappingNode):
            return self._mapping(loader, node, place)
        value: Plain = loader.construct_object(node) if node.tag in PLAIN_TAGS else str(node.value)
        return value

    def _mapping(self, loader: _Loader, node: yaml.MappingNode, place: str) -> Plain:
        found: dict[str, Plain] = {}
        for key, value in node.value:
            name, line = str(key.value), key.start_mark.line + 1
            if name in found:
                raise BadSheet("core/bad-sheet", f"{name} stands here a second time.", line)
            self.lines[f"{place}.{name}"] = line
            found[name] = self._value(loader, value, f"{place}.{name}")
        return found
