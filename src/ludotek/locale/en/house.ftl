### The words of the house in English. Plain Fluent, because the browser reads this file too.

## Seats that are nobody's

seat-chance = Chance
seat-clock = Clock
seat-spectator = Spectators

## How people end a game without its rules

ending-unfinished = not finished
ending-resigned = given up
ending-agreed = ended by agreement
ending-abandoned = abandoned

## Options

option-yes = yes
option-no = no
option-none = none

## A move or an event of a game that has no words of its own yet

plain = { $words }

unknown-words = { $game } has no move called “{ $words }”.

## The terminal

terminal-no-terminal = The game needs a terminal to draw on; its input and output are not one.
terminal-you = you
terminal-bot = bot
terminal-hints = h help · F2 ask the bot · t light · q leave
terminal-history = What happened
terminal-hand-over = { $seat }: take the keyboard. Everybody else: look away.
terminal-ready = I am ready
terminal-seen = Take your time, then go on.
terminal-go-on = Go on
terminal-choose = { $seat }: choose a move.
terminal-keys-secret = Press { $keys }. Nothing on the screen will show which.
terminal-thinking = Waiting for { $seat }.
terminal-type-here = Type a move, or pick one above
terminal-type-or-quote = Type a move, or after a quotation mark words beside the deal
terminal-not-now = “{ $words }” cannot be played now.
terminal-race = Everybody at once: each has keys of their own.
terminal-press-again = Press the same again to { $words }.
terminal-nothing = nothing
terminal-hidden = hidden
terminal-victory = Victory: { $seat }
terminal-you-won = You win!
terminal-you-lost = You lose.
terminal-score = Your score: { $points }
terminal-tie = A tie.
terminal-best-new = Your best at this terminal!
terminal-best-before = Your best at this terminal: { $mark }
terminal-chances = Everybody’s chances over the game. { $method }
terminal-turn = Turning point: { $told } ({ $seat }: { $before } % → { $after } %)
terminal-how = How it ended: { $ending }
terminal-rematch = Rematch
terminal-save = Save
terminal-look = See the board
terminal-leave = Leave
terminal-back = Back to the result
terminal-leave-question = Leave the game?
terminal-leave-about = Its record can be saved and replayed later. Secret choices not yet revealed are left out.
terminal-file = File
terminal-save-and-leave = Save and leave
terminal-discard = Leave unsaved
terminal-stay = Stay
terminal-saved = Saved: { $path }
terminal-file-exists = { $path } already exists. Choose another name.
terminal-cannot-write = { $path } cannot be written: { $reason }.
terminal-close = Close
terminal-this-table = This table
terminal-keys = Keys
terminal-words = Words
terminal-keys-about =
    1 2 3, or the letter: choose in secret
    Enter: go on, skip the reveal
    In a race everybody's keys stand below the board; after a key with … a second one says which
    F2: ask the bot what it would play, and why, when you play against bots alone
    Tab, arrows: move about
    t: day or night
    q or Ctrl-C: leave, with or without saving
terminal-line-lost = The line to the table is lost. It is being laid again.
terminal-rematch-asked = You have asked for a rematch.
terminal-dice-kept = Dice checked: they are the ones promised before the game.
terminal-dice-broken = Warning: the dice are not the ones promised before the game ({ $notes }).
terminal-dice-unchecked = The dice could not be checked: the record has not come.
terminal-rematch-waits = A rematch has been laid out: press r to join it.
terminal-replay-hints = ← → step · Home End · t light · q leave
terminal-replay-step = { $step } of { $steps }
terminal-replay-start = Before the first move
terminal-replay-over = Ended: { $ending }

## The table

table-guest = Guest { $number }
table-your-move = Your move.
table-chosen = Your choice is sealed. The others choose.
table-choosing = The players choose in secret.
table-waiting-for =
    { $more ->
        [0] Waiting for { $seat }.
        [one] Waiting for { $seat } and { $more } more.
       *[other] Waiting for { $seat } and { $more } more.
    }
table-time-passes = Nobody can move: time passes.
table-waiting-for-players = Waiting until every seat is taken.
table-luck-mixing = The luck is being mixed: everybody’s computer adds to it.
table-luck-late = { $more ->
        [0] The game has not begun: nothing has come from { $seat } for the luck. It begins as soon as they are back.
        [one] The game has not begun: nothing has come from { $seat } and one more for the luck. It begins as soon as they are back.
       *[other] The game has not begun: nothing has come from { $seat } and { $more } more for the luck. It begins as soon as they are back.
    }
table-over = The game is over.
table-closed = This table is closed.
table-review-budget = { $simulations ->
        [one] { $simulations } simulation
       *[other] { $simulations } simulations
    } and { $playouts ->
        [one] { $playouts } playout
       *[other] { $playouts } playouts
    } for each move

table-chances-solved = By best play, as the solver knows it.
table-chances-bots = As the bots of the house estimate it, seeing all that was hidden.
table-chances-playouts =
    { $playouts ->
        [one] By { $playouts } game played on at random from each moment.
       *[other] By { $playouts } games played on at random from each moment.
    }

## Levels of bots

bot-level-1 = Newcomer, loses to beginners
bot-level-2 = Casual, a fair first opponent
bot-level-3 = Regular, punishes careless play
bot-level-4 = Expert, hard to beat
bot-level-5 = Master, as good as we can
bot-level-slow = { $level }; thinks long in this browser

## Cards

cards-rulings = Rulings:
story-list = { $first }, { $rest }
story-times = { $number } × { $what }
story-step-of = a step of { $seat }
story-rest = And { $number } more: { $all }.

## A world between two games

seed-whole = Nothing is wrong with this seed.

## Asking the bot

hint-ask = Ask the bot
hint-about = What the bot would play in your place, and why
hint-thinking = The bot thinks …
hint-would = I would play:
hint-wait = wait
hint-hope = Because of this: { $what }
hint-fear = What worries me: { $what }
hint-in-looks = { $what } ({ $times } of { $looks } looks ahead)
hint-even = Nothing stands out: other moves are about as good.
hint-take = Play that
hint-close = Close
