"""Whether a digest names every change to what is a seat's own: a property of every game (`tools/digests.py`)."""

from __future__ import annotations

from collections.abc import Mapping

from ludotek.core.game import Game
from ludotek.core.playout import pick
from ludotek.core.position import Seat
from ludotek.core.rng import Rng
from ludotek.core.session import Session
from ludotek.story.beats import Story
from ludotek.story.digest import MOST, begins, digest, has_turns, since_own_turn, touches


class Reader:
    """One seat that comes back when its turn begins, and compares what it has with what it was told."""

    def __init__(self, session: Session, seat: Seat) -> None:
        self.session = session
        self.seat = seat
        self.has_turns = has_turns(session.game)
        self.had: Mapping[str, object] | None = None  # when its last turn was over
        self.faults: list[str] = []

    def holdings(self) -> Mapping[str, object]:
        view = self.session.game.view(self.session.position, self.seat)
        return self.session.game.holdings(view, self.seat)

    def look(self) -> None:
        """After every move: one's turn may have begun, or have ended."""
        session = self.session
        begun = [begins(session.game, event, self.seat) for event in session.events[-1]]
        has_moved = session.entries[-1].seat == self.seat
        if True in begun or (not self.has_turns and not has_moved and self.seat in session.position.acting()):
            self.compare()
        elif (False in begun and self.had is None) or (not self.has_turns and has_moved):
            self.had = self.holdings()

    def compare(self) -> None:
        if self.had is None:
            return
        now, had = self.holdings(), self.had
        self.had = None
        story = Story(self.session.game, self.session.options, self.seat)
        beats = story.beats(since_own_turn(self.session, self.seat))
        told = digest(story, beats)
        summed = [beat for sentence in told for beat in sentence.sums_up]
        named = {name for beat in summed for owner, name in beat.touches if owner == self.seat}
        changed = {name for name in now if now[name] != had[name]}
        if changed - named:
            self.faults.append(f"ply {self.session.position.ply}, seat {self.seat}: {sorted(changed - named)}")
        if len(told) > MOST:
            self.faults.append(f"ply {self.session.position.ply}: {len(told)} sentences")
        if any(beat not in summed for beat in beats if beat.is_step or touches(beat, self.seat)):
            self.faults.append(f"ply {self.session.position.ply}: something that matters is not summed up")


def faults(game: Game, seed: int) -> list[str]:
    """Every change of a random game that some seat was not told of when it came back."""
    session, rng = Session(game), Rng(seed)
    readers = [Reader(session, seat) for seat in range(len(session.seats))]
    while not session.is_over:
        session.make(*pick(session.position, rng))
        for reader in readers:
            reader.look()
    return [fault for reader in readers for fault in reader.faults]
