"""The table: serving it to browsers, copying what it keeps, and checking the luck of its records."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from ludotek.cli.arguments import BadArgument, Json, find_game
from ludotek.cli.paper import print_json, print_line
from ludotek.core.extras import extra

if TYPE_CHECKING:
    from ludotek.table.audit.record import Audit

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
Site = Annotated[
    str,
    typer.Option(
        "--site",
        metavar="FOLDER",
        help="What `make site` wrote: with it, pages play on against bots while the house cannot be reached.",
    ),
]
Workers = Annotated[int, typer.Option("--workers", min=1, help="Server processes; several need PostgreSQL.")]
CopyFile = Annotated[Path, typer.Argument(metavar="FILE", help="Where to write the copy.")]
RecordFile = Annotated[Path, typer.Argument(metavar="RECORD", help="A record with its seed, as tables give them.")]
Promise = Annotated[
    str,
    typer.Option(
        "--commitment",
        metavar="HEX|FILE",
        help="What you were shown before the game: the commitment, or the file that the terminal kept.",
    ),
]
Bots = Annotated[bool, typer.Option("--bots/--no-bots", help="Ask bots again too, for as long as they thought.")]


def usual_store() -> str:
    """A file where this system keeps such things, the same from whatever folder one starts the house."""
    with extra("table"):
        from platformdirs import user_data_path

    return f"sqlite:///{user_data_path('ludotek', ensure_exists=True) / 'house.db'}"


def add_to(app: typer.Typer) -> None:
    app.command()(serve)
    app.command()(backup)
    app.command()(verify)


def serve(
    host: Host = "0.0.0.0", port: Port = 8000, store: StoreUrl = "", workers: Workers = 1, site: Site = ""
) -> None:
    """Serve the house to browsers, on this machine and its network."""
    if workers > 1 and not store.startswith("postgres"):
        raise BadArgument("cli/workers", "Several workers need a store that they can share: --store postgresql://...")
    with extra("table"):
        from ludotek.table.server.serve import serve as serve_house

    raise typer.Exit(serve_house(host, port, store or usual_store(), workers, site))


def backup(file: CopyFile, store: StoreUrl = "") -> None:
    """Copy a SQLite store into a file, while people play."""
    import asyncio

    with extra("table"):
        from ludotek.table.storage.open import open_store

    asyncio.run(open_store(store or usual_store()).backup(file))
    print_line(f"Copied to {file}.")


def verify(record: RecordFile, commitment: Promise = "", bots: Bots = True, json: Json = False) -> None:
    """Draw everything that a record left to luck again, and say what does not follow from its seed and its salts.

    Of a chronicle, all its games, and that each begins in the world that another has left.
    """
    from ludotek.core.record import read, text_of
    from ludotek.core.volume import is_volume
    from ludotek.table.audit.record import audit, read_promise

    text = text_of(record)
    if is_volume(text):
        verify_volume(record, text, bots, json)
        return
    found = audit(read(text, find_game), read_promise(commitment) if commitment else {}, with_bots=bots)
    if json:
        print_json({"record": str(record), "fair": not found.problems, **msgspec.structs.asdict(found)})
    else:
        print_audit(found, bool(commitment))
    if found.problems:
        raise typer.Exit(1)


def verify_volume(path: Path, text: str, bots: bool, json: bool) -> None:
    from ludotek.core.volume import read
    from ludotek.table.audit.volume import audit_volume

    found = audit_volume(read(text, find_game), with_bots=bots)
    is_fair = not any(game.problems for game in found)
    if json:
        print_json({"chronicle": str(path), "fair": is_fair, "games": [msgspec.structs.asdict(one) for one in found]})
    else:
        for number, one in enumerate(found, 1):
            print_line(f"Game {number}:")
            print_audit(one)
    if not is_fair:
        raise typer.Exit(1)


def print_audit(found: Audit, is_promised: bool = False) -> None:
    for line in [problem.sentence for problem in found.problems] or [checked(found, is_promised)]:
        print_line(line)
    for line in found.unchecked:
        print_line(line)


def checked(found: Audit, is_promised: bool) -> str:
    """In a sentence, what follows from the seed and the salts."""
    counted = {"draw": found.draws, "tie": found.ties, "move of the clock": found.clocks, "move of bots": found.bots}
    told = [f"{count} {plural(what, count)}" for what, count in counted.items() if count or what == "draw"]
    promise = ", which is the one that was promised" if is_promised else ""
    return f"All is fair: {', '.join(told)} follow from the seed and the salts{promise}."


def plural(what: str, count: int) -> str:
    return what if count == 1 else what.replace("move", "moves") if what.startswith("move") else f"{what}s"
