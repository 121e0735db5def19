"""Every way to play Project NOS passes the suite that all games pass; its pages and sheets are as promised."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import msgspec
import msgspec.structs
import pytest

from ludotek.core.testing import check_game
from ludotek.games.nos import GAME
from ludotek.games.nos.components import Cards, Modification, Modifications
from ludotek.games.nos.steps.moves import MOVES, SELECTIONS


@pytest.mark.parametrize(
    ("options", "seed"),
    [
        ({"drivers": 1}, 1),
        ({"drivers": 1, "pace": "beat", "track": "2026-01-31"}, 1),
        ({"drivers": 3, "pace": "beat"}, 13),  # eight races; most seeds give twenty and more
        ({"drivers": 2, "dead_end": "return"}, 1),
    ],
    ids=str,
)
def test_the_suite_passes(options: dict[str, object], seed: int) -> None:
    report = check_game(GAME, games=1, seed=seed, options=GAME.options(options))
    assert (report.imagined > 0) == GAME.hides(GAME.options(options))


def test_the_vocabulary_names_every_move_once() -> None:
    assert len(set(GAME.vocabulary)) == GAME.moves == MOVES
    assert len(SELECTIONS) == 63


def test_the_schema_of_cards_is_the_one_that_is_shipped() -> None:
    shipped = files("ludotek.games.nos").joinpath("cards.schema.json").read_bytes()
    assert msgspec.json.decode(shipped) == msgspec.json.decode(msgspec.json.encode(msgspec.json.schema(Cards)))


def fields() -> list[str]:
    """Every field of a sheet of cards."""
    return [field.name for form in (Cards, Modifications, Modification) for field in msgspec.structs.fields(form)]


def test_the_schema_says_what_every_field_means() -> None:
    forms = msgspec.json.schema(Cards)["$defs"].values()
    described = {name: field.get("description", "") for form in forms for name, field in form["properties"].items()}
    assert described.keys() == set(fields())
    assert all(described.values())


def test_the_template_says_what_every_field_means() -> None:
    text = files("ludotek.games.nos").joinpath("street.yaml").read_text(encoding="utf-8")
    comments = "\n".join(line for line in text.splitlines() if line.startswith("#"))
    parts = [field.name for field in msgspec.structs.fields(Modification)]
    assert [name for name in parts if f"#   {name} " not in comments] == []
    assert [name for name in ("track", "dice", "modifications") if name not in comments] == []


@pytest.mark.parametrize("page", ["rules.md", "rules.uk.md"])
def test_the_rules_page_says_what_every_field_means(page: str) -> None:
    text = (Path(__file__).parents[3] / "src/ludotek/games/nos" / page).read_text(encoding="utf-8")
    rows = {cells[1].strip(" `"): cells[3].strip() for line in text.splitlines() if len(cells := line.split("|")) == 5}
    parts = [field.name for field in msgspec.structs.fields(Modifications)]
    assert [name for name in fields() if not rows.get(name) and name not in parts] == []
    assert all(
        f"`{part}`" in next(line for line in text.splitlines() if "| `modifications` |" in line) for part in parts
    )
