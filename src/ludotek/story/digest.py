"""Since your turn: at most eight sentences that name every change to what is yours, and every step towards winning."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import msgspec

from ludotek.core.game import Game
from ludotek.core.phrase import Phrase, phrase
from ludotek.core.position import Event, Seat
from ludotek.core.session import Session
from ludotek.core.verbs import Gap
from ludotek.story.beat import Beat, Told
from ludotek.story.beats import Story, heard

MOST = 8


class Sentence(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence of the digest, and the beats that it sums up."""

    say: Phrase
    sums_up: list[Beat]
    links: dict[str, str] = {}


def since_own_turn(session: Session, seat: Seat, plies: Sequence[int] | None = None) -> list[Told]:
    """What a seat has heard since its last turn ended, up to what it does itself in the next one.

    Where all play at once, since its last move."""
    start = _after_own_turn(session, seat)
    if start is None:
        moved = (index for index in range(len(session.entries) - 1, -1, -1) if session.entries[index].seat == seat)
        return list(heard(session, seat, next(moved, -1) + 1, plies))
    told = list(heard(session, seat, start, plies, until=_own_move(session, seat, start)))
    begun = next((at for at, one in enumerate(told) if begins(session.game, one.event, seat) is False), 0)
    return told[begun:]


def _own_move(session: Session, seat: Seat, start: int) -> int:
    """The seat's first move of its turn after an entry; all entries, if it has made none."""
    has_begun = False
    for index in range(start, len(session.entries)):
        if has_begun and session.entries[index].seat == seat:
            return index
        has_begun |= any(begins(session.game, event, seat) for event in session.events[index])
    return len(session.entries)


def begins(game: Game, event: Event, seat: Seat) -> bool | None:
    """Whether an event begins this seat's turn (True) or another's (False); None for all other events."""
    happening = game.speech.happenings[event[1]]
    if not happening.telling.begins:
        return None
    owner = happening.values(event).get(happening.telling.by)
    return None if owner is None else owner == seat


@cache
def has_turns(game: Game) -> bool:
    """Whether turns are somebody's, or all play at once."""
    return any(one.telling.begins and one.telling.by in one.things for one in game.happenings)


def _after_own_turn(session: Session, seat: Seat) -> int | None:
    """The entry in which another's turn began after the seat's last one; none, if no turn was ever somebody's."""
    found: int | None = None
    has_begun = False
    if not has_turns(session.game):
        return None
    for index in range(len(session.entries) - 1, -1, -1):
        for event in reversed(session.events[index]):
            whose = begins(session.game, event, seat)
            has_begun |= whose is not None
            if whose is False:
                found = index
            elif whose and found is not None:
                return found
    return 0 if has_begun else None


def digest(story: Story, beats: Sequence[Beat]) -> list[Sentence]:
    """What matters to a seat of what it has heard."""
    matter = [beat for beat in beats if beat.is_step or touches(beat, story.seat)]
    if len(matter) <= MOST:
        return [Sentence(beat.say, [beat], beat.links) for beat in matter]
    weighed = sorted(range(len(matter)), key=lambda at: (-weight(matter[at], story.seat), -at))
    kept, rest = sorted(weighed[: MOST - 1]), sorted(weighed[MOST - 1 :])
    named = [Sentence(matter[at].say, [matter[at]], matter[at].links) for at in kept]
    return [*named, Sentence(_rest(story, [matter[at] for at in rest]), [matter[at] for at in rest])]


def touches(beat: Beat, seat: Seat) -> bool:
    return any(owner == seat for owner, _ in beat.touches)


def weight(beat: Beat, seat: Seat) -> int:
    """What is done to oneself comes first, then what brings anybody nearer to winning."""
    return 2 * touches(beat, seat) + beat.is_step + beat.is_deed


def _rest(story: Story, beats: Sequence[Beat]) -> Phrase:
    """All that is left in one sentence: which holdings of the seat, and whose steps."""
    mine = dict.fromkeys(name for beat in beats for owner, name in beat.touches if owner == story.seat)
    steps = dict.fromkeys(beat.seat for beat in beats if beat.is_step and beat.seat >= 0)
    listed: list[Gap] = [phrase(f"{story.game.id}-holding-{name}") if story.game.is_spoken else name for name in mine]
    listed += [phrase("story-step-of", seat=story.game.say_seat(seat, story.options)) for seat in steps]
    return phrase("story-rest", number=len(beats), all=listing(listed) if listed else "…")


def listing(items: Sequence[Gap]) -> Gap:
    """Several things one after another."""
    first, *rest = items
    return phrase("story-list", first=first, rest=listing(rest)) if rest else first
