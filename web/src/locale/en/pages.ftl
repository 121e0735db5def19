### What pages beside lobby and table say: accounts, reports, best marks, worlds and chronicles.

web-account-about = You can play without an account. One adds ratings and the history of your games, which you can download and delete.
web-password = Password
web-login = Log in
web-register = Make an account
web-logout = Log out
web-export = Download everything
web-forget = Delete my account
web-forget-sure = Delete your account, its ratings and its history for good?
web-history = My games
web-history-empty = None yet. Games that you play while signed in are kept here.
web-sessions = Where you are signed in
web-sessions-about = End whatever you do not know or no longer use. A browser that is signed out is out at once, at open tables too.
web-session-this = This browser
web-session-unknown = An unknown browser
web-session-seen = Last used { $when }
web-session-end = Sign out
web-session-end-which = Sign out { $browser }
web-session-end-others = Sign out everywhere else
web-password-change = Change the password
web-password-old = Your password until now
web-password-new = The new password, 8 characters or more
web-password-about = Every other browser is signed out, and programs that play under your name need a new token.
web-password-changed = Your password is changed.
web-games-played =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
web-reports = Reports
web-house-token = The house's token
web-look = Look
web-no-reports = Nothing has been reported.
web-best-of = { $game }: the best of the house
web-best-try = Try it
web-best-none = Nothing is compared in this game.
web-seed-of = { $game }: a world from its seed
web-seed-paste = Paste a seed
web-seed-about = A seed is one line of text in which a world is kept between two games.
web-seed-show = Show it
web-seed-play = Play now
web-seed-table = Make a table
web-seed-link = Copy a link
web-seed-copied = Copied
web-seed-words = In words
web-seed-repairs = Repaired before it is played
web-chronicle-begin = Begin a chronicle
web-chronicle-map = The world after game { $number }
web-chronicle-slider = After which game
web-chronicle-today = today
web-chronicle-no-world = No game of this chronicle has been played to its end yet.
web-chronicle-game = Game { $number }
web-chronicle-open = Waits for its players
web-chronicle-live = Is being played
web-chronicle-given-up = Not played to its end
web-chronicle-table = To the table
web-chronicle-replay = Look back at it
web-chronicle-seeds = Seeds
web-chronicle-began = Began in
web-chronicle-began-mixed = Begins in, its decks in another order until the game is over
web-chronicle-left = Left, its decks in an order that no game has
web-chronicle-to-next = To the next game
web-chronicle-next = Play the next game
web-chronicle-next-after = The next game, after game { $number }
web-chronicle-lineage = Lineage
web-chronicle-lineage-about = A world that was continued twice branches. Choose a game to see the world that it left.
web-chronicle-records = Download the records
web-chronicle-rename = Rename

web-board-show = Show the board
web-board-about = The first time this takes a few seconds: the rules are fetched, about 7 MB.
web-board-play-on = Play on from here
web-board-back = Back to the record
web-board-table = Open the table
web-board-large = Whole screen
web-board-start = The beginning.
web-board-over = The game is over here.
