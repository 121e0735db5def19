"""Every state of which the gallery has pictures: how it comes about, and what is to be seen in it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Literal, NamedTuple

from playwright.sync_api import Page
from tests.browser.fitting import Size
from tools.gallery import deeds
from tools.gallery.tables import TRIBUNAL, Moment, Sitting, find, said

from ludotek.games.oath.vocabulary import TRAVEL

Scheme = Literal["light", "dark"]
Lang = Literal["en", "uk"]


SIZES = (Size(1440, 900), Size(1280, 720), Size(844, 390), Size(390, 844))
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
LANGS: tuple[Lang, ...] = ("en", "uk")


class State(NamedTuple):
    name: str
    title: str
    line: str  # what is to be seen
    sitting: Callable[[], Sitting] | None  # at which table it is; nothing where it is a page of the documentation
    show: Callable[[Page, Sitting], bool] = deeds.look  # what somebody does there
    is_moving: bool = False  # a moment of something that moves: it comes about anew in each window
    is_played: bool = False  # it comes about once, by luck, and the window is given its sizes then


def act(at: Moment) -> bool:
    return bool(at.view.question == "act" and len(at.moves) > 8)


def late(at: Moment) -> bool:
    return bool(act(at) and at.view.round >= 3 and not all(site.is_up for site in at.view.sites))


def tired(at: Moment) -> bool:
    """Some journeys can be paid for, and others cannot."""
    journeys = [move for move in at.moves if TRAVEL <= move < TRAVEL + 8]
    return act(at) and at.view.round >= 2 and 0 < len(journeys) < 6


def alarmed(at: Moment) -> bool:
    return bool(act(at) and at.view.is_usurper and any(player.vision is not None for player in at.view.players))


def dealt(at: Moment) -> bool:
    return bool(at.view.question == "keep" and len(at.view.hand) >= 3 and at.view.round >= 2)


def at_war(question: str, bands: int, at: Moment, choices: int = 2) -> bool:
    """The attacker is asked, with a host that is worth seeing against somebody who has one too."""
    view = at.view
    if view.question != question or view.asked != view.turn or view.players[view.turn].warbands < bands:
        return False
    return bool(view.defending >= 2 and len(at.moves) >= choices)


def built(at: Moment) -> bool:
    """An edifice stands, and another has fallen."""
    lying = [card for site in at.view.sites for card in site.cards]
    return act(at) and any(map(deeds.is_edifice, lying)) and any(map(deeds.is_ruin, lying))


def directive(at: Moment) -> bool:
    return bool(at.view.question == "choose-directive" and at.view.turns >= 7)


def turning(at: Moment) -> bool:
    return bool(at.view.question == "flip yours" and at.view.turns >= 4)


def linked(at: Moment) -> bool:
    """Protocols have followed one another, and one asks."""
    links = [name for name in at.told("chose") if name in ("used", "sparked", "discharged")]
    return (
        len(links) >= 2
        and at.view.asked == at.view.turn
        and at.view.question not in ("choose-directive", "forced-pick")
    )


oath = partial(find, "oath")
north = partial(find, "north")
HERE = ("0", "0", "site cradle-1", "0", "0", "site cradle-1", "0", "0")  # everybody has kept an adviser, at one site
OFFER = ("offer citizenship to red", "the brutal space", "give 1 favor", "ask for 1 secrets", "propose")
PROMISE = ("deal at the tribunal", "player red", "give 2 favor later", "due after 2 turns", "or forfeit 1 favor")
MORE = ("ask for peace with blue", "due after 3 turns", "propose", "yes")

STATES = (
    *(
        State(
            f"oath-map-{players}",
            f"Oath: the map, {players} players",
            "Three lands, roads with their Supply, facedown sites in fog, pawns, shields, relics, and banners.",
            partial(oath, late, players=players, map="random"),
            deeds.see_whole if players == 4 else deeds.look,
        )
        for players in (2, 4, 6)
    ),
    State(
        "oath-rail",
        "Oath: the ways to win",
        "The Oath's seal with the count that decides it, a revealed Vision with its conditions, the Usurper's alarm.",
        partial(oath, alarmed, players=4, map="random"),
        deeds.open_rail,
    ),
    State(
        "oath-verbs",
        "Oath: what may be done with a thing",
        "The verbs of a place beside it, with their costs; what cannot be done is there too, and says why.",
        partial(oath, tired, players=4, map="random"),
        deeds.touch_a_card,
    ),
    State(
        "oath-search",
        "Oath: a search",
        "Whole cards are dealt to the middle; a tap keeps one.",
        partial(oath, dealt, players=4, map="random"),
    ),
    State(
        "oath-targets",
        "Oath: the targets of a campaign",
        "They are picked on the map, with both hosts beside it.",
        partial(oath, partial(at_war, "targets", 3, choices=4), players=4, map="random"),
        deeds.declare,
    ),
    State(
        "oath-plans",
        "Oath: plans of a campaign",
        "Both hosts face each other; plans are cards with their text, and the odds live while one chooses.",
        partial(oath, partial(at_war, "attacker-plans", 2), players=4, map="random"),
        deeds.weigh,
    ),
    State(
        "oath-dice",
        "Oath: the dice of a campaign",
        "They tumble into sums that can be seen.",
        partial(oath, partial(at_war, "sacrifice", 2), players=4, map="random"),
    ),
    State(
        "oath-losses",
        "Oath: the losses of a campaign",
        "Those who fell leave one by one.",
        partial(oath, partial(at_war, "sacrifice", 4), players=4, map="random"),
        deeds.fall,
        is_moving=True,
        is_played=True,
    ),
    State(
        "oath-aftermath",
        "Oath: the aftermath",
        "Who won and why: both hosts with those who fell, the dice, the totals.",
        partial(oath, partial(at_war, "sacrifice", 4), players=4, map="random"),
        deeds.fight,
        is_played=True,
    ),
    State(
        "oath-offer",
        "Oath: an offer",
        "Two open hands with the goods in them: who gives what, line by line. Here it is Citizenship that is offered.",
        partial(said, "oath", *HERE, *OFFER, players=3, world=TRIBUNAL),
    ),
    State(
        "oath-citizenship",
        "Oath: Citizenship",
        "A Citizen under the Chancellor's colours.",
        partial(said, "oath", *HERE, *OFFER, "yes", players=3, world=TRIBUNAL),
        deeds.see_a_citizen,
    ),
    State(
        "oath-contracts",
        "Oath: contracts",
        "What was promised at the Tribunal hangs as sealed letters, with terms and dates.",
        partial(said, "oath", *HERE, *PROMISE, *MORE, players=3, world=TRIBUNAL),
        deeds.open_contracts,
    ),
    State(
        "oath-board",
        "Oath: one's own board",
        "A player is a banner on the edge of the table; touched, it opens into a board.",
        partial(oath, late, players=6, map="random"),
        deeds.open_own_board,
    ),
    State(
        "oath-edifices",
        "Oath: edifices",
        "One stands, and one has fallen into ruin.",
        partial(oath, built, players=4, map="random", edifices=3),
        deeds.go_to_an_edifice,
    ),
    State(
        "oath-emblems",
        "Oath: the emblems",
        "The pictures of all 238 cards, side by side, on their page of the documentation.",
        None,
    ),
    State(
        "north-table",
        "The North: the table",
        "Four bands that always fit: the other's strip, The Wastes, both Zones, one's own hand.",
        partial(north, directive, first="dawn"),
    ),
    State(
        "north-card",
        "The North: a card, read",
        "What its signs say, in words; both of its sides.",
        partial(north, directive, first="dawn"),
        deeds.read_a_card,
    ),
    State(
        "north-gesture",
        "The North: a gesture",
        "A card under way: where it can be brought is lit, and elsewhere says why not.",
        partial(north, directive, first="dawn"),
        deeds.take_a_card,
    ),
    State(
        "north-flip",
        "The North: a flip",
        "A card turns to its other side where it lies.",
        partial(north, turning, first="dawn"),
        deeds.flip,
        is_moving=True,
    ),
    State(
        "north-chain",
        "The North: a chain of Protocols",
        "Its links light one after the other, what each costs flies to the track, and the last holds for a breath.",
        partial(north, linked, first="dawn"),
        deeds.light_the_chain,
        is_moving=True,
    ),
    State(
        "north-end",
        "The North: the end",
        "Points, Zone and Values are counted up side by side.",
        partial(north, deeds.is_last, first="dawn"),
        deeds.finish,
        is_moving=True,
    ),
    State(
        "novem-reveal",
        "Novem: the reveal",
        "A hush, and both markers turn together, before the tile is taken.",
        partial(find, "novem", deeds.has_taken),
        deeds.reveal,
        is_moving=True,
    ),
    State(
        "nort-duel",
        "Nort: a duel that can be kept",
        "When it is over, the sheet it was drawn on can be kept as a poster and as a clip.",
        partial(find, "nort", deeds.is_last_of_nort, pace="sealed", open_arena=True),
        deeds.finish_nort,
        is_played=True,
    ),
    State(
        "nos-finish",
        "Project NOS: the photo finish",
        "The strip stands still: split times, the reaction to green, and the roll that cost the race.",
        partial(find, "nos", deeds.is_first_of_nos, drivers=2),
        deeds.finish_race,
        is_played=True,
    ),
)


def pictures() -> list[str]:
    """The names of all files, in the order of the page."""
    return [name_of(state.name, size, lang, scheme) for state in STATES for size, lang, scheme in windows()]


def windows() -> list[tuple[Size, Lang, Scheme]]:
    """Every window in each language and each theme."""
    return [(size, lang, scheme) for size in SIZES for lang in LANGS for scheme in SCHEMES]


def name_of(state: str, size: Size, lang: str, scheme: str) -> str:
    return f"{state}-{size}-{lang}-{scheme}.webp"
