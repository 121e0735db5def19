"""Beats: what a seat hears, sentence by sentence."""

from __future__ import annotations

import re

import pytest

from ludotek.core.game import Game
from ludotek.core.position import CHANCE, EVERYONE, SPECTATOR, hears
from ludotek.core.rng import Rng
from ludotek.core.session import Session
from ludotek.games import game as find_game
from ludotek.games import games
from ludotek.locale import LANGUAGES, language
from ludotek.story.beats import DEED, DETAIL, STEP, Beat, Story, Told, heard
from ludotek.story.turns import turns

GAMES = [game.id for game in games()]
RAW = re.compile(r"^back of|^\S+: \d+\.$|chooses \d+\.$|card-\d|seat-\d|None|-1\b")


def played(game: Game, seed: int) -> Session:
    session = Session(game)
    session.finish(Rng(seed))
    return session


def story_of(session: Session, seat: int, is_over: bool | None = None) -> list[Beat]:
    return Story(session.game, session.options, seat).beats(list(heard(session, seat, is_over=is_over)))


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_beat_of_a_game_is_said_whole_and_nothing_raw(id: str, code: str) -> None:
    spoken = language(code)
    for seat in (SPECTATOR, 0):
        said = [spoken.say(beat.say) for beat in story_of(played(find_game(id), 3), seat)]
        assert said and not [line for line in said if RAW.search(line)]


@pytest.mark.parametrize("id", GAMES)
def test_a_seats_beats_follow_from_what_it_hears_alone(id: str) -> None:
    session = played(find_game(id), 5)
    for seat in (SPECTATOR, *range(len(session.seats))):
        rng = Rng(seat + 10)
        as_heard = story_of(session, seat, is_over=False)
        for events in session.events:
            kept = [event for event in events if hears(seat, event[0])]
            unheard = [(1 << 30, code, rng.below(2), 0) for code in range(3)]  # an audience that is not at the table
            events[:] = kept + unheard
        assert story_of(session, seat, is_over=False) == as_heard


@pytest.mark.parametrize("id", GAMES)
def test_what_is_told_step_by_step_is_what_is_told_at_once(id: str) -> None:
    session = played(find_game(id), 7)
    starts = [index for index, entry in enumerate(session.entries) if entry.seat != CHANCE or index == 0]
    told, step_by_step = list(heard(session, 0)), list[Beat]()
    for start, after in zip(starts, [*starts[1:], len(session.entries)], strict=True):
        step_by_step += Story(session.game, session.options, 0).beats([one for one in told if start <= one.ply < after])
    assert step_by_step == story_of(session, 0)


def test_the_dice_of_a_roll_are_one_sentence() -> None:
    spoken = language("en")
    said = [spoken.say(beat.say) for beat in story_of(played(find_game("nos"), 1), SPECTATOR)]
    rolls = [line for line in said if " rolls " in line]
    assert rolls and any(line.count(",") == 2 for line in rolls)


def test_you_is_said_to_nobody_else() -> None:
    session, spoken = played(find_game("north"), 2), language("en")

    def yours(seat: int) -> set[int]:
        return {beat.seat for beat in story_of(session, seat) if re.search(r"\b[Yy]ou\b", spoken.say(beat.say))}

    assert (yours(0), yours(1), yours(SPECTATOR)) == ({0}, {1}, set())


def test_a_beat_knows_where_it_happens_and_what_its_sentence_names() -> None:
    oath = find_game("oath")
    session = Session(oath)
    code = next(one.code for one in oath.happenings if one.name == "went")
    beats = Story(oath, session.options).beats([Told(0, (EVERYONE, code, 2, 3))])
    assert (beats[0].place, beats[0].seat, beats[0].links) == ("slot-3", 2, {"seat": "seat-2", "place": "slot-3"})


@pytest.mark.parametrize("id", GAMES)
def test_a_deed_deserves_more_time_than_a_detail(id: str) -> None:
    for beat in story_of(played(find_game(id), 1), SPECTATOR):
        assert beat.lasts == (STEP if beat.is_step else DEED if beat.is_deed else DETAIL)


@pytest.mark.parametrize("id", GAMES)
def test_turns_hold_every_beat_once_and_only_the_first_begins_nothing(id: str) -> None:
    beats = story_of(played(find_game(id), 4), SPECTATOR)
    found = turns(beats)
    assert [beat for turn in found for beat in turn.beats] == beats
    assert len(found) > 2 and all(turn.title for turn in found[1:])
    assert not any(beat.begins for turn in found for beat in turn.happened)


@pytest.mark.parametrize("id", GAMES)
def test_declarations_name_only_what_their_events_have(id: str) -> None:
    for happening in find_game(id).happenings:
        telling, things = happening.telling, happening.things
        assert not telling.place or telling.place in things, happening.name
        assert telling.whose == ("everybody",) or not telling.changes or set(telling.whose) <= set(things), (
            happening.name
        )
