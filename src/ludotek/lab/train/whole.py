"""From real numbers to whole ones: the net as it is shipped."""

from __future__ import annotations

import math

import numpy as np

from ludotek.core.errors import LudotekError
from ludotek.core.net import ONE
from ludotek.core.net_file import Shape
from ludotek.lab.train.mlp import Mlp

LARGEST = 32767  # that two bytes hold
MOST_BITS = 20  # of a weight's fraction: more would say nothing


class TooSteep(LudotekError):
    """Weights so large that whole numbers of two bytes cannot hold them finely enough."""


def in_whole_numbers(net: Mlp) -> tuple[list[Shape], list[list[int]]]:
    """The layers and weights of a file: each layer's as finely as two bytes allow."""
    shapes: list[Shape] = []
    weights: list[list[int]] = []
    wanted, scale = ONE.bit_length() - 1, 0
    for layer in range(0, len(net.numbers), 2):
        matrix, bias = net.numbers[layer].astype(np.float64), net.numbers[layer + 1].astype(np.float64)
        bits = min(MOST_BITS, math.floor(math.log2(LARGEST / max(float(np.abs(matrix).max()), 1e-9))))
        is_last = layer == len(net.numbers) - 2
        shift = scale + bits - wanted if layer or is_last else 0
        if shift < 0:
            raise TooSteep("train/too-steep", f"Layer {layer // 2 + 1} has a weight of {np.abs(matrix).max():.1f}.")
        half = 1 << shift - 1 if shift else 0
        biases = [int(number) + half for number in np.rint(bias * 2.0 ** (scale + bits))]
        shapes.append(Shape(matrix.shape[0], matrix.shape[1], shift, biases))
        weights.append([int(number) for number in np.rint(matrix * 2.0**bits).ravel()])
        scale += bits - shift
    return shapes, weights
