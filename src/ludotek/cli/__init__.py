"""The command line: `ludotek games`, `ludotek play novem`, `ludotek match novem --bots ...`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Annotated, NoReturn

import typer

from ludotek.cli import (
    balance,
    card,
    chronicle,
    house,
    measure,
    play,
    reference,
    seed,
    sheets,
    solve,
    table,
    tale,
    train,
)
from ludotek.core.errors import LudotekError
from ludotek.version import __version__

WRONG = 2
INTERRUPTED = 130
PIPE_CLOSED = 1  # as Typer has it, where it is the first to notice

app = typer.Typer(
    name="ludotek",
    help="Five modern tabletop games in one house: to play, to measure and to study.",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def begin(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say which version this is.")] = False,
) -> None:
    if version:
        print(f"ludotek {__version__}")
    elif context.invoked_subcommand is None:
        print(context.get_help())


for room in (play, table, house, measure, chronicle, balance, solve, train, reference, card, seed, tale, sheets):
    room.add_to(app)


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """The command `ludotek`."""
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: Sequence[str]) -> int:
    """Run one command; its exit status. What is wrong is said in one sentence."""
    try:
        status = app(args=list(arguments), prog_name="ludotek", standalone_mode=False)
        sys.stdout.flush()
        return status if isinstance(status, int) else 0
    except LudotekError as error:
        return complain(error.sentence)
    except typer.TyperException as error:
        return complain(error.format_message())
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or Python complains again as it leaves
        return PIPE_CLOSED


def complain(text: str) -> int:
    sentence = " ".join(text.split())
    print(sentence if sentence.endswith((".", "!", "?")) else f"{sentence}.", file=sys.stderr)
    return WRONG
