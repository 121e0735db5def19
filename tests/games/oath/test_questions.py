"""What is asked: which site, whom and how many it is about, in every language."""

from __future__ import annotations

import pytest

from ludotek.core.position import Seat
from ludotek.games.oath import GAME
from ludotek.games.oath.cards.power import POWERS, Power, ask
from ludotek.games.oath.catalogue import IDS, card
from ludotek.games.oath.questions import NOTHING_MORE, SUBJECTS, step_name
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.campaign import declare
from ludotek.games.oath.steps.empire import RECOLOUR
from ludotek.games.oath.steps.minor import CONSENT, HOW_MANY, PERMIT
from ludotek.games.oath.steps.recover import RAISE
from ludotek.games.oath.steps.spoils import BANISH, CASUALTIES
from ludotek.games.oath.steps.travel import GUIDE, SEND, TURN_SECRETS
from ludotek.games.oath.steps.turn import WAKE_SITE
from ludotek.games.oath.view import OathView, view
from ludotek.locale import LANGUAGES, Language, language
from tests.games.oath.moments import positions
from tests.games.oath.scenario import (
    BLUE,
    CHANCELLOR,
    MOUNTAIN,
    PLAINS,
    RED,
    YELLOW,
    arm,
    enrich,
    hand,
    let_chance,
    play,
    reds,
    site,
    station,
    swear_in,
    table,
    turn_of,
)

# Questions about a number alone.
NUMBERS = ("sacrifice", "deal-favor", "card-alchemist", "card-fabled-feast", "card-salad-days", "card-squalid-district")


ENGLISH = language("en")


def asked(position: Oath, spoken: Language = ENGLISH) -> str:
    """What the seat that is asked reads."""
    said = GAME.say_question(GAME.view(position, position.asked), position.asked)
    assert said is not None
    return spoken.say(said)


def ask_about(position: Oath, step: int, seat: Seat, first: int = 0, second: int = 0) -> str:
    position.agenda.clear()
    position.then(step, seat, first, second)
    position.go_on()
    return asked(position)


def empire() -> Oath:
    """Red's turn; Blue and Yellow are Citizens, and everyone stands on Plains."""
    position = turn_of(table(), RED)
    for citizen in (BLUE, YELLOW):
        swear_in(position, citizen)
    return position


def test_every_target_is_asked_about_by_its_name() -> None:
    position = turn_of(table(), RED)
    for slot in (PLAINS, MOUNTAIN):
        station(position, slot, BLUE, 1)
    arm(position, BLUE, 0)
    arm(position, RED, 9)
    play(position, "campaign against blue", "site provinces-1", "done", "number 9", "done")
    let_chance(position)  # blanks, and hollow swords that are enough
    assert asked(position) == "How many warbands come to Plains?"
    play(position, "number 2")
    assert asked(position) == "How many warbands come to Mountain?"


def test_a_facedown_site_is_named_by_its_place() -> None:
    assert ask_about(reds(), TURN_SECRETS, RED, 1).startswith("Turn secrets facedown (0) and go to Cradle 2?")


def test_the_hidden_place_says_how_many_secrets_it_takes() -> None:
    position = reds()
    site(position, 1, "the_hidden_place")
    assert ask_about(position, TURN_SECRETS, RED, 1).startswith("Turn secrets facedown (1) and go to The Hidden Place?")


def test_a_citizen_is_asked_whose_ally_it_is_and_the_defender_which_ally_comes() -> None:
    position = empire()
    arm(position, RED, 4)
    play(position, "campaign against chancellor", "done", "number 4")
    assert (position.asked, asked(position)) == (BLUE, "Do you fight as an ally of Chancellor?")
    play(position, "yes")
    assert (position.asked, asked(position)) == (CHANCELLOR, "Shall Blue fight as your ally?")
    play(position, "yes")
    assert position.asked == YELLOW
    play(position, "yes")
    assert (position.asked, asked(position)) == (CHANCELLOR, "Shall Yellow fight as your ally?")


def test_the_dead_are_asked_for_citizen_by_citizen() -> None:
    position = empire()
    declare(position, RED, CHANCELLOR, True)
    position.file_next()
    position.campaign.survivors[BLUE] = position.campaign.survivors[CHANCELLOR] = 3
    assert ask_about(position, CASUALTIES, CHANCELLOR, 2) == "How many warbands of Blue die? Still to die: 2."


def test_leave_to_take_warbands_says_who_how_many_and_where() -> None:
    assert ask_about(empire(), PERMIT, CHANCELLOR, BLUE, 2) == "May Blue take warbands from Plains: 2?"


def test_warbands_between_boards_say_from_whom_to_whom() -> None:
    position = empire()
    assert ask_about(position, HOW_MANY, BLUE, BLUE, YELLOW) == "How many warbands go from Blue to Yellow?"
    consent = ask_about(position, CONSENT, YELLOW, 8 * BLUE + YELLOW, 3)
    assert consent == "Do you agree that warbands go from Blue to Yellow: 3?"


