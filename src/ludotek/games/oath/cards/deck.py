"""Every card's power finds its place when this is imported: denizens, edifices, relics, Visions and sites."""

from __future__ import annotations

from ludotek.games.oath.cards import (
    arcane,
    arms,
    beast,
    discord,
    dispossessed,
    edifices,
    hearth,
    nomad,
    order,
    regalia,
    relics,
    sites,
    visions,
)

WORKING = (discord, arcane, order, hearth, beast, nomad, relics, regalia, arms, visions, sites, edifices, dispossessed)
