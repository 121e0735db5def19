### Novem's words, to be read where they stand, in English.

novem-glossary = attack, defend

novem-word-attack = Attack
    .forms = attack, attacks, attacker
    .about = Whoever attacks takes the upper tile of the square where both lines cross. After every round the attack changes hands.
novem-word-defend = Defend
    .forms = defend, defends, defender
    .about = Whoever defends takes nothing, and only chooses which tiles the other cannot have: a line where little lies.
