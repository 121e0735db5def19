"""What matters of a game, in which order, and in which of several words (`locale/*/tale.ftl`)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from ludotek.core.phrase import Phrase, phrase
from ludotek.core.position import Seat
from ludotek.core.rng import Rng
from ludotek.core.tale import Chapter, Tale
from ludotek.games.oath.catalogue import RELIC
from ludotek.games.oath.components import COLOURS
from ludotek.games.oath.marks import BANDITS, CHANCELLOR, NOBODY, STABLE_REGIME
from ludotek.games.oath.tale.facts import Facts, War, When
from ludotek.games.oath.words import ENDINGS, say_banner, say_card, say_oath

VARIANTS: Final = 3  # of every sentence and title
CASES: Final = ("nom", "top", "gen", "dat", "ins")  # a name in the middle of a sentence and at its top, and bent
KINDS: Final = (
    *(
        "title",
        "start",
        "held",
        "passed",
        "usurper",
        "reign",
        "calm",
        "wars",
        "largest",
        "first-war",
        "captain",
        "rebel",
    ),
    *("citizen", "exile", "vision", "broken", "banner", "relic", "collector", "used", "contested", "explored", "die"),
    *("end-usurper", "end-visionary", "end-stable-regime", "end-war-exhaustion", "holdings"),
    *("vow", "built", "lost-sites", "taken-in"),
)
HEADINGS: Final = ("start", "oath", "war", "court", "land", "end", "after")
FEW: Final = 2  # of each sort at court


class Telling:
    """Tells facts with some luck; no sentence comes twice."""

    def __init__(self, facts: Facts, luck: Rng) -> None:
        self.facts = facts
        self.luck = luck
        self.said: list[Phrase] = []

    def tale(self) -> Tale:
        facts = self.facts
        self.say("title", how=ENDINGS[facts.how], round=facts.round, **named("seat", facts.winner))
        title = self.said.pop()
        chapters = [(heading, self.chapter(heading)) for heading in HEADINGS]
        told = [Chapter(phrase(f"oath-tale-heading-{heading}"), said) for heading, said in chapters if said]
        return Tale(title, told)

    def chapter(self, heading: str) -> list[Phrase]:
        before = len(self.said)
        getattr(self, f"tell_{heading}")()
        return self.said[before:]

    def say(self, kind: str, **gaps: str | int | Phrase) -> None:
        """In one of its variants, new ones first; where all were said with these gaps, nothing."""
        first = int(self.luck.below(VARIANTS))
        variants = [f"oath-tale-{kind}-{(first + turn) % VARIANTS + 1}" for turn in range(VARIANTS)]
        used = [said.id for said in self.said]
        variants.sort(key=used.count)
        fresh = [said for id in variants if (said := phrase(id, **gaps)) not in self.said]
        self.said += fresh[:1]

    def tell_start(self) -> None:
        self.say("start", players=self.facts.players, oath=say_oath(self.facts.oath))

    # The title.

    def tell_oath(self) -> None:
        facts = self.facts
        if not facts.titles:
            self.say("held", **named("seat", CHANCELLOR))
            return
        first = facts.titles[0]
        self.say("passed", round=first.round, times=len(facts.titles), **named("seat", first.seat))
        if facts.usurpers:
            usurper = facts.usurpers[-1]
            self.say("usurper", round=usurper.round, **named("seat", usurper.seat))
        for seat, begin, end in longest_reign(facts):
            self.say("reign", begin=begin, end=end, rounds=end - begin + 1, **named("seat", seat))

    # War.

    def tell_war(self) -> None:
        wars = [war for war in self.facts.wars if war.is_won is not None]
        if not wars:
            self.say("calm", round=self.facts.round)
            return
        won = [war for war in wars if war.is_won]
        self.say("wars", wars=len(wars), won=len(won))
        largest = max(wars, key=lambda war: (war.attack + war.defense, war.lost + war.fallen))
        if wars[0] is not largest:
            self.say("first-war", round=wars[0].round, is_won=int(wars[0].is_won or False), **sides(wars[0]))
        if largest.attack:
            self.tell_largest(largest)
        for seat, number in most(Counter(war.attacker for war in won)):
            self.say("captain", wars=number, **named("seat", seat))
        for war in [war for war in wars if war.rebel != NOBODY][:FEW]:
            other = war.defender if war.rebel == war.attacker else war.attacker
            self.say("rebel", round=war.round, **named("seat", war.rebel), **named("other", other))

    def tell_largest(self, war: War) -> None:
        numbers = {"attack": war.attack, "defense": war.defense, "lost": war.lost, "fallen": war.fallen}
        self.say("largest", round=war.round, is_won=int(war.is_won or False), **numbers, **sides(war))

    # Citizens, Visions, treasures, and words that were broken.

    def tell_court(self) -> None:
        facts = self.facts
        for kind, happened in (("citizen", facts.citizens), ("exile", facts.exiles)):
            for one in happened[:FEW]:
                self.say(kind, round=one.round, **named("seat", one.seat))
        for one in facts.visions[:FEW]:
            self.say("vision", round=one.round, vision=say_card(one.what), **named("seat", one.seat))
        for one in facts.broken[:FEW]:
            self.say("broken", round=one.round, **named("seat", one.seat), **named("other", one.what))
        for one in last_of_each(facts.banners):
            self.say("banner", round=one.round, banner=say_banner(one.what), **named("seat", one.seat))
        self.tell_relics()

    def tell_relics(self) -> None:
        relics = self.facts.relics
        if not relics:
            return
        first = relics[0]
        self.say("relic", round=first.round, relic=say_card(RELIC + first.what), **named("seat", first.seat))
        for seat, number in most(Counter(one.seat for one in relics)):
            self.say("collector", relics=number, **named("seat", seat))

    def tell_land(self) -> None:
        facts = self.facts
        if facts.turned_up:
            self.say("explored", sites=facts.turned_up)
        for site, changes in most(facts.changes):
            self.say("contested", site=say_card(site), times=changes)
        for card, times in most(facts.used):
            self.say("used", card=say_card(card), times=times)

    # The end, and what came after it.

    def tell_end(self) -> None:
        facts = self.facts
        for roll in facts.rolls[:-1] if facts.how == STABLE_REGIME else facts.rolls:
            self.say("die", round=roll.round, face=roll.what)
        face = facts.rolls[-1].what if facts.rolls else 0
        self.say(f"end-{ENDINGS[facts.how]}", round=facts.round, face=face, **named("seat", facts.winner))
        if facts.holdings is not None:
            sites, treasures = facts.holdings
            self.say("holdings", sites=sites, treasures=treasures, **named("seat", facts.winner))

    def tell_after(self) -> None:
        facts = self.facts
        if facts.vow is not None:
            self.say("vow", oath=say_oath(facts.vow), **named("seat", facts.winner))
        for seat in facts.taken_in:
            self.say("taken-in", **named("seat", facts.winner), **named("other", seat))
        for card in facts.built:
            self.say("built", card=say_card(card), **named("seat", facts.winner))
        if facts.lost_sites:
            self.say("lost-sites", sites=facts.lost_sites)


def named(gap: str, seat: Seat) -> dict[str, str | int | Phrase]:
    """Somebody in every case: `seat`, `seat_gen`, ..."""
    name = COLOURS[seat] if seat < BANDITS else "bandits"
    return {gap if case == "nom" else f"{gap}_{case}": phrase(f"oath-who-{case}-{name}") for case in CASES}


def sides(war: War) -> dict[str, str | int | Phrase]:
    return {**named("seat", war.attacker), **named("other", war.defender)}


def last_of_each(banners: list[When]) -> list[When]:
    """Who took each banner last."""
    return list({one.what: one for one in banners}.values())


def most(counted: Counter[int]) -> list[tuple[int, int]]:
    """What was counted most often, and more than once; nothing, where several share the place."""
    best = counted.most_common(2)
    is_alone = len(best) == 1 or best[0][1] > best[1][1] if best else False
    return best[:1] if is_alone and best[0][1] > 1 else []


def longest_reign(facts: Facts) -> list[tuple[Seat, int, int]]:
    """Whose hands the title was in for most rounds, from which to which; nothing, where two reigns are as long."""
    changes = [When(1, CHANCELLOR), *facts.titles]
    ends = [*(one.round for one in changes[1:]), facts.round]
    reigns = [(one.seat, one.round, end) for one, end in zip(changes, ends, strict=True)]
    longest = max(end - begin for _, begin, end in reigns)
    found = [reign for reign in reigns if reign[2] - reign[1] == longest]
    return found if longest and len(found) == 1 else []
