"""Playing a game in the terminal."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from pathlib import Path

from ludotek.bots.tempo import Tempo
from ludotek.core.game import Game
from ludotek.core.position import Seat
from ludotek.core.rng import Rng
from ludotek.games import game as find_game
from ludotek.locale import Language
from ludotek.locale import language as find_language
from ludotek.terminal.app import LudotekApp, need_terminal
from ludotek.terminal.match import Bots, Match
from ludotek.terminal.table import TableScreen

SEED_BITS = 96


def play(
    game: str | Game,
    *,
    options: Mapping[str, object] | None = None,
    language: str | Language | None = None,
    bots: Bots | None = None,
    names: Mapping[Seat, str] | None = None,
    tempos: Mapping[Seat, Tempo] | None = None,
    speed: float = 1.0,
    seed: int | None = None,
    save: Path | None = None,
    animate: bool = True,
) -> Path | None:
    """Play until everybody leaves; returns where the last match's record was saved, if it was.

    `bots` gives the seats that are not people's, each with its bot and budget: none of them is a
    hot-seat game, all of them a game to watch. `names` says who sits where, for the screen and the
    record; `language` is "en", "uk", or by default the environment's language; `save` is the file name
    offered on leaving; the same `seed` and choices give the same match, but for races. There everybody
    plays at once: `tempos` says how fast each bot reacts, and `speed` how fast time runs, 0.5 for slow motion.

    Raises LudotekError: `terminal/no-terminal` without a terminal, `core/unknown-game`,
    `core/bad-options`, `locale/unknown-language`.
    """
    screen = table(
        game,
        options=options,
        language=language,
        bots=bots,
        names=names,
        tempos=tempos,
        speed=speed,
        seed=seed,
        save=save,
    )
    need_terminal(screen.language)
    saved = LudotekApp(screen, animate=animate).run()
    if saved is not None:
        print(screen.language.text("terminal-saved", path=str(saved)))
    return saved


def table(
    game: str | Game,
    *,
    options: Mapping[str, object] | None = None,
    language: str | Language | None = None,
    bots: Bots | None = None,
    names: Mapping[Seat, str] | None = None,
    tempos: Mapping[Seat, Tempo] | None = None,
    speed: float = 1.0,
    seed: int | None = None,
    save: Path | None = None,
) -> TableScreen:
    """The screen that `play` shows."""
    played = game if isinstance(game, Game) else find_game(game)
    spoken = language if isinstance(language, Language) else find_language(language)
    rng = Rng(secrets.randbits(SEED_BITS) if seed is None else seed)
    match = Match(
        played, played.options(options), bots=bots or {}, names=names or {}, rng=rng, tempos=tempos, speed=speed
    )
    return TableScreen(spoken, match, save)
