"""Any game is playable through its words, without a board of its own."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList

from ludotek.bots.bot import Budget
from ludotek.bots.random import RandomBot
from ludotek.locale import Language
from ludotek.terminal.choice import Listed, Ready, Secret
from ludotek.terminal.play import table
from ludotek.terminal.summary import Summary
from tests.core.toys import EnvelopeGame
from tests.terminal.evening import asked, lines, press, spend, table_of
from tests.terminal.toll import ENGLISH, TOLL, UKRAINIAN

EN, UK = Language("en", ENGLISH), Language("uk", UKRAINIAN)
RANDOM = (RandomBot(), Budget())


async def type_in(pilot: Pilot[object], words: str) -> None:
    prompt = table_of(pilot).query_one(Input)
    prompt.focus()
    prompt.value = words
    await press(pilot, "enter")


@pytest.mark.parametrize(("language", "words"), [(EN, " Stop  HERE"), (UK, "зупинитися"), (UK, "stop")])
def test_a_move_is_typed_in_words(language: Language, words: str) -> None:
    async def evening(pilot: Pilot[object]) -> None:
        await asked(pilot)
        assert language.words(TOLL, 0) in lines(pilot)
        await type_in(pilot, words)
        await asked(pilot)
        assert table_of(pilot).match.position.key()[2][0]  # type: ignore[index]  # North has stopped

    spend(table(TOLL, language=language, bots={1: RANDOM}, seed=2), evening)


def test_a_move_is_picked_from_the_list() -> None:
    async def evening(pilot: Pilot[object]) -> None:
        choice = await asked(pilot)
        assert isinstance(choice, Listed)
        assert isinstance(pilot.app.focused, OptionList)
        await press(pilot, "down", "down", "enter")
        await asked(pilot)
        assert "North" in lines(pilot)
        assert len(table_of(pilot).match.session.entries) > 3

    spend(table(TOLL, language=EN, bots={1: RANDOM}, seed=2), evening)


@pytest.mark.parametrize(("words", "refusal"), [("castle", "no move called"), ("card 2", "cannot be played now")])
def test_words_that_are_no_move_now_are_answered_with_the_reason(words: str, refusal: str) -> None:
    async def evening(pilot: Pilot[object]) -> None:
        await asked(pilot)
        made = table_of(pilot).match.made
        await type_in(pilot, words)
        assert refusal in lines(pilot)
        assert table_of(pilot).match.made == made

    spend(table(TOLL, language=EN, bots={1: RANDOM}, seed=2), evening)


def test_a_hidden_card_is_shown_only_to_whoever_sits_there() -> None:
    async def evening(pilot: Pilot[object]) -> list[tuple[bool, bool]]:
        told = []
        for _ in range(2):
            assert isinstance(await asked(pilot), Ready)
            told.append(("North holds" in lines(pilot), "South holds" in lines(pilot)))
            await press(pilot, "enter")
            await asked(pilot)
            told.append(("North holds" in lines(pilot), "South holds" in lines(pilot)))
            await type_in(pilot, "roll")
        return told

    told = spend(table(TOLL, language=EN, seed=2), evening)
    assert told == [(False, False), (True, False), (False, False), (False, True)]


def test_a_game_without_a_board_is_played_to_its_end() -> None:
    async def evening(pilot: Pilot[object]) -> str:
        while (choice := await asked(pilot)) is not None:
            if isinstance(choice, Ready):
                await press(pilot, "enter")
            else:
                await type_in(pilot, "зупинитися")
        assert isinstance(pilot.app.screen, Summary)
        return lines(pilot)

    shown = spend(table(TOLL, language=UK, seed=2), evening)
    assert "Перемога: " in shown
    assert "усі зупинилися" in shown


def test_a_sealed_choice_of_any_game_is_a_secret_key() -> None:
    async def evening(pilot: Pilot[object]) -> None:
        await asked(pilot)
        await press(pilot, "enter")
        assert isinstance(await asked(pilot), Secret)
        await press(pilot, "2")
        assert isinstance(await asked(pilot), Ready)

    spend(table(EnvelopeGame(), language="en", seed=2), evening)


def test_every_game_without_a_board_fits_eighty_by_twenty_four() -> None:
    async def evening(pilot: Pilot[object]) -> None:
        await asked(pilot)
        screen = table_of(pilot)
        for part in ("#board", "#side", "#awaited", "#choice", "#hints"):
            assert screen.region.contains_region(screen.query_one(part).region), part
        assert screen.query_one(Input).region.height > 0

    spend(table(TOLL, language=EN, bots={1: RANDOM}, seed=2), evening)
