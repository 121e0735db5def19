"""Hooks that only cards of the archive will have, tried with cards of our own: reactions and replacements."""

from __future__ import annotations

import pytest

from ludotek.core.position import CHANCE, Move, Seat
from ludotek.games.oath.cards.power import BURNING, DYING, GAINING, LEAVING, Power, add, ask
from ludotek.games.oath.catalogue import NOMAD, RELIC, card
from ludotek.games.oath.marks import DEFENDER, DEFENSE, DOUBLINGS, EMPTY, SHIELDS
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.battle import ROLL_DEFENSE
from ludotek.games.oath.steps.free import FREE_CAMPAIGN
from ludotek.games.oath.steps.goods import burn_favor, gain_favor, kill_at_site, kill_on_board
from ludotek.games.oath.vocabulary import MUSTER, NO, TRADE_SECRET, YES
from tests.games.oath.scenario import (
    BLUE,
    CHANCELLOR,
    MOUNTAIN,
    PLAINS,
    RED,
    YELLOW,
    advise,
    arm,
    beginning,
    enrich,
    hide,
    reds,
    station,
)
from tests.games.oath.toys import ID, INTERPRETED, act, at_blue, roll, seat_with

pytestmark = [pytest.mark.usefixtures("only_for_now"), INTERPRETED]


# Reactions.


class Watchful(Power):
    """Its holder gains a secret for every deed of another."""

    def after_deed(self, p: Oath, holder: Seat, seat: Seat, move: Move) -> None:
        if holder >= 0 and holder != seat:
            p.secrets[holder] += 1


class Jinx(Power):
    """Its holder may have the defense rolled again."""

    def after_roll(self, p: Oath, holder: Seat, seat: Seat, side: int) -> None:
        if side == DEFENDER:
            ask(p, holder, self)

    def choices(self, p: Oath, seat: Seat, b: int) -> list[Move]:
        return [YES, NO]

    def chosen(self, p: Oath, seat: Seat, move: Move, b: int) -> None:
        if move == YES:
            p.war[SHIELDS] = p.war[DOUBLINGS] = 0
            p.then(ROLL_DEFENSE, CHANCE)


class Envious(Power):
    """Its holder gets a secret for what others play, and a relic that they take."""

    def after_playing(self, p: Oath, holder: Seat, seat: Seat, card: int) -> None:
        p.secrets[holder] += 1

    def after_taking(self, p: Oath, holder: Seat, seat: Seat, relic: int) -> None:
        p.holder[relic] = holder


class SneakAttack(Power):
    """Once somebody else has mustered, its holder may campaign."""

    def after_deed(self, p: Oath, holder: Seat, seat: Seat, move: Move) -> None:
        if holder != seat and MUSTER <= move < TRADE_SECRET:
            p.then(FREE_CAMPAIGN, holder)


def test_a_card_at_a_site_acts_for_whoever_rules_it() -> None:
    add(ID, Watchful())
    p = reds()
    p.at[3 * PLAINS + 1] = card(ID)
    before = p.secrets[CHANCELLOR]
    p.play(RED, MUSTER + card("longbows"))
    assert p.secrets[CHANCELLOR] == before + 1


def test_a_card_may_react_to_what_another_did() -> None:
    p = seat_with(Watchful(), BLUE)
    before = p.secrets[BLUE]
    p.play(RED, MUSTER + card("longbows"))
    assert p.secrets[BLUE] == before + 1


def test_a_card_may_ask_its_holder_out_of_turn_whether_dice_are_rolled_again() -> None:
    p = at_blue(seat_with(Jinx(), YELLOW))
    act(p, "defense die double", "defense die shields")
    assert p.asked == YELLOW
    act(p, "yes", "defense die blank", "defense die shield")
    assert p.war[DEFENSE] == p.board[BLUE] + 1
    assert beginning(p, "attack die")


