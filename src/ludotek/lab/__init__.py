"""The laboratory: games in large numbers, and what can be said about them with confidence."""
