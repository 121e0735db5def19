"""PasswordGuesses: how many wrong passwords an account hears in a while, from however many addresses they come.

Nobody can be locked out for good: the share fills again by itself, and a browser that has once been signed in to the
account keeps a mark of that and has a share of its own, which others cannot use up.
"""

from __future__ import annotations

from hashlib import sha256

from itsdangerous import BadSignature, URLSafeSerializer

from ludotek.table.people.limits import Limits, Shares, TooMuch
from ludotek.table.storage.names import name_key
from ludotek.table.storage.rows import PlayerId
from ludotek.table.world import Clock, Luck, new_id

KNOWN = "ludotek-known"  # the cookie that marks a browser
MOST_LETTERS = 512


class PasswordGuesses:
    """The shares of accounts, and of the browsers that they know."""

    def __init__(self, limits: Limits, secret: bytes, clock: Clock, luck: Luck) -> None:
        self.luck = luck
        self.shares = Shares(limits, clock.precise)
        self.signer = URLSafeSerializer(secret, salt="ludotek known browser 1")

    def mark(self, name: str) -> str:
        """For a browser that has just been signed in under a name; it does not tell which."""
        signed = self.signer.dumps([account_of(name), new_id(self.luck)])
        return signed if isinstance(signed, str) else signed.decode()

    def guesser(self, name: str, mark: str | None) -> str:
        """Whose share a password for this account is taken from."""
        account = account_of(name)
        try:
            said = self.signer.loads(mark) if mark and len(mark) <= MOST_LETTERS else None
        except BadSignature:
            said = None
        return f"browser {said[1]}" if isinstance(said, list) and said[0] == account else f"account {account}"

    def owner(self, player: PlayerId) -> str:
        """The share of somebody who is signed in."""
        return f"player {player}"

    def take(self, guesser: str) -> None:
        if not self.shares.take(guesser, "guesses"):
            raise TooMuch("limits/too-many-guesses", "There were too many wrong passwords. Try again in a few minutes.")

    def forgive(self, guesser: str) -> None:
        """It was the right one."""
        self.shares.give_back(guesser, "guesses")


def account_of(name: str) -> str:
    return sha256(name_key(name).encode(errors="surrogatepass")).hexdigest()[:16]
