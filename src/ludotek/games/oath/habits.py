"""What a player does without much thought, at every question: how bots play on when they look ahead."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import Move, Position, Seat
from ludotek.core.rng import Rng
from ludotek.games.oath.cards.power import ASK
from ludotek.games.oath.catalogue import CONSPIRACY, REGION, SUIT, VISION
from ludotek.games.oath.marks import (
    BANDITS,
    DARKEST_SECRET,
    DEVOTION,
    EMPTY,
    NOBODY,
    PEOPLE,
    PEOPLES_FAVOR,
    TARGET_SITES,
)
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.standing import chance
from ludotek.games.oath.steps.act import MODIFIED
from ludotek.games.oath.steps.battle import ATTACKER_PLANS, DEFENDER_PLANS, SACRIFICE, force_at_sites, force_on_boards
from ludotek.games.oath.steps.campaign import MUSTER_DICE, TARGETS, target_dice, title_dice
from ludotek.games.oath.steps.exchange import ADD_LINE, CHOOSE_PARTNER, CITIZENSHIP, CONSIDER, GOODS
from ludotek.games.oath.steps.minor import CONSENT, PERMIT
from ludotek.games.oath.steps.play import CLEAR, CONSPIRE, PLACE
from ludotek.games.oath.steps.realm import is_exile, matching_advisers, rules, ruling_colour
from ludotek.games.oath.steps.recover import RAISE
from ludotek.games.oath.steps.search import KEEP
from ludotek.games.oath.steps.spoils import OCCUPY
from ludotek.games.oath.steps.travel import on_foot
from ludotek.games.oath.steps.turn import ACT, WAKE_BANNER
from ludotek.games.oath.vocabulary import (
    ADD,
    CAMPAIGN,
    CARD,
    DONE,
    EXILE,
    FACEDOWN,
    FACEUP,
    LEAVE,
    LIFT,
    MUSTER,
    NO,
    OFFER,
    PAWN,
    PEEK,
    PLAY,
    PROPOSE,
    RECOVER,
    RECOVER_BANNER,
    REST,
    REVEAL,
    SEARCH_DECK,
    SEARCH_PILE,
    SLOT,
    STATION,
    TRADE_FAVOR,
    TRADE_SECRET,
    TRAVEL,
    TRAVEL_BY_GIANT,
    USE,
    YES,
)

PER_WARBAND: Final = 1.15  # what an attacking warband is good for: its die, and then itself
PER_DIE: Final = 0.9  # what a defense die is good for
SAFETY: Final = 0.5  # by how much an attack should be stronger
WHIM: Final = 1.5  # habits are not always the same
ENOUGH: Final = 9  # warbands on a board
GUARD: Final = 3  # warbands that the Chancellor wants to stay where a Citizen lifts some


def habit(position: Position, seat: Seat, rng: Rng) -> Move:
    """A sensible answer, quickly."""
    assert isinstance(position, Oath)
    moves = position.moves(seat)
    if len(moves) == 1:
        return moves[0]
    step = position.step
    if step in (ACT, MODIFIED):
        return liked_best(position, seat, moves, rng)
    if step in (TARGETS, MUSTER_DICE, SACRIFICE, OCCUPY, ATTACKER_PLANS, DEFENDER_PLANS):
        return at_war(position, seat, moves)
    if step in (KEEP, PLACE, CLEAR, CONSPIRE):
        return with_a_card(position, seat, moves, rng)
    return otherwise(position, seat, moves, rng)


def otherwise(p: Oath, seat: Seat, moves: list[Move], rng: Rng) -> Move:
    step = p.step
    if step == CONSIDER:
        return YES if would_accept(p, seat) else NO
    if step == ADD_LINE:
        return PROPOSE if p.offer[GOODS] & CITIZENSHIP and PROPOSE in moves else DONE
    if step == CHOOSE_PARTNER:
        return DONE
    if step == RAISE:
        return moves[0]
    if step == WAKE_BANNER:
        return ADD if ADD in moves and p.favor[seat] > 2 else moves[-1]
    if step == CONSENT:
        return YES if p.a % 8 == seat else NO  # warbands are taken, not given away
    if step == PERMIT:
        return YES if p.garrison[p.pawn[p.a]] - p.b >= GUARD else NO
    if YES in moves and step != ASK:
        return YES
    return rng.choice(moves)


def would_accept(p: Oath, seat: Seat) -> bool:
    """An offer is worth it if it makes winning more likely."""
    after = p.copy()
    after.play(seat, YES)
    return chance(after, seat) > chance(p, seat)


# Cards.


def with_a_card(p: Oath, seat: Seat, moves: list[Move], rng: Rng) -> Move:
    if p.step == KEEP:
        return keep(p, seat, moves, rng)
    if p.step == PLACE:
        return place(p, moves, rng)
    if p.step == CONSPIRE:
        return moves[0]
    return DONE if DONE in moves else rng.choice(moves)


def keep(p: Oath, seat: Seat, moves: list[Move], rng: Rng) -> Move:
    """A Vision, for an Exile who has none; otherwise any denizen."""
    wanted = is_exile(p, seat) and p.vision[seat] == EMPTY
    fitting = [move for move in moves if (VISION <= move - CARD < CONSPIRACY) == wanted]
    return rng.choice(fitting if fitting else moves)


def place(p: Oath, moves: list[Move], rng: Rng) -> Move:
    """At a site, where it brings a favor; an adviser now and then."""
    if REVEAL in moves and (p.vision[p.asked] == EMPTY or rng.below(4) == 0):
        return REVEAL
    sites = [move for move in moves if SLOT <= move < SLOT + 8]
    if sites and rng.below(3):
        return rng.choice(sites)
    if FACEUP in moves:
        return FACEUP
    if FACEDOWN in moves and rng.below(2):
        return FACEDOWN
    return sites[0] if sites else moves[-1]


# War.


def at_war(p: Oath, seat: Seat, moves: list[Move]) -> Move:
    step = p.step
    if step == TARGETS:
        return next_target(p, seat, moves)
    if step == MUSTER_DICE:
        return moves[-1]
    if step == SACRIFICE:
        return YES
    if step == OCCUPY:
        return moves[min(len(moves) - 1, occupiers(p, seat))]
    return moves[0]  # a plan, while there is one


def next_target(p: Oath, seat: Seat, moves: list[Move]) -> Move:
    """More targets, as long as the attack is strong enough for them."""
    spare = PER_WARBAND * p.board[seat] - defense(p)
    if DONE not in moves:
        return moves[0]
    for move in moves:
        if move == DONE:
            continue
        needed = PER_DIE + SAFETY
        if SLOT <= move < SLOT + 8:
            needed += p.garrison[move - SLOT]
        elif move == PAWN:
            needed += 2.0 * PER_DIE
        else:
            needed += PER_DIE
        if spare >= needed:
            return move
    return DONE


def defense(p: Oath) -> float:
    return force_at_sites(p) + force_on_boards(p) + PER_DIE * (target_dice(p) + title_dice(p))


def occupiers(p: Oath, seat: Seat) -> int:
    """An even share for every site that was taken, and one for oneself."""
    sites = 0
    for slot in range(8):
        sites += p.war[TARGET_SITES] >> slot & 1
    return max(1, min(4, p.board[seat] // (sites + 1)))


# The Act Phase.


def liked_best(p: Oath, seat: Seat, moves: list[Move], rng: Rng) -> Move:
    best, most = moves[0], -99.0
    for move in moves:
        liking = like(p, seat, move) + WHIM * rng.fraction()
        if liking > most:
            best, most = move, liking
    return best


def like(p: Oath, seat: Seat, move: Move) -> float:
    """How tempting a deed is, in a small coin; resting is the measure."""
    if move == REST:
        return 0.4
    if move < CAMPAIGN:
        return like_major(p, seat, move)
    if move < USE:
        return like_campaign(p, seat, move - CAMPAIGN)
    if move < PLAY:
        return 0.8
    if move < PEEK:
        return 1.5
    return like_minor(p, seat, move)


def like_major(p: Oath, seat: Seat, move: Move) -> float:
    if move == SEARCH_DECK:
        return 2.2 if is_exile(p, seat) and p.vision[seat] == EMPTY else 1.4
    if SEARCH_PILE <= move < MUSTER:
        return 0.9
    if MUSTER <= move < TRADE_SECRET:
        return 3.2 - 0.35 * min(p.board[seat], ENOUGH)
    if TRADE_SECRET <= move < TRADE_FAVOR:
        return 2.0 - 0.3 * p.favor[seat] + 0.5 * matching_advisers(p, seat, SUIT[move - TRADE_SECRET])
    if TRADE_FAVOR <= move < RECOVER:
        return 0.5 * matching_advisers(p, seat, SUIT[move - TRADE_FAVOR]) - 0.5
    if RECOVER <= move < RECOVER_BANNER:
        return 3.0
    if RECOVER_BANNER <= move < TRAVEL:
        return like_banner(p, seat, move - RECOVER_BANNER)
    if TRAVEL <= move < TRAVEL_BY_GIANT + 8:
        return like_journey(p, seat, (move - TRAVEL) % 8)
    return 0.5


def like_banner(p: Oath, seat: Seat, banner: int) -> float:
    if p.banner[banner] == seat:
        return -1.0
    goal = PEOPLE if banner == PEOPLES_FAVOR else DEVOTION
    has_vision = p.vision[seat] != EMPTY and p.vision[seat] - VISION == goal
    return 5.0 if p.oath == goal or has_vision else 2.0 if banner == DARKEST_SECRET else 1.2


def like_journey(p: Oath, seat: Seat, to: int) -> float:
    """Where somebody can be beaten, or something new turns up."""
    supply = on_foot(p, seat, to, False) if REGION[to] >= 0 else 0
    if not p.is_up[to]:
        return 1.0 - 0.3 * supply
    left = p.supply[seat] - supply
    if rules(p, seat, to) or left < 2:
        return 0.2 - 0.2 * supply
    spare = strength(p, seat) - held_by(p, to)
    return 3.0 - 0.3 * supply if spare > SAFETY else 0.3 - 0.2 * supply


def strength(p: Oath, seat: Seat) -> float:
    return PER_WARBAND * p.board[seat]


def held_by(p: Oath, slot: int) -> float:
    """What it takes to beat whoever rules a site there."""
    ruler = ruling_colour(p, slot)
    if ruler == NOBODY:
        return 1.0 + PER_DIE
    force = p.garrison[slot] + PER_DIE * (2.0 if p.keeper == ruler else 1.0)
    if p.pawn[ruler] == slot:
        force += p.board[ruler]
    return force


def like_campaign(p: Oath, seat: Seat, defender: int) -> float:
    here = p.pawn[seat]
    if defender != BANDITS and not rules(p, defender, here):
        spare = strength(p, seat) - p.board[defender] - 3.0 * PER_DIE
        return 2.0 if spare > SAFETY else -1.0
    spare = strength(p, seat) - held_by(p, here)
    return 4.5 if spare > SAFETY else -1.0


def like_minor(p: Oath, seat: Seat, move: Move) -> float:
    if STATION <= move < OFFER:
        left = p.board[seat] - (move - STATION + 1)
        return 1.0 if p.garrison[p.pawn[seat]] <= 2 and left >= 3 and move == STATION + 1 else -1.0
    if LIFT <= move < STATION:
        return 0.6 if p.board[seat] < 2 and p.garrison[p.pawn[seat]] - (move - LIFT + 1) == 2 else -1.0
    if OFFER <= move < EXILE:
        return 0.0
    return -1.0 if move >= LEAVE else -0.5
