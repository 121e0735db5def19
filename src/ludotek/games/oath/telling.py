"""What each of Oath's events is for people, by its name. An event that is not named here is a detail."""

from __future__ import annotations

from ludotek.core.telling import EVERYBODY, SILENT, Telling, Values, deed, detail
from ludotek.core.verbs import Happening
from ludotek.games.oath.catalogue import RELIC
from ludotek.games.oath.marks import BANDITS


def is_told_again(values: Values) -> bool:
    """A relic or a site that everybody sees: where it comes to lie is told next."""
    return values["seat"] == BANDITS and values["card"] >= RELIC


def is_none(values: Values) -> bool:
    """No warbands at all."""
    return not values["number"]


BOTH = ("seat", "other")
FOES = ("seat", "defender")
TELLINGS: dict[str, Telling] = {
    "turn-began": deed(begins=True),
    "went": deed(place="place", changes="pawn"),
    "turned-up": deed(place="slot", changes="sites", whose=EVERYBODY),  # some rule sites on which nobody stands
    "drew": detail(joins=True),
    "saw": detail(place="card", joins=True, unless=is_told_again),
    "played": deed(place="card", changes="advisers"),
    "played-facedown": deed(changes="advisers"),
    "discarded": detail(place="card", changes="advisers vision", joins=True),
    "discarded-unseen": detail(changes="advisers", joins=True),
    "mustered": deed(place="card", changes="warbands favor"),
    "traded-secret": deed(place="card", changes="favor secrets"),
    "traded-favor": deed(place="card", changes="favor secrets"),
    "took-relic": deed(place="card", changes="relics", whose=EVERYBODY, is_step=True),
    "took-banner": deed(place="banner", changes="banners", whose=EVERYBODY, is_step=True),
    "used": deed(place="card", changes="favor secrets"),  # a battle plan's price is not told apart
    "attacked": deed(place="defender"),
    "targeted": detail(place="place"),
    "targeted-thing": detail(),
    "rolled-attack": deed(joins=True),
    "rolled-defense": deed(joins=True),
    "campaign-won": deed(place="defender", changes="sites pawn favor", whose=EVERYBODY, is_step=True),
    "campaign-lost": deed(place="defender", changes="sites", whose=EVERYBODY),
    "lost-warbands": deed(changes="warbands sites"),
    "lost-at-site": deed(place="site", changes="sites", whose=EVERYBODY),
    "gained-favor": detail(changes="favor"),
    "gained-secrets": detail(changes="secrets"),
    "gained-warbands": detail(changes="warbands"),
    "gained-supply": detail(changes="supply"),
    "title-passed": deed(changes="title", whose=EVERYBODY, is_step=True),
    "became-citizen": deed(changes="standing warbands sites supply", whose=EVERYBODY, is_step=True),
    "became-exile": deed(changes="standing warbands sites supply", whose=EVERYBODY, is_step=True),
    "revealed-vision": deed(place="card", changes="vision", is_step=True),
    "offered": deed(place="partner"),
    "answered": deed(changes="favor secrets supply advisers", whose=EVERYBODY),  # a deal that is made moves all of it
    "rolled-end": deed(is_step=True),
    "won": deed(is_step=True),
    "rested": deed(changes="supply"),
    "mob": deed(),
    "banner-fed": detail(place="banner"),
    "told-number": detail(),
    "stationed": detail(unless=is_none, place="site", changes="warbands sites", whose=EVERYBODY),
    "lifted": detail(place="site", changes="warbands sites", whose=EVERYBODY),
    "burnt": deed(changes="favor"),
    "allied": deed(place="defender"),
    "turned-secret": detail(changes="secrets"),
    "offer-line": detail(),
    "kept": detail(changes="advisers"),
    "word-kept": deed(place="partner"),
    "word-broken": deed(place="partner", is_step=True),
    "that-was": detail(place="card", names=("card", "back")),
    "handed-warbands": deed(place="other", changes="warbands", whose=BOTH),
    "lost-secrets": deed(changes="secrets"),
    "burnt-on": detail(place="card"),
    "paid": deed(place="other", changes="favor", whose=BOTH),
    "paid-secrets": deed(place="other", changes="secrets", whose=BOTH),
    "flowed": SILENT,
    "bank-burnt": detail(place="suit"),
    "caged": deed(changes="warbands", whose=EVERYBODY),  # they are not always those of whoever holds the cage
    "freed": deed(changes="warbands", whose=EVERYBODY),
    "placed-favor": detail(changes="favor"),
    "paid-to-bank": deed(place="suit", changes="favor"),
    "cast-out": deed(),
    "turned-face": deed(place="card"),
    "shifted-end": deed(is_step=True),
    "vowed": deed(is_step=True),
    "built": deed(place="card"),
    "lost-site": deed(place="slot"),
    "joined": deed(place="suit"),
    "healed": deed(place="suit"),
    "attack-sum": detail(),
    "defense-sum": detail(),
    "aftermath": deed(place="defender"),
    "chronicled": deed(changes="relics advisers vision", whose=EVERYBODY),
}


def as_told(*happenings: Happening) -> tuple[Happening, ...]:
    """The same, each with what it is for people."""
    for happening in happenings:
        happening.telling = TELLINGS.get(happening.name, happening.telling)
    return happenings
