"""Names that look alike: what is left of a name when letters that the eye confuses are the same."""

from __future__ import annotations

import unicodedata

LONGEST_LIKENESS = 128

# What looks like which Latin letter. Capitals come first: a Greek Ν is an N, its small ν is a v.
CAPITALS = str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹІЅЈАВЕКМНОРСТУХԌ", "ABEZHIKMNOPTYXCISJABEKMHOPCTYXG")
SMALL = str.maketrans(
    "αβγεηικνορστυχωϲϳ" + "авгекмнопрстухьѕіїјһԁԛԝєґӏ" + "օոսհքց" + "ɑɡɩʏıƅæœøđħłŧ",
    "abyenlkvopotuxwcj" + "abrekmhonpctyxbslljhdqwerl" + "onuhqg" + "agiylbaoodhlt",
)
SAME = str.maketrans("il1|0", "llllo")
PAIRS = (("rn", "m"), ("vv", "w"))


def likeness(name: str) -> str:
    """What two names have in common that somebody might take for each other; spaces, signs and accents are no help."""
    plain = "".join(
        letter for letter in unicodedata.normalize("NFKD", name) if unicodedata.category(letter)[0] in "LNS"
    )
    alike = plain.translate(CAPITALS).casefold().translate(SMALL).translate(SAME)
    for pair, letter in PAIRS:
        alike = alike.replace(pair, letter)
    return (alike or name)[:LONGEST_LIKENESS]
