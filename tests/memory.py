"""What a client that remembers makes of a line: messages with all that was left out because it was told before."""

from __future__ import annotations

from typing import Any

Message = dict[str, Any]
NAMED = ("does", "words")


class Memory:
    """What one line has told."""

    def __init__(self) -> None:
        self.moves: dict[int, Message] = {}
        self.actions: dict[tuple[int, ...], Message] = {}
        self.refused: list[Message] = []
        self.view: Message = {}

    def complete(self, message: Message) -> Message:
        """A message as it would be to those who remember nothing."""
        if "moment" not in message:
            return message
        moment = {**message["moment"]}
        self.view = moment["view"] = {**self.view, **moment["view"]}
        moment["moves"] = [self._named(self.moves, one["move"], one) for one in moment["moves"]]
        if "refused" in moment:
            self.refused = self._reasons(moment["refused"])
        if moment["moves"]:
            moment["refused"] = self.refused
        return {**message, "moment": moment}

    def _reasons(self, told: list[Message]) -> list[Message]:
        refused: list[Message] = []
        for one in told:
            why = one["why"] if "why" in one else refused[-1]["why"]
            refused.append({**self._named(self.actions, tuple(one["run"]), one), "why": why})
        return refused

    def _named(self, known: dict[Any, Message], key: object, one: Message) -> Message:
        if "does" in one:
            known[key] = {name: one[name] for name in NAMED}
        return {**one, **known[key]}
