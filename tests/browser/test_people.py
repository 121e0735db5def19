"""People: accounts, what their owners can take along or delete, the host's rights, and a word that it is your move."""

from __future__ import annotations

import json
from pathlib import Path
from secrets import token_hex

from playwright.sync_api import expect

from tests.browser.conftest import HOUSEKEEPER, Meet
from tests.browser.person import GLANCE, SHORT, Person, play_along_row_a

NOTED = """
    window.noted = [];
    window.Notification = class {
        static permission = "default";
        static async requestPermission() { return (this.permission = "granted"); }
        constructor(title, more) { window.noted.push([title, more.body]); }
    };
    Object.defineProperty(document, "hidden", { get: () => true });
"""


def join(host: Person, guest: Person, **fields: object) -> str:
    made = host.sit_down("me", "anyone", options=SHORT, **fields)
    guest.page.goto(f"/t/{made['id']}")
    guest.sit_here()
    table: str = made["id"]
    return table


def sign(person: Person, name: str, button: str) -> None:
    person.page.goto("/account")
    person.page.get_by_label("Your name").fill(name)
    person.page.get_by_label("Password", exact=True).fill("a long password")
    person.page.get_by_role("button", name=button).click()


def test_an_account_keeps_ratings_and_games_and_its_owner_takes_or_deletes_them(meet: Meet, tmp_path: Path) -> None:
    anna, boris = meet(), meet()
    one, other = (f"{name} of Accounts {token_hex(2)}" for name in ("Anna", "Boris"))
    for person, name in ((anna, one), (boris, other)):
        sign(person, name, "Make an account")
        expect(person.page.get_by_role("heading", name=name)).to_be_visible()
    table = join(anna, boris)
    play_along_row_a(anna, boris)
    while not anna.page.request.get("/api/account").json()["ratings"]:  # it is worked out after the game is shown
        anna.page.wait_for_timeout(GLANCE)

    anna.page.goto("/account")
    expect(anna.page.get_by_text("1 game")).to_be_visible()
    expect(anna.page.locator(f"a[href='/t/{table}']")).to_be_visible()
    with anna.page.expect_download() as begun:
        anna.page.get_by_role("link", name="Download everything").click()
    begun.value.save_as(tmp_path / "mine.json")
    assert table in json.dumps(json.loads((tmp_path / "mine.json").read_text()))

    anna.page.get_by_role("button", name="Log out").click()
    expect(anna.page.get_by_label("Password", exact=True)).to_be_visible()
    sign(anna, one, "Log in")
    anna.page.once("dialog", lambda dialog: dialog.accept())
    anna.page.get_by_role("button", name="Delete my account").click()
    expect(anna.page.get_by_label("Password", exact=True)).to_be_visible()
    sign(anna, one, "Log in")
    expect(anna.alert).to_be_visible()


def test_an_account_shows_where_it_is_signed_in_ends_that_and_changes_its_password(meet: Meet) -> None:
    laptop, phone = meet(), meet(user_agent="Mozilla/5.0 (Android 15; Mobile; rv:140.0) Firefox/140.0")
    name = f"Anna Abroad {token_hex(2)}"
    sign(laptop, name, "Make an account")
    expect(laptop.page.get_by_text("This browser")).to_be_visible()
    sign(phone, name, "Log in")
    expect(phone.page.get_by_role("heading", name=name)).to_be_visible()
    phone.sit_down("me", "anyone", options=SHORT)
    phone.until_heard("table")
    assert phone.last("table")["your_seat"] == 0

    before = len(phone.frames)
    laptop.page.reload()
    laptop.page.get_by_role("button", name="Sign out Firefox, Android").click()
    expect(laptop.page.get_by_text("Firefox, Android")).to_have_count(0)
    phone.until_heard("error", before)
    phone.until_heard("table", before)
    for _ in range(100):  # the page comes back as somebody else, once it has noticed
        if phone.last("table")["your_seat"] < 0:
            break
        phone.page.wait_for_timeout(100)
    assert phone.last("table")["your_seat"] < 0

    sign(phone, name, "Log in")
    expect(phone.page.get_by_text("This browser")).to_be_visible()
    laptop.page.get_by_text("Change the password").first.click()
    laptop.page.get_by_label("Your password until now").fill("not the password")
    laptop.page.get_by_label("The new password").fill("a longer password")
    laptop.page.get_by_role("button", name="Change the password").click()
    expect(laptop.alert).to_have_text("That is not your password until now.")
    laptop.page.get_by_label("Your password until now").fill("a long password")
    laptop.page.get_by_role("button", name="Change the password").click()
    expect(laptop.page.get_by_role("status")).to_have_text("Your password is changed.")
    expect(laptop.page.get_by_role("button", name="Sign out", exact=True)).to_have_count(0)
    phone.page.reload()
    expect(phone.page.get_by_label("Password", exact=True)).to_be_visible()


