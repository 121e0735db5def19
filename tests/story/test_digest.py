"""Since your turn: every change to what is one's own is in the digest, or in what it sums up."""

from __future__ import annotations

import pytest

from ludotek.core.game import Game
from ludotek.core.phrase import phrase
from ludotek.core.playout import pick
from ludotek.core.rng import Rng
from ludotek.core.session import Session
from ludotek.games import game as find_game
from ludotek.games import games
from ludotek.locale import LANGUAGES, language
from ludotek.story import sayings
from ludotek.story.beat import Beat
from ludotek.story.beats import Story
from ludotek.story.check import faults
from ludotek.story.digest import MOST, begins, digest, since_own_turn

GAMES = [game.id for game in games()]


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_every_change_to_what_is_a_seats_own_is_named_when_it_comes_back(id: str, seed: int) -> None:
    assert faults(find_game(id), seed) == []


def test_a_change_that_no_event_declares_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    north = find_game("north")
    lost = next(one for one in north.happenings if one.name == "lost")
    monkeypatch.setattr(lost.telling, "changes", ())
    monkeypatch.setattr(sayings, "REMEMBERED", {})  # what was said of it before
    assert any("points" in fault for fault in faults(north, 0))


@pytest.mark.parametrize("id", GAMES)
def test_every_holding_that_an_event_changes_has_a_name_and_is_held(id: str) -> None:
    game = find_game(id)
    session = Session(game)
    held = game.holdings(game.view(session.position, 0), 0)
    for name in {name for one in game.happenings for name in one.telling.changes}:
        assert name in held
        assert all(language(code).has(f"{id}-holding-{name}") for code in LANGUAGES)


def story_of(game: Game) -> Story:
    return Story(game, game.options(None), 0)


def test_many_changes_are_eight_sentences_and_the_last_names_what_it_sums_up() -> None:
    many = [Beat(phrase("plain", words=str(n)), touches=[(0, "favor")], is_deed=n % 2 == 0) for n in range(12)]
    steps = [Beat(phrase("plain", words="step"), seat=1, is_step=True) for _ in range(2)]
    told = digest(story_of(find_game("oath")), many + steps)
    assert len(told) == MOST and sum(len(one.sums_up) for one in told) == 14
    assert language("en").say(told[-1].say) == "And 7 more: your favor, a step of Red."


def test_what_concerns_neither_oneself_nor_the_end_is_left_out() -> None:
    other = Beat(phrase("plain", words="elsewhere"), touches=[(1, "favor")], is_deed=True)
    assert digest(story_of(find_game("oath")), [other]) == []


def test_it_ends_where_one_has_begun_to_move_oneself() -> None:
    session, rng = Session(find_game("north")), Rng(3)
    while session.position.ply < 400 and not session.is_over:
        session.make(*pick(session.position, rng))
        told = since_own_turn(session, 0)
        own = [one for one in told if begins(session.game, one.event, 0)]
        if own and session.entries[-1].seat == 0 and session.position.acting() == [0]:
            names = [session.game.speech.report(one.event)["event"] for one in told]
            assert "chose" not in names[names.index("began", 1) :]
            return
    raise AssertionError("nobody moved twice in a turn")


def test_it_begins_where_ones_own_turn_ended() -> None:
    session, rng = Session(find_game("north")), Rng(3)
    session.finish(rng)
    told = since_own_turn(session, 0)
    names = [session.game.speech.report(one.event)["event"] for one in told]
    assert names[0] == "began" and names.count("began") == 1
