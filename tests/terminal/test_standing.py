"""The terminal says where everybody stands, how it was won, and how the chances went."""

from __future__ import annotations

import pytest

from ludotek.core.outlook import Near, Outlook, WayToWin
from ludotek.core.phrase import Phrase, phrase
from ludotek.core.playout import pick
from ludotek.core.reckoning import Reckoning, Source
from ludotek.core.rng import Rng
from ludotek.games import game as find_game
from ludotek.locale import LANGUAGES, language
from ludotek.terminal.boards import board_for
from ludotek.terminal.match import Match
from ludotek.terminal.screen import facts
from ludotek.terminal.standing import WIDEST, bars, chances_lines, outlook_text, reckoning_lines, turn_lines
from ludotek.terminal.summary import told_chances, told_ending

EN = language("en")


def name(seat: int) -> str:
    return ("Rows", "Columns")[seat]


def plain(words: str) -> Phrase:
    return phrase("plain", words=words)


def test_each_way_to_win_has_a_line_and_what_may_come_next_stands_out() -> None:
    ways = [
        WayToWin(plain("Points"), [Near(0, 7), Near(1, None)]),
        WayToWin(plain("Lives"), [Near(0, 2, 3)], plain("One more."), is_close=True),
    ]
    said = outlook_text(EN, Outlook(ways), name)
    assert said.plain.splitlines() == ["Points: Rows 7, Columns ?", "Lives: Rows 2/3 · One more."]
    assert {span.style for span in said.spans if said.plain[span.start : span.end].endswith("more.")} == {"bold"}


def test_a_game_that_does_not_say_where_everybody_stands_has_no_line() -> None:
    assert outlook_text(EN, None, name).plain == ""


def test_points_are_told_by_source_and_in_all_where_they_add_up() -> None:
    sources = [Source(plain("Game 1"), [3, 4]), Source(plain("Game 2"), [5, None])]
    assert reckoning_lines(EN, Reckoning(plain("Most win."), sources, is_summed=True), name, 2) == [
        "Most win.",
        "Rows: Game 1 3 · Game 2 5 = 8",
        "Columns: Game 1 4 = 4",
    ]
    assert reckoning_lines(EN, Reckoning(plain("Most win.")), name, 2) == ["Most win."]


def test_chances_are_bars_from_left_to_right() -> None:
    assert bars([0.0, 0.5, 1.0]) == "▁▅█"
    assert len(bars([0.5] * 200)) == WIDEST
    lines = chances_lines(EN, phrase("table-chances-bots"), [[0.5, 0.5], [1.0, 0.0]], name)
    assert lines[1:] == ["Rows    ▅█", "Columns ▅▁"]
    assert chances_lines(EN, phrase("table-chances-bots"), [], name) == []


def test_the_turning_point_is_told_in_words() -> None:
    (line,) = turn_lines(EN, [plain("Rows take the 9.")], "Rows", 0.4, 0.75)
    assert line == "Turning point: Rows take the 9. (Rows: 40 % → 75 %)"


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("id", "options"), [("novem", {}), ("nos", {"drivers": 2}), ("oath", {"players": 3})])
def test_a_whole_match_ends_with_its_rule_and_its_course(code: str, id: str, options: dict[str, object]) -> None:
    game, spoken, rng = find_game(id), language(code), Rng(3)
    match = Match(game, game.options(options), bots={}, names={}, rng=rng)
    board = board_for(spoken, game, match.options, {})
    view = match.view(0)
    assert "\n\n" in facts(spoken, game, board, view, 0).plain
    while not match.is_over:
        match.session.play(*pick(match.position, rng))
    rule, *points = told_ending(spoken, match)
    assert rule.endswith(".") and len(points) == len(match.session.seats)
    assert len(told_chances(spoken, match)) >= 1 + len(match.session.seats)
