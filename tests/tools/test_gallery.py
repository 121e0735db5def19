"""The gallery: every declared state has its pictures and its place on the page, and no others do."""

from __future__ import annotations

import re

from tools.gallery.__main__ import IMAGES
from tools.gallery.page import PAGE, text
from tools.gallery.states import LANGS, SCHEMES, SIZES, STATES, pictures, windows

ROOT = PAGE.parents[2]
SMALL = 150_000  # bytes of a picture
ALL = 18_000_000  # and of all of them
LINK = re.compile(r"\]\(\.\./images/gallery/([^)]+)\)")


def test_every_declared_picture_is_there_and_no_other() -> None:
    assert sorted(path.name for path in IMAGES.iterdir()) == sorted(pictures())


def test_the_page_is_what_the_list_of_states_gives_and_shows_every_picture() -> None:
    written = PAGE.read_text(encoding="utf-8")
    assert written == text(), "`make gallery` writes it anew"
    assert set(LINK.findall(written)) == set(pictures())
    assert all(f"## {state.title}\n\n{state.line}\n" in written for state in STATES)


def test_each_window_is_seen_in_each_language_by_day_and_by_night() -> None:
    assert sorted(windows()) == sorted((size, lang, scheme) for size in SIZES for lang in LANGS for scheme in SCHEMES)
    assert len(pictures()) == len(STATES) * len(windows())


def test_the_pictures_are_webp_of_their_size_and_weigh_little() -> None:
    for path in IMAGES.iterdir():
        data = path.read_bytes()
        assert (data[:4], data[8:12]) == (b"RIFF", b"WEBP"), path.name
        assert len(data) < SMALL, path.name
        width, height = (int(number) for number in re.findall(r"-(\d+)x(\d+)-", path.name)[0])
        assert size_of(data) == (width, height), path.name
    assert sum(path.stat().st_size for path in IMAGES.iterdir()) < ALL


def size_of(data: bytes) -> tuple[int, int]:
    """The width and height of a WebP, of its lossy kind or of the extended one."""
    if data[12:16] == b"VP8X":
        return 1 + int.from_bytes(data[24:27], "little"), 1 + int.from_bytes(data[27:30], "little")
    assert data[12:16] == b"VP8 "
    return int.from_bytes(data[26:28], "little") & 0x3FFF, int.from_bytes(data[28:30], "little") & 0x3FFF


def test_readme_leads_to_the_gallery() -> None:
    assert "docs/reference/gallery.md" in (ROOT / "README.md").read_text(encoding="utf-8")
