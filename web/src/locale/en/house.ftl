### What only the browser says; what games say is in src/ludotek/locale.

## The house

web-welcome = A house of tabletop games: against a friend, a stranger, or a bot that is worth playing.
web-games = Games
web-play-now = Play now
web-play-friend = Play with a friend
web-make-table = Make a table
web-tables-mine = My tables
web-tables-open = Open tables
web-tables-live = Being played
web-no-tables-mine = You are at no table.
web-no-tables-open = Nobody is waiting. Make a table with a seat for anyone.
web-no-tables-live = No table to watch right now.
web-do-mine = Go back
web-do-open = Sit down
web-do-live = Watch
web-over = Over
web-watch-record = Watch a record
web-to-lobby = To the lobby
web-loading = One moment …
web-board-broken = The board of this game has failed. Here is the plain one; nothing is lost.

## Yourself

web-guest = Guest
# What a house calls guests in each of its languages, before their numbers.
web-guests = Guest, Гість
web-your-name = Your name
web-change-name = Change your name
web-save = Save
web-you = you
web-account = Account

## Settings

web-language = Language
web-theme = Light or dark
web-theme-system = As the system
web-theme-light = Light
web-theme-dark = Dark
web-sound-on = Sound is on
web-sound-off = Sound is off
web-menu = Menu
web-close = Close
web-no = No
web-rulings = Rulings
web-panel = Panel

## A new table

web-new-table = A table of { $game }
web-who-sits = Who sits where
web-seat-me = me
web-seat-friend = a friend, by link
web-seat-anyone = anyone
web-seat-here = somebody at this screen
web-seat-here-name = Name of whoever plays there
web-seat-here-guest = Guest { $number }
web-here-turns = You hand the screen to each other. What only one may see is behind a curtain in between; nothing is rated.
web-here-pace = You share a screen, so nobody can be quicker than the other: this game is then played with everybody choosing in secret.
web-seat-bot = bot { $level }: { $name }
web-reflexes = Bots in races
web-reflexes-yours = at my pace
web-reflexes-full = at full speed
web-clock = Clock
web-clock-none = none
web-clock-move-30 = 30 seconds a move
web-clock-move-90 = 90 seconds a move
web-clock-game-300 = 5 minutes a game, 3 seconds more each move
web-clock-game-600 = 10 minutes a game, 5 seconds more each move
web-clock-game-1800 = 30 minutes a game
web-clock-move-day = a day a move
web-clock-move-3-days = three days a move
web-private = Private: only those with the link see it
web-options = Rules of this table
web-cancel = Cancel
web-open-table = Open the table
web-friend-link = The link for your friend
web-copy-link = Copy the link
web-copied = Copied
web-link-selected = The link is selected: copy it from here.
web-kept-for-friend = kept for a friend
web-free-seat = free
web-sit-here = Sit here
web-bot = { $name } · bot { $level }
web-bot-name-1-1 = Pip
web-bot-name-1-2 = Dot
web-bot-name-1-3 = Moth
web-bot-name-1-4 = Button
web-bot-name-1-5 = Wren
web-bot-name-1-6 = Tumble
web-bot-name-2-1 = Clover
web-bot-name-2-2 = Basil
web-bot-name-2-3 = Juniper
web-bot-name-2-4 = Otter
web-bot-name-2-5 = Maple
web-bot-name-2-6 = Finch
web-bot-name-3-1 = Marlow
web-bot-name-3-2 = Ines
web-bot-name-3-3 = Tobias
web-bot-name-3-4 = Greta
web-bot-name-3-5 = Osric
web-bot-name-3-6 = Vera
web-bot-name-4-1 = Hawke
web-bot-name-4-2 = Sable
web-bot-name-4-3 = Corvin
web-bot-name-4-4 = Ysolde
web-bot-name-4-5 = Brandt
web-bot-name-4-6 = Mirren
web-bot-name-5-1 = Aurelia
web-bot-name-5-2 = Magnus
web-bot-name-5-3 = Theodora
web-bot-name-5-4 = Lazar
web-bot-name-5-5 = Sibylla
web-bot-name-5-6 = Octavian
web-bot-says-1-hello-1 = Hello! I have only just learned this.
web-bot-says-1-hello-2 = Oh, a game! Which piece is which, again?
web-bot-says-1-close-1 = Wait, what is happening?
web-bot-says-1-close-2 = Is this good for me?
web-bot-says-1-won-1 = I won? I won!
web-bot-says-1-won-2 = Did I do that on purpose? I hope so.
web-bot-says-1-lost-1 = You are good at this! Once more?
web-bot-says-1-lost-2 = I see now what I should have done. I think.
web-bot-says-2-hello-1 = Good to see you. No hurry.
web-bot-says-2-hello-2 = Hello there. Let us have a nice one.
web-bot-says-2-close-1 = This is getting close.
web-bot-says-2-close-2 = Now it counts.
web-bot-says-2-won-1 = That went my way. Well played, though.
web-bot-says-2-won-2 = A lucky day for me.
web-bot-says-2-lost-1 = Well done, that was fair.
web-bot-says-2-lost-2 = You saw more than I did.
web-bot-says-3-hello-1 = Good day. I shall not give anything away.
web-bot-says-3-hello-2 = Let us see how you play.
web-bot-says-3-close-1 = Careful now.
web-bot-says-3-close-2 = One of us is about to be sorry.
web-bot-says-3-won-1 = That was there for the taking.
web-bot-says-3-won-2 = You will see it in the review.
web-bot-says-3-lost-1 = Well earned. I was a step too slow.
web-bot-says-3-lost-2 = I thought I had it. Well played.
web-bot-says-4-hello-1 = I hope you slept well.
web-bot-says-4-hello-2 = Shall we? I have thought about my opening.
web-bot-says-4-close-1 = I have seen this coming for a while.
web-bot-says-4-close-2 = Choose well.
web-bot-says-4-won-1 = As planned.
web-bot-says-4-won-2 = It was closer than it looks.
web-bot-says-4-lost-1 = I will have to think about that one.
web-bot-says-4-lost-2 = That does not happen often. Bravo.
web-bot-says-5-hello-1 = Take your time. I shall take mine.
web-bot-says-5-hello-2 = I have been looking forward to this.
web-bot-says-5-close-1 = We are near the end of it.
web-bot-says-5-close-2 = Every choice is the last one now.
web-bot-says-5-won-1 = A pleasure. You made me work.
web-bot-says-5-won-2 = It is decided. Shall we look where?
web-bot-says-5-lost-1 = Remember this game. I shall.
web-bot-says-5-lost-2 = There was nothing left that I could do.
web-strength = By your last { $games } games against bots you play about like level { $level }.
web-strength-play = Play level { $level } next
web-sheet-own = my own …
web-sheet-template = Download a template for your own
web-sheet-file = A file with your own sheet
web-sheet-taken = Taken from { $file }.

