"""At every moment at which a player is asked, everything that matters is inside the window.

Whole games at every size and in both languages are played by `python -m tests.browser.fits`. Here each game has a few
moments at a large and a small window, in one language.
"""

from __future__ import annotations

import pytest

from tests.browser.conftest import Meet
from tests.browser.contrast import weak_contrasts
from tests.browser.fits import SETTINGS, Look
from tests.browser.fitting import SIZES, Size, Window
from tests.browser.person import KNOWN

UPRIGHT, SIDEWAYS = Size(390, 844), Size(844, 390)
MOMENTS = 8
TURNS = {
    "novem": ("uk", Size(1024, 600), SIDEWAYS),
    "nort": ("en", Size(1024, 600), SIDEWAYS),
    "nos": ("uk", Size(1280, 720), SIDEWAYS),
    "north": ("uk", Size(1280, 720), SIDEWAYS),
    "oath": ("uk", Size(1280, 720), UPRIGHT),
}


@pytest.mark.parametrize("game", SETTINGS)
def test_whoever_is_asked_sees_the_question_the_hand_the_clock_and_every_move(meet: Meet, game: str) -> None:
    lang, *sizes = TURNS[game]
    assert list(Look(meet, SETTINGS[game], [lang]).faults(sizes, MOMENTS)) == []


def test_every_game_has_its_turn() -> None:
    assert set(TURNS) == set(SETTINGS)


ADOPT = """rules => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
}"""
SPOILT = {
    "scrolls": ".board { min-height: 200dvh !important; }",
    "the question is not all in the window": ".sentence { position: absolute; top: -12px; }",
    "the hand is not all in the window": ".points { translate: 0 600px; }",
    "the clock is nowhere": ".clock { display: none; }",
    "cannot be reached": ".marker { transform: translate(-400px, 0); }",
    "is 20 x 20": "header button { width: 20px; height: 20px; min-width: 0; min-height: 0; }",
    "lies under": "header::after { content: ''; position: fixed; inset: 0 0 50% 50%; z-index: 9; }",
    "is written in 9.0 px": ".sentence { font-size: 9px !important; }",
    "overlaps": "header button { margin-inline: -12px; }",
    "breaks inside the word Choose": ".sentence { max-width: 30px !important; overflow-wrap: anywhere; }",
    "sticks out": "header button { width: 44px; overflow: visible; white-space: nowrap; font-size: 40px; }",
}


@pytest.mark.parametrize("fault", SPOILT)
def test_each_fault_is_found(meet: Meet, fault: str) -> None:
    anna = meet(reduced_motion="reduce")
    anna.sit_down("me", "bot-1", options=KNOWN, clock={"kind": "game", "seconds": 600, "increment": 0})
    anna.offered.first.wait_for()
    moves = [offer["move"] for offer in anna.last("table")["moment"]["moves"]]
    window = Window(anna)
    assert window.faults(UPRIGHT, moves, has_clock=True) == []
    anna.page.evaluate(ADOPT, SPOILT[fault])
    assert any(fault in found for found in window.faults(UPRIGHT, moves, has_clock=True))


FAINT = {
    '"Choose a row': ".sentence { color: #b0a898; }",
    "text.value": ".value { fill: #c99b64 !important; stroke: none !important; }",
    "the piece g.square > rect.tile": ".tile { fill: #4a6043 !important; stroke: none !important; }",
    "the piece li.you.awaited > span.dot": ".dot { background: #e8dccb !important; border-color: #e8dccb !important; }",
}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_what_does_not_stand_out_is_found(meet: Meet, scheme: str) -> None:
    anna = meet(reduced_motion="reduce", color_scheme=scheme)
    anna.sit_down("me", "bot-1", options=KNOWN)
    anna.offered.first.wait_for()
    assert weak_contrasts(anna.page) == []
    if scheme == "light":
        for fault, rules in FAINT.items():
            anna.page.evaluate(ADOPT, rules)
            anna.page.evaluate("delete window.kept")
            assert any(fault in found for found in weak_contrasts(anna.page)), fault


DOTS = """() => [...document.querySelectorAll(".seats .dot")].map(one => getComputedStyle(one).borderTopColor)"""
NAMED = """names => names.map(name => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = `var(--seat-${name})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
})"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_seat_has_a_dot_in_its_own_colour(meet: Meet, scheme: str) -> None:
    anna = meet(color_scheme=scheme)
    for game, setting in SETTINGS.items():
        anna.sit_down(*setting.seats, game=game, options=setting.options, clock=setting.clock)
        anna.page.locator(".seats .dot").first.wait_for()
        names = [seat["name"] for seat in anna.last("table")["seats"]]
        dots = anna.page.evaluate(DOTS)
        assert len(set(dots)) == len(names), f"{game}: {dots}"
        assert dots == anna.page.evaluate(NAMED, names), game


def test_a_phone_is_touched_and_a_desktop_is_not() -> None:
    assert [size.is_touched for size in SIZES] == [False] * 4 + [True] * 2
