"""Hooks that only cards of the archive will have, tried with cards of our own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludotek.core.position import Move, Seat
from ludotek.games.oath.cards.power import HOOKS, POWERS, SOME, Power, add
from ludotek.games.oath.catalogue import card
from ludotek.games.oath.marks import DEFENDER
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.persist import adviser_limit, deaths
from ludotek.games.oath.vocabulary import MUSTER, TRADE_SECRET
from ludotek.lab.compiled import is_compiled
from tests.games.oath.scenario import BLUE, CHANCELLOR, PLAINS, RED, advise, beginning, lay, offered, play, reds

pytestmark = pytest.mark.skipif(
    is_compiled("ludotek.games.oath.cards.power"), reason="a compiled class has compiled heirs alone"
)
ID = "vow_of_peace"


@pytest.fixture(autouse=True)
def _only_for_now() -> Iterator[None]:
    power, hooks, some = POWERS[card(ID)], HOOKS[card(ID)], SOME[0]
    yield
    POWERS[card(ID)], HOOKS[card(ID)], SOME[0] = power, hooks, some


class NoMusters(Power):
    """Nobody but its holder musters."""

    def forbids(self, p: Oath, holder: Seat, seat: Seat, move: Move) -> bool:
        return seat != holder and MUSTER <= move < TRADE_SECRET


class Watchful(Power):
    """Its holder gains a secret for every deed of another."""

    def after_deed(self, p: Oath, holder: Seat, seat: Seat, move: Move) -> None:
        if holder >= 0 and holder != seat:
            p.secrets[holder] += 1


class Merciful(Power):
    def losses(self, p: Oath, holder: Seat, side: int, dead: int) -> int:
        return dead // 2


class Lonely(Power):
    def adviser_limit(self, p: Oath, holder: Seat, seat: Seat, limit: int) -> int:
        return 1 if holder == seat else limit


def seat_with(power: Power, seat: Seat) -> Oath:
    """Red acts on Plains, and somebody has a card of ours as an adviser."""
    add(ID, power)
    p = reds()
    p.advisers[seat].append(card(ID))
    return p


def test_a_card_may_forbid_others_what_the_menu_offers() -> None:
    assert not beginning(seat_with(NoMusters(), BLUE), "muster")
    assert beginning(seat_with(NoMusters(), RED), "muster")


def test_resting_cannot_be_forbidden() -> None:
    class Nothing(Power):
        def forbids(self, p: Oath, holder: Seat, seat: Seat, move: Move) -> bool:
            return True

    assert offered(seat_with(Nothing(), BLUE)) == ["rest"]


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


def test_a_card_may_change_how_many_die() -> None:
    p = seat_with(Merciful(), BLUE)
    assert deaths(p, DEFENDER, 5) == 2


def test_a_card_may_lower_the_limit_of_advisers() -> None:
    p = seat_with(Lonely(), RED)
    assert (adviser_limit(p, RED), adviser_limit(p, BLUE)) == (1, 3)


def test_without_such_cards_nothing_is_looked_for() -> None:
    p = reds()
    assert adviser_limit(p, RED) == 3
    assert deaths(p, DEFENDER, 5) == 5
    advise(p, RED, "alchemist")
    lay(p, PLAINS, "scouts")
    assert beginning(play(p, "muster on Scouts"), "trade")
