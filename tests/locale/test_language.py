"""Everything a game can say is said in every language, and what people type is understood."""

from __future__ import annotations

from typing import Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from ludotek.core.errors import IllegalMove, LudotekError
from ludotek.core.game import Game
from ludotek.core.options import Options
from ludotek.core.phrase import phrase
from ludotek.core.position import CHANCE, CLOCK, SPECTATOR, Event
from ludotek.core.record import TABLE_REASONS
from ludotek.core.rng import Rng
from ludotek.core.session import Session
from ludotek.games import games
from ludotek.games.novem import GAME as NOVEM
from ludotek.games.novem import vocabulary
from ludotek.locale import LANGUAGES, Language, language
from ludotek.locale.language import fold

SPOKEN = [Language(code) for code in LANGUAGES]
EVERY_GAME_SPOKEN = [(spoken, game) for spoken in SPOKEN for game in games()]
GAMES = 40
LATENESS = 5  # one in so many moves is the clock's

in_every_language = pytest.mark.parametrize("spoken", SPOKEN, ids=LANGUAGES)
every_game_in_every_language = pytest.mark.parametrize(
    ("spoken", "game"), EVERY_GAME_SPOKEN, ids=[f"{game.id}-{spoken.code}" for spoken, game in EVERY_GAME_SPOKEN]
)


def is_whole(text: str) -> bool:
    return bool(text.strip()) and not any(mark in text for mark in "{}$\u2068\u2069")


def some_events(game: Game, options: Options, seed: int) -> list[Event]:
    """What is told in a random game in which the clock runs out now and then."""
    rng, session = Rng(seed), Session(game, options)
    while not session.is_over:
        session.settle(rng)
        late = [] if session.is_over else session.position.moves(CLOCK)
        if late and rng.below(LATENESS) == 0:
            session.play(CLOCK, rng.choice(late))
        elif session.position.acting():
            seat = rng.choice(session.position.acting())
            session.play(seat, rng.choice(session.position.moves(seat)))
    return [event for events in session.events for event in events]


@every_game_in_every_language
def test_every_move_is_said_whole_and_no_two_alike(spoken: Language, game: Game) -> None:
    words = [spoken.words(game, move) for move in range(game.moves)]
    assert all(is_whole(text) for text in words)
    assert len({fold(text) for text in words}) == game.moves


@every_game_in_every_language
def test_every_move_is_understood_as_it_is_said_and_as_records_write_it(spoken: Language, game: Game) -> None:
    for move in range(game.moves):
        for text in (spoken.words(game, move), game.words(move)):
            assert spoken.read(game, text) == move
            assert spoken.read(game, f"  {text.upper().replace(' ', '   ')}\t") == move


@every_game_in_every_language
def test_every_event_of_random_games_is_told_whole(spoken: Language, game: Game) -> None:
    told = {event[1:] for seed in range(GAMES) for event in some_events(game, game.options(), seed)}
    assert all(is_whole(spoken.tell(game, (-1, *event), game.options())) for event in told)
    assert len({event[0] for event in told}) > len(game.happenings) // 2, "too few different events to mean much"


@in_every_language
def test_every_event_of_novem_is_told_whole(spoken: Language) -> None:
    arguments = {
        vocabulary.ENDED: [(1, ending) for ending in (1, 2, 3, 4)],
        vocabulary.WON: [(seat, margin) for seat in (0, 1) for margin in (1, 2, 5, 11, 21)],
        vocabulary.FOUND_EMPTY: [(seat, rounds) for seat in (0, 1) for rounds in range(1, 7)],
    }
    for what in range(len(NOVEM.happenings)):
        given = arguments.get(what, [(0, 1), (1, 2)])
        told = [spoken.tell(NOVEM, (-1, what, a, b), NOVEM.options()) for a, b in given]
        assert all(is_whole(text) for text in told)
        assert len(set(told)) == len(told) or what in (vocabulary.DRAWN_FOR,)


