"""What is compiled, and how fast it is."""

from __future__ import annotations

from ludotek.games import game, games
from ludotek.lab.bench import enough, measure
from ludotek.lab.compiled import hot_modules, is_compiled, is_fast


def test_the_rules_of_every_game_are_hot() -> None:
    assert {f"ludotek.games.{game.id}.rules" for game in games()} <= set(hot_modules())


def test_extension_modules_count_as_compiled() -> None:
    assert is_compiled("msgspec._core")
    assert not is_compiled("ludotek.lab.compiled")
    assert not is_compiled("ludotek.no_such_module")


def test_a_game_is_fast_when_all_it_needs_is_compiled() -> None:
    needed = [module for module in hot_modules() if ".core." in module or ".novem." in module]
    assert is_fast("novem") == all(is_compiled(module) for module in needed)


def test_a_game_is_measured() -> None:
    novem = game("novem")
    speed = measure(novem, novem.options(), 0.05)
    assert speed.game == "novem"
    assert speed.decisions_per_second > speed.games_per_second > 0
    assert speed.compiled == is_fast("novem")


def test_a_round_has_at_least_one_game() -> None:
    assert enough(lambda games: sum(range(100_000)), 1e-9) == 1
