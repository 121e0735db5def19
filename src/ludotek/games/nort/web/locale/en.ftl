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
web-nort-poster = Keep the sheet
web-nort-clip = Keep it as a clip
web-nort-look = Look well: the arena will be covered again.
web-nort-covered = The arena is covered.
web-nort-suspense = Cover the arena while they call
web-nort-idle-sure = This power changes nothing in this move, and is spent all the same. Use it?
web-nort-idle-yes = Use it all the same
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

## Learn by playing

web-nort-lesson-goal = You drive on the lines of this arena and leave a trace. Make your opponent crash: into the wall, into a mine, along any trace, or across yours for the third time. After 18 moves the faster driver wins.
    .title = What you play for
web-nort-lesson-vehicle = Turn is the highest number with which a vehicle may turn. The better it turns, the fewer powers it has. Lynx is a good one to begin with. Nobody sees what you choose.
    .title = Your vehicle
web-nort-lesson-dice = Both of you play with the same two dice. You may call { $low }, { $high }, their sum { $sum } or their difference { $less }: so far you will drive.
    .title = The call
web-nort-lesson-opening = The first move always goes straight on. Value and direction are one key; by keyboard type the number, then an arrow.
    .title = Straight ahead
web-nort-lesson-ways = Point at a key, move to it with Tab, or touch it once: the arena shows where that call would lead, and a cross where it would end badly. A second touch calls. At a table with a covered arena you have to remember it.
    .title = See before you call
web-nort-lesson-sealed = Here both of you seal the call, and whoever has the initiative counts as the faster; it changes every round. At a live table the quicker voice calls first.
    .title = No hurry
web-nort-lesson-taken = The first caller has taken a value. You have to call another one; the direction is free.
    .title = A value once
web-nort-lesson-traces = Both moves were drawn, the first caller's first. The lines stay for the whole game: driving along one is the end, your own included; crossing your opponent's is a penalty.
    .title = Traces stay
web-nort-lesson-turn = You may turn with a value up to { $turn }, and always at the beginning of the move. A 1 must turn. With anything higher you go straight.
    .title = Turning
web-nort-lesson-turned = You turned in your last move, so this one goes straight. Look two moves ahead at the wall.
    .title = Not twice running
web-nort-lesson-pair = Both dice show the same. Only the first caller may say Zero now, and stand still.
    .title = A pair
web-nort-lesson-dotted = A straight move shorter than the one before leaves dots instead of a line. Dots do no harm to anybody.
    .title = Dots
web-nort-lesson-powers = Twice in a game your vehicle may use a power: one more or one less, over a grey mine, through the wall. You see the calls now; declare it before your move is drawn, or simply draw.
    .title = Powers
web-nort-lesson-crossed = You crossed your opponent's trace. You do not call first in the next round, and the third crossing is the end.
    .title = A crossing
web-nort-lesson-speed = If both of you last for 18 moves, the sum of all values called straight decides. Turns count nothing.
    .title = Speed Points
web-nort-lesson-covered = At other tables the arena lies covered while you call, and only the sheet of calls stays in sight. Try to say where you stand without looking.
    .title = The real game
web-nort-lesson-crash = The burst shows where it happened. With the slider you can draw the whole game again and see from where on there was no way out.
    .title = A crash
web-nort-lesson-result = Now try it with the arena covered: “Play now” in the lobby.
    .title = The game is over
