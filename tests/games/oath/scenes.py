"""Questions that random games seldom ask, as scenarios."""

from __future__ import annotations

from collections.abc import Callable

from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.empire import become_citizen
from ludotek.games.oath.steps.travel import SEND
from tests.games.oath.scenario import (
    BLUE,
    CHANCELLOR,
    COAST,
    MOUNTAIN,
    PLAINS,
    RED,
    advise,
    arm,
    hide,
    let_chance,
    play,
    reds,
    site,
    station,
    swear_in,
    table,
    turn_of,
)


def rest_powers() -> Oath:
    p = reds("naysayers")
    p.keeper = BLUE
    return play(p, "rest")


def free_travel() -> Oath:
    """Red has beaten Blue at Plains with a Second Wind, and stays there with a warband."""
    p = reds("second_wind")
    station(p, PLAINS, BLUE, 1)
    arm(p, BLUE, 0)
    arm(p, RED, 9)
    play(p, "campaign against blue", "done", "number 9", "use Second Wind", "done")
    return play(let_chance(p), "number 1")


def free_campaign() -> Oath:
    return play(free_travel(), "travel to provinces-1")


def choose_keeper() -> Oath:
    p = table()
    station(p, PLAINS, CHANCELLOR, 0)
    station(p, MOUNTAIN, RED, 1)
    station(p, COAST, BLUE, 1)
    return play(p, "peek at the brutal relic")


def conspire() -> Oath:
    p = reds("scouts", "battle_honors")
    hide(p, RED, "conspiracy")
    advise(p, CHANCELLOR, "garrison")
    return play(p, "play facedown Conspiracy", "adviser faceup")


def turn_secrets() -> Oath:
    p = reds()
    site(p, 1, "the_hidden_place")
    p.then(SEND, BLUE, RED)
    p.go_on()
    return play(p, "site cradle-2")


def recolour() -> Oath:
    p = reds()
    station(p, MOUNTAIN, RED, 3)
    station(p, COAST, CHANCELLOR, p.barracks[CHANCELLOR] + p.garrison[COAST] - 2)
    become_citizen(p, RED)
    p.go_on()
    return p


def casualties() -> Oath:
    p = turn_of(table(), RED)
    swear_in(p, BLUE)
    arm(p, RED, 14)
    play(p, "campaign against blue", "done", "number 14", "done", "done")
    return play(let_chance(p), "yes")


def keep_secret() -> Oath:
    """Red's Ancient Binding leaves Blue a faceup or a facedown secret."""
    p = reds("ancient_binding")
    p.flipped[BLUE] = 1
    return play(p, "use Ancient Binding")


def card_in_plans() -> Oath:
    """Blue defends with Wrestlers, who ask which warband is sacrificed."""
    p = reds()
    advise(p, BLUE, "wrestlers")
    arm(p, BLUE, 2)
    return play(p, "campaign against blue", "pawn and favor", "number 3", "use Wrestlers")


# By name: the question that is asked, unless another moment of it is kept too.
SCENES: dict[str, Callable[[], Oath]] = {
    "rest-powers": rest_powers,
    "free-travel": free_travel,
    "free-campaign": free_campaign,
    "choose-keeper": choose_keeper,
    "conspire": conspire,
    "turn-secrets": turn_secrets,
    "recolour": recolour,
    "casualties": casualties,
    "keep-secret": keep_secret,
    "card-in-plans": card_in_plans,
}
