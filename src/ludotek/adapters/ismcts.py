"""OpenSpiel's ISMCTS on the house's states, its nodes named by what a seat knows instead of by a text that says it.

    bot = Ismcts(game, Rollouts(seed=1), uct_c=2.0, max_simulations=1000, random_state=np.random.RandomState(1))

The search is OpenSpiel's own. At each of its nodes it asks for an information state as a text, which takes most of its
time; here a node is named by what the seat knew where the search began and by what it has been told since. Worlds come
from the search's own random numbers, so the same seed plays the same game; OpenSpiel takes them from the clock.
"""

from __future__ import annotations

from collections.abc import Hashable
from copy import deepcopy
from typing import Any

from ludotek.core.extras import extra

with extra("openspiel"):
    from open_spiel.python.algorithms import ismcts

from ludotek.adapters.moment import Moment

EVERYTHING = (True, True, True)  # memories, what all see, and what a seat alone sees


class Ismcts(ismcts.ISMCTSBot):
    """`ismcts.ISMCTSBot`, several times as fast."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.set_resampler(lambda state, player: state.resample_from_infostate(player, self.random_number))

    def run_search(self, state: Any) -> Any:
        """Every world begins where the asked seat knows what it knows now."""
        self.beginning = Beginning(state.moment, state.current_player())
        return super().run_search(state)

    def sample_root_state(self, state: Any) -> Any:
        """A world, and what everybody knows in it."""
        sampled = super().sample_root_state(state)
        self.beginning = Beginning(sampled.moment, state.current_player())
        return sampled

    def get_state_key(self, state: Any) -> Hashable:
        """The name of a node."""
        player = state.current_player()
        return player, *self.beginning.known(state.moment, player)


class Beginning:
    """Where a simulation begins: what each seat knows there, by what it is told afterwards."""

    def __init__(self, moment: Moment, asked: int) -> None:
        self.moment = deepcopy(moment)
        self.asked = asked  # who knows the same in all worlds
        self.lengths = [len(memory) for memory in moment.told]
        self.texts: dict[int, str] = {}  # by seat, where it was needed

    def known(self, moment: Moment, seat: int) -> tuple[Hashable, ...]:
        """What a seat knows at some later moment."""
        return self.text(seat), moment.told[seat][self.lengths[seat] :]

    def text(self, seat: int) -> str:
        """What it knew at the beginning."""
        if seat == self.asked:
            return ""
        if seat not in self.texts:
            self.texts[seat] = self.moment.seen((seat, *EVERYTHING))
        return self.texts[seat]
