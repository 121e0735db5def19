"""About the house: which games it has, whether they keep their promises, and how well it is installed."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from ludotek.cli.arguments import WITH_OPTIONS, GameName, Games, Json, OptionPairs, Seed, find_game, read_options
from ludotek.cli.paper import note, print_json, print_line, print_table

if TYPE_CHECKING:
    from ludotek.lab.catalogue import GameEntry
    from ludotek.lab.checkup import Checkup, Library


Quick = Annotated[bool, typer.Option("--quick", help="Audit every moment and nothing else: for many games.")]

Pairs = Annotated[
    int | None,
    typer.Option(
        min=1,
        help="Compare so many pairs of moments that a seat cannot tell apart, a tenth of them inside searches, "
        "and nothing else.",
    ),
]


def add_to(app: typer.Typer) -> None:
    app.command()(games)
    app.command(context_settings=WITH_OPTIONS)(check)
    app.command()(doctor)


def games(json: Json = False) -> None:
    """List the games of the house, their seats and their options."""
    from ludotek.games import games as in_the_house
    from ludotek.lab.catalogue import entry

    entries = [entry(game) for game in in_the_house()]
    if json:
        print_json({"games": entries})
        return
    for game in entries:
        print_game(game)


def print_game(game: GameEntry) -> None:
    from ludotek.lab.catalogue import option_text

    secrets = "hidden information" if game.has_secrets else "nothing hidden"
    title = f"{game.id}: {game.title}, version {game.version}"
    print_table(
        f"{title}; seats {', '.join(game.seats)}; {game.moves} moves; {secrets}",
        ("option", "default", "takes"),
        [(option.name, option_text(option.default), option.accepts()) for option in game.options],
    )


def check(
    context: typer.Context,
    game: GameName,
    games: Games = 100,
    seed: Seed = 1,
    option: OptionPairs = None,
    quick: Quick = False,
    pairs: Pairs = None,
    json: Json = False,
) -> None:
    """Play random games and check all that the house promises about a game."""
    from ludotek.core.testing import Failed, audit_game, check_game, check_recall
    from ludotek.locale.unsaid import unsaid

    found = find_game(game)
    options = read_options(found, option, context.args)
    try:
        if missing := unsaid(found):
            raise Failed(f"{game}: {' '.join(missing)}")
        if pairs:
            report = check_recall(found, pairs=pairs, seed=seed, options=options)
        else:
            report = (audit_game if quick else check_game)(found, games=games, seed=seed, options=options)
    except Failed as failure:
        if json:
            print_json({"game": game, "passed": False, "failure": str(failure)})
        note(str(failure))
        raise typer.Exit(1) from None
    if json:
        print_json({"game": game, "passed": True, "report": report})
    else:
        print_line(str(report))


def doctor(json: Json = False) -> None:
    """Say what is compiled, what is installed, which games are broken and what each extra lacks."""
    from ludotek.lab.checkup import examine

    checkup = examine()
    if json:
        print_json({**as_dict(checkup), "terminal": surroundings()})
    else:
        print_checkup(checkup)


def as_dict(checkup: Checkup) -> dict[str, object]:
    from msgspec.structs import asdict

    return asdict(checkup)


def surroundings() -> dict[str, object]:
    """What can be shown here, and in which language."""
    from rich.console import Console

    from ludotek.locale import language

    console = Console()
    return {
        "is_terminal": console.is_terminal,
        "colours": console.color_system or "none",
        "columns": console.width,
        "lines": console.height,
        "encoding": sys.stdout.encoding,
        "language": language().code,
    }


def print_checkup(checkup: Checkup) -> None:
    print_line(f"ludotek {checkup.version} on {checkup.python}, {checkup.platform}")
    print_line(f"C compiler: {checkup.compiler or 'none'}")
    print_line("Terminal: " + ", ".join(f"{name} {value}" for name, value in surroundings().items()))
    modules = [(name, "compiled" if compiled else "interpreted") for name, compiled in checkup.compiled.items()]
    print_table("Hot modules", ("module", ""), modules)
    print_table("Games", ("game", "brought by"), list(checkup.games.items()))
    for sentence in checkup.broken:
        print_line(f"Broken: {sentence}")
    if not checkup.libraries:
        print_line("The house runs straight from its sources, so nobody knows which libraries it wants.")
        return
    print_table("Libraries", ("library", "wanted", "installed"), [library_row(one) for one in checkup.libraries])
    for extra in checkup.extras:
        lacks = f"lacks {', '.join(extra.lacks)}: pip install 'ludotek[{extra.name}]'" if extra.lacks else "complete"
        print_line(f"Extra {extra.name}: {lacks}")


def library_row(library: Library) -> tuple[str, str, str]:
    note = "" if library.fits or library.installed is None else " (does not fit)"
    return library.name, library.wanted, (library.installed or "missing") + note
