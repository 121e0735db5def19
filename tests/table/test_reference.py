"""The reference page as the house serves it."""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256

from ludotek.games import game
from ludotek.locale.reference import reference_html
from tests.table.guests import Guest
from tests.table.serving import serving
from tests.table.test_api import refusal


async def test_the_reference_page_is_served_with_its_own_style_and_nothing_else(sqlite_url: str) -> None:
    """Oath §10."""
    async with serving(sqlite_url) as address:
        guest = Guest(address)
        for lang, code in (("uk", "uk"), ("en", "en"), ("fr", "en")):
            answer = await guest.http.get(f"/api/games/oath/reference?lang={lang}")
            assert answer.text == reference_html(game("oath"), code)
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            style = answer.text.split("<style>")[1].split("</style>")[0]
            digest = b64encode(sha256(style.encode()).digest()).decode()
            assert f"style-src 'sha256-{digest}'" in answer.headers["content-security-policy"]
            assert "default-src 'none'" in answer.headers["content-security-policy"]


async def test_a_game_without_a_reference_page_has_none(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        guest = Guest(address)
        assert await refusal(guest, "GET", "/api/games/novem/reference") == (404, "reference/no-page")
        assert (await guest.get("/api/games/novem/rules"))["has_reference"] is False
