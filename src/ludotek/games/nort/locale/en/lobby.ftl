### Nort in the lobby, in English: what the browser says before anybody sits at a table.

nort-title = Nort
nort-about = A light-cycle duel on graph paper: call fast, remember the arena, do not crash.
