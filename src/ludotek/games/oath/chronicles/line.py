"""How one game of a line leads to the next: the options that begin it, and what the game before has changed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from ludotek.core.options import Options
from ludotek.core.parts import Ended
from ludotek.core.phrase import Phrase, phrase
from ludotek.core.position import Position
from ludotek.games.oath.catalogue import EDIFICE, NO_SUIT, SUIT
from ludotek.games.oath.components import COLOURS, OathOptions
from ludotek.games.oath.marks import CHANCELLOR, DENIZEN_BACK
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.seed.ids import OATH_OF
from ludotek.games.oath.seed.part import left
from ludotek.games.oath.seed.playing import world_in
from ludotek.games.oath.seed.telling import say_boards, say_oath
from ludotek.games.oath.seed.text import read
from ludotek.games.oath.steps.realm import is_exile
from ludotek.games.oath.words import say_card
from ludotek.games.oath.world import World, world_after

Line: TypeAlias = tuple[Phrase, Sequence[Phrase]]  # what it is about, and what there is


def name(options: Options) -> str:
    assert isinstance(options, OathOptions)
    return read(options.world).name if seed(options) else ""


def seed(options: Options) -> str:
    assert isinstance(options, OathOptions)
    return options.world


def go_on(ended: Ended) -> dict[str, str | int | bool]:
    """The world that is left, its decks in an order of this game alone, in which they then lie (ruling O105)."""
    return {"world": left(ended), "as_written": True, "chronicle": True}


def world(options: Options) -> World | None:
    assert isinstance(options, OathOptions)
    return world_in(options.world) if options.world else None


def changes(ended: Ended) -> list[Line]:
    """As what it was won, what is vowed, what stands, who came and who went: no more than exported seeds tell."""
    begun, last = ended.begun, ended.last
    assert isinstance(begun, Oath) and isinstance(last, Oath)
    after = world_after(last)
    came, went = newcomers(in_play(begun), in_play(last))
    standing = [face for face in after.edifices if SUIT[face] != NO_SUIT]
    return [
        (phrase("oath-line-winner"), [phrase(f"oath-line-{role(last).lower()}")]),
        (phrase("oath-line-vow"), [say_oath(OATH_OF.index(after.oath))]),
        (phrase("oath-line-citizens"), say_boards([COLOURS[board] for board in after.citizens])),
        (phrase("oath-line-edifices"), say_all(standing)),
        (phrase("oath-line-ruins"), say_all(face for face in after.edifices if face not in standing)),
        (phrase("oath-line-came"), say_all(came)),
        (phrase("oath-line-went"), say_all(went)),
    ]


def say_all(cards: Iterable[int]) -> list[Phrase]:
    return [say_card(number) for number in cards]


def in_play(position: Oath) -> set[int]:
    """The denizens of a world: all but those of the Archive and the Dispossessed."""
    piles = [pile for pile in position.hidden_piles() if pile is not position.dispossessed]
    lying = [*piles, *position.advisers, position.at, position.cards.bags[DENIZEN_BACK]]
    return {number for pile in lying for number in pile if 0 <= number < EDIFICE}


def newcomers(before: set[int], after: set[int]) -> tuple[list[int], list[int]]:
    """Who came, and who went."""
    return sorted(after - before), sorted(before - after)


def role(over: Position) -> str:
    """As what the winner has won."""
    assert isinstance(over, Oath)
    if over.winner == CHANCELLOR:
        return "Chancellor"
    return "Exile" if is_exile(over, over.winner) else "Citizen"
