"""The North at the terminal: what lies where, what may be done, and a game to its end on a small screen."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot
from textual.widget import Widget

from ludotek.bots.bot import Budget
from ludotek.bots.random import RandomBot
from ludotek.core.position import OVER, SPECTATOR, Seat
from ludotek.core.rng import Rng
from ludotek.core.session import Session
from ludotek.games.north import GAME
from ludotek.games.north.components import COPIES, NorthOptions
from ludotek.games.north.rules import North
from ludotek.games.north.terminal import AID, WIDTH, NorthBoard
from ludotek.games.north.view import NorthView
from ludotek.games.north.words import CODES
from ludotek.locale import LANGUAGES, Language
from ludotek.terminal.boards import board_for
from ludotek.terminal.choice import Listed, Ready
from ludotek.terminal.history import History
from ludotek.terminal.play import table
from tests.games.north.sheets import sheet_of
from tests.terminal.evening import asked, awaited, lines, spend, strike, table_of, until

SPOKEN = [Language(code) for code in LANGUAGES]
ENOUGH = 3  # games

in_every_language = pytest.mark.parametrize("spoken", SPOKEN, ids=LANGUAGES)


def board(spoken: Language = SPOKEN[0], you: Seat = 0, **options: object) -> NorthBoard:
    made = board_for(spoken, GAME, GAME.options(options), {you: spoken.text("terminal-you")})
    assert isinstance(made, NorthBoard)
    return made


def begun(**options: object) -> Session:
    """A game at Dawn's first Directive."""
    session = Session(GAME, GAME.options({"first": "dawn", **options}))
    session.settle(Rng(5))
    return session


def view_of(session: Session, seat: Seat) -> NorthView:
    assert isinstance(session.position, North)
    return GAME.view(session.position, seat)


