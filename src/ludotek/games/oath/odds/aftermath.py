"""What a campaign costs both sides once its dice have fallen: the rules' own aftermath, on an imagined campaign."""

from __future__ import annotations

from typing import NamedTuple

from ludotek.core.position import Move, Seat
from ludotek.games.oath import GAME
from ludotek.games.oath.campaign import Campaign
from ludotek.games.oath.cards.power import ASK
from ludotek.games.oath.catalogue import card
from ludotek.games.oath.marks import ATTACKER, DEFENDER, RELIC_BACK
from ludotek.games.oath.pile import undecided
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.battle import DEFEAT
from ludotek.games.oath.steps.plans import use_plan
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
    game = GAME.start(players=3)
    assert isinstance(game, Oath)
    game.turn = attacker
    game.pawn = [0] * game.players
    game.campaign = Campaign.between(attacker, defender, game.players)
    game.board[attacker], game.board[OTHER] = warbands, defenders
    game.barracks[attacker] = game.barracks[OTHER] = PLENTY
    game.reliquary = [undecided(RELIC_BACK)] * 4
    return game


def use(game: Oath, plan: int, side: int) -> None:
    """A battle plan, and its question if it has one; whether it may be used here is for the table to know."""
    rest_in(game)
    use_plan(game, game.campaign.leader(side), plan, side)
    carry_on(game)


def rest_in(game: Oath) -> None:
    """What follows is played up to the Act Phase."""
    game.agenda = [ACT, game.campaign.attacker, 0, 0]


def carry_on(game: Oath) -> None:
    game.go_on()
    while game.step != ACT:
        game.play(game.asked, chosen(game))


def chosen(game: Oath) -> Move:
    """Sticky Fire burns, everything else that may be left is left; what must be chosen has one choice here."""
    if game.step == ASK and game.first == STICKY_FIRE:
        return YES
    moves = game.moves(game.asked)
    return next((move for move in (DONE, NO) if move in moves), moves[0])


class Aftermath:
    """The costs of every end of one campaign, each played once."""

    def __init__(self, game: Oath, warbands: int, defenders: int) -> None:
        self.game = game
        self.warbands = warbands
        self.defenders = defenders
        self.known: dict[tuple[bool, int], Cost] = {}

    def of(self, is_won: bool, left: int) -> Cost:
        """The attacker has won or not, with so many warbands left before the beaten take their losses."""
        if (is_won, left) not in self.known:
            self.known[is_won, left] = self.play_out(is_won, left)
        return self.known[is_won, left]

    def play_out(self, is_won: bool, left: int) -> Cost:
        game = self.game.copy()
        attacker = game.campaign.attacker
        game.board[attacker] = left
        game.campaign.slain[ATTACKER] = self.warbands - left
        game.campaign.winner = ATTACKER if is_won else DEFENDER
        heard: list[tuple[int, int, int, int]] = []
        game.heard = heard
        rest_in(game)
        game.then(DEFEAT, attacker)
        carry_on(game)
        sides = (attacker, OTHER)
        gains = [sum(more for _, what, who, more in heard if (what, who) == (GAINED_WARBANDS, seat)) for seat in sides]
        lost = self.warbands + gains[0] - game.board[attacker], self.defenders + gains[1] - game.board[OTHER]
        return Cost(*lost, *gains)
