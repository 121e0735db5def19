"""What a position consists of is declared once, in the body of its class; its copies and its key follow from that.

    class Fingers(Position):
        shown: list[int]  # by seat
        points: list[Points]

The type of an attribute says how it is copied and what of it is in the key: numbers, words, tuples and options are
taken as they are, lists and vecs item by item, objects of the game's own by their `copy` and `key`. Everything is in
the key, but for what a type here says otherwise, and what `follows` from the rest.

A position does so by itself when it is first asked. For rules that are compiled, `make states` writes the same
methods into their file, since compiled code wants plain assignments.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable, Iterable
from inspect import get_annotations
from types import NoneType, UnionType
from typing import (
    Annotated,
    ClassVar,
    Literal,
    NamedTuple,
    TypeAlias,
    TypeVar,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec
from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

T = TypeVar("T")

COUNTED, SHARED, SCRATCH = "counted", "shared", "scratch"

Ply: TypeAlias = Annotated[int, COUNTED]  # when something happened, in moves; the same moment may come later
Shared: TypeAlias = Annotated[T, SHARED]  # replaced, never changed: copies have the very same
Scratch: TypeAlias = Annotated[T, SCRATCH]  # worth nothing to a copy, which begins without it


class Methods(NamedTuple):
    """What `written` says, to be called; and the names of all attributes that anybody has declared."""

    copy_from: Callable[[object, object], None]
    key: Callable[[object], tuple[object, ...]]
    declared: frozenset[str]


METHODS: dict[type, Methods] = {}


def copy_of(whole: T, root: type) -> T:
    """A copy, by what a class and those above it declare, up to a root that sees to itself."""
    cls: type[T] = type(whole)
    methods = METHODS.get(cls) or _made(cls, root)
    if not methods.declared.issuperset(whole.__dict__):
        name = min(whole.__dict__.keys() - methods.declared)
        raise TypeError(f"{cls.__name__}.{name} is not declared in the body of the class, so no copy would have it.")
    copy = cls.__new__(cls)
    methods.copy_from(copy, whole)
    return copy


def key_of(whole: object, root: type) -> tuple[object, ...]:
    """A key, likewise."""
    methods = METHODS.get(type(whole)) or _made(type(whole), root)
    return methods.key(whole)


def _made(cls: type, root: type) -> Methods:
    names: dict[str, object] = {}
    exec("from __future__ import annotations\n\n" + written(cls, root), names)
    copy_from = cast(Callable[[object, object], None], names["copy_from"])
    key = cast(Callable[[object], tuple[object, ...]], names["key"])
    METHODS[cls] = Methods(copy_from, key, frozenset(get_type_hints(cls)))
    return METHODS[cls]


def written(cls: type, root: type) -> str:
    """The methods `copy_from` and `key` of a class, as text."""
    declared = attributes(cls, root)
    follows = getattr(cls, "follows", ())
    for name in follows:
        if name not in declared:
            raise TypeError(f"{cls.__name__} says that {name} follows, and declares no such attribute.")
    copies = [f"    self.{name} = {_copied(kind, f'of.{name}', cls)}" for name, kind in declared.items()]
    in_key = {name: kind for name, kind in declared.items() if name not in follows and not _is_left_out(kind)}
    keys = [f"        {_keyed(kind, f'self.{name}', cls)}," for name, kind in in_key.items()]
    lines = [
        f"def copy_from(self, of: {cls.__name__}) -> None:",
        '    """Become what another is, with nothing in common that could change."""',
        *copies,
        "",
        "def key(self) -> tuple[object, ...]:",
        '    """Everything that makes two of them the same, hashable."""',
        *(["    return (", *keys, "    )"] if keys else ["    return ()"]),
    ]
    return "\n".join(lines) + "\n"


def attributes(cls: type, root: type) -> dict[str, object]:
    """The attributes that a class and those above it declare, and their types; those of a root left out."""
    classes = [one for one in reversed(cls.__mro__) if one not in root.__mro__]
    try:
        kinds = get_type_hints(cls, include_extras=True)
    except NameError as error:
        raise TypeError(f"{cls.__name__} declares an attribute of a type that cannot be found: {error}.") from None
    names = [name for one in classes for name in get_annotations(one)]
    return {name: kinds[name] for name in names if get_origin(kinds[name]) is not ClassVar}


# What types mean; expressions are Python.


def _copied(kind: object, value: str, place: type, depth: int = 0) -> str:
    """What a copy has for a value of some type."""
    bare, mark = _unmarked(kind)
    if mark == SCRATCH:
        return _empty(bare)
    if mark == SHARED or _is_value(bare):
        return value
    origin, parts, item = get_origin(bare), get_args(bare), f"item{depth or ''}"
    if _is_optional(bare):
        return f"None if {value} is None else {_copied(parts[0], value, place, depth)}"
    if origin is list:
        one = _copied(parts[0], item, place, depth + 1)
        return f"{value}.copy()" if one == item else f"[{one} for {item} in {value}]"
    if _is_vec(bare):
        return f"{value}[:]"
    if origin in (set, dict) and all(_is_value(part) for part in parts):
        return f"{value}.copy()"
    if hasattr(bare, "copy") and hasattr(bare, "key"):
        return f"{value}.copy()"
    raise _unknown(bare, value, place)


def _keyed(kind: object, value: str, place: type, depth: int = 0) -> str:
    """What a key has for a value of some type."""
    bare, _ = _unmarked(kind)
    if _is_value(bare):
        return value
    origin, parts, item = get_origin(bare), get_args(bare), f"item{depth or ''}"
    if _is_optional(bare):
        return f"None if {value} is None else {_keyed(parts[0], value, place, depth)}"
    if origin is list:
        one = _keyed(parts[0], item, place, depth + 1)
        return f"tuple({value})" if one == item else f"tuple([{one} for {item} in {value}])"
    if _is_vec(bare):
        return f"tuple({value})"
    if origin in (set, dict):
        return f"frozenset({value}{'.items()' if origin is dict else ''})"
    if hasattr(bare, "key"):
        return f"{value}.key()"
    raise _unknown(bare, value, place)


def _unmarked(kind: object) -> tuple[object, str]:
    return (get_args(kind)[0], get_args(kind)[1]) if get_origin(kind) is Annotated else (kind, "")


def _is_left_out(kind: object) -> bool:
    """Whether no key has anything of a type."""
    bare, mark = _unmarked(kind)
    return mark in (COUNTED, SCRATCH) or any(_is_left_out(part) for part in get_args(bare))


def _is_value(kind: object) -> bool:
    """Whether nothing can change what is of a type, so that it can be in a key as it is."""
    bare, _ = _unmarked(kind)
    if get_origin(bare) in (tuple, frozenset, Union, UnionType):
        return all(part is ... or _is_value(part) for part in get_args(bare))
    if get_origin(bare) is Literal or bare in (i64, NoneType):
        return True
    if not isinstance(bare, type) or get_origin(bare) is not None or hasattr(bare, "key"):
        return False
    if issubclass(bare, msgspec.Struct):
        return bare.__struct_config__.frozen
    return bare.__hash__ not in (None, object.__hash__)


def _is_optional(kind: object) -> bool:
    return get_origin(kind) in (Union, UnionType) and get_args(kind)[1:] == (NoneType,)


def _is_vec(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, vec)


def _empty(kind: object) -> str:
    """What there is of a type before there is anything."""
    if _is_optional(kind):
        return "None"
    made = get_origin(kind) or kind
    assert isinstance(made, type)
    return repr(made())


def _unknown(kind: object, value: str, place: type) -> TypeError:
    name, called = value.rpartition(".")[2], getattr(kind, "__name__", kind)
    how = "say what is in it, give its class `copy` and `key`, or declare it Shared"
    return TypeError(f"{place.__name__}.{name} is of type {called}, which cannot be copied or be in a key: {how}.")


# A vec knows nothing of pickling.

VECS: tuple[type, ...] = (vec[i64], vec[i32], vec[i16], vec[u8], vec[float], vec[bool])


def vec_of(name: str, items: list[object]) -> object:
    """What was a vec of this name when it was pickled."""
    return next(kind for kind in VECS if kind.__name__ == name)(items)


def _parts(whole: object) -> tuple[Callable[[str, list[object]], object], tuple[str, list[object]]]:
    return vec_of, (type(whole).__name__, list(cast(Iterable[object], whole)))


for _kind in VECS:
    copyreg.pickle(_kind, _parts)
