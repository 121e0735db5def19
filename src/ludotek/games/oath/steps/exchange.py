"""Offers and their acceptance, exactly where a rule or power opens an exchange, in the goods that it names."""

from __future__ import annotations

from typing import Final

from ludotek.core.options import Deal
from ludotek.core.position import EVERYONE, Move, Seat
from ludotek.games.oath.agenda import Step, step
from ludotek.games.oath.catalogue import LOCKED, RELIC, SLOTS
from ludotek.games.oath.marks import EMPTY, FACEDOWN_OF, NOBODY, RELIQUARY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.advisers import too_many
from ludotek.games.oath.steps.contract import (
    LINES,
    PARTNER,
    PROPOSER,
    is_timed,
    later_lines,
    note_offer,
    secrets_to_give,
    sign,
)
from ludotek.games.oath.steps.empire import become_citizen, take_from_reliquary
from ludotek.games.oath.steps.goods import lift, purse, receive_favor, spend_favor, station
from ludotek.games.oath.steps.piles import EVERYBODY_SEES, LOOK
from ludotek.games.oath.steps.realm import colour, may_station, must_stay, rules
from ludotek.games.oath.steps.treasures import hold_banner, hold_relic
from ludotek.games.oath.vocabulary import (
    ANSWERED,
    ASK_BANNER,
    ASK_CARD,
    ASK_FAVOR,
    ASK_SECRETS,
    ASK_SITE,
    COUNTER,
    DONE,
    FACEDOWN_ADVISER,
    GIVE_BANNER,
    GIVE_CARD,
    GIVE_FAVOR,
    GIVE_SECRETS,
    GIVE_SITE,
    MOST_OFFERED,
    NO,
    NUMBER,
    OFFER_LINE,
    OFFERED,
    PEACE_WITH,
    PROPOSE,
    SEAT,
    SHOW_RELIC,
    SPACE,
    YES,
)

# What may change hands, besides favor and secrets.
FAVOR_AND_SECRETS: Final = 0
WITH_RELICS: Final = 1
WITH_BANNERS: Final = 2
WITH_ADVISERS: Final = 4
CITIZENSHIP: Final = 8  # and the offer makes a Citizen
LATER: Final = 16  # payments and promises of the Tribunal
COUNTERED: Final = 32  # for each counter-offer, of which there are two at most
LAST_COUNTER: Final = 64
WITH_SITES: Final = 128  # and who rules them

GOODS: Final = 0  # the first place of `offer`; the others are in `steps.contract`


def open_exchange(game: Oath, seat: Seat, other: Seat, goods: int) -> None:
    """Begin an offer to another player; that it is Citizenship was said when it was chosen; §137."""
    game.offers += 1
    game.offer = [goods, seat, other]
    if goods & LATER:
        game.deal += 1
    if goods & CITIZENSHIP:
        game.then(CHOOSE_SPACE, seat)
    else:
        game.tell(EVERYONE, OFFERED, seat, other)
    game.then(ADD_LINE, seat)


class ChoosePartner(Step):
    """Any one other player, or nobody after all; the partners to choose from are a mask."""

    def moves(self, game: Oath, seat: Seat, goods: int, partners: int) -> list[Move]:
        return [SEAT + other for other in range(game.players) if other != seat and partners >> other & 1] + [DONE]

    def answer(self, game: Oath, seat: Seat, move: Move, goods: int, partners: int) -> None:
        if move != DONE:
            open_exchange(game, seat, move - SEAT, goods)

    def is_open(self, game: Oath, move: Move) -> bool:
        return move == DONE


class ChooseSpace(Step):
    """Citizenship comes with exactly one relic of the Reliquary."""

    def moves(self, game: Oath, seat: Seat, first: int, second: int) -> list[Move]:
        return [SPACE + space for space in range(4) if game.reliquary[space] != EMPTY]

    def answer(self, game: Oath, seat: Seat, move: Move, first: int, second: int) -> None:
        game.offer.append(move)


