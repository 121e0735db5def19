"""What is true at every moment of Oath: nothing is lost, nothing is made, and a site has one master."""

from __future__ import annotations

from ludotek.core.position import Seat
from ludotek.games.oath.cards.hooks import ONCE
from ludotek.games.oath.cards.power import HOOKS
from ludotek.games.oath.catalogue import (
    CARDS,
    EDIFICE,
    FIRST_GAME,
    RELIC,
    RELICS,
    SLOTS,
    VISION,
)
from ludotek.games.oath.marks import ARCHIVE, CHANCELLOR, EMPTY, NOBODY, PEOPLES_FAVOR, SITE_BACK
from ludotek.games.oath.pile import undecided
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.goods import MOST_SUPPLY
from ludotek.games.oath.steps.realm import capacity, cards_in_play, lands_of, laws_of

FAVOR = 36
PURPLE = 24
COLOURED = 14


def faults(game: Oath) -> str:
    """The first promise that is broken, in a sentence; nothing if all hold."""
    found = [favor_fault(game), warband_fault(game), site_fault(game), card_fault(game), token_fault(game)]
    found += [number_fault(game), hook_fault(game)]
    return next((fault for fault in found if fault), "")


def favor_fault(game: Oath) -> str:
    total = (
        game.pool
        + sum(game.banks)
        + sum(game.favor)
        + sum(game.favor_on)
        + sum(game.site_favor)
        + game.tokens[PEOPLES_FAVOR]
    )
    return "" if total == FAVOR else f"there are {total} favor, not {FAVOR}"


def warbands_of(game: Oath, colour: int) -> int:
    """Wherever they are, §5: in the bank, on boards, at sites, in the Cage, on a Vision."""
    on_sites = sum(game.garrison[slot] for slot in range(SLOTS) if game.flag[slot] == colour)
    on_boards = sum(game.board[seat] for seat in range(game.players) if field_colour(game, seat) == colour)
    on_vision = 1 if game.following[colour] != EMPTY else 0
    return game.barracks[colour] + game.caged[colour] + on_sites + on_boards + on_vision


def field_colour(game: Oath, seat: Seat) -> int:
    return CHANCELLOR if game.citizens >> seat & 1 else seat


def warband_fault(game: Oath) -> str:
    for colour in range(game.players):
        expected, total = PURPLE if colour == CHANCELLOR else COLOURED, warbands_of(game, colour)
        if total != expected:
            return f"colour {colour} has {total} warbands, not {expected}"
    return ""


def site_fault(game: Oath) -> str:
    """Warbands of one colour, §17, and as many cards as there is room for, §56."""
    for slot in range(SLOTS):
        if (game.garrison[slot] == 0) != (game.flag[slot] == NOBODY):
            return f"slot {slot} has {game.garrison[slot]} warbands of colour {game.flag[slot]}"
        cards = [card for card in game.at[3 * slot : 3 * slot + 3] if card != EMPTY]
        if cards and (not game.is_up[slot] or len(cards) > capacity(game, slot)):
            return f"slot {slot} holds too many cards"
    return ""


def card_fault(game: Oath) -> str:
    """Every card lies in one place, or is one of those of which nobody knows yet where."""
    copies, is_whole = copies_of_cards(game), bool(game.cards.bags[ARCHIVE])
    for card in range(CARDS):
        if copies[card] > 1 or (copies[card] == 0 and not may_be_missing(card, is_whole)):
            return "some card is lost, or lies in two places"
    return edifice_fault(game, copies) or place_fault(game)


def copies_of_cards(game: Oath) -> list[int]:
    """By card: how many of it lie somewhere, or wait for a place."""
    copies = [0] * CARDS
    for piles in (game.hidden_piles(), game.advisers, [game.at, game.vision], game.cards.bags):
        for pile in piles:
            for card in pile:
                if card >= 0:
                    copies[card] += 1
    for relic in range(RELICS):
        if game.holder[relic] != NOBODY:
            copies[RELIC + relic] += 1
    return copies


def may_be_missing(card: int, is_whole: bool) -> bool:
    """An edifice, a denizen of the archive where there is none, and what is played once and then is gone."""
    is_extra = EDIFICE <= card < VISION or (FIRST_GAME <= card < EDIFICE and not is_whole)
    return is_extra or HOOKS[card] & ONCE != 0


def edifice_fault(game: Oath, copies: list[int]) -> str:
    """An edifice stands at a site, with one of its faces."""
    standing = 0
    for card in game.at:
        standing += EDIFICE <= card < VISION
    for face in range(EDIFICE, VISION, 2):
        standing -= copies[face] + copies[face + 1]
        if copies[face] + copies[face + 1] > 1:
            return "an edifice stands in two places"
    return "" if standing == 0 else "an edifice lies in a pile"


def place_fault(game: Oath) -> str:
    """As many cards wait for a place as places for a card, but for sites and the Archive, of which some have none."""
    if not game.discards[0] and not game.world:  # the decks are not laid yet
        return ""
    places = 0
    for pile in game.hidden_piles():
        for slot in pile:
            places += slot < 0 and slot != EMPTY
    spare = len(game.cards.bags[SITE_BACK]) - len([slot for slot in game.map if slot < 0])
    spare += len(game.cards.bags[ARCHIVE]) - game.dispossessed.count(undecided(ARCHIVE))
    unknown = sum([len(bag) for bag in game.cards.bags])
    if places + spare != unknown:
        return f"{places} places wait for a card and {unknown - spare} cards for a place"
    return ""


def token_fault(game: Oath) -> str:
    """Favor and secrets lie on cards that are in play, and on no others."""
    in_play = cards_in_play(game)
    for tokens in (game.favor_on, game.secrets_on):
        if sum(tokens) != sum([tokens[card] for card in in_play]):
            return "tokens lie on a card that is not in play"
    return ""


def hook_fault(game: Oath) -> str:
    """The hooks that are kept beside the map are those of the cards there."""
    is_right = game.laws == laws_of(game) and game.lands == lands_of(game)
    return "" if is_right else "the map has other hooks than its cards"


def number_fault(game: Oath) -> str:
    owned = (game.favor, game.secrets, game.flipped, game.board, game.barracks, game.supply)
    lying = (game.banks, game.garrison, game.caged, game.favor_on, game.secrets_on, [game.pool])
    for numbers in (*owned, *lying):
        for number in numbers:
            if number < 0:
                return "there is less than nothing of something"
    return "there is too much Supply" if max(game.supply) > MOST_SUPPLY else ""
