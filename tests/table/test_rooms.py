"""The table's rooms: in one order, no module in a circle, and what a table is knows no network, database or process."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.table.rooms import PACKAGE, Graph, cycle, graph, named, reached, sources

# Rooms, and in each room its modules: a module may import those before it. Whoever adds one says where it belongs.
ORDER = {
    "": "backoff logs metrics world fairness",
    "storage": """
        rows state names schema queries queries.inserting queries.calls queries.chat queries.marks queries.tables
        queries.chronicles queries.tokens queries.people queries.sessions queries.ratings store errors probe
        notices append row_changes
        migrations migrations.env migrations.versions migrations.versions.revision_0001
        migrations.versions.revision_0002 migrations.versions.revision_0003
        migrations.versions.revision_0004
        sqlite_lock sqlite_process sqlite_client sqlite_writer sqlite
        postgres_listener postgres_append postgres open
    """,
    "people": "limits naming accounts password_guesses visitors",
    "tables": """
        clocks surroundings progress game salt_phase takebacks viewers calls news known views broadcast table
        pace races moves salts seating offers chat marks words records chapters alarms
    """,
    "thinking": "pool bots queue foresight handing hint past replay review chances tales",
    "audit": "bots record volume",
    "hall": "",
    "live": "connection line",
    "answers": "host rulebook games lobby opening moments tables worlds",
    "tab": "storage world house answers door helper ready",
    "house": "",
    "http": """
        pages routes dependencies middleware next_game boards worlds chronicles lines api people account best app
    """,
    "server": "websocket supervisor serve",
}
OUTSIDE = {
    *("asyncpg", "concurrent", "fastapi", "multiprocessing", "socket", "sqlalchemy", "sqlite3", "ssl", "starlette"),
    *("subprocess", "threading", "uvicorn", "websockets"),
}
CHANCY = {"random", "secrets", "time"}  # what a table asks its world for
FRONT = "ludotek"  # its page offers everything the house has, tools for testing games among it


@pytest.fixture(scope="module")
def texts() -> dict[str, str]:
    return sources()


@pytest.fixture(scope="module")
def imports(texts: dict[str, str]) -> Graph:
    return graph(texts)


def layers() -> list[str]:
    """All modules in their order; a room's own page comes before what is in it."""
    found = [PACKAGE]
    for room, names in ORDER.items():
        folder = f"{PACKAGE}.{room}" if room else PACKAGE
        found += [folder] if room else []
        found += [f"{folder}.{name}" for name in names.split()]
    return found


def upwards(imports: Graph, order: list[str]) -> Iterator[tuple[str, str]]:
    """Imports of what comes later."""
    place = {name: number for number, name in enumerate(order)}
    for name, found in imports.items():
        yield from ((name, other) for other in sorted(found & imports.keys()) if place[other] > place[name])


def strangers(imports: Graph, start: str, unwanted: set[str]) -> set[str]:
    """What a module brings along that it should not, itself or through others of the house."""
    found = reached({name: there for name, there in imports.items() if name != FRONT}, start)
    return {name for name in found if name.split(".")[0] in unwanted}


def test_every_module_has_its_place(imports: Graph) -> None:
    assert sorted(layers()) == sorted(imports)


def test_imports_point_one_way(imports: Graph) -> None:
    assert list(upwards(imports, layers())) == []


def test_no_modules_import_each_other_in_a_circle(imports: Graph) -> None:
    assert cycle(imports) == []


def test_every_module_says_at_its_top_what_it_does(texts: dict[str, str]) -> None:
    assert [name for name, text in texts.items() if not text.startswith('"""')] == []


def test_what_a_table_is_knows_no_network_no_database_and_no_process() -> None:
    house = graph(sources("ludotek"))
    tables = [name for name in house if name.startswith(f"{PACKAGE}.tables")]
    assert len(tables) > 10
    assert {name: found for name in tables if (found := strangers(house, name, OUTSIDE))} == {}


def test_what_a_table_is_asks_its_world_for_time_and_luck(texts: dict[str, str]) -> None:
    tables = {name: text for name, text in texts.items() if name.startswith(f"{PACKAGE}.tables")}
    asked = {name: {word.split(".")[0] for word in named(text)} & CHANCY for name, text in tables.items()}
    assert {name: words for name, words in asked.items() if words} == {}


# Faults are found.

PLANTED = {
    "ludotek.table": "",
    "ludotek.table.low": "def late():\n    from ludotek.table import high",
    "ludotek.table.middle": "from ludotek.table.low import thing",
    "ludotek.table.high": "if TYPE_CHECKING:\n    from ludotek.table.middle import Thing\nimport socket",
}


def test_a_circle_of_lazy_and_type_only_imports_is_found() -> None:
    found = cycle(graph(PLANTED))
    assert found[0] == found[-1] and {*found} == {"ludotek.table.low", "ludotek.table.middle", "ludotek.table.high"}


def test_an_import_of_what_comes_later_is_found() -> None:
    assert list(upwards(graph(PLANTED), list(PLANTED))) == [("ludotek.table.low", "ludotek.table.high")]


def test_what_is_brought_along_by_others_is_found() -> None:
    planted = graph(PLANTED)
    assert strangers(planted, "ludotek.table.middle", OUTSIDE) == {"socket"}
    assert strangers(planted, "ludotek.table", OUTSIDE) == set()


def test_what_a_rooms_own_page_brings_along_is_found() -> None:
    planted = graph({"ludotek.room": "import sqlalchemy", "ludotek.room.rows": ""})
    assert strangers(planted, "ludotek.room.rows", OUTSIDE) == {"sqlalchemy"}


def test_a_table_that_looked_at_the_wall_would_be_found() -> None:
    assert {name.split(".")[0] for name in named("from time import monotonic\nimport secrets")} == {"time", "secrets"}