def test_a_card_may_react_to_what_another_plays_or_takes() -> None:
    p = seat_with(Envious(), YELLOW)
    before = p.secrets[YELLOW]
    for id, name, where in (("wolves", "Wolves", "site cradle-1"), ("scryer", "Scryer", "adviser faceup")):
        hide(p, RED, id)
        act(p, f"play facedown {name}", where)
    hide(p, RED, "vision_of_faith")
    act(p, "play facedown Vision of Faith", "reveal the vision")
    assert p.secrets[YELLOW] == before + 3
    p.pawn[RED] = MOUNTAIN
    act(p, "recover relic 1", "turns up Map")
    assert p.holder[card("map") - RELIC] == YELLOW


def test_a_card_may_give_a_free_action_inside_anothers_turn() -> None:
    p = seat_with(SneakAttack(), YELLOW)
    had = p.supply[YELLOW]
    p.play(RED, MUSTER + card("longbows"))
    assert p.asked == YELLOW
    act(p, "campaign against red", "pawn and favor", "number 3")
    roll(p, ["blank", "blank"], ["skull"] * 4)
    while p.asked == YELLOW:
        p.play(YELLOW, NO)
    assert (p.asked, p.turn, p.supply[YELLOW], p.war) == (RED, RED, had, [])


# Replacements.


class Renewal(Power):
    """What others burn comes to its holder, and what others gain goes to a bank."""

    def instead(self, p: Oath, holder: Seat, seat: Seat, what: int, amount: int) -> int:
        if holder == seat:
            return amount
        if what == BURNING:
            p.favor[holder] += amount
            return 0
        if what == GAINING:
            p.banks[NOMAD] += amount
            return 0
        return amount


class Hospital(Power):
    """Its holder's dead come back to Plains."""

    def instead(self, p: Oath, holder: Seat, seat: Seat, what: int, amount: int) -> int:
        if what == DYING and seat == holder:
            p.garrison[PLAINS] += amount
            p.flag[PLAINS] = holder
            return 0
        return amount


class WildMounts(Power):
    """A favor of its holder's, instead of the plan that would be discarded."""

    def instead(self, p: Oath, holder: Seat, seat: Seat, what: int, amount: int) -> int:
        if what == LEAVING and seat == holder and p.favor[holder]:
            burn_favor(p, holder, 1)
            return EMPTY
        return amount


def test_favor_may_go_another_way_than_usual() -> None:
    p = seat_with(Renewal(), BLUE)
    had, pool, bank = p.favor.copy(), p.pool, p.banks[NOMAD]
    burn_favor(p, RED, 2)
    assert (p.favor[RED], p.favor[BLUE], p.pool) == (had[RED] - 2, had[BLUE] + 2, pool)
    burn_favor(p, BLUE, 1)
    assert p.pool == pool + 1
    gain_favor(p, RED, 0, 2)
    assert (p.favor[RED], p.banks[NOMAD]) == (had[RED] - 2, bank + 2)


def test_the_dead_may_go_another_way_than_usual() -> None:
    p = seat_with(Hospital(), RED)
    station(p, PLAINS, RED, 2)
    arm(p, RED, 3)
    bank = p.barracks[RED]
    kill_on_board(p, RED, 2)
    assert (p.board[RED], p.garrison[PLAINS], p.barracks[RED]) == (1, 4, bank)
    station(p, MOUNTAIN, RED, 2)
    bank = p.barracks[RED]
    kill_at_site(p, MOUNTAIN, 2)
    assert (p.garrison[MOUNTAIN], p.garrison[PLAINS], p.barracks[RED]) == (0, 6, bank)


@pytest.mark.parametrize(("favor", "stays"), [(4, True), (0, False)])
def test_a_plan_that_would_leave_may_stay(favor: int, stays: bool) -> None:
    p = seat_with(WildMounts(), RED)
    enrich(p, RED, favor)
    arm(p, RED, 0)
    advise(p, RED, "horse_archers")
    act(at_blue(p, 0), "use Horse Archers")
    roll(p, ["blank", "blank"], ["hollow"] * 4)
    assert p.war == []
    assert (card("horse_archers") in p.advisers[RED]) == stays
