"""The languages of the house: Fluent files that terminal and browser share, and what reads them."""

from __future__ import annotations

from ludotek.locale.language import LANGUAGES, Language, language

__all__ = ["LANGUAGES", "Language", "language"]
