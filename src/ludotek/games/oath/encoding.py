"""Oath as learners see it: what a seat knows, in bytes, with players in turn order from the seat itself."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.core.encoding import Encoding, Field, Row
from ludotek.core.position import DEAL, TURN, Position, Seat
from ludotek.games.oath.catalogue import RELICS, SITE, SLOTS
from ludotek.games.oath.marks import EMPTY, NOBODY
from ludotek.games.oath.rules import Oath

MOST_PLAYERS: Final = 6
ADVISERS: Final = 3
HAND_CARDS: Final = 8
CARD: Final = SITE  # a card's number and one; 0 where there is none, or it is not known
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


def relative(game: Oath, seat: Seat, other: Seat) -> int:
    """1 for the seat itself, 2 for the next; 0 for nobody."""
    return 0 if other < 0 else (other - seat) % game.players + 1


def write_game(game: Oath, seat: Seat, numbers: list[int]) -> None:
    dice = game.campaign.attack_dice + 16 * game.campaign.defense_dice
    numbers += [
        game.players,
        game.oath,
        game.round,
        relative(game, seat, game.turn),
        relative(game, seat, game.asked),
        game.step,
    ]
    numbers += [game.visions_drawn, relative(game, seat, game.keeper), int(game.is_usurper), int(game.is_mob)]
    numbers += [game.tokens[0], game.tokens[1], len(game.hand), dice]
    numbers += game.banks
    for held_by in game.banner:
        numbers.append(relative(game, seat, held_by))
    for held_by in game.holder:
        numbers.append(relative(game, seat, held_by))


def write_player(game: Oath, player: Seat, is_there: bool, numbers: list[int]) -> None:
    if not is_there:
        numbers += [0] * OF_A_PLAYER
        return
    numbers += [1, int(player == 0), game.citizens >> player & 1, game.pawn[player] + 1, game.favor[player]]
    numbers += [
        game.secrets[player],
        game.flipped[player],
        game.supply[player],
        game.board[player],
        game.barracks[player],
    ]
    vision = game.vision[player]
    numbers += [game.caged[player], len(game.facedown[player]), 0 if vision == EMPTY else vision + 1]


def write_advisers(game: Oath, seat: Seat, piles: list[list[int]], numbers: list[int]) -> None:
    for player in range(MOST_PLAYERS):
        pile = piles[(seat + player) % game.players] if player < game.players else []
        write_cards(game, seat, pile, ADVISERS, numbers)


def write_cards(game: Oath, seat: Seat, pile: list[int], places: int, numbers: list[int]) -> None:
    for place in range(places):
        known = place < len(pile) and pile[place] >= 0 and game.cards.knows(seat, pile[place])
        numbers.append(pile[place] + 1 if known else 0)


def write_site(game: Oath, seat: Seat, slot: int, numbers: list[int]) -> None:
    site = game.map[slot]
    known = site >= 0 and game.cards.knows(seat, site)
    relics = len([1 for relic in game.ground[2 * slot : 2 * slot + 2] if relic != EMPTY])
    flag = game.flag[slot]
    numbers += [site - SITE + 1 if known else 0, int(game.is_up[slot]), game.garrison[slot]]
    numbers += [
        0 if flag == NOBODY else relative(game, seat, flag),
        game.site_favor[slot],
        game.site_secrets[slot],
        relics,
    ]
    for card in game.at[3 * slot : 3 * slot + 3]:
        numbers.append(0 if card == EMPTY else card + 1)


def write_targets(game: Oath, numbers: list[int]) -> None:
    campaign = game.campaign
    for slot in range(SLOTS):
        numbers.append(int(campaign.is_target(slot)))
    for relic in range(RELICS):
        numbers.append(campaign.target_relics >> relic & 1)
    numbers.append(int(campaign.target_pawn))


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
