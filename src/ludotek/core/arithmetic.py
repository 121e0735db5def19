"""Functions of real numbers with the same last bit everywhere: compiled, interpreted, on any machine, in a browser.

Those of `math` come from the platform's library, and two platforms may differ in the last bit: enough for a bot to
choose another move. These use only what IEEE 754 rounds in one way: sums, products, quotients. What matters is that
they agree, not that every bit is right; they are right to about thirteen digits. `math.sqrt` is safe as it is. The
built-in `sum` is not: since Python 3.12 it adds real numbers more carefully than before.
"""

from __future__ import annotations

from typing import Final

LN2: Final = 0.6931471805599453
TWO_PI: Final = 6.283185307179586
NEAR: Final = 0.5  # how near to nought the series of exp and cos are used
LARGEST: Final = 709.0  # beyond it exp has no finite value, and below its opposite nearly none
FLAT: Final = 20.0  # beyond it tanh is one to the last bit
TERMS: Final = 14
LOG_TERMS: Final = 27  # the last power, an odd number


def exp(power: float) -> float:
    """e to some power: a series near nought, squared until it is as far as asked; never more than about 1e308."""
    power = min(LARGEST, max(-LARGEST, power))
    halvings = 0
    while power > NEAR or power < -NEAR:
        power *= 0.5
        halvings += 1
    result = 1.0
    term = float(TERMS)
    while term >= 1.0:
        result = 1.0 + result * (power / term)
        term -= 1.0
    for _ in range(halvings):
        result *= result
    return result


def log(number: float) -> float:
    """The natural logarithm of a number above nought: how often it doubles, and a series for what is left."""
    assert number > 0.0
    doublings = 0.0
    while number > 1.5:
        number *= 0.5
        doublings += 1.0
    while number < 0.75:
        number *= 2.0
        doublings -= 1.0
    ratio = (number - 1.0) / (number + 1.0)
    square = ratio * ratio
    series = 0.0
    term = float(LOG_TERMS)
    while term >= 1.0:
        series = series * square + 1.0 / term
        term -= 2.0
    return doublings * LN2 + 2.0 * ratio * series


def tanh(number: float) -> float:
    """From -1 to 1, and steepest at nought; as far below it for the opposite number as above, to the last bit."""
    size = number if number >= 0.0 else -number
    if size > FLAT:
        result = 1.0
    else:
        growth = exp(2.0 * size)
        result = (growth - 1.0) / (growth + 1.0)
    return result if number >= 0.0 else -result


def cos_of_turn(turn: float) -> float:
    """The cosine of a part of a full turn, from 0 to 1: a series near nought, its angle doubled as often as needed."""
    angle = TWO_PI * (turn if turn <= 0.5 else 1.0 - turn)
    doublings = 0
    while angle > NEAR:
        angle *= 0.5
        doublings += 1
    square = angle * angle
    result = 1.0
    term = float(TERMS)
    while term >= 2.0:
        result = 1.0 - result * square / (term * (term - 1.0))
        term -= 2.0
    for _ in range(doublings):
        result = 2.0 * result * result - 1.0
    return result


def sum_in_order(numbers: list[float]) -> float:
    """The sum of real numbers, added one after the other, each time rounded."""
    result = 0.0
    for number in numbers:
        result += number
    return result
