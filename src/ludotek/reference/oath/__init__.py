"""Oath's reference page: how cards are used, Conspiracy, the sites, and the campaign, on two printed pages."""

from __future__ import annotations

from ludotek.reference.oath.page import page

__all__ = ["page"]
