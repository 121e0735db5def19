"""One file a revision; a released one never changes."""
