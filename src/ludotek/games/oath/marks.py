"""The numbers by which Oath's position names players, piles, backs, goals, and the parts of a campaign."""

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

# The piles, by number: steps may not name a hidden card, only where it lies.
WORLD: Final = 0
DISCARDS: Final = 1  # + region
RELIC_DECK: Final = 4
GROUND: Final = 5  # relics at sites: two places a slot
RELIQUARY: Final = 6
MAP: Final = 7
HAND: Final = 8
FACEDOWN_OF: Final = 9  # + seat

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

# A campaign in numbers: the places of `war`.
ATTACKER: Final = 0
DEFENDER: Final = 1
TARGET_SITES: Final = 2  # masks
TARGET_RELICS: Final = 3
TARGET_BANNERS: Final = 4
TARGET_PAWN: Final = 5
ATTACK_DICE: Final = 6
DEFENSE_DICE: Final = 7
ALLIES: Final = 8  # a mask
SHIELDS: Final = 9
DOUBLINGS: Final = 10
HOLLOW: Final = 11
SWORDS: Final = 12
SKULLS: Final = 13
IGNORED: Final = 14  # a mask of faces that count nothing
SPARED: Final = 15  # a mask of sides that lose nothing: 1 attacker, 2 defender
SLAIN: Final = 16  # warbands of the attacker killed, then of the defender
SLAIN_DEFENDERS: Final = 17
WINNER: Final = 18  # the side
DEFENSE: Final = 19
SACRIFICED: Final = 20
WAR: Final = 21
