"""What comes of a card that was played: homelands, what others do, When Played (Card play and powers)."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import Seat
from ludotek.games.oath.agenda import Step, step
from ludotek.games.oath.cards.hooks import AFTER_PLAY, HEARS, PLAYS, REPLACES
from ludotek.games.oath.cards.power import HOOKS, POWERS, RELICS_WITH
from ludotek.games.oath.catalogue import (
    HOME_BONUS,
    HOME_FAVOR,
    HOME_RELIC,
    HOME_SECRET,
    HOME_SUIT,
    HOME_WARBANDS,
    RELIC,
    SUIT,
)
from ludotek.games.oath.marks import EMPTY, GROUND
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.bans import is_sealed
from ludotek.games.oath.steps.goods import gain_favor, gain_secrets, gain_warbands
from ludotek.games.oath.steps.piles import EVERYBODY_SEES, LOOK, UNDER_WORLD, USUAL
from ludotek.games.oath.steps.realm import accessible, site, slot_of
from ludotek.games.oath.steps.treasures import hold_relic

REPLACING: Final = RELICS_WITH[REPLACES]
FRESH: Final = 1  # the card was drawn just now
HELD: Final = 0  # it was a facedown adviser


def set_aside(game: Oath) -> int:
    """What a card discards when it is played goes to no chosen pile (ruling O47); where a Search's discards went."""
    usual = game.discarding
    if usual > UNDER_WORLD:
        game.discarding = USUAL
    return usual


class Resume(Step):
    """The Search's discards go where they went before."""

    def begin(self, game: Oath, seat: Seat, usual: int, second: int) -> bool:
        game.discarding = usual
        return False


def is_favor_replaced(game: Oath, seat: Seat, played: int) -> bool:
    """Whether a relic has seen to what comes of a card that was played to a site."""
    return any(game.holder[one] == seat and POWERS[RELIC + one].replaces_favor(game, seat, played) for one in REPLACING)


def come_home(game: Oath, seat: Seat, played: int, slot: int) -> None:
    """Homelands, §57: not if this player discarded a card of that suit from there in this turn; §161."""
    here = site(game, slot)
    suit = SUIT[played]
    if HOME_SUIT[here] != suit or game.shed[slot] >> suit & 1:
        return
    bonus = HOME_BONUS[here]
    if bonus == HOME_FAVOR:
        gain_favor(game, seat, suit, 1)
    elif bonus == HOME_SECRET:
        gain_secrets(game, seat, 1)
    elif bonus == HOME_WARBANDS:
        gain_warbands(game, seat, 2)
    elif bonus == HOME_RELIC and game.ground[2 * slot] != EMPTY and not is_sealed(game, seat, slot):
        take_from_ground(game, seat, 2 * slot)


def take_from_ground(game: Oath, seat: Seat, place: int) -> None:
    """A relic is turned up and taken."""
    game.then(LOOK, EVERYBODY_SEES, GROUND, place)
    game.then(PICK_UP, seat, place)


class PickUp(Step):
    """The relic in a place of the ground, which everyone now sees; §173."""

    def begin(self, game: Oath, seat: Seat, place: int, second: int) -> bool:
        relic = game.ground[place]
        game.ground[place] = EMPTY
        hold_relic(game, seat, relic - RELIC, True)
        return False


def follow(game: Oath, seat: Seat, played: int, fresh: int) -> None:
    """What follows when a denizen was played faceup, once a homeland has given its relic."""
    game.then(GREET, seat, played, fresh)
    if HOOKS[played] & PLAYS:
        game.then(WHEN_PLAYED, seat, played)


class Greet(Step):
    """§57: what others do when a card was played; some only if it was drawn just now."""

    def begin(self, game: Oath, seat: Seat, played: int, fresh: int) -> bool:
        for other in accessible(game, seat):
            if other == played:
                continue
            if fresh == FRESH and HOOKS[other] & AFTER_PLAY:
                POWERS[other].after_play(game, seat, played)
            if HOOKS[other] & AFTER_PLAY:
                POWERS[other].after_faceup(game, seat, played)
        let_others_hear(game, seat, played)
        return False


def let_others_hear(game: Oath, seat: Seat, played: int) -> None:
    """Clockwise, what other players' advisers do when a card was played faceup."""
    for later in range(1, game.players):
        holder = (seat + later) % game.players
        for adviser in game.advisers[holder]:
            if HOOKS[adviser] & HEARS:
                POWERS[adviser].hears_play(game, holder, seat, played)


class WhenPlayed(Step):
    """§57: the own When Played power of a card comes last; §134 and §166."""

    def begin(self, game: Oath, seat: Seat, played: int, second: int) -> bool:
        usual = set_aside(game)
        POWERS[played].played(game, seat, slot_of(game, played))
        game.then(RESUME, seat, usual)
        return False


RESUME: Final = step(Resume())
PICK_UP: Final = step(PickUp())
GREET: Final = step(Greet())
WHEN_PLAYED: Final = step(WhenPlayed())
