"""The net while it learns: real numbers, plain numpy, Adam. A seed and the same batches give the same net.

Nets of this size learn in minutes on one core, so nothing larger than numpy is needed, and what is learnt does not
depend on a library's kernels.
"""

from __future__ import annotations

from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Indices = NDArray[np.int16]

NONE = -1  # in a row of features: no more of them
FADE = 0.9  # how much of the mean slope stays
FADE_SQUARES = 0.999
TINY = 1e-8
FEW = 16  # features of a row whose weights are looked up rather than multiplied
SPREAD = 0.3  # of the first layer's weights at the beginning


class Mlp:
    """Weights and biases, layer by layer, and what Adam remembers of their slopes."""

    def __init__(self, sizes: tuple[int, ...], rng: np.random.Generator) -> None:
        self.sizes = sizes
        self.numbers: list[Floats] = []
        for layer, (inputs, outputs) in enumerate(pairwise(sizes)):
            is_last = layer == len(sizes) - 2
            spread = SPREAD if layer == 0 else (2.0 / inputs) ** 0.5 * (0.1 if is_last else 1.0)
            self.numbers.append((spread * rng.standard_normal((inputs, outputs))).astype(np.float32))
            self.numbers.append(np.zeros(outputs, np.float32))
        self.slopes = [np.zeros_like(numbers) for numbers in self.numbers]
        self.squares = [np.zeros_like(numbers) for numbers in self.numbers]
        self.steps = 0

    def levels(self, features: Indices) -> list[Floats]:
        """What each layer between hands on, and last the answer."""
        found: list[Floats] = []
        sums = self.add_up(features)
        for layer in range(2, len(self.numbers), 2):
            found.append(np.maximum(sums, 0))
            sums = found[-1] @ self.numbers[layer] + self.numbers[layer + 1]
        return [*found, sums]

    def add_up(self, features: Indices) -> Floats:
        """The first layer: of each row, the weights of its features."""
        if features.shape[1] <= FEW:
            padded = np.concatenate([self.numbers[0], np.zeros((1, self.sizes[1]), np.float32)])  # NONE is the last
            sums: Floats = padded[features].sum(axis=1) + self.numbers[1]
            return sums
        return spread_out(features, self.sizes[0]) @ self.numbers[0] + self.numbers[1]

    def answer(self, features: Indices, at_once: int = 4096) -> Floats:
        """By row of features: the first number of the answer."""
        parts = [self.levels(features[begin : begin + at_once])[-1][:, 0] for begin in range(0, len(features), at_once)]
        return np.concatenate(parts) if parts else np.zeros(0, np.float32)

    def learn(self, features: Indices, levels: list[Floats], error: Floats, rate: float) -> None:
        """One step of Adam down the slope; `error` is that of each answer."""
        back: Floats = (error / np.float32(len(error)))[:, None]
        found: list[Floats] = []
        for layer in range(len(self.numbers) - 2, 0, -2):
            level = levels[layer // 2 - 1]
            found += [back.sum(axis=0), (level.T @ back).astype(np.float32)]
            back = (back @ self.numbers[layer].T) * (level > 0)
        first: Floats = (spread_out(features, self.sizes[0]).T @ back).astype(np.float32)
        found += [back.sum(axis=0), first]
        self.descend(found[::-1], rate)

    def descend(self, slopes: list[Floats], rate: float) -> None:
        """Adam (Kingma and Ba, 2015)."""
        self.steps += 1
        step = rate * (1 - FADE_SQUARES**self.steps) ** 0.5 / (1 - FADE**self.steps)
        for numbers, slope, mean, square in zip(self.numbers, slopes, self.slopes, self.squares, strict=True):
            mean += (1 - FADE) * (slope - mean)
            square += (1 - FADE_SQUARES) * (slope * slope - square)
            numbers -= np.float32(step) * mean / (np.sqrt(square) + np.float32(TINY))


def rows_of(features: list[list[int]], width: int) -> Indices:
    """Lists of features as rows of one array."""
    rows = np.full((len(features), width), NONE, np.int16)
    for row, found in zip(rows, features, strict=True):
        row[: len(found)] = found
    return rows


def spread_out(features: Indices, size: int) -> Floats:
    """How often each row has each feature."""
    places = features.astype(np.int64) + (1 + size) * np.arange(len(features))[:, None] + 1  # NONE is counted apart
    counted = np.bincount(places.ravel(), minlength=len(features) * (1 + size))
    return counted.reshape(len(features), 1 + size)[:, 1:].astype(np.float32)
