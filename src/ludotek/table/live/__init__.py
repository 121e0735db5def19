"""The live lines: one WebSocket for each person who sits at a table or watches it."""
