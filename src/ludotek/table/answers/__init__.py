"""Answers: what the house says of its games and tables, whichever way it is asked."""
