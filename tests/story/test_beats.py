"""Beats: what a seat hears, sentence by sentence."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from ludotek.core.game import Game
from ludotek.core.phrase import phrase
from ludotek.core.position import CHANCE, EVERYONE, SPECTATOR, hears
from ludotek.core.rng import Rng
from ludotek.core.session import Session
from ludotek.games import game as find_game
from ludotek.games import games
from ludotek.games.nort.components import NortOptions
from ludotek.games.oath.catalogue import SITE
from ludotek.games.oath.vocabulary import BANK, CARD, NUMBER, OFFER, SEARCH_DECK, SEARCH_PILE, SPACE, YES
from ludotek.locale import LANGUAGES, language
from ludotek.story.beat import DEED, DETAIL, STEP, Beat, Told
from ludotek.story.beats import Story, heard
from ludotek.story.turns import turns

GAMES = [game.id for game in games()]
YOU = re.compile(r"\b(you|yours?|yourself|ви|вас|вам|вами|ваш\w*)\b", re.IGNORECASE)
SPOKEN_TO = {"north"}  # elsewhere everything is said of seats by their names, also to whoever sits in them
RAW = re.compile(r"^back of|^\S+: \d+\.$|chooses \d+\.$|card-\d|seat-\d|None|-1\b")
COUNTED = re.compile(r"(warbands|favor|secrets|dice|загонів|фавору|секретів|кубиками): \d|(loses|gains|втрачає) \d+\.$")


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
@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_counted_is_named_and_declined(id: str, code: str) -> None:
    spoken = language(code)
    for seed in range(3):
        said = [spoken.say(beat.say) for beat in story_of(played(find_game(id), seed), SPECTATOR)]
        assert not [line for line in said if COUNTED.search(line)]


def test_ukrainian_numbers_have_their_three_forms() -> None:
    say = language("uk").say
    lost = [
        say(phrase("oath-lost-warbands", seat=phrase("oath-seat-red"), number=number)) for number in (1, 2, 5, 11, 21)
    ]
    assert [line.removeprefix("Червоний втрачає ") for line in lost] == [
        "1 загін.",
        "2 загони.",
        "5 загонів.",
        "11 загонів.",
        "21 загін.",
    ]
    assert say(phrase("north-lost", seat=phrase("north-seat-dusk"), number=3)) == "Присмерк втрачає 3 очки."


@pytest.mark.parametrize("id", GAMES)
def test_nothing_is_said_twice_in_a_step(id: str) -> None:
    """But for numbers: two strikes of one Node cost a point each."""
    for seed in range(3):
        beats = story_of(played(find_game(id), seed), SPECTATOR)
        told = [(beat.ply, beat.say.id, repr(beat.say.gaps)) for beat in beats if "number" not in beat.say.gaps]
        assert [one for one, next in pairwise(told) if one == next] == []


def test_a_sealed_call_of_nort_is_told_when_it_is_called_and_not_before() -> None:
    session = Session(find_game("nort"), NortOptions(pace="sealed"))
    session.finish(Rng(2))
    said = [beat.say for beat in story_of(session, SPECTATOR)]
    assert "nort-opened" in {session.game.tell(event, session.options).id for step in session.events for event in step}
    assert "nort-opened" not in {one.id for one in said}
    assert {"nort-called-first", "nort-called-second"} <= {one.id for one in said}


def test_a_power_that_wins_the_call_says_so_alone() -> None:
    game = find_game("nort")
    for seed in range(30):
        beats = [beat.say for beat in story_of(played(game, seed), SPECTATOR)]
        won = [one for one in beats if one.id == "nort-has-first-call" and one.gaps["reason"] == "power"]
        assert not won
    assert any(
        one.id == "nort-power-used" and one.gaps["power"] == "reverse"
        for seed in range(30)
        for one in (beat.say for beat in story_of(played(game, seed), SPECTATOR))
    )


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


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_you_is_said_to_nobody_else_also_when_all_is_open_after_the_end(id: str, code: str) -> None:
    session, spoken = played(find_game(id), 2), language(code)

    def yours(seat: int, is_over: bool) -> set[int]:
        return {beat.seat for beat in story_of(session, seat, is_over) if YOU.search(spoken.say(beat.say))}

    for is_over in (False, True):
        told = [yours(seat, is_over) for seat in range(len(session.seats))]
        assert all(found <= {seat} for seat, found in enumerate(told))
        assert yours(SPECTATOR, is_over) == set(), "nor in a replay, which has no seat"
        assert any(told) == (id in SPOKEN_TO)


def test_a_beat_knows_where_it_happens_and_what_its_sentence_names() -> None:
    oath = find_game("oath")
    session = Session(oath)
    code = next(one.code for one in oath.happenings if one.name == "went")
    beats = Story(oath, session.options).beats([Told(0, (EVERYONE, code, 2, 3))])
    assert (beats[0].place, beats[0].seat, beats[0].links) == ("slot-3", 2, {"seat": "seat-2", "place": "slot-3"})


def told(seat: int, *events: tuple[str, int, int]) -> list[Beat]:
    """What a seat hears of events of Oath in one step, each by its name and its two numbers."""
    oath = find_game("oath")
    codes = {one.name: one.code for one in oath.happenings}
    heard = [Told(4, (EVERYONE, codes[name], first, second)) for name, first, second in events]
    return Story(oath, oath.options(), seat).beats(heard)


def said(beats: list[Beat]) -> list[str]:
    return [language("en").say(beat.say) for beat in beats]


def test_whoever_may_know_which_cards_were_drawn_hears_it_in_the_same_sentence() -> None:
    drawn = ("drew", 1, 0), ("that-was", 1, 3), ("drew", 1, 0), ("that-was", 1, 4)
    beats = told(1, *drawn)
    assert said(beats) == ["Red draws Longbows, Keep."]
    assert (beats[0].events, beats[0].links) == (
        4,
        {"seat": "seat-1", "all.first.back": "card-3", "all.rest.back": "card-4"},
    )
    assert said(told(2, *drawn[::2])) == ["Red draws 2 × a denizen."]


def test_what_names_nothing_before_it_is_a_sentence_of_its_own() -> None:
    assert said(told(1, ("mustered", 1, 3), ("that-was", 1, 4))) == ["Red musters on Longbows.", "The card is Keep."]
    assert said(told(1, ("drew", 1, 0), ("that-was", 2, 4))) == ["Red draws a denizen.", "The card is Keep."]


@pytest.mark.parametrize(
    ("move", "sentence", "is_deed"),
    [
        (SEARCH_DECK, "Red searches the world deck.", True),
        (SEARCH_PILE + 1, "Red searches the discards of the Provinces.", True),
        (OFFER + 3, "Red offers Yellow Citizenship.", True),
        (CARD + SITE, "Red chooses Mine as the site.", False),
        (CARD + 3, "Red chooses Longbows.", False),
        (BANK + 3, "Red chooses the bank of Hearth.", False),
        (SPACE + 2, "Red chooses the relic of the Careless space.", False),
    ],
)
def test_a_choice_is_told_as_what_it_does(move: int, sentence: str, is_deed: bool) -> None:
    beats = told(0, ("chose", 1, move))
    assert [(language("en").say(beat.say), beat.is_deed) for beat in beats] == [(sentence, is_deed)]
    assert all(language("uk").say(beat.say) for beat in beats)


@pytest.mark.parametrize("move", [NUMBER + 5, YES])
def test_a_bare_number_or_a_yes_is_told_by_its_consequences_alone(move: int) -> None:
    assert told(0, ("chose", 1, move)) == []


def test_a_directive_that_is_done_at_once_is_said_once() -> None:
    north = find_game("north")
    code = next(one.code for one in north.happenings if one.name == "chose")
    story = Story(north, north.options())
    assert [len(story.beats([Told(0, (EVERYONE, code, 0, directive))])) for directive in range(4)] == [1, 1, 1, 0]


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
