"""All that a game of Oath consists of at one moment, and nothing of its rules."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ludotek.core.position import Position, Seat
from ludotek.core.state import Scratch
from ludotek.games.oath.campaign import PEACE, Campaign
from ludotek.games.oath.catalogue import CARDS, RELIC, RELICS, SITE, SLOTS, VISION
from ludotek.games.oath.components import OATHS, OathOptions
from ludotek.games.oath.marks import CHANCELLOR, EMPTY, NOBODY, SITE_BACK
from ludotek.games.oath.pile import Cards, Pile, undecided

DEFAULTS: Final = OathOptions()


class OathState(Position):
    """The table: every list is by seat, by suit, by slot of the map or by card, as its comment says."""

    players: int
    oath: int
    # Whose moment it is, and what is still to do.
    agenda: list[int]  # four numbers for every step: step, seat, and two of its own; the last is next
    next: Scratch[int]  # the first step that the running step has asked for, with its seat and its numbers
    next_seat: Scratch[int]
    next_first: Scratch[int]
    next_second: Scratch[int]
    coming: Scratch[list[int]]  # the others, in reading order
    step: int  # which step has asked
    asked: Seat
    first: int  # the two numbers that this step has
    second: int
    winner: Seat
    how: int
    has_chronicle: bool  # whether one follows the victory
    chronicler: Seat  # who has won and decides in the Chronicle; NOBODY before
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
    laws: i64  # the hooks of all of them, as a mask
    lands: i64  # and those of the sites that are turned up
    site_favor: list[int]
    site_secrets: list[int]
    garrison: list[int]  # by slot: how many warbands
    flag: list[int]  # by slot: whose, as a colour; NOBODY's where there are none
    # The players.
    citizens: int  # a mask
    unseated: int  # a mask of colours: Citizens' boards at which nobody sits
    is_public: bool  # whether everybody has read which denizens are in the game: those of a seed
    is_scripted: bool  # whether this is the first game as it is taught, whose opening bots know
    pawn: list[int]  # by seat: a slot
    favor: list[int]
    secrets: list[int]
    flipped: list[int]  # facedown secrets
    supply: list[int]
    unspent: int  # of the Supply with which this turn began, and of what was gained in it
    board: list[int]  # warbands
    barracks: list[int]  # by colour: warbands in the personal bank
    caged: list[int]  # by colour: warbands that a relic holds
    advisers: list[Pile]  # faceup
    facedown: list[Pile]
    vision: list[int]  # revealed, or EMPTY
    dispossessed: Pile  # in no order; the Archive is the bag of that name, of which nothing lies anywhere
    is_mingled: (
        bool  # cards were cast out for Dispossessed ones, so nobody can tell how many of a suit are in the world
    )
    following: list[int]  # by seat: a Vision that it shares, with a warband on it; or EMPTY
    hand: Pile  # cards drawn and not yet played; whoever is to play them holds them
    discarding: int  # where what is discarded in this Search goes (`steps.piles`)
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
    campaign: Campaign
    rebel: Seat  # a Citizen who fights the Empire in it
    modifiers: list[int]  # cards declared for this action
    stand: int  # a slot: the turn's player acts as if its pawn stood there; NOBODY's where its pawn does
    guise: Seat  # whose advisers count as the turn's player's in this action; NOBODY's for its own
    offer: list[int]  # lines of the offer being made
    contracts: list[int]  # of the Tribunal: nine numbers each (`steps.contract`)
    deal: int  # how many deals the Tribunal has opened; the latest has this number

    follows: ClassVar[tuple[str, ...]] = ("laws", "lands")  # from `at`, and from `map` and `is_up`

    def __init__(self, of: OathState | None = None, options: OathOptions = DEFAULTS) -> None:
        super().__init__(of)
        if of is None:
            self.lay_out(options.players, OATHS.index(options.oath))
            self.has_chronicle = options.chronicle
        else:
            self.copy_from(of)

    def lay_out(self, players: int, oath: int) -> None:
        """An empty table; `steps.setup` says what is put on it."""
        self.players = players
        self.oath = oath
        self.agenda = []
        self.next = self.next_seat = self.next_first = self.next_second = 0
        self.coming = []
        self.step = self.first = self.second = 0
        self.asked = self.winner = self.chronicler = NOBODY
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
        self.laws = self.lands = 0
        self.site_favor = [0] * SLOTS
        self.site_secrets = [0] * SLOTS
        self.garrison = [0] * SLOTS
        self.flag = [NOBODY] * SLOTS
        self.lay_out_players(players)
        self.banks = [4 if players > 4 else 3] * 6  # §6 and §26
        self.pool = 36 - sum(self.banks)  # §5
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
        self.campaign = PEACE
        self.rebel = NOBODY
        self.modifiers = []
        self.stand = self.guise = NOBODY
        self.offer = []
        self.contracts = []
        self.deal = 0

    def lay_out_cards(self) -> None:
        """Every card lies in the bag of its back; `steps.setup` takes out those that are not in the game."""
        bags = [list(range(VISION)), list(range(VISION, RELIC)), list(range(RELIC, SITE)), list(range(SITE, CARDS))]
        self.cards = Cards([*bags, [], [], []])
        self.world = []
        self.discards = [[], [], []]
        self.relic_deck = []
        self.ground = [EMPTY] * (2 * SLOTS)
        self.reliquary = []
        self.map = [undecided(SITE_BACK)] * SLOTS
        self.dispossessed = []
        self.is_mingled = False
        self.hand = []
        self.discarding = 0

    def lay_out_players(self, players: int) -> None:
        self.citizens = self.unseated = 0
        self.is_public = self.is_scripted = False
        self.pawn = [0] * players
        self.favor = [0] * players
        self.secrets = [0] * players
        self.flipped = [0] * players
        self.supply = [7] * players
        self.unspent = 0
        self.board = [0] * players
        self.barracks = [24] + [14] * (players - 1)  # §5
        self.caged = [0] * players
        self.advisers = [[] for _ in range(players)]
        self.facedown = [[] for _ in range(players)]
        self.vision = [EMPTY] * players
        self.following = [EMPTY] * players

    # Made by `make states` from what the class declares.  # pragma: no mutate start

    def copy_from(self, of: OathState) -> None:
        """Become what another is, with nothing in common that could change."""
        self.players = of.players
        self.oath = of.oath
        self.agenda = of.agenda.copy()
        self.next = 0
        self.next_seat = 0
        self.next_first = 0
        self.next_second = 0
        self.coming = []
        self.step = of.step
        self.asked = of.asked
        self.first = of.first
        self.second = of.second
        self.winner = of.winner
        self.how = of.how
        self.has_chronicle = of.has_chronicle
        self.chronicler = of.chronicler
        self.round = of.round
        self.turn = of.turn
        self.deeds = of.deeds
        self.shifts = of.shifts
        self.offers = of.offers
        self.act_is_over = of.act_is_over
        self.visions_drawn = of.visions_drawn
        self.layer_visions = of.layer_visions.copy()
        self.shed = of.shed.copy()
        self.cards = of.cards.copy()
        self.world = of.world.copy()
        self.discards = [item.copy() for item in of.discards]
        self.relic_deck = of.relic_deck.copy()
        self.ground = of.ground.copy()
        self.reliquary = of.reliquary.copy()
        self.map = of.map.copy()
        self.is_up = of.is_up.copy()
        self.at = of.at.copy()
        self.laws = of.laws
        self.lands = of.lands
        self.site_favor = of.site_favor.copy()
        self.site_secrets = of.site_secrets.copy()
        self.garrison = of.garrison.copy()
        self.flag = of.flag.copy()
        self.citizens = of.citizens
        self.unseated = of.unseated
        self.is_public = of.is_public
        self.is_scripted = of.is_scripted
        self.pawn = of.pawn.copy()
        self.favor = of.favor.copy()
        self.secrets = of.secrets.copy()
        self.flipped = of.flipped.copy()
        self.supply = of.supply.copy()
        self.unspent = of.unspent
        self.board = of.board.copy()
        self.barracks = of.barracks.copy()
        self.caged = of.caged.copy()
        self.advisers = [item.copy() for item in of.advisers]
        self.facedown = [item.copy() for item in of.facedown]
        self.vision = of.vision.copy()
        self.dispossessed = of.dispossessed.copy()
        self.is_mingled = of.is_mingled
        self.following = of.following.copy()
        self.hand = of.hand.copy()
        self.discarding = of.discarding
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
        self.campaign = of.campaign.copy()
        self.rebel = of.rebel
        self.modifiers = of.modifiers.copy()
        self.stand = of.stand
        self.guise = of.guise
        self.offer = of.offer.copy()
        self.contracts = of.contracts.copy()
        self.deal = of.deal

    def key(self) -> tuple[object, ...]:
        """Everything that makes two of them the same, hashable."""
        return (
            self.players,
            self.oath,
            tuple(self.agenda),
            self.step,
            self.asked,
            self.first,
            self.second,
            self.winner,
            self.how,
            self.has_chronicle,
            self.chronicler,
            self.round,
            self.turn,
            self.deeds,
            self.shifts,
            self.offers,
            self.act_is_over,
            self.visions_drawn,
            tuple(self.layer_visions),
            tuple(self.shed),
            self.cards.key(),
            tuple(self.world),
            tuple([tuple(item) for item in self.discards]),
            tuple(self.relic_deck),
            tuple(self.ground),
            tuple(self.reliquary),
            tuple(self.map),
            tuple(self.is_up),
            tuple(self.at),
            tuple(self.site_favor),
            tuple(self.site_secrets),
            tuple(self.garrison),
            tuple(self.flag),
            self.citizens,
            self.unseated,
            self.is_public,
            self.is_scripted,
            tuple(self.pawn),
            tuple(self.favor),
            tuple(self.secrets),
            tuple(self.flipped),
            tuple(self.supply),
            self.unspent,
            tuple(self.board),
            tuple(self.barracks),
            tuple(self.caged),
            tuple([tuple(item) for item in self.advisers]),
            tuple([tuple(item) for item in self.facedown]),
            tuple(self.vision),
            tuple(self.dispossessed),
            self.is_mingled,
            tuple(self.following),
            tuple(self.hand),
            self.discarding,
            tuple(self.banks),
            self.pool,
            tuple(self.favor_on),
            tuple(self.secrets_on),
            tuple(self.holder),
            self.scepter_taken,
            tuple(self.banner),
            tuple(self.tokens),
            self.is_mob,
            self.keeper,
            self.is_usurper,
            self.stirred,
            self.campaign.key(),
            self.rebel,
            tuple(self.modifiers),
            self.stand,
            self.guise,
            tuple(self.offer),
            tuple(self.contracts),
            self.deal,
        )

    # Made until here.  # pragma: no mutate end
