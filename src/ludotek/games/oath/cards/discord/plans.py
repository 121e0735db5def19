"""The Discord suit: battle plans, and what persists in campaigns."""

from __future__ import annotations

from ludotek.core.position import Move, Seat
from ludotek.games.oath.cards.power import Power, add, ask
from ludotek.games.oath.catalogue import ARCANE, BEAST, NOMAD, SUIT
from ludotek.games.oath.marks import NOBODY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.battle import shift_attack_dice
from ludotek.games.oath.steps.campaign import campaigns, declare
from ludotek.games.oath.steps.goods import burn_favor
from ludotek.games.oath.steps.sides import enemies_have, is_outnumbered
from ludotek.games.oath.vocabulary import CAMPAIGN, DONE


class CrackedSage(Power):
    def can_plan(self, game: Oath, seat: Seat, side: int) -> bool:
        return enemies_have(game, side, ARCANE)

    def plan(self, game: Oath, seat: Seat, side: int) -> None:
        shift_attack_dice(game, side, 4)


class Zealots(Power):
    """Outnumbered as they are called, they give their lives dearly."""

    def can_plan(self, game: Oath, seat: Seat, side: int) -> bool:
        return is_outnumbered(game, side)

    def plan(self, game: Oath, seat: Seat, side: int) -> None:
        game.campaign.worth = 3


class BeastTamer(Power):
    def bars_plan(self, game: Oath, holder: Seat, plan: int) -> bool:
        return SUIT[plan] in (BEAST, NOMAD)


class SneakAttack(Power):
    """Whoever has campaigned may be attacked at once, for nothing; the note is that player."""

    def strikes_back(self, game: Oath, holder: Seat, attacker: Seat) -> None:
        ask(game, holder, self, attacker)

    def choices(self, game: Oath, seat: Seat, attacker: int) -> list[Move]:
        strike = CAMPAIGN + attacker
        return [strike, DONE] if strike in campaigns(game, seat, True) else []

    def chosen(self, game: Oath, seat: Seat, move: Move, attacker: int) -> None:
        if move != DONE:
            declare(game, seat, attacker, True)

    def about(self, game: Oath, seat: Seat, attacker: int) -> tuple[int, Seat, int]:
        return NOBODY, attacker, NOBODY

    def is_open(self, game: Oath, move: Move) -> bool:
        return move == DONE


class Slander(Power):
    """A beaten pawn's player burns all favor."""

    def victorious(self, game: Oath, seat: Seat, side: int) -> None:
        if game.campaign.target_pawn:
            loser = game.campaign.defender
            burn_favor(game, loser, game.favor[loser])


add("cracked_sage", CrackedSage())
add("zealots", Zealots())
add("beast_tamer", BeastTamer())
add("sneak_attack", SneakAttack())
add("slander", Slander())
