"""The rule trace: where code does what a sentence of a rules page says, and which tests and playthroughs show it."""