def test_the_board_shows_the_wastes_the_hand_and_both_sides_of_every_card_in_it() -> None:
    session, drawn = begun(), board()
    view = view_of(session, 0)
    text = drawn.drawing(view).plain
    for number, place in enumerate(view.wastes, 1):
        assert place is not None
        assert f" {number} {drawn.called(place.kind)} {drawn.cards.kinds[place.kind].value}" in text
    for card in view.sides[0].hand:
        kind = drawn.cards.kinds[card // COPIES]
        back = drawn.called(kind.backs[card % COPIES])
        assert f" {CODES[card]} {drawn.called(card // COPIES)} {kind.value} ⌂{back}" in text


def test_what_each_directive_would_allow_is_told_while_one_is_chosen() -> None:
    session, drawn = begun(), board()
    view = view_of(session, 0)
    text = " ".join(drawn.drawing(view).plain.split())
    card = view.prospects[2][0].card
    assert f"Activate {drawn.called(card // COPIES)}" in text
    assert view.wastes_top is not None
    assert f"Build {drawn.called(view.wastes_top)}." in text
    session.play(0, GAME.read("activate"))
    assert "Activate" not in drawn.drawing(view_of(session, 0)).plain


def test_the_facts_say_where_every_point_comes_from() -> None:
    told = board().facts(view_of(begun(), 0), 0).plain
    assert told.count("Score 40 = 40 + Zone 0 + Values 0") == 2
    assert "▸◆ Dawn (you) 40 ●○○○" in told
    assert "Hand 3" in told


def test_the_other_hand_is_a_number_and_nothing_more() -> None:
    session = begun()
    seen = board(you=1).drawing(view_of(session, 1)).plain
    held = [CODES[card] for card in view_of(session, 0).sides[0].hand]
    assert not any(f" {code} " in seen for code in held)
    assert "Hand 3" in board(you=1).facts(view_of(session, 1), 1).plain


def test_ones_own_side_comes_first_whoever_looks() -> None:
    session, drawn = begun(), board(you=1)
    assert drawn.viewer(view_of(session, 1)) == 1
    assert board().viewer(view_of(session, 0)) == 0
    nobody = board_for(SPOKEN[0], GAME, GAME.options(), {})
    assert isinstance(nobody, NorthBoard)
    assert nobody.viewer(view_of(session, 1)) == 1
    assert nobody.viewer(view_of(session, SPECTATOR)) == 0


def test_cards_of_a_sheet_of_ones_own_are_called_by_their_names() -> None:
    sheet = sheet_of("strike 1")
    text = board(cards=sheet).drawing(view_of(begun(cards=sheet), 0)).plain
    assert "Link 0" in text or "Link 1" in text or "Link 2" in text
    assert "⌂Tower" in text


def test_the_list_of_moves_and_what_is_typed_have_these_names_too() -> None:
    async def evening(pilot: Pilot[object]) -> None:
        first = await asked(pilot)
        assert isinstance(first, Listed)
        first.take("activate")
        await until(lambda: table_of(pilot).choice not in (first, None))
        second = await asked(pilot)
        assert isinstance(second, Listed)
        names = [second.line(*offered).plain for offered in zip(second.moves, second.changes, strict=True)]
        assert all(name.startswith("Link ") for name in names)
        second.take(names[-1])
        await until(lambda: table_of(pilot).choice not in (second, None))
        played = [entry.move for entry in table_of(pilot).match.session.entries if entry.seat == 0]
        assert played[1] == second.moves[-1]

    spoken = Language("en")
    assert spoken.read(GAME, "activate") >= 0, "the house's own words have been read before"
    options = {"cards": sheet_of("strike 1"), "first": "dawn"}
    bots = {1: (RandomBot(), Budget())}
    spend(table("north", options=options, language=spoken, bots=bots, seed=3), evening, (100, 40))


def test_a_card_that_asks_is_named() -> None:
    sheet = sheet_of("activate", "strike 1")
    session, drawn = begun(cards=sheet), board(cards=sheet)
    session.play(0, GAME.read("activate"))
    assert drawn.request(view_of(session, 0), 0) == "Play a card as an Ancient."
    card = session.position.moves(0)[0]
    session.play(0, card)
    assert drawn.request(view_of(session, 0), 0) == f"Link {card // COPIES}: Play a card from your hand as an Ancient."


@in_every_language
def test_how_a_turn_and_the_game_end_stands_on_the_board_at_every_moment(spoken: Language) -> None:
    session, drawn = begun(), board(spoken)
    steps = [spoken.text(f"north-aid-{step}") for steps in AID.values() for step in steps]
    assert len(set(steps)) == 6
    choosing = " ".join(drawn.drawing(view_of(session, 0)).plain.split())
    assert all(step in choosing for step in steps)
    assert "▸" not in choosing
    while view_of(session, 1).question != "forced-pick":
        session.play(0, session.position.moves(0)[0])
        session.settle(Rng(5))
    picking = " ".join(drawn.drawing(view_of(session, 1)).plain.split())
    assert f"▸ {spoken.text('north-aid-pick')}" in picking
    assert picking.index(steps[0]) < picking.index(drawn.term("spark")), "above the texts of the cards"


@in_every_language
def test_every_moment_of_whole_games_can_be_drawn_and_fits(spoken: Language) -> None:
    drawn, rng = board(spoken, tower_array=True), Rng(3)
    for _ in range(ENOUGH):
        session = Session(GAME, GAME.options({"tower_array": True}))
        while session.position.kind() != OVER:
            session.settle(rng)
            for seat in (0, 1, SPECTATOR):
                view = view_of(session, seat)
                assert max(len(line.rstrip()) for line in drawn.drawing(view).plain.splitlines()) <= WIDTH
                assert drawn.facts(view, seat).plain
                assert not session.position.moves(seat) or drawn.request(view, seat)
            if session.position.kind() != OVER:
                seat = session.position.acting()[0]
                session.play(seat, rng.choice(session.position.moves(seat)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_eighty_by_twenty_four(language: str) -> None:
    async def evening(pilot: Pilot[object]) -> None:
        await asked(pilot)
        screen = table_of(pilot)
        for part in ("#side", "#felt", "#awaited", "#choice", "#hints"):
            assert screen.region.contains_region(screen.query_one(part).region), part
        for widget in screen.query_one("#side").walk_children(Widget):
            inside = any(isinstance(ancestor, History) for ancestor in widget.ancestors)
            assert inside or screen.region.contains_region(widget.region), widget

    spend(
        table("north", options={"first": "dawn"}, language=language, bots={1: (RandomBot(), Budget())}, seed=3), evening
    )


def test_a_game_is_played_to_its_end_from_the_list() -> None:
    async def evening(pilot: Pilot[object]) -> str:
        while (choice := await awaited(pilot)) is not None:
            strike(pilot, "enter", "\r")
            await until(lambda answered=choice: table_of(pilot).choice is not answered)  # type: ignore[misc]
            assert isinstance(choice, Ready) or table_of(pilot).match.made
        await pilot.pause()
        return lines(pilot)

    options = {"cards": sheet_of("strike 5", "strike 5", spark="strike 5")}  # a short game
    shown = spend(
        table("north", options=options, language="en", bots={1: (RandomBot(), Budget())}, seed=3), evening, (100, 40)
    )
    assert "Final score" in shown


def test_the_options_are_the_games_own() -> None:
    assert isinstance(board().options, NorthOptions)
