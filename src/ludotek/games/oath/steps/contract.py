"""Contracts of the Tribunal: what two players owe each other later, and what it costs not to (rulings O10 and O95)."""

from __future__ import annotations

from typing import Final, TypeAlias

from ludotek.core.position import EVERYONE, Move, Seat
from ludotek.games.oath.agenda import Step, step
from ludotek.games.oath.cards.hooks import KEEPS_SECRETS
from ludotek.games.oath.catalogue import SLOTS
from ludotek.games.oath.marks import CHANCELLOR
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.goods import hand_favor, purse
from ludotek.games.oath.steps.realm import has_adviser_with
from ludotek.games.oath.vocabulary import (
    ASK_ENFRANCHISE,
    ASK_EXCLUDE,
    ASK_FORGO,
    ASK_JOURNEY,
    ASK_LATER_FAVOR,
    ASK_LATER_SECRETS,
    ASK_PEACE,
    ASK_PEACE_WITH,
    ASK_SPARE,
    DUE,
    DUE_DEED,
    DUE_ROUNDS,
    ENFRANCHISE,
    EXCLUDE,
    FORFEIT,
    FORFEIT_SECRETS,
    FORGO,
    JOURNEY,
    LATER_FAVOR,
    LATER_SECRETS,
    MOST_OFFERED,
    PAID_SECRETS,
    PEACE,
    PEACE_WITH,
    SEATS,
    SPARE,
    WORD_BROKEN,
    WORD_KEPT,
)

# The places of a contract; a position keeps them one after the other.
DEBTOR: Final = 0
CREDITOR: Final = 1
WHAT: Final = 2
AMOUNT: Final = 3  # or which seat, slot or banner
WHEN: Final = 4
COUNT: Final = 5  # turns or rounds until it is due, one that has begun is one of them; or after whose deed
PENALTY: Final = 6  # favor, and secrets where favor is lacking
SECRETS: Final = 7  # that are forfeited besides
DEAL: Final = 8  # in which both agreed on it
PLACES: Final = 9

OWES_FAVOR: Final = 0
OWES_SECRETS: Final = 1
OWES_PEACE: Final = 2  # with a seat
SPARES: Final = 3  # a slot, as a target
FORGOES: Final = 4  # to recover a banner
TRAVELS: Final = 5  # to a slot
ENFRANCHISES: Final = 6  # a seat: offers it Citizenship
EXCLUDES: Final = 7  # a seat: offers it none

IN_TURNS: Final = 0  # of the debtor
IN_ROUNDS: Final = 1
AFTER_DEED: Final = 2
LONGEST: Final = 3  # turns or rounds
MOST_CLAUSES: Final = 6
DEEDS: Final = 6  # the major actions: Search, Muster, Trade, Recover, Travel, Campaign

# What may be promised: the run of moves, the one with which the other is asked for it, how many, and what it is.
Clause: TypeAlias = tuple[Move, Move, int, int]
CLAUSES: Final[list[Clause]] = [
    (LATER_FAVOR, ASK_LATER_FAVOR, MOST_OFFERED, OWES_FAVOR),
    (LATER_SECRETS, ASK_LATER_SECRETS, MOST_OFFERED, OWES_SECRETS),
    (PEACE, ASK_PEACE, 1, OWES_PEACE),
    (PEACE_WITH, ASK_PEACE_WITH, 6, OWES_PEACE),
    (SPARE, ASK_SPARE, SLOTS, SPARES),
    (FORGO, ASK_FORGO, 2, FORGOES),
    (JOURNEY, ASK_JOURNEY, SLOTS, TRAVELS),
    (ENFRANCHISE, ASK_ENFRANCHISE, 6, ENFRANCHISES),
    (EXCLUDE, ASK_EXCLUDE, 6, EXCLUDES),
]


# The places of an offer, after the goods that it may be of.
PROPOSER: Final = 1
PARTNER: Final = 2
LINES: Final = 3


def secrets_to_give(game: Oath, seat: Seat) -> int:
    """What a player may give away, unless an adviser keeps it from that."""
    return 0 if has_adviser_with(game, seat, KEEPS_SECRETS) else game.secrets[seat]


def clause_of(line: Move) -> int:
    """Which clause a line begins; -1 where it does not."""
    for number in range(len(CLAUSES)):
        given, asked, size, _ = CLAUSES[number]
        if given <= line < given + size or asked <= line < asked + size:
            return number
    return -1


