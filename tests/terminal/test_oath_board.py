"""Oath at the terminal: the map, the boards around it, what is under way, and nothing that lies facedown."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from ludotek.bots.bot import Budget
from ludotek.bots.random import RandomBot
from ludotek.games import game
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.terminal import OathBoard
from ludotek.locale import LANGUAGES, Language, language
from ludotek.terminal.boards import board_for
from ludotek.terminal.choice import Forbidden, Listed
from ludotek.terminal.play import table as at_the_terminal
from ludotek.wire.protocol import WordsOut
from tests.games.oath.scenario import (
    BLUE,
    MOUNTAIN,
    PLAINS,
    RED,
    arm,
    hand,
    hide,
    lay,
    play,
    station,
    swear_in,
    table,
    turn_of,
)
from tests.terminal.evening import awaited, lines, spend, strike, table_of, until

ROOT = Path(__file__).parents[2]
OATH = game("oath")
OPTIONS = OATH.options({"players": 3})


def board(spoken: Language | None = None) -> OathBoard:
    found = board_for(spoken or language("en"), OATH, OPTIONS, {0: "Olena", 1: "Taras"})
    assert isinstance(found, OathBoard)
    return found


def drawn(position: Oath, seat: int = 0) -> str:
    return board().drawing(OATH.view(position, seat)).plain


def facts(position: Oath, seat: int = 0) -> str:
    return board().facts(OATH.view(position, seat), seat).plain


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


def test_tokens_lie_on_their_cards() -> None:
    position = table(players=3)
    play(position, "muster on longbows")
    assert "Longbows 1○" in drawn(position)


def test_a_facedown_adviser_is_named_to_its_owner_alone() -> None:
    position = table(players=3)
    hide(position, RED, "wolves")
    assert "Wolves" in facts(position, RED)
    assert "Wolves" not in facts(position, BLUE)
    assert "▒ a denizen" in facts(position, BLUE)


def test_a_campaign_shows_its_sides_pools_and_targets() -> None:
    position = turn_of(table(players=3), RED)
    arm(position, RED, 4)
    play(position, "campaign against blue")
    text = drawn(position, RED)
    assert "⚔ Red → Blue" in text
    play(position, "pawn and favor")
    assert "Targets: Pawn and favor" in drawn(position, RED)


def test_boards_say_who_is_a_citizen_and_who_is_asked() -> None:
    position = table(players=3)
    swear_in(position, BLUE)
    lines = facts(position).splitlines()
    assert next(line for line in lines if "Blue" in line).endswith("· Citizen")
    assert next(line for line in lines if "Chancellor (Olena)" in line).endswith("◀")


def test_a_question_is_put_in_words() -> None:
    position = table(players=3)
    assert board().request(OATH.view(position, 0), 0) == "What do you do?"


def test_a_question_says_what_it_is_about() -> None:
    position = table()
    swear_in(position, RED)
    swear_in(position, BLUE)
    turn_of(position, RED)
    play(position, "hand warbands to blue", "number 2")
    assert board().request(OATH.view(position, BLUE), BLUE) == "Do you agree that warbands go from Red to Blue: 2?"


def test_the_crowns_bandits_are_named_after_their_ruler() -> None:
    position = table(players=3)
    hand(position, RED, "bandit_crown")
    station(position, PLAINS, 0, 0)
    plains = next(line for line in drawn(position).splitlines() if line.strip().startswith("Plains"))
    assert "Bandits of Red" in plains


@pytest.mark.parametrize("word", ["пішак", "банк", "нападу", "План", "долілиць"])
def test_ukrainian_speaks_in_the_words_of_the_reference_card(word: str) -> None:
    pages = [*(OATH.folder / "locale/uk").glob("*.ftl"), OATH.folder / "web/locale/uk.ftl"]
    assert len(pages) > 5
    assert [page.name for page in pages if word in page.read_text(encoding="utf-8").replace("планшет", "")] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_is_said_in_every_language(code: str) -> None:
    position = turn_of(table(players=3), RED)
    lay(position, PLAINS, "wolves")
    play(position, "campaign against blue")
    spoken = board(language(code))
    view = OATH.view(position, RED)
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


def test_a_relic_that_was_dug_for_is_among_the_targets() -> None:
    position = turn_of(table(players=3), RED)
    arm(position, RED, 4)
    play(position, "campaign against blue", "pawn and favor", "number 3")
    position.campaign.target_ground = 1 << 2 * MOUNTAIN
    assert "Targets: relic 1 at Provinces 1, Pawn and favor" in drawn(position)


def test_the_list_does_not_begin_with_ending_the_turn() -> None:
    rest, search = game("oath").read("rest"), game("oath").read("search the world deck")
    listed = Listed(Language("en"), game("oath"), [rest, search], masked=False, changes=[{}, {"supply": -2}])
    assert list(listed.moves) == [search, rest]
    assert listed.changes[0] == {"supply": -2}, "what it costs goes with it"


@pytest.mark.parametrize("code", ["en", "uk"])
def test_the_help_lists_the_keys_of_oath(code: str) -> None:
    assert "Tab" in Language(code).text_or("oath-keys", "")


def test_what_cannot_be_done_stands_in_the_list_with_its_reason_and_is_explained_when_typed() -> None:
    oath, position = game("oath"), turn_of(table(players=3), RED)
    position.supply[RED] = 0
    refused = [
        Forbidden(action.moves[0], action.moves[-1], oath.say_action(action), why)
        for action, why in oath.refused(position, RED)
    ]
    listed = Listed(Language("en"), oath, position.moves(RED), masked=False, refused=refused)
    told = [listed.regret(one).plain for one in listed.listed_refusals()]
    assert "Search  It takes 2 Supply, and you have 0." in told
    assert len(told) == 6, "the major actions, and no single journey"
    assert listed.why_not(oath.read("travel to hinterland-1")).endswith("Supply, and you have 0.")
    assert listed.why_not(oath.read("leave the empire")) == "“Leave the Empire” cannot be played now."


# The Tribunal.


def contracted(deal: str, seat: int = 0, spoken: Language | None = None) -> str:
    """Olena and Taras have a contract; both have written beside it, and somebody beside another."""
    position = table(players=3)
    position.contracts = [0, 1, *map(int, deal.split()), 2, 1]
    found = board(spoken)
    found.words = [WordsOut(1, 0, "I help you next round."), WordsOut(1, 1, "Fine."), WordsOut(2, 2, "Not here.")]
    return found.drawing(OATH.view(position, seat)).plain


@pytest.mark.parametrize(
    ("deal", "said"),
    [
        ("0 3 0 2 4", "Chancellor owes Red: favor 3; due after 1 more turn; forfeit: favor 4, secrets 2"),
        ("2 2 1 1 0", "Chancellor owes Red: no campaign against Blue; rounds left: 1; forfeit: favor 0, secrets 2"),
        (
            "3 0 0 1 0",
            "Chancellor owes Red: not to target Plains; due at the end of this turn; forfeit: favor 0, secrets 2",
        ),
        ("4 1 0 1 0", "Chancellor owes Red: not to recover the Darkest Secret; due at the end of this turn"),
        ("5 1 2 5 0", "Chancellor owes Red: to come to Cradle 2; "),
        ("6 2 0 1 0", "Chancellor owes Red: to offer Blue Citizenship; "),
    ],
)
def test_a_contract_is_read_with_what_was_written_beside_it(deal: str, said: str) -> None:
    lines = contracted(deal).splitlines()
    place = next(number for number, line in enumerate(lines) if said.casefold() in line.casefold())
    assert lines[place + 1 : place + 3] == [
        "  Chancellor (Olena): “I help you next round.”",
        "  Red (Taras): “Fine.”",
    ]
    assert "Not here." not in "".join(lines)


@pytest.mark.parametrize(
    ("deal", "said"),
    [
        ("0 3 0 2 4", "Канцлер винен Червоному: фавор 3;"),
        ("2 2 1 1 0", "Канцлер винен Червоному: жодного походу на Синього;"),
        ("7 2 0 1 0", "Канцлер винен Червоному: не пропонувати Синьому Громадянства;"),
    ],
)
def test_a_contract_bends_the_names_of_those_whom_it_is_about(deal: str, said: str) -> None:
    assert said in contracted(deal, spoken=language("uk"))


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_promise_has_words_for_the_terminal(code: str) -> None:
    gaps = dict.fromkeys(["seat", "seat_gen", "seat_dat", "site", "banner"], "")
    for what in range(8):
        assert Language(code).text(f"oath-board-owes-{what}", number=1, **gaps).strip()


def test_words_in_quotation_marks_are_no_move() -> None:
    written: list[str] = []

    async def evening(pilot: Pilot[object]) -> None:
        listed = await awaited(pilot)
        assert isinstance(listed, Listed)
        listed.aside = written.append
        listed.take(' "I help you next round." ')
        assert table_of(pilot).choice is listed, "nothing was answered"

    bots = {seat: (RandomBot(), Budget()) for seat in (1, 2)}
    spend(at_the_terminal("oath", options={"players": 3}, language="en", bots=bots, seed=3), evening)
    assert written == ["I help you next round."]
