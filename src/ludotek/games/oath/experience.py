"""What bots have seen to be good in an Act Phase: by the kind of a deed, and by how its player stands.

The weights come from `python -m ludotek.games.oath.odds.practice --write`: how much likelier to win a deed made its
player, by looking ahead to the end of the turn, than what else it could have done.
"""

from __future__ import annotations

from typing import Final

from ludotek.core.position import Move, Seat
from ludotek.core.rng import Rng
from ludotek.games.oath.catalogue import CONSPIRACY, REGION, SUIT, VISION
from ludotek.games.oath.habits import habit, held_by, like, strength
from ludotek.games.oath.marks import BANDITS, DEVOTION, EMPTY, NOBODY, PEOPLE, PEOPLES_FAVOR
from ludotek.games.oath.practice import LIKING, WEIGHTS
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.realm import colour, is_imperial, matching_advisers, rules, ruling_colour
from ludotek.games.oath.steps.turn import ACT
from ludotek.games.oath.steps.way import on_foot
from ludotek.games.oath.vocabulary import (
    CAMPAIGN,
    LIFT,
    MUSTER,
    OFFER,
    PEEK,
    PLAY,
    RECOVER,
    RECOVER_BANNER,
    REST,
    SEARCH_DECK,
    SEARCH_PILE,
    STATION,
    TRADE_FAVOR,
    TRADE_SECRET,
    TRAVEL,
    TRAVEL_BY_GIANT,
    USE,
)

# Kinds of deeds.
RESTS: Final = 0
SEARCHES: Final = 1  # the deck, a discard pile
MUSTERS: Final = 3
TRADES: Final = 4  # for favor, for secrets; without and with an adviser that matches
RECOVERS: Final = 8
BANNERS: Final = 9  # one's own; for each banner, one that is not wanted and one that is
JOURNEYS: Final = 14  # to a facedown site, one's own, one that can be taken, one that cannot; near and far
CAMPAIGNS: Final = 22  # by how much stronger one is; bandits, the title's holder, others
ELSEWHERE: Final = 37  # against somebody who rules nothing here, weaker or not
USES: Final = 39
PLAYS: Final = 40  # an adviser, a Vision
PEEKS: Final = 42
LIFTS: Final = 43
STATIONS: Final = 44
OTHERS: Final = 45
KINDS: Final = 46

# How a player stands; one of each run.
ALWAYS: Final = 0
TITLE: Final = 1  # by role: who has the title
SUPPLY: Final = 16
BOARD: Final = 24
ROUND: Final = 28
VISIONS: Final = 32
FAVOR: Final = 36
SECRETS: Final = 40
TABLE: Final = 43
STANDINGS: Final = 46

WHIM: Final = 0.5  # experience is not always the same
HUNDREDTH: Final = 0.01


def practised(game: Oath, seat: Seat, rng: Rng) -> Move:
    """What somebody with experience does without looking ahead: habit, but for the deeds of an Act Phase."""
    if game.step != ACT or game.chronicler != NOBODY:
        return habit(game, seat, rng)
    moves = game.moves(seat)
    if len(moves) == 1:
        return moves[0]
    own = standings(game, seat)
    best, most = moves[0], -99.0
    for move in moves:
        found = worth(game, seat, move, own) + WHIM * rng.fraction()
        if found > most:
            best, most = move, found
    return best


def worth(game: Oath, seat: Seat, move: Move, own: list[int]) -> float:
    """How much likelier to win a deed makes its player than others, in hundredths; part of that is habit's liking."""
    first, total, weights = STANDINGS * kind(game, seat, move), 0, WEIGHTS
    for place in own:
        total += weights[first + place]
    return HUNDREDTH * total + LIKING * like(game, seat, move)


