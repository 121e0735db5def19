"""Where everybody stands, and how a game was won: said in every language, by nothing that is hidden."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludotek.core.game import Game
from ludotek.core.outlook import Near, Outlook, WayToWin
from ludotek.core.phrase import Phrase, phrase
from ludotek.core.playout import pick
from ludotek.core.position import SPECTATOR, Position
from ludotek.core.reckoning import UNDECIDED, Reckoning
from ludotek.core.rng import Rng
from ludotek.core.session import Session
from ludotek.core.testing import Failed, check_game
from ludotek.games import game as find_game
from ludotek.games import games
from ludotek.games.novem import NovemGame
from ludotek.games.novem.view import NovemView
from ludotek.locale import LANGUAGES, language

TABLES: list[tuple[str, dict[str, object]]] = [
    ("novem", {}),
    ("novem", {"totals": "open", "board": "small"}),
    ("nort", {"pace": "sealed"}),
    ("nos", {"drivers": 3, "pace": "beat"}),
    ("nos", {"drivers": 1}),
    ("north", {}),
    ("north", {"tower_array": True}),
    ("oath", {"players": 2}),
    ("oath", {"players": 5}),
]
OFTEN = {"novem": 1, "nort": 5, "nos": 5, "north": 7, "oath": 29}  # by game: at which moves it is looked at
SPOKEN = [language(code) for code in LANGUAGES]
LONG = 400  # words of a sentence that nobody would read


def played(id: str, options: dict[str, object], seed: int = 0) -> Iterator[tuple[Session, Position]]:
    """Moments of a random game, the last one among them."""
    game = find_game(id)
    session, rng = Session(game, game.options(options)), Rng(seed)
    yield session, session.position
    while not session.is_over:
        session.play(*pick(session.position, rng))
        if session.is_over or session.position.ply % OFTEN[id] == 0:
            yield session, session.position


def reckoned(session: Session) -> Reckoning:
    found = session.game.reckoning(session.position, [event for events in session.events for event in events])
    assert found is not None
    return found


def phrases(outlook: Outlook) -> Iterator[Phrase]:
    for way in outlook.ways:
        yield way.name
        if way.next is not None:
            yield way.next


@pytest.mark.parametrize(("id", "options"), TABLES)
def test_where_everybody_stands_is_said_in_every_language_at_every_moment(id: str, options: dict[str, object]) -> None:
    said: set[str] = set()
    for session, position in played(id, options):
        seats = range(len(session.seats))
        for seat in (*seats, SPECTATOR):
            outlook = session.game.outlook(session.game.view(position, seat))
            assert outlook is not None
            for spoken in SPOKEN:
                sentences = [spoken.say(one) for one in phrases(outlook)]
                assert all("{" not in one and 0 < len(one) < LONG for one in sentences)
                said.update(sentences)
    assert len(said) > 4  # a walk through a game moves somebody


@pytest.mark.parametrize(("id", "options"), TABLES)
@pytest.mark.parametrize("seed", range(2))
def test_an_end_has_a_rule_in_words_and_its_points_by_source(id: str, options: dict[str, object], seed: int) -> None:
    (session, _), *_ = [*played(id, options, seed)][-1:]
    found = reckoned(session)
    for spoken in SPOKEN:
        rule = spoken.say(found.rule)
        assert rule.endswith(".") and len(rule.split()) > 3
        assert all(spoken.say(source.name) for source in found.sources)


@pytest.mark.parametrize("id", ["novem", "north", "nos"])
@pytest.mark.parametrize("seed", range(6))
def test_what_the_sources_add_up_to_is_what_won(id: str, seed: int) -> None:
    (session, position), *_ = [*played(id, {"drivers": 3} if id == "nos" else {}, seed)][-1:]
    found = reckoned(session)
    assert found.is_summed
    totals = [sum(source.points[seat] or 0 for source in found.sources) for seat in range(len(session.seats))]
    scores = position.scores()
    best = max(totals)
    assert {seat for seat, total in enumerate(totals) if total == best} >= {
        seat for seat, score in enumerate(scores) if score == max(scores)
    }


@pytest.mark.parametrize("id", ["novem", "nort", "north", "oath"])
def test_what_a_seat_cannot_know_changes_nothing_in_its_outlook(id: str) -> None:
    """The probe of leaks: imagined anew, all that is hidden from a seat leaves its outlook as it is."""
    for number, (session, position) in enumerate(played(id, {}, 1)):
        for seat in (*range(len(session.seats)), SPECTATOR):
            imagined = position.imagine(seat, Rng(number))
            game = session.game
            assert game.outlook(game.view(imagined, seat)) == game.outlook(game.view(position, seat))


def test_hidden_points_have_no_number() -> None:
    novem = find_game("novem")
    outlook = novem.outlook(novem.view(novem.start(), 0))
    assert outlook is not None
    assert outlook.ways[0].nears == [Near(0, 0), Near(1, None)]


class Crowded(NovemGame):
    """Counts a seat that is not there."""

    def outlook(self, view: NovemView) -> Outlook:
        return Outlook([WayToWin(phrase("novem-way-points"), [Near(2, 1)])])


class Silent(NovemGame):
    """Has a way to win of which it says nothing."""

    def outlook(self, view: NovemView) -> Outlook:
        return Outlook([WayToWin(phrase("novem-way-points"))])


@pytest.mark.parametrize(("game", "fault"), [(Crowded(), "seats that are not there"), (Silent(), "says nothing")])
def test_the_suite_finds_an_outlook_that_is_none(game: Game, fault: str) -> None:
    with pytest.raises(Failed, match=fault):
        check_game(game, games=1)


def test_every_game_of_the_house_says_where_everybody_stands() -> None:
    for game in games():
        position = game.start()
        assert game.outlook(game.view(position, SPECTATOR)) is not None


@pytest.mark.parametrize("name", [game.id for game in games()])
def test_a_game_that_was_given_up_is_reckoned_as_far_as_it_went(name: str) -> None:
    session, rng = Session(find_game(name)), Rng(4)
    for _ in range(8):
        session.make(*pick(session.position, rng))
    assert not session.is_over
    found = session.game.reckoning(session.position, [event for told in session.events for event in told])
    assert found is not None
    assert found.rule == UNDECIDED
    assert all(len(source.points) == len(session.seats) for source in found.sources)
