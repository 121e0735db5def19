"""Training small nets by self-play: `ludotek train` (docs/explanation/training.md)."""

from ludotek.core.extras import extra

with extra("train"):
    import numpy as numpy
