"""The live lines: one for each person who sits at a table or watches it."""
