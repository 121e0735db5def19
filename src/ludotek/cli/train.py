"""Training: a net that learns a game by playing it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ludotek.cli.arguments import BadArgument, GameName, Seed, find_game
from ludotek.cli.measure import RayAddress, Workers, hire
from ludotek.cli.paper import note, part_done

if TYPE_CHECKING:
    from ludotek.lab.train.run import State

Hours = Annotated[float, typer.Option("--hours", min=0.0, help="How long to learn, from the beginning of the run.")]
Steps = Annotated[int, typer.Option("--steps", min=0, help="How many steps to learn instead, from the beginning.")]
Keep = Annotated[Path, typer.Option("--keep", metavar="DIR", help="Where the run is kept, and goes on from.")]


def add_to(app: typer.Typer) -> None:
    app.command()(train)


def train(
    game: GameName,
    hours: Hours = 0.0,
    steps: Steps = 0,
    keep: Keep = Path("training"),
    workers: Workers = 1,
    ray: RayAddress = None,
    seed: Seed = 0,
) -> None:
    """Teach a small net by self-play, and draw how strong it becomes.

    In the folder lie the net (net.bin), what was measured (curve.csv) and a page of it (curves.html). The same command
    goes on where it was interrupted; with --steps the same seed gives the same net.
    """
    from ludotek.lab.train.run import PAGE, Plan
    from ludotek.lab.train.run import train as learn
    from ludotek.lab.workers import Here

    if bool(hours) == bool(steps):
        raise BadArgument("cli/how-long", "Say how long to learn: --hours 2, or --steps 100.")
    found = find_game(game)
    plan = Plan(steps, hours)
    crew = Here() if workers == 1 and ray is None else hire(workers, ray)
    command = f"ludotek train {found.id} {f'--steps {steps}' if steps else f'--hours {hours:g}'} --seed {seed}"
    with part_done(found.title) as progress:

        def tell(state: State, part: float) -> None:
            progress(part)

        state = learn(found, seed, plan, keep, crew, command, tell)
    last = state.curve[-1]
    note(f"{found.title}: " + ", ".join(f"{name} {value:.4g}" for name, value in last.items()))
    note(f"The net and its curves lie in {keep}: see {keep / PAGE}.")
