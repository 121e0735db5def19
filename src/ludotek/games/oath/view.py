"""What one seat may see of a game of Oath."""

from __future__ import annotations

from enum import IntEnum

from ludotek.core.options import View
from ludotek.core.position import Seat
from ludotek.games.oath.campaign import Campaign
from ludotek.games.oath.marks import EMPTY, FACEDOWN_OF, GROUND, HAND, MAP, NOBODY, RELIQUARY, UPPER_LAYER
from ludotek.games.oath.pile import bag_of
from ludotek.games.oath.questions import About, about, asking_card, question_of
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.battle import force_at_sites, force_on_boards
from ludotek.games.oath.steps.realm import ruling_colour

MOST_LOOKED_AT = 3  # cards of the world deck, by any power


class War(IntEnum):
    """The places of a campaign as clients read it."""

    ATTACKER = 0
    DEFENDER = 1
    TARGET_SITES = 2
    TARGET_RELICS = 3
    TARGET_BANNERS = 4
    TARGET_PAWN = 5
    ATTACK_DICE = 6
    DEFENSE_DICE = 7
    ALLIES = 8
    SHIELDS = 9
    DOUBLINGS = 10
    HOLLOW_SWORDS = 11
    SWORDS = 12
    SKULLS = 13
    IGNORED = 14  # a mask: see `uncounted`
    SPARED = 15
    SLAIN_ATTACKERS = 16
    SLAIN_DEFENDERS = 17
    WINNER = 18
    DEFENSE = 19
    SACRIFICED = 20
    TARGET_GROUND = 21


class PlayerView(View, frozen=True, kw_only=True):
    """A player's board and what lies around it, §11-§13 and §123."""

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
    following: int | None = None  # another's Vision, or its own, on which it has a warband
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
    ruler: int | None  # a colour, even where only bandits of its own stand; None for bandits of their own


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
    dispossessed: tuple[int, ...]  # in no order: those that this seat knows, and of the others their back
    hand: tuple[int, ...]
    reliquary: tuple[int | None, ...]
    relic_deck: int
    banks: tuple[int, ...]
    banners: tuple[Seat | None, ...]
    tokens: tuple[int, ...]
    is_mob: bool
    favor_on: dict[str, int]
    secrets_on: dict[str, int]
    war: tuple[int, ...]  # the campaign under way, by places (`War`); empty in peace
    defending: int  # warbands that count for the defense of a campaign
    plans: tuple[int, ...]  # three numbers each: card, user, side
    offer: tuple[int, ...]
    contracts: tuple[int, ...]  # nine numbers each (`steps.contract`): who owes whom, what, how much, when, or else
    deal: int  # the number of the latest deal at the Tribunal; contracts say of which they are
    modifiers: tuple[int, ...]


def view(game: Oath, seat: Seat) -> OathView:
    """Public facts, and of hidden cards those that this seat has seen; §208 and §209."""
    known_deck, buried = seen_in_deck(game, seat)
    return OathView(
        round=game.round,
        turn=game.turn,
        asked=game.asked if game.asked >= 0 else None,
        question=question_of(game),
        asking=asking_card(game),
        about=about(game),
        oath=game.oath,
        keeper=game.keeper,
        is_usurper=game.is_usurper,
        visions_drawn=game.visions_drawn,
        sites=tuple(site_view(game, slot, seat) for slot in range(len(game.map))),
        players=tuple(player_view(game, player, seat) for player in range(game.players)),
        top_backs=top_backs(game),
        discards=tuple(tuple(shown(game, pile, seat)) for pile in game.discards),
        known_deck=known_deck,
        buried=buried,
        dispossessed=tuple(sorted((max(card, -1) for card in shown(game, game.dispossessed, seat)), reverse=True)),
        hand=tuple(shown(game, game.pile(HAND), seat)),
        reliquary=tuple(None if slot == EMPTY else slot for slot in shown(game, game.pile(RELIQUARY), seat)),
        relic_deck=len(game.relic_deck),
        banks=tuple(game.banks),
        banners=tuple(held_by if held_by >= 0 else None for held_by in game.banner),
        tokens=tuple(game.tokens),
        is_mob=game.is_mob,
        favor_on={str(card): favor for card, favor in enumerate(game.favor_on) if favor},
        secrets_on={str(card): secrets for card, secrets in enumerate(game.secrets_on) if secrets},
        war=war_in_numbers(game.campaign),
        defending=force_at_sites(game) + force_on_boards(game) if game.campaign.is_under_way else 0,
        plans=plans_in_numbers(game.campaign),
        offer=tuple(game.offer),
        contracts=tuple(game.contracts),
        deal=game.deal,
        modifiers=tuple(game.modifiers),
    )


