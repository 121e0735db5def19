"""Who comes: by the cookie of a browser or the token of a program, and from which page."""

from __future__ import annotations

from collections.abc import MutableMapping
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import urlsplit

from ludotek.table.people.accounts import Accounts
from ludotek.table.storage.rows import PlayerRow

COOKIE = "ludotek"
LONGEST_CREDENTIAL = 512

# In the order in which they must be looked for: most browsers also claim to be some other.
BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("CriOS/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


def header(scope: MutableMapping[str, Any], name: bytes) -> str | None:
    for key, value in scope["headers"]:
        if key == name:
            text: str = value.decode("latin-1")
            return text
    return None


def address_of(scope: MutableMapping[str, Any]) -> str:
    return scope["client"][0] if scope.get("client") else ""


def bearer(scope: MutableMapping[str, Any]) -> str | None:
    """The token of a program."""
    scheme, _, token = (header(scope, b"authorization") or "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" and token.strip() else None


def cookie(scope: MutableMapping[str, Any], name: str = COOKIE) -> str | None:
    found: SimpleCookie = SimpleCookie()
    try:
        found.load(header(scope, b"cookie") or "")
    except CookieError:
        return None
    return found[name].value if name in found else None


def browser(scope: MutableMapping[str, Any]) -> str:
    """What somebody uses, in a few words: "Firefox, Linux"; nothing where it does not say."""
    agent = header(scope, b"user-agent") or ""
    found = (next((name for mark, name in known if mark in agent), "") for known in (BROWSERS, SYSTEMS))
    return ", ".join(filter(None, found))


async def visitor(accounts: Accounts, scope: MutableMapping[str, Any]) -> PlayerRow | None:
    """Whoever asks, if the house knows them."""
    token, value = bearer(scope), cookie(scope)
    if token is not None:
        return await accounts.by_api_token(token) if len(token) <= LONGEST_CREDENTIAL else None
    if value is None or len(value) > LONGEST_CREDENTIAL:
        return None
    return await accounts.by_cookie(value)


def is_same_origin(scope: MutableMapping[str, Any]) -> bool:
    """Whether a browser asks from a page of this house; programs say no origin."""
    if header(scope, b"sec-fetch-site") == "cross-site":
        return False
    origin = header(scope, b"origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == (header(scope, b"host") or "") != ""
    except ValueError:
        return False
