"""Games between bots of which a record is wanted; they go as they would without."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ludotek.bots.bot import Bot, Budget
from ludotek.bots.tempo import Tempo
from ludotek.core import record
from ludotek.core.game import Game
from ludotek.core.options import Options
from ludotek.core.position import DEAL
from ludotek.core.rng import Rng
from ludotek.core.session import Session
from ludotek.lab.contest import Contest


class RecordedContest(Contest):
    """A contest whose moves are written down, those of chance too."""

    def __init__(
        self,
        game: Game,
        options: Options,
        bots: Sequence[Bot],
        budgets: Sequence[Budget],
        rng: Rng,
        tempos: Sequence[Tempo] | None = None,
    ) -> None:
        self.session = Session(game, options)
        super().__init__(self.session.position, bots, budgets, rng, tempos)

    def advance(self) -> int:
        """One move, or all that chance has to say, through the session's door."""
        if self.position.kind() == DEAL:
            self.session.settle(self.luck)
            return 0
        seat, move = self.next_move()
        self.session.make(seat, move)
        return 1 if seat >= 0 else 0

    def record(self, names: Sequence[str]) -> str:
        """The game as a text, with the names of its bots by seat."""
        return record_text(self.session, names)


def record_text(session: Session, names: Sequence[str]) -> str:
    """A game as a text that `ludotek replay` reads."""
    return str(record.of_session(session, dict(zip(session.seats, names, strict=True))))


def write_record(folder: Path, name: str, text: str) -> None:
    """One game, one file."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.txt").write_text(text, encoding="utf-8")
