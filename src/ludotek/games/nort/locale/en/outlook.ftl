### Where both stand in Nort, and how it was won, in English.

nort-way-crossings = Crossings
nort-next-crash = A wall, a mine, a retraced line or the third crossing ends it at once.
nort-next-crossing = One more crossing, and { $seat } has lost.
nort-next-crossing-both = Whoever crosses once more has lost.
nort-way-speed = Speed
nort-next-speed = { $seat } wins by { $margin } after round { $rounds }, if both still drive.
nort-next-level = Level; after round { $rounds } fewer crossings, then fewer powers used would decide.

nort-rule =
    { $ending ->
        [edge] { $loser } drove into the wall, and whoever disintegrates loses.
        [mine] { $loser } drove onto a mine, and whoever disintegrates loses.
        [intersection] { $loser } crossed the other’s line for the third time, and the third crossing is the end.
        [retrace] { $loser } drove along a line, and whoever retraces one disintegrates.
        [speed] Both still drive after the last round: more Speed Points win, { $most } against { $least }.
        [fewer-crossings] As many Speed Points each after the last round: fewer crossings win.
       *[fewer-powers] As many Speed Points and crossings each after the last round: fewer powers used win.
    }
nort-rule-draw = As many Speed Points, crossings and powers used each: a draw.
nort-source-speed = Speed Points
nort-source-crossings = Crossings
nort-source-powers = Powers used
