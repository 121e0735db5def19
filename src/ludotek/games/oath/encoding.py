"""Oath as learners see it: what a seat knows, in bytes, with players in turn order from the seat itself."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.core.encoding import Encoding, Field, Row
from ludotek.core.position import DEAL, TURN, Position, Seat
from ludotek.games.oath.catalogue import RELICS, SITE, SLOTS
from ludotek.games.oath.marks import ATTACK_DICE, DEFENSE_DICE, EMPTY, NOBODY, TARGET_PAWN, TARGET_RELICS, TARGET_SITES
from ludotek.games.oath.rules import Oath

MOST_PLAYERS: Final = 6
ADVISERS: Final = 3
HAND_CARDS: Final = 8
CARD: Final = 247  # a card's number and one; 0 where there is none, or it is not known
OF_A_PLAYER: Final = 13
OF_A_SITE: Final = 10

FIELDS: Final = [
    Field("game", 14, 255, "players, oath, round, whose turn, who is asked, step, Visions drawn, keeper, Usurper, "
          "Mob, both banners' tokens, cards in hand, dice of a campaign"),
    Field("banks", 6, 36, "favor in each bank"),
    Field("banners", 2, MOST_PLAYERS, "who holds each banner: 1 this seat, 2 the next; 0 nobody"),
    Field("relics", RELICS, MOST_PLAYERS, "who holds each relic, likewise"),
    Field("players", OF_A_PLAYER * MOST_PLAYERS, 255, "of each player from this seat on: there, Chancellor, Citizen, "
          "slot and 1, favor, secrets, facedown secrets, Supply, board, bank, caged, facedown advisers, Vision and 1"),
    Field("advisers", ADVISERS * MOST_PLAYERS, CARD, "faceup advisers of each player"),
    Field("facedown", ADVISERS * MOST_PLAYERS, CARD, "facedown advisers, where this seat knows them"),
    Field("sites", OF_A_SITE * SLOTS, 255, "of each slot: site, turned up, warbands, whose, favor, secrets, relics, "
          "three cards"),
    Field("hand", HAND_CARDS, CARD, "cards drawn and not yet played, where this seat knows them"),
    Field("favor_on", SITE, 36, "favor on each card"),
    Field("secrets_on", SITE, 255, "secrets on each card"),
    Field("targets", SLOTS + RELICS + 1, 1, "of a campaign: sites, relics, pawn and favor"),
]  # fmt: skip


class OathEncoding(Encoding):
    def write(self, position: Position, seat: Seat, row: Row, at: i64) -> None:
        assert isinstance(position, Oath)
        numbers: list[int] = []
        write_game(position, seat, numbers)
        for player in range(MOST_PLAYERS):
            write_player(position, (seat + player) % position.players, player < position.players, numbers)
        write_advisers(position, seat, position.advisers, numbers)
        write_advisers(position, seat, position.facedown, numbers)
        for slot in range(SLOTS):
            write_site(position, seat, slot, numbers)
        write_cards(position, seat, position.hand, HAND_CARDS, numbers)
        numbers += position.favor_on
        numbers += position.secrets_on
        write_targets(position, numbers)
        for number in numbers:
            row[at] = min(number, 255)
            at += 1


def relative(p: Oath, seat: Seat, other: Seat) -> int:
    """1 for the seat itself, 2 for the next; 0 for nobody."""
    return 0 if other < 0 else (other - seat) % p.players + 1


def write_game(p: Oath, seat: Seat, numbers: list[int]) -> None:
    dice = p.war[ATTACK_DICE] + 16 * p.war[DEFENSE_DICE] if p.war else 0
    numbers += [p.players, p.oath, p.round, relative(p, seat, p.turn), relative(p, seat, p.asked), p.step]
    numbers += [p.visions_drawn, relative(p, seat, p.keeper), int(p.is_usurper), int(p.is_mob)]
    numbers += [p.tokens[0], p.tokens[1], len(p.hand), dice]
    numbers += p.banks
    for held_by in p.banner:
        numbers.append(relative(p, seat, held_by))
    for held_by in p.holder:
        numbers.append(relative(p, seat, held_by))


def write_player(p: Oath, player: Seat, is_there: bool, numbers: list[int]) -> None:
    if not is_there:
        numbers += [0] * OF_A_PLAYER
        return
    numbers += [1, int(player == 0), p.citizens >> player & 1, p.pawn[player] + 1, p.favor[player]]
    numbers += [p.secrets[player], p.flipped[player], p.supply[player], p.board[player], p.barracks[player]]
    vision = p.vision[player]
    numbers += [p.caged[player], len(p.facedown[player]), 0 if vision == EMPTY else vision + 1]


def write_advisers(p: Oath, seat: Seat, piles: list[list[int]], numbers: list[int]) -> None:
    for player in range(MOST_PLAYERS):
        pile = piles[(seat + player) % p.players] if player < p.players else []
        write_cards(p, seat, pile, ADVISERS, numbers)


def write_cards(p: Oath, seat: Seat, pile: list[int], places: int, numbers: list[int]) -> None:
    for place in range(places):
        known = place < len(pile) and pile[place] >= 0 and p.cards.knows(seat, pile[place])
        numbers.append(pile[place] + 1 if known else 0)


def write_site(p: Oath, seat: Seat, slot: int, numbers: list[int]) -> None:
    site = p.map[slot]
    known = site >= 0 and p.cards.knows(seat, site)
    relics = len([1 for relic in p.ground[2 * slot : 2 * slot + 2] if relic != EMPTY])
    flag = p.flag[slot]
    numbers += [site + 1 if known else 0, int(p.is_up[slot]), p.garrison[slot]]
    numbers += [0 if flag == NOBODY else relative(p, seat, flag), p.site_favor[slot], p.site_secrets[slot], relics]
    for card in p.at[3 * slot : 3 * slot + 3]:
        numbers.append(0 if card == EMPTY else card + 1)


def write_targets(p: Oath, numbers: list[int]) -> None:
    sites = p.war[TARGET_SITES] if p.war else 0
    relics = p.war[TARGET_RELICS] if p.war else 0
    for slot in range(SLOTS):
        numbers.append(sites >> slot & 1)
    for relic in range(RELICS):
        numbers.append(relics >> relic & 1)
    numbers.append(p.war[TARGET_PAWN] if p.war else 0)


ENCODING: Final = OathEncoding(
    FIELDS,
    kinds=(DEAL, TURN),
    seats=(2, 6),
    scores=(0, 1),
    is_zero_sum=False,
    longest=100_000,
    luck=100_000,
    told=1_000_000,
)
