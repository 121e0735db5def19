"""Around every request: headers that keep browsers safe, limits of size and rate, and one origin."""

from __future__ import annotations

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludotek.core.errors import LudotekError
from ludotek.table.house import House
from ludotek.table.people.limits import TooMuch
from ludotek.table.people.visitors import address_of, header, is_same_origin

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),  # an address may hold an invitation
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
PASSWORDS = frozenset({"/api/login", "/api/accounts", "/api/account/password"})
RECORDS = frozenset({"/api/replays", "/api/records"})


class SafetyMiddleware:
    """A layer around the whole application."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        try:
            self._check(scope)
            await self.app(scope, self._limited(scope, receive), self._with_headers(send))
        except LudotekError as error:
            await self._refuse(scope, receive, send, error)

    def _check(self, scope: Scope) -> None:
        addresses = self.house.addresses
        address = address_of(scope)
        addresses.check(address, "requests")
        if scope["method"] in SAFE:
            return
        if not is_same_origin(scope):
            raise LudotekError("http/other-origin", "This was asked from another site's page.")
        addresses.check(address, "changes")
        if scope["path"] in PASSWORDS:
            addresses.check(address, "passwords")
        length = header(scope, b"content-length") or "0"
        if not length.isascii() or not length.isdigit() or int(length) > self._largest(scope):
            raise LudotekError("http/too-big", "That is more than the house takes in at once.")

    def _largest(self, scope: Scope) -> int:
        limits = self.house.addresses.limits
        return limits.record if scope["path"] in RECORDS else limits.body

    def _limited(self, scope: Scope, receive: Receive) -> Receive:
        """A body without a length is counted as it comes."""
        taken, largest = 0, self._largest(scope)

        async def count() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > largest:
                raise LudotekError("http/too-big", "That is more than the house takes in at once.")
            return message

        return count

    def _with_headers(self, send: Send) -> Send:
        async def add(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.house.metrics.requests.labels(message["status"]).inc()
                given = {name for name, _ in message.get("headers", [])}
                message["headers"] = [
                    *message.get("headers", []),
                    *((name, value) for name, value in HEADERS if name not in given),
                ]
            await send(message)

        return add

    async def _refuse(self, scope: Scope, receive: Receive, send: Send, error: LudotekError) -> None:
        status = 429 if isinstance(error, TooMuch) else 413 if error.code == "http/too-big" else 403
        response = JSONResponse({"code": error.code, "sentence": error.sentence}, status)
        await response(scope, receive, self._with_headers(send))
