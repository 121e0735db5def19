"""Every game has a documented encoding, which holds what it promises and tells a seat nothing it may not know."""

from __future__ import annotations

import numpy as np
import pytest

from ludotek.adapters.lookup import NoEncoding, encoding_of
from ludotek.adapters.spaces import observation_space, observe
from ludotek.core.course import Course
from ludotek.core.encoding import Encoding, Row, blank
from ludotek.core.game import Game
from ludotek.core.memory import heard_by
from ludotek.core.position import CHANCE, DEAL, OVER, Position, Seat
from ludotek.core.rng import Rng
from ludotek.core.testing.walk import Walk
from ludotek.games import games
from tests.adapters import poker, race
from tests.adapters.poker.encoding import PokerEncoding
from tests.core.toys import EnvelopeGame
from tests.tables import small_table

EVERY_GAME = [*games(), race.GAME, poker.GAME]
WALKS = 6
STEPS = 400
OPTIONS: dict[str, dict[str, object]] = {
    "novem": {},
    "novem small": {"board": "small", "decider": True},
    "novem random": {"layout": "random", "second_layout": "random", "totals": "open", "swap_sides": True},
    "nort": {},
    "nort slow": {"pace": "sealed", "strict_retrace": True, "mode": "race"},
    "nos": {},
    "north": {},
    "oath": {},
}

by_id = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: str(game.id))


def games_by_name() -> dict[str, Game]:
    return {game.id: game for game in games()}


def walks(game: Game) -> list[Walk]:
    return [Walk(game, small_table(game), 1, number) for number in range(WALKS)]


def row_of(encoding: Encoding, position: Position, seat: Seat, stale: int = 0) -> list[int]:
    """What a seat is shown, in a row of which every byte held something else before."""
    row = blank(encoding.size)
    for at in range(encoding.size):
        row[at] = stale
    encoding.write(position, seat, row, 0)
    return list(row)


@by_id
def test_fields_have_names_meanings_and_limits(game: Game) -> None:
    fields = encoding_of(game).fields
    assert len({field.name for field in fields}) == len(fields)
    assert all(field.meaning and field.size > 0 and 0 < field.most < 256 for field in fields)


@by_id
def test_every_byte_is_written_and_none_is_over_its_limit(game: Game) -> None:
    encoding = encoding_of(game)
    most = np.concatenate([np.full(field.size, field.most) for field in encoding.fields])
    for walk in walks(game):
        while True:
            for seat in walk.seats:
                row = row_of(encoding, walk.position, seat)
                assert row == row_of(encoding, walk.position, seat, stale=255)
                assert (np.array(row) <= most).all()
            if walk.is_over:
                break
            walk.step()


@by_id
def test_the_limits_of_a_game_hold(game: Game) -> None:
    encoding = encoding_of(game)
    for walk in walks(game):
        decisions = luck = 0
        told = [0] * len(walk.seats)
        while not walk.is_over:
            assert walk.position.kind() in encoding.kinds
            walk.step()
            mover = walk.session.entries[-1].seat
            decisions += mover >= 0
            luck += mover == CHANCE
            for seat in walk.seats:
                told[seat] += (mover == seat) + len(heard_by(seat, walk.session.events[-1]))
        scores = walk.position.scores()
        assert encoding.seats[0] <= len(walk.seats) <= encoding.seats[1]
        assert all(encoding.scores[0] <= points <= encoding.scores[1] for points in scores)
        assert not encoding.is_zero_sum or sum(scores) == 0
        assert decisions <= encoding.longest
        assert max(told) <= encoding.told
        assert luck <= encoding.luck + walk_lateness(walk)


def walk_lateness(walk: Walk) -> int:
    """In environments nobody is late; on this walk somebody may be, and then chance moves for them."""
    return sum(entry.seat < CHANCE for entry in walk.session.entries)


@by_id
def test_what_a_seat_cannot_know_changes_neither_its_bytes_nor_its_mask(game: Game) -> None:
    """The leak probe on tensors: sealed choices and hidden deals are swapped, and all else imagined anew."""
    encoding, varied = encoding_of(game), 0
    for walk in walks(game):
        while not walk.is_over:
            for seat in walk.seats:
                truth = seen(game, encoding, walk.position, seat)
                imagined = walk.position.imagine(seat, Rng(int(walk.rng.word())))
                assert seen(game, encoding, imagined, seat) == truth
                varied += imagined != walk.position
            varied += probe_two_moves(game, encoding, walk)
            walk.step()
    assert (varied > 0) == game.has_secrets