def is_time(line: Move) -> bool:
    return DUE <= line < DUE + LONGEST or DUE_ROUNDS <= line < DUE_ROUNDS + LONGEST or DUE_DEED <= line < DUE_DEED + 36


# Writing one.


def later_lines(game: Oath, seat: Seat, other: Seat, lines: list[Move]) -> list[Move]:
    """What may be added to an offer: a clause, when it is due, what is forfeited; then the next, in rising order."""
    last = lines[-1] if lines else 0
    if clause_of(last) >= 0:
        return times(seat, other)
    found: list[Move] = []
    if is_time(last):
        found += [FORFEIT + favor for favor in range(MOST_OFFERED)]
    if is_time(last) or FORFEIT <= last < FORFEIT + MOST_OFFERED:
        found += [FORFEIT_SECRETS + secrets for secrets in range(MOST_OFFERED)]
    written = [line for line in lines if clause_of(line) >= 0]
    if len(written) < MOST_CLAUSES:
        latest = written[-1] if written else 0
        found += [line for line in clauses(game, seat, other) if line > latest]
    return found


def times(seat: Seat, other: Seat) -> list[Move]:
    """When a clause may be due: after turns of the debtor's, at the end of a round, or after a deed of either."""
    found = [DUE + turns for turns in range(LONGEST)] + [DUE_ROUNDS + rounds for rounds in range(LONGEST)]
    for one in (seat, other):
        found += [DUE_DEED + DEEDS * one + deed for deed in range(DEEDS)]
    return found


def clauses(game: Oath, seat: Seat, other: Seat) -> list[Move]:
    found: list[Move] = []
    for given, asked, size, what in CLAUSES:
        found += [given + number for number in range(size) if makes_sense(game, seat, other, given, what, number)]
        found += [asked + number for number in range(size) if makes_sense(game, other, seat, given, what, number)]
    return found


def makes_sense(game: Oath, debtor: Seat, creditor: Seat, run: Move, what: int, number: int) -> bool:
    """Peace with the other has a line of its own; nobody promises to go where it stands, nor secrets it must keep."""
    if what == OWES_SECRETS:
        return not has_adviser_with(game, debtor, KEEPS_SECRETS)
    if run == PEACE_WITH:
        return number < game.players and number not in (debtor, creditor)
    if what in (ENFRANCHISES, EXCLUDES):
        return CHANCELLOR < number < game.players
    return what != TRAVELS or game.pawn[debtor] != number


def is_timed(lines: list[Move]) -> bool:
    """Whether everything that is due later is due at a time."""
    return not lines or clause_of(lines[-1]) < 0


def sign(game: Oath, seat: Seat, other: Seat, lines: list[Move]) -> None:
    """Both have agreed: each clause, with its time and its forfeits, becomes a contract."""
    for line in lines:
        clause = clause_of(line)
        contracts = game.contracts
        if clause >= 0:
            owe(game, seat, other, line, clause)
        elif is_time(line):
            set_time(game, contracts, line)
        elif FORFEIT <= line < FORFEIT + MOST_OFFERED:
            contracts[PENALTY - PLACES] = line - FORFEIT + 1
        elif FORFEIT_SECRETS <= line < FORFEIT_SECRETS + MOST_OFFERED:
            contracts[SECRETS - PLACES] = line - FORFEIT_SECRETS + 1


def owe(game: Oath, seat: Seat, other: Seat, line: Move, clause: int) -> None:
    given, asked, size, what = CLAUSES[clause]
    is_given = given <= line < given + size
    debtor, creditor = (seat, other) if is_given else (other, seat)
    number = line - given if is_given else line - asked
    if given == PEACE:
        number = creditor
    elif what in (OWES_FAVOR, OWES_SECRETS):
        number += 1
    game.contracts += [debtor, creditor, what, number, IN_TURNS, 0, 0, 0, game.deal]


def set_time(game: Oath, contracts: list[int], line: Move) -> None:
    """A turn of the debtor's that has begun is none of those that count; the round that has begun is the first."""
    if line >= DUE_DEED:
        when, count = AFTER_DEED, line - DUE_DEED
    elif line >= DUE_ROUNDS:
        when, count = IN_ROUNDS, line - DUE_ROUNDS + 1
    else:
        when, count = IN_TURNS, line - DUE + 1 + int(game.turn == contracts[DEBTOR - PLACES])
    contracts[WHEN - PLACES] = when
    contracts[COUNT - PLACES] = count


