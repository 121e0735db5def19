### Why a marker of Novem cannot be laid, in English.

novem-refused-rows = You have the markers of the rows; the columns are the other player’s.
novem-refused-columns = You have the markers of the columns; the rows are the other player’s.
