"""The dice in the browser: it adds salt by itself, waits for others, and says in the end whether promises were kept."""

from __future__ import annotations

import json

from playwright.sync_api import Route, expect

from tests.browser.conftest import Meet
from tests.browser.person import SHORT, Person, play_along_row_a

KEPT = "Dice checked: they are the ones promised before the game."


def sent_to(person: Person) -> list[dict[str, object]]:
    return [message for message in person.heard() if message["type"] == "table"]


def remembered(person: Person) -> dict[str, dict[str, str]]:
    kept: dict[str, dict[str, str]] = json.loads(person.page.evaluate("localStorage.getItem('ludotek.luck')"))
    return kept


def test_two_browsers_mix_the_luck_and_find_their_promises_kept(meet: Meet) -> None:
    anna, boris = meet(), meet()
    made = anna.sit_down("me", "anyone", options=SHORT)
    boris.page.goto(f"/t/{made['id']}")
    boris.sit_here()
    expect(anna.offered.first).to_be_visible()
    told = anna.last("table")
    assert told["salts"].keys() == {"rows", "columns"} and told["commitment"] == made["commitment"]
    for person, seat in ((anna, "rows"), (boris, "columns")):
        kept = remembered(person)[made["id"]]
        assert kept["commitment"] == made["commitment"] and kept[f"salt-{seat}"] == told["salts"][seat]
    play_along_row_a(anna, boris)
    for person in (anna, boris):
        expect(person.page.locator(".result")).to_contain_text(KEPT)


def test_against_a_bot_the_game_begins_without_anybody_noticing(meet: Meet) -> None:
    anna = meet()
    anna.sit_down("me", "bot-1", options=SHORT)
    expect(anna.offered.first).to_be_visible()
    opened, live = (next(m for m in sent_to(anna) if m["status"] == status) for status in ("open", "live"))
    assert int(str(live["now"])) - int(str(opened["now"])) < 10_000, "nobody was waited for"
    assert list(anna.last("table")["salts"]) == ["rows"]


def test_a_broken_promise_is_a_clear_warning_in_the_readers_language(meet: Meet) -> None:
    anna = meet(locale="uk-UA")

    def change(route: Route) -> None:
        text = route.fetch().text()
        seed = next(line for line in text.splitlines() if line.startswith("note seed"))
        route.fulfill(body=text.replace(seed, f"note seed: {'00' * 32}"))

    anna.page.route("**/api/tables/*/record", change)
    anna.sit_down("me", "bot-1", options=SHORT)
    expect(anna.offered.first).to_be_visible()
    anna.send_raw(type="resign")
    expect(anna.page.locator(".result").get_by_role("alert")).to_have_text(
        "Увага: кості не ті, які пообіцяно перед грою (seed)."
    )


def test_a_page_that_was_closed_holds_the_game_up_until_it_is_back_and_everybody_is_told(meet: Meet) -> None:
    anna, boris = meet(), meet()
    made = anna.sit_down("me", "anyone", options=SHORT)
    anna.until_heard("table")
    while not anna.last("table")["seals"]:
        anna.page.wait_for_timeout(25)
    anna.page.goto("about:blank")
    boris.page.goto(f"/t/{made['id']}")
    boris.page.get_by_role("button", name="Sit here").first.click()
    expect(boris.sentence).to_contain_text("The luck is being mixed")
    expect(boris.sentence).to_contain_text("The game has not begun: nothing has come from Rows for the luck.")
    expect(boris.page.get_by_role("button", name="Free this seat")).to_be_visible()
    sealed = boris.last("table")["seals"]["rows"]
    anna.page.goto(f"/t/{made['id']}")
    expect(anna.offered.first).to_be_visible()
    expect(boris.offered.first).to_be_visible()
    assert anna.last("table")["seals"]["rows"] == sealed, "it had kept its salt"


def test_somebody_who_does_not_come_back_can_be_replaced(meet: Meet) -> None:
    anna, boris, clara = meet(), meet(), meet()
    made = anna.sit_down("me", "anyone", options=SHORT)
    boris.page.goto(f"/t/{made['id']}")
    boris.page.evaluate("() => fetch(location.pathname.replace('/t/', '/api/tables/') + '/seats/columns', "
                        "{ method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' })")  # fmt: skip
    boris.page.goto("about:blank")
    anna.page.get_by_role("button", name="Free this seat").click()
    clara.page.goto(f"/t/{made['id']}")
    clara.sit_here()
    expect(anna.offered.first).to_be_visible()


def test_a_program_that_adds_nothing_is_seen_to_do_so(meet: Meet) -> None:
    anna, boris = meet(), meet()
    made = anna.sit_down("me", "anyone", options=SHORT)
    boris.page.request.post(f"/api/tables/{made['id']}/seats/columns", data={"waive": True})
    expect(anna.offered.first).to_be_visible()
    expect(anna.page.locator(".seats li", has_text="Columns")).to_contain_text("adds nothing to the luck")
