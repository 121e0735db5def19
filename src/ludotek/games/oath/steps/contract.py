"""Contracts of the Tribunal: what two players owe each other later, and what it costs not to (ruling O10)."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import EVERYONE, Move, Seat
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.goods import hand_favor
from ludotek.games.oath.vocabulary import (
    ASK_LATER_FAVOR,
    ASK_LATER_SECRETS,
    ASK_PEACE,
    DUE,
    FORFEIT,
    LATER_FAVOR,
    LATER_SECRETS,
    MOST_OFFERED,
    PAID,
    PAID_SECRETS,
    PEACE,
    SEATS,
    WORD_BROKEN,
    WORD_KEPT,
)

# The places of a contract; a position keeps them one after the other.
DEBTOR: Final = 0
CREDITOR: Final = 1
WHAT: Final = 2
AMOUNT: Final = 3
TURNS: Final = 4  # of the debtor, until it is due; one that has begun is one of them
PENALTY: Final = 5  # favor, and secrets where favor is lacking
PLACES: Final = 6

OWES_FAVOR: Final = 0
OWES_SECRETS: Final = 1
OWES_PEACE: Final = 2
LONGEST: Final = 3  # turns


def later_lines(last: Move, lines: list[Move]) -> list[Move]:
    """What may be added to an offer: payments and promises, then when they are due, then a forfeit."""
    found: list[Move] = []
    for run in (LATER_FAVOR, LATER_SECRETS, ASK_LATER_FAVOR, ASK_LATER_SECRETS):
        if last < run:
            found += [run + amount for amount in range(MOST_OFFERED)]
    found += [promise for promise in (PEACE, ASK_PEACE) if last < promise]
    if is_owing(lines) and last < DUE:
        found += [DUE + turns for turns in range(LONGEST)]
    if DUE <= last < FORFEIT:
        found += [FORFEIT + favor for favor in range(MOST_OFFERED)]
    return found


def is_owing(lines: list[Move]) -> bool:
    return any(LATER_FAVOR <= line < DUE for line in lines)


def is_timed(lines: list[Move]) -> bool:
    """Whether everything that is due later is due at a time."""
    return not is_owing(lines) or any(DUE <= line < FORFEIT for line in lines)


def sign(p: Oath, seat: Seat, other: Seat, lines: list[Move]) -> None:
    """Both have agreed: each line that is due later becomes a contract."""
    turns = penalty = 0
    for line in lines:
        if DUE <= line < FORFEIT:
            turns = line - DUE + 1
        elif FORFEIT <= line < FORFEIT + MOST_OFFERED:
            penalty = line - FORFEIT + 1
    for line in lines:
        if LATER_FAVOR <= line < ASK_LATER_FAVOR:
            owe(p, seat, other, line - LATER_FAVOR, turns, penalty)
        elif ASK_LATER_FAVOR <= line < PEACE:
            owe(p, other, seat, line - ASK_LATER_FAVOR, turns, penalty)
        elif line == PEACE:
            promise(p, seat, other, turns, penalty)
        elif line == ASK_PEACE:
            promise(p, other, seat, turns, penalty)


def owe(p: Oath, debtor: Seat, creditor: Seat, amount: int, turns: int, penalty: int) -> None:
    what, less = (OWES_FAVOR, amount) if amount < MOST_OFFERED else (OWES_SECRETS, amount - MOST_OFFERED)
    p.contracts += [debtor, creditor, what, less + 1, from_now(p, debtor, turns), penalty]


def promise(p: Oath, debtor: Seat, creditor: Seat, turns: int, penalty: int) -> None:
    p.contracts += [debtor, creditor, OWES_PEACE, 0, from_now(p, debtor, turns), penalty]


def from_now(p: Oath, debtor: Seat, turns: int) -> int:
    """The debtor's next turn is the first that counts, so one that has begun comes before it."""
    return turns + 1 if p.turn == debtor else turns


def call_in(p: Oath, seat: Seat) -> None:
    """At the end of a turn: what its player owes by now is paid, as far as there is anything."""
    left: list[int] = []
    contracts = p.contracts
    p.contracts = []
    for place in range(0, len(contracts), PLACES):
        one = contracts[place : place + PLACES]
        if one[DEBTOR] == seat:
            one[TURNS] -= 1
        if one[TURNS] > 0:
            left += one
        elif one[WHAT] == OWES_PEACE or is_paid(p, one):
            p.tell(EVERYONE, WORD_KEPT, one[DEBTOR], one[CREDITOR])
        else:
            forfeit(p, one)
    p.contracts = left


def is_paid(p: Oath, one: list[int]) -> bool:
    """Pays what there is; whether it was enough."""
    purse = p.favor if one[WHAT] == OWES_FAVOR else p.secrets
    paid = min(one[AMOUNT], purse[one[DEBTOR]])
    purse[one[DEBTOR]] -= paid
    purse[one[CREDITOR]] += paid
    if paid:
        p.tell(EVERYONE, PAID if one[WHAT] == OWES_FAVOR else PAID_SECRETS, SEATS * one[DEBTOR] + one[CREDITOR], paid)
    return paid == one[AMOUNT]


def break_peace(p: Oath, attacker: Seat, defender: Seat) -> None:
    """A campaign against somebody to whom one has promised none."""
    contracts = p.contracts
    p.contracts = []
    for place in range(0, len(contracts), PLACES):
        one = contracts[place : place + PLACES]
        if one[WHAT] == OWES_PEACE and one[DEBTOR] == attacker and one[CREDITOR] == defender:
            forfeit(p, one)
        else:
            p.contracts += one


def forfeit(p: Oath, one: list[int]) -> None:
    """A broken word: its penalty is taken at once."""
    debtor, creditor = one[DEBTOR], one[CREDITOR]
    favor = min(one[PENALTY], p.favor[debtor])
    secrets = min(one[PENALTY] - favor, p.secrets[debtor])
    p.tell(EVERYONE, WORD_BROKEN, debtor, creditor)
    hand_favor(p, debtor, creditor, favor)
    p.secrets[debtor] -= secrets
    p.secrets[creditor] += secrets
    if secrets:
        p.tell(EVERYONE, PAID_SECRETS, SEATS * debtor + creditor, secrets)
