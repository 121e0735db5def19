"""Oath's reference page: using cards, Conspiracy, sites and the campaign on two printed pages; then every card."""

from __future__ import annotations

from ludotek.games.oath.reference.page import page

__all__ = ["page"]