def probe_two_moves(game: Game, encoding: Encoding, walk: Walk) -> int:
    """Two moves that a seat is told the same of look the same to it; how many such pairs there were."""
    position, varied = walk.position, 0
    for mover in [CHANCE] if position.kind() == DEAL else position.acting():
        moves = list(position.moves(mover))
        walk.rng.shuffle(moves)
        (one, told_of_one), (two, told_of_two) = (after(position, mover, move) for move in (moves[0], moves[-1]))
        for seat in walk.seats:
            if seat != mover and heard_by(seat, told_of_one) == heard_by(seat, told_of_two):
                assert seen(game, encoding, one, seat) == seen(game, encoding, two, seat)
                varied += one != two
    return varied


def after(position: Position, mover: Seat, move: int) -> tuple[Position, list[tuple[int, int, int, int]]]:
    later = position.copy()
    told: list[tuple[int, int, int, int]] = []
    later.heard = told
    later.play(mover, move)
    return later, told


def seen(game: Game, encoding: Encoding, position: Position, seat: Seat) -> tuple[list[int], list[int]]:
    return row_of(encoding, position, seat), list(position.moves(seat))


class Leaky(PokerEncoding):
    """It shows the other's card."""

    def write(self, position: Position, seat: Seat, row: Row, at: int) -> None:
        super().write(position, 1 - seat, row, at)


def test_the_probe_catches_an_encoding_that_leaks() -> None:
    honest = encoding_of(poker.GAME)
    leaky = Leaky(honest.fields, kinds=honest.kinds, longest=3, luck=2, told=7)
    walk = Walk(poker.GAME, None, 1, 0)
    walk.step()
    probe_two_moves(poker.GAME, honest, walk)
    with pytest.raises(AssertionError):
        probe_two_moves(poker.GAME, leaky, walk)


@pytest.mark.parametrize("name", OPTIONS)
def test_what_is_refreshed_is_what_would_be_written_whole(name: str) -> None:
    """Over several games in one lane, whose slots change hands."""
    game, options = games_by_name()[name.partition(" ")[0]], OPTIONS[name]
    encoding, course = encoding_of(game), Course(game.start(**options), Rng(5), game.moves)
    everybody = list(range(len(game.seats(game.options(options)))))
    lane, last = Lane(encoding, len(everybody)), Lane(encoding, len(everybody))
    for _ in range(STEPS):
        if course.is_over:
            last.show(course.position, everybody)
            course.begin(game.start(**options))
        lane.show(course.position, course.asked)
        for _ in range(len(course.asked)):
            course.decide(course.rng.choice(course.moves(course.seat)))


class Lane:
    """A row that is refreshed again and again."""

    def __init__(self, encoding: Encoding, players: int) -> None:
        self.encoding, self.row, self.sight = encoding, blank(players * encoding.size), encoding.sight()
        for at in range(len(self.row)):
            self.row[at] = 99

    def show(self, position: Position, seats: list[Seat]) -> None:
        self.encoding.refresh(position, seats, self.row, 0, self.sight)
        size = self.encoding.size
        for slot, seat in enumerate(seats):
            assert list(self.row)[slot * size : (slot + 1) * size] == row_of(self.encoding, position, seat)


@by_id
def test_an_environment_shows_the_same_bytes_and_stays_inside_its_space(game: Game) -> None:
    encoding = encoding_of(game)
    space = observation_space(encoding, game.moves + 1)
    rng = Rng(3)
    course = Course(game.start(), rng.fork(0), game.moves)
    while not course.is_over:
        for seat in range(2):
            observation = observe(course, encoding, seat, game.moves + 1)
            assert space.contains(observation)
            assert observation["observation"].tolist() == row_of(encoding, course.position, seat)
            assert observation["action_mask"].any()
        course.decide(rng.choice(course.moves(course.seat)))
    assert course.position.kind() == OVER


def test_a_game_without_an_encoding_is_refused_with_the_reason() -> None:
    with pytest.raises(NoEncoding, match="Envelope has no encoding") as refusal:
        encoding_of(EnvelopeGame())
    assert refusal.value.code == "adapters/no-encoding"
