"""What Oath's outlook says by a view is what its rules find in the position."""

from __future__ import annotations

from ludotek.core.playout import pick
from ludotek.core.position import SPECTATOR
from ludotek.core.rng import Rng
from ludotek.core.session import Session
from ludotek.games.oath import GAME
from ludotek.games.oath.catalogue import GOALS, VISION
from ludotek.games.oath.marks import CHANCELLOR, PROTECTION, STABLE_REGIME
from ludotek.games.oath.outlook import chance, counted, leaders, outlook, successor, vision_of
from ludotek.games.oath.reckoning import reckoning
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps import victory
from ludotek.games.oath.view import view
from ludotek.games.oath.vocabulary import ROLLED_END
from ludotek.locale import language

EN = language("en")
OFTEN = 11  # moves between two looks


def a_game(players: int = 3) -> Oath:
    return GAME.start(players=players)


def said(game: Oath, way: int) -> str:
    found = outlook(view(game, SPECTATOR)).ways[way].next
    assert found is not None
    return EN.say(found)


def test_leaders_and_successor_are_those_of_the_rules_throughout_random_games() -> None:
    led = 0
    for seed in range(2):
        session, rng = Session(GAME, GAME.options({"players": 4})), Rng(seed)
        while not session.is_over:
            session.play(*pick(session.position, rng))
            game = session.position
            assert isinstance(game, Oath)
            if game.ply % OFTEN == 0 and not game.campaign.is_under_way:
                seen = view(game, SPECTATOR)
                for goal in range(GOALS):
                    assert leaders(counted(seen, goal)) == victory.leaders(game, goal)
                    led += len(leaders(counted(seen, goal)))
                assert successor(seen) == victory.successor(game)
    assert led > 0


def test_an_exile_who_keeps_the_oath_is_told_of_before_it_is_too_late() -> None:
    game = a_game()
    assert said(game, 0) == "Chancellor keeps the Oath for the Empire."
    game.keeper = 1
    assert said(game, 0) == "Red turns Usurper at its next waking, unless it loses the Oath."
    game.is_usurper = True
    assert said(game, 0) == "Usurper: Red wins at its next waking, unless it loses the Oath."
    assert outlook(view(game, 2)).ways[0].is_close


def test_a_revealed_vision_names_its_goal_and_what_is_missing() -> None:
    game = a_game()
    game.vision[1] = VISION + PROTECTION
    game.visions_drawn = 2
    way = vision_of(view(game, 2), 1, VISION + PROTECTION)
    assert EN.say(way.name) == "Vision of Sanctuary (Red): relics and banners"
    assert way.next is not None
    assert EN.say(way.next) == "Red needs more than anybody else, and one more Vision drawn."
    for relic in range(3):
        game.holder[relic] = 1
    assert said(game, 1) == "Red meets it; one more Vision must be drawn."
    game.visions_drawn = 3
    assert said(game, 1) == "Red wins at its next waking, unless somebody draws level."


def test_a_vision_that_is_not_revealed_is_no_way_to_win() -> None:
    assert len(outlook(view(a_game(), 1)).ways) == 2  # the Oath and the end die


def test_the_end_die_has_its_odds_while_the_empire_keeps_the_oath() -> None:
    game = a_game()
    assert said(game, -1) == "From round 5 on a die may end the game for an Empire that keeps the Oath."
    game.round = 6
    assert said(game, -1) == "After round 6 5–6 of the end die (33 %) end it: Chancellor wins."
    game.keeper = 1
    assert said(game, -1) == "No die ends round 6: an Exile keeps the Oath."
    assert [chance(least) for least in (6, 5, 3)] == [17, 33, 67]


def test_a_stable_regime_is_told_with_what_the_die_showed() -> None:
    game = a_game()
    game.winner, game.how = CHANCELLOR, STABLE_REGIME
    rule = reckoning(game, [(-1, ROLLED_END, 5, 6)]).rule
    assert EN.say(rule) == "Stable Regime: the die showed 5, and after round 6 rulers of the realm win on 5–6."
