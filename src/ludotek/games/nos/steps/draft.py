"""Before a race: the track is dealt, and drivers take turns modifying their cars."""

from __future__ import annotations

from ludotek.core.position import Move, Seat
from ludotek.games.nos.components import HIGHEST, KINDS, MOST_CARDS, PICKS, TRACK, set_track
from ludotek.games.nos.steps.moves import (
    ADD,
    ADDED,
    CARD,
    DEALT,
    GAVE,
    GIVE,
    LIGHTS,
    PICKS_FIRST,
    RACE_BEGINS,
    SHUFFLED,
    TAKE,
    TOOK,
    WAS_LATE,
)
from ludotek.games.nos.steps.parts import BITS, count
from ludotek.games.nos.steps.state import (
    ASKED_CARD,
    ASKED_FIRST,
    ASKED_PICK,
    COUNTING_DOWN,
    DEALING,
    DRAFTING,
    NOBODY,
    NosState,
)

# Setup.


def begin_race(state: NosState) -> None:
    """Setup, §16: six track cards are dealt, one after the other; the first track may be set by the table."""
    state.race += 0 if state.is_extra else 1
    state.announce(RACE_BEGINS, state.race, 1 if state.is_extra else 0)
    state.reset()
    state.phase = DEALING
    state.track = []
    if state.race == 1 and not state.is_extra:
        for value in set_track(state.options):  # §50
            deal(state, value)
    if not state.track:
        ask_for_card(state)
    else:
        choose_order(state)


def ask_for_card(state: NosState) -> None:
    """Sequence of play: if no track cards are left, those set aside are shuffled."""
    if not any(state.deck):
        state.deck, state.aside = state.aside, state.deck  # §45
        state.announce(SHUFFLED, sum(state.deck), 0)
    state.asked_of_chance = ASKED_CARD


def cards_to_deal(state: NosState) -> list[Move]:
    return [CARD + value - 1 for value in range(1, HIGHEST + 1) if state.deck[value] > 0]


def copies_to_deal(state: NosState) -> list[int]:
    return [state.deck[value] for value in range(1, HIGHEST + 1) if state.deck[value] > 0]


def deal(state: NosState, value: int) -> None:
    state.deck[value] -= 1
    state.track.append(value)
    state.announce(DEALT, value, len(state.track))


def deal_next(state: NosState, value: int) -> None:
    deal(state, value)
    if len(state.track) < TRACK:
        ask_for_card(state)
    else:
        choose_order(state)


def choose_order(state: NosState) -> None:
    """Ruling P3: chance says who picks first in the first race, the others follow in turn."""
    if state.race == 1 and state.drivers > 1 and not state.is_extra:
        state.asked_of_chance = ASKED_FIRST
    else:
        begin_draft(state)


def pick_first(state: NosState, first: Seat) -> None:
    state.order = [(first + place) % state.drivers for place in range(state.drivers)]
    state.announce(PICKS_FIRST, first, 0)
    begin_draft(state)


# Selecting modifications.


def begin_draft(state: NosState) -> None:
    state.phase = DRAFTING
    state.ask_all()


def drafter(state: NosState) -> Seat:
    """In turn, §18: three rounds in the same order (ruling P3)."""
    return state.order[state.picks % len(state.order)]


def draft_moves(state: NosState, seat: Seat) -> list[Move]:
    """One more die of a modification one has, or a new card with a die, §19: two at most, of different colours, §20.

    So nobody has two copies of a part (ruling P5), and picks go one way only (ruling P6).
    """
    if state.given > 0:
        return replacements(state, seat)
    moves: list[Move] = []
    colours = colours_of(state, seat)
    may_take = cards_of(state, seat) < MOST_CARDS
    for kind in range(1, KINDS):
        colour = state.parts.colour[kind]
        if colour == NOBODY or state.supply[colour] == 0:
            continue  # ruling P4
        if state.owned[seat] >> kind & 1:
            moves.append(ADD + kind - 1)
        elif may_take and not colours >> colour & 1 and state.cards[kind] > 0:
            moves.append(TAKE + kind - 1)
    return moves if moves else [GIVE + kind - 1 for kind in range(1, KINDS) if state.owned[seat] >> kind & 1]


def replacements(state: NosState, seat: Seat) -> list[Move]:
    """Ruling P4: for what was given back, a card of the colour one has not had, and as many dice."""
    moves: list[Move] = []
    colours = colours_of(state, seat) | 1 << state.given_colour
    for kind in range(1, KINDS):
        colour = state.parts.colour[kind]
        is_third = colour != NOBODY and not colours >> colour & 1
        if is_third and state.cards[kind] > 0 and state.supply[colour] >= state.given:
            moves.append(TAKE + kind - 1)
    return moves


def colours_of(state: NosState, seat: Seat) -> int:
    """A mask of the colours of a car's modifications."""
    colours = 0
    for kind in range(1, KINDS):
        if state.owned[seat] >> kind & 1:
            colours |= 1 << state.parts.colour[kind]
    return colours


def cards_of(state: NosState, seat: Seat) -> int:
    cards = 0
    for kind in range(1, KINDS):
        cards += state.owned[seat] >> kind & 1
    return cards


def pick(state: NosState, seat: Seat, move: Move) -> None:
    """A pick, §19 (ruling P1); exchanging is none, it only makes one possible (ruling P4)."""
    if move >= GIVE:
        give_back(state, seat, move - GIVE + 1)
    elif move >= ADD:
        take_dice(state, seat, move - ADD + 1, 1)
        state.announce(ADDED, seat, move - ADD + 1)
        end_pick(state)
    else:
        take_card(state, seat, move - TAKE + 1)
    state.ask_all()


def take_card(state: NosState, seat: Seat, kind: int) -> None:
    state.cards[kind] -= 1
    state.owned[seat] |= 1 << kind
    take_dice(state, seat, kind, max(1, state.given))
    state.announce(TOOK, seat, kind)
    if state.given > 0:
        state.given = 0
        state.given_colour = NOBODY
    else:
        end_pick(state)


def take_dice(state: NosState, seat: Seat, kind: int, dice: int) -> None:
    state.supply[state.parts.colour[kind]] -= dice
    state.dice[seat] += dice << BITS * kind


def give_back(state: NosState, seat: Seat, kind: int) -> None:
    """Ruling P4: where no pick is possible, one modification goes back with its dice."""
    dice = count(state.dice[seat], kind)
    state.cards[kind] += 1
    state.owned[seat] &= ~(1 << kind)
    take_dice(state, seat, kind, -dice)
    state.given = dice
    state.given_colour = state.parts.colour[kind]
    state.announce(GAVE, seat, kind)


def be_late(state: NosState, seat: Seat) -> None:
    """Ruling P2: picking is a must, so chance picks for whoever does not in time."""
    state.announce(WAS_LATE, seat, 0)
    state.asked_of_chance = ASKED_PICK


def end_pick(state: NosState) -> None:
    state.picks += 1
    if state.picks == PICKS * len(state.order):
        state.phase = COUNTING_DOWN
        state.started = state.ply
        state.announce(LIGHTS, state.race, 0)
