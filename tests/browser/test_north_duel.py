"""The North between two browsers: to the result, through a chain of Protocols, and with nothing hidden on the wire."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import expect

from ludotek.games.north.printing import deck_of
from ludotek.games.north.words import CODES
from tests.browser.conftest import Meet
from tests.browser.north import await_any, await_offers, choose, is_over, moment_of, tap, told, view_of
from tests.browser.person import Person
from tests.games.north.sheets import COPIES, name_of, sheet_of

MOST_CHOICES = 600
SECRET = {"dealt", "saw", "far-side", "face"}  # told to one seat alone
OWN = {"dealt", "saw"}  # and these name the seat
WITH_CARD = {
    "discarded",
    "reprogrammed",
    "played",
    "built",
    "flipped",
    "came",
    "moved",
    "left",
    "took",
    "gave",
    "showed",
}


def sit_with_a_watcher(meet: Meet, **options: object) -> tuple[Person, Person, Person]:
    dawn, dusk, watcher = meet(), meet(), meet()
    made = dawn.sit_down("me", "friend", game="north", options={"first": "dawn", **options})
    dusk.page.goto(made["invitations"]["dusk"])
    watcher.page.goto(f"/t/{made['id']}")
    expect(watcher.page.get_by_role("region", name="The Wastes")).to_be_visible()
    return dawn, dusk, watcher


def play_on(dawn: Person, dusk: Person, turns: int) -> None:
    """Whoever is asked takes one offer or another, until so many turns have begun or the game is over."""
    for step in range(MOST_CHOICES):
        asked = await_any([dawn, dusk])
        if asked is None or view_of(asked)["turns"] > turns:
            return
        moves = await_offers(asked)
        choose(asked, moves[(5 * step + step // 7) % len(moves)])
    raise AssertionError("the game does not end")


def test_two_browsers_play_to_the_result_and_agree_on_every_point(meet: Meet) -> None:
    dawn, dusk, watcher = sit_with_a_watcher(meet)
    tap(dawn, 0)
    play_on(dawn, dusk, MOST_CHOICES)
    assert is_over(dawn)
    result = dawn.last("table")["result"]
    expect(dusk.page.locator(".result")).to_be_visible()
    expect(watcher.page.locator(".result")).to_be_visible()
    headlines = {1: "You win!", 0: "A draw.", -1: "You lose."}
    for seat, person in enumerate((dawn, dusk)):
        better = (result[seat] > result[1 - seat]) - (result[seat] < result[1 - seat])
        expect(person.page.get_by_role("region", name=headlines[better], exact=True)).to_be_visible()
    totals = [side["forecast"]["total"] for side in view_of(dawn)["sides"]]
    assert totals == [side["forecast"]["total"] for side in view_of(watcher)["sides"]]
    for person in (dawn, dusk, watcher):
        expect(person.log).to_contain_text(f"Final score: Dawn {totals[0]}, Dusk {totals[1]}.")
        for name, side in zip(("Dawn", "Dusk"), view_of(dawn)["sides"], strict=True):
            parts = side["forecast"]
            assert parts["total"] == parts["points"] + parts["zone"] + parts["values"] + parts["array"]
            expect(person.page.get_by_role("region", name=name, exact=True)).to_contain_text(
                f"Score now {parts['total']} "
            )


def log_lines(person: Person) -> list[str]:
    """The sentences of the log, without the mark that leads to the moment."""
    return [line.removesuffix("◎").strip() for line in person.log.get_by_role("listitem").all_inner_texts()]


def test_a_chain_of_three_protocols_asks_in_the_middle_and_tells_itself_in_words(meet: Meet) -> None:
    dawn, _, watcher = sit_with_a_watcher(meet, cards=sheet_of("activate", "strike 1"), overloaded=False)
    hand = sorted(view_of(dawn)["sides"][0]["hand"] if await_offers(dawn) else [])
    assert len(hand) == 3
    dawn.page.get_by_role("button", name="Activate").click()
    expect(dawn.page.locator(".ask")).to_contain_text("Play a card as an Ancient.")
    before = len(told(dawn))
    for number, card in enumerate(hand):
        assert sorted(await_offers(dawn)) == hand[number:]
        choose(dawn, card)
        if number < 2:  # the Protocol of the card that was just played asks for the next
            expect(dawn.page.locator(".ask")).to_contain_text(name_of(card))
            expect(dawn.page.locator("[data-lesson=zone] .card")).to_have_count(number + 1)
            assert moment_of(dawn)["view"]["question"] == "activate"
            assert view_of(dawn)["source"] == card // COPIES
    expect(dawn.page.locator(".ask")).to_contain_text("Choose a Directive.")
    used = [event["told"]["name"] for event in told(dawn)[before:] if event["told"]["event"] == "used"]
    assert used == [card // COPIES for card in hand]
    lines = log_lines(dawn)
    expected = [f"Dawn uses the Protocol of {name_of(card)}." for card in hand]
    assert [line for line in lines if line in expected] == expected
    expect(watcher.log).to_contain_text(expected[-1])
    assert [line for line in log_lines(watcher) if line in expected] == expected
    lost = [event["told"]["number"] for event in told(dawn)[before:] if event["told"]["event"] == "lost"]
    assert lost == [1, 1, 1]


# Nothing hidden on the wire.


def cards_in(view: dict[str, Any], seat: int) -> set[int]:
    """Every card that a view names on a seat's side."""
    side = view["sides"][seat]
    return {*side["hand"], *side["held"], *side["discard"], *side["zone"]}


