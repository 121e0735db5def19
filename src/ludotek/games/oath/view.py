"""What one seat may see of a game of Oath."""

from __future__ import annotations

from ludotek.core.game import View
from ludotek.core.pile import bag_of
from ludotek.core.position import Seat
from ludotek.games.oath.marks import EMPTY, FACEDOWN_OF, GROUND, HAND, MAP, RELIQUARY, UPPER_LAYER
from ludotek.games.oath.questions import About, about, asking_card, question_of
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.battle import force_at_sites, force_on_boards
from ludotek.games.oath.steps.realm import ruling_colour

MOST_LOOKED_AT = 3  # cards of the world deck, by any power


class PlayerView(View, frozen=True, kw_only=True):
    """A player's board and what lies around it."""

    is_citizen: bool
    pawn: int
    favor: int
    secrets: int
    facedown_secrets: int
    supply: int
    warbands: int
    bank: int
    caged: int
    advisers: tuple[int, ...]
    facedown: tuple[int, ...]  # cards this seat knows; of the others their back, as -1 - back
    vision: int | None
    relics: tuple[int, ...]


class SiteView(View, frozen=True, kw_only=True):
    site: int | None  # a card; None while this seat does not know it
    is_up: bool
    cards: tuple[int, ...]
    relics: tuple[int | None, ...]  # by place; None where none lies
    favor: int
    secrets: int
    warbands: int
    colour: int | None
    ruler: int | None  # a colour, even where only the Bandit Crown's bandits stand; None for bandits of their own


class OathView(View, frozen=True, kw_only=True):
    """The table, with everything that others may not see turned over."""

    round: int
    turn: Seat
    asked: Seat | None
    question: str  # by which paragraph of the rules; nothing where chance moves
    asking: int | None  # the card that asks
    about: About  # which site, whom and how many
    oath: int
    keeper: Seat
    is_usurper: bool
    visions_drawn: int
    sites: tuple[SiteView, ...]
    players: tuple[PlayerView, ...]
    top_backs: tuple[int, ...]  # of the world deck, as far down as anyone has looked
    discards: tuple[tuple[int, ...], ...]
    known_deck: tuple[int, ...]  # cards of the world deck that this seat has seen, from the top to the first unknown
    buried: tuple[int, ...]  # those that it has seen further down
    hand: tuple[int, ...]
    reliquary: tuple[int | None, ...]
    relic_deck: int
    banks: tuple[int, ...]
    banners: tuple[Seat | None, ...]
    tokens: tuple[int, ...]
    is_mob: bool
    favor_on: dict[str, int]
    secrets_on: dict[str, int]
    war: tuple[int, ...]
    defending: int  # warbands that count for the defense of a campaign
    plans: tuple[int, ...]
    offer: tuple[int, ...]
    contracts: tuple[int, ...]  # six numbers each: who owes whom, what, how much, in how many turns, or else
    modifiers: tuple[int, ...]


def view(p: Oath, seat: Seat) -> OathView:
    """Public facts, and of hidden cards those that this seat has seen."""
    known_deck, buried = seen_in_deck(p, seat)
    return OathView(
        round=p.round,
        turn=p.turn,
        asked=p.asked if p.asked >= 0 else None,
        question=question_of(p),
        asking=asking_card(p),
        about=about(p),
        oath=p.oath,
        keeper=p.keeper,
        is_usurper=p.is_usurper,
        visions_drawn=p.visions_drawn,
        sites=tuple(site_view(p, slot, seat) for slot in range(len(p.map))),
        players=tuple(player_view(p, player, seat) for player in range(p.players)),
        top_backs=top_backs(p),
        discards=tuple(tuple(shown(p, pile, seat)) for pile in p.discards),
        known_deck=known_deck,
        buried=buried,
        hand=tuple(shown(p, p.pile(HAND), seat)),
        reliquary=tuple(None if slot == EMPTY else slot for slot in shown(p, p.pile(RELIQUARY), seat)),
        relic_deck=len(p.relic_deck),
        banks=tuple(p.banks),
        banners=tuple(held_by if held_by >= 0 else None for held_by in p.banner),
        tokens=tuple(p.tokens),
        is_mob=p.is_mob,
        favor_on={str(card): favor for card, favor in enumerate(p.favor_on) if favor},
        secrets_on={str(card): secrets for card, secrets in enumerate(p.secrets_on) if secrets},
        war=tuple(p.war),
        defending=force_at_sites(p) + force_on_boards(p) if p.war else 0,
        plans=tuple(p.plans),
        offer=tuple(p.offer),
        contracts=tuple(p.contracts),
        modifiers=tuple(p.modifiers),
    )


def shown(p: Oath, pile: list[int], seat: Seat) -> list[int]:
    """A pile as a seat knows it: cards, and of those it has not seen the back, as -1 - back."""
    return [slot if slot == EMPTY else p.cards.shown([slot], seat)[0] for slot in pile]


def seen_in_deck(p: Oath, seat: Seat) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What a seat has seen of the world deck, from the top down: what lies on top, and what the Cracked Horn buried."""
    known = [card >= 0 and p.cards.knows(seat, card) for card in reversed(p.world)]
    top = known.index(False) if False in known else len(known)
    cards = p.world[::-1]
    return tuple(cards[:top]), tuple(card for card, is_known in zip(cards[top:], known[top:], strict=True) if is_known)


def top_backs(p: Oath) -> tuple[int, ...]:
    backs: list[int] = []
    for card in reversed(p.world):
        back = p.cards.home[card] if card >= 0 else bag_of(card)
        if back >= UPPER_LAYER or len(backs) == MOST_LOOKED_AT:
            break
        backs.append(back)
    return tuple(backs)


def site_view(p: Oath, slot: int, seat: Seat) -> SiteView:
    site = shown(p, p.pile(MAP)[slot : slot + 1], seat)[0]
    ground = p.pile(GROUND)[2 * slot : 2 * slot + 2]
    ruler = ruling_colour(p, slot)
    return SiteView(
        site=site if site >= 0 else None,
        is_up=p.is_up[slot],
        cards=tuple(card for card in p.at[3 * slot : 3 * slot + 3] if card != EMPTY),
        relics=tuple(None if relic == EMPTY else relic for relic in shown(p, ground, seat)),
        favor=p.site_favor[slot],
        secrets=p.site_secrets[slot],
        warbands=p.garrison[slot],
        colour=p.flag[slot] if p.flag[slot] >= 0 else None,
        ruler=ruler if ruler >= 0 else None,
    )


def player_view(p: Oath, player: Seat, seat: Seat) -> PlayerView:
    return PlayerView(
        is_citizen=p.citizens >> player & 1 == 1,
        pawn=p.pawn[player],
        favor=p.favor[player],
        secrets=p.secrets[player],
        facedown_secrets=p.flipped[player],
        supply=p.supply[player],
        warbands=p.board[player],
        bank=p.barracks[player],
        caged=p.caged[player],
        advisers=tuple(p.advisers[player]),
        facedown=tuple(shown(p, p.pile(FACEDOWN_OF + player), seat)),
        vision=p.vision[player] if p.vision[player] != EMPTY else None,
        relics=tuple(relic for relic, held_by in enumerate(p.holder) if held_by == player),
    )
