"""Whole matches at the terminal, and a screen that fits."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from rich.console import Console
from rich.text import Text
from textual.pilot import Pilot
from textual.widget import Widget

from ludotek.bots.bot import Bot, Budget
from ludotek.bots.random import RandomBot
from ludotek.core.position import EVERYONE, Move, Position, Seat
from ludotek.core.rng import Rng
from ludotek.core.session import Session
from ludotek.games.novem import GAME as NOVEM
from ludotek.games.novem.terminal import NEITHER, NovemBoard
from ludotek.locale import LANGUAGES, Language
from ludotek.terminal import screen as screen_module
from ludotek.terminal.board import Frame
from ludotek.terminal.choice import Ready, Secret
from ludotek.terminal.help import Help
from ludotek.terminal.history import History
from ludotek.terminal.play import table
from ludotek.terminal.summary import Summary
from ludotek.terminal.table import TableScreen
from tests.terminal.evening import asked, lines, picture, play_to_the_end, press, spend, strike, table_of, until

RANDOM = (RandomBot(), Budget())
NEWS_WIDTH, NEWS_HEIGHT = 78, 3
BOARD_HEIGHT = 15


class Marcher(Bot):
    """Goes through its markers in order, so that a person who stays put empties a line in six rounds."""

    def choose(self, known: Position, seat: Seat, budget: Budget, rng: Rng) -> Move:
        moves = known.moves(seat)
        return moves[known.ply // 2 % len(moves)]


MARCHER = (Marcher(), Budget())


def in_turn(keys: str) -> Callable[[int], str]:
    """Choose these keys in turn, for ever."""
    return lambda choice: keys[choice % len(keys)]


def test_two_people_play_a_match_to_its_end() -> None:
    async def evening(pilot: Pilot[object]) -> str:
        choices = await play_to_the_end(pilot, in_turn("111213"))
        match = table_of(pilot).match
        assert match.is_over
        assert choices == 24 == sum(entry.seat >= 0 for entry in match.session.entries)
        assert isinstance(pilot.app.screen, Summary)
        return lines(pilot)

    shown = spend(table("novem", language="en", seed=3), evening)
    assert "Rows: Game 1 19 · Game 2 11 = 30" in shown
    assert "A tie." in shown


def test_a_person_plays_a_match_against_a_bot() -> None:
    async def evening(pilot: Pilot[object]) -> None:
        await play_to_the_end(pilot, in_turn("abc"))
        match = table_of(pilot).match
        assert match.is_over
        assert ("You win!" in lines(pilot)) == (match.position.scores()[0] > 0)
        record = match.record()
        assert record.players == {"rows": "person", "columns": "bot RandomBot"}
        assert record.session().position == match.position

    spend(table("novem", language="en", bots={1: RANDOM}, seed=4), evening)


def test_bots_play_a_match_while_people_watch() -> None:
    async def evening(pilot: Pilot[object]) -> None:
        assert await play_to_the_end(pilot, in_turn("1")) == 0
        assert table_of(pilot).match.is_over

    spend(table("novem", language="en", bots={0: RANDOM, 1: RANDOM}, seed=4), evening)


def test_the_same_seed_and_choices_give_the_same_match() -> None:
    async def evening(pilot: Pilot[object]) -> list[tuple[int, int]]:
        for key in "acbaa":
            await asked(pilot)
            await press(pilot, key)
        await asked(pilot)
        return [(entry.seat, entry.move) for entry in table_of(pilot).match.session.entries]

    played = [spend(table("novem", bots={1: RANDOM}, seed=seed), evening) for seed in (7, 7, 8)]
    assert played[0] == played[1] != played[2]


def test_points_stay_hidden_to_the_end_and_a_rematch_has_other_luck() -> None:
    async def evening(pilot: Pilot[object]) -> None:
        await asked(pilot)
        assert lines(pilot).count("Points: face down") == 1
        await play_to_the_end(pilot, in_turn("a"))
        first = table_of(pilot).match
        await press(pilot, "escape")
        assert isinstance(await asked(pilot), Ready)
        assert "Points: face down" not in lines(pilot)
        await press(pilot, "enter")
        assert await asked(pilot) is None
        await press(pilot, "r")
        await asked(pilot)
        second = table_of(pilot).match
        assert not any(entry.seat >= 0 for entry in second.session.entries)
        assert second.rng.__getstate__() != first.rng.__getstate__()
        assert lines(pilot).count("Points: face down") == 1

    spend(table("novem", language="en", bots={1: MARCHER}, seed=4), evening)


def test_a_game_is_read_to_its_end_before_the_next_is_laid() -> None:
    async def evening(pilot: Pilot[object]) -> None:
        while not isinstance(await asked(pilot), Ready):
            await press(pilot, "a")
        assert "Game 1 is over" in lines(pilot)
        assert "game 1 of 2" in lines(pilot)
        await press(pilot, "enter")
        await asked(pilot)
        assert "game 2 of 2" in lines(pilot)

    spend(table("novem", language="en", bots={1: MARCHER}, seed=4), evening)


def test_the_reveal_lights_the_row_then_the_column_and_any_key_skips_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screen_module, "BEAT", 3600)  # only a key can end it
    lit: list[Frame] = []
    light = NovemBoard.light

    def noted(board: NovemBoard, frame: Frame) -> None:
        lit.append(frame)
        light(board, frame)

    monkeypatch.setattr(NovemBoard, "light", noted)

    async def evening(pilot: Pilot[object]) -> None:
        await asked(pilot)
        pilot.app.animation_level = "full"
        strike(pilot, "b")
        await until(lambda: bool(lit))
        assert lines(pilot).count("▶B") == 1
        strike(pilot, "x")
        await asked(pilot)
        assert table_of(pilot).board.lit == NEITHER  # type: ignore[attr-defined]  # Novem's own board

    spend(table("novem", language="en", bots={1: MARCHER}, seed=4), evening)
    row, column = lit[-1]
    assert row == 1
    assert lit == [(row, -1), (row, column), (row, column)]


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "Choose a row: you attack."), ("uk", "Оберіть ряд: ви атакуєте.")]
)
def test_what_is_awaited_is_said_in_the_players_language(language: str, sentence: str) -> None:
    async def evening(pilot: Pilot[object]) -> str:
        await asked(pilot)
        return lines(pilot)

    assert sentence in spend(table("novem", language=language, options={"first": "rows"}, bots={1: RANDOM}), evening)


def test_a_ukrainian_keyboard_needs_no_switching() -> None:
    async def evening(pilot: Pilot[object]) -> list[int]:
        for key in ("ф", "и", "с", "В"):
            await asked(pilot)
            await press(pilot, key)
        await asked(pilot)
        return [entry.move for entry in table_of(pilot).match.session.entries if entry.seat == 0][:4]

    assert spend(table("novem", bots={1: RANDOM}, seed=6), evening) == [0, 1, 2, 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_eighty_by_twenty_four(language: str) -> None:
    async def evening(pilot: Pilot[object]) -> None:
        for choice in (Ready, Secret):
            assert isinstance(await asked(pilot), choice)
            table = table_of(pilot)
            for widget in table.walk_children(Widget):
                inside = any(isinstance(ancestor, History) for ancestor in widget.ancestors)
                assert inside or table.region.contains_region(widget.region), widget
            board = table.query_one(NovemBoard)
            assert table.query_one("#felt").content_region.contains_region(board.region)
            assert board.size.height == BOARD_HEIGHT
            await press(pilot, "enter")

    spend(table("novem", language=language), evening)


def test_in_a_small_terminal_the_choice_stays_in_sight() -> None:
    async def evening(pilot: Pilot[object]) -> None:
        assert isinstance(await asked(pilot), Secret)
        screen = table_of(pilot)
        for part in ("#awaited", "#choice", "#hints"):
            assert screen.region.contains_region(screen.query_one(part).region), part

    spend(table("novem", bots={1: MARCHER}), evening, size=(60, 16))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_news_never_outgrow_their_place(language: str) -> None:
    spoken, console = Language(language), Console(width=NEWS_WIDTH)
    board = NovemBoard(spoken, NOVEM, NOVEM.options(), {})
    for seed in range(30):
        session = Session(NOVEM)
        session.finish(Rng(seed))
        for events in session.events:
            for chapter in board.chapters([event for event in events if event[0] == EVERYONE]):
                news = " ".join(spoken.tell(NOVEM, event, NOVEM.options()) for event in chapter)
                assert len(Text(news).wrap(console, NEWS_WIDTH)) <= NEWS_HEIGHT, news


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_opens_and_closes_by_key_and_tells_the_rules(language: str) -> None:
    async def evening(pilot: Pilot[object]) -> None:
        await asked(pilot)
        await press(pilot, "h")
        assert isinstance(pilot.app.screen, Help)
        shown = lines(pilot)
        assert Language(language).rules(NOVEM).split()[0] in shown
        await press(pilot, "pagedown", "pagedown", "escape")
        assert isinstance(pilot.app.screen, TableScreen)

    spend(table("novem", language=language), evening)


def test_day_and_night_look_different_and_say_the_same() -> None:
    async def evening(pilot: Pilot[object]) -> None:
        await asked(pilot)
        night = (lines(pilot), picture(pilot))
        await press(pilot, "t")
        assert lines(pilot) == night[0]
        assert picture(pilot) != night[1]

    spend(table("novem", seed=1), evening)
