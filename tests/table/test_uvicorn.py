"""Parts of uvicorn that the house builds on although nobody has promised them: a change in them is noticed here."""

from __future__ import annotations

from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

import pytest
import uvicorn
from packaging.requirements import Requirement

from tests.extras import EXTRAS

FOLDER = Path(uvicorn.__file__).parent
# Whoever writes another number here has read what has changed, beside `server/websocket.py` or `server/supervisor.py`.
READ = {
    "protocols/websockets/websockets_sansio_impl.py": "8b32a97a1608788bba525c8b1e0d3eb0",
    "supervisors/multiprocess.py": "53541976227fec0b9ace2c7a5ce8f592",
}


def test_the_version_is_bounded_above_and_the_one_here_is_within() -> None:
    [wanted] = [need for text in EXTRAS["table"] if (need := Requirement(text)).name == "uvicorn"]
    assert any(part.operator == "<" for part in wanted.specifier)
    assert version("uvicorn") in wanted.specifier


@pytest.mark.parametrize("path", READ)
def test_what_the_house_builds_on_is_as_it_was_read(path: str) -> None:
    assert sha256((FOLDER / path).read_bytes()).hexdigest()[:32] == READ[path]
