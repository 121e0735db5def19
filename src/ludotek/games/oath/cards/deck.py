"""Every card with a working power finds its place here; all others are inert."""

from __future__ import annotations
