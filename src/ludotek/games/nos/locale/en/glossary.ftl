### Project NOS's words, to be read where they stand, in English.

nos-glossary = redline

nos-word-redline = Redline
    .forms = redline, redlines
    .about = A die that is one under the track card, or anything over it, may be laid all the same: that heats the engine. It bears two redlines in a race; the third blows it up.
