"""Oath as learners see it: what a seat knows, in bytes, with players in turn order from the seat itself."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from ludotek.core.encoding import Encoding, Field, Row
from ludotek.core.position import DEAL, TURN, Position, Seat
from ludotek.games.oath.catalogue import RELICS, SITE, SLOTS
from ludotek.games.oath.marks import EMPTY
from ludotek.games.oath.rules import Oath

MOST_PLAYERS: Final = 6
ADVISERS: Final = 3
HAND_CARDS: Final = 8
CARD: Final = SITE  # a card's number and one; 0 where there is none, or it is not known
OF_A_PLAYER: Final = 13
OF_A_SITE: Final = 10
LARGEST: Final = 255  # that a byte holds
NOBODYS: Final[list[int]] = []  # advisers of a player who is not there

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
    Field("sites", OF_A_SITE * SLOTS, 255, "of each slot: site from 1, turned up, warbands, whose, favor, secrets, "
          "relics, three cards"),
    Field("hand", HAND_CARDS, CARD, "cards drawn and not yet played, where this seat knows them"),
    Field("favor_on", SITE, 36, "favor on each card"),
    Field("secrets_on", SITE, 255, "secrets on each card"),
    Field("targets", SLOTS + RELICS + 1, 1, "of a campaign: sites, relics, pawn and favor"),
]  # fmt: skip


class OathEncoding(Encoding):
    def write(self, position: Position, seat: Seat, row: Row, at: i64) -> None:
        assert isinstance(position, Oath)
        at = write_game(position, seat, row, at)
        at = write_holders(position, seat, row, at)
        for player in range(MOST_PLAYERS):
            write_player(position, (seat + player) % position.players, player < position.players, row, at)
            at += OF_A_PLAYER
        at = write_advisers(position, seat, position.advisers, row, at)
        at = write_advisers(position, seat, position.facedown, row, at)
        for slot in range(SLOTS):
            write_site(position, seat, slot, row, at)
            at += OF_A_SITE
        at = write_cards(position, seat, position.hand, HAND_CARDS, row, at)
        at = write_all(position.favor_on, row, at)
        at = write_all(position.secrets_on, row, at)
        write_targets(position, row, at)


def byte(number: i64) -> u8:
    """A number, or the largest that there is room for."""
    if number > LARGEST:  # not in one expression, which would make an object of it
        return LARGEST
    return u8(number)


def relative(game: Oath, seat: Seat, other: Seat) -> u8:
    """1 for the seat itself, 2 for the next; 0 for nobody."""
    if other < 0:
        return 0
    return byte((other - seat) % game.players + 1)


def write_all(numbers: list[int], row: Row, at: i64) -> i64:
    """Numbers one after the other; where they end."""
    for number in numbers:
        row[at] = byte(number)
        at += 1
    return at


def write_game(game: Oath, seat: Seat, row: Row, at: i64) -> i64:
    row[at] = game.players
    row[at + 1] = game.oath
    row[at + 2] = byte(game.round)
    row[at + 3] = relative(game, seat, game.turn)
    row[at + 4] = relative(game, seat, game.asked)
    row[at + 5] = byte(game.step)
    row[at + 6] = byte(game.visions_drawn)
    row[at + 7] = relative(game, seat, game.keeper)
    row[at + 8] = game.is_usurper
    row[at + 9] = game.is_mob
    row[at + 10] = byte(game.tokens[0])
    row[at + 11] = byte(game.tokens[1])
    row[at + 12] = byte(len(game.hand))
    row[at + 13] = byte(game.campaign.attack_dice + 16 * game.campaign.defense_dice)
    return write_all(game.banks, row, at + 14)


def write_holders(game: Oath, seat: Seat, row: Row, at: i64) -> i64:
    for held_by in game.banner:
        row[at] = relative(game, seat, held_by)
        at += 1
    for held_by in game.holder:
        row[at] = relative(game, seat, held_by)
        at += 1
    return at


def write_player(game: Oath, player: Seat, is_there: bool, row: Row, at: i64) -> None:
    if not is_there:
        for place in range(OF_A_PLAYER):
            row[at + place] = 0
        return
    vision = game.vision[player]
    row[at] = 1
    row[at + 1] = player == 0
    row[at + 2] = game.citizens >> player & 1
    row[at + 3] = game.pawn[player] + 1
    row[at + 4] = byte(game.favor[player])
    row[at + 5] = byte(game.secrets[player])
    row[at + 6] = byte(game.flipped[player])
    row[at + 7] = byte(game.supply[player])
    row[at + 8] = byte(game.board[player])
    row[at + 9] = byte(game.barracks[player])
    row[at + 10] = byte(game.caged[player])
    row[at + 11] = byte(len(game.facedown[player]))
    row[at + 12] = byte(vision + 1 if vision != EMPTY else 0)


def write_advisers(game: Oath, seat: Seat, piles: list[list[int]], row: Row, at: i64) -> i64:
    for player in range(MOST_PLAYERS):
        pile = piles[(seat + player) % game.players] if player < game.players else NOBODYS
        at = write_cards(game, seat, pile, ADVISERS, row, at)
    return at


def write_cards(game: Oath, seat: Seat, pile: list[int], places: int, row: Row, at: i64) -> i64:
    for place in range(places):
        known = place < len(pile) and pile[place] >= 0 and game.cards.knows(seat, pile[place])
        row[at] = byte(pile[place] + 1 if known else 0)
        at += 1
    return at


def write_site(game: Oath, seat: Seat, slot: int, row: Row, at: i64) -> None:
    site = game.map[slot]
    known = site >= 0 and game.cards.knows(seat, site)
    ground, flag = game.ground, game.flag[slot]
    row[at] = byte(site - SITE + 1 if known else 0)
    row[at + 1] = game.is_up[slot]
    row[at + 2] = byte(game.garrison[slot])
    row[at + 3] = relative(game, seat, flag)
    row[at + 4] = byte(game.site_favor[slot])
    row[at + 5] = byte(game.site_secrets[slot])
    row[at + 6] = (1 if ground[2 * slot] != EMPTY else 0) + (1 if ground[2 * slot + 1] != EMPTY else 0)
    for place in range(3):
        card = game.at[3 * slot + place]
        row[at + 7 + place] = byte(card + 1 if card != EMPTY else 0)


def write_targets(game: Oath, row: Row, at: i64) -> None:
    campaign = game.campaign
    for slot in range(SLOTS):
        row[at] = campaign.is_target(slot)
        at += 1
    for relic in range(RELICS):
        row[at] = campaign.target_relics >> relic & 1
        at += 1
    row[at] = campaign.target_pawn


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
