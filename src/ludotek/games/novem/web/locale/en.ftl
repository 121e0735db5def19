### Novem's board in English.

web-novem-board = The board
web-novem-last = chosen last time
web-novem-choose-row = Choose row { $name }
web-novem-choose-column = Choose column { $name }
web-novem-square = { $where }: { $tile }, below it { $below }
web-novem-square-last = { $where }: { $tile }, the last tile
web-novem-square-empty = { $where }: empty

## Learn by playing

web-novem-lesson-goal = Take tiles: their numbers are your points. A match is two games, and the higher sum of both wins.
    .title = What you play for
web-novem-lesson-lines = { $side ->
        [rows] The rows A, B and C are yours, the columns are your opponent's.
       *[columns] The columns 1, 2 and 3 are yours, the rows are your opponent's.
    } Each round both of you choose one line of your own. Where the two cross lies the tile that is played for.
    .title = Your lines
web-novem-lesson-attack = This round you attack: whatever tile lies where the lines cross is yours. Your opponent does not know your line, and you do not know theirs; so look for the line that pays well whatever they choose.
    .title = You attack
web-novem-lesson-stacks = Every square holds two tiles that make 10 together. The small number in the corner is the tile below: whoever takes an 8 uncovers a 2.
    .title = Two levels
web-novem-lesson-sealed = Your choice lies face down. Nobody is told it, nor even that you have chosen, until both of you have.
    .title = Sealed
web-novem-lesson-reveal = Both lines were turned up at once, and the attacker took the tile where they cross. Then the attack passes to the other player: you attack every second round.
    .title = The reveal
web-novem-lesson-defend = This round your opponent takes the tile, and you choose all the same: your line decides which one it is. To defend is to lead the attacker to a small tile, so ask which line they want most, and cross it where it is poor.
    .title = You defend
web-novem-lesson-hidden = Captured tiles lie face down. You see your own points; of your opponent's you know only what you remember.
    .title = Hidden points
web-novem-lesson-bluff = If you always take the richest line, your opponent always crosses it at its poorest tile. Now and then choose what nobody expects. There is no line that is best for sure; a mixture is.
    .title = Do not be read
web-novem-lesson-empty = Both tiles of that square were gone, so the attack earned nothing. A defender may lead you there on purpose.
    .title = An empty square
web-novem-lesson-stall = { $rounds } rounds in a row found nothing. After { $most } the game ends as it stands: whoever leads may play for that, whoever is behind must break it.
    .title = Stalling
web-novem-lesson-end = A game ends at once when any row or column has lost all its tiles, both levels. What still lies on the board is nobody's. Count who gains by that.
    .title = The end comes nearer
web-novem-lesson-second = The same tiles lie there again, and now the other player attacks first. Your points go on counting.
    .title = The second game
web-novem-lesson-result = Both games were added up. Look back to see what the best mixture would have been in every round, or play again.
    .title = The match is over

## What some bots announce and admit

novem-bot-announces-3 = My marker goes to { $kind ->
        [row] row { $name }
       *[column] column { $name }
    }. Or does it?
novem-bot-meant-3 = I said so, and so it was.
novem-bot-bluffed-3 = That was a bluff, I admit.
novem-bot-announces-4 = You should know: I choose { $kind ->
        [row] row { $name }
       *[column] column { $name }
    }.
novem-bot-meant-4 = I told you the truth.
novem-bot-bluffed-4 = What I told you was not true.
novem-bot-announces-5 = { $kind ->
        [row] Row { $name }
       *[column] Column { $name }
    }. Make of that what you like.
novem-bot-meant-5 = I meant it; but what I announce I draw by lot.
novem-bot-bluffed-5 = A bluff. Do not look for a reason: I draw what I announce by lot.
