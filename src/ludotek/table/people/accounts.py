"""Who is who: guests by a signed cookie, accounts by a password, programs and friends by a token."""

from __future__ import annotations

import asyncio
import hashlib

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeSerializer

from ludotek.core.errors import LudotekError
from ludotek.table.people.naming import BadName, clean_name
from ludotek.table.storage.rows import (
    AccountRow,
    Conflict,
    PlayerId,
    PlayerRow,
    SessionId,
    SessionRow,
    TableId,
    TokenRow,
)
from ludotek.table.storage.store import Store
from ludotek.table.world import World, new_id, new_token
from ludotek.wire.shapes import LONGEST_PASSWORD

SHORTEST_PASSWORD = 8
TOKEN_BYTES = 32
COOKIE_SECRET = "cookie"
SEEN_EVERY = 3_600_000  # milliseconds between notes of when a session was seen


class BadPassword(LudotekError):
    """A password that is not accepted, or not the right one."""


class Cookie(msgspec.Struct, array_like=True):
    """What a signed cookie says."""

    player: PlayerId
    generation: int
    session: SessionId = ""  # of an account; a guest has no other browser


def token_hash(token: str) -> str:
    """What is kept of a token; tokens are random enough that a plain hash hides them."""
    return hashlib.sha256(_bytes(token)).hexdigest()


