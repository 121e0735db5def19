"""Records of real tables are found fair, and not fair with one thing changed: a tie, a clock, a bot, a bot's haste."""

from __future__ import annotations

import random
from collections.abc import Callable

from ludotek.core.game import Game
from ludotek.core.position import CLOCK, DEAL, RACE, Position, Seat
from ludotek.core.record import Record, read
from ludotek.core.session import Session
from ludotek.games import game
from ludotek.table.audit.record import audit
from ludotek.table.storage.rows import CallRow
from ludotek.table.tables import races
from ludotek.table.tables.records import record_of
from ludotek.table.tables.surroundings import Thought
from ludotek.table.thinking.bots import think
from tests.table.guests import Guest, two_at_a_table
from tests.table.serving import Served, serving
from tests.table.small_world import SmallHouse
from tests.table.toys import CALL, LULL, TIME, find_game

TRIES = 12  # rounds in which two call at once: a lot that always falls on one side would be seen


async def record_at(guest: Guest, table: str, find: Callable[[str], Game] = game) -> Record:
    return read((await guest.http.get(f"/api/tables/{table}/record")).text, find)


async def reflex_table(address: Served, **options: object) -> tuple[Guest, str]:
    olena, taras = await Guest.named(address, "Olena"), await Guest.named(address, "Taras")
    made = await olena.open_table("me", "anyone", game="reflex", options=options)
    await taras.sit(made["id"], "second")
    return olena, made["id"]


async def test_a_tie_is_drawn_again_and_one_that_went_to_another_is_found(sqlite_url: str) -> None:
    async with serving(sqlite_url, find_game=find_game) as address:
        olena, id = await reflex_table(address, rounds=TRIES)
        table, now = await address.house.table(id), address.house.now()
        for question in range(TRIES):
            table.waiting.take_in(
                [
                    CallRow(table_id=id, question=question, seat=seat, move=CALL, time_ms=now, closes=now)
                    for seat in (0, 1)
                ]
            )
            await races.close(table)
        record = await record_at(olena, id, find_game)
    found = audit(record)
    assert (found.problems, found.ties) == ([], TRIES)
    assert {entry.seat for entry in record.entries} == {0, 1}, "not always the same"
    record.entries[4].seat = 1 - record.entries[4].seat
    problem = audit(record).problems[0]
    assert (problem.code, problem.number) == ("fairness/other-tie", 5)
    assert problem.sentence.startswith("Move 5 went to ") and "of those who tied" in problem.sentence


async def test_a_tie_of_nobody_is_found(sqlite_url: str) -> None:
    async with serving(sqlite_url, find_game=find_game) as address:
        olena, id = await reflex_table(address, rounds=1, deadline=50)
        async with olena.at(id) as line:
            await line.until_over()
        record = await record_at(olena, id, find_game)
    for note, tied in (("tie-1", "first third"), ("tie-1", "second first"), ("tie-9", "first second")):
        record.notes[note] = tied
        assert [problem.code for problem in audit(record).problems] == ["fairness/other-tie"]
        del record.notes[note]


async def test_what_time_brings_is_drawn_again_and_what_it_did_not_bring_is_found(sqlite_url: str) -> None:
    async with serving(sqlite_url, find_game=find_game) as address:
        olena, id = await reflex_table(address, rounds=8, deadline=20, endings=2)
        async with olena.at(id) as line:
            await line.until_over()
        record = await record_at(olena, id, find_game)
    found = audit(record)
    assert (found.problems, found.clocks) == ([], 8)
    record.entries[2].move = TIME + LULL - record.entries[2].move
    problem = audit(record).problems[0]
    assert (problem.code, problem.number) == ("fairness/other-clock", 3)
    assert problem.sentence.startswith("Move 3 is '") and "due is" in problem.sentence


async def test_what_falls_to_somebody_who_is_late_is_no_draw_but_must_fall_to_somebody_who_is_asked(
    sqlite_url: str,
) -> None:
    async with serving(sqlite_url) as address:
        clock = {"kind": "move", "seconds": 1, "increment": 0}
        olena, _, id = await two_at_a_table(address, clock=clock, options={"board": "small"})
        async with olena.at(id) as line:
            await line.until_over()
        record = await record_at(olena, id)
    found = audit(record)
    assert found.problems == [] and found.clocks > 0 and any(entry.seat == CLOCK for entry in record.entries)


