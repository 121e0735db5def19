"""Balance: a game's own study, played and written up."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ludotek.cli.arguments import GameName, Json, Seed, find_game
from ludotek.cli.measure import INTERRUPTED, AllWorkers, RayAddress, hire
from ludotek.cli.paper import note, print_json, print_table, progress

if TYPE_CHECKING:
    from ludotek.core.study import Finding
    from ludotek.lab.balance import Series

Bots = Annotated[str, typer.Option("--bots", metavar="A[,B...]", help="Other bots than the study's own.")]
ArmGames = Annotated[int, typer.Option("--games", "-n", min=0, help="Games in every arm; else as the study says.")]
Arms = Annotated[str, typer.Option("--arms", metavar="WORD", help="Only arms whose names contain this.")]
Keep = Annotated[Path | None, typer.Option("--keep", metavar="FILE", help="Keep what is found, and go on from there.")]
Page = Annotated[Path | None, typer.Option("--page", metavar="FILE", help="Write an HTML page with drawings.")]


def add_to(app: typer.Typer) -> None:
    app.command()(balance)


def balance(
    game: GameName,
    games: ArmGames = 0,
    seed: Seed = 0,
    bots: Bots = "",
    arms: Arms = "",
    keep: Keep = None,
    page: Page = None,
    workers: AllWorkers = None,
    ray: RayAddress = None,
    json: Json = False,
) -> None:
    """Measure how balanced a game is, by its own study, against the bands that are hoped for.

    With --keep a long series can be interrupted, or killed, and goes on where it stopped.
    """
    from ludotek.lab.balance import page as written
    from ludotek.lab.balance import series as lab

    found = find_game(game)
    subject = lab.subject_of(found, bots, games, arms, seed)
    with progress(found.title, sum(arm.games for arm in subject.arms)) as advance:
        played = lab.play_series(subject, hire(workers, ray), keep, advance)
    if page is not None:
        page.write_text(written.page(played), encoding="utf-8")
    if json:
        print_json(document(played))
    else:
        print_findings(played)
    for reason, lost in played.lost.items():
        note(f"{lost} games were lost. {reason}")
    if played.interrupted:
        note("Interrupted: these are the findings so far.")
        raise typer.Exit(INTERRUPTED)


def print_findings(series: Series) -> None:
    from ludotek.lab.balance import page

    sections = series.sections
    for section in sections:
        if section.findings:
            columns = ("finding", "mean", "from", "to", "units", "band", "")
            print_table(section.title, columns, [row(finding) for finding in section.findings])
        for table in section.tables:
            print_table(section.title, table.columns, table.rows)
    note(page.summary(series, sections))


def row(finding: Finding) -> tuple[str, ...]:
    from ludotek.lab.balance import page

    found = page.estimate(finding)
    ends = [page.number(finding, end) if end is not None else "" for end in (finding.low, finding.high)]
    return (
        finding.label,
        page.number(finding, found.mean),
        page.number(finding, found.low),
        page.number(finding, found.high),
        str(finding.measure.units),
        " – ".join(ends) if finding.has_band else "",
        ("met" if finding.is_met else "missed") if finding.has_band else "",
    )


def document(series: Series) -> dict[str, object]:
    """The findings for programs."""
    from ludotek.lab.balance import page

    return {
        "game": series.subject.game,
        "seed": series.subject.seed,
        "interrupted": series.interrupted,
        "lost": series.lost,
        "sections": [
            {
                "title": section.title,
                "findings": [
                    {
                        "label": finding.label,
                        "estimate": page.estimate(finding),
                        "units": finding.measure.units,
                        "band": [finding.low, finding.high] if finding.has_band else None,
                        "met": finding.is_met if finding.has_band else None,
                    }
                    for finding in section.findings
                ],
                "tables": section.tables,
            }
            for section in series.sections
        ],
    }
