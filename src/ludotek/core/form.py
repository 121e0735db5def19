"""What the form of a sheet takes at one of its places, in words: `one of black, blue, grey`."""

from __future__ import annotations

import re
from types import NoneType, UnionType
from typing import Annotated, Literal, TypeAlias, TypeGuard, Union, get_args, get_origin, get_type_hints

import msgspec
import msgspec.structs

Hint: TypeAlias = object  # a type as an annotation has it
STEP = re.compile(r"\.([^.\[\]]+)|\[(\d+)\]")


def form_at(form: Hint, place: str) -> Hint:
    """The form of what stands at a place such as `$.mines[1].shape`; None, where there is no such place."""
    hint = form
    for step in STEP.finditer(place):
        hint = inner(hint, step[1] or step[2])
    return hint


def items_of(hint: Hint) -> tuple[Hint, Hint]:
    """The forms of the keys of a mapping, and of what stands under them."""
    bare, _ = parts(hint)
    key, value = get_args(bare)
    return key, value


def inner(hint: Hint, step: str) -> Hint:
    """The form of what stands under a key or at a number; None, where there is no such thing."""
    bare, _ = parts(hint)
    if is_struct(bare):
        return get_type_hints(bare, include_extras=True).get(step)
    arguments = get_args(bare)
    if get_origin(bare) is dict:
        return arguments[1]
    if get_origin(bare) is tuple:
        return arguments[0] if arguments[-1] is Ellipsis else arguments[min(int(step), len(arguments) - 1)]
    return None


def parts(hint: Hint) -> tuple[Hint, msgspec.Meta]:
    """A type without what is said of it, and that; where it may be left out, the type it has otherwise."""
    said = msgspec.Meta()
    while True:
        if get_origin(hint) is Annotated:
            hint, *more = get_args(hint)
            said = next((one for one in more if isinstance(one, msgspec.Meta)), said)
        elif get_origin(hint) in (Union, UnionType):
            hint = next(one for one in get_args(hint) if one is not NoneType)
        else:
            return hint, said


def is_struct(bare: Hint) -> TypeGuard[type[msgspec.Struct]]:
    """Whether a type has named fields."""
    return isinstance(bare, type) and issubclass(bare, msgspec.Struct)


def taken_by(hint: Hint) -> str:
    """What a form takes; nothing, where it takes anything."""
    bare, said = parts(hint)
    if get_origin(bare) is Literal:
        return f"one of {', '.join(str(value) for value in get_args(bare))}"
    if bare is bool:
        return "true or false"
    if bare is int:
        extent = bounds(said.ge, said.le)
        return f"a whole number{extent and f', {extent}'}"
    if bare is str:
        extent = bounds(said.min_length, said.max_length)
        return f"text like {said.pattern}" if said.pattern else f"text{extent and f' of {extent} characters'}"
    if get_origin(bare) is tuple:
        return taken_in_a_list(get_args(bare), said)
    if is_struct(bare):
        return f"the keys {', '.join(field.encode_name for field in msgspec.structs.fields(bare))}"
    return f"keys, each {taken_by(items_of(bare)[0])}" if get_origin(bare) is dict else ""


def taken_in_a_list(items: tuple[Hint, ...], said: msgspec.Meta) -> str:
    """`a list of 6, each a whole number, 1 to 6`."""
    extent = bounds(said.min_length, said.max_length) if items[-1] is Ellipsis else str(len(items))
    return f"a list{extent and f' of {extent}'}, each {taken_by(items[0])}"


def bounds(least: float | None, most: float | None) -> str:
    """`1 to 6`, as far as there are bounds."""
    if least is not None and most is not None:
        return f"{least} to {most}"
    return f"at least {least}" if least is not None else f"at most {most}" if most is not None else ""
