"""The numbers by which Oath's position names players, piles, backs, goals, and the sides of a campaign."""

from __future__ import annotations

from typing import Final

CHANCELLOR: Final = 0
NOBODY: Final = -1
BANDITS: Final = 6  # as a defender
EMPTY: Final = -100  # a place without a card

# What undecided cards are drawn from; of the layers of the world deck not even the back is known.
DENIZEN_BACK: Final = 0
VISION_BACK: Final = 1
RELIC_BACK: Final = 2
SITE_BACK: Final = 3
UPPER_LAYER: Final = 4
LOWER_LAYER: Final = 5
ARCHIVE: Final = 6  # denizens that are not in the game, also those among the Dispossessed

# The piles, by number: steps may not name a hidden card, only where it lies.
WORLD: Final = 0
DISCARDS: Final = 1  # + region
RELIC_DECK: Final = 4
GROUND: Final = 5  # relics at sites: two places a slot
RELIQUARY: Final = 6
MAP: Final = 7
HAND: Final = 8
DISPOSSESSED: Final = 9
FACEDOWN_OF: Final = 10  # + seat

# How a game ends.
USURPER: Final = 0
VISIONARY: Final = 1
STABLE_REGIME: Final = 2
WAR_EXHAUSTION: Final = 3

SUPREMACY: Final = 0
PEOPLE: Final = 1
PROTECTION: Final = 2
DEVOTION: Final = 3

# The banners.
PEOPLES_FAVOR: Final = 0
DARKEST_SECRET: Final = 1

# The sides of a campaign.
ATTACKER: Final = 0
DEFENDER: Final = 1
