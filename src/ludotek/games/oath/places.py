"""The 23 sites and the 21 relics: facts alone."""

from __future__ import annotations

from typing import Final

from ludotek.games.oath.pieces import Relic, Site

SITES: Final = (
    Site("mine", "Mine", 1, (1, 3, 0), "3 favor to discord", "", is_coast=False),
    Site("salt_flats", "Salt Flats", 2, (0, 2, 1), "", "", is_coast=False),
    Site("fertile_valley", "Fertile Valley", 3, (0, 0, 0), "", "hearth: favor", is_coast=False),
    Site("barren_coast", "Barren Coast", 1, (1, 0, 0), "3 favor to nomad", "", is_coast=True),
    Site("plains", "Plains", 3, (0, 0, 0), "", "", is_coast=False),
    Site("river", "River", 2, (0, 0, 0), "", "", is_coast=False),
    Site("steppe", "Steppe", 2, (1, 0, 0), "3 favor to nomad", "nomad: secret", is_coast=False),
    Site("mountain", "Mountain", 2, (1, 0, 0), "burn 2 favor", "", is_coast=False),
    Site("lush_coast", "Lush Coast", 3, (0, 0, 0), "", "", is_coast=True),
    Site("marshes", "Marshes", 2, (1, 0, 0), "burn 1 secret", "", is_coast=False),
    Site("wastes", "Wastes", 1, (1, 0, 0), "burn 2 secrets", "discord: relic", is_coast=False),
    Site("rocky_coast", "Rocky Coast", 2, (0, 0, 0), "", "", is_coast=True),
    Site("narrow_pass", "Narrow Pass", 1, (1, 0, 0), "3 favor to arcane", "", is_coast=False),
    Site("charming_valley", "Charming Valley", 3, (0, 0, 0), "", "", is_coast=False),
    Site("deep_woods", "Deep Woods", 2, (1, 0, 0), "burn 2 secrets", "beast: relic", is_coast=False),
    Site("standing_stones", "Standing Stones", 2, (1, 0, 0), "3 favor to arcane", "arcane: secret", is_coast=False),
    Site("ancient_city", "Ancient City", 2, (1, 0, 0), "3 favor to order", "order: warbands", is_coast=False),
    Site("drowned_city", "Drowned City", 0, (2, 0, 3), "burn 2 favor", "", is_coast=False),
    Site("great_slum", "Great Slum", 3, (0, 0, 0), "", "", is_coast=False),
    Site("buried_giant", "Buried Giant", 2, (1, 0, 0), "burn 1 secret", "", is_coast=False),
    Site("the_tribunal", "The Tribunal", 2, (1, 0, 0), "3 favor to order", "", is_coast=False),
    Site("shrouded_wood", "Shrouded Wood", 2, (1, 0, 0), "burn 1 secret", "", is_coast=False),
    Site("the_hidden_place", "The Hidden Place", 2, (1, 0, 0), "burn 1 secret", "", is_coast=False),
)

RELICS: Final = (
    Relic("sticky_fire", "Sticky Fire", 2, "plan either", "0000"),
    Relic("cursed_cauldron", "Cursed Cauldron", 3, "plan either", "0000"),
    Relic("brass_horse", "Brass Horse", 2, "action", "0010"),
    Relic("truthful_harp", "Truthful Harp", 2, "modifier search", "0000"),
    Relic("grand_mask", "Grand Mask", 2, "persistent", "0000"),
    Relic("horned_mask", "Horned Mask", 2, "action", "0010"),
    Relic("cup_of_plenty", "Cup of Plenty", 2, "modifier trade", "0000"),
    Relic("whistle", "Whistle", 2, "action", "0010"),
    Relic("dowsing_sticks", "Dowsing Sticks", 3, "action", "0210"),
    Relic("cracked_horn", "Cracked Horn", 2, "modifier search", "0000"),
    Relic("bandit_crown", "Bandit Crown", 3, "persistent", "0000"),
    Relic("ring_of_devotion", "Ring of Devotion", 3, "continuous", "0000"),
    Relic("skeleton_key", "Skeleton Key", 3, "action", "0011"),
    Relic("oracular_pig", "Oracular Pig", 2, "action", "0000"),
    Relic("circlet_of_command", "Circlet of Command", 1, "persistent", "0000"),
    Relic("ivory_eye", "Ivory Eye", 2, "action", "0010"),
    Relic("map", "Map", 3, "action", "0000"),
    Relic("obsidian_cage", "Obsidian Cage", 2, "plan either, action", "0000"),
    Relic("book_of_records", "Book of Records", 2, "modifier search always", "0000"),
    Relic("dragonskin_drum", "Dragonskin Drum", 2, "modifier travel", "0000"),
    Relic("the_grand_scepter", "The Grand Scepter", 5, "action", "0000"),
)
