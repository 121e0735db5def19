"""A moment is well formed, a copy is independent, a move is one step, and words name moves."""

from __future__ import annotations

import pickle

import msgspec

from ludotek.core.game import Game
from ludotek.core.options import View
from ludotek.core.phrase import Phrase
from ludotek.core.position import CHANCE, CLOCK, DEAL, OVER, RACE, SEALED, SPECTATOR, TURN, Position
from ludotek.core.testing.report import require
from ludotek.core.testing.walk import Walk


def check_vocabulary(game: Game) -> None:
    """Every move has words of its own, which read back as that move."""
    for move, words in enumerate(game.vocabulary):
        require(words == " ".join(words.split()) != "", game, f"the words {words!r} are empty or oddly spaced")
        require(not words.endswith("]"), game, f"the words {words!r} end like the time of a record")
        require(game.read(game.words(move)) == move, game, f"{words!r} does not read back as move {move}")
        require(isinstance(game.say_move(move), Phrase), game, f"{words!r} cannot be said")
    require(len(set(game.endings)) == len(game.endings) > 0, game, "its endings need names, no two alike")


def check_moment(walk: Walk) -> None:
    """Whoever may move has moves, whoever may not has none, and somebody always can."""
    position, kind = walk.position, walk.position.kind()
    acting = list(position.acting())
    require(kind in (DEAL, TURN, SEALED, RACE, OVER), walk, f"there is no kind of moment {kind}")
    require(len(set(acting)) == len(acting) and set(acting) <= set(walk.seats), walk, f"acting() is {acting}")
    for seat in walk.seats:
        require(bool(position.moves(seat)) == (seat in acting), walk, f"seat {seat} and its moves do not agree")
    for seat in (*walk.seats, CHANCE, CLOCK):
        _check_moves(walk, list(position.moves(seat)))
    require(kind != TURN or len(acting) == 1, walk, f"a TURN is one seat's, not that of {acting}")
    require(kind not in (DEAL, OVER) or not acting, walk, "nobody can act while chance moves or when all is over")
    require(bool(position.moves(CHANCE)) == (kind == DEAL), walk, "chance moves at a DEAL, and only there")
    require(not position.moves(SPECTATOR), walk, "a spectator has moves")
    require(can_go_on(position), walk, "nobody can move and the game is not over")
    check_audit(walk)
    check_refusals(walk)
    _check_odds(walk)
    _check_views(walk)
    if kind == OVER:
        _check_result(walk)


def check_audit(walk: Walk) -> None:
    """What the game itself says is always true."""
    fault = walk.game.audit(walk.position)
    require(not fault, walk, fault)


def check_refusals(walk: Walk) -> None:
    """Whatever a seat expects is offered or refused; what is refused is not legal; and to ask changes nothing."""
    part, position, key = walk.game.refusals, walk.position, walk.position.key()
    if part is None:
        return
    for seat in walk.seats:
        legal, refused = position.moves(seat), walk.game.refused(position, seat)
        require(bool(legal) or not refused, walk, f"seat {seat} is refused something though it is asked nothing")
        runs = [action.moves for action in part.expected(position, seat)] if legal else []
        require(len(set(runs)) == len(runs), walk, f"seat {seat} expects an action twice")
        require(all(run and run[0] >= 0 and run[-1] < walk.game.moves for run in runs), walk, "an action has no moves")
        forbidden = [action.moves for action, _ in refused]
        require(not any(move in run for run in forbidden for move in legal), walk, "something legal is refused")
        offered = [run for run in runs if any(move in run for move in legal)]
        same = sorted(map(str, offered + forbidden)) == sorted(map(str, runs))
        require(same, walk, f"something that seat {seat} expects is neither offered nor refused")
        require(all(why.id for _, why in refused), walk, "something is refused without a reason")
    require(position.key() == key, walk, "to ask why something is refused changed the position")


def can_go_on(position: Position) -> bool:
    """Whether a position is over, or somebody, chance or time can move."""
    return position.kind() in (DEAL, OVER) or bool(position.acting()) or bool(position.moves(CLOCK))


