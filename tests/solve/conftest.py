"""One solved table for all tests, in a cache directory of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludotek.games.novem.solve import NovemTable


@pytest.fixture(scope="session", autouse=True)
def cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LUDOTEK_CACHE", str(tmp_path_factory.mktemp("cache")))
        yield


@pytest.fixture(scope="session")
def table(cache: None) -> NovemTable:
    return NovemTable()
