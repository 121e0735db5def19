"""The table on the screen: board, what happened, what is awaited, and the choice of whoever sits there."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from textual import work
from textual.binding import Binding

from ludotek.core.position import CLOCK, SEALED, Move, Seat
from ludotek.core.rng import Rng
from ludotek.locale import Language
from ludotek.terminal.advice import Advice
from ludotek.terminal.best import told_best
from ludotek.terminal.boards import board_for
from ludotek.terminal.calls import Calls
from ludotek.terminal.choice import Choice, Forbidden, Listed, Ready, Secret
from ludotek.terminal.keep import suggested
from ludotek.terminal.keyboard import MOST_KEYS
from ludotek.terminal.leave import Farewell, Leave
from ludotek.terminal.match import Match
from ludotek.terminal.screen import GameScreen
from ludotek.terminal.summary import Summary
from ludotek.terminal.thought import think
from ludotek.terminal.zone import Zone, Zones, hands


class TableScreen(GameScreen):
    """Plays matches until everybody leaves."""

    BINDINGS = [Binding("f2", "advice", show=False)]  # no letter: people type moves, and in races letters are moves

    def __init__(self, language: Language, match: Match, save: Path | None = None) -> None:
        self.match = match
        self.language = language
        board = board_for(language, match.game, match.options, self.labels())
        super().__init__(language, match.game, match.options, board)
        self.save = save
        self.saved: Path | None = None
        self.thoughts: dict[tuple[Seat, int], asyncio.Future[Move]] = {}
        self.calls = Calls(match)

    def on_mount(self) -> None:
        self.evening()

    def labels(self) -> dict[Seat, str]:
        """Who plays each seat, in a word."""
        labels = {seat: self.language.text("terminal-bot") for seat in self.match.bots}
        if len(self.match.people) == 1:
            labels[self.match.people[0]] = self.language.text("terminal-you")
        return labels | dict(self.match.names)

    def see(self, seat: Seat) -> None:
        """The match as one seat, or a spectator, may see it."""
        self.draw(self.match.view(seat), seat, self.match.story(seat))

    # The evening: matches one after another.

    @work
    async def evening(self) -> None:
        while await self.play_match() == "rematch":
            self.match = self.match.again()
            self.calls = Calls(self.match)
            self.saved = None
            self.thoughts.clear()
            self.say("news", "")
        self.app.exit(self.saved)

    async def play_match(self) -> str:
        await self.reveal(0)
        while not self.match.is_over:
            made = self.match.made
            if self.match.is_race:
                await self.race()
            else:
                await self.ask(self.match.next_seat())
            await self.reveal(made)
        self.calls.stop()
        return await self.finish()

    async def ask(self, seat: Seat) -> None:
        """Ask a seat for its move, and make it."""
        question = self.match.position.question(seat)
        self.start_thoughts()
        move = await (self.ask_bot(seat) if seat in self.match.bots else self.ask_person(seat))
        self.match.play(seat, move, question)

    # Races: everybody at once.

    async def race(self) -> None:
        """Whoever is first moves: people by their keys, bots after a time of their own, or time itself."""
        zones = self.zones()
        await self.open_zones(zones)
        self.say("awaited", self.awaited([zone.seat for zone in zones]))
        call = await self.calls.next()
        if call.seat == CLOCK:
            self.match.let_time_pass()
        else:
            self.match.play(*call)

    def zones(self) -> list[Zone]:
        """The keys of every person who may move; each has the same hand throughout."""
        match, given = self.match, hands(len(self.match.people))
        return [
            self.board.key_zone(match.view(seat), seat, moves, hand)
            for seat, hand in zip(match.people, given, strict=False)
            if (moves := match.position.moves(seat))
        ]

    def awaited(self, people: Sequence[Seat]) -> str:
        acting = self.match.position.acting()
        if len(people) == 1:
            return self.board.request(self.match.view(people[0]), people[0])
        if people:
            return self.language.text("terminal-race")
        return self.language.text("terminal-thinking", seat=self.board.player(acting[0])) if acting else ""

    def on_zones_called(self, message: Zones.Called) -> None:
        self.calls.make(message.seat, message.move)

    # One after another.

    def start_thoughts(self) -> None:
        """Let every bot that may move think at once, while people choose."""
        position = self.match.position
        for seat in position.acting():
            key = (seat, position.question(seat))
            if seat in self.match.bots and key not in self.thoughts:
                bot, budget = self.match.bots[seat]
                self.thoughts[key] = think(bot, position, seat, budget, self.match.luck_of(seat))

    async def ask_bot(self, seat: Seat) -> Move:
        await self.close_zones()
        self.say("awaited", self.language.text("terminal-thinking", seat=self.board.player(seat)))
        return await self.thoughts.pop((seat, self.match.position.question(seat)))

    async def ask_person(self, seat: Seat) -> Move:
        """Hand the keyboard over where there are secrets; what was chosen leaves no trace on the screen."""
        if self.match.hands_over:
            self.say("awaited", self.language.text("terminal-hand-over", seat=self.board.player(seat)))
            await self.put(Ready(self.language.text("terminal-ready")))
        self.see(seat)
        self.say("awaited", self.board.request(self.match.view(seat), seat))
        move = await self.put(self.choice_of(seat))
        if self.match.hands_over:
            self.see(self.match.onlooker)
        return move

    def choice_of(self, seat: Seat) -> Choice:
        game, moves = self.match.game, self.match.position.moves(seat)
        is_sealed = self.match.position.kind() == SEALED
        if is_sealed and len(moves) <= MOST_KEYS:
            return Secret(self.language, game, moves, clicks=not self.match.hands_over)
        masked = is_sealed and self.match.hands_over
        changes = game.changes(self.match.position, seat, moves)
        refused = [
            Forbidden(action.moves[0], action.moves[-1], game.say_action(action), why)
            for action, why in game.refused(self.match.position, seat)
        ]
        return Listed(self.language, game, moves, masked=masked, changes=changes, refused=refused)

    def action_advice(self) -> None:
        """Ask the bot, which helps whoever is asked and plays against bots alone."""
        position = self.match.position
        people = [seat for seat in self.match.people if not self.match.is_over and seat in position.acting()]
        if len(self.match.people) == 1 and people:
            known = position.imagine(people[0], Rng(0))
            self.app.push_screen(Advice(self.language, self.match.game, self.match.options, known, people[0]))

    # What happened.

    async def reveal(self, made: int) -> None:
        """Show what the moves since then have brought about, and let chance go on."""
        self.match.settle()
        *earlier, last = self.board.chapters(self.match.heard(self.match.onlooker, made))
        for chapter in earlier:
            await self.unfold(chapter)
            await self.seen()
        await self.unfold(last)
        self.see(self.match.onlooker)

    async def seen(self) -> None:
        """Wait until people have seen enough."""
        self.say("awaited", self.language.text("terminal-seen"))
        await self.put(Ready(self.language.text("terminal-go-on")))

    async def finish(self) -> str:
        """The result, until somebody wants another match or to leave."""
        await self.seen()
        self.say("awaited", "")
        best = told_best(self.match, self.language)
        while True:
            summary = Summary(self.language, self.match, self.board, self.path(), self.saved, best)
            next = await self.app.push_screen_wait(summary)
            self.saved = summary.saved
            if next == "rematch" or (next == "leave" and self.saved):
                return next
            if next == "leave":
                self.action_leave()
            await self.put(Ready(self.language.text("terminal-back")))

    # Leaving.

    def path(self) -> Path:
        return self.save or suggested(self.match.game, datetime.now())

    def action_leave(self) -> None:
        self.app.push_screen(Leave(self.language, self.match.record(), self.path()), self.part)

    def part(self, farewell: Farewell | None) -> None:
        if farewell is not None:
            self.app.exit(farewell.saved)
