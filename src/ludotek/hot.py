"""Which modules are compiled where there is a C compiler: read by setup.py, and by `ludotek doctor`."""

from pathlib import Path

HOT = (
    "core/arithmetic.py",
    "core/batch.py",
    "core/course.py",
    "core/encoding.py",
    "core/net.py",
    "core/playout.py",
    "core/position.py",
    "core/rng.py",
    "games/*/agenda.py",
    "games/*/annals.py",
    "games/*/audit.py",
    "games/*/bargains.py",
    "games/*/campaign.py",
    "games/*/catalogue.py",
    "games/*/habits.py",
    "games/*/lattice.py",
    "games/*/learned.py",
    "games/*/marks.py",
    "games/*/pile.py",
    "games/*/rules.py",
    "games/*/safety.py",
    "games/*/standing.py",
    "games/*/state.py",
    "games/*/worth.py",
    "games/*/deck.py",
    "games/*/knowledge.py",
    "games/*/vocabulary.py",
    "games/*/steps/*.py",
    "games/*/cards/*.py",
    "games/*/cards/*/*.py",
    "games/*/bot.py",
    "games/*/encoding.py",
    "games/*/solve/road.py",
    "bots/bot.py",
    "bots/choice.py",
    "bots/dilemma.py",
    "bots/greedy.py",
    "bots/human.py",
    "bots/imagined.py",
    "bots/mcts.py",
    "bots/path.py",
    "bots/policy.py",
    "bots/random.py",
    "bots/rounds.py",
    "bots/search.py",
    "bots/searcher.py",
    "bots/sense.py",
    "bots/simultaneous.py",
    "bots/tempo.py",
    "bots/together.py",
    "bots/tree.py",
    "bots/worlds.py",
)


def hot_files(house: Path) -> list[Path]:
    """The files to compile, in a checkout or an installation."""
    found = {path.relative_to(house) for pattern in HOT for path in house.glob(pattern)}
    return sorted(found)
