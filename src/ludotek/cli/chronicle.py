"""A line of games: each begins in what the one before has left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from ludotek.cli.arguments import (
    WITH_OPTIONS,
    GameName,
    Json,
    OptionPairs,
    Seed,
    find_game,
    one_bot_per_seat,
    read_bots,
    read_options,
)
from ludotek.cli.measure import SeatBots
from ludotek.cli.paper import print_json, print_line, progress

if TYPE_CHECKING:
    from ludotek.lab.chronicle import Chapter, Line

GamesInLine = Annotated[int, typer.Option("--games", "-n", min=1, help="How many games follow each other.")]


def add_to(app: typer.Typer) -> None:
    app.command(context_settings=WITH_OPTIONS)(chronicle)


def chronicle(
    context: typer.Context,
    game: GameName,
    games: GamesInLine = 20,
    seed: Seed = 0,
    bots: SeatBots = "1",
    option: OptionPairs = None,
    json: Json = False,
) -> None:
    """Play a line of games, each in the world that the one before has left, and tell them one by one."""
    from ludotek.lab.chronicle import Line, part_of, play_line

    found = find_game(game)
    part_of(found)
    options = read_options(found, option, context.args)
    seated = one_bot_per_seat(found, options, read_bots(found, bots))
    line = Line(game=found, options=options, bots=seated, games=games, seed=seed)
    chapters: list[Chapter] = []
    with progress(found.title, games) as advance:
        for chapter in play_line(line):
            chapters.append(chapter)
            advance(1)
            if not json:
                print_line(in_a_line(chapter))
    if json:
        print_json(document(line, chapters))


def document(line: Line, chapters: list[Chapter]) -> dict[str, object]:
    return {
        "game": line.game.id,
        "options": msgspec.to_builtins(line.options),
        "seed": line.seed,
        "bots": line.bots,
        "chapters": chapters,
    }


def in_a_line(chapter: Chapter) -> str:
    """A game in a line: who won of the people, and every fact that is no larger thing itself."""
    facts = {name: getattr(chapter.told, name) for name in chapter.told.__struct_fields__}
    said = [f"{name} {in_a_word(fact)}" for name, fact in facts.items() if not isinstance(fact, msgspec.Struct)]
    return f"{chapter.game:>3}: player {chapter.winner + 1} wins; " + "; ".join(said)


def in_a_word(fact: object) -> str:
    """`yes`, `7`, `a, b`, `red 3, blue 4`."""
    if isinstance(fact, bool):
        return "yes" if fact else "no"
    if isinstance(fact, dict):
        return ", ".join(f"{name} {number}" for name, number in fact.items())
    if isinstance(fact, tuple | list):
        return ", ".join(str(one) for one in fact) or "none"
    return str(fact)
