"""The Nomad suit; its cards find their places when this is imported."""

from __future__ import annotations

from ludotek.games.oath.cards.nomad import actions, first_game, modifiers, plans, search

KINDS = (first_game, plans, search, modifiers, actions)
