"""Opponents: one file a method, and `best` to find one of the right strength."""
