"""The hooks that are about a deed: actions, what is played, modifiers of major actions, and what follows them."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import Move, Seat
from ludotek.games.oath.agenda import NONE
from ludotek.games.oath.marks import NOBODY
from ludotek.games.oath.rules import Oath

NOTHING_MORE: Final = (NOBODY, NOBODY, NOBODY)


class Deeds:
    """What a card does for whoever uses it, and what it changes about a deed. Every method is a hook."""

    card: int

    # Actions, When Played, Rest.

    def can_act(self, game: Oath, seat: Seat) -> bool:
        """Whether an action would do anything; its cost is the rules' affair."""
        return True

    def act(self, game: Oath, seat: Seat) -> None: ...

    def played(self, game: Oath, seat: Seat, slot: int) -> None:
        """When Played; the slot is NOBODY's for an adviser."""

    def can_rest(self, game: Oath, seat: Seat) -> bool:
        return True

    def rest(self, game: Oath, seat: Seat) -> None: ...

    def once(self, game: Oath, seat: Seat) -> None:
        """Of a Vision that is played like an adviser, and leaves the game."""

    # A question of its own: `ask(game, seat, self)` puts it; its note is whatever the card wants to remember.

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        return NONE

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None: ...

    def about(self, game: Oath, seat: Seat, note: int) -> tuple[int, Seat, int]:
        """What the question is about, where its words do not say: a slot, a seat, a number; NOBODY's for none."""
        return NOTHING_MORE

    def is_open(self, game: Oath, move: Move) -> bool:
        """Whether everyone hears the answer as it is given; no, where what follows says the same."""
        return True

    # Modifiers of major actions. Those that have to be declared say of which.

    def search(self, game: Oath, seat: Seat) -> bool:
        """Whether it may be declared for a Search now."""
        return False

    def travel(self, game: Oath, seat: Seat) -> bool:
        return False

    def recover(self, game: Oath, seat: Seat) -> bool:
        return False

    def trade(self, game: Oath, seat: Seat) -> bool:
        return False

    def declared(self, game: Oath, seat: Seat) -> None:
        """It was declared and its cost is paid; the action is still to be chosen."""

    # What declared modifiers change; and the site where a player stands, how many cards it draws.

    def reaches(self, game: Oath, seat: Seat, move: Move, is_near: bool) -> bool:
        """Whether a Search may be of the world deck, or of a discard pile; as it is, it may be of what is near."""
        return is_near

    def draws(self, game: Oath, seat: Seat, cards: int) -> int:
        return cards

    def travel_supply(self, game: Oath, seat: Seat, to: int, supply: int) -> int:
        return supply

    def ignores_sites(self, game: Oath, seat: Seat, to: int) -> bool:
        """Whether site powers count nothing on this journey, which is then free."""
        return False

    def lent_secrets(self, game: Oath, seat: Seat) -> int:
        """Secrets of the bank that count when the Darkest Secret is recovered."""
        return 0

    def search_supply(self, game: Oath, seat: Seat, move: Move, supply: int) -> int:
        return supply

    def draws_below(self, game: Oath) -> bool:
        """Whether cards are drawn from underneath."""
        return False

    def keeps(self, game: Oath, seat: Seat, cards: int) -> int:
        """How many of the drawn cards may be played; of several, one at least to a site."""
        return cards

    def kept(self, game: Oath, seat: Seat, card: int) -> None:
        """Which card of a Search is kept."""

    def after_search(self, game: Oath, seat: Seat) -> None:
        """A Search for which it was declared is over."""

    # Modifiers that cannot harm are always in force (ruling O11): they fold a number; so does the site of a Muster.

    def muster_supply(self, game: Oath, seat: Seat, on: int, supply: int) -> int:
        return supply

    def muster_anywhere(self, game: Oath, seat: Seat) -> bool:
        """Whether a card that carries tokens will do."""
        return False

    def muster_yield(self, game: Oath, seat: Seat, on: int, warbands: int) -> int:
        return warbands

    def trade_supply(self, game: Oath, seat: Seat, on: int, supply: int) -> int:
        return supply

    def plays_afar(self, game: Oath, seat: Seat, played: int) -> bool:
        """Whether a card may be played to any site with room."""
        return False

    def trades_as(self, game: Oath, suit: int) -> bool:
        """Whether an adviser counts as one of this suit in a Trade, besides its own."""
        return False

    def trade_secrets(self, game: Oath, seat: Seat, on: int, secrets: int) -> int:
        return secrets

    def trade_favor(self, game: Oath, seat: Seat, on: int, favor: int) -> int:
        return favor

    def trades_at(self, game: Oath, seat: Seat, slot: int) -> bool:
        """Whether a Trade may be with the cards of another site."""
        return False

    def musters_with_secrets(self, game: Oath, seat: Seat) -> bool:
        """Whether a secret is placed in a Muster, and no favor."""
        return False

    def may_muster(self, game: Oath, seat: Seat, on: int) -> bool:
        return True

    # What follows a deed of whoever has the card.

    def after_draw(self, game: Oath, seat: Seat) -> None:
        """Cards were drawn in a Search, or a facedown adviser was taken up as if it had been."""

    def replaces_favor(self, game: Oath, seat: Seat, played: int) -> bool:
        """A card was played to a site: whether something else comes of it than a favor; the power sees to that."""
        return False

    def after_play(self, game: Oath, seat: Seat, played: int) -> None:
        """A freshly drawn card was played faceup."""

    def after_faceup(self, game: Oath, seat: Seat, played: int) -> None:
        """A denizen was played faceup, drawn just now or not."""

    def after_travel(self, game: Oath, seat: Seat) -> None:
        """A player with this adviser or relic has arrived, or it lies at the site where one has."""

    def after_muster(self, game: Oath, seat: Seat) -> None: ...

    def after_recover(self, game: Oath, holder: Seat, seat: Seat, banner: int, placed: int) -> None:
        """A relic, where the banner is NOBODY's, or a banner for so much; by its holder, or by somebody else."""

    # What an adviser does after a deed of somebody else's.

    def hears_play(self, game: Oath, holder: Seat, seat: Seat, played: int) -> None:
        """Another player has played a denizen faceup, or revealed a Vision."""
