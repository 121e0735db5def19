"""What a tale says held against its record a second way: by events as the wire has them, and by a spectator's view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

from ludotek.core.phrase import Phrase
from ludotek.core.position import EVERYONE, SPECTATOR
from ludotek.core.record import Record
from ludotek.core.session import Session
from ludotek.games.oath import GAME
from ludotek.games.oath.catalogue import SITE
from ludotek.games.oath.components import BANNERS, COLOURS, OATHS
from ludotek.games.oath.marks import CHANCELLOR, PROTECTION, SUPREMACY
from ludotek.games.oath.outlook import measure
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.view import OathView
from ludotek.games.oath.words import slug

NAMES = [*COLOURS, "bandits"]


class Heard(NamedTuple):
    """An event that everybody heard, in which round, and whether a campaign was under way before its move or after."""

    round: int
    told: dict[str, Any]
    at_war: bool


class Log:
    """A game as a spectator had it."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.heard: list[Heard] = []
        self.after: list[dict[str, Any]] = []  # the victory
        self.colours: dict[int, list[int]] = {}  # by site: whose warbands were there, one after the other
        self.last: OathView | None = None  # when it was won
        self.replay()

    def replay(self) -> None:
        session, round, before = Session(GAME, self.record.options), 1, False
        for entry in self.record.entries:
            session.play(entry.seat, entry.move)
            assert isinstance(session.position, Oath)
            seen = GAME.view(session.position, SPECTATOR)
            now = bool(seen.war)
            for event in session.events[-1]:
                if event[0] != EVERYONE:
                    continue
                told: dict[str, Any] = dict(GAME.speech.report(event))
                round = told["round"] if told["event"] == "turn-began" else round
                if self.won:
                    self.after.append(told)
                else:
                    self.heard.append(Heard(round, told, before or now))
            before = now
            if not self.won:
                self.look(seen)
            elif self.last is None:
                self.last = seen

    def look(self, seen: OathView) -> None:
        for site in seen.sites:
            if site.is_up and site.site is not None and site.colour is not None:
                colours = self.colours.setdefault(site.site, [])
                if not colours or colours[-1] != site.colour:
                    colours.append(site.colour)

    @property
    def won(self) -> list[Heard]:
        return [one for one in self.heard[-1:] if one.told["event"] == "won"] or self.named("won")

    def named(self, *events: str, **wanted: object) -> list[Heard]:
        """Events of these names with these values."""
        return [
            one
            for one in self.heard
            if one.told["event"] in events and all(one.told.get(name) == value for name, value in wanted.items())
        ]

    def wars(self) -> list[tuple[Heard, list[Heard]]]:
        """Each campaign that was decided, and what was heard while it was under way."""
        starts = [place for place, one in enumerate(self.heard) if one.told["event"] == "attacked"]
        found = []
        for start, end in zip(starts, [*starts[1:], len(self.heard)], strict=True):
            during: list[Heard] = []
            for one in self.heard[start + 1 : end]:
                if not one.at_war:
                    break
                during.append(one)
            if any(one.told["event"] in ("campaign-won", "campaign-lost") for one in during):
                found.append((self.heard[start], during))
        return found


def values(said: Phrase) -> dict[str, Any]:
    """The gaps of a sentence as numbers: seats, cards and banners by theirs."""
    return {name: value_of(gap) for name, gap in said.gaps.items()}


def value_of(gap: object) -> object:
    if not isinstance(gap, Phrase):
        return gap
    kind, _, name = gap.id.removeprefix("oath-").partition("-")
    if kind == "who":
        return NAMES.index(name.partition("-")[2])
    if kind == "oath":
        return OATHS.index(name)
    if kind == "banner":
        return BANNERS.index(name.replace("-", "_"))
    return next(card for card in range(SITE + 23) if slug(card) == name)


def kind_of(said: Phrase) -> str:
    return said.id.removeprefix("oath-tale-").rpartition("-")[0]


def is_true(said: Phrase, log: Log) -> bool:
    """Whether the record bears out a sentence; names in all cases must be of one seat."""
    gaps = values(said)
    for name in ("seat", "other"):
        if len({value for gap, value in gaps.items() if gap.partition("_")[0] == name}) > 1:
            return False
    return CHECKS[kind_of(said)](gaps, log)