class Accounts:
    """The people of a house, as its store keeps them."""

    def __init__(self, world: World[Store], secret: bytes, hasher: PasswordHasher | None = None) -> None:
        self.store = world.disk
        self.clock = world.clock
        self.luck = world.luck
        self.secret = secret
        self.signer = URLSafeSerializer(secret, salt="ludotek cookie 1")
        self.hasher = hasher or PasswordHasher()
        self.hashing = asyncio.Semaphore(2)  # each takes 64 MiB and a core for some 50 ms
        self.nobody = self.hasher.hash(new_token(self.luck, TOKEN_BYTES))

    @classmethod
    async def open(cls, world: World[Store]) -> Accounts:
        """The accounts of a running store, with the key its workers share."""
        secret = await world.disk.house_secret(COOKIE_SECRET)
        return await asyncio.to_thread(cls, world, secret)

    # Guests.

    async def new_guest(self, name: str) -> PlayerRow:
        return await self.store.create_player(await self._guest_name(name))

    async def _guest_name(self, name: str) -> str:
        cleaned = clean_name(name)
        if await self.store.is_alike(cleaned):
            raise Conflict("accounts/name-of-another", f"{cleaned!r} looks like the name of somebody with an account.")
        return cleaned

    def cookie(self, player: PlayerRow, session: SessionId = "") -> str:
        """The value of a cookie by which a player is known again."""
        signed = self.signer.dumps([player.id, player.generation, *([session] if session else [])])
        return signed if isinstance(signed, str) else signed.decode()

    def said_by(self, value: str) -> Cookie | None:
        """What a cookie says, if the house has signed it."""
        try:
            return msgspec.convert(self.signer.loads(_bytes(value)), Cookie)
        except (BadSignature, msgspec.ValidationError):
            return None

    async def by_cookie(self, value: str) -> PlayerRow | None:
        """The player a cookie speaks of; nobody if it was forged, or signed out since."""
        said = self.said_by(value)
        if said is None:
            return None
        player, session = await self.store.visitor(said.player, said.session)
        if player is None or player.deleted is not None or player.generation != said.generation:
            return None
        if session is not None:
            await self._see(session)
        return player if (session is None) == (player.account is None) else None

    async def rename(self, player: PlayerRow, name: str) -> PlayerRow:
        """Give a guest another name; an account goes by its own."""
        if player.account is not None:
            raise BadName("accounts/name-fixed", "Your account's name is your name at every table.")
        cleaned = await self._guest_name(name)
        await self.store.rename(player.id, cleaned)
        return msgspec.structs.replace(player, name=cleaned)

    # Accounts.

    async def register(self, player: PlayerRow, name: str, password: str) -> PlayerRow:
        """Give a guest an account; what was played as a guest stays with it."""
        cleaned = clean_name(name)
        _check_password(password)
        if await self.store.account_by_name(cleaned) is not None:
            raise Conflict("accounts/name-taken", f"The name {cleaned!r} is taken.")
        hashed = await self._hash(password)
        try:
            await self.store.create_account(player.id, cleaned, hashed)
        except Conflict as conflict:
            raise Conflict("accounts/name-taken", conflict.sentence) from None
        return msgspec.structs.replace(player, name=cleaned, account=cleaned, generation=player.generation + 1)

    async def log_in(self, name: str, password: str) -> PlayerRow:
        """The player of an account; a wrong name takes as long as a wrong password."""
        account = await self._account(name)
        right = await self._verify(self.nobody if account is None else account.password, password)
        player = await self.store.player(account.player) if account is not None and right else None
        if account is None or player is None:
            raise BadPassword("accounts/wrong-password", "There is no account with this name and password.")
        if self.hasher.check_needs_rehash(account.password):
            await self.store.set_password(account.player, await self._hash(password))
        return player

    async def _account(self, name: str) -> AccountRow | None:
        try:
            return await self.store.account_by_name(clean_name(name))
        except BadName:
            return None

    async def log_out_everywhere(self, player: PlayerRow) -> None:
        """Make every cookie and token of a player void."""
        await self.store.sign_out(player.id)

    async def change_password(self, player: PlayerRow, old: str, new: str) -> PlayerRow:
        """A new password for somebody who knows the old one; every browser and every program is signed out."""
        _check_password(new)
        try:
            await self.log_in(player.account or "", old)
        except BadPassword:
            raise BadPassword("accounts/wrong-old-password", "That is not your password until now.") from None
        await self.store.change_password(player.id, await self._hash(new))
        return msgspec.structs.replace(player, generation=player.generation + 1)

    async def delete(self, player: PlayerRow) -> None:
        """Forget a person; the games of others stay whole, with a former guest in them."""
        await self.store.delete_account(player.id)

    async def _hash(self, password: str) -> str:
        async with self.hashing:
            return await asyncio.to_thread(self.hasher.hash, _bytes(password))

    async def _verify(self, hashed: str, password: str) -> bool:
        if len(password) > LONGEST_PASSWORD:
            return False
        try:
            async with self.hashing:
                return await asyncio.to_thread(self.hasher.verify, hashed, _bytes(password))
        except (VerificationError, InvalidHashError):
            return False

    # Sessions.

    async def begin_session(self, player: PlayerRow, browser: str) -> str:
        """Sign a browser in to an account; the value of its cookie."""
        now = self.clock.now()
        row = SessionRow(id=new_id(self.luck), player=player.id, browser=browser, created=now, seen=now)
        await self.store.begin_session(row)
        return self.cookie(player, row.id)

    async def end_session(self, value: str) -> PlayerId | None:
        """Make a cookie void, for good and at every worker; whose it was."""
        said = self.said_by(value)
        player = await self.by_cookie(value)
        if said is None or player is None:
            return None
        if said.session:
            await self.store.end_session(player.id, said.session)
        else:
            await self.store.new_generation(player.id)
        return player.id

    async def _see(self, session: SessionRow) -> None:
        now = self.clock.now()
        if abs(now - session.seen) > SEEN_EVERY:
            await self.store.see_session(session.id, now)

    # Tokens.

    async def issue_api_token(self, player: PlayerRow) -> str:
        """A token for a program that plays under a player's name; shown once, kept as a hash."""
        token = new_token(self.luck, TOKEN_BYTES)
        row = TokenRow(hash=token_hash(token), kind="api", created=self.clock.now(), player=player.id)
        await self.store.add_token(row)
        return token

    async def by_api_token(self, token: str) -> PlayerRow | None:
        row = await self.store.token(token_hash(token))
        if row is None or row.kind != "api" or row.player is None:
            return None
        return await self.store.player(row.player)

    async def invite(self, table_id: TableId, seat: str) -> str:
        """An invitation to a seat: whoever has it may sit down there."""
        token = new_token(self.luck, TOKEN_BYTES)
        row = TokenRow(hash=token_hash(token), kind="seat", created=self.clock.now(), table_id=table_id, seat=seat)
        await self.store.add_token(row)
        return token

    async def is_invited(self, token: str, table_id: TableId, seat: str) -> bool:
        """Whether a token invites to this seat of this table."""
        row = await self.store.token(token_hash(token))
        return row is not None and (row.kind, row.table_id, row.seat) == ("seat", table_id, seat)


def _check_password(password: str) -> None:
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise BadPassword(
            "accounts/password-length", f"A password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters."
        )


def _bytes(secret: str) -> bytes:
    """Whatever JSON can carry, half characters too."""
    return secret.encode(errors="surrogatepass")
