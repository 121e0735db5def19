"""Where everybody stands is always in view, and the end is told as a story."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.person import KNOWN, SHORT, Person, play_along_row_a

STANDING = "Where everybody stands"


def test_where_everybody_stands_has_its_line_where_there_is_room(meet: Meet) -> None:
    anna = meet()
    anna.sit_down("me", "bot-1", options=KNOWN)
    strip = anna.page.get_by_role("list", name=STANDING)
    expect(strip).to_contain_text("90 lie on the board; what the other took lies face down.")
    expect(strip).to_be_in_viewport(ratio=1)


def test_on_a_phone_it_is_one_button_and_what_it_opens_moves_nothing(meet: Meet) -> None:
    anna = meet(viewport={"width": 390, "height": 844}, has_touch=True)
    anna.sit_down("me", "bot-1", options=KNOWN)
    button = anna.page.get_by_role("button", name=f"{STANDING}. Points: Rows 0, Columns ?")
    anna.offered.first.wait_for()
    before = anna.offered.first.bounding_box()
    button.click()
    sheet = anna.page.get_by_role("region", name=STANDING)
    expect(sheet).to_contain_text("End of game 1")
    assert anna.offered.first.bounding_box() == before
    sheet.press("Escape")
    expect(sheet).to_be_hidden()


# What else of the table a panel lies over.
COVERED = """panel => [...document.querySelectorAll("main > :not(.result), header, aside")].filter(other => {
    const [its, box] = [other.getBoundingClientRect(), panel.getBoundingClientRect()];
    return its.width && its.height && !other.contains(panel) && its.left < box.right - 1 && box.left < its.right - 1
        && its.top < box.bottom - 1 && box.top < its.bottom - 1;
}).map(other => other.className || other.tagName)"""


def played_to_its_end(meet: Meet) -> tuple[Person, str]:
    anna, borys = meet(), meet()
    link = anna.invite(board="the small board", layout=str(SHORT["layout"]))
    borys.page.goto(link)
    expect(anna.offered.first).to_be_visible()
    play_along_row_a(anna, borys)
    return anna, anna.page.url.rsplit("/", 1)[1].split("?")[0]


def test_the_end_says_who_won_by_which_rule_and_where_the_points_came_from(meet: Meet) -> None:
    anna, _ = played_to_its_end(meet)
    result = anna.page.locator(".result")
    expect(result).to_contain_text(re.compile("The most points in all games together win|As many points each"))
    scores = result.get_by_role("table")
    expect(scores.get_by_role("columnheader")).to_have_text(["Game 1", "Game 2", "Total"])
    expect(scores.get_by_role("row")).to_have_count(3)
    expect(result.get_by_role("link", name="Look back")).to_be_visible()
    names = [anna.last("table")["seats"][seat]["player_name"].split()[-1] for seat in (0, 1)]
    for name in names:  # people, beside the seats
        expect(scores).to_contain_text(name)
    expect(result).to_contain_text(re.compile(rf"The winner: Guest {names[1]} \(Columns\)"))
    assert result.evaluate(COVERED) == []


def test_chances_are_drawn_and_the_turning_point_is_the_board_as_it_was(meet: Meet) -> None:
    anna = meet()
    anna.page.route("**/chances", lambda route: route.fulfill(json=course(anna)))
    borys = meet()
    link = anna.invite(board="the small board", layout=str(SHORT["layout"]))
    borys.page.goto(link)
    expect(anna.offered.first).to_be_visible()
    play_along_row_a(anna, borys)
    chances = anna.page.get_by_role("region", name="Everybody’s chances")
    expect(chances.get_by_role("img")).to_have_attribute("aria-label", "Rows: 50 % → 80 %; Columns: 50 % → 20 %")
    expect(chances.locator("polyline")).to_have_count(2)
    expect(chances).to_contain_text("Rows take the 9. Rows: from 50 % to 80 %.")
    picture = chances.locator("[inert] .board")
    expect(picture.locator("svg, button").first).to_be_visible()
    box = picture.locator("..").bounding_box()
    assert box is not None and box["width"] < 360
    chances.get_by_role("link", name="Look at that moment").click()
    expect(anna.page).to_have_url(re.compile(r"/replay/\w+\?at=2$"))


def course(person: Person) -> dict[str, object]:
    """Chances as a table would send them, with the board as the person saw it last."""
    view = person.last("table")["moment"]["view"]
    told = {"id": "novem-took", "gaps": {"seat": {"id": "novem-seat-rows", "gaps": {}}, "tile": 9}}
    return {
        "method": {"id": "table-chances-bots", "gaps": {}},
        "interval": 0,
        "moments": [
            {"ply": 0, "shares": [0.5, 0.5]},
            {"ply": 2, "shares": [0.8, 0.2]},
            {"ply": 8, "shares": [1, 0]},
        ],
        "turning": {"begin": 0, "ply": 2, "seat": 0, "before": 0.5, "after": 0.8, "told": [told], "view": view},
    }
