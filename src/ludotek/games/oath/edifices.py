"""The six edifices: facts alone. Each is two cards, its intact face and, without a suit, the ruin on its back."""

from __future__ import annotations

from typing import Final

from ludotek.games.oath.pieces import Denizen

EDIFICES: Final = (  # §202 and §203
    Denizen("sprawling_rampart", "Sprawling Rampart", "order", "site, locked", "persistent campaign", "0000"),
    Denizen("bandit_rampart", "Bandit Rampart", "", "site, locked", "plan defender", "0000"),
    Denizen("hall_of_debate", "Hall of Debate", "hearth", "site, locked", "persistent campaign", "0000"),
    Denizen("hall_of_mockery", "Hall of Mockery", "", "site, locked", "persistent recover", "0000"),
    Denizen("forest_temple", "Forest Temple", "beast", "site, locked", "persistent", "0000"),
    Denizen("ruined_temple", "Ruined Temple", "", "site, locked", "persistent search", "0000"),
    Denizen("festival_district", "Festival District", "discord", "site, locked", "action", "0000"),
    Denizen("squalid_district", "Squalid District", "", "site, locked", "persistent", "0000"),
    Denizen("great_spire", "Great Spire", "arcane", "site, locked", "modifier search", "0010"),
    Denizen("fallen_spire", "Fallen Spire", "", "site, locked", "action", "0011"),
    Denizen("ancient_forge", "Ancient Forge", "nomad", "site, locked", "action", "2001"),
    Denizen("broken_forge", "Broken Forge", "", "site, locked", "action", "2020"),
)
