"""Starting the house: what is wrong with its store is said in a sentence, before it says that it is open."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.table.keeping import running
from tests.table.serving import Process


def refused(url: str, *more: str) -> str:
    """What a house says that cannot open, on the error channel alone."""
    server = Process("--store", url, *more)
    try:
        said, complaint = server.begin().communicate(timeout=120)
    finally:
        server.process.kill()
    assert (server.process.returncode, said) == (2, "")
    assert "Traceback" not in complaint and complaint.count("\n") == 1, complaint
    return complaint


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("mysql://here", "A store's address begins with sqlite:// or postgresql://, not 'mysql://here'.\n"),
        ("postgresql://nobody@127.0.0.1:1/nothing", "PostgreSQL cannot be used as a store: "),
        ("postgresql://nobody@127.0.0.1:port/nothing", "PostgreSQL cannot be used as a store: "),
    ],
)
def test_a_store_that_cannot_be_opened_is_told_before_the_house_is_open(url: str, sentence: str) -> None:
    assert refused(url).startswith(sentence)


def test_so_is_a_folder_that_is_not_there_and_a_file_that_is_no_store(tmp_path: Path) -> None:
    missing = tmp_path / "nowhere" / "house.db"
    assert refused(f"sqlite:///{missing}").startswith(f"The store {missing} cannot be opened: ")
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Olena,\n" * 100)
    sentence = f"The store {letter} cannot be opened: file is not a database.\n"
    assert refused(f"sqlite:///{letter}") == sentence


def test_so_is_a_database_that_is_not_there_to_several_workers(postgres_url: str) -> None:
    url = postgres_url.replace("/house?", "/nothing?")
    assert refused(url, "--workers", "2").startswith("PostgreSQL cannot be used as a store: ")


async def test_two_servers_cannot_open_one_file(sqlite_url: str) -> None:
    path = sqlite_url.removeprefix("sqlite:///")
    server = Process("--store", sqlite_url).start()
    await server.ready()
    sentence = f"Another server, process {server.process.pid}, has {path} open; one file is kept by one server.\n"
    assert refused(sqlite_url) == sentence
    server.kill()
    server.start()
    await server.ready()
    assert server.stop() == 0


async def test_a_file_is_free_when_the_last_store_of_a_process_is_closed(sqlite_url: str) -> None:
    async with running(sqlite_url):
        async with running(sqlite_url):
            assert "one file is kept by one server" in refused(sqlite_url)
        assert "one file is kept by one server" in refused(sqlite_url)
    server = Process("--store", sqlite_url).start()
    await server.ready()
    assert server.stop() == 0
