"""The Order suit of the first game."""

from __future__ import annotations

from ludotek.core.position import EVERYONE, Move, Seat
from ludotek.games.oath.cards.power import Power, add, ask
from ludotek.games.oath.catalogue import ORDER, SLOTS
from ludotek.games.oath.marks import ATTACKER, BANDITS, DEFENDER
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.battle import defending, is_in_force, remove_attack_dice, shift_attack_dice
from ludotek.games.oath.steps.empire import become_citizen
from ludotek.games.oath.steps.goods import gain_favor, gain_supply, gain_warbands, kill_at_site, kill_on_board, station
from ludotek.games.oath.steps.realm import is_exile, may_station, rules, slot_of
from ludotek.games.oath.vocabulary import BANK_BURNT, NO, SEAT, SLOT, YES


class Wrestlers(Power):
    """A warband of the defending force is sacrificed for a defense die."""

    def can_plan(self, game: Oath, seat: Seat, side: int) -> bool:
        return seat != BANDITS and bool(self.choices(game, seat, 0))

    def plan(self, game: Oath, seat: Seat, side: int) -> None:
        ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        sites = [SLOT + slot for slot in range(SLOTS) if game.campaign.is_target(slot) and game.garrison[slot]]
        return sites + [SEAT + ally for ally in defending(game) if is_in_force(game, ally) and game.board[ally]]

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        if move >= SEAT:
            kill_on_board(game, move - SEAT, 1)
        else:
            kill_at_site(game, move - SLOT, 1)
        game.campaign.slain[DEFENDER] += 1
        game.campaign.defense_dice += 1

    def is_open(self, game: Oath, move: Move) -> bool:
        return False


class BattleHonors(Power):
    def victorious(self, game: Oath, seat: Seat, side: int) -> None:
        if seat == BANDITS:
            burnt = min(2, game.banks[ORDER])
            game.banks[ORDER] -= burnt
            game.pool += burnt
            game.tell(EVERYONE, BANK_BURNT, ORDER, burnt)
        else:
            gain_favor(game, seat, ORDER, 2)


class BearTraps(Power):
    def plan(self, game: Oath, seat: Seat, side: int) -> None:
        remove_attack_dice(game, 1)
        game.campaign.slain[ATTACKER] += kill_on_board(game, game.campaign.attacker, 1)


class Longbows(Power):
    def plan(self, game: Oath, seat: Seat, side: int) -> None:
        shift_attack_dice(game, side, 1)


class Keep(Power):
    def can_plan(self, game: Oath, seat: Seat, side: int) -> bool:
        slot = slot_of(game, self.card)
        return slot >= 0 and game.campaign.is_target(slot)

    def plan(self, game: Oath, seat: Seat, side: int) -> None:
        game.campaign.defense_dice += 2


class Pressgangs(Power):
    def muster_anywhere(self, game: Oath, seat: Seat) -> bool:
        return True


class Garrison(Power):
    """A warband for each site one rules; then one from the board to each of them.

    Where there are too few, the player picks the sites (ruling O15); those that still wait are a mask.
    """

    def played(self, game: Oath, seat: Seat, slot: int) -> None:
        ruled = [place for place in range(SLOTS) if rules(game, seat, place)]
        gain_warbands(game, seat, len(ruled))
        if not may_station(game, seat):
            return
        if len(ruled) > game.board[seat] > 0:
            ask(game, seat, self, sum([1 << place for place in ruled]))
            return
        for place in ruled[: game.board[seat]]:
            station(game, seat, place, 1)

    def choices(self, game: Oath, seat: Seat, waiting: int) -> list[Move]:
        return [SLOT + place for place in range(SLOTS) if waiting >> place & 1]

    def chosen(self, game: Oath, seat: Seat, move: Move, waiting: int) -> None:
        station(game, seat, move - SLOT, 1)
        if game.board[seat]:
            ask(game, seat, self, waiting & ~(1 << (move - SLOT)))


class Scouts(Power):
    def plan(self, game: Oath, seat: Seat, side: int) -> None:
        gain_supply(game, seat, 1)


class MartialCulture(Power):
    """An Exile who beats an Exile may turn Citizen."""

    def can_plan(self, game: Oath, seat: Seat, side: int) -> bool:
        enemy = game.campaign.enemy(side)
        return seat != BANDITS and enemy != BANDITS and is_exile(game, seat) and is_exile(game, enemy)

    def victorious(self, game: Oath, seat: Seat, side: int) -> None:
        ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        return [YES, NO]

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        if move == YES:
            become_citizen(game, seat)

    def is_open(self, game: Oath, move: Move) -> bool:
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
