"""What every screen with a board shares: where things stand, how something is asked, how news unfolds."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Container, Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Static

from ludotek.core.game import Game
from ludotek.core.options import Options, View
from ludotek.core.position import Event, Move, Seat
from ludotek.locale import Language
from ludotek.story.beat import Beat
from ludotek.terminal.board import Board
from ludotek.terminal.choice import Choice
from ludotek.terminal.felt import Felt
from ludotek.terminal.help import Help
from ludotek.terminal.history import History
from ludotek.terminal.line import Line
from ludotek.terminal.log import log
from ludotek.terminal.standing import outlook_text
from ludotek.terminal.zone import Zone, Zones

PASSED: Move = -3  # the answer to a question that was withdrawn
BEAT = 0.4  # seconds that one moment of a reveal lasts


class GameScreen(Screen[None]):
    """A board, what happened, what is awaited, and a choice."""

    AUTO_FOCUS = ""  # what is asked takes the focus, when it is asked
    BINDINGS = [
        Binding("q,й", "leave", show=False),
        Binding("ctrl+c", "leave", show=False, priority=True),
        Binding("h,р,question_mark,f1", "help", show=False),
    ]

    def __init__(self, language: Language, game: Game, options: Options, board: Board) -> None:
        super().__init__()
        self.language = language
        self.game = game
        self.options = options
        self.board = board
        self.choice: Choice | None = None
        self.answer: asyncio.Future[Move] | None = None
        self.hurry = asyncio.Event()

    def compose(self) -> ComposeResult:
        yield Line("bar")
        with Horizontal(id="middle"):
            yield Felt(self.board)
            with Vertical(id="side"):
                yield Line("facts")
                yield History(self.language, self.board.colours())
        yield Line("news")
        yield Line("awaited")
        yield Container(id="choice")
        yield Static(self.language.text("terminal-hints"), id="hints", markup=False)

    def say(self, id: str, text: str | Text) -> None:
        self.query_one(f"#{id}", Line).say(text)

    def draw(self, view: View, seat: Seat, beats: Sequence[Beat]) -> None:
        """Everything as one seat, or a spectator, may see it."""
        self.board.show(view)
        title, subtitle = self.language.title(self.game), self.board.subtitle(view)
        self.say("bar", f"{title} · {subtitle}" if subtitle else title)
        self.say("facts", facts(self.language, self.game, self.board, view, seat))
        self.query_one(History).tell(log(self.language, beats))

    # One question, and its answer.

    async def put(self, choice: Choice) -> Move:
        """Put a choice before whoever sits there, and wait for the answer."""
        await self.close_zones()
        area = self.query_one("#choice")
        self.answer = asyncio.get_running_loop().create_future()
        await area.mount(choice)
        self.choice = choice
        move = await self.answer
        self.choice = None
        self.set_focus(None)
        await choice.remove()
        return move

    def withdraw(self) -> None:
        """Take a question back that nobody need answer any more."""
        if self.answer is not None and not self.answer.done():
            self.answer.set_result(PASSED)

    def on_choice_made(self, message: Choice.Made) -> None:
        if self.answer is not None and not self.answer.done():
            self.answer.set_result(message.move)

    def on_key(self, event: events.Key) -> None:
        self.hurry.set()
        if self.choice is not None:
            self.choice.press(event)

    # Races: whoever may move at this keyboard has keys, for as long as it takes.

    async def open_zones(self, zones: Sequence[Zone]) -> None:
        """What everybody's keys mean now; where nobody may move, they mean nothing."""
        if isinstance(self.choice, Zones):
            self.choice.offer(zones)
        elif zones:
            names = {seat: self.board.player(seat) for seat in range(len(self.game.seats(self.options)))}
            self.choice = Zones(self.language, self.game, zones, names)
            await self.query_one("#choice").mount(self.choice)

    async def close_zones(self) -> None:
        if isinstance(self.choice, Zones):
            zones, self.choice = self.choice, None
            self.set_focus(None)
            await zones.remove()

    # What happened.

    async def unfold(self, told: Sequence[Event]) -> None:
        """Moment by moment; any key goes straight to the end."""
        if told:
            self.say("awaited", "")
            self.say("news", " ".join(self.language.tell(self.game, event, self.options) for event in told))
        self.hurry.clear()
        for frame in self.board.frames(told):
            if self.app.animation_level == "none":
                return
            self.board.light(frame)
            with suppress(TimeoutError):
                await asyncio.wait_for(self.hurry.wait(), BEAT)

    def action_help(self) -> None:
        self.app.push_screen(Help(self.language, self.game, self.options))


def facts(language: Language, game: Game, board: Board, view: View, seat: Seat) -> Text:
    """Beside the board: who plays what, and where everybody stands."""
    stands = outlook_text(language, game.outlook(view), lambda other: language.seat(game, other, board.options))
    return Text("\n\n").join(text for text in (board.facts(view, seat), stands) if text)