def _check_moves(walk: Walk, moves: list[int]) -> None:
    require(len(set(moves)) == len(moves), walk, f"a move is offered twice in {moves}")
    outside = [move for move in moves if not 0 <= move < walk.game.moves]
    require(not outside, walk, f"moves {outside} are not in the vocabulary")


def _check_odds(walk: Walk) -> None:
    odds, moves = walk.position.odds(), walk.position.moves(CHANCE)
    if odds:
        require(len(odds) == len(moves), walk, f"{len(odds)} odds for {len(moves)} moves of chance")
        require(
            all(isinstance(weight, int) and weight > 0 for weight in odds), walk, f"odds {odds} are not whole weights"
        )


def _check_views(walk: Walk) -> None:
    for seat in (*walk.seats, SPECTATOR):
        view = walk.game.view(walk.position, seat)
        require(isinstance(view, View), walk, f"the view of seat {seat} is not a View")
        require(bool(msgspec.json.encode(view)), walk, f"the view of seat {seat} cannot be sent")
        _check_outlook(walk, view)


def _check_outlook(walk: Walk, view: View) -> None:
    """Where everybody stands: of seats that there are, no more than once each on a way, and something to be said."""
    outlook = walk.game.outlook(view)
    require(outlook is None or len(outlook.ways) > 0, walk, "its outlook has no way to win")
    for way in [] if outlook is None else outlook.ways:
        seats = [near.seat for near in way.nears]
        require(len(set(seats)) == len(seats), walk, f"{way.name.id} counts a seat twice: {seats}")
        require(set(seats) <= set(walk.seats), walk, f"{way.name.id} counts seats that are not there: {seats}")
        require(bool(seats) or way.next is not None, walk, f"{way.name.id} says nothing")


def _check_result(walk: Walk) -> None:
    position = walk.position
    require(not position.moves(CLOCK), walk, "time still moves when all is over")
    require(len(position.scores()) == len(walk.seats), walk, "scores() is not a number per seat")
    require(0 <= position.ending() < len(walk.game.endings), walk, f"ending() {position.ending()} has no name")
    reckoning = walk.game.reckoning(position, [event for events in walk.session.events for event in events])
    for source in [] if reckoning is None else reckoning.sources:
        fits = len(source.points) == len(walk.seats)
        require(fits, walk, f"{source.name.id} has {len(source.points)} numbers for {len(walk.seats)} seats")


def check_copy(walk: Walk) -> None:
    """A copy and a pickled copy are equal and independent, and nobody listens to them."""
    position = walk.position
    key = position.key()
    copies = (position.copy(), pickle.loads(pickle.dumps(position)))
    for copy in copies:
        require(copy == position and hash(copy) == hash(position), walk, "a copy is not equal to its original")
        require(copy.ply == position.ply, walk, "a copy has another ply")
    require(copies[0].heard is None, walk, "somebody listens to a copy")
    if not walk.is_over:
        for copy in copies:
            copy.play(*walk.next())
            require(copy.ply == position.ply + 1, walk, "`play` did not add one to `ply`")
            require(position.key() == key, walk, "a move on a copy changed the original")


def check_step(walk: Walk) -> None:
    """Make a move; the same move on a copy makes the same position and tells the same."""
    twin = walk.position.copy()
    twin.heard = []
    seat, move = walk.next()
    given = [walk.position.acting(), *(walk.position.moves(other) for other in (*walk.seats, CHANCE, CLOCK))]
    before = [one.copy() for one in given]
    twin.play(seat, move)
    walk.session.play(seat, move)
    require(given == before, walk, "a move changed a list that the position had given away")
    require(twin == walk.position, walk, "the same move made two different positions")
    require(twin.heard == walk.session.events[-1], walk, "the same move told two different stories")
    for event in walk.session.events[-1]:
        require(0 <= event[1] < len(walk.game.happenings), walk, f"event {event} has no name")
        require(isinstance(walk.game.tell(event, walk.session.options), Phrase), walk, f"event {event} cannot be said")
