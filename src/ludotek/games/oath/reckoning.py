"""How a game of Oath was won, and what everybody had by then."""

from __future__ import annotations

from collections.abc import Sequence

from ludotek.core.phrase import Phrase, phrase
from ludotek.core.position import OVER, SPECTATOR, Event
from ludotek.core.reckoning import UNDECIDED, Reckoning, Source
from ludotek.games.oath.marks import CHANCELLOR, PROTECTION, STABLE_REGIME, SUPREMACY, USURPER, VISIONARY
from ludotek.games.oath.outlook import OATHS, is_imperial, measure, revealed
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.victory import REGIME, is_met_by
from ludotek.games.oath.view import OathView, view
from ludotek.games.oath.vocabulary import ROLLED_END
from ludotek.games.oath.words import say_card, say_seat


def reckoning(game: Oath, told: Sequence[Event]) -> Reckoning:
    seen = view(game, SPECTATOR)
    seats = range(game.players)
    sources = [
        Source(phrase("oath-source-sites"), [sites_of(seen, seat) for seat in seats]),
        Source(phrase("oath-source-treasures"), [measure(seen, PROTECTION, seat) for seat in seats]),
    ]
    return Reckoning(rule(game, seen, told), sources)


def sites_of(seen: OathView, seat: int) -> int | None:
    """What a Citizen rules is the Empire's, and stands under the Chancellor."""
    return None if seen.players[seat].is_citizen else measure(seen, SUPREMACY, seat)


def rule(game: Oath, seen: OathView, told: Sequence[Event]) -> Phrase:
    """§111 to §115."""
    if game.kind() != OVER:
        return UNDECIDED
    seat, oath = say_seat(game.winner), OATHS[game.oath]
    if game.how == USURPER:
        return phrase("oath-rule-usurper", seat=seat, oath=oath)
    if game.how == VISIONARY:
        return phrase("oath-rule-visionary", seat=seat, vision=say_met(game, seen), drawn=game.visions_drawn)
    if game.how == STABLE_REGIME:
        face, round = last_roll(told)
        is_heir = int(game.winner != CHANCELLOR)
        return phrase("oath-rule-regime", seat=seat, face=face, round=round, least=REGIME[round], heir=is_heir)
    return phrase("oath-rule-exhaustion", seat=seat, by=exhausted(game, seen), oath=oath, vision=say_met(game, seen))


def say_met(game: Oath, seen: OathView) -> Phrase | str:
    """The Vision that the winner has made true, if it has."""
    met = [vision for vision in revealed(seen, game.winner) if is_met_by(game, vision, game.winner)]
    return say_card(met[0]) if met else ""


def last_roll(told: Sequence[Event]) -> tuple[int, int]:
    """What the end die showed last, and after which round."""
    rolls = [(first, second) for _, what, first, second in told if what == ROLLED_END]
    return rolls[-1]


def exhausted(game: Oath, seen: OathView) -> str:
    """§114: who it is that war exhaustion finds on top."""
    if is_imperial(seen, game.winner):
        return "empire" if is_imperial(seen, game.keeper) else "nobody"
    return "usurper" if game.winner == game.keeper and game.is_usurper else "vision"
