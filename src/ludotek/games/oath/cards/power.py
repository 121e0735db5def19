"""What a card may do to the rules: a card overrides the hooks its text mentions, and no others.

Which hooks a card has is found when it is put into `POWERS`; the rules ask only those.
"""

from __future__ import annotations

from typing import Final

from ludotek.core.position import Move, Seat
from ludotek.games.oath.agenda import NONE, Step, step
from ludotek.games.oath.catalogue import SITE, card
from ludotek.games.oath.rules import Oath


class Power:
    """One card's power, without state of its own. Every method is a hook."""

    card: int

    # Actions, When Played, Rest.

    def can_act(self, p: Oath, seat: Seat) -> bool:
        """Whether an action would do anything; its cost is the rules' affair."""
        return True

    def act(self, p: Oath, seat: Seat) -> None: ...

    def played(self, p: Oath, seat: Seat, slot: int) -> None:
        """When Played; the slot is NOBODY's for an adviser."""

    def can_rest(self, p: Oath, seat: Seat) -> bool:
        return True

    def rest(self, p: Oath, seat: Seat) -> None: ...

    # A question of its own: `ask(p, seat, self)` puts it; `b` is whatever the card wants to remember.

    def choices(self, p: Oath, seat: Seat, b: int) -> list[Move]:
        return NONE

    def chosen(self, p: Oath, seat: Seat, move: Move, b: int) -> None: ...

    def is_open(self, p: Oath, move: Move) -> bool:
        """Whether everyone hears the answer as it is given; no, where what follows says the same."""
        return True

    # Modifiers of major actions. Those that have to be declared say of which.

    def search(self, p: Oath, seat: Seat) -> bool:
        """Whether it may be declared for a Search now."""
        return False

    def travel(self, p: Oath, seat: Seat) -> bool:
        return False

    def recover(self, p: Oath, seat: Seat) -> bool:
        return False

    # Modifiers that cannot harm are always in force (ruling O11): they fold a number.

    def muster_supply(self, p: Oath, seat: Seat, on: int, supply: int) -> int:
        return supply

    def muster_anywhere(self, p: Oath, seat: Seat) -> bool:
        """Whether a card that carries tokens will do."""
        return False

    def muster_yield(self, p: Oath, seat: Seat, on: int, warbands: int) -> int:
        return warbands

    def trade_supply(self, p: Oath, seat: Seat, on: int, supply: int) -> int:
        return supply

    def trade_match(self, p: Oath, seat: Seat, on: int, matches: int) -> int:
        return matches

    def trade_secrets(self, p: Oath, seat: Seat, on: int, secrets: int) -> int:
        return secrets

    def travel_supply(self, p: Oath, seat: Seat, to: int, supply: int) -> int:
        """Asked of declared modifiers alone."""
        return supply

    def ignores_sites(self, p: Oath, seat: Seat, to: int) -> bool:
        """Asked of declared modifiers alone: whether site powers count nothing on this journey."""
        return False

    def search_supply(self, p: Oath, seat: Seat, move: Move, supply: int) -> int:
        """Asked of declared modifiers alone; the move says what is searched."""
        return supply

    def draws(self, p: Oath, seat: Seat, cards: int) -> int:
        """Asked of declared modifiers alone."""
        return cards

    def after_play(self, p: Oath, seat: Seat, played: int) -> None:
        """A freshly drawn card was played faceup."""

    def after_travel(self, p: Oath, seat: Seat) -> None: ...

    # Battle plans; a side is ATTACKER or DEFENDER.

    def can_plan(self, p: Oath, seat: Seat, side: int) -> bool:
        return True

    def plan(self, p: Oath, seat: Seat, side: int) -> None:
        """What happens at once when the plan is used."""

    def roll(self, p: Oath, seat: Seat, side: int, what: int, amount: int) -> int:
        """What a rolled face counts: so many of HOLLOW, SWORDS, SKULLS, SHIELDS or DOUBLINGS; SACRIFICED, a warband."""
        return amount

    def victorious(self, p: Oath, seat: Seat, side: int) -> None:
        """Its user's side has won."""

    def defeated(self, p: Oath, seat: Seat, side: int) -> None:
        """Its user's side has lost; before losses are taken."""

    def leaves(self, p: Oath, seat: Seat, side: int) -> bool:
        """Whether the card is discarded when the campaign is over."""
        return False

    def afterwards(self, p: Oath, seat: Seat, side: int) -> None:
        """After everything else, if its user's side has won."""

    # What persists.

    def bars_plan(self, p: Oath, holder: Seat, plan: int) -> bool:
        """Whether opponents of its holder may not use this plan."""
        return False

    # What persists wherever the card lies faceup; its holder is whoever rules it, NOBODY where bandits do.

    def forbids(self, p: Oath, holder: Seat, seat: Seat, move: Move) -> bool:
        """Whether a player may not do what it would be offered: in the Act menu, or at the question of `p.step`."""
        return False

    def surcharge(self, p: Oath, holder: Seat, seat: Seat, card: int, what: int) -> int:
        """What a player pays for a card's power besides its cost: more favor to burn, or more secrets to place."""
        return 0

    # Reactions: the card may ask anybody now, and begin whatever it likes.

    def after_deed(self, p: Oath, holder: Seat, seat: Seat, move: Move) -> None:
        """A player has done something in its Act Phase."""

    def after_playing(self, p: Oath, holder: Seat, seat: Seat, card: int) -> None:
        """A player has played a denizen or a Vision faceup; its own When Played is still to come."""

    def after_taking(self, p: Oath, holder: Seat, seat: Seat, relic: int) -> None:
        """A player has taken a relic."""

    def after_roll(self, p: Oath, holder: Seat, seat: Seat, side: int) -> None:
        """A side's dice have all fallen in the campaign of a seat; nothing has come of them but what skulls do."""

    # What happens instead, and how much.

    def instead(self, p: Oath, holder: Seat, seat: Seat, what: int, amount: int) -> int:
        """How much of what befalls a player goes its usual way; the card sees to the rest itself."""
        return amount

    def defense_dice(self, p: Oath, holder: Seat, dice: int) -> int:
        """How many dice the targets of a campaign and the title give its defender."""
        return dice

    def losses(self, p: Oath, holder: Seat, side: int, dead: int) -> int:
        """How many of a beaten side die."""
        return dead

    def adviser_limit(self, p: Oath, holder: Seat, seat: Seat, limit: int) -> int:
        return limit


