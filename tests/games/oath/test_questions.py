"""What is asked: which site, whom and how many it is about, in every language."""

from __future__ import annotations

import pytest

from ludotek.core.position import Seat
from ludotek.games.oath import GAME
from ludotek.games.oath.cards.power import POWERS, ask
from ludotek.games.oath.catalogue import IDS, card
from ludotek.games.oath.questions import CARD_SUBJECTS, NOTHING_MORE, SUBJECTS, step_name
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.campaign import campaign
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

NUMBERS = ("sacrifice", "deal-favor", "card-alchemist")  # questions about a number alone


ENGLISH = language("en")


def asked(p: Oath, spoken: Language = ENGLISH) -> str:
    """What the seat that is asked reads."""
    said = GAME.say_question(GAME.view(p, p.asked), p.asked)
    assert said is not None
    return spoken.say(said)


def ask_about(p: Oath, step: int, seat: Seat, a: int = 0, b: int = 0) -> str:
    p.agenda.clear()
    p.then(step, seat, a, b)
    p.go_on()
    return asked(p)


def empire() -> Oath:
    """Red's turn; Blue and Yellow are Citizens, and everyone stands on Plains."""
    p = turn_of(table(), RED)
    for citizen in (BLUE, YELLOW):
        swear_in(p, citizen)
    return p


def test_every_target_is_asked_about_by_its_name() -> None:
    p = turn_of(table(), RED)
    for slot in (PLAINS, MOUNTAIN):
        station(p, slot, BLUE, 1)
    arm(p, BLUE, 0)
    arm(p, RED, 9)
    play(p, "campaign against blue", "site provinces-1", "done", "number 9", "done")
    let_chance(p)  # blanks, and hollow swords that are enough
    assert asked(p) == "How many warbands come to Plains?"
    play(p, "number 2")
    assert asked(p) == "How many warbands come to Mountain?"


def test_a_facedown_site_is_named_by_its_place() -> None:
    assert ask_about(reds(), TURN_SECRETS, RED, 1).startswith("Turn secrets facedown (0) and go to Cradle 2?")


def test_the_hidden_place_says_how_many_secrets_it_takes() -> None:
    p = reds()
    site(p, 1, "the_hidden_place")
    assert ask_about(p, TURN_SECRETS, RED, 1).startswith("Turn secrets facedown (1) and go to The Hidden Place?")


def test_a_citizen_is_asked_whose_ally_it_is_and_the_defender_which_ally_comes() -> None:
    p = empire()
    arm(p, RED, 4)
    play(p, "campaign against chancellor", "done", "number 4")
    assert (p.asked, asked(p)) == (BLUE, "Do you fight as an ally of Chancellor?")
    play(p, "yes")
    assert (p.asked, asked(p)) == (CHANCELLOR, "Shall Blue fight as your ally?")
    play(p, "yes")
    assert p.asked == YELLOW
    play(p, "yes")
    assert (p.asked, asked(p)) == (CHANCELLOR, "Shall Yellow fight as your ally?")


def test_the_dead_are_asked_for_citizen_by_citizen() -> None:
    p = empire()
    campaign(p, RED, CHANCELLOR, True)
    p.coming.clear()
    p.survivors[BLUE] = p.survivors[CHANCELLOR] = 3
    assert ask_about(p, CASUALTIES, CHANCELLOR, 2) == "How many warbands of Blue die? Still to die: 2."


def test_leave_to_take_warbands_says_who_how_many_and_where() -> None:
    assert ask_about(empire(), PERMIT, CHANCELLOR, BLUE, 2) == "May Blue take warbands from Plains: 2?"


def test_warbands_between_boards_say_from_whom_to_whom() -> None:
    p = empire()
    assert ask_about(p, HOW_MANY, BLUE, BLUE, YELLOW) == "How many warbands go from Blue to Yellow?"
    consent = ask_about(p, CONSENT, YELLOW, 8 * BLUE + YELLOW, 3)
    assert consent == "Do you agree that warbands go from Blue to Yellow: 3?"


