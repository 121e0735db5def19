"""One story: between events and people. Log, captions, motion, screen readers and recaps read what is made here.

Everything follows from the events that a seat may hear, and from what its game declares of them
(`ludotek.core.telling`): beats, turns, and what happened since one's turn.
"""
