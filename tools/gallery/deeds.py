"""What somebody does at a table before its picture is taken. Each says whether what should be seen is there."""

from __future__ import annotations

import json

from playwright.sync_api import Locator, Page
from tools.gallery.tables import Moment, Sitting

from ludotek.games.oath.catalogue import EDIFICE, VISION
from ludotek.games.oath.vocabulary import DONE, YES

GLANCE = 50  # milliseconds between two looks
PATIENCE = 12_000
HALFWAY = 480  # milliseconds after the first of those who fall begins to
MANY = 40  # answers that are given until nobody counts on what is waited for
CLICK = "one => one.click()"
LAST_OFFER = """() => [...document.querySelectorAll("[data-move]:not([data-move=''])")]
    .filter(one => !one.disabled).at(-1)?.click()"""
STILL = """ms => {
    for (const one of document.getAnimations()) {
        one.pause();
        const { endTime } = one.effect.getComputedTiming();
        if (ms >= 0) one.currentTime = Math.min(ms, Number.isFinite(endTime) ? endTime : ms);
    }
}"""
STILL_WHEN = """([selector, ms, patience]) => new Promise(done => {
    const until = performance.now() + patience;
    const look = () => {
        const seen = document.getAnimations().filter(one => one.effect.target?.matches?.(selector));
        if (!seen.length) return performance.now() < until ? requestAnimationFrame(look) : done(false);
        for (const one of document.getAnimations()) one.pause();
        for (const one of seen) one.currentTime = ms;
        done(true);
    };
    look();
})"""


def press(found: Locator) -> None:
    """Also where it would have to be panned to."""
    found.first.wait_for(state="attached", timeout=PATIENCE)
    found.first.evaluate(CLICK)


