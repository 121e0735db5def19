### Nort in English.

nort-seat-blue = Blue
nort-seat-red = Red
nort-rules =
    Two vehicles drive on the lines of a walled arena, and each leaves a trace. Make the other one disintegrate: on the wall, on a mine, or on a trace.

    Each round the arena is covered and two dice are rolled for both of you. Whoever is quicker calls a value and a direction: a die, their sum or their difference. A number that is not there gives the call to the other. The second caller takes one of the values that are left.

    You may turn only with values up to the Turn of your vehicle, never twice running, and not in the opening move. A 1 is always a turn. On a pair, only the first caller may say Zero and stand still.

    A straight move slower than the one before leaves dots instead of a line; dots do no harm. Crossing the other's line costs you the next first call, and the third crossing is the end. Driving along a line, even your own, is the end too.

    Your vehicle is secret. Twice in the game it may use one of its powers: drive one more or one less, win a lost call, pass over a grey mine, or go through the wall to the other side.

    After eighteen moves, whoever has more Speed Points wins: the sum of all values called straight.

nort-move-zero = zero
nort-move-call =
    { $direction ->
        [left] { $value } left
        [right] { $value } right
       *[straight] { $value } straight
    }
nort-move-reverse = reverse the call
nort-move-trace = trace
nort-move-longer = one more
nort-move-shorter = one less
nort-move-over = over a mine
nort-move-through = through the wall
nort-move-stand = let it stand
nort-move-ready = cover the arena
nort-move-silent = silence
nort-move-cover = the arena is covered
nort-move-vehicle = { $vehicle }
nort-move-vehicle-number = vehicle { $number }
nort-vehicle-comet = Comet
nort-vehicle-lynx = Lynx
nort-vehicle-wasp = Wasp
nort-move-die = { $face }
nort-move-first = { $seat } first
nort-move-late = { $seat } late

nort-question =
    { $stage ->
        [vehicles] Choose your vehicle, in secret.
        [race] Call a value and a direction. Be quick!
        [sealed] Call a value and a direction, in secret.
        [first] You have the first call.
        [side] A 1 must turn: left or right?
        [second] Call one of the values that are left.
        [standing] Let the calls stand?
        [powers] Use a power, or trace.
       *[look] Have you seen enough?
    }

nort-crossed = { $seat } crosses { $other }’s trace: { $times } of 3.
nort-passed-over = { $seat } passes over a mine unharmed.
nort-went-through = { $seat } goes through the wall.
nort-hit-the-edge = { $seat } hit the wall at { $x },{ $y }.
nort-hit-black = { $seat } hit the black mine at { $x },{ $y }.
nort-hit-grey = { $seat } hit a mine at { $x },{ $y }.
nort-crossed-fatally = { $seat } crossed { $other }’s trace for the third time at { $x },{ $y }.
nort-retraced-own = { $seat } retraced its own line at { $x },{ $y }.
nort-retraced-other = { $seat } retraced { $other }’s line at { $x },{ $y }.
nort-was-late = { $seat } did not choose in time.
nort-drawn-for =
    { $mine ->
        [1] Your vehicle was drawn for you: { $vehicle }.
       *[other] The vehicle of { $seat } was drawn by lot: { $vehicle }.
    }
nort-first-die = The first die shows { $die }.
nort-rolled = The dice show { $die } and { $other }.
nort-has-first-call =
    { $reason ->
        [penalty] { $seat } has the first call: the other crossed a trace.
        [error] { $seat } has the first call.
        [silence] { $seat } has the first call: nobody spoke.
        [power] { $seat } has the call now.
       *[initiative] { $seat } has the initiative.
    }
nort-called-first = { $seat } calls { $call }.
nort-called-second = { $seat } answers { $call }.
nort-named-unavailable = { $seat } says { $call }, which is not there.
nort-went-straight = { $seat } cannot turn with that: { $call }.
nort-said-nothing = { $seat } says nothing and gets { $call }.
nort-power-used =
    { $power ->
        [longer] { $seat } uses a power: one more.
        [shorter] { $seat } uses a power: one less.
        [reverse] { $seat } uses a power, reverses the call and has it now.
        [over] { $seat } uses a power: over a mine.
       *[through] { $seat } uses a power: through the wall.
    }
nort-uncovered = The arena is uncovered.
nort-covered = Round { $round }: the arena is covered.
nort-barred = { $seat } crossed a trace and may not call first.
nort-speed-counted = Speed Points: Blue { $blue }, Red { $red }.
nort-won =
    { $ending ->
        [speed] Both still drive after the last move: { $seat } wins with more Speed Points.
        [fewer-crossings] As many Speed Points each: { $seat } wins with fewer crossings.
        [fewer-powers] As many Speed Points and crossings each: { $seat } wins with fewer powers used.
       *[other] { $seat } wins.
    }
nort-drawn = As many Speed Points, crossings and powers used each: the game is a draw.
nort-must-name-a-side = { $seat } must turn with a 1: left or right?
nort-vehicle-shown = { $seat } drove a { $vehicle }.
nort-opened = { $seat } had sealed { $call }.

nort-ending-edge = the wall
nort-ending-mine = a mine
nort-ending-intersection = a third crossing
nort-ending-retrace = a retraced line
nort-ending-speed = more Speed Points
nort-ending-fewer-crossings = fewer crossings
nort-ending-fewer-powers = fewer powers used
nort-ending-draw = a draw

nort-turn = Turn { $turn }
nort-unchosen = no vehicle yet
nort-secret = secret vehicle
nort-power =
    { $power ->
        [adjust] one more or less
        [reverse] reverse a call
        [over] over a mine
       *[through] through the wall
    }
nort-powers-left = Powers left: { $left } of { $uses }
nort-crossings = Crossings: { $crossings } of { $most }
nort-speed = Speed { $speed }
nort-first-call = first call
nort-is-barred = Crossed a trace: may not call first
nort-has-turned = Has just turned: must go straight
nort-round-of = Round { $round } of { $rounds }
nort-calls = Calls
nort-keys = { $values }, then { $sides }
nort-type-a-call = Type a call: 7 left, 12 straight, zero

option-nort-mode = Start
    .about = Duel: from opposite sides. Race: side by side.
option-nort-mode-duel = Duel
option-nort-mode-race = Race
option-nort-circles = Round mines
    .about = Whether the round grey mines are active.
option-nort-squares = Square mines
    .about = Whether the square grey mines are active.
option-nort-triangles = Three-cornered mines
    .about = Whether the three-cornered grey mines are active.
option-nort-open-arena = Open arena
    .about = The arena is never covered: for beginners.
option-nort-watched = Spectators see the arena
    .about = Also while it is covered for the players: for those you trust not to tell.
option-nort-pace = Pace
    .about = Live: the faster calls first. Sealed: both call in secret, for slow play.
option-nort-pace-live = live
option-nort-pace-sealed = sealed calls
option-nort-strict-retrace = Strict retracing
    .about = Dotted traces cannot be retraced either.
option-nort-arena = Arena
    .about = One of the house’s arenas, or a sheet of your own.
option-nort-arena-default = Quarry
option-nort-arena-pinball = Pinball
option-nort-arena-steppe = Steppe

nort-holding-crossings = your crossings
nort-holding-speed = your Speed Points
nort-holding-powers = your powers
nort-holding-barred = who may call first
nort-holding-vehicle = your vehicle
