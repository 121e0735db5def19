"""Oath's position, and the agenda that carries its rules (docs/rules/oath.md, docs/explanation/oath-engine.md).

The paragraphs of the rules are steps (`steps/`), the cards are powers (`cards/`). A step does its
part and says what comes `then`; or it asks somebody, and goes on with the answer.
"""

from __future__ import annotations

from typing import Final

from ludotek.core.pile import Cards, Pile, undecided
from ludotek.core.position import CHANCE, DEAL, EVERYONE, OVER, TURN, Move, Points, Position, Seat
from ludotek.core.rng import Rng
from ludotek.games.oath.agenda import NONE, STEPS, TITLE
from ludotek.games.oath.catalogue import CARDS, RELIC, RELICS, SITE, SLOTS, VISION
from ludotek.games.oath.components import OATHS, OathOptions
from ludotek.games.oath.marks import (
    CHANCELLOR,
    DISCARDS,
    EMPTY,
    FACEDOWN_OF,
    GROUND,
    MAP,
    NOBODY,
    RELIC_DECK,
    RELIQUARY,
    SITE_BACK,
    WORLD,
)
from ludotek.games.oath.vocabulary import CARD, CHOSE, SLOT

EACH: Final[list[list[Seat]]] = [[seat] for seat in range(6)]

# What a step or a copy of the game reads most.
DEFAULTS: Final = OathOptions()


