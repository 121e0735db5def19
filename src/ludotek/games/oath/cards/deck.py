"""Every card with a working power finds its place when this is imported; all others are inert."""

from __future__ import annotations

from ludotek.games.oath.cards import arcane, arms, beast, discord, hearth, nomad, order, relics

WORKING = (discord, arcane, order, hearth, beast, nomad, relics, arms)
