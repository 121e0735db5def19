### What only the terminal says, in English; the browser leaves it out.

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
