### Novem in English.

novem-seat-rows = Rows
novem-seat-columns = Columns
novem-rules =
    Nine squares, and on each of them two tiles that make 10 together. On either level every row and every column makes 15, so you always know what lies below.

    One of you owns the rows A, B and C, the other the columns 1, 2 and 3. Each round one attacks and one defends. Both pick a line of their own in secret, then both picks are shown at once. The attacker takes the upper tile where the lines cross and keeps it face down. After that the other one attacks.

    An empty square gives nothing, and the attack still changes hands. Six empty rounds running end the game.

    A game is over as soon as some row or some column has no tile left on either level. What remains on the board counts for nobody.

    A match is two games; whoever defended first now attacks first. More points in both games together win the match.

novem-move-row = { $row }
novem-move-column = { $column }
novem-move-first = { $seat } attack first
novem-move-set-up = set-up { $layout }
novem-move-late = { $seat } late

novem-set = Game { $game }: set-up { $layout }.
novem-attacks-first = Game { $game }: { $seat } attack first.
novem-revealed = Row { $row } crosses column { $column }.
novem-took = { $seat } take the { $tile }.
novem-found-empty =
    { $rounds ->
        [1] { $seat } find an empty square.
       *[other] { $seat } find an empty square, { $rounds } in a row now.
    }
novem-was-late = { $seat } did not choose in time.
novem-drawn-for =
    { $mine ->
        [1] Your marker was drawn for you: { $marker }.
       *[other] The marker of { $seat } was drawn by lot: { $marker }.
    }
novem-ended =
    { $ending ->
        [row] Game { $game } is over: a row is empty.
        [column] Game { $game } is over: a column is empty.
        [both] Game { $game } is over: a row and a column are empty.
       *[stall] Game { $game } is over: too many empty rounds.
    }
novem-counted = Points: Rows { $rows }, Columns { $columns }.
novem-won =
    { $margin ->
        [one] { $seat } win the match by { $margin } point.
       *[other] { $seat } win the match by { $margin } points.
    }
novem-tied = The match is a tie, { $points } all.
novem-forfeited = { $seat } were late twice running and lose the match.

novem-ending-points = more points
novem-ending-tie = a tie
novem-ending-forfeit = late twice running

novem-game-number =
    { $game ->
        [3] the decider
       *[other] game { $game } of 2
    }
novem-attack = attacks
novem-defence = defends
novem-points = Points: { $points }
novem-points-hidden = Points: face down
novem-empty-rounds = Empty rounds: { $rounds } of { $most }
novem-choose =
    { $line ->
        [row] { $part ->
            [attack] Choose a row: you attack.
           *[defence] Choose a row: you defend.
        }
       *[column] { $part ->
            [attack] Choose a column: you attack.
           *[defence] Choose a column: you defend.
        }
    }

novem-say-a = I shall play A.
novem-say-b = I shall play B.
novem-say-c = I shall play C.
novem-say-1 = I shall play 1.
novem-say-2 = I shall play 2.
novem-say-3 = I shall play 3.
novem-say-guess = Guess where I am.
novem-say-close = That was close.
novem-say-well-played = Well played!

option-novem-first = First attacker
    .about = Who attacks first in the first game.
option-novem-first-random = drawn by lot
option-novem-first-rows = Rows
option-novem-first-columns = Columns
option-novem-layout = Set-up
    .about = The upper level in the first game: nine digits, row by row, or drawn by lot.
option-novem-layout-random = drawn by lot
option-novem-second-layout = Second set-up
    .about = How the tiles lie in the second game.
option-novem-second-layout-same = the same again
option-novem-second-layout-transposed = rows and columns exchanged
option-novem-second-layout-random = drawn by lot
option-novem-swap-sides = Change sides
    .about = Rows and columns change hands for the second game.
option-novem-totals = Totals
    .about = Whose points are shown while a game lasts.
option-novem-totals-own = only your own
option-novem-totals-open = both
option-novem-decider = Decider
    .about = A third game if the match is tied.
option-novem-board = Board
    .about = The small board has two rows, two columns and four tiles; it is for study.
option-novem-board-full = the whole board
option-novem-board-small = the small board

novem-holding-points = your points