def test_a_host_mutes_reports_and_removes_and_the_house_reads_the_report(meet: Meet) -> None:
    anna, boris = meet(), meet()
    join(anna, boris)
    boris.chat("something rude")
    anna.page.get_by_role("tab", name="Chat").click()
    anna.page.once("dialog", lambda dialog: dialog.accept("He is rude."))
    anna.page.get_by_role("button", name="Report").click()
    expect(anna.page.get_by_role("status").filter(has_text="Thank you")).to_be_visible()
    before = len(boris.frames)
    anna.page.get_by_role("button", name="Mute").click()
    boris.until_heard("table", before)
    boris.chat("again")
    expect(boris.alert).to_contain_text("quiet")
    anna.page.get_by_role("button", name="Unmute").click()
    expect(anna.page.get_by_role("button", name="Mute", exact=True)).to_be_visible()
    boris.chat("sorry")
    expect(anna.page.locator(".chat li")).to_have_count(2)
    anna.page.get_by_role("button", name="Menu").click()
    menu = anna.page.get_by_role("dialog", name="Menu")
    menu.get_by_role("button", name="Remove").click()
    menu.get_by_role("group", name="Ask this player to leave").get_by_role("button", name="Remove").click()
    expect(boris.alert).to_contain_text("asked to leave")

    keeper = meet()
    keeper.page.goto("/reports")
    keeper.page.get_by_label("The house's token").fill("wrong")
    keeper.page.get_by_role("button", name="Look").click()
    expect(keeper.alert).to_contain_text("the token is not theirs")
    keeper.page.get_by_label("The house's token").fill(HOUSEKEEPER)
    keeper.page.get_by_role("button", name="Look").click()
    expect(keeper.page.get_by_text("He is rude.").first).to_be_visible()


def test_somebody_who_says_nothing_can_be_muted_and_reported_from_the_menu_too(meet: Meet) -> None:
    anna, boris = meet(), meet()
    join(anna, boris)
    anna.page.get_by_role("button", name="Menu").click()
    menu = anna.page.get_by_role("dialog", name="Menu")
    menu.get_by_role("button", name="Mute").click()
    expect(menu.get_by_role("button", name="Unmute")).to_be_visible()
    anna.page.reload()
    anna.page.get_by_role("button", name="Menu").click()
    menu.get_by_role("button", name="Unmute").click()
    expect(menu.get_by_role("button", name="Mute", exact=True)).to_be_visible()
    anna.page.once("dialog", lambda dialog: dialog.accept("He never moves."))
    menu.get_by_role("button", name="Report").click()
    expect(menu.get_by_role("status")).to_contain_text("Thank you")

    boris.page.get_by_role("button", name="Menu").click()
    about = boris.page.get_by_role("dialog", name="Menu")
    expect(about.get_by_role("button", name="Report")).to_be_visible()
    expect(about.get_by_role("button", name="Mute")).to_have_count(0)


def test_things_to_announce_are_read_by_everybody_in_their_own_language(meet: Meet) -> None:
    anna, boris = meet(), meet(locale="uk-UA")
    made = anna.sit_down("me", "friend", options=SHORT)
    boris.page.goto(made["invitations"]["columns"])
    expect(boris.offered.first).to_be_visible()
    anna.page.get_by_role("tab", name="Chat").click()
    said = anna.page.locator(".canned button").first
    words = said.inner_text()
    said.click()
    boris.page.get_by_role("tab", name="Чат").click()
    expect(boris.page.locator(".chat li")).to_have_count(1)
    expect(boris.page.locator(".chat li")).not_to_contain_text(words)
    expect(anna.page.locator(".chat li")).to_contain_text(words)


def test_in_slow_play_a_notification_says_that_it_is_your_move(meet: Meet) -> None:
    anna, boris = meet(), meet()
    anna.page.add_init_script(NOTED)
    join(anna, boris, clock={"kind": "move", "seconds": 86_400, "increment": 0})
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Tell me when it is my move").click()
    expect(anna.page.get_by_role("button", name="Tell me when it is my move")).to_have_count(0)
    anna.page.get_by_role("button", name="Close").click()
    anna.seal("A")
    boris.choose("1")
    expect(anna.offered.first).to_be_visible()
    anna.page.wait_for_function("window.noted.length > 0")
    title, body = anna.page.evaluate("window.noted.at(-1)")
    assert title == "Your move" and "Choose a row" in body
