"""A study as a series of games, played in blocks that are kept, so that it can go on where it stopped."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path

import msgspec

from ludotek.core.errors import LudotekError
from ludotek.core.game import Game
from ludotek.core.position import DEAL, OVER, Move, Position, Seat
from ludotek.core.rng import Rng
from ludotek.core.study import Arm, Notes, Observer, Section, Study
from ludotek.games import game as find_game
from ludotek.lab.balance.kept import Block, Kept, fingerprint
from ludotek.lab.contest import Contest
from ludotek.lab.contestants import contestants
from ludotek.lab.workers import Crew, Here, Lost

BLOCK = 10  # games that are handed out, and kept, together


class NoStudy(LudotekError):
    """Nobody has written down what to ask of this game."""


class Subject(msgspec.Struct, frozen=True, kw_only=True):
    """What is studied, and with whom."""

    game: str
    arms: tuple[Arm, ...]
    seed: int = 0


class Series(msgspec.Struct, kw_only=True):
    """A study that has been played, as far as it got."""

    subject: Subject
    notes: dict[str, Notes]
    lost: dict[str, int] = {}  # games that could not be finished, by the reason
    interrupted: bool = False

    @property
    def sections(self) -> Sequence[Section]:
        """The report on what was found."""
        game = find_game(self.subject.game)
        return study_of(game).report(self.notes)


def study_of(game: Game) -> Study:
    """The study of a game."""
    if game.study is None:
        raise NoStudy("lab/no-study", f"{game.title} has no study yet, so there is nothing to measure its balance by.")
    return game.study


def subject_of(game: Game, bots: str = "", games: int = 0, arms: str = "", seed: int = 0) -> Subject:
    """A game's study: with other bots, another number of games, or only the arms whose names contain a word."""
    study = study_of(game)
    chosen = [
        msgspec.structs.replace(arm, bots=bots or arm.bots or study.bots, games=games or arm.games)
        for arm in study.arms()
        if arms in arm.name
    ]
    if not chosen:
        raise NoStudy("lab/no-arm", f"The study of {game.title} has no arm whose name contains {arms!r}.")
    for arm in chosen:
        contestants(arm.bots.split(","), game)
        game.options(arm.options)
    return Subject(game=game.id, arms=tuple(chosen), seed=seed)


def play_series(
    subject: Subject, crew: Crew | None = None, keep: Path | None = None, progress: Callable[[int], None] | None = None
) -> Series:
    """Play what is not kept yet; an interruption ends it with what there is."""
    game = find_game(subject.game)
    kept = Kept(keep, fingerprint(game, study_of(game), subject.seed))
    series = Series(subject=subject, notes={arm.name: Notes({}) for arm in subject.arms})
    missing: list[Block] = []
    for block in blocks_of(subject):
        notes = kept.notes(block)
        if notes is None:
            missing.append(block)
        else:
            series.notes[block.arm.name].add(notes)
            if progress is not None:
                progress(block.games)
    try:
        play_blocks(series, missing, crew or Here(), kept, progress)
    except KeyboardInterrupt:
        series.interrupted = True
    return series


def blocks_of(subject: Subject) -> list[Block]:
    """All blocks, arms in turn: whatever was interrupted has looked at every arm."""
    firsts = range(0, max(arm.games for arm in subject.arms), BLOCK)
    return [
        Block(arm, first, min(BLOCK, arm.games - first))
        for first in firsts
        for arm in subject.arms
        if first < arm.games
    ]


def play_blocks(
    series: Series, blocks: list[Block], crew: Crew, kept: Kept, progress: Callable[[int], None] | None
) -> None:
    """Let a crew play blocks, and keep what each shows as soon as it is there."""
    with closing(crew.run(partial(play_block, series.subject), blocks)) as results:
        for number, notes in results:
            block = blocks[number]
            if isinstance(notes, Lost):
                series.lost[notes.reason] = series.lost.get(notes.reason, 0) + block.games
            else:
                kept.keep(block, notes)
                series.notes[block.arm.name].add(notes)
            if progress is not None:
                progress(block.games)


def play_block(subject: Subject, block: Block) -> Notes:
    """What some games of one arm have shown."""
    game, notes, seed = find_game(subject.game), Notes({}), Rng(subject.seed)
    study, arm = study_of(game), block.arm
    start = game.first(game.options(arm.options))
    for number in range(block.first, block.first + block.games):
        observer = study.observer(arm)
        contest = Watched(game, arm, start.copy(), seed.fork(number), observer)
        contest.finish()
        observer.ends(contest.position, notes)
    return notes


class Watched(Contest):
    """A game between bots whose first moves are given, and that somebody watches."""

    def __init__(self, game: Game, arm: Arm, position: Position, rng: Rng, observer: Observer) -> None:
        options = game.options(arm.options)
        seats = game.seats(options)
        names = arm.bots.split(",")
        bots, budgets = contestants(names * len(seats) if len(names) == 1 else names, game)
        super().__init__(position, bots, budgets, rng)
        position.heard = []
        self.observer = observer
        self.opening: list[list[Move]] = [[] for _ in seats]
        for seat, words in arm.opening:
            self.opening[seats.index(seat)].append(game.read(words))

    def finish(self) -> object:  # type: ignore[override]  # nobody asks for the outcome
        while self.position.kind() != OVER:
            self.watch()
        return None

    def watch(self) -> None:
        """Make one move, or all that chance has to say, and let the observer know."""
        if self.position.kind() != DEAL:
            seat, move = self.next_move()
            self.observer.decides(self.position, seat, move)
            self.position.play(seat, move)
        else:
            self.advance()
        for event in self.position.heard or ():
            self.observer.hears(event)
        self.position.heard = []

    def answer(self, seat: Seat) -> Move:
        if self.opening[seat] and self.opening[seat][0] in self.position.moves(seat):
            return self.opening[seat].pop(0)
        return super().answer(seat)