def is_there(page: Page, selector: str, timeout: int = PATIENCE) -> bool:
    for _ in range(timeout // GLANCE):
        if page.locator(selector).count():
            return True
        page.wait_for_timeout(GLANCE)
    return False


def freeze(page: Page, at: int = -1) -> None:
    """All that moves stands as it is, or as it is so many milliseconds after it began."""
    page.evaluate(STILL, at)


def look(page: Page, sitting: Sitting) -> bool:
    return True


def own_seat(page: Page) -> Locator:
    return page.locator("section.player.mine .head")


# Oath.


def is_edifice(card: int) -> bool:
    return EDIFICE <= card < VISION and (card - EDIFICE) % 2 == 0


def is_ruin(card: int) -> bool:
    return EDIFICE <= card < VISION and (card - EDIFICE) % 2 == 1


def see_whole(page: Page, sitting: Sitting) -> bool:
    """On a phone the map pans; here all of it is seen at once."""
    for button in page.locator(".zooms button[aria-pressed=false]").all():
        press(button)
    return True


def open_rail(page: Page, sitting: Sitting) -> bool:
    page.locator("section.rail").evaluate("one => one.scrollIntoView({ block: 'end' })")
    return is_there(page, ".rail .alarm")


def touch_a_card(page: Page, sitting: Sitting) -> bool:
    """Something on the map that cannot be done, and why; if it can be, with something else that can."""
    things = page.locator(".map .token [data-touch], .map .head[data-touch]")
    found = None
    for number in range(things.count()):
        press(things.nth(number))
        page.wait_for_timeout(2 * GLANCE)
        if page.locator(".detail .refused").count():
            found = number
            if page.locator(".detail .choices button:not(.refused)").count():
                return True
    if found is None:
        return False
    press(things.nth(found))
    return is_there(page, ".detail .refused")


def declare(page: Page, sitting: Sitting) -> bool:
    page.wait_for_timeout(600)  # the odds of each number of dice are asked for
    return is_there(page, ".war")


def weigh(page: Page, sitting: Sitting) -> bool:
    """The odds are asked for, and come."""
    return is_there(page, ".war .odds")


def fight(page: Page, sitting: Sitting) -> bool:
    """What is missing is sacrificed, and the campaign is over: somebody has fallen."""
    press(page.locator(f'[data-move="{YES}"]'))
    for _ in range(MANY):
        if is_there(page, ".aftermath", 1000):
            return page.locator(".aftermath .fallen").count() > 0
        if not answer(page):
            return False
    return False


def fall(page: Page, sitting: Sitting) -> bool:
    """While some of those who fell are still there."""
    if not fight(page, sitting):
        return False
    freeze(page, HALFWAY)
    return True


def answer(page: Page) -> bool:
    """No more of anything, the most dice, and a sacrifice where it wins; whether anything was asked at all."""
    offered = page.locator("[data-move]:not([data-move=''])")
    for _ in range(PATIENCE // GLANCE):
        if page.locator(".aftermath").count():
            return True
        moves = offered.evaluate_all("all => all.map(one => Number(one.dataset.move))")
        if moves:
            break
        page.wait_for_timeout(GLANCE)
    else:
        return False
    chosen = next((one for one in (YES, DONE) if one in moves), max(moves))
    page.locator(f'[data-move="{chosen}"]').first.evaluate_all("all => all.forEach(one => one.click())")
    page.locator("[data-sure]").evaluate_all("all => all.forEach(one => one.click())")
    page.wait_for_timeout(250)
    return True


def open_contracts(page: Page, sitting: Sitting) -> bool:
    """On a phone the rail that they hang from is panned to."""
    page.locator(".contracts").evaluate("one => { one.open = true; one.scrollIntoView({ block: 'start' }); }")
    return is_there(page, ".contracts[open] li")


def see_a_citizen(page: Page, sitting: Sitting) -> bool:
    """On a phone the banners are panned to."""
    page.locator('section[data-place="seat-1"]').evaluate("one => one.scrollIntoView({ block: 'end' })")
    return is_there(page, 'section[data-place="seat-1"]')


def open_own_board(page: Page, sitting: Sitting) -> bool:
    press(own_seat(page))
    return is_there(page, ".detail")


def go_to_an_edifice(page: Page, sitting: Sitting) -> bool:
    """Where one stands on the map; on a phone it is panned to."""
    cards = [card for site in sitting.view.sites for card in site.cards if is_edifice(card)]
    found = page.locator(f'[data-touch="card {cards[0]}"]').first
    found.evaluate("one => one.scrollIntoView({ block: 'center', inline: 'center' })")
    press(page.locator(f'[data-touch="card {cards[0]}"]'))
    return is_there(page, ".detail")


# The North.


def read_a_card(page: Page, sitting: Sitting) -> bool:
    card = page.locator('.wastes [data-place="wastes-1"]')
    card.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    return is_there(page, ".inspector, [data-inspector], aside.read", 2000)


def take_a_card(page: Page, sitting: Sitting) -> bool:
    """One that can be brought somewhere is taken up, and held over The Wastes."""
    card = page.locator(".mine .hand .movable").first
    box, goal = card.bounding_box(), page.locator('.wastes [data-place="wastes-1"]').bounding_box()
    assert box and goal
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    for part in (0.3, 0.6, 0.85):
        x = box["x"] + box["width"] / 2 + part * (goal["x"] + goal["width"] / 2 - box["x"] - box["width"] / 2)
        y = box["y"] + box["height"] / 2 + part * (goal["y"] + goal["height"] / 2 - box["y"] - box["height"] / 2)
        page.mouse.move(x, y)
    return is_there(page, ".ghost")


def flip(page: Page, sitting: Sitting) -> bool:
    press(page.locator(".mine .zone .offered"))
    return bool(page.evaluate(STILL_WHEN, [".body", 70, PATIENCE]))


def light_the_chain(page: Page, sitting: Sitting) -> bool:
    """One more link is added, and its number flies."""
    press(page.locator(".mine .zone .offered, .hand .offered, .wastes .offered, .ask [data-move]"))
    page.evaluate(STILL_WHEN, [".flight", 700, 3000])
    return page.locator(".chain li").count() > 1


def is_last(at: Moment) -> bool:
    return bool(at.view.question == "forced-pick" and min(side.points for side in at.view.sides) <= 2)


def finish(page: Page, sitting: Sitting) -> bool:
    for _ in range(MANY):
        if is_there(page, ".tally", 400):
            page.wait_for_timeout(900)
            page.locator(".tally").evaluate("one => one.scrollIntoView({ block: 'center' })")
            page.wait_for_timeout(1400)
            return True
        if page.locator("[data-move]:not([data-move=''])").count():
            press(page.locator("[data-move]:not([data-move=''])"))
    return False


# The others.


def has_taken(at: Moment) -> bool:
    return len(at.session.entries) >= 9


def reveal(page: Page, sitting: Sitting) -> bool:
    page.locator("[data-move]:not([data-move=''])").first.dispatch_event("click")
    return bool(page.evaluate(STILL_WHEN, [".reveal *", 720, PATIENCE]))


def is_last_of_nort(at: Moment) -> bool:
    return bool(at.view.round >= 6)


def finish_nort(page: Page, sitting: Sitting) -> bool:
    """Straight on, as far as the dice go, until somebody has crashed."""
    for _ in range(4 * MANY):
        if page.locator(".ending").count():
            page.wait_for_timeout(900)
            page.locator(".nort").last.evaluate("one => one.scrollIntoView({ block: 'end' })")
            return True
        page.evaluate(LAST_OFFER)
        page.wait_for_timeout(150)
    return False


def is_first_of_nos(at: Moment) -> bool:
    return bool(at.view.phase == "drafting")


def finish_race(page: Page, sitting: Sitting) -> bool:
    """At an easy pace, so that it is a race."""
    for _ in range(60 * MANY):
        if page.locator(".finish").count():
            page.wait_for_timeout(900)
            return True
        page.evaluate(
            "(document.querySelector('.part[data-move], .throw.fit-match[data-move], .roll[data-move]:not(.early)')"
            " ?? document.querySelector('.throw[data-move]'))?.click()"
        )
        page.wait_for_timeout(700)
    return False


def remembered(game: str) -> str:
    """What a browser remembers of somebody who needs no lesson."""
    return json.dumps({f"ludotek.lesson.{game}": '{"wish":"off","learned":[]}', "ludotek.reflexes": "full"})
