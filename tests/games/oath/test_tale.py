"""A game told as prose: true, never twice alike, in both languages, and only after the end."""

from __future__ import annotations

from functools import cache

import pytest

from ludotek.core.phrase import Phrase, phrase
from ludotek.core.position import CHANCE, DEAL
from ludotek.core.record import Record, of_session
from ludotek.core.rng import Rng
from ludotek.core.session import Session
from ludotek.core.tale import NoTale, Tale
from ludotek.games import game as find_game
from ludotek.games.oath import GAME
from ludotek.games.oath.components import COLOURS
from ludotek.games.oath.habits import habit
from ludotek.games.oath.tale.telling import CASES, HEADINGS, KINDS, VARIANTS
from ludotek.locale import LANGUAGES, language
from ludotek.locale.tales import prose
from ludotek.story.tales import tale_of
from tests.games.oath.tale_facts import Log, is_true, kind_of

GAMES = 200
CHECKED = 12
SPOKEN = {code: language(code) for code in LANGUAGES}


@cache
def played(seed: int) -> Record:
    """By habit, of two to six, every other one with a Chronicle."""
    citizens = 1 if seed % 5 == 4 else 0
    options = {"players": 2 + seed % 5, "chronicle": seed % 2 == 1, "citizens": citizens}
    session, rng = Session(GAME, GAME.options(options)), Rng(seed)
    while not session.is_over:
        position = session.position
        if position.kind() == DEAL:
            session.play(CHANCE, rng.weighted(position.moves(CHANCE), position.odds()))
        else:
            (seat,) = position.acting()
            session.play(seat, habit(position, seat, rng))
    return of_session(session)


@cache
def tale(seed: int) -> Tale:
    return tale_of(played(seed))


def sentences(tale: Tale) -> list[Phrase]:
    return [tale.title, *(said for chapter in tale.chapters for said in chapter.sentences)]


def bent(said: Phrase, gap: str) -> Phrase:
    """The same with another number, or with somebody else."""
    value = said.gaps[gap]
    if isinstance(value, int):
        return phrase(said.id, **{**said.gaps, gap: 1 - value if gap == "is_won" else value + 1})
    assert isinstance(value, Phrase)
    names = [f"oath-who-nom-{colour}" for colour in COLOURS]
    other = names[(names.index(value.id) + 1) % len(names)] if value.id in names else value.id
    return phrase(said.id, **{**said.gaps, gap: phrase(other)})


@pytest.mark.parametrize("seed", range(CHECKED))
def test_everything_in_a_tale_is_so_in_its_record(seed: int) -> None:
    log = Log(played(seed))
    for said in sentences(tale(seed)):
        assert is_true(said, log), SPOKEN["en"].say(said)


@pytest.mark.parametrize("seed", range(3))
def test_a_false_number_or_name_would_be_noticed(seed: int) -> None:
    log = Log(played(seed))
    planted = 0
    for said in sentences(tale(seed)):
        for gap, value in said.gaps.items():
            is_idle = gap == "face" and "stable" not in said.id and kind_of(said) != "die"
            if (isinstance(value, int) and not is_idle) or gap == "seat":
                false = bent(said, gap)
                if false != said:
                    assert not is_true(false, log), (gap, SPOKEN["en"].say(said))
                    planted += 1
    assert planted > 20


def test_two_hundred_games_make_two_hundred_tales() -> None:
    for code in LANGUAGES:
        tales = {str(prose(tale(seed), SPOKEN[code])) for seed in range(GAMES)}
        assert len(tales) == GAMES


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_sentence_comes_twice_in_a_tale(code: str) -> None:
    for seed in range(GAMES):
        said = [SPOKEN[code].say(one) for one in sentences(tale(seed))]
        assert len(said) == len(set(said))


def test_a_record_is_always_told_alike() -> None:
    assert tale_of(played(1)) == tale(1)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_variant_every_heading_and_every_name_is_there(code: str) -> None:
    wanted = [f"oath-tale-{kind}-{variant + 1}" for kind in KINDS for variant in range(VARIANTS)]
    wanted += [f"oath-tale-heading-{heading}" for heading in HEADINGS]
    wanted += [f"oath-who-{case}-{name}" for case in CASES for name in (*COLOURS, "bandits")]
    assert [id for id in wanted if not SPOKEN[code].has(id)] == []


def test_names_are_bent_as_ukrainian_bends_them() -> None:
    said = {case: SPOKEN["uk"].text(f"oath-who-{case}-blue") for case in CASES}
    assert said == {"nom": "Синій", "top": "Синій", "gen": "Синього", "dat": "Синьому", "ins": "Синім"}


def test_every_sort_of_sentence_comes_but_those_that_only_people_bring_about() -> None:
    """Bots do not deal at the Tribunal, so that they break no word; and somebody always fights."""
    come = {kind_of(said) for seed in range(GAMES) for said in sentences(tale(seed))}
    assert set(KINDS) - come <= {"broken", "calm", "rebel", "exile", "held"}


def test_a_game_under_way_is_not_told() -> None:
    session, rng = Session(GAME, GAME.options({"players": 2})), Rng(1)
    for _ in range(30):
        position = session.position
        seat = CHANCE if position.kind() == DEAL else position.acting()[0]
        session.play(seat, rng.choice(position.moves(seat)))
    with pytest.raises(NoTale) as refused:
        tale_of(of_session(session))
    assert refused.value.code == "tale/unfinished"


def test_a_game_without_a_teller_says_so() -> None:
    session = Session(find_game("novem"))
    with pytest.raises(NoTale) as refused:
        tale_of(of_session(session))
    assert refused.value.code == "tale/no-teller"
