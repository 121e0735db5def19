"""Where everybody stands in Oath: the Oath and its Usurper, every revealed Vision, the end die and the Successor."""

from __future__ import annotations

from ludotek.core.outlook import Near, Outlook, WayToWin
from ludotek.core.phrase import Phrase, phrase
from ludotek.core.position import Seat
from ludotek.games.oath.catalogue import GOALS, RELIC, SCEPTER, VISION
from ludotek.games.oath.marks import (
    CHANCELLOR,
    DARKEST_SECRET,
    DEVOTION,
    PEOPLE,
    PEOPLES_FAVOR,
    PROTECTION,
    SUPREMACY,
)
from ludotek.games.oath.steps.victory import LAST_ROUND, REGIME, VISIONS_NEEDED
from ludotek.games.oath.view import OathView
from ludotek.games.oath.words import say_card, say_seat

OATHS = ("supremacy", "people", "protection", "devotion")
FACES = 6  # of the end die, §9
BANNER_OF = {PEOPLE: PEOPLES_FAVOR, DEVOTION: DARKEST_SECRET}  # goals that are a banner's


def outlook(view: OathView) -> Outlook:
    visions = [
        vision_of(view, seat, vision)
        for seat in range(1, len(view.players))
        for vision in revealed(view, seat)
        if not view.players[seat].is_citizen
    ]
    heirs = [succession(view)] if any(player.is_citizen for player in view.players) else []
    return Outlook([the_oath(view), *visions, regime(view), *heirs])


def is_imperial(view: OathView, seat: Seat) -> bool:
    return seat == CHANCELLOR or view.players[seat].is_citizen


# What is counted.


def measure(view: OathView, goal: int, seat: Seat) -> int:
    """How far a player is with a goal, §106 and §109."""
    if goal == SUPREMACY:
        return sum(site.is_up and site.ruler == seat for site in view.sites)
    if goal == PROTECTION:
        return treasures(view, seat)
    return int(view.banners[BANNER_OF[goal]] == seat)


def treasures(view: OathView, seat: Seat) -> int:
    """Relics and banners, §95."""
    return len(view.players[seat].relics) + view.banners.count(seat)


def counted(view: OathView, goal: int) -> list[Near]:
    """Everybody who counts; of sites the Chancellor rules for the Empire (ruling O19), and of a banner there is one."""
    seats = range(len(view.players))
    able = [seat for seat in seats if goal != SUPREMACY or not view.players[seat].is_citizen]
    return [Near(seat, measure(view, goal, seat), int(goal in BANNER_OF)) for seat in able]


def leaders(nears: list[Near]) -> list[Seat]:
    """Who has most, if it is more than none."""
    most = max((near.have or 0 for near in nears), default=0)
    return [near.seat for near in nears if near.have == most > 0]


# The Oath.


def the_oath(view: OathView) -> WayToWin:
    nears, name = counted(view, view.oath), phrase("oath-way-oath", oath=OATHS[view.oath])
    is_exiles = not is_imperial(view, view.keeper)
    return WayToWin(name, nears, say_keeper(view, is_exiles), is_close=is_exiles and view.is_usurper)


def say_keeper(view: OathView, is_exiles: bool) -> Phrase:
    """§110-§111: an Exile who keeps the Oath on waking is the Usurper, and wins on the next waking."""
    if not is_exiles:
        return phrase("oath-next-empire", seat=say_seat(view.keeper))
    return phrase("oath-next-usurper" if view.is_usurper else "oath-next-keeper", seat=say_seat(view.keeper))


# Visions.


def revealed(view: OathView, seat: Seat) -> list[int]:
    """The Visions by which a player can win: its own, and one that it follows."""
    player = view.players[seat]
    shown = dict.fromkeys(card for card in (player.vision, player.following) if card is not None)
    return [card for card in shown if VISION <= card < VISION + GOALS]


def vision_of(view: OathView, seat: Seat, vision: int) -> WayToWin:
    """§112: its Exile alone meets the goal (ruling O3), once three Visions were drawn."""
    goal = vision - VISION
    nears = counted(view, goal)
    is_met = leaders(nears) == [seat]
    is_time = view.visions_drawn >= VISIONS_NEEDED
    name = phrase("oath-way-vision", vision=say_card(vision), seat=say_seat(seat), goal=OATHS[goal])
    return WayToWin(name, nears, say_vision(view, seat, is_met, is_time), is_close=is_met and is_time)


def say_vision(view: OathView, seat: Seat, is_met: bool, is_time: bool) -> Phrase:
    missing = max(0, VISIONS_NEEDED - view.visions_drawn)
    if is_met:
        return phrase(
            "oath-next-vision-met" if is_time else "oath-next-vision-early", seat=say_seat(seat), missing=missing
        )
    return phrase("oath-next-vision", seat=say_seat(seat), missing=missing)


# The Empire.


def regime(view: OathView) -> WayToWin:
    """§113-§114: after rounds 5 to 7 a die may end the game, and after the eighth it is over."""
    is_kept = is_imperial(view, view.keeper)
    least = REGIME[view.round] if view.round < len(REGIME) else FACES + 1
    name = phrase("oath-way-regime", round=view.round)
    heir = say_seat(successor(view))
    if view.round >= LAST_ROUND:
        said = phrase("oath-next-exhaustion", seat=heir) if is_kept else phrase("oath-next-exhaustion-exile")
    elif least > FACES:
        said = phrase("oath-next-calm")
    elif is_kept:
        said = phrase("oath-next-die", round=view.round, least=least, chance=chance(least), seat=heir)
    else:
        said = phrase("oath-next-no-die", round=view.round)
    return WayToWin(name, next=said, is_close=view.round >= LAST_ROUND or (is_kept and least <= FACES))


def chance(least: int) -> int:
    """In percent, that the die shows so much or more."""
    return round(100 * (FACES + 1 - least) / FACES)


def succession(view: OathView) -> WayToWin:
    """§115: who would win for the Empire."""
    name = phrase("oath-way-successor", oath=OATHS[view.oath])
    seats = [seat for seat in range(len(view.players)) if is_imperial(view, seat)]
    nears = [Near(seat, heirs_measure(view, seat), int(view.oath != SUPREMACY)) for seat in seats]
    return WayToWin(name, nears, phrase("oath-next-successor", seat=say_seat(successor(view))))


def heirs_measure(view: OathView, seat: Seat) -> int:
    """How far somebody is with the Successor's goal."""
    if view.oath == SUPREMACY:
        return treasures(view, seat)
    if view.oath == DEVOTION:
        return int(SCEPTER - RELIC in view.players[seat].relics)
    return int(view.banners[DARKEST_SECRET if view.oath == PEOPLE else PEOPLES_FAVOR] == seat)


def successor(view: OathView) -> Seat:
    """A Citizen who meets the Successor's goal, or else the Chancellor."""
    imperial = [seat for seat in range(len(view.players)) if is_imperial(view, seat)]
    best = leaders([Near(seat, heirs_measure(view, seat)) for seat in imperial])
    return best[0] if len(best) == 1 else CHANCELLOR
