"""The layer between events and people."""