def dice(during: list[Heard], side: str) -> int:
    """In the last roll of a side: one that follows a power is a new one."""
    count, is_again = 0, False
    for one in during:
        if one.told["event"] == "used":
            is_again = True
        elif one.told["event"] in ("rolled-attack", "rolled-defense"):
            if one.told["event"] == side:
                count = 1 if is_again else count + 1
            is_again = False
    return count


def losses(during: list[Heard], attacker: int, is_own: bool) -> int:
    lost = [one.told for one in during if one.told["event"] in ("lost-warbands", "lost-at-site")]
    return sum(told["number"] for told in lost if (told["seat"] == attacker) == is_own)


def is_won(during: list[Heard]) -> int:
    return int(any(one.told["event"] == "campaign-won" for one in during))


def has_war(gaps: dict[str, Any], log: Log) -> list[list[Heard]]:
    return [
        during
        for start, during in log.wars()
        if (start.round, start.told["seat"], start.told["defender"], is_won(during))
        == (gaps["round"], gaps["seat"], gaps["other"], gaps["is_won"])
    ]


def is_largest(gaps: dict[str, Any], log: Log) -> bool:
    def size(during: list[Heard]) -> int:
        return dice(during, "rolled-attack") + dice(during, "rolled-defense")

    most = max(size(during) for _, during in log.wars())
    return most == gaps["attack"] + gaps["defense"] and any(
        (dice(during, "rolled-attack"), dice(during, "rolled-defense")) == (gaps["attack"], gaps["defense"])
        and (losses(during, gaps["seat"], True), losses(during, gaps["seat"], False)) == (gaps["lost"], gaps["fallen"])
        for during in has_war(gaps, log)
    )


def is_first_war(gaps: dict[str, Any], log: Log) -> bool:
    start, during = log.wars()[0]
    return (start.round, start.told["seat"], start.told["defender"], is_won(during)) == (
        gaps["round"],
        gaps["seat"],
        gaps["other"],
        gaps["is_won"],
    )


def is_reign(gaps: dict[str, Any], log: Log) -> bool:
    passed = [(one.round, one.told["seat"]) for one in log.named("title-passed", usurps=0)]
    begins = [(1, 0), *passed]
    ends = [*(round for round, _ in passed), log.heard[-1].round]
    lengths = [end - begin for (begin, _), end in zip(begins, ends, strict=True)]
    place = lengths.index(max(lengths))
    return lengths.count(max(lengths)) == 1 and (*begins[place], ends[place], lengths[place] + 1) == (
        gaps["begin"],
        gaps["seat"],
        gaps["end"],
        gaps["rounds"],
    )


def is_most(counted: Counter[int], key: int, number: int) -> bool:
    return counted[key] == number and all(count < number for other, count in counted.items() if other != key)


def is_rebel(gaps: dict[str, Any], log: Log) -> bool:
    """Whoever is called a Citizen had become one, or was one from the start; and the two met."""
    joined = log.named("became-citizen", seat=gaps["seat"])
    was = gaps["seat"] <= log.record.options.citizens  # type: ignore[attr-defined]
    pairs = {(start.round, frozenset((start.told["seat"], start.told["defender"]))) for start, _ in log.wars()}
    return (was or any(one.round <= gaps["round"] for one in joined)) and (
        gaps["round"],
        frozenset((gaps["seat"], gaps["other"])),
    ) in pairs


def in_round(event: str, **names: str) -> Callable[[dict[str, Any], Log], bool]:
    """That somebody did this in that round."""

    def check(gaps: dict[str, Any], log: Log) -> bool:
        wanted = {name: gaps[gap] for name, gap in names.items()}
        return any(one.round == gaps["round"] for one in log.named(event, seat=gaps["seat"], **wanted))

    return check


def is_banner(gaps: dict[str, Any], log: Log) -> bool:
    last = log.named("took-banner", banner=gaps["banner"])[-1]
    return (last.round, last.told["seat"]) == (gaps["round"], gaps["seat"])


def is_relic(gaps: dict[str, Any], log: Log) -> bool:
    first = log.named("took-relic")[0]
    return (first.round, first.told["seat"], first.told["card"]) == (gaps["round"], gaps["seat"], gaps["relic"])


def is_explored(gaps: dict[str, Any], log: Log) -> bool:
    begun = next(place for place, one in enumerate(log.heard) if one.told["event"] == "turn-began")
    return bool(sum(one.told["event"] == "turned-up" for one in log.heard[begun:]) == gaps["sites"])


