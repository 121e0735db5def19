"""Ask the bot at the terminal: a legal move, with reasons in words, for whoever plays against bots alone."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from ludotek.bots import best
from ludotek.bots.bot import Budget
from ludotek.bots.hint import Foretold, Hint, hint
from ludotek.bots.random import RandomBot
from ludotek.core.game import Game
from ludotek.core.playout import settle
from ludotek.core.rng import Rng
from ludotek.games import games
from ludotek.games.novem import GAME as NOVEM
from ludotek.locale import LANGUAGES, language
from ludotek.terminal.advice import Advice, advice_lines
from ludotek.terminal.play import table
from tests.terminal.evening import asked, spend, until

RANDOM = (RandomBot(), Budget())
LEVEL = 2  # quick, and its hints have the same words


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_advice_names_a_legal_move_and_its_reasons(game: Game, code: str) -> None:
    position, spoken = game.first(game.options()), language(code)
    settle(position, Rng(1))
    seat = position.acting()[0]
    found = hint(game, position.imagine(seat, Rng(1)), seat, best(game, LEVEL), Rng(1))
    first, *reasons = advice_lines(spoken, game, game.options(), found, seat)
    assert first.startswith(spoken.text("hint-would"))
    assert any(first.endswith(spoken.words(game, move)) for move in position.moves(seat)) or found.looks == 0
    assert len(reasons) == max(1, len(found.hopes) + len(found.fears))


def test_hopes_come_before_fears_and_each_tells_how_often_it_was_seen() -> None:
    english = language("en")
    took = (0, next(number for number, one in enumerate(NOVEM.speech.happenings) if len(one.things) >= 2), 0, 3)
    found = Hint(0, 24, [Foretold(took, 20)], [Foretold(took, 7)])
    _, hope, fear = advice_lines(english, NOVEM, NOVEM.options(), found, 0)
    assert hope.startswith("Because of this:") and "20 of 24" in hope
    assert fear.startswith("What worries me:") and "7 of 24" in fear


def test_a_key_asks_the_bot_and_another_goes_back_to_the_same_question() -> None:
    async def evening(pilot: Pilot[object]) -> None:
        await asked(pilot)
        await pilot.press("f2")
        await until(lambda: isinstance(pilot.app.screen, Advice))
        said = pilot.app.screen.query_one("#advice", Static)
        await until(lambda: "I would play:" in str(said.content))
        await pilot.press("escape")
        await asked(pilot)

    spend(table("novem", language="en", bots={1: RANDOM}, seed=4), evening)


def test_people_who_share_a_keyboard_are_not_helped_against_each_other() -> None:
    async def evening(pilot: Pilot[object]) -> None:
        await pilot.press("f2")
        await pilot.pause()
        assert not isinstance(pilot.app.screen, Advice)

    spend(table("novem", language="en", seed=4), evening)
