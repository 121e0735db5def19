"""Oath's moves and events as people hear them."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from ludotek.core.phrase import Phrase, phrase
from ludotek.core.position import Event, Move, Seat
from ludotek.games.oath import vocabulary as v
from ludotek.games.oath.catalogue import IDS, NAMES, RELIC, SITE, SLOTS, VISION
from ludotek.games.oath.components import BANNERS, COLOURS, REGIONS, SUITS, TRAITS
from ludotek.games.oath.marks import BANDITS

if TYPE_CHECKING:
    from ludotek.games.oath.view import OathView

BACKS = ("denizen", "vision", "relic", "site")
SLOT_NAMES = tuple(
    f"{region}-{row}" for region, rows in zip(REGIONS, (2, 3, 3), strict=True) for row in range(1, rows + 1)
)
ATTACK_FACES = ("hollow", "sword", "skull")
DEFENSE_FACES = ("blank", "shield", "shields", "double")
ENDINGS = ("usurper", "visionary", "stable-regime", "war-exhaustion")


def slug(card: int) -> str:
    return IDS[card].replace("_", "-")


def say_card(card: int) -> Phrase:
    return phrase(f"oath-card-{slug(card)}")


def say_seat(seat: Seat) -> Phrase:
    return phrase(f"oath-seat-{COLOURS[seat]}") if seat < BANDITS else phrase("oath-bandits")


def say_slot(slot: int) -> Phrase:
    return phrase(f"oath-slot-{SLOT_NAMES[slot]}")


def say_suit(suit: int) -> Phrase:
    return phrase(f"oath-suit-{SUITS[suit]}")


def say_region(region: int) -> Phrase:
    return phrase(f"oath-region-{REGIONS[region]}")


def say_banner(banner: int) -> Phrase:
    return phrase(f"oath-banner-{BANNERS[banner].replace('_', '-')}")


def say_trait(space: int) -> Phrase:
    return phrase(f"oath-trait-{TRAITS[space]}")


def say_back(back: int) -> Phrase:
    return phrase(f"oath-back-{BACKS[back]}")


def say_ordinal(place: int) -> Phrase:
    return phrase("plain", words=str(place + 1))


def say_count(number: int) -> Phrase:
    return phrase("plain", words=str(number + 1))


def say_number(number: int) -> Phrase:
    return phrase("plain", words=str(number))


def say_attack_face(face: int) -> Phrase:
    return phrase(f"oath-attack-{ATTACK_FACES[face]}")


def say_defense_face(face: int) -> Phrase:
    return phrase(f"oath-defense-{DEFENSE_FACES[face]}")


def nothing(_: int) -> Phrase:
    return phrase("plain", words="")


def say_place(place: int) -> Phrase:
    return phrase("oath-facedown-of", place=place // 6 + 1, seat=say_seat(place % 6))


def say_relic_place(place: int) -> Phrase:
    return phrase("oath-relic-at", slot=say_slot(place // 2), place=place % 2 + 1)


def say_told_place(place: int) -> Phrase:
    """A faceup site by its name, a facedown one by its place on the map."""
    return say_slot(place) if place < SLOTS else say_card(place)


class Run(NamedTuple):
    """A verb: its first number, how many, its words in records, its message, and what fills the gap."""

    start: Move
    size: int
    text: str
    message: str
    say: Callable[[int], Phrase]


def plain_slot(slot: int) -> str:
    return SLOT_NAMES[slot]


RUNS = (
    Run(v.DRAWN, len(IDS), "turns up {}", "turns-up", say_card),
    Run(v.BACK, 2, "back of a {}", "back", say_back),
    Run(v.ATTACK_FACE, 3, "attack die {}", "attack-die", say_attack_face),
    Run(v.DEFENSE_FACE, 4, "defense die {}", "defense-die", say_defense_face),
    Run(v.END_FACE, 6, "end die {}", "end-die", say_count),
    Run(v.REST, 1, "rest", "rest", nothing),
    Run(v.SEARCH_DECK, 1, "search the world deck", "search-deck", nothing),
    Run(v.SEARCH_PILE, 3, "search the discards of the {}", "search-pile", say_region),
    Run(v.MUSTER, VISION, "muster on {}", "muster", say_card),
    Run(v.TRADE_SECRET, VISION, "trade a secret with {}", "trade-secret", say_card),
    Run(v.TRADE_FAVOR, VISION, "trade favor with {}", "trade-favor", say_card),
    Run(v.RECOVER, 2, "recover relic {}", "recover", say_ordinal),
    Run(v.RECOVER_BANNER, 2, "recover the {}", "recover-banner", say_banner),
    Run(v.TRAVEL, SLOTS, "travel to {}", "travel", say_slot),
    Run(v.TRAVEL_BY_GIANT, SLOTS, "turn a secret and travel to {}", "travel-by-giant", say_slot),
    Run(v.SET_OUT, 1, "set out from the shrouded wood", "set-out", nothing),
    Run(v.CAMPAIGN, 7, "campaign against {}", "campaign", say_seat),
    Run(v.USE, SITE, "use {}", "use", say_card),
    Run(v.PLAY, RELIC, "play facedown {}", "play", say_card),
    Run(v.PEEK, 2, "peek at relic {}", "peek", say_ordinal),
    Run(v.PEEK_RELIQUARY, 4, "peek at the {} relic", "peek-reliquary", say_trait),
    Run(v.LIFT, 24, "lift {} warbands", "lift", say_count),
    Run(v.STATION, 24, "station {} warbands", "station", say_count),
    Run(v.OFFER, 6, "offer citizenship to {}", "offer", say_seat),
    Run(v.EXILE, 6, "exile {}", "exile", say_seat),
    Run(v.LEAVE, 1, "leave the empire", "leave", nothing),
    Run(v.TRIBUNAL_DEAL, 1, "deal at the tribunal", "tribunal", nothing),
    Run(v.HAND_OVER, 6, "hand warbands to {}", "hand-over", say_seat),
    Run(v.REQUEST, 6, "ask {} for warbands", "request", say_seat),
    Run(v.CARD, len(IDS), "card {}", "card", say_card),
    Run(v.SLOT, SLOTS, "site {}", "site", say_slot),
    Run(v.SEAT, 6, "player {}", "player", say_seat),
    Run(v.BANK, 6, "bank of {}", "bank", say_suit),
    Run(v.NUMBER, 37, "number {}", "number", say_number),
    Run(v.BANNER, 2, "banner {}", "banner", say_banner),
    Run(v.SPACE, 4, "the {} space", "space", say_trait),
    Run(v.YES, 1, "yes", "yes", nothing),
    Run(v.NO, 1, "no", "no", nothing),
    Run(v.DONE, 1, "done", "done", nothing),
    Run(v.FACEUP, 1, "adviser faceup", "faceup", nothing),
    Run(v.FACEDOWN, 1, "adviser facedown", "facedown", nothing),
    Run(v.REVEAL, 1, "reveal the vision", "reveal", nothing),
    Run(v.DISCARD, 1, "discard it", "discard", nothing),
    Run(v.PAWN, 1, "pawn and favor", "pawn", nothing),
    Run(v.ADD, 1, "add a favor", "add", nothing),
    Run(v.TAKE_FAVOR, 1, "take a favor", "take-favor", nothing),
    Run(v.TAKE_SECRET, 1, "take a secret", "take-secret", nothing),
    Run(v.FACEDOWN_ADVISER, 18, "facedown adviser {}", "facedown-adviser", say_place),
    Run(v.GIVE_FAVOR, 12, "give {} favor", "give-favor", say_count),
    Run(v.GIVE_SECRETS, 12, "give {} secrets", "give-secrets", say_count),
    Run(v.ASK_FAVOR, 12, "ask for {} favor", "ask-favor", say_count),
    Run(v.ASK_SECRETS, 12, "ask for {} secrets", "ask-secrets", say_count),
    Run(v.GIVE_CARD, SITE, "give {}", "give-card", say_card),
    Run(v.ASK_CARD, SITE, "ask for {}", "ask-card", say_card),
    Run(v.GIVE_BANNER, 2, "give the {}", "give-banner", say_banner),
    Run(v.ASK_BANNER, 2, "ask for the {}", "ask-banner", say_banner),
    Run(v.PROPOSE, 1, "propose", "propose", nothing),
    Run(v.RELIC_AT, 2 * SLOTS, "relic at {}", "relic-at", say_relic_place),
    Run(v.LATER_FAVOR, 12, "give {} favor later", "later-favor", say_count),
    Run(v.LATER_SECRETS, 12, "give {} secrets later", "later-secrets", say_count),
    Run(v.ASK_LATER_FAVOR, 12, "ask for {} favor later", "ask-later-favor", say_count),
    Run(v.ASK_LATER_SECRETS, 12, "ask for {} secrets later", "ask-later-secrets", say_count),
    Run(v.PEACE, 1, "promise peace", "peace", nothing),
    Run(v.ASK_PEACE, 1, "ask for peace", "ask-peace", nothing),
    Run(v.DUE, 3, "due after {} turns", "due", say_count),
    Run(v.FORFEIT, 12, "or forfeit {} favor", "forfeit", say_count),
    Run(v.SHOW, 3, "show facedown adviser {}", "show", say_ordinal),
    Run(v.SHOW_RELIC, 4, "show the {} relic", "show-relic", say_trait),
)
STARTS = [run.start for run in RUNS]

# How records fill the gaps: the same in every language.
PLAIN: dict[Callable[[int], Phrase], Callable[[int], str]] = {
    say_card: lambda number: NAMES[number],
    say_seat: lambda number: COLOURS[number] if number < BANDITS else "bandits",
    say_slot: plain_slot,
    say_suit: lambda number: SUITS[number],
    say_region: lambda number: REGIONS[number],
    say_banner: lambda number: BANNERS[number].replace("_", " "),
    say_trait: lambda number: TRAITS[number],
    say_back: lambda number: BACKS[number],
    say_attack_face: lambda number: ATTACK_FACES[number],
    say_defense_face: lambda number: DEFENSE_FACES[number],
    say_place: lambda number: f"{number // 6 + 1} of {COLOURS[number % 6]}",
    say_relic_place: lambda number: f"{SLOT_NAMES[number // 2]} {number % 2 + 1}",
    say_ordinal: lambda number: str(number + 1),
    say_count: lambda number: str(number + 1),
    say_number: str,
    nothing: lambda number: "",
}


def vocabulary() -> tuple[str, ...]:
    return tuple(run.text.format(PLAIN[run.say](number)) for run in RUNS for number in range(run.size))


VOCABULARY = vocabulary()


def say_move(move: Move) -> Phrase:
    run = RUNS[bisect_right(STARTS, move) - 1]
    return phrase(f"oath-move-{run.message}", what=run.say(move - run.start))


def say_question(view: OathView) -> Phrase:
    """What a seat is asked, and about what; a card asks by its name."""
    gaps = gaps_about(view)
    if view.asking is None:
        return phrase(f"oath-ask-{view.question}", **gaps)
    own = f"oath-ask-card-{slug(view.asking)}" if gaps else "oath-ask-card"
    return phrase(own, what=say_card(view.asking), **gaps)


def gaps_about(view: OathView) -> dict[str, Phrase | int]:
    """A site, somebody, somebody else, a number, a banner: what of these the question is about."""
    about = view.about
    gaps: dict[str, Phrase | int] = {}
    if about.slot is not None:
        gaps["site"] = say_site(view, about.slot)
    elif view.question == "recolour":
        gaps["site"] = phrase("oath-your-board")
    if about.seat is not None:
        gaps["seat"], gaps["mine"] = say_seat(about.seat), 1 if about.seat == view.asked else 0
    if about.other is not None:
        gaps["other"] = say_seat(about.other)
    if about.number is not None:
        gaps["number"] = about.number
    if about.banner is not None:
        gaps["banner"] = say_banner(about.banner)
    return gaps


def say_site(view: OathView, slot: int) -> Phrase:
    """A site by its name where this seat knows it, else by its place on the map."""
    site = view.sites[slot].site
    return say_slot(slot) if site is None else say_card(site)


HAPPENINGS = (
    "turn-began",
    "went",
    "turned-up",
    "drew",
    "saw",
    "played",
    "played-facedown",
    "discarded",
    "discarded-unseen",
    "mustered",
    "traded-secret",
    "took-relic",
    "took-banner",
    "used",
    "attacked",
    "targeted",
    "rolled-attack",
    "rolled-defense",
    "campaign-won",
    "campaign-lost",
    "lost-warbands",
    "gained-favor",
    "gained-secrets",
    "gained-warbands",
    "gained-supply",
    "title-passed",
    "became-citizen",
    "became-exile",
    "revealed-vision",
    "offered",
    "answered",
    "rolled-end",
    "traded-favor",
    "won",
    "rested",
    "mob",
    "banner-fed",
    "targeted-thing",
    "told-number",
    "stationed",
    "burnt",
    "allied",
    "turned-secret",
    "offer-line",
    "chose",
    "kept",
    "word-kept",
    "word-broken",
    "that-was",
    "lifted",
    "lost-at-site",
    "handed-warbands",
    "lost-secrets",
    "burnt-on",
    "paid",
    "paid-secrets",
    "flowed",
    "bank-burnt",
    "caged",
    "freed",
)

# What the arguments of an event are: (a, b); a plain number where nothing is said here.
SAYS: dict[int, tuple[Callable[[int], Phrase] | None, Callable[[int], Phrase] | None]] = {
    v.WENT: (say_seat, say_told_place),
    v.TURNED_UP: (say_slot, lambda site: say_card(SITE + site)),
    v.DREW: (say_seat, say_back),
    v.SAW: (say_seat, say_card),
    v.PLAYED: (say_seat, say_card),
    v.PLAYED_FACEDOWN: (say_seat, say_back),
    v.DISCARDED: (say_seat, say_card),
    v.DISCARDED_UNSEEN: (say_seat, say_back),
    v.MUSTERED: (say_seat, say_card),
    v.TRADED_SECRET: (say_seat, say_card),
    v.TOOK_RELIC: (say_seat, lambda relic: say_card(RELIC + relic)),
    v.TOOK_BANNER: (say_seat, say_banner),
    v.USED: (say_seat, say_card),
    v.ATTACKED: (say_seat, say_seat),
    v.TARGETED: (say_seat, say_told_place),
    v.ROLLED_ATTACK: (say_attack_face, None),
    v.ROLLED_DEFENSE: (say_defense_face, None),
    v.CAMPAIGN_WON: (say_seat, say_seat),
    v.CAMPAIGN_LOST: (say_seat, say_seat),
    v.REVEALED_VISION: (say_seat, say_card),
    v.OFFERED: (say_seat, say_seat),
    v.ROLLED_END: (None, None),
    v.TRADED_FAVOR: (say_seat, say_card),
    v.WON: (say_seat, lambda how: phrase(f"oath-ending-{ENDINGS[how]}")),
    v.MOB: (None, None),
    v.BANNER_FED: (say_banner, None),
    v.TARGETED_THING: (say_seat, lambda thing: say_thing(thing)),
    v.ALLIED: (say_seat, say_seat),
    v.OFFER_LINE: (say_seat, say_move),
    v.CHOSE: (say_seat, say_move),
    v.KEPT: (say_seat, say_back),
    v.WORD_KEPT: (say_seat, say_seat),
    v.WORD_BROKEN: (say_seat, say_seat),
    v.THAT_WAS: (say_seat, say_card),
    v.BURNT_ON: (say_card, None),
    v.BANK_BURNT: (say_suit, None),
}
AT_SITES = (v.STATIONED, v.LIFTED, v.LOST_AT_SITE)
BETWEEN = {v.HANDED_WARBANDS: say_seat, v.PAID: say_seat, v.PAID_SECRETS: say_seat, v.FLOWED: say_suit}


def say_thing(thing: int) -> Phrase:
    """A target that is no site."""
    if thing >= 0:
        return say_card(RELIC + thing)
    return phrase("oath-move-pawn", what="") if thing == -3 else say_banner(-1 - thing)


def say_event(event: Event) -> Phrase:
    _, what, a, b = event
    one, other = SAYS.get(what, (say_seat, None))
    if what == v.CHOSE and a < 0:
        return say_move(b)
    if what == v.SAW and a == BANDITS:
        return phrase("oath-all-saw", b=say_card(b))
    if what in AT_SITES:
        site = say_told_place(b % v.PLACES)
        return phrase(f"oath-{HAPPENINGS[what]}", a=say_seat(a), b=b // v.PLACES, site=site)
    if what in BETWEEN:
        say = BETWEEN[what]
        return phrase(f"oath-{HAPPENINGS[what]}", a=say(a // v.SEATS), other=say(a % v.SEATS), b=b)
    return phrase(f"oath-{HAPPENINGS[what]}", a=one(a) if one else a, b=other(b) if other else b)