ACTS: Final = 1
PLAYS: Final = 2
RESTS: Final = 4
SEARCHES: Final = 8
TRAVELS: Final = 16
RECOVERS: Final = 32
MUSTERS: Final = 64
TRADES: Final = 128
AFTER_PLAY: Final = 256
AFTER_TRAVEL: Final = 512
PLANS: Final = 1024
BARS: Final = 2048
FORBIDS: Final = 4096
REACTS: Final = 8192
LOSSES: Final = 16384
LIMITS: Final = 32768
ROLLS: Final = 65536
REPLACES: Final = 131072
DEFENDS: Final = 262144
CHARGES: Final = 524288
HOOK_NAMES: Final = {
    ACTS: ("act",),
    PLAYS: ("played",),
    RESTS: ("rest",),
    SEARCHES: ("search",),
    TRAVELS: ("travel",),
    RECOVERS: ("recover",),
    MUSTERS: ("muster_supply", "muster_anywhere", "muster_yield"),
    TRADES: ("trade_supply", "trade_match", "trade_secrets"),
    AFTER_PLAY: ("after_play",),
    AFTER_TRAVEL: ("after_travel",),
    PLANS: ("plan", "roll", "victorious", "defeated", "leaves", "afterwards"),
    BARS: ("bars_plan",),
    FORBIDS: ("forbids",),
    REACTS: ("after_deed", "after_playing", "after_taking", "after_roll"),
    LOSSES: ("losses",),
    LIMITS: ("adviser_limit",),
    ROLLS: ("roll",),
    REPLACES: ("instead",),
    DEFENDS: ("defense_dice",),
    CHARGES: ("surcharge",),
}

# What a power may cost besides (`surcharge`).
TO_BURN: Final = 0  # favor
TO_PLACE: Final = 1  # secrets

# What may go another way than usual (`instead`).
BURNING: Final = 0  # favor of a player that goes to the shared bank
DYING: Final = 1  # warbands of a player's colour that go to their bank
GAINING: Final = 2  # favor of a bank that goes to a player's board
LEAVING: Final = 3  # a plan that is discarded after a campaign; the amount is its card, or EMPTY if it stays

POWERS: Final[list[Power]] = [Power() for _ in range(SITE)]  # inert, until a card takes its place
HOOKS: Final[list[int]] = [0] * SITE  # by card: a mask
SOME: Final[list[int]] = [0]  # a mask of the hooks that any card has: nothing else is looked for


class Ask(Step):
    """A card (`a`) asks; without choices there is nothing to ask."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        return bool(POWERS[a].choices(p, seat, b))

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        return POWERS[a].choices(p, seat, b)

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        POWERS[a].chosen(p, seat, move, b)

    def is_open(self, p: Oath, move: Move) -> bool:
        return POWERS[p.a].is_open(p, move)


ASK: Final = step(Ask())


def ask(p: Oath, seat: Seat, power: Power, b: int = 0) -> None:
    p.then(ASK, seat, power.card, b)


def add(id: str, power: Power) -> int:
    """Put a card's power in its place; the number of the card."""
    number = card(id)
    power.card = number
    POWERS[number] = power
    HOOKS[number] = hooks_of(power)
    SOME[0] |= HOOKS[number]
    return number


def hooks_of(power: Power) -> int:
    """Which hooks a power has overridden."""
    mask = 0
    for bit, names in HOOK_NAMES.items():
        for name in names:
            if getattr(type(power), name) is not getattr(Power, name):
                mask |= bit
    return mask


def works(number: int) -> bool:
    """Whether a card does anything; most of the archive is inert."""
    return HOOKS[number] != 0
