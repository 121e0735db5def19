"""Golden playthroughs: whole games written out, so that a changed rule shows as a changed line.

A file is a record and what follows from it: what is told, what may be done, and what is new in each
seat's view. `python -m tests.golden` writes all of them again;
`python -m tests.golden novem/stall --seed 3 decider=true` begins a new one with a random game, and
a record that was edited or written by hand may be put in its place before writing again. Below a record
that is there for a few of its moments alone stands `shown: 6, 17-18`. `python -m tools.rule_trace --find 60
novem` searches for such: the shortest ways to rules that no playthrough shows.
"""
