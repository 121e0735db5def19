"""What a card may do to the rules: a card overrides the hooks its text mentions, and no others.

Which hooks a card has is found when it is put into `POWERS`; the rules ask only those.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotek.core.position import Move, Seat
from ludotek.games.oath.agenda import Step, step
from ludotek.games.oath.cards.deeds import Deeds
from ludotek.games.oath.cards.hooks import HOOK_NAMES
from ludotek.games.oath.catalogue import CARDS, RELIC, SITE, card
from ludotek.games.oath.marks import NOBODY
from ludotek.games.oath.rules import Oath


class Power(Deeds):
    """One card's power, without state of its own. Every method is a hook, and so is each of its deeds."""

    # Battle plans; a side is ATTACKER or DEFENDER.

    def can_plan(self, game: Oath, seat: Seat, side: int) -> bool:
        return True

    def plan(self, game: Oath, seat: Seat, side: int) -> None:
        """What happens at once when the plan is used."""

    def victorious(self, game: Oath, seat: Seat, side: int) -> None:
        """Its user's side has won."""

    def defeated(self, game: Oath, seat: Seat, side: int) -> None:
        """Its user's side has lost; before losses are taken."""

    def is_sole(self, game: Oath) -> bool:
        """Whether its side may use no other plan; not called: having it is the answer."""
        return False

    def tends(self, game: Oath, seat: Seat, side: int) -> None:
        """Losses are taken and targets too; its user's side may have won or lost."""

    def before_leaving(self, game: Oath, seat: Seat, side: int) -> None:
        """Plans are about to be discarded."""

    def leaves(self, game: Oath, seat: Seat, side: int) -> bool:
        """Whether the card is discarded when the campaign is over."""
        return False

    def afterwards(self, game: Oath, seat: Seat, side: int) -> None:
        """After everything else, if its user's side has won."""

    # What persists.

    def bars_plan(self, game: Oath, holder: Seat, plan: int) -> bool:
        """Whether opponents of its holder may not use this plan."""
        return False

    def bars_facedown(self, game: Oath, seat: Seat) -> bool:
        """Whether a player may have no new facedown advisers."""
        return False

    def bars_vision(self, game: Oath, seat: Seat, vision: int) -> bool:
        """Whether a player may not reveal a Vision where it stands."""
        return False

    def bars_dealing(self, game: Oath, seat: Seat, on: int) -> bool:
        """Whether a player may neither muster on a card nor trade with it."""
        return False

    def stays_citizen(self, game: Oath) -> bool:
        """Whether a Citizen with this adviser cannot be exiled, which having it answers."""
        return False

    def more_bandits(self, game: Oath) -> int:
        """How many more there are at each site."""
        return 0

    # Room: beside a player, and at a site.

    def adviser_limit(self, game: Oath, limit: int) -> int:
        """How many advisers may sit with this one."""
        return limit

    def seats_freely(self, game: Oath, adviser: int) -> bool:
        """Whether an adviser beside this one takes no place."""
        return False

    def ignores_limit(self, game: Oath) -> bool:
        """Whether it becomes an adviser however many there are, which having it answers."""
        return False

    def counts_twice(self, game: Oath) -> bool:
        """Whether it is two advisers of its suit in one place, which having it answers."""
        return False

    def sweeps(self, game: Oath, seat: Seat, slot: int) -> None:
        """It is played where there need be no room: all cards leave, and all can."""

    def site_room(self, game: Oath, room: int) -> int:
        """How many cards its site holds."""
        return room

    # What persists at a site, whoever stands where. Those that say no more than yes are not called.

    def tolls(self, game: Oath, seat: Seat, deed: int, at: int) -> bool:
        """Whether a player must give the card's ruler a favor to do something at a site (`steps.toll`)."""
        return False

    def departed(self, game: Oath, seat: Seat, here: int) -> None:
        """A player leaves a site, by its own will or another's."""

    def serves_all(self, game: Oath) -> bool:
        """Whether everybody may use it, from anywhere."""
        return False

    def breaks_spells(self, game: Oath) -> bool:
        """Whether enemies of its ruler can use no power that takes a secret."""
        return False

    # What an adviser forbids its player, and everybody else.

    def guards(self, game: Oath, taker: Seat, thing: int) -> bool:
        """Whether a player may neither target nor take a relic or, as -1 and -2, a banner.

        It is asked of the owner's advisers, and of cards at sites whoever owns it.
        """
        return False

    def seals(self, game: Oath) -> bool:
        """Whether what lies at its player's sites is locked for enemies."""
        return False

    def bars_recovery(self, game: Oath, banner: int) -> bool:
        return False

    def bars_visions(self, game: Oath) -> bool:
        """Whether its player may reveal none."""
        return False

    def keeps_secrets(self, game: Oath) -> bool:
        """Whether its player may give none away."""
        return False

    def purse(self, game: Oath) -> int:
        """The bank in which all favor of its player lies."""
        return NOBODY

    def inherits(self, game: Oath) -> bool:
        """Whether favor that a player burns comes to its player instead."""
        return False

    # What others do, of which an adviser hears.

    def title_passed(self, game: Oath, holder: Seat, to: Seat) -> None: ...

    def relics_taken(self, game: Oath, holder: Seat, taker: Seat, relics: int) -> None:
        """Somebody else has taken relics, a mask, and was not given them."""

    # Edifices, and whatever else lies at a site, faceup: they are asked about everybody.

    def bars_target(self, game: Oath, banner: int) -> bool:
        """Whether nobody may target a banner."""
        return False

    def stirs_mob(self, game: Oath) -> bool:
        """Whether a People's Favor that is recovered shows the Mob; having it is the answer."""
        return False

    def bars_play(self, game: Oath, seat: Seat, played: int) -> bool:
        """Whether a player may not play a card faceup."""
        return False

    def rolled_end(self, game: Oath, face: int) -> bool:
        """The end die was rolled: whether somebody is asked to change it; the power goes on from there."""
        return False

    def shelters(self, game: Oath, slot: int) -> bool:
        """Whether the Chronicle keeps a site."""
        return False

    # Campaigns of others, or against somebody.

    def plan_favor(self, game: Oath, holder: Seat) -> int:
        """Favor that a plan of its holder's opponents burns besides its cost."""
        return 0

    def plan_secrets(self, game: Oath, holder: Seat) -> int:
        """Secrets that a plan of its holder's opponents places besides its cost."""
        return 0

    def hushes(self, game: Oath) -> bool:
        """Whether an attacker who targets the site where it lies has no plans; not called: having it is the answer."""
        return False

    def fortifies(self, game: Oath, sites: int, relics: int) -> int:
        """Defense dice more for so many targeted sites and relics of whoever rules it."""
        return 0

    def evens_targets(self, game: Oath) -> bool:
        """Whether targets against its holder must add an even number of dice; not called, as above."""
        return False

    def bars_campaign(self, game: Oath) -> bool:
        """Whether its holder may not campaign; not called, as above."""
        return False

    def bars_sacrifice(self, game: Oath) -> bool:
        """Whether nobody sacrifices warbands in an attack on its holder's side; not called, as above."""
        return False

    def sites_join(self, game: Oath) -> bool:
        """Whether warbands at sites that its holder rules join its attacks; not called, as above."""
        return False

    def bars_leaving(self, game: Oath, holder: Seat) -> bool:
        """Whether its holder may not travel from where it stands, nor be made to."""
        return False

    def rerolls(self, game: Oath) -> bool:
        """Whether whoever rules it may roll again, for its cost; not called, as above."""
        return False

    def hears_of_campaign(self, game: Oath, holder: Seat, attacker: Seat, defender: Seat) -> None:
        """Somebody else's campaign is over."""

    def strikes_back(self, game: Oath, holder: Seat, attacker: Seat) -> None:
        """Somebody else's campaign is over, and everybody has heard of it."""

    # Relics, while somebody holds them.

    def bandit_colour(self, game: Oath, holder: Seat) -> int:
        """Under which colour bandits stand."""
        return NOBODY

    def rules_card(self, game: Oath, holder: Seat, seat: Seat, denizen: int, slot: int, is_ruled: bool) -> bool:
        """Whether a player rules a card at a site; as it is, rule of it goes with the site."""
        return is_ruled

    def shields(self, game: Oath, holder: Seat, relic: int) -> bool:
        """Whether nobody else may target or take a relic of its holder's, or with NOBODY a banner."""
        return False

    def defense_dice(self, game: Oath, holder: Seat) -> int:
        """Dice that its holder defends with besides."""
        return 0

    def bars_stationing(self, game: Oath, holder: Seat) -> bool:
        """Whether its holder may put no warbands onto sites."""
        return False

    def taken(self, game: Oath, seat: Seat) -> None:
        """A player has taken it, and was not given it."""

    def buried(self, game: Oath) -> None:
        """It has left whoever held it, and lies under the relic deck."""

    # Sites, while they lie faceup. Those that say no more than yes are not called: having them is the answer.

    def attack_dice(self, game: Oath) -> int:
        """How many more there are, or fewer, where anything here is a target."""
        return 0

    def is_gate(self, game: Oath) -> bool:
        """Whether nobody may come into its region elsewhere."""
        return False

    def parting_supply(self, game: Oath, supply: int) -> int:
        """What a journey from here costs."""
        return supply

    def makes_room(self, game: Oath) -> bool:
        """Whether a card may be discarded here before another comes; of a denizen: wherever its user plays one."""
        return False

    def has_tunnels(self, game: Oath) -> bool:
        """Whether a secret turned facedown leads from here to anywhere."""
        return False

    def hears_deals(self, game: Oath) -> bool:
        """Whether contracts are made here."""
        return False

    def leads_away(self, game: Oath) -> bool:
        """Whether an enemy who rules it says where a traveller goes from here, past everything."""
        return False

    def is_hidden(self, game: Oath) -> bool:
        """Whether a secret must be turned facedown to come here, or to target anything here."""
        return False


