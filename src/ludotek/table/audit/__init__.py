"""Checking a finished record: whatever was drawn in it is drawn again from the seed and the salts."""
