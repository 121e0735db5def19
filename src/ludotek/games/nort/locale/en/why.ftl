### Why something cannot be called in Nort, or a power not be used, in English.

nort-refused-zero-second = Only whoever calls first may call Zero.
nort-refused-zero-opening = Nobody stands still on the first move.
nort-refused-zero-pair = Zero is there only when the dice show a pair.
nort-refused-taken = { $value } is taken: the other player has called it.
nort-refused-value = The dice do not give { $value }; they give { $values }.
nort-refused-one-straight = 1 is for turning: left or right, never straight.
nort-refused-turn-opening = Nobody turns on the first move.
nort-refused-turn-twice = You turned on your last move: now you go straight.
nort-refused-too-tight = { $value } is too fast for a turn: your vehicle turns with { $turn } at most.
nort-refused-spent = Your two uses of powers are spent.
nort-refused-reversed = This call has been reversed already; nobody reverses it back.
nort-refused-shorter = A move is never shorter than 1.
nort-refused-both = A move is not made longer and shorter at once.
nort-refused-order = Powers are declared in one order: distance first, then a mine, then the wall.
