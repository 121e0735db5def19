"""The Order suit of the first game."""

from __future__ import annotations

from ludotek.core.position import EVERYONE, Move, Seat
from ludotek.games.oath.cards.power import Power, add, ask
from ludotek.games.oath.catalogue import ORDER, SLOTS
from ludotek.games.oath.marks import ATTACKER, BANDITS, DEFENDER, DEFENSE_DICE, SLAIN, SLAIN_DEFENDERS, TARGET_SITES
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.battle import defending, is_in_force, remove_attack_dice, shift_attack_dice
from ludotek.games.oath.steps.empire import become_citizen
from ludotek.games.oath.steps.goods import (
    gain_favor,
    gain_supply,
    gain_warbands,
    kill_at_site,
    kill_on_board,
    station,
)
from ludotek.games.oath.steps.realm import RING, is_exile, rules, slot_of
from ludotek.games.oath.vocabulary import BANK_BURNT, NO, SEAT, SLOT, YES


class Wrestlers(Power):
    """A warband of the defending force is sacrificed for a defense die."""

    def can_plan(self, p: Oath, seat: Seat, side: int) -> bool:
        return seat != BANDITS and bool(self.choices(p, seat, 0))

    def plan(self, p: Oath, seat: Seat, side: int) -> None:
        ask(p, seat, self)

    def choices(self, p: Oath, seat: Seat, b: int) -> list[Move]:
        sites = [SLOT + slot for slot in range(SLOTS) if p.war[TARGET_SITES] >> slot & 1 and p.garrison[slot]]
        return sites + [SEAT + ally for ally in defending(p) if is_in_force(p, ally) and p.board[ally]]

    def chosen(self, p: Oath, seat: Seat, move: Move, b: int) -> None:
        if move >= SEAT:
            kill_on_board(p, move - SEAT, 1)
        else:
            kill_at_site(p, move - SLOT, 1)
        p.war[SLAIN_DEFENDERS] += 1
        p.war[DEFENSE_DICE] += 1

    def is_open(self, p: Oath, move: Move) -> bool:
        return False


class BattleHonors(Power):
    def victorious(self, p: Oath, seat: Seat, side: int) -> None:
        if seat == BANDITS:
            burnt = min(2, p.banks[ORDER])
            p.banks[ORDER] -= burnt
            p.pool += burnt
            p.tell(EVERYONE, BANK_BURNT, ORDER, burnt)
        else:
            gain_favor(p, seat, ORDER, 2)


class BearTraps(Power):
    def plan(self, p: Oath, seat: Seat, side: int) -> None:
        remove_attack_dice(p, 1)
        p.war[SLAIN] += kill_on_board(p, p.war[ATTACKER], 1)


class Longbows(Power):
    def plan(self, p: Oath, seat: Seat, side: int) -> None:
        shift_attack_dice(p, side, 1)


class Keep(Power):
    def can_plan(self, p: Oath, seat: Seat, side: int) -> bool:
        slot = slot_of(p, self.card)
        return slot >= 0 and p.war[TARGET_SITES] >> slot & 1 == 1

    def plan(self, p: Oath, seat: Seat, side: int) -> None:
        p.war[DEFENSE_DICE] += 2


class Pressgangs(Power):
    def muster_anywhere(self, p: Oath, seat: Seat) -> bool:
        return True


class Garrison(Power):
    """A warband for each site one rules; then one from the board to each of them.

    Where there are too few, the player picks the sites (ruling O15); `b` is a mask of those that still wait.
    """

    def played(self, p: Oath, seat: Seat, slot: int) -> None:
        ruled = [place for place in range(SLOTS) if rules(p, seat, place)]
        gain_warbands(p, seat, len(ruled))
        if p.holder[RING] == seat:
            return
        if len(ruled) > p.board[seat] > 0:
            ask(p, seat, self, sum([1 << place for place in ruled]))
            return
        for place in ruled[: p.board[seat]]:
            station(p, seat, place, 1)

    def choices(self, p: Oath, seat: Seat, b: int) -> list[Move]:
        return [SLOT + place for place in range(SLOTS) if b >> place & 1]

    def chosen(self, p: Oath, seat: Seat, move: Move, b: int) -> None:
        station(p, seat, move - SLOT, 1)
        if p.board[seat]:
            ask(p, seat, self, b & ~(1 << (move - SLOT)))


class Scouts(Power):
    def plan(self, p: Oath, seat: Seat, side: int) -> None:
        gain_supply(p, seat, 1)


class MartialCulture(Power):
    """An Exile who beats an Exile may turn Citizen."""

    def can_plan(self, p: Oath, seat: Seat, side: int) -> bool:
        enemy = p.war[DEFENDER] if side == ATTACKER else p.war[ATTACKER]
        return seat != BANDITS and enemy != BANDITS and is_exile(p, seat) and is_exile(p, enemy)

    def victorious(self, p: Oath, seat: Seat, side: int) -> None:
        ask(p, seat, self)

    def choices(self, p: Oath, seat: Seat, b: int) -> list[Move]:
        return [YES, NO]

    def chosen(self, p: Oath, seat: Seat, move: Move, b: int) -> None:
        if move == YES:
            become_citizen(p, seat)

    def is_open(self, p: Oath, move: Move) -> bool:
        return move == NO


add("wrestlers", Wrestlers())
add("battle_honors", BattleHonors())
add("bear_traps", BearTraps())
add("longbows", Longbows())
add("keep", Keep())
add("pressgangs", Pressgangs())
add("garrison", Garrison())
add("scouts", Scouts())
add("martial_culture", MartialCulture())
