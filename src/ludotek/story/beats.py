"""Beats: what happened, one sentence at a time, for one pair of ears."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from ludotek.core.game import Game
from ludotek.core.options import Options
from ludotek.core.phrase import Phrase, phrase
from ludotek.core.position import CHANCE, SPECTATOR, Seat, hears
from ludotek.core.session import Session
from ludotek.core.verbs import Gap
from ludotek.story.beat import DEED, DETAIL, STEP, Beat, Told
from ludotek.story.sayings import Saying, Sayings, sayings_of


class Run:
    """What is said in one sentence; of dice that fall one after another, at the last."""

    def __init__(self, ply: int, sayings: list[Saying]) -> None:
        self.ply = ply
        self.sayings = sayings
        self.at = 0


class Story:
    """The story of a game as one seat, or a spectator, hears it."""

    def __init__(self, game: Game, options: Options, seat: Seat = SPECTATOR, sayings: Sayings | None = None) -> None:
        self.game = game
        self.options = options
        self.seat = seat
        self.sayings = sayings or sayings_of(game, options)

    def beats(self, told: Iterable[Told]) -> list[Beat]:
        """What was told, sentence by sentence; the dice of one roll are one sentence."""
        return self.retell([(one.ply, self.sayings.of(one.event), 0) for one in told])

    def retell(self, said: Iterable[tuple[int, Saying, int]]) -> list[Beat]:
        """The same, of what has been looked up: each with the ply of its step, and of its move where that matters."""
        runs: list[Run] = []
        for step, saying, at in said:
            if saying.is_silent:
                continue
            run = runs[-1] if runs and runs[-1].ply == step else None
            if run and run.sayings[-1].is_named_by(saying):
                run.sayings[-1] = run.sayings[-1].named(saying)
            elif run and saying.joins(run.sayings[-1]) and self.game.is_spoken:
                run.sayings.append(saying)
            else:
                run = Run(step, [saying])
                runs.append(run)
            run.at = at
        return [self._beat(run.ply, run.sayings, run.at) for run in runs]

    def _beat(self, ply: int, run: Sequence[Saying], at: int) -> Beat:
        saying, is_one = run[0], len(run) == 1
        telling = saying.telling
        return Beat(
            self._sentence(saying) if is_one else self._joined(run),
            ply,
            saying.links if is_one else _joined_links(run),
            saying.seat,
            saying.place,
            STEP if telling.is_step else DEED if saying.is_deed else DETAIL,
            saying.is_deed,
            telling.is_step,
            telling.begins,
            saying.touches if is_one else list(dict.fromkeys(one for each in run for one in each.touches)),
            sum(one.events for one in run),
            at,
        )

    def _sentence(self, saying: Saying) -> Phrase:
        """An event in words; "you" for whoever it concerns, and for nobody else."""
        return saying.say_own if saying.owner == self.seat else saying.say

    def _joined(self, run: Sequence[Saying]) -> Phrase:
        """Several of a kind in one sentence, those that are alike counted."""
        said = [self._sentence(one) for one in run]
        each = [phrase(f"{one.id}-one", **one.gaps) for one in said]
        counted = [(one, len(list(alike))) for one, alike in groupby(each)]
        listed: Gap = ""
        for number, (one, count) in enumerate(reversed(counted)):
            item = phrase("story-times", what=one, number=count) if count > 1 else one
            listed = item if number == 0 else phrase("story-list", first=item, rest=listed)
        common = {gap: filled for gap, filled in said[0].gaps.items() if all(one.gaps[gap] == filled for one in said)}
        return phrase(f"{said[0].id}-all", **common | {"all": listed})


def _joined_links(run: Sequence[Saying]) -> dict[str, str]:
    """What all of a sentence share by its gap, the rest by the way to the gap: `all.rest.first.card`."""
    first, *others = run
    links = {gap: place for gap, place in first.links.items() if all(one.links.get(gap) == place for one in others)}
    counted = [list(alike) for _, alike in groupby(run, key=lambda one: one.say)]
    for number, alike in enumerate(counted):
        way = "all" + ".rest" * number + (".first" if number < len(counted) - 1 else "")
        way += ".what" if len(alike) > 1 else ""
        links |= {f"{way}.{gap}": place for gap, place in alike[0].links.items() if gap not in links}
    return links


def heard(
    session: Session,
    seat: Seat,
    since: int = 0,
    plies: Sequence[int] | None = None,
    is_over: bool | None = None,
    until: int | None = None,
) -> Iterator[Told]:
    """What a seat was told by the moves since one and before another, by step: a move, and what chance added to it.

    Once a game is over, by its rules or by people, there are no secrets."""
    is_open, step = session.is_over if is_over is None else is_over, since
    for index in range(since, len(session.entries) if until is None else until):
        if session.entries[index].seat != CHANCE or index == since:
            step = index if plies is None else plies[index]
        yield from (Told(step, event) for event in session.events[index] if is_open or hears(seat, event[0]))
