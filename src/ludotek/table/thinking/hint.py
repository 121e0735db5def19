"""Ask the bot: what it would play in one's place, and why, as it is sent."""

from __future__ import annotations

from ludotek.bots import best
from ludotek.bots.bot import WAIT
from ludotek.bots.hint import Foretold, hint
from ludotek.core.game import Game
from ludotek.core.options import Options
from ludotek.core.phrase import phrase
from ludotek.core.position import Position, Seat
from ludotek.core.rng import Rng
from ludotek.story.sayings import Sayings, sayings_of
from ludotek.table.tables.views import encode
from ludotek.wire.shapes import HintShape, Reason

ADVISER = 4  # the level that is asked: it answers soon, and few play better


def advise(game: Game, options: Options, imagined: Position, seat: Seat) -> bytes:
    """In a process of its own: a hint at a position that was imagined for this seat."""
    found = hint(game, imagined, seat, best(game, ADVISER), Rng(1))
    sayings = sayings_of(game, options)
    hopes = [reason(one, found.looks, seat, sayings) for one in found.hopes]
    fears = [reason(one, found.looks, seat, sayings) for one in found.fears]
    if found.move == WAIT:
        return encode(HintShape(None, phrase("hint-wait"), hopes, fears))
    return encode(HintShape(found.move, game.say_move(found.move), hopes, fears))


def reason(foretold: Foretold, looks: int, seat: Seat, sayings: Sayings) -> Reason:
    saying = sayings.of(foretold.event)
    return Reason(saying.say_own if saying.owner == seat else saying.say, foretold.times, looks)
