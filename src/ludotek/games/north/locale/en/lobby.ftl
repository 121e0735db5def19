### The North in the lobby, in English: what the browser says before anybody sits at a table.

north-title = The North
north-about = A duel of combos, with cards that have two sides.
