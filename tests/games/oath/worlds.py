"""Worlds to begin a game in."""

from __future__ import annotations

from ludotek.core.rng import Rng
from ludotek.games.oath.catalogue import RELIC, SCEPTER, VISION, card
from ludotek.games.oath.components import OathOptions
from ludotek.games.oath.world import Place, World

UP = {
    "plains": ("longbows", "wayside_inn"),
    "mountain": ("taming_charm", "sprawling_rampart"),
    "rocky_coast": ("elders",),
}


def small_world(**changes: object) -> World:
    """Three faceup sites, one with an edifice; 54 denizens in play, six Dispossessed."""
    places = {0: "plains", 2: "mountain", 5: "rocky_coast"}
    sites = [card(id) for id in ("mine", "salt_flats", "river", "steppe", "wastes")]
    relics = list(range(RELIC, SCEPTER))
    laid = []
    for slot in range(8):
        if slot in places:
            lying = tuple(card(id) for id in UP[places[slot]])
            lying += (relics.pop(),) if slot == 2 else ()
            laid.append(Place(site=card(places[slot]), is_up=True, cards=lying))
        else:
            laid.append(Place(site=sites.pop(), is_up=False))
    on_map = {number for place in laid for number in place.cards}
    denizens = [denizen for denizen in range(54) if denizen not in on_map]
    whole: dict[str, object] = {
        "oath": 0,
        "citizens": (),
        "places": tuple(laid),
        "deck": stacked(denizens),
        "dispossessed": tuple(range(60, 66)),
        "relics": tuple(relics),
    }
    return World(**{**whole, **changes})  # type: ignore[arg-type]


def stacked(denizens: list[int]) -> tuple[int, ...]:
    """A deck with two Visions in the upper layer and three in the lower one."""
    visions = list(range(VISION, RELIC))
    upper = [*denizens[:10], *visions[:2]]
    lower = [*denizens[10:25], *visions[2:]]
    rng = Rng(5)
    rng.shuffle(upper)
    rng.shuffle(lower)
    return (*upper, *lower, *denizens[25:])


FOUR = OathOptions()