def is_end(gaps: dict[str, Any], log: Log) -> bool:
    (won,) = log.won
    if won.told["ending"] == "stable-regime" and log.named("rolled-end")[-1].told["face"] != gaps["face"]:
        return False
    return bool(won.told["seat"] == gaps["seat"] and won.round == gaps["round"])


def is_held(gaps: dict[str, Any], log: Log) -> bool:
    assert log.last is not None
    seen, seat = log.last, gaps["seat"]
    ruler = CHANCELLOR if seen.players[seat].is_citizen else seat  # the Empire rules its sites as one
    return (measure(seen, SUPREMACY, ruler), measure(seen, PROTECTION, seat)) == (gaps["sites"], gaps["treasures"])


def is_after(event: str, **names: str) -> Callable[[dict[str, Any], Log], bool]:
    def check(gaps: dict[str, Any], log: Log) -> bool:
        wanted = {"event": event, **{name: gaps[gap] for name, gap in names.items()}}
        winner = log.won[0].told["seat"] == gaps["seat"]
        return winner and any(wanted.items() <= told.items() for told in log.after)

    return check


def has_passed(gaps: dict[str, Any], log: Log) -> bool:
    passed = log.named("title-passed", usurps=0)
    first = passed[0]
    return (first.round, first.told["seat"], len(passed)) == (gaps["round"], gaps["seat"], gaps["times"])


CHECKS: dict[str, Callable[[dict[str, Any], Log], bool]] = {
    "title": lambda gaps, log: (
        is_end({**gaps, "face": log_face(log)}, log) and log.won[0].told["ending"] == gaps["how"]
    ),
    "start": lambda gaps, log: (
        (gaps["players"], OATHS[gaps["oath"]]) == (log.record.options.players, log.record.options.oath)  # type: ignore[attr-defined]
    ),
    "held": lambda gaps, log: gaps["seat"] == 0 and not log.named("title-passed", usurps=0),
    "passed": has_passed,
    "usurper": lambda gaps, log: (
        [(one.round, one.told["seat"]) for one in log.named("title-passed", usurps=1)][-1]
        == (gaps["round"], gaps["seat"])
    ),
    "reign": is_reign,
    "calm": lambda gaps, log: not log.wars() and gaps["round"] == log.heard[-1].round,
    "wars": lambda gaps, log: (
        (gaps["wars"], gaps["won"]) == (len(log.named("campaign-won", "campaign-lost")), len(log.named("campaign-won")))
    ),
    "largest": is_largest,
    "first-war": is_first_war,
    "captain": lambda gaps, log: is_most(
        Counter(one.told["seat"] for one in log.named("campaign-won")), gaps["seat"], gaps["wars"]
    ),
    "rebel": is_rebel,
    "citizen": in_round("became-citizen"),
    "exile": in_round("became-exile"),
    "vision": in_round("revealed-vision", card="vision"),
    "broken": in_round("word-broken", partner="other"),
    "banner": is_banner,
    "relic": is_relic,
    "collector": lambda gaps, log: is_most(
        Counter(one.told["seat"] for one in log.named("took-relic")), gaps["seat"], gaps["relics"]
    ),
    "used": lambda gaps, log: is_most(
        Counter(one.told["card"] for one in log.named("used")), gaps["card"], gaps["times"]
    ),
    "contested": lambda gaps, log: is_most(
        Counter({site: len(colours) - 1 for site, colours in log.colours.items()}), gaps["site"], gaps["times"]
    ),
    "explored": is_explored,
    "die": lambda gaps, log: bool(log.named("rolled-end", face=gaps["face"], round=gaps["round"])),
    "end-usurper": is_end,
    "end-visionary": is_end,
    "end-stable-regime": is_end,
    "end-war-exhaustion": is_end,
    "holdings": is_held,
    "vow": is_after("vowed", oath="oath"),
    "built": is_after("built", card="card"),
    "lost-sites": lambda gaps, log: sum(told["event"] == "lost-site" for told in log.after) == gaps["sites"],
    "taken-in": lambda gaps, log: any(
        told["event"] == "became-citizen" and told["seat"] == gaps["other"] for told in log.after
    ),
}


def log_face(log: Log) -> int:
    rolls = log.named("rolled-end")
    return int(rolls[-1].told["face"]) if rolls else 0
