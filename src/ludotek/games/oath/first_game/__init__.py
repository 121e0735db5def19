"""The first game, to learn by: its cards lie as they are written here, so that its first turns can be told before."""

from __future__ import annotations

from typing import Final

from ludotek.games.oath.catalogue import card
from ludotek.games.oath.components import OathOptions
from ludotek.games.oath.marks import SUPREMACY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.world import Place, World, first_position

DECK: Final = """
    garrison faithful_friend fire_talkers errand_boy the_old_oak inquisitor alchemist vision_of_conquest long_lost_heir
    roving_terror vision_of_sanctuary tents

    bear_traps true_names warning_signals vision_of_faith book_burning great_herd welcoming_party rangers
    vision_of_rebellion scouts the_gathering conspiracy pressgangs second_wind dazzle memory_of_home disgraced_captain
    storyteller

    magicians_code armed_mob mercenaries tavern_songs scryer acting_troupe extra_provisions traveling_doctor rain_boots
    martial_culture wizard_school tinkers_fair wrestlers a_small_favor battle_honors keep naysayers sleight_of_hand
    key_to_the_city animal_playmates spirit_snare wolves forest_paths horse_archers wayside_inn ancient_binding
"""  # top first, a layer a paragraph
RELICS: Final = """
    ring_of_devotion whistle cracked_horn obsidian_cage cursed_cauldron book_of_records grand_mask dowsing_sticks
    horned_mask map bandit_crown skeleton_key dragonskin_drum sticky_fire brass_horse truthful_harp cup_of_plenty
    oracular_pig circlet_of_command
"""  # top first: the Reliquary has the first four
MAP: Final = (  # faceup sites have cards
    "plains longbows",
    "lush_coast",
    "mountain taming_charm ivory_eye",
    "buried_giant",
    "salt_flats",
    "rocky_coast elders",
    "wastes",
    "great_slum",
)


def numbers(ids: str) -> tuple[int, ...]:
    return tuple(card(id) for id in ids.split())


def place(ids: str) -> Place:
    site, *lying = numbers(ids)
    return Place(site=site, is_up=bool(lying), cards=tuple(lying))


WORLD: Final = World(
    oath=SUPREMACY, places=tuple(place(ids) for ids in MAP), deck=numbers(DECK), relics=numbers(RELICS)
)


def first_scripted(options: OathOptions) -> Oath:
    """Everybody knows which cards are in a first game, and nobody in which order (ruling O122)."""
    position = first_position(WORLD, options, is_written=True, is_public=True)
    position.is_scripted = True
    return position