class AddLine(Step):
    """An offer is written line by line, in rising order, and then proposed or put away."""

    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        if game.offer[PARTNER] == seat:  # an Exile with the Scepter needs nobody's consent
            game.then(ACCEPT, seat)
            return False
        return True

    def moves(self, game: Oath, seat: Seat, first: int, second: int) -> list[Move]:
        found: list[Move] = []
        other = game.offer[PARTNER]
        last = game.offer[-1] if len(game.offer) > LINES and game.offer[-1] >= GIVE_FAVOR else 0
        add_amounts(found, last, GIVE_FAVOR, purse(game, seat))
        add_amounts(found, last, GIVE_SECRETS, secrets_to_give(game, seat))
        add_amounts(found, last, ASK_FAVOR, purse(game, other))
        add_amounts(found, last, ASK_SECRETS, secrets_to_give(game, other))
        self.add_things(game, found, last, seat, GIVE_CARD, GIVE_BANNER)
        self.add_things(game, found, last, other, ASK_CARD, ASK_BANNER)
        if game.offer[GOODS] & WITH_SITES and colour(game, seat) != colour(game, other):
            found += [GIVE_SITE + slot for slot in range(SLOTS) if rules(game, seat, slot) and GIVE_SITE + slot > last]
            found += [ASK_SITE + slot for slot in range(SLOTS) if rules(game, other, slot) and ASK_SITE + slot > last]
        if game.offer[GOODS] & LATER:
            found += later_lines(game, seat, other, game.offer[LINES:])
        if game.offer[GOODS] & CITIZENSHIP:
            found += [SHOW_RELIC + space for space in range(4) if can_show(game, seat, other, space)]
        if len(game.offer) > LINES and is_seated(game) and is_manned(game) and is_timed(game.offer[LINES:]):
            found.append(PROPOSE)
        found.append(DONE)
        return found

    def add_things(self, game: Oath, found: list[Move], last: Move, owner: Seat, cards: Move, banners: Move) -> None:
        goods = game.offer[GOODS]
        if goods & WITH_ADVISERS and last == 0 and not gives_facedown(game, owner):
            found += [FACEDOWN_ADVISER + 6 * place + owner for place in range(min(3, len(game.facedown[owner])))]
        if goods & WITH_ADVISERS and last < cards + RELIC:
            found += [cards + one for one in sorted(game.advisers[owner]) if not LOCKED[one] and cards + one > last]
        if goods & WITH_RELICS:
            for relic, holder in enumerate(game.holder):
                if holder == owner and cards + RELIC + relic > last:
                    found.append(cards + RELIC + relic)
        if goods & WITH_BANNERS:
            found += [banners + one for one in range(2) if game.banner[one] == owner and banners + one > last]

    def answer(self, game: Oath, seat: Seat, move: Move, first: int, second: int) -> None:
        if move == DONE:
            game.offer = []
        elif move == PROPOSE:
            game.then(CONSIDER, game.offer[PARTNER])
        elif SHOW_RELIC <= move < GIVE_SITE:
            game.then(LOOK, game.offer[PARTNER], RELIQUARY, move - SHOW_RELIC)
            game.then(ADD_LINE, seat)
        else:
            game.offer.append(move)
            game.tell(EVERYONE, OFFER_LINE, seat, move)
            game.then(ADD_LINE, seat)

    def is_open(self, game: Oath, move: Move) -> bool:
        return move in (DONE, PROPOSE) or SHOW_RELIC <= move < GIVE_SITE


def open_deal(game: Oath) -> Deal | None:
    """A contract that is being made, and between whom; words that they add to it bind nobody (ruling O10)."""
    if not game.offer or not game.offer[GOODS] & LATER:
        return None
    return Deal(game.deal, (game.offer[PROPOSER], game.offer[PARTNER]))


def gives_facedown(game: Oath, owner: Seat) -> bool:
    """One facedown adviser of each side at most is in an offer."""
    return any(is_facedown(line) and (line - FACEDOWN_ADVISER) % 6 == owner for line in game.offer[LINES:])


def is_facedown(line: Move) -> bool:
    return FACEDOWN_ADVISER <= line < GIVE_FAVOR


