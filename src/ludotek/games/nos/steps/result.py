"""After a race: who won it, what that earns, and who picks first in the next one."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import Points, Seat
from ludotek.games.nos.components import AMATEUR, BEAT, MASTER, MINUTE, PRO, TRACK, WINS
from ludotek.games.nos.steps.draft import begin_race
from ludotek.games.nos.steps.moves import FINISHED, NOBODY_WON, PHOTO_FINISH, RAN_OUT, TIMED, TROPHY, WON, WON_RACE
from ludotek.games.nos.steps.parts import NONE
from ludotek.games.nos.steps.state import ENDED, TIMING, NosState

# Ranks of a solo run.
UNRANKED: Final = 0
NOVICE: Final = 1
AMATEURS: Final = 2
PROS: Final = 3
MASTERS: Final = 4
RANKS: Final[tuple[str, ...]] = ("unranked", "novice", "amateur", "pro", "master")


def is_race_over(state: NosState) -> bool:
    """Ruling P21: when nobody can finish any more, or when only one car is left after the winner."""
    cars = state.still_racing()
    return cars == 0 or (cars == 1 and len(state.finish) > 0)


def end_race(state: NosState) -> None:
    """Sequence of play, §44: the winner has a card, and the next race begins, unless the game is won."""
    tied = photo_finish(state) if state.is_beat else NONE
    if state.drivers == 1:
        end_solo(state)
        return
    if tied:
        decide_by_extra_race(state, tied)
        return
    places = standings(state)
    if state.finish:
        win_race(state, places[0])
        if state.wins[places[0]] == WINS:
            state.phase = ENDED  # §8
            state.announce(WON, places[0], 0)
            return
    else:
        put_aside(state, 0)
        state.announce(NOBODY_WON, state.race, 0)  # ruling P20
    if not state.is_extra or state.finish:
        go_on(state, places)
    else:  # an extra race that nobody finished is run again
        begin_race(state)


def go_on(state: NosState, places: list[Seat]) -> None:
    """Sequence of play, §46: modifications are selected in reverse order of finishing (ruling P3)."""
    state.is_extra = False
    state.order = [places[-1 - place] for place in range(len(places))]
    state.field = list(range(state.drivers))
    state.behind = NONE
    begin_race(state)


def standings(state: NosState) -> list[Seat]:
    """Ruling P21: finishers, then cars on the road, then those that are out; each by distance, then by time.

    On the beat some are level even then: `order` keeps whoever picked earlier ahead (ruling P22).
    """
    places = list(state.finish)
    rest = [seat for seat in state.order if seat not in places]
    while rest:
        best = rest[0]
        for seat in rest:
            if is_ahead(state, seat, best):
                best = seat
        places.append(best)
        rest.remove(best)
    return places + state.behind


def is_ahead(state: NosState, one: Seat, other: Seat) -> bool:
    if state.is_in_race(one) != state.is_in_race(other):
        return state.is_in_race(one)
    if state.placed[one] != state.placed[other]:
        return state.placed[one] > state.placed[other]
    return state.last[one] < state.last[other]


def win_race(state: NosState, winner: Seat) -> None:
    """Winning, §7: the winner keeps the last card of the track (ruling P24), the others are set aside."""
    state.wins[winner] += 1
    state.announce(WON_RACE, winner, state.wins[winner])
    trophy = state.track[TRACK - 1]
    state.trophies[winner] = [*state.trophies[winner], trophy]
    state.announce(TROPHY, winner, trophy)
    put_aside(state, trophy)  # §44


def put_aside(state: NosState, trophy: int) -> None:
    for value in state.track:
        state.aside[value] += 1
    if trophy > 0:
        state.aside[trophy] -= 1


# Photo finishes in the beat pace.


def photo_finish(state: NosState) -> list[Seat]:
    """Ruling P22: of those who finish on one beat fewer redlines win; whoever is still level races again."""
    finish = state.finish
    if not finish:
        return NONE
    redlines = state.redlines
    state.finish = sorted(finish, key=lambda seat: (redlines[seat], state.order.index(seat)))
    best = redlines[state.finish[0]]
    tied = [seat for seat in state.finish if redlines[seat] == best]
    for place, seat in enumerate(state.finish):  # the level ones share the first place until they have raced again
        state.announce(FINISHED, seat, 1 if seat in tied else place + 1)
    return tied if len(tied) > 1 else NONE


def decide_by_extra_race(state: NosState, tied: list[Seat]) -> None:
    mask = 0
    for seat in tied:
        mask |= 1 << seat
    state.behind = [seat for seat in standings(state) if seat not in tied]
    state.announce(PHOTO_FINISH, mask, 0)
    put_aside(state, 0)
    state.is_extra = True
    state.field = sorted(tied)
    state.order = tied
    begin_race(state)


# Solo.


def end_solo(state: NosState) -> None:
    """Solo: the clock is asked for the time; in the beat pace the beats tell it."""
    if not state.finish:
        state.phase = ENDED
        state.announce(RAN_OUT, 0, state.placed[0] + 1)  # §10
    elif state.is_beat:
        read_time(state, min(MINUTE, state.beat * BEAT // 100))  # rulings P25 and P29
    else:
        state.phase = TIMING  # §47


def read_time(state: NosState, tenths: int) -> None:
    state.tenths = tenths
    state.phase = ENDED
    state.announce(TIMED, tenths, rank(state))


def rank(state: NosState) -> int:
    """Winning, solo: four ranks, and none for a breakdown, §10."""
    return rank_of(state.tenths) if state.finish else UNRANKED


def rank_of(time: int) -> int:
    """The rank of a run that took so many tenths of a second, §9; a boundary is the slower one's (ruling P25)."""
    return MASTERS if time < MASTER else PROS if time < PRO else AMATEURS if time < AMATEUR else NOVICE


def scores(state: NosState) -> list[Points]:
    """The rank of a solo run; otherwise the winner, §8, takes one from each of the others."""
    if state.drivers == 1:
        return [rank(state)]
    return [state.drivers - 1 if state.wins[seat] == WINS else -1 for seat in range(state.drivers)]
