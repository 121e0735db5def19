"""Three people at a table of Oath, for tests: what each is asked, and answers in the words of records."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from ludotek.games.oath import GAME
from tests.browser.conftest import Meet
from tests.browser.person import Person

GLANCE = 25  # milliseconds between two looks at what was heard
GLANCES = 1800  # until nobody counts on an answer any more
SEATS = ("chancellor", "red", "blue")
# The map of the first game, with the Tribunal where the Plains are, so that everybody begins there.
TRIBUNAL = (
    "030100000110Empire and Exile0000000123451403FFFFFFFFFFFF0724FFFFFFFFFFFFFFFFFFFF0B19FFFFFFFFFFFFFFFFFFFF000000"
)


def moment_of(person: Person) -> dict[str, Any]:
    """What the person's page was told last."""
    moment: dict[str, Any] = next(one["moment"] for one in reversed(person.heard()) if "moment" in one)
    return moment


def view_of(person: Person) -> dict[str, Any]:
    view: dict[str, Any] = moment_of(person)["view"]
    return view


def offered(person: Person) -> dict[str, int]:
    """By words: the moves that the page was sent."""
    return {GAME.words(offer["move"]): offer["move"] for offer in moment_of(person)["moves"]}


def await_offers(person: Person) -> dict[str, int]:
    for _ in range(GLANCES):
        if person.heard() and offered(person):
            return offered(person)
        person.page.wait_for_timeout(GLANCE)
    raise AssertionError("nothing was asked")


def click(person: Person, move: int) -> None:
    """Press the button of a move; a kind of action that is folded is opened first, and what asks once is answered."""
    button = person.page.locator(f'[data-move="{move}"]')
    expect(button).to_have_count(1)
    if not button.is_visible():
        person.page.locator("details", has=button).locator("summary").click()
    button.click()
    if (sure := person.page.locator("[data-sure]")).count():
        sure.click()


def answer(person: Person, *words: str) -> None:
    """Find every offered move once on the board, and give these answers one after the other."""
    for said in words:
        found = await_offers(person)
        assert said in found, f"{said!r} is not offered, but {list(found)}"
        expect(person.offered).to_have_count(len(found))
        shown = sorted(int(one.get_attribute("data-move") or -1) for one in person.offered.all())
        assert shown == sorted(found.values())
        question = moment_of(person)["question"]
        click(person, found[said])
        await_change(person, question)


def await_change(person: Person, question: int) -> None:
    for _ in range(GLANCES):
        if moment_of(person)["question"] != question:
            return
        person.page.wait_for_timeout(GLANCE)
    raise AssertionError("nothing came of the answer")


def take_first(person: Person, times: int) -> None:
    """Answer with whatever is offered first."""
    for _ in range(times):
        answer(person, next(iter(await_offers(person))))


def sit_down(meet: Meet, world: str = "", **settings: object) -> tuple[Person, Person, Person, str]:
    """The Chancellor, Red and Blue at one site, each with a facedown adviser; the Chancellor acts. And the address."""
    anna, boris, vera = (meet(**settings) for _ in SEATS)
    made = anna.sit_down("me", "friend", "friend", game="oath", options={"players": 3, "world": world})
    boris.page.goto(made["invitations"]["red"])
    vera.page.goto(made["invitations"]["blue"])
    take_first(anna, 2)
    for exile in (boris, vera):
        answer(exile, "site cradle-1")
        take_first(exile, 2)
    assert "rest" in await_offers(anna)
    return anna, boris, vera, f"/t/{made['id']}"


def make_citizen(chancellor: Person, exile: Person, colour: str) -> None:
    """Citizenship with the relic of the Brutal space, offered and accepted."""
    answer(chancellor, f"offer citizenship to {colour}", "the brutal space", "propose")
    answer(exile, "yes")


# Moments worth looking at, for whoever sits at such a table.


def declare(attacker: Person, defender: str = "red") -> None:
    """A campaign whose targets are being picked."""
    answer(attacker, f"campaign against {defender}")


def fight(*people: Person) -> None:
    """The campaign that the first of them has declared, until it is over: every die, no plan and no sacrifice."""
    attacker = people[0]
    for _ in range(GLANCES):
        if is_fought(attacker) and not view_of(attacker)["war"]:
            return
        for person in people:
            if (said := plainly(person)) and view_of(person)["war"]:
                answer(person, said)
        attacker.page.wait_for_timeout(GLANCE)
    raise AssertionError("the campaign does not end")


def plainly(person: Person) -> str:
    """What ends a campaign soonest: no more of anything, and the highest number; nothing where one is not asked."""
    found = list(offered(person))
    return next((said for said in ("done", "no") if said in found), found[-1] if found else "")


def is_fought(person: Person) -> bool:
    """Whether the last campaign that the person's page was told of has been decided."""
    names = [event["told"]["event"] for message in person.heard() for event in message.get("events", ())]
    return any(name in ("campaign-won", "campaign-lost") for name in names)


def promise(debtor: Person) -> None:
    """At the Tribunal, the Chancellor writes that red is paid later; it can be proposed."""
    answer(debtor, "deal at the tribunal", "player red")
    answer(debtor, "give 2 favor later", "due after 2 turns", "or forfeit 1 favor")
