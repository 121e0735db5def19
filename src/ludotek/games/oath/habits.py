"""What a player does without much thought, at every question: how bots play on when they look ahead."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import Move, Position, Seat
from ludotek.core.rng import Rng
from ludotek.games.oath.annals import in_the_chronicle
from ludotek.games.oath.bargains import consider
from ludotek.games.oath.cards.hooks import JOINS
from ludotek.games.oath.cards.power import ASK
from ludotek.games.oath.cards.visions import CONSPIRE
from ludotek.games.oath.catalogue import GOALS, REGION, SLOTS, SUIT, VISION
from ludotek.games.oath.marks import (
    BANDITS,
    DARKEST_SECRET,
    DEVOTION,
    EMPTY,
    NOBODY,
    PEOPLE,
    PEOPLES_FAVOR,
)
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.act import MODIFIED
from ludotek.games.oath.steps.battle import (
    REROLL,
    ROLL_ATTACK,
    ROLL_DEFENSE,
    SACRIFICE,
    attacking_force,
    force_at_sites,
    force_on_boards,
)
from ludotek.games.oath.steps.campaign import MUSTER_DICE, target_dice, title_dice
from ludotek.games.oath.steps.exchange import ADD_LINE, CHOOSE_PARTNER, CITIZENSHIP, CONSIDER, GOODS
from ludotek.games.oath.steps.minor import CONSENT, PERMIT
from ludotek.games.oath.steps.plans import ATTACKER_PLANS, DEFENDER_PLANS, costs_nothing
from ludotek.games.oath.steps.play import CLEAR, PLACE
from ludotek.games.oath.steps.realm import adviser_hooks, is_exile, matching_advisers, rules, ruling_colour
from ludotek.games.oath.steps.recover import RAISE
from ludotek.games.oath.steps.search import KEEP
from ludotek.games.oath.steps.spoils import OCCUPY
from ludotek.games.oath.steps.targets import TARGETS
from ludotek.games.oath.steps.turn import ACT, WAKE_BANNER, WAKE_SITE
from ludotek.games.oath.steps.way import on_foot
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
    TAKE_SECRET,
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
DOUBT: Final = 6.0  # by how much one side may be stronger while plans are still worth paying for
WHIM: Final = 1.5  # habits are not always the same
ENOUGH: Final = 9  # warbands on a board
SETTLED: Final = (MUSTER_DICE, OCCUPY, PLACE, WAKE_SITE)  # where habit has reasons for its answer
GUARD: Final = 3  # warbands that the Chancellor wants to stay where a Citizen lifts some


def habit(position: Position, seat: Seat, rng: Rng) -> Move:
    """A sensible answer, quickly."""
    assert isinstance(position, Oath)
    moves = position.moves(seat)
    if len(moves) == 1:
        return moves[0]
    if position.chronicler != NOBODY:
        return in_the_chronicle(position, seat, moves)
    step = position.step
    if step in (ACT, MODIFIED):
        return liked_best(position, seat, moves, rng)
    if step in (TARGETS, MUSTER_DICE, SACRIFICE, OCCUPY, ATTACKER_PLANS, DEFENDER_PLANS):
        return at_war(position, seat, moves)
    if step == REROLL:
        return roll_again(position, moves, rng)
    if step in (KEEP, PLACE, CLEAR, CONSPIRE):
        return with_a_card(position, seat, moves, rng)
    return otherwise(position, seat, moves, rng)


def otherwise(game: Oath, seat: Seat, moves: list[Move], rng: Rng) -> Move:
    step = game.step
    if step == CONSIDER:
        return consider(game, seat, rng)
    if step == ADD_LINE:
        return PROPOSE if game.offer[GOODS] & CITIZENSHIP and PROPOSE in moves else DONE
    if step == CHOOSE_PARTNER:
        return DONE
    if step == RAISE:
        return moves[0]
    if step == WAKE_BANNER:
        return ADD if ADD in moves and game.favor[seat] > 2 else moves[-1]
    if step == WAKE_SITE:
        return TAKE_SECRET if TAKE_SECRET in moves else moves[0]
    if step == CONSENT:
        return YES if game.first % 8 == seat else NO  # warbands are taken, not given away
    if step == PERMIT:
        return YES if game.garrison[game.pawn[game.first]] - game.second >= GUARD else NO
    if YES in moves and step != ASK:
        return YES
    return rng.choice(moves)


# Cards.


def with_a_card(game: Oath, seat: Seat, moves: list[Move], rng: Rng) -> Move:
    if game.step == KEEP:
        return keep(game, seat, moves, rng)
    if game.step == PLACE:
        return place(game, moves, rng)
    if game.step == CONSPIRE:
        return moves[0]
    return DONE if DONE in moves else rng.choice(moves)


def keep(game: Oath, seat: Seat, moves: list[Move], rng: Rng) -> Move:
    """A Vision, for an Exile who has none; otherwise any denizen."""
    wanted = is_exile(game, seat) and game.vision[seat] == EMPTY
    fitting = [move for move in moves if (VISION <= move - CARD < VISION + GOALS) == wanted]
    return rng.choice(fitting if fitting else moves)


def place(game: Oath, moves: list[Move], rng: Rng) -> Move:
    """At a site, where it brings a favor; an adviser now and then."""
    if REVEAL in moves and (game.vision[game.asked] == EMPTY or rng.below(4) == 0):
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


def at_war(game: Oath, seat: Seat, moves: list[Move]) -> Move:
    step = game.step
    if step == TARGETS:
        return next_target(game, seat, moves)
    if step == MUSTER_DICE:
        return moves[-1]
    if step == SACRIFICE:
        return YES
    if step == OCCUPY:
        return moves[min(len(moves) - 1, occupiers(game, seat))]
    return next_plan(game, moves)


def next_plan(game: Oath, moves: list[Move]) -> Move:
    """Any plan that costs nothing; one that must be paid only while the campaign is in doubt."""
    is_in_doubt = abs(PER_WARBAND * attacking_force(game) - defense(game)) < DOUBT
    for move in moves:
        if move != DONE and (is_in_doubt or costs_nothing(move - USE)):
            return move
    return DONE


def roll_again(game: Oath, moves: list[Move], rng: Rng) -> Move:
    """An attack that does not win, and a defense that is worth less than its dice; of other dice nothing is known."""
    campaign = game.campaign
    if game.first == ROLL_ATTACK:
        return DONE if campaign.attack > campaign.defense else moves[0]
    if game.first == ROLL_DEFENSE:
        return moves[0] if campaign.shields << campaign.doublings < PER_DIE * campaign.defense_dice else DONE
    return rng.choice(moves)


def next_target(game: Oath, seat: Seat, moves: list[Move]) -> Move:
    """More targets, as long as the attack is strong enough for them."""
    spare = PER_WARBAND * attacking_force(game) - defense(game)
    if DONE not in moves:
        return moves[0]
    for move in moves:
        if move == DONE:
            continue
        needed = PER_DIE + SAFETY
        if SLOT <= move < SLOT + 8:
            needed += game.garrison[move - SLOT]
        elif move == PAWN:
            needed += 2.0 * PER_DIE
        else:
            needed += PER_DIE
        if spare >= needed:
            return move
    return DONE


def defense(game: Oath) -> float:
    return force_at_sites(game) + force_on_boards(game) + PER_DIE * (target_dice(game) + title_dice(game))


def occupiers(game: Oath, seat: Seat) -> int:
    """An even share for every site that was taken, and one for oneself."""
    sites = 0
    for slot in range(8):
        sites += 1 if game.campaign.is_target(slot) else 0
    return max(1, min(4, game.board[seat] // (sites + 1)))


# The Act Phase.


def liked_best(game: Oath, seat: Seat, moves: list[Move], rng: Rng) -> Move:
    best, most = moves[0], -99.0
    for move in moves:
        liking = like(game, seat, move) + WHIM * rng.fraction()
        if liking > most:
            best, most = move, liking
    return best


def like(game: Oath, seat: Seat, move: Move) -> float:
    """How tempting a deed is, in a small coin; resting is the measure."""
    if move == REST:
        return 0.4
    if move < CAMPAIGN:
        return like_major(game, seat, move)
    if move < USE:
        return like_campaign(game, seat, move - CAMPAIGN)
    if move < PLAY:
        return 0.8
    if move < PEEK:
        return 1.5
    return like_minor(game, seat, move)


def like_major(game: Oath, seat: Seat, move: Move) -> float:
    if move == SEARCH_DECK:
        return 2.2 if is_exile(game, seat) and game.vision[seat] == EMPTY else 1.4
    if SEARCH_PILE <= move < MUSTER:
        return 0.9
    if MUSTER <= move < TRADE_SECRET:
        return 3.2 - 0.35 * min(game.board[seat], ENOUGH)
    if TRADE_SECRET <= move < TRADE_FAVOR:
        return 2.0 - 0.3 * game.favor[seat] + 0.5 * matching_advisers(game, seat, SUIT[move - TRADE_SECRET])
    if TRADE_FAVOR <= move < RECOVER:
        return 0.5 * matching_advisers(game, seat, SUIT[move - TRADE_FAVOR]) - 0.5
    if RECOVER <= move < RECOVER_BANNER:
        return 3.0
    if RECOVER_BANNER <= move < TRAVEL:
        return like_banner(game, seat, move - RECOVER_BANNER)
    if TRAVEL <= move < TRAVEL_BY_GIANT + 8:
        return like_journey(game, seat, (move - TRAVEL) % 8)
    return 0.5


def like_banner(game: Oath, seat: Seat, banner: int) -> float:
    if game.banner[banner] == seat:
        return -1.0
    goal = PEOPLE if banner == PEOPLES_FAVOR else DEVOTION
    has_vision = game.vision[seat] != EMPTY and game.vision[seat] - VISION == goal
    return 5.0 if game.oath == goal or has_vision else 2.0 if banner == DARKEST_SECRET else 1.2


def like_journey(game: Oath, seat: Seat, to: int) -> float:
    """Where somebody can be beaten, or something new turns up."""
    supply = on_foot(game, seat, to, False) if REGION[to] >= 0 else 0
    if not game.is_up[to]:
        return 1.0 - 0.3 * supply
    left = game.supply[seat] - supply
    if rules(game, seat, to) or left < 2:
        return 0.2 - 0.2 * supply
    spare = strength(game, seat) - held_by(game, to)
    return 3.0 - 0.3 * supply if spare > SAFETY else 0.3 - 0.2 * supply


def strength(game: Oath, seat: Seat) -> float:
    """Of an attack: the warbands on the board, and those at sites if an adviser calls them to every campaign."""
    warbands = game.board[seat]
    if adviser_hooks(game, seat) & JOINS:
        for slot in range(SLOTS):
            warbands += game.garrison[slot] if rules(game, seat, slot) else 0
    return PER_WARBAND * warbands


def held_by(game: Oath, slot: int) -> float:
    """What it takes to beat whoever rules a site there."""
    ruler = ruling_colour(game, slot)
    if ruler == NOBODY:
        return 1.0 + PER_DIE
    force = game.garrison[slot] + PER_DIE * (2.0 if game.keeper == ruler else 1.0)
    if game.pawn[ruler] == slot:
        force += game.board[ruler]
    return force


def like_campaign(game: Oath, seat: Seat, defender: int) -> float:
    here = game.pawn[seat]
    if defender != BANDITS and not rules(game, defender, here):
        spare = strength(game, seat) - game.board[defender] - 3.0 * PER_DIE
        return 2.0 if spare > SAFETY else -1.0
    spare = strength(game, seat) - held_by(game, here)
    return 4.5 if spare > SAFETY else -1.0


def like_minor(game: Oath, seat: Seat, move: Move) -> float:
    if STATION <= move < OFFER:
        left = game.board[seat] - (move - STATION + 1)
        return 1.0 if game.garrison[game.pawn[seat]] <= 2 and left >= 3 and move == STATION + 1 else -1.0
    if LIFT <= move < STATION:
        return 0.6 if game.board[seat] < 2 and game.garrison[game.pawn[seat]] - (move - LIFT + 1) == 2 else -1.0
    if OFFER <= move < EXILE:
        return 0.0
    return -1.0 if move >= LEAVE else -0.5
