"""Playing and replaying at the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ludotek.cli.arguments import (
    WITH_OPTIONS,
    BadArgument,
    Json,
    LanguageName,
    OptionPairs,
    find_game,
    read_options,
)
from ludotek.cli.paper import print_line

if TYPE_CHECKING:
    from ludotek.bots.bot import Bot, Budget
    from ludotek.core.game import Game
    from ludotek.core.options import Options
    from ludotek.core.position import Seat
    from ludotek.core.record import Record

BotName = Annotated[str | None, typer.Option("--bot", metavar="NAME", help="Whom to play against.")]
SeatName = Annotated[str | None, typer.Option("--seat", metavar="NAME", help="Your seat; else the first one.")]
HotSeat = Annotated[bool, typer.Option("--hot-seat", help="People in all seats, one after the other at this screen.")]
AnySeed = Annotated[int | None, typer.Option("--seed", help="The same seed and choices give the same match.")]
SaveFile = Annotated[Path | None, typer.Option("--save", metavar="FILE", help="Where to offer to save the record.")]
TableAddress = Annotated[str | None, typer.Option("--join", metavar="URL", help="A server's table: its link.")]
PersonName = Annotated[str | None, typer.Option("--name", metavar="NAME", help="What to be called there.")]
AnyGame = Annotated[str | None, typer.Argument(metavar="[GAME]", help="One of the games that `ludotek games` lists.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record that `ludotek play` has saved.")]

SeenBy = Annotated[
    str | None, typer.Option("--seat", metavar="NAME", help="With --json: as this seat saw it; else as everybody may.")
]

USUAL_BOT = "level3"


def add_to(app: typer.Typer) -> None:
    app.command(context_settings=WITH_OPTIONS)(play)
    app.command()(replay)


def play(
    context: typer.Context,
    game: AnyGame = None,
    option: OptionPairs = None,
    bot: BotName = None,
    seat: SeatName = None,
    hot_seat: HotSeat = False,
    lang: LanguageName = None,
    seed: AnySeed = None,
    save: SaveFile = None,
    join: TableAddress = None,
    name: PersonName = None,
) -> None:
    """Play in this terminal: against a bot, with somebody beside you, or at a server's table.

    An option of the game may also be given by its own name: `--first rows`.
    """
    if join is not None:
        sit_down(join, seat, name, lang)
        return
    if game is None:
        raise BadArgument("cli/no-game", "Say which game, one that `ludotek games` lists, or join a table with --join.")
    found = find_game(game)
    options = read_options(found, option, context.args)
    if hot_seat and (bot or seat):
        raise BadArgument("cli/hot-seat", "In a hot seat people sit everywhere, so --bot and --seat say nothing there.")
    opponent = bot or USUAL_BOT
    bots = {} if hot_seat else opponents(found, options, opponent, seat)

    from msgspec.structs import asdict

    from ludotek import terminal
    from ludotek.lab.contestants import tempos_of

    names = dict.fromkeys(bots, opponent)
    tempos = dict(zip(bots, tempos_of([opponent] * len(bots), found), strict=True))
    terminal.play(
        found, options=asdict(options), language=lang, bots=bots, names=names, tempos=tempos, seed=seed, save=save
    )


def sit_down(address: str, seat: str | None, name: str | None, lang: str | None) -> None:
    """At a table that a server keeps: its game, its options and its opponents."""
    from ludotek import terminal

    terminal.join(address, seat=seat, name=name, language=lang)


def opponents(game: Game, options: Options, name: str, seat: str | None) -> Mapping[Seat, tuple[Bot, Budget]]:
    """A bot in every seat but one."""
    from ludotek.lab.contestants import find_bot

    seats = game.seats(options)
    if seat is not None and seat not in seats:
        raise BadArgument("cli/unknown-seat", f"{game.title} has no seat called {seat!r}; it has {', '.join(seats)}.")
    own = seats.index(seat) if seat else 0
    return {other: find_bot(name, game) for other in range(len(seats)) if other != own}


def replay(file: RecordFile, lang: LanguageName = None, json: Json = False, seat: SeenBy = None) -> None:
    """Step through a record; where there is no terminal, print it in words."""
    from ludotek.core.record import load

    if json:
        print_replay(load(file, find_game), seat)
        return
    from ludotek import terminal
    from ludotek.locale import language

    terminal.replay(load(file, find_game), language(lang))


def print_replay(record: Record, name: str | None) -> None:
    """What a board in a page shows, so that the page need not work it out."""
    from ludotek.core.position import SPECTATOR
    from ludotek.table.thinking.replay import replay as shown

    seats = record.game.seats(record.options)
    if name is not None and name not in seats:
        sentence = f"{record.game.title} has no seat called {name!r}; it has {', '.join(seats)}."
        raise BadArgument("cli/unknown-seat", sentence)
    print_line(shown(record, seats.index(name) if name else SPECTATOR).decode())
