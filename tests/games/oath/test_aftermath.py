"""What everybody is told of a campaign: both sums and what they are made of, who fell, what was taken."""

from __future__ import annotations

import pytest

from ludotek.core.position import EVERYONE
from ludotek.games.oath import GAME
from ludotek.games.oath.rules import Oath
from ludotek.locale.language import language
from tests.games.oath.cards.war import declare, war
from tests.games.oath.scenario import BLUE, CHANCELLOR, PLAINS, RED, arm, hand, heard, lay, play, station
from tests.games.oath.test_campaign import at_war, roll_attack, roll_defense


def told(game: Oath, *names: str) -> list[dict[str, object]]:
    """What was told of these kinds; to everybody, as all of it is."""
    events = [event for event in game.heard or [] if GAME.speech.happenings[event[1]].name in names]
    assert all(event[0] == EVERYONE for event in events)
    return [dict(GAME.speech.report(event)) for event in events]


def test_sums_say_what_they_are_made_of() -> None:
    """§82, §84 and §85."""
    game = at_war()
    heard(game)
    play(game, "campaign against chancellor", "site provinces-1", "done", "number 6")
    roll_defense(game, "shield", "double", "shields")
    roll_attack(game, "hollow", "hollow", "hollow", "sword", "sword", "sword")
    assert not told(game, "attack-sum", "defense-sum")  # a sacrifice may still be added
    play(game, "yes")
    assert told(game, "attack-sum", "defense-sum") == [
        {"event": "defense-sum", "seat": CHANCELLOR, "total": 9, "shields": 3, "doublings": 1, "warbands": 3},
        {"event": "attack-sum", "seat": RED, "total": 10, "swords": 3, "hollow": 3, "sacrificed": 6, "skulls": 0},
    ]


def test_sums_come_before_who_is_victorious_and_the_aftermath_after_all_losses() -> None:
    game = at_war(5)
    heard(game)
    play(game, "campaign against chancellor", "done", "number 1")
    roll_defense(game, "shield", "shield")
    roll_attack(game, "sword", "hollow")
    play(game, "no")
    names = [GAME.speech.happenings[event[1]].name for event in game.heard or []]
    ending = ["defense-sum", "attack-sum", "campaign-lost", "lost-warbands", "aftermath"]
    assert [name for name in names if name in ending] == ending


def test_an_aftermath_says_by_how_much_who_fell_and_what_was_taken() -> None:
    game = at_war()
    station(game, PLAINS, BLUE, 5)
    arm(game, BLUE, 0)
    hand(game, BLUE, "ivory_eye")
    game.pawn[BLUE] = PLAINS
    heard(game)
    play(game, "campaign against blue", "card Ivory Eye", "done", "number 6")
    roll_defense(game, *["blank"] * game.campaign.defense_dice)
    roll_attack(game, *["sword"] * 6, "skull")
    play(game, "number 4")
    (after,) = told(game, "aftermath")
    assert after["attack"] == 8 and after["margin"] == 8 - int(str(after["defense"])) > 0 == after["by_plan"]
    assert (after["seat"], after["defender"], after["fallen"], after["sites"], after["treasures"]) == (
        RED,
        BLUE,
        1,
        1,
        1,
    )
    assert after["slain"] == 2


def test_a_beaten_attacker_has_taken_nothing() -> None:
    game = at_war(5)
    heard(game)
    play(game, "campaign against chancellor", "done", "number 1")
    roll_defense(game, "shield", "shield")
    roll_attack(game, "sword", "hollow")
    play(game, "no")
    (after,) = told(game, "aftermath")
    assert (after["sites"], after["treasures"], after["fallen"], after["slain"]) == (0, 0, 2, 0)


def test_where_a_plan_decides_there_are_no_sums() -> None:
    game = war()
    lay(game, PLAINS, "hearts_and_minds")
    heard(game)
    play(declare(game), "use Hearts and Minds")
    assert not told(game, "attack-sum", "defense-sum")
    (after,) = told(game, "aftermath")
    assert (after["by_plan"], after["attack"], after["defense"], after["fallen"]) == (1, 0, 0, 3)


@pytest.mark.parametrize(("tongue", "words"), [("en", "Fallen: Red 2, "), ("uk", "Полягло: ")])
def test_it_is_said_in_both_languages(tongue: str, words: str) -> None:
    game = at_war(5)
    heard(game)
    play(game, "campaign against chancellor", "done", "number 1")
    roll_defense(game, "shield", "shield")
    roll_attack(game, "sword", "sword")
    play(game, "no")
    said = [language(tongue).say(GAME.say_event(event)) for event in game.heard or []]
    assert any(words in line for line in said)
