"""Why a major action of Oath is not possible now (Turn sequence: Act; Major actions)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludotek.core.phrase import Phrase, phrase
from ludotek.core.position import Seat
from ludotek.core.refusals import Action, Refusals, single
from ludotek.games.oath.cards.hooks import BARS_CAMPAIGN
from ludotek.games.oath.cards.power import HOOKS
from ludotek.games.oath.catalogue import BURN_FAVOR, FAVOR_TO_BANK, PRICE, PRICE_AMOUNT, SLOTS
from ludotek.games.oath.marks import DARKEST_SECRET, EMPTY, NOBODY, PEOPLES_FAVOR
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.act import DEEDS_A_TURN
from ludotek.games.oath.steps.bans import is_sealed
from ludotek.games.oath.steps.campaign import CAMPAIGN_COST, can_attack
from ludotek.games.oath.steps.goods import purse
from ludotek.games.oath.steps.market import (
    FAVOR_TRADED,
    is_bare,
    muster_supply,
    musters_anywhere,
    musters_with_secrets,
    open_cards,
    trade_supply,
)
from ludotek.games.oath.steps.realm import accessible, is_hidden, site, standing
from ludotek.games.oath.steps.recover import secrets_to_show
from ludotek.games.oath.steps.search import PILE_COST, reaches, search_cost
from ludotek.games.oath.steps.targets import can_find
from ludotek.games.oath.steps.toll import SEARCHING, TRADING, can_pay_toll, favor_after_toll
from ludotek.games.oath.steps.turn import ACT
from ludotek.games.oath.steps.way import IMPOSSIBLE, dearest_from_here, guide, is_rooted, on_foot
from ludotek.games.oath.vocabulary import (
    CAMPAIGN,
    MUSTER,
    RECOVER,
    SEARCH_DECK,
    SEARCH_PILE,
    TRADE_SECRET,
    TRAVEL,
    USE,
)
from ludotek.games.oath.words import DEEDS, say_card, say_deed

STARTS: Final = (SEARCH_DECK, MUSTER, TRADE_SECRET, RECOVER, TRAVEL, CAMPAIGN, USE)
MAJOR: Final = tuple(
    Action(range(STARTS[deed], STARTS[deed + 1]), name, say_deed(deed)) for deed, name in enumerate(DEEDS)
)
JOURNEYS: Final = tuple(single(TRAVEL + slot) for slot in range(SLOTS))


def expected(game: Oath, seat: Seat) -> list[Action]:
    """In the Act Phase the six major actions, and a journey to every other site."""
    if game.step != ACT:
        return []
    return [*MAJOR, *(journey for slot, journey in enumerate(JOURNEYS) if slot != game.pawn[seat])]


def why(game: Oath, seat: Seat, action: Action) -> Phrase:
    if game.deeds >= DEEDS_A_TURN:
        return phrase("oath-refused-deeds", most=DEEDS_A_TURN)  # ruling O4
    return WHY[action.name](game, seat) if action.name else why_not_there(game, seat, action.moves[0] - TRAVEL)


def lacks_supply(game: Oath, seat: Seat, needed: int) -> Phrase:
    return phrase("oath-refused-supply", needed=needed, supply=game.supply[seat])


# Search.


def why_not_search(game: Oath, seat: Seat) -> Phrase:
    """§43, and §105 for a Greedy Chancellor, who pays no more than two Supply for the world deck."""
    if not can_pay_toll(game, seat, SEARCHING, game.pawn[seat]):
        return phrase("oath-refused-toll")
    piles = [pile for pile in range(3) if game.discards[pile] and reaches(game, seat, SEARCH_PILE + pile)]
    found = [search_cost(game, seat, SEARCH_PILE + pile) for pile in piles]
    found += [search_cost(game, seat, SEARCH_DECK)] if game.world else []
    if not found:
        return phrase("oath-refused-search-empty")  # ruling O5
    if min(found) > game.supply[seat]:
        return lacks_supply(game, seat, min(found))
    return phrase("oath-refused-search-greedy", most=PILE_COST)


# Muster and Trade.


def why_not_muster(game: Oath, seat: Seat) -> Phrase:
    """§46: on a bare card at one's site, for a favor and Supply."""
    powers = accessible(game, seat)
    cards = open_cards(game, seat, standing(game, seat))
    if not cards:
        return phrase("oath-refused-no-cards")
    if musters_with_secrets(game, seat, powers):
        if game.secrets[seat] == 0:
            return phrase("oath-refused-muster-secret")
    elif purse(game, seat) == 0:
        return phrase("oath-refused-muster-favor")
    bare = [card for card in cards if is_bare(game, card) or musters_anywhere(game, seat, powers)]
    if not bare:
        return phrase("oath-refused-not-bare")
    needed = min([muster_supply(game, seat, card, powers) for card in bare])
    return lacks_supply(game, seat, needed) if needed > game.supply[seat] else phrase("oath-refused-muster-power")


