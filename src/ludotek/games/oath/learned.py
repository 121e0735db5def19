"""What a net sees of Oath: one player's side of a position, and from all of them who is how likely to win.

The net is asked about every player in turn, with the same weights; its answer is added to the house's own score
(standing.py), so it only has to know better. It sees worlds in which all cards are known, as a bot imagines them, at
the beginning of somebody's Act Phase.
"""

from __future__ import annotations

from typing import Final

from ludotek.core.arithmetic import exp
from ludotek.core.net import ONE, Net
from ludotek.core.position import Seat
from ludotek.games.oath.catalogue import GOALS, REGION, RELICS, SLOTS, SUIT, VISION
from ludotek.games.oath.marks import BANDITS, DEVOTION, EMPTY, NOBODY, PEOPLE, SUPREMACY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.standing import Table, facts, score
from ludotek.games.oath.steps.realm import colour, is_imperial, ruling_colour

ROLES: Final = 3  # an Exile, the Empire's heir, another of the Empire
TABLES: Final = 7  # by players, of whom there are at most six
ROUNDS: Final = 9
DENIZENS: Final = VISION  # with edifices
LEADS: Final = 7  # by how much a player is ahead: from -3 to 3
WAITS: Final = 6  # turns before a player's own
HOLDS: Final = 5  # who has the title: a rival or the rivals' Empire, a rival Usurper, oneself, oneself as Usurper
VISIONS: Final = 4  # that were drawn, at most those that are needed
SPARES: Final = 12  # by how much one force is stronger than another, from -5
FORCES: Final = 16

# Where each run of features begins.
ROLE: Final = 0  # by how many play
ROUND: Final = ROLE + ROLES * TABLES
OATH: Final = ROUND + ROLES * ROUNDS
WAIT: Final = OATH + ROLES * GOALS
BOARD: Final = WAIT + ROLES * WAITS
GARRISON: Final = BOARD + FORCES
FAVOR: Final = GARRISON + FORCES
SECRETS: Final = FAVOR + 12
SUPPLY: Final = SECRETS + 10
TREASURES: Final = SUPPLY + 8
SITES: Final = TREASURES + 8
FACEDOWN: Final = SITES + 9
SUITS: Final = FACEDOWN + 4  # faceup advisers
TITLE: Final = SUITS + 6  # who has it, by role and by the lead in what it asks for
TITLE_LATE: Final = TITLE + ROLES * HOLDS * LEADS  # and by round
TITLE_SOON: Final = TITLE_LATE + ROLES * HOLDS * ROUNDS  # and by turns until its holder wakes
REVEALED: Final = TITLE_SOON + ROLES * HOLDS * WAITS  # a Vision, by its goal, lead, and Visions drawn
REVEALED_SOON: Final = REVEALED + GOALS * LEADS * VISIONS  # one that is led, by turns until its player wakes
HIDDEN: Final = REVEALED_SOON + 2 * WAITS  # a Vision among facedown advisers, by the lead
RIVAL_VISION: Final = HIDDEN + GOALS * LEADS  # the same of the rival who is nearest to it
DANGER: Final = RIVAL_VISION + LEADS * VISIONS  # a rival's strength against a player's weakest site
DANGER_TITLE: Final = DANGER + SPARES  # the same if the player has the title
HOPE: Final = DANGER_TITLE + SPARES  # a player's strength against the weakest site of whoever has the title
STRONGEST: Final = HOPE + SPARES  # the largest board of a rival
BANNER: Final = STRONGEST + FORCES  # which it holds, by the tokens on it
SUCCESSION: Final = BANNER + 2 * 8  # of a Citizen: what is missing
HERE: Final = SUCCESSION + ROLES * 6  # whose the site is at which its pawn stands
LAND: Final = HERE + 4 * 3  # regions of the sites that it rules
DRAWN: Final = LAND + 3  # Visions
HIDDEN_DRAWN: Final = DRAWN + ROLES * VISIONS  # the same for whoever keeps one facedown
SIEGE: Final = HIDDEN_DRAWN + VISIONS  # the strength of a rival who stands at a player's site, against that site
AT_THE_GATE: Final = SIEGE + SPARES  # a player's own strength against the site of a rival at which it stands
ADVISER: Final = AT_THE_GATE + 2 * SPARES
RELIC_HELD: Final = ADVISER + DENIZENS
AT_SITE: Final = RELIC_HELD + RELICS  # denizens at sites that it rules
SIZE: Final = AT_SITE + DENIZENS