class Oath(Position):
    """The table: every list is by seat, by suit, by slot of the map or by card, as its comment says."""

    players: int
    oath: int
    # Whose moment it is, and what is still to do.
    agenda: list[int]  # four numbers for every step: step, seat, a, b; the last is next
    coming: list[int]  # steps that the running step has asked for, in reading order
    step: int  # which step has asked
    asked: Seat
    a: int
    b: int
    winner: Seat
    how: int
    # The clock of the game.
    round: int
    turn: Seat
    deeds: int  # in this Act Phase
    shifts: int  # of warbands, and offers, in this turn: both have a cap
    offers: int
    act_is_over: bool
    visions_drawn: int
    layer_visions: list[int]  # Visions left in the upper and lower layer of the world deck
    shed: list[int]  # by slot: suits that the turn's player discarded from there
    # The map.
    cards: Cards
    world: Pile
    discards: list[Pile]  # by region
    relic_deck: Pile
    ground: Pile  # by slot, two places each
    reliquary: Pile
    map: Pile  # by slot: a site, turned up or not
    is_up: list[bool]  # by slot
    at: list[int]  # by slot, three places each: denizens
    site_favor: list[int]
    site_secrets: list[int]
    garrison: list[int]  # by slot: how many warbands
    flag: list[int]  # by slot: whose, as a colour; NOBODY's where there are none
    # The players.
    citizens: int  # a mask
    pawn: list[int]  # by seat: a slot
    favor: list[int]
    secrets: list[int]
    flipped: list[int]  # facedown secrets
    supply: list[int]
    unspent: int  # of the Supply with which this turn began, and of what was gained in it
    board: list[int]  # warbands
    barracks: list[int]  # by colour: warbands in the personal bank
    caged: list[int]  # by colour: warbands on the Obsidian Cage
    advisers: list[Pile]  # faceup
    facedown: list[Pile]
    vision: list[int]  # revealed, or EMPTY
    hand: Pile  # cards drawn and not yet played; the turn's player holds them
    burying: bool  # whether what is discarded in this Search goes under the world deck
    # Favor, secrets, relics and banners.
    banks: list[int]  # by suit
    pool: int  # favor in the shared bank
    favor_on: list[int]  # by card
    secrets_on: list[int]
    holder: list[int]  # by relic, from 0: a seat, or NOBODY
    scepter_taken: bool  # in this turn
    banner: list[int]  # by banner: a seat, or NOBODY
    tokens: list[int]  # on each banner
    is_mob: bool
    keeper: Seat  # who holds the title
    is_usurper: bool
    stirred: bool  # holdings have changed since the title was last looked at
    # A campaign, a Search, an offer under way.
    war: list[int]
    plans: list[int]  # three numbers a plan: card, user, side
    rebel: Seat  # a Citizen who fights the Empire
    survivors: list[int]  # by seat: those of a beaten force
    modifiers: list[int]  # cards declared for this action
    offer: list[int]  # lines of the offer being made
    contracts: list[int]  # of the Tribunal: six numbers each (`steps.contract`)

    def __init__(self, of: Oath | None = None, options: OathOptions = DEFAULTS) -> None:
        super().__init__(of)
        if of is None:
            self.lay_out(options.players, OATHS.index(options.oath))
        else:
            self.take_from(of)

    def lay_out(self, players: int, oath: int) -> None:
        """An empty table; `steps.setup` says what is put on it."""
        self.players = players
        self.oath = oath
        self.agenda = []
        self.coming = []
        self.step = self.a = self.b = 0
        self.asked = self.winner = NOBODY
        self.how = 0
        self.round = 1
        self.turn = CHANCELLOR
        self.deeds = self.shifts = self.offers = 0
        self.act_is_over = False
        self.visions_drawn = 0
        self.layer_visions = [2, 3]
        self.shed = [0] * SLOTS
        self.lay_out_cards()
        self.is_up = [False] * SLOTS
        self.at = [EMPTY] * (3 * SLOTS)
        self.site_favor = [0] * SLOTS
        self.site_secrets = [0] * SLOTS
        self.garrison = [0] * SLOTS
        self.flag = [NOBODY] * SLOTS
        self.lay_out_players(players)
        self.banks = [4 if players > 4 else 3] * 6
        self.pool = 36 - sum(self.banks)
        self.favor_on = [0] * SITE
        self.secrets_on = [0] * SITE
        self.holder = [NOBODY] * RELICS
        self.scepter_taken = False
        self.banner = [NOBODY, NOBODY]
        self.tokens = [0, 0]
        self.is_mob = False
        self.keeper = CHANCELLOR
        self.is_usurper = False
        self.stirred = False
        self.war = []
        self.plans = []
        self.rebel = NOBODY
        self.survivors = [0] * players
        self.modifiers = []
        self.offer = []
        self.contracts = []

    def lay_out_cards(self) -> None:
        """Every card lies in the bag of its back; `steps.setup` takes out those that are not in the game."""
        bags = [list(range(VISION)), list(range(VISION, RELIC)), list(range(RELIC, SITE)), list(range(SITE, CARDS))]
        self.cards = Cards([*bags, [], []])
        self.world = []
        self.discards = [[], [], []]
        self.relic_deck = []
        self.ground = [EMPTY] * (2 * SLOTS)
        self.reliquary = []
        self.map = [undecided(SITE_BACK)] * SLOTS
        self.hand = []
        self.burying = False

    def lay_out_players(self, players: int) -> None:
        self.citizens = 0
        self.pawn = [0] * players
        self.favor = [0] * players
        self.secrets = [0] * players
        self.flipped = [0] * players
        self.supply = [7] * players
        self.unspent = 0
        self.board = [0] * players
        self.barracks = [24] + [14] * (players - 1)
        self.caged = [0] * players
        self.advisers = [[] for _ in range(players)]
        self.facedown = [[] for _ in range(players)]
        self.vision = [EMPTY] * players

    def take_from(self, of: Oath) -> None:
        self.players = of.players
        self.oath = of.oath
        self.agenda = of.agenda.copy()
        self.coming = []
        self.step = of.step
        self.asked = of.asked
        self.a, self.b = of.a, of.b
        self.winner, self.how = of.winner, of.how
        self.round = of.round
        self.turn = of.turn
        self.deeds, self.shifts, self.offers = of.deeds, of.shifts, of.offers
        self.act_is_over = of.act_is_over
        self.visions_drawn = of.visions_drawn
        self.layer_visions = of.layer_visions.copy()
        self.shed = of.shed.copy()
        self.cards = of.cards.copy()
        self.world = of.world.copy()
        self.discards = [pile.copy() for pile in of.discards]
        self.relic_deck = of.relic_deck.copy()
        self.ground = of.ground.copy()
        self.reliquary = of.reliquary.copy()
        self.map = of.map.copy()
        self.is_up = of.is_up.copy()
        self.at = of.at.copy()
        self.site_favor = of.site_favor.copy()
        self.site_secrets = of.site_secrets.copy()
        self.garrison = of.garrison.copy()
        self.flag = of.flag.copy()
        self.citizens = of.citizens
        self.pawn = of.pawn.copy()
        self.favor = of.favor.copy()
        self.secrets = of.secrets.copy()
        self.flipped = of.flipped.copy()
        self.supply = of.supply.copy()
        self.unspent = of.unspent
        self.board = of.board.copy()
        self.barracks = of.barracks.copy()
        self.caged = of.caged.copy()
        self.advisers = [pile.copy() for pile in of.advisers]
        self.facedown = [pile.copy() for pile in of.facedown]
        self.vision = of.vision.copy()
        self.hand = of.hand.copy()
        self.burying = of.burying
        self.banks = of.banks.copy()
        self.pool = of.pool
        self.favor_on = of.favor_on.copy()
        self.secrets_on = of.secrets_on.copy()
        self.holder = of.holder.copy()
        self.scepter_taken = of.scepter_taken
        self.banner = of.banner.copy()
        self.tokens = of.tokens.copy()
        self.is_mob = of.is_mob
        self.keeper = of.keeper
        self.is_usurper = of.is_usurper
        self.stirred = of.stirred
        self.war = of.war.copy()
        self.plans = of.plans.copy()
        self.rebel = of.rebel
        self.survivors = of.survivors.copy()
        self.modifiers = of.modifiers.copy()
        self.offer = of.offer.copy()
        self.contracts = of.contracts.copy()

    def copy(self) -> Oath:
        return Oath(self)

    # The agenda.

    def then(self, step: int, seat: Seat, a: int = 0, b: int = 0) -> None:
        """What comes next; several in reading order, before everything that was there."""
        coming = self.coming
        coming.append(b)
        coming.append(a)
        coming.append(seat)
        coming.append(step)

    def go_on(self) -> None:
        """Take step after step until somebody is asked, or the game is over."""
        while True:
            coming = self.coming
            while coming:
                self.agenda.append(coming.pop())
            if self.winner != NOBODY:
                self.asked = NOBODY
                self.agenda.clear()
                return
            if self.stirred:
                self.stirred = False
                STEPS[TITLE].begin(self, NOBODY, 0, 0)
                continue
            if self.take_next():
                return

    def take_next(self) -> bool:
        agenda = self.agenda
        self.b = agenda.pop()
        self.a = agenda.pop()
        self.asked = agenda.pop()
        self.step = agenda.pop()
        return STEPS[self.step].begin(self, self.asked, self.a, self.b)

    # Who may do what.

    def kind(self) -> int:
        if self.winner != NOBODY:
            return OVER
        return DEAL if self.asked == CHANCE else TURN

    def acting(self) -> list[Seat]:
        return EACH[self.asked] if self.asked >= 0 else NONE

    def moves(self, seat: Seat) -> list[Move]:
        if seat != self.asked or self.winner != NOBODY:
            return NONE
        return STEPS[self.step].moves(self, seat, self.a, self.b)

    def odds(self) -> list[int]:
        return STEPS[self.step].odds(self, self.a, self.b) if self.kind() == DEAL else NONE

    def play(self, seat: Seat, move: Move) -> None:
        self.ply += 1
        if self.heard is not None and STEPS[self.step].is_open(self, move):
            slot = move - SLOT
            is_site = 0 <= slot < SLOTS and self.is_up[slot]  # which is told by its name
            self.tell(EVERYONE, CHOSE, seat, CARD + self.map[slot] if is_site else move)
        STEPS[self.step].answer(self, seat, move, self.a, self.b)
        self.go_on()

    def scores(self) -> list[Points]:
        """One to the winner, nothing to the others."""
        return [1 if seat == self.winner else 0 for seat in range(self.players)]

    def ending(self) -> int:
        return self.how

    # What lies where.

    def pile(self, number: int) -> Pile:
        if number >= FACEDOWN_OF:
            return self.facedown[number - FACEDOWN_OF]
        if number == WORLD:
            return self.world
        if number < RELIC_DECK:
            return self.discards[number - DISCARDS]
        if number == RELIC_DECK:
            return self.relic_deck
        if number == GROUND:
            return self.ground
        if number == RELIQUARY:
            return self.reliquary
        return self.map if number == MAP else self.hand

    def hidden_piles(self) -> list[Pile]:
        return [self.pile(number) for number in range(FACEDOWN_OF + self.players)]

    def imagine(self, seat: Seat, rng: Rng) -> Oath:
        """Everything that this seat has not seen is drawn anew, back for back."""
        imagined = self.copy()
        imagined.cards.imagine(imagined.hidden_piles(), seat, rng)
        return imagined

    def key(self) -> tuple[object, ...]:
        return (
            (self.players, self.oath, self.step, self.asked, self.a, self.b, self.winner, self.how),
            (self.round, self.turn, self.deeds, self.shifts, self.offers, self.act_is_over, self.visions_drawn),
            (self.citizens, self.unspent, self.burying, self.pool, self.scepter_taken, self.is_mob),
            (self.keeper, self.is_usurper, self.rebel, self.cards.key()),
            tuple(self.agenda),
            *(tuple(numbers) for numbers in self.lists()),
            *(tuple(pile) for pile in self.hidden_piles()),
            *(tuple(pile) for pile in self.advisers),
        )

    def lists(self) -> list[list[int]]:
        return [
            self.layer_visions,
            self.shed,
            [1 if up else 0 for up in self.is_up],
            self.at,
            self.site_favor,
            self.site_secrets,
            self.garrison,
            self.flag,
            self.pawn,
            self.favor,
            self.secrets,
            self.flipped,
            self.supply,
            self.board,
            self.barracks,
            self.caged,
            self.vision,
            self.banks,
            self.favor_on,
            self.secrets_on,
            self.holder,
            self.banner,
            self.tokens,
            self.war,
            self.plans,
            self.survivors,
            self.modifiers,
            self.offer,
            self.contracts,
        ]