POWERS: Final[list[Power]] = [Power() for _ in range(CARDS)]  # idle, until a card takes its place
HOOKS: Final = vec[i64]([0] * CARDS)  # by card: a mask
RELICS_WITH: Final[dict[int, list[int]]] = {hook: [] for hook in HOOK_NAMES}  # by hook: relics, from 0


class Ask(Step):
    """A card asks; without choices there is nothing to ask."""

    def begin(self, game: Oath, seat: Seat, card: int, note: int) -> bool:
        return bool(POWERS[card].choices(game, seat, note))

    def moves(self, game: Oath, seat: Seat, card: int, note: int) -> list[Move]:
        return POWERS[card].choices(game, seat, note)

    def answer(self, game: Oath, seat: Seat, move: Move, card: int, note: int) -> None:
        POWERS[card].chosen(game, seat, move, note)

    def is_open(self, game: Oath, move: Move) -> bool:
        return POWERS[game.first].is_open(game, move)


ASK: Final = step(Ask())


def ask(game: Oath, seat: Seat, power: Power, note: int = 0) -> None:
    game.then(ASK, seat, power.card, note)


def add(id: str, power: Power) -> int:
    """Put a card's power in its place; the number of the card."""
    number = card(id)
    power.card = number
    POWERS[number] = power
    HOOKS[number] = hooks_of(power)
    if RELIC <= number < SITE:
        note_relic(number - RELIC)
    return number


def note_relic(relic: int) -> None:
    """Put a relic into the lists of its hooks, which the rules look through."""
    for hook, relics in RELICS_WITH.items():
        if relic in relics:
            relics.remove(relic)
        if HOOKS[RELIC + relic] & hook:
            relics.append(relic)


def hooks_of(power: Power) -> int:
    """Which hooks a power has overridden."""
    mask = 0
    for bit, names in HOOK_NAMES.items():
        for name in names:
            if getattr(type(power), name) is not getattr(Power, name):
                mask |= bit
    return mask


def works(number: int) -> bool:
    """Whether a card does anything."""
    return HOOKS[number] != 0
