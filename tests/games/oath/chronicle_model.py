"""The Chronicle a second time, in dicts and sets, from the rules digest alone.

It is given what lay on the table when the game was won, and then every choice and every stroke of luck in words.
Whatever the rules decide it decides itself, and whatever luck brings it checks against what luck could bring.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ludotek.games.oath.catalogue import CAPACITY, IDS, LAID_RELICS, NAMES, SITE, SUIT
from ludotek.games.oath.components import COLOURS, OATHS, SUITS
from ludotek.games.oath.rules import Oath

NUMBER = {name.casefold(): number for number, name in enumerate(NAMES)}
CROWN, TEMPLE, MARRIAGE = (IDS.index(id) for id in ("bandit_crown", "forest_temple", "marriage"))
DROWNED = IDS.index("drowned_city")
VISIONS = set(range(210, 215))
REGIONS = ((0, 1), (2, 3, 4), (5, 6, 7))
PURPLE = 0


class Mismatch(Exception):
    """Something happened that the digest does not allow."""


def demand(is_so: object, what: str) -> None:
    if not is_so:
        raise Mismatch(what)


def suit_of(card: int) -> str | None:
    """Ruins and Visions have none."""
    return SUITS[SUIT[card]] if card < 210 and SUIT[card] >= 0 else None


def is_edifice(card: int) -> bool:
    return 198 <= card < 210


class Site:
    """A place of the map while the Chronicle is written."""

    def __init__(self, game: Oath, slot: int) -> None:
        self.site = game.map[slot] if game.map[slot] >= 0 else None
        self.up = game.is_up[slot]
        self.cards = [card for card in game.at[3 * slot : 3 * slot + 3] if card >= 0]
        self.relics: list[int | None] = [
            relic if relic >= 0 else None for relic in game.ground[2 * slot : 2 * slot + 2] if relic != -100
        ]
        self.colour = game.flag[slot] if game.garrison[slot] else None
        self.warbands = game.garrison[slot]

    def edifice(self) -> int | None:
        return next((card for card in self.cards if is_edifice(card)), None)

    def has_intact(self) -> bool:
        return any(is_edifice(card) and suit_of(card) for card in self.cards)

    def has_ruin(self) -> bool:
        return any(is_edifice(card) and not suit_of(card) for card in self.cards)

    def discard_denizens(self, pile: list[int | None]) -> None:
        pile += [card for card in self.cards if not is_edifice(card)]
        self.cards = [card for card in self.cards if is_edifice(card)]


class Model:
    def __init__(self, game: Oath) -> None:
        self.winner = game.chronicler
        self.oath = game.oath
        self.citizens = {seat for seat in range(1, game.players) if game.citizens >> seat & 1}
        self.empty_boards = {colour for colour in range(1, 6) if game.unseated >> colour & 1}
        self.seats = range(game.players)
        self.map = [Site(game, slot) for slot in range(8)]
        self.holder = {215 + relic: seat for relic, seat in enumerate(game.holder) if seat >= 0}
        self.banners = list(game.banner)
        self.visions = {game.vision[self.winner], game.following[self.winner]} & VISIONS
        self.has_time = game.visions_drawn >= 3
        self.is_usurper = game.keeper == self.winner and game.is_usurper
        self.advisers = {seat: list(game.advisers[seat]) for seat in self.seats}
        self.facedown = {seat: list(game.facedown[seat]) for seat in self.seats}
        self.spare = game.barracks[self.winner] + game.board[self.winner]
        self.read_decks(game)

    def read_decks(self, game: Oath) -> None:
        """Known cards as numbers, unknown ones as None; whichever those are is in `unknown`."""
        self.unknown = set(game.cards.bags[0])
        self.discards: list[int | None] = [
            None if card < 0 else card for pile in game.discards for card in pile if card != -2
        ]
        self.world: set[int] = {card for card in game.world if 0 <= card < 198}
        self.dispossessed: list[int | None] = [card if card >= 0 else None for card in game.dispossessed]
        self.outcasts_of_the_archive = [card == -7 for card in game.dispossessed]
        self.recognised = [card >= 0 and game.cards.seen[card] != 0 for card in game.dispossessed]
        self.reliquary: list[int | None] = [r if r >= 0 else None for r in game.reliquary if r != -100]
        self.relic_deck: list[int | None] = [r if r >= 0 else None for r in game.relic_deck]
        located = {*self.unknown, *self.world, *(c for c in self.discards if c), *(c for c in self.dispossessed if c)}
        located |= {card for site in self.map for card in site.cards}
        located |= {card for pile in (*self.advisers.values(), *self.facedown.values()) for card in pile}
        located |= {0} & {*self.discards, *self.dispossessed}
        self.archive = set(range(198)) - located

    # Luck and choices, in words.

    def replay(self, log: list[str]) -> dict[str, object]:
        """What the next game begins with."""
        self.log: Iterator[str] = iter(log)
        self.vow()
        if self.is_exile(self.winner):
            self.citizenship()
        self.ruled = [slot for slot in range(8) if self.rules(slot)]
        if not self.is_exile(self.winner):
            self.build_or_repair()
        self.redraw()
        self.find_dispossessed()
        self.add_six()
        self.remove_six()
        self.lay_relics()
        deck = self.stack()
        demand(next(self.log, None) is None, "more happened than the Chronicle has steps")
        return {
            "oath": self.oath,
            "citizens": tuple(sorted(self.citizens | self.empty_boards)),
            "places": [(site.site, site.up, (*site.cards, *site.relics)) for site in self.map],
            "deck": tuple(deck),
            "dispossessed": tuple(sorted(card for card in self.dispossessed if card is not None)),
            "relics": tuple(reversed(self.relic_deck)),
        }

    def drawn(self, among: set[int], what: str) -> int:
        said = next(self.log, "")
        demand(said.startswith("turns up "), f"{what}: luck was due, and there was {said!r}")
        card = NUMBER[said.removeprefix("turns up ").casefold()]
        demand(card in among, f"{what}: {NAMES[card]} could not come")
        return card

    def chosen(self, among: list[str], what: str) -> str:
        said = next(self.log, "")
        demand(said.casefold() in [one.casefold() for one in among], f"{what}: {said!r} was not among {among}")
        return said.casefold()

    # 15.1 and 15.2.

    def is_exile(self, seat: int) -> bool:
        return seat != PURPLE and seat not in self.citizens

    def colour(self, seat: int) -> int:
        return seat if self.is_exile(seat) else PURPLE

    def rules(self, slot: int, seat: int | None = None) -> bool:
        site, seat = self.map[slot], self.winner if seat is None else seat
        if not site.up:
            return False
        if site.colour is not None:
            return site.colour == self.colour(seat)
        return CROWN in self.holder and self.colour(self.holder[CROWN]) == self.colour(seat)

    def score(self, goal: int, seat: int) -> int:
        """Sites ruled, a banner, or relics and banners held."""
        if goal == 0:
            return sum(self.rules(slot, seat) for slot in range(8))
        if goal in (1, 3):
            return int(self.banners[goal // 2] == seat)
        return list(self.holder.values()).count(seat) + self.banners.count(seat)

    def is_met(self, vision: int) -> bool:
        goal = vision - 210
        rivals = [seat for seat in self.seats if seat != self.winner]
        own = self.score(goal, self.winner)
        return self.has_time and goal < 4 and own > max(self.score(goal, seat) for seat in rivals)

    def vow(self) -> None:
        met = [vision for vision in self.visions if self.is_met(vision)] if self.is_exile(self.winner) else []
        if len(met) == 1 and not self.is_usurper:
            self.oath = met[0] - 210
            return
        others = [f"vow {oath}" for number, oath in enumerate(OATHS) if number != self.oath]
        self.oath = OATHS.index(self.chosen(others, "vow").removeprefix("vow "))

    def citizenship(self) -> None:
        open_to = {seat for seat in self.seats if self.is_exile(seat)} - {self.winner}
        self.citizens, self.empty_boards = set(), set()
        while open_to:
            offers = {f"offer citizenship to {COLOURS[seat]}": seat for seat in open_to}
            said = self.chosen([*offers, "done"], "citizenship")
            if said == "done":
                return
            open_to.remove(offers[said])
            if self.chosen(["yes", "no"], "acceptance") == "yes":
                self.take_in(offers[said])

    def take_in(self, seat: int) -> None:
        for site in [self.map[slot] for slot in range(8) if self.rules(slot, seat)]:
            if self.spare == 0:
                crowd = [other for other in self.map if other.colour == self.winner and other.warbands > 1]
                if not crowd:
                    site.colour, site.warbands = None, 0
                    continue
                crowd[0].warbands -= 1
            else:
                self.spare -= 1
            site.colour, site.warbands = self.winner, 1
        self.citizens.add(seat)

    # 15.3.

    def build_or_repair(self) -> None:
        standing = {card // 2 for site in self.map for card in site.cards if is_edifice(card)}
        edifice = {suit_of(face): face for face in range(198, 210, 2)}
        works: dict[str, tuple[Site, int, int]] = {}
        for site in [self.map[slot] for slot in self.ruled]:
            for card in site.cards:
                if is_edifice(card):
                    if suit_of(card) is None:
                        works[f"card {NAMES[card]}"] = (site, card, card - 1)
                elif site.edifice() is None and site.site != DROWNED and edifice[suit_of(card)] // 2 not in standing:
                    works[f"card {NAMES[card]}"] = (site, card, edifice[suit_of(card)])
        if not works:
            return
        said = self.chosen([*works, "done"], "edifice")
        if said == "done":
            return
        site, old, new = next(work for words, work in works.items() if words.casefold() == said)
        site.cards[site.cards.index(old)] = new
        if not is_edifice(old):
            self.world.add(old)

    def redraw(self) -> None:
        has_temple = any(TEMPLE in site.cards for site in self.map)
        whole: list[Site] = []
        ruins: list[Site] = []
        on_map = {site.site for site in self.map if site.site is not None}
        kept_sites: set[int] = set()
        for slot, site in enumerate(self.map):
            is_wild = has_temple and any(suit_of(card) == "beast" for card in site.cards)
            if not site.up or not (slot in self.ruled or site.has_intact() or is_wild):
                site.discard_denizens(self.discards)
                self.relic_deck += site.relics
                continue
            if slot not in self.ruled and site.has_intact():
                site.cards = [card + 1 if is_edifice(card) else card for card in site.cards]
                site.discard_denizens(self.discards)
            assert site.site is not None
            kept_sites.add(site.site)
            (ruins if site.has_ruin() else whole).append(site)
        demand(on_map >= kept_sites, "a site came from nowhere")
        self.place(whole, ruins, set(range(SITE, SITE + 23)) - kept_sites)

    def place(self, whole: list[Site], ruins: list[Site], deck: set[int]) -> None:
        """Cradle, Provinces and Hinterland fill up from the top; ruins from the bottom; then the site deck."""
        slots: list[Site | None] = [None] * 8
        for slot in range(8):
            if whole:
                slots[slot] = whole.pop(0)
        for slot in (7, 6, 5, 4, 3, 2):
            if slots[slot] is None and ruins:
                slots[slot] = ruins.pop()
        demand(not ruins, "a ruin found no place")
        found: dict[int, int] = {}
        opened = [region[0] for region in REGIONS if all(slots[slot] is None for slot in region)]
        for slot in [*opened, *(slot for slot in range(7, -1, -1) if slots[slot] is None and slot not in opened)]:
            found[slot] = self.drawn(deck - set(found.values()), "a site")
        self.map = [site if site is not None else self.new_site(found[n], n in opened) for n, site in enumerate(slots)]

    def new_site(self, number: int, is_up: bool) -> Site:
        site = Site.__new__(Site)
        site.site, site.up, site.cards, site.relics, site.colour, site.warbands = number, is_up, [], [], None, 0
        return site

    # 15.4 and 15.5.

    def find_dispossessed(self) -> None:
        """Those whom nobody knows, one by one; some of them have been somebody all along."""
        for place, outcast in enumerate(self.dispossessed):
            if self.recognised[place]:
                continue
            source = self.archive if self.outcasts_of_the_archive[place] else self.unknown
            card = self.drawn(source if outcast is None else {outcast}, "the Dispossessed")
            if outcast is None:
                source.remove(card)
            self.dispossessed[place] = card

    def add_six(self) -> None:
        counts = Counter(suit_of(adviser) for adviser in self.advisers[self.winner])
        counts["hearth"] += MARRIAGE in self.advisers[self.winner]
        most = max(counts.values(), default=0)
        leading = [suit for suit in SUITS if counts[suit] == most]
        suit = leading[0]
        if len(leading) > 1:
            suit = self.chosen([f"bank of {one}" for one in leading], "suit").removeprefix("bank of ")
        place = SUITS.index(suit)
        wanted = [SUITS[(place + step) % 6] for step in (0, 0, 0, 1, 1, 2)]
        have = Counter(suit_of(card) for card in self.archive)
        if all(have[one] >= number for one, number in Counter(wanted).items()):
            for one in wanted:
                newcomer = self.drawn({card for card in self.archive if suit_of(card) == one}, "a newcomer")
                self.archive.remove(newcomer)
                self.world.add(newcomer)
        elif self.dispossessed:
            self.heal()

    def heal(self) -> None:
        counts = Counter(suit_of(card) for card in self.dispossessed if card is not None)
        largest = [suit for suit in SUITS if counts[suit] == max(counts.values())]
        suit = largest[0]
        if len(largest) > 1:
            suit = self.chosen([f"bank of {one}" for one in largest], "healing").removeprefix("bank of ")
        stack = {card for card in self.dispossessed if card is not None and suit_of(card) == suit}
        for _ in range(min(6, len(stack))):
            returning = self.drawn(stack, "the healed")
            stack.remove(returning)
            self.dispossessed.remove(returning)
            self.world.add(returning)
        self.archive |= {card for card in self.dispossessed if card is not None}
        self.dispossessed = []

    def remove_six(self) -> None:
        losers = [seat for seat in self.seats if seat != self.winner]
        at_risk = [*self.discards, *(card for seat in losers for card in self.advisers[seat] + self.facedown[seat])]
        pile = {card for card in at_risk if card is not None} - VISIONS
        for _ in range(at_risk.count(None)):
            found = self.drawn(self.unknown, "a card at risk")
            self.unknown.remove(found)
            pile.add(found)
        for _ in range(min(6, len(pile))):
            outcast = self.drawn(pile, "an outcast")
            pile.remove(outcast)
            self.dispossessed.append(outcast)
        own = {*self.advisers[self.winner], *self.facedown[self.winner]} - VISIONS
        self.world |= pile | own | self.unknown

    # 15.6 and 15.8.

    def lay_relics(self) -> None:
        lying = {relic for site in self.map for relic in site.relics} | {*self.reliquary, *self.relic_deck}
        unknown = set(range(215, 235)) - set(self.holder) - {relic for relic in lying if relic is not None}
        for site in reversed(self.map):
            for place in range(len(site.relics) - 1, -1, -1):
                if site.relics[place] is None:
                    site.relics[place] = self.drawn(unknown, "a relic at a site")
                    unknown.discard(site.relics[place] or 0)
        for space in range(len(self.reliquary) - 1, -1, -1):
            if self.reliquary[space] is None:
                self.reliquary[space] = self.drawn(unknown, "a relic of the Reliquary")
                unknown.discard(self.reliquary[space] or 0)
        losers = {relic for relic, seat in self.holder.items() if seat != self.winner and relic < 235}
        deck = unknown | losers | {relic for relic in self.relic_deck if relic is not None}
        order = self.drawn_in_order(deck, "the relic deck")
        for site in self.map:
            while site.up and site.site is not None and len(site.relics) < LAID_RELICS[site.site - SITE] and order:
                site.relics.append(order.pop(0))
        top = {relic for relic, seat in self.holder.items() if seat == self.winner and relic < 235}
        top |= {relic for relic in self.reliquary if relic is not None}
        self.relic_deck = [*reversed(order), *reversed(self.drawn_in_order(top, "the relics on top"))]

    def drawn_in_order(self, cards: set[int], what: str) -> list[int]:
        """All of them, the top one first."""
        order: list[int] = []
        while len(order) < len(cards):
            order.append(self.drawn(cards - set(order), what))
        return order

    def stack(self) -> list[int]:
        """Ten and two Visions, fifteen and three, the rest."""
        deck = self.drawn_in_order(self.world | VISIONS, "the world deck")
        upper, lower, rest = set(deck[:12]), set(deck[12:30]), set(deck[30:])
        demand(
            (len(upper & VISIONS), len(lower & VISIONS), len(rest & VISIONS)) == (2, 3, 0), "Visions in wrong layers"
        )
        for site in self.map:
            demand(
                site.site is None or not site.up or len(site.cards) <= max(1, CAPACITY[site.site - SITE]), "crowding"
            )
        return deck