## At the table

web-your-move = Your move
web-line-lost = The line is gone; coming back …
web-spectators =
    { $count ->
        [one] { $count } watches
       *[other] { $count } watch
    }
web-away = away
web-give-to-bot = Let a bot play on
web-give-to-bot-sure = Let a bot play this seat to the end? Whoever left cannot take it back.
web-latency = { $ms } ms
web-quick = { $count } under 0.1 s
web-quick-title = So often they were first sooner than people can react; only you, the host, see this.
web-days-left =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
web-offer-draw = Offer a draw
web-undo = Undo
web-undo-about = Take the last move back: nothing has come to light by it
web-tell-me = Tell me when it is my move
web-resign = Give up
web-resign-sure = Give up this game?
web-stand = Stand up
web-stand-sure = Leave your seat in the middle of the game? Somebody else may take it.
web-offered-draw = A draw is offered.
web-accept = Accept
web-decline = Decline
web-tab-log = Log
web-tab-chat = Chat
web-tab-rules = Rules
web-reference = Reference page, to read or to print
web-tab-luck = Luck
web-say-something = Say something
web-free-words = Beside the deal, binding nobody
web-write = Write
web-send = Send
web-mute = Mute
web-unmute = Unmute
web-remove = Remove
web-remove-sure = Ask this player to leave the table for good?
web-report = Report
web-report-why = What is wrong?
web-reported = Thank you; the house will look at it.
web-luck-about = Before the game the house fixed its part of the luck and showed this fingerprint of it. Then everybody’s browser or terminal added a part: all of them sealed at first, and shown only when the last was sealed. So nobody could choose, neither the house nor whoever came last. After the game the record holds everything, and anyone can check every draw.
web-luck-commitment = Fingerprint
web-luck-seal = Sealed by { $seat }
web-luck-salt = Added by { $seat }
web-luck-waived = adds nothing to the luck
web-luck-free = Free this seat
web-luck-kept = Dice checked: they are the ones promised before the game.
web-luck-broken = Warning: the dice are not the ones promised before the game ({ $notes }).
web-luck-unchecked = The dice could not be checked: the record has not come.
web-luck-verify = To check every draw:

