"""Oath, as far as it can be worked out: the odds of a campaign."""
