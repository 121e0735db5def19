"""Solved games: what best play brings, and what a bot's play gives away."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated

import typer

from ludotek.cli.arguments import WITH_OPTIONS, BadArgument, GameName, Json, Seed, find_game, pairs_of
from ludotek.cli.paper import part_done, print_json, print_table

BotName = Annotated[str, typer.Option("--bot", metavar="NAME", help="The bot to be exploited.")]
Sample = Annotated[
    int, typer.Option("--games", "-n", min=16, help="How many matches to play where no exact answer is possible.")
]


def add_to(app: typer.Typer) -> None:
    app.command(context_settings=WITH_OPTIONS)(solve)
    app.command()(exploit)
    app.command(context_settings=WITH_OPTIONS)(odds)


def solve(context: typer.Context, game: GameName, json: Json = False) -> None:
    """Find exact best play: every position's equilibrium, or the fewest rolls of a race.

    What is solved is for the game to say: --layout 276951438 and --fresh, or --track 3,1,6,2,5,4 --dice common=3,v8=3.
    """
    from ludotek.lab import solvers

    found = find_game(game)
    with part_done(found.title) as progress:
        solution = solvers.solution(found, asked(context.args), progress)
    show(f"{found.title}, solved", solution, json)


def asked(words: Sequence[str]) -> dict[str, str | bool]:
    """`--layout 276951438 --fresh` by name; what has no value is wanted."""
    pairs = (pair.partition("=") for pair in pairs_of(words))
    return {name: value if value != "true" else True for name, _, value in pairs}


def exploit(game: GameName, bot: BotName, games: Sample = 1000, seed: Seed = 0, json: Json = False) -> None:
    """Find out what best play against a bot gains: exactly where possible, else from a sample."""
    from ludotek.lab import solvers
    from ludotek.lab.contestants import find_bot

    found = find_game(game)
    player, budget = find_bot(bot, found)
    with part_done(found.title) as progress:
        exploited = solvers.exploit(found, player, budget, games, seed, progress)
    show(f"What best play gains against {bot}", exploited, json)


def odds(context: typer.Context, game: GameName, json: Json = False) -> None:
    """Work out a chance exactly, from the numbers that the game asks for.

    Of a campaign: --attack-dice 6 --warbands 6 --defense-dice 4 --defenders 1, and for every
    battle plan --plan NAME, or --defense-plan NAME.
    """
    odds = find_game(game).odds
    if odds is None:
        raise BadArgument("cli/no-odds", f"There are no odds to be worked out for {game!r}.")
    show("The odds", odds.of(question(odds.form, context.args)), json)


def question(form: type, words: Sequence[str]) -> object:
    """`--attack-dice 6 --plan longbows --plan rangers` as the form that the game's odds take."""
    from msgspec import ValidationError, convert

    given: dict[str, str | list[str]] = {}
    several = {name for name, kind in form.__annotations__.items() if "tuple" in str(kind)}
    for pair in pairs_of(words):
        name, _, value = pair.partition("=")
        given[name] = [*given.get(name, ()), value] if name in several else value
    try:
        asked: object = convert(given, form, strict=False)
    except ValidationError as error:
        raise BadArgument("cli/bad-odds", f"{str(error).removesuffix(' - at `$`')}.") from None
    return asked


def show(title: str, document: object, json: bool) -> None:
    from msgspec import to_builtins

    if json:
        print_json(document)
    else:
        print_table(title, ("", "value"), flattened(to_builtins(document)))


def flattened(document: Mapping[str, object], above: str = "") -> Iterator[tuple[str, str]]:
    """Nested values by their dotted names, as they stand in the JSON document."""
    for name, value in document.items():
        if isinstance(value, dict):
            yield from flattened(value, f"{above}{name}.")
        else:
            yield f"{above}{name}", f"{value:+.9f}" if isinstance(value, float) else str(value)
