"""Verbs and happenings: one declaration, from which numbers, words, phrases and the wire follow."""

from __future__ import annotations

import pickle

import msgspec
import pytest

from ludotek.core.game import Game
from ludotek.core.phrase import phrase
from ludotek.core.position import EVERYONE
from ludotek.core.verbs import COUNT, Gap, Happening, Packed, Speech, Thing, Verb, among, called, number
from ludotek.games import games
from tests.core.toys import EnvelopeGame

WAYS = among(("left", "right"))
SITE = called(("hill", "lake", "ford"), lambda site: phrase(f"toy-site-{site}"))
VERBS = (
    Verb("wait", 0),
    Verb("travel", 1, "travel to {site}", site=SITE),
    Verb("turn", 4, steps=number(2, 4), way=WAYS),
    Verb("pay", 10, "pay {coins} coins", coins=number(1, 2)),
)
EVENTS = (
    Happening("went", 0, seat=COUNT, site=SITE),
    Happening("gave", 1, between=Packed(8, giver=COUNT, taker=COUNT), coins=COUNT),
    Happening("ended", 2),
    Happening("counted", 3, all=Packed(10, houses=COUNT, dogs=COUNT, cats=COUNT), by=COUNT),
)
TOY = Speech("toy", VERBS, EVENTS)

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)


class Pair(Thing):
    """A seat, of which messages may name the other too."""

    def gaps(self, name: str, value: int) -> dict[str, Gap]:
        return {name: value, "other": 1 - value}


def test_a_verb_has_a_move_for_every_choice_of_what_it_names() -> None:
    assert [verb.size for verb in VERBS] == [1, 3, 6, 2]
    assert [TOY.verb_of(move).name for move in (0, 1, 3, 4, 9, 10)] == [
        "wait",
        "travel",
        "travel",
        "turn",
        "turn",
        "pay",
    ]


def test_the_last_argument_counts_fastest() -> None:
    assert [TOY.mean(move) for move in range(4, 8)] == [
        {"verb": "turn", "steps": 2, "way": "left"},
        {"verb": "turn", "steps": 2, "way": "right"},
        {"verb": "turn", "steps": 3, "way": "left"},
        {"verb": "turn", "steps": 3, "way": "right"},
    ]


def test_words_follow_from_the_declaration_where_none_are_given() -> None:
    assert TOY.words()[:5] == ("wait", "travel to hill", "travel to lake", "travel to ford", "turn 2 left")


def test_a_move_is_said_by_its_verb_with_what_it_names() -> None:
    assert TOY.say(2) == phrase("toy-move-travel", site=phrase("toy-site-1"))
    assert TOY.say(11) == phrase("toy-move-pay", coins=2)


def test_an_event_carries_what_it_is_about() -> None:
    assert TOY.report((EVERYONE, 0, 1, 2)) == {"event": "went", "seat": 1, "site": 2}
    assert TOY.tell((EVERYONE, 0, 1, 2)) == phrase("toy-went", seat=1, site=phrase("toy-site-2"))
    assert TOY.report((EVERYONE, 2, 0, 0)) == {"event": "ended"}


def test_two_things_may_share_a_number_of_an_event() -> None:
    assert TOY.report((EVERYONE, 1, 8 * 3 + 5, 7)) == {"event": "gave", "giver": 3, "taker": 5, "coins": 7}


def test_several_may_share_one_and_the_first_is_not_bounded() -> None:
    assert TOY.report((EVERYONE, 3, 1234, 1)) == {"event": "counted", "houses": 12, "dogs": 3, "cats": 4, "by": 1}


def test_a_thing_may_fill_several_gaps() -> None:
    speech = Speech("toy", (Verb("ask", 0, seat=Pair(2)),), ())
    assert speech.say(1) == phrase("toy-move-ask", seat=1, other=0)


def test_runs_without_a_gap_between_them_are_demanded() -> None:
    with pytest.raises(ValueError, match="'pass' begins at 2, not at 1"):
        Speech("toy", (Verb("bet", 0), Verb("pass", 2)), ())


def test_events_are_declared_in_the_order_of_their_numbers() -> None:
    with pytest.raises(ValueError, match="'ended' is event 2, but stands at 0"):
        Speech("toy", (), (Happening("ended", 2),))


@pytest.mark.parametrize("game", [EnvelopeGame(), *games()], ids=lambda game: game.id)
def test_a_game_travels_to_other_processes_without_its_speech(game: Game) -> None:
    assert game.speech.words() == game.vocabulary
    assert pickle.loads(pickle.dumps(game)).vocabulary == game.vocabulary


@every_game
def test_no_two_moves_of_a_game_mean_the_same(game: Game) -> None:
    meanings = {msgspec.json.encode(game.speech.mean(move)) for move in range(game.moves)}
    assert len(meanings) == game.moves


@every_game
def test_no_two_verbs_and_no_two_events_share_a_name(game: Game) -> None:
    verbs, events = [verb.name for verb in game.verbs], [event.name for event in game.happenings]
    assert len(set(verbs)) == len(verbs) and len(set(events)) == len(events)
