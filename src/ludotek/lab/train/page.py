"""The curves of a run of training, as a page that needs no other file."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ludotek.version import __version__

WIDTH, HEIGHT, EDGE = 620, 200, 46
STYLE = """
:root { color-scheme: light dark; --ink: #22303c; --paper: #fbfaf7; --pale: #d9dfe4; --line: #2f6f9f; }
@media (prefers-color-scheme: dark) { :root { --ink: #dfe6ec; --paper: #16202a; --pale: #33424f; --line: #7cb8e6; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 2rem auto;
  max-width: 44rem; padding: 0 1rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.1rem; margin-top: 2rem; }
code { overflow-wrap: anywhere; }
svg { width: 100%; height: auto; } text { font-size: 12px; fill: var(--ink); }
"""
BESIDE = ("step", "seconds")  # what curves are drawn over

Row = dict[str, float]


def page(title: str, command: str, curve: Sequence[Row]) -> str:
    """A drawing for everything that was measured."""
    names = [name for name in dict.fromkeys(name for row in curve for name in row) if name not in BESIDE]
    last = curve[-1] if curve else {"step": 0.0, "seconds": 0.0}
    summary = f"{last['step']:.0f} steps in {last['seconds'] / 60:.1f} minutes, ludotek {__version__}."
    return "\n".join(
        [
            '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}: training</title>\n<style>{STYLE}</style>",
            f"<h1>{escape(title)}: training</h1>\n<p><code>{escape(command)}</code></p>\n<p>{summary}</p>",
            *[section(name, [(row["step"], row[name]) for row in curve if name in row]) for name in names],
            "</html>\n",
        ]
    )


def section(name: str, points: Sequence[tuple[float, float]]) -> str:
    """One measure: its last value, and how it came to that."""
    return f"<h2>{escape(name)}: {points[-1][1]:.4g}</h2>\n{drawing(name, points)}"


def drawing(name: str, points: Sequence[tuple[float, float]]) -> str:
    """The curve over steps; each axis from its least to its most, the upright one from nought if all is above it."""
    steps, values = [step for step, _ in points], [value for _, value in points]
    low, high = min(0.0, *values), max(0.0, *values)
    spread, most = (high - low) or 1.0, max(steps) or 1.0

    def place(step: float, value: float) -> str:
        across = EDGE + (WIDTH - 2 * EDGE) * step / most
        return f"{across:.1f},{HEIGHT - EDGE / 2 - (HEIGHT - EDGE) * (value - low) / spread:.1f}"

    dots = "".join(dot(place(step, value)) for step, value in points) if len(points) < 40 else ""
    ends = f"from {values[0]:.4g} to {values[-1]:.4g}"
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(name)} over steps, {ends}">'
        f'<path d="M{place(0, low)} L{place(most, low)} M{place(0, low)} L{place(0, high)}" stroke="var(--pale)"/>'
        f'<polyline points="{" ".join(place(step, value) for step, value in points)}" fill="none" '
        f'stroke="var(--line)" stroke-width="2"/>{dots}'
        f'<text x="2" y="{EDGE / 2:.0f}">{high:.3g}</text><text x="2" y="{HEIGHT - EDGE / 2:.0f}">{low:.3g}</text>'
        f'<text x="{WIDTH - EDGE}" y="{HEIGHT - 4}" text-anchor="end">step {most:.0f}</text></svg>'
    )


def dot(place: str) -> str:
    """A measurement as a dot."""
    across, down = place.split(",")
    return f'<circle cx="{across}" cy="{down}" r="3" fill="var(--line)"/>'
