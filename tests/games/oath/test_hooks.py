"""Hooks that only cards of the archive will have, tried with cards of our own: what may be done, costs and counts."""

from __future__ import annotations

import pytest

from ludotek.core.position import Move, Seat
from ludotek.games.oath.cards.power import Power, add
from ludotek.games.oath.catalogue import PLACE_SECRET, RELIC, card
from ludotek.games.oath.marks import (
    ATTACK_DICE,
    DEFENDER,
    DEFENSE,
    DEFENSE_DICE,
    DOUBLINGS,
    HOLLOW,
    SACRIFICED,
    SHIELDS,
    SKULLS,
    SWORDS,
)
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.battle import shift_attack_dice
from ludotek.games.oath.steps.campaign import TARGETS
from ludotek.games.oath.steps.persist import adviser_limit, deaths
from ludotek.games.oath.vocabulary import BANNER, FACEDOWN, MUSTER, PAWN, REVEAL, SEARCH_PILE, SLOT, TRADE_SECRET, USE
from ludotek.solve.oath.campaign import at
from tests.games.oath.scenario import (
    BLUE,
    PLAINS,
    RED,
    advise,
    arm,
    beginning,
    hide,
    lay,
    let_chance,
    offered,
    play,
    raise_banner,
    reds,
)
from tests.games.oath.toys import INTERPRETED, PLAN, TIDINGS, act, at_blue, roll, seat_with

pytestmark = [pytest.mark.usefixtures("only_for_now"), INTERPRETED]


# Legality.


class NoMusters(Power):
    """Nobody but its holder musters."""

    def forbids(self, p: Oath, holder: Seat, seat: Seat, move: Move) -> bool:
        return seat != holder and MUSTER <= move < TRADE_SECRET


class Forbidding(Power):
    """Others may not do some things."""

    def __init__(self, *moves: Move) -> None:
        self.moves = moves

    def forbids(self, p: Oath, holder: Seat, seat: Seat, move: Move) -> bool:
        return seat != holder and move in self.moves


def test_a_card_may_forbid_others_what_the_menu_offers() -> None:
    assert not beginning(seat_with(NoMusters(), BLUE), "muster")
    assert beginning(seat_with(NoMusters(), RED), "muster")


def test_resting_cannot_be_forbidden() -> None:
    class Nothing(Power):
        def forbids(self, p: Oath, holder: Seat, seat: Seat, move: Move) -> bool:
            return True

    assert offered(seat_with(Nothing(), BLUE)) == ["rest"]


def test_a_card_may_forbid_how_a_card_is_played() -> None:
    p = seat_with(Forbidding(FACEDOWN, REVEAL), BLUE)
    hide(p, RED, "vision_of_faith")
    act(p, "play facedown Vision of Faith")
    assert offered(p) == ["discard it"]
    p = seat_with(Forbidding(FACEDOWN), BLUE)
    let_chance(act(p, "search the world deck"))
    act(p, offered(p)[0])
    act(p, offered(p)[0])
    assert "adviser facedown" not in offered(p) and "discard it" in offered(p)


def test_a_card_may_forbid_a_major_action_with_a_modifier_and_then_the_modifier_if_nothing_is_left() -> None:
    p = seat_with(Forbidding(SEARCH_PILE + 1), BLUE)
    advise(p, RED, "errand_boy")
    act(p, "use Errand Boy")
    assert offered(p) == ["search the discards of the hinterland"]
    p = seat_with(Forbidding(SEARCH_PILE + 1, SEARCH_PILE + 2), BLUE)
    advise(p, RED, "errand_boy")
    assert "use Errand Boy" not in offered(p)


def test_a_card_may_forbid_a_target_but_a_question_always_has_an_answer() -> None:
    class Guarded(Power):
        def forbids(self, p: Oath, holder: Seat, seat: Seat, move: Move) -> bool:
            return p.step == TARGETS and seat != holder and move == BANNER + 1

    class Untouchable(Power):
        def forbids(self, p: Oath, holder: Seat, seat: Seat, move: Move) -> bool:
            return p.step == TARGETS and seat != holder and (move == PAWN or SLOT <= move < SLOT + 8)

    p = seat_with(Guarded(), BLUE)
    raise_banner(p, BLUE, 1)
    assert offered(act(p, "campaign against blue")) == ["pawn and favor"]
    assert offered(act(seat_with(Untouchable(), BLUE), "campaign against blue")) == ["pawn and favor"]


def test_a_card_may_forbid_plans() -> None:
    class SpellBound(Power):
        """Others use no powers that cost secrets."""

        def forbids(self, p: Oath, holder: Seat, seat: Seat, move: Move) -> bool:
            return seat != holder and USE <= move < USE + RELIC and PLACE_SECRET[move - USE] > 0

    p = seat_with(SpellBound(), BLUE)
    raise_banner(p, RED, 1)
    advise(p, RED, "fire_talkers")
    advise(p, RED, "longbows")
    assert offered(at_blue(p)) == ["use Longbows", "done"]


# Costs and yields.


class Tidings(Power):
    """A Search that costs nothing, of two cards."""

    def search(self, p: Oath, seat: Seat) -> bool:
        return True

    def search_supply(self, p: Oath, seat: Seat, move: Move, supply: int) -> int:
        return 0

    def draws(self, p: Oath, seat: Seat, cards: int) -> int:
        return 2


def test_a_declared_modifier_may_change_what_a_search_costs_and_draws() -> None:
    p = seat_with(Tidings(), RED, TIDINGS)
    p.supply[RED] = 0
    p.visions_drawn = 4
    assert not beginning(p, "search")
    act(p, "use News from Afar", "search the world deck")
    let_chance(p)
    assert (p.supply[RED], len(p.hand), p.favor[RED]) == (0, 2, 2)


