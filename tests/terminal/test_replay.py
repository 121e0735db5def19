"""Looking through a record: on the screen step by step, or in words line by line."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from textual.pilot import Pilot

from ludotek.core.position import SPECTATOR
from ludotek.core.record import Record, of_session
from ludotek.core.rng import Rng
from ludotek.core.session import Session
from ludotek.games.nos import GAME as NOS
from ludotek.games.novem import GAME as NOVEM
from ludotek.games.oath import GAME as OATH
from ludotek.games.oath.vocabulary import BACK
from ludotek.locale import LANGUAGES, Language
from ludotek.story.beats import Story, heard
from ludotek.terminal import replay
from ludotek.terminal.app import LudotekApp
from ludotek.terminal.history import History
from ludotek.terminal.log import log
from ludotek.terminal.replay import ReplayScreen, in_words, steps
from tests.terminal.evening import lines
from tests.terminal.toll import ENGLISH, TOLL

EN = Language("en")


def finished(seed: int = 1) -> Record:
    session = Session(NOVEM)
    session.finish(Rng(seed))
    return of_session(session, {"rows": "Olena"})


def unfinished(seed: int = 1) -> Record:
    record = finished(seed)
    session = Session(NOVEM, record.options)
    for entry in record.entries[:7]:
        session.play(entry.seat, entry.move)
    return of_session(session)


def watch(record: Record, evening: Callable[[Pilot[object]], Awaitable[None]], language: Language = EN) -> None:
    async def run() -> None:
        app = LudotekApp(ReplayScreen(record, language))
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await evening(pilot)  # type: ignore[arg-type]  # a pilot of any program will do

    asyncio.run(run())


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_finished_game_is_told_turn_by_turn_as_the_log_has_it(code: str) -> None:
    language, record = Language(code), finished()
    told = in_words(record, language)
    session = Session(NOVEM, record.options)
    for entry in record.entries:
        session.play(entry.seat, entry.move)
    beats = Story(NOVEM, record.options).beats(heard(session, SPECTATOR))
    assert [line.strip() for line in told[:-1]] == [language.say(beat.say) for beat in beats]
    assert told[-1] == language.text("terminal-replay-over", ending=language.ending(NOVEM, record.reason))


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_record_in_words_has_nothing_raw_and_nothing_of_chance_by_itself(code: str) -> None:
    language, session = Language(code), Session(OATH)
    session.finish(Rng(2))
    told = in_words(of_session(session), language)
    chance = f"{language.text('seat-chance')}:"
    back = language.say(OATH.say_move(BACK)).lower()
    assert len(told) > 100 and not [line for line in told if chance in line or back in line.lower()]


def test_a_choice_in_secret_is_told_by_itself_while_one_steps() -> None:
    record = finished()
    chosen = next(number for number, entry in enumerate(record.entries) if entry.seat >= 0)

    async def evening(pilot: Pilot[object]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, ReplayScreen)
        screen.go(chosen + 1)
        assert screen.news() == f"{screen.steps[chosen + 1].move}"
        assert screen.news().startswith(EN.seat(NOVEM, record.entries[chosen].seat, record.options))
        screen.go(chosen + 2)
        assert screen.news().startswith("Row ")

    watch(record, evening)


def test_an_unfinished_match_tells_only_what_everyone_heard() -> None:
    told = in_words(unfinished(), EN)
    assert not any(line.startswith(("Rows:", "Columns:")) for line in told)
    assert any("crosses" in line for line in told)
    assert told[-1] == "Ended: not finished"


def test_a_card_dealt_in_an_unfinished_game_stays_hidden() -> None:
    session = Session(TOLL)
    session.settle(Rng(1))
    language = Language("en", ENGLISH)
    assert not any("holds card" in line for line in in_words(of_session(session), language))
    session.finish(Rng(2))
    assert any("holds card" in line for line in in_words(of_session(session), language))


def test_without_a_terminal_the_record_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    replay(finished(), EN)
    assert capsys.readouterr().out.splitlines() == in_words(finished(), EN)


def test_the_screen_steps_forwards_and_backwards_first_and_last() -> None:
    record = finished()
    last = len(record.entries)

    async def evening(pilot: Pilot[object]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, ReplayScreen)
        assert "Before the first move" in lines(pilot)
        for keys, at in [
            (["left"], 0),
            (["right", "right", "right"], 3),
            (["left"], 2),
            (["end"], last),
            (["right"], last),
            (["home"], 0),
        ]:
            await pilot.press(*keys)
            await pilot.pause()
            assert screen.at == at
            assert f"{at} of {last}" in lines(pilot)
        await pilot.press("end")
        await pilot.pause()
        assert "Ended:" in lines(pilot)
        assert "Rows (Olena)" in lines(pilot)

    watch(record, evening)


def test_the_log_is_told_by_turns_and_the_dice_of_a_roll_in_one_line() -> None:
    session = Session(NOS)
    session.finish(Rng(1))
    said = Story(NOS, session.options).beats(heard(session, SPECTATOR, is_over=True))

    async def evening(pilot: Pilot[object]) -> None:
        await pilot.press("end")
        await pilot.pause()
        shown = pilot.app.screen.query_one(History).lines
        assert shown == log(EN, said)
        assert any(line.startswith("  ") for line in shown) and not all(line.startswith("  ") for line in shown)
        history = pilot.app.screen.query_one(History)
        drawn = history.coloured("Flame rolls, Bolt waits.")
        assert [(span.start, span.end) for span in drawn.spans] == [(0, 5), (13, 17)]
        assert len({span.style for span in drawn.spans}) == 2

    watch(of_session(session), evening)


@pytest.mark.parametrize("key", ["q", "escape", "ctrl+c"])
def test_the_viewer_is_left_by_key(key: str) -> None:
    async def evening(pilot: Pilot[object]) -> None:
        await pilot.press(key)
        assert pilot.app._exit

    watch(unfinished(), evening)


def test_every_step_shows_what_a_spectator_saw() -> None:
    record = finished()
    views = [step.view for step in steps(record, EN)]
    assert len(views) == len(record.entries) + 1
    assert all(view.points == (None, None) for view in views[:-1])  # type: ignore[attr-defined]  # a view of Novem
    assert None not in views[-1].points  # type: ignore[attr-defined]
