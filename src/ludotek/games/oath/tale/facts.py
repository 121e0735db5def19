"""What everybody saw of a game, gathered from its record: nothing else can be told of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from ludotek.core.position import EVERYONE, Event, Move, Seat
from ludotek.games.oath import vocabulary as v
from ludotek.games.oath.catalogue import SLOTS
from ludotek.games.oath.marks import NOBODY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.chronicle import VOW_ANEW
from ludotek.games.oath.steps.realm import sites_ruled, treasures


class When(msgspec.Struct, frozen=True):
    """Something that somebody did or became in a round, and to what or whom."""

    round: int
    seat: Seat
    what: int = 0


class War(msgspec.Struct):
    """A campaign: who attacked whom, with how many dice, and who lost how many warbands."""

    round: int
    attacker: Seat
    defender: Seat
    attack: int = 0  # dice
    defense: int = 0
    lost: int = 0  # the attacker's warbands
    fallen: int = 0  # the others'
    is_won: bool | None = None  # not known before it is decided
    rebel: Seat = NOBODY  # a Citizen who stood against the Empire in it


class Facts(msgspec.Struct):
    """A game from its first move to its end."""

    players: int
    oath: int
    round: int = 1  # the last
    winner: Seat = NOBODY
    how: int = 0
    wars: list[War] = []
    titles: list[When] = []  # who got the title
    usurpers: list[When] = []
    citizens: list[When] = []
    exiles: list[When] = []
    visions: list[When] = []  # with the card
    banners: list[When] = []
    relics: list[When] = []  # counted from the first relic
    broken: list[When] = []  # words, and to whom they were given
    used: Counter[int] = msgspec.field(default_factory=Counter)  # cards
    turned_up: int = 0
    changes: Counter[int] = msgspec.field(default_factory=Counter)  # by site: how often its warbands changed colour
    rolls: list[When] = []  # of the end die: the face
    holdings: tuple[int, int] | None = None  # the winner's sites and treasures, where they can be told
    vow: int | None = None
    built: list[int] = []
    lost_sites: int = 0
    taken_in: list[Seat] = []  # whom the winner made Citizens


class Gathering:
    """Goes through a game once, move by move, and writes down what was told to all."""

    def __init__(self, first: Oath) -> None:
        self.position = first.copy()
        self.facts = Facts(players=first.players, oath=first.oath)
        self.war: War | None = None
        self.flags: list[tuple[int, int]] = []  # by slot: its site and whose warbands are there
        self.is_over = False
        self.has_begun = False
        self.is_again = False  # somebody used a power, so that dice which follow are rolled again

    def follow(self, seat: Seat, move: Move) -> None:
        self.position.heard = []
        self.position.play(seat, move)
        self.hear(self.position.heard, self.position)

    def hear(self, events: Sequence[Event], position: Oath) -> None:
        for event in events:
            if event[0] == EVERYONE and self.facts.winner == NOBODY:
                self.write(event)
            elif event[0] == EVERYONE:
                self.write_chronicle(event)
        if self.war is not None and position.rebel != NOBODY:
            self.war.rebel = position.rebel
        if self.war is not None and not position.campaign.is_under_way:
            self.war = None
        if not self.is_over:
            self.look(position)

    def look(self, position: Oath) -> None:
        """What the map shows; and at the end what the winner had, unless the Chronicle has begun to change it."""
        if position.winner == NOBODY and position.chronicler == NOBODY:
            self.compare(position)
            return
        self.is_over = True
        if position.chronicler == NOBODY or position.step == VOW_ANEW:
            winner = position.winner if position.winner != NOBODY else position.chronicler
            self.facts.holdings = sites_ruled(position, winner), treasures(position, winner)

    def compare(self, position: Oath) -> None:
        """Where warbands of one colour have followed those of another since the last move."""
        flags = [(position.map[slot] if position.is_up[slot] else 0, position.flag[slot]) for slot in range(SLOTS)]
        for (site, before), (now, after) in zip(self.flags, flags, strict=False):
            if site == now and NOBODY not in (before, after) and before != after:
                self.facts.changes[site] += 1
        kept = self.flags or flags
        self.flags = [new if new[1] != NOBODY else (new[0], old[1]) for old, new in zip(kept, flags, strict=True)]

    def write(self, event: Event) -> None:
        _, what, first, second = event
        facts = self.facts
        if what == v.TURN_BEGAN:
            facts.round = second
            self.has_begun = True
        elif what in LISTS:
            getattr(facts, LISTS[what]).append(When(facts.round, first, second))
        elif what == v.TITLE_PASSED:
            (facts.usurpers if second else facts.titles).append(When(facts.round, first))
        elif what == v.ROLLED_END:
            facts.rolls.append(When(second, NOBODY, first))
        elif what == v.USED:
            facts.used[second] += 1
            self.is_again = True
        elif what == v.TURNED_UP:
            facts.turned_up += int(self.has_begun)
        elif what == v.WON:
            facts.winner, facts.how = first, second
        else:
            self.write_war(what, first, second)

    def write_war(self, what: int, first: int, second: int) -> None:
        if what == v.ATTACKED:
            self.war = War(self.facts.round, first, second)
            self.facts.wars.append(self.war)
        elif self.war is None:
            return
        elif what in (v.ROLLED_ATTACK, v.ROLLED_DEFENSE):
            self.write_die(self.war, what)
        elif what in (v.CAMPAIGN_WON, v.CAMPAIGN_LOST):
            self.war.is_won = what == v.CAMPAIGN_WON
        elif what in (v.LOST_WARBANDS, v.LOST_AT_SITE):
            number = second if what == v.LOST_WARBANDS else second // v.PLACES
            if first == self.war.attacker:
                self.war.lost += number
            else:
                self.war.fallen += number

    def write_die(self, war: War, what: int) -> None:
        """Only the last roll of a side counts."""
        if what == v.ROLLED_ATTACK:
            war.attack = 1 if self.is_again else war.attack + 1
        else:
            war.defense = 1 if self.is_again else war.defense + 1
        self.is_again = False

    def write_chronicle(self, event: Event) -> None:
        """What follows the victory is the winner's."""
        _, what, first, second = event
        if what == v.BECAME_CITIZEN:
            self.facts.taken_in.append(first)
        elif what == v.VOWED:
            self.facts.vow = second
        elif what == v.BUILT:
            self.facts.built.append(second)
        elif what == v.LOST_SITE:
            self.facts.lost_sites += 1


LISTS = {
    v.BECAME_CITIZEN: "citizens",
    v.BECAME_EXILE: "exiles",
    v.REVEALED_VISION: "visions",
    v.TOOK_BANNER: "banners",
    v.TOOK_RELIC: "relics",
    v.WORD_BROKEN: "broken",
}
