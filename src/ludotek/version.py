"""The version of the house."""

__version__ = "0.2.0"  # of the house; records, games and the protocol have their own
