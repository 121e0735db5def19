"""Public seeds, and others made at random."""

from __future__ import annotations

from ludotek.core.rng import Rng
from ludotek.games.oath.catalogue import CAPACITY
from ludotek.games.oath.seed.form import FACEDOWN, NONE, VERSIONS, WITH_HISTORY, WITH_RELICS, Place, Seed, Units, length

FIRST_GAME = (
    "030100000110Empire and Exile0000000123450403FFFFFFFFFFFF0724FFFFFFFFFFFFFFFFFFFF0B19FFFFFFFFFFFFFFFFFFFF000000"
)
FIFTH_GAME = (
    "030100000510Empire and Exile001F025203410BFFFFFF27FFFFFF09FFFFFF20FFFFFF1BFFFFFF16FFFFFF1EFFFFFF2BFF"
    "FFFF3B0B2C07D49B336FAF09108BD343D5AB2A1D9E98D6721C23B325D28C64A81E121B083F2D308A004BC07F3401139732B9"
    "1FC35335310A210E1714415518110C222E201A290D261502242803192B2718162F0406050F0AE4DDDEE0E1DAE8E2DBED"
)
WITHOUT_VISIONS = (
    "03020000011FBrass Horses Tilting at Shadows00000101234514FFFFEB2BFFFFFF03FFE1FF2DFFFFFF19FFFFFF0EFFF"
    "FEC27FFFFFF1DFFFFFF3691BA1C416E4447858F8CC59640053E07A05379A79D482818316749846106ACB260C47A224E641BA"
    "4BF2BC2B089561E042E15529A590A067C2CB30C51A311DADFE5DBE9EDEAE6DDDCE7E4E8E0E3DEE2"
)
FIRST_GAME_OF_3_3_1 = (
    "030301000110Empire and Exile0000000123450403FFFFFFFFFFFF0724FFFFFFFFFFFFFFFFFFFF0B19FFFFFFFFFFFFFFFF"
    "FFFF000000002007UNKNOWN"
)
CHRYSANTHEMUM = (
    "03030100011BThe Chrysanthemum Chronicle1600000123450403FFFF20FFFFFF0724FFE92BFFFFFF19FFFFFF0B19FFFF2"
    "2FFFFFF2AFFFFFF38061B1E0A292508D62B2DD21C022818D5151D312CD3071AD4050F223013331F340B3512232F320D09210"
    "C000E01041410112720262A172E160013E8E7E0EBDCDAEDE6E4EADFE2E1E3DBDDE5DEEC002007UNKNOWN"
)
MID_GAME = (
    "030100000410Empire and Exile0002002034151625D1EB07312FE50D8CFFFF083F34FF043005FF0B0F06FF034BFFFF1004"
    "FFE02FD512C335331E08AB642AD60907D3A82DD20E0B1C0A211B016F728A9732D413438B14B91D1F232C10009E7F17164155"
    "12110C222E201A290D261502242803192B27180EE2E8E0DDDEDADBE4E1EDDFDCE3E6"
)
PUBLIC = (FIRST_GAME, FIFTH_GAME, WITHOUT_VISIONS, FIRST_GAME_OF_3_3_1, CHRYSANTHEMUM, MID_GAME)

LETTERS = "abc XYZ09'’éїЩ漢字🦊👑"


def random_seed(rng: Rng) -> Seed:
    """Any version, any world that a seed can hold."""
    version = sorted(VERSIONS)[rng.below(len(VERSIONS))]
    denizens, sites, relics, visions = (
        list(part) for part in (range(198), range(23), range(218, 238), range(210, 215))
    )
    for pile in (denizens, sites, relics, visions):
        rng.shuffle(pile)
    edifices = list(range(198, 210, 2))
    rng.shuffle(edifices)
    places = tuple(random_place(rng, sites.pop(), denizens, edifices, relics) for _ in range(8))
    world = [denizens.pop() for _ in range(rng.below(120))] + visions[rng.below(6) :]
    rng.shuffle(world)
    units: Units = "utf-16" if rng.below(2) else "utf-8"
    has_history = version >= WITH_HISTORY
    return Seed(
        version=version,
        count=1 + rng.below(0xFFFF),
        name=random_name(rng, units),
        previous_players=rng.below(256),
        citizens=rng.below(32),
        oath=rng.below(5),
        suits=tuple(rng.below(6) for _ in range(6)),
        places=places,
        world=tuple(world),
        dispossessed=tuple(denizens[: rng.below(60)]),
        relics=tuple(relics[rng.below(20) :]) if version >= WITH_RELICS else (),
        previous_citizens=rng.below(32) if has_history else 0,
        winner=1 << rng.below(6) if has_history else 0x20,
        winner_name=random_name(rng, units) if has_history else "UNKNOWN",
        units=units,
    )


def random_place(rng: Rng, site: int, denizens: list[int], edifices: list[int], relics: list[int]) -> Place:
    """A facedown site, an unknown one, or one with cards from the left and relics from the right."""
    kind = rng.below(6)
    if kind < 2:
        return Place(site + FACEDOWN if kind else NONE, (NONE, NONE, NONE))
    salt = 88  # beside which nothing may lie
    cards = [denizens.pop() for _ in range(rng.below(CAPACITY[site] + 1)) if denizens[-1] != salt]
    if cards and edifices and rng.below(3) == 0:
        cards[0] = edifices.pop() + rng.below(2)
    laid = [relics.pop() for _ in range(rng.below(4 - len(cards))) if len(relics) > 1]
    first, second, third = [*cards, *[NONE] * (3 - len(cards) - len(laid)), *laid]
    return Place(site, (first, second, third))


def random_name(rng: Rng, units: Units) -> str:
    name = "".join(LETTERS[rng.below(len(LETTERS))] for _ in range(1 + rng.below(40)))
    assert 0 < length(name, units) < 256
    return name
