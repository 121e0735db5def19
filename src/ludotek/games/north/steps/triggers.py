"""A triggered Protocol as one number: the card, the name it showed, its owner, and whether it came with another."""

from __future__ import annotations

from ludotek.core.position import Seat


def pack(card: int, name: int, seat: Seat, together: bool) -> int:
    return card | name << 6 | seat << 11 | (1 if together else 0) << 12


def card_of(entry: int) -> int:
    return entry & 63


def name_in(entry: int) -> int:
    return entry >> 6 & 31


def seat_in(entry: int) -> Seat:
    return entry >> 11 & 1


def is_together(entry: int) -> bool:
    return entry >> 12 == 1


def unpack_alone(entry: int) -> int:
    """The same Protocol, no longer bound to the one before."""
    return entry & 4095
