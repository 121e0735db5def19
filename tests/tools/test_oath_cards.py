"""How cards of Oath are played is counted: what was done with them, who was worse off, and whether that is clear."""

from __future__ import annotations

from collections import Counter

import pytest
from tools.oath_cards import ARMS, Game, deed, is_harm, is_harmful, mean, play, settle, tell

from ludotek.games.oath.catalogue import card
from ludotek.games.oath.standing import chance
from ludotek.games.oath.vocabulary import FACEUP, USE
from tests.games.oath.cards.war import declare, war
from tests.games.oath.scenario import BLUE, RED, advise, arm, enrich, hide, reds
from tests.games.oath.scenario import play as do

KEY = ("used", 7)


def test_a_game_by_chance_counts_every_card_and_no_more_harm_than_uses() -> None:
    game = play(("all cards", "random", 5))
    assert 1 <= game.rounds <= 8 and game.decisions > 50
    assert game.used and all(game.harmed[key] <= count for key, count in game.used.items())


def test_a_card_is_played_faceup_or_used_and_nothing_else_counts() -> None:
    game = reds()
    wolves = advise(game, RED, "wolves")
    assert deed(game, USE + wolves) == "used"
    hide(game, RED, "scouts")
    do(game, "play facedown Scouts")
    assert (deed(game, FACEUP), deed(game, FACEUP + 1)) == ("played", "")


def test_whoever_has_less_of_a_chance_afterwards_was_harmed() -> None:
    game = reds(favor=5)
    harmed: Counter[tuple[str, int]] = Counter()
    before = chance(game, RED)
    enrich(game, RED, 0)
    settle(game, [("used", 7, RED, before)], harmed)
    assert harmed[KEY] == 1
    settle(game, [("used", 7, RED, chance(game, RED))], harmed)
    assert harmed[KEY] == 1


def test_a_plan_is_judged_by_the_same_campaign_without_it() -> None:
    """Bear Traps cost an enemy a die and a warband; the Levy costs two favor, and is no help against so many."""
    helpful = declare(war(defense=("bear_traps",)))
    assert not is_harmful(helpful, USE + card("bear_traps"), 1)
    useless = war("the_great_levy")
    arm(useless, BLUE, 12)
    arm(useless, RED, 1)
    assert is_harmful(declare(useless, 1), USE + card("the_great_levy"), 1)


@pytest.mark.parametrize(("ours", "theirs", "is_clear"), [(9, 10, True), (4, 10, False), (1, 10, False)])
def test_harm_is_clear_only_beyond_what_luck_explains(ours: int, theirs: int, is_clear: bool) -> None:
    used = {"level 3": Counter({KEY: 10}), "random": Counter({KEY: 40})}
    harmed = {"level 3": Counter({KEY: ours}), "random": Counter({KEY: theirs})}
    assert is_harm(KEY, used, harmed) == is_clear


def test_what_came_out_is_told_for_both_arms(capsys: pytest.CaptureFixture[str]) -> None:
    game = Game("", "", 7, 200, Counter({KEY: 8}), Counter({KEY: 8}))
    lucky = game._replace(harmed=Counter())
    tell([one._replace(arm=arm, player=who) for arm in ARMS for who, one in (("level 3", game), ("random", lucky))])
    told = capsys.readouterr().out
    assert "all cards, level 3: 1 games, 7.00 ± 0.00 rounds, 200.00 ± 0.00 decisions" in told
    assert "first deck: 1 of 1 cards clearly more often to their owner's harm than by chance" in told
    assert mean([1, 3]) == "2.00 ± 1.00"
