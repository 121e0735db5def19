"""What a campaign costs both sides once its dice have fallen: the rules' own aftermath, on an imagined campaign."""

from __future__ import annotations

from typing import NamedTuple

from ludotek.core.pile import undecided
from ludotek.core.position import Move, Seat
from ludotek.games.oath import GAME
from ludotek.games.oath.cards.power import ASK
from ludotek.games.oath.catalogue import card
from ludotek.games.oath.marks import ATTACKER, DEFENDER, RELIC_BACK, SLAIN, WAR, WINNER
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.battle import DEFEAT, use_plan
from ludotek.games.oath.steps.turn import ACT
from ludotek.games.oath.vocabulary import DONE, GAINED_WARBANDS, NO, YES

ONE, OTHER = 1, 2  # the seats of the imagined campaign: two Exiles, side by side, the defender's warbands on its board
PLENTY = 100  # warbands in their banks
STICKY_FIRE = card("sticky_fire")


class Cost(NamedTuple):
    """Warbands lost and gained in a campaign; caged ones are lost."""

    attacker_losses: int
    defender_losses: int
    attacker_gains: int
    defender_gains: int


def imagined(warbands: int, defenders: int, attacker: Seat = ONE, defender: Seat = OTHER) -> Oath:
    """A campaign in which nothing else matters; the Chancellor may attack, and bandits may defend."""
    p = GAME.start(players=3)
    assert isinstance(p, Oath)
    p.turn = attacker
    p.pawn = [0] * p.players
    p.war = [0] * WAR
    p.war[ATTACKER], p.war[DEFENDER] = attacker, defender
    p.board[attacker], p.board[OTHER] = warbands, defenders
    p.barracks[attacker] = p.barracks[OTHER] = PLENTY
    p.reliquary = [undecided(RELIC_BACK)] * 4
    return p


def use(p: Oath, plan: int, side: int) -> None:
    """A battle plan, and its question if it has one; whether it may be used here is for the table to know."""
    rest_in(p)
    use_plan(p, p.war[side], plan, side)
    carry_on(p)


def rest_in(p: Oath) -> None:
    """What follows is played up to the Act Phase."""
    p.agenda = [ACT, p.war[ATTACKER], 0, 0]


def carry_on(p: Oath) -> None:
    p.go_on()
    while p.step != ACT:
        p.play(p.asked, chosen(p))


def chosen(p: Oath) -> Move:
    """Sticky Fire burns, everything else that may be left is left; what must be chosen has one choice here."""
    if p.step == ASK and p.a == STICKY_FIRE:
        return YES
    moves = p.moves(p.asked)
    return next((move for move in (DONE, NO) if move in moves), moves[0])


class Aftermath:
    """The costs of every end of one campaign, each played once."""

    def __init__(self, p: Oath, warbands: int, defenders: int) -> None:
        self.p = p
        self.warbands = warbands
        self.defenders = defenders
        self.known: dict[tuple[bool, int], Cost] = {}

    def of(self, is_won: bool, left: int) -> Cost:
        """The attacker has won or not, with so many warbands left before the beaten take their losses."""
        if (is_won, left) not in self.known:
            self.known[is_won, left] = self.play_out(is_won, left)
        return self.known[is_won, left]

    def play_out(self, is_won: bool, left: int) -> Cost:
        p = self.p.copy()
        attacker = p.war[ATTACKER]
        p.board[attacker] = left
        p.war[SLAIN] = self.warbands - left
        p.war[WINNER] = ATTACKER if is_won else DEFENDER
        heard: list[tuple[int, int, int, int]] = []
        p.heard = heard
        rest_in(p)
        p.then(DEFEAT, attacker)
        carry_on(p)
        sides = (attacker, OTHER)
        gains = [sum(b for _, what, a, b in heard if what == GAINED_WARBANDS and a == seat) for seat in sides]
        lost = self.warbands + gains[0] - p.board[attacker], self.defenders + gains[1] - p.board[OTHER]
        return Cost(*lost, *gains)