@every_game_in_every_language
def test_every_seat_ending_and_rule_has_its_words(spoken: Language, game: Game) -> None:
    options = game.options()
    seats = range(len(game.seats(options)))
    names = [spoken.seat(game, seat, options) for seat in (*seats, CHANCE, CLOCK, SPECTATOR)]
    assert len(set(names)) == len(names)
    assert all(spoken.has(f"{game.id}-seat-{name}") for name in game.seats(options))
    assert all(spoken.has(f"{game.id}-ending-{reason}") for reason in game.endings)
    assert spoken.has(f"{game.id}-title")
    assert all(is_whole(spoken.ending(game, reason)) for reason in (*game.endings, *TABLE_REASONS))
    assert is_whole(spoken.title(game))
    assert is_whole(spoken.rules(game))


@every_game_in_every_language
def test_every_option_and_each_of_its_values_has_its_words(spoken: Language, game: Game) -> None:
    for name, hint in get_type_hints(game.form).items():
        if name not in game.form.__struct_fields__:
            continue
        id = f"option-{game.id}-{name.replace('_', '-')}"
        assert spoken.has(id)
        assert is_whole(spoken.option(game, name))
        assert is_whole(spoken.option_about(game, name))
        values = get_args(hint) if get_origin(hint) is Literal else ()
        assert all(spoken.has(f"{id}-{value}") for value in values)
        default = msgspec.to_builtins(game.options())[name]
        assert is_whole(spoken.option_value(game, name, default))


def test_ukrainian_is_said_in_ukrainian() -> None:
    uk = Language("uk")
    assert uk.tell(NOVEM, (-1, vocabulary.REVEALED, 1, 2), NOVEM.options()) == "Ряд B перетинає стовпець 3."
    assert uk.tell(NOVEM, (-1, vocabulary.TOOK, 0, 9), NOVEM.options()) == "Ряди беруть плитку 9."
    endings = [
        uk.tell(NOVEM, (-1, vocabulary.WON, 1, margin), NOVEM.options()).split()[-1] for margin in (1, 3, 5, 11, 21)
    ]
    assert endings == ["очко.", "очки.", "очок.", "очок.", "очко."]


def test_an_a_from_a_ukrainian_keyboard_is_an_a() -> None:
    for spoken in SPOKEN:
        assert [spoken.read(NOVEM, text) for text in ("А", "в", " С ")] == [0, 1, 2]


@in_every_language
def test_words_that_mean_nothing_are_refused_in_the_readers_language(spoken: Language) -> None:
    with pytest.raises(IllegalMove, match="Novem") as refused:
        spoken.read(NOVEM, "castle")
    assert refused.value.code == "core/unknown-words"
    assert "castle" in refused.value.sentence


def test_a_phrase_in_a_gap_is_said_too() -> None:
    said = phrase("novem-took", seat=phrase("novem-seat-columns"), tile=4)
    assert Language("en").say(said) == "Columns take the 4."


def test_a_missing_message_and_an_empty_gap_are_loud() -> None:
    with pytest.raises(LudotekError) as missing:
        Language("en").text("novem-castled")
    assert missing.value.code == "locale/no-message"
    with pytest.raises(LudotekError) as unfilled:
        Language("en").text("novem-took", tile=4)
    assert unfilled.value.code == "locale/bad-message"


def test_a_game_from_outside_brings_its_own_words() -> None:
    assert Language("uk", "chess-title = Шахи").text("chess-title") == "Шахи"


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({}, "en"),
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "uk"}, "uk"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "uk_UA"}, "uk"),
        ({"LANG": "uk_UA", "LC_MESSAGES": "uk_UA", "LC_ALL": "C"}, "en"),
        ({"LANG": "uk_UA", "LC_ALL": ""}, "uk"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], code: str) -> None:
    assert language(None, environment).code == code


def test_a_language_asked_for_overrules_the_environment() -> None:
    assert language("en", {"LANG": "uk_UA.UTF-8"}).code == "en"


def test_a_language_the_house_does_not_speak_is_refused() -> None:
    with pytest.raises(LudotekError, match="'tlh'") as refused:
        language("tlh")
    assert refused.value.code == "locale/unknown-language"