class Judge:
    """The house's own scores, mended by a net."""

    net: Net

    def __init__(self, net: Net) -> None:
        self.net = net

    def chances(self, game: Oath) -> list[float]:
        """The chance of every player to win; together one."""
        scene = Scene(game)
        total = 0.0
        found: list[float] = []
        for seat in range(game.players):
            better = float(self.net.answer(features(game, scene, seat))[0]) / float(ONE)
            weight = exp(score(facts(game, scene.table, seat)) + better)
            found.append(weight)
            total += weight
        return [weight / total for weight in found]

    def chance(self, game: Oath, seat: Seat) -> float:
        return self.chances(game)[seat]


class Scene:
    """What is looked up once for everybody."""

    table: Table
    weakest: list[int]  # by colour: the smallest force that holds one of its sites; FORCES where there is none
    leads: list[list[int]]  # by goal and seat

    def __init__(self, game: Oath) -> None:
        self.table = Table(game)
        self.weakest = [FORCES] * (BANDITS + 1)
        for slot in range(SLOTS):
            ruler = ruler_at(game, slot)
            if ruler != NOBODY:
                self.weakest[ruler] = min(self.weakest[ruler], force_at(game, slot))
        self.leads = [[self.lead(game, goal, seat) for seat in range(game.players)] for goal in range(GOALS)]

    def lead(self, game: Oath, goal: int, seat: Seat) -> int:
        """By how much a player is ahead of all others by a goal, or the Empire of all Exiles: from 0 to LEADS."""
        own = rival = 0
        is_heir = seat == self.table.heir
        for other in range(game.players):
            measure = self.table.measure(game, goal, other)
            if other == seat or (is_heir and is_imperial(game, other)):
                own = max(own, measure)
            else:
                rival = max(rival, measure)
        if goal in (PEOPLE, DEVOTION):  # held by oneself, by nobody, by another
            return 5 if own > 0 else 1 if rival > 0 else 3
        return clamped(own - rival + 3, LEADS)


def clamped(number: int, size: int) -> int:
    return 0 if number < 0 else size - 1 if number >= size else number


def role_of(game: Oath, scene: Scene, seat: Seat) -> int:
    if not is_imperial(game, seat):
        return 0
    return 1 if seat == scene.table.heir else 2


def wait_of(game: Oath, seat: Seat) -> int:
    """How many turns end before a player wakes: whoever's turn it is waits for all others."""
    before = (seat - game.turn) % game.players
    return (before if before else game.players) - 1


def features(game: Oath, scene: Scene, seat: Seat) -> list[int]:
    """All that the net sees of one player's side."""
    found: list[int] = []
    role = role_of(game, scene, seat)
    found.append(ROLE + role * TABLES + game.players)
    found.append(ROUND + role * ROUNDS + clamped(game.round, ROUNDS))
    found.append(OATH + role * GOALS + game.oath)
    found.append(WAIT + role * WAITS + wait_of(game, seat))
    found.append(DRAWN + role * VISIONS + clamped(game.visions_drawn, VISIONS))
    add_goods(found, game, scene, seat)
    add_title(found, game, scene, seat, role)
    add_visions(found, game, scene, seat)
    add_war(found, game, scene, seat)
    add_sieges(found, game, scene, seat)
    add_cards(found, game, seat)
    if role == 2:
        missing = -int(4.0 * scene.table.way_to_succeed(game, seat))
        found.append(SUCCESSION + missing)
    return found


def add_goods(found: list[int], game: Oath, scene: Scene, seat: Seat) -> None:
    table = scene.table
    found.append(BOARD + clamped(game.board[seat], FORCES))
    found.append(GARRISON + clamped(table.garrisons[seat], FORCES))
    found.append(FAVOR + clamped(game.favor[seat], 12))
    found.append(SECRETS + clamped(game.secrets[seat] + game.flipped[seat], 10))
    found.append(SUPPLY + clamped(game.supply[seat], 8))
    found.append(TREASURES + clamped(table.treasures[seat], 8))
    found.append(SITES + clamped(table.measure(game, SUPREMACY, seat), 9))
    found.append(FACEDOWN + clamped(len(game.facedown[seat]), 4))
    for banner in range(2):
        if game.banner[banner] == seat:
            found.append(BANNER + 8 * banner + clamped(game.tokens[banner], 8))