def why_not_trade(game: Oath, seat: Seat) -> Phrase:
    """§47 and §48: with a bare card at one's site, for a secret or two favor, and Supply."""
    powers, here = accessible(game, seat), standing(game, seat)
    cards = open_cards(game, seat, here)
    if not cards:
        return phrase("oath-refused-no-cards")
    favor = favor_after_toll(game, seat, TRADING, here, FAVOR_TRADED)
    if favor < 0:
        return phrase("oath-refused-toll")
    if game.secrets[seat] == 0 and favor < FAVOR_TRADED:
        return phrase("oath-refused-trade-goods", favor=FAVOR_TRADED)
    bare = [card for card in cards if is_bare(game, card)]
    if not bare:
        return phrase("oath-refused-not-bare")
    return lacks_supply(game, seat, min([trade_supply(game, seat, card, powers) for card in bare]))


# Recover.


def why_not_recover(game: Oath, seat: Seat) -> Phrase:
    """§49-§51: a relic for the price of its site, or a banner for more than lies on it."""
    if game.supply[seat] < 1:
        return lacks_supply(game, seat, 1)
    favor, secrets = game.tokens[PEOPLES_FAVOR], game.tokens[DARKEST_SECRET]
    has_more = purse(game, seat) > favor or secrets_to_show(game, seat) > secrets
    banners = phrase("oath-refused-banner-kept" if has_more else "oath-refused-banner", favor=favor, secrets=secrets)
    return phrase("oath-refused-recover", relic=why_no_relic(game, seat), banners=banners)


def why_no_relic(game: Oath, seat: Seat) -> Phrase:
    here = game.pawn[seat]
    ground = site(game, here)
    if all(game.ground[2 * here + place] == EMPTY for place in range(2)) or ground == NOBODY:
        return phrase("oath-refused-relic-none")
    if is_sealed(game, seat, here):
        return phrase("oath-refused-relic-sealed")  # ruling O69
    if PRICE[ground] == 0:
        return phrase("oath-refused-relic-unpriced")
    good = "favor" if PRICE[ground] in (FAVOR_TO_BANK, BURN_FAVOR) else "secrets"
    return phrase(f"oath-refused-relic-{good}", amount=PRICE_AMOUNT[ground])


# Travel.


def why_not_travel(game: Oath, seat: Seat) -> Phrase:
    """§52: what keeps a player from the nearest site keeps it from all."""
    if is_rooted(game, seat):
        return phrase("oath-refused-rooted")
    if guide(game, seat) != NOBODY:
        return lacks_supply(game, seat, dearest_from_here(game, seat))
    costs = [(on_foot(game, seat, slot, False), slot) for slot in range(SLOTS) if slot != game.pawn[seat]]
    return why_not_there(game, seat, min(costs)[1])


def why_not_there(game: Oath, seat: Seat, slot: int) -> Phrase:
    if is_rooted(game, seat):
        return phrase("oath-refused-rooted")
    if guide(game, seat) != NOBODY:
        return phrase("oath-refused-guided")
    supply = on_foot(game, seat, slot, False)
    if supply == IMPOSSIBLE:
        return phrase("oath-refused-hidden" if is_hidden(game, slot) else "oath-refused-gate")
    if supply > game.supply[seat]:
        return lacks_supply(game, seat, supply)
    return phrase("oath-refused-toll")


# Campaign.


def why_not_campaign(game: Oath, seat: Seat) -> Phrase:
    """§54 and §69: two Supply, and somebody who rules here, or whose pawn stands here."""
    if game.supply[seat] < CAMPAIGN_COST:
        return lacks_supply(game, seat, CAMPAIGN_COST)
    here = game.pawn[seat]
    if not can_find(game, seat, here):
        return phrase("oath-refused-hidden")
    for adviser in game.advisers[seat]:
        if HOOKS[adviser] & BARS_CAMPAIGN:
            return phrase("oath-refused-adviser", card=say_card(adviser))  # ruling O44
    others = [other for other in range(game.players) if other != seat]
    is_near = any(can_attack(game, seat, other, here) for other in others)
    return phrase("oath-refused-even" if is_near else "oath-refused-no-enemy")


WHY: Final[dict[str, Callable[[Oath, Seat], Phrase]]] = {
    "search": why_not_search,
    "muster": why_not_muster,
    "trade": why_not_trade,
    "recover": why_not_recover,
    "travel": why_not_travel,
    "campaign": why_not_campaign,
}
REFUSALS = Refusals(expected, why)
