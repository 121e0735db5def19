### Where both stand in Novem, and how it was won, in English.

novem-way-points = Points
novem-next-lead = { $seat } lead by { $margin }; { $left } lie on the board.
novem-next-level = Level; { $left } lie on the board.
novem-next-hidden = { $left } lie on the board; what the other took lies face down.
novem-next-decided = { $seat } can no longer be caught.
novem-way-end = End of game { $game }
novem-next-line =
    { $line ->
        [row] { $tiles ->
            [one] Row { $name }: one more tile, and the game ends.
           *[other] Row { $name }: { $tiles } more tiles, and the game ends.
        }
       *[column] { $tiles ->
            [one] Column { $name }: one more tile, and the game ends.
           *[other] Column { $name }: { $tiles } more tiles, and the game ends.
        }
    }
novem-next-stall =
    { $rounds ->
        [one] One more empty round ends the game.
       *[other] { $rounds } more empty rounds end the game.
    }

novem-rule-points = The most points in all games together win: { $most } against { $least }.
novem-rule-tie = As many points each in all games together: { $points }.
novem-rule-forfeit = { $seat } were late twice running, and that loses the match.
novem-source-game = Game { $game }
