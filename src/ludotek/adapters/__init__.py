"""Doors to other laboratories: PettingZoo, OpenSpiel, Gymnasium, and batches for numpy."""
