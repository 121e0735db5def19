"""The table: serving it to browsers, copying what it keeps, and checking the luck of its records."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ludotek.cli.arguments import BadArgument, Json, find_game
from ludotek.cli.paper import print_json, print_line

Host = Annotated[str, typer.Option("--host", help="The address to listen on; 127.0.0.1 for this machine alone.")]
Port = Annotated[int, typer.Option("--port", min=0, max=65535, help="The port to listen on; 0 for any that is free.")]
StoreUrl = Annotated[
    str,
    typer.Option(
        "--store",
        envvar="LUDOTEK_STORE",
        metavar="URL",
        help="sqlite:///FILE or postgresql://...; else a file in your data folder.",
    ),
]
Workers = Annotated[int, typer.Option("--workers", min=1, help="Server processes; several need PostgreSQL.")]
CopyFile = Annotated[Path, typer.Argument(metavar="FILE", help="Where to write the copy.")]
RecordFile = Annotated[Path, typer.Argument(metavar="RECORD", help="A record with its seed, as tables give them.")]


def usual_store() -> str:
    """A file where this system keeps such things, the same from whatever folder one starts the house."""
    from platformdirs import user_data_path

    return f"sqlite:///{user_data_path('ludotek', ensure_exists=True) / 'house.db'}"


def add_to(app: typer.Typer) -> None:
    app.command()(serve)
    app.command()(backup)
    app.command()(verify)


def serve(host: Host = "0.0.0.0", port: Port = 8000, store: StoreUrl = "", workers: Workers = 1) -> None:
    """Serve the house to browsers, on this machine and its network."""
    if workers > 1 and not store.startswith("postgres"):
        raise BadArgument("cli/workers", "Several workers need a store that they can share: --store postgresql://...")
    from ludotek.table.serve import serve as serve_house

    raise typer.Exit(serve_house(host, port, store or usual_store(), workers))


def backup(file: CopyFile, store: StoreUrl = "") -> None:
    """Copy a SQLite store into a file, while people play."""
    import asyncio

    from ludotek.table.store import open_store

    asyncio.run(open_store(store or usual_store()).backup(file))
    print_line(f"Copied to {file}.")


def verify(record: RecordFile, json: Json = False) -> None:
    """Draw every chance move of a record again, and say which do not follow from its seed."""
    from ludotek.core.position import CHANCE
    from ludotek.core.record import load
    from ludotek.table.fairness import verify as problems_of

    loaded = load(record, find_game)
    problems = problems_of(loaded)
    draws = sum(entry.seat == CHANCE for entry in loaded.entries)
    if json:
        print_json({"record": str(record), "fair": not problems, "draws": draws, "problems": problems})
    else:
        for problem in problems:
            print_line(problem.sentence)
        if not problems:
            print_line(f"All {draws} draws follow from the seed and the salts.")
    if problems:
        raise typer.Exit(1)
