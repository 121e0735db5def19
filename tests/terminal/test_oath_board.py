"""Oath at the terminal: the map, the boards around it, what is under way, and nothing that lies facedown."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from ludotek.bots.bot import Budget
from ludotek.bots.random import RandomBot
from ludotek.games import game
from ludotek.games.oath.catalogue import FIRST_GAME, NAMES
from ludotek.games.oath.rules import Oath
from ludotek.locale import LANGUAGES, Language, language
from ludotek.terminal.boards import board_for
from ludotek.terminal.choice import Listed
from ludotek.terminal.oath import OathBoard
from ludotek.terminal.play import table as at_the_terminal
from tests.games.oath.scenario import BLUE, PLAINS, RED, arm, hand, hide, lay, play, station, swear_in, table, turn_of
from tests.terminal.evening import awaited, lines, spend, strike, table_of, until

ROOT = Path(__file__).parents[2]
OATH = game("oath")
OPTIONS = OATH.options({"players": 3})


def board(spoken: Language | None = None) -> OathBoard:
    found = board_for(spoken or language("en"), OATH, OPTIONS, {0: "Olena", 1: "Taras"})
    assert isinstance(found, OathBoard)
    return found


def drawn(p: Oath, seat: int = 0) -> str:
    return board().drawing(OATH.view(p, seat)).plain


def facts(p: Oath, seat: int = 0) -> str:
    return board().facts(OATH.view(p, seat), seat).plain


def test_the_map_shows_regions_sites_pawns_and_warbands() -> None:
    text = drawn(table(players=3))
    assert [line for line in text.splitlines() if line.startswith(("CRADLE", "PROVINCES", "HINTERLAND"))]
    plains = next(line for line in text.splitlines() if line.strip().startswith("Plains"))
    assert "♟♛" in plains  # the Chancellor's pawn
    assert "♛×2" in plains
    assert "♜ Longbows" in plains
    assert "Cradle 2 ▒" in text


def test_the_oath_and_its_keeper_stand_on_top() -> None:
    assert drawn(table(players=3)).splitlines()[0].endswith("kept by Chancellor")


def test_a_card_of_the_archive_says_that_it_is_inert() -> None:
    p = table(players=3)
    p.at[3 * PLAINS + 1] = FIRST_GAME
    assert f"{NAMES[FIRST_GAME]} [inert]" in drawn(p)
    assert "Longbows [inert]" not in drawn(p)


def test_tokens_lie_on_their_cards() -> None:
    p = table(players=3)
    play(p, "muster on longbows")
    assert "Longbows 1○" in drawn(p)


def test_a_facedown_adviser_is_named_to_its_owner_alone() -> None:
    p = table(players=3)
    hide(p, RED, "wolves")
    assert "Wolves" in facts(p, RED)
    assert "Wolves" not in facts(p, BLUE)
    assert "▒ a denizen" in facts(p, BLUE)


def test_a_campaign_shows_its_sides_pools_and_targets() -> None:
    p = turn_of(table(players=3), RED)
    arm(p, RED, 4)
    play(p, "campaign against blue")
    text = drawn(p, RED)
    assert "⚔ Red → Blue" in text
    play(p, "pawn and favor")
    assert "Targets: Pawn and favor" in drawn(p, RED)


def test_boards_say_who_is_a_citizen_and_who_is_asked() -> None:
    p = table(players=3)
    swear_in(p, BLUE)
    lines = facts(p).splitlines()
    assert next(line for line in lines if "Blue" in line).endswith("· Citizen")
    assert next(line for line in lines if "Chancellor (Olena)" in line).endswith("◀")


def test_a_question_is_put_in_words() -> None:
    p = table(players=3)
    assert board().request(OATH.view(p, 0), 0) == "What do you do?"


def test_a_question_says_what_it_is_about() -> None:
    p = table()
    swear_in(p, RED)
    swear_in(p, BLUE)
    turn_of(p, RED)
    play(p, "hand warbands to blue", "number 2")
    assert board().request(OATH.view(p, BLUE), BLUE) == "Do you agree that warbands go from Red to Blue: 2?"


def test_the_crowns_bandits_are_named_after_their_ruler() -> None:
    p = table(players=3)
    hand(p, RED, "bandit_crown")
    station(p, PLAINS, 0, 0)
    plains = next(line for line in drawn(p).splitlines() if line.strip().startswith("Plains"))
    assert "Bandits of Red" in plains


@pytest.mark.parametrize("word", ["пішак", "банк", "нападу", "План", "долілиць"])
def test_ukrainian_speaks_in_the_words_of_the_reference_card(word: str) -> None:
    pages = [*(ROOT / "src/ludotek/locale/uk").glob("oath*.ftl"), ROOT / "web/src/locale/uk/oath.ftl"]
    assert [page.name for page in pages if word in page.read_text(encoding="utf-8").replace("планшет", "")] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_is_said_in_every_language(code: str) -> None:
    p = turn_of(table(players=3), RED)
    lay(p, PLAINS, "wolves")
    play(p, "campaign against blue")
    spoken = board(language(code))
    view = OATH.view(p, RED)
    said = f"{spoken.drawing(view).plain} {spoken.facts(view, RED).plain} {spoken.subtitle(view)}"
    assert "oath-" not in said


def test_the_list_of_moves_says_what_each_costs_and_brings() -> None:
    async def evening(pilot: Pilot[object]) -> list[str]:
        while True:
            choice = await awaited(pilot)
            assert isinstance(choice, Listed)
            if any(choice.changes):
                await pilot.pause()
                assert "Supply -2" in lines(pilot)
                return [choice.line(*offered).plain for offered in zip(choice.moves, choice.changes, strict=True)]
            strike(pilot, "enter", "\r")
            await until(lambda answered=choice: table_of(pilot).choice is not answered)  # type: ignore[misc]

    bots = {seat: (RandomBot(), Budget()) for seat in (1, 2)}
    told = spend(at_the_terminal("oath", options={"players": 3}, language="en", bots=bots, seed=3), evening, (100, 40))
    assert "Rest" in told, "what costs nothing says nothing"
    assert "Search the world deck  Supply -2" in told
    assert any(line.startswith("Muster") and line.endswith("Supply -1 favor -1 warbands +2") for line in told)