def kind(game: Oath, seat: Seat, move: int) -> int:
    """What sort of deed a move of the Act Phase is."""
    if move == REST:
        return RESTS
    if move < MUSTER:
        return SEARCHES + (0 if move == SEARCH_DECK else 1) if move >= min(SEARCH_DECK, SEARCH_PILE) else OTHERS
    if move < TRADE_SECRET:
        return MUSTERS
    if move < RECOVER:
        suit = SUIT[move - TRADE_SECRET if move < TRADE_FAVOR else move - TRADE_FAVOR]
        matches = 1 if matching_advisers(game, seat, suit) > 0 else 0
        return TRADES + (0 if move < TRADE_FAVOR else 2) + matches
    if move < RECOVER_BANNER:
        return RECOVERS
    if move < TRAVEL:
        return kind_of_banner(game, seat, move - RECOVER_BANNER)
    if move < TRAVEL_BY_GIANT + 8:
        return kind_of_journey(game, seat, (move - TRAVEL) % 8)
    if CAMPAIGN <= move < USE:
        return kind_of_campaign(game, seat, move - CAMPAIGN)
    return kind_of_minor(move)


def kind_of_minor(move: int) -> int:
    if USE <= move < PLAY:
        return USES
    if PLAY <= move < PEEK:
        return PLAYS + (1 if VISION <= move - PLAY <= CONSPIRACY else 0)
    if PEEK <= move < LIFT:
        return PEEKS
    if LIFT <= move < STATION:
        return LIFTS
    return STATIONS if STATION <= move < OFFER else OTHERS


def kind_of_banner(game: Oath, seat: Seat, banner: int) -> int:
    if game.banner[banner] == seat:
        return BANNERS
    goal = PEOPLE if banner == PEOPLES_FAVOR else DEVOTION
    is_wanted = game.oath == goal or (game.vision[seat] != EMPTY and game.vision[seat] - VISION == goal)
    return BANNERS + 1 + 2 * banner + (1 if is_wanted else 0)


def kind_of_journey(game: Oath, seat: Seat, to: int) -> int:
    far = 1 if REGION[to] >= 0 and on_foot(game, seat, to, False) > 2 else 0
    if not game.is_up[to]:
        return JOURNEYS + far
    if rules(game, seat, to):
        return JOURNEYS + 2 + far
    return JOURNEYS + (4 if strength(game, seat) > held_by(game, to) else 6) + far


def kind_of_campaign(game: Oath, seat: Seat, defender: int) -> int:
    here = game.pawn[seat]
    if defender != BANDITS and not rules(game, defender, here):
        return ELSEWHERE + (1 if strength(game, seat) > game.board[defender] + 3.0 else 0)
    spare = strength(game, seat) - held_by(game, here)
    bucket = 0 if spare < -2.0 else 1 if spare < 0.0 else 2 if spare < 1.5 else 3 if spare < 4.0 else 4
    ruler = ruling_colour(game, here)
    whose = 0 if ruler == NOBODY or defender == BANDITS else 1 if ruler == colour(game, game.keeper) else 2
    return CAMPAIGNS + 5 * whose + bucket


def standings(game: Oath, seat: Seat) -> list[int]:
    """How a player stands in its Act Phase."""
    imperial = is_imperial(game, seat)
    role = 0 if not imperial else 1 if seat == 0 else 2
    keeper = game.keeper
    if keeper == seat or (imperial and is_imperial(game, keeper)):
        title = 1 if game.is_usurper else 0
    else:
        title = 2 if is_imperial(game, keeper) else 4 if game.is_usurper else 3
    board, favor = game.board[seat], game.favor[seat]
    return [
        ALWAYS,
        TITLE + 5 * role + title,
        SUPPLY + max(0, min(7, game.supply[seat])),
        BOARD + (0 if board < 2 else 1 if board < 5 else 2 if board < 9 else 3),
        ROUND + (game.round - 1) // 2 % 4,
        VISIONS + vision_state(game, seat),
        FAVOR + (0 if favor == 0 else 1 if favor < 3 else 2 if favor < 6 else 3),
        SECRETS + min(2, game.secrets[seat]),
        TABLE + min(2, game.players - 2),
    ]


def vision_state(game: Oath, seat: Seat) -> int:
    """Revealed while time has come or not, or hidden, or none."""
    if game.vision[seat] != EMPTY:
        return 3 if game.visions_drawn > 2 else 2
    for hidden in game.facedown[seat]:
        if VISION <= hidden < CONSPIRACY:
            return 1
    return 0