def test_who_is_led_or_sent_or_banished_is_named() -> None:
    p = empire()
    assert ask_about(p, GUIDE, CHANCELLOR, RED) == "Where does Red go from the Shrouded Wood?"
    assert ask_about(p, SEND, RED, BLUE) == "Where is Blue sent?"
    campaign(p, RED, BLUE, True)
    p.coming.clear()
    enrich(p, BLUE, 5)
    assert ask_about(p, BANISH, RED, 0) == "Make Blue travel?"
    assert ask_about(p, BANISH, RED, 1) == "Burn half of Blue’s favor: 2?"


def test_a_new_citizen_is_asked_where_its_warbands_turn_purple() -> None:
    p = reds()
    station(p, PLAINS, RED, 3)
    arm(p, RED, 4)
    p.barracks[CHANCELLOR] = 2
    assert ask_about(p, RECOLOUR, RED).startswith("How many of your warbands turn purple: Plains?")
    play_on = ask_about(p, RECOLOUR, RED, 8)
    assert play_on.startswith("How many of your warbands turn purple: your board?")
    assert play_on.endswith("purple ones left: 2.")


def test_a_banner_and_a_site_to_take_from_are_named() -> None:
    p = reds()
    enrich(p, RED, 6)
    assert ask_about(p, RAISE, RED, 0).startswith("How much do you pay for the People’s Favor?")
    site(p, 1, "mine")
    p.pawn[RED] = 1
    assert ask_about(p, WAKE_SITE, RED) == "Take something from Mine?"


def test_warning_signals_say_at_which_site() -> None:
    p = reds("warning_signals")
    station(p, MOUNTAIN, RED, 2)
    p.agenda.clear()
    campaign(p, RED, BLUE, True)
    p.coming.clear()
    ask(p, RED, POWERS[card("warning_signals")], MOUNTAIN)
    p.go_on()
    assert asked(p) == "Warning Signals: how many warbands are to stand at Mountain?"


def test_the_cage_says_whose_warbands_go_free_and_how_many_purple_ones() -> None:
    p = reds()
    hand(p, RED, "obsidian_cage")
    swear_in(p, YELLOW)
    p.barracks[BLUE] -= 2
    p.barracks[CHANCELLOR] -= 2
    p.caged[BLUE] = p.caged[CHANCELLOR] = 2
    play(p, "use Obsidian Cage")
    assert asked(p) == "Obsidian Cage: how many warbands of Chancellor go free?"
    play(p, "number 2")
    assert asked(p) == "Obsidian Cage: to whose board do the purple warbands go: 2?"
    play(p, "player yellow")
    assert asked(p) == "Obsidian Cage: how many warbands of Blue go free?"


def test_whoever_rules_the_wood_hears_who_rides_the_brass_horse() -> None:
    p = reds()
    hand(p, RED, "brass_horse")
    assert asked(play(p, "use Brass Horse", "turns up Tents")) == "What for Brass Horse?"
    p = reds()
    hand(p, RED, "brass_horse")
    site(p, PLAINS, "shrouded_wood")
    play(p, "use Brass Horse", "turns up Tents")
    assert (p.asked, asked(p)) == (CHANCELLOR, "Brass Horse: where does Red go from the Shrouded Wood?")


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_question_of_random_games_has_all_that_its_words_need(code: str) -> None:
    spoken = language(code)
    for game in range(6):
        for p in positions(game):
            assert asked(p, spoken)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_question_with_a_subject_has_words_that_name_it(code: str) -> None:
    spoken = language(code)
    names = [step_name(step) for step in SUBJECTS if step != BANISH] + ["banish-pawn", "banish-favor"]
    names += [f"card-{IDS[asking].replace('_', '-')}" for asking in CARD_SUBJECTS]
    gaps = dict.fromkeys(("site", "seat", "other", "banner"), "<>")
    for name in names:
        said = spoken.text(f"oath-ask-{name}", mine=0, number=0, what="", **gaps)
        assert ("0" if name in NUMBERS else "<>") in said, name


def test_what_a_question_is_about_is_the_same_for_everyone() -> None:
    for p in positions(3):
        seen = {view(p, seat).about for seat in range(p.players)}
        assert len(seen) == 1


def test_nobody_is_asked_about_anything_where_chance_moves() -> None:
    p = reds()
    play(p, "search the world deck")
    shown = GAME.view(p, RED)
    assert isinstance(shown, OathView)
    assert shown.asked is None
    assert shown.about == NOTHING_MORE
