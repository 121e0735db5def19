"""The swap probe: positions that differ only in what a seat cannot know look the same to it.

Three channels must agree on what a seat may know: what it is told (`tell`), what it is shown
(`view`, `moves`, `question`) and what it imagines (`imagine`). The probe makes two different moves
from one position. Whoever is told the same of both must be shown the same and imagine the same;
a sealed choice that is not yet resolved must tell nobody else anything. And what a seat imagines
must look like the truth to it, and be the same from whichever of those positions it imagines.
"""

from __future__ import annotations

from ludotek.core.game import Game
from ludotek.core.memory import Memory, heard_by
from ludotek.core.playout import pick
from ludotek.core.position import CHANCE, DEAL, OVER, SEALED, SPECTATOR, Position, Seat
from ludotek.core.rng import Rng
from ludotek.core.testing.alike import after, require_alike
from ludotek.core.testing.report import Report, require
from ludotek.core.testing.structure import can_go_on

PLAY_ON = 4  # moves made in what was imagined, to see that it can be played on


class Prober:
    """Probes the positions of one game, and counts the hidden facts that it really varied."""

    def __init__(self, game: Game, seats: range, rng: Rng, report: Report) -> None:
        self.game = game
        self.observers = (*seats, SPECTATOR)
        self.rng = rng
        self.report = report
        self.id = game.id

    def probe(self, position: Position) -> None:
        """Try at one position what somebody could find out that is hidden from them."""
        self.id = f"{self.game.id}, move {position.ply}"
        for observer in self.observers:
            self._probe_imagination(position, observer)
        if position.kind() == OVER:
            return
        movers = [CHANCE] if position.kind() == DEAL else position.acting()
        for mover in movers:
            self._probe_two_moves(position, mover)
        if position.kind() == SEALED and len(movers) > 1:
            self._check_that_order_does_not_matter(position, movers[0], movers[1])

    def _probe_imagination(self, position: Position, observer: Seat) -> None:
        """What a seat imagines looks to it like the truth, and can be played on."""
        key, seed = position.key(), int(self.rng.word())
        imagined = position.imagine(observer, Rng(seed))
        require(position.key() == key, self, "`imagine` changed the position")
        require_alike(self.game, (position, imagined), observer, self, "what it imagines")
        self._require_same_imagination(position, imagined, observer)
        self.report.imagined += imagined != position
        self._play_on(imagined)

    def _play_on(self, imagined: Position) -> None:
        for _ in range(PLAY_ON):
            if imagined.kind() != OVER:
                require(can_go_on(imagined), self, "nobody can move in what a seat imagines")
                imagined.play(*pick(imagined, self.rng))

    def _probe_two_moves(self, position: Position, mover: Seat) -> None:
        """Make two different moves, and compare what every other seat makes of them."""
        moves = list(position.moves(mover))
        if len(moves) < 2:
            return
        self.rng.shuffle(moves)
        one, told_of_one = after(position, mover, moves[0])
        two, told_of_two = after(position, mover, moves[1])
        self.report.moves += 1
        is_sealed = position.kind() == SEALED and len(position.acting()) > 1
        for observer in self.observers:
            if observer == mover:
                continue
            heard = heard_by(observer, told_of_one)
            if is_sealed:
                self._check_sealed(position, one, observer, heard + heard_by(observer, told_of_two))
            if heard == heard_by(observer, told_of_two):
                require_alike(self.game, (one, two), observer, self, "a move it was not told of")
                self._require_same_imagination(one, two, observer)
                self.report.hidden_moves += one != two

    def _check_sealed(self, before: Position, after: Position, observer: Seat, heard: Memory) -> None:
        require(not heard, self, f"seat {observer} is told of another's sealed choice: {heard}")
        if observer >= 0:
            same = before.question(observer) == after.question(observer)
            require(same, self, f"another's sealed choice puts a new question to seat {observer}")
            same = list(before.moves(observer)) == list(after.moves(observer))
            require(same, self, f"another's sealed choice changes the moves of seat {observer}")

    def _require_same_imagination(self, one: Position, two: Position, observer: Seat) -> None:
        """The same luck must imagine the same from both, or imagining makes use of the truth."""
        seed = int(self.rng.word())
        same = one.imagine(observer, Rng(seed)) == two.imagine(observer, Rng(seed))
        require(same, self, f"what seat {observer} imagines depends on what it cannot know")

    def _check_that_order_does_not_matter(self, position: Position, one: Seat, other: Seat) -> None:
        ones, others = self.rng.choice(position.moves(one)), self.rng.choice(position.moves(other))
        forth, back = position.copy(), position.copy()
        forth.play(one, ones)
        forth.play(other, others)
        back.play(other, others)
        back.play(one, ones)
        require(forth == back, self, "sealed choices give another position in another order")
