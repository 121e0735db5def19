"""Where both stand in a duel of Nort: who is near a crash, and who has been faster."""

from __future__ import annotations

from ludotek.core.outlook import Near, Outlook, WayToWin
from ludotek.core.phrase import Phrase, phrase
from ludotek.games.nort.components import FATAL
from ludotek.games.nort.view import NortView
from ludotek.games.nort.words import say_seat


def outlook(view: NortView) -> Outlook:
    crossings = [Near(seat, have, FATAL) for seat, have in enumerate(view.crossings)]
    speed = [Near(seat, have) for seat, have in enumerate(view.speed)]
    is_last = view.round >= view.rounds
    return Outlook(
        [
            WayToWin(
                phrase("nort-way-crossings"),
                crossings,
                say_crash(view),
                is_loss=True,
                is_close=max(view.crossings) == FATAL - 1,
            ),
            WayToWin(phrase("nort-way-speed"), speed, say_speed(view), is_close=is_last),
        ]
    )


def say_crash(view: NortView) -> Phrase:
    """Objective, §6: whoever disintegrates loses at once; of crossings the third does it."""
    near = [seat for seat, have in enumerate(view.crossings) if have == FATAL - 1]
    if len(near) == 1:
        return phrase("nort-next-crossing", seat=say_seat(near[0]))
    return phrase("nort-next-crossing-both" if near else "nort-next-crash")


def say_speed(view: NortView) -> Phrase:
    """End of the game, §36: after the last round more Speed Points win, then fewer crossings, then fewer powers."""
    margin = view.speed[0] - view.speed[1]
    if margin == 0:
        return phrase("nort-next-level", rounds=view.rounds)
    leader = say_seat(0 if margin > 0 else 1)
    return phrase("nort-next-speed", seat=leader, margin=abs(margin), rounds=view.rounds)
