"""Names: which are the same in another spelling, and which look alike."""

from __future__ import annotations

import unicodedata

LONGEST_KEY = 128  # a single letter may stand for a sentence
LONGEST_SKELETON = 128

# What looks like which Latin letter. Capitals come first: a Greek Ν is an N, its small ν is a v.
CAPITALS = str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹІЅЈАВЕКМНОРСТУХԌ", "ABEZHIKMNOPTYXCISJABEKMHOPCTYXG")
SMALL = str.maketrans(
    "αβγεηικνορστυχωϲϳ" + "авгекмнопрстухьѕіїјһԁԛԝєґӏ" + "օոսհքց" + "ɑɡɩʏıƅæœøđħłŧ",
    "abyenlkvopotuxwcj" + "abrekmhonpctyxbslljhdqwerl" + "onuhqg" + "agiylbaoodhlt",
)
SAME = str.maketrans("il1|0", "llllo")
PAIRS = (("rn", "m"), ("vv", "w"))


def name_key(name: str) -> str:
    """What two spellings of a name have in common."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())[:LONGEST_KEY]


def skeleton(name: str) -> str:
    """What two names have in common that somebody might take for each other; spaces, signs and accents are no help."""
    plain = "".join(
        letter for letter in unicodedata.normalize("NFKD", name) if unicodedata.category(letter)[0] in "LNS"
    )
    alike = plain.translate(CAPITALS).casefold().translate(SMALL).translate(SAME)
    for pair, letter in PAIRS:
        alike = alike.replace(pair, letter)
    return (alike or name)[:LONGEST_SKELETON]
