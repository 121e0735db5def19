"""Joining a server's table from the terminal: the same screens, and moves from the server's list alone."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import aclosing

import msgspec
from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.screen import ModalScreen
from textual.timer import Timer
from textual.widgets import Button, Static

from ludotek.core.errors import LudotekError
from ludotek.core.options import View
from ludotek.core.position import EVERYONE, SPECTATOR, Event, Move, Seat
from ludotek.games import game as find_game
from ludotek.locale import Language
from ludotek.locale import language as find_language
from ludotek.story.beat import Beat
from ludotek.terminal.app import LudotekApp, need_terminal
from ludotek.terminal.away import Away, Heard, Lost, read_link
from ludotek.terminal.boards import board_for
from ludotek.terminal.choice import Choice, Forbidden, Listed, Secret
from ludotek.terminal.keyboard import MOST_KEYS
from ludotek.terminal.screen import PASSED, GameScreen
from ludotek.terminal.standing import chances_lines, reckoning_lines, turn_lines
from ludotek.terminal.zone import Zones, hands
from ludotek.wire.protocol import (
    ChatOut,
    ErrorOut,
    EventOut,
    Moment,
    Play,
    PresenceOut,
    Rematch,
    SeatOut,
    TableOut,
    UpdateOut,
    Words,
)

TOO_SOON = "table/too-soon"  # a hand must still rest
A_WHILE = 0.1  # seconds until such a call is made again: ten a second are well within what a server allows
BUTTONS = {"rematch": "terminal-rematch", "look": "terminal-look", "leave": "terminal-leave"}


def join(address: str, *, seat: str | None = None, name: str | None = None, language: str | None = None) -> None:
    """Sit down at a server's table, or watch it, until one leaves; the table goes on without.

    `address` is a table's link; an invitation's names a seat and holds its token. `seat` takes a seat that is
    free for anyone. Raises LudotekError: `join/no-table`, `join/no-server`, `terminal/no-terminal`, and
    whatever the server refuses.
    """
    spoken = find_language(language)
    try:
        need_terminal(spoken)
        link = read_link(address)
        away = Away(link if seat is None else msgspec.structs.replace(link, seat=seat), name)
        screen = asyncio.run(arrive(away, spoken))
    except LudotekError as error:
        raise LudotekError(error.code, spoken.refusal(error.code, error.sentence)) from None
    LudotekApp(screen).run()


async def arrive(away: Away, language: Language) -> JoinScreen:
    """Sit down, and see which game it is."""
    await asyncio.to_thread(away.arrive)
    async with aclosing(away.hear()) as line:
        async for message in line:
            if isinstance(message, TableOut):
                return JoinScreen(language, away, message)
    raise away.refused()


class JoinScreen(GameScreen):
    """One table after another, as long as the company goes on."""

    BINDINGS = [Binding("r,к", "rematch", show=False)]

    def __init__(self, language: Language, away: Away, first: TableOut) -> None:
        self.language = language
        plain = find_game(first.game)
        options = plain.options(msgspec.json.decode(first.options))
        game = plain.in_words_of(options)
        board = board_for(language, game, options, self.labels(first.your_seat, first.seats))
        super().__init__(language, game, options, board)
        self.away = away
        self.form: type[View] = type(game.view(game.first(options), SPECTATOR))
        self.whole = first
        self.told: list[Event] = []
        self.beats: list[Beat] = []
        self.talk: list[str] = []
        self.asked = -1  # the question that is before the person now
        self.asking: asyncio.Task[None] | None = None
        self.called: tuple[Move, int] | None = None  # in a race: the last call, and the question it answers
        self.resting: Timer | None = None  # until that call is made again
        self.concluded = ""  # the table whose result has been shown
        self.wants_rematch = False

    def on_mount(self) -> None:
        self.evening()

    def labels(self, own: Seat, seats: Sequence[SeatOut]) -> dict[Seat, str]:
        """Who plays each seat, in a word."""
        labels = {
            seat: sitter.player_name or (self.language.text("terminal-bot") if sitter.kind == "bot" else "")
            for seat, sitter in enumerate(seats)
        }
        return labels | ({own: self.language.text("terminal-you")} if own >= 0 else {})

    # What the table says.

    @work
    async def evening(self) -> None:
        async for message in self.away.hear():
            if self.away.has_left:
                return
            await self.take_in(message)
        if not self.away.has_left:
            refused = self.away.refused()
            self.say("awaited", self.language.refusal(refused.code, refused.sentence))

    async def take_in(self, message: Heard) -> None:
        if isinstance(message, TableOut):
            await self.take_whole(message)
        elif isinstance(message, UpdateOut):
            events = self.events(message.events)
            self.told += events
            self.beats += message.story
            if message.seats:
                self.board.labels = self.labels(self.whole.your_seat, message.seats)
            await self.stop_asking(message.moment)
            await self.unfold(events)
            await self.see(message.moment)
        elif isinstance(message, ChatOut):
            said = self.language.text(message.canned) if message.canned else message.text
            self.talk.append(f"{message.name}: {said}")
            self.say("news", self.talk[-1])
        elif isinstance(message, PresenceOut):
            self.board.labels = self.labels(self.whole.your_seat, message.seats)
        elif isinstance(message, ErrorOut):
            self.take_refusal(message)
        elif isinstance(message, Lost):
            await self.stop_asking(None)
            self.say("awaited", self.language.text("terminal-line-lost"))

    def take_refusal(self, refusal: ErrorOut) -> None:
        """A call that came too soon is not lost: it is made when the hand may move again."""
        if refusal.code == TOO_SOON and self.called is not None:
            self.stop_resting()
            self.resting = self.set_timer(A_WHILE, self.call)
        else:
            self.say("news", self.language.refusal(refusal.code, refusal.sentence))

    async def take_whole(self, whole: TableOut) -> None:
        self.whole = whole
        self.told, self.beats = self.events(whole.history), list(whole.story)
        self.board.labels = self.labels(whole.your_seat, whole.seats)
        self.board.words = whole.words
        await self.stop_asking(whole.moment)
        await self.see(whole.moment)
        if whole.status == "over":
            await self.conclude(whole.next_table)

    async def conclude(self, next_table: str | None) -> None:
        """Show the result once; follow the company to a rematch if one wants it too."""
        if next_table and self.wants_rematch:
            self.wants_rematch = False
            await self.away.go_to(next_table)
        elif self.concluded != self.away.table:
            self.concluded = self.away.table
            lines = [*self.endings(), *await asyncio.to_thread(self.dice)]
            ended = Ended(self.language, self.headline(), lines)
            self.app.push_screen(ended, self.go_on)
            self.tell_chances(ended)
        elif next_table:
            self.say("news", self.language.text("terminal-rematch-waits"))

    def events(self, happened: Sequence[EventOut]) -> list[Event]:
        return [(EVERYONE, *event.numbers) for event in happened]

    async def see(self, moment: Moment) -> None:
        """Draw what this seat may see, and ask if something is awaited of it."""
        view, seat = msgspec.json.decode(moment.view, type=self.form), self.whole.your_seat
        self.draw(view, seat, self.beats)
        self.say("awaited", self.language.say(moment.sentence))
        if moment.kind == "race":
            await self.race(moment, view)
        elif moment.moves and self.asking is None:
            self.asked = moment.question
            self.asking = asyncio.create_task(self.ask(moment))

    # What is asked.

    async def race(self, moment: Moment, view: View) -> None:
        """Whoever is at this keyboard is alone there: all its keys are theirs."""
        self.asked = moment.question
        seat, moves, (hand,) = self.whole.your_seat, moves_of(moment), hands(1)
        await self.open_zones([self.board.key_zone(view, seat, moves, hand)] if moves else [])

    async def on_zones_called(self, message: Zones.Called) -> None:
        self.stop_resting()
        self.called = message.move, self.asked
        await self.call()

    async def call(self) -> None:
        """Make the last call, unless what it answers has passed."""
        if self.called is not None and self.called[1] == self.asked and isinstance(self.choice, Zones):
            await self.make(*self.called)

    def stop_resting(self) -> None:
        if self.resting is not None:
            self.resting.stop()
            self.resting = None

    async def ask(self, moment: Moment) -> None:
        move = await self.put(self.choice_of(moment))
        self.asking = None
        if move != PASSED:
            await self.make(move, moment.question)

    async def make(self, move: Move, question: int) -> None:
        await self.away.say(Play(question, move, self.away.now()))

    def choice_of(self, moment: Moment) -> Choice:
        moves = moves_of(moment)
        if moment.kind == "sealed" and len(moves) <= MOST_KEYS:
            return Secret(self.language, self.game, moves, clicks=True)
        changes = [offered.change for offered in moment.moves]
        refused = [Forbidden(*one.run, one.words, one.why) for one in moment.refused or []]
        is_dealing = moment.deal is not None and self.whole.your_seat in moment.deal.seats
        aside = self.add_words if is_dealing else None
        return Listed(self.language, self.game, moves, masked=False, changes=changes, refused=refused, aside=aside)

    def add_words(self, text: str) -> None:
        """Words of one's own beside a deal."""
        if text:
            self.run_worker(self.away.say(Words(text)))

    async def stop_asking(self, moment: Moment | None) -> None:
        """Take a question away that has passed; one that still stands is left as it is, and so are a race's keys."""
        if moment is None or moment.kind != "race":
            await self.close_zones()
        if self.asking is None or (moment is not None and moment.moves and moment.question == self.asked):
            return
        self.withdraw()
        await self.asking

    # The end, and leaving: the table keeps everything.

    def headline(self) -> str:
        result, own = self.whole.result, self.whole.your_seat
        if not result:
            return self.language.text("table-over")
        winners = [seat for seat, score in enumerate(result) if score == max(result)]
        if len(result) > 1 and len(winners) == len(result):
            return self.language.text("terminal-tie")
        if own >= 0:
            return self.language.text("terminal-you-won" if own in winners else "terminal-you-lost")
        names = ", ".join(self.language.seat(self.game, seat, self.options) for seat in winners)
        return self.language.text("terminal-victory", seat=names)

    def endings(self) -> list[str]:
        """By which rule it was won, and where the points came from; else how people ended it."""
        reckoning, reason = self.whole.reckoning, self.whole.reason
        if reckoning is not None:
            return reckoning_lines(self.language, reckoning, self.board.player, len(self.whole.seats))
        return [self.language.text("terminal-how", ending=self.language.say(reason))] if reason else []

    @work(exit_on_error=False)
    async def tell_chances(self, ended: Ended) -> None:
        """They are worked out at the table: the result is there before them."""
        lines = await asyncio.to_thread(self.chances)
        if lines and ended.is_mounted:
            await ended.query_one(".course").mount(*(Static(line, markup=False) for line in lines))

    def chances(self) -> list[str]:
        """Everybody's chances over the game and its turning point, as the table has worked them out; if it has."""
        if self.whole.reckoning is None:
            return []
        try:
            found = self.away.chances()
        except LudotekError:
            return []
        shares, turn = [one.shares for one in found.moments], found.turning
        lines = chances_lines(self.language, found.method, shares, self.board.player)
        if turn is None:
            return lines
        who = self.board.player(turn.seat)
        return [*lines, *turn_lines(self.language, turn.told, who, turn.before, turn.after)]

    def dice(self) -> list[str]:
        """Whether the luck was what the house had promised, for those who were here before the game."""
        try:
            wrong = self.away.broken_promises()
        except LudotekError:
            return [self.language.text("terminal-dice-unchecked")]
        if wrong:
            return [self.language.text("terminal-dice-broken", notes=", ".join(wrong))]
        return [self.language.text("terminal-dice-kept")]

    async def go_on(self, next: str | None) -> None:
        if next == "leave":
            await self.part()
        elif next == "rematch":
            await self.action_rematch()

    async def action_rematch(self) -> None:
        if self.whole.status != "over":
            return
        self.wants_rematch = True
        if self.whole.next_table:
            await self.conclude(self.whole.next_table)
        else:
            await self.away.say(Rematch())
            self.say("awaited", self.language.text("terminal-rematch-asked"))

    async def part(self) -> None:
        await self.away.leave()
        self.app.exit(None)

    @work
    async def action_leave(self) -> None:
        await self.part()


def moves_of(moment: Moment) -> list[Move]:
    return [offered.move for offered in moment.moves]


class Ended(ModalScreen[str]):
    """The result, and what to do next."""

    BINDINGS = [
        Binding("r,к", "next('rematch')", show=False),
        Binding("escape,b,и", "next('look')", show=False),
        Binding("q,й", "next('leave')", show=False),
        Binding("ctrl+c", "next('leave')", show=False, priority=True),
    ]

    def __init__(self, language: Language, headline: str, lines: Sequence[str]) -> None:
        super().__init__()
        self.language = language
        self.headline = headline
        self.lines = lines

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(self.headline, classes="title", markup=False)
            for line in self.lines:
                yield Static(line, markup=False)
            yield Vertical(classes="course")
            with Horizontal(classes="buttons"):
                for id, label in BUTTONS.items():
                    yield Button(self.language.text(label), id=id)

    @on(Button.Pressed)
    def choose(self, event: Button.Pressed) -> None:
        self.action_next(event.button.id or "look")

    def action_next(self, next: str) -> None:
        self.dismiss(next)
