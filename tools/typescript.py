"""Write the types of the browser from the house's own: what goes over the wire, and each game's view, deeds and events.

    python tools/typescript.py [--check]

With `--check` it writes nothing and says which files are stale.
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import get_args

import msgspec
from msgspec import inspect

from ludotek.core.game import Game
from ludotek.core.phrase import Phrase
from ludotek.core.position import SPECTATOR
from ludotek.core.verbs import Thing
from ludotek.games import games
from ludotek.wire import best, boards, chronicles, protocol, shapes

ROOT = Path(__file__).parents[1]
HEAD = "// Written by `make types`; the source is {source}.\n"
SIMPLE: dict[type[inspect.Type], str] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.StrType: "string",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}
RAW = {  # what is encoded before it is sent
    "view": "unknown",
    "options": "Record<string, unknown>",
    "does": "Deed",
    "told": "Told",
    "replay": "Replay",
}
CLOSED = """
declare const closed: unique symbol;

/** What is to be said. It comes closed, and only the language opens it (lib/language.ts): nobody learns from words
 * what a move or an event is. */
export interface Phrase {
  readonly [closed]: "phrase";
}

/** What a phrase is called: to be sent back as it came, and nothing to go by. */
export interface MessageId {
  readonly [closed]: "message";
}
"""
MEANINGS = """
/** What a move is; every game has its own. */
export interface Deed {
  verb: string;
}

/** What an event is; every game has its own. */
export interface Told {
  event: string;
}
"""


def main() -> int:
    stale = [path for path, text in files() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if "--check" in sys.argv:
        for path in stale:
            print(f"{path.relative_to(ROOT)} is stale: make types")
        return 1 if stale else 0
    for path, text in files():
        path.write_text(text, encoding="utf-8")
    return 0


def files() -> Iterator[tuple[Path, str]]:
    yield ROOT / "web/src/lib/protocol.ts", protocol_file()
    for game in games():
        yield ROOT / "src/ludotek/games" / game.id / "web/types.ts", game_file(game)


def protocol_file() -> str:
    said, heard = get_args(protocol.Message), get_args(protocol.News)
    unions = (
        f"export type Outgoing = {' | '.join(kind.__name__ for kind in said)};\n"
        f"export type Incoming = {' | '.join(kind.__name__ for kind in heard)};\n"
    )
    kinds = [kind for module in (shapes, best, chronicles, boards) for kind in own_shapes(module)]
    asked = [kind for kind in kinds if issubclass(kind, shapes.Asked) and kind is not shapes.Asked]
    given = [kind for kind in kinds if not issubclass(kind, shapes.Asked)]
    text = interfaces([*said, *heard, *asked, *given], incoming={*said, *asked})
    return HEAD.format(source="src/ludotek/wire") + CLOSED + MEANINGS + text + "\n" + unions


def own_shapes(module: ModuleType) -> list[type]:
    return [kind for kind in vars(module).values() if getattr(kind, "__module__", "") == module.__name__]


def game_file(game: Game) -> str:
    view = type(game.view(game.start(), SPECTATOR))
    head = HEAD.format(source=f"src/ludotek/games/{game.id}")
    deeds = union("Deed", "verb", ((verb.name, verb.things) for verb in game.verbs))
    told = union("Told", "event", ((one.name, one.things) for one in game.happenings))
    worlds = [game.worlds.form] if game.worlds and game.worlds.form else []
    return head + deeds + told + interfaces([view, *worlds])


def union(name: str, tag: str, kinds: Iterable[tuple[str, dict[str, Thing]]]) -> str:
    """A type that is one of many, told apart by its tag."""
    lines = []
    for kind, things in kinds:
        arguments = [f"{argument}: {thing.type}" for argument, thing in things.items()]
        lines.append("  | { " + "; ".join([f'{tag}: "{kind}"', *arguments]) + " }")
    return f"\nexport type {name} =\n" + "\n".join(lines) + ";\n"


def interfaces(roots: list[type], incoming: Collection[type] = ()) -> str:
    """The structs that are reached from some, each once."""
    found: dict[type, inspect.StructType] = {}
    for root in roots:
        collect(inspect.type_info(root), found)
    return "".join(interface(kind, info, kind in incoming) for kind, info in found.items())


def collect(info: inspect.Type, found: dict[type, inspect.StructType]) -> None:
    if isinstance(info, inspect.StructType) and info.cls not in found and info.cls is not Phrase:
        found[info.cls] = info
        for field in info.fields:
            collect(field.type, found)
    for part in parts(info):
        collect(part, found)


def parts(info: inspect.Type) -> list[inspect.Type]:
    """What a type is made of, structs apart."""
    if isinstance(info, inspect.Metadata):
        return [info.type]
    if isinstance(info, inspect.UnionType):
        return list(info.types)
    if isinstance(info, inspect.TupleType):
        return list(info.item_types)
    if isinstance(info, inspect.DictType):
        return [info.key_type, info.value_type]
    return [info.item_type] if isinstance(info, inspect.CollectionType) else []


def interface(kind: type, info: inspect.StructType, is_incoming: bool) -> str:
    config = kind.__struct_config__  # type: ignore[attr-defined]
    lines = [f'  {info.tag_field}: "{info.tag}";'] if info.tag_field else []
    for field in info.fields:
        may_lack = not field.required and (is_incoming or config.omit_defaults)
        lines.append(f"  {field.encode_name}{'?' if may_lack else ''}: {spelled(field.type, field.encode_name)};")
    return f"\nexport interface {kind.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def spelled(info: inspect.Type, name: str = "") -> str:
    """A type as TypeScript writes it."""
    for known, text in SIMPLE.items():
        if isinstance(info, known):
            return text
    if isinstance(info, inspect.Metadata):
        return (info.extra or {}).get("typescript") or spelled(info.type, name)
    if isinstance(info, inspect.RawType):
        return RAW[name]
    if isinstance(info, inspect.StructType):
        return info.cls.__name__
    if isinstance(info, inspect.LiteralType):
        return " | ".join(msgspec.json.encode(value).decode() for value in info.values)
    if isinstance(info, inspect.UnionType):
        return " | ".join(dict.fromkeys(spelled(one, name) for one in info.types))
    if isinstance(info, inspect.TupleType):
        return f"[{', '.join(spelled(one) for one in info.item_types)}]"
    if isinstance(info, inspect.DictType):
        return f"Record<{spelled(info.key_type)}, {spelled(info.value_type)}>"
    if isinstance(info, inspect.CollectionType):
        item = spelled(info.item_type, name)
        return f"({item})[]" if " " in item and not item.startswith("[") else f"{item}[]"
    raise TypeError(f"{name} is a {type(info).__name__}, which has no word in TypeScript yet.")


if __name__ == "__main__":
    sys.exit(main())
