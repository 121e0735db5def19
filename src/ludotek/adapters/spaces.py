"""What environments have in common: their spaces, and what a seat observes."""

from __future__ import annotations

from typing import TypedDict

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ludotek.core.course import Course
from ludotek.core.encoding import Encoding, blank
from ludotek.core.position import Seat


class Observation(TypedDict):
    """As PettingZoo's classic games give it."""

    observation: NDArray[np.uint8]
    action_mask: NDArray[np.int8]


def observation_space(encoding: Encoding, actions: int) -> spaces.Dict:
    """The space of what a seat observes: the bytes of the encoding with their limits, and the mask."""
    high = np.concatenate([np.full(field.size, field.most, np.uint8) for field in encoding.fields])
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(high), high, dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def observe(course: Course, encoding: Encoding, seat: Seat, actions: int) -> Observation:
    """What a seat knows, and what it may do: only wait, if it is not asked."""
    row = blank(encoding.size)
    encoding.write(course.position, seat, row, 0)
    mask = np.zeros(actions, np.int8)
    mask[course.moves(seat) if seat in course.asked[course.answered :] else [course.wait]] = 1
    return {"observation": np.frombuffer(memoryview(row), np.uint8).copy(), "action_mask": mask}
