"""Project NOS says why a die does not fit, and why a part cannot be taken."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from ludotek.core.testing.walk import Walk
from ludotek.games.nos import GAME
from ludotek.games.nos.components import MOST_CARDS, MOST_REDLINES
from ludotek.games.nos.rules import Nos
from ludotek.games.nos.steps.draft import cards_of


def test_every_reason_is_true_where_it_is_given() -> None:
    reasons: Counter[str] = Counter()
    for number in range(6):
        walk = Walk(GAME, None, 3, number)
        while not walk.is_over:
            game = walk.position
            assert isinstance(game, Nos)
            for seat in game.acting():
                for _, why in GAME.refused(game, seat):
                    check(game, seat, why.id.removeprefix("nos-refused-"), why.gaps)
                    reasons[why.id] += 1
            game.play(*walk.next())
    assert {"nos-refused-fit", "nos-refused-redline", "nos-refused-colour", "nos-refused-cards"} <= set(reasons)


def check(game: Nos, seat: int, reason: str, gaps: Mapping[str, object]) -> None:
    if reason in ("fit", "redline"):
        value, card = gaps["value"], gaps["card"]
        assert isinstance(value, int)
        assert card == game.track[game.placed[seat]]
        assert value != card
        assert reason == "fit" or game.redlines[seat] == MOST_REDLINES
    elif reason == "spent":
        assert game.spent[seat] == 1
    elif reason == "cards":
        assert cards_of(game, seat) == MOST_CARDS
    else:
        assert cards_of(game, seat) > 0 or reason in ("dice", "gone")


def test_a_die_that_fits_is_offered_and_one_that_does_not_is_refused() -> None:
    for number in range(4):
        walk = Walk(GAME, None, 8, number)
        while not walk.is_over:
            game = walk.position
            assert isinstance(game, Nos)
            for seat in game.acting():
                refused = {GAME.words(action.moves[0]) for action, _ in GAME.refused(game, seat)}
                dice = GAME.view(game, seat).cars[seat].rolled if game.may_drive(seat) else ()
                for die in dice:
                    is_refused = f"place {die.kind} {die.value}" in refused
                    assert is_refused == (die.place is None)
            game.play(*walk.next())
