"""The sites of the reference page, from the data of the rules."""

from __future__ import annotations

from ludotek.games.oath.catalogue import (
    BURN_FAVOR,
    CAPACITY,
    FAVOR_TO_BANK,
    HOME_BONUS,
    HOME_FAVOR,
    HOME_RELIC,
    HOME_SECRET,
    HOME_SUIT,
    HOME_WARBANDS,
    IDS,
    IS_COAST,
    LAID_FAVOR,
    LAID_RELICS,
    LAID_SECRETS,
    NO_HOMELAND,
    NO_RELICS,
    PRICE,
    PRICE_AMOUNT,
    PRICE_BANK,
    SITE,
)
from ludotek.games.oath.components import SUITS
from ludotek.games.oath.reference.speech import Speech, marked
from ludotek.games.oath.words import say_card

SITES = range(len(CAPACITY))
BONUS = {
    HOME_FAVOR: marked("favor"),
    HOME_SECRET: marked("secret"),
    HOME_RELIC: marked("relic"),
    HOME_WARBANDS: marked("warband", 2),
}


def site_table(speech: Speech) -> str:
    heads = "".join(f"<th>{speech.text(head)}</th>" for head in ("site", "room", "laid", "price", "power"))
    rows = "".join(site_row(speech, site) for site in sorted(SITES, key=family))
    return f'<div class="wide"><table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>'


def family(site: int) -> tuple[int, int]:
    """All of them, §10: opportunities, homelands, coasts, then those with a power of their own."""
    if LAID_FAVOR[site] + LAID_SECRETS[site]:
        return 0, site
    if HOME_BONUS[site] != NO_HOMELAND:
        return 1, site
    return (2, site) if IS_COAST[site] else (3, site)


def site_row(speech: Speech, site: int) -> str:
    cells = (
        ("name", speech.say(say_card(SITE + site))),
        ("few", speech.signs("room", CAPACITY[site]) or "–"),
        ("few", laid(speech, site)),
        ("few", price(speech, site)),
        ("power", power(speech, site)),
    )
    return "<tr>" + "".join(f'<td class="{kind}">{html}</td>' for kind, html in cells) + "</tr>"


def laid(speech: Speech, site: int) -> str:
    tokens = (("relic", LAID_RELICS), ("favor", LAID_FAVOR), ("secret", LAID_SECRETS))
    return "".join(speech.signs(name, counts[site]) for name, counts in tokens) or "–"


def price(speech: Speech, site: int) -> str:
    """What a relic costs here: favor to a bank, or something burnt."""
    if PRICE[site] == NO_RELICS:
        return "–"
    if PRICE[site] == FAVOR_TO_BANK:
        bank = speech.text("to-bank", suit=marked(SUITS[PRICE_BANK[site]]))
        return f"{PRICE_AMOUNT[site]} {speech.sign('favor')} {bank}"
    goods = "favor" if PRICE[site] == BURN_FAVOR else "secret"
    return f"{PRICE_AMOUNT[site]} {speech.sign(goods)} {speech.sign('fire')}"


def power(speech: Speech, site: int) -> str:
    kind = family(site)[0]
    if kind == 0:
        lying = [marked(name) for name, counts in (("favor", LAID_FAVOR), ("secret", LAID_SECRETS)) if counts[site]]
        return speech.text("opportunity", what=f" {speech.text('or')} ".join(lying))
    if kind == 1:
        return speech.text("homeland", suit=marked(SUITS[HOME_SUIT[site]]), what=BONUS[HOME_BONUS[site]])
    return speech.text("coast" if kind == 2 else f"site-{IDS[SITE + site].replace('_', '-')}")
