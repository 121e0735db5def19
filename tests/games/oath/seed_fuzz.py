"""Damaged seeds, each read the same way twice or refused with its place and the reason.

python -m tests.games.oath.seed_fuzz --texts 100000 --seed 1
"""

from __future__ import annotations

import argparse
from collections import Counter

from ludotek.core.rng import Rng
from ludotek.games.oath.seed.errors import BadSeed
from ludotek.games.oath.seed.form import Seed
from ludotek.games.oath.seed.repair import repaired
from ludotek.games.oath.seed.text import read
from tests.games.oath.seed_reader import second_reading
from tests.games.oath.seeds import LETTERS, PUBLIC, random_seed

ODD = f"0123456789ABCDEFabcdef\n\x00\u2028\ud83d{LETTERS}"


def fault(text: str) -> str:
    """What is wrong with how a text is read, in a sentence; nothing if all is well."""
    first, second, other = outcome(text), outcome(text), second_reading(text)
    if repr(first) != repr(second):
        return "It is read in two ways."
    if isinstance(first, BadSeed):
        if other is not None:
            return f"It is refused, and a second reader reads it: {first.sentence}"
        is_placed = 1 <= first.column <= len(text) + 1 and len(first.plain) > 10
        return "" if is_placed else f"It is refused without place or reason: {first.sentence}"
    if other is None:
        return "It is read, and a second reader refuses it."
    return differs(first, other) or unrepaired(first) or ("" if str(first) == text else "It is printed otherwise.")


def outcome(text: str) -> Seed | BadSeed:
    try:
        return read(text)
    except BadSeed as error:
        return error


def differs(seed: Seed, other: dict[str, object]) -> str:
    """Where two readings of a text are not the same."""
    plain = {name: getattr(seed, name) for name in seed.__struct_fields__}
    plain["map"] = [(place.site, list(place.cards)) for place in seed.places]
    for name, value in other.items():
        mine = plain[name]
        if (list(mine) if isinstance(value, list) else mine) != value:
            return f"Two readers differ about {name}: {mine!r} and {value!r}."
    return ""


def unrepaired(seed: Seed) -> str:
    """Whether what is repaired is a whole seed of the latest version, in which nothing is left to repair."""
    whole, _ = repaired(seed)
    if whole.version != (3, 3, 3) or read(str(whole)) != whole:
        return "What is repaired is read otherwise."
    again, repairs = repaired(whole)
    return "" if again == whole and not repairs else f"What is repaired is repaired again: {repairs}."


def damaged(rng: Rng) -> str:
    """A good seed, one to three times damaged; sometimes not at all; sometimes nothing but noise."""
    if rng.below(20) == 0:
        return "".join(ODD[rng.below(len(ODD))] for _ in range(rng.below(300)))
    text = PUBLIC[rng.below(len(PUBLIC))] if rng.below(3) == 0 else str(random_seed(rng))
    for _ in range(rng.below(4)):
        text = damage(text, rng)
    return text


def damage(text: str, rng: Rng) -> str:
    """One accident: letters lost, doubled, changed, swapped, cut off, or continued from another seed."""
    at, size = rng.below(len(text) + 1), 1 + rng.below(4)
    kind = rng.below(7)
    if kind == 0:
        return text[:at] + text[at + size :]
    if kind == 1:
        return text[: at + size] + text[at:]
    if kind == 2:
        return text[:at] + ODD[rng.below(len(ODD))] + text[at + 1 :]
    if kind == 3:
        return text[:at] + f"{rng.below(256):02X}" + text[at + 2 :]
    if kind == 4:
        return text[:at] + text[at + 2 : at + 4] + text[at : at + 2] + text[at + 4 :]
    return text[:at] if kind == 5 else text[:at] + PUBLIC[rng.below(len(PUBLIC))][at:]


def fuzz(texts: int, seed: int) -> Counter[str]:
    """How many were read and refused; the first that goes wrong is an error."""
    rng, counts = Rng(seed), Counter[str]()
    for _ in range(texts):
        text = damaged(rng)
        found = fault(text)
        assert not found, f"{found}\n{text!r}"
        counts["read" if isinstance(outcome(text), Seed) else "refused"] += 1
    return counts


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--texts", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    counts = fuzz(given.texts, given.seed)
    print(f"{given.texts} texts: {counts['read']} read, {counts['refused']} refused.")


if __name__ == "__main__":
    main()