def add_title(found: list[int], game: Oath, scene: Scene, seat: Seat, role: int) -> None:
    """Who has the title, and for how long."""
    keeper = game.keeper
    is_own = keeper == seat or (role > 0 and is_imperial(game, keeper))
    if is_own:
        held = 3 if game.is_usurper else 2
    elif is_imperial(game, keeper):
        held = 4
    else:
        held = 1 if game.is_usurper else 0
    kind = role * HOLDS + held
    found.append(TITLE + kind * LEADS + scene.leads[game.oath][seat])
    found.append(TITLE_LATE + kind * ROUNDS + clamped(game.round, ROUNDS))
    found.append(TITLE_SOON + kind * WAITS + wait_of(game, keeper))


def add_visions(found: list[int], game: Oath, scene: Scene, seat: Seat) -> None:
    """Its own Vision, revealed or not, and that of the rival who is nearest to its goal."""
    drawn = clamped(game.visions_drawn, VISIONS)
    if game.vision[seat] != EMPTY:
        goal = game.vision[seat] - VISION
        if goal < GOALS:
            lead = scene.leads[goal][seat]
            found.append(REVEALED + (goal * LEADS + lead) * VISIONS + drawn)
            if lead > 3:
                found.append(REVEALED_SOON + (WAITS if drawn == VISIONS - 1 else 0) + wait_of(game, seat))
    for hidden in game.facedown[seat]:
        if VISION <= hidden < VISION + GOALS:
            found.append(HIDDEN + (hidden - VISION) * LEADS + scene.leads[hidden - VISION][seat])
            found.append(HIDDEN_DRAWN + drawn)
    most = -1
    for other in range(game.players):
        if other != seat and game.vision[other] != EMPTY and game.vision[other] - VISION < GOALS:
            most = max(most, scene.leads[game.vision[other] - VISION][other])
    if most >= 0:
        found.append(RIVAL_VISION + most * VISIONS + drawn)


def add_war(found: list[int], game: Oath, scene: Scene, seat: Seat) -> None:
    """Who could beat whom."""
    strongest = 0
    own = colour(game, seat)
    for other in range(game.players):
        if other != seat and colour(game, other) != own:
            strongest = max(strongest, game.board[other])
    found.append(STRONGEST + clamped(strongest, FORCES))
    danger = clamped(strongest - scene.weakest[own] + 5, SPARES)
    found.append(DANGER + danger)
    holder = colour(game, game.keeper)
    if holder == own:
        found.append(DANGER_TITLE + danger)
    else:
        found.append(HOPE + clamped(game.board[seat] - scene.weakest[holder] + 5, SPARES))
    here = game.pawn[seat]
    ruler = ruler_at(game, here)
    whose = 0 if ruler == NOBODY else 1 if ruler == own else 2 if ruler == holder else 3
    found.append(HERE + 3 * whose + REGION[here])


def add_sieges(found: list[int], game: Oath, scene: Scene, seat: Seat) -> None:
    """Who stands where somebody else rules, and could attack at once."""
    own, worst = colour(game, seat), -FORCES
    for other in range(game.players):
        if colour(game, other) != own and ruler_at(game, game.pawn[other]) == own:
            worst = max(worst, game.board[other] - force_at(game, game.pawn[other]))
    if worst > -FORCES:
        found.append(SIEGE + clamped(worst + 5, SPARES))
    here = game.pawn[seat]
    ruler = ruler_at(game, here)
    if ruler not in (NOBODY, own):
        holds = SPARES if ruler == colour(game, game.keeper) else 0
        found.append(AT_THE_GATE + holds + clamped(game.board[seat] - force_at(game, here) + 5, SPARES))


def ruler_at(game: Oath, slot: int) -> int:
    return ruling_colour(game, slot) if game.is_up[slot] else NOBODY


def force_at(game: Oath, slot: int) -> int:
    """The warbands that hold a site, with those of its ruler if it is there."""
    ruler = ruling_colour(game, slot)
    is_there = 0 <= ruler < game.players and game.pawn[ruler] == slot
    return game.garrison[slot] + (game.board[ruler] if is_there else 0)


def add_cards(found: list[int], game: Oath, seat: Seat) -> None:
    """Advisers, relics, and what lies at sites that it rules."""
    for adviser in game.advisers[seat]:
        if 0 <= adviser < DENIZENS:
            found.append(ADVISER + adviser)
            if SUIT[adviser] >= 0:
                found.append(SUITS + SUIT[adviser])
    for relic in range(RELICS):
        if game.holder[relic] == seat:
            found.append(RELIC_HELD + relic)
    own = colour(game, seat)
    for slot in range(SLOTS):
        if ruler_at(game, slot) == own:
            found.append(LAND + REGION[slot])
            for place in range(3 * slot, 3 * slot + 3):
                if 0 <= game.at[place] < DENIZENS:
                    found.append(AT_SITE + game.at[place])
