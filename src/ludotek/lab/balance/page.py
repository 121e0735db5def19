"""A series written up as one HTML page: every finding with its interval, its band, and a drawing of both."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ludotek.core.study import Finding, Section, Table
from ludotek.games import game as find_game
from ludotek.lab.balance.series import Series
from ludotek.lab.interval import Estimate, of_shares, of_sums
from ludotek.version import __version__

WIDTH, HEIGHT = 320, 22  # of the drawing beside a finding
STYLE = """
:root { color-scheme: light dark; --ink: #22303c; --paper: #fbfaf7; --pale: #d9dfdd; --band: #bfe0d2; --dot: #1d6f8c;
  --miss: #b3432b; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6ebee; --paper: #14191e; --pale: #37424a; --band: #24503f;
  --dot: #6cc3e0; --miss: #ff9478; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 2rem auto;
  max-width: 62rem; padding: 0 1rem; }
h1 { font-size: 1.7rem; } h2 { font-size: 1.2rem; margin-top: 2.2rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .3rem .7rem .3rem 0; border-bottom: 1px solid var(--pale); vertical-align: middle; }
td.number, th.number { text-align: right; white-space: nowrap; }
.missed { color: var(--miss); font-weight: 600; }
svg { display: block; }
"""


def page(series: Series) -> str:
    """The whole page."""
    subject, sections = series.subject, series.sections
    game = find_game(subject.game)
    title = f"{game.title}: balance"
    return "\n".join(
        [
            '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title>\n<style>{STYLE}</style>",
            f"<h1>{escape(title)}</h1>\n<p>{escape(summary(series, sections))}</p>",
            *map(section_html, sections),
            f"<h2>What was played</h2>\n{table_html(arms_table(series))}",
            "</html>\n",
        ]
    )


def summary(series: Series, sections: Sequence[Section]) -> str:
    """How many findings lie in their bands, and how they came about."""
    hoped = [finding for section in sections for finding in section.findings if finding.has_band]
    met = sum(finding.is_met for finding in hoped)
    state = " The series was interrupted." if series.interrupted else ""
    return (
        f"{met} of {len(hoped)} findings lie in the band that was hoped for. Intervals are 95 % and take every number "
        f"noted as a unit of its own. Seed {series.subject.seed}, ludotek {__version__}.{state}"
    )


def section_html(section: Section) -> str:
    """A heading, its words, its findings and its tables."""
    text = f"<p>{escape(section.text)}</p>\n" if section.text else ""
    findings = findings_html(section.findings) if section.findings else ""
    return f"<h2>{escape(section.title)}</h2>\n{text}{findings}" + "\n".join(map(table_html, section.tables))


def findings_html(findings: Sequence[Finding]) -> str:
    """Findings as a table; their drawings share one axis."""
    low, high = scale(findings)
    rows = "\n".join(finding_html(finding, low, high) for finding in findings)
    head = '<tr><th>finding<th class="number">mean<th class="number">95 % interval<th class="number">units<th>band<th>'
    return f'<div class="scroll"><table>\n{head}\n{rows}\n</table></div>\n'


def finding_html(finding: Finding, low: float, high: float) -> str:
    """A row of that table."""
    found = estimate(finding)
    missed = ' class="missed"' if finding.has_band and not finding.is_met else ""
    return (
        f'<tr><td{missed}>{escape(finding.label)}<td class="number">{number(finding, found.mean)}'
        f'<td class="number">{number(finding, found.low)} – {number(finding, found.high)}'
        f'<td class="number">{finding.measure.units}<td>{band(finding)}<td>{drawing(finding, found, low, high)}'
    )


def estimate(finding: Finding) -> Estimate:
    """The mean of a finding, and its interval."""
    measure = finding.measure
    return (of_shares if finding.is_share else of_sums)(measure.total, measure.squares, measure.units)


def number(finding: Finding, value: float | None) -> str:
    """A value as people read it: in per cent, or with two decimals."""
    if value is None or not finding.measure.units:
        return "?"
    return f"{100 * value:.1f} %" if finding.is_share else f"{value:.2f}"


def band(finding: Finding) -> str:
    """What was hoped for, and whether it came true."""
    if not finding.has_band:
        return ""
    least, most = number(finding, finding.low), number(finding, finding.high)
    wanted = f"from {least}" if finding.high is None else f"to {most}" if finding.low is None else f"{least} – {most}"
    return f"{wanted} ✓" if finding.is_met else f'<span class="missed">{wanted} ✗</span>'


def scale(findings: Sequence[Finding]) -> tuple[float, float]:
    """The ends of the axis that all findings of a section share."""
    ends: list[float] = []
    for finding in findings:
        found = estimate(finding)
        ends += [end for end in (found.mean, found.low, found.high, finding.low, finding.high) if end is not None]
    low, high = min(ends), max(ends)
    room = 0.05 * (high - low) or 0.5
    return low - room, high + room


def drawing(finding: Finding, found: Estimate, low: float, high: float) -> str:
    """The band as a bar, the interval as a line, the mean as a dot."""

    def x(value: float) -> float:
        return round(WIDTH * (value - low) / (high - low), 1)

    middle = HEIGHT / 2
    parts = [f'<line x1="0" x2="{WIDTH}" y1="{middle}" y2="{middle}" stroke="var(--pale)"/>']
    if finding.has_band:
        left = x(low if finding.low is None else finding.low)
        right = x(high if finding.high is None else finding.high)
        parts.append(f'<rect x="{left}" y="3" width="{right - left:.1f}" height="{HEIGHT - 6}" fill="var(--band)"/>')
    colour = "var(--miss)" if finding.has_band and not finding.is_met else "var(--dot)"
    if found.low is not None and found.high is not None:
        ends = f'x1="{x(found.low)}" x2="{x(found.high)}"'
        parts.append(f'<line {ends} y1="{middle}" y2="{middle}" stroke="{colour}" stroke-width="2"/>')
    parts.append(f'<circle cx="{x(found.mean)}" cy="{middle}" r="4.5" fill="{colour}"/>')
    return f'<svg width="{WIDTH}" height="{HEIGHT}" aria-hidden="true">{"".join(parts)}</svg>'


def table_html(table: Table) -> str:
    """A table of figures."""
    head = "".join(f"<th{number_class(place)}>{escape(column)}" for place, column in enumerate(table.columns))
    rows = "\n".join(
        "<tr>" + "".join(f"<td{number_class(place)}>{escape(cell)}" for place, cell in enumerate(row))
        for row in table.rows
    )
    return f'<div class="scroll"><table>\n<tr>{head}\n{rows}\n</table></div>\n'


def number_class(place: int) -> str:
    """All columns but the first hold figures."""
    return ' class="number"' if place else ""


def arms_table(series: Series) -> Table:
    """The arms, so that anybody can play them again."""
    return Table(
        columns=("arm", "games", "bots", "options", "first moves"),
        rows=tuple(
            (
                arm.name,
                str(arm.games),
                arm.bots,
                ", ".join(f"{name} {shortly(value)}" for name, value in arm.options.items()),
                ", ".join(f"{seat}: {words}" for seat, words in arm.opening),
            )
            for arm in series.subject.arms
        ),
    )


def shortly(value: object) -> str:
    """A sheet would bury the table: what its arm is called says what is special about it."""
    lines = str(value).splitlines()
    return lines[0] if len(lines) == 1 else f"(a sheet of {len(lines)} lines)"
