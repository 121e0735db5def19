"""Ask the bot, at the terminal: what it would play in one's place, and why, in words."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Static

from ludotek.bots import best
from ludotek.bots.bot import WAIT
from ludotek.bots.hint import Foretold, Hint, hint
from ludotek.core.game import Game
from ludotek.core.options import Options
from ludotek.core.position import Position, Seat
from ludotek.core.rng import Rng
from ludotek.locale import Language
from ludotek.story.sayings import sayings_of

ADVISER = 4  # the level that is asked, as in the browser


class Advice(ModalScreen[None]):
    """Thinks beside the screen, says what it found, and closes by any of the keys people try."""

    BINDINGS = [Binding("escape,enter,space,q,й,f2", "close", show=False)]

    def __init__(self, language: Language, game: Game, options: Options, known: Position, seat: Seat) -> None:
        super().__init__()
        self.language = language
        self.game = game
        self.options = options
        self.known = known  # imagined for this seat: there is nothing in it to peek at
        self.seat = seat

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(self.language.text("hint-ask"), classes="title")
            yield Static(self.language.text("hint-thinking"), markup=False, id="advice")
            yield Static(f"Esc  {self.language.text('terminal-close')}", classes="hint")

    def on_mount(self) -> None:
        self.think()

    @work
    async def think(self) -> None:
        """A hint takes a moment, and the screen does not wait for it."""
        found = await asyncio.to_thread(hint, self.game, self.known, self.seat, best(self.game, ADVISER), Rng(1))
        said = advice_lines(self.language, self.game, self.options, found, self.seat)
        self.query_one("#advice", Static).update("\n".join(said))

    def action_close(self) -> None:
        self.dismiss(None)


def advice_lines(language: Language, game: Game, options: Options, found: Hint, seat: Seat) -> list[str]:
    """The move, what the bot hopes for, and what it fears; or that nothing stands out."""
    move = language.text("hint-wait") if found.move == WAIT else language.words(game, found.move)
    reasons = [
        *reason_lines(language, game, options, "hint-hope", found.hopes, found.looks, seat),
        *reason_lines(language, game, options, "hint-fear", found.fears, found.looks, seat),
    ]
    return [f"{language.text('hint-would')} {move}", *(reasons or [language.text("hint-even")])]


def reason_lines(
    language: Language, game: Game, options: Options, id: str, seen: Sequence[Foretold], looks: int, seat: Seat
) -> list[str]:
    """What was seen coming, each with how often."""
    found = []
    for one in seen:
        saying = sayings_of(game, options).of(one.event)
        what = language.say(saying.say_own if saying.owner == seat else saying.say)
        counted = language.text("hint-in-looks", what=what, times=one.times, looks=looks)
        found.append(language.text(id, what=counted))
    return found
