"""What has changed from one view to the next, so that a playthrough tells everything once."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

Json: TypeAlias = object  # what a view is built of: null, numbers, texts, lists and dictionaries of them


class Seen:
    """What somebody sees and has seen: what was out of sight for a while is told only as far as it is new.

    `stage "second", arena.traces[2] {"seat":0}`: values with their places. A list that became shorter
    says `[2:] gone`; what is there again after it was null says `back`.
    """

    def __init__(self) -> None:
        self.shown: Json = None
        self.out_of_sight: dict[str, Json] = {}

    def news(self, view: Json) -> str:
        """What is new in a view, in one line; nothing where it is the same."""
        before, self.shown = self.shown, view
        return json(view) if before is None else ", ".join(self.changes(before, view, ""))

    def changes(self, before: Json, now: Json, place: str) -> list[str]:
        if before == now:
            return []
        if now is None and isinstance(before, dict | list):
            self.out_of_sight[place] = before
        if before is None and place in self.out_of_sight:
            return [f"{place} back", *self.changes(self.out_of_sight.pop(place), now, place)]
        if isinstance(before, dict) and isinstance(now, dict):
            return self.changed_entries(before, now, place)
        if isinstance(before, list) and isinstance(now, list) and has_parts(now):
            return self.changed_items(before, now, place)
        return [f"{place} {json(now)}"]

    def changed_entries(self, before: dict[str, Json], now: dict[str, Json], place: str) -> list[str]:
        prefix = f"{place}." if place else ""
        told = [f"{prefix}{key} gone" for key in before if key not in now]
        for key, value in now.items():
            if key in before:
                told += self.changes(before[key], value, f"{prefix}{key}")
            else:
                told.append(f"{prefix}{key} {json(value)}")
        return told

    def changed_items(self, before: list[Json], now: list[Json], place: str) -> list[str]:
        told = [f"{place}[{len(now)}:] gone"] if len(now) < len(before) else []
        for number, value in enumerate(now):
            if number < len(before):
                told += self.changes(before[number], value, f"{place}[{number}]")
            else:
                told.append(f"{place}[{number}] {json(value)}")
        return told


def has_parts(values: list[Json]) -> bool:
    """Whether a list is worth going into: short rows of numbers are told whole."""
    return any(isinstance(value, dict | list) for value in values)


def json(value: object) -> str:
    return msgspec.json.encode(value).decode()
