"""Nets as files: what made one, in words at its head, and its weights, two bytes each."""

from __future__ import annotations

import sys
from array import array
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec

from ludotek.core.errors import LudotekError
from ludotek.core.net import Layer, Net

MARK = b"ludotek net 1\n"
LARGEST = 2_000_000  # bytes that a shipped net may take


class BadNet(LudotekError):
    """A file that holds no net, or not all of it."""


class Shape(msgspec.Struct, frozen=True):
    """One layer: its size, its power of two, and its biases, which have too many digits for two bytes."""

    inputs: int
    outputs: int
    shift: int
    biases: list[int]


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """Where a net comes from, and how it is built."""

    game: str
    seed: int
    command: str  # that made it
    commit: str  # of the house that ran the command; nothing where it was no checkout
    steps: int  # of training
    layers: list[Shape]


def written(head: Head, weights: list[list[int]]) -> bytes:
    """A net as the bytes of its file."""
    packed = array("h", [weight for layer in weights for weight in layer])
    if sys.byteorder == "big":
        packed.byteswap()
    return MARK + msgspec.json.encode(head) + b"\n" + packed.tobytes()


def read(data: bytes) -> tuple[Head, Net]:
    """A net, and where it comes from."""
    mark, _, rest = data.partition(b"\n")
    head_text, _, body = rest.partition(b"\n")
    if mark + b"\n" != MARK:
        raise BadNet("core/bad-net", f"A net begins with {MARK.decode().strip()!r}; this begins with {mark[:20]!r}.")
    try:
        head = msgspec.json.decode(head_text, type=Head)
    except msgspec.DecodeError as error:
        raise BadNet("core/bad-net", f"The head of the net cannot be read: {error}.") from None
    wanted = sum(2 * shape.inputs * shape.outputs for shape in head.layers)
    if len(body) != wanted:
        raise BadNet("core/bad-net", f"The net's weights should take {wanted} bytes, and take {len(body)}.")
    return head, Net(layers_of(head, body))


def layers_of(head: Head, body: bytes) -> list[Layer]:
    """The layers, from their shapes and the bytes of all weights."""
    packed = array("h")
    packed.frombytes(body)
    if sys.byteorder == "big":
        packed.byteswap()
    layers: list[Layer] = []
    begin = 0
    for shape in head.layers:
        end = begin + shape.inputs * shape.outputs
        layers.append(Layer(shape.inputs, shape.outputs, shape.shift, packed[begin:end].tolist(), shape.biases))
        begin = end
    return layers


def shipped(package: str) -> tuple[Head, Net] | None:
    """The net that lies in a game's folder; none where there is none."""
    place = place_of(package)
    return read(place.read_bytes()) if place.is_file() else None


def place_of(package: str) -> Traversable | Path:
    """Where a game's folder keeps its net."""
    return files(package) / "net.bin"
