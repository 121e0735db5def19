"""A house that serves the site of its own pages, for when it cannot be reached."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from ludotek.table.house import House, system_world
from ludotek.table.http.app import create_app
from ludotek.table.storage.open import open_store


@pytest.fixture
def site(tmp_path: Path) -> Path:
    folder = tmp_path / "site"
    (folder / "python").mkdir(parents=True)
    for name in ("index.html", "service.js", "python/house.tar.gz"):
        (folder / name).write_text(name)
    return folder


def browser(tmp_path: Path, site: Path | None) -> httpx.AsyncClient:
    house = House(system_world(open_store(f"sqlite:///{tmp_path}/house.db")))
    return httpx.AsyncClient(transport=httpx.ASGITransport(create_app(house, site=site)), base_url="http://house")


async def test_the_site_lies_beside_the_house_and_may_run_an_interpreter(tmp_path: Path, site: Path) -> None:
    async with browser(tmp_path, site) as anybody:
        for path, text in (("/tab/", "index.html"), ("/tab/python/house.tar.gz", "python/house.tar.gz")):
            answer = await anybody.get(path)
            assert answer.text == text
            assert "'wasm-unsafe-eval'" in answer.headers["content-security-policy"]
        assert "content-encoding" not in answer.headers  # the page unpacks it itself
        assert (await anybody.get("/tab/%2e%2e/house.db")).status_code == 404
        assert "wasm" not in (await anybody.get("/")).headers["content-security-policy"]


async def test_a_folder_without_a_site_offers_nothing(tmp_path: Path) -> None:
    async with browser(tmp_path, tmp_path / "nowhere") as anybody:
        assert "wasm" not in (await anybody.get("/tab/")).headers["content-security-policy"]