# Keeping one, or not.


def call_in(game: Oath, seat: Seat) -> None:
    """At the end of a turn: what its player owes by now; and after the last one, what is due with the round."""
    settle(game, IN_TURNS, seat)
    if seat + 1 == game.players:
        settle(game, IN_ROUNDS, seat)


def settle(game: Oath, when: int, which: int) -> None:
    """A turn, a round or a deed is over: what is due then is paid, was kept, or is forfeited."""
    contracts = game.contracts
    game.contracts = []
    for place in range(0, len(contracts), PLACES):
        one = contracts[place : place + PLACES]
        if one[WHEN] != when or (when == IN_TURNS and one[DEBTOR] != which):
            game.contracts += one
            continue
        if when == AFTER_DEED:
            is_due = one[COUNT] == which
        else:
            one[COUNT] -= 1
            is_due = one[COUNT] == 0
        if not is_due:
            game.contracts += one
        elif is_kept(game, one):
            game.tell(EVERYONE, WORD_KEPT, one[DEBTOR], one[CREDITOR])
        else:
            forfeit(game, one)


def is_kept(game: Oath, one: list[int]) -> bool:
    """Of what is due: a payment is made now; a deed that was promised would have been noted before."""
    if one[WHAT] in (OWES_FAVOR, OWES_SECRETS):
        return is_paid(game, one)
    return one[WHAT] not in (TRAVELS, ENFRANCHISES)


def is_paid(game: Oath, one: list[int]) -> bool:
    """Pays what there is; whether it was enough."""
    debtor, creditor = one[DEBTOR], one[CREDITOR]
    if one[WHAT] == OWES_FAVOR:
        paid = min(one[AMOUNT], purse(game, debtor))
        hand_favor(game, debtor, creditor, paid)
    else:
        paid = min(one[AMOUNT], secrets_to_give(game, debtor))
        hand_secrets(game, debtor, creditor, paid)
    return paid == one[AMOUNT]


def hand_secrets(game: Oath, giver: Seat, taker: Seat, amount: int) -> None:
    game.secrets[giver] -= amount
    game.secrets[taker] += amount
    if amount:
        game.tell(EVERYONE, PAID_SECRETS, SEATS * giver + taker, amount)


def note(game: Oath, seat: Seat, what: int, number: int) -> None:
    """A player does what it has promised, or promised not to."""
    contracts = game.contracts
    game.contracts = []
    for place in range(0, len(contracts), PLACES):
        one = contracts[place : place + PLACES]
        if one[WHAT] != what or one[DEBTOR] != seat or one[AMOUNT] != number:
            game.contracts += one
        elif what in (TRAVELS, ENFRANCHISES):
            game.tell(EVERYONE, WORD_KEPT, seat, one[CREDITOR])
        else:
            forfeit(game, one)


def note_campaign(game: Oath) -> None:
    """A campaign against somebody, or for a site, that was promised peace."""
    campaign = game.campaign
    note(game, campaign.attacker, OWES_PEACE, campaign.defender)
    for slot in range(SLOTS):
        if campaign.is_target(slot):
            note(game, campaign.attacker, SPARES, slot)


def note_offer(game: Oath, seat: Seat, other: Seat) -> None:
    """Citizenship was offered, and accepted or not: not earlier, since what is forfeited may be in the offer."""
    note(game, seat, ENFRANCHISES, other)
    note(game, seat, EXCLUDES, other)


def forfeit(game: Oath, one: list[int]) -> None:
    """A broken word: its penalty is taken at once."""
    debtor, creditor = one[DEBTOR], one[CREDITOR]
    favor = min(one[PENALTY], purse(game, debtor))
    secrets = min(one[PENALTY] - favor + one[SECRETS], game.secrets[debtor])
    game.tell(EVERYONE, WORD_BROKEN, debtor, creditor)
    hand_favor(game, debtor, creditor, favor)
    hand_secrets(game, debtor, creditor, secrets)


class DeedDone(Step):
    """A major action is over, after which something may be due."""

    def begin(self, game: Oath, seat: Seat, deed: int, second: int) -> bool:
        settle(game, AFTER_DEED, DEEDS * seat + deed)
        return False


DEED_DONE: Final = step(DeedDone())
