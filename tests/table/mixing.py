"""Somebody who adds a salt before a game, for tests: as a client does, or not quite."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

from tests.table.guests import Guest, Line


class Mixer:
    """One seat's part in the exchange, on its live line. Nothing of the house's own code is used."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.salts: dict[int, str] = {}  # by round

    @property
    def seat(self) -> str:
        name: str = self.line.table["seats"][self.line.table["your_seat"]]["name"]
        return name

    def salt(self) -> str:
        return self.salts.setdefault(self.line.table["round"], secrets.token_hex(32))

    def sealed(self) -> str:
        table = self.line.table
        text = f"ludotek seal 1 {table['id']} {table['round']} {self.seat} {table['commitment']} {self.salt()}"
        return hashlib.sha256(text.encode()).hexdigest()

    async def seal(self) -> None:
        await self.line.say(type="seal", round=self.line.table["round"], seal=self.sealed())
        await self.until(lambda table: self.seat in table["seals"] or table["status"] == "live")

    async def show(self) -> None:
        await self.line.say(type="salt", round=self.line.table["round"], salt=self.salt())

    async def until(self, is_so: Any) -> dict[str, Any]:
        """Listen until the table is as it should be."""
        while not is_so(self.line.table):
            await self.line.hear("table")
        return self.line.table

    async def refused(self) -> str:
        code: str = (await self.line.hear("error"))["code"]
        return code


async def two_who_mix(address: str, **fields: object) -> tuple[Guest, Guest, str]:
    """Two people who have sat down at Novem and will add salt, and the table's id."""
    olena, taras = await Guest.named(address, "Olena"), await Guest.named(address, "Taras")
    made = await olena.open_table("me", "anyone", waive=False, **fields)
    await taras.sit(made["id"], "columns", waive=False)
    return olena, taras, made["id"]


def is_live(table: dict[str, Any]) -> bool:
    return bool(table["status"] == "live")
