"""The version of the house."""

__version__ = "0.1.0"
