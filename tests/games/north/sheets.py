"""Sheets of cards for tests that shall hang neither on luck nor on the house's own cards."""

from __future__ import annotations

import json
from importlib.resources import files

import yaml

from ludotek.games.north.components import HERE

COPIES = 3
FACILITIES = ("tower", "well", "gate", "mill")


def sheet_of(*protocol: str, spark: str = "mend 1") -> str:
    """A sheet on which all Ancients do the same, so that what happens hangs neither on luck nor on the house's cards.

    Hardly any Ancient of Value 0 is left for The Wastes: whatever one holds at first, there is something to Reprogram.
    """
    ancients = [
        {
            "id": f"link-{number}",
            "name": f"Link {number}",
            "value": 0 if number < 3 else 1 + number % 2,
            "protocol": protocol,
            "spark": [spark],
            "backs": [FACILITIES[(number + copy) % len(FACILITIES)] for copy in range(COPIES)],
        }
        for number in range(16)
    ]
    facilities = [{"id": name, "name": name.title(), "protocol": ["mend 1"]} for name in FACILITIES]
    node = [["strike 1"], ["strike 1"], ["strike 2"], ["strike 2"]]
    sheet = {"node": node, "facilities": facilities, "ancients": ancients}
    return json.dumps(sheet, indent=1)  # which YAML can read


def house_in_another_order() -> str:
    """The house's own cards without names, every kind of Value 0 one place further on."""
    sheet = yaml.safe_load(files(HERE).joinpath("cards.yaml").read_text(encoding="utf-8"))
    zeros = [ancient for ancient in sheet["ancients"] if ancient["value"] == 0 and not ancient.get("tower")]
    others = [ancient for ancient in sheet["ancients"] if ancient not in zeros]
    sheet["ancients"] = [zeros[-1], *zeros[:-1], *others]
    return json.dumps(sheet, indent=1)


def name_of(card: int) -> str:
    return f"Link {card // COPIES}"