def test_who_is_led_or_sent_or_banished_is_named() -> None:
    position = empire()
    assert ask_about(position, GUIDE, CHANCELLOR, RED) == "Where does Red go from the Shrouded Wood?"
    assert ask_about(position, SEND, RED, BLUE) == "Where is Blue sent?"
    declare(position, RED, BLUE, True)
    position.file_next()
    enrich(position, BLUE, 5)
    assert ask_about(position, BANISH, RED, 0) == "Make Blue travel?"
    assert ask_about(position, BANISH, RED, 1) == "Burn half of Blue’s favor: 2?"


def test_a_new_citizen_is_asked_where_its_warbands_turn_purple() -> None:
    position = reds()
    station(position, PLAINS, RED, 3)
    arm(position, RED, 4)
    position.barracks[CHANCELLOR] = 2
    assert ask_about(position, RECOLOUR, RED).startswith("How many of your warbands turn purple: Plains?")
    play_on = ask_about(position, RECOLOUR, RED, 8)
    assert play_on.startswith("How many of your warbands turn purple: your board?")
    assert play_on.endswith("purple ones left: 2.")


def test_a_banner_and_a_site_to_take_from_are_named() -> None:
    position = reds()
    enrich(position, RED, 6)
    assert ask_about(position, RAISE, RED, 0).startswith("How much do you pay for the People’s Favor?")
    site(position, 1, "mine")
    position.pawn[RED] = 1
    assert ask_about(position, WAKE_SITE, RED) == "Take something from Mine?"


def test_warning_signals_say_at_which_site() -> None:
    position = reds("warning_signals")
    station(position, MOUNTAIN, RED, 2)
    position.agenda.clear()
    declare(position, RED, BLUE, True)
    position.file_next()
    ask(position, RED, POWERS[card("warning_signals")], MOUNTAIN)
    position.go_on()
    assert asked(position) == "Warning Signals: how many warbands are to stand at Mountain?"


def test_the_cage_says_whose_warbands_go_free_and_how_many_purple_ones() -> None:
    position = reds()
    hand(position, RED, "obsidian_cage")
    swear_in(position, YELLOW)
    position.barracks[BLUE] -= 2
    position.barracks[CHANCELLOR] -= 2
    position.caged[BLUE] = position.caged[CHANCELLOR] = 2
    play(position, "use Obsidian Cage")
    assert asked(position) == "Obsidian Cage: how many warbands of Chancellor go free?"
    play(position, "number 2")
    assert asked(position) == "Obsidian Cage: to whose board do the purple warbands go: 2?"
    play(position, "player yellow")
    assert asked(position) == "Obsidian Cage: how many warbands of Blue go free?"


def test_whoever_rules_the_wood_hears_who_rides_the_brass_horse() -> None:
    position = reds()
    hand(position, RED, "brass_horse")
    assert asked(play(position, "use Brass Horse", "turns up Tents")) == "What for Brass Horse?"
    position = reds()
    hand(position, RED, "brass_horse")
    site(position, PLAINS, "shrouded_wood")
    play(position, "use Brass Horse", "turns up Tents")
    assert (position.asked, asked(position)) == (CHANCELLOR, "Brass Horse: where does Red go from the Shrouded Wood?")


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_question_of_random_games_has_all_that_its_words_need(code: str) -> None:
    spoken = language(code)
    for game in range(6):
        for position in positions(game):
            assert asked(position, spoken)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_question_with_a_subject_has_words_that_name_it(code: str) -> None:
    spoken = language(code)
    names = [step_name(step) for step in SUBJECTS if step != BANISH] + ["banish-pawn", "banish-favor"]
    saying = [power.card for power in POWERS if type(power).about is not Power.about]
    names += [f"card-{IDS[asking].replace('_', '-')}" for asking in saying]
    assert "card-alchemist" in names
    gaps = dict.fromkeys(("site", "seat", "other", "banner"), "<>")
    for name in names:
        said = spoken.text(f"oath-ask-{name}", mine=0, number=0, what="", **gaps)
        is_number = name in NUMBERS or name.startswith("card-")
        assert "<>" in said or (is_number and "0" in said), name


def test_what_a_question_is_about_is_the_same_for_everyone() -> None:
    for position in positions(3):
        seen = {view(position, seat).about for seat in range(position.players)}
        assert len(seen) == 1


def test_nobody_is_asked_about_anything_where_chance_moves() -> None:
    position = reds()
    play(position, "search the world deck")
    shown = GAME.view(position, RED)
    assert isinstance(shown, OathView)
    assert shown.asked is None
    assert shown.about == NOTHING_MORE
