"""Golden playthroughs in OpenSpiel's own form."""

from __future__ import annotations


def readable(playthrough: str) -> str:
    """Without the thousands of numbers that are a player's memory; the same is there in words."""
    return "\n".join(line for line in playthrough.splitlines() if ").told" not in line) + "\n"
