"""Relics and banners change hands (Vocabulary: Take; Banners)."""

from __future__ import annotations

from ludotek.core.position import EVERYONE, Seat
from ludotek.games.oath.cards.hooks import HEARS, TAKEN
from ludotek.games.oath.cards.power import HOOKS, POWERS
from ludotek.games.oath.catalogue import RELIC, RELICS
from ludotek.games.oath.marks import CHANCELLOR, DARKEST_SECRET, NOBODY, PEOPLES_FAVOR
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.goods import leave_ashes
from ludotek.games.oath.steps.realm import colour, region_of
from ludotek.games.oath.vocabulary import BANNER_FED, MOB, TOOK_BANNER, TOOK_RELIC


def hold_relic(game: Oath, seat: Seat, relic: int, is_taken: bool) -> None:
    """A relic, faceup, comes to a player, who takes it or is given it; §128 and §188."""
    if is_taken:
        take_relics(game, seat, 1 << relic)
    else:
        put_relic(game, seat, relic)


def put_relic(game: Oath, seat: Seat, relic: int) -> None:
    game.holder[relic] = seat
    game.stirred = True
    game.tell(EVERYONE, TOOK_RELIC, seat, relic)


def take_relics(game: Oath, seat: Seat, relics: int) -> None:
    """A mask of relics comes to a player, who takes them at once; then others in its region may hear of it."""
    for relic in range(RELICS):
        if relics >> relic & 1:
            put_relic(game, seat, relic)
            if HOOKS[RELIC + relic] & TAKEN:
                POWERS[RELIC + relic].taken(game, seat)
    if relics:
        for later in range(1, game.players):
            other = (seat + later) % game.players
            if region_of(game, other) == region_of(game, seat):
                tell_of_relics(game, other, seat, relics)


def tell_of_relics(game: Oath, seat: Seat, taker: Seat, relics: int) -> None:
    for adviser in game.advisers[seat]:
        if HOOKS[adviser] & HEARS:
            POWERS[adviser].relics_taken(game, seat, taker, relics)


def hold_banner(game: Oath, seat: Seat, banner: int) -> None:
    game.banner[banner] = seat
    game.stirred = True
    game.tell(EVERYONE, TOOK_BANNER, seat, banner)


def seize_banner(game: Oath, seat: Seat, banner: int) -> None:
    """Banners, §91: two tokens burn, one stays at least; the People's Favor turns to the Mob; §131."""
    burnt = min(2, game.tokens[banner] - 1)
    if burnt:
        feed_banner(game, banner, -burnt)
    if banner == PEOPLES_FAVOR:
        leave_ashes(game, burnt)
        turn_banner(game, True)
    hold_banner(game, seat, banner)


def turn_banner(game: Oath, is_mob: bool) -> None:
    if game.is_mob != is_mob:
        game.is_mob = is_mob
        game.tell(EVERYONE, MOB, 1 if is_mob else 0, 0)


def feed_banner(game: Oath, banner: int, amount: int) -> None:
    game.tokens[banner] += amount
    game.tell(EVERYONE, BANNER_FED, banner, game.tokens[banner])


def holds(game: Oath, seat: Seat, banner: int) -> bool:
    return game.banner[banner] == seat


def side_holds(game: Oath, seat: Seat, banner: int) -> bool:
    """In battle plans, "you" is the whole Imperial side."""
    held_by = game.banner[banner]
    if held_by in (seat, NOBODY):
        return held_by == seat
    return seat != game.rebel and held_by != game.rebel and colour(game, seat) == colour(game, held_by) == CHANCELLOR


def side_holds_secret(game: Oath, seat: Seat) -> bool:
    return side_holds(game, seat, DARKEST_SECRET)
