### Nort's words, to be read where they stand, in English.

nort-glossary = turn, dots, crossing, points

nort-word-turn = Turn
    .forms = Turn
    .about = The highest value with which a vehicle may turn. A 1 always turns; nobody turns twice running.
nort-word-dots = Dots
    .forms = dots, dotted
    .about = A straight move with a lower value than the move before is drawn as dots. They do no harm to anybody.
nort-word-crossing = Crossing
    .forms = crossing, crossings, crosses
    .about = To cross the other’s line costs you the next first call; the third time is the end. To drive along a line is the end at once.
nort-word-points = Speed Points
    .forms = Speed Points
    .about = The sum of all values that one has called straight. After eighteen moves they decide.