def can_show(game: Oath, seat: Seat, other: Seat, space: int) -> bool:
    """A relic of the Reliquary that its keeper has seen and the other has not."""
    relic = game.reliquary[space]
    return relic >= 0 and game.cards.knows(seat, relic) and not game.cards.knows(other, relic)


def add_amounts(found: list[Move], last: Move, run: Move, most: int) -> None:
    """One amount of each good, up to a limit that a vocabulary needs."""
    if last < run:
        for amount in range(min(most, MOST_OFFERED)):
            found.append(run + amount)


def is_seated(game: Oath) -> bool:
    """No exchange may leave a player with too many advisers."""
    given = [line - GIVE_CARD for line in game.offer[LINES:] if GIVE_CARD <= line < GIVE_CARD + RELIC]
    asked = [line - ASK_CARD for line in game.offer[LINES:] if ASK_CARD <= line < ASK_CARD + RELIC]
    proposer, partner = game.offer[PROPOSER], game.offer[PARTNER]
    handed = int(gives_facedown(game, proposer)) - int(gives_facedown(game, partner))
    return is_seated_after(game, proposer, given, asked, -handed) and is_seated_after(
        game, partner, asked, given, handed
    )


def is_seated_after(game: Oath, seat: Seat, leaving: list[int], coming: list[int], facedown: int) -> bool:
    """Whether a player is no more over its limit of advisers than before."""
    up, down = game.advisers[seat], len(game.facedown[seat])
    after = [adviser for adviser in up if adviser not in leaving] + coming
    return too_many(game, after, down + facedown) <= too_many(game, up, down)


def is_manned(game: Oath) -> bool:
    """Whoever gets sites has a warband for each, if only one that leaves a site it gives (ruling O80)."""
    given = [line - GIVE_SITE for line in game.offer[LINES:] if GIVE_SITE <= line < ASK_SITE]
    asked = [line - ASK_SITE for line in game.offer[LINES:] if ASK_SITE <= line < PEACE_WITH]
    seat, other = game.offer[PROPOSER], game.offer[PARTNER]
    return can_man(game, seat, asked, given) and can_man(game, other, given, asked)


def can_man(game: Oath, seat: Seat, gets: list[int], gives: list[int]) -> bool:
    if not gets or must_stay(game, seat) == 0:
        return True
    leaving = sum([game.garrison[slot] for slot in gives])
    return may_station(game, seat) and game.board[seat] + leaving >= len(gets)


class Consider(Step):
    """Whoever is offered something accepts it whole, or not at all; at the Tribunal it may make an offer instead."""

    def moves(self, game: Oath, seat: Seat, first: int, second: int) -> list[Move]:
        can_counter = game.offer[GOODS] & LATER and game.offer[GOODS] < LAST_COUNTER
        return [YES, NO, COUNTER] if can_counter else [YES, NO]

    def answer(self, game: Oath, seat: Seat, move: Move, first: int, second: int) -> None:
        if move == COUNTER:  # ruling O95
            game.offer = [game.offer[GOODS] + COUNTERED, seat, game.offer[PROPOSER]]
            game.then(ADD_LINE, seat)
            return
        game.tell(EVERYONE, ANSWERED, seat, 1 if move == YES else 0)
        if move == YES:
            game.then(ACCEPT, seat)
        else:
            if game.offer[GOODS] & CITIZENSHIP:
                note_offer(game, game.offer[PROPOSER], seat)
            game.offer = []

    def is_open(self, game: Oath, move: Move) -> bool:
        return move == COUNTER


class Accept(Step):
    """Everything changes hands at once, or the title might pass between two goods; a relic turns up before."""

    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        space = game.offer[LINES] - SPACE if game.offer[GOODS] & CITIZENSHIP else NOBODY
        if space != NOBODY and game.reliquary[space] < 0:
            game.then(LOOK, EVERYBODY_SEES, RELIQUARY, space)
            game.then(ACCEPT, seat)
        else:
            accept(game)
        return False