## After the game

web-result-won = You win!
web-result-lost = You lose.
web-result-draw = A draw.
web-result-alone = The run is over.
web-result-none = The game has ended.
web-result-winner = The winner: { $names }.
web-rematch = Again
web-to-rematch = To the next game
web-look-back = Look back
web-download-record = Download the record
web-replay = Replay
web-open-record = Open a record
web-play = Play
web-pause = Pause
web-step-back = One move back
web-step-on = One move on
web-move-number = Move

## The page of reports

web-daily = Today’s challenge
web-best = Best results
web-best-place = Place
web-best-who = Who
web-best-mark = Result
web-best-record = Record
web-best-you = (you)
web-best-look = Watch
web-best-watch = Watch the record of { $name }
web-best-players =
    { $count ->
        [one] { $count } player in all
       *[other] { $count } players in all
    }
web-best-nobody = Nobody yet: be the first.

## Learn by playing

web-lesson = Learn by playing
web-lesson-offer = New here? Short notes explain each thing when it first matters, while you play.
web-lesson-decline = No, thank you
web-lesson-noted = Got it
web-lesson-advice = Suggested: { $move }
web-lesson-stop = No more notes

## After a defeat, again, and while one waits

web-offline = offline: you are not seen
web-again-next = Next game: { $seats }.
web-again-seat = { $seat } – { $who }
web-again-invite = Again: invite the others
web-again-invited = You are invited to another game: { $seats }.
web-again-take = Take your seat
web-new-game = Another game
web-code = The link as a QR code
web-unread = { $count } unread
web-bot-until = Play a bot until then
web-pace = Pace
web-pace-slow = Slower
web-pace-usual = Usual pace
web-pace-fast = Faster
web-pace-still = Only the present
web-pace-bots = Fast for bots
web-story-skip = Skip to the present (.)
web-story-back = One beat back (,)
web-story-pause = Pause (/)
web-story-go-on = Go on (/)
web-story-behind = { $count } more to come
web-log-set-up = Set-up
web-story-look = Look at it
web-since = Since your turn: { $count }
web-since-close = Close

## Where everybody stands, and how it was won

web-outlook = Where everybody stands
web-outlook-short = Standing
## Worlds between two games

web-seed = Worlds

## Chronicles

web-chronicles = Your chronicles
web-chronicle-name = Name of the chronicle
web-chronicle-about = Its games follow each other, each in the world that the one before has left.
web-chronicle-unnamed = A chronicle of { $game }
web-chronicle-games = { $number ->
    [0] first game
    [one] { $number } game
   *[other] { $number } games
}
web-chronicle-played = a game goes on

## A house that the page runs itself

web-tab-name = You
web-tab-setting-up = Setting up the house in this tab …
web-tab-failed = This browser could not set up the house: { $reason }

## Several people at one screen

web-curtain = { $who }: take the screen. Everybody else: look away.
web-curtain-known = What all of you know
web-curtain-clock = The clock is running.
web-curtain-waiting = The others are moving.
web-hand-over = Hand over to { $who }
web-look-once = { $who } only wants to look
web-cover = Draw the curtain

## Without the house, and back

web-gone = The house cannot be reached.
web-gone-play = Play on here, against bots
web-back = The house can be reached again: go back
web-handed-in = { $count ->
    [one] A game that you played without the house was handed in.
   *[other] { $count } games that you played without the house were handed in.
  } Such games are not rated.
web-hand-in = Hand it in to this house
web-elsewhere = Played elsewhere and handed in; not rated.
web-elsewhere-short = Played elsewhere
