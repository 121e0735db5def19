"""Games as far as a picture needs them: found by playing one after another until a moment is what it should be."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from ludotek.bots.bot import ask
from ludotek.bots.levels import named
from ludotek.core import record as records
from ludotek.core.game import Game
from ludotek.core.position import SEALED, Seat
from ludotek.core.rng import Rng
from ludotek.core.session import Session
from ludotek.games import game as find_game
from ludotek.games.oath.habits import habit

GAMES = 60  # that are played until nobody counts on finding a moment any more
# The map of the first game, with the Tribunal where the Plains are, so that everybody begins there.
TRIBUNAL = (
    "030100000110Empire and Exile0000000123451403FFFFFFFFFFFF0724FFFFFFFFFFFFFFFFFFFF0B19FFFFFFFFFFFFFFFFFFFF000000"
)


class Sitting(NamedTuple):
    """A moment of a game, and who sits there."""

    game: str
    record: str
    step: int
    seat: str
    view: Any  # as that seat has it


class Moment(NamedTuple):
    """Somebody is asked."""

    session: Session
    view: Any
    moves: list[int]

    def told(self, since: str) -> list[str]:
        """The names of what was told since something happened last."""
        report = self.session.game.speech.report
        names = [str(report(event)["event"]) for events in self.session.events for event in events]
        return names[len(names) - names[::-1].index(since) :] if since in names else []


Wanted = Callable[[Moment], bool]


def sitting(session: Session, seat: Seat) -> Sitting:
    record = str(records.of_session(session))
    view = session.game.view(session.position, seat)
    return Sitting(session.game.id, record, len(session.entries), session.seats[seat], view)


def find(id: str, wanted: Wanted, **options: object) -> Sitting:
    """The first moment of a game by bots that is as wanted."""
    for seed in range(1, GAMES):
        for session, seat in moments(find_game(id), seed, options):
            view, moves = session.game.view(session.position, seat), session.position.moves(seat)
            if wanted(Moment(session, view, moves)):
                return sitting(session, seat)
    raise AssertionError(f"no game of {id} has such a moment")


def moments(game: Game, seed: int, options: dict[str, object]) -> Iterator[tuple[Session, Seat]]:
    """Whoever is asked, from the beginning of a game to its end."""
    rng = Rng(seed)
    session = Session(game, game.options(options))
    session.settle(rng)
    while not session.is_over:
        for seat in session.position.acting() if session.position.kind() == SEALED else session.position.acting()[:1]:
            yield session, seat
            session.play(seat, move(session, seat, rng))
        session.settle(rng)


def move(session: Session, seat: Seat, rng: Rng) -> int:
    if session.game.id == "oath":
        return habit(session.position, seat, rng)
    player = named("level1", session.game)
    return ask(player.bot, session.position, seat, player.budget, rng)


def said(id: str, *words: str, seed: int = 1, **options: object) -> Sitting:
    """A game in which exactly this is said, one after the other by whoever is asked; and who is asked then."""
    game, rng = find_game(id), Rng(seed)
    session = Session(game, game.options(options))
    session.settle(rng)
    for one in words:
        seat = session.position.acting()[0]
        moves = session.position.moves(seat)
        session.play(seat, moves[int(one)] if one.isdigit() else session.game.read(one))
        session.settle(rng)
    return sitting(session, session.position.acting()[0])