async def test_the_moves_of_bots_follow_from_their_luck_and_one_that_does_not_is_found(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena = await Guest.named(address, "Olena")
        for title, seats in (("novem", ("bot-2", "bot-3")), ("north", ("bot-1", "bot-2"))):
            made = await olena.open_table(*seats, game=title)
            async with olena.at(made["id"]) as line:
                await line.until_over()
            record = await record_at(olena, made["id"])
            found = audit(record)
            assert (found.problems, found.unchecked) == ([], [])
            assert found.bots == sum(entry.seat >= 0 for entry in record.entries) > 3
            assert audit(record, with_bots=False).bots == 0
            number = change_one(record)
            problem = audit(record).problems[0]
            assert (problem.code, problem.number) == ("fairness/other-bot", number)
            assert f"Move {number} of the bot at " in problem.sentence and "its luck gives" in problem.sentence


def change_one(record: Record) -> int:
    """Have a bot play something else in the end, and forget the rest; the number of that move."""
    session, choices = Session(record.game, record.options), []
    for ply, entry in enumerate(record.entries):
        other = [move for move in session.position.moves(entry.seat) if move != entry.move]
        if entry.seat >= 0 and other:
            choices.append((ply, other[0]))
        session.play(entry.seat, entry.move)
    ply, move = choices[-1]
    record.entries = record.entries[: ply + 1]
    record.entries[ply].move = move
    return ply + 1


async def think_at_once(game: Game, position: Position, seat: Seat, level: int, seed: int) -> Thought:
    return think(game, position, seat, level, seed)


async def test_a_bot_in_a_race_moves_as_its_luck_has_it_and_never_sooner() -> None:
    house = SmallHouse(think=think_at_once)
    table = await house.seat("nos", "bot-1", "bot-1", options={"drivers": 2})
    table.wake()
    while table.row.status != "over":
        await house.clock.pass_by(1000)
    house.close()
    record = read(str(record_of(table)), game)
    found = audit(record)
    assert (found.problems, found.unchecked) == ([], []) and found.bots > 20
    ply = first_call(record)
    record.entries[ply].time = (record.entries[ply - 1].time or 0) + 1
    hasty = [problem for problem in audit(record).problems if problem.number == ply + 1]
    assert [problem.code for problem in hasty] == ["fairness/other-bot"] and "but later" in hasty[0].sentence


def first_call(record: Record) -> int:
    """The ply of the first move that somebody made in a race, after its start."""
    session = Session(record.game, record.options)
    for ply, entry in enumerate(record.entries):
        if session.position.kind() == RACE and entry.seat >= 0 and record.entries[ply - 1].seat != entry.seat:
            return ply
        assert session.position.kind() != DEAL or entry.seat < 0
        session.play(entry.seat, entry.move)
    raise AssertionError("nobody raced")


async def test_a_bot_that_takes_over_is_asked_from_then_on_only(sqlite_url: str) -> None:
    async with serving(sqlite_url, patience=0) as address:
        olena, taras, id = await two_at_a_table(address)
        async with olena.at(id) as rows:
            async with taras.at(id) as columns:
                for line in (rows, columns):
                    await line.play(line.moment["moves"][0]["move"])
                await columns.hear("update")
            while rows.table["seats"][1]["kind"] != "bot":
                await rows.say(type="give_to_bot", seat=1, level=1)
                await rows.hear("table", "error")
            await rows.play_to_the_end(random.Random(3))
        record = await record_at(olena, id)
    found = audit(record)
    assert record.notes["bot-columns"] == "1 from 5", "after what chance and both people did"
    assert (found.problems, found.unchecked) == ([], []) and found.bots > 0


async def test_bots_of_another_version_are_not_asked_again(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena = await Guest.named(address, "Olena")
        made = await olena.open_table("bot-1", "bot-1")
        async with olena.at(made["id"]) as line:
            await line.until_over()
        record = await record_at(olena, made["id"])
    record.notes["house"] = "0.0.1"
    found = audit(record)
    assert (found.problems, found.bots) == ([], 0) and "0.0.1" in found.unchecked[0]