def test_a_card_may_change_what_a_muster_costs_and_yields() -> None:
    class Camp(Power):
        def muster_supply(self, p: Oath, seat: Seat, on: int, supply: int) -> int:
            return 0

        def muster_yield(self, p: Oath, seat: Seat, on: int, warbands: int) -> int:
            return warbands + 1

    p = seat_with(Camp(), RED)
    had = (p.board[RED], p.supply[RED])
    p.play(RED, MUSTER + card("longbows"))
    assert (p.board[RED], p.supply[RED]) == (had[0] + 3, had[1])


def test_a_card_may_make_the_plans_of_others_dearer() -> None:
    class Armor(Power):
        def surcharge(self, p: Oath, holder: Seat, seat: Seat, card: int, what: int) -> int:
            return 1 if p.war and seat != holder else 0

    p = seat_with(Armor(), BLUE)
    advise(p, RED, "longbows")
    had = (p.favor[RED], p.secrets[RED], p.pool)
    poor = p.copy()
    poor.secrets[RED] = 0
    assert "use Longbows" not in offered(at_blue(poor))
    act(at_blue(p), "use Longbows")
    assert (p.favor[RED], p.secrets[RED], p.pool) == (had[0] - 1, had[1] - 1, had[2] + 1)
    assert p.secrets_on[card("longbows")] == 1


# Dice and rolls.


def test_a_card_may_add_defense_dice_and_a_plan_attack_dice() -> None:
    class Ward(Power):
        def defense_dice(self, p: Oath, holder: Seat, dice: int) -> int:
            return dice + 2 if holder == p.war[DEFENDER] else dice

    class Charge(Power):
        def plan(self, p: Oath, seat: Seat, side: int) -> None:
            shift_attack_dice(p, side, 2)

    p = seat_with(Ward(), BLUE)
    add(PLAN, Charge())
    p.advisers[RED].append(card(PLAN))
    act(at_blue(p), "use Outriders")
    assert (p.war[DEFENSE_DICE], p.war[ATTACK_DICE]) == (4, 6)


class Rolling(Power):
    """A plan under which some face counts otherwise."""

    def __init__(self, counts: dict[int, int]) -> None:
        self.counts = counts

    def roll(self, p: Oath, seat: Seat, side: int, what: int, amount: int) -> int:
        return self.counts.get(what, 1) * amount


def rolling(counts: dict[int, int]) -> Oath:
    p = seat_with(Rolling(counts), RED, PLAN)
    arm(p, RED, 5)
    arm(p, BLUE, 4)
    return act(at_blue(p), "use Outriders")


@pytest.mark.parametrize(
    ("counts", "attack", "killed"),
    [({}, 3, 1), ({HOLLOW: 0}, 2, 1), ({SWORDS: 0}, 1, 1), ({SKULLS: 0}, 3, 0), ({SWORDS: 2, SKULLS: 2}, 5, 2)],
)
def test_a_plan_may_change_what_faces_of_the_attack_count(counts: dict[int, int], attack: int, killed: int) -> None:
    p = rolling(counts)
    worth = at(p)
    roll(p, ["blank", "blank"], ["hollow", "hollow", "skull"])
    assert p.war[SWORDS] + p.war[HOLLOW] // 2 == attack
    assert p.board[RED] == 5 - killed
    assert worth is not None  # the odds ask the same
    assert (worth.win > at_best(rolling({}))) == (counts in ({SKULLS: 0}, {SWORDS: 2, SKULLS: 2}))


def at_best(p: Oath) -> float:
    worth = at(p)
    assert worth is not None
    return worth.win


@pytest.mark.parametrize(("counts", "defense"), [({}, 10), ({SHIELDS: 0}, 4), ({DOUBLINGS: 0}, 7)])
def test_a_plan_may_change_what_faces_of_the_defense_count(counts: dict[int, int], defense: int) -> None:
    p = rolling(counts)
    p.war[DEFENSE_DICE] = 3
    roll(p, ["shield", "shields", "double"], [])
    assert p.war[DEFENSE] == defense


def test_a_plan_may_make_a_sacrifice_worth_more() -> None:
    plain = at_best(rolling({}))
    p = rolling({SACRIFICED: 3})
    assert at_best(p) > plain
    roll(p, ["blank", "blank"], ["hollow", "hollow", "hollow", "hollow"])
    act(p, "yes")  # two against four: one warband is three
    assert (p.war[SACRIFICED], p.board[RED], p.war[DEFENSE]) == (3, 4, 4)


# Losses and limits.


class Merciful(Power):
    def losses(self, p: Oath, holder: Seat, side: int, dead: int) -> int:
        return dead // 2


class Lonely(Power):
    def adviser_limit(self, p: Oath, holder: Seat, seat: Seat, limit: int) -> int:
        return 1 if holder == seat else limit


def test_a_card_may_change_how_many_die() -> None:
    p = seat_with(Merciful(), BLUE)
    assert deaths(p, DEFENDER, 5) == 2


def test_a_card_may_lower_the_limit_of_advisers() -> None:
    p = seat_with(Lonely(), RED)
    assert (adviser_limit(p, RED), adviser_limit(p, BLUE)) == (1, 3)


# Without them.


def test_without_such_cards_nothing_is_looked_for() -> None:
    p = reds()
    assert adviser_limit(p, RED) == 3
    assert deaths(p, DEFENDER, 5) == 5
    advise(p, RED, "alchemist")
    lay(p, PLAINS, "scouts")
    assert beginning(play(p, "muster on Scouts"), "trade")
