"""Where everybody stands in Project NOS: races won, the road in this race, and engines at their limit."""

from __future__ import annotations

from ludotek.core.outlook import Near, Outlook, WayToWin
from ludotek.core.phrase import Phrase, phrase
from ludotek.core.position import Seat
from ludotek.games.nos.components import MOST_REDLINES, TRACK, WINS
from ludotek.games.nos.view import CarView, NosView
from ludotek.games.nos.words import say_seat

OUT = ("absent", "exploded", "stalled")  # cars that can reach nothing more in this race
STRETCH = 2  # cards that may be covered before others notice


def outlook(view: NosView) -> Outlook:
    return Outlook([road(view), engines(view)] if len(view.cars) == 1 else [races(view), road(view), engines(view)])


def races(view: NosView) -> WayToWin:
    """Object of the game, §8: two races."""
    wins = [Near(seat, car.wins, WINS) for seat, car in enumerate(view.cars)]
    near = [seat for seat, car in enumerate(view.cars) if car.wins == WINS - 1]
    if len(near) == 1:
        said = phrase("nos-next-win", seat=say_seat(near[0]))
    else:
        said = phrase("nos-next-wins", number=len(near))
    return WayToWin(phrase("nos-way-races"), wins, said)


def road(view: NosView) -> WayToWin:
    """This race: who has covered how many cards of the track."""
    cards = [Near(seat, len(car.placed), TRACK) for seat, car in enumerate(view.cars)]
    return WayToWin(phrase("nos-way-road"), cards, say_road(view), is_close=is_close(view))


def is_close(view: NosView) -> bool:
    return view.phase == "racing" and any(TRACK - len(car.placed) <= STRETCH for car in view.cars if is_driving(car))


def is_driving(car: CarView) -> bool:
    return car.status not in OUT and len(car.placed) < TRACK


def say_road(view: NosView) -> Phrase:
    if view.phase != "racing":
        return phrase("nos-next-start", race=view.race)
    leaders = ahead(view)
    if view.finish and len(view.cars) > 1:
        return phrase("nos-next-finished", seat=say_seat(view.finish[0]))
    if not leaders:
        return phrase("nos-next-nobody")
    left = TRACK - len(view.cars[leaders[0]].placed)
    if len(leaders) > 1:
        return phrase("nos-next-level", number=len(leaders), left=left)
    return phrase("nos-next-road", seat=say_seat(leaders[0]), left=left)


def ahead(view: NosView) -> list[Seat]:
    """The cars that are first on the road."""
    driving = [(seat, len(car.placed)) for seat, car in enumerate(view.cars) if is_driving(car)]
    most = max((placed for _, placed in driving), default=0)
    return [seat for seat, placed in driving if placed == most]


def engines(view: NosView) -> WayToWin:
    """Redlines, §34: the third blows the engine up."""
    redlines = [Near(seat, car.redlines, MOST_REDLINES + 1) for seat, car in enumerate(view.cars)]
    limit = [seat for seat, car in enumerate(view.cars) if car.redlines == MOST_REDLINES and car.status not in OUT]
    said = phrase("nos-next-limit", number=len(limit), seat=say_seat(limit[0]) if limit else "")
    return WayToWin(phrase("nos-way-engines"), redlines, said, is_loss=True)
