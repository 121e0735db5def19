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

## Values without words of their own

terminal-nothing = nothing
terminal-hidden = hidden

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
table-time-passes = A moment: the game goes on by itself.
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

## What a page says itself, when nobody else can

error-web-no-answer = The house does not answer. Try again in a moment.
error-web-no-record = The record could not be fetched. { $sentence }
error-web-bad-replay = What was made of the record beforehand cannot be read. { $sentence }
