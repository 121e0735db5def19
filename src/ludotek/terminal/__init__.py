"""The terminal: playing with boards drawn in text, and looking through records."""

from __future__ import annotations

from ludotek.core.extras import extra

with extra("terminal"):
    from ludotek.terminal.join import join
    from ludotek.terminal.play import play
    from ludotek.terminal.replay import replay

__all__ = ["join", "play", "replay"]
