"""`ludotek chronicle`: games that follow each other."""

from __future__ import annotations

import msgspec
import pytest

from ludotek.core.position import Position
from ludotek.games.oath import GAME
from ludotek.games.oath.chronicles import CHRONICLE, follow, seating
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.world import World, world_after
from ludotek.lab import chronicle
from ludotek.lab.chronicle import Line, NoChronicle, play_line
from tests.cli.commands import ludotek
from tests.games.oath.chronicles import after_play, won, written
from tests.games.oath.scenario import BLUE, YELLOW, swear_in


def test_a_line_of_games_is_told_one_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    said = ludotek(capsys, "chronicle", "oath", "--games", "3", "--players", "3", "--seed", "5", "--bots", "random")
    lines = said.out.splitlines()
    assert len(lines) == 3
    for line in lines:
        for words in ("player ", "how ", "oath ", "vow ", "edifices ", "discord "):
            assert words in line


def test_each_game_begins_under_the_oath_that_the_one_before_has_vowed(capsys: pytest.CaptureFixture[str]) -> None:
    said = ludotek(capsys, "chronicle", "oath", "-n", "4", "--players", "3", "--bots", "random", "--json").document
    told = [chapter["told"] for chapter in said["chapters"]]
    assert [one["oath"] for one in told[1:]] == [one["vow"] for one in told[:-1]]
    assert [one["dispossessed"] for one in told] == [6, 12, 18, 24]
    for one in told:
        assert msgspec.convert(one["world"], World).check() == ""


def test_the_same_seed_gives_the_same_line(capsys: pytest.CaptureFixture[str]) -> None:
    command = ("chronicle", "oath", "--games", "2", "--players", "2", "--seed", "8", "--bots", "1", "--json")
    assert ludotek(capsys, *command).out == ludotek(capsys, *command).out


def test_a_game_that_leaves_nothing_has_no_chronicle(capsys: pytest.CaptureFixture[str]) -> None:
    said = ludotek(capsys, "chronicle", "novem")
    assert (said.status, said.err) == (2, "A game of Novem leaves nothing to the next one.\n")


def test_the_winner_sits_down_as_chancellor_and_the_old_one_takes_its_board() -> None:
    """§233."""
    game = after_play()
    swear_in(game, YELLOW)
    written(won(game, YELLOW))
    assert seating(game) == [YELLOW, 1, BLUE, 0]
    following = follow(game, GAME.options({}))
    assert isinstance(following, Oath)
    assert following.citizens == 1 << YELLOW


def test_a_broken_world_stops_the_line_and_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(over: Position) -> str:
        return "a card is lost"

    monkeypatch.setattr(chronicle, "part_of", lambda game: CHRONICLE._replace(fault=lost))
    line = Line(game=GAME, options=GAME.options({"players": 2}), bots=("random",) * 2, games=2)
    with pytest.raises(NoChronicle, match="Game 1 of line 0 leaves a broken world: a card is lost"):
        next(iter(play_line(line)))


def test_no_two_lines_leave_the_same_worlds() -> None:
    worlds: set[World] = set()
    for number in range(3):
        line = Line(game=GAME, options=GAME.options({"players": 2}), bots=("random",) * 2, games=3, number=number)
        worlds |= {chapter.told.world for chapter in play_line(line)}  # type: ignore[attr-defined]
    assert len(worlds) == 9


def test_what_a_game_leaves_is_the_same_whoever_asks() -> None:
    game = won(after_play(), 0)
    written(game)
    assert world_after(game) == world_after(game.copy())
