### What the house refuses, by the codes of its errors: `table/too-late` is `error-table-too-late`.
### `error-record` speaks for every code of that room that has no message of its own.
### Where only the error itself knows what is wrong, `$sentence` is its own sentence, which is English.

## Playing

error-core-game-over = The game is over.
error-core-illegal-move = That move cannot be made now.
error-core-not-your-turn = You are not asked now; wait for the others.
error-core-past-question = Too late: the game has gone on.
error-core-unknown-game = There is no such game in the house.
error-core-broken-game = This game cannot be opened here; whoever runs the house should look at it.
error-core-broken-part = A part of this game is missing here; whoever runs the house should look at it.
error-table-too-soon = Not so fast: a short pause belongs between two moves of yours.
error-table-not-live = No game is going on at this table.
error-table-no-foresight = There is nothing to look ahead to now.
error-table-no-hint = The bot helps whoever is asked and plays against bots alone.
error-table-no-such-line = These moves cannot be made one after the other.
error-table-no-such-move = This game has no such move.
error-table-busy = The table is very busy. Try again.

## Sitting

error-table-other-version = The game at this table was played by other rules than the house has now.
error-table-no-table = There is no such table.
error-table-no-seat = There is no such seat at this table, or nobody in it.
error-table-not-seated = Only those who sit at the table can do that.
error-table-not-open = Nobody can sit down at this table any more.
error-table-removed = You were asked to leave this table.
error-table-seat-taken = Somebody sits there already.
error-table-one-seat = At one table you can sit in one seat only.
error-table-one-screen = By several at one screen this game is played so that nobody has to be first: choose its calm pace.
error-table-knows-too-much = You have sat in another seat of this game and know its secrets.
error-table-kept = This seat is kept for somebody.
error-table-not-invited = This seat is for somebody with an invitation.
error-table-not-away = A bot can play on for somebody only after they have been away for a while.
error-table-not-host = Only the host of the table can do that.
error-table-own-host = The host cannot be removed.
error-table-begun = The game has begun; its luck is settled.
error-luck-not-late = The table does not wait for that seat.
error-luck-other-salt = This is not what was sealed for the luck; load the page again.
error-luck-past-round = The luck is being mixed anew.
error-luck-waived = This seat has chosen to add nothing to the luck.
error-luck-too-early = Not everybody has added to the luck yet.

## Agreeing

error-table-bots-play-on = Bots play on; you may give up.
error-table-offered = That has been offered already.
error-table-no-offer = Nothing of the kind has been offered.
error-table-no-takeback = Nothing can be taken back: it would change somebody’s decision, or something has come to light.
error-table-too-late = The game has gone on; nothing was taken back.
error-table-not-over = The game is not over yet.

## Talking

error-table-no-deal = Only those who are making a deal add words to it.
error-table-too-many-words = No more words are kept with the deals of this table.
error-table-no-announcement = This game has no such announcement.
error-table-no-name = Choose a name before you speak.
error-table-muted = The host has asked you to be quiet.
error-table-too-many-muted = So many people cannot be kept away from one table. Open another, for friends.
error-table-no-player = There is no such player.
error-limits-too-much-talk = Let the others speak as well, and go on in a moment.

## Opening a table

error-core-bad-options = { $sentence }
error-core-bad-sheet = The sheet cannot be used. { $sentence }
error-core-unknown-sheet = There is no such sheet in the house.
error-seed = The seed cannot be read. { $sentence }
error-table-other-seats = With these rules the game has another number of seats.
error-table-too-slow = By a clock this slow the game is played at its slow pace: choose it among the rules of this table.
error-table-bad-clock = A clock has at least one second.

## Chronicles

error-chronicle-none = There is no such chronicle.
error-chronicle-no-game = There is no such game in this chronicle.
error-chronicle-no-world = This game was not played to its end, and leaves nothing to go on from.
error-chronicle-not-yours = Only those who have played in this chronicle can do that.
error-chronicle-bad-name = The name of a chronicle has at most 60 characters, all of which can be seen.

## Looking back

error-record = { $sentence }
error-record-unfinished = Only a game that is over can be handed in.
error-record-not-text = A record is text in UTF-8.
error-tale-no-teller = This game has no tales to tell.
error-tale-unfinished = Only a game that was played to its end can be told.
error-review-failed = The bot could not think this game over. It can be asked again.
error-rules-no-page = There are no rules of this game here.
error-reference-no-page = This game has no reference page.
error-boards-no-file = This game brings no such file.
error-boards-no-words = This game has no words of its own.

## Yourself

error-accounts-has-account = You have an account already.
error-accounts-no-account = You play as a guest; make an account first.
error-accounts-name-characters = A name has at least one letter, digit or sign, and no invisible characters.
error-accounts-name-fixed = Your account’s name is your name at every table.
error-accounts-name-length = A name has 1 to 24 characters.
error-accounts-name-taken = This name is taken, or looks like one that is.
error-accounts-name-of-another = Somebody with an account has this name, or one that looks like it.
error-accounts-no-session = This browser is signed out already.
error-accounts-password-length = A password has 8 to 256 characters.
error-accounts-wrong-password = There is no account with this name and password.
error-accounts-wrong-old-password = That is not your password until now.

## The house

error-http = The house could not do that.
error-http-404 = There is nothing here.
error-http-bad-request = Something that was filled in does not fit.
error-http-broken = Something went wrong here. It has been noted.
error-http-no-name = The house does not know you yet.
error-http-not-allowed = This is for those who run the house: the token is not theirs.
error-http-other-origin = This was asked from another site’s page.
error-http-too-big = That is more than the house takes in at once.
error-limits-too-many-guesses = There were too many wrong passwords for this account. Try again in a few minutes, or in a browser where you have logged in before.
error-limits-too-many-looks = A few games are being worked out for you already. Wait until one is done.
error-limits-too-long = That took too long to work out.
error-limits-too-many-messages = That was a lot at once.
error-limits-too-many-requests = That was a lot at once. Wait a moment and try again.
error-live = The house does not understand this page. Load it again.
error-live-signed-out = You have been signed out.
error-live-broken = Something went wrong here; please come back.
error-live-too-big = That message is too long.
error-store = The house cannot write this down right now. Try again in a moment.
error-tab-alone = There is nobody else in this tab. It takes a house with other people in it.

## Joining from a terminal

error-join-closed = The table has closed the line.
error-join-no-house = There is no house of Ludotek at that address.
error-join-no-server = { $sentence }
error-join-no-table = { $sentence }
