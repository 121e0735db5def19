"""Whoever remembers is not told again what moves are called and what cannot be done; nothing else is left out."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from ludotek.core.game import Game
from ludotek.core.outlook import Outlook
from ludotek.core.phrase import phrase
from ludotek.core.position import CLOCK, SEALED
from ludotek.core.refusals import Action, Refusal
from ludotek.games import game as find_game
from ludotek.games import games
from ludotek.games.novem.view import NovemView
from ludotek.table.storage.rows import SeatRow, TableRow
from ludotek.table.tables.game import TableGame
from ludotek.table.tables.known import Known, Names, names_of
from ludotek.table.tables.progress import Progress
from ludotek.table.tables.viewers import Viewers
from ludotek.table.tables.views import Views
from ludotek.wire.protocol import UNTOLD
from tests.memory import Memory
from tests.table.guests import Line, two_at_a_table
from tests.table.serving import serving
from tests.table.small_world import Onlooker

GAMES = [game.id for game in games()]
STEPS = 80
SEED = b"the same luck for those who remember"[:32]


def table_of(id: str) -> TableGame:
    game = find_game(id)
    seats = [SeatRow(name=name, kind="anyone", player=name) for name in game.seats(game.options())]
    table = TableGame(
        find_game, lambda: 0, TableRow(id="t", game=id, seats=seats, status="live", started=0, seed=SEED), []
    )
    after = table.progress.ahead()
    table.settle(after, [], 0, {})
    table.go_on(after)
    return table


def looked_at(table: TableGame, remembers: bool) -> Views:
    """A table at which one person looks on from every seat."""
    viewers = Viewers(table, 0)
    for seat in table.row.seats:
        onlooker = Onlooker(seat.player or "")
        onlooker.remembers = remembers
        viewers.add(onlooker)
    return Views(table, viewers)


def play(table: TableGame, luck: random.Random, time: int) -> int:
    since, position = len(table.session.entries), table.session.position
    seat = luck.choice(list(position.acting()) or [CLOCK])
    after = table.step(seat, luck.choice(list(position.moves(seat))), position.question(max(0, seat)), time).after
    assert after is not None
    table.go_on(after)
    return since


def wire(views: Views, seat: int, since: int) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(msgspec.json.encode(views.update(seat, views.news(since), 0)))
    return message


@pytest.mark.parametrize("id", GAMES)
def test_who_remembers_knows_as_much_as_who_is_told_everything_and_is_told_less(id: str) -> None:
    table, luck = table_of(id), random.Random(3)
    short, full = looked_at(table, True), looked_at(table, False)
    memories = [Memory() for _ in table.row.seats]
    heard = [0, 0]
    for time in range(STEPS):
        if table.session.is_over:
            break
        since = play(table, luck, 1000 * time)
        for seat, memory in enumerate(memories):
            told, whole = wire(short, seat, since), wire(full, seat, since)
            assert memory.complete(told) == whole
            assert all("does" in one and "words" in one for one in whole["moment"]["moves"])
            heard = [heard[0] + len(json.dumps(told)), heard[1] + len(json.dumps(whole))]
    assert heard[0] < 0.95 * heard[1]


@pytest.mark.parametrize("id", GAMES)
def test_a_choice_that_lies_facedown_changes_nothing_of_where_everybody_stands(id: str) -> None:
    table, luck = table_of(id), random.Random(5)
    views, sealed = looked_at(table, True), 0
    stood: dict[int, Outlook | None] = {}
    for time in range(2 * STEPS):
        if table.session.is_over:
            break
        news = views.news(play(table, luck, 1000 * time))
        for seat in range(len(table.row.seats)):
            outlook = views.outlook(views.seen(seat))
            if not news.told and table.session.position.kind() == SEALED:
                assert outlook == stood.get(seat, outlook)
                sealed += 1
            stood[seat] = outlook
    assert sealed or id != "novem"


async def play_a_round(*lines: Line) -> None:
    """Until everybody is asked again."""
    question = lines[0].moment["question"]
    for line in lines:
        await line.play(line.moment["moves"][0]["move"])
    for line in lines:
        while line.moment["question"] == question:
            await line.hear("update")


async def test_a_line_says_in_its_hello_whether_it_remembers(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena, taras, table = await two_at_a_table(address, options={"first": "rows"})
        async with olena.at(table, remembers=True) as rows, taras.at(table) as columns:
            assert all("does" in one for one in rows.moment["moves"])  # a whole table leaves nothing out
            await play_a_round(rows, columns)
            for line, is_named in ((rows, False), (columns, True)):
                assert [("does" in one, "words" in one) for one in line.moment["moves"]] == [(is_named, is_named)] * 3
                assert ("refused" in line.moment) is is_named


async def test_at_a_seat_with_two_lines_nothing_is_left_out_if_one_of_them_forgets(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena, taras, table = await two_at_a_table(address, options={"first": "rows"})
        async with olena.at(table, remembers=True) as rows, olena.at(table), taras.at(table) as columns:
            await play_a_round(rows, columns)
            assert all("does" in one for one in rows.moment["moves"]) and rows.moment["refused"]


def test_whoever_comes_later_to_a_seat_is_told_what_the_others_know() -> None:
    table, luck = table_of("novem"), random.Random(1)
    views = looked_at(table, True)
    first, later = Memory(), Memory()
    for time in range(20):
        since = play(table, luck, 1000 * time)
        message = wire(views, 0, since)
        first.complete(message)
        if time == 8:
            later.complete(json.loads(msgspec.json.encode(views.whole(views.viewers.by_seat[0][0], views.news(), 0))))
        if time > 8:
            assert later.complete(message) == first.complete(message)


# Views.


def test_of_a_view_those_who_remember_are_told_what_has_changed() -> None:
    table = table_of("novem")
    short, full = looked_at(table, True), looked_at(table, False)
    seat = table.session.position.acting()[0]
    wire(short, seat, 0)
    table.go_on(chosen(table, seat))
    told, whole = (wire(views, seat, 0)["moment"]["view"] for views in (short, full))
    assert set(told) == {"marker"} and set(whole) == set(NovemView.__struct_fields__)


def test_a_view_of_a_position_that_was_played_on_in_place_is_told_whole() -> None:
    table = table_of("novem")
    views, known = looked_at(table, True), Known(True)
    view, position = views.seen(0), table.session.position
    for shown in (position, position):
        assert set(json.loads(bytes(known.show(view, shown)))) == set(NovemView.__struct_fields__)
    assert json.loads(bytes(known.show(view, position.copy()))) == {}


def test_a_view_with_other_fields_than_before_is_told_whole() -> None:
    known = Known(True)
    for id in ("novem", "nort"):
        table = table_of(id)
        view = table.game.view(table.session.position, 0)
        assert set(json.loads(bytes(known.show(view, table.session.position)))) == set(view.__struct_fields__)


def test_where_somebody_comes_to_a_seat_at_which_others_saw_something_else_the_next_view_is_told_whole() -> None:
    table = table_of("novem")
    views = looked_at(table, True)
    comer = Onlooker(table.row.seats[0].player or "")
    comer.remembers = True
    wire(views, 0, 0)
    table.go_on(chosen(table, 0))
    views.viewers.add(comer)
    views.whole(comer, views.news(), 0)
    table.go_on(chosen(table, 1))
    assert set(wire(views, 0, 0)["moment"]["view"]) == set(NovemView.__struct_fields__)


def test_whoever_is_alone_at_a_seat_is_told_what_changed_since_they_came() -> None:
    table = table_of("novem")
    views = looked_at(table, True)
    wire(views, 0, 0)
    table.go_on(chosen(table, 0))
    views.whole(views.viewers.by_seat[0][0], views.news(), 0)
    table.go_on(table.progress.ahead())
    assert wire(views, 0, 0)["moment"]["view"] == {}


def test_those_who_change_seats_are_told_everything_anew() -> None:
    table = table_of("novem")
    views = looked_at(table, True)
    wire(views, 0, 0)
    views.forget()
    table.go_on(chosen(table, 0))
    moment = wire(views, 0, 0)["moment"]
    assert set(moment["view"]) == set(NovemView.__struct_fields__)


def chosen(table: TableGame, seat: int) -> Progress:
    """How far the game is once a seat has made its first move."""
    position = table.session.position
    after = table.step(seat, position.moves(seat)[0], position.question(seat), 0).after
    assert after is not None
    return after


# Names.


def names() -> Names:
    return Names(find_game("novem"))


def test_a_run_that_has_another_name_than_before_is_told_anew() -> None:
    known, moves, why = Known(True), range(2, 4), phrase("no")
    travel, flee = (Action(moves, name, phrase(name)) for name in ("travel", "flee"))
    told = [names().refused([Refusal(action, why)], known) for action in (travel, flee, travel)]
    assert [json.loads(bytes(one[0].does))["verb"] for one in told if one] == ["travel", "flee", "travel"]


def test_a_reason_that_is_that_of_the_one_before_is_left_out_for_those_who_remember() -> None:
    refusals = [Refusal(Action(range(move, move + 1)), phrase("no", number=move // 2)) for move in range(4)]
    said = {remembers: names().refused(refusals, Known(remembers)) or [] for remembers in (True, False)}
    assert [bool(one.why.id) for one in said[True]] == [True, False, True, False]
    assert all(one.why.id for one in said[False])


def test_what_a_move_changes_is_told_every_time() -> None:
    known, found = Known(True), names()
    first, again = (found.offers([1, 2], [{"gold": 1}, {}], known) for _ in range(2))
    assert [one.change for one in first] == [one.change for one in again] == [{"gold": 1}, {}]
    assert [one.does is UNTOLD for one in [*first, *again]] == [False, False, True, True]


def test_tables_of_one_game_share_its_names() -> None:
    game: Game = find_game("oath")
    assert names_of(game) is names_of(game) is not names_of(find_game("novem"))
