### What can be read of Nort's powers, in English.

nort-reading-adjust = Drive one more or one less than you called, but never less than 1.
nort-reading-reverse = Take back a first call that you lost: you call first instead.
nort-reading-over = Pass over one grey mine unharmed; the black one kills all the same.
nort-reading-through = Drive through the wall once, and come in again on the opposite side.
nort-reading-uses = Two uses of powers in a game, even if one was of no use.