def accept(game: Oath) -> None:
    """Goods change hands; nothing given suffers as if it were taken, §187."""
    goods, seat, other = game.offer[GOODS], game.offer[PROPOSER], game.offer[PARTNER]
    lines = game.offer[LINES:]
    game.offer = []
    for line in lines:
        if is_facedown(line):
            place, giver = divmod(line - FACEDOWN_ADVISER, 6)
            game.then(PASS_ON, other if giver == seat else seat, giver, place)
        elif line < GIVE_FAVOR:
            take_from_reliquary(game, other, line - SPACE, False)
        elif line < ASK_FAVOR:
            hand_over(game, seat, other, line)
        elif line < GIVE_CARD:
            hand_over(game, other, seat, line - ASK_FAVOR + GIVE_FAVOR)
        elif line < ASK_CARD:
            hand_card(game, seat, other, line - GIVE_CARD)
        elif line < GIVE_BANNER:
            hand_card(game, other, seat, line - ASK_CARD)
        elif line < ASK_BANNER:
            hold_banner(game, other, line - GIVE_BANNER)
        elif line < PROPOSE:
            hold_banner(game, seat, line - ASK_BANNER)
    for line in lines:
        if GIVE_SITE <= line < PEACE_WITH:
            move_out(game, seat if line < ASK_SITE else other, (line - GIVE_SITE) % SLOTS)
    for line in lines:
        if GIVE_SITE <= line < PEACE_WITH:
            move_in(game, other if line < ASK_SITE else seat, (line - GIVE_SITE) % SLOTS)
    sign(game, seat, other, lines)
    if goods & CITIZENSHIP:
        become_citizen(game, other)
        note_offer(game, seat, other)


def hand_over(game: Oath, giver: Seat, taker: Seat, line: Move) -> None:
    if line < GIVE_SECRETS:
        spend_favor(game, giver, line - GIVE_FAVOR + 1)
        receive_favor(game, taker, line - GIVE_FAVOR + 1)
    else:
        game.secrets[giver] -= line - GIVE_SECRETS + 1
        game.secrets[taker] += line - GIVE_SECRETS + 1


def hand_card(game: Oath, giver: Seat, taker: Seat, card: int) -> None:
    if card >= RELIC:
        hold_relic(game, taker, card - RELIC, False)
    else:
        game.advisers[giver].remove(card)
        game.advisers[taker].append(card)


def move_out(game: Oath, seat: Seat, slot: int) -> None:
    """The old ruler's warbands leave for its board; a Citizen takes the Empire's, and asks nobody."""
    if game.garrison[slot]:
        lift(game, seat, slot, game.garrison[slot])


def move_in(game: Oath, seat: Seat, slot: int) -> None:
    """The new ruler sends a warband at once, so that the title sees no gap, and then as many more as it likes."""
    if must_stay(game, seat):
        station(game, seat, slot, 1)
    if may_station(game, seat):
        game.then(REINFORCE, seat, slot)


class Reinforce(Step):
    """So many warbands follow to a site that has changed hands."""

    def begin(self, game: Oath, seat: Seat, slot: int, second: int) -> bool:
        return game.board[seat] > 0

    def moves(self, game: Oath, seat: Seat, slot: int, second: int) -> list[Move]:
        return [NUMBER + warbands for warbands in range(game.board[seat] + 1)]

    def answer(self, game: Oath, seat: Seat, move: Move, slot: int, second: int) -> None:
        if move != NUMBER:
            station(game, seat, slot, move - NUMBER)

    def is_open(self, game: Oath, move: Move) -> bool:
        return move == NUMBER


class PassOn(Step):
    """A facedown adviser, in a place of the giver's, goes to this player, who looks at it."""

    def begin(self, game: Oath, seat: Seat, giver: int, place: int) -> bool:
        game.facedown[seat].append(game.facedown[giver].pop(place))
        game.then(LOOK, seat, FACEDOWN_OF + seat, len(game.facedown[seat]) - 1)
        return False


CHOOSE_PARTNER: Final = step(ChoosePartner())
CHOOSE_SPACE: Final = step(ChooseSpace())
ADD_LINE: Final = step(AddLine())
CONSIDER: Final = step(Consider())
ACCEPT: Final = step(Accept())
PASS_ON: Final = step(PassOn())
REINFORCE: Final = step(Reinforce())
