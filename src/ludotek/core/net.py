"""A small net that runs in whole numbers: the same answer compiled, interpreted, on any machine and in a browser.

Its first layer takes which features a position has, rather than numbers: the weights of those that are there are added
up. Every further layer is dense; all but the last cut off what is below nought. Weights are whole numbers of sixteen
bits and each layer has a power of two by which its sums are divided, so nothing is ever rounded in two ways.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

ONE: Final = 1 << 16  # what stands for 1.0 in answers


class Layer:
    """The weights from each input to all outputs, input by input."""

    inputs: i64
    outputs: i64
    shift: i64  # sums are divided by this power of two
    weights: vec[i16]  # [input, output]
    biases: vec[i64]  # on the scale of the sums, half a unit included so that dividing rounds

    def __init__(self, inputs: int, outputs: int, shift: int, weights: list[int], biases: list[int]) -> None:
        self.inputs = inputs
        self.outputs = outputs
        self.shift = shift
        self.weights = vec[i16](weights)
        self.biases = vec[i64](biases)


class Net:
    """Layers one after the other; what it is asked about is a list of features."""

    first: Layer
    others: list[Layer]

    def __init__(self, layers: list[Layer]) -> None:
        self.first = layers[0]
        self.others = layers[1:]

    def answer(self, features: list[int]) -> list[int]:
        """What the last layer says, with ONE for 1.0. A feature that is named twice counts twice."""
        sums = self.add_up(features)
        for layer in self.others:
            sums = pass_on(layer, sums)
        return [int(number) for number in sums]

    def add_up(self, features: list[int]) -> vec[i64]:
        """The first layer's sums."""
        layer = self.first
        outputs = layer.outputs
        weights = layer.weights
        sums = vec[i64](layer.biases)
        for feature in features:
            at: i64 = feature
            at *= outputs
            out: i64 = 0
            while out < outputs:
                sums[out] += i64(weights[at + out])
                out += 1
        divide(sums, layer.shift)
        return sums


def pass_on(layer: Layer, inputs: vec[i64]) -> vec[i64]:
    """A dense layer's answer to what is above nought of the layer before."""
    outputs = layer.outputs
    weights = layer.weights
    sums = vec[i64](layer.biases)
    place: i64 = 0
    while place < layer.inputs:
        level = inputs[place]
        if level > 0:
            at: i64 = place * outputs
            out: i64 = 0
            while out < outputs:
                sums[out] += level * i64(weights[at + out])
                out += 1
        place += 1
    divide(sums, layer.shift)
    return sums


def divide(sums: vec[i64], shift: i64) -> None:
    """Sums on the scale of answers; towards what is below, everywhere alike."""
    out: i64 = 0
    while out < len(sums):
        sums[out] = sums[out] >> shift
        out += 1
