"""Where everybody stands and how it was won, as lines of a terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text

from ludotek.core.outlook import Outlook, WayToWin
from ludotek.core.phrase import Phrase
from ludotek.core.position import Seat
from ludotek.core.reckoning import Reckoning
from ludotek.locale import Language

BARS = "▁▂▃▄▅▆▇█"
WIDEST = 44  # columns of a graph

Name = Callable[[Seat], str]


def outlook_text(language: Language, outlook: Outlook | None, name: Name) -> Text:
    """Each way to win on a line: who is how near, and what would decide; what may come next stands out."""
    ways = [] if outlook is None else outlook.ways
    return Text("\n").join(way_text(language, way, name) for way in ways)


def way_text(language: Language, way: WayToWin, name: Name) -> Text:
    nears = ", ".join(
        f"{name(near.seat)} {'?' if near.have is None else near.have}{f'/{near.need}' if near.need else ''}"
        for near in way.nears
    )
    parts = [f"{language.say(way.name)}:" if nears else language.say(way.name), nears]
    said = Text(" ".join(part for part in parts if part), "bold" if way.is_close else "")
    if way.next is not None:
        said.append(f" · {language.say(way.next)}", "bold" if way.is_close else "dim")
    return said


def reckoning_lines(language: Language, reckoning: Reckoning | None, name: Name, seats: int) -> list[str]:
    """The rule that decided, and below it a line for each seat: where its points came from."""
    if reckoning is None:
        return []
    lines = [language.say(reckoning.rule)]
    for seat in range(seats) if reckoning.sources else ():
        counted = [(language.say(source.name), source.points[seat]) for source in reckoning.sources]
        said = " · ".join(f"{source} {points}" for source, points in counted if points is not None)
        total = f" = {sum(points or 0 for _, points in counted)}" if reckoning.is_summed else ""
        lines.append(f"{name(seat)}: {said}{total}")
    return lines


def chances_lines(language: Language, method: Phrase, shares: Sequence[Sequence[float]], name: Name) -> list[str]:
    """A bar chart a seat, over time, and by what it was estimated; nothing of a game that has no course."""
    if len(shares) < 2:
        return []
    drawn = [bars(seat) for seat in zip(*shares, strict=True)]
    widest = max(len(name(seat)) for seat in range(len(drawn)))
    graphs = [f"{name(seat):{widest}} {line}" for seat, line in enumerate(drawn)]
    return [language.text("terminal-chances", method=language.say(method)), *graphs]


def bars(shares: Sequence[float]) -> str:
    """One seat's chances from left to right, the higher the better."""
    wanted = min(WIDEST, len(shares))
    picked = [shares[round(number * (len(shares) - 1) / max(1, wanted - 1))] for number in range(wanted)]
    return "".join(BARS[min(len(BARS) - 1, int(share * len(BARS)))] for share in picked)


def turn_lines(language: Language, told: Sequence[Phrase], who: str, before: float, after: float) -> list[str]:
    """The turning point in words."""
    said = " ".join(language.say(one) for one in told)
    return [language.text("terminal-turn", told=said, seat=who, before=round(100 * before), after=round(100 * after))]
