### Nort's board in English.

web-nort-arena = The arena, { $squares } by { $squares } squares
web-nort-driver =
    { $heading ->
        [north] { $seat } stands at { $x },{ $y } and heads north
        [east] { $seat } stands at { $x },{ $y } and heads east
        [south] { $seat } stands at { $x },{ $y } and heads south
       *[west] { $seat } stands at { $x },{ $y } and heads west
    }
web-nort-mine =
    { $shape ->
        [black] black mine at { $x },{ $y }
        [circle] round mine at { $x },{ $y }
        [square] square mine at { $x },{ $y }
       *[triangle] three-cornered mine at { $x },{ $y }
    }
web-nort-trace =
    { $dotted ->
        [yes] Round { $round }: { $seat } from { $x },{ $y } to { $endX },{ $endY }, dotted
       *[no] Round { $round }: { $seat } from { $x },{ $y } to { $endX },{ $endY }
    }
web-nort-look = Look well: the arena will be covered again.
web-nort-covered = The arena is covered.
web-nort-pad = The call: a value and a direction
web-nort-keys = By keyboard: type the value, then ← ↑ →
web-nort-dice = Dice: { $dice }
web-nort-seconds-left = { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
web-nort-deeds = What you can do
web-nort-vehicles = Vehicles to choose from
web-nort-power-used = { $used ->
        [0] { $power }
        [one] { $power }: used once
       *[other] { $power }: used { $used } times
    }
web-nort-calls = The sheet of calls
web-nort-round = Round
web-nort-redraw = Draw the game
web-nort-traces = Traces drawn
web-nort-decided = Decided by { $by }.