def war_in_numbers(campaign: Campaign) -> tuple[int, ...]:
    """A campaign, in the order of `War`."""
    if not campaign.is_under_way:
        return ()
    return (
        campaign.attacker,
        campaign.defender,
        campaign.target_sites,
        campaign.target_relics,
        campaign.target_banners,
        int(campaign.target_pawn),
        campaign.attack_dice,
        campaign.defense_dice,
        campaign.allies,
        campaign.shields,
        campaign.doublings,
        campaign.hollow_swords,
        campaign.swords,
        campaign.skulls,
        uncounted(campaign),
        campaign.spared,
        *campaign.slain,
        campaign.winner,
        campaign.defense,
        campaign.sacrificed,
        campaign.target_ground,
    )


def uncounted(campaign: Campaign) -> int:
    """A mask of what counts nothing in a roll: skulls, single shields, hollow swords, double swords, double shields."""
    faces = (
        campaign.without_skulls,
        campaign.without_single_shields,
        campaign.without_hollow_swords,
        campaign.without_double_swords,
        campaign.without_double_shields,
    )
    return sum(1 << bit for bit, is_uncounted in enumerate(faces) if is_uncounted)


def plans_in_numbers(campaign: Campaign) -> tuple[int, ...]:
    used = zip(campaign.plans, campaign.users, campaign.sides, strict=True)
    return tuple(number for plan in used for number in plan)


def shown(game: Oath, pile: list[int], seat: Seat) -> list[int]:
    """A pile as a seat knows it: cards, and of those it has not seen the back, as -1 - back."""
    return [slot if slot == EMPTY else game.cards.shown([slot], seat)[0] for slot in pile]


def seen_in_deck(game: Oath, seat: Seat) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What a seat has seen of the world deck, from the top down: what lies on top, and what was buried."""
    known = [card >= 0 and game.cards.knows(seat, card) for card in reversed(game.world)]
    top = known.index(False) if False in known else len(known)
    cards = game.world[::-1]
    return tuple(cards[:top]), tuple(card for card, is_known in zip(cards[top:], known[top:], strict=True) if is_known)


def top_backs(game: Oath) -> tuple[int, ...]:
    backs: list[int] = []
    for card in reversed(game.world):
        back = game.cards.home[card] if card >= 0 else bag_of(card)
        if back >= UPPER_LAYER or len(backs) == MOST_LOOKED_AT:
            break
        backs.append(back)
    return tuple(backs)


def site_view(game: Oath, slot: int, seat: Seat) -> SiteView:
    site = shown(game, game.pile(MAP)[slot : slot + 1], seat)[0]
    ground = game.pile(GROUND)[2 * slot : 2 * slot + 2]
    ruler = ruling_colour(game, slot)
    return SiteView(
        site=site if site >= 0 else None,
        is_up=game.is_up[slot],
        cards=tuple(card for card in game.at[3 * slot : 3 * slot + 3] if card != EMPTY),
        relics=tuple(None if relic == EMPTY else relic for relic in shown(game, ground, seat)),
        favor=game.site_favor[slot],
        secrets=game.site_secrets[slot],
        warbands=game.garrison[slot],
        colour=game.flag[slot] if game.flag[slot] >= 0 else None,
        ruler=ruler if ruler >= 0 else None,
    )


def pawn_of(game: Oath, player: Seat) -> int:
    """Where a pawn stands, though its player may attack as though it stood elsewhere."""
    campaign = game.campaign
    return campaign.stands if player == campaign.attacker and campaign.stands != NOBODY else game.pawn[player]


def player_view(game: Oath, player: Seat, seat: Seat) -> PlayerView:
    """What stands on a player's board, §11, and what lies around it."""
    return PlayerView(
        is_citizen=game.citizens >> player & 1 == 1,
        pawn=pawn_of(game, player),
        favor=game.favor[player],
        secrets=game.secrets[player],
        facedown_secrets=game.flipped[player],
        supply=game.supply[player],
        warbands=game.board[player],
        bank=game.barracks[player],
        caged=game.caged[player],
        advisers=tuple(game.advisers[player]),
        facedown=tuple(shown(game, game.pile(FACEDOWN_OF + player), seat)),
        vision=game.vision[player] if game.vision[player] != EMPTY else None,
        following=game.following[player] if game.following[player] != EMPTY else None,
        relics=tuple(relic for relic, held_by in enumerate(game.holder) if held_by == player),  # §123
    )


def holdings(view: OathView, seat: Seat) -> dict[str, object]:
    """What is a seat's own."""
    player = view.players[seat]
    return {
        "pawn": player.pawn,
        "favor": player.favor,
        "secrets": (player.secrets, player.facedown_secrets),
        "supply": player.supply,
        "warbands": (player.warbands, player.caged),
        "advisers": (player.advisers, player.facedown),
        "vision": player.vision,
        "relics": player.relics,
        "banners": [banner for banner, held_by in enumerate(view.banners) if held_by == seat],
        "sites": [(slot, site.warbands) for slot, site in enumerate(view.sites) if site.ruler == seat],
        "standing": player.is_citizen,
        "title": (view.keeper == seat, view.keeper == seat and view.is_usurper),
    }