def check_view(
    view: dict[str, Any], public: set[int], tops: set[tuple[int, int]], seat: int | None, scanned: bool
) -> None:
    """A view names cards of other seats, far sides and faces only as far as everybody, or this seat, was told."""
    for other in (0, 1):
        if other != seat:
            assert cards_in(view, other) <= public
            assert {(other, back) for back in view["sides"][other]["hand_backs"]} <= tops
        held = view["sides"][other]["held"]
        assert held == sorted(held), "the order of a Deck is nobody's to know"
    if seat is None or not scanned:
        assert view["wastes_face"] is None
    if seat is None:
        assert view["prospects"] == []


def check_frames(person: Person, seat: int | None) -> int:
    """Go through everything that a page was sent; the number of views that were looked at."""
    public: set[int] = set()
    tops: set[tuple[int, int]] = set()  # by seat, the backs that lay open on its Deck before they were drawn
    scanned, views = False, 0
    for message in person.heard():
        for event in message.get("history", []) if message["type"] == "table" else message.get("events", []):
            if event["told"]["event"] in SECRET:
                assert seat is not None, event
                assert event["told"]["event"] not in OWN or event["told"]["seat"] == seat, event
                scanned = scanned or event["told"]["event"] == "face"
            elif event["told"]["event"] in WITH_CARD:
                public.add(event["told"]["card"])
            elif event["told"]["event"] == "top-of-deck":
                tops.add((event["told"]["seat"], event["told"]["name"]))
        if "moment" in message:
            views += 1
            check_view(message["moment"]["view"], public, tops, seat, scanned)
            asked = message["moment"]["view"]["asked"]
            assert not message["moment"]["moves"] or asked == seat
    return views


def first_mention(person: Person, code: str) -> int:
    """The first frame that names a card in words, or -1."""
    named = f'"code":"{code}"'
    return next((at for at, one in enumerate(person.heard()) if named in json.dumps(one, separators=(",", ":"))), -1)


def test_no_frame_shows_a_hand_the_order_of_a_deck_or_a_far_side(meet: Meet) -> None:
    dawn, dusk, watcher = sit_with_a_watcher(meet)
    for person in (dawn, dusk):
        await_any([dawn])
        secret = [event for event in told(person) if event["told"]["event"] in OWN]
        assert len(secret) >= 4
        for event in secret:
            code = CODES[event["told"]["card"]]
            assert first_mention(person, code) >= 0
            for other in {dawn, dusk, watcher} - {person}:
                assert first_mention(other, code) == -1
    play_on(dawn, dusk, 7)
    dusk.page.reload()  # a snapshot tells no more than what came before it
    watcher.page.reload()
    expect(watcher.page.get_by_role("region", name="The Wastes")).to_be_visible()
    expect(dusk.page.get_by_role("region", name="The Wastes")).to_be_visible()
    for person, seat in ((dawn, 0), (dusk, 1), (watcher, None)):
        assert check_frames(person, seat) > 20
    check_far_sides(watcher)


def check_far_sides(watcher: Person) -> None:
    """A far side is known to all only where the card lay on top of the Wastes Deck, or in a hand that was opened."""
    backs = deck_of("cards", False).back
    top: int | None = None
    laid: dict[int, int | None] = {}
    given: set[int] = set()
    for message in watcher.heard():
        if message["type"] == "table":
            top, laid, given = None, {}, set()
        for event in message.get("history", []) + message.get("events", []):
            if event["told"]["event"] == "top-of-wastes":
                top = event["told"]["name"]
            elif event["told"]["event"] == "laid":
                laid[event["told"]["place"]], top = top, None
            elif event["told"]["event"] == "gave":
                given.add(backs[event["told"]["card"]])
        if "moment" in message:
            for number, place in enumerate(message["moment"]["view"]["wastes"]):
                assert place is None or place["far"] in {None, laid.get(number), *given}
