"""What a step tells: put together once for all who hear the same, and for nobody else."""

from __future__ import annotations

import msgspec
import pytest

from ludotek.core.phrase import Phrase, phrase
from ludotek.core.playout import pick
from ludotek.core.position import DEAL, EVERYONE, SPECTATOR, hears
from ludotek.core.rng import Rng
from ludotek.games import game as find_game
from ludotek.games import games
from ludotek.locale import language
from ludotek.story import sayings as told
from ludotek.story.beats import Story, heard
from ludotek.story.digest import has_turns
from ludotek.story.sayings import Sayings, sayings_of
from ludotek.table.storage.rows import SeatRow, TableRow
from ludotek.table.tables.game import TableGame
from ludotek.table.tables.news import News
from ludotek.table.tables.viewers import Viewers
from ludotek.table.tables.views import Views

GAMES = [game.id for game in games()]
STEPS = 60


def table_of(id: str, **row: object) -> TableGame:
    game = find_game(id)
    seats = [SeatRow(name=name, kind="anyone") for name in game.seats(game.options())]
    fields = {"id": "table", "game": id, "seats": seats, "status": "live", "started": 0, **row}
    return TableGame(find_game, lambda: 0, msgspec.convert(fields, TableRow, from_attributes=True), [])


def play(table: TableGame, rng: Rng) -> int:
    """A move and all that chance adds to it; the entry with which they begin."""
    since = len(table.session.entries)
    while not table.session.is_over:
        table.progress.play(*pick(table.session.position, rng), None)
        if table.session.position.kind() != DEAL:
            break
    return since


@pytest.mark.parametrize("id", GAMES)
def test_every_seat_is_told_what_it_hears_and_no_more(id: str) -> None:
    table, rng = table_of(id), Rng(4)
    session, sayings = table.session, sayings_of(table.game, table.session.options)
    ears = (SPECTATOR, *range(len(session.seats)))
    for _ in range(STEPS):
        news = News(table, sayings, play(table, rng))
        for seat in ears:
            events, story = news.of(seat)
            own = [event for index in session.events[news.since :] for event in index if hears(seat, event[0])]
            assert [event.numbers for event in events] == [event[1:] for event in own]
            said = Story(table.game, session.options, seat)
            told = said.beats(heard(session, seat, news.since, table.progress.plies, False))
            assert [msgspec.structs.replace(beat, at=0) for beat in story] == told


@pytest.mark.parametrize("id", GAMES)
def test_a_beat_names_its_move_where_its_step_told_more_after_it(id: str) -> None:
    table, rng, named = table_of(id), Rng(4), 0
    plies, sayings = table.progress.plies, sayings_of(table.game, table.session.options)
    play(table, rng)
    for _ in range(STEPS):
        news = News(table, sayings, play(table, rng))
        for seat in (SPECTATOR, 0):
            beats = news.of(seat)[1]
            early = [beat for beat in beats if beat.at]
            named += len(early)
            assert all(beat.at in plies[news.since : -1] for beat in early)
            assert beats[: len(early)] == early and (beats != early or not beats)
    assert bool(named) == has_turns(table.game)


@pytest.mark.parametrize("id", GAMES)
def test_once_people_have_ended_a_game_everything_is_told_to_everybody(id: str) -> None:
    table, rng = table_of(id), Rng(4)
    for _ in range(STEPS):
        play(table, rng)
    table.row.status = "over"
    news, happened = News(table, sayings_of(table.game, table.session.options)), table.session.events
    for seat in (SPECTATOR, 0):
        assert [event.numbers for event in news.of(seat)[0]] == [event[1:] for events in happened for event in events]


def test_what_everybody_hears_alike_is_put_together_once() -> None:
    table = table_of("novem")
    news = News(table, sayings_of(table.game, table.session.options), play(table, Rng(1)))
    assert news.told and news.of(0) is news.of(1) is news.of(SPECTATOR)


def test_where_somebody_is_called_you_the_others_hear_it_in_other_words() -> None:
    table, drawn = table_of("novem"), next(one.code for one in find_game("novem").happenings if one.telling.is_own)
    since = play(table, Rng(1))
    table.session.events[since] = [(EVERYONE, drawn, 1, 0)]
    news = News(table, sayings_of(table.game, table.session.options), since)
    spoken = language("en")
    said = [spoken.say(news.of(seat)[1][0].say) for seat in (SPECTATOR, 0, 1)]
    assert said[0] == said[1] and said[2].startswith("You") and not said[0].startswith("You")


def test_tables_with_the_same_words_share_what_is_said_of_their_events() -> None:
    north = find_game("north")
    assert sayings_of(north, north.options()) is sayings_of(north, north.options())
    assert sayings_of(north, north.options({"backs": "open"})) is not sayings_of(north, north.options())


def test_no_more_is_remembered_of_a_game_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(told, "MOST_SAYINGS", 3)
    oath = find_game("oath")
    sayings = Sayings(oath, oath.options())
    for favor in range(10):
        assert sayings.of((0, 21, 0, favor)).code == 21
        assert len(sayings.known) <= 3


def test_nor_of_more_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(told, "MOST_GAMES", 2)
    monkeypatch.setattr(told, "REMEMBERED", {})
    known = [sayings_of(game, game.options()) for game in (find_game(id) for id in GAMES)]
    assert list(told.REMEMBERED.values()) == known[-2:]


# Who sits where is said when it has changed.


def views_of(**row: object) -> Views:
    table = table_of("novem", **row)
    return Views(table, Viewers(table, 0))


def test_an_update_says_who_sits_where_only_until_everybody_knows() -> None:
    views = views_of()
    since = play(views.table, Rng(1))
    assert views.update(0, views.news(since), 0).seats
    views.note_told()
    assert not views.update(0, views.news(since), 0).seats
    views.look_again()
    assert views.update(0, views.news(since), 0).seats


def test_where_a_clock_runs_every_update_says_how_much_time_is_left() -> None:
    views = views_of(clock={"kind": "game", "seconds": 60})
    since = play(views.table, Rng(1))
    views.note_told()
    assert views.update(0, views.news(since), 0).seats[0].clock is not None


def test_a_phrase_without_gaps_says_nothing_of_them_on_the_wire() -> None:
    said = phrase("novem-took", seat=phrase("novem-seat-rows"), tile=9)
    wire = msgspec.json.encode(said)
    assert wire == b'{"id":"novem-took","gaps":{"seat":{"id":"novem-seat-rows"},"tile":9}}'
    assert msgspec.json.decode(wire, type=Phrase) == said


def test_when_dice_were_taken_and_cards_covered_is_said_by_the_tables_clock() -> None:
    table, rng, clock = table_of("nos"), Rng(4), 0
    times: dict[str, int | None] = {}  # by event: when it was last told
    while "finished" not in times:
        clock, since = clock + 50, len(table.session.entries)
        table.progress.play(*pick(table.session.position, rng), clock)
        events, _ = News(table, sayings_of(table.game, table.session.options), since).of(SPECTATOR)
        times |= {msgspec.json.decode(event.told)["event"]: event.time for event in events}
    assert times["finished"] == clock
    told = {
        "went-green",
        "picked-up",
        "picked-up-saved",
        "placed",
        "placed-saved",
        "finished",
    }  # what a strip is drawn from
    assert {event for event, time in times.items() if time is not None} == told & times.keys()
    assert times.keys() > {"went-green", "picked-up", "placed"}
