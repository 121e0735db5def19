"""What Oath offers to whoever has a seed: a world between two games (`ludotek seed oath`)."""

from __future__ import annotations

from typing import Final

from ludotek.core.parts import Ended, Worlds, WorldText
from ludotek.core.position import OVER
from ludotek.games.oath.components import OathOptions
from ludotek.games.oath.marks import CHANCELLOR
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.seed.form import CHANCELLOR as CHANCELLOR_BIT
from ludotek.games.oath.seed.form import UNKNOWN
from ludotek.games.oath.seed.ids import mask_of
from ludotek.games.oath.seed.playing import OPTION
from ludotek.games.oath.seed.repair import repaired
from ludotek.games.oath.seed.telling import Document, document, lines, title
from ludotek.games.oath.seed.text import read, tidy
from ludotek.games.oath.seed.worlds import seed_of, shuffled
from ludotek.games.oath.world import world_after

NAME: Final = "Ludotek"  # of a world that has no other
MOST_GAMES: Final = 0xFFFF
LONGEST_NAME: Final = 60


def show(text: str) -> WorldText:
    seed = read(tidy(text))
    upgraded, repairs = repaired(seed)
    return WorldText(
        text=str(seed),
        title=title(seed),
        lines=list(lines(seed)),
        document=document(seed),
        upgraded=str(upgraded),
        repairs=repairs,
        options={OPTION: str(seed)},
    )


def left(ended: Ended) -> str:
    """Everybody may read a seed: what lies facedown in the next game is mixed once more (ruling O121)."""
    first, last, options = ended.first, ended.last, ended.options
    assert isinstance(first, Oath) and isinstance(last, Oath) and isinstance(options, OathOptions)
    if not last.has_chronicle or last.kind() != OVER:
        return ""
    before = read(options.world) if options.world else None
    seed = seed_of(
        shuffled(world_after(last), ended.rng),
        name=ended.title[:LONGEST_NAME] or (before.name if before else NAME),
        count=min(before.count + 1, MOST_GAMES) if before else 2,
        previous_players=boards(range(last.players)),
        previous_citizens=boards([seat for seat in range(first.players) if first.citizens >> seat & 1]),
        winner=boards([last.winner]),
        winner_name=ended.names[last.winner][:LONGEST_NAME] or UNKNOWN,
    )
    return str(seed)


def boards(seats: range | list[int]) -> int:
    """A mask of boards, with the Chancellor's."""
    return mask_of(seat for seat in seats if seat != CHANCELLOR) | (CHANCELLOR_BIT if CHANCELLOR in seats else 0)


WORLDS = Worlds(show, left, Document)
