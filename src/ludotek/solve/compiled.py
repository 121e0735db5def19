"""How loops over numbers are compiled: by numba, kept on disk, and without holding up other threads.

Take arrays out of their tuple before a loop, not in it: each time, numba counts a reference.
"""

from collections.abc import Callable
from typing import TypeVar, cast

from numba import njit

Function = TypeVar("Function", bound=Callable[..., object])


def compiled(function: Function) -> Function:
    """Compile, and keep the signature that numba's untyped decorator would lose."""
    return cast(Function, njit(cache=True, error_model="numpy", nogil=True)(function))


def inlined(function: Function) -> Function:
    """The same for what is small and called often: handing over tuples of arrays costs more than it does."""
    return cast(Function, njit(cache=True, error_model="numpy", nogil=True, forceinline=True)(function))
